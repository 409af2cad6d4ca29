@_spi(KoineDriver) public import Koine

extension MariaDBDialect {
  /// The name of a type in CAST.
  public func typeName(_ type: SQLType) -> String {
    switch type {
    case .boolean, .integer, .unsigned: "SIGNED"
    case .decimal(let scale): "DECIMAL(65, \(scale))"
    case .real, .double: "DOUBLE"
    case .text, .uuid, .json, .unknown: "CHAR"
    case .blob: "BINARY"
    case .timestamp: "DATETIME(6)"
    case .date: "DATE"
    case .time: "TIME(6)"
    case .named(_, let stored), .opaque(let stored): typeName(stored)
    }
  }

  /// The name of a type in a table's definition. A key has a limit of its length.
  static func columnType(
    _ type: SQLType, ofKey isKey: Bool = false, collating: String = " COLLATE \(collation)"
  ) -> String {
    switch type {
    case .boolean: "BOOLEAN"
    case .integer(bits: 8): "TINYINT"
    case .integer(bits: 16), .unsigned(bits: 8): "SMALLINT"
    case .integer(bits: 32), .unsigned(bits: 16): "INT"
    case .integer, .unsigned: "BIGINT"
    case .decimal(let scale): "DECIMAL(18, \(scale))"
    case .real: "FLOAT"
    case .double: "DOUBLE"
    case .text, .unknown: (isKey ? "VARCHAR(255)" : "LONGTEXT") + collating
    case .blob: isKey ? "VARBINARY(255)" : "LONGBLOB"
    case .timestamp: "DATETIME(6)"
    case .date: "DATE"
    case .time: "TIME(6)"
    case .uuid: "CHAR(36) COLLATE \(collation)"
    case .json: "JSON"
    case .opaque(let stored): columnType(stored, ofKey: isKey, collating: collating)
    case .named(let name, _): name
    }
  }

  /// `COLLATE utf8mb4_nopad_bin`; the server compares in the column's own way unless it is told.
  public func collationName(_ collation: SQLCollation) -> String? {
    collation == .binary ? Self.collation : nil
  }

  /// Text columns collate by code point, and a generated key is AUTO_INCREMENT.
  public func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    let generated = create.columns.first(where: \.isGenerated)?.column
    let computed = create.columns.filter { $0.computation != nil }.map(\.column)
    // They take no NOT NULL, but a check.
    writer.write(create: create, isComputedNotNull: false) { column in
      let isKey = column.isPrimaryKey || column.isUnique || column.reference != nil
      return column.column.collation == .database
        ? Self.columnType(column.column.type, ofKey: isKey, collating: " CHARACTER SET utf8mb4")
        : Self.columnType(column.column.type, ofKey: isKey)
    } typed: { column, writer in
      if column.isGenerated { writer.write(" AUTO_INCREMENT") }
    } checked: { column, writer in
      // A generated key takes no check.
      if generated == column { return }
      let isNotNull = !column.isNullable && computed.contains(column)
      switch column.type.storage {
      case .boolean:
        writer.write(" CHECK (")
        if isNotNull { writer.write(sql: "\(nameOf: column) IS NOT NULL AND ") }
        writer.write(sql: "\(nameOf: column) IN (0, 1))")
      case .unsigned:
        writer.write(" CHECK (")
        if isNotNull { writer.write(sql: "\(nameOf: column) IS NOT NULL AND ") }
        writer.write(sql: "\(nameOf: column)\(rangeOf: column.type.storage))")
      default: if isNotNull { writer.write(sql: " CHECK (\(nameOf: column) IS NOT NULL)") }
      }
    }
  }

  /// Writes the greatest key: generated keys follow those of the table.
  public func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.writeStandard(greatestKey: key, of: table)
  }

  /// `ON DUPLICATE KEY UPDATE`, which has no condition: each column keeps its value unless it holds.
  public func write(conflict: SQLConflict, to writer: inout SQLWriter) {
    writer.write(" ON DUPLICATE KEY UPDATE ")
    let kept = conflict.target.prefix(1).map { SQLAssignment($0, .column($0)) }
    let condition = conflict.filters.isEmpty ? nil : SQLExpression.conjunction(conflict.filters[...])
    writer.write(
      assignments: conflict.assignments.isEmpty
        ? kept
        : conflict.assignments.map { assignment in
          guard let condition else { return assignment }
          let value = SQLCase(
            branches: [.init(when: condition, then: assignment.value)], otherwise: .column(assignment.column))
          return SQLAssignment(assignment.column, .conditional(value))
        })
  }

  /// A table of JSON with a column for each of the list's.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    let texts = rows.map { zip($0, types).map { Self.listed($0, $1.scale) } }
    let kinds = types.map { type -> SQLType in
      switch type.storage {
      case .double, .real, .decimal, .blob: .text
      default: type
      }
    }
    let columns = types.indices.map { index in
      let type =
        types[index].storage == .blob ? .text : types[index].storage == .real ? .double : types[index]
      return "v\(index) \(Self.columnType(type)) PATH '\(types.count > 1 ? "$[\(index)]" : "$")'"
    }
    let values = types.indices.map { types[$0].storage == .blob ? "unhex(v\($0))" : "v\($0)" }
    return SQLLongList(query: [
      .text("SELECT \(values.joined(separator: ", ")) FROM JSON_TABLE("),
      .value(.text(SQLLongList.json(texts, of: kinds).text), .text),
      .text(", '$[*]' COLUMNS (\(columns.joined(separator: ", ")))) AS koine_list"),
    ])
  }

  /// A value as JSON holds it exactly.
  private static func listed(_ value: SQLValue, _ scale: Int?) -> SQLValue {
    switch value {
    case .double(let number): .text("\(number)")
    case .integer(let number): scale.map { .text(SQLDecimal.text(number, scale: $0)) } ?? value
    case .blob(let bytes): .text(bytes.map(\.hexadecimal).joined())
    default: value
    }
  }

  /// An aggregate function over the query itself, as a derived table would see no column of an outer query, and has no
  /// order. Numbers with a point, instants and bytes are texts.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    guard let select = query.select else { return }
    writer.write(valueOf: query) { writer in
      writer.write("coalesce(JSON_ARRAYAGG(")
      writer.write(row: "JSON_ARRAY(", of: select.selectedExpressions) { cell, writer in
        switch cell.type.storage {
        case .double, .real: writer.write(sql: "CAST(CAST(\(cell) AS DOUBLE) AS CHAR)")
        case .timestamp: write(cast: cell, to: .text, to: &writer)
        case .blob: writer.write(sql: "hex(\(cell))")
        // What is JSON already would be a part of the row's.
        case .text, .json: writer.write(sql: "concat(\(cell), '')")
        default: writer.write(cell)
        }
      }
      if !query.ordering.isEmpty {
        writer.write(" ")
        writer.write(orderBy: query.ordering)
      }
      if query.keepsTies { writer.refuse("LIMIT with ties in nested rows") }
      write(limit: query.limit, offset: query.offset, to: &writer)
      writer.write("), '[]')")
    }
  }
}

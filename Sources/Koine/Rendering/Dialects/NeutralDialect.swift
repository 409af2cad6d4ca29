/// No engine's dialect: standard SQL in which a statement is shown to people, with every feature as it was
/// asked for. What it writes is meant to be read, not to be run.
package struct NeutralDialect: SQLDialect, SQLStandardOperators {
  /// The dialect, which has no settings.
  package init() {}

  package let name = "standard SQL"
  package let features = NeutralDialect.answers
  package let spelling = SQLSpelling(identifierLimit: .unlimited, maximumParameters: .max)
  package var transactionStatements: TransactionStatements {
    TransactionStatements { _ in ["START TRANSACTION"] }
  }

  private static let answers = SQLFeatureTable { _ in .native }

  package func typeName(_ type: SQLType) -> String {
    if case .named(let name, _) = type { return name }
    return switch type.storage {
    case .boolean: "BOOLEAN"
    case .integer(bits: 8): "TINYINT"
    case .integer(bits: 16): "SMALLINT"
    case .integer(bits: 32): "INTEGER"
    case .integer: "BIGINT"
    case .unsigned(let bits): typeName(.integer(bits: bits)) + " UNSIGNED"
    case .decimal(let scale): "DECIMAL(38, \(scale))"
    case .real: "REAL"
    case .double: "DOUBLE PRECISION"
    case .blob: "BINARY"
    case .timestamp: "TIMESTAMP"
    case .date: "DATE"
    case .time: "TIME"
    case .uuid: "UUID"
    case .json: "JSON"
    case .opaque(let stored): typeName(stored)
    case .text, .named, .unknown: "TEXT"
    }
  }

  package func collationName(_ collation: SQLCollation) -> String? {
    switch collation {
    case .binary: "BINARY"
    case .noCase: "NOCASE"
    case .database: nil
    case .program(let collation): collation.name
    }
  }

  package func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(literal: value)
  }

  package func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    writer.writeStandard(arithmetic: left, op, right)
  }

  package func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch op {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr: writer.write(left, "^", right)
    case .shiftLeft, .shiftLeftWithin: writer.write(left, "<<", right)
    case .shiftRight, .shiftRightWithin: writer.write(left, ">>", right)
    }
  }

  package func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand: operand)
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    writer.write(operand: pattern)
    writer.write(" ESCAPE '\\'")
  }

  package func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(cast: operand, to: type)
  }

  package func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    SQLLongList(query: [
      .text("SELECT * FROM JSON_TABLE("), .value(.text(SQLLongList.json(rows, of: types).text), .text),
      .text(", '$[*]')"),
    ])
  }

  package func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(
      rows: query, as: reference, aggregate: ("coalesce(JSON_ARRAYAGG(", "), '[]')"), row: "JSON_ARRAY("
    ) { column, writer in writer.write(nameOf: column) }
  }

  package func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    switch tableFunction {
    case .jsonElements(let document): writer.write(sql: "json_elements(\(document))")
    case .jsonMembers(let document): writer.write(sql: "json_members(\(document))")
    case .fullText(let search):
      writer.write("full_text(")
      writer.write(identifier: search.index.name)
      writer.write(")")
    case .boxes(let search):
      writer.write("boxes(")
      writer.write(identifier: search.index.name)
      writer.write(")")
    case .program(let function, let arguments): writer.write(call: function, arguments)
    }
    writer.write(" AS ")
    writer.write(identifier: reference.sourceName)
  }

  package func write(conflict: SQLConflict, to writer: inout SQLWriter) {
    writer.writeStandard(conflict: conflict)
  }

  package func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.writeStandard(greatestKey: key, of: table)
  }

  package func write(enumType: SQLEnumType, to writer: inout SQLWriter) {
    switch enumType.action {
    case .create:
      writer.write(sql: "CREATE TYPE \(sql: typeName(enumType.type)) AS ENUM (")
      writer.writeList(enumType.cases) { value, writer in writer.write(sql: "\(literal: value)") }
      writer.write(")")
    case .add(let value):
      writer.write(sql: "ALTER TYPE \(sql: typeName(enumType.type)) ADD VALUE \(literal: value)")
    }
  }

  package func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression, to writer: inout SQLWriter
  ) {
    switch search {
    case .contains: writer.write(call: "contains", [text, part])
    case .hasPrefix: writer.write(call: "starts_with", [text, part])
    case .hasSuffix: writer.write(call: "ends_with", [text, part])
    }
  }

  /// Functions under the names of their meanings.
  package func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    if case .matches(let expression) = function {
      return writer.write(call: "matches", arguments + [.literal(.text(expression.text()), .text)])
    }
    if case .program(let function) = function { return writer.write(call: function, arguments) }
    let name =
      switch function {
      case .temporal(let function): function.name
      case .numeric(let function): function.rawValue
      case .textual(let function): function.rawValue
      case .json(let function): function.name
      default: "\(function)".lowercased()
      }
    writer.write(text: name)
    writer.write("(")
    writer.writeList(arguments) { argument, writer in writer.write(argument) }
    if case .json(let function) = function {
      for leg in function.path {
        writer.write(", ")
        switch leg {
        case .key(let key): writer.write(textLiteral: key)
        case .index(let index): writer.write(index)
        }
      }
    }
    writer.write(")")
  }

  package func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    writer.writeStandard(aggregate: aggregate)
  }

  /// Every part of the definition, also what some engines do not write: a ``Migration`` is told from a changed one by it.
  package func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write(create: create) { column, writer in
      if column.column.collation != .binary {
        writer.write(" COLLATE ")
        writer.write(identifier: collationName(column.column.collation) ?? "DATABASE")
      }
      if column.isGenerated { writer.write(" GENERATED BY DEFAULT AS IDENTITY") }
    }
    guard writer.tablePart == .table else { return }
    for column in create.columns {
      if let comment = column.comment { write(comment: comment, of: column.column.name, to: &writer) }
    }
    if let comment = create.comment { write(comment: comment, of: create.table.name, to: &writer) }
  }

  private func write(comment: String, of name: String, to writer: inout SQLWriter) {
    writer.write(" COMMENT ON ")
    writer.write(identifier: name)
    writer.write(" IS ")
    writer.write(textLiteral: comment)
  }
}

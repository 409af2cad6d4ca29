/// What an import does with a row whose primary key exists.
public enum ConflictRule: Sendable, Hashable {
  /// Ends the import with an error, or rejects the row.
  case fail
  /// Leaves the row out.
  case skip
  /// Gives the row that exists the values of the imported one.
  case replace
}

extension Connection {
  /// Inserts the rows of a text into a table that no Swift type describes, all of them or, after an error, none.
  ///
  ///     try await database.importTable("planes", from: .file("planes.csv"), as: .csv(), creating: true)
  ///
  /// With `creating`, the text is read twice, and the table gets a column for each that the text has, of the narrowest
  /// type that all its values have: truth values, integers, doubles, days, instants, UUIDs, else texts. A number that
  /// begins with a zero or a plus sign, or has more digits than its type, makes the column one of texts. In lines of
  /// JSON, values of several types, arrays, objects, and numbers with more digits than their type make the column one
  /// of JSON, which keeps them as they are written. A column is optional if a row has no value in it. More than 2 000
  /// columns are an error. The table has no key. Without `creating`, the database says what columns there are. In a
  /// column of SQLite that is `NUMERIC` or `DECIMAL`, an integer of 64 bits stays one; any other number is a double,
  /// and one with more digits than that keeps is an error.
  ///
  /// SQLite does not tell that a column of texts has instants, or one of integers sums of cents. With `types`, their
  /// values are stored as columns of these types have them:
  ///
  ///     try await database.importTable(
  ///       "bookings", from: .file("bookings.csv"), as: .csv(), types: ["made": .timestamp, "price": .decimal(scale: 2)])
  ///     // 2012-12-24T18:30:00Z,12.50      -- '2012-12-24 18:30:00.000000', 1250
  ///
  /// - Parameters:
  ///   - name: The name of the table, or of a view that takes rows.
  ///   - schema: The schema that the table is in, if its bare name does not find it.
  ///   - source: Where the text comes from. With `creating`, a file, a text or bytes, which can be read twice.
  ///   - format: CSV or lines of JSON.
  ///   - creating: Whether the table is created; it is an error if it exists.
  ///   - conflict: What is done with a row whose primary key exists; by default the import fails.
  ///   - ignoringUnknown: Whether columns that the table does not have are left out; by default they are an error.
  ///   - types: The types of columns of which the engine, or with `creating` the text, tells another one.
  ///   - timeout: How long inserting may take. `nil` is the limit of the database or transaction.
  ///   - reject: Receives each row that cannot be read, and each that the engine refuses, in the order of the text; the
  ///     others are inserted.
  ///   - progress: Is called after each batch.
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: What ``Table/import(_:as:into:onConflict:ignoringUnknown:timeout:rejecting:progress:)`` throws;
  ///   ``DatabaseError`` if there is no such table, or one to be created exists, or with the code `misuse` if it has no
  ///   column of a name in `types`.
  @discardableResult
  public nonisolated(nonsending) func importTable(
    _ name: String, schema: String? = nil, from source: ImportSource, as format: ExportFormat,
    creating: Bool = false, onConflict conflict: ConflictRule = .fail, ignoringUnknown: Bool = false,
    types: [String: SQLType] = [:], timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    try await importTable(
      name, schema: schema, from: source, as: format, creating: creating, onConflict: conflict,
      ignoringUnknown: ignoringUnknown, types: types, timeout: timeout,
      CallersClosure(on: #isolation, reject),
      CallersClosure(on: #isolation, progress))
  }

  private func importTable(
    _ name: String, schema: String?, from source: ImportSource, as format: ExportFormat, creating: Bool,
    onConflict conflict: ConflictRule, ignoringUnknown: Bool, types: [String: SQLType], timeout: Duration?,
    _ reject: RowLoader.Rejection?, _ progress: RowLoader.Progression?
  ) async throws -> ImportResult {
    let deadline = timeout.map { Deadline(after: $0) }
    func text(_ columns: [ColumnDefinition], of known: KnownColumns? = nil) throws -> TextImport {
      var target = try ImportTarget(
        TableSchema(name, schema: schema, columns: columns), conflict,
        generatedKeys: known?.generatedKeys ?? [])
      target.keepingIntegers = known?.keepingIntegers ?? []
      target.makingNumbers = known?.makingNumbers ?? []
      return TextImport(
        columns: ImportColumns(target, ignoresUnknown: ignoringUnknown), source: source, textFormat: format,
        deadline: deadline, reject: reject, progress: progress)
    }
    guard creating else {
      let known = try await columns(of: name, in: schema, as: types, until: deadline)
      return try await text(known.columns, of: known).run(on: self)
    }
    guard source.isRepeatable else {
      throw DatabaseError(
        .misuse, "A table is created from a text that can be read twice: a file, a text or bytes.")
    }
    // Who may not write here, or not now, is told so before all of the text is read.
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    try await transact(options) { _ in }
    let columns = try await InferredColumns.read(source, as: format).with(types, in: name)
    let table = try text(columns)
    do {
      return try await transact(options) { connection in
        let create = SQLStatement.createTable(table.columns.target.creation)
        try await connection.perform(create.render(in: connection.dialect)) { _ in }
        return try await table.run(on: connection)
      }
    } catch let error as DatabaseError where error.code == .alreadyExists {
      // It may be a column that exists.
      guard let (first, second) = columns.equalButForCase else { throw error }
      let found = try await self.schema(named: schema, includingInternal: true, until: deadline)
      if found.table(name, of: schema) != nil { throw error }
      throw ImportError(
        table: name,
        "The columns \"\(first)\" and \"\(second)\" differ in their case alone, and are one name to the engine."
      )
    }
  }

  /// The columns of a table, as the database has them.
  private func columns(
    of name: String, in schema: String?, as types: [String: SQLType], until deadline: Deadline?
  ) async throws -> KnownColumns {
    let reader = try dialect.knownSchemaReader
    let found = try await self.schema(named: schema, includingInternal: true, until: deadline)
    guard let table = found.table(name, of: schema) ?? found.view(name, of: schema) else {
      throw DatabaseError(.undefinedTable, "There is no table \"\(name)\".", table: name)
    }
    let copier = dialect.schemaCopier
    let columns = table.columns.map { column in
      // The engine itself reads the text of a value of a type that only it has.
      let isForeign = column.type == nil && copier?.form(of: column) == .text
      let type = column.type ?? (isForeign ? .named(column.typeName, stored: .text) : .unknown)
      var definition = ColumnDefinition(
        column.name, type: type, valueType: String.self,
        isNullable: column.isNullable, isPrimaryKey: table.primaryKey?.columns.contains(column.name) ?? false,
        // What the default is does not matter here.
        defaultValue: column.hasDefault ? .null : nil)
      definition.computed = column.generation.map { $0.isStored ? .stored : .virtual }
      return definition
    }
    let others = table.columns.filter { types[$0.name] == nil }
    let numbers = others.filter { $0.type == .double && reader.keepsIntegers(in: $0) }
    return KnownColumns(
      columns: try columns.with(types, in: name),
      generatedKeys: Set(table.columns.filter { $0.generatedKey != nil }.map(\.name)),
      keepingIntegers: Set(numbers.map(\.name)),
      makingNumbers: Set(others.filter(reader.makesNumbersOfTexts).map(\.name)))
  }
}

/// The columns of a table that no Swift type describes.
private struct KnownColumns {
  let columns: [ColumnDefinition]
  /// The names of the columns whose values the database generates.
  let generatedKeys: Set<String>
  /// The names of the columns of floating-point numbers in which integers stay what they are.
  let keepingIntegers: Set<String>
  /// The names of the columns in which texts that look like a number become one.
  let makingNumbers: Set<String>
}

extension DatabaseSchema {
  /// A table of the schema that was read, also if its bare name finds it.
  fileprivate func table(_ name: String, of schema: String?) -> Table? {
    table(name, schema: schema) ?? table(name)
  }

  /// A view of the schema that was read, as a table into which the database takes rows.
  fileprivate func view(_ name: String, of schema: String?) -> Table? {
    (view(name, schema: schema) ?? view(name)).map { Table($0.name, schema: $0.schema, columns: $0.columns) }
  }
}

extension ImportTarget {
  /// What creates the table.
  var creation: SQLCreateTable {
    SQLCreateTable(
      table,
      columns: table.columns.map {
        SQLCreateTable.Column($0, primaryKey: false)
      }, constraints: [], ifNotExists: false)
  }
}

extension [ColumnDefinition] {
  /// The columns with the types that are given.
  ///
  /// - Throws: ``DatabaseError`` if one of them is no column's.
  fileprivate func with(_ types: [String: SQLType], in table: String) throws(DatabaseError)
    -> [ColumnDefinition]
  {
    var columns = self
    for (name, type) in types.sorted(by: { $0.key < $1.key }) {
      guard let position = firstIndex(where: { $0.name == name }) else {
        throw DatabaseError(
          .misuse, "A type is given for the column \"\(name)\", which the table \"\(table)\" does not have.")
      }
      columns[position].type = type
    }
    return columns
  }

  /// Two columns whose names differ in the case of ASCII letters alone.
  fileprivate var equalButForCase: (String, String)? {
    var names: [String: String] = [:]
    for column in self {
      let first = names.updateValue(column.name, forKey: column.name.asciiLowercased)
      if let first { return (first, column.name) }
    }
    return nil
  }
}

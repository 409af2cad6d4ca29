/// A table that is kept column by column, such as a data frame: what ``Table/import(columns:into:onConflict:ignoringUnknown:timeout:rejecting:progress:)``
/// takes.
///
///     struct Measurements: ColumnarRows {
///       var times: [Date]
///       var values: [Double?]
///       var columnNames: [String] { ["time", "value"] }
///       var rowCount: Int { times.count }
///       func value(row: Int, column: Int) -> SQLValue {
///         column == 0 ? times[row].sqlValue : values[row].sqlValue
///       }
///     }
public protocol ColumnarRows {
  /// The names of the columns: those of the table, in any order.
  var columnNames: [String] { get }
  /// How many rows there are.
  var rowCount: Int { get }
  /// The value in a row and a column, both from 0. `.invalid` is an error with its reason.
  func value(row: Int, column: Int) -> SQLValue
}

extension Table {
  /// Inserts the rows of a table that is kept column by column, all of them or, after an error, none.
  ///
  ///     try await Plane.import(columns: frame, into: database)
  ///
  /// Columns are found by their names. A value is stored if it is one of the column's type: a whole number in a column of
  /// doubles or decimal numbers, and a text that ``import(_:as:into:onConflict:ignoringUnknown:timeout:rejecting:progress:)``
  /// would read, are too.
  ///
  /// - Parameters:
  ///   - columns: The values.
  ///   - connection: A database, a leased connection or a transaction.
  ///   - conflict: What is done with a row whose key exists; by default the import fails.
  ///   - ignoringUnknown: Whether columns that the table does not have are left out; by default they are an error.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  ///   - reject: Receives each row that the engine refuses; the others are inserted.
  ///   - progress: Is called after each batch.
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``ImportError`` if a column is unknown or missing, or a value of another type; ``DatabaseError``; what
  ///   `reject` and `progress` throw; `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) static func `import`(
    columns: some ColumnarRows, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, ignoringUnknown: Bool = false,
    timeout: Duration? = nil, rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    let target = try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName)
    let known = ImportColumns(target, ignoresUnknown: ignoringUnknown)
    let matched = try known.matched(columns.columnNames, line: nil)
    var sources = [Int?](repeating: nil, count: target.columns.count)
    for case (let source, let position?) in matched.enumerated() { sources[position] = source }
    let rows = CallersRows(on: #isolation) { row, next in
      guard row < columns.rowCount else { return false }
      for (position, source) in sources.enumerated() {
        guard let source else {
          next.encoder.appendDefault()
          continue
        }
        next.encoder.append(try known.value(columns.value(row: row, column: source), position, row: row + 1))
      }
      return true
    }
    return try await RowImport(
      target, timeout, CallersClosure(on: #isolation, reject), CallersClosure(on: #isolation, progress)
    ).run(rows, on: connection)
  }
}

extension ImportColumns {
  /// A value as a column stores it.
  ///
  /// - Throws: ``ImportError`` if the column has no such value.
  fileprivate func value(_ value: SQLValue, _ position: Int, row: Int) throws(ImportError) -> SQLValue {
    let name = target.columns[position].name
    if value == .null {
      if target.columns[position].isNullable { return .null }
      throw ImportError(
        table: table, tableColumn: name,
        "Row \(row): The column \"\(name)\" of \"\(table)\" is never NULL, but the value is.")
    }
    if let stored = readers[position].converted(value) { return stored }
    throw ImportError(
      table: table, tableColumn: name,
      "Row \(row): The value is not \(readers[position].wanted), as the column \"\(name)\" of \"\(table)\" wants."
    )
  }
}

#if canImport(TabularData)
  public import TabularData

  extension DataFrame: ColumnarRows {
    /// The names of the frame's columns.
    public var columnNames: [String] { columns.map(\.name) }
    /// The number of its rows.
    public var rowCount: Int { shape.rows }

    /// The value; NULL for one that is missing.
    public func value(row: Int, column: Int) -> SQLValue {
      guard let value = columns[column][row] else { return .null }
      if let value = value as? any ColumnValue { return value.sqlValue }
      return .invalid(reason: "a \(type(of: value)), which is not a ColumnValue")
    }
  }
#endif

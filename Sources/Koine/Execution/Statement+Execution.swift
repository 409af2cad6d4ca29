extension Statement {
  /// Runs the statement and returns all rows.
  ///
  ///     let reminders = try await Reminder.where { !$0.isCompleted }.fetchAll(database)
  ///
  /// - Throws: ``UnsupportedFeatures`` where the engine cannot express the statement, ``DatabaseError``, or
  ///   `CancellationError`.
  @inlinable
  public func fetchAll(_ connection: some Connection) async throws -> [Output] {
    let statement = statement
    if statement.isEmptyInsert { return [] }
    let rendered = try statement.render(in: connection.dialect)
    var rows: [Output] = []
    try await connection.run(rendered) { row in rows.append(try decode(&row)) }
    return rows
  }

  /// Runs the statement and returns its first row, or `nil` where there is none.
  @inlinable
  public func fetchOne(_ connection: some Connection) async throws -> Output? {
    let statement = statement
    if statement.isEmptyInsert { return nil }
    let rendered = try statement.limitedToOneRow.render(in: connection.dialect)
    var first: Output?
    try await connection.run(rendered) { row in if first == nil { first = try decode(&row) } }
    return first
  }

  /// Runs the statement; its rows, if it has any, are left unread.
  ///
  ///     try await Reminder.where(\.isCompleted).delete().execute(database)
  ///
  /// - Returns: The number of rows inserted, updated or deleted.
  @discardableResult
  public func execute(_ connection: some Connection) async throws -> Int {
    let statement = statement
    if statement.isEmptyInsert { return 0 }
    if case .insert(let insert) = statement, let batch = try insert.batch(in: connection.dialect) {
      return try await connection.run(batch)
    }
    return try await connection.run(statement.render(in: connection.dialect)) { _ in }
  }

  /// The rows as they come. A consumer that is slow holds the engine back; one that stops early ends the
  /// statement. The connection is held meanwhile.
  ///
  ///     for try await reminder in Reminder.all().stream(database) { … }
  public func stream(_ connection: some Connection) -> RowStream<Self> {
    RowStream(statement: self, connection: connection)
  }
}

extension SelectStatement {
  /// The number of rows that the query would yield.
  public func fetchCount(_ connection: some Connection) async throws -> Int {
    let count = SQLStatement.query(.select(resolvedQuery.counting))
    var result = 0
    try await connection.run(count.render(in: connection.dialect)) { row in
      result = try Int.decode(&row)
    }
    return result
  }
}

extension SQLStatement {
  /// An insert of no row has no text in SQL, and nothing to do.
  @usableFromInline var isEmptyInsert: Bool {
    if case .insert(let insert) = self, case .rows(let rows) = insert.source {
      rows.count == 0
    } else {
      false
    }
  }

  /// A query with a limit of one row, where that changes nothing but the number of rows.
  @usableFromInline var limitedToOneRow: SQLStatement {
    guard case .query(.select(var select)) = self, select.limit == nil, select.offset == nil,
      !select.findsByPrimaryKey
    else { return self }
    select.limit = .literal(.integer(1), .bigInteger)
    return .query(.select(select))
  }
}

extension SQLSelect {
  /// Whether the query asks one table for the row with a key: one row at most without a limit.
  fileprivate var findsByPrimaryKey: Bool {
    guard joins.isEmpty, !filters.isEmpty, case .table(let table)? = from else { return false }
    var asked: [String] = []
    for filter in filters {
      guard case .comparison(.column(let column), .equal, .value) = filter, column.isPrimaryKey,
        column.source == table.sourceName
      else { return false }
      asked.append(column.name)
    }
    return table.columns.allSatisfy { !$0.isPrimaryKey || asked.contains($0.name) }
  }
}

extension SQLInsert {
  /// The insert as one statement that runs for each row, where it has several rows and yields nothing.
  ///
  /// - Throws: ``UnsupportedFeatures`` where the insert cannot be rendered.
  func batch(in dialect: any SQLDialect) throws -> RenderedBatch? {
    guard case .rows(let rows) = source, rows.count > 1, returning.isEmpty else { return nil }
    var first = RowEncoder()
    rows.encode(0, &first)
    let omitted = first.omitted
    // One row stands for all; what is wrong with the values of another is found when it is bound.
    var sample = self
    sample.source = .rows(SQLRows(count: 1, encode: rows.encode))
    _ = try SQLStatement.insert(sample).lowered(for: dialect)
    var writer = SQLWriter(dialect, mergesEqualValues: false)
    let types = writer.write(template: self, omitting: omitted)
    return RenderedBatch(sql: writer.finish().sql, types: types, count: rows.count) { row, encoder in
      rows.encode(row, &encoder)
      if encoder.omitted != omitted {
        encoder.append(.invalid(reason: "row \(row + 1) leaves other columns to the database than row 1"))
      }
    }
  }
}

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
    if Self._matchesNames {
      var reader = self
      let header = ResultHeader()
      try await connection.perform(rendered.with(header)) { row in
        do {
          rows.append(try reader._decodeNext(&row))
        } catch {
          throw DatabaseError.named(error, by: statement, row: rows.count + 1)
        }
      }
      if let names = header.columnNames { try _check(names) }
      return rows
    }
    try await connection.perform(rendered) { row in
      do {
        rows.append(try decode(&row))
      } catch {
        throw DatabaseError.named(error, by: statement, row: rows.count + 1)
      }
    }
    return rows
  }

  /// Runs the statement and returns all rows as values, with the names that the engine gives the columns.
  ///
  ///     for row in try await Reminder.all().fetchRows(database) { print(row["title"] ?? .null) }
  public func fetchRows(_ connection: some Connection) async throws -> [Row] {
    let statement = statement
    if statement.isEmptyInsert { return [] }
    var rows: [Row] = []
    var matching: RowMatching?
    try await connection.perform(statement.render(in: connection.dialect)) { row in
      let known = try matching ?? Row._match(row.columnNames)
      matching = known
      rows.append(try Row._read(&row, known))
    }
    return rows
  }

  /// Runs the statement and returns its first row, or `nil` where there is none.
  @inlinable
  public func fetchOne(_ connection: some Connection) async throws -> Output? {
    let statement = statement
    if statement.isEmptyInsert { return nil }
    var rendered = try statement.limitedToOneRow.render(in: connection.dialect)
    if Self._matchesNames { rendered.header = ResultHeader() }
    var first: Output?
    try await connection.perform(rendered) { row in
      guard first == nil else { return }
      do {
        first = try decode(&row)
      } catch {
        throw DatabaseError.named(error, by: statement, row: 1)
      }
    }
    if let names = rendered.header?.columnNames { try _check(names) }
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
    if case .insert(let insert) = statement, let batches = try insert.batches(in: connection.dialect) {
      return try await connection.perform(batches, of: insert)
    }
    return try await connection.perform(statement.render(in: connection.dialect)) { _ in }
  }

  /// The rows as they come. A consumer that is slow holds the engine back; one that stops early ends the
  /// statement. The connection is held meanwhile.
  ///
  ///     for try await reminder in Reminder.all().stream(database) { … }
  public func stream(_ connection: some Connection) -> RowStream<Self> {
    RowStream(statement: self, connection: connection)
  }
}

extension RenderedStatement {
  @usableFromInline func with(_ header: ResultHeader) -> RenderedStatement {
    var copy = self
    copy.header = header
    return copy
  }
}

extension RawQuery {
  /// The number of rows that the query would yield.
  public func fetchCount(_ connection: some Connection) async throws -> Int {
    let rows = SQLTableReference(name: "rows", columns: [])
    let count = SQLSelect(
      columns: [.expression(.aggregate(SQLAggregate(.count, nil)))], from: .derived(sqlQuery, rows))
    var result = 0
    try await connection.run(SQLStatement.query(.select(count)).render(in: connection.dialect)) { row in
      result = try Int.decode(&row)
    }
    return result
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
    select.limit = .literal(.integer(1), .integer(bits: 32))
    return .query(.select(select))
  }
}

extension SQLSelect {
  /// Whether the query asks one table for the row with a key: one row at most without a limit.
  fileprivate var findsByPrimaryKey: Bool {
    guard joins.isEmpty, case .table(let table)? = from else { return false }
    switch conditions {
    case .none: return false
    case .one(let condition):
      guard let asked = condition.askedKey(of: table) else { return false }
      return table.columns.allSatisfy { !$0.isPrimaryKey || $0 == asked }
    case .several(let conditions):
      let asked = conditions.compactMap { $0.askedKey(of: table) }
      return asked.count == conditions.count
        && table.columns.allSatisfy { !$0.isPrimaryKey || asked.contains($0) }
    }
  }
}

extension SQLExpression {
  /// The column of a table's primary key that the condition compares with a value.
  fileprivate func askedKey(of table: SQLTableReference) -> SQLColumn? {
    guard case .comparison(.column(let column), .equal, .value) = self, column.isPrimaryKey,
      column.source == table.sourceName
    else { return nil }
    return column
  }
}

extension Connection {
  /// Runs the batches of an insert in one transaction.
  fileprivate func perform(_ batches: [RenderedBatch], of insert: SQLInsert) async throws -> Int {
    if batches.count == 1 { return try await run(batches[0], of: insert) }
    return try await transaction(isolation: .readCommitted) { connection in
      var affected = 0
      for batch in batches { affected += try await connection.run(batch, of: insert) }
      return affected
    }
  }

  private func run(_ batch: RenderedBatch, of insert: SQLInsert) async throws -> Int {
    do {
      return try await run(batch)
    } catch {
      throw DatabaseError.named(error, by: insert.table, insert.providedColumns(batch))
    }
  }
}

extension SQLInsert {
  /// The columns that the values of a batch are meant for.
  fileprivate func providedColumns(_ batch: RenderedBatch) -> [SQLColumn] {
    var first = RowEncoder()
    batch.encode(0, &first)
    return providedColumns(omitting: first.omitted)
  }
}

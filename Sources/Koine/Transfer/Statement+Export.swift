extension Statement {
  /// Writes the rows of a query as text, each as it comes.
  ///
  ///     try await Reminder.order(by: \.id).export(as: .csv(), from: database) { print($0, terminator: "") }
  ///     // id,title,isCompleted,dueDate
  ///     // 1,Tea,false,2012-12-24T18:30:00.000000Z
  ///
  /// The text is the same on every engine: truth values are `true` and `false`, instants are in UTC with six digits
  /// behind the second and a `Z`, which days with a time but without a zone lack, bytes are `\x` and hexadecimal digits, decimal numbers have the digits of their type. A JSON
  /// document is as the engine spells it. A column is called as the query or the table says, an expression without a
  /// name `column` and its position from 1. The connection is held until the last row is written, as by a stream.
  ///
  /// - Parameters:
  ///   - format: CSV, lines of JSON, or a table in a box.
  ///   - connection: A database, a leased connection or a transaction.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  ///   - write: Receives the text piece by piece, whole lines each. What it throws ends the query.
  /// - Returns: The number of rows.
  /// - Throws: What ``fetchAll(_:timeout:)`` throws, and what `write` throws; ``DatabaseError`` with the code `decoding`
  ///   if two columns have the name that a JSON object can have once.
  @discardableResult
  public nonisolated(nonsending) func export(
    as format: ExportFormat, from connection: any Connection, timeout: Duration? = nil,
    to write: @escaping (String) throws -> Void
  ) async throws -> Int {
    try await export(
      as: format, from: connection, timeout: timeout,
      CallersClosure(on: #isolation) { (texts: [String]) throws in for text in texts { try write(text) } })
  }

  private func export(
    as format: ExportFormat, from connection: any Connection, timeout: Duration?,
    _ write: CallersClosure<[String], Void, any Error>
  ) async throws -> Int {
    var texts: [String] = []
    func handOver() async throws {
      if texts.isEmpty { return }
      let written = texts
      texts.removeAll()
      try await write(written)
    }
    let columns = statement.exportedColumns
    var writer = try ExportWriter(format, names: columns?.map(\.name))
    guard var rendered = try text(for: connection) else { return 0 }
    rendered.askForColumnNames()
    if let timeout { rendered.deadline = Deadline(after: timeout) }
    var count = 0
    func add(_ row: inout RowDecoder) throws {
      if count == 0 { try writer.begin(columns?.map(\.name) ?? row.columnNames, &texts) }
      count += 1
      var values: [ExportedValue] = []
      values.reserveCapacity(row.columnCount)
      for position in 0..<row.columnCount {
        var type = columns.flatMap { $0.indices.contains(position) ? $0[position].type : nil }
        if type?.isToldByEngine != false, let told = row.temporalType(at: position) { type = told }
        do throws(DatabaseError) {
          values.append(ExportedValue(try row.nextValue(), type))
        } catch {
          throw error.naming(columns?.map(\.name) ?? row.columnNames, row: count)
        }
      }
      writer.add(values, &texts)
    }
    // What may write runs to its end, tells how many rows it has changed, and its rows are kept.
    if !rendered.hasSteps, rendered.kind == .reads || rendered.looksLikeQuery(in: connection.dialect) {
      try await connection.eachRow(of: rendered, add, thenOfPortion: handOver)
    } else if rendered.looksLikeChange(in: connection.dialect) {
      // What cannot be written has not been changed or deleted either.
      let options = TransactionOptions(isolation: .readCommitted, deadline: rendered.deadline)
      try await connection.transact(options) { connection in
        try await connection.perform(rendered, row: add)
        try await handOver()
      }
    } else {
      try await connection.perform(rendered, row: add)
    }
    if count == 0 { try writer.begin(columns?.map(\.name) ?? rendered.leftColumnNames ?? [], &texts) }
    writer.end(&texts)
    try await handOver()
    return count
  }
}

extension Connection {
  /// Writes the rows of a query written by hand as text, each as it comes.
  ///
  ///     try await database.export("SELECT * FROM reminders", as: .table) { print($0, terminator: "") }
  ///
  /// Columns are called as the engine does. Their types are the engine's: SQLite has a truth value as a number.
  ///
  /// - Parameters:
  ///   - fragment: The query.
  ///   - format: CSV, lines of JSON, or a table in a box.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  ///   - write: Receives the text piece by piece, whole lines each. What it throws ends the query.
  /// - Returns: The number of rows.
  /// - Throws: What ``Statement/export(as:from:timeout:to:)`` throws.
  @discardableResult
  public nonisolated(nonsending) func export(
    _ fragment: SQLFragment, as format: ExportFormat, timeout: Duration? = nil,
    to write: @escaping (String) throws -> Void
  ) async throws -> Int {
    try await RawQuery(fragment, as: Row.self).export(as: format, from: self, timeout: timeout, to: write)
  }
}

extension Connection {
  /// Hands each row of a query to `row`. They are taken in portions, so that no driver has to keep them all.
  fileprivate func eachRow(
    of statement: RenderedStatement, _ row: (inout RowDecoder) throws -> Void,
    thenOfPortion end: () async throws -> Void
  ) async throws {
    let cursor = try await cursor(statement)
    do {
      while try await cursor.next(256, row: row) { try await end() }
      try await end()
    } catch {
      await cursor.close()
      throw error
    }
    await cursor.close()
  }
}

extension DatabaseError {
  /// The error of a value that could not be read, with the name of its column.
  fileprivate func naming(_ columns: [String], row: Int) -> DatabaseError {
    guard case .result(let position, let problem)? = place, columns.indices.contains(position) else {
      return inRow(row)
    }
    let name = columns[position]
    return naming(
      table: nil, column: name, row: row,
      message: "The column \"\(name)\" \(problem) It is row \(row) of the result.")
  }
}

extension SQLType {
  /// Whether the engine knows better what it holds: it is no type of Koine's.
  fileprivate var isToldByEngine: Bool {
    switch self {
    case .unknown, .named: true
    default: false
    }
  }
}

extension SQLStatement {
  /// The names and types of the columns, as far as the statement knows them; `nil` if SQL is written by hand there.
  fileprivate var exportedColumns: [(name: String, type: SQLType)]? {
    let selections: [SQLSelection]? =
      switch self {
      case .query(let query): query.columns
      case .insert(let insert): insert.returning
      case .update(let update): update.returning
      case .delete(let delete): delete.returning
      default: nil
      }
    guard let selections else { return nil }
    var columns: [(name: String, type: SQLType)] = []
    for selection in selections {
      switch selection {
      case .named(let expression, let name): columns.append((name, expression.type))
      case .expression(.column(let column)): columns.append((column.name, column.type))
      case .expression(let expression): columns.append(("column\(columns.count + 1)", expression.type))
      case .columns(let source): columns += source.columns.map { ($0.name, $0.type) }
      }
    }
    return columns
  }
}

extension RenderedStatement {
  /// Whether it changes rows, also if it is written by hand.
  fileprivate func looksLikeChange(in dialect: any SQLDialect) -> Bool {
    guard kind == .unknown else { return kind == .writes }
    var words: Set<String> = []
    for case .word(let word) in SQLTokens(sql, dialect.spelling.lexicalRules) {
      if words.isEmpty, !["INSERT", "UPDATE", "DELETE", "REPLACE", "MERGE", "WITH"].contains(word) {
        return false
      }
      words.insert(word)
    }
    return !words.isDisjoint(with: ["INSERT", "UPDATE", "DELETE", "REPLACE", "MERGE"])
  }

  /// Whether SQL written by hand begins as a query, and has no word of statements that write.
  fileprivate func looksLikeQuery(in dialect: any SQLDialect) -> Bool {
    guard kind == .unknown else { return false }
    var words: Set<String> = []
    for case .word(let word) in SQLTokens(sql, dialect.spelling.lexicalRules) {
      if words.isEmpty, !["SELECT", "VALUES", "TABLE", "WITH"].contains(word) { return false }
      words.insert(word)
    }
    return !words.isEmpty && words.isDisjoint(with: ["INSERT", "UPDATE", "DELETE", "MERGE", "INTO"])
  }
}

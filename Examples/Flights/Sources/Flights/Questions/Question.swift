import Koine

/// Something to ask of the data: one typed statement, how it stands in the source, and what to call the
/// columns of its answer.
struct Question: Sendable {
  let title: String
  let columns: [String]
  let source: SourceLocation
  /// Whether the statement changes something; it then runs in a transaction.
  let isWrite: Bool
  private let statement: SQLStatement
  private let fetch: @Sendable (any Connection) async throws -> [[Value]]

  /// - Parameters:
  ///   - columns: The titles of the answer's columns.
  ///   - query: The statement. What stands between the braces is printed as the Swift call site.
  init<Query: Statement>(
    _ title: String, columns: [String], file: String = #fileID, line: Int = #line,
    query: @Sendable () -> Query
  ) {
    let query = query()
    self.title = title
    self.columns = columns
    source = SourceLocation(file: file, line: line)
    statement = query.statement
    if case .query = query.statement { isWrite = false } else { isWrite = true }
    fetch = { connection in try await query.fetchAll(connection).map { Value.row(of: $0) } }
  }

  /// Of each column of the answer, whether its values are some that the tables hold.
  var yieldsStoredValues: [Bool] { statement.yieldsStoredValues }

  func render(in dialect: some SQLDialect) throws -> RenderedStatement {
    try statement.render(in: dialect)
  }

  /// Runs the statement.
  func ask(_ connection: some Connection) async throws -> Answer {
    let clock = ContinuousClock()
    let start = clock.now
    var rows =
      isWrite
      ? try await connection.transaction { try await fetch($0) } : try await fetch(connection)
    let time = start.duration(to: clock.now)
    // What RETURNING yields has no order on any engine.
    if isWrite { rows.sort { $0.lexicographicallyPrecedes($1) } }
    return Answer(rows: rows, time: time)
  }
}

/// The rows that an engine answered with, and how long it took.
struct Answer: Sendable {
  let rows: [[Value]]
  let time: Duration
}

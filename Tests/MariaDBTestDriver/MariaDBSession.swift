import CMariaDB
@_spi(KoineDriver) import Koine

/// A session of MariaDB, over the prepared statements of libmariadb.
///
/// `@unchecked Sendable`: the database lends it to one task at a time, and every use of the handle is on its thread.
final class MariaDBSession: DatabaseSession, @unchecked Sendable {
  let dialect: any SQLDialect
  private let thread: ConnectionThread
  private var handle: MariaDBHandle?

  init(_ handle: MariaDBHandle, on thread: ConnectionThread, dialect: any SQLDialect) {
    self.handle = handle
    self.thread = thread
    self.dialect = dialect
  }

  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await onThread(statement.deadline) { handle in
      let prepared = try PreparedStatement(statement.sql, on: handle)
      try prepared.execute(statement.bindings, types: statement.types)
      try handle.checkWarnings(of: statement.sql)
      if let header = statement.header { header.columnNames = prepared.columnNames }
      try prepared.read(.max, row: row)
      return prepared.affectedCount(of: statement.kind)
    }
  }

  @discardableResult
  func run(_ batch: RenderedBatch) async throws -> Int {
    try await onThread(batch.deadline) { handle in
      let isAlone = !handle.isInTransaction
      if isAlone { try handle.query("START TRANSACTION") }
      do {
        var affected = 0
        if batch.count > 0 {
          let prepared = try PreparedStatement(batch.sql, on: handle)
          for row in 0..<batch.count {
            var encoder = RowEncoder()
            batch.encode(row, &encoder)
            try prepared.execute(encoder.values, types: batch.types)
            try handle.checkWarnings(of: batch.sql)
            affected += prepared.affectedCount(of: batch.kind)
          }
        }
        if isAlone { try handle.query("COMMIT") }
        return affected
      } catch {
        if isAlone { try? handle.query("ROLLBACK") }
        throw error
      }
    }
  }

  func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    try await onThread(statement.deadline) { handle in
      let prepared = try PreparedStatement(statement.sql, on: handle)
      try prepared.execute(statement.bindings, types: statement.types)
      try handle.checkWarnings(of: statement.sql)
      statement.header?.columnNames = prepared.columnNames
      return MariaDBCursor(prepared, on: thread)
    }
  }

  func runScript(_ sql: String, deadline: Deadline?) async throws {
    try await onThread(deadline) { try $0.script(sql) }
  }

  func control(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    try await onThread(deadline, isCancellable: false) { try $0.query(statement.sql) }
  }

  func close() async {
    await withTaskExecutorPreference(thread) { handle = nil }
  }

  private func onThread<Result>(
    _ deadline: Deadline?, isCancellable: Bool = true, _ body: (MariaDBHandle) throws -> Result
  ) async throws -> Result {
    if isCancellable { try Task.checkCancellation() }
    if let deadline, deadline.hasPassed { throw deadline.error() }
    return try await withTaskExecutorPreference(thread) {
      guard let handle else { throw DatabaseError(.misuse, "The database is closed.") }
      return try body(handle)
    }
  }
}

/// The rows of a statement that has run to its end.
///
/// `@unchecked Sendable`: a cursor is read by one task at a time.
private final class MariaDBCursor: RowCursor, @unchecked Sendable {
  private var statement: PreparedStatement?
  private let thread: ConnectionThread

  init(_ statement: PreparedStatement, on thread: ConnectionThread) {
    self.statement = statement
    self.thread = thread
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try Task.checkCancellation()
    return try await withTaskExecutorPreference(thread) {
      try statement?.read(maximum, row: row) ?? false
    }
  }

  func close() async {
    await withTaskExecutorPreference(thread) { statement = nil }
  }
}

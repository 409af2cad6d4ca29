import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteSession {
  /// Runs the statements of a text, one after another, as SQLite itself splits them.
  func runScript(_ sql: String, deadline: Deadline?) async throws {
    try await gate.acquire()
    defer { leave() }
    try checkTransaction()
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    try StatementText.checkLength(of: sql)
    guard !sql.hasNUL else { throw DatabaseError(.misuse, "The text of the script holds a NUL.") }
    try begin(until: deadline, sql)
    try await onThread(isLong: !hasOpenStatements) {
      handle.busyPolicy.limit = .none
      noteWrites()
      try sql.withCString { try runStatements(UnsafeBufferPointer(start: $0, count: sql.utf8.count)) }
    }
  }

  /// - Parameter script: With a NUL behind it: SQLite would make a copy of a text without one for each statement.
  private func runStatements(_ script: UnsafeBufferPointer<CChar>) throws {
    guard var next = script.baseAddress else { return }
    let end = next + script.count
    while next < end {
      let start = next
      var statement: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      handle.forgetEffects()
      let code = sqlite3_prepare_v2(handle.pointer, start, -1, &statement, &tail)
      next = tail ?? end
      defer { sqlite3_finalize(statement) }
      let length = code == SQLITE_OK ? next - start : end - start
      let sql = String(
        decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
      guard code == SQLITE_OK else {
        forgetCompiled()
        throw note(handle.failure(code, isCompiling: true), of: sql)
      }
      // White space and comments are not a statement.
      guard let statement else {
        if next == start { return }
        continue
      }
      try runStatement(statement, sql)
    }
  }

  private func runStatement(_ statement: OpaquePointer, _ sql: String) throws {
    try admit(handle.effects(of: statement), sql)
    let changes = handle.changes
    let (compiled, rows) = (changes?.takeCompiled() ?? DatabaseChange(), changes?.rows ?? 0)
    defer { changes?.add(compiled, of: sql, since: rows) }
    guard sqlite3_bind_parameter_count(statement) == 0 else {
      throw DatabaseError(.misuse, "The statements of a script take no values.", sql: sql)
    }
    var code = sqlite3_step(statement)
    while code == SQLITE_ROW { code = sqlite3_step(statement) }
    guard code == SQLITE_DONE else {
      throw note(handle.failure(code), of: sql)
    }
  }
}

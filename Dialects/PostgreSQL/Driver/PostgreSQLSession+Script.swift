import CLibPQ
import CLibPQShims
import Koine

extension PostgreSQLSession {
  /// Runs a text of several statements by the simple protocol, in which the server itself takes it apart.
  func runScript(_ sql: String, deadline: Deadline?) async throws {
    if !turn.tryAcquire() { try await turn.acquire() }
    defer { turn.release() }
    guard !sql.hasNUL else {
      throw DatabaseError(.misuse, "The text of the script holds a NUL.")
    }
    let link = try await readyLink(sql)
    // A pipeline takes one statement at a time.
    guard PQexitPipelineMode(link.connection) == 1, PQsendQuery(link.connection, sql) == 1, link.flush()
    else { throw lost(sql) }
    let failure = try await finishScript(sql, on: link)
    guard PQenterPipelineMode(link.connection) == 1 else { throw lost(sql) }
    if let failure { throw failure }
    guard link.isInTransaction else {
      throw DatabaseError(
        .misuse,
        "The script ended the transaction that it ran in: what stands before its COMMIT or ROLLBACK has run. A script takes no BEGIN, COMMIT or ROLLBACK.",
        sql: sql)
    }
  }

  /// Reads the results of a script up to its end.
  ///
  /// - Returns: What to throw, where the script failed or the task was cancelled.
  private func finishScript(_ sql: String, on link: Link) async throws -> (any Error)? {
    var failure: (any Error)?
    var cancellation: Reactor.Ticket?
    while true {
      if PQisBusy(link.connection) == 0 {
        guard let result = PQgetResult(link.connection) else { break }
        defer { PQclear(result) }
        switch PQresultStatus(result) {
        case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE:
          if PQstatus(link.connection) != CONNECTION_OK { throw lost(sql) }
          if failure == nil { failure = note(DatabaseError(result, sql: sql)) }
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH: throw broken(sql)
        default: break
        }
        continue
      }
      switch link.receiveBriefly() {
      case .result: continue
      case .lost: throw lost(sql)
      case .nothing: break
      }
      switch await link.wait(isCancellable: cancellation == nil) {
      case .ready:
        guard link.receive() else { throw lost(sql) }
      case .cancelled:
        guard let request = link.requestCancel() else {
          disconnect()
          throw CancellationError()
        }
        cancellation = request
      case .timedOut: throw lost(sql)
      }
    }
    guard let cancellation else { return failure }
    // A request still on its way would hit the next statement.
    let deadline = koine_now() + configuration.cancelTimeout.nanoseconds
    guard await Reactor.shared.wait(cancellation, deadline: deadline, isCancellable: false) == .ready else {
      disconnect()
      throw CancellationError()
    }
    return CancellationError()
  }
}

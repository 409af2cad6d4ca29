@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

@testable import KoinePostgreSQL

/// A connection that is made usable again in the background.
@Suite(.timeLimit(.minutes(5))) struct RecoveryTests {
  /// A session with a connection of its own.
  private func makeSession() async throws -> PostgreSQLSession {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    var parameters = try ConnectionString(url)
    parameters.set("client_encoding", "UTF8")
    let configuration = PostgreSQLDatabase.Configuration()
    let attempt = ConnectAttempt.start(parameters, configuration: configuration)
    let link = try await attempt.link()
    return PostgreSQLSession(
      slot: 0, parameters: parameters, configuration: configuration, catalog: TypeCatalog(),
      dialect: PostgreSQLDialect(), statements: nil, link: link)
  }

  /// The work in the background takes no rollback any more, but has not ended.
  @Test func aCancelledTaskRunsItsRollbackWhenTheWorkHasEnded() async throws {
    let session = try await makeSession()
    try await session.begin(TransactionOptions())
    #expect(session.link?.isInTransaction == true)
    let recovery = Recovery()
    session.recovery = recovery
    #expect(recovery.nextRollback() == nil)
    let rollback = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try? await session.control(TransactionStatement(.rollback, sql: "ROLLBACK"), deadline: nil)
    }
    // Time enough for the task to wait for the end.
    for _ in 0..<1_000 { await Task.yield() }
    recovery.end.happen()
    await rollback.value
    await session.waitForRecovery()
    #expect(session.link?.isIdle == true)
    await session.discard()
  }
}

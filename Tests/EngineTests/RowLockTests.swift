import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// What one transaction's locks on rows do to another one.
@Suite struct RowLockTests {
  @Table struct Job: Equatable {
    let id: Int
    var isDone = false
  }

  @Test func lockedRowsAreSkippedOrFailAndAreFreeAfterwards() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(url: url)
    try await Job.createTable().execute(database)
    try await Job.insert([Job(id: 1), Job(id: 2)]).execute(database)
    let next = Job.where { !$0.isDone }.order(by: \.id).limit(1).select(\.id)
    let other = try await PostgreSQLDatabase(url: url)
    try await database.transaction { connection in
      #expect(try await next.forUpdate(.skipLocked).fetchAll(connection) == [1])
      #expect(try await next.forUpdate(.skipLocked).fetchAll(other) == [2])
      #expect(try await next.fetchAll(other) == [1])
      do {
        _ = try await next.forUpdate(.fail).fetchAll(other)
        Issue.record("A locked row was locked again.")
      } catch let error as DatabaseError {
        #expect(error.code == .busy)
      }
    }
    #expect(try await next.forUpdate(.fail).fetchAll(other) == [1])
    await other.close()
    await database.close()
  }
}

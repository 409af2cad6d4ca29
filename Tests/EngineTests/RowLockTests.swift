import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLiteDialect
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

  @Table struct Worker: Equatable {
    let id: Int
    var jobID: Int
  }

  private static let pairs = Job.leftJoin(Worker.self) { $0.id == $1.jobID }.order { job, _ in job.id }

  @Test func theRowsOfOtherTablesStayFreeQ42() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let (database, other) = try await (PostgreSQLDatabase(url: url), PostgreSQLDatabase(url: url))
    try await Job.createTable().execute(database)
    try await Worker.createTable().execute(database)
    try await Job.insert([Job(id: 1), Job(id: 2)]).execute(database)
    try await Worker.insert([Worker(id: 7, jobID: 1)]).execute(database)
    let numbered = Job.as("numbered").select { ($0.id, $0.id) }.as("numbers")
    let both = Job.join(Worker.self) { $0.id == $1.jobID }
      .leftJoin(numbered) { job, _, number in job.id == number.0 }
    let locks = [
      (Self.pairs.forUpdate(of: { job, _ in job }, .fail).sqlQuery, [1, 2], [Int]()),
      (Self.pairs.where { job, _ in job.id == 2 }.forShare(of: { job, _ in job }).sqlQuery, [2], []),
      (both.forUpdate(of: { _, worker, _ in worker }).sqlQuery, [], [7]),
      (both.forUpdate(of: { job, worker, _ in (job, worker) }).sqlQuery, [1], [7]),
    ]
    for (query, jobs, workers) in locks {
      try await database.transaction { connection in
        try await Locking(statement: .query(query)).execute(connection)
        let freeJobs = try await Job.select(\.id).forUpdate(.skipLocked).fetchAll(other)
        #expect(freeJobs.sorted() == [1, 2].filter { !jobs.contains($0) })
        let freeWorkers = try await Worker.select(\.id).forUpdate(.skipLocked).fetchAll(other)
        #expect(freeWorkers == [7].filter { !workers.contains($0) })
      }
    }
    await other.close()
    await database.close()
  }

  private struct Locking: Statement {
    let statement: SQLStatement

    func decode(_ row: inout RowDecoder) throws {}
  }

  @Test func locksOfTablesAreRefusedWithTheirReasons() {
    let ofJobs = Self.pairs.forUpdate(of: { job, _ in job }, singleWriterSuffices: true)
    #expect(ofJobs.statement.check(in: PostgreSQLDialect.postgreSQL) == [])
    #expect(ofJobs.statement.check(in: SQLiteDialect.sqlite) == [])
    #expect(
      ofJobs.statement.check(in: MariaDBDialect.mariaDB).map(\.subject) == [.feature(.rowLocksOfTables)])
    let strict = Self.pairs.forUpdate { job, _ in job }
    #expect(strict.statement.check(in: SQLiteDialect.sqlite).map(\.subject) == [.feature(.rowLocks)])
    // A table of rows that may be missing, and one that the query does not have.
    var query = strict.sqlQuery
    for table in [Worker.columns._source, Job.columns._source.aliased("others")] {
      query.lock?.tables = [table]
      let problems = SQLStatement.query(query).check(in: PostgreSQLDialect.postgreSQL)
      #expect(problems.map(\.subject).contains(.defect(.lockedGroups)))
    }
  }
}

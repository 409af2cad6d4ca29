import Koine
import KoineSQLite
import Testing

@Suite struct `Deadlines of SQLite` {
  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
  private static let endlessAfterRows =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n WHERE i < 4"

  /// A deadline that passes soon, however much the computer has to do.
  private static func soon() -> Deadline { Deadline(after: .milliseconds(20)) }

  private func statement(_ sql: String) -> RenderedStatement {
    var statement = RenderedStatement(sql: sql)
    statement.deadline = Self.soon()
    return statement
  }

  /// A connection that is opened for a statement reads the schema, for which it waits until somebody lets go of the file.
  @Test func `end the opening of a connection, and so does a cancelled task`() async throws {
    let file = try TemporaryFile()
    let patient = SQLiteDatabase.Configuration(busyTimeout: .seconds(100_000), journalMode: .delete)
    let other = try SQLiteDatabase(path: file.path, configuration: patient)
    try await other.execute("CREATE TABLE t (i)")
    let database = try SQLiteDatabase(path: file.path, configuration: patient)
    try await other.withConnection { connection in
      try await connection.execute("PRAGMA locking_mode = EXCLUSIVE")
      try await connection.execute("INSERT INTO t VALUES (1)")
      let late = await #expect(throws: DatabaseError.self) {
        try await database.run(statement("SELECT i FROM t")) { _ in }
      }
      #expect(late?.code == .deadlineExceeded)
      let reading = Task { try await database.execute("SELECT i FROM t") }
      reading.cancel()
      await #expect(throws: CancellationError.self) { try await reading.value }
    }
    await other.close()
    #expect(try await database.rows("SELECT i FROM t") == [[.integer(1)]])
    await database.close()
  }

  @Test(arguments: [true, false])
  func `end whatever runs, and nothing after it`(isInFile: Bool) async throws {
    let file = try TemporaryFile()
    let database = isInFile ? try SQLiteDatabase(path: file.path) : try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (i)")
    let works: [(String, () async throws -> Void)] = [
      ("query", { try await database.run(statement(Self.endless)) { _ in } }),
      ("query with rows", { try await database.run(statement(Self.endlessAfterRows)) { _ in } }),
      ("insert", { try await database.run(statement("INSERT INTO t \(Self.endless)")) { _ in } }),
      (
        "insert in a transaction",
        {
          try await database.transaction { connection in
            try await connection.execute("INSERT INTO t VALUES (1)")
            try await connection.run(statement("INSERT INTO t \(Self.endless)")) { _ in }
          }
        }
      ),
      (
        "batch",
        {
          var batch = RenderedBatch(sql: "INSERT INTO t VALUES (?)", types: [.bigInteger], count: .max) {
            $1.append(.integer(Int64($0)))
          }
          batch.deadline = Self.soon()
          try await database.run(batch)
        }
      ),
      (
        "cursor",
        {
          let cursor = try await database.cursor(statement(Self.endlessAfterRows))
          while try await cursor.next(2, row: { _ in }) {}
        }
      ),
      (
        "script",
        {
          try await database.executeScript(
            "INSERT INTO t VALUES (1); \(Self.endless)", timeout: .milliseconds(20))
        }
      ),
    ]
    for (name, work) in works {
      let error = await failure { try await work() }
      #expect(error?.code == .deadlineExceeded, "\(name)")
      // The session is as before: nothing was stored, and what comes has no limit.
      #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(0)]], "\(name)")
      #expect(try await database.execute("DELETE FROM t WHERE i > 0") == 0, "\(name)")
    }
    await database.close()
  }

  @Test func `end the wait for a lock of another connection`() async throws {
    let file = try TemporaryFile()
    let first = try SQLiteDatabase(path: file.path)
    let second = try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: .seconds(600)))
    try await first.execute("CREATE TABLE t (i)")
    try await first.transaction { _ in
      let error = await failure {
        try await second.run(statement("INSERT INTO t VALUES (1)")) { _ in }
      }
      #expect(error?.code == .deadlineExceeded)
    }
    #expect(try await second.execute("INSERT INTO t VALUES (2)") == 1)
    await first.close()
    await second.close()
  }

  @Test func `refuse what comes too late before it begins`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (i)")
    var insert = RenderedStatement(sql: "INSERT INTO t VALUES (1)")
    insert.deadline = Deadline(after: .zero)
    let late = insert
    let error = await failure { try await database.run(late) { _ in } }
    #expect(error?.code == .deadlineExceeded)
    #expect(error?.sql == "INSERT INTO t VALUES (1)")
    #expect(try await database.rows("SELECT * FROM t") == [])
  }
}

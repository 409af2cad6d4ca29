import Koine
import KoineSQLite
import Synchronization
import Testing

extension ReliabilityTests {
  /// What is used while it ends, or after it.
  @Suite(.serialized, .timeLimit(.minutes(5))) struct `Uses of SQLite that come late` {
    private static let numbers =
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) SELECT i FROM n"

    @Test func `are refused or completed while the database closes`() async throws {
      let file = try TemporaryFile()
      for _ in 1...5 {
        let database = try SQLiteDatabase(path: file.path)
        try await database.execute("CREATE TABLE IF NOT EXISTS t (i)")
        let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
          for number in 0..<24 {
            group.addTask {
              let error = await failure {
                switch number % 4 {
                case 0: #expect(try await database.rows(Self.numbers).count == 20_000)
                case 1: try await database.execute("INSERT INTO t VALUES (1)")
                case 2:
                  try await database.transaction { connection in
                    for _ in 1...10 { try await connection.execute("INSERT INTO t VALUES (2)") }
                  }
                default:
                  var count = 0
                  for try await _ in database.stream("\(raw: Self.numbers)", as: Int.self) { count += 1 }
                  #expect(count == 20_000)
                }
              }
              return error.map { "\($0.code): \($0.message)" } ?? "done"
            }
          }
          group.addTask {
            await database.close()
            return "closed"
          }
          return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(outcomes.isSubset(of: ["done", "closed", "misuse: The database is closed."]), "\(outcomes)")
        let contents = try file.contents()
        #expect(contents == ["test.db"])
      }
      let database = try SQLiteDatabase(path: file.path)
      #expect(try await database.rows("SELECT count(*) % 10 FROM t WHERE i = 2") == [[.integer(0)]])
      await database.close()
    }

    @Test func `go on when the last reference to the database is released`() async throws {
      let file = try TemporaryFile()
      let held = Mutex<SQLiteDatabase?>(try SQLiteDatabase(path: file.path))
      func database() throws -> SQLiteDatabase {
        let database = held.withLock(\.self)
        return try #require(database)
      }
      try await database().execute("CREATE TABLE t (i)")
      var count = 0
      try await database().run(RenderedStatement(sql: Self.numbers, bindings: [])) { _ in
        held.withLock { $0 = nil }
        count += 1
      }
      #expect(count == 20_000)

      held.withLock { $0 = try? SQLiteDatabase(path: file.path) }
      let cursor = try await database().cursor(RenderedStatement(sql: Self.numbers, bindings: []))
      #expect(try await cursor.next(1) { _ in })
      held.withLock { $0 = nil }
      #expect(try await cursor.next(19_998) { _ in })
      #expect(try await cursor.next(10) { _ in count += 1 } == false)
      #expect(count == 20_001)
      #expect(try await cursor.next(10) { _ in } == false)

      held.withLock { $0 = try? SQLiteDatabase(path: file.path) }
      try await database().transaction { connection in
        held.withLock { $0 = nil }
        try await connection.execute("INSERT INTO t VALUES (1)")
      }
      let again = try SQLiteDatabase(path: file.path)
      #expect(try await again.rows("SELECT i FROM t") == [[.integer(1)]])
      await again.close()
    }

    @Test func `end a cursor that another task reads`() async throws {
      let file = try TemporaryFile()
      let database = try SQLiteDatabase(path: file.path)
      for _ in 1...20 {
        let cursor = try await database.cursor(RenderedStatement(sql: Self.numbers, bindings: []))
        async let read = {
          var count = 0
          while try await cursor.next(500, row: { _ in count += 1 }) {}
          return count
        }()
        await Task.yield()
        await cursor.close()
        do {
          #expect((0...20_000).contains(try await read))
        } catch let error as DatabaseError {
          #expect(error.code == .misuse)
        }
        #expect(try await cursor.next(1) { _ in } == false)
      }
      #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
      await database.close()
    }

    @Test func `are refused by a cursor whose transaction has ended in another task`() async throws {
      let database = try SQLiteDatabase.inMemory()
      let kept = Mutex<(any RowCursor)?>(nil)
      try await database.transaction { connection in
        let cursor = try await connection.cursor(RenderedStatement(sql: Self.numbers, bindings: []))
        _ = try await cursor.next(1) { _ in }
        kept.withLock { $0 = cursor }
      }
      let cursor = try #require(kept.withLock { $0 })
      let late = Task.detached { await failure { _ = try await cursor.next(1) { _ in } } }
      #expect(await late.value?.code == .misuse)
      await database.close()
    }
  }
}

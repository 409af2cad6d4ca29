import CSQLite
import Foundation
import Koine
import KoineSQLite
import Testing

/// What is done with SQLite's own handle, and that Koine goes on afterwards.
@Suite(.timeLimit(.minutes(5))) struct UnsafeHandleTests {
  private struct Refusal: Error, Equatable {
    let code: Int32
  }

  /// Runs statements without Koine.
  @Sendable private static func run(_ sql: String, _ handle: OpaquePointer) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw Refusal(code: code) }
  }

  private static let endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  @Test(arguments: ObservationTests.Place.allCases)
  func theHandleIsThatOfTheConnection(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      let answers = try await database.transaction { connection in
        try await connection.execute("UPDATE watched SET a = 77 WHERE id = 1")
        return try await connection.withUnsafeSQLiteHandle { handle in
          var statement: OpaquePointer?
          defer { sqlite3_finalize(statement) }
          guard
            sqlite3_prepare_v2(handle, "SELECT a FROM watched WHERE id = 1", -1, &statement, nil)
              == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW
          else { throw Refusal(code: sqlite3_errcode(handle)) }
          return [
            Int(sqlite3_column_int(statement, 0)), Int(sqlite3_get_autocommit(handle)),
            Int(sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, -1)),
          ]
        }
      }
      #expect(answers == [77, 0, 10])
      // On a database it is that of a lease.
      #expect(try await database.withUnsafeSQLiteHandle { sqlite3_get_autocommit($0) } == 1)
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func whatTheClosureThrowsIsThrown(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      let error = await #expect(throws: Refusal.self) {
        try await database.withUnsafeSQLiteHandle { try Self.run("SELECT nothing", $0) }
      }
      #expect(error == Refusal(code: SQLITE_ERROR))
      await #expect(throws: Refusal.self) {
        try await database.transaction { connection in
          try await connection.execute("DELETE FROM watched")
          try await connection.withUnsafeSQLiteHandle { _ in throw Refusal(code: 0) }
        }
      }
      #expect(try await database.rows("SELECT count(*) FROM watched") == [[.integer(2)]])
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func observersHearOfWrites(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      var values = database.observe { try await $0.rows("SELECT a FROM watched ORDER BY id") }
        .makeAsyncIterator()
      #expect(try await values.next() == [[.integer(10)], [.integer(20)]])
      try await database.withUnsafeSQLiteHandle { try Self.run("UPDATE watched SET a = 11 WHERE id = 1", $0) }
      #expect(try await values.next() == [[.integer(11)], [.integer(20)]])
      try await database.transaction { connection in
        try await connection.withUnsafeSQLiteHandle {
          try Self.run("UPDATE watched SET a = 12 WHERE id = 1", $0)
        }
      }
      #expect(try await values.next() == [[.integer(12)], [.integer(20)]])
      // Without the hook by which Koine learns of commits.
      try await database.withUnsafeSQLiteHandle { handle in
        sqlite3_commit_hook(handle, nil, nil)
        try Self.run("UPDATE watched SET a = 13 WHERE id = 1", handle)
      }
      #expect(try await values.next() == [[.integer(13)], [.integer(20)]])
      try await database.execute("UPDATE watched SET a = 14 WHERE id = 1")
      #expect(try await values.next() == [[.integer(14)], [.integer(20)]])
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func observersHearOfWritesBeforeARollback(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      var values = database.observe { try await $0.rows("SELECT a FROM watched WHERE id = 1") }
        .makeAsyncIterator()
      #expect(try await values.next() == [[.integer(10)]])
      let endings: [@Sendable (OpaquePointer) throws -> Void] = [
        { try Self.run("BEGIN; UPDATE other SET a = 5; ROLLBACK", $0) },
        // A statement that fails is rolled back by itself.
        {
          #expect(
            sqlite3_exec($0, "INSERT INTO other VALUES (1, 1)", nil, nil, nil) & 0xff == SQLITE_CONSTRAINT)
        },
        { try Self.run("UPDATE other SET a = 5; BEGIN; UPDATE other SET a = 6; ROLLBACK", $0) },
        // Koine rolls back what is left open.
        { try Self.run("BEGIN; UPDATE other SET a = 5", $0) },
        { handle in
          sqlite3_commit_hook(handle, nil, nil)
          try Self.run("UPDATE watched SET a = a + 100; BEGIN; UPDATE other SET a = 5", handle)
        },
      ]
      for (ending, value) in zip(endings, [11, 12, 13, 14, 115] as [Int64]) {
        let error = await failure {
          try await database.withUnsafeSQLiteHandle { handle in
            try Self.run("UPDATE watched SET a = a + 1", handle)
            try ending(handle)
          }
        }
        #expect(error == nil || error?.code == .misuse)
        #expect(try await values.next() == [[.integer(value)]])
      }
      // Within a transaction, which ends with it.
      let error = await failure {
        try await database.transaction { connection in
          try await connection.withUnsafeSQLiteHandle {
            try Self.run("UPDATE watched SET a = 7; COMMIT; BEGIN; UPDATE other SET a = 5", $0)
          }
        }
      }
      #expect(error?.code == .misuse)
      #expect(try await values.next() == [[.integer(7)]])
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func whatTheClosureReadsMayBeAnything(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      var values = database.observe { connection in
        try await connection.withUnsafeSQLiteHandle { handle in
          var statement: OpaquePointer?
          defer { sqlite3_finalize(statement) }
          sqlite3_prepare_v2(handle, "SELECT sum(a) FROM watched", -1, &statement, nil)
          return sqlite3_step(statement) == SQLITE_ROW ? Int(sqlite3_column_int(statement, 0)) : -1
        }
      }.makeAsyncIterator()
      #expect(try await values.next() == 30)
      try await database.execute("UPDATE watched SET a = 11 WHERE id = 1")
      #expect(try await values.next() == 31)
    }
  }

  @Test(arguments: ["COMMIT", "ROLLBACK", "COMMIT; BEGIN", "ROLLBACK; BEGIN IMMEDIATE", "RELEASE koine_1"])
  func aTransactionThatIsEndedByHandIsReported(_ sql: String) async throws {
    for place in ObservationTests.Place.allCases {
      try await ObservationTests.withDatabase(place) { database async throws in
        let error = await failure {
          try await database.transaction { connection in
            try await connection.transaction { nested in
              try await nested.execute("UPDATE other SET a = 5")
              let error = await failure {
                try await nested.withUnsafeSQLiteHandle { try Self.run(sql, $0) }
              }
              #expect(error?.code == .misuse)
              #expect(
                error?.message
                  == "The closure has ended a transaction or savepoint that Koine has begun. Nothing else runs in this transaction; what ran before may be stored."
              )
              let next = await failure { try await nested.execute("UPDATE other SET a = 6") }
              #expect(next?.code == .misuse)
            }
          }
        }
        #expect(error?.code == .misuse)
        // The database is as usable as before, and no transaction is open.
        let kept: Int64 = sql.hasPrefix("COMMIT") ? 5 : 1
        #expect(try await database.rows("SELECT a FROM other") == [[.integer(kept)]])
        #expect(try await database.execute("UPDATE other SET a = 7") == 1)
        #expect(try await database.withUnsafeSQLiteHandle { sqlite3_get_autocommit($0) } == 1)
      }
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func whatIsLeftOpenIsReported(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      try await database.withConnection { connection in
        let error = await failure {
          try await connection.withUnsafeSQLiteHandle {
            try Self.run("BEGIN; UPDATE other SET a = 5", $0)
          }
        }
        #expect(error?.code == .misuse)
        #expect(
          error?.message
            == "The closure has begun a transaction on SQLite's handle and not ended it. Koine has rolled it back; use transaction(_:), or end it in the closure."
        )
        #expect(try await connection.rows("SELECT a FROM other") == [[.integer(1)]])
        let running = await failure {
          try await connection.withUnsafeSQLiteHandle { handle in
            var statement: OpaquePointer?
            sqlite3_prepare_v2(handle, "SELECT * FROM watched", -1, &statement, nil)
            sqlite3_step(statement)
          }
        }
        #expect(running?.code == .misuse)
        #expect(
          running?.message
            == "The closure has left a statement running on SQLite's handle. Koine has reset it; finalize it in the closure."
        )
        try await connection.transaction { try await $0.execute("DROP TABLE watched") }
        // A cursor of the lease is in the way.
        let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT 1 UNION SELECT 2"))
        _ = try await cursor.next(1) { _ in }
        let refused = await failure { try await connection.withUnsafeSQLiteHandle { _ in } }
        #expect(refused?.code == .misuse)
        await cursor.close()
        #expect(try await connection.withUnsafeSQLiteHandle { sqlite3_txn_state($0, nil) } == SQLITE_TXN_NONE)
      }
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func hooksAndStatementsServeAfterwards(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      try await database.withConnection { connection in
        // Compiled before.
        for _ in 0..<20 { _ = try await connection.rows("SELECT a FROM watched WHERE id = 1") }
        try await connection.withUnsafeSQLiteHandle { handle in
          sqlite3_set_authorizer(handle, { _, _, _, _, _, _ in SQLITE_DENY }, nil)
          sqlite3_busy_handler(handle, nil, nil)
          sqlite3_progress_handler(handle, 0, nil, nil)
        }
        #expect(try await connection.rows("SELECT a FROM watched WHERE id = 1") == [[.integer(10)]])
        // The authorizer tells of transactions by hand.
        let error = await failure { try await connection.execute("BEGIN") }
        #expect(error?.code == .misuse)
        try await connection.withUnsafeSQLiteHandle {
          try Self.run("ALTER TABLE watched ADD COLUMN c DEFAULT 5; UPDATE watched SET a = 1", $0)
        }
        #expect(try await connection.rows("SELECT a FROM watched WHERE id = 1") == [[.integer(1)]])
        let wide = try await connection.rows("SELECT * FROM watched WHERE id = 1")
        #expect(wide == [[.integer(1), .integer(1), .integer(100), .integer(5)]])
        // And the progress handler of a cancellation.
        let task = Task { try await connection.rows(Self.endless) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }

  @Test(arguments: ObservationTests.Place.allCases)
  func aCancellationEndsTheStatementOfTheClosure(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database async throws in
      let (started, signal) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await database.transaction { connection in
          try await connection.execute("UPDATE other SET a = 5")
          try await connection.withUnsafeSQLiteHandle { handle in
            signal.yield()
            try Self.run(Self.endless, handle)
          }
        }
      }
      for await _ in started { break }
      task.cancel()
      let error = await #expect(throws: Refusal.self) { try await task.value }
      #expect(error == Refusal(code: SQLITE_INTERRUPT))
      #expect(try await database.rows("SELECT a FROM other") == [[.integer(1)]])
      let overdue = await #expect(throws: (any Error).self) {
        try await database.withUnsafeSQLiteHandle(timeout: .milliseconds(20)) {
          try Self.run(Self.endless, $0)
        }
      }
      // On a busy computer the time is over before the closure runs.
      let isInterrupted = overdue as? Refusal == Refusal(code: SQLITE_INTERRUPT)
      #expect(isInterrupted || (overdue as? DatabaseError)?.code == .deadlineExceeded)
    }
  }

  @Test func everyConnectionIsSetUp() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(prepareConnection: { connection in
        try await connection.withUnsafeSQLiteHandle { handle in
          _ = sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 5_000)
        }
      }))
    for sql in ["SELECT length(zeroblob(6000))", "CREATE TABLE t AS SELECT zeroblob(6000) AS b"] {
      let error = await failure { _ = try await database.rows(sql) }
      #expect(error?.code == .invalidValue, "\(sql)")
    }
    await database.close()
  }

  @Test func otherConnectionsHaveNone() async throws {
    let database = try SQLiteDatabase.inMemory()
    let audited = try await database.audited(by: AccessPolicy())
    let error = await failure { try await audited.withUnsafeSQLiteHandle { _ in } }
    #expect(error?.code == .misuse)
  }
}

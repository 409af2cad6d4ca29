import Koine
import KoinePostgreSQL
import Testing

@Suite struct CursorTests {
  static func integers(_ cursor: any RowCursor, _ maximum: Int) async throws -> ([Int], Bool) {
    var integers: [Int] = []
    let hasMore = try await cursor.next(maximum) { row in integers.append(try row.next()) }
    return (integers, hasMore)
  }

  static func series(_ count: Int) -> RenderedStatement {
    RenderedStatement(
      sql: "SELECT generate_series(1, $1)", bindings: [.integer(Int64(count))], types: [.bigInteger])
  }

  @Test func aSlowConsumerHoldsTheServerBack() async throws {
    try await withDatabase { database async throws in
      let cursor = try await database.cursor(
        RenderedStatement(sql: "SELECT repeat('x', 1000) FROM generate_series(1, 1000000)"))
      _ = try await cursor.next(10) { _ in }
      try await eventually {
        try await database.strings(
          "SELECT wait_event FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND wait_event = 'ClientWrite'"
        ) == ["ClientWrite"]
      }
      await cursor.close()
      await cursor.close()
    }
  }

  @Test func closingEarlyGivesTheConnectionBack() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let backend = try await database.integers("SELECT pg_backend_pid()")
      for _ in 0..<3 {
        let cursor = try await database.cursor(Self.series(100_000_000))
        #expect(try await Self.integers(cursor, 1) == ([1], true))
        await cursor.close()
        #expect(try await database.integers("SELECT pg_backend_pid()") == backend)
      }
    }
  }

  @Test func cancellingTheConsumerEndsTheStream() async throws {
    try await withDatabase(.init(poolSize: 2)) { database async throws in
      let task = Task {
        let cursor = try await database.cursor(RenderedStatement(sql: "SELECT 1 FROM pg_sleep(60)"))
        _ = try await cursor.next(1) { _ in }
      }
      try await database.waitForSleepers(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      try await database.waitForSleepers(0)
    }
  }

  /// The server is told to declare and to fetch there; what it says is about the statement all the same.
  @Test(arguments: [
    "SELECT 'é', nix FROM pg_class", "SELECT FROM nix", "SELECT 1 FORM t", "SELECT 1 / (5 - i) FROM t",
  ])
  func anErrorInATransactionIsOfTheStatement(_ sql: String) async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t AS SELECT generate_series(1, 9) AS i")
      func read(on connection: any Connection) async throws {
        let cursor = try await connection.cursor(RenderedStatement(sql: sql))
        while try await cursor.next(2, row: { _ in }) {}
      }
      let outside = try await errorParts { try await read(on: database) }
      let inside = try await errorParts { try await database.transact(.init()) { try await read(on: $0) } }
      #expect(outside?.sql == sql)
      #expect(inside == outside)
    }
  }

  @Test func anotherStatementDuringAStreamOnOneConnectionIsAnError() async throws {
    try await withDatabase { database async throws in
      try await database.withConnection { connection async throws in
        let cursor = try await connection.cursor(Self.series(10))
        let parts = try await errorParts { try await connection.command("SELECT 1") }
        #expect(
          parts
            == ErrorParts(
              code: .misuse,
              message: "The connection streams rows; close the cursor before the next statement.",
              sql: "SELECT 1"))
        await cursor.close()
        #expect(try await connection.integers("SELECT 1") == [1])
      }
    }
  }

  /// The server keeps no statement for a cache without a place, and none whose text is very long.
  @Test(arguments: [0, 256], [false, true])
  func typesOfTheDatabaseAreReadInAStream(_ cacheSize: Int, isLong: Bool) async throws {
    try await withDatabase(.init(statementCacheSize: cacheSize)) { database async throws in
      try await database.command("CREATE TYPE mood AS ENUM ('sad', 'happy')")
      let comment = isLong ? " -- " + String(repeating: "x", count: 20_000) : ""
      let cursor = try await database.cursor(RenderedStatement(sql: "SELECT 'sad'::mood" + comment))
      var labels: [String] = []
      while try await cursor.next(10, row: { labels.append(try $0.next()) }) {}
      #expect(labels == ["sad"])
    }
  }

  /// What a statement writes is stored however few rows are taken, so that it is not streamed; which statement writes
  /// does not depend on what the literals, names and comments beside it hold.
  @Test(arguments: [
    #"E'\''"#, "'it''s'", "$$'$$", "$tag$ ' $$ \" $tag$", #"E'\\'"#, "/* ' /* \" */ */ 1", "1 -- '\n",
    #"(SELECT "'" FROM (SELECT 1) AS "t" ("'"))"#,
  ])
  func aStatementThatWritesIsRunToItsEnd(_ other: String) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.command("CREATE TABLE t (i bigint)")
      let cursor = try await database.cursor(
        RenderedStatement(
          sql: """
            WITH a AS (SELECT \(other) AS b),
              c AS (INSERT INTO t SELECT generate_series(1, 20000) RETURNING repeat('x', 1000))
            SELECT * FROM c
            """))
      _ = try await cursor.next(1) { _ in }
      await cursor.close()
      #expect(try await database.integers("SELECT count(*) FROM t") == [20_000])
    }
  }

  /// A query whose literals, names and comments look like a statement that writes is streamed all the same: its first
  /// rows are there before it fails.
  @Test(arguments: [
    "$$ INSERT $$", "$tag$ DELETE $tag$", #"E'\' INSERT '"#, "'a'' UPDATE '", #"" INTO ""#, "1 /* FOR */",
  ])
  func aQueryIsStreamedWhateverItsLiteralsHold(_ other: String) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let cursor = try await database.cursor(
        RenderedStatement(
          sql: """
            SELECT 1 / (100000 - i), \(other)
            FROM generate_series(1, 200000) AS t (i), (SELECT 1) AS u (" INTO ")
            """))
      #expect(try await cursor.next(1) { _ in })
      await cursor.close()
    }
  }
}

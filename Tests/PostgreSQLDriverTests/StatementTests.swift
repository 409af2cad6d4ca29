import Koine
import KoinePostgreSQL
import Testing

@Suite struct StatementTests {
  @Test func theSameStatementRunsTenTimes() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.command("CREATE TABLE t (a bigint, b text)")
      for number in 1...10 {
        #expect(
          try await database.command(
            "INSERT INTO t VALUES ($1, $2)", [.integer(Int64(number)), .text("\(number)")],
            [.bigInteger, .text]) == 1)
        #expect(
          try await database.integers("SELECT a FROM t WHERE a = $1", [.integer(Int64(number))]) == [number])
      }
      #expect(
        try await database.strings("SELECT statement FROM pg_prepared_statements ORDER BY 1") == [
          "INSERT INTO t VALUES ($1, $2)", "SELECT a FROM t WHERE a = $1",
          "SELECT statement FROM pg_prepared_statements ORDER BY 1",
        ])
    }
  }

  @Test func theCacheIsBounded() async throws {
    try await withDatabase(.init(poolSize: 1, statementCacheSize: 4)) { database async throws in
      for number in 0..<100 { #expect(try await database.integers("SELECT \(number)") == [number]) }
      let kept = try await database.integers("SELECT count(*) FROM pg_prepared_statements")[0]
      #expect(kept <= 4 + 17)
    }
  }

  @Test func theCacheIsBoundedInATransaction() async throws {
    try await withDatabase(.init(poolSize: 1, statementCacheSize: 4)) { database async throws in
      try await database.transaction { connection in
        for number in 0..<100 { #expect(try await connection.integers("SELECT \(number)") == [number]) }
        let kept = try await connection.integers("SELECT count(*) FROM pg_prepared_statements")[0]
        #expect(kept <= 4 + 17)
      }
    }
  }

  /// What the server has been made to forget cannot be forgotten once more: that would end the transaction.
  @Test func aTransactionOutlivesStatementsThatTheServerHasForgotten() async throws {
    try await withDatabase(.init(poolSize: 1, statementCacheSize: 4)) { database async throws in
      for _ in 0..<2 {
        try await database.transaction { connection in
          for number in 0..<10 { #expect(try await connection.integers("SELECT \(number)") == [number]) }
          try await connection.command("DO $$ BEGIN EXECUTE 'DEALLOCATE ALL'; END $$")
          for number in 100..<200 { #expect(try await connection.integers("SELECT \(number)") == [number]) }
        }
      }
    }
  }

  /// What the server has prepared for a run that was given up serves the next one.
  @Test func aStatementThatIsGivenUpIsPreparedOnce() async throws {
    try await withDatabase(.init(poolSize: 1, cancelTimeout: .seconds(30))) { database async throws in
      for _ in 0..<3 {
        var sleeping = RenderedStatement(sql: "SELECT 1 FROM pg_sleep(3600)")
        sleeping.deadline = Deadline(after: .milliseconds(50))
        let statement = sleeping
        let error = try await databaseError { try await database.run(statement) { _ in } }
        #expect(error?.code == .deadlineExceeded)
      }
      let kept = try await database.integers(
        "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%pg_sleep(3600)'")[0]
      #expect(kept <= 1)
    }
  }

  @Test func lookingUpATypeLeavesNoStatementBehind() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.command("CREATE TYPE mood AS ENUM ('sad', 'happy')")
      #expect(try await database.cells("SELECT 'sad'::mood") == ["text sad"])
      #expect(
        try await database.strings("SELECT statement FROM pg_prepared_statements ORDER BY 1") == [
          "SELECT 'sad'::mood", "SELECT statement FROM pg_prepared_statements ORDER BY 1",
        ])
    }
  }

  @Test func aTypeThatCouldNotBeLookedUpIsLookedUpAgain() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.executeScript(
        "CREATE TYPE mood AS ENUM ('sad', 'happy'); REVOKE SELECT ON pg_catalog.pg_type FROM PUBLIC")
      try await database.withConnection { connection async throws in
        try await connection.command("SET ROLE pg_signal_backend")
        let error = try await databaseError { _ = try await connection.cells("SELECT 'sad'::mood") }
        #expect(error?.code == .permissionDenied)
        try await connection.command("RESET ROLE")
        #expect(try await connection.cells("SELECT 'sad'::mood") == ["text sad"])
      }
    }
  }

  @Test func aResultTellsHowManyRowsItHas() async throws {
    try await withDatabase { database async throws in
      var told: [Int] = []
      try await database.run(CursorTests.series(3)) { row in told.append(row.expectedRowCount) }
      #expect(told == [3, 3, 3])
    }
  }

  /// After five runs the server may keep one plan for all values. A statement that takes long is planned for its own.
  @Test(arguments: [false, true])
  func aLongStatementIsPlannedForItsValues(isStreamed: Bool) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let (quick, long) = ("SELECT 1 + $1 AS quick", "SELECT $1 + 1 AS long FROM pg_sleep(0.03)")
      for sql in [quick, long] {
        for number in 1...12 {
          let statement = RenderedStatement(sql: sql, bindings: [.integer(Int64(number))])
          if isStreamed {
            let cursor = try await database.cursor(statement)
            #expect(try await CursorTests.integers(cursor, 10) == ([number + 1], false))
          } else {
            #expect(try await database.integers(sql, [.integer(Int64(number))]) == [number + 1])
          }
        }
      }
      #expect(
        try await database.integers(
          "SELECT generic_plans FROM pg_prepared_statements WHERE statement LIKE '%quick'") == [7])
      #expect(
        try await database.integers(
          """
          SELECT generic_plans FROM pg_prepared_statements
          WHERE statement LIKE '%long%' AND statement NOT LIKE '%generic_plans%'
          """
        ).allSatisfy { $0 == 0 })
      #expect(
        try await database.integers(
          "SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE 'SELECT $1 + 1 AS long%'") == [3])
    }
  }

  @Test func aStatementWhoseColumnsChangedIsPreparedAgain() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.command("CREATE TABLE t (a bigint)")
      try await database.command("INSERT INTO t VALUES (1)")
      #expect(try await database.cells("SELECT * FROM t") == ["integer 1"])
      try await database.command("ALTER TABLE t ADD b text DEFAULT 'x'")
      #expect(try await database.cells("SELECT * FROM t") == ["integer 1", "text x"])
      try await database.command("DEALLOCATE ALL")
      #expect(try await database.cells("SELECT * FROM t") == ["integer 1", "text x"])
    }
  }

  @Test func affectedRowsAreCounted() async throws {
    try await withDatabase { database async throws in
      #expect(try await database.command("CREATE TABLE t (a bigint)") == 0)
      #expect(try await database.command("INSERT INTO t VALUES (1), (2), (3)") == 3)
      #expect(try await database.command("SELECT a FROM t") == 0)
      #expect(try await database.command("UPDATE t SET a = a + 1 WHERE a > 1 RETURNING a") == 2)
      #expect(try await database.command("DELETE FROM t") == 3)
      #expect(try await database.command("VACUUM t") == 0)
    }
  }

  @Test func copyIsRefusedAndTheConnectionReplaced() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let error = try await databaseError { try await database.command("COPY (SELECT 1) TO STDOUT") }
      #expect(error?.code == .misuse)
      #expect(try await database.integers("SELECT 1") == [1])
    }
  }
}

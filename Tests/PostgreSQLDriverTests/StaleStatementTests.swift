import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// A prepared statement that the server has forgotten, or whose table has changed, is prepared again, by whatever
/// way it runs.
@Suite struct StaleStatementTests {
  enum Way: CaseIterable { case run, stream, batch }

  /// How a text by hand runs.
  enum Entry: CaseIterable { case statement, cursor, script }

  /// What another session does, or raw SQL on the same connection.
  static let events: [(name: String, sql: String, isOnConnection: Bool)] = [
    ("a column is added", "ALTER TABLE t ADD COLUMN b text DEFAULT 'x'", false),
    ("a column has another type", "ALTER TABLE t ALTER COLUMN a TYPE text", false),
    ("the table is another one", "DROP TABLE t; CREATE TABLE t (a text); INSERT INTO t VALUES ('1')", false),
    ("DEALLOCATE ALL", "DEALLOCATE ALL", true),
    ("DISCARD ALL", "DISCARD ALL", true),
    ("DEALLOCATE of each", "DO $$ BEGIN EXECUTE 'DEALLOCATE ALL'; END $$", true),
  ]

  private func run(_ way: Way, _ connection: any Connection) async throws -> [String] {
    var cells: [String] = []
    switch way {
    case .run: return try await connection.cells("SELECT a::text FROM t")
    case .stream:
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT * FROM t"))
      while try await cursor.next(10, row: { cells.append("\(try $0.nextCell().kind)") }) {}
    case .batch:
      let batch = RenderedBatch(
        sql: "INSERT INTO t (a) SELECT a FROM t WHERE $1 = 0 RETURNING *", types: [.bigInteger], count: 2
      ) { row, encoder in encoder.append(row + 1) }
      return ["\(try await connection.run(batch))"]
    }
    return cells
  }

  /// A table of the same name that comes first is the one that is meant, also on a connection that had one before.
  @Test(
    arguments: [
      "CREATE TEMPORARY TABLE t (a bigint)", "SET search_path = first, public",
      "SELECT set_config('search_path', 'first, public', false)",
    ], Entry.allCases)
  func meansTheTableThatComesFirst(_ change: String, _ entry: Entry) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE t (a bigint); INSERT INTO t VALUES (1); CREATE SCHEMA first; CREATE TABLE first.t (a bigint);
        """)
      try await database.withConnection { try await $0.command("CREATE TEMPORARY TABLE other (a bigint)") }
      try await database.withConnection { connection in
        for _ in 0..<2 { #expect(try await connection.integers("SELECT a FROM t") == [1]) }
        try await connection.command("DELETE FROM t WHERE a = 7")
        switch entry {
        case .statement: try await connection.command(change)
        case .cursor:
          let cursor = try await connection.cursor(RenderedStatement(sql: change))
          while try await cursor.next(1, row: { _ in }) {}
          await cursor.close()
        case .script: try await connection.executeScript(change)
        }
        #expect(try await connection.integers("SELECT a FROM t") == [])
        try await connection.command("INSERT INTO t VALUES (7)")
        try await connection.command("DELETE FROM t WHERE a = 7")
        #expect(try await connection.integers("SELECT a FROM t") == [])
      }
      #expect(try await database.integers("SELECT a FROM t") == [1])
    }
  }

  /// Each statement of the changed table would fail the transaction once more.
  @Test func aTransactionIsTriedAgainOnce() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1))
    let other = try await PostgreSQLDatabase(url: url)
    try await other.executeScript("CREATE TABLE t (a integer); INSERT INTO t VALUES (1)")
    var attempts = 0
    func read() async throws -> [Int] {
      try await database.transaction(retrying: 1) { connection in
        attempts += 1
        var read: [Int] = []
        for number in 1...7 {
          read += try await connection.fetchAll(
            "SELECT a FROM t WHERE a < \(raw: "\(number + 1)")", as: Int.self)
        }
        return read
      }
    }
    for _ in 0..<3 { #expect(try await read() == [1, 1, 1, 1, 1, 1, 1]) }
    try await other.executeScript("ALTER TABLE t ALTER COLUMN a TYPE bigint")
    attempts = 0
    #expect(try await read() == [1, 1, 1, 1, 1, 1, 1])
    #expect(attempts == 2)
    await database.close()
    await other.close()
  }

  @Test(arguments: events.indices, Way.allCases)
  func isPreparedAgain(_ event: Int, _ way: Way) async throws {
    let (_, sql, isOnConnection) = Self.events[event]
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.executeScript("CREATE TABLE t (a bigint); INSERT INTO t VALUES (1)")
      for _ in 0..<2 { _ = try await run(way, database) }
      let backend = try await database.integers("SELECT pg_backend_pid()")
      if isOnConnection {
        try await database.command(sql)
      } else {
        try await database.executeScript(sql)
      }
      for _ in 0..<2 {
        let result = try await run(way, database)
        #expect(result == (way == .batch ? ["0"] : way == .run ? ["text 1"] : result))
        #expect(!result.isEmpty)
      }
      #expect(try await database.integers("SELECT pg_backend_pid()") == backend)
    }
  }

  @Test func aTransactionThatMeetsAChangedTableCanBeTriedAgain() async throws {
    try await withDatabase(.init(poolSize: 2)) { database async throws in
      try await database.executeScript("CREATE TABLE t (a bigint); INSERT INTO t VALUES (1)")
      try await database.withConnection { first async throws in
        _ = try await first.cells("SELECT * FROM t")
        try await Task.detached {
          _ = try await database.command("ALTER TABLE t ADD COLUMN b text DEFAULT 'x'")
        }.value
        var rounds = 0
        let cells = try await first.transaction(isolation: .readCommitted, retrying: 1) { connection in
          rounds += 1
          return try await connection.cells("SELECT * FROM t")
        }
        #expect(rounds == 2)
        #expect(cells == ["integer 1", "text x"])
      }
    }
  }
}

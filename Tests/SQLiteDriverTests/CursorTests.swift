import Koine
import KoineSQLite
import Synchronization
import Testing

@Table("growing") private struct Growing: Identifiable {
  let id: Int
  var b: Int
}

private final class EventLog: Sendable {
  private let events = Mutex<[StatementEvent]>([])

  var all: [StatementEvent] { events.withLock(\.self) }
  func add(_ event: StatementEvent) { events.withLock { $0.append(event) } }
}

@Suite struct `Cursors of SQLite` {
  private static let numbers =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n"

  private func statement(_ count: Int64) -> RenderedStatement {
    RenderedStatement(sql: Self.numbers, bindings: [.integer(count)])
  }

  @Test func `released in a transaction free what they read`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (i)")
    try await database.execute("INSERT INTO t VALUES (1), (2)")
    try await database.transaction { connection in
      do {
        let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t"))
        _ = try await cursor.next(1) { _ in }
      }
      // An open reader would lock the table.
      try await connection.execute("DROP TABLE t")
    }
  }

  private static let filled = """
    CREATE TABLE t (i INTEGER PRIMARY KEY, a);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) INSERT INTO t SELECT i, 0 FROM n;
    """
  private static let update = RenderedStatement(sql: "UPDATE t SET a = 1 RETURNING i")
  private static let updated = "SELECT count(*) FROM t WHERE a = 1"

  /// A query that has proved quick may be run a second time, for which the data is held.
  @Test func `that write keep what they have written beside quick queries`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.filled)
    try await database.withConnection { connection in
      let cursor = try await connection.cursor(Self.update)
      var hasMore = true
      while hasMore {
        hasMore = try await cursor.next(20) { _ in }
        let first = try await connection.rows("SELECT i FROM t LIMIT 2")
        #expect(first == [[.integer(1)], [.integer(2)]])
      }
    }
    #expect(try await database.rows(Self.updated) == [[.integer(200)]])
    await database.close()
  }

  private static func batch(of count: Int) -> RenderedBatch {
    RenderedBatch(sql: "INSERT INTO t VALUES (?1, 0)", types: [.bigInteger], count: count) {
      $1.append(.integer(Int64($0 + 1_000)))
    }
  }

  /// The ways to write.
  private static let writes: [(name: String, run: @Sendable (any Connection) async throws -> Void)] = [
    ("a statement", { _ = try await $0.execute("INSERT INTO t VALUES (1000, 0)") }),
    ("a statement with rows", { _ = try await $0.rows("INSERT INTO t VALUES (1000, 0) RETURNING i") }),
    ("a row by its key", { _ = try await $0.execute("UPDATE t SET a = 0 WHERE i = \(1)") }),
    ("a definition", { _ = try await $0.execute("CREATE TABLE u (i)") }),
    ("a batch of one row", { _ = try await $0.run(batch(of: 1)) }),
    ("a batch", { _ = try await $0.run(batch(of: 2)) }),
    ("a script", { try await $0.executeScript("INSERT INTO t VALUES (1000, 0); SELECT 1") }),
    ("a transaction", { try await $0.transaction { _ in } }),
    (
      "a cursor",
      {
        let cursor = try await $0.cursor(
          RenderedStatement(sql: "INSERT INTO t VALUES (1000, 0) RETURNING i"))
        _ = try await cursor.next(1) { _ in }
        await cursor.close()
      }
    ),
  ]

  @Test func `that write and have rows left have written, and allow other writes`() async throws {
    for (name, write) in Self.writes {
      let file = try TemporaryFile()
      for database in [try SQLiteDatabase.inMemory(), try SQLiteDatabase(path: file.path)] {
        try await database.executeScript(Self.filled)
        try await database.withConnection { connection in
          let cursor = try await connection.cursor(Self.update)
          // The statement is quick from now on.
          _ = try await connection.rows("SELECT a FROM t WHERE i = 1")
          _ = try await cursor.next(1) { _ in }
          let changed = "SELECT count(*) FROM t WHERE i <= 200 AND a IS (SELECT a FROM t WHERE i = 200)"
          #expect(try await connection.rows(changed) == [[.integer(200)]], "\(name)")
          let refusal = await failure { try await write(connection) }
          #expect(refusal == nil, "\(name)")
          var left = 1
          while try await cursor.next(50, row: { _ in left += 1 }) {}
          #expect(left == 200, "\(name)")
          await cursor.close()
        }
        await database.close()
      }
    }
  }

  /// The end of the statement commits, and comes before its first row.
  @Test func `that write yield no row if what they have written is lost`() async throws {
    let log = EventLog()
    let observer = StatementObserver { log.add($0) }
    let database = try SQLiteDatabase.inMemory(configuration: .init(observers: [observer]))
    try await database.executeScript(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY);
      CREATE TABLE child (parent INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
      """)
    let sql = "INSERT INTO child VALUES (8), (9) RETURNING parent"
    let cursor = try await database.cursor(RenderedStatement(sql: sql))
    let lost = await failure { _ = try await cursor.next(1) { _ in Issue.record("A row was handed out.") } }
    #expect(lost?.code == .foreignKeyViolation)
    await cursor.close()
    let events = log.all.filter { $0.sql == sql }
    #expect(events.map(\.call) == [.stream])
    let codes = events.compactMap { ($0.error as? DatabaseError)?.code }
    #expect(codes == [.foreignKeyViolation])
    #expect(try await database.rows("SELECT count(*) FROM child") == [[.integer(0)]])
    await database.close()
  }

  private struct Stop: Error {}

  /// SQLite ends a reader with a rollback only if that changes the schema.
  @Test(arguments: ["INSERT INTO t VALUES (4)", "CREATE TABLE u (i)"])
  func `go on beside a nested transaction that is rolled back, unless it has changed the schema`(
    sql: String
  ) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(
      "CREATE TABLE t (i INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)")
    var rows: [[SQLValue]] = []
    var ended: DatabaseError?
    let refusal = await failure {
      try await database.transaction { connection in
        let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
        _ = try await cursor.next(1) { rows.append(try $0.values()) }
        await #expect(throws: Stop.self) {
          try await connection.transaction { nested in
            try await nested.execute(sql)
            throw Stop()
          }
        }
        ended = await failure { _ = try await cursor.next(9) { rows.append(try $0.values()) } }
      }
    }
    if sql.hasPrefix("INSERT") {
      #expect(rows == [[.integer(1)], [.integer(2)], [.integer(3)]])
      #expect(ended == nil)
      #expect(refusal == nil)
    } else {
      #expect(rows == [[.integer(1)]])
      #expect(ended?.code == .other)
      #expect(ended?.engineCode == "516")
      #expect(ended?.message == "The statement was ended by a rollback.")
      // The transaction has failed with it.
      #expect(refusal?.code == .other)
    }
    #expect(try await database.rows("SELECT name FROM sqlite_schema") == [[.text("t")]])
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(3)]])
    await database.close()
  }

  @Test func `end with their transaction if it is rolled back`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(
      "CREATE TABLE t (i INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2), (3)")
    try await database.withConnection { connection in
      var kept: (any RowCursor)?
      await #expect(throws: Stop.self) {
        try await connection.transaction { inside in
          let cursor = try await inside.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
          _ = try await cursor.next(1) { _ in }
          kept = cursor
          try await inside.execute("CREATE TABLE u (i)")
          throw Stop()
        }
      }
      let cursor = try #require(kept)
      #expect(await failure { _ = try await cursor.next(1) { _ in } }?.code == .misuse)
      // No reader is left that would lock the table.
      try await connection.execute("DROP TABLE t")
    }
    await database.close()
  }

  @Test func `without a row tell the columns that their table has now`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE growing (id INTEGER PRIMARY KEY)")
    // Compiled before the column is there.
    for try await _ in database.stream("SELECT * FROM growing", as: Int.self) {}
    try await database.execute("ALTER TABLE growing ADD COLUMN b INTEGER NOT NULL DEFAULT 0")
    for try await _ in database.stream("SELECT * FROM growing", as: Growing.self) {}
    await database.close()
  }
}

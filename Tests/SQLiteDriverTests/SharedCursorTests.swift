import Koine
import KoineSQLite
import KoineTesting
import Testing

/// A cursor that several tasks read, and one whose task is cancelled.
@Suite(.timeLimit(.minutes(2))) struct SharedCursorTests {
  private static let filled = """
    CREATE TABLE t (i INTEGER PRIMARY KEY, a INTEGER NOT NULL);
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) INSERT INTO t SELECT i, 0 FROM n;
    """

  private func withDatabase(
    _ isFile: Bool, _ configuration: SQLiteDatabase.Configuration = .init(),
    _ body: (SQLiteDatabase) async throws -> Void
  ) async throws {
    let file = try TemporaryFile()
    let database =
      isFile
      ? try SQLiteDatabase(path: file.path, configuration: configuration)
      : try SQLiteDatabase.inMemory(configuration: configuration)
    try await database.executeScript(Self.filled)
    try await body(database)
    await database.close()
  }

  /// The rows that tasks get together.
  private func rows(of cursor: any RowCursor, tasks: Int) async throws -> [Int] {
    try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<tasks {
        group.addTask {
          var found: [Int] = []
          while try await cursor.next(7, row: { row in found.append(try row.next(Int.self)) }) {}
          return found
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted()
    }
  }

  @Test(arguments: [false, true]) func tasksGetEachRowOnce(_ isFile: Bool) async throws {
    try await withDatabase(isFile) { database in
      for tasks in [2, 8] {
        let read = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t"))
        let found = try await rows(of: read, tasks: tasks)
        #expect(found == Array(1...500))
      }
    }
  }

  /// A step behind the last row would run the statement again.
  @Test(arguments: [false, true]) func whatIsWrittenIsWrittenOnce(_ isFile: Bool) async throws {
    try await withDatabase(isFile) { database in
      for _ in 0..<10 {
        let written = try await database.cursor(
          RenderedStatement(sql: "INSERT INTO t (a) SELECT 1 FROM t LIMIT 5 RETURNING i"))
        let found = try await rows(of: written, tasks: 8)
        #expect(found.count == 5)
      }
      #expect(try await database.rows("SELECT count(*) FROM t WHERE a = 1") == [[.integer(50)]])
    }
  }

  /// An error would say that nothing was written, and what is written would be stored.
  @Test(arguments: [false, true]) func whatHasWrittenHandsOutItsRows(_ isFile: Bool) async throws {
    try await withDatabase(isFile) { database in
      let task = Task {
        var found = 0
        for try await _ in database.stream("UPDATE t SET a = a + 1 RETURNING i", as: Int.self) {
          found += 1
          withUnsafeCurrentTask { $0?.cancel() }
        }
        return found
      }
      let found = try await task.value
      #expect(found == 500)
      #expect(try await database.rows("SELECT DISTINCT a FROM t") == [[.integer(1)]])
    }
  }

  /// Whoever leaves the rows early could not be told that the commit has failed.
  @Test(arguments: [false, true]) func rowsComeWhenTheirWriteIsStored(_ isFile: Bool) async throws {
    try await withDatabase(isFile) { database in
      try await database.executeScript(
        """
        CREATE TABLE parents (id INTEGER PRIMARY KEY);
        CREATE TABLE children (
          id INTEGER PRIMARY KEY, name TEXT, parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
        """)
      let names = Array(1...300).map { String(repeating: "é", count: $0) }
      var found: [(Int, String?)] = []
      let orphans = await failure {
        for try await row in database.stream(
          "INSERT INTO children (parent) SELECT 7 FROM t RETURNING id", as: Int.self)
        {
          found.append((row, nil))
          break
        }
      }
      #expect(orphans?.code == .foreignKeyViolation)
      #expect(found.isEmpty)
      #expect(try await database.rows("SELECT count(*) FROM children") == [[.integer(0)]])
      // What is left early is stored as well, and its rows are whole.
      let inserted = try await database.cursor(
        RenderedStatement(
          sql: """
            INSERT INTO children (id, name)
            SELECT i, CASE WHEN i % 3 > 0 THEN replace(printf('%.*c', i, 'x'), 'x', 'é') END FROM t WHERE i <= 300
            RETURNING id, name, x'00ff', 1.5
            """))
      for _ in 0..<3 {
        _ = try await inserted.next(50) { row in
          found.append((try row.next(Int.self), try row.next(String?.self)))
          #expect(try row.next([UInt8].self) == [0, 255])
          #expect(try row.next(Double.self) == 1.5)
        }
      }
      #expect(found.map(\.0) == Array(1...150))
      let expected: [String?] = (1...150).map { number in number % 3 > 0 ? names[number - 1] : nil }
      #expect(found.map(\.1) == expected)
      await inserted.close()
      #expect(try await database.rows("SELECT count(*) FROM children") == [[.integer(300)]])
    }
  }

  /// A transaction takes back what it has written: its task ends as any other.
  @Test(arguments: [false, true]) func aTransactionThatHasWrittenIsTakenBack(_ isFile: Bool) async throws {
    try await withDatabase(isFile) { database in
      let task = Task {
        try await database.transaction { connection in
          for try await _ in connection.stream("UPDATE t SET a = 9 RETURNING i", as: Int.self) {
            withUnsafeCurrentTask { $0?.cancel() }
          }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let left = try await database.rows("SELECT DISTINCT a FROM t")
      #expect(left == [[.integer(0)]])
    }
  }

  /// A COMMIT that waits until readers are gone has not begun: it ends with its time, and with its task.
  @Test func aCommitThatWaitsForReadersEndsInTime() async throws {
    let configuration = SQLiteDatabase.Configuration(
      busyTimeout: .seconds(100_000), journalMode: .delete)
    try await withDatabase(true, configuration) { database in
      let reader = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t"))
      _ = try await reader.next(1) { _ in }
      let late = await failure {
        try await database.transaction(timeout: .milliseconds(100)) { connection in
          _ = try await connection.execute("UPDATE t SET a = 7")
        }
      }
      #expect(late?.code == .deadlineExceeded)
      let task = Task {
        try await database.transaction { connection in
          _ = try await connection.execute("UPDATE t SET a = 7")
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      await reader.close()
      #expect(try await database.rows("SELECT DISTINCT a FROM t") == [[.integer(0)]])
      try await database.transaction { _ = try await $0.execute("UPDATE t SET a = 8") }
      #expect(try await database.rows("SELECT DISTINCT a FROM t") == [[.integer(8)]])
    }
  }

  /// The log of the database that is open would be taken for that of the copy.
  @Test func aDatabaseThatIsOpenIsNotReplaced() async throws {
    try await withDatabase(true) { database in
      let target = try TemporaryFile()
      let open = try SQLiteDatabase(path: target.path)
      try await open.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a INTEGER NOT NULL)")
      _ = try await open.checkpoint(.truncate)
      #expect(await failure { try await database.backup(to: target.path) }?.code == .misuse)
      #expect(await failure { try await database.vacuum(into: target.path) }?.code == .misuse)
      try await open.execute("INSERT INTO t VALUES (1, 1)")
      #expect(try await open.rows("SELECT * FROM t") == [[.integer(1), .integer(1)]])
      await open.close()
      try await database.backup(to: target.path)
      let copy = try SQLiteDatabase(path: target.path)
      #expect(try await copy.rows("SELECT count(*) FROM t") == [[.integer(500)]])
      await copy.close()
    }
  }

  /// A connection that has not read the schema yet knows no table; the lock of another one keeps it from looking.
  @Test func aSchemaThatIsLockedIsNoMissingTable() async throws {
    let configuration = SQLiteDatabase.Configuration(busyTimeout: .milliseconds(20))
    let first = try SQLiteDatabase.inMemory(named: "locked schema", configuration: configuration)
    let second = try SQLiteDatabase.inMemory(named: "locked schema", configuration: configuration)
    try await first.executeScript(Self.filled)
    try await first.transaction { connection in
      _ = try await connection.execute("UPDATE t SET a = 1")
      for sql in ["SELECT a FROM t", "INSERT INTO t VALUES (1000, 1)"] {
        let error = await failure { try await second.execute(sql) }
        #expect(error?.code == .busy)
        #expect(error?.isRetryable == true)
      }
    }
    #expect(try await second.rows("SELECT count(*) FROM t WHERE a = 1") == [[.integer(500)]])
    let missing = await failure { try await second.execute("SELECT a FROM absent") }
    #expect(missing?.code == .undefinedTable)
    await first.close()
    await second.close()
  }
}

import Koine
import KoineSQLite
import Testing

/// SQLite counts a whole table in one instruction of its virtual machine.
@Suite(.serialized, .timeLimit(.minutes(2))) struct `Counting a whole table in SQLite` {
  enum Way: CaseIterable, Sendable {
    case statement, preparedStatement, transaction, cursor
  }

  enum End: CaseIterable, Sendable {
    case cancellation, deadline
  }

  /// A query of as many counts as SQLite runs before it asks the progress handler.
  private static let counts = Array(repeating: "SELECT count(*) FROM t", count: 40).joined(
    separator: " UNION ALL ")

  private static func database() async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(
      """
      PRAGMA page_size = 512;
      CREATE TABLE t (i INTEGER PRIMARY KEY, a);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
      INSERT INTO t SELECT i, 'abcdefgh' FROM n;
      """)
    return database
  }

  /// Runs the counts, and ends them when the first row is there: nothing but counts is left to do.
  private static func count(_ way: Way, _ end: End, _ database: SQLiteDatabase) async throws {
    let deadline = end == .deadline ? Deadline(after: .milliseconds(5)) : nil
    var isFirst = true
    func note() {
      guard isFirst else { return }
      isFirst = false
      if let deadline {
        while !deadline.hasPassed {}
      } else {
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    var statement = RenderedStatement(sql: counts)
    statement.deadline = deadline
    switch way {
    case .statement, .preparedStatement: try await database.run(statement) { _ in note() }
    case .transaction:
      try await database.transaction { [statement] connection in
        try await connection.run(statement) { _ in note() }
      }
    case .cursor:
      let cursor = try await database.cursor(statement)
      _ = try await cursor.next(.max) { _ in note() }
    }
  }

  @Test(arguments: Way.allCases, End.allCases)
  func `ends when its task is cancelled or its time is over`(_ way: Way, _ end: End) async throws {
    let database = try await Self.database()
    if way == .preparedStatement { #expect(try await database.rows(Self.counts).count == 40) }
    switch end {
    case .cancellation:
      let task = Task { try await Self.count(way, end, database) }
      await #expect(throws: CancellationError.self) { try await task.value }
    case .deadline:
      var error: DatabaseError?
      // A timer is late on a busy machine.
      while error == nil { error = await failure { try await Self.count(way, end, database) } }
      #expect(error?.code == .deadlineExceeded)
    }
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(1_000_000)]])
  }

  /// Compiling is interrupted as well, and told alike.
  @Test func `that is cancelled while it is compiled is a cancellation`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (i)")
    let terms = Array(repeating: "i = 1", count: 400).joined(separator: " OR ")
    let query = Array(repeating: "SELECT count(*) FROM t WHERE \(terms)", count: 50).joined(
      separator: " UNION ALL ")
    for round in 0..<60 {
      let task = Task { _ = try await database.rows("\(query) -- \(round)") }
      for _ in 0..<round * 10 { await Task.yield() }
      task.cancel()
      do {
        try await task.value
      } catch {
        #expect(error is CancellationError)
      }
    }
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  enum Ending: CaseIterable, Sendable {
    case commit, rollback
  }

  /// A full-text index keeps a blob open from one statement to the next, which SQLite counts as a statement that runs.
  @Test(arguments: Ending.allCases)
  func `that comes too late for its statement hits none after it`(_ ending: Ending) async throws {
    let cancel = SQLiteScalarFunction("cancel") { (number: Int) in
      withUnsafeCurrentTask { $0?.cancel() }
      return number
    }
    let database = try SQLiteDatabase.inMemory(configuration: .init(functions: [cancel]))
    try await database.execute("CREATE VIRTUAL TABLE words USING fts5(word, content = '', columnsize = 0)")
    let task = Task {
      try await database.transaction { connection in
        try await connection.execute("INSERT INTO words (rowid, word) VALUES (1, 'one')")
        do {
          try await connection.execute("INSERT INTO words (rowid, word) VALUES (cancel(2), 'two')")
        } catch is CancellationError {}
        if ending == .rollback { throw CancellationError() }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let found = try await database.rows("SELECT rowid FROM words WHERE words MATCH 'one OR two'")
    #expect(found == [])
  }
}

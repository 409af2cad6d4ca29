import Foundation
import Koine
import KoineSQLite
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Maintenance of SQLite` {
  private typealias Checkpoint = SQLiteDatabase.Checkpoint

  private static let rows = """
    CREATE TABLE t (i INTEGER PRIMARY KEY, a);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO t SELECT i, zeroblob(3800) FROM n;
    """
  private static let slowRows = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000)
    INSERT INTO t SELECT i + 1000, randomblob(100) FROM n;
    """

  private static func pages(_ database: SQLiteDatabase) async throws -> [[SQLValue]] {
    try await database.rows("SELECT page_count, freelist_count FROM pragma_page_count, pragma_freelist_count")
  }

  // MARK: Space

  @Test func `gives free pages back`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    try await database.execute("DELETE FROM t WHERE i > 1")
    #expect(try await Self.pages(database) != [[.integer(2), .integer(0)]])
    let copy = file.path + ".copy"
    try Data("earlier".utf8).write(to: URL(fileURLWithPath: copy))
    try await database.vacuum(into: copy)
    #expect(try file.contents() == ["test.db", "test.db-shm", "test.db-wal", "test.db.copy"])
    try await database.vacuum()
    #expect(try await Self.pages(database) == [[.integer(2), .integer(0)]])
    await database.close()
    let other = try SQLiteDatabase(path: copy)
    #expect(try await Self.pages(other) == [[.integer(2), .integer(0)]])
    #expect(try await other.rows("SELECT i, length(a) FROM t") == [[.integer(1), .integer(3_800)]])
    await other.close()
  }

  @Test func `copies into a file from any database, whatever the path looks like`() async throws {
    let file = try TemporaryFile()
    let memory = try SQLiteDatabase.inMemory()
    let named = try SQLiteDatabase.inMemory(named: file.path)
    let stored = try SQLiteDatabase(path: file.path)
    let relative = "file:koine-\(UUID().uuidString).db"
    defer { try? FileManager.default.removeItem(atPath: relative) }
    for database in [memory, named, stored] {
      try await database.executeScript(Self.rows)
      for path in [file.directory.path + "/a%41?mode=ro&b#é.db", relative] {
        for isBackup in [false, true] {
          try await isBackup ? database.backup(to: path) : database.vacuum(into: path)
          let copy = try SQLiteDatabase(path: path, configuration: .init(isImmutable: true))
          #expect(try await copy.rows("SELECT count(*) FROM t") == [[.integer(200)]])
          await copy.close()
          #expect(FileManager.default.fileExists(atPath: path))
          try FileManager.default.removeItem(atPath: path)
        }
      }
      await database.close()
    }
  }

  @Test(arguments: [true, false])
  func `that is cancelled or late leaves files as they were`(isCancelled: Bool) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    try await database.executeScript(Self.slowRows)
    let copy = file.path + ".copy"
    let earlier = Data("earlier".utf8)
    try earlier.write(to: URL(fileURLWithPath: copy))
    let works: [@Sendable (Duration?) async throws -> Void] = [
      { try await database.vacuum(timeout: $0) }, { try await database.vacuum(into: copy, timeout: $0) },
    ]
    for work in works {
      if isCancelled {
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          try await work(nil)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
      } else {
        #expect(await failure { try await work(.milliseconds(5)) }?.code == .deadlineExceeded)
      }
    }
    #expect(FileManager.default.contents(atPath: copy) == earlier)
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(300_200)]])
    await database.close()
    #expect(try file.contents() == ["test.db", "test.db.copy"])
  }

  @Test func `does not replace what is open, or cannot be written`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    let refusals: [(String, DatabaseError.Code)] = [
      (file.path, .misuse), ("", .misuse), (file.path + "/copy", .cannotConnect),
      (file.directory.path + "/none/copy", .cannotConnect), (file.directory.path, .cannotConnect),
    ]
    for (path, code) in refusals {
      #expect(await failure { try await database.vacuum(into: path) }?.code == code, "\(path)")
    }
    await database.close()
    #expect(try file.contents() == ["test.db"])
  }

  // MARK: Integrity

  @Test func `finds nothing in a whole database`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    #expect(try await database.checkIntegrity() == [])
    #expect(try await database.checkIntegrity(quick: true) == [])
    #expect(try await SQLiteDatabase.inMemory().checkIntegrity() == [])
    await database.close()
  }

  @Test(arguments: [true, false])
  func `finds a file that was cut off`(quick: Bool) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    try await database.checkpoint(.truncate)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
    try handle.truncate(atOffset: 40 * 4_096)
    try handle.close()
    let problems = try await database.checkIntegrity(quick: quick, limit: 3)
    // Versions of SQLite name the page each in their own way.
    let ends = problems.map { $0.drop { $0 != ":" } }
    #expect(ends == Array(repeating: ": btreeInitPage() returns error code 11", count: 3))
    await database.close()
  }

  @Test func `finds a file that cannot be read at all`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    try await database.checkpoint(.truncate)
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file.path))
    try handle.write(contentsOf: Data(repeating: 120, count: 40 * 4_096))
    try handle.close()
    // The connections that read are opened now.
    let problems = try await database.checkIntegrity()
    #expect(problems == ["file is not a database"])
    await database.close()
  }

  @Test func `finds pages and indexes that are damaged, as many as asked for`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(
      "CREATE TABLE t (i INTEGER PRIMARY KEY, a TEXT); CREATE INDEX k ON t (a)")
    try await database.execute("INSERT INTO t VALUES (1, 'koine-one'), (2, 'koine-two')")
    await database.close()
    // In the index, the last page, and not in the table.
    var contents = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let range = try #require(contents.range(of: Data("koine-one".utf8), options: .backwards))
    contents[range.lowerBound] = UInt8(ascii: "x")
    try contents.write(to: URL(fileURLWithPath: file.path))
    let damaged = try SQLiteDatabase(path: file.path)
    #expect(try await damaged.checkIntegrity(quick: true) == [])
    let problems = try await damaged.checkIntegrity()
    #expect(problems == ["row 1 missing from index k", "row 2 missing from index k"])
    let first = try await damaged.checkIntegrity(limit: 1)
    #expect(first == ["row 1 missing from index k"])
    await damaged.close()
  }

  // MARK: The log

  @Test func `moves the log into the file`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    try await database.checkpoint(.truncate)
    try await database.execute("INSERT INTO t VALUES (1)")
    let whole = Checkpoint(logFrameCount: 1, checkpointedFrameCount: 1, isBusy: false)
    for mode in [SQLiteDatabase.CheckpointMode.passive, .full, .restart] {
      #expect(try await database.checkpoint(mode) == whole)
    }
    #expect(
      try await database.checkpoint(.truncate)
        == Checkpoint(logFrameCount: 0, checkpointedFrameCount: 0, isBusy: false))
    let log = try Data(contentsOf: URL(fileURLWithPath: file.path + "-wal"))
    #expect(log.isEmpty)
    let memory = try SQLiteDatabase.inMemory()
    #expect(
      try await memory.checkpoint() == Checkpoint(logFrameCount: 0, checkpointedFrameCount: 0, isBusy: false))
    await database.close()
  }

  @Test func `tells that a reader is in the way of the log, and ends its wait with the task`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: .milliseconds(1)))
    let patient = try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: .seconds(600)))
    try await database.execute("CREATE TABLE t (i)")
    try await database.checkpoint(.truncate)
    try await database.execute("INSERT INTO t VALUES (1)")
    try await database.transaction(access: .readOnly) { connection in
      #expect(try await connection.rows("SELECT i FROM t") == [[.integer(1)]])
      // Tasks of their own: this one is inside the transaction.
      try await Task.detached {
        try await database.execute("INSERT INTO t VALUES (2)")
        #expect(
          try await database.checkpoint()
            == Checkpoint(logFrameCount: 2, checkpointedFrameCount: 1, isBusy: false))
        #expect(
          try await database.checkpoint(.full)
            == Checkpoint(logFrameCount: 2, checkpointedFrameCount: 1, isBusy: true))
        let late = await failure { try await patient.checkpoint(.full, timeout: .milliseconds(20)) }
        #expect(late?.code == .deadlineExceeded)
        let waiting = Task { try await patient.checkpoint(.truncate) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
      }.value
    }
    await patient.close()
    await database.close()
  }

  // MARK: VACUUM by hand

  @Test func `tells why VACUUM does not run beside others`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript("CREATE TABLE t (i INTEGER PRIMARY KEY); INSERT INTO t VALUES (1), (2)")
    let inside = await failure { try await database.transaction { try await $0.execute("VACUUM") } }
    #expect(inside?.code == .misuse)
    #expect(
      inside?.description
        == "misuse: VACUUM writes the whole file anew and commits by itself, so it cannot run inside a transaction: cannot VACUUM from within a transaction. (1) in: VACUUM"
    )
    try await database.withConnection { connection in
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT i FROM t ORDER BY i"))
      _ = try await cursor.next(1) { _ in }
      let beside = await failure { try await connection.execute("VACUUM") }
      #expect(beside?.code == .misuse)
      #expect(
        beside?.message
          == "VACUUM cannot run while another statement of the connection has rows left. Read them to their end, or close them, first."
      )
      await cursor.close()
      try await connection.execute("VACUUM")
    }
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(2)]])
    await database.close()
  }

  // MARK: Statistics of the planner

  @Test func `tells the planner of what was read on other connections`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows + "; CREATE INDEX k ON t (a)")
    #expect(try await database.rows("SELECT count(*) FROM t WHERE a = 1") == [[.integer(0)]])
    try await database.optimize()
    #expect(
      try await database.rows("SELECT tbl, idx, stat FROM sqlite_stat1")
        == [[.text("t"), .text("k"), .text("200 200")]])
    let limit = try await database.withConnection { try await $0.rows("PRAGMA analysis_limit") }
    #expect(limit == [[.integer(0)]])
    await database.close()
  }

  // MARK: What holds for all of them

  private static let all:
    [(name: String, writes: Bool, work: @Sendable (SQLiteDatabase) async throws -> Void)] = [
      ("vacuum", true, { try await $0.vacuum() }),
      ("checkpoint", true, { try await $0.checkpoint(.full) }),
      ("optimize", true, { try await $0.optimize() }),
      ("checkIntegrity", false, { _ = try await $0.checkIntegrity() }),
      (
        "vacuum(into:)", false,
        { database in
          let file = try TemporaryFile()
          try await database.vacuum(into: file.path)
          let copy = try SQLiteDatabase(path: file.path)
          #expect(try await copy.rows("SELECT count(*) FROM t") == [[.integer(200)]])
          await copy.close()
        }
      ),
    ]

  @Test func `is misuse of a closed database and inside its transactions, and ends with its task`()
    async throws
  {
    let database = try SQLiteDatabase.inMemory()
    for (name, _, work) in Self.all {
      let inside = await failure { try await database.transaction { _ in try await work(database) } }
      #expect(inside?.code == .misuse, "\(name)")
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await work(database)
      }
      await #expect(throws: CancellationError.self, "\(name)") { try await task.value }
    }
    await database.close()
    for (name, _, work) in Self.all {
      #expect(await failure { try await work(database) }?.code == .misuse, "\(name)")
    }
  }

  @Test func `changes no database that is only read`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.executeScript(Self.rows)
    await database.close()
    let contents = FileManager.default.contents(atPath: file.path)
    let readOnly = try SQLiteDatabase(path: file.path, configuration: .init(isReadOnly: true))
    for (name, writes, work) in Self.all {
      #expect(await failure { try await work(readOnly) }?.code == (writes ? .readOnly : nil), "\(name)")
    }
    await readOnly.close()
    #expect(FileManager.default.contents(atPath: file.path) == contents)
  }
}

import Foundation
import Koine
import KoineSQLite
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Backups of SQLite` {
  private typealias Progress = SQLiteDatabase.BackupProgress

  /// A table of some two hundred pages.
  private static let rows = """
    CREATE TABLE t (i INTEGER PRIMARY KEY, a);
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO t SELECT i, zeroblob(3800) FROM n;
    """

  private static func fill(_ database: SQLiteDatabase) async throws {
    try await database.executeScript(rows)
  }

  private static func pageCount(_ database: SQLiteDatabase) async throws -> Int {
    try #require(try await database.fetchOne("PRAGMA page_count", as: Int.self))
  }

  /// The count and sum of the rows of the database in a file, after a check of the whole.
  private static func contents(of path: String) async throws -> [[SQLValue]] {
    let database = try SQLiteDatabase(path: path)
    #expect(try await database.rows("PRAGMA integrity_check") == [[.text("ok")]])
    let rows = try await database.rows("SELECT count(*), sum(i) FROM t")
    await database.close()
    return rows
  }

  private static let original: [[SQLValue]] = [[.integer(200), .integer(20_100)]]

  @Test func `to a path tell how far they are and leave one file`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let count = try await Self.pageCount(database)
    var told: [Progress] = []
    try await database.backup(to: file.path + ".copy", pagesPerStep: 64) { told.append($0) }
    let remaining = Array(stride(from: count - 64, to: 0, by: -64)) + [0]
    #expect(remaining.count > 3)
    #expect(told == remaining.map { Progress(remainingPageCount: $0, pageCount: count) })
    #expect(told.last?.completedFraction == 1)
    await database.close()
    #expect(try file.contents() == ["test.db", "test.db.copy"])
    #expect(try await Self.contents(of: file.path + ".copy") == Self.original)
  }

  @Test func `hold nobody back and are the database as it was at their beginning`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let count = try await Self.pageCount(database)
    var told: [Progress] = []
    try await database.backup(to: file.path + ".copy", pagesPerStep: 32) { progress in
      told.append(progress)
      let sibling = Task { try await database.execute("INSERT INTO t (a) VALUES (zeroblob(9000))") }
      let count = try await sibling.value
      #expect(count == 1)
    }
    // It has not begun again.
    let remaining = Array(stride(from: count - 32, to: 0, by: -32)) + [0]
    #expect(told == remaining.map { Progress(remainingPageCount: $0, pageCount: count) })
    #expect(try await Self.contents(of: file.path + ".copy") == Self.original)
    #expect(
      try await database.rows("SELECT count(*) FROM t") == [[.integer(Int64(200 + told.count))]])
    await database.close()
  }

  /// It would wait for its own end.
  @Test func `refuse the connections that they have to whoever is told of them`() async throws {
    let file = try TemporaryFile()
    let memory = try SQLiteDatabase.inMemory()
    try await Self.fill(memory)
    let copy = try SQLiteDatabase(path: file.path)
    var codes: [DatabaseError.Code?] = []
    try await memory.backup(to: copy, pagesPerStep: 100) { _ in
      codes.append(await failure { try await memory.rows("SELECT 1") }?.code)
      codes.append(await failure { try await copy.execute("CREATE TABLE more (a)") }?.code)
    }
    #expect(codes.count >= 4 && codes.allSatisfy { $0 == .misuse })
    #expect(try await copy.rows("SELECT count(*), sum(i) FROM t") == Self.original)
    codes = []
    try await copy.backup(to: file.path + ".copy", pagesPerStep: 100) { _ in
      codes.append(
        await failure { try await copy.execute("UPDATE t SET a = zeroblob(3800) WHERE i = 1") }?.code)
      codes.append(await failure { try await copy.rows("SELECT count(*) FROM t") }?.code)
    }
    #expect(codes.count >= 4 && codes.allSatisfy { $0 == nil })
    await memory.close()
    await copy.close()
  }

  /// The connection that is copied is in use until the end of the backup.
  @Test func `keep nobody waiting for ever who asks for statistics when told of them`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path, configuration: .init(acquireTimeout: .milliseconds(20)))
    try await Self.fill(database)
    var codes: Set<DatabaseError.Code?> = []
    try await database.backup(to: file.path + ".copy", pagesPerStep: 200) { _ in
      codes.insert(await failure { try await database.statistics() }?.code)
      codes.insert(await failure { try await database.statementStatistics() }?.code)
    }
    #expect(codes == [.acquireTimeout])
    await database.close()
  }

  @Test func `are whole while another database object writes all the time`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    let other = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let writer = Task {
      while !Task.isCancelled {
        try await other.transaction { connection in
          try await connection.execute("INSERT INTO t (a) VALUES (zeroblob(5000))")
          try await connection.execute("INSERT INTO t (a) VALUES (zeroblob(5000))")
        }
      }
    }
    for round in 0..<5 {
      let path = "\(file.path).\(round)"
      try await database.backup(to: path, pagesPerStep: 8)
      let copy = try SQLiteDatabase(path: path)
      #expect(try await copy.rows("PRAGMA integrity_check") == [[.text("ok")]])
      #expect(
        try await copy.rows("SELECT count(*) % 2, count(*) >= 200 FROM t") == [[.integer(0), .integer(1)]])
      await copy.close()
    }
    writer.cancel()
    _ = try? await writer.value
    await database.close()
    await other.close()
  }

  @Test func `into another database replace what it had, beside its readers`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let inFile = try SQLiteDatabase(path: file.path + ".other")
    let inMemory = try SQLiteDatabase.inMemory()
    for target in [inFile, inMemory] {
      try await target.execute("CREATE TABLE old (i)")
      try await target.execute("CREATE TABLE t (b)")
      #expect(try await target.rows("SELECT * FROM t") == [])
      try await database.backup(to: target)
      #expect(try await target.rows("SELECT name FROM sqlite_schema") == [[.text("t")]])
      #expect(try await target.rows("SELECT count(*), sum(i) FROM t") == Self.original)
      #expect(try await target.execute("DELETE FROM t") == 200)
    }
    #expect(try await inFile.rows("PRAGMA journal_mode") == [[.text("wal")]])
    // And from memory into a file.
    try await inMemory.execute("INSERT INTO t VALUES (1, 2)")
    try await inMemory.backup(to: inFile)
    #expect(try await inFile.rows("SELECT * FROM t") == [[.integer(1), .integer(2)]])
    try await inMemory.backup(to: file.path + ".copy")
    let rows = try await Self.contents(of: file.path + ".copy")
    #expect(rows == [[.integer(1), .integer(1)]])
    await database.close()
    await inFile.close()
  }

  /// A file that is there, and a database with a table of its own, neither of which a failing backup may change.
  private static func expectUntouched(
    _ body: (SQLiteDatabase, _ path: String, _ target: SQLiteDatabase) async throws -> Void
  ) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await fill(database)
    let path = file.path + ".copy"
    let earlier = Data("earlier".utf8)
    try earlier.write(to: URL(fileURLWithPath: path))
    let target = try SQLiteDatabase(path: file.path + ".target")
    try await target.execute("CREATE TABLE old (i)")
    try await body(database, path, target)
    #expect(FileManager.default.contents(atPath: path) == earlier)
    #expect(try await target.rows("SELECT name FROM sqlite_schema") == [[.text("old")]])
    #expect(try await target.execute("INSERT INTO old VALUES (1)") == 1)
    #expect(try await database.execute("DELETE FROM t") == 200)
    await database.close()
    await target.close()
    #expect(try file.contents() == ["test.db", "test.db.copy", "test.db.target"])
  }

  @Test func `that are cancelled in the middle leave everything as it was`() async throws {
    try await Self.expectUntouched { database, path, target in
      let toPath = Task {
        try await database.backup(to: path, pagesPerStep: 8) { _ in withUnsafeCurrentTask { $0?.cancel() } }
      }
      await #expect(throws: CancellationError.self) { try await toPath.value }
      let toTarget = Task {
        try await database.backup(to: target, pagesPerStep: 8) { _ in withUnsafeCurrentTask { $0?.cancel() } }
      }
      await #expect(throws: CancellationError.self) { try await toTarget.value }
    }
  }

  @Test func `that are refused by who follows them leave everything as it was`() async throws {
    struct Refusal: Error {}
    try await Self.expectUntouched { database, path, target in
      await #expect(throws: Refusal.self) {
        try await database.backup(to: path, pagesPerStep: 8) { _ in throw Refusal() }
      }
      await #expect(throws: Refusal.self) {
        try await database.backup(to: target, pagesPerStep: 8) { _ in throw Refusal() }
      }
    }
  }

  @Test func `that take too long leave everything as it was`() async throws {
    try await Self.expectUntouched { database, path, target in
      let limit = Duration.milliseconds(50)
      func passTime(_: Progress) async { try? await Task.sleep(for: limit) }
      let toPath = await failure {
        try await database.backup(to: path, pagesPerStep: 8, timeout: limit, progress: passTime)
      }
      #expect(toPath?.code == .deadlineExceeded)
      let toTarget = await failure {
        try await database.backup(to: target, pagesPerStep: 8, timeout: limit, progress: passTime)
      }
      #expect(toTarget?.code == .deadlineExceeded)
      #expect(toTarget?.message == "The backup took longer than its time limit of \(limit).")
    }
  }

  @Test func `wait for a lock of another connection until their time is over`() async throws {
    try await Self.expectUntouched { database, path, target in
      let targetPath = String(path.dropLast(4)) + "target"
      let other = try SQLiteDatabase(path: targetPath)
      let impatient = try SQLiteDatabase(
        path: targetPath, configuration: .init(busyTimeout: .milliseconds(1)))
      try await other.transaction { _ in
        let error = await failure {
          try await database.backup(to: impatient, timeout: .milliseconds(100))
        }
        #expect(error?.code == .deadlineExceeded)
        let waiting = Task.detached { try await database.backup(to: impatient, timeout: .seconds(600)) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
      }
      await other.close()
      await impatient.close()
    }
  }

  @Test func `that find no room in the middle leave the other database as it was`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let target = try SQLiteDatabase(
      path: file.path + ".target",
      configuration: .init(prepareConnection: { _ = try await $0.rows("PRAGMA max_page_count = 50") }))
    try await target.execute("CREATE TABLE old (i)")
    var told = 0
    let error = await failure {
      try await database.backup(to: target, pagesPerStep: 8) { _ in told += 1 }
    }
    #expect(error?.code == .outOfSpace)
    #expect(told > 1)
    #expect(try await target.rows("SELECT name FROM sqlite_schema") == [[.text("old")]])
    await database.close()
    await target.close()
  }

  @Test func `are refused where they cannot be written`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    func refusal(_ path: String) async -> DatabaseError.Code? {
      await failure { try await database.backup(to: path) }?.code
    }
    #expect(await refusal(file.path + "/copy") == .cannotConnect)
    #expect(await refusal(file.directory.path + "/none/copy") == .cannotConnect)
    #expect(await refusal(file.directory.path) == .cannotConnect)
    for path in [
      "", ":memory:", "a\0b", file.path,
      file.directory.path + "/../\(file.directory.lastPathComponent)/test.db",
    ] {
      #expect(await refusal(path) == .misuse, "\(path)")
    }
    let open = try SQLiteDatabase(path: file.path + ".open")
    try await open.execute("CREATE TABLE t (i)")
    #expect(await refusal(file.path + ".open") == .misuse)
    await open.close()
    #expect(await refusal(file.path + ".open") == nil)
    // A journal stays, with nothing in it.
    let keeping = try SQLiteDatabase(path: file.path + ".open", configuration: .init(journalMode: .persist))
    try await keeping.execute("CREATE TABLE u (i)")
    await keeping.close()
    #expect(FileManager.default.fileExists(atPath: file.path + ".open-journal"))
    #expect(await refusal(file.path + ".open") == nil)
    #expect(try await Self.contents(of: file.path + ".open") == Self.original)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.directory.deletingLastPathComponent().path)
    #expect(
      names.filter { $0.hasPrefix(file.directory.lastPathComponent) } == [file.directory.lastPathComponent])

    let same = try SQLiteDatabase(path: file.path)
    let small = try SQLiteDatabase.inMemory(
      configuration: .init(prepareConnection: { try await $0.execute("PRAGMA page_size = 512") }))
    try await small.execute("CREATE TABLE t (i)")
    let readOnly = try SQLiteDatabase(path: file.path + ".open", configuration: .init(isReadOnly: true))
    for (target, code) in [
      (database, DatabaseError.Code.misuse), (same, .misuse), (small, .misuse), (readOnly, .readOnly),
    ] {
      #expect(await failure { try await database.backup(to: target) }?.code == code)
    }
    // One that is only read can be copied.
    try await readOnly.backup(to: file.path + ".copy")
    #expect(try await Self.contents(of: file.path + ".copy") == Self.original)
    for database in [database, same, readOnly] { await database.close() }
  }

  @Test func `are made of a file without a log that is only read`() async throws {
    let file = try TemporaryFile()
    let writer = try SQLiteDatabase(path: file.path)
    try await Self.fill(writer)
    await writer.close()
    let plain = file.path + ".plain"
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("VACUUM INTO ?", .text(plain))
    await database.close()
    // A database that is only read keeps its journal mode.
    let source = try SQLiteDatabase(path: plain, configuration: .init(isReadOnly: true))
    #expect(try await source.rows("PRAGMA journal_mode") == [[.text("delete")]])
    try await source.backup(to: file.path + ".copy", pagesPerStep: 16)
    await source.close()
    #expect(try await Self.contents(of: file.path + ".copy") == Self.original)
  }

  @Test func `of and into closed databases are misuse`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await Self.fill(database)
    let closed = try SQLiteDatabase.inMemory()
    await closed.close()
    let errors = [
      await failure { try await closed.backup(to: file.path + ".copy") },
      await failure { try await closed.backup(to: database) },
      await failure { try await database.backup(to: closed) },
      await failure {
        try await database.transaction { _ in try await database.backup(to: file.path + ".copy") }
      },
    ]
    #expect(errors.map(\.?.code) == Array(repeating: .misuse, count: 4))
    // Closing waits for a backup that runs.
    var isClosing = false
    try await database.backup(to: file.path + ".copy", pagesPerStep: 8) { _ in
      guard !isClosing else { return }
      isClosing = true
      Task { await database.close() }
      while await failure(of: { try await database.rows("SELECT 1") }) == nil { await Task.yield() }
    }
    #expect(isClosing)
    await database.close()
    #expect(try await Self.contents(of: file.path + ".copy") == Self.original)
  }
}

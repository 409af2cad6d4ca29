import Foundation
import Koine
import KoineSQLite
import Testing

@Suite struct `The configuration of SQLite` {
  typealias Configuration = SQLiteDatabase.Configuration

  /// What the connection that writes and one that reads say of a pragma.
  private static func values(_ pragma: String, _ database: SQLiteDatabase) async throws -> [SQLValue] {
    let reading = try await database.transaction(access: .readOnly) { try await $0.rows("PRAGMA \(pragma)") }
    let writing = try await database.withConnection { try await $0.rows("PRAGMA \(pragma)") }
    return (writing + reading).map { $0[0] }
  }

  private static func value(_ pragma: String, _ database: SQLiteDatabase) async throws -> SQLValue? {
    try await database.withConnection { try await $0.rows("PRAGMA \(pragma)").first?.first }
  }

  @Test(arguments: [
    (Configuration.JournalMode.wal, "wal"), (.delete, "delete"), (.truncate, "truncate"),
    (.persist, "persist"), (.memory, "memory"), (.off, "off"),
  ])
  func `sets the journal mode, of a new file and of one that has another`(
    mode: Configuration.JournalMode, name: String
  ) async throws {
    let file = try TemporaryFile()
    for first in [mode, .wal, mode, .delete, mode] {
      let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: first))
      if first == mode { #expect(try await Self.value("journal_mode", database) == .text(name)) }
      // Several connections write and read.
      try await database.executeScript("CREATE TABLE IF NOT EXISTS t (i); DELETE FROM t")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for i in 0..<20 {
          group.addTask {
            try await database.transaction {
              try await $0.execute("INSERT INTO t VALUES (?)", .integer(Int64(i)))
            }
            _ = try await database.rows("SELECT count(*) FROM t")
          }
        }
        try await group.waitForAll()
      }
      #expect(try await database.rows("SELECT count(*), sum(i) FROM t") == [[.integer(20), .integer(190)]])
      #expect(try await database.checkIntegrity() == [])
      await database.close()
      let keepsJournal = first == .truncate || first == .persist
      #expect(try file.contents() == (keepsJournal ? ["test.db", "test.db-journal"] : ["test.db"]))
    }
  }

  @Test func `keeps a rolled back transaction out, with each journal`() async throws {
    struct Refusal: Error {}
    for mode in [Configuration.JournalMode.wal, .delete, .truncate, .persist, .memory] {
      let file = try TemporaryFile()
      let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: mode))
      try await database.execute("CREATE TABLE t (i)")
      await #expect(throws: Refusal.self) {
        try await database.transaction { connection in
          try await connection.execute("INSERT INTO t VALUES (1)")
          throw Refusal()
        }
      }
      #expect(try await database.rows("SELECT * FROM t") == [], "\(mode)")
      await database.close()
    }
  }

  @Test func `is refused if a file in use cannot have the journal mode`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    let error = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase(
        path: file.path, configuration: .init(busyTimeout: .milliseconds(1), journalMode: .delete))
    }
    #expect(error?.code == .busy)
    #expect(try await Self.value("journal_mode", database) == .text("wal"))
    await database.close()
  }

  /// SQLite itself gives up at once.
  @Test func `waits for the lock of another connection before it sets the journal mode`() async throws {
    let file = try TemporaryFile()
    let other = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
    try await other.execute("CREATE TABLE t (i)")
    try await other.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (1)")
      let patience = Duration.milliseconds(100)
      let start = ContinuousClock.now
      let error = #expect(throws: DatabaseError.self) {
        _ = try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: patience))
      }
      #expect(error?.code == .busy)
      #expect(ContinuousClock.now - start >= patience)
    }
    let opening = try await other.transaction { connection in
      try await connection.execute("INSERT INTO t VALUES (2)")
      return Task.detached {
        try SQLiteDatabase(path: file.path, configuration: .init(busyTimeout: .seconds(600)))
      }
    }
    let database = try await opening.value
    #expect(try await Self.value("journal_mode", database) == .text("wal"))
    #expect(try await database.rows("SELECT count(*) FROM t") == [[.integer(2)]])
    await database.close()
    await other.close()
  }

  @Test(arguments: [(Configuration.Synchronous.off, 0), (.normal, 1), (.full, 2), (.extra, 3)])
  func `sets what a commit waits for, of an attached file too`(
    synchronous: Configuration.Synchronous, number: Int
  ) async throws {
    let file = try TemporaryFile()
    let attached = SQLiteDatabase.Attachment.file(file.path + ".attached", as: "attached", access: .create)
    for mode in [Configuration.JournalMode.wal, .delete] {
      let database = try SQLiteDatabase(
        path: file.path,
        configuration: .init(synchronous: synchronous, journalMode: mode, attachments: [attached]))
      try await database.execute("CREATE TABLE IF NOT EXISTS t (i)")
      try await database.execute("INSERT INTO t VALUES (1)")
      let expected = SQLValue.integer(Int64(number))
      #expect(try await Self.value("main.synchronous", database) == expected, "\(mode)")
      #expect(try await Self.value("attached.synchronous", database) == expected, "\(mode)")
      await database.close()
    }
  }

  @Test func `sets sizes and places on each connection`() async throws {
    let file = try TemporaryFile()
    let configuration = Configuration(
      cacheSize: .kibibytes(777), mmapSize: 1 << 20, pageSize: 8_192, temporaryStore: .memory,
      secureDelete: .fast)
    let database = try SQLiteDatabase(path: file.path, configuration: configuration)
    try await database.execute("CREATE TABLE t (i)")
    for (pragma, value) in [
      ("cache_size", -777), ("mmap_size", 1 << 20), ("page_size", 8_192), ("temp_store", 2),
      ("secure_delete", 2),
    ] {
      let expected = Array(repeating: SQLValue.integer(Int64(value)), count: 2)
      #expect(try await Self.values(pragma, database) == expected, "\(pragma)")
    }
    await database.close()

    let other = try SQLiteDatabase(
      path: file.path,
      configuration: .init(cacheSize: .pages(55), mmapSize: 0, temporaryStore: .file, secureDelete: .on))
    for (pragma, value) in [
      ("cache_size", 55), ("mmap_size", 0), ("page_size", 8_192), ("temp_store", 1), ("secure_delete", 1),
    ] {
      let expected = Array(repeating: SQLValue.integer(Int64(value)), count: 2)
      #expect(try await Self.values(pragma, other) == expected, "\(pragma)")
    }
    await other.close()

    let memory = try SQLiteDatabase.inMemory(
      configuration: .init(
        journalMode: .delete, cacheSize: .pages(55), mmapSize: 1, pageSize: 512, temporaryStore: .memory,
        secureDelete: .off))
    try await memory.execute("CREATE TABLE t (i)")
    for (pragma, value) in [
      ("cache_size", SQLValue.integer(55)), ("page_size", .integer(512)), ("temp_store", .integer(2)),
      ("secure_delete", .integer(0)), ("journal_mode", .text("memory")),
    ] {
      #expect(try await Self.value(pragma, memory) == value, "\(pragma)")
    }
  }

  @Test func `is refused if SQLite does not accept it`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    await database.close()
    let contents = FileManager.default.contents(atPath: file.path)
    let refusals: [(Configuration, String)] = [
      (.init(pageSize: 8_192), "page_size = 8192 for this database; it is 4096."),
      (.init(isReadOnly: true, pageSize: 512), "page_size = 512 for this database; it is 4096."),
      (
        .init(pageSize: 1_000),
        "page_size = 1000 for this database; it is not a power of two from 512 to 65 536."
      ),
      // As much as SQLite was built for.
      (.init(mmapSize: .max), "mmap_size = \(Int.max) for this database; it is "),
      (.init(mmapSize: -5), "mmap_size = -5 for this database; it is 0."),
    ]
    for (configuration, message) in refusals {
      let error = #expect(throws: DatabaseError.self) {
        _ = try SQLiteDatabase(path: file.path, configuration: configuration)
      }
      #expect(error?.code == .cannotConnect)
      #expect(error?.message.hasPrefix("SQLite does not accept the setting \(message)") == true)
    }
    for size in [Configuration.CacheSize.pages(0), .kibibytes(-1), .pages(.max), .kibibytes(.max)] {
      let error = #expect(throws: DatabaseError.self) {
        _ = try SQLiteDatabase(path: file.path, configuration: .init(cacheSize: size))
      }
      #expect(error?.code == .cannotConnect, "\(size)")
    }
    #expect(FileManager.default.contents(atPath: file.path) == contents)
    // What the file has already is accepted.
    let same = try SQLiteDatabase(path: file.path, configuration: .init(pageSize: 4_096))
    #expect(try await same.rows("SELECT * FROM t") == [])
    await same.close()
  }

  @Test func `gives an empty file its page size with each journal`() async throws {
    for mode in [Configuration.JournalMode.wal, .delete, .off] {
      let file = try TemporaryFile()
      let database = try SQLiteDatabase(
        path: file.path, configuration: .init(journalMode: mode, pageSize: 1_024))
      // A connection that reads is opened before there is a page.
      #expect(try await database.rows("SELECT name FROM sqlite_schema") == [])
      try await database.execute("CREATE TABLE t (i)")
      #expect(try await database.rows("SELECT * FROM pragma_page_size") == [[.integer(1_024)]], "\(mode)")
      await database.close()
    }
  }

  @Test(arguments: ["test.db", "a ?b#c%20d&é.db", "50%.db"])
  func `opens a file that cannot change without locks and files beside it`(name: String) async throws {
    let file = try TemporaryFile()
    let path = file.directory.path + "/" + name
    let writable = try SQLiteDatabase(path: path)
    try await writable.executeScript("CREATE TABLE t (i); INSERT INTO t VALUES (1)")
    let configuration = Configuration(isImmutable: true)
    let refusal = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase(path: path, configuration: configuration)
    }
    #expect(refusal?.code == .cannotConnect)
    await writable.close()
    let contents = FileManager.default.contents(atPath: path)

    for path in [path, "/" + path] {
      let database = try SQLiteDatabase(path: path, configuration: configuration)
      #expect(try await database.rows("SELECT i FROM t") == [[.integer(1)]])
      #expect(
        try await database.transaction(access: .readOnly) { try await $0.rows("SELECT i FROM t") } == [
          [.integer(1)]
        ])
      #expect(await failure { try await database.execute("INSERT INTO t VALUES (2)") }?.code == .readOnly)
      #expect(try file.contents() == [name])
      await database.close()
    }
    #expect(FileManager.default.contents(atPath: path) == contents)
    let missing = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase(path: path + ".none", configuration: configuration)
    }
    #expect(missing?.code == .cannotConnect)
    #expect(try file.contents() == [name])
  }

  @Test func `refuses every write on a connection that only queries`() async throws {
    let file = try TemporaryFile()
    let configuration = Configuration(isQueryOnly: true)
    // The file is created, and has a log.
    let database = try SQLiteDatabase(path: file.path, configuration: configuration)
    #expect(try await Self.values("query_only", database) == [.integer(1), .integer(1)])
    #expect(try await Self.value("journal_mode", database) == .text("wal"))
    let other = try SQLiteDatabase(path: file.path)
    try await other.executeScript("CREATE TABLE t (i); INSERT INTO t VALUES (1)")
    let writes: [(SQLiteDatabase) async throws -> Void] = [
      { try await $0.execute("INSERT INTO t VALUES (2)") }, { try await $0.execute("CREATE TABLE u (i)") },
      { try await $0.transaction { _ = try await $0.execute("DELETE FROM t") } },
      { try await $0.withConnection { _ = try await $0.execute("DELETE FROM t") } },
      // What was set by hand is gone with the lease.
      {
        try await $0.withConnection { _ = try await $0.execute("PRAGMA query_only = OFF") }
        try await $0.execute("INSERT INTO t VALUES (3)")
      },
    ]
    for (number, write) in writes.enumerated() {
      #expect(await failure { try await write(database) }?.code == .readOnly, "\(number)")
      for access in [TransactionAccess.readOnly, .readWrite] {
        #expect(
          try await database.transaction(access: access) { try await $0.rows("SELECT i FROM t") }
            == [[.integer(1)]])
      }
    }
    await other.close()
    await database.close()
  }

  @Test func `makes backups begin again in a file without a log if somebody writes`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
    try await database.executeScript(
      """
      CREATE TABLE t (i INTEGER PRIMARY KEY, a);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
      INSERT INTO t SELECT i, zeroblob(3800) FROM n;
      """)
    let other = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
    var told: [Int] = []
    try await database.backup(to: file.path + ".copy", pagesPerStep: 30) { progress in
      told.append(progress.remainingPageCount)
      if told.count == 2 { try await other.execute("INSERT INTO t VALUES (101, 1)") }
    }
    let count = told[0] + 30
    #expect(told.prefix(2) == [count - 30, count - 60])
    // One page may have been added.
    #expect(told.dropFirst(2).first.map { $0 == count - 30 || $0 == count - 29 } == true)
    #expect(told.last == 0)
    let copy = try SQLiteDatabase(path: file.path + ".copy")
    #expect(try await copy.rows("SELECT count(*) FROM t") == [[.integer(101)]])
    #expect(try await copy.checkIntegrity() == [])
    for database in [copy, other, database] { await database.close() }
  }
}

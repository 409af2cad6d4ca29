import Foundation
import Koine
import KoineSQLite
import Testing

/// How databases are attached and detached.
@Suite(.timeLimit(.minutes(5))) struct AttachTests {
  typealias Attachment = SQLiteDatabase.Attachment
  typealias Configuration = SQLiteDatabase.Configuration

  private static func attached(_ database: SQLiteDatabase) async throws -> [[String]] {
    let list = "SELECT name FROM pragma_database_list WHERE seq > 1"
    let writing = try await database.withConnection { try await $0.rows(list) }
    let reading = try await database.transaction(access: .readOnly) { try await $0.rows(list) }
    return [writing, reading].map { rows in
      rows.map { row in if case .text(let name) = row[0] { name } else { "" } }
    }
  }

  @Test(
    arguments: [Configuration.JournalMode.wal, .delete, .truncate, .persist, .memory, .off], [true, false])
  func filesGetTheSettings(_ mode: Configuration.JournalMode, isLater: Bool) async throws {
    let file = try TemporaryFile()
    let attachment = Attachment.file(file.archivePath, as: "archive", access: .create)
    var configuration = Configuration(
      synchronous: .normal, journalMode: mode, cacheSize: .pages(77), mmapSize: 1 << 20, secureDelete: .fast)
    if !isLater { configuration.attachments = [attachment] }
    let database = try SQLiteDatabase(path: file.path, configuration: configuration)
    if isLater { try await database.attach(attachment) }
    try await database.execute("CREATE TABLE archive.t (i)")
    for (pragma, value, onReader) in [
      ("journal_mode", SQLValue.text("\(mode)"), mode == .wal), ("synchronous", .integer(1), false),
      ("cache_size", .integer(77), true), ("mmap_size", .integer(1 << 20), true),
      ("secure_delete", .integer(2), true), ("foreign_keys", .integer(1), true),
    ] {
      let sql = "PRAGMA archive.\(pragma)"
      #expect(try await database.withConnection { try await $0.rows(sql) } == [[value]], "\(pragma)")
      guard onReader else { continue }
      let read = try await database.transaction(access: .readOnly) { try await $0.rows(sql) }
      #expect(read == [[value]], "\(pragma) on a reader")
    }
    await database.close()
  }

  /// What cannot be attached, by the configuration and later, with the code of its error.
  @Test func whatCannotBeAttachedIsRefused() async throws {
    let file = try TemporaryFile()
    let other = file.directory.appendingPathComponent("other.db").path
    let text = file.directory.appendingPathComponent("text.db").path
    let byte = file.directory.appendingPathComponent("byte.db").path
    let missing = file.directory.appendingPathComponent("missing.db").path
    try Data("This is not a database, and longer than a header. ".utf8 + Array(repeating: 65, count: 200))
      .write(to: URL(fileURLWithPath: text))
    try Data([65]).write(to: URL(fileURLWithPath: byte))
    for path in [file.path, other] {
      let database = try SQLiteDatabase(path: path)
      try await database.execute("CREATE TABLE t (i)")
      await database.close()
    }
    let first = Attachment.file(other, as: "first")
    let refusals: [(Attachment, DatabaseError.Code)] = [
      (.file(missing, as: "main"), .misuse), (.file(missing, as: "TEMP"), .misuse),
      (.memory(as: ""), .misuse), (.memory(as: "a\0b"), .misuse), (.memory(as: "First"), .alreadyExists),
      (.file("", as: "a"), .cannotConnect), (.file(":memory:", as: "a"), .cannotConnect),
      (.file("a\0b", as: "a"), .cannotConnect), (.file(missing, as: "a"), .cannotConnect),
      (.file(missing, as: "a", access: .readOnly), .cannotConnect),
      (.file(file.directory.path, as: "a"), .cannotConnect),
      (.file(missing + "/none.db", as: "a", access: .create), .cannotConnect),
      (.file(text, as: "a"), .corrupt), (.file(byte, as: "a"), .corrupt),
      (.file(other, as: "a"), .misuse), (.file(file.path, as: "a"), .misuse),
    ]
    let database = try SQLiteDatabase(path: file.path, configuration: .init(attachments: [first]))
    for (attachment, code) in refusals {
      #expect(await failure { try await database.attach(attachment) }?.code == code, "\(attachment)")
      let error = #expect(throws: DatabaseError.self, "\(attachment)") {
        _ = try SQLiteDatabase(path: file.path, configuration: .init(attachments: [first, attachment]))
      }
      #expect(error?.code == code, "\(attachment)")
    }
    #expect(try await Self.attached(database) == [["first"], ["first"]])
    #expect(!FileManager.default.fileExists(atPath: missing))
    await database.close()
  }

  @Test func noMoreThanTenAreAttached() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    var names: [String] = []
    for number in 0..<10 {
      names.append("m\(number)")
      try await database.attach(.memory(as: "m\(number)"))
    }
    let error = await failure { try await database.attach(.memory(as: "m10")) }
    #expect(
      error?.code == .misuse && error?.message == "SQLite attaches 10 databases to a connection at most.")
    #expect(try await Self.attached(database) == [names, names])
    try await database.detach("M3")
    try await database.attach(.memory(as: "m10"))
    names.remove(at: 3)
    names.append("m10")
    #expect(try await Self.attached(database) == [names, names])
    await database.close()
  }

  @Test func namesAreQuoted() async throws {
    for name in ["a \"b\" 'c' é", "select", "archive.x", "1", "🗄️"] {
      let file = try TemporaryFile()
      let quoted = "\"" + name.replacing("\"", with: "\"\"") + "\""
      let database = try SQLiteDatabase(
        path: file.path,
        configuration: .init(attachments: [.file(file.archivePath, as: name, access: .create)]))
      try await database.execute("CREATE TABLE \(quoted).t (i)")
      try await database.execute("INSERT INTO \(quoted).t VALUES (1)")
      #expect(try await database.rows("SELECT i FROM \(quoted).t") == [[.integer(1)]])
      #expect(try await database.schema(named: name).tables.map(\.name) == ["t"])
      try await database.detach(name)
      #expect(try await Self.attached(database) == [[], []])
      await database.close()
    }
  }

  @Test func aFileThatIsOnlyReadStaysAsItIs() async throws {
    let file = try TemporaryFile()
    let archive = try SQLiteDatabase(path: file.archivePath, configuration: .init(journalMode: .delete))
    try await archive.executeScript("CREATE TABLE t (i); INSERT INTO t VALUES (1)")
    await archive.close()
    let contents = FileManager.default.contents(atPath: file.archivePath)
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(attachments: [.file(file.archivePath, as: "archive", access: .readOnly)]))
    try await database.execute("CREATE TABLE own (i)")
    #expect(await failure { try await database.execute("DELETE FROM archive.t") }?.code == .readOnly)
    try await database.transaction { connection in
      try await connection.execute("INSERT INTO own SELECT i FROM archive.t")
    }
    #expect(try await database.rows("SELECT i FROM own JOIN archive.t USING (i)") == [[.integer(1)]])
    await database.close()
    #expect(FileManager.default.contents(atPath: file.archivePath) == contents)

    // A database that is only read itself.
    let reading = try SQLiteDatabase(
      path: file.path,
      configuration: .init(isReadOnly: true, attachments: [.file(file.archivePath, as: "archive")]))
    #expect(try await reading.rows("SELECT i FROM archive.t") == [[.integer(1)]])
    #expect(await failure { try await reading.execute("DELETE FROM archive.t") }?.code == .readOnly)
    let missing = Attachment.file(file.path + "2", as: "a", access: .create)
    #expect(await failure { try await reading.attach(missing) }?.code == .cannotConnect)
    await reading.close()
  }

  @Test(arguments: AttachedPlace.all) func whatIsDetachedIsGone(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, file in
      try await ArchivedList.insert(ArchivedList(id: 1, title: "a")).execute(database)
      #expect(try await ArchivedList.count().fetchOne(database) == 1)
      try await database.detach("ARCHIVE")
      #expect(await failure { try await ArchivedList.count().fetchOne(database) }?.code == .undefinedTable)
      #expect(
        await failure { try await ArchivedList.all().delete().execute(database) }?.code == .undefinedTable)
      #expect(await failure { try await database.detach("archive") }?.code == .misuse)
      #expect(try await Self.attached(database) == [[], []])
      // The file was closed, and its log with it.
      if place.isInFile {
        let name = URL(fileURLWithPath: file.archivePath).lastPathComponent
        #expect(try file.contents().filter { $0.hasPrefix("archive") } == [name])
        try FileManager.default.removeItem(atPath: file.archivePath)
        try await database.attach(.file(file.archivePath, as: "archive", access: .create))
      } else {
        try await database.attach(.memory(as: "archive"))
      }
      #expect(try await database.schema(named: "archive").tables.isEmpty)
    }
  }

  @Test func whatIsInUseIsNotDetached() async throws {
    try await AttachedPlace(main: .file, isInFile: true, isLater: false).withDatabase { database, _ in
      try await ArchivedList.insert((1...1_000).map { ArchivedList(id: $0, title: "\($0)") }).execute(
        database)
      @Sendable func detach() async -> DatabaseError.Code? {
        await failure { try await database.detach("archive", timeout: .milliseconds(200)) }?.code
      }
      // Other tasks: within its own, the database is not used.
      @Sendable func detachElsewhere() async -> DatabaseError.Code? {
        await Task.detached { await detach() }.value
      }

      var stream = ArchivedList.all().stream(database).makeAsyncIterator()
      #expect(try await stream.next()?.id == 1)
      #expect(await detach() == .busy)
      while try await stream.next() != nil {}
      try await database.transaction(access: .readOnly) { connection in
        #expect(await detach() == .misuse)
        #expect(await detachElsewhere() == .busy)
        let count = try await ArchivedList.count().fetchOne(connection)
        #expect(count == 1_000)
      }
      try await database.transaction { connection in
        #expect(await detach() == .misuse)
        #expect(await detachElsewhere() == .deadlineExceeded)
        let count = try await ArchivedList.count().fetchOne(connection)
        #expect(count == 1_000)
      }
      try await database.withConnection { connection in
        #expect(await detach() == .misuse)
        #expect(await failure { try await database.attach(.memory(as: "m")) }?.code == .misuse)
        let count = try await ArchivedList.count().fetchOne(connection)
        #expect(count == 1_000)
      }
      #expect(try await ArchivedList.count().fetchOne(database) == 1_000)
      #expect(await detach() == nil)
    }
  }

  @Test func aCancelledTaskAndAClosedDatabaseAttachNothing() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await database.attach(.memory(as: "m"))
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    #expect(try await Self.attached(database) == [[], []])
    await database.close()
    #expect(await failure { try await database.attach(.memory(as: "m")) }?.code == .misuse)
    #expect(await failure { try await database.detach("m") }?.code == .misuse)
  }

  @Test func aFileWithAnotherJournalInUseIsRefused() async throws {
    let file = try TemporaryFile()
    let other = try SQLiteDatabase(path: file.archivePath)
    try await other.execute("CREATE TABLE t (i)")
    let database = try SQLiteDatabase(
      path: file.path, configuration: .init(busyTimeout: .milliseconds(1), journalMode: .delete))
    #expect(
      await failure { try await database.attach(.file(file.archivePath, as: "archive")) }?.code == .busy)
    #expect(try await Self.attached(database) == [[], []])
    await database.close()
    await other.close()
  }

  /// What SQL by hand does to a connection ends with its lease.
  @Test(arguments: AttachedPlace.all) func detachingByHandIsUndone(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, _ in
      try await ArchivedList.insert(ArchivedList(id: 1, title: "a")).execute(database)
      try await database.withConnection { connection in
        try await connection.execute("DETACH archive")
        try await connection.execute("ATTACH ':memory:' AS archive")
        try await connection.execute("PRAGMA synchronous = OFF")
        #expect(try await connection.rows("SELECT * FROM archive.sqlite_schema").isEmpty)
      }
      #expect(try await Self.attached(database) == [["archive"], ["archive"]])
      #expect(try await ArchivedList.all().fetchAll(database) == [ArchivedList(id: 1, title: "a")])
      try await database.withConnection { connection in
        let count = try await ArchivedList.count().fetchOne(connection)
        #expect(count == 1)
      }
    }
  }

  /// Readers and the writer use the files at once, while others are attached and detached.
  @Test func manyTasksAttachWhileOthersRead() async throws {
    try await AttachedPlace(main: .file, isInFile: true, isLater: false).withDatabase { database, _ in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for task in 0..<4 {
          group.addTask {
            for round in 0..<20 {
              try await ArchivedList.insert { ArchivedList.Draft(title: "\(task) \(round)") }.execute(
                database)
              _ = try await ArchivedList.count().fetchOne(database)
            }
          }
        }
        group.addTask {
          for round in 0..<20 {
            try await database.attach(.memory(as: "m"))
            try await database.execute("CREATE TABLE m.t (i)")
            #expect(try await database.rows("SELECT count(*), \(round) FROM m.t")[0][0] == .integer(0))
            try await database.detach("m")
          }
        }
        try await group.waitForAll()
      }
      #expect(try await ArchivedList.count().fetchOne(database) == 80)
    }
  }
}

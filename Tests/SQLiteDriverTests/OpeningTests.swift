import Foundation
import Koine
import KoineSQLite
import Testing

@Suite struct `Files of SQLite` {
  @Test(
    arguments: [1, 2, 16, 99, 100, 101, 511, 512, 1_000, 4_095], [0, UInt8(ascii: "x"), UInt8(ascii: "S")])
  func `that are no database are not opened, and stay as they are`(count: Int, byte: UInt8) async throws {
    let file = try TemporaryFile()
    let contents = Data(repeating: byte, count: count)
    try contents.write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase(path: file.path) }
    #expect(error?.code == .corrupt)
    #expect(error?.description.contains(file.path) == true)
    #expect(FileManager.default.contents(atPath: file.path) == contents)
    // Nor attached.
    let main = try SQLiteDatabase.inMemory()
    let refusal = await failure { try await main.attach(.file(file.path, as: "other")) }
    #expect(refusal?.code == .corrupt)
    #expect(refusal?.description.contains(file.path) == true)
  }

  /// One database would answer from two files.
  @Test(arguments: [true, false])
  func `that are moved or replaced while they are open get no further connection`(isReplaced: Bool)
    async throws
  {
    let file = try TemporaryFile()
    // Without a log, which would stay behind.
    let configuration = SQLiteDatabase.Configuration(journalMode: .delete)
    let other = try SQLiteDatabase(path: file.path + ".new")
    try await other.executeScript("CREATE TABLE t (i INTEGER); INSERT INTO t VALUES (2)")
    await other.close()
    let database = try SQLiteDatabase(path: file.path, configuration: configuration)
    try await database.executeScript("CREATE TABLE t (i INTEGER); INSERT INTO t VALUES (1)")
    try FileManager.default.moveItem(atPath: file.path, toPath: file.path + ".old")
    if isReplaced { try FileManager.default.moveItem(atPath: file.path + ".new", toPath: file.path) }
    // The first reader is opened only now.
    let error = await failure { _ = try await database.rows("SELECT i FROM t") }
    #expect(error?.code == .cannotConnect)
    #expect(error?.message.contains("was moved, removed or replaced") == true)
    #expect(error?.description.contains(file.path) == true)
    await database.close()
    #expect(FileManager.default.fileExists(atPath: file.path) == isReplaced)
    let again = try SQLiteDatabase(path: file.path + (isReplaced ? "" : ".old"))
    #expect(try await again.rows("SELECT i FROM t") == [[.integer(isReplaced ? 2 : 1)]])
    await again.close()
  }

  @Test(arguments: [1, 16, 99, 100, 1_024])
  func `that were cut off are not opened`(count: Int) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    await database.close()
    let contents = try Data(contentsOf: URL(fileURLWithPath: file.path)).prefix(count)
    #expect(contents.count == count)
    try contents.write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase(path: file.path) }
    #expect(error?.code == .corrupt)
    #expect(FileManager.default.contents(atPath: file.path) == contents)
  }

  @Test func `that are empty become databases`() async throws {
    let file = try TemporaryFile()
    try Data().write(to: URL(fileURLWithPath: file.path))
    let database = try SQLiteDatabase(path: file.path)
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
    await database.close()
  }

  @Test func `that are only read have to exist and stay as they are`() async throws {
    let file = try TemporaryFile()
    let configuration = SQLiteDatabase.Configuration(isReadOnly: true)
    let missing = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase(path: file.path, configuration: configuration)
    }
    #expect(missing?.code == .cannotConnect)
    #expect(!FileManager.default.fileExists(atPath: file.path))

    let writable = try SQLiteDatabase(path: file.path)
    try await writable.execute("CREATE TABLE t (i)")
    let copy = file.path + ".copy"
    try await writable.execute("VACUUM INTO ?", .text(copy))
    await writable.close()
    let contents = FileManager.default.contents(atPath: copy)

    let database = try SQLiteDatabase(path: copy, configuration: configuration)
    #expect(try await database.rows("SELECT name FROM sqlite_schema") == [[.text("t")]])
    #expect(try await database.transaction(access: .readOnly) { try await $0.rows("SELECT * FROM t") } == [])
    for attempt in ["INSERT INTO t VALUES (1)", "CREATE TABLE u (i)", "PRAGMA user_version = 7", "VACUUM"] {
      #expect(await failure { try await database.execute(attempt) }?.code == .readOnly, "\(attempt)")
    }
    let transaction = await failure {
      try await database.transaction { try await $0.execute("DELETE FROM t") }
    }
    #expect(transaction?.code == .readOnly)
    await database.close()
    #expect(FileManager.default.contents(atPath: copy) == contents)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.directory.path).filter { $0.contains("copy") }
        .count == 1)
  }

  #if os(Linux)
    /// The names of the files in a directory that this process has open.
    private static func openFiles(in directory: URL) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { descriptor in
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
      }.filter { $0.hasPrefix(directory.path) }
    }

    @Test func `are closed when their database is released`() async throws {
      let file = try TemporaryFile()
      func use() async throws {
        let database = try SQLiteDatabase(path: file.path)
        try await database.execute("CREATE TABLE IF NOT EXISTS t (i)")
        try await database.execute("INSERT INTO t VALUES (1)")
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<20 { group.addTask { _ = try await database.rows("SELECT i FROM t") } }
          try await group.waitForAll()
        }
        for try await _ in database.stream("SELECT i FROM t", as: Int.self) { break }
        _ = try await database.cursor(RenderedStatement(sql: "SELECT i FROM t"))
        _ = await failure { try await database.execute("SELECT nowhere") }
        #expect(try Self.openFiles(in: file.directory) != [])
      }
      for _ in 0..<3 { try await use() }
      // A task that has ended may be about to release what it held.
      while try Self.openFiles(in: file.directory) != [] { await Task.yield() }
    }
  #endif
}

@Suite(.serialized) struct `Texts beyond the limits of SQLite` {
  private static let limit = 1_000_000_000

  private func refusal(_ operation: () async throws -> Void) async -> DatabaseError.Code? {
    await failure { try await operation() }?.code
  }

  @Test func `are refused as values`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let text = String(repeating: "a", count: Self.limit + 1)
    #expect(await refusal { try await database.execute("SELECT length(?)", .text(text)) } == .invalidValue)
    let blob = SQLValue.blob(
      [UInt8](unsafeUninitializedCapacity: Self.limit + 1) { bytes, count in
        if let start = bytes.baseAddress { memset(start, 0, Self.limit + 1) }
        count = Self.limit + 1
      })
    #expect(await refusal { try await database.execute("SELECT length(?)", blob) } == .invalidValue)
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  @Test func `are refused as statements`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let text = "SELECT 1 --" + String(repeating: "a", count: Self.limit)
    #expect(await refusal { try await database.execute(text) } == .tooManyValues)
    #expect(await refusal { _ = try await database.cursor(RenderedStatement(sql: text)) } == .tooManyValues)
    #expect(await refusal { try await database.executeScript(text) } == .tooManyValues)
    let batch = RenderedBatch(sql: text, types: [], count: 2) { _, _ in }
    #expect(await refusal { try await database.run(batch) } == .tooManyValues)
    #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
  }

  @Test func `are handled up to the limits`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let text = String(repeating: "a", count: Self.limit / 16)
    #expect(
      try await database.rows("SELECT length(CAST(? AS BLOB))", .text(text))
        == [[.integer(Int64(Self.limit / 16))]])
    #expect(try await database.rows("SELECT 1 --" + text) == [[.integer(1)]])
    try await database.executeScript("SELECT 1; --" + text)
  }
}

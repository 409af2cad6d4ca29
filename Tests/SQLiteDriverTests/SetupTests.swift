import Foundation
import Koine
import KoineSQLite
import Testing

@Suite struct `The set-up of a connection of SQLite` {
  private struct Refusal: Error {}

  @Test func `keeps the wait for locks that is configured`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(
        busyTimeout: .zero,
        prepareConnection: { _ = try await $0.fetchAll("PRAGMA busy_timeout = 600000", as: Row.self) }))
    let other = try SQLiteDatabase(path: file.path)
    try await database.execute("CREATE TABLE t (i)")
    try await other.transaction { _ in
      let error = await failure { try await database.execute("INSERT INTO t VALUES (1)") }
      #expect(error?.code == .busy)
    }
    await database.close()
    await other.close()
  }

  @Test func `has limits that a configuration cannot pass`() {
    let made = SQLiteDatabase.Configuration(
      readerCount: -1, statementCacheCapacity: -1, externalChangeInterval: .seconds(-1))
    var changed = SQLiteDatabase.Configuration()
    changed.readerCount = 0
    changed.statementCacheCapacity = 0
    changed.externalChangeInterval = .zero
    for configuration in [made, changed] {
      #expect(configuration.readerCount == 1)
      #expect(configuration.statementCacheCapacity == 1)
      #expect(configuration.externalChangeInterval == .milliseconds(1))
    }
    changed.externalChangeInterval = .seconds(Int64.max)
    #expect(changed.externalChangeInterval == .seconds(1_000_000_000))
  }

  @Test func `keeps a database in memory from being written where it says so`() async throws {
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(prepareConnection: { try await $0.execute("PRAGMA query_only = ON") }))
    for _ in 0..<2 {
      let error = await failure { try await database.execute("CREATE TABLE t (i)") }
      #expect(error?.code == .readOnly)
      try await database.transaction(access: .readOnly) { _ = try await $0.rows("SELECT 1") }
    }
  }

  @Test(arguments: [true, false]) func `may turn off the checks of foreign keys`(isInMemory: Bool)
    async throws
  {
    let file = try TemporaryFile()
    let configuration = SQLiteDatabase.Configuration(
      prepareConnection: { try await $0.execute("PRAGMA foreign_keys = OFF") })
    let database =
      isInMemory
      ? try SQLiteDatabase.inMemory(configuration: configuration)
      : try SQLiteDatabase(path: file.path, configuration: configuration)
    try await database.executeScript(
      "CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE c (p INTEGER REFERENCES p)")
    #expect(try await database.execute("INSERT INTO c VALUES (1)") == 1)
    // A lease that turns them on ends with it.
    try await database.withConnection { connection in
      try await connection.execute("PRAGMA foreign_keys = ON")
      let error = await failure { try await connection.execute("INSERT INTO c VALUES (2)") }
      #expect(error?.code == .foreignKeyViolation)
    }
    #expect(try await database.execute("INSERT INTO c VALUES (3)") == 1)
    await database.close()
  }

  #if os(Linux)
    @Test func `leaves no file open where it fails`() async throws {
      let file = try TemporaryFile()
      func use() async throws {
        let database = try SQLiteDatabase(
          path: file.path,
          configuration: .init(prepareConnection: { connection in
            _ = try await connection.rows("SELECT 1")
            _ = try await connection.cursor(RenderedStatement(sql: "SELECT 1"))
            throw Refusal()
          }))
        await #expect(throws: Refusal.self) { try await database.execute("CREATE TABLE t (i)") }
        await #expect(throws: Refusal.self) { try await database.rows("SELECT 1") }
        // Nobody closes it.
      }
      for _ in 0..<10 { try await use() }
      func openFiles() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { descriptor in
          try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
        }.filter { $0.hasPrefix(file.directory.path) }
      }
      // A task that has ended may be about to release what it held.
      while try openFiles() != [] { await Task.yield() }
    }
  #endif
}

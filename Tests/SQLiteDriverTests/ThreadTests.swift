import Foundation
import Koine
import KoineSQLite
import Synchronization
import Testing

/// A statement that takes as long as its value is large.
private let counting =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT count(*) FROM n"
/// The same, with rows before the long wait.
private let beginning =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) SELECT i FROM n WHERE i < 4 OR i = ?1"
private let endlessText = counting.replacing("?1", with: "9223372036854775807")
private let endless = SQLValue.integer(.max)

private func namesOnly(_ limit: Int, on connection: some Connection) async throws -> [Int] {
  try await connection.fetchAll(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(limit)) SELECT i FROM n WHERE i < 0",
    as: Int.self)
}

/// Work that never ends by itself, on a database of its own in which its statements have proved quick.
private struct SlowWork: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var setUp: @Sendable (SQLiteDatabase) async throws -> Void = { _ in }
  let run: @Sendable (SQLiteDatabase) async throws -> Void
  var isInFile = false

  static func query(_ name: String, _ sql: String, isInFile: Bool = false) -> SlowWork {
    SlowWork(
      testDescription: name, setUp: { try await quicken($0, sql) },
      run: { _ = try await $0.rows(sql, endless) }, isInFile: isInFile)
  }

  static func write(_ name: String, _ sql: String, inTransaction: Bool, isInFile: Bool = false) -> SlowWork {
    SlowWork(
      testDescription: name,
      setUp: { database in
        try await database.execute("CREATE TABLE t (i)")
        try await database.execute("INSERT INTO t VALUES (1)")
        if inTransaction {
          try await database.transaction { try await quicken($0, sql) }
        } else {
          try await quicken(database, sql)
        }
      },
      run: { database in
        if inTransaction {
          try await database.transaction { _ = try await $0.execute(sql, endless) }
        } else {
          try await database.execute(sql, endless)
        }
      }, isInFile: isInFile)
  }

  static func quicken(_ connection: some Connection, _ sql: String) async throws {
    for _ in 0..<40 { _ = try await connection.rows(sql, .integer(5)) }
  }

  static let all: [SlowWork] = [
    query("a query", counting), query("a query in a file", counting, isInFile: true),
    query("a query that has yielded rows", beginning),
    query("a query of a file that has yielded rows", beginning, isInFile: true),
    SlowWork(
      testDescription: "a query in a transaction that has yielded rows",
      setUp: { try await quicken($0, beginning) },
      run: { try await $0.transaction { _ = try await $0.rows(beginning, endless) } }),
    SlowWork(
      testDescription: "a query that was cancelled early",
      setUp: { database in
        for _ in 0..<5 {
          let task = Task { _ = try await database.rows(counting, endless) }
          for _ in 0..<10 { await Task.yield() }
          task.cancel()
          await #expect(throws: CancellationError.self) { try await task.value }
        }
      }, run: { _ = try await $0.rows(counting, endless) }),
    SlowWork(
      testDescription: "a query whose row closure has thrown early",
      setUp: { database in
        for _ in 0..<40 {
          await #expect(throws: CancellationError.self) {
            try await database.run(RenderedStatement(sql: beginning, bindings: [endless])) { _ in
              throw CancellationError()
            }
          }
        }
      }, run: { _ = try await $0.rows(beginning, endless) }),
    write("an insert", "INSERT INTO t \(counting)", inTransaction: false),
    write("an insert in a transaction", "INSERT INTO t \(counting)", inTransaction: true),
    write(
      "an insert of a value in a transaction", "INSERT INTO t VALUES ((\(counting)))", inTransaction: true,
      isInFile: true),
    write("an update", "UPDATE t SET i = (\(counting)) WHERE i = 1 AND ?1 > 5", inTransaction: false),
    write("a delete in a transaction", "DELETE FROM t WHERE i = (\(counting)) - 1", inTransaction: true),
    write(
      "an insert that returns its rows", "INSERT INTO t \(counting) RETURNING i", inTransaction: false),
    SlowWork(
      testDescription: "a cursor",
      setUp: { try await quicken($0, beginning) },
      run: { database in
        let cursor = try await database.cursor(RenderedStatement(sql: beginning, bindings: [endless]))
        while try await cursor.next(2, row: { _ in }) {}
      }),
    SlowWork(
      testDescription: "a batch",
      setUp: { database in
        try await database.execute("CREATE TABLE t (i)")
        try await quicken(database, "INSERT INTO t \(counting)")
      },
      run: { database in
        let batch = RenderedBatch(sql: "INSERT INTO t \(counting)", types: [.bigInteger], count: 10) {
          $1.append($0 < 5 ? .integer(5) : endless)
        }
        try await database.run(batch)
      }),
    SlowWork(
      testDescription: "a script",
      run: {
        try await $0.executeScript("SELECT 1; \(endlessText)")
      }),
    SlowWork(
      testDescription: "names of a result without rows",
      setUp: { _ = try await namesOnly(5, on: $0) }, run: { _ = try await namesOnly(.max, on: $0) }),
    SlowWork(
      testDescription: "a statement behind a changed schema",
      setUp: { database in
        try await database.execute("CREATE TABLE k (i INTEGER PRIMARY KEY)")
        try await database.execute("CREATE VIEW v AS SELECT i FROM k")
        try await quicken(database, "SELECT i FROM v WHERE i = ?1")
      },
      run: { database in
        try await database.executeScript(
          "DROP VIEW v; CREATE VIEW v AS \(endlessText.replacing("count(*)", with: "count(*) AS i"))")
        _ = try await database.rows("SELECT i FROM v WHERE i = ?1", .integer(1))
      }),
  ]
}

private final class Counter: Sendable {
  let value = Atomic(0)
}

@Suite struct `Slow statements of SQLite` {
  @Test(arguments: SlowWork.all, [1, 2])
  fileprivate func `never hold the threads of other tasks`(_ work: SlowWork, factor: Int) async throws {
    let count = ProcessInfo.processInfo.activeProcessorCount * factor
    var files: [TemporaryFile] = []
    var databases: [SQLiteDatabase] = []
    for _ in 0..<count {
      if work.isInFile {
        let file = try TemporaryFile()
        files.append(file)
        databases.append(try SQLiteDatabase(path: file.path))
      } else {
        databases.append(try SQLiteDatabase.inMemory())
      }
    }
    for database in databases { try await work.setUp(database) }
    let began = Counter()
    await withTaskGroup(of: Void.self) { group in
      for database in databases {
        group.addTask {
          began.value.add(1, ordering: .relaxed)
          await #expect(throws: CancellationError.self) { try await work.run(database) }
        }
      }
      // This task runs on although the others have begun, and only it ends them.
      while began.value.load(ordering: .relaxed) < count { await Task.yield() }
      for _ in 0..<2_000 { await Task.yield() }
      group.cancelAll()
      await group.waitForAll()
    }
    for database in databases { await database.close() }
  }

  @Test(arguments: [1, 2, 300, 20_000, 2_000_000])
  func `hand out each row once`(limit: Int) async throws {
    let file = try TemporaryFile()
    let expected = [1, 2, 3, limit].filter { $0 <= limit }
    for database in [try SQLiteDatabase.inMemory(), try SQLiteDatabase(path: file.path)] {
      func rows(_ connection: some Connection) async throws -> [[SQLValue]] {
        try await SlowWork.quicken(connection, beginning)
        return try await connection.rows(beginning, .integer(Int64(limit)))
      }
      let unique = Set(expected).sorted().map { [SQLValue.integer(Int64($0))] }
      #expect(try await rows(database) == unique)
      #expect(try await database.transaction { try await rows($0) } == unique)
      #expect(try await database.transaction(.init(access: .readOnly)) { try await rows($0) } == unique)
      #expect(try await database.withConnection { try await rows($0) } == unique)
      // What held the rows is let go.
      try await database.execute("CREATE TABLE t (i)")
      await database.close()
    }
  }

  @Test func `read one state of the database, wherever they run`() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
    try await database.execute("CREATE TABLE version (v)")
    try await database.execute("INSERT INTO version VALUES (0)")
    let sql = beginning.replacing("SELECT i FROM", with: "SELECT (SELECT v FROM version) FROM")
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while !Task.isCancelled {
          // The end of this loop comes while it writes.
          do { try await database.execute("UPDATE version SET v = v + 1") } catch is CancellationError {}
        }
      }
      for _ in 0..<20 {
        try await SlowWork.quicken(database, sql)
        let rows = try await database.rows(sql, .integer(20_000))
        #expect(rows.count == 4)
        #expect(Set(rows).count == 1)
      }
      group.cancelAll()
      try await group.waitForAll()
    }
    await database.close()
  }
}

@Suite struct `A query of SQLite that takes little` {
  @Test(arguments: [(counting, true), (counting, false), (beginning, false)])
  func `does not wait behind slow ones, though it was never seen before`(
    slow: String, provedQuick: Bool
  ) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(acquireTimeout: .seconds(600)))
    if provedQuick { try await SlowWork.quicken(database, slow) }
    let began = Counter()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask {
          began.value.add(1, ordering: .relaxed)
          await #expect(throws: CancellationError.self) { try await database.rows(slow, endless) }
        }
      }
      while began.value.load(ordering: .relaxed) < 10 { await Task.yield() }
      // Only the end of this loop ends the others.
      for i in 0..<100 {
        #expect(try await database.rows("SELECT \(i)") == [[.integer(Int64(i))]])
        #expect(try await database.rows("SELECT ?1 + \(i)", .integer(1)) == [[.integer(Int64(i + 1))]])
      }
      group.cancelAll()
      try await group.waitForAll()
    }
    await database.close()
  }
}

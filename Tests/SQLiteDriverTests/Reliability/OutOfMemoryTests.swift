import Foundation
import Koine
import KoineSQLite
import SQLiteFaults
import Testing

/// Processes in which SQLite gets no memory, at each of its first allocations in turn.
private enum ScarceMemory {
  /// What a round has stored, of which each part is a transaction.
  private struct Outcome {
    var isCreated = false
    var stored: [Int64] = []
    var errors: [DatabaseError] = []
  }

  /// Opens, creates, inserts, queries, and makes a transaction. Every error is noted; the next step goes on.
  private static func round(
    _ path: String, _ configuration: SQLiteDatabase.Configuration
  ) async throws -> Outcome {
    var outcome = Outcome()
    func attempt(_ step: () async throws -> Void) async -> Bool {
      do {
        try await step()
        return true
      } catch {
        guard let error = error as? DatabaseError else {
          Issue.record("\(error)")
          return false
        }
        outcome.errors.append(error)
        return false
      }
    }
    var opened: SQLiteDatabase?
    _ = await attempt { opened = try SQLiteDatabase(path: path, configuration: configuration) }
    guard let database = opened else { return outcome }
    let created = await attempt {
      try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a TEXT COLLATE NOCASE, b BLOB)")
    }
    if created {
      outcome.isCreated = true
      let insert = "INSERT INTO t VALUES (?, koine_upper(?), ?)"
      for number: Int64 in 1...3 {
        let isStored = await attempt {
          try await database.execute(
            insert, .integer(number), .text("Straße \(number)"), .blob(Array(repeating: 1, count: 5_000)))
        }
        if isStored { outcome.stored.append(number) }
      }
      let stored = outcome.stored
      _ = await attempt {
        let rows = try await database.rows(
          "SELECT i, a, length(b), koine_lower(a) || group_concat(i) OVER () FROM t ORDER BY a DESC")
        let list = stored.map(String.init).joined(separator: ",")
        #expect(
          rows
            == stored.reversed().map { number in
              [
                .integer(number), .text("STRASSE \(number)"), .integer(5_000),
                .text("strasse \(number)\(list)"),
              ]
            })
      }
      let isCommitted = await attempt {
        try await database.transaction { connection in
          try await connection.execute("CREATE INDEX t_a ON t (a)")
          for number: Int64 in 4...5 {
            try await connection.execute(insert, .integer(number), .text("x \(number)"), .null)
          }
          try await connection.transaction {
            _ = try await $0.rows("SELECT count(*) FROM t WHERE a > ?", .text("s"))
          }
        }
      }
      if isCommitted { outcome.stored += [4, 5] }
    }
    await database.close()
    return outcome
  }

  /// - Returns: How many rounds had an allocation that failed, and how many of them an error.
  static func run(_ places: some Sequence<Int>, isLasting: Bool, hasLog: Bool) async throws -> (Int, Int) {
    var (faulty, refused) = (0, 0)
    for place in places {
      let file = try TemporaryFile()
      let configuration = SQLiteDatabase.Configuration(
        readerCount: 1, synchronous: .normal, journalMode: hasLog ? .wal : .delete)
      sqlite_faults_begin(place, isLasting ? .max : place)
      let outcome = try await round(file.path, configuration)
      let failures = sqlite_faults_end()
      if failures > 0 { faulty += 1 }
      if !outcome.errors.isEmpty { refused += 1 }
      for error in outcome.errors {
        #expect(
          failures > 0 && error.code == .outOfSpace && error.message == "The engine has run out of memory.",
          "allocation \(place): \(error.debugDescription)")
      }
      let database = try SQLiteDatabase(path: file.path, configuration: configuration)
      let tables = try await database.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
      #expect(tables == (outcome.isCreated ? [[.text("t")]] : []), "allocation \(place)")
      if outcome.isCreated, tables != [] {
        let rows = try await database.rows("SELECT i FROM t ORDER BY i")
        #expect(rows == outcome.stored.map { [.integer($0)] }, "allocation \(place)")
      }
      #expect(try await database.checkIntegrity() == [], "allocation \(place)")
      await database.close()
    }
    return (faulty, refused)
  }
}

extension ReliabilityTests {
  @Suite(.serialized) struct `Memory that SQLite does not get` {
    /// One allocation fails, and the next ones do not.
    @Test(arguments: [true, false])
    func `once makes an error or none, and loses nothing`(hasLog: Bool) async throws {
      await #expect(processExitsWith: .success) { [hasLog = hasLog as Bool] in
        #expect(sqlite_faults_install() == 0)
        let (faulty, refused) = try await ScarceMemory.run(1...1_000, isLasting: false, hasLog: hasLog)
        #expect(faulty == 1_000)
        #expect(refused > 500)
      }
    }

    /// All allocations fail from one on.
    @Test func `any longer makes errors, and loses nothing`() async throws {
      await #expect(processExitsWith: .success) {
        #expect(sqlite_faults_install() == 0)
        let (faulty, refused) = try await ScarceMemory.run(
          stride(from: 1, through: 1_000, by: 7), isLasting: true, hasLog: true)
        #expect(faulty == 143)
        #expect(refused == 143)
      }
    }
  }
}

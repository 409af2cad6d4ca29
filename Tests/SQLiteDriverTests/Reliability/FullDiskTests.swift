import Foundation
import Koine
import KoineSQLite
import Testing

/// Files that may not grow any further, by a limit of the process that acts like a quota of the disk.
private enum LimitedDisk {
  /// How many bytes a file may have.
  static func allow(_ bytes: rlim_t?) {
    #if canImport(Darwin)
      let resource = RLIMIT_FSIZE
    #else
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #endif
    var limit = rlimit()
    getrlimit(resource, &limit)
    limit.rlim_cur = bytes ?? limit.rlim_max
    setrlimit(resource, &limit)
  }

  static let insert = "INSERT INTO t VALUES (?, randomblob(3000))"

  /// Inserts rows, each a transaction of its own, until one is refused.
  static func fill(_ database: SQLiteDatabase, from first: Int64) async throws -> (
    last: Int64, refusal: DatabaseError
  ) {
    var number = first
    while true {
      do {
        try await database.execute(insert, .integer(number))
        number += 1
      } catch let error as DatabaseError {
        return (number - 1, error)
      }
    }
  }

  static func expectRows(_ database: SQLiteDatabase, _ last: Int64) async throws {
    let rows = try await database.rows("SELECT i, length(a) FROM t ORDER BY i")
    #expect(rows == (1...last).map { [.integer($0), .integer(3_000)] })
    #expect(try await database.checkIntegrity() == [])
  }
}

extension ReliabilityTests {
  @Suite(.serialized) struct `Disks without room for SQLite` {
    @Test(arguments: [true, false])
    func `refuse what does not fit, keep the rest, and go on when there is room`(hasLog: Bool) async throws {
      await #expect(processExitsWith: .success) { [hasLog = hasLog as Bool] in
        signal(SIGXFSZ, SIG_IGN)
        let file = try TemporaryFile()
        let database = try SQLiteDatabase(
          path: file.path, configuration: .init(journalMode: hasLog ? .wal : .delete))
        try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a BLOB NOT NULL)")
        LimitedDisk.allow(300_000)
        var (last, refusal) = try await LimitedDisk.fill(database, from: 1)
        #expect(last > 20)
        #expect(refusal.code == .outOfSpace, "\(refusal)")
        #expect(refusal.message == "The disk or the database is full.")
        try await LimitedDisk.expectRows(database, last)
        // A transaction that does not fit leaves nothing.
        let transaction = await failure {
          try await database.transaction { connection in
            for number in 1...200 {
              try await connection.execute(LimitedDisk.insert, .integer(last + Int64(number)))
            }
          }
        }
        #expect(transaction?.code == .outOfSpace, "\(transaction.debugDescription)")
        try await LimitedDisk.expectRows(database, last)
        if hasLog {
          // The log is what cannot grow; without its contents there is room.
          try await database.checkpoint(.truncate)
          let before = last
          (last, refusal) = try await LimitedDisk.fill(database, from: last + 1)
          #expect(last > before)
          #expect(refusal.code == .outOfSpace, "\(refusal)")
          try await LimitedDisk.expectRows(database, last)
        }
        LimitedDisk.allow(nil)
        for _ in 1...50 {
          last += 1
          try await database.execute(LimitedDisk.insert, .integer(last))
        }
        try await LimitedDisk.expectRows(database, last)
        await database.close()
        let again = try SQLiteDatabase(path: file.path)
        try await LimitedDisk.expectRows(again, last)
        await again.close()
      }
    }

    /// A journal in memory is no file, and cannot be asked what went wrong.
    @Test func `are told with a journal in memory, too`() async throws {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        let file = try TemporaryFile()
        let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .memory))
        try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a BLOB NOT NULL)")
        LimitedDisk.allow(300_000)
        let (last, refusal) = try await LimitedDisk.fill(database, from: 1)
        #expect(refusal.code == .outOfSpace, "\(refusal)")
        try await LimitedDisk.expectRows(database, last)
        await database.close()
      }
    }

    /// A new database needs room, too.
    @Test func `make no database`() async throws {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        let file = try TemporaryFile()
        LimitedDisk.allow(1_000)
        let error = await failure {
          let database = try SQLiteDatabase(path: file.path)
          try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a BLOB NOT NULL)")
        }
        #expect(error?.code == .outOfSpace, "\(error.debugDescription)")
        LimitedDisk.allow(nil)
        let database = try SQLiteDatabase(path: file.path)
        try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a BLOB NOT NULL)")
        try await database.execute(LimitedDisk.insert, .integer(1))
        try await LimitedDisk.expectRows(database, 1)
        await database.close()
      }
    }
  }
}

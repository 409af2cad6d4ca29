import Foundation
import Koine
import KoineSQLite
import Testing

extension ReliabilityTests {
  /// Logs and journals that a writer which was ended has left beside its file, whole or damaged.
  @Suite(.serialized) struct `Logs and journals left beside files of SQLite` {
    private static let count = 12

    /// A file with a log that holds all transactions, as it is while its writer runs.
    private static func logged() async throws -> TemporaryFile {
      let (file, left) = (try TemporaryFile(), try TemporaryFile())
      let configuration = SQLiteDatabase.Configuration { connection in
        _ = try await connection.rows("PRAGMA wal_autocheckpoint = 0")
      }
      let database = try SQLiteDatabase(path: file.path, configuration: configuration)
      try await Ledger.prepare(database)
      try await database.checkpoint(.truncate)
      for number in 1...count { try await Ledger.write(number, on: database) }
      try file.copy(to: left)
      await database.close()
      return left
    }

    /// The last transaction that a reader finds; an error if what it finds is not what was stored then.
    private static func last(_ file: TemporaryFile) async throws -> Int? {
      let database = try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
      let last = try await Ledger.verifiedLast(database)
      await database.close()
      return last
    }

    @Test func `give back what was committed`() async throws {
      let left = try await Self.logged()
      #expect(try await Self.last(left) == Self.count)
    }

    /// The checksums of a log tell where it is no longer what was written.
    @Test func `with damage in the log give back the transactions before it`() async throws {
      let left = try await Self.logged()
      let log = try left.bytes("-wal")
      var generator = FateGenerator(seed: 5)
      var found: Set<Int> = []
      for number in 0..<100 {
        let file = try TemporaryFile()
        try left.copy(to: file)
        var damaged = log
        let place = Int.random(in: 0..<(number % 10 == 0 ? 32 : log.count), using: &generator)
        switch number % 3 {
        case 0: damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: damaged.removeSubrange(place...)
        default:
          damaged.replaceSubrange(
            place..<min(place + 300, log.count), with: generator.bytes(min(300, log.count - place)))
        }
        try file.write(damaged, "-wal")
        let last = try await Self.last(file)
        #expect(last.map((0...Self.count).contains) == true, "number \(number): \(String(describing: last))")
        found.insert(last ?? -1)
      }
      #expect(found.count > 5)
    }

    @Test func `are read without the memory that their writer shared`() async throws {
      let left = try await Self.logged()
      var generator = FateGenerator(seed: 6)
      for _ in 0..<10 {
        let file = try TemporaryFile()
        try left.copy(to: file)
        try file.write(generator.bytes(32_768), "-shm")
        #expect(try await Self.last(file) == Self.count)
      }
    }

    /// SQLite cannot know that a log belongs to another file. What it makes of it is an error or a result.
    @Test func `of another database end statements with an error or a result`() async throws {
      let left = try await Self.logged()
      for pageSize in [4_096, 1_024] {
        let file = try TemporaryFile()
        let database = try SQLiteDatabase(path: file.path, configuration: .init(pageSize: pageSize))
        try await database.execute("CREATE TABLE t (i INTEGER PRIMARY KEY, a)")
        try await database.execute("INSERT INTO t VALUES (1, zeroblob(50000))")
        await database.close()
        try file.write(left.bytes("-wal"), "-wal")
        let error = await failure {
          let database = try SQLiteDatabase(path: file.path)
          _ = try await database.rows("SELECT i, length(a) FROM t")
          _ = try await database.checkIntegrity()
          try await database.execute("INSERT INTO t VALUES (2, 2)")
          await database.close()
        }
        #expect(
          error.map { [.corrupt, .undefinedTable].contains($0.code) } != false, "\(error.debugDescription)")
      }
    }

    /// The files as they are in the middle of a transaction that has written pages already.
    private static func journaled() async throws -> TemporaryFile {
      let (file, left) = (try TemporaryFile(), try TemporaryFile())
      let database = try SQLiteDatabase(
        path: file.path, configuration: .init(journalMode: .delete, cacheSize: .pages(5)))
      try await Ledger.prepare(database)
      for number in 1...count { try await Ledger.write(number, on: database) }
      let before = try file.bytes()
      struct Refusal: Error {}
      do {
        try await database.transaction { connection in
          try await connection.execute("UPDATE entry SET name = 'wrong ' || name")
          try file.copy(to: left)
          throw Refusal()
        }
      } catch is Refusal {}
      await database.close()
      #expect(try left.bytes() != before)
      return left
    }

    @Test func `take a transaction back that was not committed`() async throws {
      let left = try await Self.journaled()
      let configuration = SQLiteDatabase.Configuration(journalMode: .delete)
      let database = try SQLiteDatabase(path: left.path, configuration: configuration)
      #expect(try await Ledger.verifiedLast(database) == Self.count)
      await database.close()
      #expect(try left.contents() == ["test.db"])
    }

    enum Reading: CaseIterable, Sendable {
      case query, cursor, snapshot, observation

      func run(_ database: SQLiteDatabase) async throws -> [[SQLValue]] {
        let sql = "SELECT number FROM last"
        var found: [[SQLValue]] = []
        switch self {
        case .query: found = try await database.rows(sql)
        case .cursor:
          let cursor = try await database.cursor(RenderedStatement(sql: sql))
          while try await cursor.next(1, row: { found.append(try $0.values()) }) {}
          await cursor.close()
        case .snapshot:
          try await database.transaction(.init(access: .readOnly)) { found = try await $0.rows(sql) }
        case .observation:
          var reads = ReadRegion()
          found = try await database.read(noting: &reads) { try await $0.rows(sql) }
        }
        return found
      }
    }

    /// A connection that only reads cannot take it back by itself.
    @Test(arguments: Reading.allCases)
    func `of a process that was killed meanwhile keep nobody from reading`(_ reading: Reading) async throws {
      let left = try await Self.journaled()
      let file = try TemporaryFile()
      try left.copy(to: file)
      let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
      #expect(try await database.rows("SELECT number FROM last") == [[.integer(Int64(Self.count))]])
      for _ in 0..<2 {
        try file.write(left.bytes())
        try file.write(left.bytes("-journal"), "-journal")
        #expect(try await reading.run(database) == [[.integer(Int64(Self.count))]])
        #expect(try file.contents() == ["test.db"])
      }
      #expect(try await Ledger.verifiedLast(database) == Self.count)
      await database.close()
    }

    @Test func `with damage in the journal end statements with an error or a result`() async throws {
      let left = try await Self.journaled()
      let journal = try left.bytes("-journal")
      var generator = FateGenerator(seed: 7)
      var fates: [String: Int] = [:]
      for number in 0..<100 {
        let file = try TemporaryFile()
        try left.copy(to: file)
        var damaged = journal
        let place = Int.random(in: 0..<(number % 4 < 2 ? 28 : journal.count), using: &generator)
        if number % 2 == 0 {
          damaged[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        } else {
          damaged.removeSubrange(place...)
        }
        try file.write(damaged, "-journal")
        let error = await failure {
          let database = try SQLiteDatabase(path: file.path, configuration: .init(journalMode: .delete))
          _ = try await database.rows("SELECT * FROM entry ORDER BY name")
          _ = try await database.checkIntegrity()
          try await database.execute("DELETE FROM entry")
          await database.close()
        }
        fates[error?.fate ?? "done", default: 0] += 1
      }
      print("Damaged journals: \(fates.sorted { $0.key < $1.key })")
    }
  }
}

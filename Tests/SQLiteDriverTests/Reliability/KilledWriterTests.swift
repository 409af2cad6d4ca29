import Dispatch
import Foundation
import Koine
import KoineSQLite
import Synchronization
import Testing

extension ReliabilityTests {
  /// Programs that are ended by `SIGKILL` while they write, one after the other in the same database.
  @Suite(.serialized) struct `Writers of SQLite that are killed` {
    enum Journal: String, Codable, CaseIterable {
      case wal, delete

      /// Small caches and short logs: pages are written before the commit, and logs are moved into the file often.
      var configuration: SQLiteDatabase.Configuration {
        SQLiteDatabase.Configuration(
          journalMode: self == .wal ? .wal : .delete, cacheSize: .pages(10)
        ) { connection in
          _ = try await connection.rows("PRAGMA wal_autocheckpoint = 30")
        }
      }
    }

    /// When a writer is killed: that long after so many of its transactions were acknowledged.
    struct Moment: Codable {
      var transactions: Int
      var nanoseconds: UInt64

      init(using generator: inout FateGenerator) {
        transactions = Int.random(in: 0...12, using: &generator)
        nanoseconds = UInt64.random(
          in: 0...(Bool.random(using: &generator) ? 200_000 : 4_000_000), using: &generator)
      }
    }

    /// Tells a thread of its own when to kill the process.
    private final class Killer: Sendable {
      private let moment: Moment
      private let acknowledged = Atomic(0)
      private let isTime = DispatchSemaphore(value: 0)

      init(_ moment: Moment) {
        self.moment = moment
        Thread { [self] in
          isTime.wait()
          let start = DispatchTime.now().uptimeNanoseconds
          while DispatchTime.now().uptimeNanoseconds - start < moment.nanoseconds {}
          kill(getpid(), SIGKILL)
        }.start()
        if moment.transactions == 0 { isTime.signal() }
      }

      func acknowledge() {
        if acknowledged.add(1, ordering: .relaxed).newValue == moment.transactions { isTime.signal() }
      }
    }

    /// Writes until the process is killed, and notes the number of each transaction behind its commit.
    private static func write(
      _ path: String, _ journal: Journal, _ acknowledgements: String, _ moment: Moment
    )
      async throws
    {
      let note = open(acknowledgements, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      let killer = Killer(moment)
      let database = try SQLiteDatabase(path: path, configuration: journal.configuration)
      try await Ledger.prepare(database)
      var number = try await Ledger.last(database)
      while true {
        number += 1
        try await Ledger.write(number, on: database)
        let line = Array("\(number)\n".utf8)
        guard Foundation.write(note, line, line.count) == line.count else { exit(1) }
        killer.acknowledge()
      }
    }

    private static func acknowledged(_ path: String) -> [Int] {
      (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n").compactMap { Int($0) }
        ?? []
    }

    /// What the killed writers left.
    private struct Remains {
      /// With a log or a journal that has to be read to find what is stored.
      var unfinished = 0
      /// With a transaction that was committed and not yet acknowledged.
      var ahead = 0
      var transactions = 0
    }

    /// Kills writers of one database at random moments.
    private static func run(_ journal: Journal, kills: Int, seed: UInt64) async throws -> Remains {
      var generator = FateGenerator(seed: seed)
      var remains = Remains()
      let (file, copy) = (try TemporaryFile(), try TemporaryFile())
      let notes = file.directory.appendingPathComponent("acknowledged").path
      var last = 0
      for kill in 1...kills {
        let moment = Moment(using: &generator)
        let result = await #expect(processExitsWith: .failure, observing: []) {
          [
            path = file.path as String, journal = journal as Journal, notes = notes as String,
            moment = moment as Moment
          ] in
          try await `Writers of SQLite that are killed`.write(path, journal, notes, moment)
        }
        #expect(result?.exitStatus == .signal(SIGKILL))
        let acknowledged = acknowledged(notes)
        try? FileManager.default.removeItem(atPath: notes)
        // Every second time the next writer is the first to open what was left.
        let place = kill % 2 == 0 ? copy : file
        if kill % 2 == 0 { try file.copy(to: copy) }
        let rest = place.path + (journal == .wal ? "-wal" : "-journal")
        let size = try? FileManager.default.attributesOfItem(atPath: rest)[.size] as? Int
        if (size ?? 0) > 0 { remains.unfinished += 1 }

        // Each writer goes on where the one before it was killed.
        #expect(acknowledged == Array(last + 1..<last + 1 + acknowledged.count))
        let expected = last + acknowledged.count
        let database = try SQLiteDatabase(path: place.path, configuration: journal.configuration)
        // The first writers may be killed before there is anything.
        if expected == 0 { try await Ledger.prepare(database) }
        let stored = try await Ledger.verifiedLast(database)
        await database.close()
        #expect(stored == expected || stored == expected + 1, "kill \(kill) of seed \(seed): \(moment)")
        if stored == expected + 1 { remains.ahead += 1 }
        remains.transactions += acknowledged.count
        last = stored ?? expected
      }
      return remains
    }

    /// What was acknowledged is stored, and of the transaction that was under way everything or nothing.
    @Test(arguments: Journal.allCases)
    func `lose no transaction and leave no half of one`(journal: Journal) async throws {
      let all = try await withThrowingTaskGroup(of: Remains.self) { group in
        for seed in 1...2 { group.addTask { try await Self.run(journal, kills: 50, seed: UInt64(seed)) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(all.allSatisfy { $0.unfinished > 0 && $0.transactions > 50 })
    }
  }
}

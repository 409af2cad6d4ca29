import Foundation
import Koine
import KoineSQLite
import Synchronization

/// What a write costs whoever makes it while others observe: against the same write in a database that nobody observes.
///
/// Each write is a transaction of its own. Those who observe what it changes read anew meanwhile, on other connections;
/// they may miss states, and have all seen the last one before the next run.
enum SQLiteObservationCases {
  private static let rowCount = 1_000

  /// What the observers read.
  fileprivate enum Reads: String, CaseIterable {
    case columns = "its columns"
    case otherColumns = "other columns"
    case otherTable = "another table"
  }

  /// Two files of the same contents, of which one is observed.
  final class Fixture {
    let quiet: Writing
    let observed: Writing
    fileprivate var observers: [Observer] = []
    private let directory: URL

    init() async throws {
      directory = FileManager.default.temporaryDirectory.appending(
        path: "koine-observation-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      quiet = try await Writing(to: directory.appending(path: "quiet.db").path)
      observed = try await Writing(to: directory.appending(path: "observed.db").path)
    }

    /// Ends the observers of the case before, and begins others.
    fileprivate func observe(_ reads: Reads, by count: Int) async throws {
      for observer in observers { await observer.end() }
      observers = []
      for _ in 0..<count { observers.append(Observer(of: reads, on: observed.database)) }
      try await settle()
    }

    /// Waits until each observer has seen what was written last, if it reads that.
    fileprivate func settle() async throws {
      for observer in observers { try await observer.wait(for: observed.written) }
    }

    func close() async {
      for observer in observers { await observer.end() }
      await quiet.database.close()
      await observed.database.close()
      try? FileManager.default.removeItem(at: directory)
    }
  }

  /// A database, and the number that was written last.
  final class Writing {
    let database: SQLiteDatabase
    private(set) var written = 1

    init(to path: String) async throws {
      // Otherwise most of the time would be the disk's.
      database = try SQLiteDatabase(path: path, configuration: .init(synchronous: .normal))
      for table in SampleData.sqliteTables {
        try await database.run(RenderedStatement(sql: table)) { _ in }
      }
      try await Item.insert(SampleData.items(rowCount)).execute(database)
      try await Item.find(1).update { $0.quantity = 1 }.execute(database)
    }

    func write(_ count: Int) async throws {
      for _ in 0..<count {
        written += 1
        try await Item.find(1).update { $0.quantity = written }.execute(database)
      }
    }

    func checksum() async throws -> Checksum {
      var checksum = Checksum()
      checksum.add(try await Item.find(1).select(\.quantity).fetchOne(database))
      checksum.endRow()
      return checksum
    }
  }

  /// Observes until it is ended, and knows what it has read last.
  fileprivate final class Observer: Sendable {
    private let last: Last
    private let task: Task<Void, Never>
    private let readsWritten: Bool

    private final class Last: Sendable {
      /// 0 before the first value.
      let value = Atomic(0)
      let error = Mutex<(any Error)?>(nil)
    }

    init(of reads: Reads, on database: SQLiteDatabase) {
      let last = Last()
      let observation = database.observe { connection in
        switch reads {
        case .columns: try await Item.find(1).select(\.quantity).fetchOne(connection) ?? 0
        case .otherColumns: try await Item.find(1).select { $0.title.length() }.fetchOne(connection) ?? 0
        case .otherTable: try await Parcel.all().fetchCount(connection) + 1
        }
      }
      self.last = last
      readsWritten = reads == .columns
      task = Task {
        do {
          for try await value in observation { last.value.store(value, ordering: .releasing) }
        } catch {
          last.error.withLock { $0 = error }
        }
      }
    }

    func wait(for written: Int) async throws {
      while true {
        let value = last.value.load(ordering: .acquiring)
        if readsWritten ? value == written : value != 0 { return }
        if let error = last.error.withLock(\.self) { throw error }
        try await Task.sleep(for: .microseconds(100))
      }
    }

    func end() async {
      task.cancel()
      await task.value
    }
  }

  static var suite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture() }, close: { await $0.close() },
      cases: [comparison(.columns, 0)]
        + Reads.allCases.flatMap { reads in [1, 100, 1_000].map { comparison(reads, $0) } })
  }

  private static func comparison(_ reads: Reads, _ observers: Int) -> Comparison<Fixture> {
    let name =
      switch observers {
      case 0: "no observer"
      case 1: "1 observer of \(reads.rawValue)"
      default: "\(observers) observers of \(reads.rawValue)"
      }
    // Each write of a run may have a thousand readers at once.
    let (writes, rounds) = observers < 100 ? (1_000, Int.max) : (100, 5)
    return Comparison("SQLite: write beside \(name)", budget: nil, operations: writes, rounds: rounds) {
      fixture in
      try await fixture.observe(reads, by: observers)
      return Rivals(
        floor: Rival(
          prepare: { try await fixture.settle() }, run: { try await fixture.quiet.write(writes) },
          checksum: { try await fixture.quiet.checksum() }),
        koine: Rival(
          prepare: { try await fixture.settle() }, run: { try await fixture.observed.write(writes) },
          checksum: { try await fixture.observed.checksum() }))
    }
  }
}

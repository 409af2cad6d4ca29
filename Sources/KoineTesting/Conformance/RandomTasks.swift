import Koine
import Synchronization

/// Many tasks that use one database in every way at once, at random, beside a model of what has to be stored.
///
///     let summary = try await RandomTasks(duration: .seconds(60)).run(on: driver)
///     print(summary)
///
/// Each task has rows of its own, and so knows what it has to find: what a call that returned normally wrote, and
/// nothing of a transaction that was rolled back. The tasks insert, update, delete, read and stream, alone, in
/// leases and in nested transactions, with child tasks beside one another; they throw, are cancelled at random
/// moments, run into time limits, use connections after their end, and close the database under one another. The
/// only errors are those that a task provoked, and conflicts; nothing hangs.
///
/// Others observe the rows of a task: some to the end, some come and go, and are cancelled at random moments. Each
/// value is a state that the task has committed, states come in order, and those who stay end with what is stored.
public struct RandomTasks: Sendable {
  /// What the tasks do follows from it, but not when they are scheduled. A failure names it.
  public var seed: UInt64
  /// How many tasks there are.
  public var count: Int
  /// For how long the tasks begin something new.
  public var duration: Duration

  /// Makes tasks: 200 for 3 seconds, with a seed of their own, unless you say otherwise.
  public init(
    seed: UInt64 = .random(in: 0...UInt64(UInt32.max)), count: Int = 200, duration: Duration = .seconds(3)
  ) {
    self.seed = seed
    self.count = count
    self.duration = duration
  }

  /// What the tasks did.
  public struct Summary: Sendable, CustomStringConvertible {
    /// The seed that the tasks had, with which they can be run again.
    public var seed: UInt64
    /// How often something ended in which way.
    public var outcomes: [String: Int]
    /// How many rows the database held in the end.
    public var rowsStored: Int

    /// The seed, the number of calls and how they ended, and the rows stored.
    public var description: String {
      let total = outcomes.values.reduce(0, +)
      let list = outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "seed \(seed): \(total) calls, \(rowsStored) rows stored; \(list.joined(separator: ", "))"
    }
  }

  /// - Throws: ``TestFailure``, with what a task found wrong, or what hangs.
  public func run(on driver: TestedDriver) async throws -> Summary {
    let bench = CheckBench(driver: driver, open: try await driver.makeData())
    let database = try await bench.open(Self.settings)
    try await Note.createTable().execute(database)
    try await driver.trackChanges(database, [Note.self])
    let arena = RandomArena(bench: bench, database: database, end: .now + duration, count: count)
    let logs = (0..<count).map { _ in CommitLog() }
    let watched = database is any ObservableDatabase ? Array(stride(from: 0, to: count, by: 10)) : []
    let (staying, passing) = (
      watched.map { RandomObserver(of: $0, log: logs[$0], arena: arena) },
      watched.map { RandomObserver(of: $0, log: logs[$0], arena: arena) }
    )
    do {
      let stored = try await limited(to: duration + driver.timeLimit) {
        try await withThrowingTaskGroup(of: Void.self, returning: [Int: String].self) { observers in
          for observer in staying { observers.addTask { try await observer.stay() } }
          for observer in passing { observers.addTask { [seed] in try await observer.comeAndGo(seed: seed) } }
          // An observer that fails ends the others, and nobody waits for what it has missed.
          observers.addTask { [self] in
            let stored = try await work(in: arena, logs, watched)
            for observer in staying { await observer.waitForEnd(stored) }
            throw Ended(stored: stored)
          }
          do {
            for try await _ in observers {}
            return [:]
          } catch let end as Ended {
            observers.cancelAll()
            return end.stored
          }
        }
      }
      for observer in staying + passing { try observer.check() }
      await arena.database.close()
      return Summary(seed: seed, outcomes: arena.outcomes, rowsStored: stored.count)
    } catch {
      throw TestFailure(
        "random tasks of seed \(seed) on \(driver): \(error)\nat work:\n\(arena.work.joined(separator: "\n"))"
      )
    }
  }

  /// Lets the tasks work until the time is over, and returns what is stored then.
  private func work(
    in arena: RandomArena, _ logs: [CommitLog], _ watched: [Int]
  ) async throws -> [Int: String] {
    let models = try await withThrowingTaskGroup(of: RowModel.self) { group in
      for number in 0..<count {
        let log = watched.contains(number) ? logs[number] : nil
        let worker = RandomWorker(number: number, seed: seed, arena: arena, log: log)
        group.addTask { try await worker.work() }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let stored = Dictionary(
      uniqueKeysWithValues: try await Note.all().fetchAll(arena.database).map { ($0.id, $0.text) })
    try RowModel.check(models, against: stored)
    return stored
  }

  /// Ends the observers that stay.
  private struct Ended: Error {
    let stored: [Int: String]
  }

  static let settings = TestedDriver.Settings(connections: 6, acquireTimeout: .seconds(60))
}

/// What the tasks share.
final class RandomArena: Sendable {
  let bench: CheckBench
  let end: ContinuousClock.Instant
  private let current: Mutex<any Database>
  private let counts = Mutex<[String: Int]>([:])
  private let atWork: Mutex<[String?]>

  init(bench: CheckBench, database: any Database, end: ContinuousClock.Instant, count: Int) {
    self.bench = bench
    self.end = end
    current = Mutex(database)
    atWork = Mutex(Array(repeating: nil, count: count))
  }

  /// The database that is open now.
  var database: any Database { current.withLock { $0 } }

  /// Opens the data anew for everyone, and returns the database that nobody begins to use any more.
  func replaceDatabase() async throws -> any Database {
    let opened = try await bench.open(RandomTasks.settings)
    return current.withLock { current in
      defer { current = opened }
      return current
    }
  }

  func count(_ outcome: String) {
    counts.withLock { $0[outcome, default: 0] += 1 }
  }

  func note(_ work: String?, of number: Int) {
    atWork.withLock { $0[number] = work.map { "task \(number): \($0)" } }
  }

  var outcomes: [String: Int] { counts.withLock { $0 } }
  var work: [String] { atWork.withLock { $0.compactMap(\.self) } }
}

/// What the rows of one task are.
struct RowModel: Sendable {
  /// The range of the task's keys.
  let keys: Range<Int>
  var rows: [Int: String] = [:]
  /// The rows of which it is not known whether they were written.
  var unknown: Set<Int> = []

  /// Fails unless the rows found are those of the model.
  func check(_ found: [Int: String], _ place: String) throws {
    for key in Set(rows.keys).union(found.keys).subtracting(unknown).sorted() where rows[key] != found[key] {
      let (expected, actual) = (rows[key] ?? "no such row", found[key] ?? "no such row")
      throw TestFailure("\(place), row \(key): found \(actual), expected \(expected)")
    }
  }

  static func check(_ models: [RowModel], against stored: [Int: String]) throws {
    for model in models {
      try model.check(stored.filter { model.keys.contains($0.key) }, "at the end")
    }
    let known = models.map(\.keys)
    for key in stored.keys where !known.contains(where: { $0.contains(key) }) {
      throw TestFailure("at the end, row \(key): no task wrote it")
    }
  }
}

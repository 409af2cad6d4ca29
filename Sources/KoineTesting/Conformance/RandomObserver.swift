import Koine
import Synchronization

/// An observer of the rows of one of many tasks that use a database at random.
///
/// What it sees are states that the task has committed, in their order, from one observation to the next, whichever
/// database they are made on.
final class RandomObserver: Sendable {
  private struct State {
    var committed = CommittedState()
    /// Values that were seen before the task had noted its commit.
    var pending: [[Int: String]] = []
    var last: [Int: String]?
  }

  /// The keys of the rows.
  let keys: Range<Int>
  private let number: Int
  private let log: CommitLog
  private let arena: RandomArena
  private let state = Mutex(State())

  init(of number: Int, log: CommitLog, arena: RandomArena) {
    self.number = number
    self.log = log
    self.arena = arena
    keys = RandomWorker.keys(of: number)
  }

  /// Observes until it is cancelled.
  func stay() async throws {
    while !Task.isCancelled { try await observe(at: arena.database) }
  }

  /// Begins to observe again and again, until it is cancelled: takes some values, or is cancelled at some moment.
  func comeAndGo(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed &+ UInt64(number) &* 104_729)
    while !Task.isCancelled {
      if Bool.random(using: &random) {
        try await observe(at: arena.database, values: Int.random(in: 1...4, using: &random))
        continue
      }
      let task = Task { try await observe(at: arena.database) }
      for _ in 0..<Int.random(in: 0..<400, using: &random) { await Task.yield() }
      task.cancel()
      try await task.value
      arena.count("observer: cancelled")
    }
  }

  private func observe(at database: any Database, values: Int = .max) async throws {
    guard let database = database as? any ObservableDatabase else { return }
    let rows = Note.where { $0.id >= self.keys.lowerBound && $0.id < self.keys.upperBound }.order(by: \.id)
    var count = 0
    do {
      for try await notes in rows.observe(on: database) {
        see(Dictionary(uniqueKeysWithValues: notes.map { ($0.id, $0.text) }))
        arena.count("observer: value")
        count += 1
        if count == values { return arena.count("observer: left") }
      }
    } catch let error as DatabaseError where error.message == "The database is closed." {
      // Somebody has opened it anew.
      arena.count("observer: closed")
    } catch let error as DatabaseError where error.code == .commitOutcomeUnknown && Task.isCancelled {
      // It has only read.
      arena.count("observer: \(error.code)")
    }
  }

  private func see(_ rows: [Int: String]) {
    state.withLock { state in
      state.last = rows
      state.pending.append(rows)
      compare(&state)
    }
  }

  private func compare(_ state: inout State) {
    while let next = state.pending.first, state.committed.advance(to: next, in: log) {
      state.pending.removeFirst()
    }
  }

  /// Waits until the last value is what is stored in the end.
  func waitForEnd(_ stored: [Int: String]) async {
    let expected = stored.filter { keys.contains($0.key) }
    while state.withLock({ $0.last != expected }), !Task.isCancelled { await Task.yield() }
  }

  /// Fails unless all that was seen are states that were committed, in their order. Called when all commits are noted.
  func check() throws {
    let wrong = state.withLock { state in
      compare(&state)
      return state.pending.first
    }
    guard let wrong else { return }
    throw TestFailure(
      "an observer of the rows of task \(number) saw what was not committed then: \(wrong.sorted { $0.key < $1.key })"
    )
  }
}

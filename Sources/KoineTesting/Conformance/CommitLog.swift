import Koine
import Synchronization

/// What one task has committed of its rows, one entry after each commit, for those who have observed the rows.
final class CommitLog: Sendable {
  struct Entry: Sendable {
    /// The rows that were written; `nil` if one was deleted.
    var changes: [Int: String?] = [:]
    /// The rows of which it is not known from now on, or until they are settled, whether they were written.
    var unsettled: Set<Int> = []
    /// The rows of which it is known again.
    var settled: Set<Int> = []
  }

  private let entries = Mutex<[Entry]>([])

  func append(_ entry: Entry) {
    entries.withLock { $0.append(entry) }
  }

  /// Adds what a commit has made of some rows.
  func append(_ keys: some Sequence<Int>, of model: RowModel) {
    let keys = Set(keys)
    guard !keys.isEmpty else { return }
    append(Entry(changes: Dictionary(uniqueKeysWithValues: keys.map { ($0, model.rows[$0]) }), settled: keys))
  }

  func entries(from position: Int) -> ArraySlice<Entry> { entries.withLock { $0[position...] } }
}

/// A committed state of a task's rows, found by what an observer has seen.
struct CommittedState: Sendable {
  private var position = 0
  private var rows: [Int: String] = [:]
  private var unsettled: Set<Int> = []

  /// Goes on to the first state that has these rows, and may be the one that it is.
  ///
  /// - Returns: Whether there is one so far.
  mutating func advance(to found: [Int: String], in log: CommitLog) -> Bool {
    var state = self
    var differing = Set(found.keys).union(state.rows.keys).subtracting(unsettled).filter {
      found[$0] != state.rows[$0]
    }
    var entries = log.entries(from: position)
    while !differing.isEmpty {
      guard let entry = entries.popFirst() else { return false }
      state.position += 1
      state.unsettled.subtract(entry.settled)
      state.unsettled.formUnion(entry.unsettled)
      for (key, text) in entry.changes { state.rows[key] = text }
      for key in entry.unsettled.union(entry.settled).union(entry.changes.keys) {
        if state.unsettled.contains(key) || state.rows[key] == found[key] {
          differing.remove(key)
        } else {
          differing.insert(key)
        }
      }
    }
    self = state
    return true
  }
}

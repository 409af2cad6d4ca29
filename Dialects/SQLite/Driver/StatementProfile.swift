import Synchronization

/// What the database has learnt about one SQL text: which connection runs it, and how long it takes.
final class StatementProfile: Sendable {
  enum Route: UInt8, AtomicRepresentable {
    case unknown, reader, writer
  }

  private let storedRoute = Atomic(Route.unknown)
  /// A running estimate in nanoseconds; `UInt64.max` before the first execution.
  private let estimate = Atomic(UInt64.max)

  /// The same in instructions of SQLite's virtual machine, which a busy computer does not make longer.
  private let instructions = Atomic(UInt64.max)

  /// Below this, in nanoseconds, a statement runs on the caller's thread: a hop would cost a considerable part of that.
  static let quickLimit: UInt64 = 300_000

  var route: Route {
    get { storedRoute.load(ordering: .relaxed) }
    set { storedRoute.store(newValue, ordering: .relaxed) }
  }

  var isQuick: Bool { estimate.load(ordering: .relaxed) < Self.quickLimit }

  /// Whether the statement leaves its connection soon, so that it need not queue with slow ones.
  var isLight: Bool { instructions.load(ordering: .relaxed) < Self.lightLimit }

  private static let lightLimit: UInt64 = 20_000

  /// Takes one execution into account. A long one is forgotten gradually, an eighth of it left after each
  /// shorter one: the first often reads a cold file.
  ///
  /// - Parameter isComplete: Whether it came to its end. One that did not tells only that the statement may
  ///   take as long, never that it is quick.
  func note(nanoseconds: UInt64, instructions count: UInt64, isComplete: Bool) {
    Self.note(nanoseconds, isComplete, in: estimate)
    Self.note(count, isComplete, in: instructions)
  }

  private static func note(_ value: UInt64, _ isComplete: Bool, in estimate: borrowing Atomic<UInt64>) {
    let old = estimate.load(ordering: .relaxed)
    let new = isComplete ? old == .max ? value : max(value, old / 8) : max(value, old)
    estimate.store(new, ordering: .relaxed)
  }
}

/// The profiles of a database's statements, shared by its connections.
final class StatementProfiles: Sendable {
  private let profiles = Mutex<[StatementKey: StatementProfile]>([:])
  private static let capacity = 2_048

  func find(_ key: StatementKey) -> StatementProfile? {
    profiles.withLock { $0[key] }
  }

  func findOrCreate(_ key: StatementKey) -> StatementProfile {
    profiles.withLock { profiles in
      if let profile = profiles[key] { return profile }
      // What is forgotten is learnt again; prepared statements keep their profile.
      if profiles.count >= Self.capacity { profiles.removeAll(keepingCapacity: true) }
      let profile = StatementProfile()
      profiles[key] = profile
      return profile
    }
  }
}

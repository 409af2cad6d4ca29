import Koine

/// One statement, or several that belong together.
indirect enum RandomStep: Sendable {
  case insert([Note])
  case update(Int, String)
  case delete(Int)
  case read
  case stream(Int)
  /// A transaction inside of the transaction.
  case nested([RandomStep], fails: Bool)
  /// Inserts of child tasks.
  case together([Note])
  /// Use of the database in a place that refuses it.
  case forbidden

  /// The rows that it may write.
  var keys: [Int] {
    switch self {
    case .insert(let notes), .together(let notes): notes.map(\.id)
    case .update(let id, _), .delete(let id): [id]
    case .nested(let steps, _): steps.flatMap(\.keys)
    case .read, .stream, .forbidden: []
    }
  }
}

/// One call on the database.
struct RandomPlan: Sendable {
  enum Scope: Sendable {
    case statement, lease
    case transaction(fails: Bool, IsolationLevel, retrying: Int)
    /// Closes the database under the others, from inside of a transaction or not.
    case close(inside: Bool)
  }

  var scope: Scope
  var steps: [RandomStep]
  /// After how many turns of the scheduler the task is cancelled.
  var cancelledAfter: Int?
  var timeout: Duration?

  var isLease: Bool { if case .lease = scope { true } else { false } }

  var name: String {
    let base =
      switch scope {
      case .statement: "statement"
      case .lease: "lease"
      case .transaction: "transaction"
      case .close: "close"
      }
    return base + (cancelledAfter == nil ? "" : " cancelled") + (timeout == nil ? "" : " with a time limit")
  }
}

/// What makes plans from random numbers, for the rows of one task.
struct RandomPlanner {
  var random: SeededRandom
  private var nextKey: Int
  private let isOpenedOnce: Bool

  init(random: SeededRandom, firstKey: Int, isOpenedOnce: Bool) {
    self.random = random
    nextKey = firstKey
    self.isOpenedOnce = isOpenedOnce
  }

  mutating func plan(_ model: RowModel) -> RandomPlan {
    var free = model.rows.keys.filter { !model.unknown.contains($0) }.sorted()
    var plan: RandomPlan
    switch chance(1_000) {
    case 0..<400:
      plan = RandomPlan(scope: .statement, steps: [step(&free, depth: 3)])
    case 400..<550:
      plan = RandomPlan(scope: .lease, steps: steps(&free, depth: 1))
    case 550..<997:
      let scope = RandomPlan.Scope.transaction(
        fails: chance(4) == 0, chance(2) == 0 ? .readCommitted : .serializable,
        retrying: chance(3) == 0 ? 3 : 0)
      plan = RandomPlan(scope: scope, steps: steps(&free, depth: 0))
    default:
      if isOpenedOnce { return RandomPlan(scope: .statement, steps: [.read]) }
      return RandomPlan(scope: .close(inside: chance(2) == 0), steps: [])
    }
    switch chance(10) {
    case 0, 1: plan.cancelledAfter = chance(3) == 0 ? chance(400) : chance(40)
    case 2: plan.timeout = .microseconds(chance(30_000))
    default: break
    }
    return plan
  }

  private mutating func steps(_ free: inout [Int], depth: Int) -> [RandomStep] {
    (0...chance(4)).map { _ in step(&free, depth: depth) }
  }

  /// - Parameter depth: In how many transactions the step is; 1 is a lease, 3 a statement by itself.
  private mutating func step(_ free: inout [Int], depth: Int) -> RandomStep {
    switch chance(depth == 3 ? 8 : depth == 2 ? 10 : 13) {
    case 0, 1: return .insert([note()])
    case 2: return .insert((0...chance(12)).map { _ in note() })
    case 3 where !free.isEmpty: return .update(taken(&free), "text \(chance(1_000))")
    case 4 where !free.isEmpty: return .delete(taken(&free))
    case 5: return .stream(chance(80))
    case 8: return .together((0...chance(3)).map { _ in note() })
    case 9: return .forbidden
    case 10, 11, 12: return .nested(steps(&free, depth: depth + 1), fails: chance(3) == 0)
    default: return .read
    }
  }

  private mutating func note() -> Note {
    defer { nextKey += 1 }
    return Note(id: nextKey, text: "text \(chance(1_000))")
  }

  /// A row that no other step of the plan changes.
  private mutating func taken(_ free: inout [Int]) -> Int {
    free.remove(at: chance(free.count))
  }

  private mutating func chance(_ count: Int) -> Int {
    Int.random(in: 0..<count, using: &random)
  }
}

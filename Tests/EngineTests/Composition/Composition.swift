import Koine

/// A condition on reminders, put together at random: as a query, and in plain Swift.
indirect enum Composition: CustomStringConvertible {
  case atom(Int)
  case all, none
  /// A dynamic condition that came out empty.
  case unsaid
  case and(Composition, Composition)
  case or(Composition, Composition)
  case not(Composition)
  /// Another `where` behind.
  case chained(Composition, Int)

  struct Atom: Sendable {
    let name: String
    let query: @Sendable () -> Where<Reminder>
    /// Whether it holds; `nil` where SQL says NULL.
    let model: @Sendable (Reminder) -> Bool?
  }

  static let atoms: [Atom] = [
    Atom(name: "completed", query: { Reminder.where(\.isCompleted) }, model: { $0.isCompleted }),
    Atom(
      name: "three", query: { Reminder.where { $0.priority == 3 } },
      model: { row in row.priority.map { $0 == 3 } }),
    Atom(
      name: "low or done", query: { Reminder.where { $0.priority < 1 || $0.isCompleted } },
      model: { row in
        row.isCompleted ? true : row.priority.map { $0 < 1 }
      }),
    Atom(
      name: "some ids", query: { Reminder.where { $0.id.in([1, 2, 5]) } },
      model: { [1, 2, 5].contains($0.id) }),
    Atom(name: "no ids", query: { Reminder.where { $0.id.in([Int]()) } }, model: { _ in false }),
    Atom(name: "undated", query: { Reminder.where { $0.dueDate == nil } }, model: { $0.dueDate == nil }),
    Atom(
      name: "scored", query: { Reminder.where { $0.score > 0 }.where { $0.score < 2 } },
      model: { $0.score > 0 && $0.score < 2 }),
    Atom(
      name: "built",
      query: {
        Reminder.where {
          for id in [1, 4] { $0.id != id }
          if true { $0.notes != nil }
        }
      }, model: { $0.id != 1 && $0.id != 4 && $0.notes != nil }),
    Atom(
      name: "tagged",
      query: { Reminder.where { reminder in exists(Tag.where { $0.reminderID == reminder.id }) } },
      model: { row in Reminders.tags.contains { $0.reminderID == row.id } }),
    Atom(
      name: "followed",
      query: {
        Reminder.where { reminder in
          exists(
            Reminder.where { $0.remindersListID == reminder.remindersListID && $0.id > reminder.id })
        }
      },
      model: { row in
        Reminders.reminders.contains { $0.remindersListID == row.remindersListID && $0.id > row.id }
      }),
  ]

  static func random(depth: Int, _ random: inout RandomSource) -> Composition {
    let atom = Int.random(in: 0..<atoms.count, using: &random)
    if depth == 0 { return .atom(atom) }
    func next() -> Composition { .random(depth: Int.random(in: 0..<depth, using: &random), &random) }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return .all
    case 1: return .none
    case 2: return .unsaid
    case 3..<7: return .and(next(), next())
    case 7..<11: return .or(next(), next())
    case 11..<14: return .not(next())
    default: return .chained(next(), atom)
    }
  }

  var query: Where<Reminder> {
    switch self {
    case .atom(let index): Self.atoms[index].query()
    case .all: Reminder.all()
    case .none: Reminder.none
    case .unsaid: Reminder.where { row in if Self.atoms.isEmpty { row.isCompleted } }
    case .and(let left, let right): left.query && right.query
    case .or(let left, let right): left.query || right.query
    case .not(let operand): !operand.query
    case .chained(let first, let index):
      first.query.where { Self.atoms[index].query().holds(for: $0) }
    }
  }

  /// SQL's logic of three values; `nil` is NULL.
  func holds(for row: Reminder) -> Bool? {
    switch self {
    case .atom(let index): return Self.atoms[index].model(row)
    case .all, .unsaid: return true
    case .none: return false
    case .and(let left, let right): return Self.and(left.holds(for: row), right.holds(for: row))
    case .or(let left, let right):
      return Self.and(left.holds(for: row).map(!), right.holds(for: row).map(!)).map(!)
    case .not(let operand): return operand.holds(for: row).map(!)
    case .chained(let first, let index):
      return Self.and(first.holds(for: row), Self.atoms[index].model(row))
    }
  }

  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  /// The rows in which it holds.
  var ids: [Int] { Reminders.reminders.filter { holds(for: $0) == true }.map(\.id) }

  /// Whether a dynamic condition without a part is in it.
  var hasUnsaid: Bool {
    switch self {
    case .unsaid: true
    case .atom, .all, .none: false
    case .and(let left, let right), .or(let left, let right): left.hasUnsaid || right.hasUnsaid
    case .not(let operand), .chained(let operand, _): operand.hasUnsaid
    }
  }

  var parts: [Composition] {
    switch self {
    case .atom, .all, .none, .unsaid: []
    case .and(let left, let right), .or(let left, let right): [left, right]
    case .not(let operand): [operand]
    case .chained(let operand, let index): [operand, .atom(index)]
    }
  }

  var description: String {
    switch self {
    case .atom(let index): Self.atoms[index].name
    case .all: "all"
    case .none: "none"
    case .unsaid: "unsaid"
    case .and(let left, let right): "(\(left) && \(right))"
    case .or(let left, let right): "(\(left) || \(right))"
    case .not(let operand): "!\(operand)"
    case .chained(let first, let index): "\(first).where(\(Self.atoms[index].name))"
    }
  }
}

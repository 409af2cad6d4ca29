import Koine
import Synchronization

/// Computes expressions and queries by what the tree means, in plain Swift: the third opinion beside two engines that
/// might agree on a wrong answer.
///
/// It knows no dialect and no lowering: it reads the tree that a query is before anything is made of it. Each file of
/// it has the meaning of one kind of node; together they say what Koine computes.
///
///     let evaluator = ReferenceEvaluator(tables: ["samples": table])
///     try evaluator.table(of: .select(select)).rows
struct ReferenceEvaluator {
  /// The values of one row of a source, by the names of its columns.
  typealias Row = [String: ReferenceValue]

  /// The tables of the database, and the common tables of the queries around.
  var tables: [String: ReferenceTable] = [:]
  /// The current row of each source that may be named, those of the queries around included.
  var sources: [String: Row] = [:]
  /// How the columns of derived and common tables are compared; other columns say it themselves.
  var collations: [String: [String: SQLCollation]] = [:]
  /// The rows over which aggregates are computed: those of the current group.
  var group: [[String: Row]]?
  /// The values of the query's window functions in the current row.
  var windows: [SQLExpression: ReferenceValue] = [:]

  /// The keys that the current group of several grouping sets is not made by.
  var rolledUp: [SQLExpression] = []
  /// The keys that it is made by.
  var keysOfSet: [SQLExpression] = []
  /// The keys that the groups of the queries around are not made by.
  var outerRolledUp: [SQLExpression] = []

  /// How many more values may be computed, however often the evaluator is copied; `nil` is as many as it takes.
  var allowance: Allowance?

  /// The value of an expression in the current row.
  func value(of expression: SQLExpression) throws -> ReferenceValue {
    try allowance?.take()
    if rolledUp.contains(expression) || outerRolledUp.contains(expression) { return .null }
    // Of a key, the parts have their values, whether they are keys of other sets or not.
    if !rolledUp.isEmpty, keysOfSet.contains(expression) {
      var row = self
      row.rolledUp = []
      return try row.value(of: expression)
    }
    switch expression {
    case .column(let column):
      guard let value = sources[column.source]?[column.name] else {
        throw ReferenceError.outside("the column \(column.source).\(column.name)")
      }
      return value
    case .value(let value, let type), .literal(let value, let type):
      return try ReferenceValue(value, as: type)
    case .parameter: throw ReferenceError.outside("a parameter, which only a call gives a value")
    case .unary(let op, let operand): return try unary(op, value(of: operand))
    case .row(let parts): return .row(try parts.map(value))
    case .arithmetic(let left, let op, let right):
      return try arithmetic(value(of: left), op, value(of: right), as: expression.type)
    case .bitwise(let left, let op, let right): return try bitwise(value(of: left), op, value(of: right))
    case .concatenation(let left, let right):
      guard let first = try text(of: left), let second = try text(of: right) else { return .null }
      return .text(first + second)
    case .comparison, .isDistinct, .logical, .not, .between, .inList, .inQuery, .like, .search, .isNull,
      .exists:
      return ReferenceValue(try condition(expression))
    case .conditional(let conditional): return try value(of: conditional)
    case .cast(.function(.matching(.integer), let texts), .decimal(scale: 0)):
      return try decimal(ofInteger: value(of: .function(.matching(.integer), texts)))
    case .cast(let operand, let type): return try cast(value(of: operand), from: operand.type, to: type)
    // How a text is compared is not part of it.
    case .collate(let text, _): return try value(of: text)
    case .function(let function, let arguments): return try call(function, arguments)
    case .naming(let naming): return try value(of: naming.repeated)
    case .aggregate(let aggregate): return try value(of: aggregate)
    case .window:
      guard let value = windows[expression] else {
        throw ReferenceError.outside("a window outside of a query")
      }
      return value
    case .subquery(let query, _): return try scalar(query)
    case .rows: throw ReferenceError.outside("nested rows, whose form is a dialect's")
    case .fragment: throw ReferenceError.outside("SQL written by hand")
    case .subtree(let subtree): return try value(of: subtree.expression)
    case .refusal(let refusal, _): throw ReferenceError.refused(refusal.detail)
    }
  }

  /// The first branch that applies decides; the others are not looked at.
  private func value(of conditional: SQLCase) throws -> ReferenceValue {
    let matches = conditional.branches.map(\.condition)
    let collations = try conditional.operand.map { try self.collations(comparing: [$0] + matches) } ?? []
    for branch in conditional.branches {
      let applies: Bool? =
        if let operand = conditional.operand {
          try isEqual(value(of: operand), value(of: branch.condition), collations)
        } else {
          try truth(of: branch.condition)
        }
      if applies == true { return try value(of: branch.result) }
    }
    return try conditional.otherwise.map(value) ?? .null
  }

  /// The truth of a condition; `nil` is unknown.
  func truth(of expression: SQLExpression) throws -> Bool? {
    switch try value(of: expression) {
    case .null: return nil
    case .boolean(let truth): return truth
    default: throw ReferenceError.outside("a condition that is no truth value")
    }
  }

  func text(of expression: SQLExpression) throws -> String? { try text(value(of: expression)) }

  func text(_ value: ReferenceValue) throws -> String? {
    switch value {
    case .null: return nil
    case .text(let text): return text
    default: throw ReferenceError.outside("a text function of another value")
    }
  }

  func integer(of expression: SQLExpression) throws -> Int64? {
    switch try value(of: expression) {
    case .null: return nil
    case .integer(let number): return number
    default: throw ReferenceError.outside("a whole number that is another value")
    }
  }
}

extension ReferenceEvaluator {
  /// A number of values that several copies may compute together.
  final class Allowance: Sendable {
    private let left: Atomic<Int>

    init(_ count: Int) { left = Atomic(count) }

    fileprivate func take() throws {
      guard left.subtract(1, ordering: .relaxed).newValue >= 0 else {
        throw ReferenceError.outside("what takes too many steps")
      }
    }
  }
}

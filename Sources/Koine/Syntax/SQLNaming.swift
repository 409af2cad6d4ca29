/// An expression that uses operands several times, each of which is computed once and used by its name.
///
///     // round(a / b), of which PostgreSQL's form has the number twice:
///     // (SELECT trunc("koine_operand"."value" + sign("koine_operand"."value") * …
///     //  FROM (SELECT … AS "value" LIMIT 1) AS "koine_operand")
///
/// A pass makes these, so that the text of a statement grows with its tree, not with the power of its depth. The result
/// has no other such expression in it.
public struct SQLNaming: Sendable, Hashable {
  /// The source that the names belong to.
  public static let source = "koine_operand"

  /// What is computed once.
  public private(set) var operands: [SQLExpression] = []
  /// The name of each operand.
  public private(set) var names: [SQLColumn] = []
  /// What uses the operands by their names.
  public internal(set) var result: SQLExpression

  /// Makes an expression of operands by their names; what is as short as a name is used as it is.
  public init(_ operands: [SQLExpression], _ form: ([SQLExpression]) -> SQLExpression) {
    result = .row([])
    var used: [SQLExpression] = []
    for operand in operands { used.append(name(operand)) }
    result = form(used)
  }

  private mutating func name(_ operand: SQLExpression) -> SQLExpression {
    if operand.isRepeatable { return operand }
    let name = names.isEmpty ? "value" : "value_\(names.count + 1)"
    operands.append(operand)
    names.append(SQLColumn(source: Self.source, name: name, type: operand.type, isNullable: true))
    return .column(names[names.count - 1])
  }

  /// The result with the operands in the places of their names, for where an engine cannot name them.
  public var repeated: SQLExpression {
    SQLRewriter(expression: { node in
      guard case .column(let column) = node, let index = names.firstIndex(of: column) else { return node }
      return operands[index]
    }).rewrite(result)
  }

  /// Hands the operands and the result to a walker.
  ///
  /// - Returns: The expression with what the walker puts in their place; `nil` if it leaves them all.
  func mapParts(_ walker: inout some SQLWalker) -> SQLNaming? {
    var edit = SQLEdit(self)
    edit.replace(walker.map(operands)) { $0.operands = $1 }
    edit.replace(walker.walk(result)) { $0.result = $1 }
    return edit.result
  }
}

extension SQLExpression {
  /// An expression that uses operands several times, of which those that are computed have names.
  static func naming(
    _ operands: [SQLExpression], _ form: ([SQLExpression]) -> SQLExpression
  ) -> SQLExpression {
    let naming = SQLNaming(operands, form)
    return naming.operands.isEmpty ? naming.result : .naming(naming)
  }

  /// Whether the text of the expression is so short that a construct may repeat it: a name, a value, a constant.
  public var isRepeatable: Bool {
    switch self {
    case .column, .value, .parameter, .literal: true
    case .collate(let text, _): text.isRepeatable
    default: false
    }
  }

  /// Whether an engine whose rows are grouped by the expression knows it by its text: it is more than a column or a
  /// value, be it by a collation alone.
  var isKnownByText: Bool {
    switch self {
    case .column, .value, .parameter, .literal: false
    default: true
    }
  }
}

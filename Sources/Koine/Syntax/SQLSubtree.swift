/// A part of an expression together with its depth.
///
/// Operators and functions put a part into one when it has got large, so that they need not walk through it again to
/// tell how deep it is. For rendering, it is the expression in it.
///
/// `@unchecked Sendable`: the expression is set once more when nobody holds the subtree any longer.
public final class SQLSubtree: @unchecked Sendable {
  /// The part itself.
  public private(set) var expression: SQLExpression
  /// How many expressions and queries are in each other.
  public let depth: Int
  /// How many expressions and queries there are.
  let nodes: Int
  /// The type of the expression.
  let type: SQLType
  let role: Role

  enum Role: Sendable {
    case whole
    /// A chain of one operator, whose parts may be regrouped when more is put behind it.
    case chain
  }

  init(_ expression: SQLExpression, depth: Int, nodes: Int, role: Role = .whole) {
    self.expression = expression
    self.depth = depth
    self.nodes = nodes
    self.role = role
    type = expression.type
  }

  /// How many levels may be released on the stack of whoever lets go of the last of them.
  private static let releasedInPlace = 256

  deinit {
    if depth <= Self.releasedInPlace { return }
    let nothing = SQLExpression.literal(.null, .unknown)
    var released = expression
    expression = nothing
    DeepStack.run { released = nothing }
    _ = released
  }

  /// The query of a scalar subquery.
  var query: SQLQuery? {
    if case .subquery(let query, _) = expression { query } else { nil }
  }

  /// Whether going down the expression takes a deep stack.
  var isDeep: Bool { depth > SQLExpression.shallowDepth }

  /// The same with another expression of this depth.
  func replacing(_ expression: SQLExpression) -> SQLSubtree {
    SQLSubtree(expression, depth: depth, nodes: nodes, role: role)
  }
}

extension SQLSubtree: Hashable {
  /// Whether both are the same tree, or equal ones.
  public static func == (left: SQLSubtree, right: SQLSubtree) -> Bool {
    if left === right { return true }
    guard left.depth == right.depth, left.nodes == right.nodes else { return false }
    return DeepStack.run(if: left.isDeep) { left.expression == right.expression }
  }

  /// Feeds the size of the tree, without a walk through it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(nodes)
  }
}

extension SQLSubtree: CustomReflectable {
  /// The depth alone: a walk through the expression might not end on a short stack.
  public var customMirror: Mirror { Mirror(self, children: ["depth": depth]) }
}

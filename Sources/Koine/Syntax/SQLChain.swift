/// A chain of one operator that means the same however its parts are grouped: AND, OR or the concatenation of texts.
///
/// In three-valued logic AND and OR are associative, and so is concatenation, which is NULL if any part is. Sums are
/// not: a group of integers may overflow, and doubles are rounded.
struct SQLChain {
  private enum Link {
    case logical(SQLLogicalOperator)
    case concatenation

    init?(_ expression: SQLExpression) {
      switch expression {
      case .logical(_, let op, _): self = .logical(op)
      case .concatenation: self = .concatenation
      default: return nil
      }
    }

    func parts(of expression: SQLExpression) -> (SQLExpression, SQLExpression)? {
      switch (self, expression) {
      case (.logical(let op), .logical(let left, let other, let right)) where op == other: (left, right)
      case (.concatenation, .concatenation(let left, let right)): (left, right)
      default: nil
      }
    }

    func join(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression {
      switch self {
      case .logical(let op): .logical(left, op, right)
      case .concatenation: .concatenation(left, right)
      }
    }
  }

  private struct Part {
    var expression: SQLExpression
    var depth: Int
    var nodes: Int
  }

  /// How many parts may stay beside each other.
  private static let width = 32

  private let link: Link
  private var parts: [Part] = []

  /// The parts of a chain, in their order; `nil` for another expression.
  init?(_ expression: SQLExpression) {
    guard let link = Link(expression) else { return nil }
    self.link = link
    append(expression)
  }

  private mutating func append(_ expression: SQLExpression, opens: Bool = true) {
    if let (left, right) = link.parts(of: expression) {
      append(left, opens: opens)
      append(right, opens: opens)
    } else if opens, case .subtree(let subtree) = expression, subtree.role == .chain,
      link.parts(of: subtree.expression) != nil
    {
      append(subtree.expression, opens: false)
    } else {
      let (depth, nodes) = expression.measure
      parts.append(Part(expression: expression, depth: depth, nodes: nodes))
    }
  }

  /// The chain with the shallowest of its parts in groups, and those in groups, until few are left.
  ///
  /// What is put behind the chain is grouped alike the next time, so that a chain made in a loop takes a time and a
  /// depth that a balanced tree takes.
  var regrouped: SQLExpression {
    var parts = parts
    if parts.count > Self.width {
      while parts.count > Self.width / 2 {
        let least = zip(parts, parts.dropFirst()).lazy.map { Swift.max($0.depth, $1.depth) }.min() ?? 0
        parts = grouped(parts, upTo: least)
      }
    }
    let chain = parts.dropFirst().reduce(parts[0], joined)
    return SQLSubtree.expression(chain.expression, depth: chain.depth, nodes: chain.nodes, role: .chain)
  }

  private func joined(_ left: Part, _ right: Part) -> Part {
    Part(
      expression: link.join(left.expression, right.expression), depth: Swift.max(left.depth, right.depth) + 1,
      nodes: left.nodes + right.nodes + 1)
  }

  /// The parts with pairs of neighbours that are no deeper than this as one part each.
  private func grouped(_ parts: [Part], upTo depth: Int) -> [Part] {
    var result: [Part] = []
    var index = 0
    while index < parts.count {
      if index + 1 < parts.count, Swift.max(parts[index].depth, parts[index + 1].depth) <= depth {
        var group = joined(parts[index], parts[index + 1])
        group.expression = .subtree(SQLSubtree(group.expression, depth: group.depth, nodes: group.nodes))
        result.append(group)
        index += 2
      } else {
        result.append(parts[index])
        index += 1
      }
    }
    return result
  }
}

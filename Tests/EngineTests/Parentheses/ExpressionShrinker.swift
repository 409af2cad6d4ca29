import Koine

/// Makes an expression smaller as long as it keeps a property.
enum ExpressionShrinker {
  /// The smallest expression that is found.
  ///
  /// - Parameter keeps: Whether an expression still has the property. Called once for each attempt.
  static func shrink(
    _ expression: SQLExpression, while keeps: (SQLExpression) async throws -> Bool
  ) async rethrows -> SQLExpression {
    var smallest = expression
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in candidates(for: smallest) where try await keeps(candidate) {
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// Smaller expressions, the smallest first: each part in turn gives way to one of its own parts of the same
  /// type, or to a constant.
  private static func candidates(for expression: SQLExpression) -> [SQLExpression] {
    var nodes: [SQLExpression] = []
    _ = SQLRewriter(expression: { node in
      nodes.append(node)
      return node
    }).rewrite(expression)
    var result: [SQLExpression] = []
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var replacements = node.children.filter { $0.type.storage == node.type.storage }
      if !node.children.isEmpty, let constant = node.type.constant { replacements.insert(constant, at: 0) }
      for replacement in replacements {
        var position = -1
        result.append(
          SQLRewriter(expression: { node in
            position += 1
            return position == index ? replacement : node
          }).rewrite(expression))
      }
    }
    return result
  }
}

extension SQLExpression {
  /// The expressions that this one is made of directly.
  var children: [SQLExpression] {
    var collector = ChildCollector()
    collector.descend(into: self)
    return collector.children
  }

  /// How many expressions this one is made of, itself included.
  var size: Int { children.reduce(1) { $0 + $1.size } }
}

private struct ChildCollector: SQLVisitor {
  var children: [SQLExpression] = []

  mutating func visit(_ expression: SQLExpression) { children.append(expression) }
}

extension SQLType {
  /// A small expression of the type.
  var constant: SQLExpression? {
    switch self {
    case .integer: .literal(.integer(1), self)
    case .double: .literal(.double(1), self)
    case .text: .literal(.text("a"), self)
    case .boolean: .literal(.boolean(true), self)
    case .decimal: .literal(.integer(1), self)
    case .timestamp: .literal(.timestamp(microseconds: 0), self)
    case .uuid: .literal(.uuid(SQLUUID(high: 0, low: 1)), self)
    case .blob: .literal(.blob([1]), self)
    case .date: .literal(.date(days: 0), self)
    case .time: .literal(.time(microseconds: 0), self)
    default: nil
    }
  }
}

extension SQLExpression {
  /// What a dynamic condition without a part comes to. A SELECT leaves it out; an update or delete refuses it.
  @usableFromInline static let noCondition = SQLExpression.literal(.boolean(true), .unknown)

  /// Whether it is ``noCondition``.
  @usableFromInline var isNoCondition: Bool {
    if case .literal(.boolean(true), .unknown) = self { true } else { false }
  }

  /// The conditions that must all hold.
  var conjuncts: [SQLExpression] {
    if case .logical(let left, .and, let right) = self { left.conjuncts + right.conjuncts } else { [self] }
  }

  /// All of several conditions. Many become a balanced tree: engines limit how deep an expression may be.
  @_spi(KoineDriver) public static func conjunction(_ parts: ArraySlice<SQLExpression>) -> SQLExpression {
    chain(parts, .and)
  }

  /// Several conditions, at least one, connected by one operator: a balanced tree if they are many.
  static func chain(_ parts: ArraySlice<SQLExpression>, _ operator: SQLLogicalOperator) -> SQLExpression {
    guard parts.count > 32 else {
      return parts.dropFirst().reduce(parts[parts.startIndex]) { .logical($0, `operator`, $1) }
    }
    let middle = parts.startIndex + parts.count / 2
    return .logical(chain(parts[..<middle], `operator`), `operator`, chain(parts[middle...], `operator`))
  }
}

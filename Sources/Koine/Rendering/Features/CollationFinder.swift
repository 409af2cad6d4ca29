/// Looks for a collation, or a column that has one and may hand it on: not to what a function of texts makes of
/// it.
struct CollationFinder: SQLVisitor {
  let resolver: CollationResolver
  private(set) var hasFound = false
  /// Whether what is here has nothing of the collations of its columns.
  private var isApart: Bool

  init(resolver: CollationResolver, apart isApart: Bool) {
    self.resolver = resolver
    self.isApart = isApart
  }

  mutating func visit(_ expression: SQLExpression) {
    if hasFound { return }
    switch expression {
    case .collate: hasFound = true
    case .column(let column):
      let output = resolver.output(of: column)
      hasFound = !isApart && (output.collation != .binary || output.mayHaveAnother)
    case .fragment, .subquery: descend(into: expression, apart: false)
    case .concatenation, .isNull, .like: descend(into: expression, apart: true)
    case .function(let function, _):
      switch function {
      case .coalesce, .nullIf, .greatest, .least, .greatestOfKnown, .leastOfKnown: descend(into: expression)
      default: descend(into: expression, apart: true)
      }
    default: descend(into: expression)
    }
  }

  private mutating func descend(into expression: SQLExpression, apart: Bool) {
    let outer = isApart
    isApart = apart
    descend(into: expression)
    isApart = outer
  }
}

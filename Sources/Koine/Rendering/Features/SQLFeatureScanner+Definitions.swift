/// What definitions ask of an engine.
extension SQLFeatureScanner {
  mutating func check(_ constraint: SQLTableConstraint) {
    if let name = constraint.name { check(nameOfPart: name) }
    switch constraint.rule {
    case .unique(let columns):
      if columns.isEmpty { note(defect: .emptyDefinition, "UNIQUE") }
      for column in columns { check(key: column) }
      check(columns.map { .column($0) })
    case .check(let condition): check(defining: [condition], in: "CHECK")
    case .foreignKey(let columns, let key):
      if columns.isEmpty || columns.count != key.columns.count {
        note(defect: .unevenForeignKey, columns.map(\.name).joined(separator: ", "))
      }
      check(columns.map { .column($0) })
      check(key)
    }
  }

  mutating func check(_ key: SQLForeignKey) {
    check(key.table)
    if key.isDeferred { note(.deferredForeignKeys) }
    if key.onDelete == .setDefault || key.onUpdate == .setDefault { note(.foreignKeysToDefault) }
  }

  mutating func check(_ create: SQLCreateIndex) {
    if create.terms.isEmpty { note(defect: .emptyDefinition, "INDEX") }
    let expressions = create.terms.map(\.expression)
    if expressions.contains(where: { !$0.isColumn }) { note(.indexesOfExpressions) }
    if create.filter != nil { note(.partialIndexes) }
    check(expressions)
    check(defining: expressions, in: "INDEX")
    if let filter = create.filter { check(defining: [filter], in: "WHERE") }
    let hasLargest = create.terms.contains { $0.nulls == ($0.isDescending ? .first : .last) }
    if hasLargest { note(.largestNullsInIndexes) }
    if native.contains(.nullsSmallest) { return }
    let mayHaveNull = create.terms.contains { $0.nulls == .smallest && $0.expression.mayBeNull(in: .row) }
    if mayHaveNull { note(.nullsSmallest) }
  }

  /// Refuses what depends on more than the row.
  private mutating func check(defining expressions: [SQLExpression], in place: StaticString) {
    for expression in expressions {
      guard let part = expression.partBeyondRow else { continue }
      enter(SQLPlace(place))
      note(defect: .definitionBeyondRow, part)
      leave()
    }
  }

  mutating func check(nameOfPart name: String) {
    check(SQLIdentifierTraits(name)) { [name] }
  }
}

extension SQLExpression {
  fileprivate var isColumn: Bool {
    if case .column = self { true } else { false }
  }

  /// The first part that is not computed from one row and constants alone.
  fileprivate var partBeyondRow: String? {
    var found: String?
    _ = SQLRewriter(expression: { node in
      if found == nil { found = node.reachBeyondRow }
      return node
    }).rewrite(self)
    return found
  }

  private var reachBeyondRow: String? {
    switch self {
    case .subquery, .exists, .inQuery, .rows: "a subquery"
    case .aggregate: "an aggregate"
    case .window: "a window function"
    case .parameter: "a parameter"
    case .function(.numeric(.random), _), .function(.textual(.randomUUID), _): "a random value"
    case .function(.temporal(.now), _): "the time"
    default: nil
    }
  }
}

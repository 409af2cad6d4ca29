/// Finds the columns that are neither grouped, nor depend on a grouped primary key, nor are part of an aggregate.
struct UngroupedColumnFinder: SQLVisitor {
  private let grouping: [SQLExpression]
  /// The sources whose primary key is grouped.
  private let keyed: Set<String>
  private var sources: Set<String>
  private(set) var found: [SQLColumn] = []
  /// Whether a subquery names a grouped expression that is more than a column: it sees columns alone.
  private(set) var hasGroupedExpressionInSubquery = false
  private var depth = 0

  init(_ select: SQLSelect) {
    grouping = select.grouping
    var keyed = Set<String>()
    for case .column(let column) in select.grouping where column.isPrimaryKey {
      // The rows of a query have no key, whatever the type that describes them says.
      guard let table = select.table(named: column.source) else { continue }
      // Other columns depend on the whole of a key only.
      let isWhole = table.columns.allSatisfy { !$0.isPrimaryKey || select.grouping.contains(.column($0)) }
      if isWhole { keyed.insert(column.source) }
    }
    self.keyed = keyed
    var sources = Set(select.joins.map(\.source.reference.sourceName))
    if let from = select.from { sources.insert(from.reference.sourceName) }
    self.sources = sources
  }

  mutating func visit(_ expression: SQLExpression) {
    if grouping.contains(expression) {
      switch expression {
      case .column: return
      case .value, .literal, .parameter: break
      default:
        if depth == 0 { return }
        if names(expression) { hasGroupedExpressionInSubquery = true }
        return
      }
    }
    switch expression {
    // What a fragment makes of its columns only the engine knows: it may be an aggregate.
    case .fragment: return
    // In a subquery it is one of the subquery's rows.
    case .aggregate where depth == 0: return
    case .column(let column):
      if sources.contains(column.source), !keyed.contains(column.source), !found.contains(column) {
        found.append(column)
      }
    default: descend(into: expression)
    }
  }

  /// Whether the expression names a column that has no value of its own in a group.
  private func names(_ expression: SQLExpression) -> Bool {
    var finder = FreeColumnFinder()
    finder.visit(expression)
    return finder.columns.contains {
      sources.contains($0.source) && !keyed.contains($0.source) && !grouping.contains(.column($0))
    }
  }

  /// In a subquery its own sources do not concern the groups outside.
  mutating func visit(_ select: SQLSelect) {
    let outer = sources
    depth += 1
    defer { depth -= 1 }
    if let from = select.from { sources.remove(from.reference.sourceName) }
    for join in select.joins { sources.remove(join.source.reference.sourceName) }
    descend(into: select)
    sources = outer
  }
}

extension SQLSelect {
  /// The source of a name, if it is a table of the database.
  fileprivate func table(named source: String) -> SQLTableReference? {
    for case .table(let reference) in [from].compactMap(\.self) + joins.map(\.source)
    where reference.sourceName == source {
      let isCommon = reference.schema == nil && with.contains { $0.reference.name == reference.name }
      return isCommon ? nil : reference
    }
    return nil
  }
}

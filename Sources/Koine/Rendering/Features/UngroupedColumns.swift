/// The columns of a grouped query that are neither grouped, nor depend on a grouped primary key, nor are part of an
/// aggregate.
struct UngroupedColumns {
  private let select: SQLSelect
  /// The sources whose primary key is grouped.
  private let keyed: Set<String>
  private(set) var columns: [SQLColumn] = []
  /// Whether a subquery names a grouped expression that is more than a column: it sees columns alone.
  private(set) var hasGroupedExpressionInSubquery = false

  init(of select: SQLSelect, in query: SQLQuery) {
    self.select = select
    var keyed = Set<String>()
    for case .column(let column) in select.grouping where column.isPrimaryKey {
      // The rows of a query have no key, whatever the type that describes them says.
      guard let table = query.table(named: column.source) else { continue }
      // Other columns depend on the whole of a key only.
      let isWhole = table.columns.allSatisfy { !$0.isPrimaryKey || select.isGroupedAlways(by: .column($0)) }
      if isWhole { keyed.insert(column.source) }
    }
    self.keyed = keyed
    if case .on(let keys) = select.distinct { for key in keys { look(through: key) } }
    for expression in select.selectedExpressions { look(through: expression) }
    for filter in select.groupFilters { look(through: filter) }
    for condition in select.qualification { look(through: condition) }
    for term in query.ordering { look(through: term.expression) }
  }

  private mutating func look(through expression: SQLExpression) {
    self = expression.collect(into: self) { ungrouped, part, outer in
      if case .expression(let expression) = part { ungrouped.look(at: expression, in: outer) } else { true }
    }
  }

  /// - Returns: Whether to go on into the expression.
  private mutating func look(at expression: SQLExpression, in outer: [SQLQuery]) -> Bool {
    if select.grouping.contains(expression) {
      switch expression {
      case .column: return false
      case .value, .literal, .parameter: break
      default:
        if !outer.isEmpty, names(expression, in: outer) { hasGroupedExpressionInSubquery = true }
        return false
      }
    }
    switch expression {
    // What a fragment makes of its columns only the engine knows: it may be an aggregate.
    case .fragment: return false
    // In a subquery it is one of the subquery's rows.
    case .aggregate where outer.isEmpty: return false
    case .column(let column):
      if isOwn(column, in: outer), !keyed.contains(column.source), !columns.contains(column) {
        columns.append(column)
      }
    default: break
    }
    return true
  }

  /// Whether the expression names a column that has no value of its own in a group.
  private func names(_ expression: SQLExpression, in outer: [SQLQuery]) -> Bool {
    expression.freeColumns.columns.contains {
      isOwn($0, in: outer) && !keyed.contains($0.source) && !select.grouping.contains(.column($0))
    }
  }

  /// Whether it is a column of the query itself. Inside of a subquery, that one's sources hide those of the query.
  private func isOwn(_ column: SQLColumn, in outer: [SQLQuery]) -> Bool {
    select.brings(column.source) && !outer.contains { $0.brings(column.source) }
  }
}

extension SQLQuery {
  /// The source of a name, if it is a table of the database.
  fileprivate func table(named source: String) -> SQLTableReference? {
    guard let select else { return nil }
    for case .table(let reference) in [select.from].compactMap(\.self) + select.joins.map(\.source)
    where reference.sourceName == source {
      let isCommon = reference.schema == nil && with.contains { $0.reference.name == reference.name }
      return isCommon ? nil : reference
    }
    return nil
  }
}

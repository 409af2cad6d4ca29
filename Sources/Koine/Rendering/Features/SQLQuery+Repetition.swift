extension SQLQuery {
  /// Whether the query has something twice of which a subquery reads a recursive common table, once as a term by which rows
  /// are ordered or grouped, in a window too.
  func repeatsTermsOfRecursion(_ tables: [SQLCommonTable]) -> Bool {
    let names = Set(tables.filter(\.isRecursive).map(\.reference.name))
    guard !names.isEmpty, let select else { return false }
    let ofWindows = windows.flatMap { $0.window.partition + $0.window.ordering.map(\.expression) }
    let own = select.grouping + ordering.map(\.expression)
    let all = select.selectedExpressions + select.qualification + own
    return Set(own + ofWindows).contains { term in
      if case .subquery = term { return false }
      return term.reads(names) && all.reduce(0) { $0 + $1.count(of: term) } > 1
    }
  }
}

extension SQLExpression {
  /// How often another expression is in this one, those in subqueries not counted.
  fileprivate func count(of other: SQLExpression) -> Int {
    collect(into: 0) { count, part, _ in
      switch part {
      case .query: return false
      case .expression(other): count += 1
      default: break
      }
      return true
    }
  }
}

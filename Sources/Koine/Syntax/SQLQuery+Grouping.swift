extension SQLQuery {
  /// Whether each row of the result represents a group of rows.
  var isGrouped: Bool {
    guard let select else { return false }
    return select.hasGroups || !select.groupFilters.isEmpty || select.hasAggregate
      || ordering.contains { $0.expression.hasAggregate }
  }

  /// Whether all rows are one group, which has no ties. PostgreSQL would look for those of the row that has the least or
  /// the greatest value.
  var isOneGroup: Bool {
    guard let select else { return false }
    return isGrouped && !select.hasGroups
  }

  /// Whether all rows are one group, and neither GROUP BY nor what is selected says so.
  var isImpliedGroup: Bool {
    guard let select else { return false }
    return isGrouped && !select.hasGroups
      && !select.columns.contains(where: \.hasAggregateOutsideWindow)
  }

  /// Whether nothing but an aggregate in the order makes all rows one group.
  var isGroupedByOrder: Bool {
    guard let select else { return false }
    return !select.hasGroups && select.groupFilters.isEmpty
      && !select.columns.contains(where: \.hasAggregate)
      && ordering.contains { $0.expression.hasAggregate }
  }
}

extension SQLSelect {
  /// Whether an aggregate is in a clause where it makes all rows one group, unless GROUP BY makes others.
  fileprivate var hasAggregate: Bool {
    if columns.contains(where: \.hasAggregate) || groupFilters.contains(where: \.hasAggregate) { return true }
    if qualification.contains(where: \.hasAggregate) { return true }
    if case .on(let keys) = distinct { return keys.contains(where: \.hasAggregate) }
    return false
  }
}

extension SQLSelection {
  /// Whether an aggregate function occurs in the item, outside of subqueries.
  var hasAggregate: Bool {
    switch self {
    case .expression(let expression), .named(let expression, _): expression.hasAggregate
    case .columns: false
    }
  }

  /// Whether one occurs outside of windows: engines do not see that one inside of a window needs groups.
  fileprivate var hasAggregateOutsideWindow: Bool {
    switch self {
    case .expression(let expression), .named(let expression, _): expression.hasAggregateOutsideWindow
    case .columns: false
    }
  }
}

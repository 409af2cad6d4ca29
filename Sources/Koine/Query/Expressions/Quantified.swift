/// Comparisons with each of several values: SQL's `x > ALL (…)` and `x > ANY (…)`.
extension QueryExpression where Value: SQLOrderableValue {
  /// Whether a comparison holds with every value of a query: `x > ALL (SELECT …)`. True if the query has no row; NULL if
  /// it holds with all that are known, and one of both sides is NULL.
  ///
  ///     Reminder.where { $0.score.compare(.greaterOrEqual, toAll: Reminder.select(\.score)) }
  ///     // WHERE (SELECT CASE WHEN count(*) = 0 THEN … END FROM (SELECT …) AS "koine_values")
  ///
  /// A text with `collate(_:)` is compared by that collation with each of the query's.
  public func compare<Query: QueryStatement>(
    _ operator: SQLComparisonOperator, toAll query: Query
  ) -> Computed<Bool?> where Query.Output: SQLRepresentable, Query.Output.Comparison == Value.Comparison {
    Computed(expression.compared(`operator`, toAll: query.sqlQuery, Query.Output.sqlType))
  }

  /// Whether a comparison holds with one value of a query: `x > ANY (SELECT …)`. False if the query has no row; NULL if it
  /// holds with none that is known, and one of both sides is NULL.
  ///
  ///     Reminder.where { $0.score.compare(.less, toAny: Reminder.where(\.isCompleted).select(\.score)) }
  public func compare<Query: QueryStatement>(
    _ operator: SQLComparisonOperator, toAny query: Query
  ) -> Computed<Bool?> where Query.Output: SQLRepresentable, Query.Output.Comparison == Value.Comparison {
    Computed(.not(expression.compared(`operator`.opposite, toAll: query.sqlQuery, Query.Output.sqlType)))
  }
}

extension QueryExpression where Value: SQLRepresentable {
  /// Whether a comparison holds with every one of these values; true if there are none.
  ///
  ///     Reminder.where { $0.score.compare(.greater, toAll: [1.5, 2]) }      // score > 1.5 AND score > 2
  public func compare(
    _ operator: SQLComparisonOperator, toAll values: some Sequence<Value.Comparand>
  ) -> Computed<Value.TruthValue> where Value.Comparand: ColumnValue {
    Computed(expression.compared(`operator`, to: values.map(\.expression), all: true))
  }

  /// Whether a comparison holds with one of these values; false if there are none.
  ///
  ///     Reminder.where { $0.score.compare(.less, toAny: [1.5, 2]) }      // score < 1.5 OR score < 2
  public func compare(
    _ operator: SQLComparisonOperator, toAny values: some Sequence<Value.Comparand>
  ) -> Computed<Value.TruthValue> where Value.Comparand: ColumnValue {
    Computed(expression.compared(`operator`, to: values.map(\.expression), all: false))
  }
}

extension SQLComparisonOperator {
  /// What holds of two known values if this does not.
  fileprivate var opposite: SQLComparisonOperator {
    switch self {
    case .equal: .notEqual
    case .notEqual: .equal
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    }
  }
}

extension SQLExpression {
  /// The comparison with each of some values, connected by AND or by OR.
  func compared(
    _ operator: SQLComparisonOperator, to values: [SQLExpression], all isAll: Bool
  ) -> SQLExpression {
    if values.isEmpty { return .truth(isAll) }
    let comparisons = values.map { SQLExpression.comparison(self, `operator`, $0) }
    return .chain(comparisons[...], isAll ? .and : .or).bounded
  }

  /// The comparison with every row of a query of one column. That is decided by its least or greatest value, and by
  /// whether there is a NULL: no engine but those with ALL has a form for it, and all of them have these aggregates.
  fileprivate func compared(
    _ operator: SQLComparisonOperator, toAll query: SQLQuery, _ type: SQLType
  ) -> SQLExpression {
    if `operator` == .notEqual { return .among(self, query, type, negated: true) }
    let rows = SQLTableReference.values(of: type)
    let column = SQLExpression.column(rows.columns[0])
    let (operand, value) = sayingCollation(of: column)
    func aggregate(_ function: SQLAggregateFunction, _ argument: SQLExpression?) -> SQLExpression {
      .aggregate(SQLAggregate(function, argument))
    }
    let bounds: [SQLExpression] =
      switch `operator` {
      case .equal, .notEqual: [aggregate(.minimum, value), aggregate(.maximum, value)]
      case .less, .lessOrEqual: [aggregate(.minimum, value)]
      case .greater, .greaterOrEqual: [aggregate(.maximum, value)]
      }
    func selected(_ expression: SQLExpression) -> SQLExpression {
      let select = SQLSelect(
        columns: [.expression(expression)], from: .derived(query.naming(rows.columns).bounded, rows))
      return .subquery(.select(select), expression.type).bounded
    }
    // Beside the aggregates, an aggregate or a window of the outer query would be one of the subquery's.
    let isApart = operand.isOfGroups
    let part = isApart ? selected : { $0 }
    let count = aggregate(.count, nil)
    let isEmpty = SQLExpression.comparison(count, .equal, .literal(.integer(0), .bigInteger))
    let isKnown = SQLExpression.comparison(count, .equal, aggregate(.count, value))
    let holds = bounds.map { SQLExpression.comparison(operand, `operator`, part($0)) }
    let fails = bounds.map { SQLExpression.comparison(operand, `operator`.opposite, part($0)) }
    let result = SQLExpression.conditional(
      SQLCase(
        branches: [
          .init(when: part(isEmpty), then: .truth(true)),
          .init(when: .chain(fails[...], .or), then: .truth(false)),
          .init(when: part(isKnown), then: .conjunction(holds[...])),
        ]))
    return isApart ? result : selected(result)
  }

  /// The expression, and a text that it is compared with by way of the least or greatest one, which is found by the
  /// collation that the expression says. Without case, there is a least and a greatest lower case.
  private func sayingCollation(of text: SQLExpression) -> (operand: SQLExpression, text: SQLExpression) {
    switch self {
    case .collate(let operand, .noCase):
      (.function(.lower, [operand.withoutCollation]), .function(.lower, [text]))
    case .collate(_, let collation): (self, .collate(text, collation))
    case .subtree(let subtree):
      switch subtree.expression {
      case .collate, .subtree: subtree.expression.sayingCollation(of: text)
      default: (self, text)
      }
    default: (self, text)
    }
  }

  /// Whether a value is among those of a query of one column. Numbers of different scales are brought to one.
  static func among(
    _ operand: SQLExpression, _ query: SQLQuery, _ type: SQLType, negated: Bool
  ) -> SQLExpression {
    let missing = operand.type.decimalsMissing(beside: type)
    guard missing != 0 else { return .inQuery(operand, query, negated: negated) }
    if missing > 0 { return .inQuery(operand.withDecimals(missing), query, negated: negated) }
    let rows = SQLTableReference.values(of: type)
    let select = SQLSelect(
      columns: [.expression(.column(rows.columns[0]).withDecimals(-missing))],
      from: .derived(query.naming(rows.columns).bounded, rows))
    return .inQuery(operand, .select(select), negated: negated)
  }
}

extension SQLTableReference {
  /// The rows of a query of one column.
  fileprivate static func values(of type: SQLType) -> SQLTableReference {
    SQLTableReference(name: "koine_values", columns: [.init(name: "value", type: type, isNullable: true)])
  }
}

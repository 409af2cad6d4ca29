extension SQLLowering {
  /// `min(x)` for an expression that the query is grouped by, or a column that a key among these decides, for engines
  /// whose HAVING knows grouped columns alone: all its values in a group are equal.
  public static let groupedExpressionsInHaving = SQLLowering("min of the expression in HAVING") { statement in
    SQLRewriter(select: { select in
      if !select.namesValuesOfGroupsInHaving { return select }
      var result = select
      let values = ValuesOfGroups(select)
      // Expressions first: the columns in one of them need not have one value.
      for isOne in [ValuesOfGroups.isComputedKey, ValuesOfGroups.isOtherColumn] {
        result.groupFilters = result.groupFilters.map(SQLRewriter.minimum(of: isOne, in: values).rewrite)
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLRewriter {
  /// Writes `min(x)` for expressions outside of aggregates.
  fileprivate static func minimum(
    of isOne: @escaping @Sendable (ValuesOfGroups) -> (SQLExpression) -> Bool, in values: ValuesOfGroups
  ) -> SQLRewriter {
    let isWanted: @Sendable (SQLExpression) -> Bool = { isOne(values)($0) }
    // What a function aggregates is a row's own.
    let plain = SQLRewriter(expression: { node in
      guard case .aggregate(let aggregate) = node, aggregate.function == .minimum,
        let argument = aggregate.argument, isWanted(argument)
      else { return node }
      return argument
    })
    var rewriter = SQLRewriter(expression: { node in
      if isWanted(node) { return .aggregate(SQLAggregate(.minimum, node)) }
      guard case .aggregate(var aggregate) = node else { return node }
      aggregate.argument = aggregate.argument.map(plain.rewrite)
      aggregate.second = aggregate.second.map(plain.rewrite)
      aggregate.ordering = aggregate.ordering.map { $0.replacing(plain.rewrite($0.expression)) }
      aggregate.filter = aggregate.filter.map(plain.rewrite)
      return .aggregate(aggregate)
    })
    rewriter.nested = { minimum(of: isOne, in: values.inside($0)).rewriteClauses(of: $0) }
    return rewriter
  }
}

extension SQLSelect {
  /// Whether HAVING names a value that a group has one of, and that is not a column of GROUP BY, as it is.
  var namesValuesOfGroupsInHaving: Bool {
    if groupFilters.isEmpty || grouping.isEmpty { return false }
    let values = ValuesOfGroups(self)
    return groupFilters.contains { filter in
      filter.collect(into: false) { isFound, part, outer in
        switch part {
        case .expression(.aggregate): return false
        case .expression(let expression):
          let values = outer.reduce(values) { $0.inside($1) }
          if values.isComputedKey(expression) || values.isOtherColumn(expression) { isFound = true }
        default: break
        }
        return !isFound
      }
    }
  }
}

/// The expressions of a query that have one value in each of its groups, as subqueries of HAVING may name them.
private struct ValuesOfGroups: Sendable {
  private let select: SQLSelect
  /// The sources whose names a subquery has given to sources of its own.
  private var hidden: Set<String> = []

  init(_ select: SQLSelect) {
    self.select = select
  }

  /// The same, seen from inside of a query.
  func inside(_ query: SQLQuery) -> ValuesOfGroups {
    var copy = self
    for source in query.select?.sources ?? [] { copy.hidden.insert(source.sourceName) }
    return copy
  }

  func isComputedKey(_ expression: SQLExpression) -> Bool {
    if case .column = expression { return false }
    // A column that is a key as well may be named there, in any collation.
    if case .collate(let text, _) = expression, case .column = text, select.grouping.contains(text) {
      return false
    }
    guard select.grouping.contains(expression) else { return false }
    let sources = expression.freeColumns.columns.map(\.source)
    // Of outer columns alone, an aggregate would be one of the outer query.
    return !sources.contains(where: hidden.contains)
      && (sources.isEmpty || sources.contains(where: select.brings))
  }

  /// Whether it is a column of the query's own that GROUP BY does not name, as a key that it names decides its value; or
  /// names beside another column of the same name.
  func isOtherColumn(_ expression: SQLExpression) -> Bool {
    guard case .column(let column) = expression, !hidden.contains(column.source) else { return false }
    guard select.brings(column.source) else { return false }
    if !select.grouping.contains(expression) { return true }
    // Of two keys of one name, the engine finds neither by its source.
    return select.grouping.contains { key in
      guard case .column(let other) = key else { return false }
      return other.source != column.source && other.name.isSameName(as: column.name)
    }
  }
}

/// A pass that rewrites one feature into what more engines support: a function from tree to tree that knows
/// no dialect.
public struct SQLLowering: Sendable {
  /// How near the meaning comes.
  public enum Fidelity: Sendable, Hashable {
    /// The meaning is the same.
    case exact
    /// Exact except for what the text says.
    case exactExcept(String)
  }

  /// What the pass does, as the support matrix names it.
  public var name: String
  /// How near the new tree comes to the meaning of the old one.
  public var fidelity: Fidelity
  /// Makes the new tree. A statement that does not have the construct stays as it is.
  public var apply: @Sendable (SQLStatement) -> SQLStatement
  /// Makes a new expression of one that has the construct, for a pass that needs to see nothing around it; `nil` for
  /// others. Such a pass has no walk of its own: it is applied to each expression when it is written.
  public var ofExpression: (@Sendable (SQLExpression) -> SQLExpression?)? {
    get { expressionPass?.apply }
    set { expressionPass = newValue.map { ExpressionPass(apply: $0) } }
  }

  var expressionPass: ExpressionPass?

  /// A function over expressions. In an optional or an array, a function alone would be called through others.
  struct ExpressionPass: Sendable {
    let apply: @Sendable (SQLExpression) -> SQLExpression?
  }

  /// Makes a pass from its function; it is exact unless you say otherwise.
  public init(
    _ name: String, fidelity: Fidelity = .exact,
    apply: @escaping @Sendable (SQLStatement) -> SQLStatement
  ) {
    self.name = name
    self.fidelity = fidelity
    self.apply = apply
  }

  /// Makes a pass that looks at one expression at a time; it is exact unless you say otherwise.
  ///
  /// - Parameters:
  ///   - name: What the pass is called in the support matrix.
  ///   - fidelity: Whether the meaning stays.
  ///   - expression: Receives an expression whose parts may still have the construct; `nil` leaves it.
  public init(
    ofExpressions name: String, fidelity: Fidelity = .exact,
    expression: @escaping @Sendable (SQLExpression) -> SQLExpression?
  ) {
    self.init(name, fidelity: fidelity) { statement in
      SQLRewriter(expression: { expression($0) ?? $0 }).rewrite(statement)
    }
    expressionPass = ExpressionPass(apply: expression)
  }
}

extension SQLLowering {
  /// `x IS NOT x` for `x IN ()` in an aggregate: the columns that it names say which query it belongs to, and a
  /// constant has none.
  public static let emptyListInAggregate = SQLLowering("IS NOT of each column itself") { statement in
    let naming = SQLRewriter(expression: { node in
      guard case .inList(let operand, let list, let negated) = node, list.isEmpty else { return node }
      var columns: [SQLColumn] = []
      for column in operand.freeColumns.columns where !columns.contains(column) { columns.append(column) }
      let tests = columns.map { SQLExpression.isDistinct(.column($0), .column($0), negated: negated) }
      return tests.isEmpty ? .literal(.boolean(negated), .boolean) : .conjunction(tests[...])
    })
    return SQLRewriter(expression: { node in
      guard case .aggregate(var aggregate) = node else { return node }
      aggregate.argument = aggregate.argument.map(naming.rewrite)
      aggregate.filter = aggregate.filter.map(naming.rewrite)
      return .aggregate(aggregate)
    }).rewrite(statement)
  }

  /// A value that is stored is the same as one that is computed when it is read.
  public static let virtualColumns = SQLLowering("STORED") { statement in
    if case .alterTable(var alter) = statement, case .addColumn(var column) = alter.change {
      column.computation?.storage = .stored
      alter.change = .addColumn(column)
      return .alterTable(alter)
    }
    guard case .createTable(var create) = statement else { return statement }
    for index in create.columns.indices where create.columns[index].computation?.storage == .virtual {
      create.columns[index].computation?.storage = .stored
    }
    return .createTable(create)
  }

  /// A table is made anew in several statements, which rendering puts in the place of the changes: see
  /// ``SQLTableRebuild``. When it is run, what only the database knows is kept.
  public static let tableChanges = SQLLowering("the table made anew, with its rows") { $0 }

  /// `x IN ()` is false and `x NOT IN ()` true, for every x, NULL included. Where an aggregate in x is all that makes one
  /// group of the rows, another one does.
  public static let emptyList = SQLLowering("constant for an empty list") { statement in
    let grouped = SQLRewriter(query: { $0.isGroupedByEmptyLists ? $0.withAggregateSelected : $0 })
    return SQLRewriter(expression: \.withoutEmptyList).rewrite(grouped.rewrite(statement))
  }

  /// OFFSET alone gets the largest LIMIT there is.
  public static let offsetWithoutLimit = SQLLowering("largest limit") { statement in
    SQLRewriter(query: { query in
      guard query.offset != nil, query.limit == nil else { return query }
      var result = query
      result.limit = .literal(.integer(.max), .bigInteger)
      return result
    }).rewrite(statement)
  }

  /// Says where NULL comes in the order, for engines on which it is the largest value.
  public static let nullsSmallest = SQLLowering("NULLS FIRST and NULLS LAST") { statement in
    func write(out term: SQLOrdering, in scope: SQLNullScope = .anywhere) -> SQLOrdering {
      guard term.nulls == .smallest, term.expression.mayBeNull(in: scope) else { return term }
      return SQLOrdering(
        term.expression, descending: term.isDescending, nulls: term.isDescending ? .last : .first)
    }
    let queries = SQLRewriter(
      expression: { $0.changingOrderOfAggregate { $0.map { write(out: $0) } } },
      query: { query in
        var result = query.sayingNullsOfWindows
        if query.ordering.isEmpty { return result }
        result.ordering = result.ordering.map { write(out: $0, in: .results(of: query)) }
        return result
      }, fragmentOrdering: { $0.map { write(out: $0) } })
    if case .createIndex(var create) = statement {
      create.terms = create.terms.map { write(out: $0, in: .row) }
      return .createIndex(create)
    }
    return SQLRewriter.overWindows { window in
      window.ordering = window.ordering.map { write(out: $0) }
    }.rewrite(queries.rewrite(statement))
  }

  /// Sorts by whether the expression is NULL first, for engines without NULLS FIRST.
  public static let nullsOrdering = SQLLowering("IS NULL before the expression") { statement in
    func write(out term: SQLOrdering) -> [SQLOrdering] {
      guard term.nulls == .first || term.nulls == .last else { return [term] }
      let isNull = SQLExpression.conditional(
        SQLCase(
          branches: [
            .init(
              when: .isNull(term.expression, negated: false), then: .literal(.integer(1), .integer(bits: 32)))
          ],
          otherwise: .literal(.integer(0), .integer(bits: 32))))
      return [
        SQLOrdering(isNull, descending: term.nulls == .first, nulls: .database),
        SQLOrdering(term.expression, descending: term.isDescending, nulls: .database),
      ]
    }
    return SQLRewriter(
      expression: { node in
        node.changingWindow { $0.ordering = $0.ordering.flatMap(write(out:)) }
          .changingOrderOfAggregate { $0.flatMap(write(out:)) }
      },
      query: { query in
        if query.ordering.isEmpty { return query }
        var result = query
        result.ordering = query.ordering.flatMap(write(out:))
        return result
      }, fragmentOrdering: { $0.flatMap(write(out:)) }
    ).rewrite(statement)
  }

  /// `f(x) FILTER (WHERE c)` is `f(CASE WHEN c THEN x END)`: aggregates pass over NULL.
  public static let aggregateFilter = SQLLowering("CASE in the aggregate") { statement in
    SQLRewriter(expression: \.withFilterInside).rewrite(statement)
  }

  /// Behind a FROM without WHERE, SQLite takes the ON of `ON CONFLICT` for that of a join.
  public static let upsertFromQuery = SQLLowering("WHERE TRUE in the query") { statement in
    guard case .insert(var insert) = statement, insert.conflict != nil,
      case .query(var query) = insert.source, query.select != nil || query.compound != nil
    else { return statement }
    if query.compound != nil { query = query.inDerivedTable(named: "koine_rows") }
    query.filter(.literal(.boolean(true), .boolean))
    insert.source = .query(query)
    return .insert(insert)
  }

  /// Rows that leave different columns to the database are inserted in steps, each of rows that leave the
  /// same ones. Rendering makes the steps, as it makes those of an insert of too many values.
  public static let defaultInRows = SQLLowering("several steps") { $0 }

  /// An aggregate in what is selected says that all rows are one group: `CASE WHEN count(*) >= 0 THEN x END`.
  public static let impliedGroup = SQLLowering("an aggregate in the SELECT list") { statement in
    SQLRewriter(query: { $0.isImpliedGroup ? $0.withAggregateSelected : $0 }).rewrite(statement)
  }
}

extension SQLQuery {
  /// Whether all rows are one group, and only aggregates that are looked up in no values say so.
  fileprivate var isGroupedByEmptyLists: Bool {
    guard isOneGroup else { return false }
    let lists = SQLRewriter(expression: \.withoutEmptyList)
    return !lists.rewriteClauses(of: self).isGrouped
  }

  /// The query with an aggregate in the first item that it selects, which says that its rows are groups.
  fileprivate var withAggregateSelected: SQLQuery {
    guard let select else { return self }
    var grouping = select
    let count = SQLExpression.aggregate(SQLAggregate(.count, nil))
    let always = SQLExpression.comparison(count, .greaterOrEqual, .literal(.integer(0), .integer(bits: 32)))
    func grouped(_ expression: SQLExpression) -> SQLExpression {
      .conditional(SQLCase(branches: [.init(when: always, then: expression)]))
    }
    switch select.columns.first {
    case .expression(let expression): grouping.columns[0] = .expression(grouped(expression))
    case .named(let expression, let name): grouping.columns[0] = .named(grouped(expression), name)
    case .columns, nil: return self
    }
    var result = self
    result.body = .select(grouping)
    // A distinct query is ordered by what it selects.
    if select.distinct == .all, let first = select.selectedExpressions.first {
      for index in ordering.indices where ordering[index].expression == first {
        result.ordering[index].expression = grouped(first)
      }
    }
    return result
  }
}

extension SQLExpression {
  /// A constant for `x IN ()` and `x NOT IN ()`.
  var withoutEmptyList: SQLExpression {
    guard case .inList(_, let list, let negated) = self, list.isEmpty else { return self }
    return .literal(.boolean(negated), .boolean)
  }

  /// The expression with what it sorts by before it aggregates changed, if it does.
  fileprivate func changingOrderOfAggregate(_ change: ([SQLOrdering]) -> [SQLOrdering]) -> SQLExpression {
    guard case .aggregate(var aggregate) = self, !aggregate.ordering.isEmpty else { return self }
    aggregate.ordering = change(aggregate.ordering)
    return .aggregate(aggregate)
  }
}

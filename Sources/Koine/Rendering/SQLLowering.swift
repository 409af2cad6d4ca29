/// A pass that puts one feature into words that more engines have: a function from tree to tree that knows
/// no dialect.
public struct SQLLowering: Sendable {
  /// How near the meaning comes.
  public enum Fidelity: Sendable, Hashable {
    case exact
    /// Exact except for what the text says.
    case exactExcept(String)
  }

  public var name: String
  public var fidelity: Fidelity
  public var apply: @Sendable (SQLStatement) -> SQLStatement

  public init(
    _ name: String, fidelity: Fidelity = .exact,
    apply: @escaping @Sendable (SQLStatement) -> SQLStatement
  ) {
    self.name = name
    self.fidelity = fidelity
    self.apply = apply
  }
}

extension SQLLowering {
  /// `x IN ()` is false and `x NOT IN ()` true, for every x, NULL included.
  public static let emptyList = SQLLowering("constant for an empty list") { statement in
    SQLRewriter(expression: { node in
      guard case .inList(_, let list, let negated) = node, list.isEmpty else { return node }
      return .literal(.boolean(negated), .boolean)
    }).rewrite(statement)
  }

  /// OFFSET alone gets the largest LIMIT there is.
  public static let offsetWithoutLimit = SQLLowering("largest limit") { statement in
    SQLRewriter(select: { select in
      guard select.offset != nil, select.limit == nil else { return select }
      var result = select
      result.limit = .literal(.integer(.max), .bigInteger)
      return result
    }).rewrite(statement)
  }

  /// Says where NULL stands, for engines on which it is the largest value.
  public static let nullsSmallest = SQLLowering("NULLS FIRST and NULLS LAST") { statement in
    func write(out term: SQLOrdering) -> SQLOrdering {
      guard term.nulls == .smallest else { return term }
      return SQLOrdering(
        term.expression, descending: term.isDescending, nulls: term.isDescending ? .last : .first)
    }
    return SQLRewriter(
      expression: { node in
        guard case .window(let function, var window) = node else { return node }
        window.ordering = window.ordering.map(write(out:))
        return .window(function, window)
      },
      select: { select in
        var result = select
        result.ordering = select.ordering.map {
          select.mayBeNull($0.expression) ? write(out: $0) : $0
        }
        return result
      }, fragmentOrdering: { $0.map(write(out:)) }
    ).rewrite(statement)
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
        guard case .window(let function, var window) = node else { return node }
        window.ordering = window.ordering.flatMap(write(out:))
        return .window(function, window)
      },
      select: { select in
        var result = select
        result.ordering = select.ordering.flatMap(write(out:))
        return result
      }, fragmentOrdering: { $0.flatMap(write(out:)) }
    ).rewrite(statement)
  }

  /// `f(x) FILTER (WHERE c)` is `f(CASE WHEN c THEN x END)`: aggregates pass over NULL.
  public static let aggregateFilter = SQLLowering("CASE in the aggregate") { statement in
    SQLRewriter(expression: { node in
      guard case .aggregate(var aggregate) = node, let filter = aggregate.filter else { return node }
      let argument = aggregate.argument ?? .literal(.integer(1), .integer(bits: 32))
      aggregate.argument = .conditional(SQLCase(branches: [.init(when: filter, then: argument)]))
      aggregate.filter = nil
      return .aggregate(aggregate)
    }).rewrite(statement)
  }

  /// Behind a FROM without WHERE, SQLite takes the ON of `ON CONFLICT` for that of a join.
  public static let upsertFromQuery = SQLLowering("WHERE TRUE in the query") { statement in
    guard case .insert(var insert) = statement, insert.conflict != nil,
      case .query(.select(var select)) = insert.source
    else { return statement }
    select.filters.append(.literal(.boolean(true), .boolean))
    insert.source = .query(.select(select))
    return .insert(insert)
  }

  /// Rows that leave different columns to the database are inserted in steps, each of rows that leave the
  /// same ones. Rendering makes the steps, as it makes those of an insert of too many values.
  public static let defaultInRows = SQLLowering("several steps") { $0 }

  /// The first row of each group is the one whose row_number is 1.
  public static let distinctOn = SQLLowering("row_number() = 1") { statement in
    SQLRewriter(select: { $0.withRowNumberForDistinctOn }).rewrite(statement)
  }
}

extension SQLSelect {
  /// `SELECT DISTINCT ON (a) x, y … ORDER BY a, b LIMIT n` becomes
  /// `SELECT x, y FROM (SELECT x, y, a AS o1, b AS o2, row_number() OVER (PARTITION BY a ORDER BY a, b) AS n …)
  /// WHERE n = 1 ORDER BY o1, o2 LIMIT n`.
  fileprivate var withRowNumberForDistinctOn: SQLSelect {
    guard case .on(let keys) = distinct else { return self }
    var inner = self
    inner.distinct = .none
    inner.ordering = []
    inner.limit = nil
    inner.offset = nil
    inner.with = []

    let selected = selectedExpressions
    let names = columns.flatMap { item -> [String?] in
      switch item {
      case .expression: [nil]
      case .named(_, let name): [name]
      case .columns(let reference): reference.columns.map { _ in nil }
      }
    }
    // Outside, too, the order says its collations.
    let ordered = ordering.map(\.expression.withoutCollation)
    // Inside of the window, and outside of this query, nobody knows any more what is never NULL.
    let windowOrdering = ordering.map { term in
      term.nulls == .smallest && !mayBeNull(term.expression)
        ? SQLOrdering(term.expression, descending: term.isDescending, nulls: .database) : term
    }
    let number = SQLExpression.window(
      .rowNumber, SQLWindow(partition: keys, ordering: windowOrdering))
    let items = selected + ordered + [number]
    let reference = SQLTableReference(
      name: "koine_distinct",
      columns: items.indices.map { index in
        let name = "koine_\(index + 1)"
        return .init(name: name, type: items[index].type, isNullable: mayBeNull(items[index]))
      })
    inner.columns = zip(items, reference.columns).map { .named($0, $1.name) }

    var outer = SQLSelect(from: .derived(.select(inner), reference))
    outer.with = with
    outer.columns = selected.indices.map { index in
      let column = SQLExpression.column(reference.columns[index])
      return names[index].map { .named(column, $0) } ?? .expression(column)
    }
    outer.filters = [
      .comparison(
        .column(reference.columns[items.count - 1]), .equal, .literal(.integer(1), .integer(bits: 32)))
    ]
    outer.ordering = ordering.indices.map { index in
      let term = ordering[index]
      let column = SQLExpression.column(reference.columns[selected.count + index])
      let expression =
        if case .collate(_, let collation) = term.expression { SQLExpression.collate(column, collation) } else
        {
          column
        }
      return SQLOrdering(expression, descending: term.isDescending, nulls: term.nulls)
    }
    outer.limit = limit
    outer.offset = offset
    return outer
  }
}

@_spi(KoineDriver) import Koine

/// What is added to a whole query when it has been made, so that the query itself stays the one of its seed.
extension RandomQueries {
  /// The query, now and then with one more column, which is the value of several queries, or from a row of its order on.
  mutating func extended(_ random: RandomQuery) -> RandomQuery {
    var random = random
    if rarely(12), var select = random.query.select, !select.columns.isEmpty {
      select.columns.append(.expression(valueOfCompound()))
      random.query.body = .select(select)
    }
    if rarely(2), random.isOrdered { begin(&random.query) }
    if hasEverything, rarely(3) { addDocument(to: &random.query) }
    if hasEverything, rarely(3) { lock(&random.query) }
    return random
  }

  /// Begins the query behind a row of its order, unless rows may be equal in it.
  private mutating func begin(_ query: inout SQLQuery) {
    let kinds = query.ordering.compactMap { Kind($0.expression.type) }
    guard kinds.count == query.ordering.count, query.select != nil else { return }
    var page = query
    page.start = kinds.map { value($0) }
    let isRefused = SQLStatement.query(page).check(in: GoldenCase.dialects[0]).contains { problem in
      [.defect(.ambiguousStart), .defect(.unevenStart)].contains(problem.subject)
    }
    if !isRefused { query = page }
  }

  /// Locks the rows that the query yields, unless they are no rows of tables.
  private mutating func lock(_ query: inout SQLQuery) {
    var locked = query
    locked.lock = SQLRowLock(pick([.update, .share]), metBySingleWriter: true)
    let isRefused = SQLStatement.query(locked).check(in: GoldenCase.dialects[0]).contains { problem in
      problem.subject == .defect(.lockedGroups)
    }
    if !isRefused { query = locked }
  }

  /// Adds a document as it is: what is compared of it are its values. Neither groups nor distinct rows have one.
  private mutating func addDocument(to query: inout SQLQuery) {
    guard var select = query.select, select.distinct == .none, select.grouping.isEmpty,
      select.groupFilters.isEmpty, let from = select.from
    else { return }
    var finder = AggregateFinder()
    for expression in select.selectedExpressions + select.qualification + query.ordering.map(\.expression) {
      finder.visit(expression)
    }
    guard !finder.hasFound else { return }
    scopes = [Scope(sources: [from.reference] + select.joins.map(\.source.reference))]
    defer { scopes = [] }
    select.columns.append(.expression(document(2)))
    query.body = .select(select)
  }

  /// The value of one row at most: of those of two groups of all rows, the one that both have, or that the other has not.
  private mutating func valueOfCompound() -> SQLExpression {
    // Sums of doubles may differ in the last bits.
    let kind = pick(Kind.common.filter { $0 != .double })
    let first = group(kind)
    let second = group(kind)
    let compound = SQLCompound(first, pick([.intersect, .except]), all: rarely(2), second)
    return .subquery(.compound(compound), kind.type)
  }

  /// All rows of a table as one group.
  private mutating func group(_ kind: Kind) -> SQLQuery {
    let table = Self.tables[below(2)].aliased(name("q"))
    scopes.append(Scope(sources: [table], keys: []))
    defer { scopes.removeLast() }
    var select = SQLSelect(every: .table(table))
    select.columns = [.expression(aggregate(kind, 1))]
    return .select(select)
  }
}

/// Looks for aggregates of a query itself.
private struct AggregateFinder: SQLVisitor {
  private(set) var hasFound = false

  mutating func visit(_ expression: SQLExpression) {
    if case .aggregate = expression { hasFound = true }
    descend(into: expression)
  }

  mutating func visit(_ query: SQLQuery) {}
}

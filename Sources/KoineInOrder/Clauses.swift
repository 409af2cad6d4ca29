import Koine

/// The clauses of a query so far, with what it yields.
///
/// - Parameters:
///   - Output: What one row is in Swift.
///   - Phase: Which clauses may come next.
///   - Rows: The columns of a source that always has a row, if there is one; otherwise those of any source.
public struct Clauses<Output, Phase, Rows> {
  var parts: QueryParts
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  init(_ parts: QueryParts, _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output) {
    self.parts = parts
    self.decoder = decoder
  }

  /// The same with a clause more.
  func adding<Next, NextRows>(
    _ clause: some QueryClause, next: Next.Type = Next.self, rows: NextRows.Type = NextRows.self
  ) -> Clauses<Output, Next, NextRows> {
    var parts = parts
    clause.add(to: &parts)
    return Clauses<Output, Next, NextRows>(parts, decoder)
  }
}

/// The parts of a query, before it is known what its sources are: what a clause adds itself to.
public struct QueryParts {
  struct Join {
    var kind: SQLJoin.Kind
    var source: SQLTableReference?
    var condition: SQLExpression?
  }

  var commonTables: [(Query<Void>) -> Query<Void>] = []
  var selection: [SQLSelection] = []
  var isDistinct = false
  var distinctTerms: GroupTerms?
  var from: SQLTableReference?
  var joins: [Join] = []
  var filter: Computed<Bool>?
  var groups: GroupTerms?
  var groupFilter: Computed<Bool>?
  var qualification: Computed<Bool>?
  var ordering: OrderTerms?
  var limit: (count: Int, offset: Int?, withTies: Bool)?
  var offset: Int?
  var lock: ((Query<Void>) -> Query<Void>)?

  /// The query, as the chained form makes it.
  ///
  /// - Parameter declared: The rows of each source.
  func query(over declared: [SQLQuery]) -> SQLQuery {
    func rows(_ source: SQLTableReference?) -> SQLQuery? {
      declared.first { $0.source?.sourceName == source?.sourceName }
    }
    var refused: [SQLTableReference?] = []
    if rows(from) == nil { refused.append(from) }
    var query = Query<Void>(rows(from) ?? declared.first ?? SQLQuery.select(SQLSelect(columns: []))) { _ in }
    for join in joins {
      if let rows = rows(join.source) {
        query._query.join(join.kind, rows, on: join.condition)
      } else {
        refused.append(join.source)
      }
    }
    for add in commonTables { query = add(query) }
    for source in refused {
      let refusal = SQLRefusal(
        .undeclaredSource, "\"\(source?.sourceName ?? "")\", which the query does not declare")
      query = query.where { _ in Computed<Bool>(.refusal(refusal, .boolean)) }
    }
    if let filter { query = query.where { _ in filter } }
    if let groups {
      let terms = { (_: Void) in groups }
      query = query.group(by: terms)
    }
    if let groupFilter { query = query.having { _ in groupFilter } }
    if let qualification { query = query.qualify { _ in qualification } }
    if let ordering {
      let terms = { (_: Void) in ordering }
      query = query.order(by: terms)
    }
    if let limit { query = query.limit(limit.count, offset: limit.offset, withTies: limit.withTies) }
    if let offset { query = query.offset(offset) }
    if let distinctTerms {
      let terms = { (_: Void) in distinctTerms }
      query = query.distinct(on: terms)
    } else if isDistinct {
      query = query.distinct()
    }
    if let lock { query = lock(query) }
    query._query.choose(selection)
    return query._query
  }
}

/// A clause of a query in SQL's own order.
public protocol QueryClause {
  /// Adds the clause to a query.
  func add(to parts: inout QueryParts)
}

/// A clause that an `if` may leave out.
public protocol OmittableClause: QueryClause {
  /// The clause that is left out.
  static var omitted: Self { get }
}

/// Where an expression is computed: what is known there of the columns that it names.
enum SQLNullScope {
  /// Anywhere: any column may be NULL.
  case anywhere
  /// A row of a table itself, as an update or delete sees it, and RETURNING: columns are what they are declared.
  case row
  /// A row of a query's sources, as WHERE sees it.
  case sources(of: SQLQuery)
  /// Rows of some of a query's sources, as the condition of a join sees them, by its position.
  case join(Int, of: SQLQuery)
  /// A row for which a query's conditions hold, as its SELECT list and its order see it; or a group of such rows.
  case results(of: SQLQuery)
  /// A row of sources of which one has no row.
  case missing(source: String)
  /// A row in which an expression is NULL.
  case null(SQLExpression)

  func nullness(of column: SQLColumn) -> SQLNullness {
    switch self {
    case .anywhere, .null: .maybe
    case .row: column.isNullable ? .maybe : .never
    case .sources(let query), .results(let query):
      query.mayBeNull(column, behind: query.select?.joins.count) ? .maybe : .never
    case .join(let index, let query):
      // In its own condition, an outer join has rows of both sides.
      query.mayBeNull(column, behind: query.brings(column.source, inJoin: index) ? nil : index)
        ? .maybe : .never
    case .missing(let source): column.source == source ? .always : .maybe
    }
  }

  /// Whether the rows are those for which conditions hold, and one of these does not hold if the expression is NULL.
  func excludesNull(of expression: SQLExpression) -> Bool {
    guard case .results(let query) = self, let select = query.select else { return false }
    return select.excludesNull(of: expression, isOneGroup: query.isOneGroup)
  }
}

extension SQLQuery {
  /// Whether a column may be NULL in the rows of the sources before a join; `nil`: in rows that no join has made.
  fileprivate func mayBeNull(_ column: SQLColumn, behind joined: Int?) -> Bool {
    guard let select else { return true }
    return (joined.map { select.isOptional(column.source, behind: $0) } ?? false)
      || isComputedNullable(column, in: select) ?? column.isNullable
  }

  fileprivate func brings(_ source: String, inJoin index: Int) -> Bool {
    select?.joins[index].source.reference.sourceName == source
  }

  /// Whether a column of a derived or common table may be NULL: its query tells, not the type that describes
  /// its rows. `nil` for a column of the database's own tables.
  private func isComputedNullable(_ column: SQLColumn, in select: SQLSelect) -> Bool? {
    if let from = select.from, from.reference.sourceName == column.source {
      return isComputedNullable(column, in: from)
    }
    return select.joins.withUnsafeBufferPointer { joins in
      for index in joins.indices where joins[index].source.reference.sourceName == column.source {
        return isComputedNullable(column, in: joins[index].source)
      }
      return nil
    }
  }

  private func isComputedNullable(_ column: SQLColumn, in source: SQLSource) -> Bool? {
    let query: SQLQuery
    switch source {
    case .derived(let derived, _), .lateral(let derived, _): query = derived
    case .function: return nil
    case .table(let reference):
      guard reference.schema == nil else { return nil }
      if let common = with.first(where: { $0.reference.name == reference.name }) {
        query = common.query
      } else if let definition = reference.definition, !definition.isRecursive {
        // A query outside of this one declares it.
        query = definition.query
      } else {
        return nil
      }
    }
    guard let position = source.reference.columns.firstIndex(where: { $0.name == column.name }) else {
      return true
    }
    return SQLNullMemo.shared { $0.mayBeNull(query, at: position) }
  }
}

/// What is known of the columns of queries in FROM and WITH while one question is answered: an expression may name
/// several columns of such a query, each of which names several of the next one.
private final class SQLNullMemo: @unchecked Sendable {
  private struct Place: Hashable {
    let query: ObjectIdentifier
    let position: Int
  }

  @TaskLocal private static var current: SQLNullMemo?

  /// The queries are held, so that no other one gets the identity of one of them.
  private var known: [Place: (query: SQLQuery, isNullable: Bool)] = [:]

  /// Answers with what has been found for the question around this one, if there is one.
  static func shared(_ answer: (SQLNullMemo) -> Bool) -> Bool {
    if let current { return answer(current) }
    let memo = SQLNullMemo()
    return $current.withValue(memo) { answer(memo) }
  }

  func mayBeNull(_ query: SQLQuery, at position: Int) -> Bool {
    let place = Place(query: query.identity, position: position)
    if let found = known[place] { return found.isNullable }
    let isNullable = query.mayBeNull(at: position)
    known[place] = (query, isNullable)
    return isNullable
  }
}

extension SQLSelect {
  /// Whether one of the joins so far may leave a source without a row.
  fileprivate func isOptional(_ source: String, behind joined: Int) -> Bool {
    // In place: an iterator would hold each join, and what that holds.
    joins.withUnsafeBufferPointer { joins in
      var isOptional = false
      var isKnown = from?.reference.sourceName == source
      for index in 0..<joined {
        let kind = joins[index].kind
        if joins[index].source.reference.sourceName == source {
          isKnown = true
          isOptional = kind == .left || kind == .full
        } else if isKnown, kind == .right || kind == .full {
          isOptional = true
        }
      }
      // A column of an outer query: what is known of it, that query knows.
      return isKnown ? isOptional : true
    }
  }

  /// Whether the conditions of the query hold for no row, or group, in which an expression is NULL.
  ///
  /// - Parameter isOneGroup: Whether there is a group without a row, too.
  fileprivate func excludesNull(of expression: SQLExpression, isOneGroup: Bool) -> Bool {
    let scope = SQLNullScope.null(expression.withoutCollation)
    if isOneGroup || !groupingSets.isEmpty || !grouping.isEmpty && expression.hasAggregate {
      return groupFilters.contains { $0.doesNotHold(in: scope) }
    }
    if conditions.contains(where: { $0.doesNotHold(in: scope) }) { return true }
    // A later join may bring NULL back.
    let last = joins.lastIndex { $0.kind == .right || $0.kind == .full } ?? -1
    return joins.indices.contains { index in
      index > last && joins[index].kind == .inner
        && joins[index].condition?.doesNotHold(in: scope) == true
    }
  }
}

extension SQLExpression {
  /// Whether a condition is certainly false or NULL.
  fileprivate func doesNotHold(in scope: SQLNullScope) -> Bool {
    switch self {
    case .logical(let left, .and, let right): left.doesNotHold(in: scope) || right.doesNotHold(in: scope)
    case .logical(let left, .or, let right): left.doesNotHold(in: scope) && right.doesNotHold(in: scope)
    case .isNull(let operand, negated: true), .inList(let operand, _, negated: false),
      .inQuery(let operand, _, negated: false):
      operand.nullness(in: scope) == .always
    default: nullness(in: scope) == .always
    }
  }
}

/// The query whose clause closure is running, and its outer queries.
///
/// A subquery that is built inside such a closure, on a table that is in scope already, gets another name
/// for it; otherwise its columns and those of the outer query would be the same in SQL, and a condition
/// that compares them would compare a row with itself.
///
///     Item.where { item in exists(Item.where { $0.parent == item.id }) }
///     // … EXISTS (SELECT 1 FROM "items" AS "items_2" WHERE "items_2"."parent" = "items"."id")
///
/// It lies on the stack of whoever calls the closure, which runs on that thread to its end: a value of the
/// thread finds it, without the allocations that a task's value costs.
@usableFromInline struct OuterScope {
  // Whoever calls the closure holds these meanwhile: two references less to count for each clause.
  private unowned(unsafe) let storage: SQLQueryStorage
  /// A source that is being joined.
  private unowned(unsafe) let joined: SQLTableReference?
  private var outer: UnsafeMutablePointer<OuterScope>?

  @usableFromInline init(_ query: borrowing SQLQuery, joining joined: borrowing SQLTableReference?) {
    storage = query.storage
    self.joined = copy joined
  }

  /// Makes the query the innermost one of this thread.
  ///
  /// - Returns: The thread's place, for ``leave(_:_:)``.
  @usableFromInline static func enter(_ query: UnsafeMutablePointer<OuterScope>) -> ThreadLocal {
    let place = ThreadLocal.ofThisThread
    query.pointee.outer = place.innermost
    place.innermost = query
    return place
  }

  /// Makes its outer query the innermost one again.
  @usableFromInline static func leave(
    _ query: UnsafeMutablePointer<OuterScope>, _ place: ThreadLocal
  ) {
    place.innermost = query.pointee.outer
  }

  /// The columns of a table under a name that no outer query has taken.
  @inlinable static func columns<Source: Table>(of table: Source.Type) -> Source.Columns {
    let columns = Source.columns
    guard let free = freeReference(for: columns._source) else { return columns }
    return Source.Columns(free)
  }

  /// The table under another name, if an outer query has taken its own.
  @usableFromInline static func freeReference(for source: SQLTableReference) -> SQLTableReference? {
    guard let enclosing = current, enclosing.pointee.has(source.sourceName) else { return nil }
    var number = 2
    while enclosing.pointee.has("\(source.sourceName)_\(number)") { number += 1 }
    return source.aliased("\(source.sourceName)_\(number)")
  }

  /// What renames the sources of a query that was built outside of the closure that is running, on tables
  /// that outer queries use too.
  @usableFromInline static func renaming(of query: SQLQuery) -> SourceRenaming? {
    guard let enclosing = current else { return nil }
    let taken = (query.select?.sources ?? []).filter { enclosing.pointee.has($0.sourceName) }
    if taken.isEmpty { return nil }
    var known = query.sourceNames
    var references: [String: SQLTableReference] = [:]
    for source in taken {
      let renamed = source.numbered { enclosing.pointee.has($0) || known.contains($0) }
      known.insert(renamed.sourceName)
      references[source.sourceName] = renamed
    }
    return SourceRenaming(references)
  }

  /// Runs what has nothing to do with the queries whose closures are running.
  static func suspended<Result>(_ body: () -> Result) -> Result {
    let place = ThreadLocal.ofThisThread
    let enclosing = place.innermost
    place.innermost = nil
    defer { place.innermost = enclosing }
    return body()
  }

  /// Whether a clause's closure is running on this thread.
  @usableFromInline static var isRunning: Bool { current != nil }

  /// What a SELECT list has of an expression: where rows are grouped several times, a refusal of what is NULL in some
  /// of the groups, and whose type has no NULL.
  @inlinable static func selected(
    _ expression: SQLExpression, isNullable: @autoclosure () -> Bool
  ) -> SQLExpression {
    // Most are columns of tables, which are optional there.
    if case .column = expression { return expression }
    return groupsSeveralTimes && !isNullable() ? refusingTotals(expression) : expression
  }

  /// Whether the closure that is running is of a query that groups its rows several times.
  @usableFromInline static var groupsSeveralTimes: Bool {
    current?.pointee.storage.uncommon?.groupingSets.isEmpty == false
  }

  @usableFromInline static func refusingTotals(_ expression: SQLExpression) -> SQLExpression {
    guard let current, expression.isNullInGroups(of: SQLSelect(current.pointee.storage)) else {
      return expression
    }
    return .refusal(SQLRefusal(.totalOfKey), expression.type)
  }

  private func has(_ name: String) -> Bool {
    storage.other == nil && SQLSelect(storage).brings(name) || joined?.sourceName == name
      || outer?.pointee.has(name) == true
  }

  private static var current: UnsafeMutablePointer<OuterScope>? { ThreadLocal.ofThisThread.innermost }
}

extension SQLQuery {
  /// Runs a clause's closure.
  @inlinable func scoped<Result>(
    joining joined: SQLTableReference? = nil, _ body: () -> Result
  ) -> Result {
    var enclosing = OuterScope(self, joining: joined)
    return withExtendedLifetime(self) {
      withExtendedLifetime(joined) {
        withUnsafeMutablePointer(to: &enclosing) { enclosing in
          let place = OuterScope.enter(enclosing)
          defer { OuterScope.leave(enclosing, place) }
          return body()
        }
      }
    }
  }
}

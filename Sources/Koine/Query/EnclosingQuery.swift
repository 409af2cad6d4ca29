/// The query whose clause closure is running, and those around it.
///
/// A subquery that is built inside such a closure, on a table that is in scope already, gets another name
/// for it; otherwise its columns and those of the query around it would be the same in SQL, and a condition
/// that compares them would compare a row with itself.
///
///     Item.where { item in exists(Item.where { $0.parent == item.id }) }
///     // … EXISTS (SELECT 1 FROM "items" AS "items_2" WHERE "items_2"."parent" = "items"."id")
@usableFromInline final class EnclosingQuery: Sendable {
  @TaskLocal static var current: EnclosingQuery?

  private let query: SQLSelect
  /// A source that is being joined.
  private let joined: SQLTableReference?
  private let outer: EnclosingQuery?

  private init(_ query: SQLSelect, _ joined: SQLTableReference?, in outer: EnclosingQuery?) {
    self.query = query
    self.joined = joined
    self.outer = outer
  }

  /// Runs a closure that may build subqueries of a query.
  static func with<Result>(
    _ query: SQLSelect, joining joined: SQLTableReference?, _ body: () -> Result
  ) -> Result {
    $current.withValue(EnclosingQuery(query, joined, in: current), operation: body)
  }

  /// The columns of a table under a name that no query around has taken.
  @usableFromInline static func columns<Source: Table>(of table: Source.Type) -> Source.Columns {
    let columns = Source.columns
    guard let enclosing = current, enclosing.has(columns._source.sourceName) else { return columns }
    var number = 2
    while enclosing.has("\(columns._source.sourceName)_\(number)") { number += 1 }
    return Source.Columns(columns._source.aliased("\(columns._source.sourceName)_\(number)"))
  }

  /// What renames the sources of a query that was built outside of the closure that is running, on tables
  /// that the queries around use too.
  @usableFromInline static func renaming(of query: SQLSelect) -> SourceRenaming? {
    guard let enclosing = current else { return nil }
    let taken = query.sources.filter { enclosing.has($0.sourceName) }
    if taken.isEmpty { return nil }
    var known = query.sourceNames
    var references: [String: SQLTableReference] = [:]
    for source in taken {
      let renamed = source.numbered { enclosing.has($0) || known.contains($0) }
      known.insert(renamed.sourceName)
      references[source.sourceName] = renamed
    }
    return SourceRenaming(references)
  }

  private func has(_ name: String) -> Bool {
    query.from?.reference.sourceName == name || joined?.sourceName == name
      || query.joins.contains { $0.source.reference.sourceName == name } || outer?.has(name) == true
  }
}

extension SQLSelect {
  /// Runs a clause's closure.
  @usableFromInline func scoped<Result>(
    joining joined: SQLTableReference? = nil, _ body: () -> Result
  ) -> Result {
    EnclosingQuery.with(self, joining: joined, body)
  }
}

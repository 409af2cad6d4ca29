public import Koine

/// A query that is written in the order in which SQL has its clauses.
///
///     let query = Query(RemindersList.self, Reminder?.self) { list, reminder in
///       Select(list.title, reminder.id.count())
///       From(list)
///       LeftJoin(reminder, on: list.id == reminder.remindersListID)
///       Where(list.title != "Archive")
///       GroupBy(list.id, list.title)
///       Having(reminder.id.count() > 1)
///       OrderBy(list.title)
///       Limit(10)
///     }
///     let counts = try await query.fetchAll(database)      // [(String, Int)]
///     // SELECT "remindersLists"."title", count("reminders"."id") FROM "remindersLists"
///     // LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID"
///     // WHERE "remindersLists"."title" <> ? GROUP BY … HAVING … ORDER BY "remindersLists"."title" LIMIT ?
///
/// It makes the same tree as the chained form, `RemindersList.leftJoin(Reminder.self) { … }.select { … }`, is checked in
/// the same way, and has the same text. It can be whatever the chained form can be: a subquery, a part of UNION, the
/// rows of an insert. Other clauses of the chained form can be called on it: `query.forUpdate()`, `query.count()`.
///
/// A clause that comes twice, or behind one that SQL has after it, does not compile. A table of which a join may find no
/// row is declared as an optional type, `Reminder?.self`, and its columns are optional: otherwise the join does not
/// compile.
public struct Query<Output>: SelectStatement {
  /// The clauses of the chained form that are called on the query receive nothing.
  public typealias Columns = Void

  /// The clauses, as the chained form has them.
  public var _query: SQLQuery
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  /// What the clauses of the chained form receive.
  public var _columns: Void { () }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    _query = renaming(_query)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  init(_ query: SQLQuery, decoder: @escaping @Sendable (inout RowDecoder) throws -> Output) {
    _query = query
    self.decoder = decoder
  }

  /// Declares the tables of a query, and lists its clauses.
  ///
  /// Each table is in scope from the first clause on; its default scope applies where ``From`` or a join names it. To
  /// read a table twice, declare an alias of it beside it: `Query(Reminder.self, Alias<Reminder, Child>?.self) { … }`.
  ///
  /// - Parameters:
  ///   - sources: The tables; one of which a join may find no row as an optional type, `Reminder?.self`.
  ///   - clauses: The clauses, in SQL's order. The closure receives the columns of each table.
  public init<each Source: SelectionMember, Phase: BehindFrom, Rows>(
    _ sources: repeat (each Source).Type,
    @QueryClauses clauses: (repeat (each Source)._Member) -> Clauses<Output, Phase, Rows>
  ) where repeat (each Source)._Member: Scope {
    let scopes = (repeat DeclaredSource(each sources))
    var declared: [SQLQuery] = []
    for scope in repeat each scopes { declared.append(scope.rows) }
    let written = SQLQuery.scoped(over: declared) { clauses(repeat (each scopes).columns) }
    self.init(written.parts.query(over: declared), decoder: written.decoder)
  }
}

extension Query: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Query: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

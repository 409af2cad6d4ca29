// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 2 tables that yields their rows.
public struct From2<A: Scope, B: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From2(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    choosing(selection) { Select2<Chosen.Value, A, B>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A, B, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { From3<A, B, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> From3<A, B, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { From3<A, B, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A, B, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { From3<A, B, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> From3<A, B, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { From3<A, B, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { From3<A.Outer, B.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> From3<A.Outer, B.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { From3<A.Outer, B.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { From3<A.Outer, B.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { From3<A.Outer, B.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From3<A, B, Other.Columns> {
    crossJoined(JoinedRows(table)) { From3<A, B, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From3<A, B, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From3<A, B, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B) -> From1<Other>
  ) -> From3<A, B, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1) }) { From3<A, B, Other>($0._query, ($0._columns.0, $0._columns.1, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B) -> From1<Other>
  ) -> From3<A, B, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1) }) { From3<A, B, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $1) })
  }
}

/// A query over 2 tables that yields what it selects.
public struct Select2<Output, A: Scope, B: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select2(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    choosing(selection) { Select2<Chosen.Value, A, B>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A, B, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Select3<Output, A, B, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A, B, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A, B, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Select3<Output, A, B, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A, B, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A.Outer, B.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A.Outer, B.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $1) }) { Select3<Output, A.Outer, B.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select3<Output, A, B, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select3<Output, A, B, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select3<Output, A, B, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select3<Output, A, B, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B) -> From1<Other>
  ) -> Select3<Output, A, B, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1) }) { Select3<Output, A, B, Other>($0._query, ($0._columns.0, $0._columns.1, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B) -> From1<Other>
  ) -> Select3<Output, A, B, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1) }) { Select3<Output, A, B, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $1) })
  }
}

extension From2: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From2<A.Regrouped, B.Regrouped> {
    From2<A.Regrouped, B.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped))
  }
}

extension Select2: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select2: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension From2 where A: TableColumns {
  /// Changes the rows of the first table, with values of the other one.
  ///
  ///     Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
  ///       .where { $1.isUrgent }
  ///       .update { reminder, list in reminder.title = list.title + ": " + reminder.title }
  ///     // UPDATE "reminders" SET "title" = … FROM "remindersLists" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND …
  ///
  /// Each row has to match one row of the other table at most, as the conditions and its keys tell: otherwise engines would
  /// take the values of any of them, and the update is refused when it is rendered. So are outer joins; assign a subquery
  /// instead.
  public func update(_ assign: (inout Updates<A>, B) -> Void) -> Update<A, Void> {
    updating(_columns.0) { assign(&$0, _columns.1) }
  }

  /// Changes the rows of the first table, and yields values of each, as it is after the update, and of the row that it is
  /// joined with.
  ///
  ///     Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
  ///       .update { reminder, list in reminder.title = list.title } returning: { ($0.id, $1.title) }
  ///     // UPDATE … RETURNING "reminders"."id", (SELECT "remindersLists"."title" FROM "remindersLists" WHERE …)
  ///
  /// Rendering refuses the assignment of a column by which the rows are joined.
  public func update<Chosen: Selectable>(
    _ assign: (inout Updates<A>, B) -> Void, @SelectionBuilder returning selection: (A, B) -> Chosen
  ) -> Update<A, Chosen.Value> {
    updating(_columns.0) { assign(&$0, _columns.1) } returning: { selection(_columns.0, _columns.1) }
  }

  /// Deletes the rows of the first table that match a row of the other one.
  ///
  ///     Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }.where(\.1.isArchived).delete()
  ///     // DELETE FROM "reminders" WHERE EXISTS (SELECT 1 FROM "remindersLists" WHERE …)
  public func delete() -> Delete<A, Void> {
    deleting(_columns.0)
  }

  /// Deletes the rows of the first table that match a row of the other one, and yields values of both.
  ///
  ///     Tag.join(Reminder.self) { $0.reminderID == $1.id }.delete { tag, reminder in (tag.id, reminder.title) }
  ///     // DELETE … RETURNING "tags"."id", (SELECT "reminders"."title" FROM "reminders" WHERE …)
  ///
  /// Each row has to match one row of the other table at most, as the conditions and its keys tell; otherwise the deletion
  /// is refused when it is rendered.
  public func delete<Chosen: Selectable>(
    @SelectionBuilder returning selection: (A, B) -> Chosen
  ) -> Delete<A, Chosen.Value> {
    deleting(_columns.0) { selection(_columns.0, _columns.1) }
  }
}

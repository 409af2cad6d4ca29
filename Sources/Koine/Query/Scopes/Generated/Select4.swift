// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 4 tables that yields their rows.
public struct From4<A: Scope, B: Scope, C: Scope, D: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value, C.Value, D.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B, C, D)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From4(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D)) -> Chosen
  ) -> Select4<Chosen.Value, A, B, C, D> {
    choosing(selection) { Select4<Chosen.Value, A, B, C, D>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> From5<A, B, C, D, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A, B, C, D, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> From5<A, B, C, D, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A, B, C, D, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> From5<A, B, C, D, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A, B, C, D, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> From5<A, B, C, D, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A, B, C, D, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> From5<A.Outer, B.Outer, C.Outer, D.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A.Outer, B.Outer, C.Outer, D.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> From5<A.Outer, B.Outer, C.Outer, D.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A.Outer, B.Outer, C.Outer, D.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> From5<A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> From5<A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { From5<A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From5<A, B, C, D, Other.Columns> {
    crossJoined(JoinedRows(table)) { From5<A, B, C, D, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From5<A, B, C, D, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From5<A, B, C, D, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D) -> From1<Other>
  ) -> From5<A, B, C, D, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3) }) { From5<A, B, C, D, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D) -> From1<Other>
  ) -> From5<A, B, C, D, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3) }) { From5<A, B, C, D, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }
}

/// A query over 4 tables that yields what it selects.
public struct Select4<Output, A: Scope, B: Scope, C: Scope, D: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B, C, D),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select4(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D)) -> Chosen
  ) -> Select4<Chosen.Value, A, B, C, D> {
    choosing(selection) { Select4<Chosen.Value, A, B, C, D>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select5<Output, A, B, C, D, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A, B, C, D, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Select5<Output, A, B, C, D, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A, B, C, D, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select5<Output, A, B, C, D, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A, B, C, D, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Select5<Output, A, B, C, D, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A, B, C, D, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $1) }) { Select5<Output, A.Outer, B.Outer, C.Outer, D.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select5<Output, A, B, C, D, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select5<Output, A, B, C, D, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select5<Output, A, B, C, D, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select5<Output, A, B, C, D, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D) -> From1<Other>
  ) -> Select5<Output, A, B, C, D, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3) }) { Select5<Output, A, B, C, D, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D) -> From1<Other>
  ) -> Select5<Output, A, B, C, D, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3) }) { Select5<Output, A, B, C, D, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $1) })
  }
}

extension From4: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From4<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped> {
    From4<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped, _columns.2._regrouped, _columns.3._regrouped))
  }
}

extension Select4: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select4: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension From4 where A: TableColumns {
  /// Changes the rows of the first table. See ``From2/update(_:)``.
  public func update(_ assign: (inout Updates<A>, B, C, D) -> Void) -> Update<A, Void> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3) }
  }

  /// Changes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/update(_:returning:)``.
  public func update<Chosen: Selectable>(
    _ assign: (inout Updates<A>, B, C, D) -> Void,
    @SelectionBuilder returning selection: (A, B, C, D) -> Chosen
  ) -> Update<A, Chosen.Value> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3) } returning: { selection(_columns.0, _columns.1, _columns.2, _columns.3) }
  }

  /// Deletes the rows of the first table that match rows of the others. See ``From2/delete()``.
  public func delete() -> Delete<A, Void> {
    deleting(_columns.0)
  }

  /// Deletes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/delete(returning:)``.
  public func delete<Chosen: Selectable>(
    @SelectionBuilder returning selection: (A, B, C, D) -> Chosen
  ) -> Delete<A, Chosen.Value> {
    deleting(_columns.0) { selection(_columns.0, _columns.1, _columns.2, _columns.3) }
  }
}

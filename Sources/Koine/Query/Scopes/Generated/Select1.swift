// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over one table that yields their rows.
public struct From1<A: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = A.Value
  /// What the closures of clauses receive.
  public typealias Columns = A
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: A

  @inlinable init(_ query: SQLQuery, _ columns: A) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From1(renaming(_query), _columns._renamed(renaming))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    try A.decode(&row)
  }

  /// Chooses what the query yields.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    choosing(selection) { Select1<Chosen.Value, A>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Other.Columns> {
    joined(.inner, JoinedRows(table), on: condition) { From2<A, Other.Columns>($0._query, ($0._columns, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> From2<A, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: condition) { From2<A, Query.Columns>($0._query, ($0._columns, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: condition) { From2<A, Nullable<Other.Columns>>($0._query, ($0._columns, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> From2<A, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: condition) { From2<A, Nullable<Query.Columns>>($0._query, ($0._columns, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: condition) { From2<A.Outer, Other.Columns>($0._query, ($0._columns._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> From2<A.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: condition) { From2<A.Outer, Query.Columns>($0._query, ($0._columns._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: condition) { From2<A.Outer, Nullable<Other.Columns>>($0._query, ($0._columns._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> From2<A.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: condition) { From2<A.Outer, Nullable<Query.Columns>>($0._query, ($0._columns._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From2<A, Other.Columns> {
    crossJoined(JoinedRows(table)) { From2<A, Other.Columns>($0._query, ($0._columns, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From2<A, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From2<A, Query.Columns>($0._query, ($0._columns, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A) -> From1<Other>
  ) -> From2<A, Other> {
    joinedLaterally(.cross, query) { From2<A, Other>($0._query, ($0._columns, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A) -> From1<Other>
  ) -> From2<A, Nullable<Other>> {
    joinedLaterally(.left, query) { From2<A, Nullable<Other>>($0._query, ($0._columns, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: condition)
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: condition)
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: condition)
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: condition)
  }
}

/// A query over one table that yields what it selects.
public struct Select1<Output, A: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = A
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: A
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: A,
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select1(renaming(_query), _columns._renamed(renaming), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    choosing(selection) { Select1<Chosen.Value, A>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other.Columns> {
    joined(.inner, JoinedRows(table), on: condition) { Select2<Output, A, Other.Columns>($0._query, ($0._columns, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Select2<Output, A, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: condition) { Select2<Output, A, Query.Columns>($0._query, ($0._columns, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: condition) { Select2<Output, A, Nullable<Other.Columns>>($0._query, ($0._columns, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Select2<Output, A, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: condition) { Select2<Output, A, Nullable<Query.Columns>>($0._query, ($0._columns, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: condition) { Select2<Output, A.Outer, Other.Columns>($0._query, ($0._columns._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Select2<Output, A.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: condition) { Select2<Output, A.Outer, Query.Columns>($0._query, ($0._columns._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: condition) { Select2<Output, A.Outer, Nullable<Other.Columns>>($0._query, ($0._columns._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: condition) { Select2<Output, A.Outer, Nullable<Query.Columns>>($0._query, ($0._columns._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select2<Output, A, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select2<Output, A, Other.Columns>($0._query, ($0._columns, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select2<Output, A, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select2<Output, A, Query.Columns>($0._query, ($0._columns, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A) -> From1<Other>
  ) -> Select2<Output, A, Other> {
    joinedLaterally(.cross, query) { Select2<Output, A, Other>($0._query, ($0._columns, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A) -> From1<Other>
  ) -> Select2<Output, A, Nullable<Other>> {
    joinedLaterally(.left, query) { Select2<Output, A, Nullable<Other>>($0._query, ($0._columns, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: condition)
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: condition)
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: condition)
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: condition)
  }
}

extension From1: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From1<A.Regrouped> {
    From1<A.Regrouped>(_query, _columns._regrouped)
  }
}

extension Select1: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select1: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

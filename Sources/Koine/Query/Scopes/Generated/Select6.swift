// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 6 tables that yields their rows.
public struct From6<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B, C, D, E, F)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From6(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row), try F.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F)) -> Chosen
  ) -> Select6<Chosen.Value, A, B, C, D, E, F> {
    choosing(selection) { Select6<Chosen.Value, A, B, C, D, E, F>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> From7<A, B, C, D, E, F, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A, B, C, D, E, F, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> From7<A, B, C, D, E, F, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A, B, C, D, E, F, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> From7<A, B, C, D, E, F, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A, B, C, D, E, F, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> From7<A, B, C, D, E, F, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A, B, C, D, E, F, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { From7<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From7<A, B, C, D, E, F, Other.Columns> {
    crossJoined(JoinedRows(table)) { From7<A, B, C, D, E, F, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From7<A, B, C, D, E, F, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From7<A, B, C, D, E, F, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F) -> From1<Other>
  ) -> From7<A, B, C, D, E, F, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }) { From7<A, B, C, D, E, F, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F) -> From1<Other>
  ) -> From7<A, B, C, D, E, F, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }) { From7<A, B, C, D, E, F, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }
}

/// A query over 6 tables that yields what it selects.
public struct Select6<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B, C, D, E, F),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select6(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F)) -> Chosen
  ) -> Select6<Chosen.Value, A, B, C, D, E, F> {
    choosing(selection) { Select6<Chosen.Value, A, B, C, D, E, F>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select7<Output, A, B, C, D, E, F, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A, B, C, D, E, F, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Select7<Output, A, B, C, D, E, F, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A, B, C, D, E, F, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select7<Output, A, B, C, D, E, F, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A, B, C, D, E, F, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Select7<Output, A, B, C, D, E, F, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A, B, C, D, E, F, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) }) { Select7<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select7<Output, A, B, C, D, E, F, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select7<Output, A, B, C, D, E, F, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select7<Output, A, B, C, D, E, F, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select7<Output, A, B, C, D, E, F, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @inlinable public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F) -> From1<Other>
  ) -> Select7<Output, A, B, C, D, E, F, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }) { Select7<Output, A, B, C, D, E, F, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @inlinable public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F) -> From1<Other>
  ) -> Select7<Output, A, B, C, D, E, F, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }) { Select7<Output, A, B, C, D, E, F, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @inlinable public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @inlinable public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $1) })
  }
}

extension From6: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From6<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped> {
    From6<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped, _columns.2._regrouped, _columns.3._regrouped, _columns.4._regrouped, _columns.5._regrouped))
  }
}

extension Select6: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select6: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension From6 where A: TableColumns {
  /// Changes the rows of the first table. See ``From2/update(_:)``.
  public func update(_ assign: (inout Updates<A>, B, C, D, E, F) -> Void) -> Update<A, Void> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5) }
  }

  /// Changes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/update(_:returning:)``.
  public func update<Chosen: Selectable>(
    _ assign: (inout Updates<A>, B, C, D, E, F) -> Void,
    @SelectionBuilder returning selection: (A, B, C, D, E, F) -> Chosen
  ) -> Update<A, Chosen.Value> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5) } returning: { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5) }
  }

  /// Deletes the rows of the first table that match rows of the others. See ``From2/delete()``.
  public func delete() -> Delete<A, Void> {
    deleting(_columns.0)
  }

  /// Deletes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/delete(returning:)``.
  public func delete<Chosen: Selectable>(
    @SelectionBuilder returning selection: (A, B, C, D, E, F) -> Chosen
  ) -> Delete<A, Chosen.Value> {
    deleting(_columns.0) { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5) }
  }
}

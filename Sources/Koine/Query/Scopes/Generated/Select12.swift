// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 12 tables that yields their rows.
public struct From12<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value, K.Value, L.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From12(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row), try F.decode(&row), try G.decode(&row), try H.decode(&row), try I.decode(&row), try J.decode(&row), try K.decode(&row), try L.decode(&row))
  }

  /// Chooses what the query yields.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L)) -> Chosen
  ) -> Select12<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L> {
    choosing(selection) { Select12<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { From13<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns> {
    crossJoined(JoinedRows(table)) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @_alwaysEmitIntoClient public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L) -> From1<Other>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L) -> From1<Other>
  ) -> From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) }) { From13<A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }
}

/// A query over 12 tables that yields what it selects.
public struct Select12<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select12(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L)) -> Chosen
  ) -> Select12<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L> {
    choosing(selection) { Select12<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) }) { Select13<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @_alwaysEmitIntoClient public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L) -> From1<Other>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L) -> From1<Other>
  ) -> Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11) }) { Select13<Output, A, B, C, D, E, F, G, H, I, J, K, L, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $1) })
  }
}

extension From12: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From12<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped> {
    From12<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped, _columns.2._regrouped, _columns.3._regrouped, _columns.4._regrouped, _columns.5._regrouped, _columns.6._regrouped, _columns.7._regrouped, _columns.8._regrouped, _columns.9._regrouped, _columns.10._regrouped, _columns.11._regrouped))
  }
}

extension Select12: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select12: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension From12 where A: TableColumns {
  /// Changes the rows of the first table. See ``From2/update(_:)``.
  public func update(_ assign: (inout Updates<A>, B, C, D, E, F, G, H, I, J, K, L) -> Void) -> Update<A, Void> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11) }
  }

  /// Changes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/update(_:returning:)``.
  public func update<Chosen: Selectable>(
    _ assign: (inout Updates<A>, B, C, D, E, F, G, H, I, J, K, L) -> Void,
    @SelectionBuilder returning selection: (A, B, C, D, E, F, G, H, I, J, K, L) -> Chosen
  ) -> Update<A, Chosen.Value> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11) } returning: { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11) }
  }

  /// Deletes the rows of the first table that match rows of the others. See ``From2/delete()``.
  public func delete() -> Delete<A, Void> {
    deleting(_columns.0)
  }

  /// Deletes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/delete(returning:)``.
  public func delete<Chosen: Selectable>(
    @SelectionBuilder returning selection: (A, B, C, D, E, F, G, H, I, J, K, L) -> Chosen
  ) -> Delete<A, Chosen.Value> {
    deleting(_columns.0) { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11) }
  }
}

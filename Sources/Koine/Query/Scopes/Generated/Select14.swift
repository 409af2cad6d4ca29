// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 14 tables that yields their rows.
public struct From14<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope, M: Scope, N: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value, K.Value, L.Value, M.Value, N.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L, M, N)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From14(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming), _columns.12._renamed(renaming), _columns.13._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row), try F.decode(&row), try G.decode(&row), try H.decode(&row), try I.decode(&row), try J.decode(&row), try K.decode(&row), try L.decode(&row), try M.decode(&row), try N.decode(&row))
  }

  /// Chooses what the query yields.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L, M, N)) -> Chosen
  ) -> Select14<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N> {
    choosing(selection) { Select14<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1)) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1)) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1))) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1))) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, $1)) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, $1)) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, Nullable($1))) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { From15<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, Nullable($1))) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns> {
    crossJoined(JoinedRows(table)) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1)) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1)) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @_alwaysEmitIntoClient public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> From1<Other>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1)) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> From1<Other>
  ) -> From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13) }) { From15<A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1))) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }
}

/// A query over 14 tables that yields what it selects.
public struct Select14<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope, M: Scope, N: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L, M, N)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select14(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming), _columns.12._renamed(renaming), _columns.13._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L, M, N)) -> Chosen
  ) -> Select14<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N> {
    choosing(selection) { Select14<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N>($0._query, $0._columns, $1._decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns> {
    joined(.inner, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1), $0.decoder) }
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @_alwaysEmitIntoClient public consuming func join<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns> {
    joined(.inner, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other.Columns>> {
    joined(.left, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1)), $0.decoder) }
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Query.Columns>> {
    joined(.left, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Query.Columns>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1)), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Other.Columns> {
    joined(.right, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Other.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, $1), $0.decoder) }
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @_alwaysEmitIntoClient public consuming func rightJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Query.Columns> {
    joined(.right, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Query.Columns>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, $1), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Other.Columns>> {
    joined(.full, JoinedRows(table), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Other.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, Nullable($1)), $0.decoder) }
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @_alwaysEmitIntoClient public consuming func fullJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Query.Columns>> {
    joined(.full, JoinedRows(query._rows), on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) }) { Select15<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, J.Outer, K.Outer, L.Outer, M.Outer, N.Outer, Nullable<Query.Columns>>($0._query, ($0._columns.0._outer, $0._columns.1._outer, $0._columns.2._outer, $0._columns.3._outer, $0._columns.4._outer, $0._columns.5._outer, $0._columns.6._outer, $0._columns.7._outer, $0._columns.8._outer, $0._columns.9._outer, $0._columns.10._outer, $0._columns.11._outer, $0._columns.12._outer, $0._columns.13._outer, Nullable($1)), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns> {
    crossJoined(JoinedRows(table)) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1), $0.decoder) }
  }

  /// Every pair of rows: `CROSS JOIN`.
  @_alwaysEmitIntoClient public consuming func crossJoin<Query: JoinableQuery & _JoinedQuery>(_ query: Query) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns> {
    crossJoined(JoinedRows(query._rows)) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1), $0.decoder) }
  }

  /// Every row so far with each row of a query that is made for it: `CROSS JOIN LATERAL`.
  @_alwaysEmitIntoClient public consuming func joinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> From1<Other>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other> {
    joinedLaterally(.cross, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, $1), $0.decoder) }
  }

  /// Every row so far, with the rows of a query that is made for it: `LEFT JOIN LATERAL`. The new columns become optional.
  @_alwaysEmitIntoClient public consuming func leftJoinLateral<Other: SourceColumns>(
    _ query: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> From1<Other>
  ) -> Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other>> {
    joinedLaterally(.left, { query($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13) }) { Select15<Output, A, B, C, D, E, F, G, H, I, J, K, L, M, N, Nullable<Other>>($0._query, ($0._columns.0, $0._columns.1, $0._columns.2, $0._columns.3, $0._columns.4, $0._columns.5, $0._columns.6, $0._columns.7, $0._columns.8, $0._columns.9, $0._columns.10, $0._columns.11, $0._columns.12, $0._columns.13, Nullable($1)), $0.decoder) }
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match a row of another table, each once: `WHERE EXISTS`.
  @_alwaysEmitIntoClient public consuming func semiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: false, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Other.Columns) -> some QueryExpression<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(table) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }

  /// Only rows that match no row of another table: `WHERE NOT EXISTS`.
  @_alwaysEmitIntoClient public consuming func antiJoin<Query: JoinableQuery & _JoinedQuery>(
    _ query: Query,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, Query.Columns) -> Computed<Bool>
  ) -> Self {
    semiJoined({ JoinedRows(query._rows) }, negated: true, on: { condition($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $0.8, $0.9, $0.10, $0.11, $0.12, $0.13, $1) })
  }
}

extension From14: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From14<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped, M.Regrouped, N.Regrouped> {
    From14<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped, M.Regrouped, N.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped, _columns.2._regrouped, _columns.3._regrouped, _columns.4._regrouped, _columns.5._regrouped, _columns.6._regrouped, _columns.7._regrouped, _columns.8._regrouped, _columns.9._regrouped, _columns.10._regrouped, _columns.11._regrouped, _columns.12._regrouped, _columns.13._regrouped))
  }
}

extension Select14: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select14: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

extension From14 where A: TableColumns {
  /// Changes the rows of the first table. See ``From2/update(_:)``.
  public func update(_ assign: (inout Updates<A>, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Void) -> Update<A, Void> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11, _columns.12, _columns.13) }
  }

  /// Changes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/update(_:returning:)``.
  public func update<Chosen: Selectable>(
    _ assign: (inout Updates<A>, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Void,
    @SelectionBuilder returning selection: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Chosen
  ) -> Update<A, Chosen.Value> {
    updating(_columns.0) { assign(&$0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11, _columns.12, _columns.13) } returning: { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11, _columns.12, _columns.13) }
  }

  /// Deletes the rows of the first table that match rows of the others. See ``From2/delete()``.
  public func delete() -> Delete<A, Void> {
    deleting(_columns.0)
  }

  /// Deletes the rows of the first table, and yields values of each and of those that it is joined with. See
  /// ``From2/delete(returning:)``.
  public func delete<Chosen: Selectable>(
    @SelectionBuilder returning selection: (A, B, C, D, E, F, G, H, I, J, K, L, M, N) -> Chosen
  ) -> Delete<A, Chosen.Value> {
    deleting(_columns.0) { selection(_columns.0, _columns.1, _columns.2, _columns.3, _columns.4, _columns.5, _columns.6, _columns.7, _columns.8, _columns.9, _columns.10, _columns.11, _columns.12, _columns.13) }
  }
}

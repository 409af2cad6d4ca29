// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 21 tables that yields their rows.
///
/// No query has as many: it is what the unavailable joins of one table more say that they yield.
public struct From21<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope, M: Scope, N: Scope, O: Scope, P: Scope, Q: Scope, R: Scope, S: Scope, T: Scope, U: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value, J.Value, K.Value, L.Value, M.Value, N.Value, O.Value, P.Value, Q.Value, R.Value, S.Value, T.Value, U.Value)
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)

  @inlinable init(_ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)) {
    self._query = query
    self._columns = columns
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From21(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming), _columns.12._renamed(renaming), _columns.13._renamed(renaming), _columns.14._renamed(renaming), _columns.15._renamed(renaming), _columns.16._renamed(renaming), _columns.17._renamed(renaming), _columns.18._renamed(renaming), _columns.19._renamed(renaming), _columns.20._renamed(renaming)))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row), try F.decode(&row), try G.decode(&row), try H.decode(&row), try I.decode(&row), try J.decode(&row), try K.decode(&row), try L.decode(&row), try M.decode(&row), try N.decode(&row), try O.decode(&row), try P.decode(&row), try Q.decode(&row), try R.decode(&row), try S.decode(&row), try T.decode(&row), try U.decode(&row))
  }

  /// Chooses what the query yields.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)) -> Chosen
  ) -> Select21<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U> {
    choosing(selection) { Select21<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U>($0._query, $0._columns, $1._decoder) }
  }


}

/// A query over 21 tables that yields what it selects.
///
/// No query has as many: it is what the unavailable joins of one table more say that they yield.
public struct Select21<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope, J: Scope, K: Scope, L: Scope, M: Scope, N: Scope, O: Scope, P: Scope, Q: Scope, R: Scope, S: Scope, T: Scope, U: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)
  /// The clauses so far.
  public var _query: SQLQuery
  /// The columns of the tables in scope.
  public let _columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: (A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self._query = query
    self._columns = columns
    self.decoder = decoder
  }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select21(renaming(_query), (_columns.0._renamed(renaming), _columns.1._renamed(renaming), _columns.2._renamed(renaming), _columns.3._renamed(renaming), _columns.4._renamed(renaming), _columns.5._renamed(renaming), _columns.6._renamed(renaming), _columns.7._renamed(renaming), _columns.8._renamed(renaming), _columns.9._renamed(renaming), _columns.10._renamed(renaming), _columns.11._renamed(renaming), _columns.12._renamed(renaming), _columns.13._renamed(renaming), _columns.14._renamed(renaming), _columns.15._renamed(renaming), _columns.16._renamed(renaming), _columns.17._renamed(renaming), _columns.18._renamed(renaming), _columns.19._renamed(renaming), _columns.20._renamed(renaming)), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @_alwaysEmitIntoClient public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U)) -> Chosen
  ) -> Select21<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U> {
    choosing(selection) { Select21<Chosen.Value, A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U>($0._query, $0._columns, $1._decoder) }
  }


}

extension From21: GroupingSetsStatement {
  /// The same query, with every column optional.
  @inlinable public var _regrouped: From21<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped, M.Regrouped, N.Regrouped, O.Regrouped, P.Regrouped, Q.Regrouped, R.Regrouped, S.Regrouped, T.Regrouped, U.Regrouped> {
    From21<A.Regrouped, B.Regrouped, C.Regrouped, D.Regrouped, E.Regrouped, F.Regrouped, G.Regrouped, H.Regrouped, I.Regrouped, J.Regrouped, K.Regrouped, L.Regrouped, M.Regrouped, N.Regrouped, O.Regrouped, P.Regrouped, Q.Regrouped, R.Regrouped, S.Regrouped, T.Regrouped, U.Regrouped>(_query, (_columns.0._regrouped, _columns.1._regrouped, _columns.2._regrouped, _columns.3._regrouped, _columns.4._regrouped, _columns.5._regrouped, _columns.6._regrouped, _columns.7._regrouped, _columns.8._regrouped, _columns.9._regrouped, _columns.10._regrouped, _columns.11._regrouped, _columns.12._regrouped, _columns.13._regrouped, _columns.14._regrouped, _columns.15._regrouped, _columns.16._regrouped, _columns.17._regrouped, _columns.18._regrouped, _columns.19._regrouped, _columns.20._regrouped))
  }
}

extension Select21: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select21: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

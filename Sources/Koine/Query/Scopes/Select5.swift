// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 5 tables that yields their rows.
public struct From5<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope>: SelectStatement {
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value)
  public typealias Value = (A.Value, B.Value, C.Value, D.Value, E.Value)
  public typealias Columns = (A, B, C, D, E)
  public var query: SQLSelect
  public let columns: (A, B, C, D, E)

  @inlinable public init(_ query: SQLSelect, _ columns: (A, B, C, D, E)) {
    self.query = query
    self.columns = columns
  }

  @inlinable public var resolvedQuery: SQLSelect { query }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E)) -> Chosen
  ) -> Select5<Chosen.Value, A, B, C, D, E> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select5<Chosen.Value, A, B, C, D, E>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select5<Int, A, B, C, D, E> {
    Select5<Int, A, B, C, D, E>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> From6<A, B, C, D, E, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From6<A, B, C, D, E, Other.Columns>(
      query.joiningAndSelecting(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> From6<A, B, C, D, E, Other> {
    let other = query.columns
    return From6<A, B, C, D, E, Other>(
      self.query.joiningAndSelecting(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> From6<A, B, C, D, E, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From6<A, B, C, D, E, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, Nullable(other)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> From6<A, B, C, D, E, Nullable<Other>> {
    let other = query.columns
    return From6<A, B, C, D, E, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, Nullable(other)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, other))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other> {
    let other = query.columns
    return From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other>(
      self.query.joiningAndSelecting(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, other))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, Nullable(other)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other>> {
    let other = query.columns
    return From6<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, Nullable(other)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From6<A, B, C, D, E, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From6<A, B, C, D, E, Other.Columns>(
      query.joiningAndSelecting(.cross, .table(other._source), nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From6<A, B, C, D, E, Other> {
    let other = query.columns
    return From6<A, B, C, D, E, Other>(
      self.query.joiningAndSelecting(.cross, query.source, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other))
  }
}

/// A query over 5 tables that yields what it selects.
public struct Select5<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope>: SelectStatement {
  public typealias Value = Output
  public typealias Columns = (A, B, C, D, E)
  public var query: SQLSelect
  public let columns: (A, B, C, D, E)
  public let isCount: Bool
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLSelect, _ columns: (A, B, C, D, E),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output, isCount: Bool = false
  ) {
    self.query = query
    self.columns = columns
    self.decoder = decoder
    self.isCount = isCount
  }

  @inlinable public var resolvedQuery: SQLSelect { isCount ? query.counting : query }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E)) -> Chosen
  ) -> Select5<Chosen.Value, A, B, C, D, E> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select5<Chosen.Value, A, B, C, D, E>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select5<Int, A, B, C, D, E> {
    Select5<Int, A, B, C, D, E>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select6<Output, A, B, C, D, E, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select6<Output, A, B, C, D, E, Other.Columns>(
      query.joining(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> Select6<Output, A, B, C, D, E, Other> {
    let other = query.columns
    return Select6<Output, A, B, C, D, E, Other>(
      self.query.joining(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select6<Output, A, B, C, D, E, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select6<Output, A, B, C, D, E, Nullable<Other.Columns>>(
      query.joining(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> Select6<Output, A, B, C, D, E, Nullable<Other>> {
    let other = query.columns
    return Select6<Output, A, B, C, D, E, Nullable<Other>>(
      self.query.joining(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other.Columns>(
      query.joining(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, other), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other> {
    let other = query.columns
    return Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Other>(
      self.query.joining(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, other), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other.Columns>>(
      query.joining(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, Other) -> some QueryExpression<Bool>
  ) -> Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other>> {
    let other = query.columns
    return Select6<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, Nullable<Other>>(
      self.query.joining(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select6<Output, A, B, C, D, E, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select6<Output, A, B, C, D, E, Other.Columns>(
      query.joining(.cross, .table(other._source), nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select6<Output, A, B, C, D, E, Other> {
    let other = query.columns
    return Select6<Output, A, B, C, D, E, Other>(
      self.query.joining(.cross, query.source, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, other), decoder, isCount: isCount)
  }
}

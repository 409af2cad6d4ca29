// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 3 tables that yields their rows.
public struct From3<A: Scope, B: Scope, C: Scope>: SelectStatement {
  public typealias Output = (A.Value, B.Value, C.Value)
  public typealias Value = (A.Value, B.Value, C.Value)
  public typealias Columns = (A, B, C)
  public var query: SQLSelect
  public let columns: (A, B, C)

  @inlinable public init(_ query: SQLSelect, _ columns: (A, B, C)) {
    self.query = query
    self.columns = columns
  }

  @inlinable public var resolvedQuery: SQLSelect { query }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C)) -> Chosen
  ) -> Select3<Chosen.Value, A, B, C> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select3<Chosen.Value, A, B, C>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select3<Int, A, B, C> {
    Select3<Int, A, B, C>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From4<A, B, C, Other.Columns>(
      query.joiningAndSelecting(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, other))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Other> {
    let other = query.columns
    return From4<A, B, C, Other>(
      self.query.joiningAndSelecting(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, other))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From4<A, B, C, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Nullable<Other>> {
    let other = query.columns
    return From4<A, B, C, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From4<A.Outer, B.Outer, C.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Other> {
    let other = query.columns
    return From4<A.Outer, B.Outer, C.Outer, Other>(
      self.query.joiningAndSelecting(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From4<A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Nullable<Other>> {
    let other = query.columns
    return From4<A.Outer, B.Outer, C.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From4<A, B, C, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From4<A, B, C, Other.Columns>(
      query.joiningAndSelecting(.cross, .table(other._source), nil),
      (columns.0, columns.1, columns.2, other))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From4<A, B, C, Other> {
    let other = query.columns
    return From4<A, B, C, Other>(
      self.query.joiningAndSelecting(.cross, query.source, nil),
      (columns.0, columns.1, columns.2, other))
  }
}

/// A query over 3 tables that yields what it selects.
public struct Select3<Output, A: Scope, B: Scope, C: Scope>: SelectStatement {
  public typealias Value = Output
  public typealias Columns = (A, B, C)
  public var query: SQLSelect
  public let columns: (A, B, C)
  public let isCount: Bool
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLSelect, _ columns: (A, B, C),
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
    @SelectionBuilder _ selection: ((A, B, C)) -> Chosen
  ) -> Select3<Chosen.Value, A, B, C> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select3<Chosen.Value, A, B, C>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select3<Int, A, B, C> {
    Select3<Int, A, B, C>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select4<Output, A, B, C, Other.Columns>(
      query.joining(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, other), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Other> {
    let other = query.columns
    return Select4<Output, A, B, C, Other>(
      self.query.joining(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, other), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select4<Output, A, B, C, Nullable<Other.Columns>>(
      query.joining(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Nullable<Other>> {
    let other = query.columns
    return Select4<Output, A, B, C, Nullable<Other>>(
      self.query.joining(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select4<Output, A.Outer, B.Outer, C.Outer, Other.Columns>(
      query.joining(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Other> {
    let other = query.columns
    return Select4<Output, A.Outer, B.Outer, C.Outer, Other>(
      self.query.joining(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>>(
      query.joining(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other>> {
    let other = query.columns
    return Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other>>(
      self.query.joining(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, columns.2, other) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select4<Output, A, B, C, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select4<Output, A, B, C, Other.Columns>(
      query.joining(.cross, .table(other._source), nil),
      (columns.0, columns.1, columns.2, other), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select4<Output, A, B, C, Other> {
    let other = query.columns
    return Select4<Output, A, B, C, Other>(
      self.query.joining(.cross, query.source, nil),
      (columns.0, columns.1, columns.2, other), decoder, isCount: isCount)
  }
}

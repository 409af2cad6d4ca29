// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 2 tables that yields their rows.
public struct From2<A: Scope, B: Scope>: SelectStatement {
  public typealias Output = (A.Value, B.Value)
  public typealias Value = (A.Value, B.Value)
  public typealias Columns = (A, B)
  public var query: SQLSelect
  public let columns: (A, B)

  @inlinable public init(_ query: SQLSelect, _ columns: (A, B)) {
    self.query = query
    self.columns = columns
  }

  @inlinable public var resolvedQuery: SQLSelect { query }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select2<Chosen.Value, A, B>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select2<Int, A, B> {
    Select2<Int, A, B>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A, B, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From3<A, B, Other.Columns>(
      query.joiningAndSelecting(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, other))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A, B, Other> {
    let other = query.columns
    return From3<A, B, Other>(
      self.query.joiningAndSelecting(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, other))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A, B, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From3<A, B, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, Nullable(other)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A, B, Nullable<Other>> {
    let other = query.columns
    return From3<A, B, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, Nullable(other)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From3<A.Outer, B.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, other))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Other> {
    let other = query.columns
    return From3<A.Outer, B.Outer, Other>(
      self.query.joiningAndSelecting(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, other))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From3<A.Outer, B.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Other>> {
    let other = query.columns
    return From3<A.Outer, B.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From3<A, B, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From3<A, B, Other.Columns>(
      query.joiningAndSelecting(.cross, .table(other._source), nil),
      (columns.0, columns.1, other))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From3<A, B, Other> {
    let other = query.columns
    return From3<A, B, Other>(
      self.query.joiningAndSelecting(.cross, query.source, nil),
      (columns.0, columns.1, other))
  }
}

/// A query over 2 tables that yields what it selects.
public struct Select2<Output, A: Scope, B: Scope>: SelectStatement {
  public typealias Value = Output
  public typealias Columns = (A, B)
  public var query: SQLSelect
  public let columns: (A, B)
  public let isCount: Bool
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLSelect, _ columns: (A, B),
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
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select2<Chosen.Value, A, B>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select2<Int, A, B> {
    Select2<Int, A, B>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select3<Output, A, B, Other.Columns>(
      query.joining(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, other), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Other> {
    let other = query.columns
    return Select3<Output, A, B, Other>(
      self.query.joining(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, other), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select3<Output, A, B, Nullable<Other.Columns>>(
      query.joining(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Nullable<Other>> {
    let other = query.columns
    return Select3<Output, A, B, Nullable<Other>>(
      self.query.joining(.left, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0, columns.1, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select3<Output, A.Outer, B.Outer, Other.Columns>(
      query.joining(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, other), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Other> {
    let other = query.columns
    return Select3<Output, A.Outer, B.Outer, Other>(
      self.query.joining(.right, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, other), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>>(
      query.joining(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Other>> {
    let other = query.columns
    return Select3<Output, A.Outer, B.Outer, Nullable<Other>>(
      self.query.joining(.full, query.source, self.query.scoped(joining: other._source) { condition(columns.0, columns.1, other) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select3<Output, A, B, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select3<Output, A, B, Other.Columns>(
      query.joining(.cross, .table(other._source), nil),
      (columns.0, columns.1, other), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select3<Output, A, B, Other> {
    let other = query.columns
    return Select3<Output, A, B, Other>(
      self.query.joining(.cross, query.source, nil),
      (columns.0, columns.1, other), decoder, isCount: isCount)
  }
}

// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over one table that yields their rows.
public struct From1<A: Scope>: SelectStatement {
  public typealias Output = A.Value
  public typealias Value = A.Value
  public typealias Columns = A
  public var query: SQLSelect
  public let columns: A

  @inlinable public init(_ query: SQLSelect, _ columns: A) {
    self.query = query
    self.columns = columns
  }

  @inlinable public var resolvedQuery: SQLSelect { query }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    try A.decode(&row)
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select1<Chosen.Value, A>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select1<Int, A> {
    Select1<Int, A>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From2<A, Other.Columns>(
      query.joiningAndSelecting(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, other))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Other> {
    let other = query.columns
    return From2<A, Other>(
      self.query.joiningAndSelecting(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, other))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From2<A, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, Nullable(other)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other>> {
    let other = query.columns
    return From2<A, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, Nullable(other)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From2<A.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, other))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other> {
    let other = query.columns
    return From2<A.Outer, Other>(
      self.query.joiningAndSelecting(.right, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, other))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From2<A.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, Nullable(other)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other>> {
    let other = query.columns
    return From2<A.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, Nullable(other)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From2<A, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return From2<A, Other.Columns>(
      query.joiningAndSelecting(.cross, .table(other._source), nil),
      (columns, other))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From2<A, Other> {
    let other = query.columns
    return From2<A, Other>(
      self.query.joiningAndSelecting(.cross, query.source, nil),
      (columns, other))
  }
}

/// A query over one table that yields what it selects.
public struct Select1<Output, A: Scope>: SelectStatement {
  public typealias Value = Output
  public typealias Columns = A
  public var query: SQLSelect
  public let columns: A
  public let isCount: Bool
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLSelect, _ columns: A,
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
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select1<Chosen.Value, A>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select1<Int, A> {
    Select1<Int, A>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select2<Output, A, Other.Columns>(
      query.joining(.inner, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, other), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other> {
    let other = query.columns
    return Select2<Output, A, Other>(
      self.query.joining(.inner, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, other), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select2<Output, A, Nullable<Other.Columns>>(
      query.joining(.left, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other>> {
    let other = query.columns
    return Select2<Output, A, Nullable<Other>>(
      self.query.joining(.left, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select2<Output, A.Outer, Other.Columns>(
      query.joining(.right, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, other), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other> {
    let other = query.columns
    return Select2<Output, A.Outer, Other>(
      self.query.joining(.right, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, other), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other.Columns>> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select2<Output, A.Outer, Nullable<Other.Columns>>(
      query.joining(.full, .table(other._source), query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other>> {
    let other = query.columns
    return Select2<Output, A.Outer, Nullable<Other>>(
      self.query.joining(.full, query.source, self.query.scoped(joining: other._source) { condition(columns, other) }.expression),
      (columns._outer, Nullable(other)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select2<Output, A, Other.Columns> {
    let other = EnclosingQuery.columns(of: Other.self)
    return Select2<Output, A, Other.Columns>(
      query.joining(.cross, .table(other._source), nil),
      (columns, other), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select2<Output, A, Other> {
    let other = query.columns
    return Select2<Output, A, Other>(
      self.query.joining(.cross, query.source, nil),
      (columns, other), decoder, isCount: isCount)
  }
}

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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From1(renaming(query), columns._renamed(renaming))
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    try A.decode(&row)
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return From2<A, Other.Columns>(
      query.joiningAndSelecting(.inner, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, other.columns))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From2<A, Other>(
      self.query.joiningAndSelecting(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, other.columns))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return From2<A, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, Nullable(other.columns)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From2<A, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, Nullable(other.columns)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return From2<A.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, other.columns))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From2<A.Outer, Other>(
      self.query.joiningAndSelecting(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, other.columns))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return From2<A.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, Nullable(other.columns)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From2<A.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, Nullable(other.columns)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From2<A, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return From2<A, Other.Columns>(
      query.joiningAndSelecting(.cross, other, nil),
      (columns, other.columns))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From2<A, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return From2<A, Other>(
      self.query.joiningAndSelecting(.cross, other, nil),
      (columns, other.columns))
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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select1(renaming(query), columns._renamed(renaming), decoder, isCount: isCount)
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return Select2<Output, A, Other.Columns>(
      query.joining(.inner, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, other.columns), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select2<Output, A, Other>(
      self.query.joining(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, other.columns), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return Select2<Output, A, Nullable<Other.Columns>>(
      query.joining(.left, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select2<Output, A, Nullable<Other>>(
      self.query.joining(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return Select2<Output, A.Outer, Other.Columns>(
      query.joining(.right, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select2<Output, A.Outer, Other>(
      self.query.joining(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return Select2<Output, A.Outer, Nullable<Other.Columns>>(
      query.joining(.full, other, query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select2<Output, A.Outer, Nullable<Other>>(
      self.query.joining(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns, other.columns) }.expression),
      (columns._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select2<Output, A, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return Select2<Output, A, Other.Columns>(
      query.joining(.cross, other, nil),
      (columns, other.columns), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select2<Output, A, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return Select2<Output, A, Other>(
      self.query.joining(.cross, other, nil),
      (columns, other.columns), decoder, isCount: isCount)
  }
}

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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From2(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming)))
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return From3<A, B, Other.Columns>(
      query.joiningAndSelecting(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, other.columns))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A, B, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From3<A, B, Other>(
      self.query.joiningAndSelecting(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, other.columns))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A, B, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return From3<A, B, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, Nullable(other.columns)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A, B, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From3<A, B, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, Nullable(other.columns)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return From3<A.Outer, B.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, other.columns))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From3<A.Outer, B.Outer, Other>(
      self.query.joiningAndSelecting(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, other.columns))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return From3<A.Outer, B.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other.columns)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> From3<A.Outer, B.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From3<A.Outer, B.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other.columns)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From3<A, B, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return From3<A, B, Other.Columns>(
      query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, other.columns))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From3<A, B, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return From3<A, B, Other>(
      self.query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, other.columns))
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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select2(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming)), decoder, isCount: isCount)
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B)) -> Chosen
  ) -> Select2<Chosen.Value, A, B> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return Select3<Output, A, B, Other.Columns>(
      query.joining(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, other.columns), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select3<Output, A, B, Other>(
      self.query.joining(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, other.columns), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return Select3<Output, A, B, Nullable<Other.Columns>>(
      query.joining(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A, B, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select3<Output, A, B, Nullable<Other>>(
      self.query.joining(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0, columns.1, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return Select3<Output, A.Outer, B.Outer, Other.Columns>(
      query.joining(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select3<Output, A.Outer, B.Outer, Other>(
      self.query.joining(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return Select3<Output, A.Outer, B.Outer, Nullable<Other.Columns>>(
      query.joining(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, Other) -> some QueryExpression<Bool>
  ) -> Select3<Output, A.Outer, B.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select3<Output, A.Outer, B.Outer, Nullable<Other>>(
      self.query.joining(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select3<Output, A, B, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return Select3<Output, A, B, Other.Columns>(
      query.joining(.cross, other, nil),
      (columns.0, columns.1, other.columns), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select3<Output, A, B, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return Select3<Output, A, B, Other>(
      self.query.joining(.cross, other, nil),
      (columns.0, columns.1, other.columns), decoder, isCount: isCount)
  }
}

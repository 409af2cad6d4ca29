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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From3(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming), columns.2._renamed(renaming)))
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C)) -> Chosen
  ) -> Select3<Chosen.Value, A, B, C> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return From4<A, B, C, Other.Columns>(
      query.joiningAndSelecting(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, other.columns))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From4<A, B, C, Other>(
      self.query.joiningAndSelecting(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, other.columns))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return From4<A, B, C, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other.columns)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A, B, C, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From4<A, B, C, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other.columns)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return From4<A.Outer, B.Outer, C.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other.columns))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From4<A.Outer, B.Outer, C.Outer, Other>(
      self.query.joiningAndSelecting(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other.columns))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return From4<A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other.columns)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> From4<A.Outer, B.Outer, C.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From4<A.Outer, B.Outer, C.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other.columns)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From4<A, B, C, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return From4<A, B, C, Other.Columns>(
      query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, columns.2, other.columns))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From4<A, B, C, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return From4<A, B, C, Other>(
      self.query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, columns.2, other.columns))
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

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select3(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming), columns.2._renamed(renaming)), decoder, isCount: isCount)
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C)) -> Chosen
  ) -> Select3<Chosen.Value, A, B, C> {
    if let apart = _apart() { return apart.select(selection) }
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
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return Select4<Output, A, B, C, Other.Columns>(
      query.joining(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, other.columns), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select4<Output, A, B, C, Other>(
      self.query.joining(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, other.columns), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return Select4<Output, A, B, C, Nullable<Other.Columns>>(
      query.joining(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A, B, C, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select4<Output, A, B, C, Nullable<Other>>(
      self.query.joining(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0, columns.1, columns.2, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return Select4<Output, A.Outer, B.Outer, C.Outer, Other.Columns>(
      query.joining(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select4<Output, A.Outer, B.Outer, C.Outer, Other>(
      self.query.joining(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other.Columns>>(
      query.joining(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, Other) -> some QueryExpression<Bool>
  ) -> Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select4<Output, A.Outer, B.Outer, C.Outer, Nullable<Other>>(
      self.query.joining(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select4<Output, A, B, C, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return Select4<Output, A, B, C, Other.Columns>(
      query.joining(.cross, other, nil),
      (columns.0, columns.1, columns.2, other.columns), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select4<Output, A, B, C, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return Select4<Output, A, B, C, Other>(
      self.query.joining(.cross, other, nil),
      (columns.0, columns.1, columns.2, other.columns), decoder, isCount: isCount)
  }
}

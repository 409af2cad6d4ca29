// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over 9 tables that yields their rows.
public struct From9<A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope>: SelectStatement {
  public typealias Output = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)
  public typealias Value = (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value, I.Value)
  public typealias Columns = (A, B, C, D, E, F, G, H, I)
  public var query: SQLSelect
  public let columns: (A, B, C, D, E, F, G, H, I)

  @inlinable public init(_ query: SQLSelect, _ columns: (A, B, C, D, E, F, G, H, I)) {
    self.query = query
    self.columns = columns
  }

  @inlinable public var resolvedQuery: SQLSelect { query }

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From9(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming), columns.2._renamed(renaming), columns.3._renamed(renaming), columns.4._renamed(renaming), columns.5._renamed(renaming), columns.6._renamed(renaming), columns.7._renamed(renaming), columns.8._renamed(renaming)))
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    (try A.decode(&row), try B.decode(&row), try C.decode(&row), try D.decode(&row), try E.decode(&row), try F.decode(&row), try G.decode(&row), try H.decode(&row), try I.decode(&row))
  }

  /// Chooses what the query yields.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I)) -> Chosen
  ) -> Select9<Chosen.Value, A, B, C, D, E, F, G, H, I> {
    if let apart = _apart() { return apart.select(selection) }
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select9<Chosen.Value, A, B, C, D, E, F, G, H, I>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select9<Int, A, B, C, D, E, F, G, H, I> {
    Select9<Int, A, B, C, D, E, F, G, H, I>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> From10<A, B, C, D, E, F, G, H, I, Other.Columns> {
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return From10<A, B, C, D, E, F, G, H, I, Other.Columns>(
      query.joiningAndSelecting(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> From10<A, B, C, D, E, F, G, H, I, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From10<A, B, C, D, E, F, G, H, I, Other>(
      self.query.joiningAndSelecting(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> From10<A, B, C, D, E, F, G, H, I, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return From10<A, B, C, D, E, F, G, H, I, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, Nullable(other.columns)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> From10<A, B, C, D, E, F, G, H, I, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From10<A, B, C, D, E, F, G, H, I, Nullable<Other>>(
      self.query.joiningAndSelecting(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, Nullable(other.columns)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other.Columns>(
      query.joiningAndSelecting(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, other.columns))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other>(
      self.query.joiningAndSelecting(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, other.columns))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other.Columns>>(
      query.joiningAndSelecting(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, Nullable(other.columns)))
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return From10<A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other>>(
      self.query.joiningAndSelecting(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, Nullable(other.columns)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> From10<A, B, C, D, E, F, G, H, I, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return From10<A, B, C, D, E, F, G, H, I, Other.Columns>(
      query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From10<A, B, C, D, E, F, G, H, I, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return From10<A, B, C, D, E, F, G, H, I, Other>(
      self.query.joiningAndSelecting(.cross, other, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns))
  }
}

/// A query over 9 tables that yields what it selects.
public struct Select9<Output, A: Scope, B: Scope, C: Scope, D: Scope, E: Scope, F: Scope, G: Scope, H: Scope, I: Scope>: SelectStatement {
  public typealias Value = Output
  public typealias Columns = (A, B, C, D, E, F, G, H, I)
  public var query: SQLSelect
  public let columns: (A, B, C, D, E, F, G, H, I)
  public let isCount: Bool
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLSelect, _ columns: (A, B, C, D, E, F, G, H, I),
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output, isCount: Bool = false
  ) {
    self.query = query
    self.columns = columns
    self.decoder = decoder
    self.isCount = isCount
  }

  @inlinable public var resolvedQuery: SQLSelect { isCount ? query.counting : query }

  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select9(renaming(query), (columns.0._renamed(renaming), columns.1._renamed(renaming), columns.2._renamed(renaming), columns.3._renamed(renaming), columns.4._renamed(renaming), columns.5._renamed(renaming), columns.6._renamed(renaming), columns.7._renamed(renaming), columns.8._renamed(renaming)), decoder, isCount: isCount)
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: ((A, B, C, D, E, F, G, H, I)) -> Chosen
  ) -> Select9<Chosen.Value, A, B, C, D, E, F, G, H, I> {
    if let apart = _apart() { return apart.select(selection) }
    let selection = query.scoped { selection(columns) }
    var query = query
    query.columns = selection._selection
    return Select9<Chosen.Value, A, B, C, D, E, F, G, H, I>(query, columns, selection._decoder)
  }

  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> Select9<Int, A, B, C, D, E, F, G, H, I> {
    Select9<Int, A, B, C, D, E, F, G, H, I>(resolvedQuery, columns, { try Int.decode(&$0) }, isCount: true)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select10<Output, A, B, C, D, E, F, G, H, I, Other.Columns> {
    if let apart = _apart() { return apart.join(table, on: condition) }
    let other = table.all()
    return Select10<Output, A, B, C, D, E, F, G, H, I, Other.Columns>(
      query.joining(.inner, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns), decoder, isCount: isCount)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> Select10<Output, A, B, C, D, E, F, G, H, I, Other> {
    if let apart = _apart() { return apart.joinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select10<Output, A, B, C, D, E, F, G, H, I, Other>(
      self.query.joining(.inner, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select10<Output, A, B, C, D, E, F, G, H, I, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.leftJoin(table, on: condition) }
    let other = table.all()
    return Select10<Output, A, B, C, D, E, F, G, H, I, Nullable<Other.Columns>>(
      query.joining(.left, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> Select10<Output, A, B, C, D, E, F, G, H, I, Nullable<Other>> {
    if let apart = _apart() { return apart.leftJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select10<Output, A, B, C, D, E, F, G, H, I, Nullable<Other>>(
      self.query.joining(.left, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other.Columns> {
    if let apart = _apart() { return apart.rightJoin(table, on: condition) }
    let other = table.all()
    return Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other.Columns>(
      query.joining(.right, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other> {
    if let apart = _apart() { return apart.rightJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Other>(
      self.query.joining(.right, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, other.columns), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other.Columns>> {
    if let apart = _apart() { return apart.fullJoin(table, on: condition) }
    let other = table.all()
    return Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other.Columns>>(
      query.joining(.full, other, query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every row of both sides, matched where the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, B, C, D, E, F, G, H, I, Other) -> some QueryExpression<Bool>
  ) -> Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other>> {
    if let apart = _apart() { return apart.fullJoinSubquery(query, on: condition) }
    let other = query._apart() ?? query
    return Select10<Output, A.Outer, B.Outer, C.Outer, D.Outer, E.Outer, F.Outer, G.Outer, H.Outer, I.Outer, Nullable<Other>>(
      self.query.joining(.full, other, self.query.scoped(joining: other.columns._source) { condition(columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns) }.expression),
      (columns.0._outer, columns.1._outer, columns.2._outer, columns.3._outer, columns.4._outer, columns.5._outer, columns.6._outer, columns.7._outer, columns.8._outer, Nullable(other.columns)), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoin<Other: Table>(_ table: Other.Type) -> Select10<Output, A, B, C, D, E, F, G, H, I, Other.Columns> {
    if let apart = _apart() { return apart.crossJoin(table) }
    let other = table.all()
    return Select10<Output, A, B, C, D, E, F, G, H, I, Other.Columns>(
      query.joining(.cross, other, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns), decoder, isCount: isCount)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select10<Output, A, B, C, D, E, F, G, H, I, Other> {
    if let apart = _apart() { return apart.crossJoinSubquery(query) }
    let other = query._apart() ?? query
    return Select10<Output, A, B, C, D, E, F, G, H, I, Other>(
      self.query.joining(.cross, other, nil),
      (columns.0, columns.1, columns.2, columns.3, columns.4, columns.5, columns.6, columns.7, columns.8, other.columns), decoder, isCount: isCount)
  }
}

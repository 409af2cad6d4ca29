// swift-format-ignore-file
// Written by scripts/generate-scopes.

/// A query over one table that yields their rows.
public struct From1<A: Scope>: SelectStatement {
  /// What a row is decoded to.
  public typealias Output = A.Value
  /// What the closures of clauses receive.
  public typealias Columns = A
  /// The clauses so far.
  public var query: SQLQuery
  /// The columns of the tables in scope.
  public let columns: A

  /// Makes a query from its clauses and the columns of its tables.
  @inlinable public init(_ query: SQLQuery, _ columns: A) {
    self.query = query
    self.columns = columns
  }

  /// The query itself: it has its SELECT list.
  @inlinable public var resolvedQuery: SQLQuery { query }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = From1(renaming(query), columns._renamed(renaming))
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output {
    try A.decode(&row)
  }

  /// Chooses what the query yields.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    var copy = self
    copy.disambiguate()
    let selection = copy.query.scoped { selection(copy.columns) }
    copy.query.choose(selection._selection)
    return Select1<Chosen.Value, A>(copy.query, copy.columns, selection._decoder)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.inner, other, on: condition.expression)
    return From2<A, Other.Columns>(copy.query, (copy.columns, other.columns))
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.inner, other, on: condition.expression)
    return From2<A, Other>(copy.query, (copy.columns, other.columns))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other.Columns>> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.left, other, on: condition.expression)
    return From2<A, Nullable<Other.Columns>>(copy.query, (copy.columns, Nullable(other.columns)))
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A, Nullable<Other>> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.left, other, on: condition.expression)
    return From2<A, Nullable<Other>>(copy.query, (copy.columns, Nullable(other.columns)))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.right, other, on: condition.expression)
    return From2<A.Outer, Other.Columns>(copy.query, (copy.columns._outer, other.columns))
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.right, other, on: condition.expression)
    return From2<A.Outer, Other>(copy.query, (copy.columns._outer, other.columns))
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other.Columns>> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.full, other, on: condition.expression)
    return From2<A.Outer, Nullable<Other.Columns>>(copy.query, (copy.columns._outer, Nullable(other.columns)))
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> From2<A.Outer, Nullable<Other>> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.full, other, on: condition.expression)
    return From2<A.Outer, Nullable<Other>>(copy.query, (copy.columns._outer, Nullable(other.columns)))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> From2<A, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    copy.query.join(.cross, other, on: nil)
    return From2<A, Other.Columns>(copy.query, (copy.columns, other.columns))
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> From2<A, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    copy.query.join(.cross, other, on: nil)
    return From2<A, Other>(copy.query, (copy.columns, other.columns))
  }
}

/// A query over one table that yields what it selects.
public struct Select1<Output, A: Scope>: SelectStatement {
  /// What the closures of clauses receive.
  public typealias Columns = A
  /// The clauses so far.
  public var query: SQLQuery
  /// The columns of the tables in scope.
  public let columns: A
  @usableFromInline let decoder: @Sendable (inout RowDecoder) throws -> Output

  @inlinable init(
    _ query: SQLQuery, _ columns: A,
    _ decoder: @escaping @Sendable (inout RowDecoder) throws -> Output
  ) {
    self.query = query
    self.columns = columns
    self.decoder = decoder
  }

  /// The query itself: it has its SELECT list.
  @inlinable public var resolvedQuery: SQLQuery { query }

  /// Gives the sources other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    self = Select1(renaming(query), columns._renamed(renaming), decoder)
  }

  /// Reads a row.
  @inlinable public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Chooses what the query yields, in place of what was chosen before.
  @inlinable public consuming func select<Chosen: Selectable>(
    @SelectionBuilder _ selection: (A) -> Chosen
  ) -> Select1<Chosen.Value, A> {
    var copy = self
    copy.disambiguate()
    let selection = copy.query.scoped { selection(copy.columns) }
    copy.query.choose(selection._selection)
    return Select1<Chosen.Value, A>(copy.query, copy.columns, selection._decoder)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func join<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.inner, other, on: condition.expression)
    return Select2<Output, A, Other.Columns>(copy.query, (copy.columns, other.columns), copy.decoder)
  }

  /// Only pairs of rows for which the condition holds: `JOIN`.
  @inlinable public consuming func joinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.inner, other, on: condition.expression)
    return Select2<Output, A, Other>(copy.query, (copy.columns, other.columns), copy.decoder)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other.Columns>> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.left, other, on: condition.expression)
    return Select2<Output, A, Nullable<Other.Columns>>(copy.query, (copy.columns, Nullable(other.columns)), copy.decoder)
  }

  /// Every row so far, with the rows that match: `LEFT JOIN`. The new columns become optional.
  @inlinable public consuming func leftJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A, Nullable<Other>> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.left, other, on: condition.expression)
    return Select2<Output, A, Nullable<Other>>(copy.query, (copy.columns, Nullable(other.columns)), copy.decoder)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.right, other, on: condition.expression)
    return Select2<Output, A.Outer, Other.Columns>(copy.query, (copy.columns._outer, other.columns), copy.decoder)
  }

  /// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The columns so far become optional.
  @inlinable public consuming func rightJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.right, other, on: condition.expression)
    return Select2<Output, A.Outer, Other>(copy.query, (copy.columns._outer, other.columns), copy.decoder)
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoin<Other: Table>(
    _ table: Other.Type,
    @ConditionBuilder on condition: (A, Other.Columns) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other.Columns>> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.full, other, on: condition.expression)
    return Select2<Output, A.Outer, Nullable<Other.Columns>>(copy.query, (copy.columns._outer, Nullable(other.columns)), copy.decoder)
  }

  /// Every row of both sides, matched if the condition holds: `FULL JOIN`. All columns become optional.
  @inlinable public consuming func fullJoinSubquery<Other: TableColumns>(
    _ query: From1<Other>,
    @ConditionBuilder on condition: (A, Other) -> some QueryExpression<Bool>
  ) -> Select2<Output, A.Outer, Nullable<Other>> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    let condition = copy.query.scoped(joining: other.columns._source) { condition(copy.columns, other.columns) }
    copy.query.join(.full, other, on: condition.expression)
    return Select2<Output, A.Outer, Nullable<Other>>(copy.query, (copy.columns._outer, Nullable(other.columns)), copy.decoder)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoin<Other: Table>(_ table: Other.Type) -> Select2<Output, A, Other.Columns> {
    let other = JoinedRows(table)
    var copy = self
    copy.disambiguate()
    copy.query.join(.cross, other, on: nil)
    return Select2<Output, A, Other.Columns>(copy.query, (copy.columns, other.columns), copy.decoder)
  }

  /// Every pair of rows: `CROSS JOIN`.
  @inlinable public consuming func crossJoinSubquery<Other: TableColumns>(_ query: From1<Other>) -> Select2<Output, A, Other> {
    let other = JoinedRows(query)
    var copy = self
    copy.disambiguate()
    copy.query.join(.cross, other, on: nil)
    return Select2<Output, A, Other>(copy.query, (copy.columns, other.columns), copy.decoder)
  }
}

extension Select1: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable {
  /// What the query is as an expression: NULL if it has no row.
  public typealias Value = Output.OptionalValue
}

extension Select1: ConditionExpression
where Output: SQLRepresentable, Output.OptionalValue: SQLRepresentable & SQLTruthValue {}

/// The columns of a source in a query that groups its rows several times: each of them optional, as a key is NULL in the
/// groups that are not made by it.
@dynamicMemberLookup
public struct RolledUp<Base: Selectable>: Scope {
  /// A row of the source, or `nil` if none of its columns is a key of the group.
  public typealias Value = Base.Value?
  /// An outer join leaves the columns as they are.
  public typealias Outer = RolledUp<Base>
  /// Further grouping sets leave the columns as they are.
  public typealias Regrouped = RolledUp<Base>

  /// The columns themselves.
  public let _base: Base

  /// Makes every column of a source optional.
  @inlinable public init(_ base: Base) {
    _base = base
  }

  /// The same: the columns are optional already.
  @inlinable public var _outer: Self { self }
  /// The same: the columns are optional already.
  @inlinable public var _regrouped: Self { self }
  /// What the columns themselves select.
  @inlinable public var _selection: [SQLSelection] { _base._selection }
  /// Appends what the columns themselves select.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    _base._append(to: &selection)
  }

  /// The same columns, of the source under its new name.
  public func _renamed(_ renaming: SourceRenaming) -> Self {
    guard let scope = _base as? any Scope, let renamed = scope._renamed(renaming) as? Base else {
      return self
    }
    return RolledUp(renamed)
  }

  /// How many cells a row of the source has.
  @inlinable public static var _width: Int { Base._width }

  /// `nil` if every column of the source is NULL.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Base.Value? {
    if row.isNull(next: Base._width) {
      row.skip(Base._width)
      return nil
    }
    return try Base.decode(&row)
  }

  /// A column of the source, made optional.
  ///
  ///     Sale.rollup { ($0.region, $0.product) }.select { ($0.region, $0.amount.sum()) }     // (String?, Int?)
  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member>>
  ) -> Column<Root, Member?> {
    Column(standingFor: _base[keyPath: path].expression)
  }

  /// A column of the source that is optional already.
  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member?>>
  ) -> Column<Root, Member?> {
    Column(standingFor: _base[keyPath: path].expression)
  }

  /// What an extension of the columns computes.
  ///
  ///     extension Sale.Columns { var month: some QueryExpression<String> { day.left(7) } }
  ///     Sale.rollup { $0.month }.select { ($0.month, $0.amount.sum()) }     // (String?, Int?)
  @_disfavoredOverload
  @inlinable
  public subscript<Expression: QueryExpression>(
    dynamicMember path: KeyPath<Base, Expression>
  ) -> Column<Self, Expression.Value?> where Expression.Value: ColumnValue {
    Column(standingFor: _base[keyPath: path].expression)
  }

  /// The same for what is optional already.
  @_disfavoredOverload
  @inlinable
  public subscript<Expression: QueryExpression, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Expression>
  ) -> Column<Self, Member?> where Expression.Value == Member? {
    Column(standingFor: _base[keyPath: path].expression)
  }
}

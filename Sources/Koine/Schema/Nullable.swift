/// The columns of a source that an outer join may leave without a row: each of them optional.
@dynamicMemberLookup
public struct Nullable<Base: Selectable>: Scope {
  public typealias Value = Base.Value?
  public typealias Outer = Nullable<Base>

  public let _base: Base

  @inlinable public init(_ base: Base) {
    _base = base
  }

  @inlinable public var _outer: Self { self }
  @inlinable public var _selection: [SQLSelection] { _base._selection }
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    _base._append(to: &selection)
  }

  @inlinable public static var _width: Int { Base._width }

  /// `nil` where every column of the source is NULL.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Base.Value? {
    if row.isNull(next: Base._width) {
      row.skip(Base._width)
      return nil
    }
    return try Base.decode(&row)
  }

  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member>>
  ) -> Computed<Member?> {
    Computed(_base[keyPath: path].expression)
  }

  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member?>>
  ) -> Computed<Member?> {
    Computed(_base[keyPath: path].expression)
  }
}

extension QueryExpression where Value: ColumnValue {
  /// The same, taken for something that may be NULL: what a query selects for a column that may.
  ///
  ///     Tag.insert(\.reminderID, \.note, select: Reminder.select { ($0.id, $0.title.optional) })
  @inlinable public var optional: Computed<Value?> { Computed(expression) }
}

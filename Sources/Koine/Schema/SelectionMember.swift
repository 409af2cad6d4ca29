/// A Swift type that a property of a `@Selection` struct can have: a ``ColumnValue``, the row of a table,
/// another selection, or an optional one of these.
public protocol SelectionMember: SendableMetatype {
  /// What represents the property if the selection is a source: a column, or the columns of a table.
  associatedtype _Member: MemberColumns
  /// The same for an optional property.
  associatedtype _OptionalMember: MemberColumns
  /// The columns that hold the property.
  static func _definitions(_ name: String) -> [ColumnDefinition]
}

/// One or several columns of a source that represent one property.
public protocol MemberColumns: Selectable {
  /// The columns of a source from a position on.
  init(_ source: SQLTableReference, _ position: Int)
  /// Appends what an insert writes into each of the columns.
  static func _encode(_ value: Value, into encoder: inout RowEncoder)
}

/// What represents a property of a `@Selection` struct if that is a source of rows.
public typealias MemberColumnsOf<Member: SelectionMember> = Member._Member

extension ColumnValue {
  /// One column of the property's own name.
  public static func _definitions(_ name: String) -> [ColumnDefinition] {
    [ColumnDefinition(name, Self.self)]
  }
}

extension Table {
  /// The columns of a table inside of another source are named `property.column`. There they are not keys.
  public static func _definitions(_ name: String) -> [ColumnDefinition] {
    schema.columns.map { column in
      var column = column
      column.name = "\(name).\(column.name)"
      column.isPrimaryKey = false
      column.isUnique = false
      column.cases = column.cases.map { cases in
        var cases = cases
        cases.group = cases.group.isEmpty ? name : "\(name).\(cases.group)"
        return cases
      }
      return column
    }
  }
}

extension Optional: SelectionMember where Wrapped: SelectionMember {
  /// The columns of the wrapped type, made optional.
  public typealias _Member = Wrapped._OptionalMember
  /// The columns of the wrapped type, made optional.
  public typealias _OptionalMember = Wrapped._OptionalMember

  /// The columns of the wrapped type, each nullable.
  public static func _definitions(_ name: String) -> [ColumnDefinition] {
    let columns = Wrapped._definitions(name)
    return columns.enumerated().map { position, column in
      var column = column
      column.isNullable = true
      column.cases = column.cases.map { $0.optional(at: position, of: columns.count) }
      return column
    }
  }
}

extension Column: MemberColumns {
  /// Appends the value.
  public static func _encode(_ value: Value, into encoder: inout RowEncoder) {
    encoder.append(value.sqlValue)
  }
}

extension TableColumns {
  /// The columns of a table that begin at a position of a source.
  public init(_ source: SQLTableReference, _ position: Int) {
    self.init(source.columns(from: position, count: Self._width))
  }
}

extension MemberColumns {
  /// Appends values that rendering refuses: no table has the columns of such rows among its own.
  public static func _encode(_ value: Value, into encoder: inout RowEncoder) {
    for _ in 0..<_width { encoder.append(.invalid(reason: "a row, which is not a column group")) }
  }
}

extension SelectedColumns where Value: ColumnGroup {
  /// Appends the values of the group.
  public static func _encode(_ value: Value, into encoder: inout RowEncoder) {
    value._encode(into: &encoder)
  }
}

extension Nullable: MemberColumns where Base: MemberColumns {
  /// The optional columns of a table that begin at a position of a source.
  public init(_ source: SQLTableReference, _ position: Int) {
    self.init(Base(source, position))
  }

  /// Appends the values of a group, or NULL for each of its columns.
  public static func _encode(_ value: Base.Value?, into encoder: inout RowEncoder) {
    if let value { Base._encode(value, into: &encoder) } else { encoder.appendNulls(Base._width) }
  }
}

extension RowDecoder {
  /// Reads a property of a `@Selection` struct: one cell, or all those of a table.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  @inlinable public mutating func member<Member: SelectionMember>(
    _ type: Member.Type = Member.self
  ) throws(DatabaseError) -> Member where Member._Member.Value == Member {
    try Member._Member.decode(&self)
  }
}

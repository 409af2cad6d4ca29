/// A Swift type whose values a column can hold: Bool, the integers, Double, String, Data, UUID, Date, and
/// every `RawRepresentable` of these that declares it.
///
///     enum Priority: Int, ColumnValue { case low = 1, high = 2 }
public protocol ColumnValue: SQLRepresentable, QueryExpression where Value == Self {
  /// Reads a cell that is not NULL.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` where the cell holds something else.
  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Self
}

extension ColumnValue {
  @inlinable public static var isNullable: Bool { false }

  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Self {
    let cell = try row.nextCell()
    return try decode(cell: cell, of: row)
  }

  /// The value as an expression: a placeholder of its type.
  public var expression: SQLExpression { .value(sqlValue, Self.sqlType) }
}

extension Optional: SQLRepresentable where Wrapped: ColumnValue {
  public typealias Operand = Wrapped.Operand
  public typealias Comparand = Wrapped

  @inlinable public static var sqlType: SQLType { Wrapped.sqlType }
  @inlinable public static var isNullable: Bool { true }
  @inlinable public var sqlValue: SQLValue { self?.sqlValue ?? .null }

  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Wrapped? {
    let cell = try row.nextCell()
    return cell.kind == .null ? nil : try Wrapped.decode(cell: cell, of: row)
  }
}

extension Optional: Selectable, OrderingTerm, GroupingTerm, QueryExpression where Wrapped: ColumnValue {
  public typealias Value = Wrapped?
  public var expression: SQLExpression { .value(sqlValue, Wrapped.sqlType) }
}

/// A representation that a column stores in place of the property's own type, named by
/// `@Column(as:)`.
///
///     @Column(as: UnixSeconds.self) var createdAt: Date
///
/// Queries see values of the representation; rows hold what it represents.
public protocol ColumnRepresentation: ColumnValue {
  associatedtype Represented
  init(_ value: Represented)
  var represented: Represented { get }
}

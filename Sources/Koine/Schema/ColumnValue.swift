/// A Swift type whose values a column can hold: Bool, the integers, Double, Float, String, Data, `[UInt8]`,
/// UUID, URL, Date, every `RawRepresentable` of these that declares it, and types of your own.
///
///     enum Priority: Int, ColumnValue { case low = 1, high = 2 }
///     struct Email: RawRepresentable, ColumnValue { var rawValue: String }
///
/// A `RawRepresentable` is stored as its raw value, and needs nothing else: an `init?(rawValue:)` that refuses
/// a value makes reading it an error. A type that is stored in another way says in which SQL type its values
/// travel, and how they are bound and read:
///
///     struct Color: ColumnValue {
///       typealias Value = Color
///       var red, green, blue: UInt8
///       static var sqlType: SQLType { .integer(bits: 32) }
///       var sqlValue: SQLValue { .integer(Int64(red) << 16 | Int64(green) << 8 | Int64(blue)) }
///       static func decode(
///         cell: Cell, of row: borrowing RowDecoder
///       ) throws(DatabaseError) -> Color {
///         let bits = try Int32.decode(cell: cell, of: row)
///         return Color(
///           red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
///           blue: UInt8(truncatingIfNeeded: bits))
///       }
///     }
///
/// Queries compare what is stored. If that has the order of the values, declare ``SQLOrderable`` too, for
/// `min()` and `max()`; if equal values may be stored in different forms, say `.opaque(…)` in `sqlType`,
/// and comparisons are refused. To store a type that is not yours, write a ``ColumnRepresentation``.
public protocol ColumnValue: SQLRepresentable, QueryExpression, SelectionMember
where
  Value == Self,
  _Member == Column<Never, Self>, _OptionalMember == Column<Never, Self?>
{
  /// Reads a cell that is not NULL.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the cell holds something else.
  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Self
}

extension ColumnValue {
  /// A value that is not optional is never NULL.
  @inlinable public static var isNullable: Bool { false }

  /// Reads the next cell; NULL is an error.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Self {
    let cell = try row.nextCell()
    return try decode(cell: cell, of: row)
  }

  /// The value as an expression: a placeholder of its type.
  public var expression: SQLExpression { .value(sqlValue, Self.sqlType) }
}

extension Optional: RowReadable, SQLRepresentable where Wrapped: ColumnValue {
  /// The type of a plain value next to an optional expression: that of the wrapped type.
  public typealias Operand = Wrapped.Operand
  /// The type of the values that are not NULL.
  public typealias Comparand = Wrapped
  /// What the wrapped values can be compared with.
  public typealias Comparison = Wrapped.Comparison
  /// An expression that is optional already stays as it is.
  public typealias OptionalValue = Wrapped?
  /// A comparison of a value that may be NULL may be NULL itself.
  public typealias TruthValue = Bool?

  /// What the wrapped type represents.
  public typealias _Represented = Wrapped._Represented

  /// The value to bind for what the wrapped type represents.
  public static func _sqlValue(of represented: Wrapped._Represented) -> SQLValue {
    Wrapped._sqlValue(of: represented)
  }

  /// The SQL type of the wrapped type: NULL has no type of its own.
  @inlinable public static var sqlType: SQLType { Wrapped.sqlType }
  /// An optional value may be NULL.
  @inlinable public static var isNullable: Bool { true }
  /// The wrapped value, or NULL for `nil`.
  @inlinable public var sqlValue: SQLValue { self?.sqlValue ?? .null }

  /// Reads the next cell; `nil` if it is NULL.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Wrapped? {
    let cell = try row.nextCell()
    return cell.kind == .null ? nil : try Wrapped.decode(cell: cell, of: row)
  }
}

extension Optional: Selectable, OrderingTerm, GroupingTerm, QueryExpression where Wrapped: ColumnValue {
  /// The type of the value as an expression: the optional itself.
  public typealias Value = Wrapped?
  /// The value as an expression: a placeholder of the wrapped type, NULL for `nil`.
  public var expression: SQLExpression { .value(sqlValue, Wrapped.sqlType) }
}

/// A representation that a column stores in place of the property's own type, named by
/// `@Column(as:)`.
///
///     @Column(as: UnixSeconds.self) var createdAt: Date
///
///     Note.where { $0.createdAt < UnixSeconds(.now) }
///
/// Queries see values of the representation; rows hold what it represents. Koine's own:
///
/// | what | stored as | written by |
/// |---|---|---|
/// | ``MillisecondText`` | `2013-01-01 10:00:00.123` | GRDB, sqlite-data |
/// | ``SecondText``, ``DayText`` | `2013-01-01 10:00:00`, `2013-01-01` | SQLite's `datetime()`, `date()` |
/// | ``ISO8601Text`` | `2013-01-01T10:00:00Z` | `ISO8601DateFormatter` |
/// | ``AnyDateText`` | any of these | several programs |
/// | ``UnixSeconds``, ``UnixMilliseconds`` | an integer | SQLite's `unixepoch()`, sqlite-data, GRDB |
/// | ``UnixTime``, ``ReferenceTime`` | a floating-point number | GRDB, Core Data |
/// | ``JulianDay`` | a floating-point number | SQLite's `julianday()`, sqlite-data |
/// | ``UUIDBytes``, ``UUIDUppercase`` | 16 bytes, text | GRDB, sqlite-data |
/// | ``BoolText`` | `true`, `false` | |
/// | ``Scaled``, ``DecimalText`` | a `Decimal`, exactly; its digits as text | GRDB |
/// | ``JSON`` | a JSON document | GRDB, sqlite-data |
///
/// One of your own is a ``ColumnValue`` with `init(_:)` and `represented`.
public protocol ColumnRepresentation: ColumnValue where _Represented == Represented {
  /// The property's type.
  associatedtype Represented
  /// Represents a value, which is checked when it is bound.
  init(_ value: Represented)
  /// The value that is represented: what rows hold.
  var represented: Represented { get }
}

extension ColumnRepresentation {
  /// The value to bind for what it represents.
  public static func _sqlValue(of represented: Represented) -> SQLValue { Self(represented).sqlValue }
}

extension ColumnRepresentation where Self: CustomStringConvertible {
  /// What it represents, as that describes itself.
  public var description: String { "\(represented)" }
}

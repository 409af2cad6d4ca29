/// One value of the current row, as the driver holds it: a number, or a pointer into the driver's memory.
///
/// Sixteen bytes and no reference count. A cell is valid until the driver moves to the next row. One that is kept for
/// longer can do no harm: what a cell points to is read through the row, by `String.decode(cell:of:)` and its like, and
/// a row reads no cell but the one that it gave last.
@frozen public struct Cell {
  /// What `bits` hold.
  @frozen public enum Kind: UInt8, Sendable {
    /// The value is NULL; `bits` mean nothing.
    case null
    /// `bits` are 0 or 1.
    case boolean
    /// `bits` are a two's complement `Int64`.
    case integer
    /// `bits` are the bit pattern of a `Double`.
    case double
    /// `bits` are the address of `length` bytes of UTF-8, which the driver has not validated.
    case text
    /// `bits` are the address of `length` bytes; the address is unspecified if `length` is 0.
    case blob
    /// `bits` are microseconds since 2000-01-01 00:00:00 UTC, an `Int64`.
    case timestamp
    /// `bits` are microseconds since midnight, an `Int64`.
    case time
    /// `bits` are the address of sixteen bytes.
    case uuid
    /// `bits` are the address of `length` bytes of ASCII: a decimal number, such as `-12.50`.
    case decimal
    /// A value of a type that the driver does not read; `bits` are the address of its `length` raw bytes.
    case unsupported
  }

  /// The value, or the address of its bytes: ``kind`` says which.
  public var bits: UInt64
  /// How many bytes `bits` point to; not used by kinds whose value is in `bits`, but for ``isWholeNumber``.
  public var length: UInt32
  /// What `bits` hold.
  public var kind: Kind

  /// A cell from its parts, which nothing checks.
  @inlinable public init(kind: Kind, bits: UInt64, length: UInt32 = 0) {
    self.kind = kind
    self.bits = bits
    self.length = length
  }

  /// A cell that holds NULL.
  @inlinable public static var null: Cell { Cell(kind: .null, bits: 0) }

  /// A cell that holds a truth value.
  @inlinable public static func boolean(_ value: Bool) -> Cell {
    Cell(kind: .boolean, bits: value ? 1 : 0)
  }

  /// A cell that holds an integer.
  @inlinable public static func integer(_ value: Int64) -> Cell {
    Cell(kind: .integer, bits: UInt64(bitPattern: value))
  }

  /// A cell that holds an integer of an engine that has a type for numbers with decimals: an integer is never one of these
  /// without its point.
  @inlinable public static func wholeNumber(_ value: Int64) -> Cell {
    Cell(kind: .integer, bits: UInt64(bitPattern: value), length: 1)
  }

  /// Whether it is an ``Kind/integer`` that was made by ``wholeNumber(_:)``.
  @inlinable public var isWholeNumber: Bool { kind == .integer && length != 0 }

  /// A cell that holds a floating-point number.
  @inlinable public static func double(_ value: Double) -> Cell {
    Cell(kind: .double, bits: value.bitPattern)
  }

  /// A cell that holds an instant.
  ///
  /// - Parameter microseconds: Counted from 2000-01-01 00:00:00 UTC.
  @inlinable public static func timestamp(microseconds: Int64) -> Cell {
    Cell(kind: .timestamp, bits: UInt64(bitPattern: microseconds))
  }

  /// A cell that holds a time of the day.
  ///
  /// - Parameter microseconds: Counted from midnight.
  @inlinable public static func time(microseconds: Int64) -> Cell {
    Cell(kind: .time, bits: UInt64(bitPattern: microseconds))
  }

  /// A cell that points to `length` bytes. Of 4 GiB or more it has none of them, and reading it is an error.
  @inlinable public static func bytes(_ kind: Kind, _ start: UnsafeRawPointer?, length: Int) -> Cell {
    guard let length = UInt32(exactly: length), length < UInt32.max else { return tooLong }
    return Cell(kind: kind, bits: UInt64(UInt(bitPattern: start)), length: length)
  }

  /// Takes the place of a value of 4 GiB or more.
  @usableFromInline static var tooLong: Cell { Cell(kind: .unsupported, bits: 0, length: .max) }
  /// Whether the value had 4 GiB or more.
  var isTooLong: Bool { kind == .unsupported && bits == 0 && length == .max }

  /// Whether both are the same value in the same place.
  @inlinable func isSame(as other: Cell) -> Bool {
    bits == other.bits && length == other.length && kind == other.kind
  }

  /// The value of an `integer` cell, or the microseconds of a `timestamp` or a `time`.
  @inlinable public var integer: Int64 { Int64(bitPattern: bits) }
  /// The value of a `double` cell.
  @inlinable public var double: Double { Double(bitPattern: bits) }

  /// The bytes of a text, blob, uuid or decimal, which nothing checks: the cell has to be of such a kind, and of the
  /// current row.
  @inlinable public var unsafeBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: UInt(bits)), count: Int(length))
  }
}

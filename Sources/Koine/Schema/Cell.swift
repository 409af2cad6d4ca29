/// One value of the current row, as the driver holds it: a number, or a pointer into the driver's memory.
///
/// Sixteen bytes and no reference count. A cell is valid until the driver moves to the next row.
@frozen public struct Cell {
  /// What `bits` hold.
  @frozen public enum Kind: UInt8, Sendable {
    case null
    /// `bits` are 0 or 1.
    case boolean
    /// `bits` are a two's complement `Int64`.
    case integer
    /// `bits` are the bit pattern of a `Double`.
    case double
    /// `bits` are the address of `length` bytes of UTF-8, which the driver has not validated.
    case text
    /// `bits` are the address of `length` bytes; the address is unspecified where `length` is 0.
    case blob
    /// `bits` are microseconds since 2000-01-01 00:00:00 UTC, an `Int64`.
    case timestamp
    /// `bits` are the address of sixteen bytes.
    case uuid
    /// `bits` are the address of `length` bytes of ASCII: a decimal number, such as `-12.50`.
    case decimal
    /// A value of a type that the driver does not read; `bits` are the address of its `length` raw bytes.
    case unsupported
  }

  public var bits: UInt64
  public var length: UInt32
  public var kind: Kind

  @inlinable public init(kind: Kind, bits: UInt64, length: UInt32 = 0) {
    self.kind = kind
    self.bits = bits
    self.length = length
  }

  @inlinable public static var null: Cell { Cell(kind: .null, bits: 0) }

  @inlinable public static func boolean(_ value: Bool) -> Cell {
    Cell(kind: .boolean, bits: value ? 1 : 0)
  }

  @inlinable public static func integer(_ value: Int64) -> Cell {
    Cell(kind: .integer, bits: UInt64(bitPattern: value))
  }

  @inlinable public static func double(_ value: Double) -> Cell {
    Cell(kind: .double, bits: value.bitPattern)
  }

  @inlinable public static func timestamp(microseconds: Int64) -> Cell {
    Cell(kind: .timestamp, bits: UInt64(bitPattern: microseconds))
  }

  /// A cell that points to `length` bytes.
  @inlinable public static func bytes(_ kind: Kind, _ start: UnsafeRawPointer?, length: Int) -> Cell {
    Cell(kind: kind, bits: UInt64(UInt(bitPattern: start)), length: UInt32(truncatingIfNeeded: length))
  }

  @inlinable public var integer: Int64 { Int64(bitPattern: bits) }
  @inlinable public var double: Double { Double(bitPattern: bits) }

  /// The bytes of a text, blob, uuid or decimal.
  @inlinable public var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: UInt(bits)), count: Int(length))
  }
}

/// A value on its way to or from a database, whatever an engine stores it as.
///
/// Values compare and hash by identity of what is stored: `-0.0` is not `0.0`, and a NaN equals itself.
public enum SQLValue: Sendable {
  /// NULL, the value of `nil`.
  case null
  /// A truth value.
  case boolean(Bool)
  /// An integer of 64 bits with a sign.
  case integer(Int64)
  /// A floating-point number.
  case double(Double)
  /// A text.
  case text(String)
  /// Bytes.
  case blob([UInt8])
  /// Microseconds since 2000-01-01 00:00:00 UTC.
  case timestamp(microseconds: Int64)
  /// Days since 2000-01-01.
  case date(days: Int64)
  /// Microseconds since midnight.
  case time(microseconds: Int64)
  /// A UUID.
  case uuid(SQLUUID)
  /// A Swift value that has no counterpart in SQL; rendering refuses it with this reason.
  case invalid(reason: String)
}

extension SQLValue: Hashable {
  public static func == (left: SQLValue, right: SQLValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.integer(let a), .integer(let b)): a == b
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    // `String` compares by canonical equivalence, SQL by code point.
    case (.text(let a), .text(let b)): a.utf8.elementsEqual(b.utf8)
    case (.blob(let a), .blob(let b)): a == b
    case (.timestamp(let a), .timestamp(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.time(let a), .time(let b)): a == b
    case (.uuid(let a), .uuid(let b)): a == b
    case (.invalid(let a), .invalid(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.bitPattern)
    case .text(let value): for byte in value.utf8 { hasher.combine(byte) }
    case .blob(let value): hasher.combine(value)
    case .timestamp(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .time(let value): hasher.combine(value)
    case .uuid(let value): hasher.combine(value)
    case .invalid(let reason): hasher.combine(reason)
    }
  }
}

extension SQLValue {
  /// Whether every engine stores the value as it is.
  var isPlain: Bool {
    switch self {
    case .null, .boolean, .integer, .blob, .timestamp, .date, .time, .uuid: true
    case .double(let number): number.isFinite
    case .text(let text): !text.hasNUL
    case .invalid: false
    }
  }
}

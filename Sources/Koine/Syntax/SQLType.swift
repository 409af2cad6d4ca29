/// The SQL type of an expression, as a meaning: each dialect spells it its own way.
///
/// | case | SQLite | PostgreSQL | MariaDB |
/// |---|---|---|---|
/// | `boolean` | `INTEGER` 0, 1 | `boolean` | `BOOLEAN` |
/// | `integer(bits:)` | `INTEGER` | `smallint`, `integer`, `bigint` | `TINYINT`, `SMALLINT`, `INT`, `BIGINT` |
/// | `unsigned(bits:)` | `INTEGER` | the signed type of the next size, at most `bigint` | the signed type of the next size, at most `BIGINT` |
/// | `real`, `double` | `REAL` | `real`, `double precision` | `FLOAT`, `DOUBLE` |
/// | `decimal(scale:)` | `INTEGER` × 10^scale | `numeric(18, scale)` | `DECIMAL(18, scale)` |
/// | `text` | `TEXT` | `text` | `LONGTEXT` |
/// | `blob` | `BLOB` | `bytea` | `LONGBLOB` |
/// | `timestamp` | `TEXT`, UTC, fixed width | `timestamptz` | `DATETIME(6)`, UTC |
/// | `date` | `TEXT`, `2013-01-31` | `date` | `DATE` |
/// | `time` | `TEXT`, `10:00:00.123456` | `time` | `TIME(6)` |
/// | `uuid` | `TEXT`, lower case | `uuid` | `CHAR(36)`, lower case |
/// | `json` | `TEXT` | `jsonb` | `JSON` |
/// | `opaque` | the stored type's | the stored type's | the stored type's |
/// | `named` | the stored type's | the name itself | the name itself |
@nonexhaustive public enum SQLType: Sendable, Hashable {
  /// True or false.
  case boolean
  /// A signed integer of 8, 16, 32 or 64 bits.
  case integer(bits: Int)
  /// An integer from 0 on, of 8, 16, 32 or 64 bits. Engines have no such types: it is a signed one with a
  /// check, and of 64 bits it ends at `Int64.max`.
  case unsigned(bits: Int)
  /// A floating-point number of 32 bits.
  case real
  /// A floating-point number of 64 bits.
  case double
  /// A decimal number of 18 digits, `scale` of them behind the point. Its values travel as the integer that
  /// these digits make without the point.
  case decimal(scale: Int)
  /// A text, in UTF-8.
  case text
  /// Bytes.
  case blob
  /// An instant, to the microsecond.
  case timestamp
  /// A day, of no time zone.
  case date
  /// A time of the day, of no time zone, to the microsecond.
  case time
  /// The sixteen bytes of a UUID.
  case uuid
  /// A JSON document, as text on its way.
  case json
  /// A stored form in which equal values may look different, such as numbers as text: it is read and
  /// written, but never compared or ordered.
  indirect case opaque(SQLType)
  /// A type that the database itself defines, such as an enum type, by its name, with the type in which
  /// its values travel.
  indirect case named(String, stored: SQLType)
  /// Not known: the type of a raw fragment that does not say.
  case unknown

  /// A signed integer of 64 bits, what a Swift `Int` is stored as.
  public static var bigInteger: SQLType { .integer(bits: 64) }

  /// Whether the values are whole numbers.
  @_spi(KoineDriver) public var isInteger: Bool {
    switch self {
    case .integer, .unsigned: true
    default: false
    }
  }

  /// The least and the greatest value of an integer type, as columns hold them; `nil` for other types.
  @_spi(KoineDriver) public var integerRange: ClosedRange<Int64>? {
    switch self {
    case .integer(bits: 8): -128...127
    case .integer(bits: 16): -32_768...32_767
    case .integer(bits: 32): -2_147_483_648...2_147_483_647
    case .integer: .min ... .max
    case .unsigned(bits: 8): 0...255
    case .unsigned(bits: 16): 0...65_535
    case .unsigned(bits: 32): 0...4_294_967_295
    case .unsigned: 0 ... .max
    default: nil
    }
  }

  /// The decimals of a decimal type.
  @_spi(KoineDriver) public var scale: Int? {
    if case .decimal(let scale) = storage { scale } else { nil }
  }

  /// The most digits that a decimal number has, on every engine.
  @_spi(KoineDriver) public static let decimalDigits = 18
  /// How many decimals a quotient or a mean has more than the number that is divided.
  @_spi(KoineDriver) public static let quotientDecimals = 4

  /// Ten to the power of a number of decimals; `nil` if that is not a 64-bit integer.
  @_spi(KoineDriver) public static func power(ofTen exponent: Int) -> Int64? {
    exponent >= 0 && exponent <= 18 ? (0..<exponent).reduce(1) { power, _ in power * 10 } : nil
  }

  /// The type in which values are stored: without the name that a database gave it.
  public var storage: SQLType {
    switch self {
    case .named(_, let stored), .opaque(let stored): stored.storage
    default: self
    }
  }

  /// Whether a column of it is a column of plain text.
  @_spi(KoineDriver) public var isText: Bool {
    switch self {
    case .text, .opaque(.text): true
    default: false
    }
  }

  /// Whether values are equal exactly if the engine says so, and ordered as it orders them.
  package var isComparable: Bool {
    switch self {
    case .json, .opaque: false
    case .named(_, let stored): stored.isComparable
    default: true
    }
  }
}

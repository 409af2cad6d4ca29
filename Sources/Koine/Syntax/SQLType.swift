/// The SQL type of an expression, as a meaning: each dialect spells it its own way.
///
/// | case | SQLite | PostgreSQL |
/// |---|---|---|
/// | `boolean` | `INTEGER` 0, 1 | `boolean` |
/// | `integer(bits:)` | `INTEGER` | `smallint`, `integer`, `bigint` |
/// | `real`, `double` | `REAL` | `real`, `double precision` |
/// | `text` | `TEXT` | `text` |
/// | `blob` | `BLOB` | `bytea` |
/// | `timestamp` | `TEXT`, UTC, fixed width | `timestamptz` |
/// | `uuid` | `TEXT`, lower case | `uuid` |
/// | `named` | the stored type's | the name itself |
@nonexhaustive public enum SQLType: Sendable, Hashable {
  case boolean
  /// A signed integer of 16, 32 or 64 bits.
  case integer(bits: Int)
  case real
  case double
  case text
  case blob
  /// An instant, to the microsecond.
  case timestamp
  case uuid
  /// A type that the database itself defines, such as an enum type, by its name, with the type in which
  /// its values travel.
  indirect case named(String, stored: SQLType)
  /// Not known: the type of a raw fragment that does not say.
  case unknown

  /// A signed integer of 64 bits, what a Swift `Int` is stored as.
  public static var bigInteger: SQLType { .integer(bits: 64) }

  /// The type without the name that a database gave it.
  public var storage: SQLType {
    if case .named(_, let stored) = self { stored } else { self }
  }
}

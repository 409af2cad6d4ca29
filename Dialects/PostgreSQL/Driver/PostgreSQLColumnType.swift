import Koine

/// The type of a Koine column that fits a column of PostgreSQL.
enum PostgreSQLColumnType {
  /// - Parameters:
  ///   - name: The name of the type in `pg_type`, or `enum`.
  ///   - modifier: The type's modifier: a length, or precision and scale; -1 if it has none.
  static func type(named name: String, modifier: Int) -> SQLType? {
    switch name {
    case "bool": .boolean
    case "int2": .integer(bits: 16)
    case "int4": .integer(bits: 32)
    case "int8": .integer(bits: 64)
    case "float4": .real
    case "float8": .double
    case "numeric": decimal(modifier)
    case "text", "varchar", "name", "enum": .text
    // The blanks at the end of a text do not count.
    case "bpchar": .named(modifier < 4 ? "bpchar" : "character(\(modifier - 4))", stored: .text)
    case "bytea": .blob
    case "timestamptz": .timestamp
    // Compared with an instant it would be taken for a time of the session's zone.
    case "timestamp": .named(modifier < 0 ? "timestamp" : "timestamp(\(modifier))", stored: .timestamp)
    case "date": .date
    case "time": .time
    case "uuid": .uuid
    case "jsonb": .json
    case "json": .named("json", stored: .json)
    default: nil
    }
  }

  /// The type of a result's column, whose modifier is not known.
  static func ofResult(named name: String) -> SQLType? {
    switch name {
    case "numeric": .decimal(scale: 0)
    case "oid": .bigInteger
    case "char", "unknown", "xml": .text
    default: type(named: name, modifier: -1)
    }
  }

  /// A decimal type of at most 18 digits: what Koine's numbers hold.
  private static func decimal(_ modifier: Int) -> SQLType? {
    guard modifier >= 4 else { return nil }
    let precision = (modifier - 4) >> 16
    // The scale has eleven bits, with a sign.
    let scale = (((modifier - 4) & 0x7ff) ^ 1024) - 1024
    return precision <= 18 && scale >= 0 && scale <= precision ? .decimal(scale: scale) : nil
  }
}

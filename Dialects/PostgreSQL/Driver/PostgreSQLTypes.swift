import CLibPQ
@_spi(KoineDriver) import Koine

/// The numbers of PostgreSQL's built-in types that parameters are declared with.
enum TypeOID {
  static let boolean: Oid = 16
  static let blob: Oid = 17
  static let bigint: Oid = 20
  static let smallint: Oid = 21
  static let integer: Oid = 23
  static let text: Oid = 25
  static let real: Oid = 700
  static let double: Oid = 701
  static let varchar: Oid = 1043
  static let date: Oid = 1082
  static let time: Oid = 1083
  static let timestamp: Oid = 1114
  static let timestamptz: Oid = 1184
  static let numeric: Oid = 1700
  static let uuid: Oid = 2950
  static let jsonb: Oid = 3802
  /// Leaves the type to the server.
  static let inferred: Oid = 0
}

/// How the bytes of a result's column are to be read.
enum WireFormat: UInt8, Sendable {
  case boolean
  case int2
  case int4
  case int8
  /// Unsigned, 32 bits.
  case oid
  case float4
  case float8
  case text
  case jsonb
  case blob
  case timestamp
  case date
  case time
  case uuid
  case numeric
  case unsupported

  /// The format of a type that every database has. `nil` for a type that a database or an extension defines.
  static func builtIn(_ type: Oid) -> WireFormat? {
    switch type {
    case 16: .boolean
    case 17: .blob
    case 20: .int8
    case 21: .int2
    case 23: .int4
    case 26: .oid
    case 700: .float4
    case 701: .float8
    // text, varchar, bpchar, name, unknown, "char", json, xml, and void, which is empty
    case 25, 1043, 1042, 19, 705, 18, 114, 142, 2278: .text
    case 3802: .jsonb
    case TypeOID.timestamp, TypeOID.timestamptz: .timestamp
    case 1082: .date
    case 1083: .time
    case 2950: .uuid
    case 1700: .numeric
    // The server gives the numbers from here on to what is created later.
    case 16_384...: nil
    default: .unsupported
    }
  }
}

import CLibPQ
@_spi(KoineDriver) import Koine
import Synchronization

/// How the types that a database defines by itself travel, found out once per database.
final class TypeCatalog: Sendable {
  private let known = Mutex<[Oid: WireFormat]>([:])

  /// The formats of these types, or `nil` if one is not known yet.
  func formats(of types: [Oid]) -> [WireFormat]? {
    var formats: [WireFormat] = []
    formats.reserveCapacity(types.count)
    for type in types {
      guard let format = WireFormat.builtIn(type) ?? known.withLock({ $0[type] }) else { return nil }
      formats.append(format)
    }
    return formats
  }

  func isMissing(_ type: Oid) -> Bool {
    WireFormat.builtIn(type) == nil && known.withLock { $0[type] == nil }
  }

  func add(_ formats: [Oid: WireFormat]) {
    known.withLock { $0.merge(formats) { _, new in new } }
  }

  /// Finds a row if a type travels as its text: the labels of an enum type, and the texts that extensions
  /// define, such as citext.
  static func lookup(_ type: Oid) -> RenderedStatement {
    RenderedStatement(
      sql: "SELECT 1 FROM pg_catalog.pg_type WHERE oid::bigint = $1 AND typcategory IN ('E', 'S')",
      bindings: [.integer(Int64(type))], types: [.bigInteger])
  }
}

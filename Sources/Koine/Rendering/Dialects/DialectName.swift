/// The name of a dialect, whatever its version, by which SQL written by hand says for which one it is.
///
///     SQL(for: [.sqlite: "unixepoch(\(note.madeAt))", .postgreSQL: "CAST(extract(epoch FROM \(note.madeAt)) AS bigint)"])
///
/// Each dialect's module has a constant for its own.
public struct DialectName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, such as `SQLite`.
  public let description: String

  /// Names a dialect as ``SQLDialect/name`` begins, without its version.
  public init(_ name: String) {
    description = name
  }

  /// Names a dialect as ``SQLDialect/name`` begins, without its version.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// - Parameter name: The name of a dialect with its version.
  init(withoutVersionOf name: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let hasVersion = words.count > 1 && words.last?.first?.isNumber == true
    self.init(hasVersion ? words.dropLast().joined(separator: " ") : name)
  }
}

extension SQLDialect {
  /// The ``name`` without its version.
  public var names: [DialectName] { [DialectName(withoutVersionOf: name)] }
}

extension DerivedSQLDialect {
  /// The ``name`` without its version, and the names of the base.
  public var names: [DialectName] {
    let own = DialectName(withoutVersionOf: name)
    return [own] + base.names.filter { $0 != own }
  }
}

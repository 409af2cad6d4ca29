/// The name of a dialect, whatever its version, by which SQL written by hand says for which one it is.
///
///     SQL(for: [.sqlite: "unixepoch(\(note.madeAt))", .postgreSQL: "CAST(extract(epoch FROM \(note.madeAt)) AS bigint)"])
///
/// Each dialect's module has a constant for its own.
public struct DialectName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, such as `SQLite`.
  public let description: String

  /// Names a dialect as its own name begins, without its version.
  public init(_ name: String) {
    description = name
  }

  /// Names a dialect as its own name begins, without its version.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// - Parameter name: The name of a dialect with its version.
  init(withoutVersionOf name: String) {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let hasVersion = words.count > 1 && words.last?.first.map { "0"..."9" ~= $0 } == true
    self.init(hasVersion ? words.dropLast().joined(separator: " ") : name)
  }
}

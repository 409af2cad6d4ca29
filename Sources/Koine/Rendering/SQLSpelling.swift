/// What differs between dialects in spelling alone, as data.
public struct SQLSpelling: Sendable {
  /// The byte before a placeholder's number: `?` or `$`.
  public var placeholder: UInt8
  /// The byte around an identifier.
  public var identifierQuote: UInt8
  /// How many values one statement may bind.
  public var maximumParameters: Int
  /// The collation that compares text by code point, where that is not the engine's own way.
  public var codePointCollation: String?
  /// Whether a value compared with a column of a type that the database defines needs a cast to it.
  public var castsNamedTypes: Bool
  /// Whether a text constant with a backslash is written as `E'…'` with backslashes doubled, because what a
  /// plain constant makes of them depends on a setting of the server.
  public var escapesBackslashes: Bool

  public init(
    placeholder: UInt8 = UInt8(ascii: "?"), identifierQuote: UInt8 = UInt8(ascii: "\""),
    maximumParameters: Int = 32_766, codePointCollation: String? = nil, castsNamedTypes: Bool = false,
    escapesBackslashes: Bool = false
  ) {
    self.placeholder = placeholder
    self.identifierQuote = identifierQuote
    self.maximumParameters = maximumParameters
    self.codePointCollation = codePointCollation
    self.castsNamedTypes = castsNamedTypes
    self.escapesBackslashes = escapesBackslashes
  }
}

/// What a dialect keeps for a version: shared, so that a dialect is as cheap to pass as two words.
public final class SQLDialectTraits: Sendable {
  public let features: SQLFeatureTable
  public let spelling: SQLSpelling

  public init(features: SQLFeatureTable, spelling: SQLSpelling) {
    self.features = features
    self.spelling = spelling
  }
}

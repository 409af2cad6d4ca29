/// How an engine takes the text of a statement apart, as far as that is not the same on every engine.
///
/// Every engine has comments from `--` to the end of the line and between `/*` and `*/`, constants in `'…'` and names
/// in `"…"`, with a quote in them doubled.
public struct SQLLexicalRules: OptionSet, Sendable, Hashable {
  /// One bit for each rule.
  public let rawValue: UInt8

  /// A set of the rules whose bits are set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A comment may hold others: `/* /* */ */`.
  public static let nestedComments = SQLLexicalRules(rawValue: 1)
  /// A carriage return ends a comment that begins with `--`, too.
  public static let commentsEndAtReturn = SQLLexicalRules(rawValue: 2)
  /// `$$…$$` and `$tag$…$tag$` are constants.
  public static let dollarQuotes = SQLLexicalRules(rawValue: 4)
  /// `E'…'` is a constant in which a backslash takes the next character as it is.
  public static let escapeStrings = SQLLexicalRules(rawValue: 8)
  /// Names may be written between back-ticks.
  public static let backtickNames = SQLLexicalRules(rawValue: 16)
  /// Names may be written in brackets, without a way to write `]` in them.
  public static let bracketNames = SQLLexicalRules(rawValue: 32)
  /// `#` begins a comment to the end of the line, too.
  public static let hashComments = SQLLexicalRules(rawValue: 64)
  /// `--` begins a comment only before a blank or the end of the text: `5--1` is a difference.
  public static let blankBehindDashes = SQLLexicalRules(rawValue: 128)
}

@_spi(KoineDriver) import Koine
import Testing

/// How the text of a statement is taken apart: the rules of each engine, in one reader.
@Suite struct SQLLexerTests {
  private static let postgreSQL: SQLLexicalRules = [
    .nestedComments, .commentsEndAtReturn, .dollarQuotes, .escapeStrings,
  ]
  private static let sqlite: SQLLexicalRules = [.backtickNames, .bracketNames]
  private static let mariaDB: SQLLexicalRules = [.backtickNames, .hashComments, .blankBehindDashes]

  struct Case: Sendable, CustomTestStringConvertible {
    let sql: String
    let rules: SQLLexicalRules
    /// `n` for a name in quotes, `c` for a constant, `#` for a number, `?` for a placeholder.
    let tokens: String

    init(_ sql: String, _ rules: SQLLexicalRules, _ tokens: String) {
      self.sql = sql
      self.rules = rules
      self.tokens = tokens
    }

    var testDescription: String { sql }
  }

  private static let cases: [Case] = [
    // Comments
    Case("a -- b\nc", [], "A C"), Case("a -- b\rc", [], "A"), Case("a -- b\rc", postgreSQL, "A C"),
    Case("a /* b */ c", [], "A C"), Case("a /* /* */ b */ c", [], "A B * / C"),
    Case("a /* /* */ b */ c", postgreSQL, "A C"), Case("a /* /* b */ c", postgreSQL, "A"),
    Case("a /* b", [], "A"), Case("/*/ a */ b", [], "B"), Case("--", [], ""), Case("a--", [], "A"),
    Case("a # b\nc", mariaDB, "A C"), Case("a # 'b", mariaDB, "A"), Case("a # b", postgreSQL, "A # B"),
    Case("a #b\rc", mariaDB, "A"), Case("a--b\nc", mariaDB, "A - - B C"), Case("a -- b\nc", mariaDB, "A C"),
    Case("a--\tb\nc", mariaDB, "A C"), Case("a--", mariaDB, "A"), Case("a---- b", mariaDB, "A - -"),
    Case("a - b / c * d", [], "A - B / C * D"), Case("'--' a", [], "c A"), Case("\"/*\" a", [], "n A"),
    // Constants
    Case("'it''s' a", [], "c A"), Case("'\\' a", postgreSQL, "c A"), Case("'a", [], "c"), Case("''", [], "c"),
    Case("E'\\' a' b", postgreSQL, "c B"), Case("e'\\'' a", postgreSQL, "c A"),
    Case("E'\\\\' a", postgreSQL, "c A"), Case("E'''\\'' a", postgreSQL, "c A"),
    Case("E'\\' a", [], "E c A"), Case("E '\\' a", postgreSQL, "E c A"),
    Case("E'a'\n'\\'' b", postgreSQL, "c B"), Case("E'a' -- c\n'\\' b", postgreSQL, "c c B"),
    Case("E'a'\n -- c\n '\\'' b", postgreSQL, "c B"), Case("E'a' '\\' b", postgreSQL, "c c B"),
    Case("E'a'\nb", postgreSQL, "c B"), Case("E'\\", postgreSQL, "c"), Case("ee'\\' a", postgreSQL, "EE c A"),
    Case("x'00' b'1' N'a' U&'b'", postgreSQL, "c c c U & c"),
    // Dollar quotes
    Case("$$ ' \" $$ a", postgreSQL, "c A"), Case("$a$ $$ $b$ $a$ b", postgreSQL, "c B"),
    Case("$1 $$ a", postgreSQL, "? c"), Case("a$b$ c", postgreSQL, "A$B$ C"),
    Case("1$$ $$", postgreSQL, "# c"), Case("$é$ ' $é$ a", postgreSQL, "c A"), Case("$1a$", postgreSQL, "?"),
    Case("$$ a $$", sqlite, "? A ?"), Case("$a $", sqlite, "? $"), Case("$", postgreSQL, "$"),
    // Names
    Case("\"a\"\"b\" c", [], "n C"), Case("\"\\\" a", postgreSQL, "n A"), Case("`a` [b]", [], "` A ` [ B ]"),
    Case("`a``' ` [b \" '] c", sqlite, "n n C"), Case("[a", sqlite, "n"), Case("a[1]", postgreSQL, "A [ # ]"),
    Case("U&\"a\" ſelect ÄB_1", [], "U & n ſELECT ÄB_1"),
    // Numbers, placeholders, marks
    Case("1.5e10 0x1F .5 1_000", [], "# # . # #"), Case("?1 ? ?a :b @c", [], "? ? ? : B @ C"),
    Case("(a.b, c)::int;", [], "( A . B , C ) : : INT ;"), Case(" \t\u{B}\u{C}\r\na", [], "A"),
    Case("", [], ""),
  ]

  @Test(arguments: cases) func aTextIsTakenApartByTheRulesOfItsEngine(_ example: Case) {
    let tokens = SQLTokens(example.sql, example.rules).map { token in
      switch token {
      case .word(let word): word
      case .quotedName: "n"
      case .constant: "c"
      case .number: "#"
      case .parameter: "?"
      case .mark(let byte): String(Unicode.Scalar(byte))
      }
    }
    #expect(tokens.joined(separator: " ") == example.tokens)
  }

  @Test func aNameIsToldWithoutItsQuotes() {
    var tokens = SQLTokens("Foo \"a\"\"b\" [c d] `e``f` 'g''h' \"\"", [.backtickNames, .bracketNames])
    var texts: [String] = []
    while tokens.next() != nil { texts.append(tokens.text) }
    #expect(texts == ["Foo", "a\"b", "c d", "e`f", "g'h", ""])
  }
}

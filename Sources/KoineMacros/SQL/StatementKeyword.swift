/// A keyword that begins a statement, and what tells a statement from an expression that begins with a column of
/// nearly the same name: `updated IS NULL`, `selected = 1`, `created DESC`.
///
/// Short keywords without a word of their own behind them (DO, SET, CALL, LISTEN, NOTIFY) are not guessed: too many
/// names are like them.
struct StatementKeyword {
  private var name: String
  /// Whether a statement goes on like the words behind the first.
  private var isFollowed: @Sendable (WordsBehind) -> Bool

  private init(_ name: String, _ isFollowed: @escaping @Sendable (WordsBehind) -> Bool) {
    self.name = name
    self.isFollowed = isFollowed
  }

  private init(_ name: String, before words: Set<String>) {
    self.init(name) { $0.word(0).map(words.contains) == true }
  }

  /// The keyword that is meant by the first word of a text, if that is none.
  static func meant(by parts: SQLParts) -> String? {
    guard let word = parts.firstWord, !known.contains(word) else { return nil }
    let behind = WordsBehind(tokens: parts.tokens.dropFirst())
    return all.filter { $0.resembles(word) && $0.isFollowed(behind) }.map(\.name)
      .min { word.editDistance(to: $0) < word.editDistance(to: $1) }
  }

  private func resembles(_ word: String) -> Bool {
    guard word.allSatisfy({ $0.isASCII }), abs(word.count - name.count) <= 1, !isInflected(word) else {
      return false
    }
    return word.editDistance(to: name) <= (name.count >= 6 ? 2 : 1)
  }

  /// Whether the word is the keyword's participle, plural and the like.
  private func isInflected(_ word: String) -> Bool {
    word.hasPrefix(name) && ["S", "D", "R"].contains(word.dropFirst(name.count))
  }

  private static let objects: Set = [
    "AGGREGATE", "COLLATION", "DATABASE", "DOMAIN", "EVENT", "EXTENSION", "FUNCTION", "INDEX", "MATERIALIZED",
    "OPERATOR", "POLICY", "PROCEDURE", "PUBLICATION", "ROLE", "ROUTINE", "RULE", "SCHEMA", "SEQUENCE",
    "STATISTICS",
    "TABLE", "TEMP", "TEMPORARY", "TRIGGER", "TYPE", "UNIQUE", "UNLOGGED", "USER", "VIEW", "VIRTUAL",
  ]
  private static let rights: Set = [
    "ALL", "CONNECT", "CREATE", "DELETE", "EXECUTE", "INSERT", "REFERENCES", "SELECT", "TRIGGER", "TRUNCATE",
    "UPDATE",
    "USAGE",
  ]
  private static let transactions: Set = [
    "CONCURRENT", "DEFERRED", "EXCLUSIVE", "IMMEDIATE", "ISOLATION", "TRANSACTION", "WORK",
  ]

  private static let all = [
    StatementKeyword("SELECT") {
      $0.isConstant(0) || ["DISTINCT", "CASE"].contains($0.word(0))
        || ($0.isOperand(0) || $0.isMark("*", 0)) && $0.hasWord("FROM")
    },
    StatementKeyword("INSERT") { $0.word(0) == "INTO" || $0.word(1) == "INTO" || $0.word(2) == "INTO" },
    StatementKeyword("REPLACE", before: ["INTO"]),
    StatementKeyword("UPDATE") { $0.isOperand(0) && $0.hasWord("SET") },
    StatementKeyword("DELETE", before: ["FROM"]),
    StatementKeyword("MERGE", before: ["INTO"]),
    StatementKeyword("WITH") {
      $0.word(0) == "RECURSIVE" || $0.isOperand(0) && $0.word(1) == "AS" && $0.isMark("(", 2)
    },
    StatementKeyword("VALUES") { $0.isInterpolation(0) || $0.isMark("(", 0) && $0.hasRows },
    StatementKeyword("CREATE") { $0.isWord(0, of: objects) || $0.word(0) == "OR" && $0.word(1) == "REPLACE" },
    StatementKeyword("ALTER", before: objects),
    StatementKeyword("DROP", before: objects),
    StatementKeyword("TRUNCATE") { $0.word(0) == "TABLE" || $0.isOneName },
    StatementKeyword("PRAGMA") { $0.isName(0) && ($0.isOneName || $0.isMark("=", 1) || $0.isMark("(", 1)) },
    StatementKeyword(
      "EXPLAIN", before: ["ANALYZE", "DELETE", "INSERT", "QUERY", "SELECT", "UPDATE", "VERBOSE", "WITH"]),
    StatementKeyword("ANALYZE", \.isOneName),
    StatementKeyword("VACUUM") { $0.isWord(0, of: ["ANALYZE", "FULL", "INTO", "VERBOSE"]) || $0.isOneName },
    StatementKeyword("REINDEX") { $0.isWord(0, of: objects) || $0.isOneName },
    StatementKeyword("BEGIN", before: transactions),
    StatementKeyword("COMMIT", before: ["PREPARED", "TRANSACTION", "WORK"]),
    StatementKeyword("ROLLBACK", before: ["PREPARED", "TO", "TRANSACTION", "WORK"]),
    StatementKeyword("SAVEPOINT", \.isOneName),
    StatementKeyword("RELEASE", before: ["SAVEPOINT"]),
    StatementKeyword("GRANT", before: rights),
    StatementKeyword("REVOKE", before: rights),
    StatementKeyword("ATTACH") { $0.word(0) == "DATABASE" || $0.isConstant(0) && $0.word(1) == "AS" },
    StatementKeyword("DETACH", before: ["DATABASE"]),
    StatementKeyword("LOCK", before: ["TABLE", "TABLES"]),
    StatementKeyword("COPY") { words in
      (1...2).contains { words.isWord($0, of: ["STDIN", "STDOUT", "PROGRAM"]) }
    },
    StatementKeyword("SHOW", before: ["COLUMNS", "DATABASES", "TABLES", "VARIABLES"]),
  ]

  /// Words that begin a statement or a part of one, and others that are like a keyword by chance.
  private static let known = Set(all.map(\.name)).union([
    "AFTER", "ANALYSE", "BEFORE", "DELTA", "DO", "END", "SET", "TABLE", "USE", "USING", "VALUE", "WHEN",
    "WHERE", "WIDTH", "WITHIN",
  ])
}

/// What is behind the first word of a text.
struct WordsBehind {
  private let tokens: [SQLParts.Token]

  init(tokens: some Sequence<SQLParts.Token>) {
    self.tokens = tokens.filter { $0.kind != .mark(UInt8(ascii: ";")) }
  }

  private func kind(_ index: Int) -> SQLParts.Token.Kind? { index < tokens.count ? tokens[index].kind : nil }

  func word(_ index: Int) -> String? { index < tokens.count ? tokens[index].word : nil }
  func isWord(_ index: Int, of words: Set<String>) -> Bool { word(index).map(words.contains) == true }
  func isMark(_ mark: Unicode.Scalar, _ index: Int) -> Bool { kind(index) == .mark(UInt8(ascii: mark)) }
  func isInterpolation(_ index: Int) -> Bool { kind(index) == .interpolation }
  func isConstant(_ index: Int) -> Bool { kind(index) == .constant || kind(index) == .number }

  func isName(_ index: Int) -> Bool {
    if let word = word(index) { return !Self.wordsBehindOperands.contains(word) }
    return kind(index) == .quotedName
  }

  func isOperand(_ index: Int) -> Bool { isName(index) || isInterpolation(index) }

  /// Whether there is a name, with its schema or without, and nothing else.
  var isOneName: Bool {
    isOperand(0) && (tokens.count == 1 || tokens.count == 3 && isMark(".", 1) && isName(2))
  }

  /// Whether a word is there outside of parentheses.
  func hasWord(_ word: String) -> Bool { tokens.contains { $0.word == word && $0.enclosing == nil } }

  /// Whether there are several lists in parentheses, and nothing else: `(1, 2), (3, 4)`.
  var hasRows: Bool {
    let outer = tokens.filter { $0.enclosing == nil }.map(\.kind)
    return outer.count > 1
      && outer.enumerated().allSatisfy {
        $1 == .mark($0.isMultiple(of: 2) ? UInt8(ascii: "(") : UInt8(ascii: ","))
      }
  }

  /// What an expression, a term of ORDER BY or a column's definition goes on with.
  private static let wordsBehindOperands = SQLParts.wordOperators.union([
    "AND", "AS", "ASC", "AT", "BETWEEN", "COLLATE", "DESC", "FILTER", "ILIKE", "IN", "IS", "ISNULL", "LIKE",
    "NOT",
    "NOTNULL", "NULLS", "OPERATOR", "OR", "OVER", "OVERLAPS", "SIMILAR", "USING",
  ])
}

/// The table that a statement changes and the columns that an error of it is about, read from its text: for errors of
/// which the engine says less.
@_spi(KoineDriver) public struct StatementTarget: Sendable, Hashable {
  /// The name of the table, without that of its schema.
  public let table: String
  /// The names of the columns, if it is known which they are.
  public let columns: [String]

  /// The table of an insert, and the key that its ON CONFLICT names.
  ///
  ///     INSERT INTO "tags" ("id", "title") VALUES (?1, ?2) ON CONFLICT ("title") DO NOTHING     -- "tags", "title"
  ///
  /// - Parameter rules: What the engine takes for a comment, a constant and a name in quotes.
  public init?(upsert sql: String, _ rules: SQLLexicalRules) {
    var tokens = SQLTokens(sql, rules)
    var table: String?
    var keys: [[String]] = []
    var isAfterON = false
    while let token = tokens.next() {
      if token == .word("INTO"), table == nil { table = tokens.takeTableName() }
      if isAfterON, token == .word("CONFLICT") { keys.append(tokens.takeKey()) }
      isAfterON = token == .word("ON")
    }
    guard let table, !keys.isEmpty else { return nil }
    self.table = table
    // Of several keys it may be any.
    columns = keys.count == 1 ? keys[0] : []
  }

  /// The table of an update, or of an insert.
  ///
  ///     UPDATE "tags" SET "title" = ?1     -- "tags"
  public init?(change sql: String, _ rules: SQLLexicalRules) {
    var tokens = SQLTokens(sql, rules)
    let first = tokens.next()
    guard first == .word("UPDATE") || first == .word("INSERT") else { return nil }
    if first == .word("INSERT") {
      while let token = tokens.next(), token != .word("INTO") {}
    }
    guard let table = tokens.takeTableName() else { return nil }
    self.table = table
    columns = []
  }

  /// The table of a change of column types, and the column whose type is changed, if it is one.
  ///
  ///     ALTER TABLE "tags" ALTER COLUMN "title" TYPE bigint USING …     -- "tags", "title"
  public init?(typeChange sql: String, _ rules: SQLLexicalRules) {
    var tokens = SQLTokens(sql, rules)
    guard tokens.next() == .word("ALTER"), tokens.next() == .word("TABLE"),
      let table = tokens.takeTableName()
    else { return nil }
    var columns: [String] = []
    var column: String?
    var isAfterALTER = false
    while let token = tokens.next() {
      if token == .word("TYPE"), let name = column { columns.append(name) }
      column = nil
      if isAfterALTER, token == .word("COLUMN"), tokens.next() != nil { column = tokens.text }
      isAfterALTER = token == .word("ALTER")
    }
    guard !columns.isEmpty else { return nil }
    self.table = table
    self.columns = columns.count == 1 ? columns : []
  }
}

extension SQLTokens {
  /// The name of a table behind that of its schema; `nil` if none comes next.
  fileprivate mutating func takeTableName() -> String? {
    var name: String?
    var ahead = self
    while let token = ahead.next() {
      switch token {
      case .quotedName, .word: name = ahead.text
      default: return name
      }
      self = ahead
      guard ahead.next() == .mark(UInt8(ascii: ".")) else { return name }
    }
    return name
  }

  /// The names of the columns between parentheses.
  fileprivate mutating func takeKey() -> [String] {
    guard next() == .mark(UInt8(ascii: "(")) else { return [] }
    var (names, depth, isCollation, isAfterWord) = ([String](), 1, false, false)
    while depth > 0, let token = next() {
      var isWord = false
      switch token {
      case .mark(UInt8(ascii: "(")):
        depth += 1
        // The name of a function.
        if isAfterWord { names.removeLast() }
      case .mark(UInt8(ascii: ")")): depth -= 1
      case .word where !isCollation && token != .word("COLLATE"):
        names.append(text)
        isWord = true
      case .quotedName where !isCollation: names.append(text)
      default: break
      }
      isAfterWord = isWord
      isCollation = token == .word("COLLATE")
    }
    return names
  }
}

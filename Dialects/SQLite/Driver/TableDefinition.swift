@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

/// What only the text of a CREATE TABLE statement says, as SQLite's pragmas do not tell it.
struct TableDefinition {
  struct Column {
    var collation: String?
    var generation: String?
    var isAutoincrement = false
  }

  struct Check {
    var name: String?
    var text: String
  }

  struct ForeignKey {
    var name: String?
    var deferral = DatabaseSchema.Deferral.never
  }

  /// The columns, by their names.
  private(set) var columns: [String: Column] = [:]
  private(set) var checks: [Check] = []
  private(set) var primaryKeyName: String?
  /// The names of the unique keys, by their columns in lower case.
  private(set) var uniqueNames: [[String]: String] = [:]
  /// The foreign keys, in the order of their declaration.
  private(set) var foreignKeys: [ForeignKey] = []

  private var tokens: DefinitionTokens
  /// The name of the constraint that comes next.
  private var pendingName: String?

  init(_ sql: String) {
    tokens = DefinitionTokens(sql)
    guard tokens.skip(past: "(") else { return }
    while let first = tokens.current, !tokens.isMark(")") {
      if tokens.isMark(",") {
        tokens.advance()
      } else if case .word(let word) = first.token, Self.tableConstraints.contains(word) {
        readConstraint(of: nil)
      } else {
        readColumn()
      }
    }
  }

  private static let tableConstraints: Set = ["CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN"]

  private static let columnConstraints: Set = [
    "CONSTRAINT", "PRIMARY", "NOT", "NULL", "UNIQUE", "CHECK", "DEFAULT", "COLLATE", "REFERENCES",
    "GENERATED", "AS", "DEFERRABLE", "ON",
  ]

  /// What follows FOREIGN KEY (…).
  private static let references: Set = ["REFERENCES", "ON", "MATCH", "NOT", "DEFERRABLE"]

  private mutating func readColumn() {
    let name = tokens.current?.text ?? ""
    columns[name] = Column()
    tokens.advance()
    // The type, with its parentheses.
    while let part = tokens.current, !tokens.isMark(","), !tokens.isMark(")") {
      if case .word(let word) = part.token, Self.columnConstraints.contains(word) {
        readConstraint(of: name)
      } else {
        tokens.skipOne()
      }
    }
    pendingName = nil
  }

  /// Reads one constraint, or a word of one.
  private mutating func readConstraint(of column: String?) {
    guard case .word(let word) = tokens.current?.token else { return tokens.skipOne() }
    tokens.advance()
    switch word {
    case "CONSTRAINT":
      pendingName = tokens.current?.text
      tokens.advance()
      return
    case "PRIMARY":
      tokens.advance()
      primaryKeyName = pendingName
      let columns = columnList()
      while tokens.isWord("ASC") || tokens.isWord("DESC") { tokens.advance() }
      skipConflict()
      if tokens.isWord("AUTOINCREMENT") {
        tokens.advance()
        if let column { self.columns[column]?.isAutoincrement = true }
      }
      // CREATE TABLE t (a INTEGER, PRIMARY KEY (a AUTOINCREMENT))
      if columns.isAutoincrement, let key = columns.names.first {
        for name in self.columns.keys where name.lowercasedASCII == key {
          self.columns[name]?.isAutoincrement = true
        }
      }
    case "UNIQUE":
      let names = columnList().names
      if let pendingName {
        uniqueNames[names.isEmpty ? [(column ?? "").lowercasedASCII] : names] = pendingName
      }
      skipConflict()
    case "CHECK":
      if let text = tokens.parenthesized() { checks.append(Check(name: pendingName, text: text)) }
      skipConflict()
    case "FOREIGN":
      tokens.advance()
      _ = columnList()
      while case .word(let next) = tokens.current?.token, Self.references.contains(next) {
        readConstraint(of: nil)
      }
    case "MATCH": tokens.advance()
    case "REFERENCES":
      foreignKeys.append(ForeignKey(name: pendingName))
      tokens.advance()
      _ = columnList()
    case "NOT" where tokens.isWord("DEFERRABLE"):
      tokens.advance()
      skipInitially()
    case "DEFERRABLE":
      let isDeferred = skipInitially()
      if !foreignKeys.isEmpty {
        foreignKeys[foreignKeys.count - 1].deferral = isDeferred ? .initially : .onRequest
      }
    case "COLLATE":
      if let column { columns[column]?.collation = tokens.current?.text }
      tokens.advance()
    case "DEFAULT": skipDefault()
    case "AS":
      if let column, let text = tokens.parenthesized() { columns[column]?.generation = text }
    // ON DELETE SET NULL and ON UPDATE SET DEFAULT have words that begin a constraint elsewhere.
    case "ON":
      tokens.advance()
      if tokens.isWord("SET") || tokens.isWord("NO") { tokens.advance() }
      tokens.advance()
      return
    default: break
    }
    pendingName = nil
  }

  /// Reads `(a, "b" COLLATE c DESC)`, if there is one.
  private mutating func columnList() -> (names: [String], isAutoincrement: Bool) {
    guard tokens.isMark("(") else { return ([], false) }
    tokens.advance()
    var names: [String] = []
    var isAutoincrement = false
    var isFirst = true
    while tokens.current != nil, !tokens.isMark(")") {
      if tokens.isMark(",") {
        isFirst = true
      } else if isFirst {
        names.append((tokens.current?.text ?? "").lowercasedASCII)
        isFirst = false
      } else if tokens.isWord("AUTOINCREMENT") {
        isAutoincrement = true
      }
      tokens.advance()
    }
    tokens.advance()
    return (names, isAutoincrement)
  }

  /// Skips `ON CONFLICT …`.
  private mutating func skipConflict() {
    guard tokens.isWord("ON"), tokens.isWord("CONFLICT", ahead: 1) else { return }
    for _ in 0..<3 { tokens.advance() }
  }

  @discardableResult private mutating func skipInitially() -> Bool {
    guard tokens.isWord("INITIALLY") else { return false }
    tokens.advance()
    let isDeferred = tokens.isWord("DEFERRED")
    tokens.advance()
    return isDeferred
  }

  private mutating func skipDefault() {
    if tokens.isMark("+") || tokens.isMark("-") { tokens.advance() }
    tokens.skipOne()
  }
}

/// The tokens of a definition, to be looked at one after another.
struct DefinitionTokens {
  struct Part {
    var token: SQLTokens.Token
    /// A name without its quotes.
    var text: String
    var range: Range<Int>

    /// Whether it can be a name.
    var isName: Bool {
      switch token {
      case .word, .quotedName: true
      default: false
      }
    }
  }

  private let bytes: [UInt8]
  private let parts: [Part]
  private var index = 0

  init(_ sql: String) {
    bytes = Array(sql.utf8)
    var tokens = SQLTokens(sql, SQLiteDialect.sqlite.spelling.lexicalRules)
    var parts: [Part] = []
    while let token = tokens.next() {
      parts.append(Part(token: token, text: tokens.text, range: tokens.range))
    }
    self.parts = parts
  }

  /// Every token.
  var all: [Part] { parts }

  var current: Part? { index < parts.count ? parts[index] : nil }

  mutating func advance() { index += 1 }

  /// Goes back to the token before.
  mutating func back() { index = max(0, index - 1) }

  func isMark(_ mark: Unicode.Scalar) -> Bool { current?.token == .mark(UInt8(ascii: mark)) }

  func isWord(_ word: String, ahead: Int = 0) -> Bool {
    index + ahead < parts.count && parts[index + ahead].token == .word(word)
  }

  /// Goes behind the next mark of its kind.
  ///
  /// - Returns: Whether there is one.
  mutating func skip(past mark: Unicode.Scalar) -> Bool {
    while current != nil, !isMark(mark) { index += 1 }
    defer { index += 1 }
    return current != nil
  }

  /// Goes behind the next word of its kind.
  ///
  /// - Returns: Whether there is one.
  mutating func skip(pastWord word: String) -> Bool {
    while current != nil, !isWord(word) { index += 1 }
    defer { index += 1 }
    return current != nil
  }

  /// Goes behind the next token, or behind the parenthesis that it opens.
  mutating func skipOne() {
    if isMark("(") { _ = parenthesized() } else { index += 1 }
  }

  /// Reads what is between two parentheses, with those in it.
  mutating func parenthesized() -> String? {
    guard let first = current, isMark("(") else { return nil }
    var depth = 0
    while let part = current {
      if isMark("(") { depth += 1 }
      if isMark(")") { depth -= 1 }
      index += 1
      if depth == 0 { return text(first.range.upperBound..<part.range.lowerBound) }
    }
    return text(first.range.upperBound..<bytes.count)
  }

  /// The text from the next token on.
  var rest: String { current.map { text($0.range.lowerBound..<bytes.count) } ?? "" }

  /// Reads the terms of a list in parentheses, at its commas, each with its tokens.
  mutating func list() -> [[Part]] {
    guard isMark("(") else { return [] }
    index += 1
    var terms: [[Part]] = [[]]
    var depth = 0
    while let part = current {
      if isMark(")"), depth == 0 { break }
      if isMark("(") { depth += 1 }
      if isMark(")") { depth -= 1 }
      if isMark(","), depth == 0 { terms.append([]) } else { terms[terms.count - 1].append(part) }
      index += 1
    }
    index += 1
    return terms
  }

  /// Whether the first token is a parenthesis that the last one closes.
  static func isInParentheses(_ parts: [Part]) -> Bool {
    guard parts.count > 2, parts.first?.token == .mark(UInt8(ascii: "(")) else { return false }
    var depth = 0
    for (index, part) in parts.enumerated() {
      if part.token == .mark(UInt8(ascii: "(")) { depth += 1 }
      if part.token == .mark(UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0 { return index == parts.count - 1 }
    }
    return false
  }

  /// The text between the first and the last of some tokens.
  func text(_ parts: some BidirectionalCollection<Part>) -> String {
    guard let first = parts.first, let last = parts.last else { return "" }
    return text(first.range.lowerBound..<last.range.upperBound)
  }

  private func text(_ range: Range<Int>) -> String {
    var range = range
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13 }
    while let first = bytes[range].first, isBlank(first) { range = range.lowerBound + 1..<range.upperBound }
    while let last = bytes[range].last, isBlank(last) { range = range.lowerBound..<range.upperBound - 1 }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}

extension DefinitionTokens {
  /// What of a CREATE TABLE statement a ``DatabaseSchema/Table`` has no word for.
  var untold: [String] {
    var tokens = self
    var found: [String] = []
    while tokens.current != nil {
      if tokens.isWord("ON"), tokens.isWord("CONFLICT", ahead: 1) {
        tokens.advance()
        tokens.advance()
        found.append("ON CONFLICT \(tokens.current?.text ?? "")")
      } else if tokens.isWord("UNIQUE") || tokens.isWord("KEY") {
        tokens.advance()
        // An INTEGER PRIMARY KEY DESC is none that names the number of the row.
        if tokens.isWord("DESC") { found.append("PRIMARY KEY DESC") }
        guard let list = tokens.parenthesized() else { continue }
        let words = DefinitionTokens(list)
        if words.parts.contains(where: { $0.token == .word("COLLATE") || $0.token == .word("DESC") }) {
          found.append("a key (\(list))")
        }
        continue
      }
      tokens.advance()
    }
    return found
  }
}

extension String {
  /// The text with its ASCII letters in lower case: SQLite's names that are equal are equal in it.
  var lowercasedASCII: String {
    String(decoding: utf8.lazy.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

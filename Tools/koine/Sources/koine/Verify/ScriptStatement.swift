@_spi(KoineDriver) import Koine

/// One statement of a text in SQL, as far as it matters where it is and what kind it is of.
struct ScriptStatement {
  /// The text from the first word to the last, without the semicolon behind it.
  let sql: String
  /// The line that it begins on, from 1.
  let line: Int
  /// Its first words in upper case, four at most; those in quotes do not count.
  let words: [String]
  /// How many values it takes, which may be more than any engine binds: the text names the number.
  let parameterCount: Int

  /// The word that tells what it does.
  var verb: String { words.first ?? "" }

  /// The line of a byte of the statement.
  func line(ofByte position: Int) -> Int {
    line + sql.utf8.prefix(max(0, position)).count { $0 == UInt8(ascii: "\n") }
  }
}

/// Takes a text in SQL apart into its statements.
///
/// A semicolon within parentheses, and within the body of a trigger or of a function between BEGIN and END, ends nothing.
struct ScriptReader: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let rules: SQLLexicalRules
  private var tokens: SQLTokens
  /// The line of the byte up to which lines were counted.
  private var place = (byte: 0, line: 1)

  /// - Parameter rules: How the engine takes text apart.
  init(_ text: String, _ rules: SQLLexicalRules) {
    bytes = Array(text.utf8)
    self.rules = rules
    tokens = SQLTokens(text, rules)
  }

  mutating func next() -> ScriptStatement? {
    var range: Range<Int>?
    var words: [String] = []
    var nesting = Nesting()
    var parameters = ScriptParameters(rules)
    while let token = tokens.next() {
      if token == .mark(UInt8(ascii: ";")), !nesting.isWithin {
        if let range { return statement(range, words, parameters) }
        continue
      }
      range = (range?.lowerBound ?? tokens.range.lowerBound)..<tokens.range.upperBound
      if case .word(let word) = token, words.count < 4 { words.append(word) }
      nesting.add(token, behind: words)
      parameters.add(token, tokens.range, bytes)
    }
    guard let range else { return nil }
    return statement(range, words, parameters)
  }

  private mutating func statement(
    _ range: Range<Int>, _ words: [String], _ parameters: ScriptParameters
  ) -> ScriptStatement {
    place.line += bytes[place.byte..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    place.byte = range.lowerBound
    return ScriptStatement(
      sql: String(decoding: parameters.numbered(bytes, range), as: UTF8.self), line: place.line, words: words,
      parameterCount: parameters.count)
  }
}

/// How deep a token is in parentheses, and in bodies that have statements of their own.
private struct Nesting {
  private var parentheses = 0
  private var blocks = 0
  private var previous: SQLTokens.Token?

  var isWithin: Bool { parentheses > 0 || blocks > 0 }

  /// - Parameter words: The first words of the statement.
  mutating func add(_ token: SQLTokens.Token, behind words: [String]) {
    defer { previous = token }
    switch token {
    case .mark(UInt8(ascii: "(")): parentheses += 1
    case .mark(UInt8(ascii: ")")): parentheses -= 1
    // CREATE TEMPORARY TRIGGER …
    case .word("BEGIN") where words.first == "CREATE" && words.prefix(3).contains("TRIGGER"): blocks += 1
    // CREATE FUNCTION … BEGIN ATOMIC …
    case .word("ATOMIC") where words.first == "CREATE" && previous == .word("BEGIN"): blocks += 1
    case .word("CASE") where blocks > 0: blocks += 1
    case .word("END") where blocks > 0: blocks -= 1
    default: break
    }
  }
}

/// The parameters of a statement: `?`, `?1`, `:name`, `@name` and `$name`, or `$1` and `:name` where `$1` is a number.
///
/// PostgreSQL has no names for parameters. There, a number takes the place of a name, and blanks those of the rest of it.
private struct ScriptParameters {
  /// How many values they take.
  private(set) var count = 0
  /// Whether `$1` is the first parameter, and not one of this name.
  private let hasDollarNumbers: Bool
  private var numbers: [String: Int] = [:]
  private var named: [(range: Range<Int>, number: Int)] = []
  /// A sign that a name may follow, which makes both a parameter.
  private var sign: (range: Range<Int>, isDoubled: Bool)?
  private var brackets = 0

  init(_ rules: SQLLexicalRules) { hasDollarNumbers = rules.contains(.dollarQuotes) }

  mutating func add(_ token: SQLTokens.Token, _ range: Range<Int>, _ bytes: [UInt8]) {
    let before = sign
    sign = nil
    switch token {
    case .mark(UInt8(ascii: ":")):
      // Not a::text.
      sign = (range: range, isDoubled: before.map { $0.range.upperBound == range.lowerBound } ?? false)
    case .mark(UInt8(ascii: "@")) where !hasDollarNumbers: sign = (range: range, isDoubled: false)
    case .mark(UInt8(ascii: "[")): brackets += 1
    case .mark(UInt8(ascii: "]")): brackets -= 1
    case .word, .number:
      // Not a[1:count].
      guard let before, before.range.upperBound == range.lowerBound, !before.isDoubled, brackets == 0 else {
        return
      }
      let whole = before.range.lowerBound..<range.upperBound
      let index = number(of: String(decoding: bytes[whole], as: UTF8.self))
      named.append((range: whole, number: index))
    case .parameter:
      let text = String(decoding: bytes[range], as: UTF8.self)
      if hasDollarNumbers {
        // ? and its kin are operators there.
        if text.hasPrefix("$") { _ = add(numbered: text.dropFirst()) }
      } else if text.hasPrefix("?") {
        if !add(numbered: text.dropFirst()) { addOne() }
      } else {
        _ = number(of: text)
      }
    default: break
    }
  }

  private mutating func addOne() {
    if count < .max { count += 1 }
  }

  /// Adds the parameter of a number, and those before it.
  ///
  /// - Returns: Whether it is one.
  private mutating func add(numbered digits: Substring) -> Bool {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }) else { return false }
    count = Swift.max(count, Int(digits) ?? .max)
    return true
  }

  private mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    addOne()
    numbers[name] = count
    return count
  }

  /// The bytes of a statement, as the engine takes them.
  func numbered(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var sql = Array(bytes[range])
    guard hasDollarNumbers else { return sql }
    for (place, number) in named.reversed() {
      let text = "$\(number)"
      let blanks = String(repeating: " ", count: Swift.max(0, place.count - text.utf8.count))
      sql.replaceSubrange(
        place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound, with: (text + blanks).utf8)
    }
    return sql
  }
}

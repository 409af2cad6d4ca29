/// What a text in SQL is made of: its tokens and comments.
///
/// A literal does not say for which engine it is: it is read by the rules of all of them together, and where these
/// contradict each other, by the one under which the text is right.
///
/// The lexer is that of the library, whose file is linked into this target: what a program renders is taken apart by the
/// same rules.
struct SQLParts {
  struct Token {
    enum Kind: Hashable {
      /// A word without quotes, its ASCII letters in upper case.
      case word(String)
      case quotedName, constant, number, parameter, interpolation
      case mark(UInt8)
    }

    var kind: Kind
    var range: Range<Int>
    /// Whether what is before it is a whole operand, so that it is an operator, if it may be one.
    var isAfterOperand: Bool
    /// The innermost parenthesis or bracket around it.
    var enclosing: UInt8?

    var word: String? {
      if case .word(let word) = kind { word } else { nil }
    }
  }

  struct Comment {
    var range: Range<Int>
    /// Whether it begins with `--`.
    var isLine: Bool
  }

  /// What the text ends within.
  struct Unclosed {
    var start: Int
    var isComment = false
  }

  private(set) var tokens: [Token] = []
  private(set) var comments: [Comment] = []
  private(set) var unclosed: Unclosed?
  let bytes: [UInt8]

  /// - Parameter bytes: UTF-8, in which a NUL is an interpolation.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let rules: SQLLexicalRules = [.commentsEndAtReturn, .dollarQuotes, .escapeStrings, .backtickNames]
    read(rules.union(.nestedComments))
    if unclosed?.isComment == true {
      (tokens, comments, unclosed) = ([], [], nil)
      read(rules)
    }
  }

  /// The word that the text begins with.
  var firstWord: String? { tokens.first?.word }

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  // MARK: Reading

  private mutating func read(_ rules: SQLLexicalRules) {
    // Whatever takes these two for a part of itself is not closed.
    let text = bytes + "\n;".utf8
    var open: [UInt8] = []
    var isAfterOperand = false
    text.withUnsafeBufferPointer { text in
      var end = 0
      while unclosed == nil {
        var lexer = SQLLexer(text, rules, at: end)
        var next = lexer.next()
        readComments(end..<lexer.start, in: text, areNested: rules.contains(.nestedComments))
        if case .mark(UInt8(ascii: "["))? = next, open.last != UInt8(ascii: "["),
          !isAfterOperand || isBehindName(lexer.start..<lexer.end)
        {
          // Not a subscript: a name.
          lexer = SQLLexer(text, rules.union(.bracketNames), at: lexer.start)
          next = lexer.next()
        }
        guard let next, lexer.start <= bytes.count else { return }
        guard lexer.end <= bytes.count else {
          unclosed = Unclosed(start: lexer.start)
          return
        }
        end = lexer.end
        let token = Token(
          kind: kind(of: next, lexer.start..<end), range: lexer.start..<end,
          isAfterOperand: isAfterOperand, enclosing: open.last)
        isAfterOperand = endsOperand(token)
        switch next {
        case .mark(let mark) where mark == UInt8(ascii: "(") || mark == UInt8(ascii: "["): open.append(mark)
        case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): _ = open.popLast()
        default: break
        }
        tokens.append(token)
      }
    }
  }

  /// Whether a bracket does not belong to the word before it: `CONSTRAINT [a b]`, but not `a[b]`, `int []`, `ARRAY [b]`.
  private func isBehindName(_ bracket: Range<Int>) -> Bool {
    guard let last = tokens.last, let word = last.word, word != "ARRAY",
      let next = byte(bracket.upperBound)
    else {
      return false
    }
    return last.range.upperBound < bracket.lowerBound && 97...122 ~= next | 0x20
  }

  private func kind(of token: SQLLexer.Token, _ range: Range<Int>) -> Token.Kind {
    switch token {
    case .word: .word(String(decoding: bytes[range], as: UTF8.self).uppercased())
    case .quotedName: .quotedName
    case .constant: .constant
    case .number: .number
    case .parameter: .parameter
    case .mark(0): .interpolation
    case .mark(let byte): .mark(byte)
    }
  }

  /// Takes apart what is between two tokens.
  private mutating func readComments(
    _ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>, areNested: Bool
  ) {
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      switch text[position] {
      case UInt8(ascii: "-"):
        while position < range.upperBound, text[position] != 10, text[position] != 13 { position += 1 }
        comments.append(Comment(range: start..<min(position, bytes.count), isLine: true))
      case UInt8(ascii: "/"):
        var depth = 0
        repeat {
          let pair = text[position...].prefix(2)
          if pair.elementsEqual("*/".utf8) {
            depth -= 1
            position += 2
          } else if pair.elementsEqual("/*".utf8), depth == 0 || areNested {
            depth += 1
            position += 2
          } else {
            position += 1
          }
        } while depth > 0 && position < range.upperBound
        if depth > 0 { unclosed = Unclosed(start: start, isComment: true) }
        comments.append(Comment(range: start..<min(position, bytes.count), isLine: false))
      default: position += 1
      }
    }
  }

  // MARK: Operands

  /// Whether an operand may end with a token.
  private func endsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .word(let word):
      if tokens.last?.kind == .mark(UInt8(ascii: ".")) { return true }
      return !isBeforeOperand(word, isAfterOperand: token.isAfterOperand)
    case .quotedName, .constant, .number, .interpolation: return true
    // `data ? 'key'`
    case .parameter: return token.range.count > 1 || !token.isAfterOperand
    case .mark(let mark): return mark == UInt8(ascii: ")") || mark == UInt8(ascii: "]")
    }
  }

  /// Whether an operand begins behind a word, which is no name itself then.
  private func isBeforeOperand(_ word: String, isAfterOperand: Bool) -> Bool {
    if Self.wordsBeforeOperands.contains(word) { return true }
    if isAfterOperand, Self.wordOperators.contains(word) || Self.wordsBehindTerms.contains(word) {
      return true
    }
    guard let last = tokens.last else { return false }
    if let previous = last.word {
      // `title NOT GLOB ?`, but not `NOT glob`.
      if previous == "NOT", last.isAfterOperand, Self.wordOperators.contains(word) { return true }
      return Self.secondWords[word]?.contains(previous) == true
    }
    // `OVER (ROWS ? PRECEDING)`
    return last.kind == .mark(UInt8(ascii: "(")) && Self.wordsOfFrames.contains(word)
      && ["AS", "OVER"].contains(tokens.dropLast().last?.word)
  }

  /// Words that hardly a column has for its name, and behind which an operand begins. PostgreSQL, which has operators with
  /// a question mark, takes hardly one of them for a column.
  private static let wordsBeforeOperands: Set = [
    "ALL", "AND", "ANY", "AS", "ASYMMETRIC", "ATTACH", "BETWEEN", "BINARY", "BOTH", "BY", "CASE", "COLLATE",
    "DEFAULT", "DETACH", "DISTINCT", "ELSE", "EXCEPT", "FETCH", "FOR", "FROM", "HAVING", "ILIKE", "IN",
    "INTERSECT", "INTERVAL", "INTO", "IS", "LEADING", "LIKE", "LIMIT", "NOT", "OFFSET", "ON", "OR",
    "OVERLAPS",
    "PLACING", "RETURNING", "SELECT", "SIMILAR", "SOME", "SYMMETRIC", "THEN", "TO", "TRAILING", "UNION",
    "USING", "VARIADIC", "WHEN", "WHERE",
  ]

  /// Words that are operators behind an operand, and may be names elsewhere.
  static let wordOperators: Set = ["DIV", "ESCAPE", "GLOB", "MATCH", "MOD", "REGEXP", "RLIKE", "XOR"]

  /// What a frame of a window begins with.
  private static let wordsOfFrames: Set = ["GROUPS", "RANGE", "ROWS"]

  /// Words that begin a clause behind an operand, and may be names elsewhere.
  private static let wordsBehindTerms = wordsOfFrames.union(["PASSING", "SEPARATOR"])

  /// Words behind which an operand begins if another one is before them: `AT TIME ZONE ?`, `FETCH FIRST ? ROWS ONLY`.
  private static let secondWords: [String: Set<String>] = [
    "DATABASE": ["ATTACH", "DETACH"], "FIRST": ["FETCH"], "IMMEDIATE": ["EXECUTE"], "NEXT": ["FETCH"],
    "OF": ["AS"], "ZONE": ["TIME"],
  ]
}

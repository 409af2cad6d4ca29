/// SQL that was written by hand, with the parts in it that Koine writes.
extension SQLWriter {
  mutating func write(fragment: SQLFragment) {
    noteFragment()
    guard fragment.mayQuote(by: spelling) else {
      for part in fragment.parts { write(part: part) }
      return
    }
    let start = position
    var parts: [Range<Int>] = []
    for part in fragment.parts {
      let begin = position
      write(part: part)
      if !part.isText, position > begin { parts.append(begin - start..<position - start) }
    }
    switch SQLLexer.fault(in: text(from: start), parts: parts, spelling) {
    case .quotedPart:
      refuse(
        "a value or name inside of quotes or a comment of a fragment, where it would be a part of the text: leave the quotes out"
      )
    case .placeholder(let placeholder):
      // A text for people may be written for any engine.
      if dialect is NeutralDialect { break }
      refuse(
        "the placeholder \(placeholder) in a fragment, which would take the value of another one: interpolate the value"
      )
    case .ending(.unclosed):
      // A text for people may be written for any engine.
      if dialect is NeutralDialect { break }
      refuse(
        "a fragment that ends inside of quotes or a comment, where what follows it would be a part of the text"
      )
    // Whatever follows is in the next line.
    case .ending(.line): write("\n")
    case nil: break
    }
  }

  private mutating func write(part: SQLFragment.Part) {
    switch part {
    case .text(let text): write(text: text)
    case .expression(let expression): write(expression, in: .tight)
    case .table(let reference): write(SQLSource.table(reference))
    case .columns(let reference): write(columnsOf: reference)
    case .identifier(let name): write(identifier: name)
    case .collation(let collation):
      guard let name = dialect.collationName(collation) else {
        return refuse("the name of the collation \(collation) in a fragment")
      }
      write(identifier: name)
    case .list(let list, let element):
      write("(")
      if list.isEmpty {
        write("SELECT ")
        dialect.write(cast: .literal(.null, element), to: element, to: &self)
        write(" WHERE 1 = 0")
      } else if dialect.features.native.contains(.longLists), element != .unknown,
        let list = SQLLongList.rows(of: list, ofAtLeast: packedList)
      {
        write(dialect.longList(list.rows, of: list.types).query)
      } else {
        writeList(list) { value, writer in writer.write(value) }
      }
      write(")")
    case .query(let query): write(query)
    case .scalarQuery(let subtree):
      if let query = subtree.query { write(query) } else { write(subtree.expression, in: .tight) }
    case .ordering(let ordering): write(orderingTerms: ordering)
    // The text of this dialect has taken its place.
    case .alternatives: refuse("a fragment for other dialects")
    }
  }
}

extension SQLFragment {
  /// Whether its text has what begins a constant, a name in quotes or a comment: then a part of it may be within, or what
  /// follows it. Or what begins a placeholder.
  fileprivate func mayQuote(by spelling: SQLSpelling) -> Bool {
    let rules = spelling.lexicalRules
    let (hasMarks, hasNames) = (spelling.marksPlaceholders, spelling.namesPlaceholders)
    var last: UInt8 = 0
    for part in parts {
      guard case .text(let text) = part else {
        // What is written for the part may begin with the second byte of a mark.
        if last == UInt8(ascii: "-") || last == UInt8(ascii: "/") { return true }
        continue
      }
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return true
        case UInt8(ascii: "-") where last == byte: return true
        case UInt8(ascii: "*") where last == UInt8(ascii: "/"): return true
        case UInt8(ascii: "`") where rules.contains(.backtickNames): return true
        case UInt8(ascii: "[") where rules.contains(.bracketNames): return true
        case UInt8(ascii: "$") where rules.contains(.dollarQuotes): return true
        case UInt8(ascii: "#") where rules.contains(.hashComments): return true
        case UInt8(ascii: "?") where hasMarks: return true
        case UInt8(ascii: ":") where hasNames, UInt8(ascii: "@") where hasNames,
          UInt8(ascii: "$") where hasNames:
          return true
        default: last = byte
        }
      }
    }
    return false
  }
}

extension SQLFragment.Part {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension SQLLexer {
  /// What is wrong with the text of a fragment, or has to be mended behind it.
  fileprivate enum Fault {
    /// A part of it is inside of a constant, a name in quotes or a comment.
    case quotedPart
    /// It has a placeholder of its own.
    case placeholder(String)
    /// It ends within something.
    case ending(Ending)
  }

  /// Takes the text of a fragment apart.
  ///
  /// - Parameter parts: Where its parts are, in bytes of UTF-8 from the start of the text, in ascending order.
  fileprivate static func fault(in text: String, parts: [Range<Int>], _ spelling: SQLSpelling) -> Fault? {
    var text = text
    return text.withUTF8 { text -> Fault? in
      var lexer = SQLLexer(text, spelling.lexicalRules)
      var next = parts[...]
      var written = parts[...]
      var placeholder: Range<Int>?
      var statement = StatementStart()
      while let token = lexer.next() {
        statement.read(token, text[lexer.start..<lexer.end])
        if placeholder == nil, lexer.takesPlaceholder(token, text[lexer.start..<lexer.end], spelling) {
          written = written.drop { $0.upperBound <= lexer.start }
          if !(written.first?.contains(lexer.start) ?? false), !statement.definesParameters {
            placeholder = lexer.start..<lexer.end
          }
        }
        guard let position = next.first?.lowerBound else { continue }
        // What was written for the part begins a token, unless it is in what is passed over.
        if position < lexer.start { return .quotedPart }
        switch token {
        case .constant, .quotedName:
          next = next.drop { $0.lowerBound == lexer.start }
          if let position = next.first?.lowerBound, position < lexer.end { return .quotedPart }
        default: next = next.drop { $0.lowerBound < lexer.end }
        }
      }
      if let position = next.first?.lowerBound, position < text.count { return .quotedPart }
      if let placeholder { return .placeholder(String(decoding: text[placeholder], as: UTF8.self)) }
      return lexer.ending.map(Fault.ending)
    }
  }

  /// Whether the last token is a placeholder for the engine, of which it takes the name that follows.
  private mutating func takesPlaceholder(
    _ token: Token, _ text: Slice<UnsafeBufferPointer<UInt8>>, _ spelling: SQLSpelling
  ) -> Bool {
    switch token {
    case .parameter where text.first == UInt8(ascii: "?"): spelling.marksPlaceholders
    case .parameter:
      spelling.namesPlaceholders
        || spelling.placeholder == text.first && text.dropFirst().allSatisfy { 48...57 ~= $0 }
    case .mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "@")): spelling.namesPlaceholders && takeName()
    default: false
    }
  }
}

/// The first word of a statement in a text.
private struct StatementStart {
  /// Whether the statement may make what has parameters: a prepared statement, a function, a procedure.
  private(set) var definesParameters = false
  private var isAtStart = true

  mutating func read(_ token: SQLLexer.Token, _ text: Slice<UnsafeBufferPointer<UInt8>>) {
    if case .mark(UInt8(ascii: ";")) = token {
      (isAtStart, definesParameters) = (true, false)
    } else if isAtStart {
      isAtStart = false
      let word = String(decoding: text, as: UTF8.self).uppercased()
      definesParameters = word == "PREPARE" || word == "CREATE"
    }
  }
}

extension SQLSpelling {
  /// Whether the engine takes `?` for a placeholder, and not for an operator.
  fileprivate var marksPlaceholders: Bool { placeholder == UInt8(ascii: "?") }

  /// Whether the engine has placeholders with names, which get numbers as they come: `:name`, `@name`, `$name`.
  fileprivate var namesPlaceholders: Bool { marksPlaceholders && numbersPlaceholders }
}

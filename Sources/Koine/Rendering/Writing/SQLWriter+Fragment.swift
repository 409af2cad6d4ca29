/// SQL that was written by hand, with the parts in it that Koine writes.
extension SQLWriter {
  mutating func write(fragment: SQLFragment) {
    noteFragment()
    guard fragment.mayQuote(by: spelling.lexicalRules) else {
      for part in fragment.parts { write(part: part) }
      return
    }
    let start = position
    var parts: [Int] = []
    for part in fragment.parts {
      let begin = position
      write(part: part)
      if !part.isText, position > begin { parts.append(begin - start) }
    }
    switch SQLLexer.fault(in: text(from: start), parts: parts, spelling.lexicalRules) {
    case .quotedPart:
      refuse(
        "a value or name inside of quotes or a comment of a fragment, where it would be a part of the text: leave the quotes out"
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
  /// follows it.
  fileprivate func mayQuote(by rules: SQLLexicalRules) -> Bool {
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
    /// It ends within something.
    case ending(Ending)
  }

  /// Takes the text of a fragment apart.
  ///
  /// - Parameter parts: Where its parts begin, in bytes of UTF-8 from the start of the text, in ascending order.
  fileprivate static func fault(in text: String, parts: [Int], _ rules: SQLLexicalRules) -> Fault? {
    var text = text
    return text.withUTF8 { text -> Fault? in
      var lexer = SQLLexer(text, rules)
      var next = parts[...]
      while let token = lexer.next() {
        guard let position = next.first else { continue }
        // What was written for the part begins a token, unless it is in what is passed over.
        if position < lexer.start { return .quotedPart }
        switch token {
        case .constant, .quotedName:
          next = next.drop { $0 == lexer.start }
          if let position = next.first, position < lexer.end { return .quotedPart }
        default: next = next.drop { $0 < lexer.end }
        }
      }
      if let position = next.first, position < text.count { return .quotedPart }
      return lexer.ending.map(Fault.ending)
    }
  }
}

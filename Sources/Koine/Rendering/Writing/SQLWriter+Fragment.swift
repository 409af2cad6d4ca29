/// SQL that was written by hand, with the parts in it that Koine writes.
extension SQLWriter {
  mutating func write(fragment: SQLFragment) {
    noteFragment()
    guard fragment.mayQuoteParts else {
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
    if SQLLexer.quotes(parts, in: text(from: start), spelling.lexicalRules) {
      refuse(
        "a value or name inside of quotes or a comment of a fragment, where it would be a part of the text")
    }
  }

  private mutating func write(part: SQLFragment.Part) {
    switch part {
    case .text(let text): write(text: text)
    case .expression(let expression): write(expression, in: .tight)
    case .table(let reference): write(SQLSource.table(reference))
    case .columns(let reference): write(columnsOf: reference)
    case .identifier(let name): write(identifier: name)
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
  /// Whether one of its parts may be in quotes or a comment: it has parts, and what begins such a thing.
  fileprivate var mayQuoteParts: Bool {
    var hasPart = false
    var hasQuote = false
    for part in parts {
      if case .text(let text) = part {
        hasQuote = hasQuote || text.utf8.contains(where: SQLLexer.mayQuote)
      } else {
        hasPart = true
      }
    }
    return hasPart && hasQuote
  }
}

extension SQLFragment.Part {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}

extension SQLLexer {
  /// Whether a byte begins a constant, a name in quotes or a comment on some engine.
  fileprivate static func mayQuote(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "$"),
      UInt8(ascii: "-"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  /// Whether one of the positions is inside of a constant, a name in quotes or a comment.
  ///
  /// - Parameter positions: In bytes of UTF-8 from the start of the text, in ascending order.
  fileprivate static func quotes(_ positions: [Int], in text: String, _ rules: SQLLexicalRules) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var lexer = SQLLexer(text, rules)
      var next = positions[...]
      while let position = next.first {
        // What was written for the part begins a token, unless it is in what is passed over.
        guard let token = lexer.next() else { return position < text.count }
        if position < lexer.start { return true }
        switch token {
        case .constant, .quotedName:
          next = next.drop { $0 == lexer.start }
          if let position = next.first, position < lexer.end { return true }
        default: next = next.drop { $0 < lexer.end }
        }
      }
      return false
    }
  }
}

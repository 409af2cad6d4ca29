/// Takes a text apart into lines, as its bytes come.
struct JSONLineSplitter {
  private static let lineFeed = UInt8(ascii: "\n")

  private(set) var buffer: [UInt8] = []
  /// The number of the line that was read last, from 1.
  private(set) var line = 0
  /// Where the next line begins.
  private var start = 0
  /// How far the next line is known to have no end.
  private var searched = 0
  private var isAtEnd = false

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  mutating func finish() { isAtEnd = true }

  /// The place of the next line that is not blank; `nil` if more bytes are needed, or the text has ended.
  mutating func next() -> Range<Int>? {
    while true {
      let end = buffer[searched...].firstIndex(of: Self.lineFeed)
      guard let end = end ?? (isAtEnd && start < buffer.count ? buffer.count : nil) else {
        searched = buffer.count
        return nil
      }
      var place = start..<end
      // A byte order mark.
      if line == 0, buffer[place].starts(with: [0xEF, 0xBB, 0xBF]) { place = start + 3..<end }
      start = Swift.min(end + 1, buffer.count)
      searched = start
      line += 1
      if !buffer[place].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return place }
    }
  }

  /// - Throws: ``ImportError`` if a line has no end yet, and is longer than a record of CSV may be.
  func checkSize(table: String?) throws(ImportError) {
    guard buffer.count - start > CSVTokenizer.maximumRecordSize else { return }
    throw ImportError(
      line: line + 1, table: table,
      "The line is longer than \(CSVTokenizer.maximumRecordSize >> 20) MiB; each object of JSON has a line of its own."
    )
  }

  /// Takes a line back, which is the next one then.
  mutating func takeBack(_ place: Range<Int>) {
    line -= 1
    start = place.lowerBound
    searched = start
  }
}

/// A line that is an object of JSON.
struct JSONLine {
  /// A value of the object, and where its text is.
  struct Member {
    let token: JSONLexer.Token
    /// All of it, an array or an object to its end.
    let place: Range<Int>
  }

  let text: UnsafeRawBufferPointer
  private let line: Int

  init(_ text: UnsafeRawBufferPointer, _ line: Int) {
    self.text = text
    self.line = line
  }

  /// The line and the column of a byte, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    (line, 1 + text[..<Swift.min(offset, text.count)].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
  }

  /// The line and the column of a part of the text.
  func place(of part: UnsafeRawBufferPointer) -> (line: Int, column: Int) {
    guard let start = text.baseAddress, let first = part.baseAddress else { return place(of: 0) }
    return place(of: first - start)
  }

  /// Hands over each key, as it is written, with its value.
  ///
  /// - Throws: ``ImportError`` if the line is not an object; what `body` throws.
  func read(table: String?, _ body: ((text: UnsafeRawBufferPointer, hasEscapes: Bool), Member) throws -> Void)
    throws
  {
    var lexer = JSONLexer(text)
    do {
      try lexer.expect("{")
      if !lexer.take("}") {
        repeat {
          guard case .text(let key, let hasEscapes)? = try lexer.next() else { throw JSONLexer.Malformed() }
          try lexer.expect(":")
          var start = lexer.position
          while start < text.count, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
          guard let token = try lexer.next() else { throw JSONLexer.Malformed() }
          try Self.skip(token, &lexer)
          try body((lexer[key], hasEscapes), Member(token: token, place: start..<lexer.position))
        } while lexer.take(",")
        try lexer.expect("}")
      }
      guard try lexer.next() == nil else { throw JSONLexer.Malformed() }
    } catch is JSONLexer.Malformed {
      let place = place(of: lexer.position)
      throw ImportError(
        line: place.line, column: place.column, table: table, "The line is not an object of JSON.")
    }
  }

  /// The bytes of a text without its escapes.
  static func plain(_ key: (text: UnsafeRawBufferPointer, hasEscapes: Bool)) throws(JSONLexer.Malformed)
    -> [UInt8]
  {
    guard key.hasEscapes else { return Array(key.text) }
    var plain: [UInt8] = []
    try JSONLexer.unescape(key.text) { plain.append($0) }
    return plain
  }

  /// Passes over the rest of an array or an object. What is in it is looked at when it is read.
  private static func skip(_ token: JSONLexer.Token, _ lexer: inout JSONLexer) throws(JSONLexer.Malformed) {
    var depth = 0
    var token: JSONLexer.Token? = token
    while true {
      switch token {
      case .punctuation("{"), .punctuation("["): depth += 1
      case .punctuation("}"), .punctuation("]"): depth -= 1
      case .punctuation where depth == 0, nil: throw JSONLexer.Malformed()
      default: break
      }
      if depth < 0 { throw JSONLexer.Malformed() }
      if depth == 0 { return }
      token = try lexer.next()
    }
  }
}

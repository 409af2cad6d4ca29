/// Takes separated values apart as they come: bytes into the fields of one record after another, as RFC 4180 has them.
///
/// It looks at bytes alone, and keeps no more of the text than the current record. A record that is not as it has to be
/// is read to its end, so that the next one can be read; ``problem`` says what is wrong with it.
struct CSVTokenizer {
  /// The place of a field's text in ``buffer``: between the quotes, if it is in quotes.
  struct Field {
    var start: Int
    var end: Int
    let isQuoted: Bool
    /// Whether quotes in it are doubled.
    let hasQuotes: Bool
  }

  /// What is wrong with a record, and where.
  struct Problem {
    var offset: Int
    let reason: String
  }

  private enum State { case beginning, fieldStart, plain, quoted, afterQuote }

  private static let quote = UInt8(ascii: "\"")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let lineFeed = UInt8(ascii: "\n")
  /// A record that is longer has, most likely, a quote that nobody meant.
  static let maximumRecordSize = 256 << 20

  private let delimiter: UInt8
  /// For each byte whether it means something outside of quotes.
  private let isSpecial: [Bool]
  /// The bytes from the beginning of the current record.
  private(set) var buffer: [UInt8] = []
  /// The fields of the current record.
  private(set) var fields: [Field] = []
  private(set) var problem: Problem?
  /// The line that the current record begins on, from 1.
  private(set) var line = 1
  /// Where the current record begins.
  private(set) var start = 0

  private var nextLine = 1
  private var position = 0
  private var state = State.beginning
  private var fieldStart = 0
  private var hasQuotes = false
  private var isComplete = false
  private(set) var isAtEnd = false

  init(delimiter: UInt8) {
    self.delimiter = delimiter
    var isSpecial = [Bool](repeating: false, count: 256)
    for byte in [delimiter, Self.quote, Self.carriageReturn, Self.lineFeed, 0] { isSpecial[Int(byte)] = true }
    self.isSpecial = isSpecial
  }

  /// Where the current record ends, behind its line break.
  var end: Int { position }

  mutating func append(_ bytes: some Collection<UInt8>) {
    let first = isComplete ? position : start
    if first > 0 {
      buffer.removeSubrange(..<first)
      position -= first
      fieldStart -= first
      start -= first
      for index in fields.indices {
        fields[index].start -= first
        fields[index].end -= first
      }
      problem?.offset -= first
    }
    buffer += bytes
  }

  /// Says that no bytes follow.
  mutating func finish() { isAtEnd = true }

  /// Reads the next record.
  ///
  /// - Returns: Whether there is one. If not, more bytes are needed, or, after ``finish()``, the text has ended.
  mutating func next() -> Bool {
    if isComplete {
      start = position
      line = nextLine
      fields.removeAll(keepingCapacity: true)
      problem = nil
      isComplete = false
      state = .fieldStart
    }
    // A copy shares the bytes: nothing changes them meanwhile.
    let bytes = buffer
    isComplete = bytes.withUnsafeBufferPointer { read($0) }
    if !isComplete, position - start > Self.maximumRecordSize {
      note(fieldStart, "a record of more than \(Self.maximumRecordSize >> 20) MiB begins here")
      isComplete = true
    }
    return isComplete
  }

  private mutating func note(_ offset: Int, _ reason: String) {
    if problem == nil { problem = Problem(offset: offset, reason: reason) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    while true {
      switch state {
      case .beginning:
        guard bytes.count >= 3 || isAtEnd else { return false }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
          note(0, "the text is UTF-16, not UTF-8")
        }
        start = position
        state = .fieldStart
      case .fieldStart:
        fieldStart = position
        guard position < bytes.count else {
          guard isAtEnd, !fields.isEmpty else { return false }
          endField(position)
          return true
        }
        hasQuotes = false
        state = bytes[position] == Self.quote ? .quoted : .plain
        if state == .quoted { position += 1 }
      case .plain:
        if let isEnd = readPlain(bytes) { return isEnd }
      case .quoted:
        if let isEnd = readQuoted(bytes) { return isEnd }
      case .afterQuote:
        guard position < bytes.count else {
          if isAtEnd { endField(position - 1) }
          return isAtEnd
        }
        let byte = bytes[position]
        if byte == Self.quote {
          hasQuotes = true
          position += 1
          state = .quoted
        } else if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn {
          guard let isEnd = endField(position - 1, before: byte, bytes) else { continue }
          return isEnd
        } else {
          note(position, "text follows a closing quote")
          state = .plain
        }
      }
    }
  }

  /// Reads a field that is not in quotes. `nil` if the record goes on.
  private mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var index = position
    isSpecial.withUnsafeBufferPointer { isSpecial in
      while index < bytes.count, !isSpecial[Int(bytes[index])] { index += 1 }
    }
    position = index
    guard index < bytes.count else {
      if isAtEnd { endField(index) }
      return isAtEnd
    }
    switch bytes[index] {
    case Self.quote:
      note(index, "a quote is in a field that does not begin with one")
      position += 1
      return nil
    case 0:
      note(index, "a text cannot hold NUL")
      position += 1
      return nil
    case let byte: return endField(index, before: byte, bytes)
    }
  }

  /// Reads a field up to its closing quote. `nil` if the record goes on.
  private mutating func readQuoted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    var index = position
    while index < bytes.count, bytes[index] != Self.quote {
      if bytes[index] == Self.lineFeed { nextLine += 1 }
      if bytes[index] == 0 { note(index, "a text cannot hold NUL") }
      index += 1
    }
    position = index
    guard index < bytes.count else {
      guard isAtEnd else { return false }
      note(fieldStart, "the quote is never closed")
      endField(index)
      return true
    }
    position += 1
    state = .afterQuote
    return nil
  }

  /// Ends a field at the delimiter or line break behind it.
  ///
  /// - Returns: Whether that ends the record; `nil` if another field follows.
  private mutating func endField(
    _ end: Int, before byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    if byte == Self.carriageReturn, position + 1 == bytes.count, !isAtEnd { return false }
    endField(end)
    position += 1
    if byte == delimiter {
      state = .fieldStart
      return nil
    }
    if byte == Self.carriageReturn, position < bytes.count, bytes[position] == Self.lineFeed { position += 1 }
    nextLine += 1
    return true
  }

  private mutating func endField(_ end: Int) {
    let isQuoted = state == .quoted || state == .afterQuote
    fields.append(
      Field(
        start: isQuoted ? fieldStart + 1 : fieldStart, end: end, isQuoted: isQuoted, hasQuotes: hasQuotes))
  }

  /// The line and the column of a place in the current record, both from 1. A column is a Unicode scalar.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, column) = (line, 1)
    for byte in buffer[start..<Swift.min(Swift.max(offset, start), buffer.count)] {
      if byte == Self.lineFeed {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  /// The text of the current record, without its line break.
  var text: String {
    var record = buffer[start..<Swift.min(position, buffer.count)]
    if record.last == Self.lineFeed { record.removeLast() }
    if record.last == Self.carriageReturn { record.removeLast() }
    return String(decoding: record, as: UTF8.self)
  }
}

extension CSVTokenizer {
  /// Whether a field has these bytes.
  func has(_ bytes: [UInt8], at place: Range<Int>) -> Bool {
    place.count == bytes.count && (bytes.isEmpty || buffer[place].elementsEqual(bytes))
  }

  /// Hands over the text of a field, without the quotes that double others.
  func withBytes<Result>(of field: Field, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard field.hasQuotes else {
      return buffer.withUnsafeBytes { buffer in
        body(UnsafeRawBufferPointer(rebasing: buffer[field.start..<field.end]))
      }
    }
    var unquoted: [UInt8] = []
    unquoted.reserveCapacity(field.end - field.start)
    var index = field.start
    while index < field.end {
      let byte = buffer[index]
      unquoted.append(byte)
      index += byte == Self.quote ? 2 : 1
    }
    return unquoted.withUnsafeBytes { body($0) }
  }

  /// What is wrong with the current record, if anything is.
  func error(table: String?) -> ImportError? {
    guard let problem else { return nil }
    let place = place(of: problem.offset)
    let sentence = problem.reason.prefix(1).uppercased() + problem.reason.dropFirst() + "."
    return ImportError(line: place.line, column: place.column, table: table, sentence)
  }
}

extension CSVTokenizer {
  /// The name of a column in a field of the first line.
  ///
  /// - Throws: ``ImportError`` if it is not a text in UTF-8.
  func name(in field: Field, table: String?) throws(ImportError) -> String {
    if let name = withBytes(of: field, { String(exactly: $0) }) { return name }
    let place = place(of: field.start)
    throw ImportError(
      line: place.line, column: place.column, table: table, "The name of the column is not in UTF-8.")
  }
}

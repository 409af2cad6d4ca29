/// Reads rows of a table from lines of JSON: an object each, whose keys are the names of columns.
struct JSONLineRecords: TextRecords {
  /// A value of a line, and where its text is.
  private struct Member {
    let token: JSONLexer.Token
    /// All of it, an array or an object to its end.
    let place: Range<Int>
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private let columns: ImportColumns
  private var buffer: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// How far the next line is known to have no end.
  private var searched = 0
  private var line = 0
  private var isAtEnd = false

  init(_ columns: ImportColumns) {
    self.columns = columns
  }

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    buffer += bytes
  }

  mutating func finish() { isAtEnd = true }

  /// Stops early if rows of other columns follow.
  mutating func read(into loader: inout RowLoader) throws -> Bool {
    while !loader.rows.isFull, let place = nextLine() {
      let bytes = buffer
      let isRead = try bytes.withUnsafeBytes { bytes in
        let text = UnsafeRawBufferPointer(rebasing: bytes[place])
        if text.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return true }
        do {
          return try readLine(text, into: &loader)
        } catch let error as ImportError {
          try loader.refuse(error, String(decoding: text, as: UTF8.self))
          return true
        }
      }
      // The line is read again when there is room for it.
      guard isRead else {
        line -= 1
        start = place.lowerBound
        searched = start
        return true
      }
    }
    return loader.rows.isFull
  }

  private mutating func nextLine() -> Range<Int>? {
    let end = buffer[searched...].firstIndex(of: Self.lineFeed)
    guard let end = end ?? (isAtEnd && start < buffer.count ? buffer.count : nil) else {
      searched = buffer.count
      return nil
    }
    var place = start..<end
    if line == 0, buffer[place].starts(with: [0xEF, 0xBB, 0xBF]) { place = start + 3..<end }
    start = Swift.min(end + 1, buffer.count)
    searched = start
    line += 1
    return place
  }

  /// - Returns: Whether the row was read: if not, it has other columns than the rows that wait.
  private func readLine(_ text: UnsafeRawBufferPointer, into loader: inout RowLoader) throws -> Bool {
    let members = try members(of: text)
    let omitted = members.indices.filter { members[$0] == nil }
    if omitted != loader.rows.omitted {
      guard loader.rows.isEmpty else { return false }
      try columns.check(missing: omitted, line: line)
      loader.rows.omitted = omitted
    }
    try columns.check(missing: omitted, line: line)
    let first = loader.rows.values.count
    do {
      for (position, member) in members.enumerated() {
        if let member { loader.rows.values.append(try value(of: member, position, text)) }
      }
    } catch {
      loader.rows.values.removeSubrange(first...)
      throw error
    }
    loader.rows.lines.append(line)
    loader.rows.size += text.count + members.count * 16
    if loader.reject != nil { loader.rows.texts.append(String(decoding: text, as: UTF8.self)) }
    return true
  }

  private func place(_ offset: Int, _ text: UnsafeRawBufferPointer) -> (line: Int, column: Int) {
    (line, 1 + text[..<Swift.min(offset, text.count)].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 })
  }

  /// For each column of the table its value, if the line has one.
  private func members(of text: UnsafeRawBufferPointer) throws -> [Member?] {
    var members = [Member?](repeating: nil, count: columns.target.columns.count)
    var lexer = JSONLexer(text)
    do {
      try lexer.expect("{")
      if !lexer.take("}") {
        repeat {
          guard case .text(let key, let hasEscapes)? = try lexer.next() else { throw JSONLexer.Malformed() }
          try lexer.expect(":")
          let start = lexer.position
          guard let token = try lexer.next() else { throw JSONLexer.Malformed() }
          try Self.skip(token, &lexer)
          let member = Member(token: token, place: start..<lexer.position)
          guard let position = columns.position(try Self.plain(lexer[key], hasEscapes)) else {
            if columns.ignoresUnknown { continue }
            let place = place(key.lowerBound, text)
            throw ImportError(
              line: place.line, column: place.column, table: columns.table,
              "The table \"\(columns.table)\" has no column \"\(String(decoding: lexer[key], as: UTF8.self))\". \(columns.known) `ignoringUnknown: true` leaves others out."
            )
          }
          guard members[position] == nil else {
            let place = place(key.lowerBound, text)
            throw ImportError(
              line: place.line, column: place.column, table: columns.table,
              tableColumn: columns.target.columns[position].name, "The key occurs twice.")
          }
          members[position] = member
        } while lexer.take(",")
        try lexer.expect("}")
      }
      guard try lexer.next() == nil else { throw JSONLexer.Malformed() }
    } catch is JSONLexer.Malformed {
      let place = place(lexer.position, text)
      throw ImportError(
        line: place.line, column: place.column, table: columns.table, "The line is not an object of JSON.")
    }
    return members
  }

  private static func plain(_ bytes: UnsafeRawBufferPointer, _ hasEscapes: Bool) throws -> [UInt8] {
    guard hasEscapes else { return Array(bytes) }
    var plain: [UInt8] = []
    try JSONLexer.unescape(bytes) { plain.append($0) }
    return plain
  }

  /// Passes over the rest of an array or an object. What is in it is looked at when it is read.
  private static func skip(_ token: JSONLexer.Token, _ lexer: inout JSONLexer) throws {
    var depth = 0
    var token: JSONLexer.Token? = token
    repeat {
      switch token {
      case .punctuation("{"), .punctuation("["): depth += 1
      case .punctuation("}"), .punctuation("]"): depth -= 1
      case .punctuation where depth == 0: throw JSONLexer.Malformed()
      default: break
      }
      if depth < 0 { throw JSONLexer.Malformed() }
      if depth > 0 {
        token = try lexer.next()
        if token == nil { throw JSONLexer.Malformed() }
      }
    } while depth > 0
  }

  private func value(
    of member: Member, _ position: Int, _ text: UnsafeRawBufferPointer
  ) throws -> SQLValue {
    let reader = columns.readers[position]
    let whole = Self.trimmed(member.place, text)
    if member.token == .null {
      if columns.target.columns[position].isNullable { return .null }
      if !reader.isDocument {
        throw columns.null(position, "the value is null", at: place(whole.lowerBound, text))
      }
    }
    let bytes = UnsafeRawBufferPointer(rebasing: text[whole])
    func read(_ bytes: UnsafeRawBufferPointer, if isAllowed: Bool) throws -> SQLValue {
      if isAllowed, let value = reader.value(bytes) { return value }
      throw columns.unreadable(position, bytes, at: place(whole.lowerBound, text))
    }
    if reader.isDocument { return try read(bytes, if: true) }
    switch member.token {
    case .number(let place):
      return try read(UnsafeRawBufferPointer(rebasing: text[place]), if: reader.isNumeric)
    case .boolean: return try read(bytes, if: reader.isBoolean)
    case .text(let place, let hasEscapes):
      let content = UnsafeRawBufferPointer(rebasing: text[place])
      guard hasEscapes else { return try read(content, if: !reader.isBoolean) }
      guard let plain = try? Self.plain(content, true) else { return try read(bytes, if: false) }
      return try plain.withUnsafeBytes { try read($0, if: !reader.isBoolean) }
    default: return try read(bytes, if: false)
    }
  }

  private static func trimmed(_ place: Range<Int>, _ text: UnsafeRawBufferPointer) -> Range<Int> {
    var start = place.lowerBound
    while start < place.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    return start..<place.upperBound
  }
}

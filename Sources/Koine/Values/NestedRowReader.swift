/// Reads the rows that a query put together into one value: a JSON array with an array of cells per row.
///
/// The cells are what drivers would hand over for columns of these types, so that the same code decodes both.
/// JSON itself holds integers, truth values, NULL and text exactly. For the rest a dialect writes a text:
///
/// - a double as the 16 hexadecimal digits of its bits, or as a decimal number that reads back to it,
/// - an instant as the 16 hexadecimal digits of its microseconds since 2000, or as the engine stores it,
/// - a decimal number as its digits; a number of a decimal type that is written as an integer is the integer without the
///   point,
/// - bytes in hexadecimal.
struct NestedRowReader: ~Copyable {
  private var lexer: JSONLexer
  /// Texts of the current row without their escapes, and the bytes that texts of digits mean. They are never longer
  /// than they are written, so that there is room for all of them.
  private let buffer: UnsafeMutableRawBufferPointer
  private var used = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    lexer = JSONLexer(bytes)
    buffer = .allocate(byteCount: Swift.max(bytes.count, 1), alignment: 8)
  }

  deinit { buffer.deallocate() }

  /// Hands each row to `body`, with as many cells as there are types.
  ///
  /// - Throws: ``JSONLexer/Malformed``, or what `body` throws.
  mutating func forEachRow(
    of types: [SQLType], _ body: (_ index: Int, inout RowDecoder) throws -> Void
  ) throws {
    var cells: [Cell] = []
    cells.reserveCapacity(types.count)
    var index = 0
    try lexer.expect("[")
    while !lexer.take("]") {
      if index > 0 { try lexer.expect(",") }
      cells.removeAll(keepingCapacity: true)
      used = 0
      try lexer.expect("[")
      for (column, type) in types.enumerated() {
        if column > 0 { try lexer.expect(",") }
        // Engines limit the arguments of a function, so a wide row is several arrays in one.
        if types.count > Self.widest, column.isMultiple(of: Self.widest) { try lexer.expect("[") }
        cells.append(try cell(of: type.storage))
        if types.count > Self.widest, column == types.count - 1 || (column + 1).isMultiple(of: Self.widest) {
          try lexer.expect("]")
        }
      }
      try lexer.expect("]")
      try cells.withUnsafeBufferPointer { cells in
        guard let start = cells.baseAddress else { throw JSONLexer.Malformed() }
        var row = RowDecoder(unsafeCells: start, count: cells.count)
        try body(index, &row)
      }
      index += 1
    }
    guard try lexer.next() == nil else { throw JSONLexer.Malformed() }
  }

  /// How many cells one array holds at most.
  static let widest = 64

  // MARK: Cells

  private mutating func cell(of type: SQLType) throws -> Cell {
    switch try lexer.next() {
    case .text(let place, let hasEscapes): try cell(of: type, text: text(place, hasEscapes))
    case .number(let place): number(lexer[place])
    case .boolean(let value): .boolean(value)
    case .null: .null
    case .punctuation("["), .punctuation("{"): .bytes(.text, try nested())
    case .punctuation, nil: throw JSONLexer.Malformed()
    }
  }

  private mutating func cell(of type: SQLType, text: UnsafeRawBufferPointer) throws -> Cell {
    switch type {
    case .double, .real:
      if let bits = Self.hexadecimal(text) { return .double(Double(bitPattern: bits)) }
      guard let value = Double(String(decoding: text, as: UTF8.self)) else { return .bytes(.text, text) }
      return .double(value)
    case .timestamp:
      guard let bits = Self.hexadecimal(text) else { return .bytes(.text, text) }
      let microseconds = Int64(bitPattern: bits)
      // The ends of the range mean infinity, which is not an instant.
      if microseconds == .max || microseconds == .min { return .bytes(.unsupported, text) }
      return .timestamp(microseconds: microseconds)
    case .decimal: return .bytes(.decimal, text)
    case .blob:
      guard let bytes = try hexadecimalBytes(text) else { return .bytes(.text, text) }
      return .bytes(.blob, bytes)
    default: return .bytes(.text, text)
    }
  }

  private func number(_ digits: UnsafeRawBufferPointer) -> Cell {
    if let value = Int64(String(decoding: digits, as: UTF8.self)) { return .integer(value) }
    return .bytes(.decimal, digits)
  }

  /// The number that 16 hexadecimal digits are.
  private static func hexadecimal(_ text: UnsafeRawBufferPointer) -> UInt64? {
    guard text.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard let digit = byte.hexadecimalValue else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  private mutating func hexadecimalBytes(_ text: UnsafeRawBufferPointer) throws -> UnsafeRawBufferPointer? {
    guard text.count.isMultiple(of: 2), text.allSatisfy({ $0.hexadecimalValue != nil }) else { return nil }
    // Digits that were written with escapes are in the buffer: the bytes take their place.
    let start = isLast(text) ? used - text.count : used
    used = start
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let high = text[index].hexadecimalValue, let low = text[index + 1].hexadecimalValue else {
        return nil
      }
      try append(high << 4 | low)
    }
    return written(from: start)
  }

  /// Whether a text is what was written last into the buffer, so that others may take its place.
  private func isLast(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let start = text.baseAddress, let base = buffer.baseAddress else { return false }
    return start >= UnsafeRawPointer(base) && start + text.count == UnsafeRawPointer(base) + used
  }

  // MARK: Texts

  /// A text without its escapes: in the document itself, or in the buffer.
  private mutating func text(_ place: Range<Int>, _ hasEscapes: Bool) throws -> UnsafeRawBufferPointer {
    let text = lexer[place]
    guard hasEscapes else { return text }
    let start = used
    try JSONLexer.unescape(text) { byte throws(JSONLexer.Malformed) in try append(byte) }
    return written(from: start)
  }

  /// No input writes beyond the end, whatever this file overlooks.
  private mutating func append(_ byte: UInt8) throws(JSONLexer.Malformed) {
    guard used < buffer.count else { throw JSONLexer.Malformed() }
    buffer[used] = byte
    used += 1
  }

  /// What is in the buffer from `start` on.
  private func written(from start: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[start..<used])
  }

  /// The array or object that has begun, as it is written: an engine may put the text of an inner value in as JSON.
  private mutating func nested() throws -> UnsafeRawBufferPointer {
    let start = lexer.position - 1
    var depth = 1
    while depth > 0 {
      switch try lexer.next() {
      case .punctuation("["), .punctuation("{"): depth += 1
      case .punctuation("]"), .punctuation("}"): depth -= 1
      case nil: throw JSONLexer.Malformed()
      default: break
      }
    }
    return lexer[start..<lexer.position]
  }
}

extension Cell {
  fileprivate static func bytes(_ kind: Kind, _ bytes: UnsafeRawBufferPointer) -> Cell {
    .bytes(kind, bytes.baseAddress, length: bytes.count)
  }
}

extension RowDecoder {
  /// Reads the next cell, which holds the rows of a query, and hands each to `body`.
  package mutating func nextRows(of types: [SQLType], _ body: (inout RowDecoder) throws -> Void) throws {
    let cell = try nextCell()
    guard cell.kind == .text else { throw mismatch(cell, expected: "the rows of a query") }
    var reader = NestedRowReader(try unsafeBytes(of: cell))
    do {
      try reader.forEachRow(of: types) { index, row in
        do {
          try body(&row)
        } catch let error as DatabaseError {
          // What the error says of columns and rows is true of the inner query.
          throw DatabaseError(error.code, "In row \(index + 1) of a nested query: \(error.message)")
        }
      }
    } catch is JSONLexer.Malformed {
      throw DatabaseError.unreadable(
        column: position - 1, expected: "list of rows", reason: "the text is malformed")
    }
  }
}

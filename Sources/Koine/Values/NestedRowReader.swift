/// Reads the rows that a query put together into one value: a JSON array with an array of cells per row.
///
/// The cells are what drivers would hand over for columns of these types, so that the same code decodes both.
/// JSON itself holds integers, truth values, NULL and text exactly. For the rest a dialect writes a text:
///
/// - a double as the 16 hexadecimal digits of its bits, or as a decimal number that reads back to it,
/// - an instant as the 16 hexadecimal digits of its microseconds since 2000, or as the engine stores it,
/// - bytes in hexadecimal.
struct NestedRowReader: ~Copyable {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// What texts of the current row are without their escapes, or as the bytes that their digits stand for: never
  /// longer than they are written, so that there is room for all of them.
  private let buffer: UnsafeMutableRawBufferPointer
  private var used = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    buffer = .allocate(byteCount: Swift.max(bytes.count, 1), alignment: 8)
  }

  deinit { buffer.deallocate() }

  /// Hands each row to `body`, with as many cells as there are types.
  ///
  /// - Throws: ``Malformed``, or what `body` throws.
  mutating func forEachRow(
    of types: [SQLType], _ body: (_ index: Int, inout RowDecoder) throws -> Void
  ) throws {
    var cells: [Cell] = []
    cells.reserveCapacity(types.count)
    var index = 0
    try expect("[")
    while !take("]") {
      if index > 0 { try expect(",") }
      cells.removeAll(keepingCapacity: true)
      used = 0
      try expect("[")
      for (column, type) in types.enumerated() {
        if column > 0 { try expect(",") }
        // Engines limit the arguments of a function, so a wide row is several arrays in one.
        if types.count > Self.widest, column.isMultiple(of: Self.widest) { try expect("[") }
        cells.append(try cell(of: type.storage))
        if types.count > Self.widest, column == types.count - 1 || (column + 1).isMultiple(of: Self.widest) {
          try expect("]")
        }
      }
      try expect("]")
      try cells.withUnsafeBufferPointer { cells in
        guard let start = cells.baseAddress else { throw Malformed() }
        var row = RowDecoder(unsafeCells: start, count: cells.count)
        try body(index, &row)
      }
      index += 1
    }
    skipSpace()
    guard position == bytes.count else { throw Malformed() }
  }

  /// The text is not what a dialect writes.
  struct Malformed: Error {}

  /// How many cells one array holds at most.
  static let widest = 64

  // MARK: Cells

  private mutating func cell(of type: SQLType) throws -> Cell {
    skipSpace()
    guard position < bytes.count else { throw Malformed() }
    switch bytes[position] {
    case UInt8(ascii: "\""): return try cell(of: type, text: try text())
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .bytes(.text, try nested())
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    case UInt8(ascii: "t"):
      try expect("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .boolean(false)
    default: return try number()
    }
  }

  private mutating func cell(of type: SQLType, text: UnsafeRawBufferPointer) throws -> Cell {
    switch type {
    case .double, .real:
      if let bits = Self.hexadecimal(text) { return .double(Double(bitPattern: bits)) }
      guard let value = Double(String(decoding: text, as: UTF8.self)) else { return .bytes(.text, text) }
      return .double(value)
    case .timestamp:
      if let bits = Self.hexadecimal(text) { return .timestamp(microseconds: Int64(bitPattern: bits)) }
      return .bytes(.text, text)
    case .blob:
      guard let bytes = try hexadecimalBytes(text) else { return .bytes(.text, text) }
      return .bytes(.blob, bytes)
    default: return .bytes(.text, text)
    }
  }

  private mutating func number() throws -> Cell {
    let start = position
    while position < bytes.count, Self.isPartOfNumber(bytes[position]) { position += 1 }
    guard position > start else { throw Malformed() }
    let digits = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    if let value = Int64(String(decoding: digits, as: UTF8.self)) { return .integer(value) }
    return .bytes(.decimal, digits)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// The number that 16 hexadecimal digits are.
  private static func hexadecimal(_ text: UnsafeRawBufferPointer) -> UInt64? {
    guard text.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in text {
      guard let digit = digit(byte) else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  private mutating func hexadecimalBytes(_ text: UnsafeRawBufferPointer) throws -> UnsafeRawBufferPointer? {
    guard text.count.isMultiple(of: 2), text.allSatisfy({ Self.digit($0) != nil }) else { return nil }
    // Digits that were written with escapes are in the buffer: the bytes take their place.
    let start = isLast(text) ? used - text.count : used
    used = start
    for index in stride(from: 0, to: text.count, by: 2) {
      guard let high = Self.digit(text[index]), let low = Self.digit(text[index + 1]) else { return nil }
      try append(high << 4 | low)
    }
    return written(from: start)
  }

  /// Whether a text is what was written last into the buffer, so that others may take its place.
  private func isLast(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let start = text.baseAddress, let base = buffer.baseAddress else { return false }
    return start >= UnsafeRawPointer(base) && start + text.count == UnsafeRawPointer(base) + used
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  // MARK: Texts

  /// The text behind a quote, without its escapes: where it is, or in the buffer.
  private mutating func text() throws -> UnsafeRawBufferPointer {
    try expect("\"")
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return UnsafeRawBufferPointer(rebasing: bytes[start..<position - 1])
      }
      if byte == UInt8(ascii: "\\") { break }
      position += 1
    }
    let target = used
    for byte in bytes[start..<position] { try append(byte) }
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return written(from: target)
      case UInt8(ascii: "\\"): try appendEscape()
      default: try append(byte)
      }
    }
    throw Malformed()
  }

  private mutating func appendEscape() throws {
    guard position < bytes.count else { throw Malformed() }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "b"): try append(8)
    case UInt8(ascii: "f"): try append(12)
    case UInt8(ascii: "n"): try append(10)
    case UInt8(ascii: "r"): try append(13)
    case UInt8(ascii: "t"): try append(9)
    case UInt8(ascii: "u"):
      var value = try codeUnit()
      if value & 0xfc00 == 0xd800, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        let low = try codeUnit()
        guard low & 0xfc00 == 0xdc00 else { throw Malformed() }
        value = 0x10000 + (value & 0x3ff) << 10 + low & 0x3ff
      }
      guard let scalar = Unicode.Scalar(value) else { throw Malformed() }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { try append(byte) }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): try append(byte)
    default: throw Malformed()
    }
  }

  private mutating func codeUnit() throws -> UInt32 {
    guard position + 4 <= bytes.count else { throw Malformed() }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Self.digit(byte) else { throw Malformed() }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  /// No input writes beyond the end, whatever this file overlooks.
  private mutating func append(_ byte: UInt8) throws {
    guard used < buffer.count else { throw Malformed() }
    buffer[used] = byte
    used += 1
  }

  /// What is in the buffer from `start` on.
  private func written(from start: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: buffer[start..<used])
  }

  /// An array or object as it stands: an engine may put the text of an inner value in as JSON.
  private mutating func nested() throws -> UnsafeRawBufferPointer {
    let start = position
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return UnsafeRawBufferPointer(rebasing: bytes[start..<position]) }
      case UInt8(ascii: "\""): skipText()
      default: break
      }
    }
    throw Malformed()
  }

  private mutating func skipText() {
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  // MARK: Signs

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 32 || (9...13).contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ sign: StaticString) -> Bool {
    skipSpace()
    let length = sign.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != sign.utf8Start[index] { return false }
    position += length
    return true
  }

  private mutating func expect(_ sign: StaticString) throws {
    if !take(sign) { throw Malformed() }
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
    } catch is NestedRowReader.Malformed {
      throw DatabaseError.unreadable(
        column: position - 1, expected: "list of rows", reason: "the text is malformed")
    }
  }
}

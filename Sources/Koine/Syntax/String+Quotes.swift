/// Marks in texts, byte by byte or scalar by scalar: a `Character` may hold a quote and a combining mark, which is not a
/// `"` to Swift, and ends a name for an engine.
extension String {
  /// The text between two quotes, with each one in it written twice.
  ///
  ///     "it's".quoted(with: "'")     // 'it''s'
  ///
  /// - Parameter quote: The quote, of ASCII.
  @_spi(KoineDriver) public func quoted(with quote: Unicode.Scalar) -> String {
    let quote = UInt8(ascii: quote)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 2)
    bytes.append(quote)
    for byte in utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with one quote for each two that follow each other, as what ``quoted(with:)`` writes is read.
  func halving(_ quote: UInt8) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isSecond = false
    for byte in utf8 {
      isSecond = byte == quote && !isSecond && bytes.last == quote
      if !isSecond { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with others in the places of some characters.
  ///
  ///     "a < b".replacing(scalars: ["<": "&lt;"])     // a &lt; b
  @_spi(KoineDriver) public func replacing(scalars replacements: [Unicode.Scalar: String]) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether the bytes of another text, which has some, occur in this one.
  @_spi(KoineDriver) public func hasBytes(of part: String) -> Bool {
    let part = Array(part.utf8)
    let bytes = utf8
    return bytes.indices.contains { bytes[$0...].prefix(part.count).elementsEqual(part) }
  }

  /// Whether both have the same bytes. `==` takes texts for equal that look the same; to engines they are two.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

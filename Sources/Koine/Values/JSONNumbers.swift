/// Zeros of a JSON document without a sign: as Koine has no `-0.0` in a column, because engines lose it, it has
/// none in a document, whose numbers PostgreSQL stores as `numeric`.
enum JSONNumbers {
  /// The document with `0` for `-0`, `-0.0`, `-0e7`.
  static func withoutNegativeZeros(_ document: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var copied = 0
    var lexer = JSONLexer(document)
    // What is malformed is left for the decoder to refuse.
    while let token = try? lexer.next() {
      guard case .number(let place) = token, document[place.lowerBound] == UInt8(ascii: "-"),
        DecimalDigits(document[place])?.isZero == true
      else { continue }
      result += document[copied..<place.lowerBound]
      result.append(UInt8(ascii: "0"))
      copied = place.upperBound
    }
    return result + document[copied...]
  }

  /// Whether a document may have a zero with a sign.
  static func mayHaveNegativeZero(_ document: some Sequence<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in document {
      if last == UInt8(ascii: "-"), byte == UInt8(ascii: "0") { return true }
      last = byte
    }
    return false
  }
}

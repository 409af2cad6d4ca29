/// Zeros of a JSON document without a sign: as Koine has no `-0.0` in a column, because engines lose it, it has
/// none in a document, whose numbers PostgreSQL stores as `numeric`.
enum JSONNumbers {
  /// The document with `0` for `-0`, `-0.0`, `-0e7`.
  static func withoutNegativeZeros(_ document: some RandomAccessCollection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var isInText = false
    var isEscaped = false
    var index = document.startIndex
    while index < document.endIndex {
      let byte = document[index]
      if isInText {
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: "-") {
        let number = document[index...].prefix(while: isPartOfNumber)
        if isZero(number.dropFirst()) {
          result.append(UInt8(ascii: "0"))
        } else {
          result += number
        }
        index = number.endIndex
        continue
      }
      result.append(byte)
      index = document.index(after: index)
    }
    return result
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

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Whether a number without its sign is zero: it has no digit but 0 before an exponent.
  private static func isZero(_ number: some Collection<UInt8>) -> Bool {
    let digits = number.prefix {
      $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    return !digits.isEmpty && digits.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
  }
}

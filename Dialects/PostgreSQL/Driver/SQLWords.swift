/// The words of a statement in upper case, without those in comments, literals and quoted names.
///
/// A rough view, for choices that are about cost alone or that err towards the safe side.
struct SQLWords: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ sql: String) {
    bytes = Array(sql.utf8)
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func next() -> String? {
    while let byte = byte(position) {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        skip(to: byte)
      case UInt8(ascii: "-") where self.byte(position + 1) == byte:
        while let byte = self.byte(position), byte != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where self.byte(position + 1) == UInt8(ascii: "*"):
        skipComment()
      case _ where Self.isWord(byte):
        let start = position
        while let byte = self.byte(position), Self.isWord(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
      default:
        position += 1
      }
    }
    return nil
  }

  private mutating func skip(to quote: UInt8) {
    position += 1
    while let byte = byte(position), byte != quote { position += 1 }
    position += 1
  }

  /// PostgreSQL's comments nest.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte(position) == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte(position) == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// How many rows there are, and a sum of them that does not depend on their order.
struct TableChecksum: Sendable, Hashable {
  private(set) var count = 0
  private var sum: UInt64 = 0
  private var otherSum: UInt64 = 0

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - values: Its values.
  ///   - documents: The positions of those that are documents of JSON, of which each engine has its own spelling.
  mutating func add(_ values: ArraySlice<SQLValue>, documents: Set<Int>) {
    let hash = Self.hash(of: values, documents: documents)
    count += 1
    sum &+= hash.value
    otherSum &+= hash.otherValue
  }

  /// A number that equal rows have.
  static func number(of values: ArraySlice<SQLValue>, documents: Set<Int>) -> UInt64 {
    hash(of: values, documents: documents).value
  }

  private static func hash(of values: ArraySlice<SQLValue>, documents: Set<Int>) -> RowHash {
    var hash = RowHash()
    for (position, value) in values.enumerated() {
      if documents.contains(position), case .text(let text) = value {
        hash.add(.text(normalForm(ofDocument: text)))
      } else {
        hash.add(value)
      }
    }
    return hash
  }

  /// A document with sorted keys and without blanks; one that is not read, or has equal keys, as it is.
  private static func normalForm(ofDocument text: String) -> String {
    var source = text
    var result = ""
    guard let document = source.withUTF8({ try? JSONValue(bytes: UnsafeRawBufferPointer($0)) }),
      document.append(to: &result, depth: 0) == nil, document.memberCount == memberCount(ofDocument: text)
    else { return text }
    return result
  }
}

extension TableChecksum {
  /// How many keys a document has, with those that are equal: each has a colon behind it.
  fileprivate static func memberCount(ofDocument text: String) -> Int {
    var (count, isInText, isEscaped) = (0, false, false)
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if isInText {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isInText = false }
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte == UInt8(ascii: ":") {
        count += 1
      }
    }
    return count
  }
}

extension JSONValue {
  /// How many keys all objects have.
  fileprivate var memberCount: Int {
    switch self {
    case .object(let members): members.count + members.values.reduce(0) { $0 + $1.memberCount }
    case .array(let elements): elements.reduce(0) { $0 + $1.memberCount }
    default: 0
    }
  }
}

/// A hash that is the same in every process. It need not withstand anybody's intention.
private struct RowHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var value: UInt64 { Self.mixed(state) }
  var otherValue: UInt64 { Self.mixed(state ^ 0x9e37_79b9_7f4a_7c15) }

  mutating func add(_ value: SQLValue) {
    switch value {
    case .null: add(0, 0)
    case .boolean(let isTrue): add(1, isTrue ? 1 : 0)
    case .integer(let number): add(2, UInt64(bitPattern: number))
    // An engine may have one zero.
    case .double(let number): add(3, number == 0 ? 0 : number.isNaN ? 1 : number.bitPattern)
    case .text(let text):
      add(4, UInt64(text.utf8.count))
      for byte in text.utf8 { add(byte) }
    case .blob(let bytes):
      add(5, UInt64(bytes.count))
      for byte in bytes { add(byte) }
    case .timestamp(let microseconds): add(6, UInt64(bitPattern: microseconds))
    case .date(let days): add(7, UInt64(bitPattern: days))
    case .time(let microseconds): add(8, UInt64(bitPattern: microseconds))
    case .uuid(let uuid):
      add(9, 0)
      uuid.withUnsafeBytes { for byte in $0 { add(byte) } }
    case .invalid: add(10, 0)
    }
  }

  private mutating func add(_ tag: UInt64, _ word: UInt64) {
    state = Self.mixed(state ^ tag) &+ Self.mixed(word &+ tag)
  }

  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}

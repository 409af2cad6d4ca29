import Foundation
import Koine

/// What a cell of a nested row holds.
enum ReadValue: Equatable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(UInt64)
  case timestamp(Int64)
  case text([UInt8])
  case blob([UInt8])
  /// Any other number.
  case number(Double?)
  /// An array or object.
  case tree(JSONTree?)
  /// What no type of Swift reads.
  case unsupported

  init(_ cell: Cell) {
    let bytes = Array(cell.unsafeBytes)
    switch cell.kind {
    case .boolean: self = .boolean(cell.bits != 0)
    case .integer: self = .integer(cell.integer)
    case .double: self = .double(cell.bits)
    case .timestamp: self = .timestamp(cell.integer)
    case .blob: self = .blob(bytes)
    case .decimal: self = .number(Double(String(decoding: bytes, as: UTF8.self)))
    case .text: self = .text(bytes)
    case .unsupported: self = .unsupported
    case .null, .uuid, .time: self = .null
    }
  }
}

extension ReadValue {
  /// Whether this is what the reader makes of a value as Foundation reads it: an inner document stays as it is written,
  /// and so does a number with a point, though it be a whole one.
  func agrees(with expected: ReadValue) -> Bool {
    switch (self, expected) {
    case (.text(let bytes), .tree(let tree)):
      (try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))) == tree
    // Beyond 53 bits, Foundation makes of a number with a fraction an integer beside it.
    case (.number(let value?), .integer(let integer)):
      value == Double(integer)
        || value.magnitude > 0x1p53 && (value - Double(integer)).magnitude <= value.ulp
    default: self == expected
    }
  }
}

/// A JSON document, as Foundation reads it.
enum JSONTree: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double, Int64?)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value, try? container.decode(Int64.self))
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  /// The rows that the document holds; `nil` if it is not a list of rows of these types.
  func rows(of types: [SQLType]) -> [[ReadValue]]? {
    guard case .array(let rows) = self else { return nil }
    var result: [[ReadValue]] = []
    for row in rows {
      guard case .array(var values) = row else { return nil }
      if types.count > 64 {
        let parts = values
        values = []
        for (index, part) in parts.enumerated() {
          guard case .array(let part) = part, part.count == min(64, types.count - 64 * index) else {
            return nil
          }
          values += part
        }
      }
      guard values.count == types.count else { return nil }
      result.append(zip(values, types).map { $0.value(of: $1) })
    }
    return result
  }

  private func value(of type: SQLType) -> ReadValue {
    switch self {
    case .null: return .null
    case .boolean(let value): return .boolean(value)
    case .number(let value, let integer): return integer.map { .integer($0) } ?? .number(value)
    case .array, .object: return .tree(self)
    case .text(let text):
      let isHexadecimal = text.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit && $0 < 128 }
      let bits = isHexadecimal && text.utf8.count == 16 ? UInt64(text, radix: 16) : nil
      switch type {
      case .double, .real:
        if let bits = bits ?? Double(text)?.bitPattern { return .double(bits) }
      case .timestamp:
        if let instant = bits.map({ Int64(bitPattern: $0) }) {
          return instant == .max || instant == .min ? .unsupported : .timestamp(instant)
        }
      case .blob where isHexadecimal && text.utf8.count.isMultiple(of: 2):
        let digits = Array(text.utf8)
        return .blob(
          stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
          })
      default: break
      }
      return .text(Array(text.utf8))
    }
  }
}

/// Random texts that are JSON, or nearly.
struct RandomJSON: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Whether Foundation reads the text as the specification says: it allows a comma behind the last value, and takes some
  /// texts for another encoding than UTF-8.
  static func isReadAlike(_ text: [UInt8]) -> Bool {
    guard !text.contains(0), let first = text.first, ![0xEF, 0xFE, 0xFF].contains(first) else { return false }
    var isText = false
    var isEscaped = false
    var previous: UInt8 = 0
    for byte in text {
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if byte != 32, !(9...13).contains(byte) {
        if previous == UInt8(ascii: ","), "]}".utf8.contains(byte) { return false }
        isText = byte == UInt8(ascii: "\"")
        previous = byte
      }
    }
    return true
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  private mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// The types of a row: few, or more than one array takes.
  mutating func types() -> [SQLType] {
    let count = number(below: 200) == 0 ? element(of: [64, 65, 130]) : 1 + number(below: 4)
    return (0..<count).map { _ in
      element(of: [.text, .bigInteger, .boolean, .double, .real, .blob, .timestamp, .json])
    }
  }

  /// A list of rows, mostly; spoilt, mostly; or anything at all.
  mutating func text(of types: [SQLType]) -> [UInt8] {
    switch number(below: 6) {
    case 0: return (0..<number(below: 40)).map { _ in byte() }
    case 1, 2:
      var text = Array(rows(of: types).utf8)
      for _ in 0...number(below: 3) { spoil(&text) }
      return text
    default: return Array(rows(of: types).utf8)
    }
  }

  private mutating func rows(of types: [SQLType]) -> String {
    let rows = (0..<number(below: 4)).map { _ in
      let values = types.map { value(of: $0) }
      guard values.count > 64 else { return list(values) }
      return list(
        stride(from: 0, to: values.count, by: 64).map { list(Array(values[$0..<min($0 + 64, values.count)])) }
      )
    }
    return list(rows)
  }

  private mutating func list(_ parts: [String]) -> String {
    "[\(blank())" + parts.joined(separator: "\(blank()),\(blank())") + "\(blank())]"
  }

  private mutating func blank() -> String { number(below: 8) == 0 ? element(of: [" ", "\n", "\t\r"]) : "" }

  private mutating func value(of type: SQLType) -> String {
    switch number(below: 12) {
    case 0: return "null"
    case 1: return element(of: ["true", "false"])
    case 2:
      return element(of: ["0", "-1", "9223372036854775807", "9223372036854775808", "1.5e3", "-0.25", "12E-2"])
    case 3: return tree(3)
    case 4: return quoted("")
    default: break
    }
    switch type {
    case .bigInteger: return String(Int64.random(in: Int64.min...Int64.max, using: &self))
    case .double, .real, .timestamp:
      return quoted(number(below: 4) == 0 ? "1.25" : digits(number(below: 4) == 0 ? number(below: 20) : 16))
    case .blob: return quoted(digits(number(below: 60)))
    default: return quoted((0..<number(below: 12)).map { _ in element(of: Self.pieces) }.joined())
    }
  }

  private mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in element(of: Array("0123456789abcdefABCDEF")) })
  }

  private static let pieces = [
    "a", "É", "€", "😀", "\"", "\\", "/", "\n", "\u{8}", "[", "]", "{", "}", ",", ":", " ", "null", "\u{7F}",
    "e\u{301}",
  ]

  private mutating func tree(_ depth: Int) -> String {
    switch number(below: depth > 0 ? 5 : 3) {
    case 0: return "7"
    case 1: return "true"
    case 2: return quoted(element(of: Self.pieces) + element(of: Self.pieces))
    case 3: return list((0..<number(below: 3)).map { _ in tree(depth - 1) })
    default:
      let members = (0..<number(below: 3)).map {
        "\(quoted("k\($0)"))\(blank()):\(blank())\(tree(depth - 1))"
      }
      return "{" + members.joined(separator: ",") + "}"
    }
  }

  /// A text with each character as it is, or in one of its escapes.
  private mutating func quoted(_ text: String) -> String {
    let escapesOften = number(below: 2) == 0
    var result = "\""
    for unit in text.unicodeScalars {
      let mustEscape = unit == "\"" || unit == "\\" || unit.value < 0x20
      guard mustEscape || escapesOften && number(below: 2) == 0 else {
        result.unicodeScalars.append(unit)
        continue
      }
      let short: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "/": "\\/", "\n": "\\n", "\u{8}": "\\b",
      ]
      if let escape = short[unit], number(below: 2) == 0 {
        result += escape
      } else {
        for unit in String(unit).utf16 {
          let digits = String(unit, radix: 16, uppercase: number(below: 2) == 0)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }

  private mutating func byte() -> UInt8 {
    number(below: 4) == 0
      ? UInt8.random(in: 0...255, using: &self) : element(of: Array(#"[]{}",:\u0aF1-+.e tnrb/"#.utf8))
  }

  private mutating func spoil(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return }
    let position = number(below: text.count)
    switch number(below: 5) {
    case 0: text[position] = byte()
    case 1: text.remove(at: position)
    case 2: text.insert(byte(), at: position)
    case 3: text.removeSubrange(position...)
    default: text.insert(contentsOf: text[position..<min(position + 8, text.count)], at: position)
    }
  }
}

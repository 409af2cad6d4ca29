/// A document of JSON with its numbers as they are written.
indirect enum ReferenceJSON {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([ReferenceJSON])
  case object([(key: String, value: ReferenceJSON)])

  init(_ text: String) throws {
    var rest = Substring.UnicodeScalarView(text.unicodeScalars)
    self = try Self.value(&rest)
    Self.skipSpace(&rest)
    if !rest.isEmpty { throw ReferenceError.refused("malformed JSON") }
  }

  private static func skipSpace(_ rest: inout Substring.UnicodeScalarView) {
    while let first = rest.first, " \t\r\n".unicodeScalars.contains(first) { rest.removeFirst() }
  }

  private static func take(_ sign: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Bool {
    skipSpace(&rest)
    if rest.first == sign {
      rest.removeFirst()
      return true
    }
    return false
  }

  private static func value(_ rest: inout Substring.UnicodeScalarView) throws -> ReferenceJSON {
    if take("[", &rest) {
      var elements: [ReferenceJSON] = []
      if take("]", &rest) { return .array(elements) }
      repeat { elements.append(try value(&rest)) } while take(",", &rest)
      guard take("]", &rest) else { throw ReferenceError.refused("malformed JSON") }
      return .array(elements)
    }
    if take("{", &rest) {
      var members: [(key: String, value: ReferenceJSON)] = []
      if take("}", &rest) { return .object(members) }
      repeat {
        guard take("\"", &rest) else { throw ReferenceError.refused("malformed JSON") }
        let key = try string(&rest)
        guard take(":", &rest) else { throw ReferenceError.refused("malformed JSON") }
        members.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
        members.append((key, try value(&rest)))
      } while take(",", &rest)
      guard take("}", &rest) else { throw ReferenceError.refused("malformed JSON") }
      return .object(members)
    }
    if take("\"", &rest) { return .string(try string(&rest)) }
    var word = String.UnicodeScalarView()
    while let first = rest.first, !" \t\r\n,]}:".unicodeScalars.contains(first) {
      word.append(rest.removeFirst())
    }
    switch String(word) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let number where Double(number) != nil: return .number(number)
    default: throw ReferenceError.refused("malformed JSON")
    }
  }

  /// What is behind an opening quote, to the closing one.
  private static func string(_ rest: inout Substring.UnicodeScalarView) throws -> String {
    var units: [UInt16] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return String(decoding: units, as: UTF16.self) }
      guard scalar == "\\", let escape = rest.popFirst() else {
        units += Array(String(scalar).utf16)
        continue
      }
      switch escape {
      case "b": units.append(8)
      case "f": units.append(12)
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "u":
        units.append(UInt16(String(String.UnicodeScalarView(rest.prefix(4))), radix: 16) ?? 0)
        rest.removeFirst(4)
      default: units += Array(String(escape).utf16)
      }
    }
    throw ReferenceError.refused("malformed JSON")
  }

  /// The document as text, in no form in particular.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number
    case .string(let value): Self.quoted(value)
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
}

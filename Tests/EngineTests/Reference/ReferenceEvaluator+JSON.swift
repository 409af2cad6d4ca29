@_spi(KoineDriver) import Koine

/// Functions of JSON documents, on trees of them.
extension ReferenceEvaluator {
  func json(
    _ function: SQLJSONFunction, _ values: [ReferenceValue], isDocument: Bool
  ) throws -> ReferenceValue {
    if function == .encoded { return .text(try Self.encoded(values[0], isDocument: isDocument)) }
    guard case .text(let text)? = values.first else { return .null }
    let document = try ReferenceJSON(text)
    switch function {
    case .value(let kind, let path):
      var part = document
      for leg in path {
        guard let next = part[leg] else { return .null }
        part = next
      }
      return part.value(as: kind)
    case .parsed, .encoded: return .text(text)
    case .type: return .text(document.typeName)
    case .length:
      switch document {
      case .array(let elements): return .integer(Int64(elements.count))
      case .object(let members): return .integer(Int64(members.count))
      default: return .null
      }
    case .keys:
      guard case .object(let members) = document else { return .null }
      let keys = members.map(\.key).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return .text(ReferenceJSON.array(keys.map { .string($0) }).text)
    }
  }

  private static func encoded(_ value: ReferenceValue, isDocument: Bool) throws -> String {
    switch value {
    case .null: return "null"
    case .boolean(let truth): return truth ? "true" : "false"
    case .integer(let number): return "\(number)"
    case .double(let number): return number.isFinite ? "\(number)" : "null"
    case .decimal(let number):
      guard let unscaled = Int64(exactly: number.unscaled) else {
        throw ReferenceError.refused("a long number")
      }
      return SQLDecimal.text(unscaled, scale: number.scale)
    case .text(let text): return isDocument ? text : ReferenceJSON.string(text).text
    case .timestamp(let microseconds): return "\"\(SQLTimestamp.text(microseconds))\""
    case .date(let days): return "\"\(SQLTimestamp.dateText(days))\""
    case .time(let microseconds): return "\"\(SQLTimestamp.timeText(microseconds))\""
    case .uuid(let uuid): return "\"\(uuid.description)\""
    case .blob, .row: throw ReferenceError.refused("bytes in JSON")
    }
  }
}

extension ReferenceJSON {
  subscript(leg: SQLJSONLeg) -> ReferenceJSON? {
    switch (self, leg) {
    case (.object(let members), .key(let key)):
      members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
    case (.array(let elements), .index(let index)):
      Int(exactly: index).flatMap { index in
        let position = index < 0 ? elements.count + index : index
        return elements.indices.contains(position) ? elements[position] : nil
      }
    default: nil
    }
  }

  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  func value(as kind: SQLJSONKind) -> ReferenceValue {
    switch (kind, self) {
    case (.json, _): .text(text)
    case (.text, .string(let value)): .text(value)
    case (.boolean, .bool(let value)): .boolean(value)
    case (.integer, .number(let number)): Self.whole(number).map { .integer($0) } ?? .null
    case (.double, .number(let number)): Self.double(number).map { .double($0) } ?? .null
    default: .null
    }
  }

  private static func double(_ number: String) -> Double? {
    guard let double = Double(number), double.isFinite else { return nil }
    let digits = number.prefix { $0 != "e" && $0 != "E" }
    return double == 0 && digits.contains { "123456789".contains($0) } ? nil : double + 0
  }

  /// The digits moved by the exponent.
  private static func whole(_ number: String) -> Int64? {
    let parts = number.lowercased().split(separator: "e")
    let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let sides = parts[0].split(separator: ".")
    var digits = sides[0] + (sides.count > 1 ? sides[1] : "")
    var exponent = power - (sides.count > 1 ? sides[1].count : 0)
    while digits.last == "0", digits.count > 1 {
      digits.removeLast()
      exponent += 1
    }
    if digits == "0" || digits == "-" || digits.allSatisfy({ $0 == "0" || $0 == "-" }) { return 0 }
    guard (0...30).contains(exponent) else { return nil }
    return Int64(digits + String(repeating: "0", count: exponent))
  }
}

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
    case .contains:
      guard case .text(let other) = values[1] else { return .null }
      let sought = try ReferenceJSON(other)
      var found = document.contains(sought)
      if case .array(let elements) = document, sought.isScalar {
        found = found || elements.contains { $0.contains(sought) }
      }
      return .boolean(found)
    case .changed(let change, let path):
      var value = ReferenceJSON.null
      if values.count > 1, case .text(let text) = values[1] { value = try ReferenceJSON(text) }
      return .text(document.changed(change, at: path[...], value).text)
    case .patched:
      guard case .text(let patch) = values[1] else { return .null }
      return .text(try ReferenceJSON(patch).patching(document).text)
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
  var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  func contains(_ other: ReferenceJSON) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.number(let a), .number(let b)): Self.digits(a) == Self.digits(b)
    case (.array(let elements), .array(let others)):
      others.allSatisfy { other in elements.contains { $0.contains(other) } }
    case (.object, .object(let others)):
      others.allSatisfy { self[.key($0.key)]?.contains($0.value) == true }
    default: false
    }
  }

  /// The digits of a number without zeros at the ends, and the power of ten of the last one.
  private static func digits(_ number: String) -> [String] {
    let parts = number.lowercased().split(separator: "e")
    let sides = parts[0].split(separator: ".")
    let fraction = sides.count > 1 ? String(sides[1]) : ""
    var digits = String((sides[0] + fraction).drop { $0 == "-" || $0 == "0" })
    var power = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0) - fraction.count
    while digits.last == "0" {
      digits.removeLast()
      power += 1
    }
    return digits.isEmpty ? ["0"] : [number.hasPrefix("-") ? "-" : "+", digits, "\(power)"]
  }

  func changed(_ change: SQLJSONChange, at path: ArraySlice<SQLJSONLeg>, _ value: Self) -> Self {
    guard let leg = path.first else {
      if change == .append, case .array(let elements) = self { return .array(elements + [value]) }
      return self
    }
    if path.count > 1 || change == .append {
      return self[leg].map { replacing(leg, $0.changed(change, at: path.dropFirst(), value)) } ?? self
    }
    switch (change, self, leg) {
    case (.set, .object(let members), .key(let key)) where self[leg] == nil,
      (.insert, .object(let members), .key(let key)) where self[leg] == nil:
      return .object(members + [(key, value)])
    case (.set, _, _): return self[leg] == nil ? self : replacing(leg, value)
    case (.insert, .array(var elements), .index(let index)):
      let position = index < 0 ? Int64(elements.count) + index : index
      guard (0...Int64(elements.count)).contains(position) else { return self }
      elements.insert(value, at: Int(position))
      return .array(elements)
    case (.remove, _, _): return replacing(leg, nil)
    default: return self
    }
  }

  /// The document with another value in the place of a part that there is, or without it.
  private func replacing(_ leg: SQLJSONLeg, _ value: ReferenceJSON?) -> ReferenceJSON {
    guard self[leg] != nil else { return self }
    switch (self, leg) {
    case (.object(let members), .key(let key)):
      return .object(
        members.compactMap { $0.key.utf8.elementsEqual(key.utf8) ? value.map { (key, $0) } : $0 })
    case (.array(var elements), .index(let index)):
      let position = index < 0 ? elements.count + Int(index) : Int(index)
      elements.replaceSubrange(position...position, with: value.map { [$0] } ?? [])
      return .array(elements)
    default: return self
    }
  }

  /// A document with this as a merge patch: the procedure MergePatch of RFC 7396.
  func patching(_ document: ReferenceJSON?) -> ReferenceJSON {
    guard case .object(let patch) = self else { return self }
    var result = ReferenceJSON.object([])
    if let document, case .object = document { result = document }
    for (key, value) in patch {
      if case .null = value {
        result = result.replacing(.key(key), nil)
      } else {
        let member = value.patching(result[.key(key)])
        result =
          result[.key(key)] == nil
          ? result.changed(.set, at: [.key(key)], member) : result.replacing(.key(key), member)
      }
    }
    return result
  }

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

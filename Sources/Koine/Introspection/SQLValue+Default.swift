extension SQLValue {
  /// The constant that a DEFAULT is, as its column stores it; `nil` if it is an expression.
  ///
  /// - Parameters:
  ///   - defaultText: The DEFAULT, as the engine tells it: `'a'`, `-1`, `'0.50'::numeric`.
  ///   - type: The type of the column, if one of Koine's fits.
  ///   - rules: How the engine takes its text apart.
  @_spi(KoineDriver) public init?(defaultText: String, of type: SQLType?, _ rules: SQLLexicalRules) {
    var tokens = SQLTokens(defaultText, rules)
    var parts: [(token: SQLTokens.Token, text: String)] = []
    while let token = tokens.next() { parts.append((token, tokens.text)) }
    guard Self.removeCast(from: &parts) else { return nil }
    Self.removeParentheses(from: &parts)
    guard let first = parts.first else { return nil }
    let value: SQLValue?
    switch first.token {
    case .constant where parts.count == 1: value = Self.constant(first.text, type?.storage)
    case .word("NULL") where parts.count == 1: value = .null
    case .word("TRUE") where parts.count == 1: value = Self.boolean(true, type?.storage)
    case .word("FALSE") where parts.count == 1: value = Self.boolean(false, type?.storage)
    case .number, .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "+")), .mark(UInt8(ascii: ".")):
      value = Self.number(parts.map(\.text).joined(), type?.storage)
    default: value = nil
    }
    guard let value else { return nil }
    self = value
  }

  /// Removes `::type` from the end.
  ///
  /// - Returns: Whether nothing else is behind the first cast.
  private static func removeCast(from parts: inout [(token: SQLTokens.Token, text: String)]) -> Bool {
    let colon = SQLTokens.Token.mark(UInt8(ascii: ":"))
    guard let start = parts.firstIndex(where: { $0.token == colon }) else { return true }
    let rest = parts[start...].dropFirst(2)
    let isType = rest.allSatisfy { part in
      switch part.token {
      case .word, .quotedName, .number: true
      case .mark(let byte): "().,[]".utf8.contains(byte)
      case .constant, .parameter: false
      }
    }
    let opened = rest.count { $0.token == .mark(UInt8(ascii: "(")) }
    guard isType, opened == rest.count(where: { $0.token == .mark(UInt8(ascii: ")")) }) else { return false }
    parts.removeSubrange(start...)
    return true
  }

  private static func removeParentheses(from parts: inout [(token: SQLTokens.Token, text: String)]) {
    while parts.count > 2, parts.first?.token == .mark(UInt8(ascii: "(")),
      parts.last?.token == .mark(UInt8(ascii: ")"))
    {
      parts.removeFirst()
      parts.removeLast()
    }
  }

  // MARK: Constants

  private static func boolean(_ value: Bool, _ type: SQLType?) -> SQLValue {
    type == .boolean ? .boolean(value) : .integer(value ? 1 : 0)
  }

  /// The value of a number without quotes.
  private static func number(_ text: String, _ type: SQLType?) -> SQLValue? {
    switch type {
    case .boolean: text == "0" || text == "1" ? .boolean(text == "1") : nil
    case .text: nil
    case .decimal(let scale): unscaled(text, scale).map(SQLValue.integer)
    case .real, .double: double(text).map(SQLValue.double)
    default: Int64(text).map(SQLValue.integer) ?? double(text).map(SQLValue.double)
    }
  }

  private static func double(_ text: String) -> Double? {
    text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") } ? nil : Double(text)
  }

  /// The value of what is in quotes.
  private static func constant(_ text: String, _ type: SQLType?) -> SQLValue? {
    if let bytes = bytes(inHex: text, after: "X'", before: "'") { return .blob(bytes) }
    switch type {
    case .boolean: return ["t", "true", "f", "false"].contains(text) ? .boolean(text.hasPrefix("t")) : nil
    case .integer, .unsigned: return Int64(text).map(SQLValue.integer)
    case .decimal(let scale): return unscaled(text, scale).map(SQLValue.integer)
    case .real, .double: return double(text).map(SQLValue.double)
    case .blob: return bytes(inHex: text, after: "\\x", before: "").map(SQLValue.blob) ?? .text(text)
    case .timestamp: return instant(text).map(SQLValue.text)
    case .time: return .text(withMicroseconds(text))
    default: return .text(text)
    }
  }

  private static func bytes(inHex text: String, after prefix: String, before suffix: String) -> [UInt8]? {
    guard text.lowercased().hasPrefix(prefix.lowercased()), text.hasSuffix(suffix) else { return nil }
    let digits = Array(text.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count))
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) else {
        return nil
      }
      bytes.append(byte)
    }
    return bytes
  }

  /// A decimal number as the integer that its digits make with `scale` decimals.
  private static func unscaled(_ text: String, _ scale: Int) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard scale >= 0, parts.count <= 2, let whole = parts.first else { return nil }
    let decimals = parts.count == 2 ? parts[1] : ""
    guard decimals.utf8.count <= scale || decimals.dropFirst(scale).allSatisfy({ $0 == "0" }) else {
      return nil
    }
    let padded =
      decimals.prefix(scale) + String(repeating: "0", count: Swift.max(0, scale - decimals.utf8.count))
    return Int64(whole + padded)
  }

  /// An instant in the one form in which Koine stores it as text; `nil` if it is not `2013-01-01 10:00:00.5+01:30`.
  private static func instant(_ text: String) -> String? {
    let sign = text.dropFirst(10).lastIndex { $0 == "+" || $0 == "-" } ?? text.endIndex
    let local = text[..<sign].utf8.withContiguousStorageIfAvailable {
      SQLTimestamp.parse(UnsafeRawBufferPointer($0))
    }
    guard let local, let local, let offset = seconds(ofOffset: text[sign...]) else { return nil }
    let instant = local - offset * 1_000_000
    guard (SQLTimestamp.minimum...SQLTimestamp.maximum).contains(instant) else { return nil }
    return SQLTimestamp.text(instant)
  }

  /// The seconds of `+01`, `-01:30` or `+00:53:28`, and 0 of no text; `nil` if it is not an offset. PostgreSQL's are
  /// less than 16 hours.
  private static func seconds(ofOffset text: Substring) -> Int64? {
    guard let sign = text.first else { return 0 }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var seconds: Int64 = 0
    let units: [(seconds: Int64, limit: Int64)] = [(3_600, 16), (60, 60), (1, 60)]
    for (part, unit) in zip(parts, units) {
      guard part.utf8.count <= 2, part.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }),
        let value = Int64(part), value < unit.limit
      else { return nil }
      seconds += value * unit.seconds
    }
    return sign == "-" ? -seconds : seconds
  }

  private static func withMicroseconds(_ text: String) -> String {
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.utf8.count
    guard text.first?.isNumber == true, text.contains(":") else { return text }
    return text + (decimals == nil ? "." : "")
      + String(repeating: "0", count: Swift.max(0, 6 - (decimals ?? 0)))
  }
}

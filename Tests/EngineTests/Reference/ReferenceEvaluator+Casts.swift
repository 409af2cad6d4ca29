import Foundation
@_spi(KoineDriver) import Koine

/// Casts: what has no counterpart in the other type is NULL.
extension ReferenceEvaluator {
  func cast(_ value: ReferenceValue, from source: SQLType, to target: SQLType) throws -> ReferenceValue {
    let target = target.storage
    switch (value, target) {
    case (.null, _): return .null
    case (.boolean(let truth), .text): return .text(truth ? "true" : "false")
    case (.boolean(let truth), .double): return .double(truth ? 1 : 0)
    case (.boolean(let truth), _) where target.isInteger: return .integer(truth ? 1 : 0)
    case (.integer(let number), .boolean): return .boolean(number != 0)
    case (.integer(let number), .double): return .double(Double(number))
    case (.integer(let number), .text): return .text(String(number))
    case (.integer(let number), .decimal(let scale)):
      // Eighteen digits in all.
      let limit = ExactNumber.power(ofTen: SQLType.decimalDigits - scale)
      guard UInt128(number.magnitude) < limit else { return .null }
      return .decimal(try ReferenceDecimal(Int128(number), scale: 0).rescaled(scale))
    case (.integer(let number), _): return Self.integer(number, target)
    case (.double(let number), .decimal(let scale)):
      return number.magnitude < 1e18 ? Self.decimal(Self.digits(of: number), scale) : .null
    // The fraction is cut off. Of infinity nothing is left.
    case (.double(let number), _) where target.isInteger:
      return Int64(exactly: number.rounded(.towardZero)).map { Self.integer($0, target) } ?? .null
    case (.decimal(let number), .decimal(let scale)): return .decimal(try number.rescaled(scale))
    case (.decimal(let number), _) where target.isInteger:
      let whole = number.unscaled / Int128(ExactNumber.power(ofTen: number.scale))
      return Int64(exactly: whole).map { Self.integer($0, target) } ?? .null
    case (.decimal(let number), .double):
      return .double(Double("\(number.unscaled)e-\(number.scale)") ?? .nan)
    case (.decimal(let number), .text):
      guard let unscaled = Int64(exactly: number.unscaled) else {
        throw ReferenceError.refused("a decimal number beyond 64 bits")
      }
      return .text(SQLDecimal.text(unscaled, scale: number.scale))
    case (.text(let text), .decimal(let scale)):
      let form = try self.text(value, matching: .decimal)
      return form.isNull ? .null : Self.decimal(text, scale)
    case (.text(let text), .boolean):
      return text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : .null
    case (.text(let text), .blob): return .blob(Array(text.utf8))
    case (.text(let text), .uuid): return Self.uuid(text).map { .uuid($0) } ?? .null
    case (.text(let text), _) where target.isInteger:
      return Self.number(text).map { Self.integer($0, target) } ?? .null
    case (.uuid(let uuid), .text): return .text(uuid.description)
    case (.date(let days), .text): return .text(SQLTimestamp.dateText(days))
    case (.time(let microseconds), .text): return .text(SQLTimestamp.timeText(microseconds))
    case (.text(let text), .date), (.text(let text), .time), (.text(let text), .timestamp):
      return Self.moment(text, target)
    case (.timestamp(let microseconds), .text): return .text(SQLTimestamp.text(microseconds))
    default:
      guard source.storage == target || source.storage == .real && target == .double else {
        throw ReferenceError.outside("a cast of \(source) to \(target)")
      }
      return value
    }
  }

  /// What a cast of a text to an integer has become: digits, with a sign or none.
  func decimal(ofInteger text: ReferenceValue) throws -> ReferenceValue {
    guard case .text(let digits) = text else { return .null }
    return Int128(digits).map { .decimal(ReferenceDecimal($0, scale: 0)) } ?? .null
  }

  /// A number in digits, with a point or none, rounded half away from zero; NULL if it has more than 18 digits then.
  private static func decimal(_ text: String, _ scale: Int) -> ReferenceValue {
    let digits = text.drop { $0 == "-" || $0 == "+" }.split(separator: ".")
    let fraction = (digits.count > 1 ? digits[1] : "") + String(repeating: "0", count: scale + 1)
    var unscaled = Int128(digits[0] + fraction.prefix(scale)) ?? 0
    if fraction.dropFirst(scale).first?.wholeNumberValue ?? 0 >= 5 { unscaled += 1 }
    guard unscaled < 1_000_000_000_000_000_000 else { return .null }
    return .decimal(ReferenceDecimal(text.first == "-" ? -unscaled : unscaled, scale: scale))
  }

  /// The digits that tell a number from its neighbours, without an exponent.
  private static func digits(of number: Double) -> String {
    let parts = "\(number.magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let digits = mantissa.joined()
    let whole = mantissa[0].count + exponent
    let sign = number < 0 ? "-" : ""
    if whole <= 0 { return "\(sign)0." + String(repeating: "0", count: -whole) + digits }
    let padded = digits + String(repeating: "0", count: max(0, whole - digits.count))
    return "\(sign)\(padded.prefix(whole)).\(padded.dropFirst(whole))"
  }

  /// NULL of a text that has not the form.
  func text(_ value: ReferenceValue, matching form: SQLTextForm) throws -> ReferenceValue {
    guard case .text(let text) = value else { return .null }
    let pattern = try Regex<Substring>(form.pattern + "(?!.)", as: Substring.self).dotMatchesNewlines()
    return text.unicodeScalars.allSatisfy(\.isASCII) && text.prefixMatch(of: pattern) != nil ? value : .null
  }

  /// Whether a part of a text matches a regular expression, which ICU takes as it is.
  func text(_ value: ReferenceValue, matches expression: SQLRegularExpression) throws -> ReferenceValue {
    guard case .text(let text) = value else { return .null }
    let pattern = try NSRegularExpression(pattern: expression.text(end: "\\z"))
    let all = NSRange(text.startIndex..., in: text)
    return .boolean(pattern.firstMatch(in: text, range: all) != nil)
  }

  /// NULL if the type has no such number.
  private static func integer(_ number: Int64, _ type: SQLType) -> ReferenceValue {
    type.integerRange?.contains(number) == true ? .integer(number) : .null
  }

  /// Digits with a sign before them or none, and nothing else.
  private static func number(_ text: String) -> Int64? {
    let digits =
      text.utf8.first.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") } == true
      ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }

  /// Thirty-two hexadecimal digits in groups of 8, 4, 4, 4 and 12, of either case.
  private static func uuid(_ text: String) -> SQLUUID? {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return nil }
    let digits = groups.joined().map { Character(Unicode.Scalar($0)).hexDigitValue.map(UInt64.init) }
    guard digits.allSatisfy({ $0 != nil }) else { return nil }
    func half(_ part: some Sequence<UInt64?>) -> UInt64 { part.reduce(0) { $0 << 4 | ($1 ?? 0) } }
    return SQLUUID(high: half(digits[..<16]), low: half(digits[16...]))
  }
}

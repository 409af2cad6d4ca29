import Foundation
import Koine

/// More functions of texts, on arrays of code points.
extension ReferenceEvaluator {
  /// What an engine may have no room for.
  private static let longest: Int64 = 100_000

  func textual(_ function: SQLTextualFunction, _ values: [ReferenceValue]) throws -> ReferenceValue {
    if function == .joined {
      guard let separator = try text(values[0]) else { return .null }
      return .text(try values.dropFirst().compactMap(text).joined(separator: separator))
    }
    if values.contains(where: \.isNull) { return .null }
    func scalars(_ index: Int) throws -> [Unicode.Scalar] {
      Array(try text(values[index])?.unicodeScalars ?? String.UnicodeScalarView())
    }
    func number(_ index: Int) throws -> Int64 {
      guard case .integer(let number) = values[index] else {
        throw ReferenceError.outside("a number that is another value")
      }
      return number
    }
    func result(_ scalars: some Sequence<Unicode.Scalar>) -> ReferenceValue {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      return .text(String(view))
    }
    switch function {
    case .octetLength: return .integer(Int64(try text(values[0])?.utf8.count ?? 0))
    case .padStart, .padEnd:
      let (text, fill, length) = (try scalars(0), try scalars(2), try number(1))
      if length <= text.count || fill.isEmpty { return result(text.prefix(Int(max(0, length)))) }
      if length > Self.longest { throw ReferenceError.refused("a text that is too long") }
      let padding = (0..<Int(length) - text.count).map { fill[$0 % fill.count] }
      return result(function == .padStart ? padding + text : text + padding)
    case .repeated:
      let (text, count) = (try scalars(0), max(0, try number(1)))
      if text.isEmpty || count == 0 { return .text("") }
      if count > Self.longest { throw ReferenceError.refused("a text that is too long") }
      return result((0..<Int(count)).flatMap { _ in text })
    case .unicodeLower: return .text(try text(values[0])?.lowercased(with: Locale(identifier: "en")) ?? "")
    case .unicodeUpper: return .text(try text(values[0])?.uppercased(with: Locale(identifier: "en")) ?? "")
    case .nfc: return .text(try text(values[0])?.precomposedStringWithCanonicalMapping ?? "")
    case .nfd: return .text(try text(values[0])?.decomposedStringWithCanonicalMapping ?? "")
    case .nfkc: return .text(try text(values[0])?.precomposedStringWithCompatibilityMapping ?? "")
    case .nfkd: return .text(try text(values[0])?.decomposedStringWithCompatibilityMapping ?? "")
    case .formatted: return .text(try Self.formatted(values[0]))
    case .reversed: return result(try scalars(0).reversed())
    case .codePoint: return try scalars(0).first.map { .integer(Int64($0.value)) } ?? .null
    case .character:
      let number = try number(0)
      guard number > 0, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else {
        return .null
      }
      return result([scalar])
    case .part:
      let (text, separator, number) = (try scalars(0), try scalars(1), try number(2))
      guard (1...2_147_483_647).contains(number) else { return .null }
      let parts = Self.parts(of: text, between: separator)
      return result(number <= parts.count ? parts[Int(number) - 1] : [])
    case .joined: return .null
    case .randomUUID: throw ReferenceError.outside("a random UUID")
    }
  }

  /// Digit by digit from the point to the left.
  private static func formatted(_ value: ReferenceValue) throws -> String {
    let (unscaled, scale): (Int128, Int)
    switch value {
    case .integer(let number): (unscaled, scale) = (Int128(number), 0)
    case .decimal(let number): (unscaled, scale) = (number.unscaled, number.scale)
    default: throw ReferenceError.outside("a number that is another value")
    }
    guard Int64(exactly: unscaled) != nil else {
      throw ReferenceError.refused("a decimal number beyond 64 bits")
    }
    var rest = unscaled.magnitude
    var text = ""
    for place in 0... where rest > 0 || place <= scale {
      if place == scale, scale > 0 { text = "." + text }
      if place > scale, (place - scale) % 3 == 0 { text = "," + text }
      text = "\(rest % 10)" + text
      rest /= 10
      if rest == 0, place >= scale { break }
    }
    return (unscaled < 0 ? "-" : "") + text
  }

  private static func parts(
    of text: [Unicode.Scalar], between separator: [Unicode.Scalar]
  ) -> [[Unicode.Scalar]] {
    var (parts, rest): ([[Unicode.Scalar]], [Unicode.Scalar]) = ([], text)
    while !separator.isEmpty {
      let position = position(of: separator, in: rest)
      guard position > 0 else { break }
      parts.append(Array(rest[..<(position - 1)]))
      rest = Array(rest[(position - 1 + separator.count)...])
    }
    return parts + [rest]
  }
}

import SwiftSyntax

/// The text of a string literal as an engine gets it, with the place in the source of each of its bytes.
struct SQLLiteral {
  /// The text in UTF-8. A NUL is an interpolation.
  private(set) var bytes: [UInt8] = []
  /// The interpolations, by their offsets.
  private(set) var interpolations: [Int: ExpressionSegmentSyntax] = [:]
  /// Where a NUL is written as such.
  private(set) var nuls: [Int] = []
  /// Where a backslash joins a line to the next one.
  private(set) var joints: [Int] = []
  let syntax: StringLiteralExprSyntax
  /// The number signs of a raw literal.
  private let delimiter: String
  private var starts: [AbsolutePosition] = []
  private var ends: [AbsolutePosition] = []
  /// The segments of the literal, with the offsets of their ends.
  private var segments: [(end: Int, node: Syntax)] = []

  init(_ syntax: StringLiteralExprSyntax) {
    self.syntax = syntax
    delimiter = syntax.openingPounds?.text ?? ""
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let segment): append(segment.content)
      case .expressionSegment(let segment):
        interpolations[bytes.count] = segment
        append(
          [0], segment.positionAfterSkippingLeadingTrivia..<segment.endPositionBeforeTrailingTrivia)
      }
      segments.append((bytes.count, Syntax(segment)))
    }
  }

  var isMultiline: Bool { syntax.openingQuote.tokenKind == .multilineStringQuote }

  // MARK: Places

  /// The part of the literal that a byte is in: an interpolation, or what a line has between two of them.
  func node(at offset: Int) -> Syntax {
    segments.first { offset < $0.end }?.node ?? segments.last?.node ?? Syntax(syntax)
  }

  /// The place of a byte, or of the end of the text.
  func position(_ offset: Int) -> AbsolutePosition {
    offset < starts.count ? starts[offset] : end(of: 0..<offset)
  }

  /// What the source has for a part of the text: if that is empty, the place behind the byte before it.
  func range(_ part: Range<Int>) -> Range<AbsolutePosition> {
    if part.isEmpty {
      let position = end(of: 0..<part.lowerBound)
      return position..<position
    }
    return starts[part.lowerBound]..<end(of: part)
  }

  private func end(of part: Range<Int>) -> AbsolutePosition {
    part.isEmpty ? syntax.openingQuote.endPosition : ends[part.upperBound - 1]
  }

  // MARK: Source

  /// The source of a quote at a place in the text.
  func source(of text: String, at offset: Int) -> String {
    guard delimiter.isEmpty else { return text }
    // Three quotes close a literal of several lines.
    let isBehindQuote = offset > 0 && bytes[offset - 1] == UInt8(ascii: "\"")
    return isMultiline && !isBehindQuote ? text : text.escapingQuotes
  }

  /// The source of an interpolation.
  func interpolation(_ argument: String) -> String { "\\\(delimiter)(\(argument))" }

  // MARK: Reading

  private mutating func append(_ bytes: some Sequence<UInt8>, _ range: Range<AbsolutePosition>) {
    for byte in bytes {
      self.bytes.append(byte)
      starts.append(range.lowerBound)
      ends.append(range.upperBound)
    }
  }

  private mutating func append(_ token: TokenSyntax) {
    guard token.presence == .present else { return }
    let source = Array(token.text.utf8)
    let start = token.positionAfterSkippingLeadingTrivia
    var index = 0
    while index < source.count {
      let (text, count) = Self.character(source[index...], delimiter: delimiter.utf8)
      if text == [0] { nuls.append(bytes.count) }
      append(text, start.advanced(by: index)..<start.advanced(by: index + count))
      index += count
    }
    if token.trailingTrivia.contains(where: { if case .backslashes = $0 { true } else { false } }) {
      joints.append(bytes.count)
    }
  }

  /// The first character of a literal's source, or a byte of it, and how many bytes of source that is.
  private static func character(
    _ source: ArraySlice<UInt8>, delimiter: String.UTF8View
  ) -> (text: [UInt8], count: Int) {
    guard let first = source.first else { return ([], 1) }
    if first == UInt8(ascii: "\r") {
      return ([10], source.dropFirst().first == 10 ? 2 : 1)
    }
    let rest = source.dropFirst(1 + delimiter.count)
    guard first == UInt8(ascii: "\\"), source.dropFirst().starts(with: delimiter), let letter = rest.first
    else {
      return ([first], 1)
    }
    let count = 2 + delimiter.count
    switch letter {
    case UInt8(ascii: "n"): return ([10], count)
    case UInt8(ascii: "r"): return ([13], count)
    case UInt8(ascii: "t"): return ([9], count)
    case UInt8(ascii: "0"): return ([0], count)
    case UInt8(ascii: "u"):
      let digits = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "}") }
      let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
      return (scalar.map { Array(String($0).utf8) } ?? [], count + 2 + digits.count)
    default: return ([letter], count)
    }
  }
}

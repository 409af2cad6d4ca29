/// A regular expression of the syntax that PostgreSQL, Perl and POSIX share, with one meaning.
///
/// It has characters, `.` for any but a line feed, sets as `[a-z_]` and `[^0-9]`, `\d`, `\w` and `\s` of ASCII, groups
/// `(…)` and `(?:…)`, alternatives `a|b`, repetitions `*`, `+`, `?`, `{2}`, `{2,}` and `{2,5}`, and `^` and `$` for the two
/// ends of the text. A backslash takes the meaning from a sign. Whatever else an engine knows, such as back references
/// and looking ahead, is refused.
public struct SQLRegularExpression: Sendable, Hashable {
  /// A part of the expression.
  @_spi(KoineDriver) public indirect enum Node: Sendable, Hashable {
    /// One character of a set.
    case character(CharacterSet)
    /// One part after another.
    case sequence([Node])
    /// One of several parts.
    case alternatives([Node])
    /// A part again and again; `nil`: without an end.
    case repetition(Node, least: Int, most: Int?)
    /// The two ends of the text.
    case start, end
  }

  /// Code points, as ascending ranges that do not touch.
  @_spi(KoineDriver) public struct CharacterSet: Sendable, Hashable {
    /// The ranges, in ascending order.
    @_spi(KoineDriver) public private(set) var ranges: [ClosedRange<UInt32>] = []

    /// Every code point of Unicode but NUL, which no text has, and the surrogates.
    static let all: [ClosedRange<UInt32>] = [1...0xd7ff, 0xe000...0x10ffff]

    init(_ ranges: [ClosedRange<UInt32>]) {
      for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
          self.ranges[self.ranges.count - 1] =
            last.lowerBound...Swift.max(last.upperBound, range.upperBound)
        } else {
          self.ranges.append(range)
        }
      }
    }

    var inverted: CharacterSet {
      var rest: [ClosedRange<UInt32>] = []
      for whole in Self.all {
        var next = whole.lowerBound
        for range in ranges where range.overlaps(whole) {
          if range.lowerBound > next { rest.append(next...range.lowerBound - 1) }
          next = range.upperBound + 1
        }
        if next <= whole.upperBound { rest.append(next...whole.upperBound) }
      }
      return CharacterSet(rest)
    }

    /// With each letter of ASCII in both cases.
    var ignoringCase: CharacterSet {
      let letters: [(ClosedRange<UInt32>, Int32)] = [(0x41...0x5a, 32), (0x61...0x7a, -32)]
      return CharacterSet(
        ranges
          + ranges.flatMap { range in
            letters.compactMap { letters, distance in
              guard range.overlaps(letters) else { return nil }
              let common = range.clamped(to: letters)
              return UInt32(Int32(common.lowerBound) + distance)...UInt32(Int32(common.upperBound) + distance)
            }
          })
    }

    /// Whether a code point is one of the set.
    @_spi(KoineDriver) public func contains(_ point: UInt32) -> Bool {
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < point { low = middle + 1 } else { high = middle }
      }
      return low < ranges.count && ranges[low].lowerBound <= point
    }
  }

  /// What is wrong with a text that is no regular expression.
  @_spi(KoineDriver) public struct Malformed: Error, Equatable {
    /// The position of the character at which it is, from 1.
    @_spi(KoineDriver) public let position: Int
    /// What is wrong there, and what to write.
    @_spi(KoineDriver) public let reason: String

    /// Says what is wrong at a character.
    @_spi(KoineDriver) public init(position: Int, reason: String) {
      self.position = position
      self.reason = reason
    }
  }

  /// How many parts it may have, each as often as it is repeated at least.
  static let maximumParts = 2_000
  /// How often a part may be repeated at most.
  static let maximumCount = 255

  /// The whole expression as a tree.
  @_spi(KoineDriver) public let root: Node

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - text: The expression as it is written.
  ///   - caseSensitive: Whether the case of ASCII letters counts.
  /// - Throws: ``Malformed``, with the place, if it is none.
  @_spi(KoineDriver) public init(_ text: String, caseSensitive: Bool) throws(Malformed) {
    var parser = SQLRegularExpressionParser(text, caseSensitive: caseSensitive)
    root = try parser.parse()
  }

  /// The expression for an engine.
  ///
  /// - Parameter end: What stands for the end of the text: some engines take `$` for the place before a last line feed.
  public func text(end: String = "$") -> String {
    var text = ""
    Self.write(root, end: end, to: &text)
    return text
  }

  private static func write(_ node: Node, end: String, to text: inout String) {
    switch node {
    case .character(let set): write(set, to: &text)
    case .sequence(let parts):
      for part in parts {
        if case .alternatives = part {
          write(group: part, end: end, to: &text)
        } else {
          write(part, end: end, to: &text)
        }
      }
    case .alternatives(let parts):
      for (index, part) in parts.enumerated() {
        if index > 0 { text += "|" }
        write(part, end: end, to: &text)
      }
    case .repetition(let part, let least, let most):
      if case .character = part {
        write(part, end: end, to: &text)
      } else {
        write(group: part, end: end, to: &text)
      }
      switch (least, most) {
      case (0, nil): text += "*"
      case (1, nil): text += "+"
      case (0, 1): text += "?"
      case (let least, nil): text += "{\(least),}"
      case (let least, let most?): text += least == most ? "{\(least)}" : "{\(least),\(most)}"
      }
    case .start: text += "^"
    case .end: text += end
    }
  }

  private static func write(group: Node, end: String, to text: inout String) {
    text += "(?:"
    write(group, end: end, to: &text)
    text += ")"
  }

  private static func write(_ set: CharacterSet, to text: inout String) {
    if set.ranges.count == 1, set.ranges[0].count == 1 { return write(set.ranges[0].lowerBound, to: &text) }
    let inverted = set.inverted
    let isInverted = set.ranges.last?.upperBound == 0x10ffff && !inverted.ranges.isEmpty
    text += isInverted ? "[^" : "["
    for range in isInverted ? inverted.ranges : set.ranges {
      write(range.lowerBound, to: &text)
      if range.count > 2 { text += "-" }
      if range.count > 1 { write(range.upperBound, to: &text) }
    }
    text += "]"
  }

  private static func write(_ point: UInt32, to text: inout String) {
    guard let scalar = Unicode.Scalar(point) else { return }
    let isSign = scalar.isASCII && point > 0x20 && point != 0x7f
    let isWord = scalar.properties.isAlphabetic || (0x30...0x39).contains(point) || scalar == "_"
    if isSign, !isWord { text += "\\" }
    text.unicodeScalars.append(scalar)
  }
}

/// Reads a regular expression.
private struct SQLRegularExpressionParser {
  typealias Node = SQLRegularExpression.Node
  typealias CharacterSet = SQLRegularExpression.CharacterSet
  typealias Malformed = SQLRegularExpression.Malformed

  private let points: [UInt32]
  private let isCaseSensitive: Bool
  private var position = 0
  private var depth = 0

  init(_ text: String, caseSensitive: Bool) {
    points = text.unicodeScalars.map(\.value)
    isCaseSensitive = caseSensitive
  }

  mutating func parse() throws(Malformed) -> Node {
    if let place = points.firstIndex(of: 0) { throw Malformed(position: place + 1, reason: "NUL in it") }
    let (node, _) = try alternatives()
    if position < points.count { throw problem("\")\" without \"(\"; write \"\\)\" for the sign") }
    return node
  }

  private func problem(_ reason: String) -> Malformed { Malformed(position: position + 1, reason: reason) }

  private var next: Unicode.Scalar? { position < points.count ? Unicode.Scalar(points[position]) : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == sign else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(Malformed) -> (Node, size: Int) {
    depth += 1
    defer { depth -= 1 }
    if depth > 50 { throw problem("more than 50 groups inside of each other") }
    var (first, size) = try sequence()
    guard next == "|" else { return (first, size) }
    var parts = [first]
    while take("|") {
      let other = try sequence()
      parts.append(other.0)
      size += other.size + 1
      try check(size)
    }
    return (.alternatives(parts), size)
  }

  private func check(_ size: Int) throws(Malformed) {
    guard size > SQLRegularExpression.maximumParts else { return }
    throw problem("more than \(SQLRegularExpression.maximumParts) parts, repeated ones counted each time")
  }

  private mutating func sequence() throws(Malformed) -> (Node, size: Int) {
    var parts: [Node] = []
    var size = 0
    while let sign = next, sign != "|", sign != ")" {
      let part = try repetition()
      parts.append(part.0)
      size += part.size
      try check(size)
    }
    return (parts.count == 1 ? parts[0] : .sequence(parts), size)
  }

  private mutating func repetition() throws(Malformed) -> (Node, size: Int) {
    let start = position
    let (node, size) = try element()
    guard let (least, most) = try count() else { return (node, size) }
    switch node {
    case .start, .end:
      position = start
      throw problem("a repetition of an end of the text")
    default: break
    }
    if let next, "*+?{".unicodeScalars.contains(next) {
      throw problem("a repetition of a repetition; put the first one in a group")
    }
    let repeated = size * Swift.max(most ?? least + 1, 1) + 1
    try check(repeated)
    return (.repetition(node, least: least, most: most), repeated)
  }

  private mutating func count() throws(Malformed) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    guard let least = try number() else {
      throw problem("no number behind \"{\"; write \"\\{\" for the sign")
    }
    var most: Int? = least
    if take(",") { most = try number() }
    guard take("}") else { throw problem("no \"}\" behind the number of repetitions") }
    if let most, most < least { throw problem("fewer repetitions at most than at least") }
    return (least, most)
  }

  private mutating func number() throws(Malformed) -> Int? {
    var result: Int?
    while let digit = next, ("0"..."9").contains(digit) {
      result = (result ?? 0) * 10 + Int(digit.value - 0x30)
      if result ?? 0 > SQLRegularExpression.maximumCount {
        throw problem("more than \(SQLRegularExpression.maximumCount) repetitions")
      }
      position += 1
    }
    return result
  }

  private mutating func element() throws(Malformed) -> (Node, size: Int) {
    guard let sign = next else { throw problem("nothing more") }
    switch sign {
    case "(":
      position += 1
      if take("?"), !take(":") {
        throw problem("a group that begins with \"(?\": only \"(?:\" means the same on every engine")
      }
      let inner = try alternatives()
      guard take(")") else { throw problem("\"(\" without \")\"; write \"\\(\" for the sign") }
      return inner
    case "^": position += 1; return (.start, 1)
    case "$": position += 1; return (.end, 1)
    case ".": position += 1; return (.character(CharacterSet([10...10]).inverted), 1)
    case "[": return (.character(try set()), 1)
    case "\\": return (.character(folded(try escape())), 1)
    case "*", "+", "?", "{": throw problem("nothing to repeat; write \"\\\(sign)\" for the sign")
    case "]", "}": throw problem("\"\(sign)\" alone; write \"\\\(sign)\" for the sign")
    default:
      position += 1
      return (.character(folded(CharacterSet([sign.value...sign.value]))), 1)
    }
  }

  private func folded(_ set: CharacterSet) -> CharacterSet { isCaseSensitive ? set : set.ignoringCase }

  private mutating func escape() throws(Malformed) -> CharacterSet {
    position += 1
    guard let sign = next else { throw problem("nothing behind the last backslash") }
    let digits: [ClosedRange<UInt32>] = [0x30...0x39]
    let letters: [ClosedRange<UInt32>] = [0x41...0x5a, 0x61...0x7a]
    let word = digits + letters + [0x5f...0x5f]
    let space: [ClosedRange<UInt32>] = [9...13, 32...32]
    let set: CharacterSet
    switch sign {
    case "d": set = CharacterSet(digits)
    case "D": set = CharacterSet(digits).inverted
    case "w": set = CharacterSet(word)
    case "W": set = CharacterSet(word).inverted
    case "s": set = CharacterSet(space)
    case "S": set = CharacterSet(space).inverted
    case "n": set = CharacterSet([10...10])
    case "r": set = CharacterSet([13...13])
    case "t": set = CharacterSet([9...9])
    default:
      guard sign.isASCII, sign.value >= 0x20, !CharacterSet(digits + letters).contains(sign.value)
      else {
        throw problem("\"\\\(sign)\" does not mean the same on every engine")
      }
      set = CharacterSet([sign.value...sign.value])
    }
    position += 1
    return set
  }

  private mutating func set() throws(Malformed) -> CharacterSet {
    position += 1
    let isInverted = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    while let sign = next, sign != "]" {
      if sign == "[" {
        throw problem("\"[\" in a set; write \"\\[\" for the sign, and \\d, \\w or \\s for a class")
      }
      let first = try member()
      guard next == "-", position + 1 < points.count, points[position + 1] != 0x5d else {
        ranges += first
        continue
      }
      position += 1
      let last = try member()
      guard first.count == 1, last.count == 1, first[0].count == 1, last[0].count == 1,
        first[0].lowerBound <= last[0].lowerBound
      else { throw problem("a range that does not go from one character to a later one") }
      ranges.append(first[0].lowerBound...last[0].lowerBound)
    }
    guard take("]") else { throw problem("\"[\" without \"]\"; write \"\\[\" for the sign") }
    if ranges.isEmpty { throw problem("a set of nothing; write \"\\]\" for the sign") }
    let set = folded(CharacterSet(ranges))
    let result = isInverted ? set.inverted : set
    if result.ranges.isEmpty { throw problem("a set of nothing") }
    return result
  }

  private mutating func member() throws(Malformed) -> [ClosedRange<UInt32>] {
    guard let sign = next else { throw problem("\"[\" without \"]\"") }
    if sign == "\\" { return try escape().ranges }
    position += 1
    return [sign.value...sign.value]
  }
}

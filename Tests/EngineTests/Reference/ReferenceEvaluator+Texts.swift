@_spi(KoineDriver) import Koine

/// Functions. Texts are sequences of code points: two that look alike are two texts.
extension ReferenceEvaluator {
  func call(_ function: SQLFunction, _ arguments: [SQLExpression]) throws -> ReferenceValue {
    switch function {
    case .grouping:
      return .integer(arguments.reduce(0) { $0 << 1 | (rolledUp.contains($1) ? 1 : 0) })
    case .absolute: return try absolute(value(of: arguments[0]))
    case .round:
      guard arguments.count == 1 else { throw ReferenceError.outside("rounding to decimal places") }
      return try round(value(of: arguments[0]))
    case .truncate: return try truncate(value(of: arguments[0]))
    case .sign: return try sign(value(of: arguments[0]))
    case .within(let range): return try number(value(of: arguments[0]), within: range)
    case .matches(let expression): return try text(value(of: arguments[0]), matches: expression)
    case .matching(let form): return try text(value(of: arguments[0]), matching: form)
    case .numeric(let function):
      let values = try arguments.map(value)
      if let (places, scale) = function.exactPlaces(of: arguments) {
        return try exact(function, values[0], digits: scale - places)
      }
      return try numeric(function, values)
    case .textual(let function): return try textual(function, arguments.map(value))
    case .program: throw ReferenceError.outside("a function of the program's own")
    case .json(let function):
      return try json(
        function, arguments.map(value), isDocument: arguments.first?.type.storage == .json)
    case .temporal(let function): return try temporal(function, arguments.map(value))
    case .coalesce:
      for argument in arguments {
        let value = try value(of: argument)
        if !value.isNull { return value }
      }
      return .null
    case .nullIf:
      let values = try arguments.map(value)
      let collations = try self.collations(comparing: arguments)
      return try isEqual(values[0], values[1], collations) == true ? .null : values[0]
    case .greatest, .greatestOfKnown: return try extreme(arguments) { $0 > 0 }
    case .least, .leastOfKnown: return try extreme(arguments) { $0 < 0 }
    case .length, .lower, .upper, .trim, .trimStart, .trimEnd, .replace, .substring, .left, .right,
      .substringWithin,
      .leftWithin, .rightWithin, .position:
      guard let text = try text(of: arguments[0]) else { return .null }
      return try call(function, of: text, arguments.dropFirst().map(value))
    }
  }

  /// NULL if an argument is.
  private func extreme(
    _ arguments: [SQLExpression], _ replaces: (Int) -> Bool
  ) throws -> ReferenceValue {
    let collations = try self.collations(comparing: arguments)
    let values = try arguments.map(value)
    return try values.dropFirst().reduce(values[0]) { best, value in
      guard let order = try order(value, best, collations) else { return .null }
      return replaces(order) ? value : best
    }
  }

  private func call(
    _ function: SQLFunction, of text: String, _ rest: [ReferenceValue]
  ) throws -> ReferenceValue {
    if rest.contains(where: \.isNull) { return .null }
    let scalars = Array(text.unicodeScalars)
    func other(_ position: Int) throws -> [Unicode.Scalar] {
      Array(try self.text(rest[position])?.unicodeScalars ?? String.UnicodeScalarView())
    }
    func number(_ position: Int) throws -> Int64 {
      guard case .integer(let number) = rest[position] else {
        throw ReferenceError.outside("a position that is another value")
      }
      return number
    }
    switch function {
    case .length: return .integer(Int64(scalars.count))
    case .lower: return .text(Self.text(scalars.map(\.asciiLowercased)))
    case .upper: return .text(Self.text(scalars.map(\.asciiUppercased)))
    case .trim, .trimStart, .trimEnd:
      let unwanted = rest.isEmpty ? [" "] : try other(0)
      var result = scalars[...]
      if function != .trimEnd { result = result.drop { unwanted.contains($0) } }
      while function != .trimStart, let last = result.last, unwanted.contains(last) { result.removeLast() }
      return .text(Self.text(result))
    case .replace: return .text(Self.text(Self.replacing(try other(0), in: scalars, by: try other(1))))
    case .substring, .substringWithin:
      let start = try number(0)
      // Where the part ends; beyond 64 bits it is as good as at their end.
      let length = rest.count > 1 ? Swift.min(try number(1), 1_073_741_823) : nil
      let end = length.map { start.addingReportingOverflow($0) } ?? (partialValue: Int64.max, overflow: false)
      let last = end.overflow ? (start < 0 ? Int64.min : .max) : end.partialValue
      return .text(
        Self.text(scalars.indices.filter { $0 + 1 >= start && $0 + 1 < last }.map { scalars[$0] }))
    case .left, .leftWithin: return .text(Self.text(scalars.prefix(Self.count(try number(0)))))
    case .right, .rightWithin: return .text(Self.text(scalars.suffix(Self.count(try number(0)))))
    case .position: return .integer(Int64(Self.position(of: try other(0), in: scalars)))
    case .absolute, .round, .coalesce, .nullIf, .greatest, .least, .greatestOfKnown, .leastOfKnown, .truncate,
      .sign, .within, .matching, .matches, .grouping, .temporal, .numeric, .textual, .json,
      .program:
      throw ReferenceError.outside("\(function) of a text")
    }
  }

  /// How many code points a number asks for: none if it is less than one.
  private static func count(_ number: Int64) -> Int { Int(clamping: Swift.max(number, 0)) }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Where a part begins, from 1; 0 if it does not occur, 1 for an empty one.
  static func position(of part: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Int {
    guard part.count <= text.count else { return 0 }
    return (0...text.count - part.count).first { text[$0...].starts(with: part) }.map { $0 + 1 } ?? 0
  }

  /// Each occurrence from the start on, none within another; an empty one is nowhere.
  private static func replacing(
    _ old: [Unicode.Scalar], in text: [Unicode.Scalar], by new: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    if old.isEmpty { return text }
    var result: [Unicode.Scalar] = []
    var rest = text[...]
    while let first = rest.first {
      if rest.starts(with: old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether a text contains another one, begins or ends with it; each does with an empty one.
  static func search(
    _ text: String, _ search: SQLSearchOperator, _ part: String
  ) -> Bool {
    let (text, part) = (Array(text.unicodeScalars), Array(part.unicodeScalars))
    return switch search {
    case .contains: position(of: part, in: text) > 0
    case .hasPrefix: text.starts(with: part)
    case .hasSuffix: text.suffix(part.count).elementsEqual(part)
    }
  }

  /// Whether a whole text matches a pattern: `%` is any text, `_` one code point, and `\` makes the sign behind it
  /// an ordinary one. Unless `caseSensitive`, the case of ASCII letters is ignored.
  static func matches(_ text: String, _ pattern: String, caseSensitive: Bool) throws -> Bool {
    enum Sign { case any, one, scalar(Unicode.Scalar) }
    var signs: [Sign] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "%" where !isEscaped: signs.append(.any)
      case "_" where !isEscaped: signs.append(.one)
      default: signs.append(.scalar(caseSensitive ? scalar : scalar.asciiLowercased))
      }
      isEscaped = false
    }
    if isEscaped { throw ReferenceError.refused("a pattern that ends within an escape") }
    let scalars = text.unicodeScalars.map { caseSensitive ? $0 : $0.asciiLowercased }
    // Which ends of the text so far the pattern so far matches.
    var ends: Set<Int> = [0]
    for op in signs {
      switch op {
      case .any: ends = Set((ends.min() ?? scalars.count + 1)..<scalars.count + 1)
      case .one: ends = Set(ends.filter { $0 < scalars.count }.map { $0 + 1 })
      case .scalar(let scalar):
        ends = Set(ends.filter { $0 < scalars.count && scalars[$0] == scalar }.map { $0 + 1 })
      }
      if ends.isEmpty { return false }
    }
    return ends.contains(scalars.count)
  }
}

extension Unicode.Scalar {
  var asciiLowercased: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }

  fileprivate var asciiUppercased: Unicode.Scalar {
    ("a"..."z").contains(self) ? Unicode.Scalar(UInt8(value) - 32) : self
  }
}

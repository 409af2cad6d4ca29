/// An expression of columns, plain values and operators, made at random.
struct RandomExpression {
  enum ValueType: String {
    case int = "Int"
    case double = "Double"
    case string = "String"
    case date = "Date"
    case bool = "Bool"
  }

  enum Token: Equatable {
    /// A column or a value, and whether it is a column; one that may be replaced by another type has its type.
    case operand(String, ValueType?, isColumn: Bool)
    case text(String)
    /// The start and the end of an operator with both its sides.
    case open, close

    var text: String {
      switch self {
      case .operand(let text, _, _), .text(let text): text
      case .open, .close: ""
      }
    }
  }

  var tokens: [Token]
  var type: ValueType
  var isOptional: Bool
  /// How tightly the outermost operator binds; 9 without one.
  var precedence = 9

  var text: String { tokens.map(\.text).joined() }
  var typeName: String { type.rawValue + (isOptional ? "?" : "") }
  private var isPlain: Bool { !tokens.contains { if case .operand(_, _, true) = $0 { true } else { false } } }

  private static let columns: [ValueType: (plain: [String], optional: [String])] = [
    .int: (["id", "listID"], ["priority"]), .double: (["score"], ["rating"]),
    .string: (["title"], ["notes"]), .date: (["createdAt"], ["dueDate"]),
  ]

  private static func column(
    _ type: ValueType, optional: Bool? = nil, _ random: inout some RandomNumberGenerator
  ) -> RandomExpression {
    let isOptional = optional ?? (Int.random(in: 0..<10, using: &random) < 3)
    let names = columns[type] ?? ([], [])
    let name = (isOptional ? names.optional : names.plain).randomElement(using: &random) ?? "id"
    return RandomExpression(
      tokens: [.operand("$0.\(name)", type, isColumn: true)], type: type, isOptional: isOptional)
  }

  private static func plain(
    _ type: ValueType, _ random: inout some RandomNumberGenerator
  ) -> RandomExpression {
    let draw = Int.random(in: 0..<100, using: &random)
    let text =
      switch type {
      case .int: draw < 20 ? "n" : "\(Int.random(in: 1...99, using: &random))"
      case .double:
        draw < 15
          ? "x"
          : draw < 50 ? "\(Int.random(in: 1...20, using: &random))" : "\(Double(draw) / 4 + 0.25)"
      case .string: draw < 20 ? "s" : ["\"a\"", "\"done\"", "\"x y\""][draw % 3]
      default: "d"
      }
    return RandomExpression(tokens: [.operand(text, type, isColumn: false)], type: type, isOptional: false)
  }

  private static let precedences = [
    "*": 3, "/": 3, "+": 2, "-": 2, "==": 1, "!=": 1, "<": 1, ">": 1, "<=": 1, ">=": 1, "&&": 0, "||": -1,
  ]

  private func wrapped(below precedence: Int) -> RandomExpression {
    guard self.precedence < precedence else { return self }
    var copy = self
    copy.tokens = [.text("(")] + tokens + [.text(")")]
    copy.precedence = 9
    return copy
  }

  private static func binary(
    _ left: RandomExpression, _ sign: String, _ right: RandomExpression, _ type: ValueType, isOptional: Bool
  ) -> RandomExpression {
    let precedence = precedences[sign] ?? 0
    // Comparisons do not associate.
    let tokens =
      [.open] + left.wrapped(below: precedence == 1 ? 2 : precedence).tokens + [.text(" \(sign) ")]
      + right.wrapped(below: precedence + 1).tokens + [.close]
    return RandomExpression(tokens: tokens, type: type, isOptional: isOptional, precedence: precedence)
  }

  static func number(
    _ type: ValueType, _ operators: Int, _ random: inout some RandomNumberGenerator
  ) -> RandomExpression {
    guard operators > 0 else { return column(type, &random) }
    let sign = (type == .int ? ["+", "-", "*"] : ["+", "-", "*", "/"]).randomElement(using: &random) ?? "+"
    let left: RandomExpression
    let right: RandomExpression
    switch Int.random(in: 0..<20, using: &random) {
    case ..<7: (left, right) = (number(type, operators - 1, &random), plain(type, &random))
    case ..<11: (left, right) = (plain(type, &random), number(type, operators - 1, &random))
    default:
      let share = Int.random(in: 0...operators - 1, using: &random)
      (left, right) = (number(type, share, &random), number(type, operators - 1 - share, &random))
    }
    // Only a plain divisor is known not to be zero.
    let divides = sign == "/" && !right.isPlain
    return binary(left, sign, right, type, isOptional: left.isOptional || right.isOptional || divides)
  }

  private static func comparison(
    _ operators: Int, _ random: inout some RandomNumberGenerator
  ) -> RandomExpression {
    let types: [ValueType] =
      operators > 1 ? [.int, .double] : [.int, .int, .double, .int, .double, .string, .string, .date]
    let type = types.randomElement(using: &random) ?? .int
    let sign = ["==", "==", "!=", "<", ">", "<=", ">="].randomElement(using: &random) ?? "=="
    func flip(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    if operators == 1, flip(12) {
      let none = RandomExpression(
        tokens: [.operand("nil", nil, isColumn: false)], type: type, isOptional: true)
      return binary(
        column(type, optional: true, &random), flip(50) ? "==" : "!=", none, .bool, isOptional: false)
    }
    let share = flip(40) ? Int.random(in: 0...operators - 1, using: &random) : operators - 1
    var left = number(type, share, &random)
    let rest = operators - 1 - share
    var right =
      rest > 0 ? number(type, rest, &random) : flip(70) ? plain(type, &random) : column(type, &random)
    if flip(15) { swap(&left, &right) }
    if left.isPlain && right.isPlain { left = column(type, &random) }
    return binary(left, sign, right, .bool, isOptional: left.isOptional || right.isOptional)
  }

  static func condition(
    _ operators: Int, _ random: inout some RandomNumberGenerator
  ) -> RandomExpression {
    guard operators > 0 else {
      let text = ["$0.isCompleted", "$0.title.like(\"%a%\")", "$0.id.in([1, 2, 3])"].randomElement(
        using: &random)
      return RandomExpression(
        tokens: [.operand(text ?? "", nil, isColumn: true)], type: .bool, isOptional: false)
    }
    let draw = Int.random(in: 0..<100, using: &random)
    if draw < 8, operators > 1 {
      let operand = condition(operators - 1, &random)
      // `!!x` is no Swift.
      guard operand.tokens.first != .text("!") else { return operand }
      var copy = operand.wrapped(below: 9)
      copy.tokens.insert(.text("!"), at: 0)
      copy.precedence = 8
      return copy
    }
    if operators <= 2 || draw < 20 && operators <= 5 { return comparison(operators, &random) }
    let share = Int.random(in: 1...operators - 2, using: &random)
    let left = condition(share, &random)
    let right = condition(operators - 1 - share, &random)
    let sign = ["&&", "&&", "||"].randomElement(using: &random) ?? "&&"
    return binary(left, sign, right, .bool, isOptional: false)
  }
}

extension RandomExpression {
  private static let wrong: [ValueType: [String]] = [
    .int: ["\"x\"", "$0.title", "$0.score", "$0.createdAt"],
    .double: ["\"x\"", "$0.title", "$0.id", "$0.isCompleted"],
    .string: ["3", "$0.id", "2.5", "$0.score"], .date: ["\"x\"", "$0.title", "7"],
  ]

  /// The expression with one operand of another type, and the span of the operator around it, in bytes of its text.
  func mistake(
    using random: inout some RandomNumberGenerator
  ) -> (expression: RandomExpression, span: Range<Int>)? {
    let candidates = tokens.indices.filter {
      if case .operand(_, .some, _) = tokens[$0] { true } else { false }
    }
    guard let index = candidates.randomElement(using: &random),
      case .operand(let old, let type?, _) = tokens[index],
      let replacement = Self.wrong[type]?.filter({ $0 != old }).randomElement(using: &random),
      let start = bound(from: index, by: -1, .open, nested: .close),
      let end = bound(from: index, by: 1, .close, nested: .open)
    else { return nil }
    // Beside nothing but plain values, Swift's own operators are meant.
    let hasColumn = tokens.indices.contains {
      if start..<end ~= $0, $0 != index, case .operand(_, .some, true) = tokens[$0] { true } else { false }
    }
    guard hasColumn else { return nil }
    var copy = self
    copy.tokens[index] = .operand(replacement, nil, isColumn: true)
    func length(_ tokens: ArraySlice<Token>) -> Int { tokens.reduce(0) { $0 + $1.text.utf8.count } }
    let from = length(copy.tokens[..<start])
    return (copy, from..<from + length(copy.tokens[start..<end]))
  }

  private func bound(from index: Int, by step: Int, _ sought: Token, nested: Token) -> Int? {
    var depth = 0
    var index = index + step
    while tokens.indices.contains(index) {
      if tokens[index] == nested { depth += 1 }
      if tokens[index] == sought {
        if depth == 0 { return index }
        depth -= 1
      }
      index += step
    }
    return nil
  }
}

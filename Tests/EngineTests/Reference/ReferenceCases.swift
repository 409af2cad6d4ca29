import Koine

/// An expression with its value, computed by hand.
struct ReferenceCase: Sendable, CustomStringConvertible {
  let description: String
  let expression: SQLExpression
  /// `nil`: the value is refused.
  let value: SQLValue?
  /// The engines on which a tree has the value. It has it on all of them if the typed methods can build it.
  let engines: [Engine]

  init(
    _ description: String, _ expression: SQLExpression, _ value: SQLValue?,
    on engines: [Engine] = Engine.allCases
  ) {
    self.description = description
    self.expression = expression
    self.value = value
    self.engines = engines
  }
}

/// What the evaluator computes of constants, each result computed by hand.
enum ReferenceCases {
  static let all =
    integers + doubles + bits + decimals + texts + patterns + casts + truth + comparisons + functions

  // MARK: Short names

  static func i(_ number: Int64?) -> SQLExpression {
    .value(number.map { .integer($0) } ?? .null, .bigInteger)
  }
  static func x(_ number: Double?) -> SQLExpression { .value(number.map { .double($0) } ?? .null, .double) }
  static func t(_ text: String?) -> SQLExpression { .value(text.map { .text($0) } ?? .null, .text) }
  static func b(_ truth: Bool?) -> SQLExpression { .value(truth.map { .boolean($0) } ?? .null, .boolean) }
  static func d(_ unscaled: Int64?, _ scale: Int = 2) -> SQLExpression {
    .value(unscaled.map { .integer($0) } ?? .null, .decimal(scale: scale))
  }
  static func call(_ function: SQLFunction, _ arguments: SQLExpression...) -> SQLExpression {
    .function(function, arguments)
  }
  static func compute(_ a: SQLExpression, _ op: SQLArithmeticOperator, _ b: SQLExpression) -> SQLExpression {
    .arithmetic(a, op, b)
  }
  static func compare(_ a: SQLExpression, _ op: SQLComparisonOperator, _ b: SQLExpression) -> SQLExpression {
    .comparison(a, op, b)
  }

  // MARK: Numbers

  private static let integers = [
    ReferenceCase("7 / 2", compute(i(7), .integerDivide, i(2)), .integer(3)),
    ReferenceCase("-7 / 2", compute(i(-7), .integerDivide, i(2)), .integer(-3)),
    ReferenceCase("7 / 0", compute(i(7), .integerDivide, i(0)), .null),
    ReferenceCase("-7 % 2", compute(i(-7), .remainder, i(2)), .integer(-1)),
    ReferenceCase("7 % -2", compute(i(7), .remainder, i(-2)), .integer(1)),
    ReferenceCase("7 % 0", compute(i(7), .remainder, i(0)), .null),
    ReferenceCase("least % -1", compute(i(.min), .remainder, i(-1)), .integer(0)),
    ReferenceCase("least / -1", compute(i(.min), .integerDivide, i(-1)), nil),
    ReferenceCase("greatest + 1", compute(i(.max), .add, i(1)), nil),
    ReferenceCase("least - 1", compute(i(.min), .subtract, i(1)), nil),
    ReferenceCase("greatest * 2", compute(i(.max), .multiply, i(2)), nil),
    ReferenceCase("-least", .unary(.negate, i(.min)), nil),
    ReferenceCase("abs(least)", call(.absolute, i(.min)), nil),
    ReferenceCase("abs(-7)", call(.absolute, i(-7)), .integer(7)),
    ReferenceCase("1 + NULL", compute(i(1), .add, i(nil)), .null),
  ]

  private static let doubles = [
    ReferenceCase("7.0 / 2", compute(x(7), .divide, x(2)), .double(3.5)),
    ReferenceCase("1.0 / 0", compute(x(1), .divide, x(0)), .null),
    ReferenceCase("1.0 / -0", compute(x(1), .divide, x(-0.0)), .null),
    ReferenceCase("infinity - infinity", compute(x(.infinity), .subtract, x(.infinity)), nil),
    ReferenceCase("infinity + 1", compute(x(.infinity), .add, x(1)), .double(.infinity)),
    ReferenceCase("greatest * 2.0", compute(x(.greatestFiniteMagnitude), .multiply, x(2)), nil),
    ReferenceCase("1 + 0.5", compute(i(1), .add, x(0.5)), .double(1.5)),
    ReferenceCase(
      "1.0 % 0.1", compute(x(1), .remainder, x(0.1)), .double(0.09999999999999995), on: [.sqlite]),
    ReferenceCase("-7.5 % 2.0", compute(x(-7.5), .remainder, x(2)), .double(-1.5), on: [.sqlite]),
    ReferenceCase("7.5 % -2.0", compute(x(7.5), .remainder, x(-2)), .double(1.5), on: [.sqlite]),
    ReferenceCase("-4.0 % 2.0", compute(x(-4), .remainder, x(2)), .double(0), on: [.sqlite]),
    ReferenceCase("7.5 % 0.0", compute(x(7.5), .remainder, x(0)), .null, on: [.sqlite]),
    ReferenceCase("round(2.5)", call(.round, x(2.5)), .double(3)),
    ReferenceCase("round(-2.5)", call(.round, x(-2.5)), .double(-3)),
    ReferenceCase("round(0.5 before its last bit)", call(.round, x(0.49999999999999994)), .double(0)),
    ReferenceCase("round(NULL)", call(.round, x(nil)), .null),
    ReferenceCase("abs(-0.5)", call(.absolute, x(-0.5)), .double(0.5)),
  ]

  private static let bits = [
    ReferenceCase("12 & 10", .bitwise(i(12), .and, i(10)), .integer(8)),
    ReferenceCase("12 | 10", .bitwise(i(12), .or, i(10)), .integer(14)),
    ReferenceCase("12 ^ 10", .bitwise(i(12), .exclusiveOr, i(10)), .integer(6)),
    ReferenceCase("~0", .unary(.complement, i(0)), .integer(-1)),
    ReferenceCase("1 << 63", .bitwise(i(1), .shiftLeft, i(63)), .integer(.min)),
    ReferenceCase("1 << 64", .bitwise(i(1), .shiftLeft, i(64)), .integer(0)),
    ReferenceCase("8 << -2", .bitwise(i(8), .shiftLeft, i(-2)), .integer(2)),
    ReferenceCase("-1 >> 64", .bitwise(i(-1), .shiftRight, i(64)), .integer(-1)),
    ReferenceCase("-8 >> 1", .bitwise(i(-8), .shiftRight, i(1)), .integer(-4)),
    ReferenceCase("8 >> -2", .bitwise(i(8), .shiftRight, i(-2)), .integer(32)),
    ReferenceCase("1 << least", .bitwise(i(1), .shiftLeft, i(.min)), .integer(0)),
    ReferenceCase("1 << NULL", .bitwise(i(1), .shiftLeft, i(nil)), .null),
    ReferenceCase("1 >> NULL", .bitwise(i(1), .shiftRight, i(nil)), .null),
    ReferenceCase("NULL << 1", .bitwise(i(nil), .shiftLeft, i(1)), .null),
    ReferenceCase("1 & NULL", .bitwise(i(1), .and, i(nil)), .null),
  ]

  private static let decimals = [
    ReferenceCase("7.50 % 2.00", compute(d(750), .remainder, d(200)), .integer(150)),
    ReferenceCase("-7.50 % 2.000", compute(d(-750), .remainder, d(2_000, 3)), .integer(-1_500)),
    ReferenceCase("7.50 % 0.00", compute(d(750), .remainder, d(0)), .null),
    ReferenceCase("0.10 + 0.20", compute(d(10), .add, d(20)), .integer(30)),
    ReferenceCase("1.25 * 0.5000", compute(d(125), .multiply, d(5_000, 4)), .integer(625_000)),
    ReferenceCase("1.00 / 3.00", compute(d(100), .divide, d(300)), .integer(333_333)),
    ReferenceCase("2.00 / 3.00", compute(d(200), .divide, d(300)), .integer(666_667)),
    ReferenceCase("-2.00 / 3.00", compute(d(-200), .divide, d(300)), .integer(-666_667)),
    ReferenceCase("1.00 / 0.00", compute(d(100), .divide, d(0)), .null),
    ReferenceCase("0.05 to one decimal", .cast(d(5), .decimal(scale: 1)), .integer(1)),
    ReferenceCase("-0.05 to one decimal", .cast(d(-5), .decimal(scale: 1)), .integer(-1)),
    ReferenceCase("0.05 to four decimals", .cast(d(5), .decimal(scale: 4)), .integer(500)),
    ReferenceCase("10^16 with two decimals", .cast(i(10_000_000_000_000_000), .decimal(scale: 2)), .null),
    ReferenceCase("7 with two decimals", .cast(i(7), .decimal(scale: 2)), .integer(700)),
    ReferenceCase("a product beyond 64 bits", compute(d(.max), .multiply, d(1_000)), nil),
    ReferenceCase(
      "and compared", compare(compute(d(.max), .multiply, d(1_000)), .greater, d(1, 4)), .boolean(true)),
    ReferenceCase("1.50 = 1.5000", compare(d(150), .equal, d(15_000, 4)), .boolean(true)),
    ReferenceCase("1.5001 > 1.50", compare(d(15_001, 4), .greater, d(150)), .boolean(true)),
    ReferenceCase("1.50 < 2", compare(d(150), .less, i(2)), .boolean(true)),
    ReferenceCase("2 <= 2.00", compare(i(2), .lessOrEqual, d(200)), .boolean(true)),
    ReferenceCase("the greatest <> 0.01", compare(i(.max), .notEqual, d(1)), .boolean(true)),
    ReferenceCase(
      "the greatest > 10^16", compare(i(.max), .greater, d(999_999_999_999_999_999)), .boolean(true)),
    ReferenceCase(
      "1.50 is 1.5000", .isDistinct(d(150), d(15_000, 4), negated: true), .boolean(true)),
    ReferenceCase("1.50 is not 2", .isDistinct(d(150), i(2), negated: false), .boolean(true)),
    ReferenceCase("NULL is 1.5000", .isDistinct(d(nil), d(15_000, 4), negated: true), .boolean(false)),
    ReferenceCase(
      "1.50 between 1 and 1.5000", .between(d(150), i(1), d(15_000, 4), negated: false), .boolean(true)),
    ReferenceCase(
      "2 between 1.50 and 1.9999", .between(i(2), d(150), d(19_999, 4), negated: false), .boolean(false)),
    ReferenceCase("1.50 + 0.0001", compute(d(150), .add, d(1, 4)), .integer(15_001)),
    ReferenceCase("0.0001 - 1.50", compute(d(1, 4), .subtract, d(150)), .integer(-14_999)),
    ReferenceCase("1.50 + 2", compute(d(150), .add, i(2)), .integer(350)),
    ReferenceCase("2 - 1.50", compute(i(2), .subtract, d(150)), .integer(50)),
    ReferenceCase("1.50 * 3", compute(d(150), .multiply, i(3)), .integer(450)),
    ReferenceCase("-3 * 1.50", compute(i(-3), .multiply, d(150)), .integer(-450)),
    ReferenceCase("1.50 / 7", compute(d(150), .divide, i(7)), .integer(214_286)),
    ReferenceCase("-7 / 1.50", compute(i(-7), .divide, d(150)), .integer(-46_667)),
    ReferenceCase("7 / 0.00", compute(i(7), .divide, d(0)), .null),
    ReferenceCase("7.00 / 0", compute(d(700), .divide, i(0)), .null),
    ReferenceCase("the greatest * 1.00", compute(i(.max), .multiply, d(100)), nil),
    ReferenceCase("the greatest + 0.01", compute(i(.max), .add, d(1)), nil),
    ReferenceCase("1.99 as an integer", .cast(d(199), .bigInteger), .integer(1)),
    ReferenceCase("-1.99 as an integer", .cast(d(-199), .bigInteger), .integer(-1)),
    ReferenceCase(
      "16 digits as an integer", .cast(d(999_999_999_999_999_999), .bigInteger),
      .integer(9_999_999_999_999_999)),
    ReferenceCase("127.99 in 8 bits", .cast(d(12_799), .integer(bits: 8)), .integer(127)),
    ReferenceCase("128.00 in 8 bits", .cast(d(12_800), .integer(bits: 8)), .null),
    ReferenceCase("-0.5 as an unsigned one", .cast(d(-50), .unsigned(bits: 64)), .integer(0)),
    ReferenceCase("-1.00 as an unsigned one", .cast(d(-100), .unsigned(bits: 64)), .null),
    ReferenceCase("0.10 as a double", .cast(d(10), .double), .double(0.1)),
    ReferenceCase(
      "18 digits as a double", .cast(d(999_999_999_999_999_999, 17), .double), .double(9.99999999999999999)),
    ReferenceCase("-0.05 as a text", .cast(d(-5), .text), .text("-0.05")),
    ReferenceCase("12.50 as a text", .cast(d(1_250), .text), .text("12.50")),
    ReferenceCase("7 as a text", .cast(d(7, 0), .text), .text("7")),
    ReferenceCase("a product as a text", .cast(compute(d(150), .multiply, d(150)), .text), .text("2.2500")),
    ReferenceCase("NULL as a text", .cast(d(nil), .text), .null),
    ReferenceCase("-(0.05)", .unary(.negate, d(5)), .integer(-5)),
    ReferenceCase("abs(-0.05)", call(.absolute, d(-5)), .integer(5)),
  ]

  // MARK: Texts

  private static let texts = [
    ReferenceCase("'a' || NULL", .concatenation(t("a"), t(nil)), .null),
    ReferenceCase("length of two code points", call(.length, t("e\u{301}")), .integer(2)),
    ReferenceCase("lower('ÀB')", call(.lower, t("ÀB")), .text("Àb")),
    ReferenceCase("upper('àb')", call(.upper, t("àb")), .text("àB")),
    ReferenceCase("trim of spaces alone", call(.trim, t(" \ta ")), .text("\ta")),
    ReferenceCase("trim of characters", call(.trim, t("][a]"), t("[]")), .text("a")),
    ReferenceCase("trim of none", call(.trim, t(" a "), t("")), .text(" a ")),
    ReferenceCase("trim at the start", call(.trimStart, t(" a ")), .text("a ")),
    ReferenceCase("trim at the end", call(.trimEnd, t(" a ")), .text(" a")),
    ReferenceCase("trim by NULL", call(.trim, t("a"), t(nil)), .null),
    ReferenceCase("replace, none within another", call(.replace, t("aaa"), t("aa"), t("b")), .text("ba")),
    ReferenceCase("replace of an empty text", call(.replace, t("a"), t(""), t("b")), .text("a")),
    ReferenceCase("replace of an empty text by NULL", call(.replace, t("a"), t(""), t(nil)), .null),
    ReferenceCase("substr from 2", call(.substring, t("äbc"), i(2)), .text("bc")),
    ReferenceCase("substr from 0, of 3", call(.substring, t("abc"), i(0), i(3)), .text("ab")),
    ReferenceCase("substr from -1", call(.substring, t("abc"), i(-1)), .text("abc")),
    ReferenceCase("substr of a negative length", call(.substring, t("abc"), i(2), i(-1)), .text("")),
    ReferenceCase("substr of the greatest length", call(.substring, t("abc"), i(2), i(.max)), .text("bc")),
    ReferenceCase("substr from the least position", call(.substring, t("abc"), i(.min), i(.max)), .text("")),
    ReferenceCase(
      "substr backwards from the least position", call(.substring, t("abc"), i(.min), i(.min)), .text("")),
    ReferenceCase("left of 2", call(.left, t("äbc"), i(2)), .text("äb")),
    ReferenceCase("left of -1", call(.left, t("abc"), i(-1)), .text("")),
    ReferenceCase("right of 2", call(.right, t("abc"), i(2)), .text("bc")),
    ReferenceCase("right of the least number", call(.right, t("abc"), i(.min)), .text("")),
    ReferenceCase("right of the greatest number", call(.right, t("abc"), i(.max)), .text("abc")),
    ReferenceCase("position", call(.position, t("äbcb"), t("b")), .integer(2)),
    ReferenceCase("position of what is not there", call(.position, t("abc"), t("B")), .integer(0)),
    ReferenceCase("position of an empty text", call(.position, t(""), t("")), .integer(1)),
    ReferenceCase("contains minds case", .search(t("abc"), .contains, t("B")), .boolean(false)),
    ReferenceCase("has a prefix with a wildcard", .search(t("%a"), .hasPrefix, t("%")), .boolean(true)),
    ReferenceCase("has a suffix", .search(t("abc"), .hasSuffix, t("bc")), .boolean(true)),
    ReferenceCase("has an empty suffix", .search(t(""), .hasSuffix, t("")), .boolean(true)),
    ReferenceCase("contains NULL", .search(t("a"), .contains, t(nil)), .null),
  ]

  private static func like(_ text: String?, _ pattern: String, caseSensitive: Bool = false) -> SQLExpression {
    .like(t(text), pattern: t(pattern), caseSensitive: caseSensitive, negated: false)
  }

  private static let patterns = [
    ReferenceCase("'ABC' LIKE 'a_c'", like("ABC", "a_c"), .boolean(true)),
    ReferenceCase("'É' LIKE 'é'", like("É", "é"), .boolean(false)),
    ReferenceCase("'A' LIKE 'a' minding case", like("A", "a", caseSensitive: true), .boolean(false)),
    ReferenceCase("a whole text", like("abc", "b"), .boolean(false)),
    ReferenceCase("any text in the middle", like("abcabd", "a%bd"), .boolean(true)),
    ReferenceCase("any text, which is empty", like("", "%"), .boolean(true)),
    ReferenceCase("one code point of two", like("e\u{301}", "_"), .boolean(false)),
    ReferenceCase("an escaped wildcard", like("100%", #"100\%"#), .boolean(true)),
    ReferenceCase("an escaped wildcard alone", like("1000", #"100\%"#), .boolean(false)),
    ReferenceCase("an escaped escape", like(#"a\b"#, #"a\\b"#), .boolean(true)),
    ReferenceCase("an escaped letter", like("a", #"\A"#), .boolean(true)),
    ReferenceCase("a pattern that ends within an escape", like("a", #"a\"#), nil),
    ReferenceCase(
      "other engines' wildcards", like("a*b?[c]", "a*b?[c]", caseSensitive: true), .boolean(true)),
    ReferenceCase("NULL LIKE 'a'", like(nil, "a"), .null),
    ReferenceCase(
      "not like", .like(t("a"), pattern: t("b"), caseSensitive: false, negated: true), .boolean(true)),
  ]

  // MARK: Casts

  private static let casts = [
    ReferenceCase("2.9 to an integer", .cast(x(2.9), .bigInteger), .integer(2)),
    ReferenceCase("-2.9 to an integer", .cast(x(-2.9), .bigInteger), .integer(-2)),
    ReferenceCase("2^63 to an integer", .cast(x(9_223_372_036_854_775_808), .bigInteger), .null),
    ReferenceCase("-2^63 to an integer", .cast(x(-9_223_372_036_854_775_808), .bigInteger), .integer(.min)),
    ReferenceCase("infinity to an integer", .cast(x(.infinity), .bigInteger), .null),
    ReferenceCase("300 to 8 bits", .cast(i(300), .integer(bits: 8)), .null),
    ReferenceCase("255.9 to 8 bits without a sign", .cast(x(255.9), .unsigned(bits: 8)), .integer(255)),
    ReferenceCase("-0.9 to 8 bits without a sign", .cast(x(-0.9), .unsigned(bits: 8)), .integer(0)),
    ReferenceCase(
      "2^53 + 1 to a double", .cast(i(9_007_199_254_740_993), .double), .double(9_007_199_254_740_992)),
    ReferenceCase("7 to a text", .cast(i(-7), .text), .text("-7")),
    ReferenceCase("2 to a truth value", .cast(i(2), .boolean), .boolean(true)),
    ReferenceCase("true to an integer", .cast(b(true), .bigInteger), .integer(1)),
    ReferenceCase("false to a text", .cast(b(false), .text), .text("false")),
    ReferenceCase("'+7' to an integer", .cast(t("+7"), .bigInteger), .integer(7)),
    ReferenceCase("'007' to an integer", .cast(t("007"), .bigInteger), .integer(7)),
    ReferenceCase("'7 ' to an integer", .cast(t("7 "), .bigInteger), .null),
    ReferenceCase("'' to an integer", .cast(t(""), .bigInteger), .null),
    ReferenceCase("'-' to an integer", .cast(t("-"), .bigInteger), .null),
    ReferenceCase("'1e3' to an integer", .cast(t("1e3"), .bigInteger), .null),
    ReferenceCase("'٣' to an integer", .cast(t("٣"), .bigInteger), .null),
    ReferenceCase("2^63 as a text to an integer", .cast(t("9223372036854775808"), .bigInteger), .null),
    ReferenceCase("'true' to a truth value", .cast(t("true"), .boolean), .boolean(true)),
    ReferenceCase("'TRUE' to a truth value", .cast(t("TRUE"), .boolean), .null),
    ReferenceCase("'É' to bytes", .cast(t("É"), .blob), .blob([0xc3, 0x89])),
    ReferenceCase(
      "a text to a UUID", .cast(t("FF000000-0000-0000-0000-000000000001"), .uuid),
      .uuid(SQLUUID(high: 0xff00_0000_0000_0000, low: 1))),
    ReferenceCase("digits alone to a UUID", .cast(t("ff000000000000000000000000000001"), .uuid), .null),
    ReferenceCase(
      "a UUID to a text", .cast(.value(.uuid(SQLUUID(high: 0xff00_0000_0000_0000, low: 1)), .uuid), .text),
      .text("ff000000-0000-0000-0000-000000000001")),
    ReferenceCase(
      "an instant to a text", .cast(.value(.timestamp(microseconds: -1), .timestamp), .text),
      .text("1999-12-31 23:59:59.999999")),
    ReferenceCase("NULL to a text", .cast(i(nil), .text), .null),
  ]
}

import Koine

extension FunctionCases {
  private typealias Pool = FunctionCase.Pool

  private static let words = Pool.texts(
    "Zoë", "", "é€😀", " a ", "  ", "aXaXa", "e\u{301}x", "%_\\", "O'Hara", "aaa", "AbC xYz", "ÀÉ\tz\n",
    "[[a]]")
  private static let parts = Pool.texts(
    "a", "", "é", "aX", "aa", " ", "[]", "\u{301}", "A", "%", "Zoë and more")
  /// Within the text, at its ends and beyond, negative, and beyond 32 bits.
  private static let bounds = Pool.integers(
    1, 0, 2, 3, 5, 40, -1, -3, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 3_000_000_000,
    .max, .min)
  private static let farBounds = Pool.integers(
    1, 0, -1, 3, .max, .min, 2_147_483_647, 2_147_483_648, -2_147_483_648, -1_500_000_000, -1_073_741_822,
    -1_073_741_823, 4_294_967_297, -4_294_967_297)
  private static let small = Pool.integers(1, 0, -1, 7, 2_147_483_648, .max, .min)
  /// `abs` of the least integer is none.
  private static let withSigns = Pool.integers(7, 0, -7, 2_147_483_648, -2_147_483_648, .max, -.max)
  private static let halves = Pool.doubles(
    0.5, 0, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, -0.49999999999999994, 1e-300, 1e15,
    4_503_599_627_370_497.5, 9_007_199_254_740_992, -1e300, 1.7976931348623157e308)
  private static let fractions = Pool.doubles(
    0.5, 0, -0.5, 1.5, -2.5, 0.9999999999999999, 123_456.789, -123_456.789, 1e15, 4_503_599_627_370_497.5)

  private static func base(_ name: String, _ function: SQLFunction, _ pools: Pool...) -> FunctionCase {
    FunctionCase(name, of: pools) { .function(function, $0) }
  }

  /// The functions that every engine has under one name or another.
  static let base: [FunctionCase] =
    lengthAndCase + trimmed + cutOut + numbersAlone + choices(.coalesce, "coalesce")
    + choices(.nullIf, "nullIf") + extremes

  private static let lengthAndCase = [
    base("length", .length, words), base("lower", .lower, words), base("upper", .upper, words),
  ]

  private static let trimmed = [
    base("trim", .trim, words), base("trimStart", .trimStart, words), base("trimEnd", .trimEnd, words),
    base("trim of characters", .trim, words, parts),
    base("trimStart of characters", .trimStart, words, parts),
    base("trimEnd of characters", .trimEnd, words, parts),
  ]

  private static let cutOut = [
    base("replace", .replace, words, parts, .texts("é", "", "aa", "\\")),
    base("substring", .substring, words, bounds),
    base("substring of a length", .substring, words, bounds, .integers(1, 0, -1, 2, 100)),
    base(
      "substring of a far length", .substring, .texts("Zoë", "é€😀", ""), farBounds,
      .integers(.max, .min, 2_147_483_647, 2_147_483_648, 1_073_741_823, 1_073_741_824, 4_294_967_297, 1, -1)),
    base("left", .left, words, bounds), base("right", .right, words, bounds),
    base("position", .position, words, parts),
  ]

  private static let numbersAlone = [
    base("absolute of an integer", .absolute, withSigns), base("absolute of a double", .absolute, halves),
    base("absolute of a decimal", .absolute, .decimal), base("round", .round, halves),
    base("truncate", .truncate, fractions),
  ]

  private static func choices(_ function: SQLFunction, _ name: String) -> [FunctionCase] {
    [
      base("\(name) of integers", function, small, small),
      base("\(name) of doubles", function, fractions, fractions),
      base("\(name) of texts", function, words, words),
      base("\(name) of days", function, .days, .days),
    ]
  }

  private static let extremes: [FunctionCase] =
    choices(.greatest, "greatest") + choices(.least, "least") + [
      base("greatest of three", .greatest, small, small, small),
      base("least of three", .least, words, words, words),
      base("coalesce of three", .coalesce, small, small, small),
    ]
}

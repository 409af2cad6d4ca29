import Koine

extension FunctionCase.Pool {
  static func doubles(_ numbers: Double...) -> Self { Self(.double, numbers.map { .double($0) }) }

  /// Both sides of each function's domain and range, halves, and the ends of the doubles.
  static let numbers = doubles(
    0.5, 0, -0.5, 1, -1, 2, 2.5, -2.5, 1.5, 0.49999999999999994, 1e-300, -1e-300, 1e15,
    4_503_599_627_370_497.5, 1e300,
    -1e300, 1.7976931348623157e308, -1.7976931348623157e308, 1.797693134862315e308, .leastNonzeroMagnitude,
    709.78, 709.79, 1_000, -745, -746,
    1.0000000000000002, -1.0000000000000002, 100, 1_000.5, 3.141592653589793)
  static let decimal = Self(.decimal(scale: 2), [.integer(-5), .integer(0), .integer(1_234)])
  /// With one digit, two and three in the first group.
  static let long = integers(
    0, 7, -7, 999, -999, 1_000, -1_000, 12_345, -123_456, 1_234_567, 999_999_999_999, .max, .min)
  /// Halves and their neighbours on both sides of zero, and large ones.
  static let digits = integers(
    0, 5, 4, -5, -4, 15, -15, 149, 150, -149, -150, 1_234_567, 499_999_999_999_999_999,
    500_000_000_000_000_000,
    -500_000_000_000_000_000, .max - 8, .min + 9)
  static let decimalDigits = Self(
    .decimal(scale: 2),
    [
      0, 4, 5, -4, -5, 49, 50, 51, -49, -50, -51, 99, 100, -100, 14_995, -14_995, 123_456_789,
      499_999_999_999_999_999,
      -500_000_000_000_000_000, 899_999_999_999_999_999, -899_999_999_999_999_999,
    ].map { .integer($0) })
  static let longDecimal = Self(
    .decimal(scale: 2),
    [
      -5, 0, 5, -50, 99_999, 100_000, -100_000, 123_456_780, -12_345_678_905, 999_999_999_999_999_999,
      -999_999_999_999_999_999,
    ].map { .integer($0) })
}

extension FunctionCases {
  private static func call(
    _ function: SQLNumericFunction, _ pools: FunctionCase.Pool..., ulps: Double = 0
  ) -> FunctionCase {
    let call = { @Sendable (arguments: [SQLExpression]) in
      SQLExpression.function(.numeric(function), arguments)
    }
    return pools.count == 1
      ? FunctionCase("\(function) of \(pools[0].type)", pools[0], ulps: ulps, call: call)
      : FunctionCase("\(function)", pools[0], pools[1], ulps: ulps, call: call)
  }

  /// F18 to F20 of the differences between engines.
  static let numbers: [FunctionCase] = {
    var all = [
      call(.signum, .numbers), call(.signum, .counts), call(.signum, .decimal), call(.ceiling, .numbers),
      call(.floor, .numbers), call(.squareRoot, .numbers),
    ]
    let inexact: [SQLNumericFunction] = [
      .exponential, .naturalLogarithm, .decimalLogarithm, .sine, .cosine, .tangent, .arcSine, .arcCosine,
      .arcTangent,
    ]
    all += inexact.map { call($0, .numbers, ulps: 2) }
    all.append(call(.power, .numbers, .numbers, ulps: 2))
    all.append(call(.arcTangent2, .numbers, .numbers, ulps: 2))
    for places in [0, 1, 2, 5, 15, 20, 300, -1, -3, -15, -300] as [Int64] {
      for function in [SQLNumericFunction.roundToPlaces, .truncateToPlaces] {
        let numbers = FunctionCase.Pool.doubles(
          2.675, 0.285, 1.005, -2.675, 0.30000000000000004, 1_500, 1_499.9999999999998, 99_999.5, 0.05,
          9.999999999999995,
          5e14, 0, 1e-5, 123_456_789.123456789, 1.7976931348623157e308, 1.79769313486231e308, 5e299, 1e300,
          .leastNonzeroMagnitude, 2e-300,
          -0.5, 4.5, 8.5e-301)
        all.append(
          FunctionCase("\(function) \(places)", numbers) {
            .function(.numeric(function), [$0[0], .literal(.integer(places), .integer(bits: 32))])
          })
      }
    }
    for places in [1, 0, -1, -2, -17, -18, -25] as [Int64] {
      for function in [SQLNumericFunction.roundToPlaces, .truncateToPlaces] {
        for (pool, name) in [(FunctionCase.Pool.digits, "integers"), (.decimalDigits, "decimals")] {
          all.append(
            FunctionCase("\(function) \(places) of \(name)", pool) {
              .function(.numeric(function), [$0[0], .literal(.integer(places), .integer(bits: 32))])
            })
        }
      }
    }
    all += [call(.ceiling, .decimalDigits), call(.floor, .decimalDigits)]
    return all
  }()

  private static let phrases = FunctionCase.Pool.texts(
    "abc", "", "é€😀", "a,b,,c", ",", " a ", "aXaXa", "e\u{301}x", "%_\\", "O'Hara", "aaa", "ab,cd,")
  private static let alphabets = FunctionCase.Pool.texts(
    "Zoë", "", "ΣΑΣ ΑΣ. Σ ΑΣΑ Σ'Σ", "straße ﬁ ŉ ǰ", "İIıi", "ÀÉÎ\u{301}", "e\u{301}\u{323}", "ДжЖ", "ǅ ǆ Ǆ",
    "ⅷ Ⓐ ﬄ",
    "각 가", "2⁵ ½ ①", "ΌΣΟΣ\u{301}", "\u{1E9E}", "A\u{30A}", "日本", "𐐀𐐨")
  private static let lengths = FunctionCase.Pool.integers(
    2, 0, 1, 3, 5, 8, -1, -2_147_483_648, -2_147_483_649, -4_294_967_295, .min)

  private static func call(_ function: SQLTextualFunction, _ arguments: [SQLExpression]) -> SQLExpression {
    .function(.textual(function), arguments)
  }

  /// Numbers in other forms, as decimal ones.
  static let decimals: [FunctionCase] = [0, 2, 6].flatMap { scale in
    [
      FunctionCase(
        "double to \(scale) decimals",
        .doubles(
          2.675, 1.005, -0.125, 0.5, -0.5, 1.5, 0, -0.0, 1e-300, 999_999_999_999.9999995, 1e12 - 0.0000005,
          1e15,
          9_007_199_254_740_992, 1e17, 9.99999999999999e17, 1e18, -1e18, 1e300, 0.1 + 0.2, 123_456.789_012_345
        )
      ) { .cast($0[0], .decimal(scale: scale)) },
      FunctionCase(
        "text to \(scale) decimals",
        .texts(
          "12.345", "-0.005", "0.5", "-.5", "5.", "", "-", "+007.5", "1e3", " 1", "1 ", "1,5", "1.2.3", "NaN",
          "0x1",
          "999999999999999999", "1000000000000000000", "999999999999999999.5",
          "0.999999999999999999999999999999",
          "0.0000000000000000000000000000001", "00000000000000000000000000000000000001.5",
          "9999999999999999.995",
          "-9999999999999999.994", "999999999999.9999995", "٣")
      ) { .cast($0[0], .decimal(scale: scale)) },
    ]
  }

  /// F14 and F16.
  static let texts: [FunctionCase] = [
    FunctionCase("octetLength", phrases) { call(.octetLength, $0) },
    FunctionCase("reversed", phrases) { call(.reversed, $0) },
    FunctionCase("codePoint", phrases) { call(.codePoint, $0) },
    FunctionCase("unicodeLower", alphabets) { call(.unicodeLower, $0) },
    FunctionCase("unicodeUpper", alphabets) { call(.unicodeUpper, $0) },
    FunctionCase("nfc", alphabets) { call(.nfc, $0) },
    FunctionCase("nfd", alphabets) { call(.nfd, $0) },
    FunctionCase("nfkc", alphabets) { call(.nfkc, $0) },
    FunctionCase("nfkd", alphabets) { call(.nfkd, $0) },
    FunctionCase("repeated", phrases, lengths) { call(.repeated, $0) },
    FunctionCase("formatted of an integer", .long) { call(.formatted, $0) },
    FunctionCase("formatted of a decimal", .longDecimal) { call(.formatted, $0) },
    FunctionCase("formatted of tenths", .longDecimal) {
      call(.formatted, [.cast($0[0], .decimal(scale: 1))])
    },
    FunctionCase("formatted of whole decimals", .longDecimal) {
      call(.formatted, [.cast($0[0], .decimal(scale: 0))])
    },
    FunctionCase("formatted of many decimals", .long) {
      let short = SQLExpression.arithmetic($0[0], .remainder, .literal(.integer(100_000_000), .bigInteger))
      return call(.formatted, [.cast(short, .decimal(scale: 8))])
    },
    FunctionCase("padStart", phrases, lengths, .texts("xy", "", "é", " ")) { call(.padStart, $0) },
    FunctionCase("padEnd", phrases, lengths, .texts("xy", "", "é", " ")) { call(.padEnd, $0) },
    FunctionCase("joined", .texts(",", "", "--"), phrases, .texts("1", "", "é")) { call(.joined, $0) },
    FunctionCase("joined of one", .texts(",", "é"), phrases) { call(.joined, $0) },
    FunctionCase("joined of none", .texts(",", "é")) { call(.joined, $0) },
    FunctionCase(
      "character",
      .integers(
        97, 0, -1, 233, 8_364, 128_512, 55_295, 55_296, 57_343, 57_344, 1_114_111, 1_114_112, 4_294_967_393,
        .max, .min)
    ) { call(.character, $0) },
    FunctionCase(
      "part", phrases, .texts(",", "", "aX", "b,", "aa", "A", "é"),
      .integers(1, 2, 3, 5, 0, -1, 2_147_483_647, 2_147_483_648, 4_294_967_297, -4_294_967_295, .max, .min)
    ) { call(.part, $0) },
  ]
}

import Koine

/// More functions of numbers and texts.
enum FunctionGoldenCases {
  private typealias Money = Scaled<Cents>

  private static func money(_ text: String) -> Money { Scaled(Types.decimal(text)) }
  private static func rate(_ text: String?) -> Scaled<Rate>? { text.map { Scaled(Types.decimal($0)) } }

  /// The digits of a number up to the tenth place behind the point: the last bits are the engine's.
  private static func tenPlaces(_ number: Computed<Double?>) -> Computed<Double?> { (number * 1e10).round() }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "parts-of-texts-by-numbers-that-may-be-null",
      Reminder.order(by: \.id).select {
        (
          $0.title.left($0.priority), $0.title.right($0.priority), $0.title.substr($0.priority),
          $0.title.substr(2, $0.priority), $0.title.repeated($0.priority), $0.title.lpad($0.priority)
        )
      },
      [
        ("Wal", "alk", "lk", "alk", "WalkWalkWalk", "Wal"), (nil, nil, nil, nil, nil, nil),
        ("", "", "É", "", "", ""), ("éa", "éa", "", "a", "éaéaéa", " éa"), ("", "", "zebra", "", "", ""),
        (nil, nil, nil, nil, nil, nil),
      ])
    GoldenCase(
      "texts-in-texts-that-may-be-null",
      Phrase.where { $0.id.in([1, 2, 6, 10, 11, 20]) }.order(by: \.id).select {
        (
          $0.text.instr($0.other), $0.text.contains($0.other), $0.text.hasPrefix($0.other),
          $0.text.hasSuffix($0.other), $0.text.like($0.other), $0.text.replace($0.other, with: "-")
        )
      },
      [
        (nil, nil, nil, nil, nil, nil), (0, false, false, false, false, "a"),
        (1, true, true, false, false, "-\u{301}"), (2, true, false, false, false, "O-Hara"),
        (4, true, false, true, true, "100-"), (1, true, true, true, false, "zebra"),
      ])
    GoldenCase(
      "texts-by-texts-that-may-be-null",
      Phrase.where { $0.id.in([1, 2, 12, 14]) }.order(by: \.id).select {
        (
          $0.text.trim($0.other), $0.text.ltrim($0.other), $0.text.rtrim($0.other), $0.text.rpad(4, $0.other),
          $0.text.splitPart($0.other, 1), concat(separator: $0.other, $0.text, $0.other)
        )
      },
      [
        (nil, nil, nil, nil, nil, nil), ("a", "a", "a", "abbb", "a", "abb"),
        ("a_b", "a_b", "a_b", "a_b_", "a", "a_b__"),
        ("padded", "padded ", "  padded", "  pa", "", "  padded   "),
      ])
    GoldenCase(
      "F14-length-in-bytes",
      Phrase.where { $0.id.in([3, 4, 19]) }.order(by: \.id).select { $0.text.octetLength() },
      [1, 2, 5])
    GoldenCase(
      "F16-padded",
      Phrase.where { $0.id == 19 }.select {
        ($0.text.lpad(8, "-="), $0.text.rpad(7), $0.text.lpad(3), $0.text.rpad(-1))
      },
      [("-=-Zebra", "Zebra  ", "Zeb", "")])
    GoldenCase(
      "F16-number-padded", Reminder.where { $0.id == 3 }.select { $0.id.cast(as: String.self).lpad(4, "0") },
      ["0003"])
    GoldenCase(
      "F16-formatted",
      Price.order(by: \.id).select {
        ($0.amount.formatted(), $0.rate.formatted(), ($0.count * -1_234_567).formatted())
      },
      [
        ("9.99", "0.0725", "-3,703,701"), ("-0.05", nil, "0"),
        ("9,999,999,999,999,999.99", "1.0000", "-1,234,567"), ("10.00", "-0.3333", "-8,641,969"),
        ("0.10", "0.0001", "-2,469,134"),
      ])
    GoldenCase(
      "F16-formatted-with-other-separators",
      Price.where { $0.id == 3 }.select {
        (
          $0.amount.formatted(grouping: ".", decimalPoint: ","), $0.amount.formatted(grouping: " "),
          $0.amount.formatted(grouping: "", decimalPoint: ","),
          $0.amount.formatted(grouping: ".,", decimalPoint: ",."),
          ($0.count * 1_000).formatted(grouping: ".", decimalPoint: ",")
        )
      },
      [
        (
          "9.999.999.999.999.999,99", "9 999 999 999 999 999.99", "9999999999999999,99",
          "9.,999.,999.,999.,999.,999,.99", "1.000"
        )
      ])
    GoldenCase(
      "F16-repeated-and-reversed",
      Phrase.where { $0.id == 19 }.select { ($0.text.repeated(2), $0.text.repeated(0), $0.text.reverse()) },
      [("ZebraZebra", "", "arbeZ")])
    GoldenCase(
      "F16-joined",
      Phrase.where { $0.id.in([1, 2]) }.order(by: \.id).select {
        concat(separator: ", ", $0.text, $0.other, "x") == ""
      },
      [false, false])
    GoldenCase(
      "F16-parts",
      Phrase.where { $0.id == 19 }.select {
        ($0.text.splitPart("b", 2), $0.text.splitPart("b", 3), $0.text.splitPart("b", 0))
      },
      [("ra", "", nil)])
    GoldenCase(
      "F16-code-points",
      Phrase.where { $0.id.in([1, 2]) }.order(by: \.id).select {
        ($0.text.codePoint(), 8_364.character(), 55_296.character())
      },
      [(nil, "€", nil), (97, "€", nil)])
    GoldenCase(
      "F18-rounded-to-places",
      Sample.where { $0.id == 1 }.select { _ in
        (2.675.round(2), 1_500.0.round(-3), (-2.675).round(1), 2.679.truncate(2))
      },
      [(2.68, 2_000, -2.7, 2.67)])
    GoldenCase(
      "F18-whole-numbers",
      Sample.where { $0.id == 1 }.select { _ in ((-1.5).ceil(), (-1.5).floor(), (-1.5).sign(), 7.sign()) },
      [(-1, -2, -1, 1)])
    GoldenCase(
      "F18-decimals-to-places",
      Price.where { $0.id != 3 }.order(by: \.id).select {
        (
          $0.amount.round(1), $0.amount.round(-1), $0.amount.truncate(1), $0.rate.round(2),
          $0.rate.truncate(-1)
        )
      },
      [
        (money("10"), money("10"), money("9.9"), rate("0.07"), rate("0")),
        (money("-0.1"), money("0"), money("0"), nil, nil),
        (money("10"), money("10"), money("10"), rate("-0.33"), rate("0")),
        (money("0.1"), money("0"), money("0.1"), rate("0"), rate("0")),
      ] as [(Money, Money, Money, Scaled<Rate>?, Scaled<Rate>?)])
    GoldenCase(
      "F18-whole-decimals",
      Price.where { $0.id != 3 }.order(by: \.id).select {
        ($0.amount.ceil(), $0.amount.floor(), $0.amount.round(), $0.amount.truncate(), $0.rate.floor())
      },
      [
        (money("10"), money("9"), money("10"), money("9"), rate("0")),
        (money("0"), money("-1"), money("0"), money("0"), nil),
        (money("10"), money("10"), money("10"), money("10"), rate("-1")),
        (money("1"), money("0"), money("0"), money("0"), rate("0")),
      ] as [(Money, Money, Money, Money, Scaled<Rate>?)])
    GoldenCase(
      "F18-integers-to-places",
      Sample.where { $0.id.in([1, 2, 5, 9]) }.order(by: \.id).select {
        ($0.n.round(-1), $0.n.truncate(-1), $0.n.round(-15), $0.small.round(-1), $0.n.round(2))
      },
      [
        (10, 0, 0, 10, 7), (-10, 0, 0, -10, -7), (nil, nil, nil, nil, nil),
        (9_007_199_254_740_990, 9_007_199_254_740_990, 9_000_000_000_000_000, 0, 9_007_199_254_740_993),
      ] as [(Int?, Int?, Int?, Int32?, Int?)])
    GoldenCase(
      "F19-random",
      Sample.where { _ in randomFraction() >= 0 && randomFraction() < 1 }.select { $0.id }.count(),
      [Reminders.samples.count])
    GoldenCase(
      "logarithms-and-roots-F20-O4",
      Sample.where { $0.id == 1 }.select { _ in
        (1_000.0.log10(), 1.0.ln(), 0.0.ln(), (-1.0).sqrt(), 2.0.power(10), 0.0.power(-1))
      },
      [(3, 0, nil, nil, 1_024, nil)])
    GoldenCase(
      "logarithms-to-a-base-F20",
      Sample.where { $0.id.in([1, 4, 5]) }.order(by: \.id).select {
        (
          tenPlaces($0.x.log(base: 2)), tenPlaces($0.x.log(base: $0.m)), tenPlaces(8.0.log(base: $0.m)),
          $0.x.log(base: 1), $0.x.log(base: 0), $0.x.log(base: -2)
        )
      },
      [
        (29_068_905_956, 29_068_905_956, 30_000_000_000, nil, nil, nil), (0, nil, nil, nil, nil, nil),
        (nil, nil, nil, nil, nil, nil),
      ] as [(Double?, Double?, Double?, Double?, Double?, Double?)])
    GoldenCase(
      "logarithms-to-a-base-of-what-has-none",
      Sample.where { $0.id == 1 }.select { _ in (0.0.log(base: 2), (-8.0).log(base: 2), 0.log(base: 0)) },
      [(nil, nil, nil)] as [(Double?, Double?, Double?)])
    GoldenCase(
      "angles-in-degrees-and-radians",
      Sample.where { $0.id.in([1, 2, 4, 5]) }.order(by: \.id).select {
        (
          tenPlaces($0.x.degrees()), tenPlaces($0.x.radians()), tenPlaces($0.m.degrees()),
          tenPlaces($0.m.radians())
        )
      },
      [
        (4_297_183_463_481, 1_308_996_939, 1_145_915_590_262, 349_065_850),
        (-4_297_183_463_481, -1_308_996_939, 1_145_915_590_262, 349_065_850),
        (572_957_795_131, 174_532_925, 0, 0), (nil, nil, nil, nil),
      ] as [(Double?, Double?, Double?, Double?)])
    GoldenCase(
      "trigonometry",
      Sample.where { $0.id.in([3, 5]) }.order(by: \.id).select {
        (
          tenPlaces($0.x.sin()), tenPlaces($0.x.cos()), tenPlaces($0.x.tan()), tenPlaces($0.x.atan()),
          tenPlaces($0.x.atan2($0.y)), tenPlaces($0.x.exp())
        )
      },
      [
        (5_984_721_441, -8_011_436_155, -7_470_222_972, 11_902_899_497, 22_455_372_690, 121_824_939_607),
        (nil, nil, nil, nil, nil, nil),
      ] as [(Double?, Double?, Double?, Double?, Double?, Double?)])
    // A half turn, in whichever direction a zero looks.
    GoldenCase(
      "angle-of-a-negative-zero",
      Sample.where { $0.id == 4 }.select { tenPlaces((-$0.y).atan2($0.x - 2)) }, [31_415_926_536])
    GoldenCase(
      "angles-of-sines-and-cosines",
      Sample.where { $0.id.in([1, 4, 5]) }.order(by: \.id).select {
        (
          tenPlaces(($0.y / 4).asin()), tenPlaces(($0.y / 4).acos()), tenPlaces($0.x.asin()),
          tenPlaces($0.x.acos()),
          1_000.0.exp()
        )
      },
      [
        (5_235_987_756, 10_471_975_512, nil, nil, nil), (0, 15_707_963_268, 15_707_963_268, 0, nil),
        (nil, nil, nil, nil, nil),
      ] as [(Double?, Double?, Double?, Double?, Double?)])
    GoldenCase(
      "powers-of-infinity",
      Sample.where { $0.id.in([5, 6, 7]) }.order(by: \.id).select { ($0.x.power(0), $0.x.power(-1)) },
      [(nil, nil), (1, 0), (1, 0)])
    GoldenCase(
      "F34-random-uuids",
      Tag.where { _ in
        randomUUID().cast(as: String.self).length() == 36
        randomUUID().cast(as: String.self).substr(15, 1) == "4"
        randomUUID() != randomUUID()
      }.count(), [Reminders.tags.count])
    GoldenCase(
      "width-buckets-of-bounds-in-rows",
      Reminder.order(by: \.id).select {
        (
          $0.id.widthBucket(from: $0.priority, to: 6, count: 2),
          $0.id.widthBucket(from: 0, to: 10, count: $0.priority),
          $0.id.widthBucket(from: $0.id, to: $0.id, count: 1)
        )
      },
      [(0, 1, nil), (nil, nil, nil), (2, nil, nil), (1, 2, nil), (2, nil, nil), (nil, nil, nil)]
        as [(Int?, Int?, Int?)])
    GoldenCase(
      "width-buckets",
      Reminder.order(by: \.id).select { $0.id.widthBucket(from: 2, to: 6, count: 2) }, [0, 1, 1, 2, 2, 3])
  }
}

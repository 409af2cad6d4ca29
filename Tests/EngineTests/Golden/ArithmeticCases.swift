import Koine

/// Arithmetic and CASE.
enum ArithmeticCases {
  @GoldenCases static var all: [GoldenCase] {
    operators
    cases
  }

  @GoldenCases private static var operators: [GoldenCase] {
    GoldenCase(
      "integer-division-L9-O1",
      Sample.where { $0.id.in([1, 2, 3, 4, 5, 10]) }.order(by: \.id).select { ($0.n / $0.m, $0.n % $0.m) },
      [(3, 1), (-3, -1), (-3, 1), (nil, nil), (nil, nil), (0, 0)])
    GoldenCase(
      "integer-division-by-value-O2",
      Sample.where { $0.id < 4 }.order(by: \.id).select { ($0.n / 2, $0.n % 2, $0.n / 0, $0.n % 0) },
      [(3, 1, nil, nil), (-3, -1, nil, nil), (3, 1, nil, nil)])
    GoldenCase(
      "double-division-O1-O2",
      Sample.where { $0.id.in([1, 2, 3, 4, 5, 6]) }.order(by: \.id).select { ($0.x / $0.y, $0.x / 0.0) },
      [(3.75, nil), (-3.75, nil), (-1.25, nil), (nil, nil), (nil, nil), (Double.infinity, nil)])
    GoldenCase(
      refused: "double-remainder-O3",
      Sample.where { $0.id < 6 }.order(by: \.id).select { ($0.x % $0.y, 10 % $0.y, $0.x % 0) })
    GoldenCase("division-by-negative-zero", Sample.where { $0.id == 7 }.select { $0.x / $0.y }, [nil])
    GoldenCase(
      "arithmetic-parentheses-of-sums",
      Sample.where { $0.id < 4 }.order(by: \.id).select { ($0.n - 1) * ($0.m + 2) }, [24, -32, 0])
    GoldenCase(
      "arithmetic-parentheses-of-differences",
      Sample.where { $0.id < 4 }.order(by: \.id).select { ($0.n - ($0.m - 1), $0.n - $0.m - 1) },
      [(6, 4), (-8, -10), (10, 8)])
    GoldenCase(
      "arithmetic-parentheses-of-products",
      Sample.where { $0.id < 4 }.order(by: \.id)
        .select { ($0.n * ($0.m / 2), $0.n / ($0.m * 2)) }, [(7, 1), (-7, -1), (-7, -1)])
    GoldenCase(
      "arithmetic-left-to-right", Sample.where { $0.id < 4 }.order(by: \.id).select { $0.n * $0.m / 2 },
      [7, -7, -7])
    GoldenCase(
      "arithmetic-negative-values-L8", Sample.where { $0.id == 1 }.select { ($0.n - -1, $0.n * -2) },
      [(8, -14)])
    GoldenCase(
      "arithmetic-sign", Sample.where { $0.id == 1 }.select { (-$0.n, $0.x - -0.5) }, [(-7, 8)])
    GoldenCase("arithmetic-sign-of-sum", Sample.where { $0.id == 1 }.select { -($0.n + 1) }, [-8])
    GoldenCase(
      "arithmetic-optional",
      Sample.where { $0.id.in([1, 5]) }.order(by: \.id)
        .select { ($0.id + $0.n, $0.n + $0.id, $0.id * 2, $0.n + 1) }, [(8, 8, 2, 8), (nil, nil, 10, nil)])
    GoldenCase(
      "arithmetic-small-integers",
      Sample.where { $0.small != nil }.order(by: \.id).select { $0.small / Int32(2) },
      [3, -3, 0, 0, 1_073_741_823, -1_073_741_824, 3, 1, 0] as [Int32?])
    GoldenCase("small-integer-compared", Sample.where { $0.small + Int32(1) > Int32(100) }.select(\.id), [6])
    GoldenCase(
      "arithmetic-doubles",
      Sample.where { $0.id < 4 }.order(by: \.id).select { ($0.x + $0.y, $0.x * $0.y - 1.5) },
      [(9.5, 13.5), (-5.5, -16.5), (0.5, -6.5)])
    GoldenCase(
      "absolute",
      Sample.where { $0.id.in([2, 5, 7, 10]) && $0.id != 7 }.order(by: \.id).select {
        ($0.n.abs(), $0.x.abs())
      },
      [(7, 7.5), (nil, nil), (0, 0.0)])
    GoldenCase(
      "round-half-away-F18", Reminder.order(by: \.id).select { $0.score.round() }, [2, -3, 1, 3, 0, -1])
    GoldenCase(
      "round-extremes", Sample.order(by: \.id).select { $0.x.round() },
      [8, -8, 3, 1, nil, .infinity, -.infinity, 8, 9_007_199_254_740_992, 0])
    GoldenCase(
      "round-of-a-sum", Reminder.order(by: \.id).select { ($0.score + 0.25 - 0.25).round() * 2 },
      [4, -6, 2, 6, 2, -2])
    GoldenCase(
      "round-of-a-grouped-sum",
      Reminder.group { $0.score + 0.25 }.order { $0.id.min() }.select { 10 - ($0.score + 0.25).round() },
      [8, 12, 9, 7, 10])
    GoldenCase(
      "truncate-extremes", Sample.order(by: \.id).select { $0.x.truncate() },
      [7, -7, 2, 1, nil, .infinity, -.infinity, 7, 9_007_199_254_740_992, 0])
    GoldenCase(
      "truncate-of-a-sum", Reminder.order(by: \.id).select { ($0.score + 0.25).truncate() },
      [1, -2, 0, 2, 0, 0])
    GoldenCase("round-near-half", Sample.where { $0.id == 10 }.select { $0.y.round() }, [0])
    GoldenCase(
      "coalesce-F21",
      Sample.where { $0.id.in([1, 5, 9]) }.order(by: \.id)
        .select { ($0.n ?? 0, $0.m ?? $0.n, $0.m.coalesce($0.n) ?? -1) },
      [(7, 2, 2), (0, nil, -1), (9_007_199_254_740_993, 9_007_199_254_740_993, 9_007_199_254_740_993)])
    GoldenCase(
      "null-if", Reminder.order(by: \.id).select { ($0.priority.nullIf(3), $0.title.nullIf("É")) }.limit(3),
      [(nil, "Walk"), (nil, "write O'Hara's \"book\""), (-1, nil)])
    GoldenCase(
      "condition-selected",
      Reminder.where { $0.priority != nil }.order(by: \.id).select {
        ($0.priority > 0, $0.priority.is(3), !$0.isCompleted)
      },
      [(true, true, true), (false, false, true), (true, true, false), (false, false, true)])
  }

  @GoldenCases private static var cases: [GoldenCase] {
    GoldenCase(
      "case-when",
      Reminder.order(by: \.id).select {
        Case().when($0.priority > 0, then: "high").when($0.priority <= 0, then: "low").else("none")
      }, ["high", "none", "low", "high", "low", "none"])
    GoldenCase(
      "case-without-else", Reminder.order(by: \.id).select { Case().when($0.isCompleted, then: $0.id * 10) },
      [nil, 20, nil, 40, nil, nil])
    GoldenCase(
      "case-of",
      Reminder.order(by: \.id).select { Case.of($0.priority).when(3, then: 1).when(0, then: 2).else(0) },
      [1, 0, 0, 1, 2, 0])
    GoldenCase(
      "case-else-nil",
      Reminder.order(by: \.id).select {
        (
          Case().when($0.isCompleted, then: $0.id).else(nil),
          Case().when($0.isCompleted, then: $0.priority).else(nil)
        )
      },
      [(nil, nil), (2, nil), (nil, nil), (4, 3), (nil, nil), (nil, nil)] as [(Int?, Int?)])
    GoldenCase(
      "case-in-order", Tag.order { (Case().when($0.title == "blue", then: 0).else(1), $0.id) }.select(\.id),
      [2, 1, 3, 4])
    GoldenCase(
      "case-in-where",
      Tag.where { Case().when($0.weight == nil, then: 5).else($0.weight ?? 0) > 4 }.order(by: \.id).select(
        \.id), [1, 2])
    GoldenCase(
      "case-nested",
      Tag.order(by: \.id).select {
        Case().when($0.id > 2, then: Case().when($0.id > 3, then: "c").else("b")).else("a")
      }, ["a", "a", "b", "c"])
  }
}

import Koine

/// Operations on bits: in 64 bits on every engine.
enum BitCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "bits-O5",
      Sample.where { $0.id.in([1, 2, 3, 5, 10]) }.order(by: \.id).select {
        ($0.n & $0.m, $0.n | $0.m, $0.n ^ $0.m, ~$0.n)
      },
      [(2, 7, 5, -8), (0, -5, -5, 6), (6, -1, -7, -8), (nil, nil, nil, nil), (0, -3, -3, -1)])
    GoldenCase(
      "bits-extremes",
      Sample.where { $0.id.in([6, 7]) }.order(by: \.id)
        .select { ($0.n & Int.min, $0.n | 1, $0.n ^ $0.m, ~$0.n, $0.n ^ -1) },
      [(0, .max, .max - 1, .min, .min), (.min, .min + 1, .min + 1, .max, .max)])
    GoldenCase(
      "bits-exclusive-or-of-one",
      Sample.where { $0.id < 3 }.order(by: \.id).select { ($0.n ^ $0.m ^ 5, $0.n.bitXor($0.m.bitXor(5))) },
      [(0, 0), (-2, -2)])
    GoldenCase(
      "bits-shift",
      Sample.where { $0.id.in([1, 2, 5]) }.order(by: \.id)
        .select { ($0.n << 1, $0.n << 63, $0.n << 64, $0.n << -1, $0.n >> 1, $0.n >> 64, $0.n >> -1) },
      [
        (14, .min, 0, 3, 3, 0, 14), (-14, .min, 0, -4, -4, -1, -14), (nil, nil, nil, nil, nil, nil, nil),
      ])
    GoldenCase(
      "bits-shift-far",
      Sample.where { $0.id < 3 }.order(by: \.id)
        .select {
          (
            $0.n << Int.min, $0.n >> Int.max, $0.n << Int.max, $0.n >> Int.min, $0.n << -64, $0.n >> 63,
            $0.n >> -64
          )
        },
      [(0, 0, 0, 0, 0, 0, 0), (-1, -1, 0, 0, -1, -1, 0)])
    GoldenCase(
      "bits-shift-columns",
      Sample.where { $0.id.in([1, 2, 3, 4, 5, 10]) }.order(by: \.id)
        .select {
          ($0.n << ($0.m ?? 1), $0.n >> ($0.m ?? 1), $0.m << ($0.id * 64 - 65), $0.m >> ($0.id * 64 - 65))
        },
      [
        (28, 1, 1, 4), (-28, -2, 0, 0), (1, 28, 0, -1), (7, 7, 0, 0), (nil, nil, nil, nil),
        (0, 0, 0, -1),
      ])
    GoldenCase(
      "bits-of-small-integers",
      Sample.where { $0.id.in([1, 2, 6, 7]) }.order(by: \.id)
        .select { ($0.small & Int32(5), ~$0.small, ($0.small << 40).cast(as: Int.self)) },
      [
        (5, -8, 7_696_581_394_432), (1, 6, -7_696_581_394_432), (5, .min, -1_099_511_627_776),
        (0, .max, 0),
      ] as [(Int32?, Int32?, Int?)])
    GoldenCase("bits-compared", Sample.where { $0.n & 4 == 4 }.order(by: \.id).select(\.id), [1, 3, 4, 6, 8])
    GoldenCase(
      "bits-parentheses",
      Sample.where { $0.id < 3 }.order(by: \.id)
        .select { (($0.n | 8) + ($0.m & 3) * 2, -($0.n & 6), ~($0.n | 8) & 15, $0.n & ($0.m | 1) << 1) },
      [(19, -6, 0, 6), (-3, 0, 6, 0)])
  }
}

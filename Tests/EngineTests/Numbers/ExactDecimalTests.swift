import Foundation
@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

private enum Micro: DecimalScale { static let scale = 6 }
private enum Nano: DecimalScale { static let scale = 9 }
private enum Atto: DecimalScale { static let scale = 18 }

/// Two numbers of each of several scales.
@Table private struct Operands: Identifiable {
  let id: Int
  @Column(as: Scaled<Whole>.self) var a0: Decimal
  @Column(as: Scaled<Cents>.self) var a2: Decimal
  @Column(as: Scaled<Micro>.self) var a6: Decimal
  @Column(as: Scaled<Nano>.self) var a9: Decimal
  @Column(as: Scaled<Atto>.self) var a18: Decimal
  @Column(as: Scaled<Whole>.self) var b0: Decimal
  @Column(as: Scaled<Cents>.self) var b2: Decimal
  @Column(as: Scaled<Micro>.self) var b6: Decimal
  @Column(as: Scaled<Nano>.self) var b9: Decimal
  @Column(as: Scaled<Atto>.self) var b18: Decimal

  static let scales = [0, 2, 6, 9, 18]
  static var first: [SQLExpression] {
    [
      columns.a0.expression, columns.a2.expression, columns.a6.expression, columns.a9.expression,
      columns.a18.expression,
    ]
  }
  static var second: [SQLExpression] {
    [
      columns.b0.expression, columns.b2.expression, columns.b6.expression, columns.b9.expression,
      columns.b18.expression,
    ]
  }
}

/// Decimal numbers on both engines against exact arithmetic.
///
///     KOINE_SEED=42 swift test --filter ExactDecimalTests    # the numbers of a run that failed
@Suite struct ExactDecimalTests {
  private struct Bench {
    var pairs: [(Int64, Int64)]
    var engines: [any Database]

    func close() async {
      for engine in engines { await engine.close() }
    }

    /// What an expression is in each of these rows, the unscaled number.
    func values(of expression: SQLExpression, _ rows: [Int], on engine: any Database) async throws
      -> [SQLValue]
    {
      var select = SQLSelect(columns: [.expression(expression)], from: .table(Operands.columns._source))
      select.filters = [
        .inList(
          Operands.columns.id.expression, rows.map { .value(.integer(Int64($0)), .bigInteger) },
          negated: false)
      ]
      let query = SQLQuery(.select(select), ordering: [SQLOrdering(Operands.columns.id.expression)])
      return try await ResultRows(of: Raw(statement: .query(query)), on: engine).rows.map {
        $0[0].inOneForm(as: expression.type)
      }
    }

    /// Checks an expression in all rows, and in WHERE in some.
    func check(
      _ expression: SQLExpression, _ what: String, _ expected: (Int64, Int64) -> Int64?
    ) async throws {
      let expectations = pairs.map { expected($0.0, $0.1) }
      // Closer to the end of 64 bits, SQLite may refuse what PostgreSQL has.
      let fitting = expectations.indices.filter {
        (expectations[$0]?.magnitude ?? .max) <= 9_200_000_000_000_000_000
      }.map { $0 + 1 }
      for engine in engines {
        let found = try await values(of: expression, fitting, on: engine)
        for (row, value) in zip(fitting, found) where value != expectations[row - 1].map({ .integer($0) }) {
          Issue.record(
            "\(what), \(engine.dialect.name): \(pairs[row - 1]) is \(value), not \(expectations[row - 1] ?? 0)"
          )
          return
        }
        for row in fitting.prefix(8) {
          guard let number = expectations[row - 1] else { continue }
          for (candidate, count) in [(number, 1), (number &+ 1, 0), (number &- 1, 0)] {
            var select = SQLSelect(
              columns: [.expression(Operands.columns.id.expression)], from: .table(Operands.columns._source))
            select.filters = [
              .comparison(
                Operands.columns.id.expression, .equal, .value(.integer(Int64(row)), .bigInteger)),
              .comparison(expression, .equal, .value(.integer(candidate), expression.type)),
            ]
            let rows = try await ResultRows(of: Raw(statement: .query(.select(select))), on: engine).rows
            #expect(rows.count == count, "\(what), \(engine.dialect.name), WHERE: \(pairs[row - 1])")
          }
        }
        // What has no room is an error, or a number that is refused when it is read; never another number.
        for index in expectations.indices.filter({ expectations[$0] == nil }).prefix(8) {
          guard let value = try? await values(of: expression, [index + 1], on: engine).first else { continue }
          if case .integer = value {
            Issue.record("\(what), \(engine.dialect.name): \(pairs[index]) is \(value), which has no room")
          }
        }
      }
    }
  }

  private static func bench(_ random: inout RandomSource, count: Int) async throws -> Bench {
    func number() -> Int64 {
      let digits = Int.random(in: 1...18, using: &random)
      let limit = Int64(ExactNumber.power(ofTen: digits))
      let number = Int64.random(in: 1..<limit, using: &random)
      return Bool.random(using: &random) ? number : -number
    }
    var pairs = (0..<count).map { _ in (number(), number()) }
    let end: Int64 = 999_999_999_999_999_999
    pairs += [
      (1_000_000_000, 2_000_000_000), (93_500_000, 3_000_000), (10_000_000_000, 725), (end, end), (-end, end),
      (end, 1),
      (1, end), (0, 1), (1, 3), (2, 3), (-1, 2), (5, 10), (end, 7), (500_000_000_000_000_000, -1),
    ]
    let rows = pairs.enumerated().map { index, pair in
      func decimal(_ number: Int64, _ scale: Int) -> Decimal {
        Decimal(
          sign: number < 0 ? .minus : .plus, exponent: -scale, significand: Decimal(number.magnitude))
      }
      return Operands(
        id: index + 1, a0: decimal(pair.0, 0), a2: decimal(pair.0, 2), a6: decimal(pair.0, 6),
        a9: decimal(pair.0, 9), a18: decimal(pair.0, 18), b0: decimal(pair.1, 0), b2: decimal(pair.1, 2),
        b6: decimal(pair.1, 6), b9: decimal(pair.1, 9), b18: decimal(pair.1, 18))
    }
    let engines = [try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase()]
    for engine in engines { try await install(rows, on: engine) }
    return Bench(pairs: pairs, engines: engines)
  }

  private static func install(_ rows: [Operands], on database: some Database) async throws {
    try await Operands.createTable().execute(database)
    try await Operands.insert(rows).execute(database)
  }

  private static func random() -> RandomSource {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_SEED"].flatMap { UInt64($0) }
      ?? UInt64.random(in: 0..<1_000_000)
    print("random decimals: KOINE_SEED=\(seed)")
    return RandomSource(seed: seed)
  }

  @Test func quotientsProductsAndCastsAreExactOrRefused() async throws {
    var random = Self.random()
    let bench = try await Self.bench(&random, count: 800)
    for (left, leftScale) in zip(Operands.first, Operands.scales) {
      for (right, rightScale) in zip(Operands.second, Operands.scales) {
        let what = "scales \(leftScale) and \(rightScale)"
        try await bench.check(.arithmetic(left, .divide, right), "quotient, \(what)") { a, b in
          ExactNumber.quotient(Int128(a), b, digits: rightScale + 4)
        }
        if leftScale + rightScale <= 18 {
          try await bench.check(.arithmetic(left, .multiply, right), "product, \(what)") {
            ExactNumber.product($0, $1)
          }
        }
        try await bench.check(.cast(left, .decimal(scale: rightScale)), "cast, \(what)") { a, _ in
          rightScale >= leftScale
            ? Int64(exactly: Int128(a) * Int128(ExactNumber.power(ofTen: rightScale - leftScale)))
            : ExactNumber.quotient(
              Int128(a), Int64(ExactNumber.power(ofTen: leftScale - rightScale)), digits: 0)
        }
      }
      let other = Operands.second[Operands.scales.firstIndex(of: leftScale) ?? 0]
      try await bench.check(.arithmetic(left, .add, other), "sum") { Int64(exactly: Int128($0) + Int128($1)) }
      try await bench.check(
        .arithmetic(.arithmetic(left, .subtract, other), .add, left), "difference"
      ) { Int64(exactly: 2 * Int128($0) - Int128($1)) }
      try await bench.check(
        .arithmetic(.arithmetic(left, .divide, other), .divide, other), "quotient of a quotient"
      ) { a, b in
        ExactNumber.quotient(Int128(a), b, digits: leftScale + 4).flatMap {
          ExactNumber.quotient(Int128($0), b, digits: leftScale + 4)
        }
      }
    }
    await bench.close()
  }

  @Test func meansAndSumsOfDecimalsAreExact() async throws {
    var random = Self.random()
    let bench = try await Self.bench(&random, count: 400)
    for (column, scale) in zip(Operands.first, Operands.scales) {
      for engine in bench.engines {
        for _ in 0..<40 {
          let rows = (0..<Int.random(in: 1...30, using: &random)).map { _ in
            Int.random(in: 1...bench.pairs.count, using: &random)
          }
          let numbers = Set(rows).map { bench.pairs[$0 - 1].0 }
          let sum = numbers.reduce(Int128(0)) { $0 + Int128($1) }
          let expected: [Int64?] = [
            Int64(exactly: sum), ExactNumber.quotient(sum, Int64(numbers.count), digits: 4),
          ]
          for (function, expected) in zip([SQLAggregateFunction.sum, .average], expected) {
            guard let expected else { continue }
            let expression = SQLExpression.aggregate(.init(function, column))
            var select = SQLSelect(columns: [.expression(expression)], from: .table(Operands.columns._source))
            select.filters = [
              .inList(
                Operands.columns.id.expression, rows.map { .value(.integer(Int64($0)), .bigInteger) },
                negated: false)
            ]
            let found = try await ResultRows(of: Raw(statement: .query(.select(select))), on: engine).rows
            #expect(
              found[0][0].inOneForm(as: expression.type) == .integer(expected),
              "\(function), scale \(scale), \(engine.dialect.name)")
          }
        }
      }
    }
    await bench.close()
  }
}

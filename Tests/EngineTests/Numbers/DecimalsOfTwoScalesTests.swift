import Foundation
import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

private enum Micro: DecimalScale { static let scale = 6 }

/// Numbers of several scales side by side.
@Table private struct Mixture: Identifiable {
  let id: Int
  var count: Int?
  @Column(as: Scaled<Whole>.self) var whole: Decimal?
  @Column(as: Scaled<Cents>.self) var cent: Decimal?
  @Column(as: Scaled<Rate>.self) var rate: Decimal?
  @Column(as: Scaled<Micro>.self) var micro: Decimal?
}

@Table private struct Counterpart: Identifiable {
  let id: Int
  @Column(as: Scaled<Rate>.self) var rate: Decimal?
}

/// Every operator, function and clause in which two numbers meet, with each pair of scales in both orders, on every
/// engine.
@Suite struct DecimalsOfTwoScalesTests {
  private static let micros = [
    nil, 0, 1_000_000, -1_000_000, 500_000, 250_000, 12_340_000, 12_340_001, 12_345_600, -12_340_100, 1, 100,
    10_000,
    999_999, 999_900, 990_000, 3_000_000, 3_000_001,
  ]

  /// Each row has in every column a number that fits, so that about a fourth of the pairs are equal.
  private static let rows: [Mixture] = {
    var generator = SeededGenerator(seed: 11)
    func number(_ scale: Int) -> Decimal? {
      let power = (scale..<6).reduce(1) { power, _ in power * 10 }
      let fitting = micros.filter { ($0 ?? 0) % power == 0 }
      let micro = fitting[Int.random(in: 0..<fitting.count, using: &generator)]
      return micro.map {
        Decimal(sign: $0 < 0 ? .minus : .plus, exponent: -6, significand: Decimal($0.magnitude))
      }
    }
    return (1...80).map { id in
      Mixture(
        id: id, count: number(0).map { NSDecimalNumber(decimal: $0).intValue }, whole: number(0),
        cent: number(2),
        rate: number(4), micro: number(6))
    }
  }()

  private static func onEachEngine(_ body: (any Connection, String) async throws -> Void) async throws {
    let engines: [any Database] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for engine in engines {
      try await Mixture.createTable().execute(engine)
      try await Mixture.insert(rows).execute(engine)
      try await Counterpart.createTable().execute(engine)
      try await Counterpart.insert(rows.map { Counterpart(id: $0.id, rate: $0.rate) }).execute(engine)
      try await body(engine, engine.dialect.name)
      await engine.close()
    }
  }

  /// A column of the table, and what its rows have in it.
  private struct Side<Scale: DecimalScale>: Sendable {
    let column: @Sendable (Mixture.Columns) -> Column<Mixture, Scaled<Scale>?>
    let values: [Decimal?]

    init(
      _ values: (Mixture) -> Decimal?,
      _ column: @escaping @Sendable (Mixture.Columns) -> Column<Mixture, Scaled<Scale>?>
    ) {
      self.column = column
      self.values = DecimalsOfTwoScalesTests.rows.map(values)
    }

    /// The numbers of ``micros`` that have these decimals at most.
    var numbers: [Scaled<Scale>] { Set(values.compactMap(\.self)).sorted().map { Scaled($0) } }
    /// The least number above zero.
    var least: Scaled<Scale> { Scaled(Decimal(sign: .plus, exponent: -Scale.scale, significand: 1)) }
  }

  private static let whole = Side<Whole>(\.whole) { $0.whole }
  private static let cent = Side<Cents>(\.cent) { $0.cent }
  private static let rate = Side<Rate>(\.rate) { $0.rate }
  private static let micro = Side<Micro>(\.micro) { $0.micro }

  /// Runs the same with every ordered pair of two scales.
  private static func onEachPair(_ body: Body) async throws {
    try await onEachEngine { connection, name in
      let checks = Checks(connection: connection, name: name)
      try await body.run(checks, cent, rate)
      try await body.run(checks, rate, cent)
      try await body.run(checks, whole, rate)
      try await body.run(checks, rate, whole)
      try await body.run(checks, micro, cent)
      try await body.run(checks, cent, micro)
      try await body.run(checks, micro, whole)
      try await body.run(checks, whole, micro)
    }
  }

  private protocol Body {
    func run<Left, Right>(_ checks: Checks, _ left: Side<Left>, _ right: Side<Right>) async throws
  }

  private struct Checks {
    let connection: any Connection
    let name: String

    /// What an expression is in each row.
    func expect<Value: SQLRepresentable & Equatable>(
      _ what: String, _ expected: [Value], _ expression: @Sendable (Mixture.Columns) -> Computed<Value>
    ) async throws {
      let found = try await Mixture.order(by: \.id).select { expression($0) }.fetchAll(connection)
      #expect(found == expected, "\(what), \(name)")
    }

    func expect<Scale>(
      number what: String, _ expected: [Decimal?],
      _ expression: @Sendable (Mixture.Columns) -> Computed<Scaled<Scale>?>
    ) async throws {
      let found = try await Mixture.order(by: \.id).select { expression($0) }.fetchAll(connection)
      #expect(found.map { $0?.represented } == expected, "\(what), \(name)")
    }
  }

  @Test func comparisonsHaveOneScale() async throws { try await Self.onEachPair(Comparisons()) }

  private struct Comparisons: Body {
    func run<Left, Right>(_ checks: Checks, _ left: Side<Left>, _ right: Side<Right>) async throws {
      let pairs = Array(zip(left.values, right.values))
      func compared(_ holds: (Decimal, Decimal) -> Bool) -> [Bool?] {
        pairs.map { pair in pair.0.flatMap { first in pair.1.map { holds(first, $0) } } }
      }
      let scales = "scales \(Left.scale) and \(Right.scale)"
      #expect(compared(==).contains(true) && compared(<).contains(true) && compared(>).contains(true))
      try await checks.expect("== of \(scales)", compared(==)) {
        Computed((left.column($0) == right.column($0)).expression)
      }
      try await checks.expect("!= of \(scales)", compared(!=)) {
        Computed((left.column($0) != right.column($0)).expression)
      }
      try await checks.expect("< of \(scales)", compared(<)) {
        Computed((left.column($0) < right.column($0)).expression)
      }
      try await checks.expect("<= of \(scales)", compared(<=)) {
        Computed((left.column($0) <= right.column($0)).expression)
      }
      try await checks.expect("> of \(scales)", compared(>)) {
        Computed((left.column($0) > right.column($0)).expression)
      }
      try await checks.expect(">= of \(scales)", compared(>=)) {
        Computed((left.column($0) >= right.column($0)).expression)
      }
      try await checks.expect("is of \(scales)", pairs.map { $0 == $1 }) {
        left.column($0).is(right.column($0))
      }
      try await checks.expect("isNot of \(scales)", pairs.map { $0 != $1 }) {
        left.column($0).isNot(right.column($0))
      }
      let three: Decimal = 3
      try await checks.expect(
        "between of \(scales)",
        pairs.map { pair in
          pair.0.flatMap { number -> Bool? in
            if number > three { return false }
            return pair.1.map { $0 <= number }
          }
        }
      ) { left.column($0).between(right.column($0), and: Scaled<Right>(3)) }
      try await checks.expect(
        "betweenSymmetric of \(scales)",
        pairs.map { pair in
          pair.0.flatMap { number in pair.1.map { (min($0, three)...max($0, three)).contains(number) } }
        }
      ) { left.column($0).betweenSymmetric(Scaled<Left>(3), and: right.column($0)) }
    }
  }

  @Test func listsAndQueriesHaveOneScale() async throws { try await Self.onEachPair(Lists()) }

  private struct Lists: Body {
    func run<Left, Right>(_ checks: Checks, _ left: Side<Left>, _ right: Side<Right>) async throws {
      let scales = "scales \(Left.scale) and \(Right.scale)"
      let numbers = Array(right.numbers.dropFirst(2))
      let found = numbers.map(\.represented)
      func among(_ numbers: [Decimal]) -> [Bool?] { left.values.map { $0.map { numbers.contains($0) } } }
      try await checks.expect("in of \(scales)", among(found)) { left.column($0).in(numbers) }
      try await checks.expect("not in of \(scales)", among(found).map { $0.map { !$0 } }) {
        Computed((!left.column($0).in(numbers)).expression)
      }
      try await checks.expect("in the least of \(scales)", among([right.least.represented])) {
        left.column($0).in([right.least])
      }
      try await checks.expect("in none of \(scales)", left.values.map { _ in false } as [Bool?]) {
        left.column($0).in([] as [Scaled<Right>])
      }
      // More than an engine takes one by one.
      let many = numbers + (0..<1_200).map { Scaled<Right>(Decimal(100 + $0)) }
      try await checks.expect("in many of \(scales)", among(found)) { left.column($0).in(many) }
      let known = right.values.compactMap(\.self)
      try await checks.expect("in a query of \(scales)", among(known)) { row in
        left.column(row).in(
          Counterparts.where { right.column($0).isNotNull }.select { right.column($0) })
      }
      try await checks.expect(
        "in a query with NULL of \(scales)",
        left.values.map { $0.flatMap { known.contains($0) ? true : nil } }
      ) { row in left.column(row).in(Counterparts.select { right.column($0) }) }
      try await checks.expect(
        "above each of \(scales)", left.values.map { $0.map { number in found.allSatisfy { number > $0 } } }
      ) { left.column($0).compare(.greater, toAll: numbers) }
      try await checks.expect(
        "below one of \(scales)", left.values.map { $0.map { number in found.contains { number < $0 } } }
      ) { left.column($0).compare(.less, toAny: numbers) }
      try await checks.expect(
        "above each of a query of \(scales)",
        left.values.map { $0.map { number in known.allSatisfy { number >= $0 } } }
      ) { row in
        left.column(row).compare(
          .greaterOrEqual,
          toAll: Counterparts.where { right.column($0).isNotNull }.select { right.column($0) })
      }
    }

    /// The table itself: what a subquery selects names no column of the row around it.
    private typealias Counterparts = Mixture
  }

  @Test func resultsHaveTheGreaterScale() async throws { try await Self.onEachPair(Results()) }

  private struct Results: Body {
    func run<Left, Right>(_ checks: Checks, _ left: Side<Left>, _ right: Side<Right>) async throws {
      let scales = "scales \(Left.scale) and \(Right.scale)"
      let pairs = Array(zip(left.values, right.values))
      func of(_ result: (Decimal, Decimal) -> Decimal?) -> [Decimal?] {
        pairs.map { pair in pair.0.flatMap { first in pair.1.flatMap { result(first, $0) } } }
      }
      try await checks.expect(number: "+ of \(scales)", of(+)) { left.column($0) + right.column($0) }
      try await checks.expect(number: "- of \(scales)", of(-)) { left.column($0) - right.column($0) }
      try await checks.expect(number: "* of \(scales)", of(*)) { left.column($0) * right.column($0) }
      try await checks.expect(number: "greatest of \(scales)", of { max($0, $1) }) {
        greatest(left.column($0), right.column($0))
      }
      try await checks.expect(number: "least of \(scales)", of { min($0, $1) }) {
        least(left.column($0), right.column($0))
      }
      try await checks.expect(number: "coalesce of \(scales)", pairs.map { $0 ?? $1 }) {
        left.column($0).coalesce(right.column($0))
      }
      try await checks.expect(number: "?? of \(scales)", pairs.map { $0 ?? $1 }) {
        left.column($0) ?? right.column($0)
      }
      let filler = right.least
      let filled = try await Mixture.order(by: \.id).select { left.column($0) ?? filler }.fetchAll(
        checks.connection)
      #expect(
        filled.map(\.represented) == left.values.map { $0 ?? filler.represented },
        "?? of a number, \(scales), \(checks.name)")
      try await checks.expect(number: "nullIf of \(scales)", pairs.map { $0 == $1 ? nil : $0 }) {
        left.column($0).nullIf(right.column($0))
      }
      try await checks.expect(number: "CASE of \(scales)", pairs.map { ($0 ?? 0) > 1 ? $0 : $1 }) {
        Case().when(left.column($0) > 1, then: left.column($0)).else(right.column($0))
      }
      let byID: [Decimal?] = pairs.enumerated().map {
        $0.offset < 20 ? $0.element.0 : $0.offset < 40 ? $0.element.1 : nil
      }
      let branches = try await Mixture.order(by: \.id).select {
        Case().when($0.id <= 20, then: left.column($0)).when($0.id <= 40, then: right.column($0))
      }.fetchAll(checks.connection)
      #expect(branches.map { $0?.represented } == byID, "branches of \(scales), \(checks.name)")
      // NULL in the other row stays NULL; beyond the last row the other number is taken.
      let before: [Decimal?] = [filler.represented] + Array(left.values.dropLast())
      try await checks.expect(number: "lag of \(scales)", before) {
        left.column($0).lag(1, default: filler).over(orderBy: $0.id)
      }
      let behind: [Decimal?] = Array(left.values.dropFirst()) + [right.values[right.values.count - 1]]
      try await checks.expect(number: "lead of \(scales)", behind) {
        left.column($0).lead(1, default: right.column($0)).over(orderBy: $0.id)
      }
      let sums = try await Mixture.select { (left.column($0) + right.column($0)).max() }.fetchAll(
        checks.connection)
      #expect(
        sums.map { $0?.represented } == [of(+).compactMap(\.self).max()], "max of \(scales), \(checks.name)")
    }
  }

  /// The distance of a frame has other decimals than the numbers in its order.
  @Test func framesHaveTheScaleOfTheirOrder() async throws { try await Self.onEachPair(Frames()) }

  private struct Frames: Body {
    func run<Left, Right>(_ checks: Checks, _ left: Side<Left>, _ right: Side<Right>) async throws {
      let values = left.values.map { $0 ?? 0 }
      let (near, far) = (right.least.represented, 3 + right.least.represented)
      func counts(_ start: Decimal, _ end: Decimal) -> [Int] {
        values.map { value in values.count { $0 >= value + start && $0 <= value + end } }
      }
      let around = WindowFrame.range(from: .preceding(Scaled<Right>(far)), to: .following(Scaled<Right>(far)))
      let before = WindowFrame.range(
        from: .preceding(Scaled<Right>(far)), to: .preceding(Scaled<Right>(near)))
      let behind = WindowFrame.range(
        from: .following(Scaled<Right>(near)), to: .following(Scaled<Right>(far)))
      let found = try await Mixture.order(by: \.id).select {
        (
          $0.id.count().over(orderBy: left.column($0).coalesce(Scaled<Left>(0)), frame: around),
          $0.id.count().over(orderBy: left.column($0).coalesce(Scaled<Left>(0)), frame: before),
          $0.id.count().over(orderBy: left.column($0).coalesce(Scaled<Left>(0)), frame: behind)
        )
      }.fetchAll(checks.connection)
      let what = "scales \(Left.scale) and \(Right.scale), \(checks.name)"
      #expect(found.map(\.0) == counts(-far, far), "around: \(what)")
      #expect(found.map(\.1) == counts(-far, -near), "before: \(what)")
      #expect(found.map(\.2) == counts(near, far), "behind: \(what)")
    }
  }

  @Test func joinsAndIntegersHaveOneScale() async throws {
    try await Self.onEachEngine { connection, name in
      let joined = try await Mixture.join(Counterpart.self) { $0.cent == $1.rate }.order { ($0.id, $1.id) }
        .select { ($0.id, $1.id) }.fetchAll(connection)
      let expected = Self.rows.flatMap { row in
        Self.rows.filter { $0.rate != nil && $0.rate == row.cent }.map { (row.id, $0.id) }
      }
      #expect(joined.map(\.0) == expected.map(\.0) && joined.map(\.1) == expected.map(\.1), "join, \(name)")
      let integers = try await Mixture.where { $0.cent.in([0, 3, 12] as [Int]) }.order(by: \.id).select(\.id)
        .fetchAll(connection)
      #expect(integers == Self.rows.filter { [0, 3, 12].contains($0.cent) }.map(\.id), "integers, \(name)")
      let decimals = try await Mixture.where { $0.count.in([Scaled<Cents>(0.5), 3, -1]) }.order(by: \.id)
        .select(\.id).fetchAll(connection)
      #expect(decimals == Self.rows.filter { [3, -1].contains($0.count) }.map(\.id), "decimals, \(name)")
      let never = try await Mixture.order(by: \.id).select { $0.count.in([Scaled<Cents>(0.5)]) }.fetchAll(
        connection)
      #expect(never == Self.rows.map { $0.count == nil ? nil : false }, "fractions, \(name)")
      let far = try await Mixture.order(by: \.id).select { $0.micro.in([Int.max]) }.fetchAll(connection)
      #expect(far == Self.rows.map { $0.micro == nil ? nil : false }, "far integers, \(name)")
    }
  }
}

import Foundation
import Koine
import Testing

private enum Micros: DecimalScale { static let scale = 6 }
private enum All: DecimalScale { static let scale = 18 }

@Table private struct Amount: Equatable {
  let id: Int
  @Column(as: Scaled<Whole>.self) var whole: Decimal
  @Column(as: Scaled<Tenths>.self) var tenth: Decimal
  @Column(as: Scaled<Cents>.self) var cent: Decimal
  @Column(as: Scaled<Rate>.self) var rate: Decimal?
  @Column(as: Scaled<Micros>.self, default: 0.5) var micro: Decimal
  @Column(as: Scaled<All>.self) var all: Decimal
}

@Table("offers") private struct Offer: Identifiable {
  let id: Int
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: Scaled<Cents>.self) var discount: Decimal?
}

@Table("legs") private struct Leg: Identifiable {
  let id: Int
  var a: Double
  var b: Double
}

private typealias Quotients = (Double?, Double?, Double?, Double?, Double, Double?, Double?)

@Table("fares") private struct Fare: Identifiable, Equatable {
  let id: Int
  @Column(as: Scaled<Cents>.self) var price: Decimal
}

@Suite struct DecimalTests {
  /// Numbers with digits in every group of four that PostgreSQL's numerics are made of.
  private static let rows: [Amount] = [
    "0", "1", "-1", "9", "10", "99", "100", "9999", "10000", "10001", "-123456789", "100000000", "99990000",
    "999999999999999999", "-999999999999999999", "100000000000000000", "500",
  ].enumerated().map { index, digits in
    func number(_ scale: Int) -> Decimal {
      Decimal(sign: .plus, exponent: -scale, significand: Types.decimal(digits))
    }
    return Amount(
      id: index + 1, whole: number(0), tenth: number(1), cent: number(2), rate: index == 3 ? nil : number(4),
      micro: number(6), all: number(18))
  }

  @Test(arguments: Engine.allCases) func everyDecimalComesBackAsItWas(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Amount.createTable().execute(database)
      try await Amount.insert(Self.rows).execute(database)
      #expect(try await Amount.order(by: \.id).fetchAll(database) == Self.rows)
      for row in Self.rows {
        let found = try await Amount.where {
          $0.whole == Scaled(row.whole) && $0.tenth == Scaled(row.tenth) && $0.cent == Scaled(row.cent)
          $0.rate.is(row.rate.map { Scaled($0) }) && $0.micro == Scaled(row.micro)
            && $0.all == Scaled(row.all)
        }.fetchAll(database)
        #expect(found == [row])
      }
      let draft = Amount.Draft(whole: 1, tenth: 1, cent: 1, rate: nil, all: 0)
      try await Amount.advanceGeneratedKey().execute(database)
      let defaults = try await Amount.insert { draft }.returning(\.micro).fetchAll(database)
      #expect(defaults == [0.5])
    }
  }

  /// Swift makes a `Double` of a literal before it makes a `Decimal`, and that is not quite the number that was written.
  @Test(arguments: Engine.allCases) func aLiteralIsTheNumberThatWasWritten(_ engine: Engine) async throws {
    let literals: [Decimal] = [29.69, -29.69, 1234567.89, 123456789012.34, 0.07, 4.35]
    let texts = ["29.69", "-29.69", "1234567.89", "123456789012.34", "0.07", "4.35"]
    #expect(literals[0] != Types.decimal("29.69"))
    try await engine.withDatabase { database in
      try await Price.createTable().execute(database)
      for (index, literal) in literals.enumerated() {
        try await Price.insert(Price(id: index, amount: literal, rate: nil, count: 0)).execute(database)
      }
      #expect(
        try await Price.order(by: \.id).select(\.amount).fetchAll(database).map(\.represented)
          == texts.map(Types.decimal))
      let literal: Decimal = 29.69
      #expect(
        try await Price.where { $0.amount >= literal && $0.amount < 30 }.select(\.id).fetchAll(database) == [
          0
        ])
      try await Price.find(1).update { $0.amount = literal }.execute(database)
      #expect(try await Price.where { $0.amount == literal }.select(\.id).fetchAll(database) == [0, 1])
    }
    // What looks like it and is none.
    for text in [
      "29.690000000000005", "29.69000000000000513", "1.000000000000000001", "0.070000000000000001",
    ] {
      #expect(!Price.where { $0.amount == Types.decimal(text) }.check(in: .sqlite).isEmpty, "\(text)")
    }
  }

  @Test(arguments: Engine.allCases) func aDecimalThatDoesNotFitIsRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Price.createTable().execute(database)
      for text in ["0.001", "-9.999", "10000000000000000", "NaN", "1e30"] {
        let price = Price(id: 1, amount: Types.decimal(text), rate: nil, count: 0)
        let error = await #expect(throws: UnsupportedFeatures.self) {
          try await Price.insert(price).execute(database)
        }
        #expect(
          error?.problems.map(\.detail) == [
            "row 1, column amount: a Decimal with more than 2 decimals, or more than 18 digits"
          ])
      }
      try await Price.insert(Types.prices).execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Price.find(3).update { $0.amount += 0.01 }.execute(database)
      }
      #expect(error?.code == .invalidValue)
      // Beyond 18 digits on one engine and beyond 64 bits on the other.
      await #expect(throws: DatabaseError.self) {
        try await Price.where { $0.id == 3 }.select { $0.amount * $0.amount }.fetchAll(database)
      }
      #expect(try await Price.order(by: \.id).fetchAll(database) == Types.prices)
    }
  }

  /// What Swift computes with 38 digits is what the engines compute.
  @Test(arguments: Engine.allCases) func quotientsAreRoundedHalfAwayFromZero(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Price.createTable().execute(database)
      var generator = SystemRandomNumberGenerator()
      let prices = (1...200).map { id in
        Price(
          id: id,
          amount: Decimal(
            sign: .plus, exponent: -2,
            significand: Decimal(Int.random(in: -10_000...10_000, using: &generator))),
          rate: nil, count: Int.random(in: -50...50, using: &generator))
      }
      try await Price.insert(prices).execute(database)
      let found = try await Price.order(by: \.id).select { $0.amount / $0.count.cast(as: Scaled<Whole>.self) }
        .fetchAll(database)
      let expected = prices.map { price -> Decimal? in
        guard price.count != 0 else { return nil }
        let millionths = NSDecimalNumber(decimal: price.amount * 1_000_000).intValue
        let twice = 2 * millionths.magnitude / price.count.magnitude
        let isNegative = (millionths < 0) != (price.count < 0)
        return Decimal(
          sign: isNegative ? .minus : .plus, exponent: -6, significand: Decimal((twice + 1) / 2))
      }
      #expect(found.map { $0?.represented } == expected)
    }
  }

  /// A column of integers of another program is read as the engine computes with it.
  @Test(arguments: Engine.allCases) func integersAreReadAsTheyAreComputedWith(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.execute("CREATE TABLE fares (id bigint PRIMARY KEY, price bigint NOT NULL)")
      try await database.execute("INSERT INTO fares VALUES (1, 1250), (2, 5)")
      let fares = try await Fare.order(by: \.id).fetchAll(database)
      let numbers: [Decimal] = engine == .sqlite ? [12.5, Types.decimal("0.05")] : [1250, 5]
      #expect(fares.map(\.price) == numbers)
      for fare in fares {
        #expect(try await Fare.where { $0.price == fare.price }.fetchOne(database) == fare)
      }
      let sums = try #require(
        try await Fare.select { ($0.price.sum(), $0.price.max(), ($0.price + 1).max()) }.fetchOne(database))
      #expect(sums.0?.represented == numbers[0] + numbers[1])
      #expect(sums.1?.represented == numbers[0])
      #expect(sums.2?.represented == numbers[0] + 1)
      let written = Decimal(engine == .sqlite ? 3 : 300)
      #expect(
        try await database.fetchAll("SELECT 300", as: Scaled<Cents>.self).map(\.represented) == [written])
      if engine == .sqlite { return }
      let error = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT 9223372036854775807", as: Scaled<Cents>.self)
      }
      #expect(error?.code == .decoding)
    }
  }

  /// SQLite keeps whole numbers in a column of another program as integers, of which a quotient would be one.
  @Test(arguments: Engine.allCases) func quotientsOfDoublesKeepTheirFractions(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let type: SQLFragment = engine == .sqlite ? "decimal(10, 2)" : "double precision"
      try await database.execute("CREATE TABLE legs (id bigint PRIMARY KEY, a \(type), b \(type))")
      try await database.execute("INSERT INTO legs VALUES (1, 7, 2)")
      let ofRows = try await Leg.select { leg in
        (
          leg.a / leg.b, greatest(leg.a, leg.b) / leg.b,
          Case().when(leg.id > 0, then: leg.a).else(leg.b) / leg.b, leg.a.abs() / -leg.b, leg.a / 2,
          leg.a / leg.b / leg.b, leg.a * leg.b / leg.b / leg.b
        )
      }.fetchOne(database)
      #expect("\(try #require(ofRows))" == "\((Double?(3.5), 3.5, 3.5, -3.5, 3.5, 1.75, 3.5) as Quotients)")
      let ofSums = try await Leg.select {
        ($0.a.sum() / $0.b.sum(), $0.a.max() / $0.b.min(), $0.a.avg() / $0.b.max())
      }.fetchOne(database)
      #expect("\(try #require(ofSums))" == "\((Double?(3.5), Double?(3.5), Double?(3.5)))")
    }
  }

  /// A plain `Decimal` has the decimals of the number that it stands beside, also where it is no comparison.
  @Test(arguments: Engine.allCases) func aDecimalHasTheDecimalsOfItsNeighbour(_ engine: Engine) async throws {
    let rows = [
      Offer(id: 1, price: 12.5, discount: nil), Offer(id: 2, price: 2, discount: Types.decimal("0.25")),
    ]
    let plain = Types.decimal("2.25")
    try await engine.withDatabase { database in
      try await Offer.createTable().execute(database)
      try await Offer.insert(rows).execute(database)
      func values(
        _ value: (Offer.Columns) -> Computed<Scaled<Cents>?>
      ) async throws -> [Decimal?] {
        try await Offer.order(by: \.id).select { value($0) }.fetchAll(database).map { $0?.represented }
      }
      #expect(
        try await values { ($0.price + plain).optional } == [Types.decimal("14.75"), Types.decimal("4.25")])
      #expect(
        try await values { (plain - $0.price).optional } == [Types.decimal("-10.25"), Types.decimal("0.25")])
      #expect(try await values { $0.discount - plain } == [nil, -2])
      #expect(try await values { ($0.discount ?? plain).optional } == [plain, Types.decimal("0.25")])
      #expect(try await values { $0.discount.nullIf(Types.decimal("0.25")) } == [nil, nil])
      #expect(try await values { greatest($0.price, plain).optional } == [12.5, plain])
      #expect(try await values { least($0.discount, plain) } == [nil, Types.decimal("0.25")])
      await #expect(throws: UnsupportedFeatures.self) {
        try await values { ($0.price + Types.decimal("0.001")).optional }
      }
      try await Offer.find(2).update { $0.price = $0.price + plain }.execute(database)
      #expect(try await Offer.find(2).fetchOne(database)?.price == Types.decimal("4.25"))
    }
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A column of each stored form, and one that may be NULL.
@Table("storedForms") private struct Form: Equatable {
  let id: Int
  @Column(as: UUIDBytes.self) var bytes: UUID
  @Column(as: UUIDUppercase.self) var upper: UUID?
  @Column(as: BoolText.self) var flag: Bool
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: Scaled<Cents>.self) var tax: Decimal?
  @Column(as: DecimalText.self) var digits: Decimal
  @Column(as: JSON<[String]>.self) var tags: [String]
  @Column(as: JSON<[String]>.self) var formerTags: [String]?
  @Column(as: MillisecondText.self) var milliseconds: Date
  @Column(as: SecondText.self) var second: Date?
  @Column(as: DayText.self) var day: Date
  @Column(as: ISO8601Text.self) var iso: Date
  @Column(as: UnixSeconds.self) var unixSeconds: Date
  @Column(as: UnixMilliseconds.self) var unixMilliseconds: Date?
  @Column(as: UnixTime.self) var unixTime: Date
  @Column(as: ReferenceTime.self) var reference: Date
  @Column(as: JulianDay.self) var julian: Date
}

/// What a property holds is assigned to its column as it is, whatever form that is stored in.
@Suite struct StoredFormUpdateTests {
  private static let midnight = Date(timeIntervalSince1970: 1_356_998_400)
  private static let noon = Date(timeIntervalSince1970: 1_356_998_400 + 86_400 * 1.5)

  private static let before = Form(
    id: 1, bytes: Types.key, upper: nil, flag: false, price: 1, tax: 3, digits: 2, tags: [],
    formerTags: ["x"],
    milliseconds: midnight, second: midnight, day: midnight, iso: midnight, unixSeconds: midnight,
    unixMilliseconds: nil, unixTime: midnight, reference: midnight, julian: midnight)

  @Test(arguments: Engine.allCases) func valuesAreAssigned(_ engine: Engine) async throws {
    let other = UUID(), price = Types.decimal("9.99"), none: Decimal? = nil, tags: [String]? = ["b"]
    let following = Date(timeIntervalSince1970: 1_356_998_400 + 86_400)
    let after = Form(
      id: 1, bytes: other, upper: other, flag: true, price: price, tax: nil, digits: price, tags: ["a"],
      formerTags: tags, milliseconds: Self.noon, second: nil, day: following, iso: Self.noon,
      unixSeconds: Self.noon, unixMilliseconds: Self.noon, unixTime: Self.noon, reference: Self.noon,
      julian: Self.noon)
    try await engine.withDatabase { database in
      try await Form.createTable().execute(database)
      try await Form.insert(Self.before).execute(database)
      try await Form.where { $0.id == 1 }.update {
        $0.bytes = other
        $0.upper = other
        $0.flag = true
        $0.price = price
        $0.tax = none
        $0.digits = price
        $0.tags = ["a"]
        $0.formerTags = tags
        $0.milliseconds = Self.noon
        $0.second = nil
        $0.day = following
        $0.iso = Self.noon
        $0.unixSeconds = Self.noon
        $0.unixMilliseconds = Self.noon
        $0.unixTime = Self.noon
        $0.reference = Self.noon
        $0.julian = Self.noon
      }.execute(database)
      #expect(try await Form.all().fetchAll(database) == [after])
      try await Form.insert(Self.before).onConflict(\.id) { row, excluded in
        row.price = excluded.price
        row.tax = price
        row.tags = ["a", "b"]
      }.execute(database)
      var expected = after
      expected.price = 1
      expected.tax = price
      expected.tags = ["a", "b"]
      #expect(try await Form.all().fetchAll(database) == [expected])
    }
  }

  /// More decimals than the column has are refused before anything runs.
  @Test func aValueThatTheFormCannotHoldIsRefused() throws {
    let third = Types.decimal("0.333")
    let update = Form.where { $0.id == 1 }.update { $0.price = third }
    for dialect in [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL] as [any SQLDialect] {
      let error = #expect(throws: UnsupportedFeatures.self) { try update.render(in: dialect) }
      #expect(
        error?.description.contains(
          "invalidValue (column price: a Decimal with more than 2 decimals, or more than 18 digits) in SET 1")
          == true)
    }
  }
}

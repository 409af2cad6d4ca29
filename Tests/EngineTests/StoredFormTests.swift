import Foundation
import Koine
import Testing

private enum Feeling: String, ColumnValue { case calm }

/// A column of each type whose stored form differs from the Swift value, or between the engines.
@Table private struct Form {
  let id: Int
  var flag: Bool
  var ratio: Double
  var feeling: Feeling
  var data: Data
  var link: URL
  var day: CalendarDate
  var time: TimeOfDay
  var key: UUID
  @Column(as: UUIDBytes.self) var keyBytes: UUID
  @Column(as: UUIDUppercase.self) var keyUpper: UUID
  @Column(as: BoolText.self) var flagText: Bool
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: DecimalText.self) var digits: Decimal
  @Column(as: JSON<[String]>.self) var tags: [String]
  var date: Date
  @Column(as: MillisecondText.self) var millisecondText: Date
  @Column(as: SecondText.self) var secondText: Date
  @Column(as: DayText.self) var dayText: Date
  @Column(as: ISO8601Text.self) var iso: Date
  @Column(as: UnixSeconds.self) var seconds: Date
  @Column(as: UnixMilliseconds.self) var milliseconds: Date
  @Column(as: UnixTime.self) var unixTime: Date
  @Column(as: ReferenceTime.self) var reference: Date
  @Column(as: JulianDay.self) var julian: Date
}

/// The documentation shows what SQL written by hand finds in a column, as the engines tell it.
@Suite struct StoredFormTests {
  private static let midnight = Date(timeIntervalSince1970: 1_356_998_400)

  private static let form = Form(
    id: 1, flag: true, ratio: 0.5, feeling: .calm, data: Data([1, 255]),
    link: URL(filePath: "/a", relativeTo: nil), day: CalendarDate(2013, 1, 1), time: TimeOfDay(10, 0),
    key: Types.key, keyBytes: Types.key, keyUpper: Types.key,
    flagText: true, price: Types.decimal("9.99"), digits: Types.decimal("9.99"), tags: ["a", "b"],
    date: midnight, millisecondText: midnight, secondText: midnight, dayText: midnight, iso: midnight,
    seconds: midnight, milliseconds: midnight, unixTime: midnight, reference: midnight, julian: midnight)

  /// What a row of the table says of the Swift side, and the column.
  private static let rows = [
    ("`true`", "flag"), ("`true`, `BoolText`", "flagText"), ("`0.5`", "ratio"),
    ("a case of `enum Feeling: String`", "feeling"), ("`Data([1, 255])`", "data"),
    ("`URL`", "link"), ("`CalendarDate`", "day"), ("`TimeOfDay`", "time"), ("`UUID`", "key"),
    ("`UUID`, `UUIDBytes`", "keyBytes"),
    ("`UUID`, `UUIDUppercase`", "keyUpper"), ("`Decimal` 9.99, `Scaled<Cents>`", "price"),
    ("`Decimal` 9.99, `DecimalText`", "digits"), ("`[\"a\", \"b\"]`, `JSON<[String]>`", "tags"),
    ("`Date`", "date"), ("`Date`, `MillisecondText`", "millisecondText"),
    ("`Date`, `SecondText`", "secondText"), ("`Date`, `DayText`", "dayText"),
    ("`Date`, `ISO8601Text`", "iso"), ("`Date`, `UnixSeconds`", "seconds"),
    ("`Date`, `UnixMilliseconds`", "milliseconds"), ("`Date`, `UnixTime`", "unixTime"),
    ("`Date`, `ReferenceTime`", "reference"), ("`Date`, `JulianDay`", "julian"),
  ]

  @Test func theDocumentationShowsWhatIsStored() async throws {
    let sqlite = try await Engine.sqlite.withDatabase { database in
      try await stored(on: database) {
        "typeof(\($0))"
      } text: {
        "iif(typeof(\($0)) = 'blob', quote(\($0)), CAST(\($0) AS TEXT))"
      }
    }
    let postgreSQL = try await Engine.postgreSQL.withDatabase { database in
      try await stored(on: database) {
        "pg_typeof(\($0))::text"
      } text: {
        "\($0)::text"
      }
    }
    let table = zip(Self.rows, zip(sqlite, postgreSQL))
      .map { "| \($0.0) | \($1.0) | \($1.1) |\n" }.joined()
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Koine/Koine.docc/SQLToKoine.md"),
      encoding: .utf8)
    #expect(page.contains(table), "The documentation lacks:\n\(table)")
  }

  /// A representation that is bound and read as such means the same on every engine.
  @Test(arguments: Engine.allCases) func aRepresentationInSQLByHandIsTheStoredForm(
    _ engine: Engine
  ) async throws {
    try await engine.withDatabase { database in
      try await Form.createTable().execute(database)
      try await Form.insert([Self.form]).execute(database)
      for (bound, expected) in [(Scaled<Cents>(5), [Scaled<Cents>(Types.decimal("9.99"))]), (10, [])] {
        let found = try await database.fetchAll(
          "SELECT price FROM \(Form.self) WHERE price > \(bound) AND \(name: Form.columns.date) = \(Self.midnight)",
          as: Scaled<Cents>.self)
        #expect(found == expected)
      }
    }
  }

  /// The type and the text of each column, as the engine writes them.
  private func stored(
    on database: any Database, type: (String) -> String, text: (String) -> String
  ) async throws -> [String] {
    try await Form.createTable().execute(database)
    try await Form.insert([Self.form]).execute(database)
    return try await database.transaction { connection in
      if connection.dialect.name.hasPrefix("PostgreSQL") {
        try await connection.execute("SET LOCAL TIME ZONE 'UTC'")
      }
      var found: [String] = []
      for (_, column) in Self.rows {
        let name = "\"\(column)\""
        let pair = try await connection.fetchOne(
          "SELECT \(raw: type(name)), \(raw: text(name)) FROM \(Form.self)", as: (String, String).self)
        let (type, text) = try #require(pair)
        found.append("`\(text)` (\(type))")
      }
      return found
    }
  }
}

import Foundation
import Koine
import KoineTesting
import Testing

@Table private struct Owner: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Table private struct Thing: Identifiable, Equatable {
  let id: Int
  var ownerID: Int
  var large: Int64
  var maybeLarge: Int64?
  var small: Int32
  var number: Double
  var maybeNumber: Double?
  var bytes: Data
  var maybeBytes: Data?
  var date: Date
  var maybeDate: Date?
  var token: UUID
  var maybeToken: UUID?
  var text: String
  var maybeText: String?
  var flag: Bool
  var maybeFlag: Bool?
}

/// Amounts in columns that another program made.
@Table private struct Tariff: Identifiable, Equatable {
  let id: Int
  @Column(as: Scaled<Cents>.self) var amount: Decimal?
}

@Table private struct Ending: Identifiable, Equatable {
  let id: Int
  var date: Date
}

/// The rows of a query inside of a row of another: every value as it was stored, on every engine.
@Suite struct NestedRowsTests {
  private static let texts = [
    "", "É", "e\u{301}", "\"quoted\"", "O'Hara", "back\\slash", "\\u0041", "line\nfeed\r\ttab",
    "\u{1}\u{7f}\u{8}\u{c}",
    "😀👨‍👩‍👧", "[1, \"]\"]", "{\"a\": null}", "null", "\u{FFFF}\u{10FFFF}", "\u{2028}",
    String(repeating: "É", count: 70_000),
    "0123456789abcdef", "</script>",
  ]

  private static let numbers: [Double] = [
    0, 1, -1, 0.1, 0.1 + 0.2, 1.0 / 3, -2.5, .pi, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNormalMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .infinity, -.infinity,
    9_007_199_254_740_992, 1e300, 1e-300, 123_456_789_012_345_680, 0.49999999999999994, 1e15, 1e16, 1e22,
    1e23,
  ]

  private static let dates = [
    Date(timeIntervalSinceReferenceDate: 0), Reminders.beforeEpoch,
    Date(timeIntervalSince1970: -62_135_596_800), Date(timeIntervalSince1970: 253_402_300_799),
    Date(timeIntervalSinceReferenceDate: 256_260_690.000001),
    Date(timeIntervalSinceReferenceDate: 256_260_690.999999),
  ]

  private static let things: [Thing] = (0..<24).map { index in
    let bytes = Data((0..<index * 11).map { UInt8(truncatingIfNeeded: $0) })
    let isMissing = index.isMultiple(of: 3)
    let token = UUID(uuidString: "DEADBEEF-0000-4000-8000-0000000000\(index + 10)") ?? UUID()
    return Thing(
      id: index + 1, ownerID: index < 20 ? 1 : 2, large: index.isMultiple(of: 2) ? .min : .max,
      maybeLarge: isMissing ? nil : Int64(index) * 1_000_000_007,
      small: index.isMultiple(of: 2) ? .min : .max,
      number: numbers[index], maybeNumber: isMissing ? nil : -numbers[index] / 3, bytes: bytes,
      maybeBytes: isMissing ? nil : bytes, date: dates[index % dates.count],
      maybeDate: isMissing ? nil : dates[(index + 1) % dates.count], token: token,
      maybeToken: isMissing ? nil : token, text: texts[index % texts.count],
      maybeText: isMissing ? nil : texts[(index + 5) % texts.count], flag: index.isMultiple(of: 2),
      maybeFlag: isMissing ? nil : !index.isMultiple(of: 2))
  }

  private func withThings(on engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database in
      try await Owner.createTable().execute(database)
      try await Thing.createTable().execute(database)
      try await Owner.insert([Owner(id: 1, name: "a"), Owner(id: 2, name: "b"), Owner(id: 3, name: "c")])
        .execute(database)
      try await Thing.insert(Self.things).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases)
  func everyValueIsAsItWasStored(_ engine: Engine) async throws {
    try await withThings(on: engine) { database async throws in
      let query = Owner.order(by: \.id).select { owner in
        (owner, Thing.where { $0.ownerID == owner.id }.order(by: \.id).array())
      }
      let rows = try await query.fetchAll(database)
      #expect(rows.map(\.0.id) == [1, 2, 3])
      #expect(rows.map(\.1) == [Array(Self.things[..<20]), Array(Self.things[20...]), []])
      let direct = try await Thing.order(by: \.id).fetchAll(database)
      #expect(rows.flatMap(\.1) == direct)
    }
  }

  @Test(arguments: Engine.allCases)
  func everyDoubleKeepsItsBits(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      var random = RandomSource(seed: 42)
      let numbers = (0..<5_000).map { _ in Double(bitPattern: random.next()) }.filter { !$0.isNaN }
      try await Sample.createTable().execute(database)
      try await Sample.insert(
        numbers.enumerated().map {
          Sample(id: $0.offset, n: nil, m: nil, small: nil, x: $0.element, y: nil, flag: nil)
        }
      ).execute(database)
      let nested = try await Sample.limit(1).select { _ in Sample.order(by: \.id).select(\.x).array() }
        .fetchOne(database)
      #expect(nested?.compactMap(\.self).map(\.bitPattern) == numbers.map(\.bitPattern))
    }
  }

  @Test func settingsOfTheSessionChangeNothing() async throws {
    try await withThings(on: .postgreSQL) { database async throws in
      try await database.withConnection { connection in
        try await connection.execute("SET extra_float_digits = -15")
        try await connection.execute("SET DateStyle = 'German'")
        try await connection.execute("SET bytea_output = 'escape'")
        try await connection.execute("SET TimeZone = 'Asia/Kathmandu'")
        let rows = try await Owner.find(1).select { owner in
          Thing.where { $0.ownerID == owner.id }.order(by: \.id).array()
        }.fetchOne(connection)
        #expect(rows == Array(Self.things[..<20]))
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func whatIsStoredOtherwiseThanDeclaredIsAnErrorT14(_ engine: Engine) async throws {
    try await withThings(on: engine) { database async throws in
      let error = await #expect(throws: DatabaseError.self) {
        try await Owner.find(1).select { owner in
          Thing.where { $0.ownerID == owner.id }.order(by: \.id)
            .select { SQL("\($0.maybeLarge)", as: Int.self) }.array()
        }.fetchOne(database)
      }
      #expect(error?.code == .decoding)
      #expect(error?.message.hasPrefix("In row 1 of a nested query: ") == true)
    }
  }

  @Test(arguments: [
    "numeric", "numeric(10, 0)", "numeric(10, 2)", "price", "bigint", "cents",
  ])
  func decimalNumbersOfAnyDeclarationAreRead(_ type: String) async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.execute("CREATE DOMAIN price AS numeric(10)")
      try await database.execute("CREATE DOMAIN cents AS integer")
      try await database.execute(
        "CREATE TABLE tariffs (id bigint PRIMARY KEY, amount \(raw: type))")
      try await database.execute("INSERT INTO tariffs VALUES (1, 12), (2, NULL)")
      let rows = [
        Tariff(id: 1, amount: 12), Tariff(id: 2, amount: nil),
      ]
      let all = Tariff.order(by: \.id)
      #expect(try await all.fetchAll(database) == rows)
      #expect(try await Tariff.limit(1).select { _ in all.array() }.fetchAll(database) == [rows])
    }
  }

  @Test(arguments: ["infinity", "-infinity"])
  func infinityIsNotAnInstant(_ text: String) async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await Ending.createTable().execute(database)
      try await database.execute("INSERT INTO endings VALUES (1, CAST(\(text) AS timestamptz))")
      let nested = Ending.limit(1).select { _ in Ending.all().array() }
      let direct = await #expect(throws: DatabaseError.self) { try await Ending.all().fetchAll(database) }
      let inside = await #expect(throws: DatabaseError.self) { try await nested.fetchAll(database) }
      #expect([direct?.code, inside?.code] == [.decoding, .decoding])
    }
  }

  @Test func whatIsNotReadIsRefused() {
    struct Unknown: SQLRepresentable {
      static var sqlType: SQLType { .unknown }
      static var isNullable: Bool { false }
      var sqlValue: SQLValue { .null }
      static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Unknown { Unknown() }
    }
    let untyped = RemindersList.select { _ in Tag.select { _ in SQL("1", as: Unknown.self) }.array() }
    #expect(untyped.check(in: .sqlite).filter { !$0.isNote }.map(\.subject) == [.defect(.untypedColumn)])
    #expect(
      RemindersList.select { _ in Tag.all().array() }.statement.check(in: TestDialect()).map(\.subject)
        == [.feature(.nestedRows)])
  }
}

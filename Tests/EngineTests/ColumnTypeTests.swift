import Foundation
import Koine
import KoineTesting
import Testing

enum Level: Int32, ColumnValue { case low = -1, high = 2_147_483_647 }

@Table struct Everything: Identifiable, Equatable {
  let id: Int
  var flag: Bool
  var int: Int
  var int32: Int32
  var int64: Int64
  var double: Double
  var text: String
  var data: Data
  var uuid: UUID
  var date: Date
  var mood: Mood
  var level: Level
  var maybeFlag: Bool?
  var maybeInt: Int?
  var maybeInt32: Int32?
  var maybeInt64: Int64?
  var maybeDouble: Double?
  var maybeText: String?
  var maybeData: Data?
  var maybeUUID: UUID?
  var maybeDate: Date?
  var maybeMood: Mood?
  var maybeLevel: Level?
}

/// A column of every type, with the values at its ends.
@Suite struct ColumnTypeTests {
  private static func row(
    _ id: Int, flag: Bool, int: Int, int32: Int32, int64: Int64, double: Double, text: String, data: Data,
    uuid: UUID, date: Date, mood: Mood, level: Level
  ) -> Everything {
    Everything(
      id: id, flag: flag, int: int, int32: int32, int64: int64, double: double, text: text, data: data,
      uuid: uuid, date: date, mood: mood, level: level, maybeFlag: flag, maybeInt: int, maybeInt32: int32,
      maybeInt64: int64, maybeDouble: double, maybeText: text, maybeData: data, maybeUUID: uuid,
      maybeDate: date, maybeMood: mood, maybeLevel: level)
  }

  private static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  private static let ones = UUID(
    uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))

  private static let rows = [
    row(
      1, flag: true, int: .max, int32: .max, int64: .max, double: .greatestFiniteMagnitude,
      text: "\u{1}\u{FEFF}e\u{301}😀'\"\\", data: Data(0...255), uuid: ones,
      date: Date(timeIntervalSince1970: 253_402_300_799), mood: .mad, level: .high),
    row(
      2, flag: false, int: .min, int32: .min, int64: .min, double: -.leastNonzeroMagnitude, text: "",
      data: Data(), uuid: zero, date: Date(timeIntervalSince1970: -62_135_596_800), mood: .calm, level: .low),
    row(
      3, flag: false, int: 0, int32: 0, int64: 0, double: -.infinity, text: " ", data: Data([0]), uuid: zero,
      date: Date(timeIntervalSince1970: -0.000001), mood: .glad, level: .low),
    row(
      4, flag: true, int: -1, int32: -1, int64: 9_007_199_254_740_993, double: 0.1 + 0.2, text: "NULL",
      data: Data("x'00'".utf8), uuid: zero, date: Date(timeIntervalSince1970: 1_330_473_599.875),
      mood: .glad, level: .low),
    Everything(
      id: 5, flag: false, int: 0, int32: 0, int64: 0, double: 0, text: "", data: Data(), uuid: zero,
      date: Date(timeIntervalSince1970: 0), mood: .calm, level: .low),
  ]

  @Test(arguments: Engine.allCases) func everyValueComesBackAsItWas(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Everything.createTable().execute(database)
      // A batch, one statement with all rows, and one row.
      try await Everything.insert(Self.rows).execute(database)
      #expect(try await Everything.order(by: \.id).fetchAll(database) == Self.rows)
      try await Everything.all().delete().execute(database)
      let returned = try await Everything.insert(Self.rows).returning { $0 }.fetchAll(database)
      #expect(returned.sorted { $0.id < $1.id } == Self.rows)
      try await Everything.all().delete().execute(database)
      for row in Self.rows { try await Everything.insert(row).execute(database) }
      #expect(try await Everything.order(by: \.id).fetchAll(database) == Self.rows)
      try await Everything.dropTable().execute(database)
      try await Everything.dropTable(ifExists: true).execute(database)
    }
  }

  @Test(arguments: Engine.allCases) func everyValueIsFoundByItself(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Everything.createTable(ifNotExists: true).execute(database)
      try await Everything.createTable(ifNotExists: true).execute(database)
      try await Everything.insert(Self.rows).execute(database)
      for row in Self.rows {
        let found = try await Everything.where {
          $0.id == row.id && $0.flag == row.flag && $0.int == row.int && $0.int32 == row.int32
          $0.int64 == row.int64 && $0.double == row.double && $0.text == row.text && $0.data == row.data
          $0.uuid == row.uuid && $0.date == row.date && $0.mood == row.mood && $0.level == row.level
          $0.maybeFlag.is(row.maybeFlag) && $0.maybeInt.is(row.maybeInt) && $0.maybeInt32.is(row.maybeInt32)
          $0.maybeInt64.is(row.maybeInt64) && $0.maybeDouble.is(row.maybeDouble)
          $0.maybeText.is(row.maybeText) && $0.maybeData.is(row.maybeData) && $0.maybeUUID.is(row.maybeUUID)
          $0.maybeDate.is(row.maybeDate) && $0.maybeMood.is(row.maybeMood)
          $0.maybeLevel.is(row.maybeLevel)
        }.fetchAll(database)
        #expect(found == [row])
      }
    }
  }

  /// SQLite keeps a whole number in a REAL column as an integer, which has no sign of zero; so it has none
  /// anywhere.
  @Test(arguments: Engine.allCases) func minusZeroIsZero(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Sample.createTable().execute(database)
      try await Sample.insert { Sample.Draft(x: -0.0, y: 0) }.execute(database)
      try await Sample.insert([Sample.Draft(x: -0.0, y: -1), Sample.Draft(x: -0.0, y: -1)]).execute(database)
      // What another program wrote, and what a query computes.
      try await database.execute(
        "UPDATE \(Sample.self) SET x = CAST('-0.0' AS double precision) WHERE id = 3")
      let found = try await Sample.order(by: \.id).select { ($0.x, $0.x * $0.y, -$0.x) }.fetchAll(database)
      #expect(found.count == 3)
      for (stored, product, negated) in found {
        #expect(stored?.sign == .plus && product?.sign == .plus && negated?.sign == .plus)
      }
      #expect(try await Sample.where { $0.x == -0.0 }.fetchCount(database) == 3)
    }
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A number of a type of its own, which a column stores in another unit.
private struct Kilometres: ColumnRepresentation, Hashable {
  typealias Value = Kilometres
  var represented: Double
  init(_ value: Double) { represented = value }
  static var sqlType: SQLType { .bigInteger }
  var sqlValue: SQLValue { .integer(Int64(represented / 1000)) }
  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> Kilometres {
    Kilometres(Double(try Int.decode(cell: cell, of: row)) * 1000)
  }
}

@Table("journeys") private struct Journey: Equatable {
  let id: Int
  var at: Date
  @Column(as: UnixSeconds.self) var unix: Date
  @Column(as: UnixTime.self) var time: Date
  @Column(as: MillisecondText.self) var text: Date
  @Column(as: UUIDUppercase.self) var upper: UUID
  @Column(as: UUIDBytes.self) var bytes: UUID
  @Column(as: BoolText.self) var flag: Bool
  @Column(as: Kilometres.self) var length: Double
  @Column(as: UnixSeconds.self) var maybeUnix: Date?
  var uuid: UUID
  var isPaid: Bool
  var name: String
  var count: Int
}

/// A cast between a representation and another type gives the form of that type, or is refused.
@Suite struct RepresentationCastTests {
  private static let refused: [(any Statement, String)] = [
    (Journey.select { $0.at.cast(as: MillisecondText.self) }, "Date to MillisecondText"),
    (Journey.select { $0.at.cast(as: SecondText?.self) }, "Date to SecondText"),
    (Journey.select { $0.at.cast(as: ISO8601Text.self) }, "Date to ISO8601Text"),
    (Journey.select { $0.at.cast(as: UnixSeconds.self) }, "Date to UnixSeconds"),
    (Journey.select { $0.text.cast(as: SecondText.self) }, "MillisecondText to SecondText"),
    (Journey.select { $0.text.cast(as: Int.self) }, "MillisecondText to Int"),
    (Journey.select { $0.text.cast(as: UUID.self) }, "MillisecondText to UUID"),
    (Journey.select { $0.text.cast(as: Data.self) }, "MillisecondText to Data"),
    (Journey.select { $0.unix.cast(as: UnixMilliseconds.self) }, "UnixSeconds to UnixMilliseconds"),
    (Journey.select { $0.maybeUnix.cast(as: UnixTime.self) }, "UnixSeconds to UnixTime"),
    (Journey.select { $0.time.cast(as: ReferenceTime.self) }, "UnixTime to ReferenceTime"),
    (Journey.select { $0.time.cast(as: JulianDay.self) }, "UnixTime to JulianDay"),
    (Journey.select { $0.unix.cast(as: String.self) }, "UnixSeconds to String"),
    (Journey.select { $0.unix.cast(as: Bool.self) }, "UnixSeconds to Bool"),
    (Journey.select { $0.unix.cast(as: Scaled<Cents>.self) }, "UnixSeconds to Scaled<Cents>"),
    (Journey.select { $0.count.cast(as: UnixSeconds.self) }, "Int to UnixSeconds"),
    (Journey.select { $0.count.cast(as: Kilometres.self) }, "Int to Kilometres"),
    (Journey.select { $0.name.cast(as: MillisecondText.self) }, "String to MillisecondText"),
    (Journey.select { $0.name.cast(as: UUIDUppercase?.self) }, "String to UUIDUppercase"),
    (Journey.select { $0.name.cast(as: UUIDBytes.self) }, "String to UUIDBytes"),
    (Journey.select { $0.uuid.cast(as: UUIDUppercase.self) }, "UUID to UUIDUppercase"),
    (Journey.select { $0.upper.cast(as: UUIDBytes.self) }, "UUIDUppercase to UUIDBytes"),
    (Journey.select { $0.upper.cast(as: Data.self) }, "UUIDUppercase to Data"),
    (Journey.select { $0.flag.cast(as: Int.self) }, "BoolText to Int"),
    (Journey.select { $0.name.cast(as: BoolText.self) }, "String to BoolText"),
    (Journey.select { $0.at.cast(as: DecimalText.self) }, "Date to DecimalText"),
    (
      Journey.where { $0.at.cast(as: MillisecondText.self) == MillisecondText(.now) },
      "Date to MillisecondText"
    ),
    // What SQL has no such cast for, as before.
    (Journey.select { $0.bytes.cast(as: UUID.self) }, "UUIDBytes to UUID"),
    (Journey.select { $0.text.cast(as: Date.self) }, "MillisecondText to Date"),
  ]

  @Test func aCastToAnotherFormIsRefused() {
    for engine in [SQLiteDialect.sqlite as any SQLDialect, PostgreSQLDialect.postgreSQL] {
      for (statement, types) in Self.refused {
        let problems = statement.statement.check(in: engine).filter { !$0.isNote }
        #expect(problems.map(\.subject) == [.defect(.divergentCast)], "\(types)")
        #expect(problems.map(\.detail) == [types])
      }
    }
  }

  @Test(arguments: Engine.allCases) func whatIsStoredIsCastAsItself(_ engine: Engine) async throws {
    let date = Reminders.januaryEnd
    let uuid = RepresentationTests.uuid
    try await engine.withDatabase { database in
      try await Journey.createTable().execute(database)
      try await Journey.insert(
        Journey(
          id: 1, at: date, unix: date, time: date, text: date, upper: uuid, bytes: uuid, flag: true,
          length: 5_000,
          maybeUnix: nil, uuid: uuid, isPaid: true, name: "a", count: 3)
      ).execute(database)
      let numbers = try await Journey.select {
        (
          $0.unix.cast(as: Int.self), $0.unix.cast(as: Double.self), $0.time.cast(as: Int64.self),
          $0.maybeUnix.cast(as: Int.self), $0.length.cast(as: Int.self), $0.unix.cast(as: UnixSeconds.self)
        )
      }.fetchAll(database)
      #expect(numbers.count == 1)
      for (unix, double, time, maybe, length, same) in numbers {
        #expect(unix == 1_359_590_400 && double == 1_359_590_400 && time == 1_359_590_400)
        #expect(maybe == nil && length == 5 && same == UnixSeconds(date))
      }
      let others = try await Journey.select {
        (
          $0.text.cast(as: String.self), $0.upper.cast(as: String.self), $0.upper.cast(as: UUID.self),
          $0.bytes.cast(as: Data.self), $0.flag.cast(as: Bool.self), $0.flag.cast(as: String.self),
          $0.isPaid.cast(as: BoolText.self), $0.at.cast(as: AnyDateText.self)
        )
      }.fetchAll(database)
      #expect(others.count == 1)
      for (text, upper, id, bytes, flag, word, paid, any) in others {
        #expect(text == "2013-01-31 00:00:00.000" && upper == uuid.uuidString && id == uuid)
        #expect(bytes == Data([0xDE, 0xAD, 0xBE, 0xEF, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255]))
        #expect(flag && word == "true" && paid.represented && any.represented == date)
      }
      #expect(
        try await Journey.where { $0.isPaid.cast(as: BoolText.self) == $0.flag }.fetchCount(database) == 1)
    }
  }
}

import Foundation
import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

/// Days and times of the day as columns.
@Table struct Shift: Identifiable, Equatable {
  let id: Int
  var day: CalendarDate
  var lastDay: CalendarDate?
  var begins: TimeOfDay
  var ends: TimeOfDay?
}

@Suite struct CalendarColumnTests {
  private static let shifts = [
    Shift(id: 1, day: CalendarDate(2020, 2, 29), lastDay: nil, begins: TimeOfDay(9, 30), ends: nil),
    Shift(
      id: 2, day: CalendarDate(1, 1, 1), lastDay: CalendarDate(9_999, 12, 31), begins: .midnight,
      ends: TimeOfDay(23, 59, 59, microsecond: 999_999)),
    Shift(
      id: 3, day: CalendarDate(1969, 12, 31), lastDay: CalendarDate(1970, 1, 1),
      begins: TimeOfDay(1, 2, 3, microsecond: 4), ends: TimeOfDay(10, 0)),
  ]

  private static func onEachEngine(_ body: (any Connection) async throws -> Void) async throws {
    let engines: [any Connection] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for connection in engines {
      try await Shift.createTable().execute(connection)
      try await Shift.insert(shifts).execute(connection)
      try await body(connection)
    }
  }

  @Test func valuesAreReadAsTheyWereStored() async throws {
    try await Self.onEachEngine { connection async throws in
      #expect(try await Shift.order(by: \.id).fetchAll(connection) == Self.shifts)
    }
  }

  @Test func valuesAreComparedOrderedAndAggregated() async throws {
    try await Self.onEachEngine { connection async throws in
      #expect(
        try await Shift.where {
          $0.day < CalendarDate(1993, 7, 1).adding(3, .months) && $0.begins >= TimeOfDay(1, 0)
        }
        .select(\.id).fetchAll(connection) == [3])
      #expect(
        try await Shift.order { ($0.day.descending(), $0.id) }.select(\.id).fetchAll(connection) == [1, 3, 2])
      let extremes = try await Shift.select { ($0.day.max(), $0.lastDay.min(), $0.ends.max()) }.fetchOne(
        connection)
      #expect(extremes?.0 == CalendarDate(2020, 2, 29))
      #expect(extremes?.1 == CalendarDate(1970, 1, 1))
      #expect(extremes?.2 == TimeOfDay(23, 59, 59, microsecond: 999_999))
      #expect(
        try await Shift.where { $0.day.in([CalendarDate(2020, 2, 29), CalendarDate(2020, 3, 1)]) }.select(
          \.id
        )
        .fetchAll(connection) == [1])
      #expect(try await Shift.where { $0.lastDay.is(nil) }.select(\.id).fetchAll(connection) == [1])
    }
  }

  @Test func longListsOfDaysAreBoundAsOne() async throws {
    let days = (0..<70_000).map { CalendarDate(1900, 1, 1).adding($0, .days) }
    let times = (0..<70_000).map { TimeOfDay($0 / 3_600 % 24, $0 / 60 % 60, $0 % 60) }
    try await Self.onEachEngine { connection async throws in
      #expect(
        try await Shift.where { $0.day.in(days) }.order(by: \.id).select(\.id).fetchAll(connection) == [1, 3])
      #expect(
        try await Shift.where { $0.begins.in(times) }.order(by: \.id).select(\.id).fetchAll(connection) == [
          1, 2,
        ])
    }
  }

  @Test func valuesAreUpdatedByWhatIsComputed() async throws {
    try await Self.onEachEngine { connection async throws in
      try await Shift.where { $0.id == 1 }.update { $0.lastDay = $0.day.adding(12, .months) }.execute(
        connection)
      #expect(
        try await Shift.where { $0.id == 1 }.select { ($0.lastDay, $0.day.until($0.lastDay, in: .days)) }
          .fetchOne(connection).map { "\($0)" } == "(Optional(2021-02-28), Optional(365))")
    }
  }

  @Test func daysOfNestedRowsAreRead() async throws {
    try await Self.onEachEngine { connection async throws in
      let rows = try await Shift.where { $0.id == 3 }
        .select { shift in (shift.id, Shift.where { $0.id <= shift.id }.order(by: \.id).array()) }.fetchAll(
          connection)
      #expect(rows.first?.1 == Self.shifts)
    }
  }

  @Test func whatDoesNotExistIsRefused() throws {
    let query = Shift.where { $0.day == CalendarDate(2021, 2, 29) || $0.begins == TimeOfDay(24, 0) }
    let problems = query.check(in: .sqlite).map(\.description)
    #expect(problems.count == 2)
    #expect(problems.contains { $0.contains("a CalendarDate that does not exist") })
    #expect(problems.contains { $0.contains("a TimeOfDay that does not exist") })
  }

  @Test func aTextThatIsNoDayIsAnError() async throws {
    let database = try await Engine.sqlite.makeDatabase()
    for text in ["2020-02-30", "2020-1-1", "2020-01-01 00:00", ""] {
      await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT \(text)", as: CalendarDate.self)
      }
    }
    #expect(
      try await database.fetchAll("SELECT '2020-02-29'", as: CalendarDate.self) == [CalendarDate(2020, 2, 29)]
    )
    await #expect(throws: DatabaseError.self) {
      try await database.fetchAll("SELECT '24:00'", as: TimeOfDay.self)
    }
  }

  /// Before and after a change of clocks.
  @Test func namedZonesFollowTheirClocks() async throws {
    let database = try await Engine.postgreSQL.makeDatabase()
    for (seconds, hour) in [(1_585_440_000.0, 1), (1_585_443_600.0, 3)] {
      let instant = Date(timeIntervalSince1970: seconds)
      let berlin = SQLTimeZone.named("Europe/Berlin")
      let query = RawQuery(
        "SELECT \(instant.inZone(berlin).hour() ?? -1), \(instant.inZone(berlin).fromZone(berlin).epoch() ?? -1)",
        as: (Int, Int).self)
      let row = try await query.fetchOne(database)
      #expect(row?.0 == hour)
      #expect(row?.1 == Int(seconds))
    }
  }
}

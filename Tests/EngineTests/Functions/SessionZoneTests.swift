import Foundation
import Koine
import KoineTesting
import Testing

@Table private struct Journey: Identifiable, Equatable {
  let id: Int
  var day: CalendarDate
  var leaves: Date
}

/// What is told of a day or an instant is the same whatever the clocks of the session show.
@Suite struct SessionZoneTests {
  /// 2024-01-31 02:30:00 UTC, when the day before has not ended west of it.
  private static let instant = Date(timeIntervalSince1970: 1_706_668_200)
  private static let journeys = [
    Journey(id: 1, day: CalendarDate(2024, 1, 31), leaves: instant),
    // There was no such day in Apia.
    Journey(id: 2, day: CalendarDate(2011, 12, 30), leaves: instant),
  ]

  @Test(arguments: ["America/New_York", "Pacific/Apia", "Asia/Kolkata"])
  func daysAreThoseOfUTC(_ zone: String) async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.withConnection { connection in
        try await connection.execute("SET TimeZone = \(raw: "'\(zone)'")")
        try await Journey.createTable().execute(connection)
        try await Journey.insert(Self.journeys).execute(connection)
        let all = Journey.order(by: \.id)
        #expect(
          try await all.select { $0.day.adding(1, .months) }.fetchAll(connection)
            == [CalendarDate(2024, 2, 29), CalendarDate(2012, 1, 30)])
        #expect(
          try await all.select { $0.day.adding($0.id, .days) }.fetchAll(connection)
            == [CalendarDate(2024, 2, 1), CalendarDate(2012, 1, 1)])
        #expect(
          try await all.select { $0.day.adding(CalendarInterval(months: 1, days: 1)) }.fetchAll(connection)
            == [CalendarDate(2024, 3, 1), CalendarDate(2012, 1, 31)])
        #expect(
          try await all.select { $0.day.subtracting(CalendarInterval(days: 1)) }.fetchAll(connection)
            == [CalendarDate(2024, 1, 30), CalendarDate(2011, 12, 29)])
        #expect(
          try await series(CalendarDate(2011, 12, 29), through: CalendarDate(2011, 12, 31), by: 1, .days)
            .select(\.value).fetchAll(connection)
            == [CalendarDate(2011, 12, 29), CalendarDate(2011, 12, 30), CalendarDate(2011, 12, 31)])
        #expect(
          try await all.select { $0.day.cast(as: String.self) }.fetchAll(connection)
            == ["2024-01-31", "2011-12-30"])
        #expect(
          try await all.select { $0.day.iso8601() }.fetchAll(connection) == ["2024-01-31", "2011-12-30"])
        #expect(
          try await all.select { $0.day.formatted("d.M.yyyy") }.fetchAll(connection)
            == ["31.1.2024", "30.12.2011"])
        #expect(
          try await all.select { $0.leaves.calendarDate() }.fetchAll(connection)
            == [CalendarDate(2024, 1, 31), CalendarDate(2024, 1, 31)])
        #expect(
          try await all.select { $0.day.startOfDay().iso8601() }.fetchAll(connection)
            == ["2024-01-31T00:00:00.000000Z", "2011-12-30T00:00:00.000000Z"])
      }
    }
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import Testing

/// Days with a time of the day in a column of PostgreSQL that has no zone, beside an instant.
@Table private struct Appointment: Identifiable, Equatable {
  let id: Int
  @Column(databaseType: "timestamp") var at: Date
  @Column(databaseType: "timestamp without time zone") var end: Date?
  var instant: Date
}

@Table private struct LogLine: Identifiable, Equatable {
  let id: Int
  @Column(defaultExpression: currentTimestamp, databaseType: "timestamp") var written: Date
  @Column(default: Reminders.leapDay, databaseType: "timestamp") var since: Date
}

/// PostgreSQL converts what has a zone to what has none by the clocks of the session. Koine's columns show UTC.
@Suite struct TimestampWithoutZoneTests {
  /// 2013-01-31 20:00:00.123456
  private static let first = Date(timeIntervalSinceReferenceDate: 381_355_200.123456)
  /// 2000-02-29 23:30:00
  private static let second = Date(timeIntervalSince1970: 951_867_000)
  private static let appointments = [
    Appointment(
      id: 1, at: first, end: Date(timeIntervalSinceReferenceDate: 381_360_600.123456), instant: first),
    Appointment(id: 2, at: second, end: nil, instant: second.addingTimeInterval(3_600)),
  ]
  private static let all = Appointment.order(by: \.id)

  private func withAppointments(
    on engine: Engine, _ body: (any Connection) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await database.withConnection { connection in
        if engine == .postgreSQL { try await connection.execute("SET TimeZone = 'Asia/Kolkata'") }
        try await Appointment.createTable().execute(connection)
        try await Appointment.insert(Self.appointments).execute(connection)
        try await body(connection)
      }
    }
  }

  private func expect<Query: QueryStatement>(
    _ query: Query, _ expected: [Query.Output], on connection: any Connection,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws where Query.Output: Equatable {
    #expect(try await query.fetchAll(connection) == expected, sourceLocation: sourceLocation)
  }

  @Test(arguments: Engine.allCases) func clocksShowUTC(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await expect(Self.all, Self.appointments, on: connection)
      try await expect(Self.all.select { $0.at.hour() }, [20, 23], on: connection)
      try await expect(Self.all.select { $0.at.day() }, [31, 29], on: connection)
      try await expect(Self.all.select { $0.at.epoch() }, [1_359_662_400, 951_867_000], on: connection)
      try await expect(
        Self.all.select { $0.at.epochMicroseconds() }, [1_359_662_400_123_456, 951_867_000_000_000],
        on: connection)
      try await expect(
        Self.all.select { $0.at.calendarDate() }, [CalendarDate(2013, 1, 31), CalendarDate(2000, 2, 29)],
        on: connection)
      try await expect(
        Self.all.select { $0.at.timeOfDay() },
        [TimeOfDay(20, 0, 0, microsecond: 123_456), TimeOfDay(23, 30)],
        on: connection)
      try await expect(
        Self.all.select { $0.at.iso8601() }, ["2013-01-31T20:00:00.123456Z", "2000-02-29T23:30:00.000000Z"],
        on: connection)
      try await expect(
        Self.all.select { $0.at.cast(as: String.self) },
        ["2013-01-31 20:00:00.123456", "2000-02-29 23:30:00.000000"], on: connection)
      try await expect(
        Self.all.select { $0.at.inZone(.offset(hours: 1)).hour() }, [21, 0], on: connection)
      // Between both rows are as many microseconds as the first of these has.
      try await expect(
        Self.all.select {
          $0.id.count().over(
            orderBy: $0.at, frame: .range(from: .preceding(407_795_400_123_456, .microseconds)))
        }, [2, 1], on: connection)
      try await expect(
        Self.all.select {
          $0.id.count().over(
            orderBy: $0.at, frame: .range(from: .preceding(407_795_400_123_455, .microseconds)))
        }, [1, 1], on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func theyAreComputedWithInUTC(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await expect(
        Self.all.select { $0.at.truncated(to: .day).epoch() }, [1_359_590_400, 951_782_400], on: connection)
      try await expect(
        Self.all.select { $0.at.truncated(to: .microsecond).epoch() }, [1_359_662_400, 951_867_000],
        on: connection)
      try await expect(
        Self.all.select { $0.at.adding(1, .months).epoch() }, [1_362_081_600, 954_372_600], on: connection)
      try await expect(
        Self.all.select { $0.at.adding(1, .days).epoch() }, [1_359_748_800, 951_953_400], on: connection)
      try await expect(
        Self.all.select { $0.at.adding(90, .minutes).epoch() }, [1_359_667_800, 951_872_400], on: connection)
      try await expect(Self.all.select { $0.at.until($0.end, in: .minutes) }, [90, nil], on: connection)
      try await expect(Self.all.select { $0.at.until($0.instant, in: .seconds) }, [0, 3_600], on: connection)
      try await expect(Self.all.select { $0.instant.until($0.at, in: .days) }, [0, 0], on: connection)
      try await expect(
        Self.all.select { $0.instant.until($0.at, in: .microseconds) }, [0, -3_600_000_000], on: connection)
      try await expect(Self.all.select { $0.at.until($0.instant, in: .months) }, [0, 0], on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func theyAreComparedWithInstants(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      let ids = Self.all.select(\.id)
      try await expect(ids.where { $0.at == Self.first }, [1], on: connection)
      try await expect(ids.where { $0.at == $0.instant }, [1], on: connection)
      try await expect(ids.where { $0.instant == $0.at }, [1], on: connection)
      try await expect(ids.where { $0.at < $0.instant }, [2], on: connection)
      try await expect(ids.where { $0.at.isNot($0.instant) }, [2], on: connection)
      try await expect(ids.where { $0.instant.between($0.at, and: $0.at) }, [1], on: connection)
      try await expect(ids.where { $0.at.in([Self.first]) }, [1], on: connection)
      try await expect(ids.where { $0.at.in(Appointment.select(\.instant)) }, [1], on: connection)
      try await expect(ids.where { $0.instant.in(Appointment.select(\.at)) }, [1], on: connection)
      try await expect(ids.where { row($0.at, $0.id) == row($0.instant, $0.id) }, [1], on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func ofBothComesTheTypeOfTheFirst(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await expect(
        Self.all.select { ($0.end ?? $0.instant).epoch() }, [1_359_667_800, 951_870_600], on: connection)
      try await expect(
        Self.all.select { ($0.end ?? Self.second).epoch() }, [1_359_667_800, 951_867_000], on: connection)
      try await expect(
        Self.all.select { $0.instant.nullIf($0.at).epoch() }, [nil, 951_870_600], on: connection)
      try await expect(
        Self.all.select { $0.at.nullIf($0.instant).epoch() }, [nil, 951_867_000], on: connection)
      try await expect(
        Self.all.select { Case().when($0.id == 1, then: $0.instant).else($0.at).epoch() },
        [1_359_662_400, 951_867_000], on: connection)
      try await expect(
        Self.all.select { Case().when($0.id == 1, then: $0.at).else($0.instant).epoch() },
        [1_359_662_400, 951_870_600], on: connection)
      try await expect(
        Self.all.select { greatest($0.at, $0.instant).epoch() }, [1_359_662_400, 951_870_600],
        on: connection)
      try await expect(
        Self.all.select { least($0.instant, $0.at).epoch() }, [1_359_662_400, 951_867_000], on: connection)
      try await expect(Appointment.select { $0.at.max() }, [Self.first], on: connection)
      try await expect(Appointment.select { $0.at.min().hour() }, [23], on: connection)
      try await expect(
        Self.all.select { $0.at.lag(1, default: $0.instant).over(orderBy: $0.id) }, [Self.first, Self.first],
        on: connection)
      try await expect(
        Self.all.select { $0.at.lead(1, default: Self.second).over(orderBy: $0.id) },
        [Self.second, Self.second], on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func theyAreReadInNestedRowsAndInJSON(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await expect(
        Self.all.limit(1).select { _ in Appointment.order(by: \.id).array() }, [Self.appointments],
        on: connection)
      try await expect(
        Self.all.select { jsonObject(("at", $0.at)) },
        [
          JSONValue.object(["at": JSONValue.string("2013-01-31 20:00:00.123456")]),
          JSONValue.object(["at": JSONValue.string("2000-02-29 23:30:00.000000")]),
        ], on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func theyAreAssigned(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await Appointment.where { $0.id == 2 }.update { $0.at = $0.instant }.execute(connection)
      try await expect(Self.all.select { $0.at.epoch() }, [1_359_662_400, 951_870_600], on: connection)
      try await Appointment.all().update { $0.end = $0.at.adding(1, .hours) }.execute(connection)
      try await expect(Self.all.select { $0.end.epoch() }, [1_359_666_000, 951_874_200], on: connection)
      try await Appointment.all().update { $0.instant = $0.at }.execute(connection)
      try await expect(Self.all.select { $0.instant.epoch() }, [1_359_662_400, 951_870_600], on: connection)
      try await Appointment.all().update { $0.end = currentTimestamp }.execute(connection)
      try await expect(
        Self.all.select { $0.end.until(currentTimestamp, in: .hours) }, [0, 0], on: connection)
      let copies = Appointment.where { $0.id == 1 }.select { ($0.id + 10, $0.instant, $0.at) }
      try await Appointment.insert(\.id, \.at, \.instant, select: copies).execute(connection)
      try await expect(
        Appointment.find(11).select { $0.at.until($0.instant, in: .microseconds) }, [0], on: connection)
      try await expect(Appointment.find(11).select { $0.at.epoch() }, [1_359_662_400], on: connection)
      try await Appointment.update(Self.appointments).execute(connection)
      try await expect(Self.all.where { $0.id <= 2 }, Self.appointments, on: connection)
    }
  }

  @Test(arguments: Engine.allCases) func defaultsAreInUTC(_ engine: Engine) async throws {
    try await withAppointments(on: engine) { connection async throws in
      try await LogLine.createTable().execute(connection)
      try await LogLine.insert { LogLine.Draft() }.execute(connection)
      try await expect(
        LogLine.select { $0.written.until(currentTimestamp, in: .hours) }, [0], on: connection)
      try await expect(LogLine.select(\.since), [Reminders.leapDay], on: connection)
    }
  }

  @Test func namedZonesAreThoseOfInstants() async throws {
    try await withAppointments(on: .postgreSQL) { connection async throws in
      let tokyo = SQLTimeZone.named("Asia/Tokyo")
      try await expect(Self.all.select { $0.at.inZone(tokyo).hour() }, [5, 8], on: connection)
      try await expect(Self.all.select { $0.at.fromZone(tokyo).hour() }, [11, 14], on: connection)
    }
  }

  /// The column stands as it is, so that an index serves.
  @Test func theInstantIsConverted() throws {
    let sql = try Appointment.where { $0.at < currentTimestamp && $0.instant > $0.at }.select(\.id)
      .render(in: .postgreSQL).sql
    #expect(
      sql == """
        SELECT "appointments"."id" FROM "appointments" \
        WHERE "appointments"."at" < (statement_timestamp() AT TIME ZONE 'UTC') \
        AND ("appointments"."instant" AT TIME ZONE 'UTC') > "appointments"."at"
        """)
  }
}

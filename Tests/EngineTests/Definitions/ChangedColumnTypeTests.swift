import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// What an earlier version of a program has written down.
@Table("entries") private struct OldEntry: Identifiable, Equatable {
  let id: Int
  var on: Date
  var at: Date
  var told: Date
  var day: CalendarDate
  var time: TimeOfDay
  var begins: String
  var since: CalendarDate
}

@Table("entries") private struct Entry: Identifiable, Equatable {
  let id: Int
  var on: CalendarDate
  var at: TimeOfDay
  var told: String
  var day: String
  var time: String
  var begins: Date
  var since: Date
}

@Table("flags") private struct OldFlag: Identifiable, Equatable {
  let id: Int
  var isSet: Bool
  var isKnown: Bool?
}

@Table("flags") private struct Flag: Identifiable, Equatable {
  let id: Int
  var isSet: Int
  var isKnown: Double?
}

@Table("flags") private struct ToldFlag: Identifiable, Equatable {
  let id: Int
  var isSet: String
  var isKnown: Bool?
}

/// Columns that get another type: their values mean what they have meant, whatever the session is set to.
@Suite struct ChangedColumnTypeTests {
  /// 2024-03-01 02:00:00.5 UTC
  private static let instant = Date(timeIntervalSince1970: 1_709_258_400.5)
  private static let old = OldEntry(
    id: 1, on: instant, at: instant, told: instant, day: CalendarDate(2011, 12, 30), time: TimeOfDay(9, 30),
    begins: "2024-03-01 02:00:00.500000", since: CalendarDate(2011, 12, 30))
  private static let new = Entry(
    id: 1, on: CalendarDate(2024, 3, 1), at: TimeOfDay(2, 0, 0, microsecond: 500_000),
    told: "2024-03-01 02:00:00.500000", day: "2011-12-30", time: "09:30:00.000000", begins: instant,
    since: Date(timeIntervalSince1970: 1_325_203_200))

  private static let change = Entry.alterTable {
    $0.change(\.on)
    $0.change(\.at)
    $0.change(\.told)
    $0.change(\.day)
    $0.change(\.time)
    $0.change(\.begins)
    $0.change(\.since)
  }

  @Test(arguments: ["America/New_York", "Pacific/Apia", "Asia/Kolkata"])
  func datesAndTextsAreThoseOfUTC(_ zone: String) async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.withConnection { connection in
        try await connection.execute("SET TimeZone = \(raw: "'\(zone)'")")
        try await connection.execute("SET DateStyle = 'German'")
        try await OldEntry.createTable().execute(connection)
        try await OldEntry.insert(Self.old).execute(connection)
        try await Self.change.execute(connection)
        #expect(try await Entry.all().fetchAll(connection) == [Self.new])
        // What has its type already stays as it is.
        try await Self.change.execute(connection)
        #expect(try await Entry.all().fetchAll(connection) == [Self.new])
      }
    }
  }

  @Test func aMigrationMakesTheSameOfThem() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await OldEntry.createTable().execute(database)
      try await OldEntry.insert(Self.old).execute(database)
      try await database.migrate(to: [Entry.self], allowingLoss: true)
      #expect(try await Entry.all().fetchAll(database) == [Self.new])
    }
  }

  @Test(arguments: Engine.allCases) func truthValuesBecomeNumbersInAMigration(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await OldFlag.createTable().execute(database)
      try await OldFlag.insert([
        OldFlag(id: 1, isSet: true, isKnown: false), OldFlag(id: 2, isSet: false, isKnown: nil),
      ]).execute(database)
      try await database.migrate(to: [Flag.self], allowingLoss: true)
      #expect(
        try await Flag.order(by: \.id).fetchAll(database)
          == [Flag(id: 1, isSet: 1, isKnown: 0), Flag(id: 2, isSet: 0, isKnown: nil)])
    }
  }

  @Test(arguments: Engine.allCases) func truthValuesBecomeTexts(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await OldFlag.createTable().execute(database)
      try await OldFlag.insert([
        OldFlag(id: 1, isSet: true, isKnown: nil), OldFlag(id: 2, isSet: false, isKnown: nil),
      ]).execute(database)
      try await database.migrate(to: [ToldFlag.self], allowingLoss: true)
      #expect(
        try await ToldFlag.order(by: \.id).fetchAll(database) == [
          ToldFlag(id: 1, isSet: "true", isKnown: nil), ToldFlag(id: 2, isSet: "false", isKnown: nil),
        ])
    }
  }

  @Test func aDayIsChangedByTheTypeThatItHas() throws {
    let change = Entry.alterTable { $0.change(\.on) }
    #expect(
      try change.render(in: PostgreSQLDialect.postgreSQL).steps.map(\.sql) == [
        """
        ALTER TABLE "entries" ALTER COLUMN "on" DROP DEFAULT, ALTER COLUMN "on" TYPE date USING \
        CASE WHEN pg_typeof("on") = CAST('timestamptz' AS regtype) \
        THEN CAST(CAST(to_jsonb("on") #>> '{}' AS timestamptz) AT TIME ZONE 'UTC' AS date) \
        ELSE CAST("on" AS date) END, ALTER COLUMN "on" SET NOT NULL
        """
      ])
  }
}

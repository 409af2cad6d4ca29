import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import MariaDBTestDriver
import Testing

/// Talks of a conference.
@Table("talks") private struct Talk: Identifiable, Equatable {
  let id: Int
  var title: String
  var room: String?
  var day: CalendarDate
  var begins: Date
  var time: TimeOfDay
  var code: String
  var document: JSONValue
}

/// The same talks, with what the database computes of them.
@Table("computed_talks") private struct ComputedTalk: Identifiable, Equatable {
  let id: Int
  var day: CalendarDate
  var begins: Date
  @Column(generated: .stored) var month: Date?
  @Column(generated: .stored) var nextDay: CalendarDate?
  @Column(generated: .stored) var year: Int?

  static let generatedColumns: [GeneratedColumn<ComputedTalk>] = [
    .computed(\.month) { $0.begins.truncated(to: .month) },
    .computed(\.nextDay) { $0.day.adding(1, .day) },
    .computed(\.year) { $0.begins.year() },
  ]
}

@Table("told_talks") private struct ToldTalk: Identifiable, Equatable {
  let id: Int
  var begins: Date
  @Column(generated: .stored) var text: String?

  static let generatedColumns: [GeneratedColumn<ToldTalk>] = [.computed(\.text) { $0.begins.iso8601() }]
}

@Table("checked_talks") private struct CheckedTalk: Identifiable, Equatable {
  let id: Int
  var begins: Date

  static let constraints: [TableConstraint<CheckedTalk>] = [
    .check("this century") { $0.begins.iso8601() >= "2000" }
  ]
}

/// Dates and texts in what a database stores: PostgreSQL takes a function there alone that no session computes otherwise.
@Suite struct ConversionDefinitionTests {
  private static let refused: [TableIndex<Talk>] = [
    .on(name: "i") { $0.day.cast(as: String.self) },
    .on(name: "i") { $0.begins.cast(as: String.self) },
    .on(name: "i") { $0.time.iso8601() },
    .on(name: "i") { $0.begins.iso8601() },
    .on(name: "i") { $0.begins.formatted("yyyy-MM") },
    .on(name: "i") { $0.code.cast(as: CalendarDate?.self) },
    .on(name: "i") { $0.code.cast(as: Date?.self) },
    .on(name: "i") { CalendarDate.of(year: $0.id, month: 1, day: 1) },
    .on(name: "i") { TimeOfDay.of(hour: $0.id, minute: 0, second: 0) },
    .on(name: "i") { concat(separator: " ", $0.title, $0.room) },
    .on(name: "i") { $0.code.cast(as: Data.self) },
    .on(name: "i") {
      $0.title
    } where: {
      $0.begins.iso8601() > "2024"
    },
  ]

  private static let taken: [TableIndex<Talk>] = [
    .on(name: "j1") { $0.day.adding(1, .day) },
    .on(name: "j2") { $0.begins.truncated(to: .month) },
    .on(name: "j3") { $0.begins.calendarDate() },
    .on(name: "j4") { $0.day.year() },
    .on(name: "j5") { $0.id.cast(as: String.self) },
    .on(name: "j6") { $0.title + ($0.room ?? "") },
  ]
  private static let ofDocument = TableIndex<Talk>.on(name: "j7") { $0.document["a"].text }

  @Test func whatASessionMightComputeOtherwiseIsRefusedOnPostgreSQLAlone() {
    for index in Self.refused {
      let create = index.create().statement
      #expect(
        create.check(in: PostgreSQLDialect.postgreSQL).filter { !$0.isNote }.map(\.subject)
          == [.feature(.conversionsInDefinitions)])
      // The driver reads dates in texts.
      let others = create.check(in: SQLiteDialect.sqlite).filter { !$0.isNote }.map(\.subject)
      #expect(Set(others).subtracting([.driverFunction]) == [])
    }
    let table = ToldTalk.createTable().statement
    let problems = table.check(in: PostgreSQLDialect.postgreSQL)
    #expect(problems.map(\.subject) == [.feature(.conversionsInDefinitions)])
    #expect(problems.map(\.detail) == ["a text of a date or a time"])
    #expect(problems.map { $0.place.map(\.description) } == [["GENERATED"]])
    #expect(table.check(in: SQLiteDialect.sqlite).map(\.subject) == [])
    #expect(table.check(in: MariaDBDialect.mariaDB).map(\.subject) == [])
  }

  @Test(arguments: Engine.allCases) func otherFunctionsOfDatesAreIndexed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Talk.createTable().execute(database)
      for index in Self.taken { try await index.create().execute(database) }
      // The driver reads the texts in documents of SQLite.
      if engine == .postgreSQL { try await Self.ofDocument.create().execute(database) }
    }
  }

  @Test func checksAndComputedColumnsHoldOnEachEngine() async throws {
    let engines: [any Connection] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    // 2024-02-29 23:30:00 UTC
    let begins = Date(timeIntervalSince1970: 1_709_249_400)
    for connection in engines {
      try await CheckedTalk.createTable().execute(connection)
      try await CheckedTalk.insert(CheckedTalk(id: 1, begins: begins)).execute(connection)
      await #expect(throws: DatabaseError.self) {
        try await CheckedTalk.insert(CheckedTalk(id: 2, begins: Date(timeIntervalSince1970: 0)))
          .execute(connection)
      }
      try await ComputedTalk.createTable().execute(connection)
      try await ComputedTalk.insert(
        \.id, \.day, \.begins, values: [(1, CalendarDate(2024, 2, 29), begins)]
      ).execute(connection)
      #expect(
        try await ComputedTalk.all().fetchAll(connection) == [
          ComputedTalk(
            id: 1, day: CalendarDate(2024, 2, 29), begins: begins,
            month: Date(timeIntervalSince1970: 1_706_745_600), nextDay: CalendarDate(2024, 3, 1), year: 2024)
        ])
    }
  }
}

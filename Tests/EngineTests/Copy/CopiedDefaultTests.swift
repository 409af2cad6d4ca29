import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Rows whose key and time the database makes.
@Table("visits") private struct StampedVisit {
  @Column(primaryKey: true, defaultExpression: randomUUID()) let key: UUID
  @Column(defaultExpression: currentTimestamp) var at: Date
  @Column(defaultExpression: currentDate) var day: CalendarDate
  var note: String
}

/// Defaults that engines compute, each in its own words.
@Suite struct CopiedDefaultTests {
  /// There and back, the defaults are those of the declaration.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func declaredOnes(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      try await StampedVisit.createTable().execute(source)
      try await StampedVisit.insert { StampedVisit.Draft(note: "a") }.execute(source)
      try await other.withDatabase { target in
        let result = try await source.copy(to: target, declared: [StampedVisit.self])
        #expect(result.notes.map(\.description) == [])
        try await StampedVisit.insert { StampedVisit.Draft(note: "b") }.execute(target)
        let visits = try await StampedVisit.order(by: \.note).fetchAll(target)
        #expect(visits.map(\.note) == ["a", "b"] && Set(visits.map(\.key)).count == 2)
        #expect(try await target.plan(for: [StampedVisit.self]).description == "nothing to change")
      }
    }
  }

  /// What other programs write for the time, in columns that hold instants.
  @Test func fromPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE visits (
          key uuid DEFAULT gen_random_uuid() PRIMARY KEY, a timestamptz DEFAULT now(),
          b timestamptz DEFAULT CURRENT_TIMESTAMP, c timestamptz DEFAULT clock_timestamp(),
          d timestamptz DEFAULT statement_timestamp(), local timestamp DEFAULT now(), day date DEFAULT CURRENT_DATE,
          later timestamptz DEFAULT now() + interval '1 day');
        """)
      try await Engine.sqlite.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.description) == [
            "visits.local: its default now() (LEFT OUT)", "visits.day: its default CURRENT_DATE (LEFT OUT)",
            "visits.later: its default (now() + '1 day'::interval) (LEFT OUT)",
          ])
        #expect(
          plan.notes.filter { $0.text.contains("time at which") }.map(\.place)
            == ["visits.a", "visits.b", "visits.c"])
        try await source.copy(to: target, allowingLoss: true)
        try await target.execute("INSERT INTO visits DEFAULT VALUES")
        let rows = try await target.fetchAll(
          "SELECT a = d AND b = d AND c = d AND d LIKE '20__-__-__ __:__:__.___000' AND length(key) = 36 FROM visits",
          as: Bool.self)
        #expect(rows == [true])
      }
    }
  }

  /// A text of SQLite is an instant if somebody says so.
  @Test func fromSQLite() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE visits (id INTEGER PRIMARY KEY, a TEXT DEFAULT CURRENT_TIMESTAMP,
          b TEXT DEFAULT (datetime('now')), c TEXT DEFAULT (strftime('%Y-%m-%d %H:%M:%f', 'now')),
          day TEXT DEFAULT (date('now')), e TEXT DEFAULT (datetime('now', '+1 day')));
        INSERT INTO visits (id) VALUES (1);
        """)
      try await Engine.postgreSQL.withDatabase { target in
        #expect(try await source.copyPlan(to: target).left.count == 5)
        var types = Dictionary(
          uniqueKeysWithValues: ["a", "b", "c", "e"].map { ("visits.\($0)", SQLType.timestamp) })
        types["visits.day"] = .date
        let plan = try await source.copyPlan(to: target, types: types)
        #expect(
          plan.left.map(\.description) == ["visits.e: its default datetime('now', '+1 day') (LEFT OUT)"])
        try await source.copy(to: target, types: types, allowingLoss: true)
        try await target.execute("INSERT INTO visits (id) VALUES (2)")
        let rows = try await target.fetchAll(
          """
          SELECT count(*) FROM visits WHERE now() - a < interval '1 hour' AND now() - b < interval '1 hour'
            AND now() - c < interval '1 hour' AND abs(day - CAST(now() AT TIME ZONE 'UTC' AS date)) <= 1
          """, as: Int.self)
        #expect(rows == [2])
        #expect(
          try await target.fetchAll("SELECT e IS NULL FROM visits ORDER BY id", as: Bool.self) == [
            false, true,
          ])
      }
    }
  }
}

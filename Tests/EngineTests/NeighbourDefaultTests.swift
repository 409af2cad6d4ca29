import Koine
import KoinePostgreSQL
import KoineTesting
import MariaDBTestDriver
import Testing

/// `lag` and `lead` with a default of another precision than the values, and what windows compute of floating-point
/// numbers.
@Suite struct NeighbourDefaultTests {
  /// What is computed of single precision has double precision; PostgreSQL 13 has no `lag` of both.
  @Test func defaultsOfNeighboursHaveThePrecisionOfBoth() async throws {
    let before = Gauge.where { $0.id.in([3, 4]) }.order(by: \.id).select {
      $0.ratio.lag(1, default: $0.ratio * 2).over(orderBy: $0.id)
    }
    let behind = Gauge.where { $0.id == 3 }.select {
      ($0.ratio * 2).lead(1, default: $0.ratio).over(orderBy: $0.id)
    }
    let engines: [any Database] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for engine in engines {
      try await Gauge.createTable().execute(engine)
      try await Gauge.insert(Types.gauges).execute(engine)
      #expect(try await before.fetchAll(engine) == [0.2, 0.1] as [Float?], "\(engine.dialect.name)")
      #expect(try await behind.fetchAll(engine) == [0.1] as [Float?], "\(engine.dialect.name)")
      await engine.close()
    }
    let sql = try before.statement.render(in: .postgreSQL).sql
    #expect(sql.contains(#"lag(CAST("gauges"."ratio" AS double precision), 1, "#), "\(sql)")
    let other = try behind.statement.render(in: .postgreSQL).sql
    #expect(other.contains(#", 1, CAST("gauges"."ratio" AS double precision)) OVER"#), "\(other)")
  }

  /// O3: PostgreSQL has no `%` of floating-point numbers, wherever in a window it stands.
  @Test func remaindersOfDoublesInWindowsAreRefusedOnPostgreSQL() {
    let queries: [any Statement] = [
      Reminder.select { ($0.score % 2).max().over(orderBy: $0.id) },
      Reminder.select { $0.score.max().over() % 2 },
      Reminder.select { rowNumber().over(partitionBy: $0.score % 2, orderBy: $0.id) },
      Reminder.select { rank().over(orderBy: $0.score % 2) },
      Reminder.select { ($0.score % 2).lag(1, default: 0).over(orderBy: $0.id) },
    ]
    for query in queries {
      let problems = query.check(in: .postgreSQL).filter { !$0.isNote }
      #expect(problems.map(\.subject) == [.feature(.remainderOfDoubles)], "\(query)")
    }
  }
}

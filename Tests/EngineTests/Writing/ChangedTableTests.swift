import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// Reads of the table that a statement changes, if an engine could see the change through an index or a batch.
@Suite struct ChangedTableTests {
  @Table struct Level: Identifiable, Equatable {
    let id: Int
    var height: Int
    var isNext = false
  }

  private func withLevels<Result>(
    on engine: Engine, _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    try await engine.withDatabase { database in
      try await Level.createTable().execute(database)
      try await database.execute("CREATE INDEX heights ON levels (height)")
      try await Level.insert((1...4).map { Level(id: $0, height: $0) }).execute(database)
      return try await body(database)
    }
  }

  @Test(arguments: Engine.allCases)
  func anIndexIsReadAsItWas(_ engine: Engine) async throws {
    try await withLevels(on: engine) { database in
      try await Level.all().update { level in
        level.isNext = (level.height - 1).in(Level.select(\.height))
        level.height = level.height + 10
      }.execute(database)
      #expect(
        try await Level.order(by: \.id).fetchAll(database) == [
          Level(id: 1, height: 11), Level(id: 2, height: 12, isNext: true),
          Level(id: 3, height: 13, isNext: true), Level(id: 4, height: 14, isNext: true),
        ])
      try await Level.where { level in (level.height - 1).in(Level.select(\.height)) }.delete().execute(
        database)
      #expect(try await Level.select(\.id).fetchAll(database) == [1])
    }
  }

  @Test func anUpsertOfManyRowsReadsTheTableAsItWas() async throws {
    try await withLevels(on: .postgreSQL) { database in
      let rows = [Level(id: 9, height: 9), Level(id: 1, height: 0), Level(id: 2, height: 0)]
      func upsert(_ rows: [Level]) -> Insert<Level, Void> {
        Level.insert(rows).onConflict(\.id) { row, _ in
          row.height = Level.select { $0.height.sum() } ?? 0
        }
      }
      try await upsert(rows).execute(database)
      #expect(
        try await Level.order(by: \.id).select(\.height).fetchAll(database) == [10, 10, 3, 4, 9])
      // Its rows are not spread over statements, of which one would read what another has written.
      let problems = upsert((1...30_000).map { Level(id: $0, height: 0) }).check(in: .postgreSQL)
      #expect(problems.map(\.subject) == [.defect(.tooManyParameters)])
      #expect(problems.map(\.detail) == ["90001 values, at most 65535"])
    }
  }
}

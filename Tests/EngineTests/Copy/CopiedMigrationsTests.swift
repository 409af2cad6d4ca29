import Foundation
import Koine
import Testing

@Table private struct Pond: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Table private struct Lake: Identifiable {
  let id: Int
}

/// What Koine itself has made in a database, and what only has a name like that.
@Suite struct CopiedMigrationsTests {
  private static let migrations = Migrations([
    Migration("ponds") { Pond.createTable() },
    Migration("first pond") { Pond.insert { Pond.Draft(name: "mill") } },
  ])

  /// The steps that have been made are not made again, and those that follow are.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func theRecordComesAlong(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      #expect(try await Self.migrations.migrate(source) == ["ponds", "first pond"])
      let made = try await Self.migrations.status(source)
      try await other.withDatabase { target in
        let result = try await source.copy(to: target)
        #expect(result.rows == ["koine_migrations": 2, "ponds": 1])
        #expect(result.notes.filter { $0.effect == .left } == [])
        #expect(try await Self.migrations.status(target).map(\.state) == made.map(\.state))
        #expect(try await Self.migrations.migrate(target) == [])
        let longer = Migrations(
          Self.migrations.steps + [Migration("second pond") { Pond.insert { Pond.Draft(name: "duck") } }])
        #expect(try await longer.migrate(target) == ["second pond"])
        let ponds = try await Pond.order(by: \.id).fetchAll(target)
        #expect(ponds == [Pond(id: 1, name: "mill"), Pond(id: 2, name: "duck")])
      }
    }
  }

  /// What databases have been found to be stays with them.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func declarationsStayBehind(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      try await source.migrate(to: [Pond.self])
      try await Pond.insert(Pond(id: 1, name: "mill")).execute(source)
      try await other.withDatabase { target in
        try await target.migrate(to: [Lake.self])
        let result = try await source.copy(to: target)
        #expect(result.rows == ["ponds": 1])
        #expect(result.notes.filter { $0.effect == .left } == [])
        #expect(try await target.migrate(to: [Pond.self, Lake.self]).isEmpty)
      }
    }
  }

  /// Tables and views of the user's own are copied, or said to be left out, whatever they are called.
  @Test(arguments: Engine.allCases, Engine.allCases)
  func aNameLikeKoinesOwnIsNothingSpecial(_ engine: Engine, _ other: Engine) async throws {
    try await engine.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE koine_ponds (id integer PRIMARY KEY, name text);
        INSERT INTO koine_ponds VALUES (1, 'mill');
        CREATE TABLE koine_migrations (id integer PRIMARY KEY);
        CREATE VIEW koine_names AS SELECT name FROM koine_ponds;
        """)
      try await other.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(plan.tables.sorted() == ["koine_migrations", "koine_ponds"])
        #expect(plan.left.map(\.place) == ["koine_names"])
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["koine_migrations": 0, "koine_ponds": 1])
        #expect(try await target.fetchAll("SELECT name FROM koine_ponds", as: String.self) == ["mill"])
      }
    }
  }

  /// Rows go into such a table, too.
  @Test(arguments: Engine.allCases) func rowsAreImported(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript("CREATE TABLE koine_ponds (id integer PRIMARY KEY, name text)")
      let result = try await database.importTable(
        "koine_ponds", from: .text("id,name\n1,mill\n"), as: .csv())
      #expect(result.inserted == 1)
    }
  }
}

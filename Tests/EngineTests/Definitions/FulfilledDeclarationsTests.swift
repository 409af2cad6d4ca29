import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("shelves") private struct Shelf: Identifiable, Equatable {
  let id: Int
  var title: String

  static let indexes: [TableIndex<Shelf>] = [.on(\.title)]
}

@Table("volumes") private struct Volume: Identifiable, Equatable {
  let id: Int
  @Column(references: Shelf.self) var shelf: Shelf.ID?
  var name: String
}

/// Databases that are what types declare already.
@Suite struct FulfilledDeclarationsTests {
  private static let tables: [any Table.Type] = [Volume.self, Shelf.self]

  private static func countOfNotes(_ database: any Database) async throws -> [Int] {
    try await database.fetchAll("SELECT count(*) FROM koine_declarations", as: Int.self)
  }

  /// While another connection holds the file's write lock, a call finds that nothing differs.
  @Test func noLockIsTakenOnSQLite() async throws {
    try await DatabasePlace.with(.sqlite) { place in
      func open() throws -> SQLiteDatabase {
        try SQLiteDatabase(path: place.address, configuration: .init(busyTimeout: .zero))
      }
      let (first, second, other) = (try open(), try open(), try open())
      #expect(try await !first.migrate(to: Self.tables).isEmpty)
      try await other.transaction { connection in
        try await Shelf.insert(Shelf(id: 1, title: "A")).execute(connection)
        #expect(try await first.migrate(to: Self.tables) == second.migrate(to: Self.tables))
        #expect(try await second.migrate(to: Self.tables).isEmpty)
        // What has not been noted is looked at, which takes the lock.
        let error = await #expect(throws: DatabaseError.self) { try await second.migrate(to: [Shelf.self]) }
        #expect(error?.code == .busy)
      }
      #expect(try await second.migrate(to: [Shelf.self]).isEmpty)
      #expect(try await Self.countOfNotes(first) == [2])
      for database in [first, second, other] { await database.close() }
    }
  }

  /// A file that may not be written is looked at.
  @Test func aFileThatIsOnlyReadNeedsNoNote() async throws {
    try await DatabasePlace.with(.sqlite) { place in
      let database = try SQLiteDatabase(path: place.address)
      try await database.migrate(to: Self.tables)
      try await database.execute("DROP TABLE koine_declarations")
      await database.close()
      let reader = try SQLiteDatabase(path: place.address, configuration: .init(isReadOnly: true))
      #expect(try await reader.migrate(to: Self.tables).isEmpty)
      await reader.close()
    }
  }

  /// Who may only read finds that nothing differs, also after rights have been granted.
  @Test func aRoleThatMayOnlyReadOnPostgreSQL() async throws {
    try await DatabasePlace.with(.postgreSQL) { place in
      let database = try await place.open()
      let name = try await database.fetchAll("SELECT CAST(current_database() AS text)", as: String.self)[0]
      #expect(try await !database.migrate(to: Self.tables).isEmpty)
      try await database.executeScript(
        "CREATE ROLE opener_\(name) LOGIN; GRANT SELECT (id) ON shelves, volumes TO opener_\(name)")
      let opener = try await PostgreSQLDatabase(
        url: place.address.replacing("user=koine", with: "user=opener_\(name)"))
      #expect(
        try await opener.fetchAll("SELECT CAST(current_user AS text)", as: String.self) == ["opener_\(name)"])
      #expect(try await opener.migrate(to: Self.tables).isEmpty)
      try await database.executeScript("ALTER TABLE shelves ADD COLUMN extra text")
      let error = await #expect(throws: DatabaseError.self) { try await opener.migrate(to: Self.tables) }
      #expect(error?.code == .permissionDenied)
      await opener.close()
      try await database.executeScript("DROP OWNED BY opener_\(name); DROP ROLE opener_\(name)")
      await database.close()
    }
  }

  /// What is changed by hand is seen, and changed again.
  @Test(arguments: Engine.allCases) func changesByHandAreSeen(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.migrate(to: Self.tables)
      let made = try await database.schema()
      for change in [
        "ALTER TABLE shelves ADD COLUMN extra text", "DROP INDEX shelves_title_index",
        "ALTER TABLE volumes RENAME COLUMN name TO label", "DROP TABLE volumes",
        "DROP INDEX shelves_title_index; CREATE INDEX shelves_title_index ON shelves (title DESC)",
      ] {
        #expect(try await database.migrate(to: Self.tables).isEmpty)
        #expect(try await database.plan(for: Self.tables).isEmpty)
        try await database.executeScript(change)
        let planned = try await database.plan(for: Self.tables)
        #expect(!planned.isEmpty)
        #expect(try await database.migrate(to: Self.tables, allowingLoss: true) == planned, "\(change)")
        let schema = try await database.schema()
        #expect(schema.normalized == made.normalized, "\(change)")
        #expect(try await Self.countOfNotes(database) == [1])
      }
    }
  }

  /// A change that has been taken back is none; nor is what other rows there are.
  @Test(arguments: Engine.allCases) func changesThatAreTakenBack(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.migrate(to: Self.tables)
      try await database.executeScript(
        "ALTER TABLE shelves ADD COLUMN extra text; ALTER TABLE shelves DROP COLUMN extra")
      #expect(try await database.migrate(to: Self.tables).isEmpty)
      try await Shelf.insert(Shelf(id: 1, title: "A")).execute(database)
      #expect(try await database.migrate(to: Self.tables).isEmpty)
      #expect(try await Self.countOfNotes(database) == [1])
    }
  }

  /// A plan notes nothing, and what has been noted says nothing to it.
  @Test(arguments: Engine.allCases) func plansNoteNothing(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      #expect(try await database.plan(for: Self.tables).steps.count == 2)
      #expect(try await database.schema(includingInternal: true) == DatabaseSchema())
      let planned = try await database.plan(for: Self.tables)
      try await planned.run(on: database)
      #expect(
        try await database.schema(includingInternal: true).tables.map(\.name) == ["shelves", "volumes"])
      let found = try await database.migrate(to: Self.tables)
      #expect(
        found == (try await database.plan(for: Self.tables)) && found.description == "nothing to change")
      #expect(try await database.migrate(to: Self.tables) == found)
    }
  }
}

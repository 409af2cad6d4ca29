import Koine
import KoineSQLite
import Testing

private enum Lists {
  @Table("lists") struct Loose: Identifiable {
    let id: Int
    var title: String?
  }

  @Table("lists") struct Strict: Identifiable, Equatable {
    let id: Int
    @Column(default: "none") var title: String
  }
}

private enum Tags {
  @Table("tags") struct Old {
    @Column(primaryKey: true) let name: String
    @Column(references: Lists.Loose.self) var list: Int?
    var note: String?
  }

  @Table("tags") struct New: Equatable {
    @Column(primaryKey: true) let name: String
    @Column(references: Lists.Loose.self) var list: Int?
    @Column(default: "none") var note: String
  }
}

/// Rows of SQLite that refer to rows which there are not, before a change and after it.
@Suite struct DanglingRowsTests {
  /// Runs statements while no foreign key is looked at.
  private static func unchecked(_ statements: [SQLFragment], on database: any Database) async throws {
    try await database.withConnection { connection in
      try await connection.execute("PRAGMA foreign_keys = OFF")
      for statement in statements { try await connection.execute(statement) }
    }
  }

  /// A foreign key of others that matches no key of its parent does not stand in the way.
  @Test func aForeignKeyWithoutAKeyOfItsParent() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Lists.Loose.createTable().execute(database)
      try await database.executeScript(
        """
        CREATE TABLE a (x); CREATE TABLE b (y REFERENCES a (x));
        INSERT INTO lists (id, title) VALUES (1, 'Home');
        """)
      try await database.migrate(to: [Lists.Strict.self])
      try await Migrations([
        Migration("titles") {
          Lists.Loose.alterTable { $0.change(\.title) }
          "UPDATE lists SET title = 'Work'"
        }
      ]).migrate(database)
      #expect(
        try await Lists.Strict.all().fetchAll(database) == [Lists.Strict(id: 1, title: "Work")])
    }
  }

  /// A plan that takes the key away which a foreign key of others needs.
  @Test func aForeignKeyThatLosesTheKeyOfItsParent() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE lists (id INTEGER PRIMARY KEY NOT NULL, title TEXT UNIQUE) STRICT;
        CREATE TABLE notes (list TEXT REFERENCES lists (title));
        """)
      let before = try await database.schema()
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Lists.Loose.self])
      }
      #expect(
        error?.reason
          == .danglingReferences(["notes, with a foreign key that matches no key of its parent table"]))
      #expect(try await database.schema() == before)
    }
  }

  /// Without numbers of rows all texts are alike: another row is an error all the same.
  @Test func anotherRowOfATableWithoutRowID() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Lists.Loose.createTable().execute(database)
      try await database.executeScript(
        """
        CREATE TABLE words (word TEXT PRIMARY KEY, list INTEGER REFERENCES lists) WITHOUT ROWID;
        INSERT INTO lists (id, title) VALUES (1, 'Home'), (2, 'Work');
        INSERT INTO words VALUES ('a', 1);
        """)
      try await Self.unchecked(["INSERT INTO words VALUES ('b', 9)"], on: database)
      let error = await #expect(throws: MigrationError.self) {
        try await Migrations([
          Migration("gone") {
            Lists.Strict.alterTable { $0.change(\.title) }
            "DELETE FROM lists WHERE id = 1"
          }
        ]).migrate(database)
      }
      guard case .failed(let failure)? = error?.reason else {
        return #expect(Bool(false), "\(error as Any)")
      }
      #expect(
        (failure as? DatabaseError)?.engineMessage
          == "rows would refer to rows that there are not, and nothing was changed: words, row ?, to lists. "
          + "Change them first")
      #expect(try await Lists.Loose.all().fetchCount(database) == 2)
      // A row less is none.
      try await Migrations([
        Migration("fewer") {
          Lists.Strict.alterTable { $0.change(\.title) }
          "DELETE FROM words WHERE word = 'b'"
        }
      ]).migrate(database)
      #expect(try await database.fetchAll("SELECT word FROM words", as: String.self) == ["a"])
    }
  }

  /// An index for texts finds the rows of another table by their numbers.
  @Test func anIndexForTextsStillFindsItsRows() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Lists.Loose.createTable().execute(database)
      try await Tags.Old.createTable().execute(database)
      try await database.executeScript(
        """
        INSERT INTO tags (name, note) VALUES ('a', 'apple'), ('b', 'banana'), ('c', 'cherry');
        DELETE FROM tags WHERE name = 'a';
        CREATE VIRTUAL TABLE found USING fts5(name, note, content='tags');
        INSERT INTO found (found) VALUES ('rebuild');
        """)
      try await database.migrate(to: [Tags.New.self])
      #expect(
        try await database.fetchAll("SELECT name FROM found WHERE found MATCH 'banana'", as: String.self)
          == ["b"])
      #expect(
        try await database.fetchAll("SELECT name FROM found WHERE found MATCH 'cherry'", as: String.self)
          == ["c"])
    }
  }

  /// Rows of a table without an INTEGER key keep their numbers when it is made anew.
  @Test func anOldRowWithAnotherNumber() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Lists.Loose.createTable().execute(database)
      try await Tags.Old.createTable().execute(database)
      try await Self.unchecked(
        [
          "INSERT INTO tags (name, list, note) VALUES ('a', NULL, 'x'), ('b', 9, 'y')",
          "DELETE FROM tags WHERE name = 'a'",
        ], on: database)
      try await database.migrate(to: [Tags.New.self])
      #expect(
        try await Tags.New.all().fetchAll(database) == [Tags.New(name: "b", list: 9, note: "y")])
      #expect(try await database.fetchAll("SELECT rowid FROM tags", as: Int.self) == [2])
    }
  }
}

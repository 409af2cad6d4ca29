import Koine
import KoineSQLite
import Testing

/// Defaults of SQLite that are texts without the quotes of a text.
@Suite struct DefaultTextTests {
  private static let table = #"""
    CREATE TABLE words (id INTEGER PRIMARY KEY NOT NULL, a TEXT DEFAULT "it's ""x""", b TEXT DEFAULT active,
      c TEXT DEFAULT [x y], d TEXT DEFAULT `q`, e INTEGER DEFAULT True, f TEXT DEFAULT "true",
      g TEXT DEFAULT NULL, h TEXT DEFAULT 'it''s', i INTEGER DEFAULT "5", j BLOB DEFAULT x'0F', k TEXT DEFAULT key,
      l REAL DEFAULT -1.5)
    """#
  private static let rows =
    "SELECT a || b || c || d || e || f || h || i || hex(j) || k || l FROM words ORDER BY id"
  private static let row = #"it's "x"activex yq1trueit's50Fkey-1.5"#

  /// They are told as texts.
  @Test func areRead() async throws {
    let columns = try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(Self.table)
      return try await database.schema().table("words")?.columns.dropFirst() ?? []
    }
    #expect(
      columns.map(\.defaultText) == [
        #"'it''s "x"'"#, "'active'", "'x y'", "'q'", "True", "'true'", "NULL", "'it''s'", "'5'", "x'0F'",
        "'key'",
        "-1.5",
      ])
    #expect(
      columns.map(\.defaultValue) == [
        .text(#"it's "x""#), .text("active"), .text("x y"), .text("q"), .integer(1), .text("true"), .null,
        .text("it's"), .integer(5), .blob([0x0F]), .text("key"), .double(-1.5),
      ])
  }

  /// A table that has them is made anew, and in another database.
  @Test func areMadeAgain() async throws {
    let schema = try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(Self.table + "; INSERT INTO words (id) VALUES (1)")
      var schema = try await database.schema()
      schema.tables[0].uniqueKeys = [DatabaseSchema.Key(["id", "a"])]
      let plan = try SchemaPlan(from: try await database.schema(), to: schema, in: database.dialect)
      try await plan.run(on: database)
      try await database.execute("INSERT INTO words (id) VALUES (2)")
      #expect(try await database.schema() == schema)
      #expect(
        try await database.fetchAll(SQLFragment([.text(Self.rows)]), as: String.self) == [Self.row, Self.row])
      return schema
    }
    try await Engine.sqlite.withDatabase { database in
      try await SchemaPlan(from: DatabaseSchema(), to: schema, in: database.dialect).run(on: database)
      try await database.execute("INSERT INTO words (id) VALUES (1)")
      #expect(try await database.schema() == schema)
      #expect(try await database.fetchAll(SQLFragment([.text(Self.rows)]), as: String.self) == [Self.row])
    }
  }
}

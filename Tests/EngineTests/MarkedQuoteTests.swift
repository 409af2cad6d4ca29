import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

// A quote with a combining mark behind it is one `Character`, and a quote to an engine.
private enum Marked {
  @Table("o'\u{301}ne\"\u{301}") struct Old: Identifiable {
    let id: Int
    @Column("te'\u{301}xt\"\u{301}") var text: String?
  }

  @Table("o'\u{301}ne\"\u{301}", comment: "it'\u{301}s \\\u{301}") struct New: Identifiable {
    let id: Int
    @Column("te'\u{301}xt\"\u{301}", comment: "'\u{301}") var text: String
    @Column(default: "'\u{301}\"\u{301}") var note: String
  }

  @Table("chi'\u{301}ld\"\u{301}") struct Child: Identifiable {
    let id: Int
    @Column("pa'\u{301}rent\"\u{301}", references: Marked.Old.self) var parent: Int
  }
}

/// Names and texts with such quotes, wherever a driver writes them into SQL or reads them from there.
@Suite struct MarkedQuoteTests {
  private static let column = "te'\u{301}xt\"\u{301}"

  @Test(arguments: Engine.allCases) func tablesAreMadeFilledAndChanged(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Marked.Old.createTable().execute(database)
      try await Marked.Child.createTable().execute(database)
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: [Marked.Old.self])
      // So many that PostgreSQL copies them.
      try await Marked.Old.insert((1...2_000).map { Marked.Old(id: $0, text: $0 == 7 ? nil : "'\u{301}") })
        .execute(database)
      #expect(try await Marked.Old.where { $0.text == "'\u{301}" }.fetchCount(database) == 1_999)

      let missing = await #expect(throws: DatabaseError.self) {
        try await Marked.Child.insert(Marked.Child(id: 1, parent: 9_999)).execute(database)
      }
      #expect(missing?.code == .foreignKeyViolation)
      #expect(missing?.table == Marked.Child.schema.name)

      let breaking = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Marked.New.self])
      }
      #expect("\(breaking as Any)".contains("(id: 7, \(Self.column): NULL)"))

      try await Marked.Old.find(7).update { $0.text = "\"\u{301}" }.execute(database)
      try await database.migrate(to: [Marked.New.self])
      #expect(try await database.plan(for: [Marked.New.self]).isEmpty)
      let row = try #require(try await Marked.New.find(7).fetchOne(database))
      #expect(Array(row.text.utf8) == Array("\"\u{301}".utf8))
      #expect(Array(row.note.utf8) == Array("'\u{301}\"\u{301}".utf8))

      let table = try #require(try await database.schema().table(Marked.New.schema.name))
      #expect(table.column("note")?.defaultValue == .text("'\u{301}\"\u{301}"))
      if engine == .postgreSQL {
        #expect(table.comment.map { Array($0.utf8) } == Array("it'\u{301}s \\\u{301}".utf8))
        #expect(table.column(Self.column)?.comment.map { Array($0.utf8) } == Array("'\u{301}".utf8))
      }
    }
  }

  /// SQLite has the greatest key that there ever was by the table's name.
  @Test func theGreatestKeyStaysOnSQLite() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE "o'\u{301}ne""\u{301}" (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
          "te'\u{301}xt""\u{301}" TEXT) STRICT;
        INSERT INTO "o'\u{301}ne""\u{301}" VALUES (1, 'a'), (2, 'b'), (3, 'c');
        DELETE FROM "o'\u{301}ne""\u{301}" WHERE id = 3;
        """)
      try await database.migrate(to: [Marked.New.self])
      let draft = Marked.New.insert { Marked.New.Draft(text: "d") }
      #expect(try await draft.returning(\.id).fetchOne(database) == 4)
    }
  }
}

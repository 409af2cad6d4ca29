import Foundation
import Koine
import KoineSQLite
import Testing

/// What statements do with the tables of an attached database.
@Suite(.timeLimit(.minutes(5))) struct AttachedTableTests {
  private enum Other: AliasName {}

  @Test(arguments: AttachedPlace.all) func everyStatementReachesThem(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, _ in
      try await ArchivedList.insert([ArchivedList(id: 1, title: "Old"), ArchivedList(id: 2, title: "Older")])
        .execute(database)
      let keys = try await ArchivedNote.insert {
        ArchivedNote.Draft(text: "a", listID: 1)
        ArchivedNote.Draft(text: "b", listID: 2)
        ArchivedNote.Draft(text: "c", listID: nil)
      }.returning(\.id).fetchAll(database)
      #expect(keys == [1, 2, 3])
      // A batch of many rows is a statement of its own kind.
      try await ArchivedNote.insert(
        (10..<210).map { ArchivedNote(id: $0, text: "n\($0)", listID: nil) }
      ).execute(database)
      #expect(try await ArchivedNote.where { $0.id >= 10 }.delete().execute(database) == 200)
      try await OwnNote.insert([OwnNote(id: 1, text: "own"), OwnNote(id: 3, text: "c")]).execute(database)

      // Two tables of one name, in two files.
      let joined = try await OwnNote.join(ArchivedNote.as(Other.self)) { $0.id == $1.id }
        .order { own, _ in own.id }.select { ($0.text, $1.text) }.fetchAll(database)
      #expect(joined.map(\.0) == ["own", "c"] && joined.map(\.1) == ["a", "c"])
      let grouped = try await ArchivedList.group(by: \.id)
        .leftJoin(ArchivedNote.self) { $0.id == $1.listID }
        .order { list, _ in list.id }
        .select { ($0.title, $1.id.count()) }.fetchAll(database)
      #expect(grouped.map(\.0) == ["Old", "Older"] && grouped.map(\.1) == [1, 1])
      #expect(
        try await OwnNote.where { $0.text.in(ArchivedNote.select(\.text)) }.select(\.id).fetchAll(database)
          == [3])

      try await ArchivedNote.insert(ArchivedNote(id: 9, text: "a", listID: 2))
        .onConflict(\.text) { row, excluded in row.listID = excluded.listID }.execute(database)
      try await ArchivedNote.find(3).update { $0.text = "changed" }.execute(database)
      try await ArchivedList.find(1).delete().execute(database)
      #expect(
        try await ArchivedNote.order(by: \.id).fetchAll(database) == [
          ArchivedNote(id: 1, text: "a", listID: 2), ArchivedNote(id: 2, text: "b", listID: 2),
          ArchivedNote(id: 3, text: "changed", listID: nil),
        ])
      // ON DELETE CASCADE
      try await ArchivedList.find(2).delete().execute(database)
      #expect(try await ArchivedNote.count().fetchOne(database) == 1)
      var streamed: [String] = []
      for try await note in ArchivedNote.all().stream(database) { streamed.append(note.text) }
      #expect(streamed == ["changed"])
      #expect(try await OwnNote.count().fetchOne(database) == 2)
    }
  }

  @Test(arguments: AttachedPlace.all) func errorsNameThem(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, _ in
      try await ArchivedNote.insert(ArchivedNote(id: 1, text: "a", listID: nil)).execute(database)
      let unique = await failure {
        try await ArchivedNote.insert(ArchivedNote(id: 2, text: "a", listID: nil)).execute(database)
      }
      #expect(unique?.code == .uniqueViolation && unique?.table == "notes" && unique?.columns == ["text"])
      let parent = await failure {
        try await ArchivedNote.insert(ArchivedNote(id: 2, text: "b", listID: 7)).execute(database)
      }
      #expect(parent?.code == .foreignKeyViolation)
      #expect(parent?.table == "notes" && parent?.columns == ["listID"])
      let missing = await failure { try await database.rows("SELECT * FROM archive.absent") }
      #expect(missing?.code == .undefinedTable, "\(String(describing: missing))")
    }
  }

  @Test(arguments: AttachedPlace.all) func theirSchemaIsReadAndMigrated(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, _ in
      let schema = try await database.schema(named: "archive")
      #expect(schema.tables.map(\.name) == ["lists", "notes"])
      #expect(schema.table("notes", schema: "archive")?.indexes.map(\.name) == ["notes_listID_text_index"])
      #expect(try await database.schema().tables.map(\.name) == ["notes"])
      #expect(try await database.plan(for: [ArchivedNote.self, ArchivedList.self]).isEmpty)
      #expect(try await database.plan(for: [OwnNote.self]).isEmpty)

      try await ArchivedNote.dropTable().execute(database)
      try await OldArchivedNote.createTable().execute(database)
      try await OldArchivedNote.insert(OldArchivedNote(id: 4, text: "kept")).execute(database)
      // The unique column makes the table anew, the reference is added to it.
      try await database.migrate(to: [ArchivedNote.self, ArchivedList.self])
      #expect(try await database.plan(for: [ArchivedNote.self, ArchivedList.self]).isEmpty)
      #expect(
        try await ArchivedNote.all().fetchAll(database) == [ArchivedNote(id: 4, text: "kept", listID: nil)])
      let parent = await failure { try await ArchivedNote.find(4).update { $0.listID = 9 }.execute(database) }
      #expect(parent?.code == .foreignKeyViolation)
    }
  }

  @Table("strays", schema: "archive") fileprivate struct Stray: Identifiable {
    let id: Int
    @Column(references: OwnNote.self) var noteID: OwnNote.ID
  }

  /// SQLite would look for the table in the file of the reference.
  @Test func aReferenceToAnotherFileIsRefused() async throws {
    #expect(throws: UnsupportedFeatures.self) { try Stray.createTable().render(in: .sqlite) }
    #expect(
      try ArchivedNote.createTable().render(in: .sqlite).sql.contains(
        #"REFERENCES "lists" ("id") ON DELETE CASCADE"#))
  }

  @Test(arguments: AttachedPlace.all) func transactionsSpanTheFiles(_ place: AttachedPlace) async throws {
    struct Refusal: Error {}
    try await place.withDatabase { database, _ in
      try await database.transaction { connection in
        try await OwnNote.insert(OwnNote(id: 1, text: "own")).execute(connection)
        try await ArchivedList.insert(ArchivedList(id: 1, title: "kept")).execute(connection)
        _ = try? await connection.transaction { nested in
          try await ArchivedList.all().delete().execute(nested)
          throw Refusal()
        }
      }
      await #expect(throws: Refusal.self) {
        try await database.transaction { connection in
          try await OwnNote.all().delete().execute(connection)
          try await ArchivedList.all().delete().execute(connection)
          throw Refusal()
        }
      }
      #expect(try await OwnNote.count().fetchOne(database) == 1)
      #expect(try await ArchivedList.count().fetchOne(database) == 1)
    }
  }

  @Test(arguments: AttachedPlace.all) func observersHearOfThem(_ place: AttachedPlace) async throws {
    try await place.withDatabase { database, file in
      let titles = ArchivedList.order(by: \.id).select(\.title).observe(on: database)
      var values = titles.makeAsyncIterator()
      #expect(try await values.next() == [])
      try await ArchivedList.insert(ArchivedList(id: 1, title: "a")).execute(database)
      #expect(try await values.next() == ["a"])
      try await database.transaction { try await ArchivedList.find(1).update { $0.title = "b" }.execute($0) }
      #expect(try await values.next() == ["b"])
      // A cascade.
      var counts = ArchivedNote.count().observe(on: database).makeAsyncIterator()
      #expect(try await counts.next() == [0])
      try await ArchivedNote.insert(ArchivedNote(id: 1, text: "x", listID: 1)).execute(database)
      #expect(try await counts.next() == [1])
      try await ArchivedList.find(1).delete().execute(database)
      #expect(try await values.next() == [])
      #expect(try await counts.next() == [0])
      guard place.isInFile else { return }
      // Somebody else, who knows of the one file only.
      let other = try SQLiteDatabase(path: file.archivePath)
      try await other.execute("INSERT INTO lists VALUES (5, 'other')")
      #expect(try await values.next() == ["other"])
      await other.close()
    }
  }

  /// A table of the same name has a column that is computed from another.
  @Test func computedColumnsOfAnAttachedTableAreFollowed() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(attachments: [.file(file.archivePath, as: "archive", access: .create)]))
    try await database.executeScript(
      """
      CREATE TABLE t (id INTEGER PRIMARY KEY, a);
      CREATE TABLE archive.t (id INTEGER PRIMARY KEY, a, twice AS (a * 2));
      CREATE TABLE archive.ruled (k TEXT PRIMARY KEY, u UNIQUE ON CONFLICT REPLACE);
      INSERT INTO archive.t VALUES (1, 1);
      INSERT INTO archive.ruled VALUES ('a', 1), ('b', 2);
      """)
    var values = database.observe { try await $0.rows("SELECT twice FROM archive.t") }.makeAsyncIterator()
    #expect(try await values.next() == [[.integer(2)]])
    try await database.execute("UPDATE archive.t SET a = 5")
    #expect(try await values.next() == [[.integer(10)]])
    var ruled = database.observe { try await $0.rows("SELECT k FROM archive.ruled ORDER BY k") }
      .makeAsyncIterator()
    #expect(try await ruled.next() == [[.text("a")], [.text("b")]])
    // Removes the other row, of which SQLite tells nobody.
    try await database.execute("UPDATE archive.ruled SET u = 1 WHERE k = 'b'")
    #expect(try await ruled.next() == [[.text("b")]])
    await database.close()
  }
}

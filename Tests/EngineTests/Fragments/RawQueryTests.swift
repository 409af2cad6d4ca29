import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Queries written by hand: their rows are matched to properties by name, once per statement.
@Suite struct RawQueryTests {
  private func onBoth(_ body: (any Database) async throws -> Void) async throws {
    for engine in Engine.allCases {
      try await engine.withDatabase { database async throws in
        try await Reminders.install(on: database)
        try await body(database)
      }
    }
  }

  /// Takes no NULL where the table's column may hold one.
  @Table("tags") struct Weighed {
    let id: Int
    var title: String
    var weight: Int
  }

  private func tags(above id: Int) -> RawQuery<Tag> {
    RawQuery(
      "SELECT title, 'more' AS more, weight, id, \(Tag.columns.reminderID) FROM \(Tag.self) WHERE id > \(id) ORDER BY id",
      as: Tag.self)
  }

  /// Its columns have names by their positions there, whatever the text calls them.
  @Test func valuesAreATable() async throws {
    try await onBoth { database async throws in
      let tags = RawQuery("SELECT id, title FROM tags WHERE id < 3", as: (Int, String).self).as("few")
      let ids = RawQuery("SELECT id FROM tags WHERE id < 3", as: Int.self).as("ids")
      let expected = Reminders.tags.filter { $0.id < 3 }
      #expect(
        try await tags.where { $0.0 > 0 }.order { $0.0 }.select { $0.1 }.fetchAll(database)
          == expected.map(\.title))
      #expect(
        try await Tag.join(tags) { $0.id == $1.0 }.order { tag, _ in tag.id }.select { $1.1 }.fetchAll(
          database)
          == expected.map(\.title))
      #expect(try await ids.select { $0.value.max() }.fetchOne(database) == expected.map(\.id).max())
    }
  }

  @Test func columnsAreFoundByTheirNamesAndOthersPassedOver() async throws {
    try await onBoth { database async throws in
      let expected = Array(Reminders.tags.dropFirst())
      #expect(try await tags(above: 1).fetchAll(database) == expected)
      #expect(try await tags(above: 1).fetchOne(database) == expected[0])
      #expect(try await tags(above: 9).fetchOne(database) == nil)
      #expect(try await tags(above: 1).fetchCount(database) == 3)
      var streamed: [Tag] = []
      for try await tag in tags(above: 1).stream(database) { streamed.append(tag) }
      #expect(streamed == expected)
      try await database.transaction { connection in
        var streamed: [Tag] = []
        for try await tag in tags(above: 1).stream(connection) { streamed.append(tag) }
        #expect(streamed == expected)
      }
      #expect(
        try await database.fetchAll("SELECT * FROM \(Tag.self) ORDER BY id", as: Tag.self) == Reminders.tags)
      #expect(
        try await database.fetchAll("SELECT \(Tag.columns) FROM \(Tag.self) ORDER BY id", as: Tag.self)
          == Reminders.tags)
      enum Other: AliasName {}
      #expect(
        try await database.fetchOne("SELECT * FROM tags ORDER BY id", as: Tag.as(Other.self))
          == Reminders.tags[0])
    }
  }

  @Test func valuesAndTuplesAreReadByTheirPosition() async throws {
    try await onBoth { database async throws in
      #expect(
        try await database.fetchAll("SELECT title FROM \(Tag.self) ORDER BY id", as: String.self) == [
          "red", "blue", "red", "Red",
        ])
      // One optional, whether there is no value or no row.
      let weights: [Int?] = [
        try await database.fetchOne("SELECT weight FROM tags WHERE id = \(1)", as: Int?.self),
        try await database.fetchOne("SELECT weight FROM tags WHERE id = \(2)", as: Int?.self),
        try await database.fetchOne("SELECT weight FROM tags WHERE id = \(0)", as: Int?.self),
      ]
      #expect(weights == [7, nil, nil])
      let pairs = try await database.fetchAll("SELECT id, weight FROM tags ORDER BY id", as: (Int, Int?).self)
      #expect(pairs.map(\.0) == [1, 2, 3, 4])
      #expect(pairs.map(\.1) == [7, nil, -7, 0])
      let pair = try await database.fetchOne("SELECT id, title FROM tags ORDER BY id", as: (Int, String).self)
      #expect(pair?.0 == 1 && pair?.1 == "red")
      var ids: [Int] = []
      for try await id in database.stream("SELECT id FROM tags ORDER BY id", as: Int.self) { ids.append(id) }
      #expect(ids == [1, 2, 3, 4])
    }
  }

  @Test func whatDoesNotFitIsAnErrorThatNamesIt() async throws {
    func message(_ body: () async throws -> Void) async -> String {
      do {
        try await body()
        return "no error"
      } catch let error as DatabaseError {
        return error.code == .decoding ? error.message : "\(error.code)"
      } catch {
        return "\(error)"
      }
    }
    try await onBoth { database async throws in
      #expect(
        await message { _ = try await database.fetchAll("SELECT id, title FROM tags", as: Tag.self) }
          == "The result has no column \"reminderID\". It has \"id\", \"title\".")
      #expect(
        await message {
          _ = try await database.fetchOne("SELECT *, id + 1 AS id FROM tags", as: Tag.self)
        }
          == "The result has several columns \"id\". Give the others another name with AS, or leave them out."
      )
      #expect(
        await message { _ = try await database.fetchAll("SELECT id, title FROM tags", as: Int.self) }
          == "The result has 2 columns, 1 expected.")
      #expect(
        await message { _ = try await database.fetchAll("SELECT id FROM tags", as: (Int, String).self) }
          == "The result has 1 columns, 2 expected.")
      #expect(
        await message {
          _ = try await database.fetchAll(
            "SELECT title, weight, id FROM \(Tag.self) ORDER BY id",
            as: Weighed.self)
        } == "The column \"weight\" of \"tags\" holds NULL, expected an Int. It is row 2 of the result.")
    }
  }

  /// A result without rows has names too.
  @Test func namesAreCheckedWithoutRows() async throws {
    let none: SQLFragment = "SELECT id, title FROM tags WHERE id < 0"
    let missing = "The result has no column \"reminderID\". It has \"id\", \"title\"."
    func expect(_ message: String, _ body: () async throws -> Void) async {
      let error = await #expect(throws: DatabaseError.self) { try await body() }
      #expect(error?.code == .decoding && error?.message == message)
    }
    func check(_ connection: any Connection) async throws {
      for _ in 1...2 {
        await expect(missing) { _ = try await connection.fetchAll(none, as: Tag.self) }
        await expect(missing) { _ = try await connection.fetchOne(none, as: Tag.self) }
        await expect(missing) {
          for try await _ in connection.stream(none, as: Tag.self) {}
        }
        await expect("The result has 2 columns, 1 expected.") {
          _ = try await connection.fetchAll(none, as: Int.self)
        }
        await expect("The result has 2 columns, 3 expected.") {
          _ = try await connection.fetchAll(none, as: (Int, String, Int).self)
        }
      }
      let returning: SQLFragment = "UPDATE tags SET title = 'x' WHERE id < 0 RETURNING id, title"
      await expect(missing) { _ = try await connection.fetchAll(returning, as: Tag.self) }
      await expect(missing) {
        for try await _ in connection.stream(returning, as: Tag.self) {}
      }
      await expect("The result has no column \"id\". It has none.") {
        _ = try await connection.fetchAll("UPDATE tags SET title = 'x' WHERE id < 0", as: Tag.self)
      }
      #expect(try await connection.fetchAll("SELECT * FROM tags WHERE id < 0", as: Tag.self).isEmpty)
      #expect(try await connection.fetchAll(none, as: (Int, String).self).isEmpty)
      #expect(try await connection.fetchAll(none, as: Row.self).isEmpty)
      #expect(try await connection.fetchOne("SELECT id FROM tags WHERE id < 0", as: Int.self) == nil)
      for try await _ in connection.stream("SELECT * FROM tags WHERE id < 0", as: Tag.self) {
        Issue.record("there is no row")
      }
      // The statements had no error of the engine's: a transaction goes on.
      #expect(try await Tag.all().fetchCount(connection) == 4)
    }
    try await onBoth { database async throws in
      try await check(database)
      try await database.transaction { try await check($0) }
      try await database.withConnection { try await check($0) }
    }
  }

  @Test func aFragmentRendersAndIsCheckedLikeAnyStatement() throws {
    let fragment: SQLFragment = "UPDATE \(Tag.self) SET title = \("x") WHERE \(Tag.columns.id) = \(1)"
    #expect(
      try fragment.render(in: .sqlite)
        == RenderedStatement(
          sql: #"UPDATE "tags" SET title = ?1 WHERE "tags"."id" = ?2"#, bindings: [.text("x"), .integer(1)],
          types: [.text, .bigInteger]))
    #expect(
      try fragment.render(in: .postgreSQL).sql == #"UPDATE "tags" SET title = $1 WHERE "tags"."id" = $2"#)
    #expect(fragment.check(in: .sqlite).map(\.subject) == [.fragment])
    #expect(
      ("SELECT \("a\0")" as SQLFragment).check(in: .sqlite).map(\.subject) == [
        .fragment, .defect(.invalidValue),
      ])
    #expect(tags(above: 1).statement.tables.read == ["tags"])
  }
}

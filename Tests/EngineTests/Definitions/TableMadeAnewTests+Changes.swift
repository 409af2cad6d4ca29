import Koine
import Testing

/// Each change by itself: the rows are kept, and the new rules hold.
extension TableMadeAnewTests {
  /// A change, and what shows that it was made.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var statement: @Sendable () -> AlterTable
    /// What is read of each row.
    var columns = "name"
    var rows: [String]
    /// A statement that is taken from then on.
    var taken: String?
    /// One that was taken before, and is not any more.
    var refused: String?
    /// The index that PostgreSQL has in place of a key that ignores case.
    var newIndex: String?
  }

  static let changes: [Change] = [
    Change(
      testDescription: "type, nullability and default",
      statement: { Person.alterTable { $0.change(\.age) } },
      columns: "name || age", rows: ["Ann40", "Bob30"], taken: insert("note, age", "'n', 3000000000"),
      refused: insert("note, age", "'n', NULL")),
    Change(
      testDescription: "nullability", statement: { Person.alterTable { $0.change(\.note) } },
      columns: "name || note", rows: ["Anna", "Bobb"], taken: insert("note", "NULL"),
      refused: nil),
    Change(
      testDescription: "a unique column", statement: { Person.alterTable { $0.add(\.code) } },
      columns: "name || coalesce(code, '-')", rows: ["Ann-", "Bob-"], taken: insert("note, code", "'n', 'c'"),
      refused: "UPDATE people SET code = 'c'"),
    Change(
      testDescription: "a reference with a default", statement: { Person.alterTable { $0.add(\.home) } },
      columns: "name || home", rows: ["Ann1", "Bob1"], taken: insert("note, home", "'n', NULL"),
      refused: insert("note, home", "'n', 99")),
    Change(
      testDescription: "a stored computed column", statement: { Person.alterTable { $0.add(\.doubled) } },
      columns: "name || doubled", rows: ["Ann2", "Bob4"], taken: insert("note", "'n'"), refused: nil),
    Change(
      testDescription: "a check", statement: { Person.alterTable { $0.add(.check("old") { $0.age > 18 }) } },
      rows: ["Ann", "Bob"], taken: insert("note, age", "'n', 19"), refused: insert("note, age", "'n', 18")),
    Change(
      testDescription: "a unique key", statement: { Person.alterTable { $0.add(.unique(\.name, \.age)) } },
      rows: ["Ann", "Bob"], taken: insert("note, age", "'n', 40"),
      refused: "UPDATE people SET name = 'x', age = 3", newIndex: "people_name_age_key"),
    Change(
      testDescription: "a foreign key",
      statement: {
        Person.alterTable {
          $0.add(.foreignKey(\.place, references: HomeTown.self, \.id, onDelete: .setNull))
        }
      },
      columns: "name || place", rows: ["Ann1", "Bob1"], taken: "DELETE FROM places",
      refused: "UPDATE people SET place = 99"),
    Change(
      testDescription: "a check that is dropped",
      statement: { Person.alterTable { $0.drop(constraint: "short") } },
      rows: ["Ann", "Bob"], taken: insert("note", "'a very long note'"),
      refused: nil),
    Change(
      testDescription: "a unique key that is dropped",
      statement: { Person.alterTable { $0.drop(constraint: "one note") } },
      rows: ["Ann", "Bob"], taken: insert("note", "'a'"), refused: nil),
    Change(
      testDescription: "several, and other names",
      statement: {
        NamedPerson.alterTable {
          $0.rename("name", to: \.fullName)
          $0.change(\.age)
          $0.add(.check("of age") { $0.age >= 7 })
          $0.add(\.mail)
          $0.drop("obsolete")
        }
      },
      columns: #""fullName" || age || note || coalesce(mail, '-')"#, rows: ["Ann40a-", "Bob30b-"],
      taken: #"INSERT INTO people (id, "fullName", age, note) VALUES (9, 'x', 7, 'n')"#,
      refused: #"INSERT INTO people (id, "fullName", age, note) VALUES (9, 'x', 6, 'n')"#),
  ]

  @Test(arguments: Engine.allCases, changes) func rowsAreKept(
    _ engine: Engine, _ change: Change
  ) async throws {
    try await Self.withPeople(engine) { database in
      let before = try await database.schema()
      try await change.statement().execute(database)
      #expect(try await Self.rows(change.columns, on: database) == change.rows)
      // What was not asked for is as it was.
      let table = try #require(try await database.schema().table("people"))
      let old = try #require(before.table("people"))
      #expect(table.isStrict == old.isStrict && table.primaryKey?.columns == ["id"])
      let added = engine == .postgreSQL ? [change.newIndex].compactMap(\.self) : []
      #expect(table.indexes.map(\.name) == added + old.indexes.map(\.name))
      #expect(table.columns.map(\.name).prefix(2).first == "id")
      if let refused = change.refused {
        await #expect(throws: DatabaseError.self) { try await Self.run(refused, on: database) }
      }
      if let taken = change.taken { try await Self.run(taken, on: database) }
    }
  }

  /// The combination with the last change: nothing differs from the declaration any more.
  @Test(arguments: Engine.allCases) func nothingDiffers(_ engine: Engine) async throws {
    try await Self.withPeople(engine) { database in
      try await Self.changes[Self.changes.count - 1].statement().execute(database)
      let plan = try await database.plan(for: [NamedPerson.self])
      // The index keeps its name on both engines.
      #expect(
        plan.description == """
          people: drop the index "people_name_index"
          people: create the index "people_fullName_index"
          """)
    }
  }
}

import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Seats with a price, and what they cost.
private enum Before {
  @Table("seats") struct Seat: Identifiable {
    let id: Int
    var price: Int32
    var count: Int32
    @Column(generated: .stored, comment: "all of them") var total: Int?
    static let generatedColumns: [GeneratedColumn<Seat>] = [
      .computed(\.total) { $0.price.cast(as: Int.self) * $0.count.cast(as: Int.self) }
    ]
    static let indexes: [TableIndex<Seat>] = [.on(\.total)]
  }

  @Table("seats") struct PlainSeat: Identifiable {
    let id: Int
    var price: Int32
    var count: Int32
  }
}

private enum After {
  @Table("seats") struct Seat: Identifiable, Equatable {
    let id: Int
    @Column(renamedFrom: "price") var cost: Int
    var count: Int
    @Column(generated: .stored, comment: "all of them") var total: Int?
    static let generatedColumns: [GeneratedColumn<Seat>] = [.computed(\.total) { $0.cost * $0.count }]
    static let indexes: [TableIndex<Seat>] = [.on(\.total)]
  }
}

/// Tables that refer to each other.
@Table("hens") private struct Hen: Identifiable, Equatable {
  let id: Int
  @Column(references: Egg.self) var egg: Int?
}

@Table("eggs") private struct Egg: Identifiable, Equatable {
  let id: Int
  @Column(references: Hen.self, onDelete: .cascade) var hen: Int
  @Column(references: Nest.self) var nest: Int?
}

@Table("nests") private struct Nest: Identifiable, Equatable {
  let id: Int
  var hen: Int?
  static let constraints: [TableConstraint<Nest>] = [
    .foreignKey(\.hen, references: Hen.self, \.id, name: "hen of the nest")
  ]
}

@Table("lists") private struct List: Identifiable {
  let id: Int
  @Column(unique: true) var title: String
}

@Table("events", schema: "log's") private struct Event: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Table("causes", schema: "log's") private struct Cause: Identifiable {
  let id: Int
  @Column(references: Event.self) var event: Event.ID
}

/// What engines need in an order of their own.
@Suite struct SchemaPlanOrderTests {
  /// A column of which others are computed gets another type, and another name.
  @Test(arguments: Engine.allCases, [true, false]) func typesOfWhatIsComputedOf(
    _ engine: Engine, _ isComputedBefore: Bool
  ) async throws {
    try await engine.withDatabase { database in
      if isComputedBefore {
        try await Before.Seat.createTable().execute(database)
      } else {
        try await Before.PlainSeat.createTable().execute(database)
      }
      try await database.executeScript("INSERT INTO seats (id, price, count) VALUES (1, 2000000000, 3)")
      try await database.migrate(to: [After.Seat.self])
      #expect(
        try await After.Seat.all().fetchAll(database)
          == [After.Seat(id: 1, cost: 2_000_000_000, count: 3, total: 6_000_000_000)])
      #expect(try await database.plan(for: [After.Seat.self]).isEmpty)
    }
  }

  @Test(arguments: Engine.allCases) func tablesInACircle(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let tables: [any Table.Type] = [Hen.self, Egg.self, Nest.self]
      #expect(try await database.migrate(to: tables).steps.count == 3)
      #expect(try await database.plan(for: tables.reversed()).isEmpty)
      try await Hen.insert([Hen(id: 1, egg: nil)]).execute(database)
      try await Nest.insert([Nest(id: 3, hen: 1)]).execute(database)
      try await Egg.insert([Egg(id: 2, hen: 1, nest: 3)]).execute(database)
      try await Hen.find(1).update { $0.egg = 2 }.execute(database)
      for wrong in [
        Hen.insert([Hen(id: 9, egg: 9)]).statement, Egg.insert([Egg(id: 9, hen: 9, nest: nil)]).statement,
        Nest.insert([Nest(id: 9, hen: 9)]).statement,
      ] {
        let error = await #expect(throws: DatabaseError.self) {
          try await database.perform(try wrong.render(in: database.dialect)) { _ in }
        }
        #expect(error?.code == .foreignKeyViolation)
      }
    }
  }

  /// A schema that there is not comes before its tables, once; SQLite has a schema for each file that is attached.
  @Test func schemasThatThereAreNot() async throws {
    let tables: [any Table.Type] = [Cause.self, Event.self]
    try await Engine.postgreSQL.withDatabase { database in
      let plan = try await database.migrate(to: tables)
      #expect(
        plan.description == """
          log's.causes: create the schema "log's"
          log's.causes: create the table, with the columns "id", "event"
          log's.events: create the table, with the columns "id", "name"
          """)
      #expect(plan.statements.first == #"CREATE SCHEMA "log's""#)
      try await Event.insert { Event(id: 1, name: "start") }.execute(database)
      try await Cause.insert { Cause(id: 1, event: 1) }.execute(database)
      #expect(try await database.plan(for: tables).isEmpty)
      #expect(try await Event.all().fetchAll(database) == [Event(id: 1, name: "start")])
    }
    try await Engine.sqlite.withDatabase { database in
      let error = await #expect(throws: DatabaseError.self) { try await database.migrate(to: tables) }
      #expect(error?.code == .misuse)
    }
  }

  /// A key that never gets a number again stays so, and goes on behind the greatest one that there ever was.
  @Test(arguments: ["id = 3", "id > 0"], [true, false]) func theGreatestKeyStaysOnSQLite(
    _ deleted: String, _ isPlanned: Bool
  ) async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE lists (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, title TEXT NOT NULL) STRICT;
        INSERT INTO lists (title) VALUES ('a'), ('b'), ('c');
        DELETE FROM lists WHERE \(deleted);
        """)
      if isPlanned {
        try await database.migrate(to: [List.self])
        #expect(try await database.plan(for: [List.self]).isEmpty)
      } else {
        try await List.alterTable { $0.add(.unique(\.title)) }.execute(database)
      }
      let table = try #require(try await database.schema().table("lists"))
      #expect(table.column("id")?.generatedKey == .autoincrement)
      #expect(table.uniqueKeys.map(\.columns) == [["title"]])
      #expect(try await List.insert { List.Draft(title: "d") }.returning(\.id).fetchOne(database) == 4)
    }
  }
}

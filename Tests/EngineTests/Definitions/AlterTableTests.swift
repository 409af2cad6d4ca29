import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

private enum Hundredths: DecimalScale { static let scale = 2 }

/// People as an earlier version of a program had them.
@Table("persons") private struct OldPerson: Identifiable, Equatable {
  let id: Int
  var name: String
  var age: Int32?
  var nickname: String?
}

@Table("people") private struct Person: Identifiable, Equatable {
  let id: Int
  var fullName: String
  @Column(default: 0) var age: Int
  @Column(comment: "where to write") var mail: String?
  @Column(default: "it's") var note: String
  @Column(generated: .virtual) var length: Int?
  @Column(references: OldPerson.self) var friend: Int?
  @Column(unique: true) var code: String?
  var required: Int
  let tiny: UInt8
  @Column(as: Scaled<Hundredths>.self) var price: Decimal

  static let generatedColumns: [GeneratedColumn<Person>] = [.computed(\.length) { $0.fullName.length() }]
}

/// What is in place on each engine.
@Table("people") private struct NewPerson: Identifiable, Equatable {
  let id: Int
  var fullName: String
  var age: Int32?
  var mail: String?
  @Column(default: "it's") var note: String
  @Column(generated: .virtual) var length: Int?

  static let generatedColumns: [GeneratedColumn<NewPerson>] = [.computed(\.length) { $0.fullName.length() }]
}

@Table private struct Audited: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// What a view shows.
@Table("adults") private struct Adult: Equatable {
  let id: Int
  var label: String
  var age: Int32?
  static let indexes: [TableIndex<Adult>] = [.unique(\.id)]
}

/// The same view, of which the database tells people something.
@Table("adults", comment: "who's grown up") private struct DescribedAdult: Equatable {
  let id: Int
  @Column(comment: "in lower case") var label: String
  var age: Int32?
  static let indexes: [TableIndex<DescribedAdult>] = [.unique(\.id)]
}

/// ALTER TABLE and views.
@Suite struct AlterTableTests {
  private static func steps(_ statement: some Statement, in dialect: any SQLDialect) throws -> [String] {
    try statement.render(in: dialect).steps.map(\.sql)
  }

  private static let changes = Person.alterTable {
    $0.rename("name", to: \.fullName)
    $0.add(\.mail)
    $0.add(\.note)
    $0.add(\.length)
    $0.add(\.friend)
    $0.drop("nickname")
  }

  @Test func text() throws {
    #expect(
      try Self.steps(Self.changes, in: .sqlite) == [
        #"ALTER TABLE "people" RENAME COLUMN "name" TO "fullName""#,
        #"ALTER TABLE "people" ADD COLUMN "mail" TEXT"#,
        #"ALTER TABLE "people" ADD COLUMN "note" TEXT NOT NULL DEFAULT ('it''s')"#,
        #"ALTER TABLE "people" ADD COLUMN "length" INTEGER GENERATED ALWAYS AS (length("fullName")) VIRTUAL"#,
        #"ALTER TABLE "people" ADD COLUMN "friend" INTEGER REFERENCES "persons" ("id")"#,
        #"ALTER TABLE "people" DROP COLUMN "nickname""#,
      ])
    #expect(
      try Self.steps(Self.changes, in: .postgreSQL) == [
        #"ALTER TABLE "people" RENAME COLUMN "name" TO "fullName""#,
        #"ALTER TABLE "people" ADD COLUMN "mail" text COLLATE "C""#,
        #"COMMENT ON COLUMN "people"."mail" IS 'where to write'"#,
        #"ALTER TABLE "people" ADD COLUMN "note" text COLLATE "C" NOT NULL DEFAULT ('it''s')"#,
        #"ALTER TABLE "people" ADD COLUMN "length" bigint GENERATED ALWAYS AS "#
          + #"(CAST(length("fullName") AS bigint)) STORED"#,
        #"ALTER TABLE "people" ADD COLUMN "friend" bigint REFERENCES "persons" ("id")"#,
        #"ALTER TABLE "people" DROP COLUMN "nickname""#,
      ])
    #expect(
      try Self.steps(Self.changes, in: .mariaDB).prefix(3) == [
        "ALTER TABLE `people` RENAME COLUMN `name` TO `fullName`",
        "ALTER TABLE `people` ADD COLUMN `mail` LONGTEXT COLLATE utf8mb4_nopad_bin COMMENT 'where to write'",
        "ALTER TABLE `people` ADD COLUMN `note` LONGTEXT COLLATE utf8mb4_nopad_bin NOT NULL DEFAULT (_utf8mb4'it''s')",
      ])
    let change = Person.alterTable { $0.change(\.age) }
    #expect(
      try Self.steps(change, in: .postgreSQL) == [
        #"ALTER TABLE "people" ALTER COLUMN "age" DROP DEFAULT, ALTER COLUMN "age" TYPE bigint "#
          + #"USING CAST("age" AS bigint), ALTER COLUMN "age" SET NOT NULL, ALTER COLUMN "age" SET DEFAULT (0)"#
      ])
    #expect(
      try Self.steps(change, in: .mariaDB)
        == ["ALTER TABLE `people` MODIFY COLUMN `age` BIGINT NOT NULL DEFAULT (0)"])
    let rule = Person.alterTable {
      $0.add(.check("of age") { $0.age >= 18 })
      $0.drop(constraint: "of age")
    }
    #expect(
      try Self.steps(rule, in: .postgreSQL) == [
        #"ALTER TABLE "people" ADD CONSTRAINT "of age" CHECK ("age" >= CAST(18 AS bigint))"#,
        #"ALTER TABLE "people" DROP CONSTRAINT "of age""#,
      ])
    let renamed = Person.renameTable(from: "per\"sons")
    #expect(try Self.steps(renamed, in: .sqlite) == [#"ALTER TABLE "per""sons" RENAME TO "people""#])
    #expect(try Self.steps(renamed, in: .mariaDB) == [#"ALTER TABLE `per"sons` RENAME TO `people`"#])
  }

  @Test func refusals() {
    let price = Person.alterTable { $0.change(\.price) }
    #expect(price.check(in: .sqlite).map(\.subject) == [.feature(.decimalChanges)])
    #expect(price.check(in: .postgreSQL).isEmpty && price.check(in: .mariaDB).isEmpty)
    for change in [
      Person.alterTable { $0.change(\.id) }, Person.alterTable { $0.change(\.length) },
      Person.alterTable { $0.change(\.tiny) },
    ] {
      #expect(change.check(in: .postgreSQL).map(\.subject) == [.defect(.unsafeChange)])
      #expect(change.check(in: .sqlite).map(\.subject) == [.defect(.unsafeChange)])
    }
  }

  /// Rows are kept, and the table is then as it is declared.
  @Test(arguments: Engine.allCases) func inSteps(_ engine: Engine) async throws {
    let migrations = Migrations([
      Migration("create persons") {
        OldPerson.createTable()
        OldPerson.insert([OldPerson(id: 1, name: "Ann", age: 7, nickname: "A")])
      },
      Migration("rename") {
        NewPerson.renameTable(from: "persons")
        NewPerson.alterTable {
          $0.rename("name", to: \.fullName)
          $0.add(\.mail)
          $0.add(\.note)
          $0.add(\.length)
          $0.drop("nickname")
        }
      },
    ])
    try await engine.withDatabase { database in
      #expect(try migrations.render(in: .sqlite)[1].statement?.steps.count == 6)
      try await migrations.migrate(database)
      #expect(
        try await NewPerson.all().fetchAll(database)
          == [NewPerson(id: 1, fullName: "Ann", age: 7, mail: nil, note: "it's", length: 3)])
      #expect(try await database.plan(for: [NewPerson.self]).isEmpty)
      #expect(try await migrations.migrate(database).isEmpty)
    }
  }

  @Test func columnsAndRulesOnPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await OldPerson.createTable().execute(database)
      try await OldPerson.insert([OldPerson(id: 1, name: "Ann", age: 7, nickname: "A")]).execute(database)
      try await Person.renameTable(from: "persons").execute(database)
      try await Person.alterTable {
        $0.change(\.age)
        $0.add(\.code)
        $0.add(.check("of age") { $0.age > 6 })
      }.execute(database)
      let table = try #require(try await database.schema().table("people"))
      #expect(table.column("age")?.typeName == "bigint" && table.column("age")?.isNullable == false)
      #expect(table.column("age")?.defaultValue == .integer(0))
      #expect(table.uniqueKeys.map(\.columns) == [["code"]] && table.checks.map(\.name) == ["of age"])
      let wrong = SQLFragment([.text("UPDATE people SET age = 1")])
      await #expect(throws: DatabaseError.self) { try await database.execute(wrong) }
      try await Person.alterTable { $0.drop(constraint: "of age") }.execute(database)
      try await database.execute(wrong)
    }
  }

  // MARK: Views

  private static let adults = View(Adult.self) {
    OldPerson.where { $0.age >= 18 && $0.name != "it's" }.select { ($0.id, $0.name.lower(), $0.age) }
  }

  @Test func textOfViews() throws {
    let onSQLite = try Self.steps(Self.adults.create(orReplace: true), in: .sqlite)
    #expect(
      onSQLite == [
        #"DROP VIEW IF EXISTS "adults""#,
        #"CREATE VIEW "adults" ("id", "label", "age") AS SELECT "persons"."id", lower("persons"."name") COLLATE "BINARY", "#
          + #""persons"."age" FROM "persons" WHERE "persons"."age" >= 18 AND "persons"."name" <> 'it''s'"#,
      ])
    #expect(
      try Self.steps(Self.adults.create(orReplace: true), in: .postgreSQL).count == 1)
    let stored = View(Adult.self, materialized: true) {
      OldPerson.all().select { ($0.id, $0.name, $0.age) }
    }
    #expect(
      try Self.steps(stored.create(), in: .postgreSQL) == [
        #"CREATE MATERIALIZED VIEW "adults" ("id", "label", "age") AS SELECT "persons"."id", "persons"."name", "#
          + #""persons"."age" FROM "persons""#,
        #"CREATE UNIQUE INDEX "adults_id_unique_index" ON "adults" ("id")"#,
      ])
    #expect(try Self.steps(stored.refresh(), in: .postgreSQL) == [#"REFRESH MATERIALIZED VIEW "adults""#])
    #expect(
      try Self.steps(stored.drop(ifExists: true), in: .postgreSQL)
        == [#"DROP MATERIALIZED VIEW IF EXISTS "adults""#])
    for dialect in [SQLiteDialect.sqlite, MariaDBDialect.mariaDB] as [any SQLDialect] {
      for statement in [stored.create().statement, stored.refresh().statement, stored.drop().statement] {
        #expect(statement.check(in: dialect).map(\.subject) == [.feature(.materializedViews)])
      }
    }
  }

  @Test(arguments: Engine.allCases) func views(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await OldPerson.createTable().execute(database)
      try await OldPerson.insert([
        OldPerson(id: 1, name: "ÀNN", age: 70, nickname: nil),
        OldPerson(id: 2, name: "Bob", age: 7, nickname: nil),
        OldPerson(id: 3, name: "a", age: 20, nickname: nil),
      ]).execute(database)
      try await Self.adults.create().execute(database)
      try await Self.adults.create(orReplace: true).execute(database)
      // By code point, whatever the database's own order is.
      #expect(
        try await Adult.order(by: \.label).fetchAll(database)
          == [Adult(id: 3, label: "a", age: 20), Adult(id: 1, label: "Ànn", age: 70)])
      #expect(try await database.schema().views.map(\.name) == ["adults"])
      try await Self.adults.drop().execute(database)
      try await Self.adults.drop(ifExists: true).execute(database)
      #expect(try await database.schema().views.isEmpty)
    }
  }

  private static func describedAdults(materialized: Bool = false) -> View<DescribedAdult> {
    View(DescribedAdult.self, materialized: materialized) {
      OldPerson.all().select { ($0.id, $0.name, $0.age) }
    }
  }

  @Test func textOfCommentsOnViews() throws {
    let query =
      #"("id", "label", "age") AS SELECT "persons"."id", "persons"."name", "persons"."age" FROM "persons""#
    let view = Self.describedAdults().create(orReplace: true)
    #expect(
      try Self.steps(view, in: .postgreSQL) == [
        #"CREATE OR REPLACE VIEW "adults" \#(query)"#,
        #"COMMENT ON VIEW "adults" IS 'who''s grown up'"#,
        #"COMMENT ON COLUMN "adults"."label" IS 'in lower case'"#,
      ])
    #expect(
      try Self.steps(Self.describedAdults(materialized: true).create(orReplace: true), in: .postgreSQL) == [
        #"DROP MATERIALIZED VIEW IF EXISTS "adults""#,
        #"CREATE MATERIALIZED VIEW "adults" \#(query)"#,
        #"COMMENT ON MATERIALIZED VIEW "adults" IS 'who''s grown up'"#,
        #"COMMENT ON COLUMN "adults"."label" IS 'in lower case'"#,
        #"CREATE UNIQUE INDEX "adults_id_unique_index" ON "adults" ("id")"#,
      ])
    #expect(
      try Self.steps(view, in: .sqlite) == [
        #"DROP VIEW IF EXISTS "adults""#, #"CREATE VIEW "adults" \#(query)"#,
      ])
    #expect(
      try view.statement.render(in: MariaDBDialect.mariaDB).steps.map(\.sql).count == 1)
  }

  @Test(arguments: Engine.allCases, [false, true])
  func commentsOnViewsAreReadBack(_ engine: Engine, _ isMaterialized: Bool) async throws {
    if engine == .sqlite, isMaterialized { return }
    try await engine.withDatabase { database in
      try await OldPerson.createTable().execute(database)
      for _ in 1...2 {
        try await Self.describedAdults(materialized: isMaterialized).create(orReplace: true).execute(database)
      }
      let view = try #require(try await database.schema().view("adults"))
      let isTold = engine == .postgreSQL
      #expect(view.comment == (isTold ? "who's grown up" : nil))
      #expect(view.columns.map(\.comment) == [nil, isTold ? "in lower case" : nil, nil])
    }
  }

  @Test func storedViews() async throws {
    let view = View(Adult.self, materialized: true) { OldPerson.all().select { ($0.id, $0.name, $0.age) } }
    try await Engine.postgreSQL.withDatabase { database in
      try await OldPerson.createTable().execute(database)
      try await view.create(orReplace: true).execute(database)
      try await view.create(orReplace: true).execute(database)
      try await OldPerson.insert([OldPerson(id: 1, name: "Ann", age: 7, nickname: nil)]).execute(database)
      #expect(try await Adult.all().fetchAll(database).isEmpty)
      try await view.refresh().execute(database)
      #expect(try await Adult.all().fetchAll(database) == [Adult(id: 1, label: "Ann", age: 7)])
      #expect(try await database.schema().view("adults")?.indexes.map(\.name) == ["adults_id_unique_index"])
    }
  }

  // MARK: Schemas

  @Table("owners", schema: "audit") fileprivate struct Owner: Identifiable, Equatable {
    let id: Int
    @Column(comment: "a name") var name: String
  }

  @Table("events", schema: "audit") fileprivate struct Event: Identifiable, Equatable {
    let id: Int
    @Column(references: Owner.self) var owner: Int
    var text: String?
    static let indexes: [TableIndex<Event>] = [.on(\.text)]
  }

  @Table("events", schema: "audit") fileprivate struct OldEvent: Identifiable, Equatable {
    let id: Int
    var owner: Int
  }

  /// Tables in another schema are created, changed, and then as they are declared.
  @Test func tablesInASchema() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await CreateSchema("audit").execute(database)
      try await OldEvent.createTable().execute(database)
      try await OldEvent.insert([OldEvent(id: 1, owner: 1)]).execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Event.self, Owner.self])
      }
      guard case .brokenBy? = error?.reason else { return #expect(Bool(false), "\(error as Any)") }
      try await OldEvent.all().delete().execute(database)
      let plan = try await database.migrate(to: [Event.self, Owner.self])
      #expect(
        plan.steps.map(\.description) == [
          #"audit.owners: create the table, with the columns "id", "name""#,
          #"audit.events: add the column "text" text COLLATE "C""#,
          #"audit.events: create the index "events_text_index""#,
          #"audit.events: add the foreign key ("owner") to "owners" (rows are checked)"#,
        ])
      #expect(try await database.plan(for: [Event.self, Owner.self]).isEmpty)
      try await Owner.insert { Owner.Draft(name: "Ann") }.execute(database)
      try await Event.insert { Event.Draft(owner: 1) }.execute(database)
      #expect(try await Event.all().fetchAll(database) == [Event(id: 1, owner: 1, text: nil)])
      #expect(
        try await database.schema(named: "audit").table("owners", schema: "audit")?.column("name")?.comment
          == "a name")
    }
  }
}

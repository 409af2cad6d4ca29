import Testing

@Suite struct SchemaTests {
  private static let script = """
    CREATE TABLE "big lists" (id integer PRIMARY KEY, title varchar(20) NOT NULL);
    CREATE TABLE items (id integer PRIMARY KEY, list integer REFERENCES "big lists" (id) ON DELETE CASCADE, done boolean);
    CREATE INDEX items_list ON items (list);
    """

  @Test func ofAFileIsListed() async throws {
    let folder = try TemporaryFolder()
    let database = try await Engine.sqlite.makeDatabase(Self.script, in: folder)
    #expect(
      try await Tool.run("schema", database, in: folder)
        == Tool.Outcome(
          output: """
            table "big lists"
              id     INTEGER      not null  generated key (rowID)
              title  varchar(20)  not null
              primary key (id)

            table items
              id    INTEGER  not null  generated key (rowID)
              list  INTEGER
              done  boolean
              primary key (id)
              foreign key (list) references "big lists" (id) on delete cascade
              index items_list (list)

            """))
  }

  @Test func ofAServerIsListed() async throws {
    let folder = try TemporaryFolder()
    let script =
      "CREATE TYPE mood AS ENUM ('sad', 'ok'); CREATE SCHEMA other; CREATE TABLE other.feelings (m mood);"
    let database = try await Engine.postgreSQL.makeDatabase(Self.script + script, in: folder)
    #expect(
      try await Tool.run("schema", database, "--table", "items", in: folder)
        == Tool.Outcome(
          output: """
            table items
              id    integer  not null
              list  integer
              done  boolean
              primary key items_pkey (id)
              foreign key items_list_fkey (list) references "big lists" (id) on delete cascade
              index items_list (list nulls last)

            """))
    #expect(
      try await Tool.run("schema", database, "--schema", "other", in: folder)
        == Tool.Outcome(
          output: """
            table other.feelings
              m  mood

            """))
    #expect(
      try await Tool.run("schema", database, "--schema", "none", in: folder)
        == Tool.Outcome(output: "", errors: "koine: There is no schema of this name.\n", status: 1))
  }

  @Test(arguments: Engine.allCases) func isDrawn(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let (integer, varchar) =
      engine == .sqlite ? ("INTEGER", "varchar(20)") : ("integer", "character_varying(20)")
    #expect(
      try await Tool.run("schema", database, "--mermaid", in: folder)
        == Tool.Outcome(
          output: """
            erDiagram
              t1["big lists"] {
                \(integer) id PK
                \(varchar) title
              }
              t2["items"] {
                \(integer) id PK
                \(integer) list FK
                boolean done
              }
              t1 |o--o{ t2 : "list"

            """))
    let dot = try await Tool.run("schema", database, "--dot", "--table", "items", in: folder)
    #expect(dot.status == 0)
    #expect(dot.output.hasPrefix("digraph schema {\n"))
    #expect(dot.output.hasSuffix("}\n"))
    #expect(!dot.output.contains("big lists"))
  }

  @Test(arguments: Engine.allCases) func ofNothingIsNothing(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase("", in: folder)
    #expect(try await Tool.run("schema", database, in: folder) == Tool.Outcome(output: ""))
    let name = engine == .sqlite ? "app.db" : "postgres:///"
    let missing = try await Tool.run("schema", database, "--table", "a", "b", in: folder)
    #expect(missing.errors.hasPrefix("koine: \(name)"))
    #expect(missing.errors.hasSuffix(": There is no table or view a.\n"))
    #expect(missing.status == 1)
  }

  @Test(arguments: Engine.allCases) func isWrittenAsSwift(_ engine: Engine) async throws {
    let folder = try TemporaryFolder()
    let database = try await engine.makeDatabase(Self.script, in: folder)
    let (integer, collation) = engine == .sqlite ? ("Int", "") : ("Int32", "@Column(collation: .database) ")
    let remark = engine == .sqlite ? "" : "  // Not made by the database: give rows their keys."
    #expect(
      try await Tool.run("schema", database, "--swift", in: folder)
        == Tool.Outcome(
          output: """
            import Koine

            @Table("big lists") struct BigList: Identifiable {
              let id: \(integer)\(remark)
              \(collation)var title: String
            }

            @Table("items") struct Item: Identifiable {
              let id: \(integer)\(remark)
              @Column(references: BigList.self, onDelete: .cascade) var list: \(integer)?
              var done: Bool?

              static let indexes: [TableIndex<Item>] = [
                .on(\\.list, name: "items_list")
              ]
            }

            """))
  }

  @Test func columnsThatAnIndexHoldsBesidesAreWrittenAsSwift() async throws {
    let folder = try TemporaryFolder()
    let script = """
      CREATE TABLE parcels (id bigint PRIMARY KEY, code text COLLATE "C" NOT NULL, weight bigint NOT NULL);
      CREATE UNIQUE INDEX parcels_code ON parcels (code) INCLUDE (weight);
      CREATE INDEX parcels_weight ON parcels (weight DESC) INCLUDE (code, id) WHERE weight > 0;
      """
    let database = try await Engine.postgreSQL.makeDatabase(script, in: folder)
    #expect(
      try await Tool.run("schema", database, "--swift", in: folder)
        == Tool.Outcome(
          output: """
            import Koine

            @Table("parcels") struct Parcel: Identifiable {
              let id: Int  // Not made by the database: give rows their keys.
              var code: String
              var weight: Int

              static let indexes: [TableIndex<Parcel>] = [
                .unique(\\.code, name: "parcels_code").including(\\.weight),
                .on(name: "parcels_weight") {
                  $0.weight.descending()
                } where: { _ in
                  SQL("weight > 0", as: Bool.self)
                }.including(\\.code, \\.id),
              ]
            }

            """))
  }

  /// A key is declared without them: what is not said is a comment.
  @Test func columnsThatAKeyHoldsBesidesAreAComment() async throws {
    let folder = try TemporaryFolder()
    let script = """
      CREATE TABLE parcels (id bigint, code bigint NOT NULL, weight bigint NOT NULL, PRIMARY KEY (id) INCLUDE (weight),
        UNIQUE (code) INCLUDE (weight, id), CONSTRAINT "by weight" UNIQUE (weight, code) INCLUDE (id));
      """
    let database = try await Engine.postgreSQL.makeDatabase(script, in: folder)
    #expect(
      try await Tool.run("schema", database, "--swift", in: folder)
        == Tool.Outcome(
          output: """
            import Koine

            @Table("parcels") struct Parcel: Identifiable {
              let id: Int  // Not made by the database: give rows their keys.
              @Column(unique: true) var code: Int
              var weight: Int

              static let constraints: [TableConstraint<Parcel>] = [
                .unique(\\.weight, \\.code, name: "by weight")
              ]

              // Not said here: primary key (id) including (weight)
              // Not said here: unique (code) including (weight, id)
              // Not said here: unique (weight, code) including (id)
            }

            """))
  }
}

import Foundation
import Koine
import Testing

/// A table with a column of each kind and each option of `@Column`.
@Table("every kinds") struct EveryKind: Identifiable, Equatable {
  let id: Int
  @Column(default: true) var flag: Bool
  @Column(default: -8) var tiny: Int8
  var small: Int16?
  @Column(unique: true) var medium: Int32
  var byte: UInt8
  var word: UInt32?
  var long: UInt64
  @Column(default: 0.5) var ratio: Double
  var single: Float?
  @Column("The Price", default: Scaled<Cents>(1.5)) var price: Scaled<Cents>
  @Column(default: "it's") var title: String
  @Column(collation: .database) var note: String?
  var bytes: Data?
  var instant: Date
  var day: CalendarDate?
  var clock: TimeOfDay?
  var identifier: UUID
  @Column(as: JSON<[String: Int]>.self) var document: [String: Int]
  @Column(references: EveryKind.self, onDelete: .setNull, deferred: true) var next: EveryKind.ID?
}

/// Tables that Koine creates, read back.
@Suite struct KoineSchemaTests {
  static func create(on database: any Database) async throws {
    try await Slot.createTable().execute(database)
    try await Booking.createTable().execute(database)
    try await Guest.createTable().execute(database)
    try await Branch.createTable().execute(database)
    try await EveryKind.createTable().execute(database)
  }

  /// The same tables are the same, as far as the engine does not matter.
  @Test func isEqualOnBothEngines() async throws {
    var schemas: [DatabaseSchema] = []
    for engine in Engine.allCases {
      let schema = try await engine.withDatabase { database in
        try await Self.create(on: database)
        return try await database.schema()
      }
      #expect(schema.normalized.normalized == schema.normalized)
      schemas.append(schema.normalized)
    }
    #expect(schemas[0].tables.map(\.name) == schemas[1].tables.map(\.name))
    for (sqlite, postgreSQL) in zip(schemas[0].tables, schemas[1].tables) { #expect(sqlite == postgreSQL) }
    #expect(schemas[0] == schemas[1])
  }

  /// A whole value, made by hand.
  @Test func aTableAsAValue() async throws {
    let slots = DatabaseSchema.Table(
      "slots",
      columns: [
        .init("room", typeName: "INTEGER", type: .bigInteger, isNullable: false),
        .init("day", typeName: "TEXT", type: .text, isNullable: false),
        .init("note", typeName: "TEXT", type: .text),
      ], primaryKey: .init(["room", "day"]))
    let branches = DatabaseSchema.Table(
      "branches",
      columns: [
        .init("id", typeName: "TEXT", type: .text, isNullable: false),
        .init("parent", typeName: "TEXT", type: .text),
      ], primaryKey: .init(["id"]),
      foreignKeys: [
        .init(
          ["parent"], references: "branches", ["id"], onDelete: .restrict, onUpdate: .cascade,
          deferral: .initially)
      ])
    let guests = DatabaseSchema.Table(
      "guests",
      columns: [
        .init("id", typeName: "INTEGER", type: .bigInteger, isNullable: false, generatedKey: .rowID),
        .init("email", typeName: "TEXT", type: .text, isNullable: false),
        .init("name", typeName: "TEXT", type: .text), .init("left", typeName: "TEXT", type: .text),
      ], primaryKey: .init(["id"]),
      indexes: [
        .init(
          "guests_by_name",
          [.init(.column("name"), isDescending: true), .init(.expression(#"length("name") + 1"#))]),
        .init(
          "guests_email_unique_index", [.init(.expression(#"lower("email")"#))], isUnique: true,
          condition: #""left" IS NULL AND "name" <> 'it''s'"#),
      ])
    try await Engine.sqlite.withDatabase { database in
      try await Slot.createTable().execute(database)
      try await Branch.createTable().execute(database)
      try await Guest.createTable().execute(database)
      let schema = try await database.schema()
      #expect(schema == DatabaseSchema(tables: [branches, guests, slots]))
      #expect(schema.table("guests") == guests)
      #expect(schema.table("guests", schema: "main") == nil)
      #expect(schema.table("slots")?.column("day") == slots.columns[1])
      #expect(schema.view("guests") == nil)
    }
  }

  /// Within one engine, the texts of SQL count, and how they are written does not.
  @Test(arguments: Engine.allCases) func textsAreComparedWithinAnEngine(_ engine: Engine) async throws {
    let scripts = [
      "CREATE TABLE t (a integer CHECK (a > 0), b text)",
      "create table t (a integer check (\"a\">0), b text)",
      "CREATE TABLE t (a integer CHECK (a > 5), b text)",
      "CREATE TABLE t (a integer CHECK (a > 0), b text DEFAULT (lower('x')))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text DEFAULT (lower('X')))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text); CREATE INDEX i ON t ((a + 1))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text); CREATE INDEX i ON t ((A+1))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text); CREATE INDEX i ON t ((a + 2))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text); CREATE VIEW v AS SELECT a FROM t",
      "CREATE TABLE t (a integer CHECK (a > 0), b text); CREATE VIEW v AS SELECT a FROM t WHERE a > 1",
    ]
    var kinds: [DatabaseSchema: [Int]] = [:]
    for (position, script) in scripts.enumerated() {
      let schema = try await engine.withDatabase { database in
        try await database.executeScript(script)
        return try await database.schema().normalized(in: database.dialect)
      }
      kinds[schema, default: []].append(position)
    }
    #expect(kinds.values.sorted { $0[0] < $1[0] } == [[0, 1], [2], [3], [4], [5, 6], [7], [8], [9]])
  }

  /// Types for which Koine has none are compared by their names within an engine, and not between engines.
  @Test(
    arguments: [
      (.postgreSQL, "integer[]", "text[]"), (.postgreSQL, "point", "line"), (.sqlite, "POINT", "ANY"),
    ] as [(Engine, String, String)])
  func typesWithoutOneOfKoine(_ engine: Engine, _ first: String, _ second: String) async throws {
    func schema(_ type: String) async throws -> (within: DatabaseSchema, between: DatabaseSchema) {
      try await engine.withDatabase { database in
        try await database.executeScript("CREATE TABLE t (a \(type))")
        let schema = try await database.schema()
        return (schema.normalized(in: database.dialect), schema.normalized)
      }
    }
    let (one, other) = (try await schema(first), try await schema(second))
    #expect(one.within != other.within && one.between == other.between)
    #expect(try await schema(first.lowercased()).within == one.within)
  }

  /// The columns that an index or a key holds besides are compared within an engine, and not between engines.
  @Test func columnsThatAnIndexHoldsBesides() async throws {
    func schema(_ script: String) async throws -> (within: DatabaseSchema, between: DatabaseSchema) {
      try await Engine.postgreSQL.withDatabase { database in
        try await database.executeScript(script)
        let schema = try await database.schema()
        return (schema.normalized(in: database.dialect), schema.normalized)
      }
    }
    let groups = [
      ["", " INCLUDE (b)", " INCLUDE (c)", " INCLUDE (b, c)"].map {
        "CREATE TABLE t (a integer, b text, c text); CREATE INDEX i ON t (a)\($0)"
      },
      ["", " INCLUDE (b)", " INCLUDE (c)", " INCLUDE (b, c)"].map {
        "CREATE TABLE t (a integer, b text, c text, UNIQUE (a)\($0))"
      },
      ["", " INCLUDE (b)", " INCLUDE (c)", " INCLUDE (b, c)"].map {
        "CREATE TABLE t (a integer, b text, c text, PRIMARY KEY (a)\($0))"
      },
    ]
    for scripts in groups {
      var within: Set<DatabaseSchema> = []
      var between: Set<DatabaseSchema> = []
      for script in scripts {
        let found = try await schema(script)
        within.insert(found.within)
        between.insert(found.between)
      }
      #expect(within.count == scripts.count && between.count == 1, "\(scripts[0])")
    }
  }

  /// What a definition says and a schema has no word for.
  @Test func rulesWithoutAWord() async throws {
    func schema(_ columns: String) async throws -> (
      told: [String], within: DatabaseSchema, between: DatabaseSchema
    ) {
      try await Engine.sqlite.withDatabase { database in
        try await database.executeScript("CREATE TABLE t (\(columns))")
        let schema = try await database.schema()
        return (schema.tables[0].untold, schema.normalized(in: database.dialect), schema.normalized)
      }
    }
    let plain = try await schema("a INTEGER NOT NULL UNIQUE, b TEXT, PRIMARY KEY (a, b)")
    let told = try await schema(
      "a INTEGER NOT NULL UNIQUE ON CONFLICT REPLACE, b TEXT, PRIMARY KEY (a DESC, b)")
    let same = try await schema(
      "a INTEGER NOT NULL UNIQUE on conflict replace, b TEXT, primary key (\"a\" desc, b)")
    #expect(plain.told == [] && told.told == ["ON CONFLICT REPLACE", "a key (a DESC, b)"])
    #expect(plain.within != told.within && told.within == same.within)
    #expect(plain.between == told.between)
  }

  /// What `normalized` keeps apart.
  @Test(arguments: Engine.allCases) func normalizedTellsSchemasApart(_ engine: Engine) async throws {
    let different = [
      "CREATE TABLE t (a integer NOT NULL, b text)",
      "CREATE TABLE t (a integer, b text NOT NULL)",
      "CREATE TABLE t (a integer, c text)",
      "CREATE TABLE t (b text, a integer)",
      "CREATE TABLE t (a text, b text)",
      "CREATE TABLE t (a integer, b text DEFAULT '')",
      "CREATE TABLE t (a integer, b text DEFAULT 'x')",
      "CREATE TABLE t (a integer, b text UNIQUE)",
      "CREATE TABLE t (a integer, b text, UNIQUE (a, b))",
      "CREATE TABLE t (a integer, b text, CONSTRAINT named UNIQUE (a, b))",
      "CREATE TABLE t (a integer NOT NULL, b text NOT NULL, PRIMARY KEY (a, b))",
      "CREATE TABLE t (a integer NOT NULL, b text NOT NULL, PRIMARY KEY (b, a))",
      "CREATE TABLE t (a integer CHECK (a > 0), b text)",
      "CREATE TABLE t (a integer, b text CHECK (b > ''))",
      "CREATE TABLE t (a integer CONSTRAINT named CHECK (a > 0), b text)",
      "CREATE TABLE t (a integer GENERATED ALWAYS AS (length(b)) STORED, b text)",
      "CREATE TABLE t (a integer, b text); CREATE INDEX i ON t (a)",
      "CREATE TABLE t (a integer, b text); CREATE INDEX i ON t (a DESC)",
      "CREATE TABLE t (a integer, b text); CREATE UNIQUE INDEX i ON t (a)",
      "CREATE TABLE t (a integer, b text); CREATE INDEX i ON t (a) WHERE b = ''",
      "CREATE TABLE t (a integer, b text); CREATE INDEX i ON t ((a + 1))",
      "CREATE TABLE t (a integer, b text); CREATE INDEX j ON t (a)",
      "CREATE TABLE t (a integer, b text); CREATE VIEW v AS SELECT a FROM t",
      "CREATE TABLE t (a integer, b text UNIQUE REFERENCES t (b))",
      "CREATE TABLE t (a integer, b text UNIQUE REFERENCES t (b) ON DELETE CASCADE)",
      "CREATE TABLE t (a integer, b text UNIQUE REFERENCES t (b) ON UPDATE CASCADE)",
      "CREATE TABLE t (a integer, b text UNIQUE REFERENCES t (b) DEFERRABLE INITIALLY DEFERRED)",
    ]
    var found: [DatabaseSchema: String] = [:]
    for script in different {
      let schema = try await engine.withDatabase { database in
        try await database.executeScript(script)
        return try await database.schema().normalized
      }
      #expect(found.updateValue(script, forKey: schema) == nil, "\(script)")
    }
  }
}

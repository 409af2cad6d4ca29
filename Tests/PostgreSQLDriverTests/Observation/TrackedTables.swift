import Koine
import KoinePostgreSQL
import KoineTesting

@Table("watched") struct Watched: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

@Table("other") struct Other: Identifiable, Equatable {
  let id: Int
  var a: Int
}

@Table("child") struct Child: Identifiable, Equatable {
  let id: Int
  var watched: Int
}

@Table("triggering") struct Triggering: Identifiable, Equatable {
  let id: Int
  var a: Int
}

/// Its name and its column need quotes, and it has no primary key.
@Table("Odd \"name\"", schema: "app's") struct Odd: Equatable {
  @Column("tä\"g 1:2", primaryKey: false) var tag: String
  var n: Int
}

@Table("parted") struct Parted: Identifiable, Equatable {
  let id: Int
  var a: Int
}

@Table("family") struct Family: Identifiable, Equatable {
  let id: Int
  var a: Int
}

@Table("shown") struct Shown: Identifiable, Equatable {
  let id: Int
  var a: Int
}

/// Its columns have types that JSON does not write as they are.
@Table("formed") struct Formed: Identifiable, Equatable {
  let id: Int
  var a: Int
  var json: String?
}

/// It has an enumeration, a domain, and no primary key.
@Table("named") struct Named: Equatable {
  @Column(primaryKey: false) var id: Int
  var mood: String
  var short: String
}

enum Tracked {
  static let schema = #"""
    CREATE TABLE watched (id bigint PRIMARY KEY, a bigint NOT NULL, b bigint NOT NULL UNIQUE);
    CREATE TABLE other (id bigint PRIMARY KEY, a bigint);
    CREATE TABLE child (id bigint PRIMARY KEY,
      watched bigint NOT NULL REFERENCES watched ON DELETE CASCADE ON UPDATE CASCADE);
    CREATE TABLE triggering (id bigint PRIMARY KEY, a bigint);
    CREATE FUNCTION acting() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN UPDATE watched SET a = a + 1; RETURN NULL; END';
    CREATE TRIGGER acting AFTER UPDATE OF a ON triggering EXECUTE FUNCTION acting();
    CREATE FUNCTION touching() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW.b = 999 THEN NEW.a := 999; END IF; RETURN NEW; END';
    CREATE TRIGGER touching BEFORE UPDATE ON watched FOR EACH ROW EXECUTE FUNCTION touching();
    CREATE SCHEMA "app's";
    CREATE TABLE "app's"."Odd ""name""" ("tä""g 1:2" text NOT NULL, n bigint NOT NULL);
    CREATE TABLE parted (id bigint NOT NULL, a bigint NOT NULL) PARTITION BY RANGE (id);
    CREATE TABLE parted_low PARTITION OF parted FOR VALUES FROM (0) TO (100);
    CREATE TABLE family (id bigint, a bigint);
    CREATE TABLE cousin () INHERITS (family);
    CREATE TYPE mood AS ENUM ('sad', 'glad');
    CREATE DOMAIN short AS text;
    CREATE TABLE formed (id bigint PRIMARY KEY, a bigint NOT NULL, json jsonb, numbers int[]);
    CREATE TABLE named (id bigint, mood mood, short short);
    CREATE VIEW shown AS SELECT id, a FROM watched;
    INSERT INTO watched VALUES (1, 10, 100), (2, 20, 200);
    INSERT INTO other VALUES (1, 1);
    INSERT INTO child VALUES (1, 1), (2, 2);
    INSERT INTO triggering VALUES (1, 1);
    INSERT INTO "app's"."Odd ""name""" VALUES ('x', 1);
    INSERT INTO parted VALUES (1, 1);
    INSERT INTO cousin VALUES (1, 1);
    INSERT INTO formed VALUES (1, 1, NULL, '{1,2}'), (2, 2, '"1"', NULL), (3, 3, '"[1]"', NULL);
    INSERT INTO named VALUES (1, 'sad', 'x');
    """#

  static let tables: [any Table.Type] = [
    Watched.self, Other.self, Child.self, Triggering.self, Odd.self, Parted.self, Family.self,
    Formed.self, Named.self,
  ]

  /// Gives `body` a database with the tables, whose changes are tracked.
  static func withDatabase<Result>(
    _ configuration: PostgreSQLDatabase.Configuration = .init(),
    _ body: (PostgreSQLDatabase) async throws -> Result
  ) async throws -> Result {
    try await PostgreSQLDriverTests.withDatabase(configuration) { database in
      try await prepare(database)
      return try await body(database)
    }
  }

  /// Runs SQL in another process.
  @discardableResult
  static func psql(_ sql: String, on database: PostgreSQLDatabase) async throws -> String {
    let server = try await PrivatePostgreSQL.shared()
    let name = try await database.strings("SELECT current_database()")[0]
    return try await server.psql(sql, url: server.url.replacing("///koine?", with: "///\(name)?"))
  }

  static func prepare(_ database: PostgreSQLDatabase) async throws {
    try await database.executeScript(schema)
    try await database.installChangeTracking(for: tables)
  }
}

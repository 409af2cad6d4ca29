import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// Rules that compare texts, which each engine does in its own way.
@Suite struct CopiedComparisonsTests {
  private static let collation =
    "CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false);"

  /// What asks for the order of a language or an enum type, or takes different texts for equal, is left out on request
  /// alone.
  @Test func ofPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        Self.collation + """
          CREATE TYPE mood AS ENUM ('sad', 'glad');
          CREATE TABLE keys (id int PRIMARY KEY, code text COLLATE ci UNIQUE, name text, mood mood, plain text COLLATE "C",
            CONSTRAINT a CHECK (name < 'm'), CONSTRAINT b CHECK (mood < 'glad'), CONSTRAINT c CHECK (plain < 'm'),
            CONSTRAINT d CHECK (code <> 'x'), CONSTRAINT e CHECK (name <> 'x'), CONSTRAINT f CHECK (name COLLATE "C" < 'z'),
            CONSTRAINT g CHECK (lower(name) BETWEEN 'a' AND 'm'), CONSTRAINT h CHECK (mood IN ('sad')));
          CREATE INDEX few ON keys (id) WHERE name > 'a';
          CREATE TABLE uses (id int PRIMARY KEY, code text COLLATE ci REFERENCES keys (code));
          INSERT INTO keys VALUES (1, 'Key', 'B', 'sad', 'a'); INSERT INTO uses VALUES (1, 'KEY');
          """)
      try await Engine.sqlite.withDatabase { target in
        let why = "which compares values as only the engine does (LEFT OUT)"
        let left = [
          "keys: a: the check name < 'm'::text, \(why)", "keys: b: the check mood < 'glad'::mood, \(why)",
          "keys: d: the check code <> 'x'::text, \(why)",
          "keys: g: the check (lower(name) >= 'a'::text) AND (lower(name) <= 'm'::text), \(why)",
          "keys: few: the index of the rows name > 'a'::text, \(why)",
          "uses: uses_code_fkey: the target does not compare code of keys as the original does (LEFT OUT)",
        ]
        #expect(try await source.copyPlan(to: target).left.map(\.description) == left)
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["keys": 1, "uses": 1])
        for values in ["2, 'b', 'x', 'sad', 'a'", "2, 'b', 'zz', 'sad', 'a'", "2, 'b', 'y', 'sad', 'z'"] {
          let error = await #expect(throws: DatabaseError.self) {
            try await target.execute("INSERT INTO keys VALUES (\(raw: values))")
          }
          #expect(error?.code == .checkViolation)
        }
        try await target.execute("INSERT INTO keys VALUES (2, 'KEY', 'n', 'sad', 'a')")
      }
    }
  }

  /// PostgreSQL has no reference without case, and no texts whose last blanks do not count.
  @Test(arguments: Engine.allCases) func ofSQLite(_ engine: Engine) async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE keys (code TEXT COLLATE NOCASE PRIMARY KEY NOT NULL, d TEXT COLLATE RTRIM CHECK (d <> 'x'),
          e TEXT COLLATE NOCASE CHECK (e < 'm'));
        CREATE TABLE uses (id INTEGER PRIMARY KEY, code TEXT COLLATE NOCASE REFERENCES keys (code));
        INSERT INTO keys VALUES ('A', 'y', 'B'); INSERT INTO uses VALUES (1, 'a');
        """)
      try await engine.withDatabase { target in
        let left =
          engine == .sqlite
          ? []
          : [
            "keys: check: the check d <> 'x', which compares values as only the engine does (LEFT OUT)",
            "uses: foreign key to keys: the target does not compare code of keys as the original does (LEFT OUT)",
          ]
        #expect(try await source.copyPlan(to: target).left.map(\.description) == left)
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["keys": 1, "uses": 1])
        let error = await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO keys VALUES ('B', 'y', 'N')")
        }
        #expect(error?.code == .checkViolation)
      }
    }
  }

  /// A database of another locale orders texts in another way.
  @Test func ofADatabaseWithAnotherOrder() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let name = "copied_by_bytes"
    let version = try await server.psql("SHOW server_version_num")
    let provider = version < "15" ? "" : " LOCALE_PROVIDER libc"
    try await server.psql("CREATE DATABASE \(name) TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'\(provider)")
    let script = """
      CREATE TABLE t (id int PRIMARY KEY, name text, code text COLLATE "C", CONSTRAINT early CHECK (name < 'm'),
        CONSTRAINT same CHECK (name <> 'x' AND id > 0), CONSTRAINT coded CHECK (code < 'm'),
        CONSTRAINT said CHECK (name COLLATE "C" < 'z'));
      CREATE INDEX few ON t (id) WHERE greatest(name, 'b') = 'b';
      """
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(script)
      let target = try await PostgreSQLDatabase(url: server.url.replacing("/koine?", with: "/\(name)?"))
      let plan = try await source.copyPlan(to: target)
      #expect(plan.notes.map(\.place) == ["t: early", "t: few"])
      #expect(plan.left == [])
      #expect(
        plan.notes.first?.text.hasPrefix(
          "name < 'm'::text orders texts as the target does, by C, and not by ")
          == true)
      await target.close()
      try await Engine.postgreSQL.withDatabase { same async throws in
        #expect(try await source.copyPlan(to: same).notes == [])
      }
    }
    try await server.psql("DROP DATABASE \(name)")
  }

  /// What a database lacks of what definitions name is told before anything is written.
  @Test func whatComparesAndIsMissing() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        Self.collation + """
          CREATE TABLE c (id int PRIMARY KEY, a text COLLATE ci, b text);
          CREATE INDEX i ON c (b COLLATE ci); INSERT INTO c VALUES (1, 'A', 'B');
          """)
      try await Engine.postgreSQL.withDatabase { target async throws in
        let left = [
          "c.a: its collation ci, which the target does not have (LEFT OUT)",
          "c: i: the index has the collation ci, which the target does not (LEFT OUT)",
        ]
        #expect(try await source.copyPlan(to: target).left.map(\.description) == left)
        #expect(try await source.copy(to: target, allowingLoss: true).rows == ["c": 1])
      }
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript(Self.collation)
        #expect(try await source.copy(to: target).rows == ["c": 1])
        #expect(try await target.schema() == (try await source.schema()))
      }
    }
  }
}

import Foundation
import Koine
import Testing

/// From a database to another one of the same engine, values are carried as they are stored.
@Suite struct CopiedAsStoredTests {
  /// Every cell with its storage class, by rows.
  private static func cells(of table: String, in database: any Database) async throws -> [[String]] {
    var rows: [[String]] = []
    try await database.run(RenderedStatement(sql: "SELECT * FROM \(table) ORDER BY 1")) { row in
      var cells: [String] = []
      for _ in 0..<row.columnCount { cells.append("\(try row.nextValue())") }
      rows.append(cells)
    }
    return rows
  }

  /// SQLite takes any value in any column, and spells days and keys as the program does.
  @Test func anyValueOfSQLite() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE odd (id INTEGER PRIMARY KEY, any, at DATETIME, key UUID, isOpen BOOLEAN, n INTEGER, bytes BLOB,
          price DECIMAL(10, 2), document JSON);
        INSERT INTO odd VALUES
          (1, 5, '2024-02-29T12:00:00', 'ABCDEF00-0000-4000-8000-00000000000A', 'true', 'many', 'text', 'dear', 'no JSON'),
          (2, x'00ff', 1709208000, x'01', 1, 1.5, 7, 9007199254740993, '{"b": 1, "a": 1.0, "a": 2}'),
          (3, NULL, '2024-02-29', '', 'no', x'', NULL, 0.1, NULL);
        """)
      try await Engine.sqlite.withDatabase { target in
        let result = try await source.copy(to: target)
        #expect(result.rows == ["odd": 3])
        #expect(result.notes == [])
        let cells = try await Self.cells(of: "odd", in: source)
        #expect(
          cells[0][1...3] == [
            "integer(5)", #"text("2024-02-29T12:00:00")"#, #"text("ABCDEF00-0000-4000-8000-00000000000A")"#,
          ])
        #expect(try await Self.cells(of: "odd", in: target) == cells)
      }
    }
  }

  /// A type that is given is that of its column alone.
  @Test func oneColumnGetsAnotherType() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TYPE mood AS ENUM ('sad', 'glad');
        CREATE TABLE visits (id int PRIMARY KEY, at text DEFAULT 'soon', tags text[], name varchar(5), mood mood);
        INSERT INTO visits VALUES (1, '2024-02-29T12:00:00+02:00', '{a,NULL}', 'Ada', 'glad');
        """)
      try await Engine.postgreSQL.withDatabase { target in
        let plan = try await source.copyPlan(to: target, types: ["visits.at": .timestamp])
        #expect(plan.left.map(\.description) == ["visits.at: its default 'soon'::text (LEFT OUT)"])
        try await source.copy(to: target, types: ["visits.at": .timestamp], allowingLoss: true)
        let columns = try await target.schema().table("visits")?.columns.map(\.typeName)
        #expect(
          columns == ["integer", "timestamp with time zone", "text[]", "character varying(5)", "mood"])
        let rows = try await target.fetchAll(
          "SELECT (at AT TIME ZONE 'UTC') || ' ' || CAST(tags AS text) || ' ' || mood FROM visits",
          as: String.self)
        #expect(rows == ["2024-02-29 10:00:00 {a,NULL} glad"])
      }
    }
  }

  /// Types that the driver does not read travel as their texts, keys that the server always makes are kept.
  @Test func anyTypeOfPostgreSQL() async throws {
    let script = """
      CREATE TYPE mood AS ENUM ('sad', 'it''s fine');
      CREATE TABLE keyed (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);
      CREATE TABLE every (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, moods mood[], mood mood, span interval,
        address inet, range int4range, words tsvector, bits bit(3), price money, at timestamp(3), late timestamptz[],
        fixed character(5), digits numeric, small numeric(5, 2), document json, binary_document jsonb, clock timetz,
        other int REFERENCES every (id), next int GENERATED ALWAYS AS (small * 2) STORED);
      """
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        script + """

          INSERT INTO keyed (name) SELECT 'n' || n FROM generate_series(1, 300) AS n;
          DELETE FROM keyed WHERE id < 11;
          INSERT INTO every (moods, mood, span, address, range, words, bits, price, at, late, fixed, digits, small,
            document, binary_document, clock, other)
          SELECT '{sad,it''s fine}', 'it''s fine', interval '1 year -2 days 03:00:00.5', '10.0.0.1/8', '[1,5)', 'a b',
            B'101', 12.34::numeric::money, '2024-02-29 12:00:00.125', ARRAY[timestamptz '2024-02-29 12:00+02', NULL],
            'ab', 1e30, 1.25, '{"b": 1,  "a": 2}', '{"a": 1}', '12:00+02', CASE WHEN n > 1 THEN n - 1 END
          FROM generate_series(1, 300) AS n;
          INSERT INTO every (mood) VALUES (NULL);
          DELETE FROM every WHERE id = 300;
          """)
      try await Engine.postgreSQL.withDatabase { target in
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["every": 300, "keyed": 290])
        #expect(result.notes.filter { $0.effect == .left } == [])
        let query: SQLFragment = "SELECT md5(string_agg(CAST(every AS text), ' ' ORDER BY id)) FROM every"
        let sums = (
          try await source.fetchAll(query, as: String.self), try await target.fetchAll(query, as: String.self)
        )
        #expect(sums.0 == sums.1)
        #expect(try await target.fetchAll("SELECT min(id) + max(id) FROM keyed", as: Int.self) == [311])
        let types = (try await source.schema(), try await target.schema())
        #expect(types.0 == types.1)
        #expect(
          try await target.fetchAll("INSERT INTO every (mood) VALUES ('sad') RETURNING id", as: Int.self) == [
            302
          ])
      }
    }
  }

  /// What a definition needs, and the target does not have, is left out on request alone.
  @Test func whatTheTargetLacksIsSaid() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE DOMAIN share AS double precision CHECK (VALUE BETWEEN 0 AND 1);
        CREATE SEQUENCE tickets;
        CREATE FUNCTION twice(n int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT n * 2';
        CREATE TABLE parts (id int PRIMARY KEY, share share, number bigint DEFAULT nextval('tickets'),
          n int DEFAULT twice(2) CHECK (twice(n) > 0), m int CHECK (m > 0));
        CREATE INDEX doubled ON parts (twice(n)); CREATE INDEX plain ON parts (m);
        INSERT INTO parts (id, share, m) VALUES (1, 0.5, 1);
        """)
      try await Engine.postgreSQL.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.place) == [
            "tickets", "twice", "parts.share", "parts.number", "parts.n", "parts: parts_n_check",
            "parts: doubled",
          ])
        #expect(
          plan.left[2].text == "its type share, which the target does not have, becomes double precision")
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["parts": 1])
        let rows = try await target.fetchAll("SELECT share + number + n FROM parts", as: Double.self)
        #expect(rows == [5.5])
        let table = try await target.schema().table("parts")
        #expect(table?.indexes.map(\.name) == ["plain"])
        #expect(table?.checks.map(\.name) == ["parts_m_check"])
      }
    }
  }

  /// Values of PostgreSQL that no type of Koine has are carried to another server, and are an error that names their row for
  /// a file; as texts they are carried there, too.
  @Test func valuesBeyondThoseOfKoine() async throws {
    let cases = [
      ("date", "infinity"), ("date", "0044-03-15 BC"), ("timestamptz", "-infinity"),
      ("timestamptz", "12024-02-29 12:00:00+00"), ("timestamp", "infinity"), ("time", "24:00:00"),
      ("numeric(10,2)", "NaN"),
    ]
    for (type, value) in cases {
      try await Engine.postgreSQL.withDatabase { source in
        try await source.executeScript(
          "CREATE TABLE t (id int PRIMARY KEY, v \(type)); INSERT INTO t VALUES (7, '\(value)'), (8, NULL)")
        try await Engine.postgreSQL.withDatabase { target in
          #expect(try await source.copyPlan(to: target).notes == [])
          #expect(try await source.copy(to: target).rows == ["t": 2])
          let copied = try await target.fetchAll(
            "SELECT count(*) FROM t WHERE v = CAST(\(value) AS \(raw: type)) OR id = 8", as: Int.self)
          #expect(copied == [2], "\(type) \(value)")
        }
      }
    }
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        "CREATE TABLE t (id int PRIMARY KEY, v date); INSERT INTO t VALUES (7, 'infinity')")
      try await Engine.sqlite.withDatabase { target async throws in
        let error = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(
          error?.reason
            == .value(
              table: "t", row: 1, key: "7",
              "the column v holds a value that the driver does not read, such as infinity"))
        #expect(try await source.copy(to: target, types: ["t.v": .text]).rows == ["t": 1])
        #expect(try await target.fetchAll("SELECT v FROM t", as: String.self) == ["infinity"])
      }
    }
  }

  /// A generated column whose function the target lacks is told before anything is written, and becomes an ordinary one on
  /// request.
  @Test func aGeneratedColumnOfAFunction() async throws {
    let function = "CREATE FUNCTION twice(n int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT n * 2';"
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        function + """
          CREATE TABLE parts (id int PRIMARY KEY, n int, m int GENERATED ALWAYS AS (twice(n)) STORED CHECK (m > 0),
            k int GENERATED ALWAYS AS (n + 1) STORED);
          CREATE INDEX few ON parts (id) WHERE twice(n) > 2;
          INSERT INTO parts (id, n) VALUES (1, 2);
          """)
      try await Engine.postgreSQL.withDatabase { target in
        let plan = try await source.copyPlan(to: target, tables: ["parts"])
        #expect(plan.left.map(\.place) == ["parts.m", "parts: few"])
        #expect(
          plan.left.first?.text.hasPrefix(
            "its values are copied, but not computed any more as twice(n): There is no function twice")
            == true)
        let error = await #expect(throws: CopyError.self) {
          try await source.copy(to: target, tables: ["parts"])
        }
        #expect(error?.reason == .left(plan.left))
        #expect(try await target.schema() == DatabaseSchema())
        let result = try await source.copy(to: target, tables: ["parts"], allowingLoss: true)
        #expect(result.rows == ["parts": 1])
        try await target.execute("INSERT INTO parts (id, n, m) VALUES (2, 3, 7)")
        let rows = try await target.fetchAll(
          "SELECT n || ' ' || m || ' ' || k FROM parts ORDER BY id", as: String.self)
        #expect(rows == ["2 4 3", "3 7 4"])
      }
      try await Engine.postgreSQL.withDatabase { target in
        try await target.executeScript(function)
        #expect(try await source.copy(to: target, tables: ["parts"]).rows == ["parts": 1])
        #expect(try await target.schema() == (try await source.schema()))
      }
    }
  }

  /// A rule that rows may break which were there before it stays one.
  @Test func rulesThatWereNotLookedAt() async throws {
    let script = """
      CREATE TABLE planes (id int PRIMARY KEY);
      CREATE TABLE flights (id int PRIMARY KEY, plane int, seats int);
      INSERT INTO flights VALUES (1, 9, -1);
      ALTER TABLE flights ADD CONSTRAINT fly FOREIGN KEY (plane) REFERENCES planes (id) NOT VALID,
        ADD CONSTRAINT seated CHECK (seats > 0) NOT VALID;
      """
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(script)
      try await Engine.postgreSQL.withDatabase { target in
        #expect(try await source.copy(to: target).rows == ["planes": 0, "flights": 1])
        let (before, after) = (try await source.schema(), try await target.schema())
        #expect(before == after)
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO flights VALUES (2, NULL, -1)")
        }
      }
      try await Engine.sqlite.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.description) == [
            "flights: seated: the check seats > 0, which rows may break that are there (LEFT OUT)",
            "flights: fly: a reference which rows may break that are there (LEFT OUT)",
          ])
        #expect(try await source.copy(to: target, allowingLoss: true).rows == ["planes": 0, "flights": 1])
      }
    }
  }
}

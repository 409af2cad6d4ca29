import Koine
import KoineTesting
import Testing

/// What one engine has and the other has not: it is reported, and left out on request alone.
@Suite struct CopyLossTests {
  @Test func whatOnlySQLiteHasIsReportedBeforeAnythingIsWritten() async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE parent (id INTEGER PRIMARY KEY, made TEXT DEFAULT CURRENT_TIMESTAMP, any, b TEXT COLLATE RTRIM,
          total INTEGER AS (id * 2) STORED, twice TEXT AS (id || made), CHECK (made GLOB '2*'), CHECK (length(made) < 30 AND id + 1 > 0));
        CREATE TABLE child (id INTEGER PRIMARY KEY, other INTEGER REFERENCES missing (id));
        CREATE INDEX odd ON parent (substr(made, 1, 4));
        CREATE INDEX partial ON parent (made) WHERE made LIKE '2%';
        CREATE INDEX fine ON parent (made DESC, length(b)) WHERE id BETWEEN -1 AND 5 OR made IS NOT NULL;
        CREATE VIEW seen AS SELECT id FROM parent;
        CREATE TRIGGER pulled AFTER INSERT ON child BEGIN DELETE FROM parent; END;
        CREATE VIRTUAL TABLE words USING fts5(word);
        INSERT INTO parent (id, made, any, b) VALUES (1, '2024', 5, 'x'), (2, '2025', 'five', 'y'), (3, '2026', NULL, NULL);
        """)
      try await Engine.postgreSQL.withDatabase { target in
        let left = [
          "child: foreign key to missing: the table missing is not copied",
          "child: pulled: a trigger is written in the engine's own SQL",
          "parent.any: it has no type; its values become texts",
          "parent.made: its default CURRENT_TIMESTAMP",
          "parent.twice: its values are copied, but not computed any more as id || made",
          "parent: check: the check made GLOB '2*'",
          "parent: odd: the index of the expression substr(made, 1, 4)",
          "parent: partial: the index of the rows made LIKE '2%'",
          "seen: a view is written in the engine's own SQL",
          "words: it is no ordinary table",
        ]
        let plan = try await source.copyPlan(to: target)
        #expect(plan.left.map { "\($0.place): \($0.text)" }.sorted() == left)
        #expect(
          plan.notes.filter { $0.effect == .adapted }.map(\.description)
            == ["parent.b: texts are compared by code point, and not as RTRIM does"])
        do {
          try await source.copy(to: target)
          Issue.record("the copy was made")
        } catch let error as CopyError {
          #expect(error.reason == .left(plan.left))
        }
        #expect(try await target.schema() == DatabaseSchema())
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["parent": 3, "child": 0])
        let cells = try await CopyTests.cells(of: target)
        #expect(
          cells["parent"]
            == [
              [.integer(1), .text("2024"), .text("5"), .text("x"), .integer(2), .text("12024")],
              [.integer(2), .text("2025"), .text("five"), .text("y"), .integer(4), .text("22025")],
              [.integer(3), .text("2026"), .null, .null, .integer(6), .text("32026")],
            ])
        let table = try await target.schema().table("parent")
        #expect(table?.column("total")?.generation?.isStored == true)
        #expect(table?.indexes.map(\.name) == ["fine"])
        #expect(table?.checks.count == 1)
      }
    }
  }

  /// What conflicts do, and how a key compares, has no word in a schema: it is left out on request alone.
  @Test(arguments: Engine.allCases) func whatADefinitionOfSQLiteSaysBesides(_ engine: Engine) async throws {
    try await Engine.sqlite.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TABLE t (a INTEGER NOT NULL UNIQUE ON CONFLICT REPLACE, b TEXT NOT NULL,
          PRIMARY KEY (b COLLATE NOCASE));
        INSERT INTO t VALUES (1, 'x');
        """)
      try await engine.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map(\.description) == [
            "t: ON CONFLICT REPLACE (LEFT OUT)", "t: a key (b COLLATE NOCASE) (LEFT OUT)",
          ])
        let error = await #expect(throws: CopyError.self) { try await source.copy(to: target) }
        #expect(error?.reason == .left(plan.left))
        #expect(try await target.schema() == DatabaseSchema())
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["t": 1])
      }
    }
  }

  @Test func whatOnlyPostgreSQLHasIsReportedBeforeAnythingIsWritten() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(
        """
        CREATE TYPE mood AS ENUM ('sad', 'it''s fine');
        CREATE TABLE parent (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mood mood DEFAULT 'sad',
          tags text[], address inet, name varchar(20) CHECK (name <> '' AND name = ANY (ARRAY['a', 'b'])),
          price numeric(10, 2) DEFAULT 0.5, huge numeric, at timestamp, until timestamptz DEFAULT now(),
          note json, UNIQUE NULLS NOT DISTINCT (name), UNIQUE (price) INCLUDE (name));
        CREATE INDEX words ON parent USING gin (tags);
        CREATE INDEX lowered ON parent (lower(name));
        CREATE TABLE child (a int, b int, c int, PRIMARY KEY (b, a));
        INSERT INTO parent (mood, tags, address, name, price, huge, at, until, note) VALUES
          ('it''s fine', '{a,NULL}', '10.0.0.1', 'a', 12.5, 1e20, '2024-02-29 12:00', '2024-02-29 12:00+02', '{"b": 1,"a":2}'),
          (NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
        """)
      try await Engine.sqlite.withDatabase { target in
        let plan = try await source.copyPlan(to: target)
        #expect(
          plan.left.map { "\($0.place): \($0.text)" }.sorted() == [
            "parent.address: its type inet becomes a text",
            "parent.huge: its type numeric becomes a text",
            "parent.tags: its type text[] becomes a text",
            "parent: parent_name_key: the unique key takes NULL for equal to NULL",
            "parent: words: the index is of the kind gin",
          ])
        let result = try await source.copy(to: target, allowingLoss: true)
        #expect(result.rows == ["parent": 2, "child": 0])
        let copied = try await CopyTests.cells(of: target)["parent"]
        #expect(
          copied == [
            [
              .integer(1), .text("it's fine"), .text("{a,NULL}"), .text("10.0.0.1/32"), .text("a"),
              .integer(1250),
              .text("100000000000000000000"), .text("2024-02-29 12:00:00.000000"),
              .text("2024-02-29 10:00:00.000000"), .text("{\"b\": 1,\"a\":2}"),
            ],
            [.integer(2)] + Array(repeating: .null, count: 9),
          ])
        let child = try await target.schema().table("child")
        #expect(child?.primaryKey?.columns == ["b", "a"])
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO parent (name, mood) VALUES ('a', 'glad')")
        }
        await #expect(throws: DatabaseError.self) {
          try await target.execute("INSERT INTO parent (name) VALUES ('c')")
        }
        let added = try await target.fetchAll(
          "INSERT INTO parent (name) VALUES ('b') RETURNING mood || ' ' || price", as: String.self)
        #expect(added == ["sad 50"])
      }
    }
  }
}

import Koine
import Testing

@testable import KoineSQLite

/// SQLite itself tells what a statement does; nobody reads its text.
@Suite struct StatementKindTests {
  private static let statements: [(sql: String, kind: PreparedStatement.Kind)] = [
    ("SELECT 1", .query), ("VALUES (1), (2)", .query), ("WITH a AS (SELECT 1) SELECT * FROM a", .query),
    ("\u{FEFF}SELECT 1", .query), ("\u{C}-- a\n/* /* */ SELECT id FROM n", .query),
    ("SELECT 'COMMIT' AS [DELETE], `a` FROM v", .query), ("SELECT replace('a', 'b', 'c')", .query),
    ("SELECT * FROM pragma_table_info('n')", .query), ("EXPLAIN SELECT 1", .other),
    ("EXPLAIN COMMIT", .other), ("EXPLAIN QUERY PLAN DELETE FROM n", .other),
    ("INSERT INTO n VALUES (1)", .write), ("REPLACE INTO n VALUES (1)", .write),
    ("INSERT INTO v VALUES (1, 2)", .write), ("INSERT INTO n DEFAULT VALUES", .write),
    ("WITH a AS (SELECT 1) INSERT INTO n SELECT * FROM a", .write), ("UPDATE n SET id = 1", .write),
    ("WITH a AS (SELECT 1) DELETE FROM n", .write), ("DELETE FROM n", .write),
    ("INSERT INTO n VALUES (1) RETURNING id", .write),
    ("BEGIN", .beginning), ("begin IMMEDIATE", .beginning), ("SAVEPOINT a", .beginning),
    ("/* a */ COMMIT", .commit), ("END TRANSACTION", .commit), ("RELEASE a", .commit),
    ("ROLLBACK", .rollback), ("ROLLBACK TO a", .rollback),
    ("PRAGMA user_version", .other), ("PRAGMA user_version = 3", .other), ("ATTACH ':memory:' AS a", .other),
    ("CREATE TABLE t AS SELECT 1", .other), ("CREATE TABLE IF NOT EXISTS n (a)", .other),
    ("CREATE TEMP TABLE t (a)", .other), ("CREATE INDEX i ON n (id)", .other), ("DROP TABLE n", .other),
    ("ALTER TABLE n RENAME TO m", .other), ("ANALYZE", .other), ("REINDEX", .other), ("VACUUM", .other),
    ("CREATE TRIGGER x AFTER INSERT ON n BEGIN DELETE FROM n; END", .other),
    ("CREATE VIRTUAL TABLE f USING fts5 (a)", .other),
  ]

  @Test func aCompiledStatementTellsWhatItDoes() throws {
    let handle = try SQLiteHandle(.memory, purpose: .memory, configuration: .init())
    for sql in [
      "CREATE TABLE n (id INTEGER PRIMARY KEY)", "CREATE VIEW v AS SELECT id, 1 AS a FROM n",
      "CREATE TRIGGER i INSTEAD OF INSERT ON v BEGIN DELETE FROM n; UPDATE n SET id = 2; END",
    ] {
      _ = try handle.query(sql)
    }
    for (sql, kind) in Self.statements {
      let (pointer, effects) = try handle.notingEffects { () throws(DatabaseError) in try handle.prepare(sql)
      }
      let statement = PreparedStatement(
        pointer: pointer, effects: effects, change: DatabaseChange(), key: StatementKey(sql),
        profile: StatementProfile())
      #expect(statement.kind == kind, "\(sql)")
    }
  }

  /// The names are found by SQLite's own rules for comments and quotes.
  @Test func foreignKeysHaveTheNamesOfTheirConstraints() {
    let expected: [(String, [String?])] = [
      ("CREATE TABLE c (a REFERENCES p, CONSTRAINT x FOREIGN KEY (b) REFERENCES p)", [nil, "x"]),
      (
        "CREATE TABLE c (a CONSTRAINT [a \" b] REFERENCES p, b CONSTRAINT `c``d` REFERENCES p)",
        ["a \" b", "c`d"]
      ),
      (
        "CREATE TABLE c (a CONSTRAINT 'e''f' REFERENCES p, b CONSTRAINT \"g\"\"h\" REFERENCES p)",
        ["e'f", "g\"h"]
      ),
      ("CREATE TABLE c (a -- b\r x\n CONSTRAINT Y /* /* */ REFERENCES p)", ["Y"]),
      ("CREATE TABLE c (a CONSTRAINT n NOT NULL REFERENCES p, [REFERENCES] DEFAULT 'REFERENCES')", [nil]),
      ("CREATE TABLE c (a CONSTRAINT $x REFERENCES p)", ["$x"]),
    ]
    for (sql, names) in expected { #expect(TableText.foreignKeyNames(in: sql) == names, "\(sql)") }
  }
}

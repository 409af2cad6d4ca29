import Foundation
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import KoineMacros

/// `#sql` has nothing to say of SQL that an engine takes.
struct SQLValidTextTests {
  @Test(arguments: [
    // Fragments.
    "a", "a = 1", "NULL", "'it''s'", "count(*) FILTER (WHERE a > 1)", "a COLLATE NOCASE DESC",
    "a IS NOT NULL AND b",
    "-1", "a - -1", ", b", "ORDER BY a", "AND (a OR b)", "\"a \"\"b\"\" ' c\"", "''", "'%'", "/* hint */",
    "a.*",
    "CASE WHEN a THEN '?' ELSE ':b' END", "LEFT JOIN t ON t.a = u.a", "DEFAULT", "x'00ff'", "1e5 + 0x1F + .5",
    // SQLite.
    "SELECT [a b], [it's], t.[c], `d``e`, \"f\" FROM [t 1] AS [u]", "SELECT a, [b] FROM t ORDER BY [b]",
    "CREATE TABLE c (a CONSTRAINT [a \" b] REFERENCES p)", "PRAGMA table_info(t)", "PRAGMA foreign_keys = ON",
    "VACUUM",
    "VACUUM INTO 'a.db'", "ATTACH DATABASE ':memory:' AS a", "REPLACE INTO t VALUES (1)", "ANALYZE",
    "REINDEX t",
    "SELECT * FROM t WHERE t MATCH 'a NEAR b'", "SELECT a -> '$.b' ->> 0 FROM t",
    "SELECT json_extract(a, '$[0].b')",
    "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET b = excluded.b RETURNING a",
    "EXPLAIN QUERY PLAN SELECT 1",
    "CREATE TRIGGER g AFTER INSERT ON t BEGIN UPDATE t SET a = 1; DELETE FROM u; END",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n", "SAVEPOINT a", "END",
    "SELECT 1;;",
    "CREATE VIRTUAL TABLE f USING fts5(a, tokenize = 'unicode61')",
    "SELECT a == b, a <> b, a || b, a << 2, ~a",
    "/* a /* b */ SELECT 1",
    // PostgreSQL.
    "/* a /* b */ c */ SELECT 1", "SELECT a::text, b::int[], '1'::numeric(3, 1)", "SELECT data ? 'a'",
    "data?'a'",
    "data ?| array['a', 'b']", "data ?& ARRAY['a']", "data @> '{}' AND a <@ b",
    "data @? '$.a' OR data @@ '$.a > 1'",
    "SELECT match ? 'a', t.like ? 'b', (a) ? 'c', a[1] ? 'd', \"e\" ? 'f', '{}'::jsonb ? 'g' ? 'h'",
    "data OPERATOR(pg_catalog.?) 'a'",
    "SELECT rows ? 'a', range ? 'b', groups ? 'c', zone ? 'd', first ? 'e', next ? 'f', separator ? 'g'",
    "SELECT * FROM t WHERE (rows ? 'a') AND (time ? 'b' OR database ? 'c')",
    "SELECT a[1], a[1:2], a[:n], a[n:], a[lo:hi][2], (b.c)[1], ARRAY[[1, 2], [3, 4]], ARRAY [a, 'b'], ARRAY[]::int []",
    "SELECT @ -5, a <-> b, |/ 4, !~ 'b', a ~* 'c', a <<| b, a ?# b, a ?- b, ?| '((0,0),(1,1))'::lseg, a @- b, a ~@ b, ?- '((0,0),(1,1))'::lseg",
    "SELECT $$it's; (\"$$, $a$ $$ ? $a$, E'it\\'s', e'\\\\', U&'\\0061', B'01', N'a'",
    "SELECT E'a'\n'\\'b' AS c",
    "SELECT json_object('a': 1, 'b' :c), json_object('a':b)", "SELECT f(a => 1, b := 2)",
    "a #>> '{b}' #- '{c}'",
    "DO $$ BEGIN PERFORM 1; END $$", "PREPARE p AS SELECT $1",
    "SELECT NOT match ? 'a' AND NOT glob ? 'b'", "SELECT a AS of, immediate ? 'b', of ? 'c'",
    "CREATE OR REPLACE FUNCTION f(int) RETURNS int RETURN $1", "CREATE PROCEDURE p(int) CALL q($1)",
    "CREATE FUNCTION f(int) RETURNS int RETURN $1 + 1",
    "CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT 2; END",
    "CREATE RULE r AS ON INSERT TO t DO ALSO (DELETE FROM u; DELETE FROM v)",
    "COPY t (a) FROM STDIN WITH (FORMAT csv)",
    "MERGE INTO t USING u ON t.a = u.a WHEN MATCHED THEN DELETE", "ANALYSE t", "LISTEN c", "NOTIFY c, 'a'",
    "SHOW search_path",
    "LOCK TABLE t IN SHARE MODE", "TABLE t", "VALUES (1, 'a'), (2, 'b')", "GRANT SELECT ON t TO u",
    "TRUNCATE t, u CASCADE",
    "SELECT interval '1 day', date '2020-01-01', '[1,2)'::int4range", "SET LOCAL timezone = 'UTC'",
    "RESET ALL",
    "SELECT a$1, _b, é FROM t", "EXPLAIN (ANALYZE, BUFFERS) SELECT 1", "CREATE OPERATOR ? (FUNCTION = f)",
    // MariaDB.
    "SET @a = 1, @b := 2", "SELECT a INTO @b FROM t", "SELECT @n := @n + 1, @@version",
    "SELECT now() + INTERVAL 1 DAY", "CALL p(1)",
    "SHOW TABLES",
    "GRANT ALL ON d.* TO 'u'@'localhost'", "INSERT IGNORE INTO `t` SET `a` = 1", "SELECT a DIV 2 FROM `t``u`",
  ])
  func `What an engine takes is right`(text: String) {
    expectNoProblem(StringLiteralExprSyntax(content: text))
  }

  @Test(arguments: [
    #""\(a) = \(b)""#, #""SELECT \(T.columns) FROM \(T.self) WHERE \(T.columns.a) IN \(values)""#,
    #""\(a) ? 'b'""#,
    #""INSERT INTO \(T.self) (\(names: T.columns)) VALUES \(rows: rows)""#,
    #""ORDER BY \(t.a.descending())""#,
    #""'\(raw: text)' /* \(raw: text) */ \"\(raw: name)\"""#, #""\(a)[\(b)]""#, #""a[\(b):\(c)]""#,
    #""\(raw: ", b")""#,
    #""\(f("'(", g { "\(x)" }))""#, #""WHERE a = \(n, as: .integer)::int""#, #""\u{28}\(a)\u{29}""#,
    #""\t\n\(a)""#, #""\(a)""#,
    ##"#"SELECT "a", '\d', \#(b), E'\''"#"##, "\"\"\"\n  SELECT a -- the \"a\", it's (\n  FROM t\n  \"\"\"",
    "\"\"\"\n  SELECT a, \\\n  b FROM \\(T.self) \\\n\n  -- all\n\n  \"\"\"", #""SELECT 1 -- one\n""#,
    #""SELECT 1 -- one\rFROM t""#,
    "\"\"\"\r\n  SELECT a -- a\r\n  FROM t\r\n  \"\"\"", "\"\"\"\n  SELECT 'a\n  -- b \\(raw: c)'\n  \"\"\"",
    // A backslash joins lines where the comment begins, and inside of its dashes.
    "\"\"\"\n  SELECT 1 \\\n  -- x\n  FROM t\n  \"\"\"", "\"\"\"\n  SELECT 1 -\\\n  - x\n  FROM t\n  \"\"\"",
  ])
  func `Interpolations and escapes are right`(source: String) {
    expectNoProblem(("\(raw: source)" as ExprSyntax).as(StringLiteralExprSyntax.self))
  }

  /// What Koine writes has a placeholder for each binding, and nothing else that `#sql` complains of.
  @Test func `What Koine renders is right but for its placeholders`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Golden")
      .standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var count = 0
    for file in files where file.pathExtension == "sql" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for part in text.split(separator: "\n\n-- ") {
        let lines = part.split(separator: "\n").dropFirst()
        let bindings = lines.count { $0.hasPrefix("-- ") && !$0.hasPrefix("-- refused") }
        let sql = lines.filter { !$0.hasPrefix("-- ") }.joined(separator: "\n")
        guard !sql.isEmpty else { continue }
        var placeholders: [String] = []
        var others: [String] = []
        for problem in SQLCheck.problems(of: SQLLiteral(StringLiteralExprSyntax(content: sql))) {
          switch problem.kind {
          case .placeholder(let placeholder): placeholders.append(placeholder)
          case .secondStatement: break
          // It is there to end in a comment, behind which nothing follows.
          case .lineCommentAtEnd where file.lastPathComponent.hasPrefix("fragment-comment"): break
          default: others.append("\(problem.kind)")
          }
        }
        #expect(others == [], "\(file.lastPathComponent): \(sql)")
        // A number may occur twice; several statements have the same ones.
        let isNumbered = !placeholders.contains("?")
        let found = isNumbered ? Set(placeholders).count : placeholders.count
        #expect(found == bindings || isNumbered && sql.contains(";\n"), "\(file.lastPathComponent): \(sql)")
        count += 1
      }
    }
    #expect(count > 3000)
  }

  private func expectNoProblem(
    _ literal: StringLiteralExprSyntax?, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = literal.map { SQLCheck.problems(of: SQLLiteral($0)) }
    #expect(problems?.map { "\($0.kind)" } == [], sourceLocation: location)
  }
}

import Foundation
import Testing

@testable import KoinePostgreSQL

/// What the driver expects of a statement by its text.
@Suite struct StatementEffectTests {
  /// The connection of a typed statement is never put back: it would cost a round trip.
  @Test func whatTheTypedAPIRendersLeavesNothingBehind() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Golden")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var count = 0
    for file in files.sorted() where file.hasSuffix(".sql") {
      // Fragments may call what they like.
      if file.hasPrefix("fragment") || file.hasPrefix("raw-query") { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      guard let start = text.range(of: "-- PostgreSQL") else { continue }
      // As far as the text of the next dialect.
      let end = text[start.upperBound...].range(of: "\n-- MariaDB")?.lowerBound ?? text.endIndex
      let lines = text[start.upperBound..<end].split(separator: "\n").dropFirst()
      let sql = lines.filter { !$0.hasPrefix("--") }.joined(separator: "\n")
      #expect(StatementEffect(of: sql) == .none, "\(file): \(sql)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test func statementsAreToldApart() {
    let expected: [(String, StatementEffect)] = [
      ("", .none), (";;", .none), ("SELECT 1; SELECT 2", .none), ("COMMIT PREPARED 'a'", .none),
      ("ROLLBACK PREPARED 'a'", .none), ("PREPARE TRANSACTION 'a'", .transaction),
      ("PREPARE a AS SELECT 1", .connection),
      ("SELECT f(1)", .unknownFunction), ("SELECT \"f\" (1)", .unknownFunction),
      ("SELECT a.f(1)", .unknownFunction),
      ("SELECT count (*) FROM t WHERE a IN (1) AND (b OR NOT (c))", .none),
      ("INSERT INTO a.\"t\" (b) VALUES (1)", .none), ("INSERT INTO t SELECT * FROM f(1)", .unknownFunction),
      ("CREATE TABLE \"pg_temp\".a (b int)", .connection), ("DROP TABLE pg_temp_3.a", .connection),
      ("SELECT 'pg_temp'", .none), ("SET LOCAL search_path = app", .none),
      ("SET LOCAL search_path = pg_temp", .connection), ("SET LOCAL search_path = 'pg_temp'", .connection),
      ("SET LOCAL \"search_path\" TO app, \"pg_temp\"", .connection),
      ("SET LOCAL SCHEMA 'pg_temp'", .connection),
      ("SET LOCAL a.b = 1", .none), ("SET a.b = 1", .connection), ("SET TRANSACTION READ ONLY", .none),
      ("SELECT 1; SET a.b = 1; SELECT f(1)", .connection), ("SELECT 1; SELECT f(1); COMMIT", .transaction),
      ("SELECT $tag$ COMMIT; $tag$", .none), ("SELECT $1; COMMIT", .transaction),
      ("SELECT E'\\'; COMMIT; --'", .none),
      ("SELECT '\\'; COMMIT; --'", .transaction), ("SELECT 'a''; COMMIT; --'", .none),
      ("CREATE RULE r AS ON INSERT TO t DO ALSO (DELETE FROM a; DELETE FROM b)", .none),
      ("CREATE TABLE t (a varchar(10) CHECK (f(a)))", .none), ("CREATE TEMP TABLE t (a int)", .connection),
      ("SELECT date_trunc('day', a::timestamp(3)) FROM t AS b (a)", .none),
      ("SELECT id, pg_try_advisory_lock(id) AS locked FROM jobs", .unknownFunction),
      ("SELECT 1, set_config('search_path', 'x', false) AS p", .unknownFunction),
      ("SELECT * FROM t, f(1) AS y", .unknownFunction),
      ("SELECT * FROM t, f(1) AS (y int)", .unknownFunction),
      ("WITH a AS (SELECT 1) SELECT 1, f(1) AS y", .unknownFunction),
      ("WITH a AS (SELECT 1) SELECT * FROM a, f(1) AS (y int)", .unknownFunction),
      ("WITH a AS (SELECT * FROM t, f(1) AS (y int)) SELECT * FROM a", .unknownFunction),
      ("WITH a AS (SELECT 1) SELECT * FROM ROWS FROM (upper('b'), f(2) AS (y int))", .unknownFunction),
      ("SELECT * FROM unnest(b) WITH ORDINALITY AS a (x, y), f(1) AS (y int)", .unknownFunction),
      ("WITH a AS (SELECT 1), b (x) AS (SELECT 2), \"c\" (y) AS NOT MATERIALIZED (SELECT 3) TABLE b", .none),
      (
        "WITH RECURSIVE a (x) AS (SELECT 1), b (y) AS MATERIALIZED (SELECT 2) SELECT * FROM a, b AS b (z)",
        .none
      ),
      ("INSERT INTO t WITH a AS (SELECT 1), b (x) AS (SELECT 2) SELECT x FROM b", .none),
      ("SELECT * FROM (WITH a AS (SELECT 1), b (x) AS (SELECT 2) SELECT x FROM b) AS c (x)", .none),
      ("COPY t FROM STDIN", .connection), ("CALL p()", .connection), ("VACUUM", .none),
    ]
    for (sql, effect) in expected { #expect(StatementEffect(of: sql) == effect, "\(sql)") }
  }

  @Test func aLiteralOfManyQuotesIsReadWithoutDeepRecursion() {
    let quotes = String(repeating: "''", count: 1_000_000)
    #expect(StatementEffect(of: "SELECT '\(quotes)'; COMMIT") == .transaction)
    #expect(StatementEffect(of: "SELECT E'\(quotes)'; SELECT 1") == .none)
    #expect(StatementEffect(of: "SELECT 1 AS \"\(String(repeating: "\"\"", count: 1_000_000))\"") == .none)
  }
}

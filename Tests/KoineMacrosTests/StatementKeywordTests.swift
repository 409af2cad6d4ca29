import Testing

/// A keyword at the start of a statement that is misspelled, and what is none.
struct StatementKeywordTests {
  @Test(arguments: [
    ("SELCT", "SELECT", "a FROM t"), ("SELETC", "SELECT", "* FROM t"), ("selec", "select", "1"),
    ("Slect", "SELECT", "DISTINCT a"), ("SELEECT", "SELECT", "'a', 2"),
    ("SELECTT", "SELECT", "CASE WHEN a THEN 1 END"),
    ("INSRET", "INSERT", "INTO t VALUES (1)"), ("ISNERT", "INSERT", "OR IGNORE INTO t VALUES (1)"),
    ("REPLCE", "REPLACE", "INTO t VALUES (1)"), ("UPDAET", "UPDATE", "t SET a = 1"),
    ("UPDTE", "UPDATE", "\\(T.self) SET a = 1"),
    ("DELTE", "DELETE", "FROM t"), ("MEREG", "MERGE", "INTO t USING u ON true WHEN MATCHED THEN DELETE"),
    ("WIHT", "WITH", "a AS (SELECT 1) SELECT * FROM a"),
    ("WTIH", "WITH", "RECURSIVE a AS (SELECT 1) SELECT 2"),
    ("VALEUS", "VALUES", "(1), (2)"), ("VALUS", "VALUES", "\\(rows: rows)"),
    ("CRAETE", "CREATE", "TABLE t (a int)"),
    ("CRETE", "CREATE", "OR REPLACE VIEW v AS SELECT 1"), ("ATLER", "ALTER", "TABLE t ADD COLUMN a int"),
    ("DORP", "DROP", "INDEX i"), ("TRUNCAET", "TRUNCATE", "t"), ("TRUNCAT", "TRUNCATE", "TABLE \\(T.self)"),
    ("PRAGAM", "PRAGMA", "foreign_keys = 1"), ("PRGAMA", "PRAGMA", "main.user_version"),
    ("PRAMGA", "PRAGMA", "table_info(t)"), ("EXPLIAN", "EXPLAIN", "QUERY PLAN SELECT 1"),
    ("ANALZYE", "ANALYZE", "t"),
    ("VACCUM", "VACUUM", "INTO 'a.db'"), ("VACUM", "VACUUM", "t"), ("RENIDEX", "REINDEX", "INDEX i"),
    ("BEGNI", "BEGIN", "IMMEDIATE"), ("COMIT", "COMMIT", "TRANSACTION"), ("ROLBACK", "ROLLBACK", "TO a"),
    ("SAVEPIONT", "SAVEPOINT", "a"), ("RELAESE", "RELEASE", "SAVEPOINT a"),
    ("GARNT", "GRANT", "SELECT ON t TO u"),
    ("REVOEK", "REVOKE", "ALL ON t FROM u"), ("ATACH", "ATTACH", "'a.db' AS a"),
    ("DETCH", "DETACH", "DATABASE a"),
    ("LOKC", "LOCK", "TABLE t"), ("CPOY", "COPY", "t FROM STDIN"), ("SHWO", "SHOW", "TABLES"),
  ])
  func `A misspelled keyword is named`(word: String, keyword: String, rest: String) {
    expectSQLProblems(
      "\"▿\(word) \(rest)\"",
      SQLMistake(
        "'\(word)' is not a statement; did you mean '\(keyword)'?",
        ("replace '\(word)' with '\(keyword)'", "\"\(keyword) \(rest)\"")))
  }

  @Test func `The keyword may be behind a comment and a line break`() {
    expectSQLProblems(
      "\"\"\"\n  -- All of them.\n  ▿slect * FROM t\n  \"\"\"",
      SQLMistake(
        "'slect' is not a statement; did you mean 'select'?",
        ("replace 'slect' with 'select'", "\"\"\"\n  -- All of them.\n  select * FROM t\n  \"\"\"")))
  }

  @Test(arguments: [
    "selected", "selected = 1", "selected IS DISTINCT FROM b", "selecte, b FROM t", "selected a, b FROM t",
    "selects * 2", "selection s JOIN t ON a", "updated BETWEEN a AND b", "updates u",
    "updated TIMESTAMP NOT NULL", "updated_at",
    "inserted OR a", "inset INTEGER", "deleted AND a", "deleted FROM t", "delegate d", "created DESC",
    "creates TABLE",
    "create_date >= now()", "value IN (1)", "value (1), (2)", "values_ (1)", "width w",
    "width INTEGER DEFAULT 3",
    "width INTEGER AS (a * 2)", "delta FROM t",
    "with_tax AS (1)", "alert TEXT", "after INSERT", "crop TEXT", "droplet.a", "program p", "pragmas",
    "explained = 1",
    "set_at", "sit LOCAL", "shop s", "slow.a", "copy_of", "body FROM t", "lack TEXT", "grand total",
    "call_count",
    "listed l", "notify_at n", "merger m", "begins, ends", "commits c", "released AND b", "attached = true",
    "explain.a",
    "vacuum_at", "analysis a JOIN b", "truncated IS NULL", "size x", "\\(a) SELCT a FROM t",
    "(SELCT a FROM t)",
  ])
  func `A column is not a misspelled keyword`(text: String) {
    expectSQLProblems("\"\(text)\"")
  }
}

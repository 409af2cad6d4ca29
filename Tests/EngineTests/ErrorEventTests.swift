import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// What an error says of what happened, without the engine's own code, text and place.
private struct Told: Equatable {
  var code: DatabaseError.Code
  var message: String
  var table: String?
  var columns: [String] = []
  var constraint: String?

  init(
    _ code: DatabaseError.Code, _ message: String, table: String? = nil, columns: [String] = [],
    constraint: String? = nil
  ) {
    self.code = code
    self.message = message
    self.table = table
    self.columns = columns
    self.constraint = constraint
  }

  init(_ error: DatabaseError) {
    self.init(
      error.code, error.message, table: error.table, columns: error.columns, constraint: error.constraint)
  }
}

/// The same event has the same code and words on both engines.
@Suite struct ErrorEventTests {
  private static let missing = "A row refers to a row that does not exist."
  private static let remaining = "Other rows refer to a row, so it cannot be removed or get another key."

  private func withTables(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      let strict = engine == .sqlite ? " STRICT" : ""
      for sql in [
        "CREATE TABLE p (id INTEGER PRIMARY KEY, a INTEGER NOT NULL, n INTEGER CONSTRAINT positive CHECK (n > 0))\(strict)",
        "CREATE TABLE s (id INTEGER PRIMARY KEY)",
        "CREATE TABLE k (a INTEGER, b INTEGER, PRIMARY KEY (a, b))",
        """
        CREATE TABLE c (id INTEGER PRIMARY KEY, p INTEGER, s INTEGER, "the p" INTEGER,
          CONSTRAINT c_p FOREIGN KEY (p) REFERENCES p (id), CONSTRAINT c_s FOREIGN KEY (s) REFERENCES s (id),
          CONSTRAINT "c the p" FOREIGN KEY ("the p") REFERENCES p (id))
        """,
        "CREATE TABLE r (x INTEGER, y INTEGER CONSTRAINT y_ CHECK (y > 0), CONSTRAINT r_k FOREIGN KEY (x, y) REFERENCES k (a, b))",
        "CREATE TABLE t (id INTEGER PRIMARY KEY, up INTEGER CONSTRAINT t_up REFERENCES t (id))",
        "CREATE TABLE late (p INTEGER CONSTRAINT late_p REFERENCES p (id) DEFERRABLE INITIALLY DEFERRED)",
        "CREATE TABLE o (id INTEGER PRIMARY KEY)",
        "CREATE TABLE held (o INTEGER CONSTRAINT held_o REFERENCES o (id) ON DELETE RESTRICT ON UPDATE RESTRICT)",
        "INSERT INTO o VALUES (1)", "INSERT INTO held VALUES (1)",
        "INSERT INTO p VALUES (1, 1, 1), (2, 2, 2), (3, 3, 3)", "INSERT INTO s VALUES (1)",
        "INSERT INTO k VALUES (1, 1)", "INSERT INTO c VALUES (1, 1, 1, NULL), (2, NULL, NULL, 2)",
        "INSERT INTO r VALUES (1, 1)", "INSERT INTO t VALUES (1, NULL), (2, 1)",
      ] {
        try await database.run(RenderedStatement(sql: sql)) { _ in }
      }
      try await body(database)
    }
  }

  private static let events: [(sql: String, told: Told)] = [
    ("SELEC 1", Told(.syntax, "The statement is not valid SQL.")),
    ("SELECT * FORM p", Told(.syntax, "The statement is not valid SQL.")),
    ("SELECT (1", Told(.syntax, "The statement is not valid SQL.")),
    ("INSERT INTO s VALUES (5, 6)", Told(.syntax, "The statement is not valid SQL.")),
    ("INSERT INTO p (id, a) VALUES (5)", Told(.syntax, "The statement is not valid SQL.")),
    ("SELECT 1 UNION SELECT 1, 2", Told(.syntax, "The statement is not valid SQL.")),
    ("SELECT * FROM nowhere", Told(.undefinedTable, "There is no table nowhere.", table: "nowhere")),
    ("SELECT * FROM \"No where\"", Told(.undefinedTable, "There is no table No where.", table: "No where")),
    ("INSERT INTO nowhere VALUES (1)", Told(.undefinedTable, "There is no table nowhere.", table: "nowhere")),
    ("UPDATE nowhere SET a = 1", Told(.undefinedTable, "There is no table nowhere.", table: "nowhere")),
    ("DELETE FROM nowhere", Told(.undefinedTable, "There is no table nowhere.", table: "nowhere")),
    ("DROP TABLE nowhere", Told(.undefinedTable, "There is no table nowhere.", table: "nowhere")),
    ("SELECT absent FROM p", Told(.undefinedColumn, "There is no column absent.", columns: ["absent"])),
    (
      "SELECT p.absent FROM p",
      Told(.undefinedColumn, "There is no column p.absent.", table: "p", columns: ["absent"])
    ),
    (
      "SELECT x.id FROM p",
      Told(.undefinedColumn, "There is no column x.id.", table: "x", columns: ["id"])
    ),
    (
      "INSERT INTO p (absent) VALUES (1)",
      Told(.undefinedColumn, "There is no column p.absent.", table: "p", columns: ["absent"])
    ),
    (
      "UPDATE p SET \"size.width\" = 1",
      Told(.undefinedColumn, "There is no column p.size.width.", table: "p", columns: ["size.width"])
    ),
    (
      "INSERT INTO p VALUES (1, 1, 1) ON CONFLICT (a, \"n\") DO NOTHING",
      Told(
        .misuse,
        """
        An upsert finds rows by a key, and the table p has no primary key and no unique constraint or index of exactly a, n. \
        Declare them unique, or name the columns of a key; of a unique index with a condition, say the condition, too.
        """, table: "p", columns: ["a", "n"])
    ),
    (
      "SELECT nofunction(1)",
      Told(.undefinedFunction, "There is no function nofunction that takes these arguments.")
    ),
    (
      "SELECT lower('a', 'b')",
      Told(.undefinedFunction, "There is no function lower that takes these arguments.")
    ),
    (
      "CREATE TABLE p (id INTEGER)",
      Told(.alreadyExists, "A table or another object of this name exists already.")
    ),
    (
      "CREATE TABLE q (a INTEGER, a INTEGER)",
      Told(.alreadyExists, "A table or another object of this name exists already.")
    ),
    (
      "INSERT INTO p VALUES (9, NULL, 1)",
      Told(
        .notNullViolation, "A column that does not take NULL was given no value.", table: "p", columns: ["a"])
    ),
    (
      "UPDATE p SET a = NULL",
      Told(
        .notNullViolation, "A column that does not take NULL was given no value.", table: "p", columns: ["a"])
    ),
    (
      "INSERT INTO p VALUES (9, 1, -1)",
      Told(.checkViolation, "A row does not satisfy a check constraint.", constraint: "positive")
    ),
    (
      "INSERT INTO p VALUES (1, 1, 1)",
      Told(.uniqueViolation, "A row with the same key exists already.", table: "p", columns: ["id"])
    ),
    (
      "INSERT INTO k VALUES (1, 1)",
      Told(.uniqueViolation, "A row with the same key exists already.", table: "k", columns: ["a", "b"])
    ),
    (
      "INSERT INTO p VALUES (9, 'secret', 1)",
      Told(.invalidValue, "A value does not have the type that its column or the operation needs.")
    ),
    (
      "SELECT abs(-9223372036854775807 - 1)", Told(.invalidValue, "A number is out of the range of its type.")
    ),
    (
      "SELECT 1; SELECT 2",
      Told(.misuse, "The text holds more than one statement; run them one by one, or as a script.")
    ),
    ("SELECT id FROM p, s", Told(.other, "The engine refuses the statement.")),
  ]

  @Test(arguments: Engine.allCases) func haveTheSameWords(_ engine: Engine) async throws {
    try await withTables(engine) { database async throws in
      for (sql, told) in Self.events {
        for _ in 0..<2 {
          var found = await error(of: sql, on: database).map { Told($0) }
          // Which constraint and column it was, engines tell as they can.
          if told.constraint == nil { found?.constraint = nil }
          if told.table == nil { found?.table = nil }
          if told.columns.isEmpty { found?.columns = [] }
          #expect(found == told, "\(sql)")
        }
      }
      let read = await failure {
        try await database.transaction(access: .readOnly) { try await $0.execute("DELETE FROM p") }
      }
      #expect(
        read.map { Told($0) } == Told(.readOnly, "The database, or this transaction, may only be read."))
    }
  }

  private static let keys: [(sql: String, told: Told)] = [
    (
      "INSERT INTO c VALUES (9, 99, 1, 1)",
      Told(.foreignKeyViolation, missing, table: "c", columns: ["p"], constraint: "c_p")
    ),
    (
      "INSERT INTO c VALUES (9, 1, 99, 1)",
      Told(.foreignKeyViolation, missing, table: "c", columns: ["s"], constraint: "c_s")
    ),
    (
      "INSERT INTO c SELECT 9, 1, 1, 99",
      Told(.foreignKeyViolation, missing, table: "c", columns: ["the p"], constraint: "c the p")
    ),
    (
      "UPDATE c SET s = 99 WHERE id = 1",
      Told(.foreignKeyViolation, missing, table: "c", columns: ["s"], constraint: "c_s")
    ),
    (
      "INSERT INTO r VALUES (1, 9)",
      Told(.foreignKeyViolation, missing, table: "r", columns: ["x", "y"], constraint: "r_k")
    ),
    (
      "INSERT INTO t VALUES (9, 99)",
      Told(.foreignKeyViolation, missing, table: "t", columns: ["up"], constraint: "t_up")
    ),
    (
      "INSERT INTO late VALUES (99)",
      Told(.foreignKeyViolation, missing, table: "late", columns: ["p"], constraint: "late_p")
    ),
    (
      "DELETE FROM p WHERE id = 1",
      Told(.foreignKeyViolation, remaining, table: "c", columns: ["p"], constraint: "c_p")
    ),
    (
      "DELETE FROM p WHERE id = 2",
      Told(.foreignKeyViolation, remaining, table: "c", columns: ["the p"], constraint: "c the p")
    ),
    (
      "UPDATE p SET id = 9 WHERE id = 1",
      Told(.foreignKeyViolation, remaining, table: "c", columns: ["p"], constraint: "c_p")
    ),
    (
      "DELETE FROM k",
      Told(.foreignKeyViolation, remaining, table: "r", columns: ["x", "y"], constraint: "r_k")
    ),
    (
      "DELETE FROM o",
      Told(.foreignKeyViolation, remaining, table: "held", columns: ["o"], constraint: "held_o")
    ),
    (
      "UPDATE o SET id = 9",
      Told(.foreignKeyViolation, remaining, table: "held", columns: ["o"], constraint: "held_o")
    ),
    (
      "DELETE FROM t WHERE id = 1",
      Told(.foreignKeyViolation, remaining, table: "t", columns: ["up"], constraint: "t_up")
    ),
  ]

  /// Statements that take rows away though they begin with another word.
  private static let replacements: [(sql: String, told: Told, engines: [Engine])] = [
    (
      "INSERT INTO k VALUES (1, 1) ON CONFLICT (a, b) DO UPDATE SET a = 7",
      Told(.foreignKeyViolation, remaining, table: "r", columns: ["x", "y"], constraint: "r_k"),
      Engine.allCases
    ),
    (
      "WITH w AS (SELECT 99 AS id) INSERT INTO t SELECT 9, id FROM w",
      Told(.foreignKeyViolation, missing, table: "t", columns: ["up"], constraint: "t_up"), Engine.allCases
    ),
    (
      "/* /* */ WITH w AS (SELECT 1) DELETE FROM k",
      Told(.foreignKeyViolation, remaining, table: "r", columns: ["x", "y"], constraint: "r_k"), [.sqlite]
    ),
    (
      "WITH w AS (SELECT 1) DELETE FROM k",
      Told(.foreignKeyViolation, remaining, table: "r", columns: ["x", "y"], constraint: "r_k"),
      Engine.allCases
    ),
  ]

  @Test(arguments: Engine.allCases) func ofForeignKeysNameTheReferringTable(_ engine: Engine) async throws {
    try await withTables(engine) { database async throws in
      let others = Self.replacements.filter { $0.engines.contains(engine) }.map { ($0.sql, $0.told) }
      for (sql, told) in Self.keys + others {
        for _ in 0..<3 {
          let found = await error(of: sql, on: database).map { Told($0) }
          #expect(found == told, "\(sql)")
        }
        let inTransaction = await failure {
          try await database.transaction { try await $0.run(RenderedStatement(sql: sql)) { _ in } }
        }
        #expect(inTransaction.map { Told($0) } == told, "\(sql)")
        let inBatch = await failure {
          try await database.run(RenderedBatch(sql: sql, types: [], count: 2) { _, _ in })
        }
        #expect(inBatch.map { Told($0) } == told, "\(sql)")
      }
      // What was tried to find the key is undone.
      #expect(try await database.fetchOne("SELECT count(*) FROM c", as: Int.self) == 2)
      #expect(try await database.fetchOne("SELECT count(*) FROM p", as: Int.self) == 3)
    }
  }

  @Test(arguments: Engine.allCases) func ofBatchesNameTheRow(_ engine: Engine) async throws {
    try await withTables(engine) { database async throws in
      let cases: [(values: [Int64?], row: Int, code: DatabaseError.Code)] = [
        ([10, 11, 12, 11], 4, .uniqueViolation), ([-99, 20], 1, .uniqueViolation),
        ([30, nil, 31], 2, .notNullViolation),
      ]
      let marker = engine == .sqlite ? "?1" : "$1"
      for (values, row, code) in cases {
        let batch = RenderedBatch(
          sql: "INSERT INTO p VALUES (coalesce(\(marker), 0) + 100, \(marker), 1)", types: [.bigInteger],
          count: values.count
        ) { index, encoder in
          encoder.append(values[index].map { .integer($0) } ?? .null)
        }
        let error = await failure { try await database.run(batch) }
        #expect(error?.row == row)
        #expect(error?.code == code)
        #expect(error?.description.contains("row \(row)") == true)
      }
      let count = try await database.fetchOne("SELECT count(*) FROM p", as: Int.self)
      #expect(count == 3)
    }
  }

  @Test(arguments: Engine.allCases) func showTheTokenAndThePlaceInSQLWrittenByHand(_ engine: Engine)
    async throws
  {
    try await withTables(engine) { database async throws in
      let shown: [(String, String)] = [
        ("SELECT * FORM p", "FORM"), ("SELECT * FROM p WHERE", "input"), ("SELECT absent FROM p", "absent"),
        ("SELECT a FROM nowhere", "nowhere"), ("SELECT nofunction(1)", "nofunction"),
        ("CREATE TABLE p (id INTEGER)", "already exists"), ("SELECT id FROM p, s", "ambiguous"),
      ]
      for (sql, word) in shown {
        let error = await error(of: sql, on: database)
        let words = try #require(error?.engineWords)
        #expect(words.contains(word))
        let description = try #require(error?.description)
        #expect(description.contains(words.hasSuffix(".") ? String(words.dropLast()) : words))
        #expect(!description.contains(".,") && !description.contains(".:"))
      }
      let place = await error(of: "SELECT absent FROM p", on: database)
      #expect(place?.position == 7)
      #expect(place?.description.contains("at byte 7") == true)
    }
  }

  @Test(arguments: Engine.allCases) func neverShowValues(_ engine: Engine) async throws {
    try await withTables(engine) { database async throws in
      let secret = SQLValue.text("secret")
      let marker = engine == .sqlite ? "?1" : "$1"
      var statements = [
        RenderedStatement(sql: "INSERT INTO p VALUES (9, \(marker), 1)", bindings: [secret]),
        RenderedStatement(sql: "CREATE TABLE u (a TEXT PRIMARY KEY CHECK (a <> 'x'))"),
        RenderedStatement(sql: "INSERT INTO u VALUES (\(marker))", bindings: [secret]),
        RenderedStatement(sql: "INSERT INTO u VALUES (\(marker))", bindings: [secret]),
      ]
      switch engine {
      case .sqlite:
        statements += [
          RenderedStatement(sql: "SELECT json_extract('{}', ?1)", bindings: [secret]),
          RenderedStatement(sql: "CREATE VIRTUAL TABLE f USING fts5 (a)"),
          RenderedStatement(sql: "SELECT * FROM f WHERE f MATCH ?1", bindings: [.text("secret:x")]),
          RenderedStatement(sql: "SELECT * FROM f WHERE f MATCH ?1", bindings: [.text("secret \"")]),
          RenderedStatement(
            sql: "CREATE TRIGGER guarded BEFORE DELETE ON p BEGIN SELECT RAISE(ABORT, 'se'||'cret'); END"),
        ]
      case .postgreSQL:
        statements += [
          RenderedStatement(
            sql: "SELECT CAST(CAST($1 AS text) AS bigint)", bindings: [secret], types: [.text]),
          RenderedStatement(sql: "SELECT CAST(CAST($1 AS text) AS date)", bindings: [secret], types: [.text]),
          RenderedStatement(sql: "SELECT CAST(CAST($1 AS text) AS json)", bindings: [secret], types: [.text]),
          RenderedStatement(sql: "SELECT CAST(CAST($1 AS text) AS uuid)", bindings: [secret], types: [.text]),
          RenderedStatement(
            sql: "SELECT set_config('work_mem', CAST($1 AS text), false)", bindings: [secret], types: [.text]),
          RenderedStatement(sql: "CREATE TYPE mood AS ENUM ('sad')"),
          RenderedStatement(sql: "SELECT CAST(CAST($1 AS text) AS mood)", bindings: [secret], types: [.text]),
        ]
      }
      var failures = 0
      for statement in statements {
        let error = await failure { try await database.run(statement) { _ in } }
        guard let error else { continue }
        failures += 1
        #expect(!error.description.replacing(statement.sql, with: "").contains("secret"), "\(statement.sql)")
      }
      #expect(failures >= 5)
    }
  }

  private func error(of sql: String, on database: any Database) async -> DatabaseError? {
    await failure { try await database.run(RenderedStatement(sql: sql)) { _ in } }
  }

  private func failure(_ operation: () async throws -> some Any) async -> DatabaseError? {
    do {
      _ = try await operation()
      return nil
    } catch {
      return error as? DatabaseError
    }
  }
}

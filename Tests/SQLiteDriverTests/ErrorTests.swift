import Foundation
import Koine
import KoineSQLite
import Testing

/// An error as one value.
private struct Summary: Equatable {
  var code: DatabaseError.Code
  var message: String
  var engineCode: String?
  var position: Int?
  var table: String?
  var columns: [String] = []
  var constraint: String?
}

extension Summary {
  fileprivate init(_ error: DatabaseError) {
    self.init(
      code: error.code, message: error.message, engineCode: error.engineCode, position: error.position,
      table: error.table, columns: error.columns, constraint: error.constraint)
  }
}

@Suite struct `Errors of SQLite` {
  private func database() async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase.inMemory()
    for sql in [
      "CREATE TABLE p (id INTEGER PRIMARY KEY, a INTEGER, b TEXT NOT NULL, UNIQUE (a, b)) STRICT",
      "CREATE TABLE c (id INTEGER PRIMARY KEY, p INTEGER REFERENCES p, n INTEGER CONSTRAINT positive CHECK (n > 0))",
      "CREATE TABLE d (p INTEGER REFERENCES p DEFERRABLE INITIALLY DEFERRED)",
      "CREATE TABLE e (s TEXT)", "CREATE UNIQUE INDEX e_lower ON e (lower(s))",
      "CREATE TRIGGER guarded BEFORE DELETE ON p BEGIN SELECT RAISE(ABORT, 'secret'); END",
      "INSERT INTO p VALUES (1, 10, 'x')", "INSERT INTO e VALUES ('Secret')",
    ] {
      try await database.execute(sql)
    }
    return database
  }

  @Test func `have a portable code and name what they are about`() async throws {
    let database = try await database()
    let cases: [(String, Summary)] = [
      (
        "INSERT INTO p VALUES (1, 11, 'y')",
        Summary(
          code: .uniqueViolation, message: "A row with the same key exists already.", engineCode: "1555",
          table: "p", columns: ["id"])
      ),
      (
        "INSERT INTO p VALUES (2, 10, 'x')",
        Summary(
          code: .uniqueViolation, message: "A row with the same key exists already.", engineCode: "2067",
          table: "p", columns: ["a", "b"])
      ),
      (
        "INSERT INTO e VALUES ('SECRET')",
        Summary(
          code: .uniqueViolation, message: "A row with the same key exists already.", engineCode: "2067",
          constraint: "e_lower")
      ),
      (
        "INSERT INTO p VALUES (2, 11, NULL)",
        Summary(
          code: .notNullViolation, message: "A column that does not take NULL was given no value.",
          engineCode: "1299",
          table: "p", columns: ["b"])
      ),
      (
        "INSERT INTO c VALUES (1, 1, -1)",
        Summary(
          code: .checkViolation, message: "A row does not satisfy a check constraint.", engineCode: "275",
          constraint: "positive")
      ),
      (
        "INSERT INTO c VALUES (1, 99, 1)",
        Summary(
          code: .foreignKeyViolation,
          message: "A row refers to a row that does not exist.", engineCode: "787", table: "c", columns: ["p"]
        )
      ),
      (
        "INSERT INTO d VALUES (99)",
        Summary(
          code: .foreignKeyViolation,
          message: "A row refers to a row that does not exist.", engineCode: "787", table: "d", columns: ["p"]
        )
      ),
      (
        "DELETE FROM p",
        Summary(
          code: .checkViolation, message: "A trigger or function of the database refused the statement.",
          engineCode: "1811")
      ),
      (
        "INSERT INTO p VALUES (2, 'secret', 'x')",
        Summary(
          code: .invalidValue,
          message: "A value does not have the type that its column or the operation needs.",
          engineCode: "3091",
          table: "p", columns: ["a"])
      ),
      (
        "SELECT abs(-9223372036854775808)",
        Summary(
          code: .invalidValue, message: "A number is out of the range of its type.", engineCode: "1")
      ),
      (
        "SELECT * FROM nowhere",
        Summary(
          code: .undefinedTable, message: "There is no table nowhere.", engineCode: "1",
          table: "nowhere")
      ),
      (
        "SELECT p.nope FROM p",
        Summary(
          code: .undefinedColumn, message: "There is no column p.nope.", engineCode: "1", position: 7,
          table: "p", columns: ["nope"])
      ),
      (
        "SELECT \"nope\" FROM p",
        Summary(
          code: .undefinedColumn, message: "There is no column nope.", engineCode: "1", position: 7,
          columns: ["nope"])
      ),
      (
        "INSERT INTO p (nope) VALUES (1)",
        Summary(
          code: .undefinedColumn, message: "There is no column p.nope.", engineCode: "1",
          table: "p", columns: ["nope"])
      ),
      (
        "SELECT FROM p",
        Summary(code: .syntax, message: "The statement is not valid SQL.", engineCode: "1", position: 7)
      ),
      (
        "SELECT (1", Summary(code: .syntax, message: "The statement is not valid SQL.", engineCode: "1")
      ),
      (
        "SELECT 1; SELECT 2",
        Summary(
          code: .misuse,
          message: "The text holds more than one statement; run them one by one, or as a script.")
      ),
      (" -- nothing", Summary(code: .misuse, message: "The text holds no statement.")),
      (
        "SELECT ?1, ?2",
        Summary(code: .misuse, message: "The statement has 2 parameters, but 0 values were given.")
      ),
    ]
    for (sql, expected) in cases {
      let error = await failure { try await database.execute(sql) }
      #expect(error.map(Summary.init) == expected, "\(sql)")
      #expect(error?.sql == sql)
      #expect(error?.isRetryable == false)
    }
    // SQLite itself would run what is before it.
    for sql in ["SELECT 1\0", "SELECT 1\0; DROP TABLE p", "\0SELECT 1"] {
      let error = await failure { try await database.execute(sql) }
      #expect(
        error.map(Summary.init) == Summary(code: .misuse, message: "The text of the statement holds a NUL."))
    }
    // What surrounds a statement is no second one.
    #expect(try await database.rows("/* a */ SELECT 1 ; -- b\n;") == [[.integer(1)]])
  }

  @Test func `never show a value but in what the engine said`() async throws {
    let database = try await database()
    let sql = "INSERT INTO p VALUES (2, ?, 'x')"
    let error = await failure { try await database.execute(sql, .text("secret")) }
    #expect(
      error?.description
        == "invalidValue: A value does not have the type that its column or the operation needs: cannot store TEXT value in INTEGER column p.a. (3091, table p, column a) in: \(sql)"
    )
    #expect(error?.engineMessage == "cannot store TEXT value in INTEGER column p.a")
  }

  @Test func `too many values are counted before SQLite sees them`() async throws {
    let database = try await database()
    let values = Array(repeating: SQLValue.integer(1), count: 250_001)
    let error = await failure {
      try await database.run(RenderedStatement(sql: "SELECT 1", bindings: values)) { _ in }
    }
    #expect(error?.code == .tooManyValues)
    let numbered = await failure { try await database.execute("SELECT ?999999") }
    #expect(numbered?.code == .tooManyValues)
  }

  @Test func `a statement can be used again after it has failed`() async throws {
    let database = try await database()
    let sql = "INSERT INTO p VALUES (?, ?, ?)"
    for _ in 0..<3 {
      let error = await failure {
        try await database.execute(sql, .integer(1), .integer(1), .text("z"))
      }
      #expect(error?.code == .uniqueViolation)
    }
    #expect(try await database.execute(sql, .integer(2), .integer(1), .text("z")) == 1)
  }

  @Test func `a path that cannot be opened, and a file that is no database`() async throws {
    let file = try TemporaryFile()
    let missing = await failure { _ = try SQLiteDatabase(path: file.path + "/no/such.db") }
    #expect(missing?.code == .cannotConnect)
    let memory = await failure { _ = try SQLiteDatabase(path: ":memory:") }
    #expect(memory?.code == .cannotConnect)
    try String(repeating: "no database ", count: 1_000)
      .write(toFile: file.path, atomically: true, encoding: .utf8)
    let noDatabase = await failure { _ = try SQLiteDatabase(path: file.path) }
    #expect(noDatabase?.code == .corrupt)
  }

  @Test func `a full database is out of space`() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (a)")
    let error = await failure {
      try await database.withConnection { connection in
        try await connection.execute("PRAGMA max_page_count = 10")
        try await connection.execute("INSERT INTO t VALUES (zeroblob(1000000))")
      }
    }
    #expect(error?.code == .outOfSpace)
  }
}

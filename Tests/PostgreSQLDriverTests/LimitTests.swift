import Koine
import KoinePostgreSQL
import Testing

/// What is larger than PostgreSQL takes is refused here; what is nearly as large arrives.
@Suite struct LimitTests {
  static func text(of count: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: "x"), count: count), as: UTF8.self)
  }

  @Test func aLargeValueArrivesByEveryWay() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let text = Self.text(of: 100_000_000)
      let statement = RenderedStatement(
        sql: "SELECT length($1)", bindings: [.text(text)], types: [.text])
      #expect(
        try await database.values(
          statement.sql, statement.bindings, statement.types, as: Int.self) == [100_000_000])
      let cursor = try await database.cursor(statement)
      #expect(try await CursorTests.integers(cursor, 10) == ([100_000_000], false))
      try await database.command("CREATE TABLE t (a text)")
      let batch = RenderedBatch(sql: "INSERT INTO t VALUES ($1)", types: [.text], count: 2) { _, encoder in
        encoder.append(text)
      }
      #expect(try await database.run(batch) == 2)
      #expect(try await database.integers("SELECT sum(length(a)) FROM t") == [200_000_000])
    }
  }

  @Test func aLargeStatementRuns() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let sql = "SELECT 1 -- " + Self.text(of: 20_000_000)
      #expect(try await database.integers(sql) == [1])
      try await database.executeScript("SELECT 1 -- " + Self.text(of: 20_000_000))
    }
  }

  @Test func aTextWithANULIsRefusedWhole() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let sql = "SELECT 1\0 / 0"
      let refusal = ErrorParts(
        code: .misuse, message: "The text of the statement holds a NUL.", sql: sql)
      #expect(try await errorParts { try await database.command(sql) } == refusal)
      #expect(
        try await errorParts { _ = try await database.cursor(RenderedStatement(sql: sql)) } == refusal)
      let batch = RenderedBatch(sql: sql, types: [], count: 1) { _, _ in }
      #expect(try await errorParts { try await database.run(batch) } == refusal)
      #expect(try await errorParts { try await database.executeScript(sql) } == refusal)
    }
  }

  @Test func whatTakesAGibibyteIsRefused() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let backend = try await database.integers("SELECT pg_backend_pid()")
      let text = Self.text(of: 1 << 30)
      let value = try await errorParts {
        try await database.command("SELECT length($1)", [.text(text)], [.text])
      }
      #expect(
        value
          == ErrorParts(
            code: .invalidValue, message: "The value of parameter 1 takes more than 1 GiB.",
            sql: "SELECT length($1)"))
      let half = text.utf8.prefix(1 << 29)
      let values = try await errorParts {
        let halves = [SQLValue.blob(Array(half)), .blob(Array(half))]
        try await database.command("SELECT length($1 || $2)", halves, [.blob, .blob])
      }
      #expect(
        values
          == ErrorParts(
            code: .invalidValue,
            message: "The values of the statement take more than 1 GiB, the most that PostgreSQL takes.",
            sql: "SELECT length($1 || $2)"))
      let statement = try await errorParts { try await database.command(text) }
      #expect(
        statement
          == ErrorParts(
            code: .tooManyValues,
            message: "The text of the statement takes more than 1 GiB, the most that PostgreSQL takes."))
      let script = try await errorParts { try await database.executeScript(text) }
      #expect(
        script
          == ErrorParts(
            code: .tooManyValues,
            message: "The text of the script takes more than 1 GiB, the most that PostgreSQL takes."))
      #expect(try await database.integers("SELECT pg_backend_pid()") == backend)
    }
  }
}

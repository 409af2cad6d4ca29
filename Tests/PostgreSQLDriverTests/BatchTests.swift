import Koine
import KoinePostgreSQL
import Testing

@Suite struct BatchTests {
  static func insert(_ numbers: [Int], text: String = "row") -> RenderedBatch {
    RenderedBatch(
      sql: "INSERT INTO t VALUES ($1, $2)", types: [.bigInteger, .text], count: numbers.count
    ) { row, encoder in
      encoder.append(numbers[row])
      encoder.append("\(text) \(numbers[row])")
    }
  }

  func withTable(_ body: (PostgreSQLDatabase) async throws -> Void) async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t (a bigint PRIMARY KEY, b text)")
      try await body(database)
    }
  }

  @Test func allRowsOrNone() async throws {
    try await withTable { database async throws in
      let parts = try await errorParts { try await database.run(Self.insert([1, 2, 3, 2, 5])) }
      #expect(
        parts
          == ErrorParts(
            code: .uniqueViolation, message: "A row with the same key exists already.",
            engineCode: "23505", sql: "INSERT INTO t VALUES ($1, $2)", table: "t", columns: ["a"],
            constraint: "t_pkey"))
      #expect(try await database.integers("SELECT a FROM t") == [])
      #expect(try await database.run(Self.insert([1, 2])) == 2)
    }
  }

  @Test func aRowThatIsRefusedHereTakesTheOthersWithIt() async throws {
    try await withTable { database async throws in
      let numbers = Array(1...5_000)
      let batch = RenderedBatch(
        sql: "INSERT INTO t VALUES ($1, $2)", types: [.bigInteger, .text], count: 5_000
      ) { row, encoder in
        encoder.append(numbers[row])
        encoder.append(row == 4_000 ? "a\0b" : String(repeating: "x", count: 100))
      }
      let parts = try await errorParts { try await database.run(batch) }
      #expect(
        parts
          == ErrorParts(
            code: .invalidValue,
            message:
              "The value of parameter 2 of row 4001 contains NUL, which PostgreSQL's text cannot hold.",
            sql: "INSERT INTO t VALUES ($1, $2)"))
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }

  @Test func largeRowsThatReturnMuchDoNotBlockEitherSide() async throws {
    try await withTable { database async throws in
      let batch = RenderedBatch(
        sql: "INSERT INTO t VALUES ($1, $2) RETURNING repeat(b, 2)", types: [.bigInteger, .text], count: 300
      ) { row, encoder in
        encoder.append(row)
        encoder.append(String(repeating: "x", count: 50_000))
      }
      #expect(try await database.run(batch) == 300)
      #expect(try await database.integers("SELECT count(*) FROM t") == [300])
    }
  }
}

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

  @Test func tenThousandRowsAreInserted() async throws {
    try await withTable { database async throws in
      #expect(try await database.run(Self.insert(Array(1...10_000))) == 10_000)
      #expect(try await database.integers("SELECT sum(a)::bigint FROM t") == [50_005_000])
      #expect(try await database.strings("SELECT b FROM t WHERE a = 777") == ["row 777"])
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

  @Test func aBatchInATransactionEndsWithIt() async throws {
    try await withTable { database async throws in
      try await database.transact(.init()) { connection in
        _ = try await connection.run(Self.insert([1, 2]))
        let error = try await databaseError {
          try await connection.transact(.init()) { nested in _ = try await nested.run(Self.insert([3, 1])) }
        }
        #expect(error?.code == .uniqueViolation)
        _ = try await connection.run(Self.insert([4]))
      }
      #expect(try await database.integers("SELECT a FROM t ORDER BY a") == [1, 2, 4])
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

  @Test func anEmptyBatchDoesNothing() async throws {
    try await withTable { database async throws in
      #expect(try await database.run(Self.insert([])) == 0)
    }
  }
}

import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

/// What the tests' own session of MariaDB promises to whoever runs a dialect's texts on it.
@Suite struct MariaDBSessionTests {
  private func withDatabase(_ body: (MariaDBDatabase) async throws -> Void) async throws {
    let server = try await PrivateMariaDB.shared()
    let database = try await MariaDBDatabase(
      socket: server.socket, user: PrivateMariaDB.user, database: server.makeDatabase(),
      dialect: TestDialect(),
      setup: [
        "SET NAMES utf8mb4 COLLATE utf8mb4_nopad_bin",
        "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_BACKSLASH_ESCAPES', time_zone = '+00:00'",
      ])
    do {
      try await body(database)
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }

  private func rows(
    _ sql: String, _ values: [SQLValue] = [], _ types: SQLTypeList = [], on database: some Connection
  ) async throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try await database.run(RenderedStatement(sql: sql, bindings: values, types: types)) { decoder in
      rows.append(try (0..<decoder.columnCount).map { _ in try decoder.nextValue() })
    }
    return rows
  }

  private func code(of sql: String, on database: some Connection) async -> DatabaseError.Code? {
    do {
      try await database.run(RenderedStatement(sql: sql)) { _ in }
      return nil
    } catch {
      return (error as? DatabaseError)?.code
    }
  }

  @Test func valuesOfEveryTypeComeBackAsTheyWere() async throws {
    let columns: [(name: String, type: String, SQLType, values: [SQLValue])] = [
      ("flag", "BOOLEAN", .boolean, [.integer(1), .integer(0), .null]),
      ("small", "SMALLINT", .integer(bits: 16), [.integer(-32_768), .integer(32_767), .null]),
      ("large", "BIGINT", .bigInteger, [.integer(.min), .integer(.max), .null]),
      (
        "amount", "DECIMAL(18, 3)", .decimal(scale: 3),
        [.text("-0.001"), .text("999999999999999.999"), .null]
      ),
      (
        "ratio", "DOUBLE", .double,
        [.double(.leastNonzeroMagnitude), .double(-.greatestFiniteMagnitude), .null]
      ),
      ("single", "FLOAT", .real, [.double(0.1), .double(-1.5), .null]),
      (
        "text", "LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin", .text,
        [.text("É😀 \\ ' \u{1} "), .text(""), .null]
      ),
      ("data", "LONGBLOB", .blob, [.blob([0, 255, 39, 92]), .blob([]), .null]),
      (
        "instant", "DATETIME(6)", .timestamp,
        [.timestamp(microseconds: -951_868_799_876_544), .timestamp(microseconds: 1), .null]
      ),
      ("uuid", "CHAR(36)", .uuid, [.text("00112233-4455-6677-8899-aabbccddeeff"), .null, .null]),
    ]
    // What is bound for a value that comes back as another.
    func bound(_ value: SQLValue, _ type: SQLType) -> SQLValue {
      switch (type, value) {
      case (.boolean, .integer(let number)): .boolean(number == 1)
      case (.decimal, .text(let text)): .integer(Int64(text.filter { $0 != "." }) ?? 0)
      case (.uuid, .text): .uuid(SQLUUID(high: 0x0011_2233_4455_6677, low: 0x8899_aabb_ccdd_eeff))
      default: value
      }
    }
    try await withDatabase { database in
      let definitions = columns.map { "`\($0.name)` \($0.type)" }.joined(separator: ", ")
      _ = try await rows("CREATE TABLE stored (id BIGINT PRIMARY KEY, \(definitions))", on: database)
      let places = columns.map { _ in ", ?" }.joined()
      for row in 0..<3 {
        _ = try await rows(
          "INSERT INTO stored VALUES (?\(places))",
          [.integer(Int64(row))] + columns.map { bound($0.values[row], $0.2) },
          SQLTypeList([.bigInteger] + columns.map(\.2)), on: database)
      }
      let found = try await rows("SELECT * FROM stored ORDER BY id", on: database)
      for row in 0..<3 {
        var expected = [.integer(Int64(row))] + columns.map { $0.values[row] }
        if row == 0 { expected[6] = .double(Double(Float(0.1))) }
        #expect(found[row] == expected)
      }
    }
  }

  @Test func rowsAreDecodedAndTheirColumnsNamed() async throws {
    struct Pair: Equatable { var id: Int, name: String? }
    try await withDatabase { database in
      var pairs: [Pair] = []
      var names: [String] = []
      try await database.run(
        RenderedStatement(sql: "SELECT 1 AS id, 'É' AS name UNION ALL SELECT 2, NULL ORDER BY id")
      ) { row in
        names = row.columnNames
        pairs.append(Pair(id: try row.next(Int.self), name: try row.next(String?.self)))
      }
      #expect(pairs == [Pair(id: 1, name: "É"), Pair(id: 2, name: nil)])
      #expect(names == ["id", "name"])
    }
  }

  @Test func rowsThatAStatementChangesAreCounted() async throws {
    try await withDatabase { database in
      _ = try await rows("CREATE TABLE counted (id BIGINT PRIMARY KEY, n BIGINT)", on: database)
      let upsert = "ON DUPLICATE KEY UPDATE n = VALUES(n)"
      let statements = [
        ("INSERT INTO counted VALUES (1, 1), (2, 2), (3, 3)", 3), ("INSERT INTO counted VALUES (4, 4)", 1),
        ("UPDATE counted SET n = 2", 4), ("UPDATE counted SET n = 5 WHERE id > 2", 2),
        ("INSERT INTO counted VALUES (1, 9), (8, 9) \(upsert)", 2),
        ("INSERT INTO counted VALUES (1, 7) \(upsert)", 1),
        ("INSERT INTO counted VALUES (1, 7), (2, 3) ON DUPLICATE KEY UPDATE id = VALUES(id)", 0),
        ("INSERT INTO counted VALUES (1, 7) ON DUPLICATE KEY UPDATE id = VALUES(id)", 0),
        ("DELETE FROM counted WHERE id < 3", 2), ("SELECT 1", 0),
      ]
      for (sql, count) in statements {
        var statement = RenderedStatement(sql: sql)
        statement.kind = sql.hasPrefix("SELECT") ? .reads : .writes
        #expect(try await database.run(statement) { _ in } == count, "\(sql)")
      }
      var returning = RenderedStatement(sql: "DELETE FROM counted RETURNING id")
      returning.kind = .writes
      #expect(try await database.run(returning) { _ in } == 3)
    }
  }

  @Test func errorsHavePortableCodes() async throws {
    try await withDatabase { database in
      _ = try await rows(
        "CREATE TABLE parent (id BIGINT PRIMARY KEY, n TINYINT NOT NULL CHECK (n < 100), text VARCHAR(3))",
        on: database)
      _ = try await rows(
        "CREATE TABLE child (parent BIGINT NOT NULL REFERENCES parent (id))", on: database)
      _ = try await rows("INSERT INTO parent VALUES (1, 1, 'a')", on: database)
      _ = try await rows("INSERT INTO child VALUES (1)", on: database)
      let statements: [(String, DatabaseError.Code)] = [
        ("INSERT INTO parent VALUES (1, 1, 'a')", .uniqueViolation),
        ("INSERT INTO child VALUES (2)", .foreignKeyViolation),
        ("DELETE FROM parent", .foreignKeyViolation),
        ("INSERT INTO parent VALUES (2, NULL, 'a')", .notNullViolation),
        ("INSERT INTO parent (id) VALUES (2)", .notNullViolation),
        ("INSERT INTO parent VALUES (2, 101, 'a')", .checkViolation),
        ("INSERT INTO parent VALUES (2, 1000, 'a')", .invalidValue),
        ("INSERT INTO parent VALUES (2, 'x', 'a')", .invalidValue),
        ("INSERT INTO parent VALUES (2, 1, 'abcd')", .invalidValue),
        ("SELECT 9223372036854775807 + id FROM parent", .invalidValue),
        ("SELECT", .syntax), ("SELECT 1 FROM nowhere", .undefinedTable),
        ("SELECT nothing FROM parent", .undefinedColumn), ("SELECT no_such_function(1)", .undefinedFunction),
        ("CREATE TABLE parent (id BIGINT)", .alreadyExists),
      ]
      for (sql, expected) in statements {
        #expect(await code(of: sql, on: database) == expected, "\(sql)")
      }
      #expect(try await rows("SELECT count(*) FROM parent", on: database) == [[.integer(1)]])
    }
  }

  /// In a query the server only warns of a value that it replaces by another.
  @Test func aValueThatTheServerOnlyWarnsOfIsAnError() async throws {
    try await withDatabase { database in
      for sql in [
        "SELECT CAST('12x' AS SIGNED)", "SELECT 1 + 'x'", "SELECT CAST('' AS DATETIME)",
        "SELECT CAST(1000 AS DECIMAL(3, 1))", "SELECT repeat('x', 100000000)",
      ] {
        #expect(await code(of: sql, on: database) == .invalidValue, "\(sql)")
      }
      let quotients = try await rows("SELECT 1 / 0, 7 DIV 0, 7 % 0", on: database)
      #expect(quotients == [[.null, .null, .null]])
    }
  }

  @Test func aTransactionThatFailsLeavesNothing() async throws {
    struct Stop: Error {}
    try await withDatabase { database in
      _ = try await rows("CREATE TABLE kept (id BIGINT PRIMARY KEY)", on: database)
      await #expect(throws: Stop.self) {
        try await database.transaction { connection in
          _ = try await rows("INSERT INTO kept VALUES (1)", on: connection)
          throw Stop()
        }
      }
      try await database.transaction { connection in
        _ = try await rows("INSERT INTO kept VALUES (2)", on: connection)
        await #expect(throws: Stop.self) {
          try await connection.transaction { nested in
            _ = try await rows("INSERT INTO kept VALUES (3)", on: nested)
            throw Stop()
          }
        }
      }
      #expect(try await rows("SELECT id FROM kept", on: database) == [[.integer(2)]])
    }
  }

  @Test func aBatchIsStoredWholeOrNotAtAll() async throws {
    try await withDatabase { database in
      _ = try await rows("CREATE TABLE batched (id BIGINT PRIMARY KEY)", on: database)
      func batch(_ ids: [Int64]) -> RenderedBatch {
        RenderedBatch(sql: "INSERT INTO batched VALUES (?)", types: [.bigInteger], count: ids.count) {
          $1.append(.integer(ids[$0]))
        }
      }
      #expect(try await database.run(batch([1, 2, 3])) == 3)
      #expect(try await database.run(batch([])) == 0)
      await #expect(throws: DatabaseError.self) { try await database.run(batch([4, 5, 1])) }
      #expect(try await rows("SELECT count(*) FROM batched", on: database) == [[.integer(3)]])
    }
  }

  @Test func cursorsAndScriptsRun() async throws {
    try await withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE scripted (id BIGINT); INSERT INTO scripted VALUES (1), (2), (3); SELECT 1;")
      let cursor = try await database.cursor(RenderedStatement(sql: "SELECT id FROM scripted ORDER BY id"))
      var portions: [[Int]] = []
      var hasMore = true
      while hasMore {
        var portion: [Int] = []
        hasMore = try await cursor.next(2) { row in portion.append(try row.next(Int.self)) }
        portions.append(portion)
      }
      await cursor.close()
      #expect(portions == [[1, 2], [3]])
    }
  }
}

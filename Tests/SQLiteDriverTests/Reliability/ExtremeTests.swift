import Koine
import KoineSQLite
import SQLiteFaults
import Testing

extension ReliabilityTests {
  /// What is as large as SQLite takes it, and one more.
  @Suite(.serialized) struct `Extremes of SQLite` {
    private static let size = 100_000_000

    @Test(arguments: [true, false])
    func `are texts and blobs of 100 MB, bound and read`(isInFile: Bool) async throws {
      let file = try TemporaryFile()
      let database =
        isInFile
        ? try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
        : try SQLiteDatabase.inMemory()
      try await database.execute("CREATE TABLE t (text TEXT, blob BLOB) STRICT")
      let blob = [UInt8](unsafeUninitializedCapacity: Self.size) { bytes, count in
        for index in bytes.indices {
          bytes.initializeElement(at: index, to: UInt8(truncatingIfNeeded: index))
        }
        count = Self.size
      }
      let text = String(repeating: "0123456789äöüß€", count: Self.size / 19)
      try await database.execute("INSERT INTO t VALUES (?, ?)", .text(text), .blob(blob))
      let sizes = try await database.rows("SELECT length(CAST(text AS BLOB)), length(blob) FROM t")
      #expect(sizes == [[.integer(Int64(text.utf8.count)), .integer(Int64(Self.size))]])
      var isSame: [Bool] = []
      try await database.run(RenderedStatement(sql: "SELECT text, blob FROM t", bindings: [])) { row in
        isSame = [
          try row.nextCell().unsafeBytes.elementsEqual(text.utf8),
          try row.nextCell().unsafeBytes.elementsEqual(blob),
        ]
      }
      #expect(isSame == [true, true])
      await database.close()
    }

    @Test func `are tables and results of 2 000 columns`() async throws {
      let database = try SQLiteDatabase.inMemory()
      func columns(_ count: Int) -> String { (1...count).map { "c\($0)" }.joined(separator: ", ") }
      try await database.execute("CREATE TABLE wide (\(columns(2_000)))")
      let values = (1...2_000).map { SQLValue.text("value \($0)") }
      let places = Array(repeating: "?", count: 2_000).joined(separator: ", ")
      let insert = RenderedStatement(sql: "INSERT INTO wide VALUES (\(places))", bindings: values)
      for _ in 1...2 { try await database.run(insert) { _ in } }
      #expect(try await database.rows("SELECT * FROM wide") == [values, values])
      #expect(
        try await database.rows("SELECT *, 1 FROM (SELECT c1, c2000 FROM wide LIMIT 1)").first?.count == 3)
      let table = await failure { try await database.execute("CREATE TABLE wider (\(columns(2_001)))") }
      #expect(table?.fate == "tooManyValues 1")
      let result = await failure { _ = try await database.rows("SELECT *, 1 FROM wide") }
      #expect(result?.fate == "tooManyValues 1")
    }

    @Test func `are as many parameters as SQLite was built for`() async throws {
      let database = try SQLiteDatabase.inMemory()
      let limit = Int(sqlite_faults_variable_limit())
      #expect(limit >= 32_766)
      for count in [32_766, limit, limit + 1] {
        let places = Array(repeating: "(?)", count: count).joined(separator: ", ")
        var sum = 0 as Int64
        let error = await failure {
          let values = (1...count).map { SQLValue.integer(Int64($0)) }
          let sql = "WITH v (i) AS (VALUES \(places)) SELECT sum(i) FROM v"
          try await database.run(RenderedStatement(sql: sql, bindings: values)) {
            sum = try $0.nextCell().integer
          }
        }
        #expect(error?.code == (count > limit ? .tooManyValues : nil), "\(count)")
        #expect(sum == (count > limit ? 0 : Int64(count * (count + 1) / 2)), "\(count)")
      }
    }

    @Test func `are statements of a megabyte`() async throws {
      let database = try SQLiteDatabase.inMemory()
      let text = String(repeating: "a", count: 1_000_000)
      #expect(try await database.rows("SELECT '\(text)'") == [[.text(text)]])
      let terms = Array(repeating: "(1234567)", count: 100_000).joined(separator: ", ")
      #expect(try await database.rows("SELECT count(*) FROM (VALUES \(terms))") == [[.integer(100_000)]])
      let rows = (1...60_000).map { "INSERT INTO t VALUES (\($0));" }.joined()
      try await database.executeScript("CREATE TABLE t (i); \(rows)")
      #expect(
        try await database.rows("SELECT count(*), max(i) FROM t") == [[.integer(60_000), .integer(60_000)]])
    }

    @Test func `are depths that SQLite's parser refuses`() async throws {
      let database = try SQLiteDatabase.inMemory()
      func nested(_ depth: Int) -> String {
        String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
      }
      #expect(try await database.rows("SELECT \(nested(50))") == [[.integer(1)]])
      for sql in [
        "SELECT \(nested(100_000))", "SELECT " + Array(repeating: "1", count: 5_000).joined(separator: " + "),
        Array(repeating: "SELECT 1", count: 2_000).joined(separator: " UNION ALL "),
      ] {
        let error = await failure { try await database.execute(sql) }
        #expect(error?.fate == "tooManyValues 1", "\(sql.prefix(30))")
      }
    }
  }
}

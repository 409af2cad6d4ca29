import Foundation
import Koine
import KoineSQLite
import Testing

extension ReliabilityTests {
  /// Random bytes as a file, as SQL and as a text to import, each of which ends in an error or a result.
  @Suite(.serialized) struct SQLiteFuzzTests {
    private static let minutes = ProcessInfo.processInfo.environment["KOINE_FUZZ_MINUTES"].flatMap {
      Double($0)
    }

    /// Runs `body` for a number of inputs that are always the same or, where the environment asks for it, for a third of
    /// the time with new ones.
    private static func fuzz(_ count: Int, _ body: (inout FateGenerator) async throws -> Void) async throws {
      let end = minutes.map { ContinuousClock.now.advanced(by: .seconds($0 * 20)) }
      let start = end == nil ? 1 : UInt64.random(in: 1..<1_000_000_000)
      var number = 0
      while end.map({ ContinuousClock.now < $0 }) ?? (number < count) {
        let seed = start &+ UInt64(number)
        var generator = FateGenerator(seed: seed)
        do {
          try await body(&generator)
        } catch is DatabaseError {
        } catch is ImportError {
        } catch {
          Issue.record("seed \(seed): \(error)")
        }
        number += 1
      }
    }

    @Test func randomFilesEndInErrorsOrResults() async throws {
      let file = try TemporaryFile()
      let empty = try TemporaryFile()
      let database = try SQLiteDatabase(path: empty.path, configuration: .init(pageSize: 512))
      try await database.execute("CREATE TABLE t (i)")
      await database.close()
      let header = try empty.bytes().prefix(100)
      try await Self.fuzz(150) { random in
        let isDatabase = Int.random(in: 0..<10, using: &random) > 0
        var bytes =
          (isDatabase ? Array(header) : []) + random.bytes(Int.random(in: 1...5_000, using: &random))
        // The schema is on the first page: a table of its kind, with a random number of cells.
        if isDatabase, Bool.random(using: &random), bytes.count > 108 {
          bytes[100...107] = [13, 0, 0, 0, UInt8.random(in: 0...3, using: &random), 1, 100, 0]
        }
        for suffix in ["-wal", "-shm", "-journal"] {
          try? FileManager.default.removeItem(atPath: file.path + suffix)
        }
        try file.write(bytes)
        if Int.random(in: 0..<4, using: &random) == 0 {
          try file.write(random.bytes(Int.random(in: 1...3_000, using: &random)), "-journal")
        }
        let database = try SQLiteDatabase(
          path: file.path,
          configuration: .init(readerCount: 1, synchronous: .normal, statementTimeout: .seconds(60)))
        for sql in [
          "SELECT * FROM sqlite_schema", "SELECT * FROM t", "PRAGMA integrity_check", "CREATE TABLE u (i)",
          "INSERT INTO t VALUES (1)",
        ] {
          do { _ = try await database.rows(sql) } catch let error as DatabaseError {
            #expect(error.code != .deadlineExceeded)
          }
        }
        await database.close()
      }
    }

    private static let words = [
      "SELECT", "FROM", "WHERE", "t", "u", "i", "a", "*", "(", ")", ",", ";", "1", "-1", "1e400", "'x'",
      "x'00'", "\"i\"", "NULL", "?", "?7", ":n", "=", "<", "||", "->>", "+", "/", "NOT", "AND", "IN", "LIKE",
      "ESCAPE", "BETWEEN", "IS", "CASE", "WHEN", "THEN", "END", "INSERT", "INTO", "VALUES", "UPDATE", "SET",
      "DELETE", "CREATE", "TABLE", "INDEX", "TRIGGER", "BEFORE", "ON", "BEGIN", "COMMIT", "ROLLBACK",
      "SAVEPOINT", "RELEASE", "DROP", "ALTER", "ADD", "RENAME", "TO", "COLUMN", "WITH", "RECURSIVE", "AS",
      "UNION", "ALL", "ORDER", "BY", "GROUP", "LIMIT", "OVER", "PARTITION", "count", "sum", "abs",
      "koine_upper", "koine_regexp", "json_each", "json", "zeroblob", "printf", "'%*d'",
      "9223372036854775807", "EXPLAIN", "QUERY", "PLAN", "RETURNING", "CONFLICT", "DO", "NOTHING", "REPLACE",
      "OR", "ABORT", "RAISE", "PRAGMA", "table_info", "foreign_key_check", "REINDEX", "ANALYZE", "--", "/*",
      "*/", "é", "\u{1F600}", "[", "]", "`", ".", "main", "temp", "VIRTUAL", "USING", "fts5", "rtree",
      "GENERATED", "ALWAYS", "STRICT", "WITHOUT", "ROWID", "DEFAULT", "CHECK", "UNIQUE",
    ]

    private static let texts = [
      "SELECT i, count(*) FROM t WHERE a LIKE 'x%' GROUP BY i ORDER BY 2 LIMIT 3",
      "INSERT INTO t (i, a) VALUES (1, 'y') ON CONFLICT DO NOTHING RETURNING *",
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT sum(i) OVER () FROM n",
      "CREATE TRIGGER r AFTER UPDATE ON t BEGIN SELECT RAISE(ABORT, 'x'); END",
      "SELECT json_extract('{\"a\": [1, 2]}', '$.a[1]'), value FROM json_each('[1]')",
    ]

    /// Words in any order, a statement with changes, or noise.
    private static func sql(using random: inout FateGenerator) -> String {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        return String(decoding: random.bytes(Int.random(in: 0...200, using: &random)), as: UTF8.self)
      case 1:
        return (0...Int.random(in: 0..<30, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }
        .joined(separator: " ")
      default:
        var tokens = (texts.randomElement(using: &random) ?? "").split(separator: " ").map(String.init)
        for _ in 0...Int.random(in: 0..<4, using: &random) {
          let place = Int.random(in: 0..<tokens.count, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0 where tokens.count > 1: tokens.remove(at: place)
          case 1: tokens.insert(words.randomElement(using: &random) ?? "", at: place)
          default: tokens[place] = words.randomElement(using: &random) ?? ""
          }
        }
        return tokens.joined(separator: " ")
      }
    }

    @Test func randomStatementsEndInErrorsOrResults() async throws {
      let database = try SQLiteDatabase.inMemory(configuration: .init(statementTimeout: .seconds(2)))
      try await database.executeScript(
        "CREATE TABLE t (i INTEGER PRIMARY KEY, a TEXT); CREATE TABLE u (i, a);")
      try await Self.fuzz(2_000) { random in
        let sql = Self.sql(using: &random)
        let isScript = Int.random(in: 0..<8, using: &random) == 0
        do {
          if isScript { try await database.executeScript(sql) } else { _ = try await database.rows(sql) }
        } catch let error as DatabaseError {
          #expect(error.description.utf8.count < 20_000)
        }
        #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
      }
      await database.close()
    }

    @Test func randomTextsToImportEndInErrorsOrRows() async throws {
      let database = try SQLiteDatabase.inMemory()
      let alphabet: [[UInt8]] =
        [
          ",", "\n", "\r\n", "\"", "\"\"", "a", "b", "1", "-2.5", "true", "2020-01-01", "é", ";", "\t", " ",
          "{", "}", ":", "[", "null",
          "\"a\":1", "\\u00", "\u{FEFF}", "0123", "99999999999999999999",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]
      try await Self.fuzz(1_500) { random in
        var bytes: [UInt8] =
          Bool.random(using: &random) ? Array("a,b,c\n".utf8) : Array("{\"a\":1}\n".utf8)
        for _ in 0..<Int.random(in: 0...80, using: &random) {
          bytes += alphabet.randomElement(using: &random) ?? []
        }
        let format: ExportFormat = [.csv(), .tsv, .jsonLines].randomElement(using: &random) ?? .csv()
        try await database.execute("DROP TABLE IF EXISTS imported")
        let isRejecting = Bool.random(using: &random)
        let result = try await database.importTable(
          "imported", from: .bytes(bytes), as: format, creating: true, rejecting: isRejecting ? { _ in } : nil
        )
        #expect(
          try await database.rows("SELECT count(*) FROM imported") == [[.integer(Int64(result.inserted))]])
      }
      await database.close()
    }
  }
}

import Foundation
import Koine
import KoineSQLite
import Testing

extension ReliabilityTests {
  /// Files whose bytes were changed, at random places that are the same in every run.
  @Suite(.serialized) struct `Files of SQLite that are damaged` {
    /// A database with tables, an index, a trigger, a view, long values and free pages.
    private static func contents() async throws -> [UInt8] {
      let file = try TemporaryFile()
      let database = try SQLiteDatabase(
        path: file.path, configuration: .init(journalMode: .delete, pageSize: 512))
      try await database.executeScript(
        """
        CREATE TABLE list (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE COLLATE NOCASE);
        CREATE TABLE item (
          id INTEGER PRIMARY KEY, list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE, text TEXT,
          size REAL DEFAULT 1.5 CHECK (size > 0)) STRICT;
        CREATE INDEX item_text ON item (text, size DESC) WHERE text IS NOT NULL;
        CREATE TABLE pair (a TEXT, b INTEGER, c BLOB, PRIMARY KEY (a, b)) WITHOUT ROWID;
        CREATE VIEW titled AS SELECT title, count(*) AS items FROM item JOIN list ON list.id = list GROUP BY 1;
        CREATE TRIGGER item_added AFTER INSERT ON item BEGIN UPDATE list SET title = title || '+' WHERE id = new.list; END;
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
        INSERT INTO list SELECT i, 'list ' || i FROM n;
        INSERT INTO item SELECT id, id, substr('text ' || id || hex(zeroblob(id * 9)), 1, 700), id * 1.25 FROM list;
        INSERT INTO pair SELECT 'key ' || (id % 7), id, zeroblob(id * 11) FROM list;
        DELETE FROM item WHERE id % 6 = 0;
        ANALYZE;
        """)
      await database.close()
      return try file.bytes()
    }

    private static let statements = [
      "SELECT * FROM list ORDER BY title", "SELECT * FROM item WHERE text > 'text 3' ORDER BY text, size",
      "SELECT sum(length(text)), avg(size), group_concat(id) FROM item", "SELECT * FROM titled",
      "SELECT a, max(b), sum(length(c)) FROM pair GROUP BY a", "SELECT name, sql FROM sqlite_schema",
      "UPDATE item SET text = text || 'x', size = size + 1 WHERE id % 2 = 0",
      "INSERT INTO item (list, text) SELECT id, title FROM list", "DELETE FROM list WHERE id % 3 = 0",
      "INSERT OR REPLACE INTO pair SELECT 'new', id, title FROM list", "PRAGMA integrity_check(5)",
      "DROP INDEX item_text", "ALTER TABLE pair RENAME COLUMN c TO d", "VACUUM",
    ]

    /// Opens the file and runs everything on it.
    ///
    /// - Returns: The errors, each once.
    private static func use(
      _ path: String, _ configuration: SQLiteDatabase.Configuration
    ) async -> Set<String> {
      var fates: Set<String> = []
      func attempt(_ step: () async throws -> Void) async {
        do { try await step() } catch let error as DatabaseError {
          fates.insert(error.fate)
        } catch {
          Issue.record(error)
        }
      }
      await attempt {
        let database = try SQLiteDatabase(path: path, configuration: configuration)
        for statement in statements { await attempt { _ = try await database.rows(statement) } }
        await attempt { _ = try await database.schema() }
        await attempt { _ = try await database.checkIntegrity() }
        await database.close()
      }
      return fates
    }

    /// Changes bytes, cuts the end off, or overwrites a stretch.
    private static func damage(
      _ bytes: [UInt8], _ number: Int, using generator: inout FateGenerator
    ) -> [UInt8] {
      var bytes = bytes
      switch number % 4 {
      case 0:
        return Array(bytes.prefix(Int.random(in: 2..<bytes.count, using: &generator)))
      case 1:
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let noise = generator.bytes(min(Int.random(in: 1...600, using: &generator), bytes.count - start))
        bytes.replaceSubrange(start..<start + noise.count, with: noise)
      default:
        // The schema and the roots of the tables come first.
        let end = number % 8 < 4 ? min(4_096, bytes.count) : bytes.count
        for _ in 0...Int.random(in: 0..<8, using: &generator) {
          bytes[Int.random(in: 0..<end, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      return bytes
    }

    @Test(arguments: [true, false])
    func `end statements with an error or a result`(hasLog: Bool) async throws {
      let whole = try await Self.contents()
      var generator = FateGenerator(seed: hasLog ? 3 : 4)
      var fates: [String: Int] = [:]
      let configuration = SQLiteDatabase.Configuration(
        readerCount: 1, synchronous: .normal, journalMode: hasLog ? .wal : .delete)
      for number in 0..<150 {
        let file = try TemporaryFile()
        try file.write(Self.damage(whole, number, using: &generator))
        for fate in await Self.use(file.path, configuration) { fates[fate, default: 0] += 1 }
      }
      #expect((fates["corrupt 11"] ?? 0) > 50)
      print("Damaged files\(hasLog ? ", with a log" : ""): \(fates.sorted { $0.key < $1.key })")
    }
  }
}

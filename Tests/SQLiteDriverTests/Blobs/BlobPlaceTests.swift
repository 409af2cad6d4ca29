import Koine
import KoineSQLite
import SQLiteFaults
import Testing

@Table("plain") private struct Plain: Identifiable {
  let id: Int
  var content: [UInt8]?
  var other: [UInt8]?
  var parent: [UInt8]?
}

@Table("compact") private struct Compact: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("computed") private struct ComputedTable: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("shown") private struct Shown: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("found") private struct Found: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("expressions") private struct Expressions: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("missing") private struct Missing: Identifiable {
  let id: Int
  var content: [UInt8]
}

@Table("plain") private struct OtherColumns: Identifiable {
  let id: Int
  var nothing: [UInt8]
}

@Table("plain", schema: "archive") private struct Archived: Identifiable {
  let id: Int
  var content: [UInt8]
}

/// Where blobs can be opened, and where not.
@Suite struct BlobPlaceTests {
  private static let schema = """
    CREATE TABLE parents (content BLOB PRIMARY KEY);
    CREATE TABLE plain (id INTEGER PRIMARY KEY, content, other, parent REFERENCES parents (content));
    CREATE INDEX plain_other ON plain (other);
    CREATE TABLE compact (id INTEGER PRIMARY KEY, content BLOB) WITHOUT ROWID;
    CREATE TABLE computed (id INTEGER PRIMARY KEY, content BLOB, size AS (length(content)));
    CREATE VIEW shown AS SELECT * FROM plain;
    CREATE VIRTUAL TABLE found USING fts5 (id, content);
    CREATE TABLE expressions (id INTEGER PRIMARY KEY, content BLOB);
    CREATE INDEX expressions_size ON expressions (id + 1);
    CREATE TABLE archive.plain (id INTEGER PRIMARY KEY, content BLOB);
    INSERT INTO parents VALUES (x'0a');
    INSERT INTO plain VALUES (1, x'01', x'02', x'0a'), (2, NULL, NULL, NULL), (3, 5, NULL, NULL),
      (4, 1.5, NULL, NULL), (5, 'text', NULL, NULL);
    INSERT INTO compact VALUES (1, x'01');
    INSERT INTO computed VALUES (1, x'01');
    INSERT INTO found VALUES (1, x'01');
    INSERT INTO expressions VALUES (1, x'01');
    INSERT INTO archive.plain VALUES (1, x'0505');
    """

  private struct Case: CustomStringConvertible {
    let description: String
    /// What reading and writing throws; `nil` is nothing.
    let reading: DatabaseError.Code?
    let writing: DatabaseError.Code?
    let run: @Sendable (SQLiteDatabase, TransactionAccess) async throws -> Void

    init<Columns: TableColumns, Value: SQLiteBlobValue>(
      _ description: String, _ column: KeyPath<Columns, Column<Columns.Value, Value>> & Sendable,
      in row: From1<Columns>, _ reading: DatabaseError.Code?, _ writing: DatabaseError.Code?
    ) {
      self.description = description
      self.reading = reading
      self.writing = writing
      run = { database, access in
        try await database.withBlob(of: column, in: row, access: access) { blob in
          if access == .readWrite { try await blob.write([7], at: 0) }
          _ = try await blob.read(0..<1)
        }
      }
    }
  }

  private static let cases: [Case] = [
    Case("a blob", \.content, in: Plain.find(1), nil, nil),
    Case("a text", \.content, in: Plain.find(5), nil, nil),
    Case("NULL", \.content, in: Plain.find(2), .invalidValue, .invalidValue),
    Case("an integer", \.content, in: Plain.find(3), .invalidValue, .invalidValue),
    Case("a real number", \.content, in: Plain.find(4), .invalidValue, .invalidValue),
    Case("no row", \.content, in: Plain.find(9), .invalidValue, .invalidValue),
    Case("an indexed column", \.other, in: Plain.find(1), nil, .misuse),
    Case("a foreign key", \.parent, in: Plain.find(1), nil, .misuse),
    Case("an index of an expression", \.content, in: Expressions.find(1), nil, .misuse),
    Case("WITHOUT ROWID", \.content, in: Compact.find(1), .misuse, .misuse),
    Case("a view", \.content, in: Shown.find(1), .misuse, .misuse),
    Case("a virtual table", \.content, in: Found.find(1), .misuse, .misuse),
    Case("no such table", \.content, in: Missing.find(1), .undefinedTable, .undefinedTable),
    Case("no such column", \.nothing, in: OtherColumns.find(1), .undefinedColumn, .undefinedColumn),
    Case("an attached file", \.content, in: Archived.find(1), nil, nil),
    Case("several rows", \.content, in: Plain.all(), .misuse, .misuse),
  ]

  @Test func eachPlaceIsOpenedOrRefused() async throws {
    let database = try SQLiteDatabase.inMemory(configuration: .init(attachments: [.memory(as: "archive")]))
    try await database.executeScript(Self.schema)
    for place in Self.cases {
      #expect(await failure { try await place.run(database, .readOnly) }?.code == place.reading, "\(place)")
      #expect(await failure { try await place.run(database, .readWrite) }?.code == place.writing, "\(place)")
    }
    // 3.40 opens what does not belong to the generated column itself.
    let computed = await failure {
      try await database.withBlob(of: \.content, in: ComputedTable.find(1)) { _ in }
    }
    #expect(computed == nil || computed?.code == .misuse)
    #expect(try await database.rows("SELECT content FROM archive.plain") == [[.blob([7, 5])]])
    #expect(try await database.rows("SELECT content FROM plain WHERE id = 1") == [[.blob([7])]])
    await database.close()
  }

  /// A value of 100 MB is never in memory as a whole.
  @Test func aLongBlobIsReadInParts() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
    try await database.executeScript(
      "CREATE TABLE plain (id INTEGER PRIMARY KEY, content BLOB, other, parent)")
    let size = 100_000_000
    let before = sqlite_faults_memory()
    // Others use memory, too, now and then: the least that was seen is this test's at most.
    var least = Int64.max
    try await Plain.insert(Plain(id: 1, content: nil, other: nil, parent: nil)).execute(database)
    try await Plain.find(1).update { $0.content = zeroBlob(byteCount: size) }.execute(database)
    try await database.withBlob(of: \.content, in: Plain.find(1), access: .readWrite) { blob in
      #expect(blob.byteCount == size)
      for offset in stride(from: 0, to: size, by: 10_000_000) {
        try await blob.write([1], at: offset)
        least = min(least, sqlite_faults_memory() - before)
      }
    }
    #expect(least < 30_000_000)
    least = .max
    var sum = 0
    try await database.withBlob(of: \.content, in: Plain.find(1)) { blob in
      for try await chunk in blob.chunks(of: 1 << 20) {
        #expect(chunk.count <= 1 << 20)
        sum += Set(chunk) == [0, 1] ? 1 : 0
        least = min(least, sqlite_faults_memory() - before)
      }
    }
    #expect(sum == 10)
    #expect(least < 30_000_000)
    await database.close()
  }
}

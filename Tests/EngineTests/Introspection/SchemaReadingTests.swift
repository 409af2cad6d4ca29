import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver
import Testing

/// When a schema is read, and where.
@Suite struct SchemaReadingTests {
  @Test(arguments: Engine.allCases) func ofAnEmptyDatabase(_ engine: Engine) async throws {
    let schema = try await engine.withDatabase { try await $0.schema() }
    #expect(schema == DatabaseSchema())
    #expect(DatabaseSchema().description == "")
  }

  /// A transaction sees what it has changed; others do not.
  @Test func inATransaction() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.transaction { connection in
        try await connection.execute("CREATE TABLE t (a integer)")
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.name) == ["t"])
        // The transaction goes on, and may write.
        try await connection.execute("INSERT INTO t VALUES (1)")
      }
      try await database.transaction(access: .readOnly) { connection in
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.name) == ["t"])
      }
      try await database.withConnection { connection in
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.name) == ["t"])
      }
    }
    try await Engine.sqlite.withDatabase { database in
      try await database.transaction { connection in
        try await connection.execute("CREATE TABLE t (a integer)")
        // A view that does not work is no error of the transaction.
        try await connection.execute("CREATE VIEW v AS SELECT * FROM missing")
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.name) == ["t"])
        #expect(
          try await connection.schema().views == [.init("v", columns: [], text: "SELECT * FROM missing")])
        try await connection.execute("INSERT INTO t VALUES (1)")
      }
      #expect(try await database.fetchOne("SELECT a FROM t", as: Int.self) == 1)
    }
  }

  @Test(arguments: Engine.allCases) func ofAClosedDatabase(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    await database.close()
    let error = await #expect(throws: DatabaseError.self) { try await database.schema() }
    #expect(error?.code == .misuse)
  }

  @Test(arguments: Engine.allCases) func inACancelledTask(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await database.schema()
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let schema = try await database.schema()
      #expect(schema == DatabaseSchema())
    }
  }

  @Test(arguments: Engine.allCases) func ofASchemaThatIsNotThere(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let error = await #expect(throws: DatabaseError.self) { try await database.schema(named: "no such") }
      #expect(error?.code == .misuse)
    }
  }

  @Test func byADialectThatReadsNone() async throws {
    let error = await #expect(throws: DatabaseError.self) {
      try await MariaDBDatabase.makeDatabase().schema()
    }
    #expect(error?.code == .misuse)
    #expect(error?.message.contains("SchemaReadingDialect") == true)
  }

  // MARK: Others

  /// A table that another connection drops is there as a whole, with its index, or it is not there.
  @Test func ofATableThatIsDroppedMeanwhile() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE kept (a integer CHECK (a > 0)); CREATE TABLE gone (a integer)")
      try await database.transaction(isolation: .repeatableRead) { connection in
        #expect(try await connection.fetchOne("SELECT 1", as: Int.self) == 1)
        _ = try await Task.detached { try await database.execute("DROP TABLE gone") }.value
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.name) == ["kept"])
      }
    }
  }

  /// Each schema that is read while tables come and go has whole tables.
  @Test func whileTablesComeAndGo() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      let writer = Task {
        for _ in 0..<40 {
          try await database.executeScript(
            """
            CREATE TABLE t (a integer DEFAULT 1 CHECK (a > 0), b text UNIQUE);
            CREATE INDEX i ON t ((a + 1));
            CREATE VIEW v AS SELECT a, b FROM t
            """)
          try await database.executeScript("DROP VIEW v; DROP TABLE t")
        }
      }
      for _ in 0..<40 {
        do {
          let schema = try await database.schema()
          if let table = schema.table("t") {
            #expect(table.columns.map(\.name) == ["a", "b"])
            #expect(table.checks.count == 1 && table.uniqueKeys.count == 1 && table.indexes.count == 1)
            #expect(table.columns.first?.defaultText == "1")
          }
        } catch let error as DatabaseError {
          #expect(error.code == .serializationFailure, "\(error)")
        }
      }
      try await writer.value
      let schema = try await database.schema()
      #expect(schema == DatabaseSchema())
    }
  }

  // MARK: Other schemas

  @Test func otherSchemasOfPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        """
        CREATE SCHEMA "Other One"; CREATE TABLE lists (id bigint PRIMARY KEY);
        CREATE TABLE "Other One".lists (id bigint PRIMARY KEY);
        CREATE TABLE "Other One".items (a bigint REFERENCES lists, b bigint REFERENCES "Other One".lists);
        """)
      let schema = try await database.schema()
      #expect(schema.tables.map(\.name) == ["lists"])
      let other = try await database.schema(named: "Other One")
      #expect(other.tables.map(\.schema) == ["Other One", "Other One"])
      #expect(
        other.table("items", schema: "Other One")?.foreignKeys == [
          .init(["a"], references: "lists", ["id"], name: "items_a_fkey"),
          .init(["b"], references: "lists", schema: "Other One", ["id"], name: "items_b_fkey"),
        ])
      try await database.withConnection { connection in
        try await connection.execute("CREATE TEMPORARY TABLE chosen (id bigint)")
        let leased = try await connection.schema()
        #expect(leased.tables.map(\.name) == ["lists"])
        let temporary = try await connection.schema(named: "pg_temp")
        #expect(temporary.tables.map(\.name) == ["chosen"])
      }
      let empty = try await database.schema(named: "pg_temp")
      #expect(empty == DatabaseSchema())
    }
  }

  @Test func theCatalogOfPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      let catalog = try await database.schema(named: "pg_catalog")
      #expect(catalog.tables.count > 50 && catalog.views.count > 50)
      let table = try #require(catalog.table("pg_namespace"))
      #expect(table.columns.map(\.name) == ["oid", "nspname", "nspowner", "nspacl"])
      #expect(table.columns.map(\.type) == [nil, .text, nil, nil])
      #expect(table.primaryKey?.columns == ["oid"])
      #expect(catalog.view("pg_tables")?.columns.first?.name == "schemaname")
      let information = try await database.schema(named: "information_schema")
      #expect(information.view("tables", schema: "information_schema")?.columns.count == 12)
    }
  }

  @Test func whatBelongsToAnExtensionIsLeftOut() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      // Of the extensions that every server has, this one brings views.
      do {
        try await database.execute("CREATE EXTENSION pg_buffercache")
      } catch let error as DatabaseError {
        #expect(error.code != .syntax)
        return
      }
      let schema = try await database.schema()
      #expect(schema == DatabaseSchema())
    }
  }

  /// Offsets that other programs wrote into defaults: what is not an offset makes the default an expression.
  @Test func defaultsWithOffsetsOnSQLite() async throws {
    let defaults: [(text: String, value: SQLValue?)] = [
      ("2013-01-01 10:00:00", .text("2013-01-01 10:00:00.000000")),
      ("2013-01-01 10:00:00+01:30", .text("2013-01-01 08:30:00.000000")),
      ("2013-01-01 10:00:00.5-08", .text("2013-01-01 18:00:00.500000")),
      ("2013-01-01 10:00:00+00:53:28", .text("2013-01-01 09:06:32.000000")),
      ("2013-01-01 10:00:00+9999999999999", nil), ("2013-01-01 10:00:00+16", nil),
      ("2013-01-01 10:00:00-01:60", nil), ("2013-01-01 10:00:00+1:2:3:4", nil),
      ("2013-01-01 10:00:00+", nil), ("2013-01-01 10:00:00+01:", nil), ("0001-01-01 00:00:00+01:00", nil),
      ("9999-12-31 23:59:59-01:00", nil),
    ]
    try await Engine.sqlite.withDatabase { database in
      let columns = defaults.enumerated().map { "c\($0.offset) DATETIME DEFAULT '\($0.element.text)'" }
      try await database.executeScript("CREATE TABLE t (\(columns.joined(separator: ", ")))")
      let table = try #require(try await database.schema().table("t"))
      #expect(table.columns.map(\.defaultValue) == defaults.map(\.value))
    }
  }

  @Test func otherSchemasOfSQLite() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.withConnection { connection in
        try await connection.execute("CREATE TABLE lists (id INTEGER PRIMARY KEY)")
        try await connection.execute("ATTACH ':memory:' AS \"other one\"")
        try await connection.execute("CREATE TABLE \"other one\".lists (id INTEGER PRIMARY KEY, a TEXT)")
        try await connection.execute("CREATE TABLE \"other one\".items (a INTEGER REFERENCES lists)")
        try await connection.execute("CREATE TEMPORARY TABLE lists (id INTEGER, b, c)")
        let schema = try await connection.schema()
        #expect(schema.tables.map(\.columns.count) == [1])
        let main = try await connection.schema(named: "main")
        #expect(schema == main)
        let other = try await connection.schema(named: "Other One")
        #expect(other.tables.map(\.name) == ["items", "lists"])
        #expect(
          other.tables[0].foreignKeys == [
            .init(["a"], references: "lists", schema: "Other One", ["id"])
          ])
        #expect(other.tables[1].columns.map(\.name) == ["id", "a"])
        let temporary = try await connection.schema(named: "temp")
        #expect(temporary.tables.map(\.columns.count) == [3])
        try await connection.execute("DROP TABLE temp.lists")
        try await connection.execute("DETACH \"other one\"")
      }
    }
  }

  /// A file has readers: what the one that writes has not committed is not read.
  @Test func ofAFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteDatabase(path: folder.appending(path: "file.db").path)
    try await database.execute("CREATE TABLE t (a INTEGER)")
    try await database.transaction { connection in
      try await connection.execute("CREATE TABLE u (a INTEGER)")
      let outside = try await Task.detached { try await database.schema() }.value
      #expect(outside.tables.map(\.name) == ["t"])
      let inside = try await connection.schema()
      #expect(inside.tables.map(\.name) == ["t", "u"])
    }
    let schema = try await database.schema()
    #expect(schema.tables.map(\.name) == ["t", "u"])
    await database.close()
  }
}

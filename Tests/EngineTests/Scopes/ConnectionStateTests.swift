import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

@Table("chosen", schema: "pg_temp") private struct Chosen { let id: Int }

/// A connection goes back to the pool as it was lent.
@Suite struct ConnectionStateTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let sql: String
    /// A query of one text, which has the same answer afterwards as before.
    let question: String
    let stores: Set<Store>

    init(_ sql: String, _ question: String, on stores: Set<Store>) {
      self.sql = sql
      self.question = question
      self.stores = stores
    }

    var testDescription: String { sql }
  }

  private static let sqlite: Set<Store> = [.memory, .file]

  private static func pragma(_ name: String, _ value: String) -> Change {
    Change("PRAGMA \(name) = \(value)", "SELECT CAST(\(name) AS TEXT) FROM pragma_\(name)", on: sqlite)
  }

  private static func foreignKeys(_ sql: String) -> Change {
    Change(sql, "SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys", on: sqlite)
  }

  private static func setting(_ name: String, _ sql: String) -> Change {
    Change(sql, "SELECT current_setting('\(name)')", on: [.server])
  }

  static let changes: [Change] = [
    pragma("foreign_keys", "OFF"), pragma("query_only", "ON"), pragma("ignore_check_constraints", "ON"),
    pragma("recursive_triggers", "ON"), pragma("reverse_unordered_selects", "ON"), pragma("cache_size", "17"),
    pragma("synchronous", "OFF"), pragma("secure_delete", "OFF"), pragma("legacy_alter_table", "ON"),
    pragma("writable_schema", "ON"), pragma("temp_store", "2"), pragma("read_uncommitted", "ON"),
    // These act when they are compiled, and do not run.
    foreignKeys("PRAGMA foreign_keys = OFF; SELECT 1"), foreignKeys("PRAGMA foreign_keys = OFF garbage"),
    foreignKeys("EXPLAIN PRAGMA foreign_keys = OFF"),
    foreignKeys("EXPLAIN QUERY PLAN PRAGMA foreign_keys = OFF"),
    Change(
      "EXPLAIN PRAGMA query_only = ON", "SELECT CAST(query_only AS TEXT) FROM pragma_query_only", on: sqlite),
    Change("PRAGMA case_sensitive_like = ON", "SELECT CAST('a' LIKE 'A' AS TEXT)", on: sqlite),
    Change(
      "CREATE TEMPORARY TABLE \"left \"\"behind\" AS SELECT 1 AS a",
      "SELECT CAST(count(*) AS TEXT) FROM sqlite_temp_schema",
      on: sqlite),
    Change(
      "CREATE TEMPORARY VIEW left_behind AS SELECT 1",
      "SELECT CAST(count(*) AS TEXT) FROM sqlite_temp_schema",
      on: sqlite),
    Change(
      "CREATE TEMPORARY TRIGGER left_behind AFTER INSERT ON n BEGIN DELETE FROM n; END",
      "SELECT CAST(count(*) AS TEXT) FROM sqlite_temp_schema", on: sqlite),
    Change(
      "ATTACH ':memory:' AS left_behind",
      "SELECT CAST(count(*) AS TEXT) FROM pragma_database_list WHERE seq > 1",
      on: sqlite),
    setting("search_path", "SET search_path = pg_catalog"),
    setting("search_path", "SELECT set_config('search_path', 'pg_catalog', false)"),
    setting("search_path", "SELECT \"set_config\"('search_path', 'pg_catalog', false)"),
    setting("search_path", "DO $$ BEGIN SET search_path = pg_catalog; END $$"),
    setting("search_path", "SELECT a FROM (SELECT pg_catalog.set_config('search_path', 'x', false) AS a) b"),
    setting("search_path", "WITH a AS (SELECT set_config('search_path', 'x', false)) SELECT * FROM a"),
    setting("search_path", "CREATE TABLE t AS SELECT set_config('search_path', 'x', false)"),
    setting("search_path", "EXPLAIN (ANALYZE) SELECT set_config('search_path', 'x', false)"),
    setting("statement_timeout", "SET statement_timeout = 123456"),
    setting("TimeZone", "SET TIME ZONE 'Asia/Tokyo'"),
    setting("DateStyle", "SET DateStyle = 'SQL, DMY'"),
    setting("default_transaction_read_only", "SET default_transaction_read_only = on"),
    setting("standard_conforming_strings", "SET standard_conforming_strings = off"),
    Change("SET ROLE pg_monitor", "SELECT current_user::text", on: [.server]),
    Change("SET SESSION AUTHORIZATION pg_monitor", "SELECT session_user::text", on: [.server]),
    Change(
      "CREATE TEMPORARY TABLE n (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'",
      on: [.server]),
    Change(
      "SELECT 1 AS a INTO TEMP left_behind", "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'",
      on: [.server]),
    Change(
      "CREATE TABLE pg_temp.left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "CREATE TABLE \"pg_temp\".left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "SET LOCAL search_path = pg_temp; CREATE TABLE left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "SET LOCAL \"search_path\" TO 'pg_temp'; CREATE TABLE left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "SET LOCAL SCHEMA 'pg_temp'; CREATE TABLE left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "SELECT set_config('search_path', 'pg_temp', true); CREATE TABLE left_behind (id bigint)",
      "SELECT count(*)::text FROM pg_class WHERE relpersistence = 't'", on: [.server]),
    Change(
      "SELECT pg_advisory_lock(7)",
      "SELECT count(*)::text FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()",
      on: [.server]),
    Change("LISTEN left_behind", "SELECT count(*)::text FROM pg_listening_channels()", on: [.server]),
    Change(
      "PREPARE left_behind AS SELECT 1", "SELECT count(*)::text FROM pg_prepared_statements WHERE from_sql",
      on: [.server]),
    Change(
      "DECLARE left_behind CURSOR WITH HOLD FOR SELECT 1", "SELECT count(*)::text FROM pg_cursors",
      on: [.server]),
  ]

  enum Way: CaseIterable, Sendable {
    case onTheDatabase, inALease, inATransaction, inARolledBackTransaction, asAScript, asACursor
  }

  private func make(_ change: Change, _ way: Way, on database: any Database) async throws {
    let statement = RenderedStatement(sql: change.sql)
    switch way {
    case .onTheDatabase: try await database.run(statement) { _ in }
    case .inALease: try await database.withConnection { try await $0.run(statement) { _ in } }
    case .inATransaction: try await database.transaction { try await $0.run(statement) { _ in } }
    case .inARolledBackTransaction:
      try await database.transaction { connection in
        try await connection.run(statement) { _ in }
        throw Stop()
      }
    case .asAScript: try await database.executeScript(change.sql)
    case .asACursor:
      let cursor = try await database.cursor(statement)
      while try await cursor.next(10, row: { _ in }) {}
      await cursor.close()
    }
  }

  private func ask(_ change: Change, _ database: any Database) async throws -> [String] {
    try await database.withConnection { connection in
      var answers: [String] = []
      try await connection.run(RenderedStatement(sql: change.question)) { row in
        answers.append(try row.next(String.self))
      }
      return answers
    }
  }

  @Test(arguments: Store.allCases, Way.allCases)
  func whatAStatementChangesIsGoneForTheNextUser(_ store: Store, _ way: Way) async throws {
    try await store.withDatabase(connections: 1) { (database) async throws in
      for change in Self.changes where change.stores.contains(store) {
        let before = try await ask(change, database)
        do { try await make(change, way, on: database) } catch {
          // Some cannot run in a transaction, as a script or as a cursor.
        }
        let after = try await ask(change, database)
        #expect(after == before, "\(change.sql)")
        // And whoever comes next can read and write.
        try await database.insert(1)
        let ids = try await database.ids()
        #expect(ids == [1], "\(change.sql)")
        try await database.execute("DELETE FROM n WHERE id = 1")
      }
    }
  }

  @Test(arguments: Store.allCases)
  func whatAStatementChangesLastsUntilTheEndOfTheLease(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { (database) async throws in
      for change in Self.changes where change.stores.contains(store) {
        let before = try await ask(change, database)
        let inside = try await database.withConnection { connection in
          do { try await connection.run(RenderedStatement(sql: change.sql)) { _ in } } catch {
            return [String]?.none
          }
          var answers: [String] = []
          try await connection.run(RenderedStatement(sql: change.question)) { row in
            answers.append(try row.next(String.self))
          }
          return answers
        }
        if let inside { #expect(inside != before, "\(change.sql)") }
      }
    }
  }

  @Test func aTypedTableAmongTemporaryOnesIsGoneForTheNextUser() async throws {
    try await Store.server.withDatabase(connections: 1) { (database) async throws in
      let count = "SELECT count(*) FROM pg_class WHERE relpersistence = 't'" as SQLFragment
      try await Chosen.createTable().execute(database)
      #expect(try await database.fetchOne(count, as: Int.self) == 0)
      let ids = try await database.withConnection { connection in
        try await connection.transaction { try await Chosen.createTable().execute($0) }
        try await Chosen.insert(Chosen(id: 1)).execute(connection)
        return try await Chosen.all().select(\.id).fetchAll(connection)
      }
      #expect(ids == [1])
      #expect(try await database.fetchOne(count, as: Int.self) == 0)
    }
  }

  @Test(arguments: Store.allCases)
  func whatBelongsToTheDatabaseStays(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { (database) async throws in
      if store == .server {
        try await database.execute("CREATE TABLE t (a int)")
        let count = try await database.fetchOne("SELECT count(*) FROM t", as: Int.self)
        #expect(count == 0)
      } else {
        try await database.execute("PRAGMA user_version = 42")
        try await database.insert(1)
        try await database.execute("PRAGMA foreign_keys = OFF")
        let version = try await database.fetchOne("PRAGMA user_version", as: Int.self)
        #expect(version == 42)
        let ids = try await database.ids()
        #expect(ids == [1])
      }
    }
  }

  /// The ordinary path pays nothing: the connection and what it has prepared stay.
  @Test func readingAndWritingByHandKeepsTheConnectionAsItIs() async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1))
    try await database.execute("CREATE TABLE n (id bigint PRIMARY KEY, \"a b\" text DEFAULT upper('x'))")
    func prepared() async throws -> Int? {
      try await database.fetchOne("SELECT count(*) FROM pg_prepared_statements", as: Int.self)
    }
    _ = try await prepared()
    for id in 1...3 {
      try await database.execute(
        "INSERT INTO n (id, \"a b\") VALUES (\(id), lower('A')) ON CONFLICT (id) DO NOTHING")
      _ = try await database.fetchAll(
        "SELECT max(id), count(*) FROM n WHERE id IN (1, 2)", as: (Int, Int).self)
      _ = try await database.fetchAll(
        "WITH \"a\" (x) AS (SELECT 1), b (y) AS (VALUES (2)) SELECT x, y FROM \"a\" AS c (x), b",
        as: (Int, Int).self)
      _ = try await database.fetchAll("SELECT CAST(id AS numeric(10, 2))::text FROM n", as: String.self)
    }
    #expect(try await prepared() == 5)
    await database.close()
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

extension TestedDriver {
  /// The drivers of this package, SQLite's on a file and in memory.
  static let own = [sqlite, sqliteInMemory, postgreSQL]

  static let sqlite = TestedDriver("SQLite", sessionStates: sqliteStates) {
    let file = try TemporaryFile()
    return { settings in
      try SQLiteDatabase(
        path: file.path,
        configuration: .init(
          readerCount: settings.connections - 1, busyTimeout: settings.acquireTimeout,
          acquireTimeout: settings.acquireTimeout))
    }
  }

  static let sqliteInMemory = TestedDriver(
    "SQLite in memory", isOpenedOnce: true, sessionStates: sqliteStates
  ) {
    { settings in
      try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: settings.acquireTimeout))
    }
  }

  static let postgreSQL = TestedDriver(
    "PostgreSQL", endlessQuery: "SELECT pg_sleep(1000)::text", sessionStates: postgreSQLStates,
    trackChanges: { database, tables in
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: tables)
    }
  ) {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    return { settings in
      try await PostgreSQLDatabase(
        url: url,
        configuration: .init(poolSize: settings.connections, acquireTimeout: settings.acquireTimeout))
    }
  }

  private static let sqliteStates: [SessionState] = [
    .init("PRAGMA query_only = ON", probe: "PRAGMA query_only"),
    .init("PRAGMA foreign_keys = OFF", probe: "PRAGMA foreign_keys"),
    .init("PRAGMA recursive_triggers = ON", probe: "PRAGMA recursive_triggers"),
    .init("PRAGMA busy_timeout = 1", probe: "PRAGMA busy_timeout"),
    .init("PRAGMA case_sensitive_like = ON", probe: "SELECT 'a' LIKE 'A'"),
    .init("CREATE TEMPORARY TABLE scratch (a)", probe: "SELECT count(*) FROM sqlite_temp_master"),
    .init(
      "ATTACH ':memory:' AS other", probe: "SELECT count(*) FROM pragma_database_list WHERE name = 'other'"),
  ]

  private static let postgreSQLStates: [SessionState] = [
    .init("SET search_path = pg_catalog", probe: "SHOW search_path"),
    .init("SET statement_timeout = 12345", probe: "SHOW statement_timeout"),
    .init("SET TIME ZONE 'Asia/Tokyo'", probe: "SHOW TimeZone"),
    .init("SET default_transaction_read_only = on", probe: "SHOW default_transaction_read_only"),
    .init("SET ROLE pg_monitor", probe: "SELECT current_user::text"),
    .init(
      "SELECT set_config('app.user', 'me', false)",
      probe: "SELECT coalesce(current_setting('app.user', true), '')"),
    .init(
      "SELECT pg_advisory_lock(7)",
      probe: "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()"),
    .init("LISTEN news", probe: "SELECT count(*) FROM pg_listening_channels()"),
    .init(
      "CREATE TEMPORARY TABLE scratch (a integer)",
      probe: "SELECT count(*) FROM pg_class WHERE relnamespace = pg_my_temp_schema()"),
    .init(
      "PREPARE mine AS SELECT 1",
      probe: "SELECT count(*) FROM pg_prepared_statements WHERE from_sql"),
    .init(
      "CREATE TEMPORARY SEQUENCE counter", "SELECT nextval('counter')",
      probe: "SELECT count(*) FROM pg_class WHERE relkind = 'S' AND relnamespace = pg_my_temp_schema()"),
    .init(
      "DECLARE mine CURSOR WITH HOLD FOR SELECT 1",
      probe: "SELECT count(*) FROM pg_cursors WHERE name = 'mine'"),
  ]
}

/// A database file of its own, removed with its log when nobody needs it any more.
private final class TemporaryFile: Sendable {
  private let directory: URL
  var path: String { directory.appending(path: "test.db").path }

  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }
}

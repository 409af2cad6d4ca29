import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Synchronization

/// Where a database is kept: each kind lends its connections in its own way.
enum Store: String, CaseIterable, Sendable {
  case memory, file, server

  /// Runs `body` with a fresh database that has a table `n` of integers.
  ///
  /// - Parameter connections: How many there are, those of a file beside the one that writes.
  func withDatabase<Result>(
    connections: Int = 4, acquireTimeout: Duration = .seconds(600), statementTimeout: Duration? = nil,
    transactionTimeout: Duration? = nil, leaseTimeout: Duration? = nil,
    observers: [StatementObserver] = [],
    prepareConnection: (@Sendable (any Connection) async throws -> Void)? = nil,
    _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    let configuration = SQLiteDatabase.Configuration(
      readerCount: connections, acquireTimeout: acquireTimeout, statementTimeout: statementTimeout,
      transactionTimeout: transactionTimeout, leaseTimeout: leaseTimeout, observers: observers,
      prepareConnection: prepareConnection)
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "koine-\(UUID().uuidString)")
    let database: any Database
    switch self {
    case .memory: database = try SQLiteDatabase.inMemory(configuration: configuration)
    case .file:
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      database = try SQLiteDatabase(
        path: directory.appendingPathComponent("test.db").path, configuration: configuration)
    case .server:
      database = try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(
          poolSize: connections, connectTimeout: .seconds(120), cancelTimeout: .seconds(60),
          acquireTimeout: acquireTimeout, statementTimeout: statementTimeout,
          transactionTimeout: transactionTimeout, leaseTimeout: leaseTimeout, observers: observers,
          prepareConnection: prepareConnection))
    }
    defer { try? FileManager.default.removeItem(at: directory) }
    do {
      try await database.execute("CREATE TABLE n (id bigint PRIMARY KEY)", timeout: .seconds(600))
      let result = try await body(database)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  /// A query that yields more rows than are ever read.
  var manyRows: SQLFragment {
    """
    WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c WHERE id < 1000000) SELECT id FROM c
    """
  }

  /// A statement that writes more rows than are read at a time.
  var manyWrites: SQLFragment {
    """
    WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c WHERE id < 1000)
    INSERT INTO n SELECT -id FROM c RETURNING id
    """
  }

  var manyRowsText: String {
    "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c WHERE id < 1000000) SELECT id FROM c"
  }
}

extension Connection {
  func insert(_ id: Int) async throws {
    try await execute("INSERT INTO n VALUES (\(id))")
  }

  func ids() async throws -> [Int] {
    try await fetchAll("SELECT id FROM n ORDER BY id", as: Int.self)
  }
}

struct Stop: Error {}

/// The error that `body` throws, if it is of the database.
func failure<Result>(_ body: () async throws -> Result) async -> DatabaseError? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error as? DatabaseError
  }
}

/// What tasks beside one another have seen.
final class Log<Entry: Sendable>: Sendable {
  private let stored = Mutex<[Entry]>([])

  func note(_ entry: Entry) { stored.withLock { $0.append(entry) } }

  var entries: [Entry] { stored.withLock { $0 } }
}

import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Gives `body` the URL of a fresh, empty database of the private server.
func withDatabase<Result>(
  _ configuration: PostgreSQLDatabase.Configuration = .init(),
  _ body: (PostgreSQLDatabase) async throws -> Result
) async throws -> Result {
  let database = try await PostgreSQLDatabase(
    url: PrivatePostgreSQL.shared().makeDatabase(), configuration: configuration)
  do {
    let result = try await body(database)
    await database.close()
    return result
  } catch {
    await database.close()
    throw error
  }
}

extension Connection {
  @discardableResult
  func command(
    _ sql: String, _ bindings: [SQLValue] = [], _ types: SQLTypeList = []
  ) async throws -> Int {
    try await run(RenderedStatement(sql: sql, bindings: bindings, types: types)) { _ in }
  }

  func values<Value: SQLRepresentable>(
    _ sql: String, _ bindings: [SQLValue] = [], _ types: SQLTypeList = [], as type: Value.Type
  ) async throws -> [Value] {
    var values: [Value] = []
    try await run(RenderedStatement(sql: sql, bindings: bindings, types: types)) { row in
      values.append(try row.next(Value.self))
    }
    return values
  }

  func strings(_ sql: String, _ bindings: [SQLValue] = []) async throws -> [String] {
    try await values(sql, bindings, as: String.self)
  }

  func integers(_ sql: String, _ bindings: [SQLValue] = []) async throws -> [Int] {
    try await values(sql, bindings, as: Int.self)
  }

  /// The cells of the only row, written down.
  func cells(
    _ sql: String, _ bindings: [SQLValue] = [], _ types: SQLTypeList = []
  ) async throws -> [String] {
    var cells: [String] = []
    try await run(RenderedStatement(sql: sql, bindings: bindings, types: types)) { row in
      while row.position < row.columnCount { cells.append(Self.describe(try row.nextCell())) }
    }
    return cells
  }

  private static func describe(_ cell: Cell) -> String {
    switch cell.kind {
    case .null: "null"
    case .boolean: "boolean \(cell.bits == 1)"
    case .integer: "integer \(cell.integer)"
    case .double: "double \(cell.double)"
    case .timestamp: "timestamp \(cell.integer)"
    case .text: "text \(String(decoding: cell.unsafeBytes, as: UTF8.self))"
    case .decimal: "decimal \(String(decoding: cell.unsafeBytes, as: UTF8.self))"
    case .blob: "blob \(Array(cell.unsafeBytes))"
    case .time: "time \(cell.integer)"
    case .uuid: "uuid \(Array(cell.unsafeBytes))"
    case .unsupported: "unsupported \(cell.length) bytes"
    }
  }
}

/// Every part of an error that can be compared.
struct ErrorParts: Equatable {
  var code: DatabaseError.Code
  var message: String
  var engineCode: String?
  var sql: String?
  var position: Int?
  var table: String?
  var columns: [String] = []
  var constraint: String?
}

extension ErrorParts {
  init(_ error: DatabaseError) {
    self.init(
      code: error.code, message: error.message, engineCode: error.engineCode, sql: error.sql,
      position: error.position, table: error.table, columns: error.columns, constraint: error.constraint)
  }
}

/// The database error that `body` throws, or `nil` where it throws none.
func databaseError(_ body: () async throws -> Void) async throws -> DatabaseError? {
  do {
    try await body()
    return nil
  } catch let error as DatabaseError {
    return error
  }
}

func errorParts(_ body: () async throws -> Void) async throws -> ErrorParts? {
  try await databaseError(body).map(ErrorParts.init)
}

/// Waits until `condition` holds.
func eventually(_ condition: () async throws -> Bool) async throws {
  while try await !condition() { await Task.yield() }
}

extension PostgreSQLDatabase {
  /// Waits until `count` connections of this database sleep in `pg_sleep`.
  func waitForSleepers(_ count: Int) async throws {
    try await eventually {
      try await integers(
        """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'PgSleep'
        """) == [count]
    }
  }
}

extension PrivatePostgreSQL {
  /// Runs a program of the server's as the user that the server runs as.
  func runAsServer(_ command: String) async throws {
    let data = "\(directory)/data"
    let asOwner =
      getuid() == 0
      ? "setpriv --reuid=$(stat -c %u \(data)) --regid=$(stat -c %g \(data)) --clear-groups" : ""
    let child = try ChildProcess(["/bin/sh", "-c", "cd \(directory) && \(asOwner) \(command)"])
    child.closeInput()
    let output = await child.output()
    try #require(await child.end() == 0, "\(output)")
  }
}

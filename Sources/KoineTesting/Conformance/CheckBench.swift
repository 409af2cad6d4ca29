import Koine
import Synchronization

/// The empty database of one check, and how it says what is wrong.
struct CheckBench: Sendable {
  let driver: TestedDriver
  let open: TestedDriver.Open

  /// Opens the database for `body`, and closes it after.
  @discardableResult
  func withDatabase<Result>(
    _ settings: TestedDriver.Settings = .init(), _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    let database = try await open(settings)
    do {
      let result = try await body(database)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  /// As ``withDatabase(_:_:)``, with an empty table of notes.
  @discardableResult
  func withNotes<Result>(
    _ settings: TestedDriver.Settings = .init(), _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    try await withDatabase(settings) { database in
      try await Note.createTable(ifNotExists: true).execute(database)
      try await Note.all().delete().execute(database)
      return try await body(database)
    }
  }

  /// Opens the same data twice.
  @discardableResult
  func withTwo<Result>(
    _ body: (any Database, any Database) async throws -> Result
  ) async throws -> Result {
    if driver.isOpenedOnce { throw NotApplicable(reason: "its data can be opened once only") }
    return try await withNotes { first in
      try await withDatabase { second in try await body(first, second) }
    }
  }

  /// A query of the integers from 1, in order.
  func numbers(to last: Int) -> RawQuery<Int> {
    RawQuery(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(raw: "\(last)")) SELECT i FROM n",
      as: Int.self)
  }

  /// A statement that runs until it is stopped.
  func runEndless(on connection: any Connection, timeout: Duration? = nil) async throws {
    try await connection.execute(driver.endlessQuery, timeout: timeout)
  }
}

/// The table that most checks write to.
@Table("conformance_notes") struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""

  static func ids(on connection: any Connection) async throws -> [Int] {
    try await order(by: \.id).select(\.id).fetchAll(connection)
  }
}

/// What a check throws to leave a closure.
struct Stop: Error {}

/// Fails unless `found` is what it should be.
func expect<Value: Equatable>(_ found: Value, _ expected: Value, _ what: String) throws {
  guard found != expected else { return }
  throw TestFailure(
    "\(what): \(String(reflecting: found)) was found, expected \(String(reflecting: expected))")
}

/// Fails unless `body` throws an error of one of these codes, and returns it.
@discardableResult
func expectError(
  _ codes: DatabaseError.Code..., of what: String, _ body: () async throws -> Void
) async throws -> DatabaseError {
  do {
    try await body()
  } catch let error as DatabaseError {
    if codes.contains(error.code) { return error }
    throw TestFailure("\(what) threw \(error.debugDescription), expected \(codes)")
  } catch {
    throw TestFailure("\(what) threw \(String(reflecting: error)), expected \(codes)")
  }
  throw TestFailure("\(what) did not throw, expected \(codes)")
}

/// Fails unless `body` throws ``Stop``.
func expectStop(of what: String, _ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch is Stop {
    return
  } catch {
    throw TestFailure("\(what) threw \(String(reflecting: error)), not what its closure threw")
  }
  throw TestFailure("\(what) lost what its closure threw")
}

/// Fails unless `body` throws `CancellationError`.
func expectCancellation(of what: String, _ body: () async throws -> Void) async throws {
  do {
    try await body()
  } catch is CancellationError {
    return
  } catch {
    throw TestFailure("\(what) threw \(String(reflecting: error)), expected CancellationError")
  }
  throw TestFailure("\(what) was cancelled and did not throw")
}

/// What tasks note beside one another.
final class Notes<Element: Sendable>: Sendable {
  private let list = Mutex<[Element]>([])

  func append(_ element: Element) {
    list.withLock { $0.append(element) }
  }

  var all: [Element] { list.withLock { $0 } }
}

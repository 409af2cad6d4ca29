import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Synchronization
import Testing

/// A database with one connection, whose line may be cut, and what it is compared with.
struct LifeBench: Sendable {
  let engine: Engine
  /// The one that is tested.
  let database: any Database
  /// The same database on connections that nothing happens to.
  let direct: any Database
  /// Another database, with parcels.
  let other: any Database
  /// What stands before the server.
  let proxy: FaultProxy?
  let moment = Moment()

  /// What happens at the end of a statement of a number.
  final class Moment: Sendable {
    private struct State {
      var count = 0
      var number = 0
      var action: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// How many statements have ended.
    var count: Int { state.withLock(\.count) }

    /// Begins to count, for what happens after so many statements.
    func set(after number: Int = 0, _ action: (@Sendable () -> Void)? = nil) {
      state.withLock { $0 = State(number: number, action: action) }
    }

    func note() {
      let action = state.withLock { state in
        state.count += 1
        return state.count == state.number ? state.action : nil
      }
      action?()
    }
  }

  /// What both databases hold, beside what belongs to the engine.
  struct State: Equatable {
    var schema: DatabaseSchema
    var rows: [String: [[SQLValue]]]
    var other: DatabaseSchema
    var otherRows: [String: [[SQLValue]]]
  }

  static let things = (1...250).map { OldLifeThing(id: $0, title: "thing \($0)", owner: $0 % 3 + 1) }
  private static let parcels = (1...300).map { LifeParcel(id: $0, code: "parcel \($0)") }

  /// How many have databases at a time: one server serves all of them.
  private static let places = Places(24)

  private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
      free = count
    }

    func take() async {
      if free > 0 {
        free -= 1
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }

    func giveBack() {
      if waiting.isEmpty {
        free += 1
      } else {
        waiting.removeFirst().resume()
      }
    }
  }

  /// Runs `body` with fresh databases.
  static func with(
    _ engine: Engine, _ entry: LifeEntry, acquireTimeout: Duration = .seconds(900),
    busyTimeout: Duration = .seconds(900), _ body: (LifeBench) async throws -> Void
  ) async throws {
    await places.take()
    defer { Task { await places.giveBack() } }
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bench = try await LifeBench(
      engine, path: folder.appending(path: "app.db").path, acquireTimeout, busyTimeout)
    do {
      try await LifeOwner.createTable().execute(bench.direct)
      try await OldLifeThing.createTable().execute(bench.direct)
      try await LifeOwner.insert((1...3).map { LifeOwner(id: $0, name: "owner \($0)") }).execute(bench.direct)
      try await OldLifeThing.insert(things).execute(bench.direct)
      try await LifeParcel.createTable().execute(bench.other)
      try await LifeParcel.insert(parcels).execute(bench.other)
      try await entry.prepare(bench.direct)
      // Connected, and what the connection looks up once is known.
      _ = try await bench.database.fetchOne("SELECT 1", as: Int.self)
      try await body(bench)
    } catch {
      await bench.close()
      throw error
    }
    await bench.close()
  }

  private init(
    _ engine: Engine, path: String, _ acquireTimeout: Duration, _ busyTimeout: Duration
  ) async throws {
    self.engine = engine
    let observer = StatementObserver { [moment] _ in moment.note() }
    switch engine {
    case .sqlite:
      proxy = nil
      database = try SQLiteDatabase(
        path: path,
        configuration: .init(
          readerCount: 1, busyTimeout: busyTimeout, acquireTimeout: acquireTimeout, observers: [observer]))
      direct = try SQLiteDatabase(
        path: path, configuration: .init(busyTimeout: .seconds(900), acquireTimeout: .seconds(900)))
      other = try await Engine.postgreSQL.makeDatabase()
    case .postgreSQL:
      let server = try await PrivatePostgreSQL.shared()
      let url = try await server.makeDatabase()
      let proxy = try FaultProxy(to: server)
      self.proxy = proxy
      database = try await PostgreSQLDatabase(
        url: proxy.url(for: url),
        configuration: .init(
          poolSize: 1, connectTimeout: .seconds(120), cancelTimeout: .milliseconds(50),
          acquireTimeout: acquireTimeout, observers: [observer]))
      direct = try await PostgreSQLDatabase(
        url: url, configuration: .init(acquireTimeout: .seconds(900)))
      other = try await Engine.sqlite.makeDatabase()
    }
  }

  private func close() async {
    proxy?.set(.passing)
    await database.close()
    await direct.close()
    await other.close()
    proxy?.stop()
  }

  // MARK: Looking

  func state() async throws -> State {
    let (schema, rows) = try await Self.contents(of: direct)
    let (otherSchema, otherRows) = try await Self.contents(of: other)
    return State(schema: schema, rows: rows, other: otherSchema, otherRows: otherRows)
  }

  private static func contents(
    of database: any Database
  ) async throws -> (DatabaseSchema, [String: [[SQLValue]]]) {
    let schema = try await database.schema(includingInternal: true)
    var contents: [String: [[SQLValue]]] = [:]
    for name in schema.tables.map(\.name) + schema.views.map(\.name) {
      var rows: [[SQLValue]] = []
      try await database.run(RenderedStatement(sql: "SELECT * FROM \"\(name)\" ORDER BY 1")) { row in
        var values: [SQLValue] = []
        for _ in 0..<row.columnCount { values.append(try row.nextValue()) }
        // When a step was made, and the sum of the numbers that a server gives to tables, are others each time.
        if ["koine_migrations", "koine_declarations"].contains(name) { values.removeLast() }
        rows.append(values)
      }
      contents[name] = rows
    }
    return (schema, contents)
  }

  /// Checks that the only connection is back in the pool as it was lent, and that nothing is open on the engine.
  func checkConnection(_ place: String) async throws {
    switch engine {
    case .sqlite:
      try await database.withConnection { connection in
        let keys = try await connection.fetchOne("PRAGMA foreign_keys", as: Int.self)
        #expect(keys == 1, "\(place)")
      }
      _ = try await database.execute("DELETE FROM owners WHERE FALSE")
    case .postgreSQL:
      let path = try await database.fetchOne("SELECT current_setting('search_path')", as: String.self)
      #expect(path == "\"$user\", public", "\(place)")
    }
    // Nobody has a lock any more.
    _ = try await direct.execute("DELETE FROM owners WHERE FALSE", timeout: .seconds(900))
    if engine == .postgreSQL {
      // The server may see later than we do that a connection is gone.
      var open = -1
      while open != 0 {
        open =
          try await direct.fetchOne(
            """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
              AND backend_type = 'client backend'
            """, as: Int.self) ?? 0
      }
    }
  }
}

/// What became of a call.
enum LifeOutcome: Equatable, CustomStringConvertible {
  case success, cancellation
  case failure(DatabaseError.Code)
  case other(String)

  init(_ body: () async throws -> Void) async {
    do {
      try await body()
      self = .success
    } catch {
      self = .init(error)
    }
  }

  private init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancellation
    case let error as DatabaseError: self = .failure(error.code)
    case let error as MigrationError:
      if case .failed(let inner) = error.reason { self = .init(inner) } else { self = .other("\(error)") }
    case let error as ImportError:
      self = error.databaseError.map { .failure($0.code) } ?? .other("\(error)")
    default: self = .other("\(error)")
    }
  }

  var description: String {
    switch self {
    case .success: "success"
    case .cancellation: "cancellation"
    case .failure(let code): "\(code)"
    case .other(let text): text
    }
  }
}

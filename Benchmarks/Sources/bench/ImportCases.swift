import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// What an import fills.
@Table struct Shipment {
  let id: Int
  var title: String
  var weight: Double
  var day: CalendarDate
  var status: Int
}

/// Koine's import of a file of a million rows against the program that each engine brings along.
enum ImportCases {
  private static let rowCount = 1_000_000
  private static let rounds = 5

  /// The file, and the programs that read it.
  final class Fixture {
    /// A file cannot be made, or there is no server.
    struct Missing: Error {}

    let directory: URL
    let csv: URL
    let server: PrivatePostgreSQL?
    let url: String?
    let database: PostgreSQLDatabase?

    init(needsServer: Bool) async throws {
      directory = FileManager.default.temporaryDirectory.appending(path: "koine-bench-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      csv = directory.appending(path: "shipments.csv")
      try Self.write(csv)
      guard needsServer else {
        (server, url, database) = (nil, nil, nil)
        return
      }
      if let url = ProcessInfo.processInfo.environment["KOINE_POSTGRES_URL"] {
        (server, self.url) = (nil, url)
      } else {
        let server = try await PrivatePostgreSQL()
        (self.server, url) = (server, try await server.makeDatabase(named: "import"))
      }
      let database = try await PostgreSQLDatabase(url: url ?? "")
      self.database = database
      try await Shipment.createTable().execute(database)
    }

    private static func write(_ file: URL) throws {
      guard FileManager.default.createFile(atPath: file.path, contents: nil) else { throw Fixture.Missing() }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      var text = "id,title,weight,day,status\n"
      for id in 1...rowCount {
        let title = id % 10 == 0 ? "\"Shipment \(id), fragile\"" : "Shipment number \(id)"
        let weight = Double(id % 100_000) / 8
        let day = String(format: "20%02d-%02d-%02d", id % 25, id % 12 + 1, id % 28 + 1)
        text += "\(id),\(title),\(weight),\(day),\(id % 7)\n"
        if text.utf8.count > 1 << 20 {
          try handle.write(contentsOf: Data(text.utf8))
          text = ""
        }
      }
      try handle.write(contentsOf: Data(text.utf8))
    }

    func path(_ name: String) -> String { directory.appending(path: name).path }

    /// A new database, as Koine makes it.
    func makeDatabase(_ name: String) async throws {
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path(name) + suffix) }
      let database = try SQLiteDatabase(path: path(name))
      try await Shipment.createTable().execute(database)
      await database.close()
    }

    /// What a database holds.
    func checksum(_ name: String) async throws -> Checksum {
      let database = try SQLiteDatabase(path: path(name))
      let checksum = try await ImportCases.checksum(of: database)
      await database.close()
      return checksum
    }

    func close() async {
      if let database {
        _ = try? await Shipment.dropTable().execute(database)
        await database.close()
      }
      await server?.stop()
      try? FileManager.default.removeItem(at: directory)
    }
  }

  private static func checksum(of connection: any Connection) async throws -> Checksum {
    var checksum = Checksum()
    for try await row in Shipment.order(by: \.id).stream(connection) {
      checksum.add(row.id)
      checksum.add(row.title)
      checksum.add(row.weight)
      checksum.add("\(row.day)")
      checksum.add(row.status)
      checksum.endRow()
    }
    return checksum
  }

  static var sqlite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture(needsServer: false) }, close: { await $0.close() },
      cases: [
        Comparison(
          "SQLite: import of 1 000 000 rows, sqlite3 .import", budget: 1, rounds: rounds, program: "sqlite3"
        ) { fixture in
          let program = try Program("sqlite3")
          return Rivals(
            floor: Rival(
              prepare: { try await fixture.makeDatabase("floor.db") },
              run: {
                try program.run([
                  "-bail", "-cmd", "PRAGMA synchronous = FULL", "-cmd", "PRAGMA foreign_keys = ON",
                  fixture.path("floor.db"), ".import --csv --skip 1 '\(fixture.csv.path)' shipments",
                ])
              }, checksum: { try await fixture.checksum("floor.db") }),
            koine: Rival(
              prepare: { try await fixture.makeDatabase("koine.db") },
              run: {
                let database = try SQLiteDatabase(path: fixture.path("koine.db"))
                try await load(fixture, into: database)
                await database.close()
              }, checksum: { try await fixture.checksum("koine.db") }))
        }
      ])
  }

  static var postgreSQL: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture(needsServer: true) }, close: { await $0.close() },
      cases: [
        Comparison(
          "PostgreSQL: import of 1 000 000 rows, psql \\copy", budget: 1, rounds: rounds, program: "psql",
          rivals: copy),
        Comparison(
          "PostgreSQL: copy of an SQLite file of 1 000 000 rows, pgloader", budget: 1, rounds: rounds,
          program: "pgloader", rivals: copyDatabase),
      ])
  }

  /// A whole database from one engine to the other. Koine's is compared with the original as well; pgloader's is not.
  private static func copyDatabase(_ fixture: Fixture) async throws -> Rivals {
    let program = try Program("pgloader")
    guard let database = fixture.database, let url = fixture.url else { throw Fixture.Missing() }
    try await fixture.makeDatabase("source.db")
    let source = try SQLiteDatabase(path: fixture.path("source.db"))
    try await Shipment.import(.file(fixture.csv.path), as: .csv(), into: source)
    await source.close()
    let empty: () async throws -> Void = {
      _ = try await database.execute("DROP TABLE IF EXISTS shipments CASCADE")
    }
    // Days are texts in what pgloader makes.
    let checksum: () async throws -> Checksum = {
      var checksum = Checksum()
      let query: SQLFragment =
        "SELECT count(*), sum(id)::bigint, sum(status)::bigint, min(title), max(day::text) FROM shipments"
      for row in try await database.fetchAll(query, as: Row.self) {
        checksum.add(try row.value(at: 0, as: Int.self))
        checksum.add(try row.value(at: 1, as: Int.self))
        checksum.add(try row.value(at: 2, as: Int.self))
        checksum.add(try row.value(at: 3, as: String.self))
        checksum.add(try row.value(at: 4, as: String.self))
        checksum.endRow()
      }
      return checksum
    }
    return Rivals(
      floor: Rival(
        prepare: empty, run: { try program.run(["--quiet", fixture.path("source.db"), url]) },
        checksum: checksum),
      koine: Rival(
        prepare: empty,
        run: {
          let memory = PeakMemory()
          let source = try SQLiteDatabase(path: fixture.path("source.db"))
          try await source.copy(to: database, declared: [Shipment.self])
          await source.close()
          try memory.check(below: 100 << 20)
        }, checksum: checksum))
  }

  private static func copy(_ fixture: Fixture) async throws -> Rivals {
    let program = try Program("psql")
    guard let database = fixture.database, let url = fixture.url else { throw Fixture.Missing() }
    let empty: () async throws -> Void = { _ = try await database.execute("TRUNCATE shipments") }
    let checksum: () async throws -> Checksum = { try await ImportCases.checksum(of: database) }
    let command =
      "\\copy shipments (id, title, weight, day, status) from '\(fixture.csv.path)' (format csv, header)"
    return Rivals(
      floor: Rival(
        prepare: empty, run: { try program.run(["-X", "-q", "-v", "ON_ERROR_STOP=1", url, "-c", command]) },
        checksum: checksum),
      koine: Rival(prepare: empty, run: { try await load(fixture, into: database) }, checksum: checksum))
  }

  private static func load(_ fixture: Fixture, into database: any Database) async throws {
    let memory = PeakMemory()
    try await Shipment.import(.file(fixture.csv.path), as: .csv(), into: database)
    try memory.check(below: 100 << 20)
  }
}

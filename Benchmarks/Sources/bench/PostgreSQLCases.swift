import CFloor
import Foundation
import Koine
import KoinePostgreSQL
import KoineTesting

/// Koine on PostgreSQL against C on libpq, on a private server or the one of `KOINE_POSTGRES_URL`.
enum PostgreSQLCases {
  private static let itemCount = 10_000
  private static let parcelCount = 100_000
  private static let entryCount = 10_000
  private static let lookups = 2_000
  private static let sharedLookups = 16_000
  private static let connectionCount = 8

  final class Fixture {
    let rows: CRows
    let entries: [Entry]
    let url: String
    let server: PrivatePostgreSQL?
    let database: PostgreSQLDatabase
    let floor: PostgreSQLFloor
    /// What the run before this one has fetched and added up.
    var fetched: [Parcel] = []
    var sum: UInt64 = 0
    var floorSum: UInt64 = 0

    init() async throws {
      if let url = ProcessInfo.processInfo.environment["KOINE_POSTGRES_URL"] {
        self.url = url
        server = nil
      } else {
        let server = try await PrivatePostgreSQL()
        self.server = server
        url = try await server.makeDatabase(named: "bench")
      }
      let items = SampleData.items(max(itemCount, entryCount))
      entries = SampleData.entries(entryCount)
      rows = CRows(items: items, parcels: [])
      floor = try PostgreSQLFloor(url: url)
      try floor.execute("DROP TABLE IF EXISTS items, entries, parcels")
      for table in SampleData.tables { try floor.execute(table) }
      database = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: connectionCount))
      try await Item.insert(items).execute(database)
      try await Parcel.insert(SampleData.parcels(parcelCount)).execute(database)
      for table in ["items", "parcels"] { try floor.execute("VACUUM ANALYZE \(table)") }
    }

    func close() async {
      await database.close()
      try? floor.execute("DROP TABLE IF EXISTS items, entries, parcels")
      await server?.stop()
    }
  }

  static var suite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture() }, close: { await $0.close() },
      cases: [
        Comparison("PostgreSQL: lookup, on one core", budget: 1.25, operations: lookups) { fixture in
          let database = try await PostgreSQLDatabase(url: fixture.url, configuration: .init(poolSize: 1))
          try await pin(fixture, database)
          return Rivals(
            floor: Rival(
              run: { try fixture.floor.lookup(lookups, of: itemCount) },
              checksum: { Checksum(sum: fixture.floor.sum, of: lookups) }),
            koine: Rival(
              run: {
                fixture.sum = try await database.withConnection { connection in
                  try await look(0..<lookups, connection)
                }
              },
              checksum: { Checksum(sum: fixture.sum, of: lookups) }),
            end: {
              _ = floor_pin(ProcessInfo.processInfo.processIdentifier, -1)
              if fixture.server != nil { _ = floor_pin(fixture.floor.backend, -1) }
            })
        },
        Comparison("PostgreSQL: fetch of 100 000 rows x 10", budget: 1.25) { fixture in
          let floor = fixture.floor
          return Rivals(
            floor: Rival(
              prepare: { floor.forget() }, run: { try floor.fetch() }, checksum: { floor.checksum() }),
            koine: Rival(
              prepare: { fixture.fetched = [] },
              run: { fixture.fetched = try await Parcel.all().fetchAll(fixture.database) },
              checksum: { Checksum(fixture.fetched) }))
        },
        Comparison("PostgreSQL: 10 000 inserts in a pipeline", budget: 1) { fixture in
          let entries = {
            Checksum(try await Entry.order(by: \.id).fetchAll(fixture.database))
          }
          return Rivals(
            floor: Rival(
              prepare: { try fixture.floor.execute("TRUNCATE entries") },
              run: { try fixture.floor.insertEntries(fixture.rows) }, checksum: entries),
            koine: Rival(
              prepare: { try fixture.floor.execute("TRUNCATE entries") },
              run: { try await Entry.insert(fixture.entries).execute(fixture.database) }, checksum: entries))
        },
        Comparison(
          "PostgreSQL: lookups of 32 tasks on 8 connections", budget: 1.1, operations: sharedLookups
        ) { fixture in
          let floors = try (0..<connectionCount).map { _ in try PostgreSQLFloor(url: fixture.url) }
          let database = fixture.database
          return Rivals(
            floor: Rival(
              run: {
                fixture.floorSum = try PostgreSQLFloor.lookup(sharedLookups, of: itemCount, on: floors)
              },
              checksum: { Checksum(sum: fixture.floorSum, of: sharedLookups) }),
            koine: Rival(
              run: { fixture.sum = try await lookInTasks(database) },
              checksum: { Checksum(sum: fixture.sum, of: sharedLookups) }))
        },
      ])
  }

  /// Looks items up and adds up what was read.
  private static func look(_ lookups: Range<Int>, _ connection: any Connection) async throws -> UInt64 {
    var sum: UInt64 = 0
    for lookup in lookups {
      let key = Int(floor_key(Int64(lookup), Int64(itemCount)))
      sum &+= try await Item.find(key).fetchOne(connection)?.digest ?? 0
    }
    return sum
  }

  private static func lookInTasks(_ database: PostgreSQLDatabase) async throws -> UInt64 {
    let tasks = 32
    return try await withThrowingTaskGroup(of: UInt64.self) { group in
      for task in 0..<tasks {
        let share = sharedLookups * task / tasks..<sharedLookups * (task + 1) / tasks
        group.addTask { try await look(share, database) }
      }
      return try await group.reduce(0, &+)
    }
  }

  /// Binds this process and those of the server that serve it to one processor, where the server is ours and
  /// the system knows how: otherwise the case tells how fast one processor wakes another.
  private static func pin(_ fixture: Fixture, _ database: PostgreSQLDatabase) async throws {
    guard fixture.server != nil else { return }
    var backend = 0
    try await database.run(RenderedStatement(sql: "SELECT pg_backend_pid()")) { row in
      backend = Int(try row.next(Int32.self))
    }
    for process in [ProcessInfo.processInfo.processIdentifier, fixture.floor.backend, Int32(backend)] {
      _ = floor_pin(process, 0)
    }
  }
}

import CFloor
import Foundation
import Koine
import KoineSQLite

/// Koine on SQLite against C on SQLite, and GRDB against the same.
enum SQLiteCases {
  private static let itemCount = 10_000
  private static let parcelCount = 100_000
  private static let lookups = 20_000
  private static let oneShotLookups = 10_000

  /// The same data four times: in memory and in a file in WAL mode, for C and for Koine.
  final class Fixture {
    let rows: CRows
    let parcels: [Parcel]
    let memory: SQLiteDatabase
    let file: SQLiteDatabase
    let memoryFloor: SQLiteFloor
    let fileFloor: SQLiteFloor
    let grdb: GRDBPeer
    let directory: URL
    /// What the run before this one has fetched and added up.
    var fetched: [Parcel] = []
    var sum: UInt64 = 0

    init() async throws {
      let items = SampleData.items(itemCount)
      parcels = SampleData.parcels(parcelCount)
      rows = CRows(items: items, parcels: parcels)
      directory = FileManager.default.temporaryDirectory.appending(path: "koine-bench-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      memoryFloor = try SQLiteFloor(path: ":memory:")
      fileFloor = try SQLiteFloor(path: directory.appending(path: "floor.db").path)
      for floor in [memoryFloor, fileFloor] { try floor.insertItems(rows) }
      try memoryFloor.insertParcels(rows)
      memory = try SQLiteDatabase.inMemory()
      file = try SQLiteDatabase(path: directory.appending(path: "koine.db").path)
      for database in [memory, file] {
        for table in SampleData.sqliteTables {
          try await database.run(RenderedStatement(sql: table)) { _ in }
        }
        try await Item.insert(items).execute(database)
      }
      try await Parcel.insert(parcels).execute(memory)
      grdb = try GRDBPeer(tables: SampleData.sqliteTables, items: items, parcels: parcels)
    }

    func close() async {
      await memory.close()
      await file.close()
      try? FileManager.default.removeItem(at: directory)
    }
  }

  static var suite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture() }, close: { await $0.close() },
      cases: [
        Comparison("SQLite: fetch of 100 000 rows x 10", budget: 1.10) { fixture in
          Rivals(
            floor: fetchFloor(fixture),
            koine: Rival(
              prepare: { fixture.fetched = [] },
              run: { fixture.fetched = try await Parcel.all().fetchAll(fixture.memory) },
              checksum: { Checksum(fixture.fetched) }))
        },
        Comparison("GRDB: fetch of 100 000 rows x 10", budget: nil) { fixture in
          Rivals(
            floor: fetchFloor(fixture),
            koine: Rival(
              prepare: { fixture.grdb.forget() }, run: { try fixture.grdb.fetch() },
              checksum: { fixture.grdb.checksum() }))
        },
        Comparison("SQLite: lookup in a transaction", budget: 2.5, operations: lookups) { fixture in
          Rivals(
            floor: lookupFloor(fixture),
            koine: koine(fixture, lookups) {
              try await fixture.memory.transaction { connection in
                try await look(lookups) { try await Item.find($0).fetchOne(connection) }
              }
            })
        },
        Comparison("SQLite: lookup in a transaction, declared", budget: 1.7, operations: lookups) { fixture in
          Rivals(
            floor: lookupFloor(fixture),
            koine: koine(fixture, lookups) {
              try await fixture.memory.transaction { connection in
                try await look(lookups) { try await Item.declaredFind($0).fetchOne(connection) }
              }
            })
        },
        Comparison("GRDB: lookup in a transaction", budget: nil, operations: lookups) { fixture in
          Rivals(
            floor: lookupFloor(fixture),
            koine: koine(fixture, lookups) { try fixture.grdb.lookup(lookups, of: itemCount) })
        },
        Comparison("GRDB: lookup in a transaction, SQL by hand", budget: nil, operations: lookups) {
          fixture in
          Rivals(
            floor: lookupFloor(fixture),
            koine: koine(fixture, lookups) { try fixture.grdb.lookupBySQL(lookups, of: itemCount) })
        },
        Comparison("SQLite: one-shot lookup in a file", budget: 2, operations: oneShotLookups) { fixture in
          Rivals(
            floor: oneShotFloor(fixture),
            koine: koine(fixture, oneShotLookups) {
              try await look(oneShotLookups) { try await Item.find($0).fetchOne(fixture.file) }
            })
        },
        Comparison("SQLite: one-shot lookup in a file, declared", budget: 2, operations: oneShotLookups) {
          fixture in
          Rivals(
            floor: oneShotFloor(fixture),
            koine: koine(fixture, oneShotLookups) {
              try await look(oneShotLookups) { try await Item.declaredFind($0).fetchOne(fixture.file) }
            })
        },
        Comparison("SQLite: insert of 100 000 rows x 10", budget: 1.1) { fixture in
          Rivals(
            floor: insertFloor(fixture),
            koine: Rival(
              prepare: {
                try await fixture.memory.run(RenderedStatement(sql: "DELETE FROM parcels")) { _ in }
              },
              run: { try await Parcel.insert(fixture.parcels).execute(fixture.memory) },
              checksum: { Checksum(try await Parcel.all().fetchAll(fixture.memory)) }))
        },
        Comparison("GRDB: insert of 100 000 rows x 10", budget: nil) { fixture in
          grdbInsert(fixture) { try fixture.grdb.insertParcels() }
        },
        Comparison("GRDB: insert of 100 000 rows x 10, SQL by hand", budget: nil) { fixture in
          grdbInsert(fixture) { try fixture.grdb.insertParcelsBySQL() }
        },
      ])
  }

  private static func grdbInsert(_ fixture: Fixture, _ insert: @escaping () throws -> Void) -> Rivals {
    Rivals(
      floor: insertFloor(fixture),
      koine: Rival(
        prepare: { try fixture.grdb.deleteParcels() }, run: insert,
        checksum: {
          try fixture.grdb.fetch()
          return fixture.grdb.checksum()
        }))
  }

  // MARK: Koine

  private static func koine(
    _ fixture: Fixture, _ lookups: Int, _ run: @escaping () async throws -> UInt64
  ) -> Rival {
    Rival(
      run: { fixture.sum = try await run() }, checksum: { Checksum(sum: fixture.sum, of: lookups) })
  }

  /// Looks items up and adds up what was read.
  nonisolated(nonsending) private static func look(
    _ lookups: Int, _ find: (Int) async throws -> Item?
  ) async throws -> UInt64 {
    var sum: UInt64 = 0
    for lookup in 0..<lookups {
      sum &+= try await find(Int(floor_key(Int64(lookup), Int64(itemCount))))?.digest ?? 0
    }
    return sum
  }

  // MARK: The floors

  private static func fetchFloor(_ fixture: Fixture) -> Rival {
    let floor = fixture.memoryFloor
    return Rival(prepare: { floor.forget() }, run: { try floor.fetch() }, checksum: { floor.checksum() })
  }

  private static func lookupFloor(_ fixture: Fixture) -> Rival {
    let floor = fixture.memoryFloor
    return Rival(
      run: { try floor.lookup(lookups, of: itemCount, inTransaction: true) },
      checksum: { Checksum(sum: floor.sum, of: lookups) })
  }

  private static func oneShotFloor(_ fixture: Fixture) -> Rival {
    let floor = fixture.fileFloor
    return Rival(
      run: { try floor.lookup(oneShotLookups, of: itemCount, inTransaction: false) },
      checksum: { Checksum(sum: floor.sum, of: oneShotLookups) })
  }

  private static func insertFloor(_ fixture: Fixture) -> Rival {
    let floor = fixture.memoryFloor
    return Rival(
      prepare: { try floor.execute("DELETE FROM parcels") }, run: { try floor.insertParcels(fixture.rows) },
      checksum: {
        floor.forget()
        try floor.fetch()
        return floor.checksum()
      })
  }
}

import CFloor

/// What the C side could not do.
struct FloorError: Error, CustomStringConvertible {
  let description = String(cString: floor_error())
}

/// A database of SQLite that C works on.
final class SQLiteFloor {
  private let database: OpaquePointer
  private(set) var parcels = floor_parcels()
  private(set) var sum: UInt64 = 0

  init(path: String) throws {
    guard let database = floor_sqlite_open(path) else { throw FloorError() }
    self.database = database
    for table in SampleData.sqliteTables { try execute(table) }
  }

  deinit {
    floor_parcels_free(&parcels)
    floor_sqlite_close(database)
  }

  func execute(_ sql: String) throws {
    guard floor_sqlite_execute(database, sql) else { throw FloorError() }
  }

  func insertItems(_ rows: CRows) throws {
    guard floor_sqlite_insert_items(database, rows.items.baseAddress, rows.items.count) else {
      throw FloorError()
    }
  }

  func insertParcels(_ rows: CRows) throws {
    guard floor_sqlite_insert_parcels(database, rows.parcels.baseAddress, rows.parcels.count) else {
      throw FloorError()
    }
  }

  func forget() {
    floor_parcels_free(&parcels)
  }

  func fetch() throws {
    guard floor_sqlite_fetch_parcels(database, &parcels) else { throw FloorError() }
  }

  func lookup(_ lookups: Int, of rows: Int, inTransaction: Bool) throws {
    guard floor_sqlite_lookup(database, Int64(lookups), Int64(rows), inTransaction, &sum) else {
      throw FloorError()
    }
  }

  func checksum() -> Checksum {
    Checksum(UnsafeBufferPointer(start: parcels.rows, count: parcels.count).map { Parcel($0) })
  }
}

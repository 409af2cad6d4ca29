import CFloor

/// A connection of libpq that C works on.
final class PostgreSQLFloor {
  private let connection: OpaquePointer
  private(set) var parcels = floor_parcels()
  private(set) var sum: UInt64 = 0

  init(url: String) throws {
    guard let connection = floor_postgres_open(url) else { throw FloorError() }
    self.connection = connection
  }

  deinit {
    floor_parcels_free(&parcels)
    floor_postgres_close(connection)
  }

  /// The process of the server that serves the connection.
  var backend: Int32 { floor_postgres_backend(connection) }

  func execute(_ sql: String) throws {
    guard floor_postgres_execute(connection, sql) else { throw FloorError() }
  }

  func insertEntries(_ rows: CRows) throws {
    guard floor_postgres_insert_entries(connection, rows.items.baseAddress, rows.items.count) else {
      throw FloorError()
    }
  }

  func forget() {
    floor_parcels_free(&parcels)
  }

  func fetch() throws {
    guard floor_postgres_fetch_parcels(connection, &parcels) else { throw FloorError() }
  }

  func lookup(_ lookups: Int, of rows: Int) throws {
    guard floor_postgres_lookup(connection, 0, Int64(lookups), Int64(rows), &sum) else { throw FloorError() }
  }

  /// Looks up on several connections at once, a thread for each.
  static func lookup(_ lookups: Int, of rows: Int, on floors: [PostgreSQLFloor]) throws -> UInt64 {
    var connections = floors.map { Optional($0.connection) }
    var sum: UInt64 = 0
    guard
      floor_postgres_lookup_threads(
        &connections, Int32(connections.count), Int64(lookups), Int64(rows), &sum)
    else { throw FloorError() }
    return sum
  }

  func checksum() -> Checksum {
    Checksum(UnsafeBufferPointer(start: parcels.rows, count: parcels.count).map { Parcel($0) })
  }
}

import CFloor
import GRDB

/// The work of the SQLite cases as users of GRDB write it: records with an `init(row:)` by hand, which reads
/// by position, and statements that GRDB keeps.
final class GRDBPeer {
  private let queue: DatabaseQueue
  private let records: [ParcelRecord]
  private var fetched: [ParcelRecord] = []

  /// - Parameter path: The database's file, kept as safe as those of the others; in memory if `nil`.
  init(at path: String? = nil, tables: [String], items: [Item], parcels: [Parcel]) throws {
    if let path {
      var configuration = Configuration()
      configuration.journalMode = .wal
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      queue = try DatabaseQueue(path: path, configuration: configuration)
    } else {
      queue = try DatabaseQueue()
    }
    records = parcels.map { ParcelRecord($0) }
    try queue.write { database in
      for table in tables { try database.execute(sql: table) }
      for item in items {
        try ItemRecord(id: item.id, title: item.title, quantity: item.quantity, price: item.price)
          .insert(database)
      }
    }
    try insertParcels()
  }

  func forget() {
    fetched = []
  }

  func fetch() throws {
    fetched = try queue.read { try ParcelRecord.fetchAll($0) }
  }

  func deleteParcels() throws {
    _ = try queue.write { try ParcelRecord.deleteAll($0) }
  }

  func insertParcels() throws {
    try queue.write { database in
      for record in records { try record.insert(database) }
    }
  }

  /// By SQL that the program has written, the fastest way that GRDB has.
  func insertParcelsBySQL() throws {
    try queue.write { database in
      let statement = try database.cachedStatement(
        sql: "INSERT INTO parcels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      for parcel in records.lazy.map(\.parcel) {
        try statement.execute(arguments: [
          parcel.id, parcel.weight, parcel.quantity, parcel.status, parcel.price, parcel.discount,
          parcel.title,
          parcel.address, parcel.note, parcel.isFragile,
        ])
      }
    }
  }

  /// By GRDB's query interface.
  func lookup(_ lookups: Int, of rows: Int) throws -> UInt64 {
    try queue.read { database in
      var sum: UInt64 = 0
      for lookup in 0..<lookups {
        sum &+= try ItemRecord.fetchOne(database, key: floor_key(Int64(lookup), Int64(rows)))?.digest ?? 0
      }
      return sum
    }
  }

  /// By SQL that the program has written, the fastest way that GRDB has.
  func lookupBySQL(_ lookups: Int, of rows: Int) throws -> UInt64 {
    try queue.read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT id, title, quantity, price FROM items WHERE id = ?")
      var sum: UInt64 = 0
      for lookup in 0..<lookups {
        let key = floor_key(Int64(lookup), Int64(rows))
        sum &+= try ItemRecord.fetchOne(statement, arguments: [key])?.digest ?? 0
      }
      return sum
    }
  }

  /// By SQL that the program has written: `?1` is the id, `?2` the quantity.
  func updateBySQL(_ sql: String, _ items: [Item]) throws {
    try queue.write { database in
      let statement = try database.cachedStatement(sql: sql)
      for item in items { try statement.execute(arguments: [item.id, item.quantity]) }
    }
  }

  func checksum() -> Checksum {
    Checksum(fetched.map { $0.parcel })
  }
}

private struct ItemRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "items"

  let id: Int
  var title: String
  var quantity: Int
  var price: Double

  var digest: UInt64 { Item(id: id, title: title, quantity: quantity, price: price).digest }
}

extension ItemRecord {
  init(row: Row) {
    self.init(id: row[0], title: row[1], quantity: row[2], price: row[3])
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = id
    container["title"] = title
    container["quantity"] = quantity
    container["price"] = price
  }
}

private struct ParcelRecord: FetchableRecord, PersistableRecord {
  static let databaseTableName = "parcels"

  let parcel: Parcel

  init(_ parcel: Parcel) {
    self.parcel = parcel
  }

  init(row: Row) {
    parcel = Parcel(
      id: row[0], weight: row[1], quantity: row[2], status: row[3], price: row[4], discount: row[5],
      title: row[6], address: row[7], note: row[8], isFragile: row[9])
  }

  func encode(to container: inout PersistenceContainer) {
    container["id"] = parcel.id
    container["weight"] = parcel.weight
    container["quantity"] = parcel.quantity
    container["status"] = parcel.status
    container["price"] = parcel.price
    container["discount"] = parcel.discount
    container["title"] = parcel.title
    container["address"] = parcel.address
    container["note"] = parcel.note
    container["isFragile"] = parcel.isFragile
  }
}

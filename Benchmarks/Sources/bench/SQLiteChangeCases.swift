import CFloor
import Foundation
import Koine
import KoineSQLite

/// Changes of one row each, many in a transaction: what an application does, and no import.
enum SQLiteChangeCases {
  private static let count = 10_000

  /// One file, which C and Koine both open; and one of GRDB's.
  final class Fixture {
    let database: SQLiteDatabase
    let floor: OpaquePointer
    let grdb: GRDBPeer
    let directory: URL
    /// The rows that there are, and further ones.
    let rows: CRows
    let others: CRows
    let items = SampleData.items(count)
    let otherItems = SampleData.items(2 * count).suffix(count)

    init() async throws {
      directory = FileManager.default.temporaryDirectory.appending(path: "koine-changes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let path = directory.appending(path: "changes.db").path
      database = try SQLiteDatabase(path: path)
      for table in SampleData.sqliteTables {
        try await database.run(RenderedStatement(sql: table)) { _ in }
      }
      try await Item.insert(items).execute(database)
      rows = CRows(items: items, parcels: [])
      others = CRows(items: Array(otherItems), parcels: [])
      grdb = try GRDBPeer(
        at: directory.appending(path: "grdb.db").path, tables: SampleData.sqliteTables, items: items,
        parcels: [])
      guard let opened = floor_sqlite_open(path) else { throw FloorError() }
      floor = opened
    }

    func change(_ sql: String, _ rows: CRows) throws {
      guard floor_sqlite_change_items(floor, sql, rows.items.baseAddress, rows.items.count) else {
        throw FloorError()
      }
    }

    func close() async {
      floor_sqlite_close(floor)
      await database.close()
      try? FileManager.default.removeItem(at: directory)
    }
  }

  private static let update = "UPDATE items SET quantity = ?2 WHERE id = ?1"
  private static let deletion = "DELETE FROM items WHERE id = ?1"
  private static let insert = "INSERT INTO items (id, title, quantity, price) VALUES (?1, ?2, ?3, ?4)"
  private static let upsert =
    insert
    + " ON CONFLICT (id) DO UPDATE SET title = excluded.title, quantity = excluded.quantity, price = excluded.price"

  private static let declaredUpdate = DeclaredQuery { (id: Parameter<Int>, quantity: Parameter<Int>) in
    Item.where { $0.id == id }.update { $0.quantity = quantity }
  }

  static var suite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture() }, close: { await $0.close() },
      cases: [
        comparison("update by key", floor: { try $0.change(update, $0.rows) }) { item, connection in
          try await Item.where { $0.id == item.id }.update { $0.quantity = item.quantity }.execute(connection)
        },
        comparison("update by key, declared", floor: { try $0.change(update, $0.rows) }) { item, connection in
          try await declaredUpdate(item.id, item.quantity).execute(connection)
        },
        Comparison("GRDB: update by key in a transaction, SQL by hand", budget: nil, operations: count) {
          fixture in
          Rivals(
            floor: Rival(
              run: { try fixture.change(update, fixture.rows) }, checksum: { try await contents(fixture) }),
            koine: Rival(
              run: { try fixture.grdb.updateBySQL(update, fixture.items) },
              checksum: { try await contents(fixture) }))
        },
        comparison("upsert of a row", floor: { try $0.change(upsert, $0.rows) }) { item, connection in
          try await Item.upsert([item]).execute(connection)
        },
        Comparison(
          "SQLite: insert of a row and its deletion in a transaction", budget: nil, operations: count
        ) {
          fixture in
          Rivals(
            floor: Rival(
              run: {
                try fixture.change(insert, fixture.others)
                try fixture.change(deletion, fixture.others)
              }, checksum: { try await contents(fixture) }),
            koine: Rival(
              run: {
                try await fixture.database.transaction { connection in
                  for item in fixture.otherItems { try await Item.insert(item).execute(connection) }
                }
                try await fixture.database.transaction { connection in
                  for item in fixture.otherItems { try await Item.find(item.id).delete().execute(connection) }
                }
              }, checksum: { try await contents(fixture) }))
        },
      ])
  }

  private static func comparison(
    _ name: String, floor: @escaping (Fixture) throws -> Void,
    koine: @escaping (Item, any Connection) async throws -> Void
  ) -> Comparison<Fixture> {
    Comparison("SQLite: \(name) in a transaction", budget: nil, operations: count) { fixture in
      Rivals(
        floor: Rival(run: { try floor(fixture) }, checksum: { try await contents(fixture) }),
        koine: Rival(
          run: {
            try await fixture.database.transaction { connection in
              for item in fixture.items { try await koine(item, connection) }
            }
          }, checksum: { try await contents(fixture) }))
    }
  }

  private static func contents(_ fixture: Fixture) async throws -> Checksum {
    var checksum = Checksum()
    for item in try await Item.all().order(by: \.id).fetchAll(fixture.database) {
      checksum.add(item.quantity)
      checksum.endRow()
    }
    return checksum
  }
}

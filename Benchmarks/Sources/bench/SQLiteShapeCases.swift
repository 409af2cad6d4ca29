import CFloor
import Foundation
import Koine
import KoineSQLite

/// Rows of other shapes, other ways to read them, and many tasks at once: what the cases of the first ten columns say
/// nothing about.
///
/// The floors of fetches copy each value as SQLite stores it: they read no date, UUID or document.
enum SQLiteShapeCases {
  private static let rowCount = 100_000
  private static let wideCount = 20_000
  private static let parcelCount = 1_000_000
  private static let itemCount = 10_000
  private static let lookups = 20_000

  /// One file, which C and Koine both open.
  final class Fixture {
    let database: SQLiteDatabase
    let floor: OpaquePointer
    let directory: URL
    var cells = floor_cells()
    var parcels = floor_parcels()
    var fetched: [Parcel] = []
    var sum: UInt64 = 0
    var count = 0

    init() async throws {
      directory = FileManager.default.temporaryDirectory.appending(path: "koine-shapes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let path = directory.appending(path: "shapes.db").path
      database = try SQLiteDatabase(path: path)
      for table in SampleData.sqliteTables {
        try await database.run(RenderedStatement(sql: table)) { _ in }
      }
      try await Half.createTable().execute(database)
      try await Letter.createTable().execute(database)
      try await Wide.createTable().execute(database)
      try await Item.insert(SampleData.items(itemCount)).execute(database)
      try await Parcel.insert(SampleData.parcels(parcelCount)).execute(database)
      try await Half.insert((1...rowCount).map(Half.init(sample:))).execute(database)
      try await Letter.insert((1...rowCount).map(Letter.init(sample:))).execute(database)
      try await Wide.insert((1...wideCount).map(Wide.init(sample:))).execute(database)
      guard let opened = floor_sqlite_open(path) else { throw FloorError() }
      floor = opened
    }

    func close() async {
      floor_cells_free(&cells)
      floor_parcels_free(&parcels)
      floor_sqlite_close(floor)
      await database.close()
      try? FileManager.default.removeItem(at: directory)
    }
  }

  static var suite: Suite<Fixture> {
    Suite(
      fixture: { try await Fixture() }, close: { await $0.close() },
      cases: fetches + [
        Comparison("SQLite: lookup of 10 columns among 1 000 000 rows", budget: 1.8, operations: lookups) {
          fixture in
          Rivals(
            floor: parcelFloor(fixture),
            koine: sum(fixture) {
              try await fixture.database.transaction { connection in
                try await look { try await Parcel.find($0).fetchOne(connection) }
              }
            })
        },
        Comparison(
          "SQLite: the same, declared", budget: 1.35, operations: lookups
        ) { fixture in
          Rivals(
            floor: parcelFloor(fixture),
            koine: sum(fixture) {
              try await fixture.database.transaction { connection in
                try await look { try await Parcel.declaredFind($0).fetchOne(connection) }
              }
            })
        },
      ] + [1, 2, 10, 100, 1_000].map(concurrent) + [besideAWriter])
  }

  // MARK: Fetches

  private static var fetches: [Comparison<Fixture>] {
    [
      Comparison("SQLite: fetch of 1 000 000 rows x 10", budget: 1.10) { fixture in
        Rivals(
          floor: Rival(
            prepare: { floor_parcels_free(&fixture.parcels) },
            run: {
              guard floor_sqlite_fetch_parcels(fixture.floor, &fixture.parcels) else { throw FloorError() }
            },
            checksum: {
              let rows = UnsafeBufferPointer(start: fixture.parcels.rows, count: fixture.parcels.count)
              return Checksum(rows.map { Parcel($0) })
            }),
          koine: Rival(
            prepare: { fixture.fetched = [] },
            run: { fixture.fetched = try await Parcel.all().fetchAll(fixture.database) },
            checksum: { Checksum(fixture.fetched) }))
      },
      fetch("half of it NULL", "SELECT * FROM halves") { try await Half.all().fetchAll($0.database).count },
      fetch("a Date, a UUID, a Decimal and JSON", "SELECT * FROM letters", columns: 5) {
        try await Letter.all().fetchAll($0.database).count
      },
      fetch("40 columns, 20 000 rows", "SELECT * FROM wides", columns: 40) {
        try await Wide.all().fetchAll($0.database).count
      },
      fetch("as Row", "SELECT * FROM halves") { try await Half.all().fetchRows($0.database).count },
      fetch("SQL by hand, by names", "SELECT * FROM halves") {
        try await $0.database.fetchAll("SELECT * FROM halves", as: Half.self).count
      },
      fetch("as a stream", "SELECT * FROM halves") { fixture in
        var count = 0
        for try await _ in Half.all().stream(fixture.database) { count += 1 }
        return count
      },
    ]
  }

  private static func fetch(
    _ name: String, _ sql: String, columns: Int = 10, _ count: @escaping (Fixture) async throws -> Int
  ) -> Comparison<Fixture> {
    Comparison("SQLite: fetch, \(name)", budget: nil) { fixture in
      Rivals(
        floor: Rival(
          prepare: { floor_cells_free(&fixture.cells) },
          run: {
            guard floor_sqlite_read(fixture.floor, sql, &fixture.cells) else { throw FloorError() }
          }, checksum: { Checksum(sum: 0, of: fixture.cells.count / columns) }),
        koine: Rival(
          run: { fixture.count = try await count(fixture) },
          checksum: { Checksum(sum: 0, of: fixture.count) }))
    }
  }

  // MARK: Lookups

  private static func parcelFloor(_ fixture: Fixture) -> Rival {
    Rival(
      run: {
        guard
          floor_sqlite_lookup_parcels(fixture.floor, Int64(lookups), Int64(parcelCount), &fixture.sum)
        else { throw FloorError() }
      }, checksum: { Checksum(sum: fixture.sum, of: lookups) })
  }

  private static func itemFloor(_ fixture: Fixture) -> Rival {
    Rival(
      run: {
        guard
          floor_sqlite_lookup(fixture.floor, Int64(lookups), Int64(itemCount), false, &fixture.sum)
        else { throw FloorError() }
      }, checksum: { Checksum(sum: fixture.sum, of: lookups) })
  }

  private static func sum(_ fixture: Fixture, _ run: @escaping () async throws -> UInt64) -> Rival {
    Rival(run: { fixture.sum = try await run() }, checksum: { Checksum(sum: fixture.sum, of: lookups) })
  }

  nonisolated(nonsending) private static func look(
    _ find: (Int) async throws -> Parcel?
  ) async throws -> UInt64 {
    var sum: UInt64 = 0
    for lookup in 0..<lookups {
      sum &+= try await find(Int(floor_key(Int64(lookup), Int64(parcelCount))))?.digest ?? 0
    }
    return sum
  }

  // MARK: Many tasks

  /// One-shot lookups shared out to tasks: more of them must not make each slower.
  private static func concurrent(_ tasks: Int) -> Comparison<Fixture> {
    let name = tasks == 1 ? "1 task" : "\(tasks) tasks"
    return Comparison("SQLite: one-shot lookups of \(name)", budget: 2, operations: lookups) { fixture in
      let database = fixture.database
      return Rivals(
        floor: itemFloor(fixture), koine: sum(fixture) { try await share(tasks, on: database) })
    }
  }

  /// The lookups of ten tasks while another one writes, against the same ones while nobody does.
  private static var besideAWriter: Comparison<Fixture> {
    Comparison("SQLite: lookups of 10 tasks beside a writer", budget: nil, operations: lookups) { fixture in
      let database = fixture.database
      return Rivals(
        floor: sum(fixture) { try await share(10, on: database) },
        koine: sum(fixture) {
          let writer = Task {
            while !Task.isCancelled {
              try await Item.where { $0.id == 1 }.update { $0.title = "Item 1" }.execute(database)
            }
          }
          let sum = try await share(10, on: database)
          writer.cancel()
          _ = await writer.result
          return sum
        })
    }
  }

  private static func share(_ tasks: Int, on database: SQLiteDatabase) async throws -> UInt64 {
    try await withThrowingTaskGroup(of: UInt64.self) { group in
      for task in 0..<tasks {
        group.addTask {
          var sum: UInt64 = 0
          for lookup in (task * lookups / tasks)..<((task + 1) * lookups / tasks) {
            let id = Int(floor_key(Int64(lookup), Int64(itemCount)))
            sum &+= try await Item.declaredFind(id).fetchOne(database)?.digest ?? 0
          }
          return sum
        }
      }
      return try await group.reduce(0, &+)
    }
  }
}

/// Nine columns of which every other value is NULL.
@Table("halves") struct Half {
  let id: Int
  var a: Int?
  var b: String?
  var c: Double?
  var d: Int?
  var e: String?
  var f: Double?
  var g: Int?
  var h: String?
  var i: Double?
}

extension Half {
  init(sample id: Int) {
    let isOdd = !id.isMultiple(of: 2)
    self.init(
      id: id, a: isOdd ? id : nil, b: isOdd ? nil : "Half \(id)", c: isOdd ? Double(id) / 3 : nil,
      d: isOdd ? nil : id % 7, e: isOdd ? "a text that is long enough for the heap" : nil,
      f: isOdd ? nil : Double(id), g: isOdd ? -id : nil, h: isOdd ? nil : "short", i: isOdd ? 0.5 : nil)
  }
}

enum Cents: DecimalScale { static let scale = 2 }

/// Values that SQLite has no type for.
@Table struct Letter {
  let id: Int
  var madeAt: Date
  var token: UUID
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: JSON<[String]>.self) var tags: [String]
}

extension Letter {
  init(sample id: Int) {
    self.init(
      id: id, madeAt: Date(timeIntervalSince1970: 1_700_000_000 + Double(id)), token: UUID(),
      price: Decimal(id) / 100, tags: ["letter", "number \(id)"])
  }
}

/// Forty columns.
@Table struct Wide {
  let id: Int
  var n1: Int
  var t2: String
  var n3: Int
  var t4: String
  var n5: Int
  var t6: String
  var n7: Int
  var t8: String
  var n9: Int
  var t10: String
  var n11: Int
  var t12: String
  var n13: Int
  var t14: String
  var n15: Int
  var t16: String
  var n17: Int
  var t18: String
  var n19: Int
  var t20: String
  var n21: Int
  var t22: String
  var n23: Int
  var t24: String
  var n25: Int
  var t26: String
  var n27: Int
  var t28: String
  var n29: Int
  var t30: String
  var n31: Int
  var t32: String
  var n33: Int
  var t34: String
  var n35: Int
  var t36: String
  var n37: Int
  var t38: String
  var n39: Int
}

extension Wide {
  init(sample id: Int) {
    self.init(
      id: id, n1: id + 1, t2: "column 2", n3: id + 3, t4: "column 4", n5: id + 5, t6: "column 6", n7: id + 7,
      t8: "column 8", n9: id + 9, t10: "column 10", n11: id + 11, t12: "column 12", n13: id + 13,
      t14: "column 14", n15: id + 15, t16: "column 16", n17: id + 17, t18: "column 18", n19: id + 19,
      t20: "column 20", n21: id + 21, t22: "column 22", n23: id + 23, t24: "column 24", n25: id + 25,
      t26: "column 26", n27: id + 27, t28: "column 28", n29: id + 29, t30: "column 30", n31: id + 31,
      t32: "column 32", n33: id + 33, t34: "column 34", n35: id + 35, t36: "column 36", n37: id + 37,
      t38: "column 38", n39: id + 39
    )
  }
}

extension Parcel {
  /// What a lookup adds to the sum; C adds the same.
  var digest: UInt64 {
    UInt64(bitPattern: Int64(id &+ weight &+ status)) &+ UInt64(title.utf8.count)
      &+ UInt64(address.utf8.count)
  }

  /// ``find(_:)``, declared once.
  static let declaredFind = DeclaredQuery { (id: Parameter<Int>) in Parcel.find(id) }
}

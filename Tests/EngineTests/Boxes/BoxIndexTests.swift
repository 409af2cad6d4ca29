import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Site: Identifiable, Equatable {
  let id: Int
  var code: String
  var west: Double
  var east: Double
  var south: Double?
  var north: Double?

  static let constraints: [TableConstraint<Site>] = [.unique(\.code)]
  static let area = BoxIndex(of: Site.self, .range(\.west, \.east), .range(\.south, \.north))

  init(_ id: Int, _ box: (Double, Double, Double?, Double?), code: String? = nil) {
    self.id = id
    self.code = code ?? "p\(id)"
    (west, east, south, north) = box
  }
}

/// The table as a later version of a program declares it.
@Table("sites") private struct LaterSite: Identifiable, Equatable {
  let id: Int
  var code: String
  var west: Double
  var east: Double
  var south: Double?
  var north: Double?
  @Column(default: 0) var visits: Int
  static let constraints: [TableConstraint<LaterSite>] = [
    .unique(\.code), .check("visits are counted") { $0.visits >= 0 },
  ]
}

@Table private struct Spot: Identifiable {
  let id: Int
  var x: Double
  static let place = BoxIndex(of: Spot.self, named: "spot \"index", .range(\.x, \.x))
}

/// Rows that are found by their boxes, and the index that finds them.
@Suite(.timeLimit(.minutes(5))) struct BoxIndexTests {
  private static let places = [
    Site(1, (0, 10, 0, 10)), Site(2, (10, 20, 0, 10)), Site(3, (-5, 5, -5, 5)),
    Site(4, (100, 101, 100, 101)),
    // Without a box.
    Site(5, (0, 10, nil, 10)), Site(6, (10, 0, 0, 10)),
    // A third has no end in binary, and more digits than an R-tree keeps.
    Site(7, (1.0 / 3, 1.0 / 3, 1.0 / 3, 1.0 / 3)), Site(8, (16_777_217, 16_777_217, 0, 0)),
    Site(9, (-.infinity, -1e300, 1e-50, 1e300)),
  ]

  private func withPlaces(
    _ places: [Site] = places, _ body: (any Database) async throws -> Void
  ) async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await Site.createTable().execute(database)
      try await Site.area.create().execute(database)
      try await Site.insert(places).execute(database)
      try await body(database)
      try await check(database)
    }
  }

  /// The engine's own opinion of the index.
  private func check(_ database: any Database) async throws {
    #expect(try await database.fetchAll("SELECT rtreecheck('sites_boxes')", as: String.self) == ["ok"])
    #expect(
      try await database.fetchAll(
        "SELECT id FROM sites_boxes EXCEPT SELECT id FROM sites", as: Int.self) == [])
  }

  private func overlapping(
    _ first: ClosedRange<Double>, _ second: ClosedRange<Double>, on database: any Database
  ) async throws -> [Int] {
    try await Site.where { Site.area.overlaps($0, first, second) }.order(by: \.id).select(\.id)
      .fetchAll(database)
  }

  @Test func conditionsAreExact() async throws {
    try await withPlaces { database async throws in
      let overlaps: [(ClosedRange<Double>, ClosedRange<Double>, [Int])] = [
        (0...1, 0...1, [1, 3, 7]), (10...10, 10...10, [1, 2]), (-100...200, -100...200, [1, 2, 3, 4, 7]),
        (10.000_000_1...11, 0...1, [2]), (1.0 / 3...1.0 / 3, 1.0 / 3...1.0 / 3, [1, 3, 7]),
        (0.333_333_333_4...1, 0...1, [1, 3]), (16_777_216...16_777_216, 0...0, []),
        (16_777_217...16_777_217, 0...0, [8]), (50...60, 50...60, []),
        (-.infinity ... -2e300, 0...1e-40, [9]),
        (-2e300 ... -1e300, 1e299...1e299, [9]), (-2e300 ... -1e300, 0...1e-51, []),
      ]
      for (first, second, ids) in overlaps {
        #expect(try await overlapping(first, second, on: database) == ids, "\(first), \(second)")
      }
      let within = Site.where { Site.area.isWithin($0, 0...20, 0...10) }
      #expect(try await within.order(by: \.id).select(\.id).fetchAll(database) == [1, 2, 7])
      // What has no box is not in another one, and that is not NULL.
      let others = Site.where { !Site.area.overlaps($0, -100...200, -100...200) }
      #expect(try await others.order(by: \.id).select(\.id).fetchAll(database) == [5, 6, 8, 9])
      let deleted = try await Site.where { Site.area.overlaps($0, 0...1, 0...1) }.delete().execute(
        database)
      #expect(deleted == 3)
    }
  }

  @Test func theIndexServes() async throws {
    try await withPlaces { database async throws in
      let query = Site.where { Site.area.overlaps($0, 0...1, 2...3) }.select(\.id)
      let statement = try query.render(in: database.dialect)
      #expect(
        statement.sql == #"""
          SELECT "sites"."id" FROM "sites" WHERE "sites"."id" IN (SELECT "sites_boxes"."key" FROM \#
          (SELECT "id" AS "key" FROM "sites_boxes" WHERE "min1" <= ?1 AND "max1" >= ?2 AND "min2" <= ?3 AND \#
          "max2" >= ?4) AS "sites_boxes") AND "sites"."west" <= ?5 AND "sites"."east" >= ?6 AND \#
          "sites"."south" <= ?7 AND "sites"."north" >= ?8
          """#)
      #expect(
        statement.bindings
          == [1, -1e-37, 3, 2, 1, 0, 3, 2].map { SQLValue.double($0) })
      let plan = try await query.explain(on: database)
      #expect(plan.description.contains("VIRTUAL TABLE INDEX 2:"), "\(plan)")
      #expect(!plan.description.contains("SCAN sites "), "\(plan)")
      #expect(query.tables.read == ["sites"])
    }
  }

  private struct Rollback: Error {}

  @Test(arguments: [1, 2]) func randomWritesKeepInStep(seed: UInt64) async throws {
    var random = RandomSource(seed: seed)
    let numbers: [Double] = [0, 1, -1, 0.1, 1e-50, -1e-45, 1e39, -1e300, 16_777_217, .infinity, -.infinity]
    func number() -> Double {
      Bool.random(using: &random)
        ? numbers.randomElement(using: &random) ?? 0 : Double.random(in: -1e3...1e3, using: &random)
    }
    try await withPlaces([]) { database async throws in
      for _ in 0..<60 {
        let isRolledBack = Int.random(in: 0..<4, using: &random) == 0
        do {
          try await database.transaction { connection in
            for _ in 0..<5 {
              let (id, other) = (
                Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random)
              )
              let south = Int.random(in: 0..<5, using: &random) == 0 ? nil : number()
              let place = Site(id, (number(), number(), south, number()), code: "c\(other)")
              switch Int.random(in: 0..<6, using: &random) {
              case 0:
                try await connection.execute(
                  "REPLACE INTO sites VALUES (\(id), \(place.code), \(place.west), \(place.east), \(place.south), \(place.north))"
                )
              case 1: try await Site.insert(place).onConflict().execute(connection)
              case 2:
                try await connection.execute(
                  "UPDATE OR REPLACE sites SET id = \(other), west = \(place.west) WHERE id = \(id)")
              case 3: try await Site.find(id).update { $0.north = place.north }.execute(connection)
              case 4: try await Site.find(id).delete().execute(connection)
              default:
                try await connection.execute(
                  "UPDATE OR REPLACE sites SET code = \(place.code), east = \(place.east) WHERE id = \(id)")
              }
            }
            if isRolledBack { throw Rollback() }
          }
        } catch is Rollback {}
        let (first, second) = (number(), number())
        let ranges = (min(first, second)...max(first, second), min(0, second)...max(0, second))
        let expected = try await Site.order(by: \.id).fetchAll(database).filter { place in
          guard let south = place.south, let north = place.north else { return false }
          return place.west <= place.east && south <= north && place.west <= ranges.0.upperBound
            && place.east >= ranges.0.lowerBound && south <= ranges.1.upperBound
            && north >= ranges.1.lowerBound
        }.map(\.id)
        #expect(try await overlapping(ranges.0, ranges.1, on: database) == expected, "\(ranges)")
      }
      // A row that was replaced for another key than its own leaves a box that belongs to no row, until its key is used.
      try await Site.area.rebuild().execute(database)
    }
  }

  @Test func aDefinitionComesAndGoes() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await Site.createTable().execute(database)
      try await Site.insert(Self.places).execute(database)
      try await Site.area.create(ifNotExists: true).execute(database)
      try await Site.area.create(ifNotExists: true).execute(database)
      await #expect(throws: DatabaseError.self) { try await Site.area.create().execute(database) }
      #expect(try await overlapping(0...1, 0...1, on: database) == [1, 3, 7])
      #expect(try await database.plan(for: [Site.self]).isEmpty)
      try await database.migrate(to: [LaterSite.self])
      #expect(try await overlapping(0...1, 0...1, on: database) == [1, 3, 7])
      try await LaterSite.find(4).update {
        $0.south = 0; $0.west = 0
      }.execute(database)
      #expect(try await overlapping(0...1, 0...1, on: database) == [1, 3, 4, 7])
      try await Site.area.rebuild().execute(database)
      #expect(try await overlapping(0...1, 0...1, on: database) == [1, 3, 4, 7])
      try await Site.area.drop().execute(database)
      await #expect(throws: DatabaseError.self) { try await Site.area.drop().execute(database) }
      try await Site.area.drop(ifExists: true).execute(database)
      #expect(
        try await database.fetchAll(
          "SELECT name FROM sqlite_schema WHERE name LIKE 'sites^_boxes%' ESCAPE '^'", as: String.self)
          == []
      )
    }
  }

  @Test func pointsHaveOneColumn() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await Spot.createTable().execute(database)
      try await Spot.place.create().execute(database)
      try await Spot.insert((1...9).map { Spot(id: $0, x: Double($0)) }).execute(database)
      try await Spot.find(9).update { $0.x = 3.5 }.execute(database)
      let found = Spot.where { Spot.place.isWithin($0, 3...4) }.order(by: \.x).select(\.id)
      #expect(try await found.fetchAll(database) == [3, 9, 4])
    }
  }

  @Test func observersHearOfChanges() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await Site.createTable().execute(database)
    try await Site.area.create().execute(database)
    try await Site.insert(Self.places).execute(database)
    let query = Site.where { Site.area.overlaps($0, 100...200, 100...200) }.order(by: \.id).select(\.id)
    var values = query.observe(on: database).makeAsyncIterator()
    #expect(try await values.next() == [4])
    try await Site.find(1).update {
      $0.east = 150
      $0.north = 150
    }.execute(database)
    #expect(try await values.next() == [1, 4])
    try await Site.find(4).delete().execute(database)
    #expect(try await values.next() == [1])
    await database.close()
  }

  @Test func whatIsRefused() {
    let query = Site.where { Site.area.overlaps($0, 0...1, 0...1) }
    let dialects: [any SQLDialect] = [PostgreSQLDialect(), MariaDBDialect.mariaDB]
    for dialect in dialects {
      let statements = [query.statement, Site.area.create().statement, Site.area.drop().statement]
      for statement in statements {
        #expect(statement.check(in: dialect).map(\.subject) == [.feature(.boxIndexes)])
      }
    }
    #expect(query.check(in: .sqlite) == [])
    #expect(Site.area.create().check(in: .sqlite) == [])
    let few = Site.where { Site.area.overlaps($0, 0...1) }
    #expect(few.check(in: .sqlite).map(\.subject) == [.defect(.dimensionsOfBox)])
    #expect(few.check(in: .sqlite).map(\.detail) == ["1 ranges"])
    let none = BoxIndex(of: Site.self)
    #expect(none.create().check(in: .sqlite).map(\.detail) == ["0 pairs of columns"])
    let pair = BoxIndex<Site>.Dimension.range(\.west, \.east)
    let six = BoxIndex(of: Site.self, pair, pair, pair, pair, pair, pair)
    #expect(six.create().check(in: .sqlite).map(\.subject) == [.defect(.dimensionsOfBox)])
    #expect(throws: UnsupportedFeatures.self) { try six.create().render(in: .sqlite) }
  }
}

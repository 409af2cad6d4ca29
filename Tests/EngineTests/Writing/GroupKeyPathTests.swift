import Koine
import KoineSQLite
import KoineTesting
import Testing

private enum GroupLevel: String, ColumnValue, CaseIterable { case low, high }

@Selection private struct GroupAddress: ColumnGroup, Equatable {
  var city: String
  var zip: String
  var level: GroupLevel?
}

@Table("places") private struct GroupedPlace: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var address: GroupAddress
  var name: String
  static let constraints: [TableConstraint<GroupedPlace>] = [
    .unique(\.address.city, \.name), .cases(\.address.level),
    .foreignKey(\.address.city, references: Town.self, \.place.name),
  ]
  static let indexes: [TableIndex<GroupedPlace>] = [.on(\.address.zip, \.name), .unique(\.address)]
}

@Selection private struct Spot: ColumnGroup, Equatable { var name: String }

@Table("towns") private struct Town: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var place: Spot
  static let constraints: [TableConstraint<Town>] = [.unique(\.place)]
}

/// The table before it had an address.
@Table("places") private struct OldPlace: Identifiable {
  let id: Int
  var name: String
}

/// The same with an address, which may be missing.
@Table("places") private struct NewPlace: Identifiable, Equatable {
  let id: Int
  var name: String
  @ColumnGroup var address: GroupAddress?
}

/// Key paths to the columns of groups, and to whole groups, wherever columns are named by key paths.
@Suite(.timeLimit(.minutes(5))) struct GroupKeyPathTests {
  private static let rows = [
    GroupedPlace(id: 1, address: GroupAddress(city: "Rom", zip: "00100", level: .low), name: "a"),
    GroupedPlace(id: 2, address: GroupAddress(city: "Ulm", zip: "89073"), name: "b"),
  ]

  private static func withPlaces(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await Town.createTable().execute(database)
      try await GroupedPlace.createTable().execute(database)
      let towns = ["Rom", "Ulm", "Bonn"].enumerated().map { Town(id: $0, place: Spot(name: $1)) }
      try await Town.insert(towns).execute(database)
      try await GroupedPlace.insert(rows).execute(database)
      try await body(database)
    }
  }

  private static func places(_ database: any Database) async throws -> [GroupedPlace] {
    try await GroupedPlace.order(by: \.id).fetchAll(database)
  }

  @Test(arguments: Engine.allCases) func rulesAndIndexes(_ engine: Engine) async throws {
    try await Self.withPlaces(engine) { database async throws in
      let schema = try await database.schema()
      let table = try #require(schema.table("places"))
      #expect(table.uniqueKeys.map(\.columns) == [["address.city", "name"]])
      #expect(table.foreignKeys.map(\.columns) == [["address.city"]])
      #expect(table.foreignKeys.map(\.referencedColumns) == [["place.name"]])
      #expect(table.checks.map(\.columns) == [["address.level"]])
      #expect(schema.table("towns")?.uniqueKeys.map(\.columns) == [["place.name"]])
      #expect(
        table.indexes.map(\.name) == [
          "places_address.city_address.zip_address.level_unique_index", "places_address.zip_name_index",
        ])
    }
  }

  @Test(arguments: Engine.allCases) func aGroupIsTheTargetOfAnUpsert(_ engine: Engine) async throws {
    try await Self.withPlaces(engine) { database async throws in
      let row = GroupedPlace(id: 3, address: Self.rows[0].address, name: "new")
      try await GroupedPlace.insert([row]).onConflict(\.address).execute(database)
      #expect(try await Self.places(database) == Self.rows)
      try await GroupedPlace.insert([row]).onConflict(\.address) { row, excluded in row.name = excluded.name }
        .execute(database)
      #expect(try await Self.places(database).map(\.name) == ["new", "b"])
      try await GroupedPlace.insert([
        GroupedPlace(id: 4, address: GroupAddress(city: "Ulm", zip: "0"), name: "b")
      ])
      .onConflict(\.address.city, \.name) { row, excluded in row.id = excluded.id }.execute(database)
      #expect(try await Self.places(database).map(\.id) == [1, 4])
    }
  }

  @Test(arguments: Engine.allCases) func onlyAGroupIsUpdated(_ engine: Engine) async throws {
    try await Self.withPlaces(engine) { database async throws in
      let moved = GroupedPlace(
        id: 2, address: GroupAddress(city: "Bonn", zip: "53111", level: .high), name: "unused")
      try await GroupedPlace.update([moved], setting: \.address).execute(database)
      var expected = Self.rows
      expected[1].address = moved.address
      #expect(try await Self.places(database) == expected)
      let zip = GroupedPlace(id: 1, address: GroupAddress(city: "x", zip: "00200"), name: "unused")
      try await GroupedPlace.update([zip], setting: \.address.zip).execute(database)
      expected[0].address.zip = "00200"
      #expect(try await Self.places(database) == expected)
    }
  }

  @Test(arguments: Engine.allCases) func importedRowsHaveAKeyInAGroup(_ engine: Engine) async throws {
    try await Self.withPlaces(engine) { database async throws in
      let text = "id,address.city,address.zip,address.level,name\n1,Rom,9,low,a\n"
      let result = try await GroupedPlace.import(
        .text(text), as: .csv(), into: database, onConflict: .replace(by: \.address.city, \.name))
      #expect(result.rejected == 0)
      #expect(try await Self.places(database).map(\.address.zip) == ["9", "89073"])
    }
  }

  @Test(arguments: Engine.allCases) func valuesAndRowsOfQueriesAreInserted(_ engine: Engine) async throws {
    try await Self.withPlaces(engine) { database async throws in
      try await GroupedPlace.insert(
        \.id, \.address.city, \.address.zip, \.name, values: [(5, "Bonn", "53111", "c")]
      ).execute(database)
      let added = GroupedPlace(id: 5, address: GroupAddress(city: "Bonn", zip: "53111"), name: "c")
      #expect(try await Self.places(database) == Self.rows + [added])
      try await GroupedPlace.find(5).delete().execute(database)
      try await GroupedPlace.insert(
        \.id, \.address, \.name,
        select: GroupedPlace.where { $0.id == 1 }.select { place in (place.id + 5, place.address, place.name)
        }
      ).onConflict(\.address).execute(database)
      #expect(try await Self.places(database).map(\.id) == [1, 2])
    }
  }

  @Test(arguments: Engine.allCases) func aGroupIsAddedToATable(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await OldPlace.createTable().execute(database)
      try await OldPlace.insert([OldPlace(id: 1, name: "a")]).execute(database)
      try await NewPlace.alterTable { $0.add(\.address) }.execute(database)
      #expect(
        try await NewPlace.all().fetchAll(database) == [NewPlace(id: 1, name: "a", address: nil)])
      let names = try await database.schema().table("places")?.columns.map(\.name)
      #expect(names == ["id", "name", "address.city", "address.zip", "address.level"])
      try await NewPlace.alterTable { $0.change(\.address) }.execute(database)
      try await database.execute("ALTER TABLE places RENAME COLUMN \(identifier: "address.zip") TO old")
      try await NewPlace.alterTable { $0.rename("old", to: \.address.zip) }.execute(database)
      let row = NewPlace(id: 2, name: "b", address: Self.rows[0].address)
      try await NewPlace.insert([row]).execute(database)
      #expect(try await NewPlace.find(2).fetchOne(database) == row)
    }
  }

  @Test func aComputedExpressionIsRefused() {
    let upsert = GroupedPlace.insert(Self.rows).onConflict(\.isNamed) { row, excluded in
      row.name = excluded.name
    }
    let statements = [
      upsert.statement,
      GroupedPlace.insert(\.name, \.isNamed, select: Town.select { ($0.place.name, true) }).statement,
      GroupedPlace.update(Self.rows, setting: \.name, \.isNamed).statement,
      GroupedPlace.alterTable { $0.add(\.isNamed) }.statement,
      GroupedPlace.alterTable { $0.change(\.isNamed) }.statement,
    ]
    for statement in statements {
      #expect(!statement.check(in: .sqlite).filter { !$0.isNote }.isEmpty, "\(statement)")
    }
  }
}

extension GroupedPlace.Columns {
  fileprivate var isNamed: Computed<Bool> { name == "a" }
}

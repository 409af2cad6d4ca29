import Koine
import KoineInOrder
import Testing

@Table private struct Scroll: VersionedTable, Equatable {
  let id: Int
  var title: String
  @Column(unique: true) var number: Int
  @Column(default: 0) var version = 0
  static var versionColumn: KeyPath<Columns, Column<Scroll, Int>> { \.version }
}

@Table private struct Stamp: VersionedTable, Equatable {
  let id: Int
  @Column(default: 0) var version = 0
  static var versionColumn: KeyPath<Columns, Column<Stamp, Int>> { \.version }
}

/// A way to change a row, and the version that it has afterwards.
private struct WayToWrite: CustomTestStringConvertible {
  let testDescription: String
  let version: Int
  let write: @Sendable (any Database) async throws -> Void

  init(_ name: String, version: Int = 1, _ write: @escaping @Sendable (any Database) async throws -> Void) {
    testDescription = name
    self.version = version
    self.write = write
  }
}

/// Whoever has read a row does not overwrite what others have changed meanwhile, however they did it.
@Suite struct VersionedTableTests {
  private static let first = Scroll(id: 1, title: "a", number: 10)
  private static let second = Scroll(id: 2, title: "b", number: 20)
  private static let proposed = Scroll(id: 1, title: "new", number: 10)

  private static let rename = DeclaredQuery { (id: Parameter<Int>, title: Parameter<String>) in
    Scroll.where { $0.id == id }.update { $0.title = title }
  }

  private static let ways: [WayToWrite] = [
    WayToWrite("update of a query") { try await Scroll.find(1).update { $0.title = "new" }.execute($0) },
    WayToWrite("update with returning") {
      let row = try await Scroll.find(1).update { $0.title = "new" }.returning { $0 }.fetchOne($0)
      #expect(row == Scroll(id: 1, title: "new", number: 10, version: 1))
    },
    WayToWrite("update of some rows") {
      try await Scroll.order(by: \.id).limit(1).update { $0.title = "new" }.execute($0)
    },
    WayToWrite("update from another query") {
      let titles = values([(1, "new")], as: "titles")
      try await Scroll.join(titles) { $0.id == $1.0 }.update { $0.title = $1.1 }.execute($0)
    },
    WayToWrite("update to the row of a query") {
      let names = values([("new", 10)], as: "names")
      try await Scroll.find(1).update { row in
        row.set(\.title, \.number, to: names.limit(1).select { ($0.0, $0.1) })
      }.execute($0)
    },
    WayToWrite("declared update") { try await rename(1, "new").execute($0) },
    WayToWrite("update in order") {
      try await $0.execute {
        Update(Scroll.self) { scroll in
          Setting { $0.title = "new" }
          Where(scroll.id == 1)
        }
      }
    },
    WayToWrite("update by keys") { try await Scroll.update([proposed]).execute($0) },
    WayToWrite("update of a column by keys") {
      try await Scroll.update([proposed], setting: \.title).execute($0)
    },
    WayToWrite("save") { try await proposed.update(on: $0) },
    WayToWrite("save of one row over another") { try await proposed.upsert(on: $0) },
    WayToWrite("upsert") { try await Scroll.upsert([proposed]).execute($0) },
    WayToWrite("upsert with a closure") {
      try await Scroll.insert([proposed]).onConflict(\.id) { row, excluded in row.title = excluded.title }
        .execute($0)
    },
    WayToWrite("upsert of tuples") {
      try await Scroll.insert(\.id, \.title, \.number, values: [(1, "new", 10)])
        .onConflict(\.number) { row, excluded in row.title = excluded.title }.execute($0)
    },
    WayToWrite("upsert in order") {
      try await $0.execute {
        Insert(into: Scroll.self) { scroll in
          Values(proposed)
          OnConflict(scroll.id) { row, excluded in row.title = excluded.title }
        }
      }
    },
    WayToWrite("upsert with a condition") {
      try await Scroll.insert([proposed, Scroll(id: 2, title: "late", number: 20)])
        .onConflict(\.id) { row, excluded in
          row.title = excluded.title
        } where: { row, _ in
          row.id < 2
        }
        .execute($0)
    },
    WayToWrite("import") { try await Scroll.import([proposed], into: $0, onConflict: .replace) },
    WayToWrite("import by another key") {
      try await Scroll.import([proposed], into: $0, onConflict: .replace(by: \.number))
    },
    WayToWrite("merge") {
      try await Scroll.merge(using: values([(1, "new")], as: "titles")) { $0.id == $1.0 }
        .whenMatchedUpdate { $0.title = $1.1 }.execute($0)
    },
    WayToWrite("update of the version", version: 7) {
      try await Scroll.find(1).update {
        $0.title = "new"; $0.version = 7
      }.execute($0)
    },
    WayToWrite("upsert of the version", version: 5) {
      let row = Scroll(id: 1, title: "new", number: 10, version: 5)
      try await Scroll.insert([row]).onConflict(\.id) { row, excluded in
        row.title = excluded.title
        row.version = excluded.version
      }.execute($0)
    },
  ]

  /// A row that has nothing but a key is counted, too.
  @Test(arguments: Engine.allCases) func aRowOfAKeyAlone(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stamp.createTable().execute(database)
      let read = try await Stamp(id: 1).insertRow(on: database)
      #expect(try await read.update(on: database) == Stamp(id: 1, version: 1))
      let error = await #expect(throws: DatabaseError.self) { try await read.update(on: database) }
      #expect(error?.code == .staleRow)
      #expect(try await read.update(on: database, from: read) == read)
      #expect(try await Stamp.all().fetchAll(database) == [Stamp(id: 1, version: 1)])
    }
  }

  @Test(arguments: Engine.allCases, ways)
  fileprivate func everyChangeCounts(_ engine: Engine, _ way: WayToWrite) async throws {
    try await engine.withDatabase { database async throws in
      try await Scroll.createTable().execute(database)
      try await Scroll.insert([Self.first, Self.second]).execute(database)
      try await way.write(database)
      #expect(
        try await Scroll.order(by: \.id).fetchAll(database)
          == [Scroll(id: 1, title: "new", number: 10, version: way.version), Self.second])
      var stale = Self.first
      stale.title = "stale"
      let update = await #expect(throws: DatabaseError.self) { try await stale.update(on: database) }
      #expect(update?.code == .staleRow)
      let deletion = await #expect(throws: DatabaseError.self) { try await stale.delete(on: database) }
      #expect(deletion?.code == .staleRow)
    }
  }

  @Test func aRowThatStaysKeepsItsVersion() throws {
    let insert = Scroll.insert([Self.proposed]).onConflict(\.id)
    #expect(
      try insert.render(in: .sqlite).sql
        == #"INSERT INTO "scrolls" ("id", "title", "number", "version") VALUES (?1, ?2, ?3, ?4) "#
        + #"ON CONFLICT ("id") DO NOTHING"#)
    #expect(throws: UnsupportedFeatures.self) {
      try Scroll.find(1).update { _ in }.render(in: .sqlite)
    }
  }
}

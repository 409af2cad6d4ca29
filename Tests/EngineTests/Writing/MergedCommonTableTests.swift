import Koine
import KoineInOrder
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("stored_goods") private struct StoredGood: Identifiable, Equatable {
  let id: Int
  var count: Int
}

@Table("arriving_goods") private struct ArrivingGood: Identifiable {
  let id: Int
  var count: Int
}

@Table("shelves") private struct GoodShelf: Identifiable {
  let id: Int
  var day: Int
  var isFull: Bool
  static let indexes: [TableIndex<GoodShelf>] = [
    .unique {
      $0.day
    } where: {
      $0.isFull
    },
    .unique {
      $0.day
    } where: {
      !$0.isFull
    },
  ]
}

/// A merge with a common table, and other shapes that only a statement as a whole tells the meaning of.
@Suite struct MergedCommonTableTests {
  @Test(arguments: Engine.allCases) func isMergedAsItsQueryIs(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await StoredGood.createTable().execute(database)
      try await ArrivingGood.createTable().execute(database)
      try await StoredGood.insert([StoredGood(id: 1, count: 5), StoredGood(id: 2, count: 6)]).execute(
        database)
      try await ArrivingGood.insert([ArrivingGood(id: 1, count: 10), ArrivingGood(id: 3, count: 30)]).execute(
        database)
      let recent = ArrivingGood.where { $0.count > 0 }.select { ($0.id, $0.count) }.commonTable("recent")
      try await StoredGood.merge(using: recent) { $0.id == $1.0 }
        .whenMatchedUpdate { stock, supply in stock.count += supply.1 }
        .whenNotMatchedInsert { stock, supply in
          stock.id = supply.0
          stock.count = supply.1
        }.execute(database)
      #expect(
        try await StoredGood.order(by: \.id).fetchAll(database)
          == [StoredGood(id: 1, count: 15), StoredGood(id: 2, count: 6), StoredGood(id: 3, count: 30)])
      try await StoredGood.merge(using: recent) { $0.id == $1.0 }.whenMatchedDelete().execute(database)
      #expect(try await StoredGood.all().fetchAll(database) == [StoredGood(id: 2, count: 6)])
    }
  }

  /// Of rows that nothing tells apart, each is one of its own.
  @Test(arguments: Engine.allCases) func distinctOnNothingIsDistinct(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await ArrivingGood.createTable().execute(database)
      try await ArrivingGood.insert([1, 2, 3].map { ArrivingGood(id: $0, count: $0 / 2) }).execute(database)
      let chained = ArrivingGood.select(\.count).distinct { _ in () }
      let inOrder = Query(ArrivingGood.self) { supply in
        Select(supply.count).distinct()
        From(supply)
      }
      #expect(try await chained.fetchAll(database).sorted() == [0, 1])
      #expect(try await inOrder.fetchAll(database).sorted() == [0, 1])
    }
  }

  /// An engine that leaves an index of the name as it is would leave out the second one.
  @Test func twoIndexesOfOneNameAreRefused() {
    for dialect in [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL] as [any SQLDialect] {
      for ifNotExists in [false, true] {
        let problems = GoodShelf.createTable(ifNotExists: ifNotExists).check(in: dialect)
        #expect(problems.map(\.subject) == [.defect(.repeatedRuleName)])
        #expect(problems.first?.description.contains("\"shelves_day_unique_index\", of two indexes") == true)
      }
    }
  }
}

import Koine
import KoineInOrder
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("stocks") private struct Stock: Identifiable, Equatable {
  let id: Int
  var count: Int
}

@Table("supplies") private struct Supply: Identifiable {
  let id: Int
  var count: Int
}

@Table("shelves") private struct Shelf: Identifiable {
  let id: Int
  var day: Int
  var isFull: Bool
  static let indexes: [TableIndex<Shelf>] = [
    .unique { $0.day } where: { $0.isFull }, .unique { $0.day } where: { !$0.isFull },
  ]
}

/// A merge with a common table, and other shapes that only a statement as a whole tells the meaning of.
@Suite struct MergedCommonTableTests {
  @Test(arguments: Engine.allCases) func isMergedAsItsQueryIs(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stock.createTable().execute(database)
      try await Supply.createTable().execute(database)
      try await Stock.insert([Stock(id: 1, count: 5), Stock(id: 2, count: 6)]).execute(database)
      try await Supply.insert([Supply(id: 1, count: 10), Supply(id: 3, count: 30)]).execute(database)
      let recent = Supply.where { $0.count > 0 }.select { ($0.id, $0.count) }.commonTable("recent")
      try await Stock.merge(using: recent) { $0.id == $1.0 }
        .whenMatchedUpdate { stock, supply in stock.count += supply.1 }
        .whenNotMatchedInsert { stock, supply in
          stock.id = supply.0
          stock.count = supply.1
        }.execute(database)
      #expect(
        try await Stock.order(by: \.id).fetchAll(database)
          == [Stock(id: 1, count: 15), Stock(id: 2, count: 6), Stock(id: 3, count: 30)])
      try await Stock.merge(using: recent) { $0.id == $1.0 }.whenMatchedDelete().execute(database)
      #expect(try await Stock.all().fetchAll(database) == [Stock(id: 2, count: 6)])
    }
  }

  /// Of rows that nothing tells apart, each is one of its own.
  @Test(arguments: Engine.allCases) func distinctOnNothingIsDistinct(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Supply.createTable().execute(database)
      try await Supply.insert([1, 2, 3].map { Supply(id: $0, count: $0 / 2) }).execute(database)
      let chained = Supply.select(\.count).distinct { _ in () }
      let inOrder = Query(Supply.self) { supply in
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
        let problems = Shelf.createTable(ifNotExists: ifNotExists).check(in: dialect)
        #expect(problems.map(\.subject) == [.defect(.repeatedRuleName)])
        #expect(problems.first?.description.contains("\"shelves_day_unique_index\", of two indexes") == true)
      }
    }
  }
}

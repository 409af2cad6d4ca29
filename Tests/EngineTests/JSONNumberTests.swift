import Foundation
import Koine
import Testing

@Table("weighings") private struct Weighing: Identifiable {
  let id: Int
  @Column("small") var real: Float?
  @Column("large") var double: Double?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
}

/// JSON has no number that is not finite: it is `null` there, on each engine.
@Suite struct JSONNumberTests {
  @Test(arguments: Engine.allCases) func numbersThatAreNotFiniteAreNull(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Weighing.createTable().execute(database)
      try await Weighing.insert([
        Weighing(id: 1, real: 1.5, double: -2.5, price: 0.5),
        Weighing(id: 2, real: .infinity, double: -.infinity),
        Weighing(id: 3, real: -.infinity, double: .infinity),
        Weighing(id: 4, price: 7),
      ]).execute(database)
      // SQLite stores NaN as NULL, and Koine binds none.
      if engine == .postgreSQL {
        try await database.execute(
          "UPDATE weighings SET small = 'NaN', large = 'NaN', price = 'NaN' WHERE id = 4")
      } else {
        try await database.execute("UPDATE weighings SET price = NULL WHERE id = 4")
      }
      let rows = try await Weighing.order(by: \.id)
        .select { jsonArray($0.real, $0.double, $0.price) }.fetchAll(database)
      let nothing: JSONValue = [.null, .null, .null]
      #expect(rows == [[.double(1.5), .double(-2.5), .double(0.5)], nothing, nothing, nothing])
      let listed = try await Weighing.where { $0.id > 2 }
        .select { ($0.double.jsonArray(orderedBy: $0.id), $0.price.jsonArray(orderedBy: $0.id)) }
        .fetchOne(database)
      let pair = try #require(listed)
      let two: JSONValue = [.null, .null]
      #expect(pair.0 == two && pair.1 == two)
    }
  }
}

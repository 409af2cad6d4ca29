import Koine
import KoinePostgreSQLDialect
import Testing

@Table("goods") private struct Good: Identifiable, Equatable {
  let id: Int
  var name: String
  var weight: Int?
  var price: Double?
  var day: CalendarDate?
}

/// What a view shows of goods.
@Table("shown_goods") private struct ShownGood: Equatable {
  let id: Int
  var name: String?
  var weight: Int?
  var price: Double?
  var day: CalendarDate?
}

/// NULL that a view selects has the type of its column.
@Suite struct NullInViewTests {
  private static let nothing = View(ShownGood.self) {
    Good.all().select { ($0.id, String?.none, Int?.none, Double?.none, CalendarDate?.none) }
  }

  private static let several = View(ShownGood.self) {
    Good.where { $0.id == 1 }.select { ($0.id, String?.none, Int?.none, Double?.none, CalendarDate?.none) }
      .unionAll(
        Good.where { $0.id == 2 }
          .select { ($0.id, String?.none, Int?.none, Double?.none, CalendarDate?.none) }
      )
      .unionAll(
        Good.where { $0.id == 3 }.select { ($0.id, $0.name.nullIf(""), $0.weight, $0.price, $0.day) })
  }

  @Test func text() throws {
    let rendered = try Self.nothing.create().render(in: PostgreSQLDialect.postgreSQL)
    #expect(
      rendered.steps.map(\.sql) == [
        #"""
        CREATE VIEW "shown_goods" ("id", "name", "weight", "price", "day") AS SELECT "goods"."id", \#
        CAST(NULL AS text) COLLATE "C", CAST(NULL AS bigint), CAST(NULL AS double precision), \#
        CAST(NULL AS date) FROM "goods"
        """#
      ])
  }

  @Test(arguments: Engine.allCases) func itIsComputedWith(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Good.createTable().execute(database)
      try await Good.insert(
        (1...3).map { Good(id: $0, name: "n", weight: 5, price: 1.5, day: CalendarDate(2024, 1, 31)) }
      ).execute(database)
      try await Self.nothing.create().execute(database)
      #expect(
        try await ShownGood.order(by: \.id).select { $0.weight + 1 }.fetchAll(database) == [nil, nil, nil])
      #expect(
        try await ShownGood.where { $0.id == 1 }.select { $0.day.adding(1, .day) }.fetchAll(database) == [nil]
      )
      try await Self.nothing.drop().execute(database)
      try await Self.several.create().execute(database)
      #expect(
        try await ShownGood.order(by: \.id).fetchAll(database) == [
          ShownGood(id: 1), ShownGood(id: 2),
          ShownGood(id: 3, name: "n", weight: 5, price: 1.5, day: CalendarDate(2024, 1, 31)),
        ])
    }
  }
}

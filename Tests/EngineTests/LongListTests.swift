import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import MariaDBTestDriver
import Testing

/// Lists beyond the limit of bound values mean what short ones mean, and an index serves them.
@Suite struct LongListTests {
  @Table struct Item: Identifiable {
    let id: Int
    var text: String
    var number: Int?
    var flag: Bool
    var key: UUID
    var date: Date
  }

  private static func key(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
  }

  private static func date(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400.5) }

  private func withItems(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database async throws in
      try await Self.install(on: database)
      try await body(database)
    }
  }

  private static func install(on database: any Database) async throws {
    try await Item.createTable().execute(database)
    let texts = HostileStrings.storable
    try await Item.insert(
      texts.indices.map {
        Item(
          id: $0, text: texts[$0], number: $0 % 2 == 0 ? nil : $0, flag: $0 % 2 == 0, key: key($0),
          date: date($0))
      }
    ).execute(database)
  }

  @Test(arguments: Engine.allCases)
  func aListOfAnyLengthIsAListsP3(_ engine: Engine) async throws {
    try await withItems(engine) { try await Self.expectLongLists(on: $0) }
  }

  @Test func aListOfAnyLengthIsAListOnMariaDBP3() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    try await Self.install(on: database)
    try await Self.expectLongLists(on: database)
    await database.close()
  }

  private static func expectLongLists(on database: any Database) async throws {
    let count = HostileStrings.storable.count
    func ids(@ConditionBuilder _ condition: (Item.Columns) -> Computed<Bool>) async throws -> [Int] {
      try await Item.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
    }
    let numbers = Array(10..<100_000)
    #expect(try await ids { $0.id.in(numbers) } == Array(10..<count))
    #expect(try await ids { !$0.id.in(numbers) } == Array(0..<10))
    #expect(try await ids { $0.number.in(numbers) } == (10..<count).filter { $0 % 2 == 1 })
    // NULL is neither in the list nor out of it.
    #expect(try await ids { !$0.number.in(numbers) } == [1, 3, 5, 7, 9])
    let others = (0..<70_000).map { "no text \($0)" }
    #expect(try await ids { $0.text.in(others + HostileStrings.storable.dropFirst(5)) } == Array(5..<count))
    #expect(try await ids { $0.key.in((7..<2_000).map(key)) } == Array(7..<count))
    #expect(try await ids { $0.date.in((7..<2_000).map(date)) } == Array(7..<count))
    #expect(
      try await ids { $0.flag.in(Array(repeating: true, count: 1_500)) }
        == (0..<count).filter { $0 % 2 == 0 })
  }

  @Test(arguments: Engine.allCases)
  func aLongListIsOneValueThatAnIndexServesO18(_ engine: Engine) async throws {
    try await withItems(engine) { database async throws in
      let query = Item.where { $0.id.in(1_000_000..<1_001_500) }.select(\.id)
      let rendered = try query.statement.render(in: database.dialect)
      #expect(rendered.bindings.count == 1)
      if engine == .sqlite {
        let plan = try await database.fetchAll("EXPLAIN QUERY PLAN \(query)", as: Row.self)
        #expect(plan.contains { $0["detail"] == .text("SEARCH items USING INTEGER PRIMARY KEY (rowid=?)") })
      } else {
        try await database.executeScript(
          "INSERT INTO items SELECT n, '', NULL, true, gen_random_uuid(), now() FROM generate_series(10000, 200000) n; ANALYZE items"
        )
        let plan = try await database.fetchAll("EXPLAIN \(query)", as: String.self)
        #expect(plan.contains { $0.contains("Index") && $0.contains("items_pkey") }, "\(plan)")
      }
    }
  }

  @Test func aLongListIsOneValueOnMariaDBO18() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    try await Self.install(on: database)
    let query = Item.where { $0.id.in(3..<5_000) }.order(by: \.id).limit(2).select(\.id)
    #expect(try query.statement.render(in: database.dialect).bindings.count == 2)
    #expect(try await query.fetchAll(database) == [3, 4])
    await database.close()
  }

  /// `IN ((SELECT …))` would be one of the rows of the query.
  @Test(arguments: Engine.allCases)
  func aListOfOneSubqueryIsOfOneValue(_ engine: Engine) async throws {
    try await withItems(engine) { database async throws in
      func ids(_ condition: (SQLExpression, [SQLExpression]) -> SQLExpression) async throws -> [[Int]] {
        var found: [[Int]] = []
        for id in [1, -1] {
          let one = Item.where { $0.id == id }.select(\.id)
          let query = Item.where {
            Computed<Bool?>(condition($0.id.expression, [.subquery(one._query, .bigInteger)]))
              ?? false
          }
          found.append(try await query.order(by: \.id).limit(3).select(\.id).fetchAll(database))
        }
        return found
      }
      #expect(try await ids { .inList($0, $1, negated: false) } == [[1], []])
      #expect(try await ids { .inList($0, $1, negated: true) } == [[0, 2, 3], []])
      #expect(
        try await ids { .isNull(.inList($0, $1, negated: true), negated: false) } == [[], [0, 1, 2]])
    }
  }

  @Test func theTextOfALongListIsTheDialectsOwn() throws {
    let query = Item.where { $0.id.in(0..<1_001) }.select(\.id)
    #expect(
      try query.render(in: .sqlite).sql
        == #"SELECT "items"."id" FROM "items" WHERE "items"."id" IN (SELECT value FROM json_each(?1))"#)
    #expect(
      try query.render(in: .postgreSQL).sql
        == #"SELECT "items"."id" FROM "items" WHERE "items"."id" = ANY(CAST($1 AS bigint[]))"#)
    #expect(
      try Item.where { !$0.id.in(0..<1_001) }.select(\.id).render(in: .postgreSQL).sql
        == #"SELECT "items"."id" FROM "items" WHERE NOT "items"."id" = ANY(CAST($1 AS bigint[]))"#)
    #expect(try Item.where { $0.id.in(0..<1_000) }.select(\.id).render(in: .sqlite).bindings.count == 1_000)
  }

  @Table struct Measure: Identifiable, Equatable {
    let id: Int
    var double: Double?
    var float: Float
    var huge: UInt64
    var data: Data
    @Column(as: Scaled<Cents>.self) var price: Decimal
    var text: String
  }

  /// Doubles that decimal digits are read back to wrongly now and then, and the ends of the range.
  private static let doubles: [Double] =
    [
      .infinity, -.infinity, .greatestFiniteMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -0.0,
      0.1,
      1e23, 8.41e21, Double(bitPattern: 0x000f_ffff_ffff_ffff), 0.3, -Double(bitPattern: 12_345),
    ]
    + (0..<400).map { index in
      var random = RandomSource(seed: UInt64(index))
      let number = Double(bitPattern: random.next())
      return number.isNaN ? Double(index) : number
    }

  private static let measures = doubles.enumerated().map { index, double in
    Measure(
      id: index, double: index == 5 ? nil : double, float: Float(index) / 7,
      huge: UInt64(Int64.max) - UInt64(index),
      data: Data((0..<index % 5).map { UInt8(($0 * 91 + index) & 255) }), price: Decimal(index) / 4,
      text: "\(index) \"'\\ É")
  }

  @Test(arguments: Engine.allCases)
  func aLongListOfEveryTypeMeansWhatItsValuesMean(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let measures = Self.measures
      try await Measure.createTable().execute(database)
      try await Measure.insert(measures).execute(database)
      func ids(_ condition: (Measure.Columns) -> Computed<Bool>) async throws -> [Int] {
        try await Measure.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
      }
      func idsOfOptional(_ condition: (Measure.Columns) -> Computed<Bool?>) async throws -> [Int] {
        try await Measure.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
      }
      let half = measures.filter { $0.id % 2 == 0 }
      func expected<Value: Hashable>(_ path: KeyPath<Measure, Value>, _ list: [Value]) -> [Int] {
        let list = Set(list)
        return measures.filter { list.contains($0[keyPath: path]) }.map(\.id)
      }
      let doubles = half.compactMap(\.double) + (0..<70_000).map { Double($0) + 0.123456789 }
      #expect(
        try await idsOfOptional { $0.double.in(doubles) }
          == half.compactMap { $0.double == nil ? nil : $0.id })
      #expect(
        try await idsOfOptional { !$0.double.in(doubles) }
          == measures.filter { $0.id % 2 == 1 && $0.double != nil }.map(\.id))
      let floats = half.map(\.float) + (0..<70_000).map { Float($0) + 0.3 }
      #expect(try await ids { $0.float.in(floats) } == expected(\.float, floats))
      let huge = half.map(\.huge) + (0..<70_000).map { UInt64($0) }
      #expect(try await ids { $0.huge.in(huge) } == expected(\.huge, huge))
      let data = [Data(), measures[3].data] + (0..<70_000).map { Data("no data \($0)".utf8) }
      #expect(try await ids { $0.data.in(data) } == expected(\.data, data))
      let prices = half.map(\.price) + (0..<70_000).map { Decimal($0) + 1_000 }
      #expect(
        try await ids { $0.price.in(prices.map { Scaled<Cents>($0) }) } == expected(\.price, prices))
      let rows =
        half.map { ($0.id, $0.text, $0.double ?? 0, $0.data) }
        + (0..<70_000).map { (-$0, "none", 0.5, Data([1])) }
      #expect(
        try await idsOfOptional { row($0.id, $0.text, $0.double, $0.data).in(rows) }
          == half.compactMap { $0.double == nil ? nil : $0.id })
      #expect(
        try await idsOfOptional { !row($0.id, $0.text).in(rows.map { ($0.0, $0.1) }) }
          == measures.filter { $0.id % 2 == 1 }.map(\.id))
      let texts = half.map(\.text) + (0..<70_000).map { "no text \($0)" }
      #expect(
        try await ids { Computed(SQL("\($0.text) IN \(texts)", as: Bool.self).expression) } == half.map(\.id))
      #expect(
        try await ids { Computed(SQL("\($0.data) NOT IN \(data)", as: Bool.self).expression) }
          == measures.map(\.id).filter { !expected(\.data, data).contains($0) })
    }
  }

  /// Each list is short, and together they are more than one statement may bind.
  @Test(arguments: Engine.allCases)
  func listsThatAreManyTogetherAreBoundAsWholes(_ engine: Engine) async throws {
    try await withItems(engine) { database async throws in
      let count = HostileStrings.storable.count
      // Not the key itself: PostgreSQL's index would try every combination of the values of all lists.
      func sum(_ item: Item.Columns) -> Computed<Int> { Computed((item.id + 0).expression) }
      func lists(_ number: Int, of length: Int) -> Select1<Int, Item.Columns> {
        var query = Item.order(by: \.id).select(\.id)
        for list in 0..<number { query = query.where { sum($0).in(list..<(list + length)) } }
        return query
      }
      let limit = database.dialect.spelling.maximumParameters
      // As many as it takes, from the longest down; the others stay as they are.
      let many = try lists(limit / 1_000 + 2, of: 1_000).statement.render(in: database.dialect)
      #expect(many.bindings.count <= limit)
      #expect(
        try await lists(limit / 1_000 + 2, of: 1_000).fetchAll(database)
          == Array((limit / 1_000 + 1)..<max(count, limit / 1_000 + 1)))
      let mixed = lists(limit / 500 - 1, of: 500).where { sum($0).in(Array(5..<900)) }
        .where { sum($0).in(Array(6..<800)) }
      let rendered = try mixed.statement.render(in: database.dialect)
      #expect(rendered.bindings.count <= limit && rendered.bindings.count > limit - 900)
      #expect(
        try await mixed.fetchAll(database)
          == (0..<count).filter { $0 >= limit / 500 - 2 && $0 >= 6 && $0 < 800 })
      // In fragments, and in changes.
      let numbers = Array(0..<1_000)
      var fragments = Item.order(by: \.id).select(\.id)
      for _ in 0...(limit / 1_000) {
        fragments = fragments.where { SQL("\(sum($0)) IN \(numbers)", as: Bool.self) }
      }
      #expect(try await fragments.fetchAll(database) == Array(0..<count))
      var condition = Item.where { $0.id.in(numbers) }
      for _ in 0...(limit / 1_000) { condition = condition.where { !$0.id.in(numbers.map { $0 + 3 }) } }
      #expect(try await condition.update { $0.flag = false }.execute(database) == 3)
      #expect(try await condition.delete().execute(database) == 3)
    }
  }

  /// Lists of row values follow when the others do not save enough.
  @Test(arguments: Engine.allCases)
  func listsOfRowsThatAreManyTogetherAreBoundAsWholes(_ engine: Engine) async throws {
    try await withItems(engine) { database async throws in
      let limit = database.dialect.spelling.maximumParameters
      let texts = HostileStrings.storable
      let rows = (0..<1_000).map { ($0, $0 < texts.count ? texts[$0] : "none") }
      var query = Item.order(by: \.id).select(\.id)
      for first in 0...(limit / 2_000) {
        // Not the columns themselves: an index would try every combination of the values of all lists.
        query = query.where { row(Computed<Int>(($0.id + 0).expression), $0.text).in(rows.dropFirst(first)) }
      }
      let rendered = try query.statement.render(in: database.dialect)
      #expect(rendered.bindings.count <= limit && rendered.bindings.count > limit - 2_000)
      #expect(try await query.fetchAll(database) == Array(texts.indices.dropFirst(limit / 2_000)))
      // One list of single values is enough.
      let mixed = query.where { item in (item.id + 0).in(0..<900) }
      var excess = try mixed.statement.render(in: SQLiteDialect(maximumParameters: 1_000_000)).bindings.count
      excess -= try mixed.statement.render(
        in: SQLiteDialect(maximumParameters: excess - 800)
      ).bindings.count
      #expect(excess == 899)
    }
  }

  @Test func whatCannotBeBoundAsAWholeIsRefused() throws {
    // Two values take as many as they are.
    let dialect = SQLiteDialect(maximumParameters: 5)
    let query = Item.where { $0.id.in([1, 2]) && $0.number.in([1, 2]) && $0.text.in(["a", "b"]) }
    #expect(
      query.check(in: dialect).map(\.subject) == [.defect(.tooManyParameters)])
    let longer = query.where { $0.id.in([1, 2, 3, 4, 5]) }
    #expect(longer.check(in: SQLiteDialect(maximumParameters: 8)) == [])
    #expect(try longer.statement.render(in: SQLiteDialect(maximumParameters: 8)).bindings.count == 7)
    let rows = Item.where { row($0.id, $0.text).in([(1, "a"), (2, "b")]) && $0.number.in([1, 2]) }
    #expect(rows.check(in: dialect).map(\.subject) == [.defect(.tooManyParameters)])
    #expect(try longer.statement.render(in: SQLiteDialect(maximumParameters: 11)).bindings.count == 11)
  }

  /// A parameter that is declared as a text would become an array again for each row.
  @Test func theArrayOfALongListIsAParameterOnPostgreSQL() async throws {
    try await withItems(.postgreSQL) { database async throws in
      let queries = [
        Item.where { item in (item.id + 0).in(Array(1..<2_000)) && !item.number.in(Array(3..<1_200)) }.select(
          \.id),
        Item.where { $0.text.in((0..<1_500).map { "no \"text\" \($0)" }) }.select(\.id),
        Item.where { row($0.text, $0.id).in((0..<1_500).map { ("text \($0)", $0) }) }.select(\.id),
      ]
      for query in queries {
        let plan = try await database.fetchAll("EXPLAIN (VERBOSE) \(query)", as: String.self)
        #expect(plan.contains { $0.contains("}'::") }, "\(plan)")
        #expect(!plan.contains { $0.contains("::cstring") }, "\(plan)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func anIndexServesALongListOfRows(_ engine: Engine) async throws {
    try await withItems(engine) { database async throws in
      try await database.executeScript("CREATE INDEX items_text ON items (text, id)")
      let rows = (0..<1_500).map { ("text \($0)", $0) }
      let query = Item.where { row($0.text, $0.id).in(rows) }.select(\.id)
      #expect(try query.statement.render(in: database.dialect).bindings.count <= 2)
      if engine == .sqlite {
        let plan = try await database.fetchAll("EXPLAIN QUERY PLAN \(query)", as: Row.self)
        #expect(
          plan.contains { $0["detail"] == .text("SEARCH items USING INTEGER PRIMARY KEY (rowid=?)") },
          "\(plan)")
      } else {
        try await database.executeScript(
          "INSERT INTO items SELECT n, 'text ' || n, NULL, true, gen_random_uuid(), now() FROM generate_series(10000, 200000) n; ANALYZE items"
        )
        let plan = try await database.fetchAll("EXPLAIN \(query)", as: String.self)
        #expect(plan.contains { $0.contains("Index") && $0.contains("items_") }, "\(plan)")
      }
    }
  }
}

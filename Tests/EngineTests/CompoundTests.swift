import Koine
import KoineTesting
import Testing

/// Queries combined with queries of other kinds, and trees that no query of the typed API is.
@Suite struct CompoundTests {
  private static let ids = Tag.select(\.id)

  @Test func rowsWrittenByHandAreFoundByTheirNames() async throws {
    let raw = RawQuery(
      "SELECT weight, title, \"reminderID\", id + 10 AS id FROM tags WHERE id = 1", as: Tag.self)
    let expected = [
      Tag(id: 2, reminderID: 1, title: "blue", weight: nil),
      Tag(id: 11, reminderID: 1, title: "red", weight: 7),
    ]
    for connection in try await Engines.shared().all {
      let after = Tag.where { $0.id == 2 }.unionAll(raw).order { $0.id }
      #expect(try await after.fetchAll(connection) == expected, "\(connection.dialect.name)")
      let before = raw.unionAll(Tag.where { $0.id == 2 }).order { $0.id }
      #expect(try await before.fetchAll(connection) == expected, "\(connection.dialect.name)")
    }
  }

  @Test func clausesWrittenByHandBelongToTheirArm() async throws {
    let raw = RawQuery("SELECT id FROM tags ORDER BY id DESC LIMIT 1", as: Int.self)
    for connection in try await Engines.shared().all {
      #expect(try await Set(raw.unionAll(Self.ids).fetchAll(connection)) == [1, 2, 3, 4])
      #expect(try await raw.union(raw).fetchAll(connection) == [4])
      #expect(try await Self.ids.except(raw).fetchAll(connection).sorted() == [1, 2, 3])
    }
  }

  @Test func valuesWrittenByHandAreFoundByTheirPositions() async throws {
    let raw = RawQuery("SELECT id FROM tags", as: Int.self)
    let pairs = RawQuery("SELECT id, title FROM tags", as: (Int, String).self)
    let declared = DeclaredQuery { (id: Parameter<Int>) in
      RawQuery("SELECT id FROM tags WHERE id > \(id)", as: Int.self)
    }
    for connection in try await FiniteEngines.shared().all {
      let name = "\(connection.dialect.name)"
      let last = raw.union(Self.ids).order { $0.descending() }.limit(1)
      #expect(try await last.fetchAll(connection) == [4], "\(name)")
      #expect(try await Tag.where { $0.id == last }.select(\.id).fetchAll(connection) == [4], "\(name)")
      #expect(try await raw.unionAll(raw).order { $0 }.offset(6).fetchAll(connection) == [4, 4], "\(name)")
      let titles = pairs.except(Tag.where { $0.id > 1 }.select { ($0.id, $0.title) }).order { id, _ in id }
      #expect(try await titles.fetchAll(connection).map(\.1) == ["red"], "\(name)")
      #expect(try await declared(3).unionAll(declared(2)).order { $0 }.fetchAll(connection) == [3, 4, 4])
      #expect(try await raw.exceptAll(declared(1)).fetchAll(connection) == [1], "\(name)")
      #expect(try await Self.ids.intersectAll(declared(3)).fetchAll(connection) == [4], "\(name)")
      let from = Number.from(raw.union(Self.ids).except(declared(2))).order(by: \.value)
      #expect(try await from.select(\.value).fetchAll(connection) == [1, 2], "\(name)")
    }
  }

  @Table struct Number: Equatable {
    var value: Int
  }

  @Test func rowsOfAnyShapeAreArmsOfArms() async throws {
    let raw = RawQuery("SELECT id FROM tags", as: Row.self)
    let two = RawQuery("SELECT id FROM tags WHERE id > 2", as: Row.self)
    for connection in try await FiniteEngines.shared().all {
      let left = raw.union(raw).except(two)
      #expect(try await left.fetchAll(connection).count == 2, "\(connection.dialect.name)")
      let right = two.unionAll(raw.except(two).limit(1))
      #expect(try await right.fetchAll(connection).count == 3, "\(connection.dialect.name)")
    }
  }

  @Test func columnsKeepTheirNamesInsideOfOtherQueries() async throws {
    let one = Tag.where { $0.id == 1 }
    let counted = Number.from(Self.ids.intersectAll(Self.ids))
    let nested = Number.from(Self.ids.union(Self.ids).intersect(one.select(\.id)))
    let limited = Number.from(Self.ids.order { $0.id }.limit(1).unionAll(one.select(\.id)))
    let raw = RawQuery("SELECT * FROM tags WHERE id = 2", as: Tag.self)
    for connection in try await FiniteEngines.shared().all {
      let name = "\(connection.dialect.name)"
      #expect(try await counted.where { $0.value > 3 }.select(\.value).fetchAll(connection) == [4], "\(name)")
      #expect(try await nested.select(\.value).fetchAll(connection) == [1], "\(name)")
      #expect(try await limited.select(\.value).fetchAll(connection) == [1, 1], "\(name)")
      #expect(try await raw.union(one).except(one).fetchAll(connection).map(\.id) == [2], "\(name)")
      #expect(try await raw.union(one).exceptAll(one).fetchAll(connection).map(\.id) == [2], "\(name)")
    }
  }

  @Test func rowValuesAreComparedWithThem() async throws {
    let pairs = Tag.select { ($0.id, $0.title) }
    let others = Tag.where { $0.id != 2 }.select { ($0.id, $0.title) }
    for connection in try await FiniteEngines.shared().all {
      let found = Tag.where { row($0.id, $0.title).in(pairs.except(others)) }.select(\.id)
      #expect(try await found.fetchAll(connection) == [2], "\(connection.dialect.name)")
      let equal = Tag.where { row($0.id, $0.title) == pairs.except(others).limit(1) }.select(\.id)
      #expect(try await equal.fetchAll(connection) == [2], "\(connection.dialect.name)")
    }
  }

  @Test func roundedNumbersAreWholeInRowsThatAnEngineStores() async throws {
    let rounded = Sample.where { $0.id >= 6 }.select { ($0.x / 2.0).round() }
    let connections = try await FiniteEngines.shared().all
    for query in [rounded.union(rounded), rounded.exceptAll(rounded.limit(0)), rounded.intersectAll(rounded)]
    {
      try await assertSameRows(query, on: connections)
      let first = try await query.fetchAll(connections[2])
      #expect(first.contains(5e299) && first.contains(-5e299))
    }
  }

  @Test func arrangedInALoopTheyAreOneCompound() async throws {
    var query = Self.ids.unionAll(Self.ids)
    for _ in 3...300 { query = query.unionAll(Self.ids) }
    #expect(query.sqlQuery.compound?.arms.count == 300)
    for connection in try await Engines.shared().all {
      #expect(try await query.fetchAll(connection).count == 1_200)
      #expect(try await query.count().fetchOne(connection) == 1_200)
    }
  }

  /// SQLite takes 500 arms, and PostgreSQL a few thousand, for which it takes minutes.
  @Test(arguments: [501, 1_200]) func moreArmsThanAnEngineTakesAreInDerivedTablesQ43(_ count: Int)
    async throws
  {
    var all = Self.id(0).unionAll(Self.id(1))
    var distinct = Self.id(0).union(Self.id(1))
    var common = Self.ids.intersect(Self.ids)
    var rest = Self.ids.except(Self.id(0))
    for number in 2..<count {
      all = all.unionAll(Self.id(number % 5))
      distinct = distinct.union(Self.id(number % 5))
      common = common.intersect(Self.ids)
      // The last arms, too, leave out rows, and only them.
      rest = rest.except(Self.id(number == count - 1 ? 4 : number == count / 2 ? 2 : 0))
    }
    common = common.intersect(Self.id(3))
    let limited = all.unionAll(Self.ids.order { $0.id.descending() }.limit(1))
    let named = Number.from(distinct).order(by: \.value).select(\.value)
    for connection in try await FiniteEngines.shared().all {
      let name = "\(connection.dialect.name)"
      #expect(all.statement.check(in: connection.dialect) == [], "\(name)")
      let rows = (0..<count).map { $0 % 5 }.filter { $0 > 0 }
      #expect(try await all.fetchAll(connection).sorted() == rows.sorted(), "\(name)")
      #expect(try await limited.fetchAll(connection).sorted() == (rows + [4]).sorted(), "\(name)")
      #expect(try await distinct.order { $0 }.fetchAll(connection) == [1, 2, 3, 4], "\(name)")
      #expect(try await named.fetchAll(connection) == [1, 2, 3, 4], "\(name)")
      #expect(try await common.fetchAll(connection) == [3], "\(name)")
      #expect(try await rest.order { $0 }.fetchAll(connection) == [1, 3], "\(name)")
    }
  }

  @Test func theStepOfARecursiveTableStaysAnArmQ43() async throws {
    var first = Self.id(1).unionAll(Self.id(2))
    for _ in 3...600 { first = first.unionAll(Self.id(5)) }
    let rows = first.commonTable(
      "numbers",
      unionAll: { numbers in
        numbers.where { $0.value < 4 }.select { $0.value + 1 }
      })
    for connection in try await FiniteEngines.shared().all {
      let found = try await rows.order { $0.value }.select(\.value).fetchAll(connection)
      #expect(found == [1, 2, 2, 3, 3, 4, 4], "\(connection.dialect.name)")
    }
  }

  private static func id(_ id: Int) -> Select1<Int, Tag.Columns> { Tag.where { $0.id == id }.select(\.id) }

  @Test func oneRowIsReadWithALimit() async throws {
    for connection in try await Engines.shared().all {
      #expect(try await Self.ids.union(Self.ids).order { $0.descending() }.fetchOne(connection) == 4)
      #expect(try await Self.ids.except(Self.ids).fetchOne(connection) == nil)
    }
  }

  @Test func aCallOfADeclaredQueryIsAnArm() async throws {
    for connection in try await Engines.shared().all {
      let query = Self.named("red").union(Self.named("Red")).order { $0 }
      #expect(try await query.fetchAll(connection) == [1, 3, 4])
    }
  }

  private static let named = DeclaredQuery { (title: Parameter<String>) in
    Tag.where { $0.title == title }.select(\.id)
  }

  @Test func armsOfOtherColumnsAreRefused() {
    let text = Tag.select(\.title).sqlQuery
    let number = Tag.select(\.weight).sqlQuery
    let both = Tag.select { ($0.weight, $0.title) }.sqlQuery
    for (first, second) in [(text, number), (number, both), (both, number)] {
      let statement = SQLStatement.query(.compound(SQLCompound(first, .union, second)))
      for dialect in GoldenCase.dialects {
        let problems = statement.check(in: dialect)
        #expect(problems.map(\.subject) == [.defect(.unevenArms)], "\(dialect.name)")
        #expect(problems.map { "\($0.place.last.map { "\($0)" } ?? "")" } == ["arm 2"], "\(dialect.name)")
      }
    }
  }

  @Test func anOrderBehindArmsIsRefused() {
    var query = SQLQuery.compound(SQLCompound(Self.ids.sqlQuery, .union, Self.ids.sqlQuery))
    query.ordering = [SQLOrdering(.column(Tag.columns._source.columns[0]))]
    for dialect in GoldenCase.dialects {
      #expect(SQLStatement.query(query).check(in: dialect).map(\.subject).contains(.defect(.orderOfArms)))
    }
  }

  @Test func aScalarOfSeveralRowsIsRefused() {
    let query = Tag.select { _ in Self.ids.union(Self.ids) }
    for dialect in GoldenCase.dialects {
      #expect(query.statement.check(in: dialect).map(\.subject) == [.defect(.manyRowSubquery)])
    }
  }

  @Test func theTablesOfAllArmsAreRead() {
    #expect(Self.ids.union(Sample.select(\.id)).tables.read == ["tags", "samples"])
  }
}

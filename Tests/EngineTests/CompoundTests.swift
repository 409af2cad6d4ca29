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

  @Test func arrangedInALoopTheyAreOneCompound() async throws {
    var query = Self.ids.unionAll(Self.ids)
    for _ in 3...300 { query = query.unionAll(Self.ids) }
    #expect(query.sqlQuery.compound?.arms.count == 300)
    for connection in try await Engines.shared().all {
      #expect(try await query.fetchAll(connection).count == 1_200)
      #expect(try await query.count().fetchOne(connection) == 1_200)
    }
  }

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

import Koine
import KoineSQLite
import KoineTesting
import Testing

@Selection private struct Point: ColumnGroup, Equatable {
  var x: Int
  var y: Int?
}

@Selection private enum Shape: Equatable {
  case circle(Int)
  case named(String)
}

@Table("figures") private struct Figure: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var at: Point
  @ColumnGroup var from: Point?
  @ColumnGroup var shape: Shape
}

private enum Other: AliasName {}

/// Whole groups in conditions and in ORDER BY.
@Suite struct GroupConditionTests {
  private static let rows = [
    Figure(id: 1, at: Point(x: 1, y: nil), from: nil, shape: .circle(3)),
    Figure(id: 2, at: Point(x: 1, y: 2), from: Point(x: 1, y: nil), shape: .named("a")),
    Figure(id: 3, at: Point(x: 0, y: 2), from: Point(x: 0, y: 2), shape: .circle(4)),
    Figure(id: 4, at: Point(x: 1, y: 2), from: nil, shape: .circle(3)),
  ]

  private static func withFigures(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await Figure.createTable().execute(database)
      try await Figure.insert(rows).execute(database)
      try await body(database)
    }
  }

  private static func ids(
    _ database: any Database, _ condition: (Figure.Columns) -> Computed<Bool>
  ) async throws -> [Int] {
    try await Figure.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
  }

  @Test(arguments: Engine.allCases) func aGroupIsComparedWithAValue(_ engine: Engine) async throws {
    try await Self.withFigures(engine) { database async throws in
      let (bare, whole) = (Point(x: 1, y: nil), Point(x: 1, y: 2))
      let none: Point? = nil
      #expect(try await Self.ids(database) { $0.at.is(bare) } == [1])
      #expect(try await Self.ids(database) { $0.at.is(whole) } == [2, 4])
      #expect(try await Self.ids(database) { $0.at.isNot(whole) } == [1, 3])
      #expect(try await Self.ids(database) { !$0.at.is(bare) } == [2, 3, 4])
      #expect(try await Self.ids(database) { $0.from.is(bare) } == [2])
      #expect(try await Self.ids(database) { $0.from.is(none) } == [1, 4])
      #expect(try await Self.ids(database) { $0.from.isNot(none) } == [2, 3])
      #expect(try await Self.ids(database) { $0.from.isNot(bare) } == [1, 3, 4])
      #expect(try await Self.ids(database) { $0.shape.is(.circle(3)) } == [1, 4])
      #expect(try await Self.ids(database) { $0.shape.isNot(.circle(3)) && $0.id > 2 } == [3])
      try await Figure.where { $0.at.is(whole) }.delete().execute(database)
      #expect(try await Self.ids(database) { $0.id > 0 } == [1, 3])
    }
  }

  @Test(arguments: Engine.allCases) func groupsAreComparedWithGroups(_ engine: Engine) async throws {
    try await Self.withFigures(engine) { database async throws in
      let pairs = try await Figure.join(Figure.as(Other.self)) { $0.id < $1.id && $0.at.is($1.at) }
        .select { ($0.id, $1.id) }.fetchAll(database)
      #expect(pairs.map(\.0) == [2] && pairs.map(\.1) == [4])
      let equal = try await Figure.join(Figure.as(Other.self)) { $0.id < $1.id && $0.from.is($1.from) }
        .select { ($0.id, $1.id) }.fetchAll(database)
      #expect(equal.map(\.0) == [1] && equal.map(\.1) == [4])
    }
  }

  @Test(arguments: Engine.allCases) func rowsAreSortedByAGroup(_ engine: Engine) async throws {
    try await Self.withFigures(engine) { database async throws in
      #expect(
        try await Figure.order { ($0.at, $0.id.descending()) }.select(\.id).fetchAll(database)
          == [3, 1, 4, 2])
      #expect(
        try await Figure.order { ($0.from, $0.id) }.select(\.id).fetchAll(database) == [1, 4, 3, 2])
    }
  }

  @Test func theSQLComparesEachColumn() throws {
    let query = Figure.where { $0.at.is(Point(x: 1, y: nil)) }.select(\.id)
    #expect(
      try query.render(in: .sqlite).sql
        == #"SELECT "figures"."id" FROM "figures" WHERE "figures"."at.x" = ?1 AND "figures"."at.y" IS NULL"#)
  }
}

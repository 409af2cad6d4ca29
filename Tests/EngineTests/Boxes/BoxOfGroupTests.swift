import Koine
import KoineSQLite
import Testing

@Selection private struct Edges: ColumnGroup, Equatable {
  var west: Double
  var east: Double
}

@Table("strips") private struct Strip: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var edges: Edges
  static let area = BoxIndex(of: Strip.self, .range(\.edges.west, \.edges.east))
}

/// An index of boxes whose coordinates are columns of a group.
@Suite struct BoxOfGroupTests {
  @Test func rowsAreFoundByTheColumnsOfAGroup() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await Strip.createTable().execute(database)
      try await Strip.area.create().execute(database)
      let strips = [
        Strip(id: 1, edges: Edges(west: 0, east: 2)), Strip(id: 2, edges: Edges(west: 5, east: 6)),
        Strip(id: 3, edges: Edges(west: -1, east: 9)),
      ]
      try await Strip.insert(strips).execute(database)
      let found = Strip.where { Strip.area.overlaps($0, 4...5) }.order(by: \.id)
      #expect(try await found.fetchAll(database) == [strips[1], strips[2]])
      try await Strip.find(1).update { $0.edges.east = 4.5 }.execute(database)
      #expect(try await found.select(\.id).fetchAll(database) == [1, 2, 3])
    }
  }

  @Test func anExpressionIsNotACoordinate() {
    let index = BoxIndex(of: Strip.self, .range(\.edges.west, \.width))
    #expect(throws: UnsupportedFeatures.self) { try index.create().render(in: .sqlite) }
  }
}

extension Strip.Columns {
  fileprivate var width: Computed<Double> { edges.east - edges.west }
}

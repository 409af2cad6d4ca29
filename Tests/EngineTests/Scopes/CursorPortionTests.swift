import Koine
import KoineTesting
import Testing

/// How many rows are taken from a cursor at a time.
@Suite struct CursorPortionTests {
  private static let statements = [
    "SELECT id FROM n ORDER BY id", "UPDATE n SET id = id WHERE id > 0 RETURNING id",
  ]

  /// Less than one row is one, so that the end is reached.
  @Test(arguments: Store.allCases, [Int.min, -1, 0, 1, 2, 1 << 31, .max])
  func anyNumberOfRowsCanBeAskedFor(_ store: Store, _ maximum: Int) async throws {
    try await store.withDatabase(connections: 1) { (database) async throws in
      for id in 1...3 { try await database.insert(id) }
      for sql in Self.statements {
        let outside = try await Self.portions(of: sql, maximum, on: database)
        let inside = try await database.transaction { try await Self.portions(of: sql, maximum, on: $0) }
        let expected = maximum < 2 ? [[1], [2], [3]] : maximum == 2 ? [[1, 2], [3]] : [[1, 2, 3]]
        #expect(outside == expected, "\(sql)")
        #expect(inside == expected, "\(sql)")
      }
    }
  }

  private static func portions(
    of sql: String, _ maximum: Int, on connection: any Connection
  ) async throws -> [[Int]] {
    let cursor = try await connection.cursor(RenderedStatement(sql: sql))
    var portions: [[Int]] = []
    var hasMore = true
    while hasMore {
      var portion: [Int] = []
      hasMore = try await cursor.next(maximum) { row in portion.append(try row.next(Int.self)) }
      if !portion.isEmpty { portions.append(portion) }
    }
    return portions
  }
}

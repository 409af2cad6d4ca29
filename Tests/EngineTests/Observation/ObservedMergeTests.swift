import Koine
import KoinePostgreSQL
import Synchronization
import Testing

@Table("supplies") private struct Supply: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

@Table("arrivals") private struct Arrival: Identifiable, Equatable {
  let id: Int
  var count: Int
}

/// What an observer reads.
private enum Part: CaseIterable {
  case a, b, count, arrival

  func read(_ connection: any Connection) async throws -> [Int] {
    switch self {
    case .a: try await Supply.order(by: \.id).select(\.a).fetchAll(connection)
    case .b: try await Supply.order(by: \.id).select(\.b).fetchAll(connection)
    case .count: [try await Supply.all().fetchCount(connection)]
    case .arrival: try await Arrival.order(by: \.id).select(\.count).fetchAll(connection)
    }
  }
}

/// A merge, and the parts that it changes.
private struct MergeCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let parts: Set<Part>
  let run: @Sendable (any Connection) async throws -> Void

  init(
    _ description: String, changes parts: Set<Part>,
    _ run: @escaping @Sendable (any Connection) async throws -> Void
  ) {
    (testDescription, self.parts, self.run) = (description, parts, run)
  }

  static let all = [
    MergeCase("one column of the rows that match", changes: [.a]) {
      try await Supply.merge(using: Arrival.self) { $0.id == $1.id }
        .whenMatchedUpdate { supply, arrival in supply.a += arrival.count }.execute($0)
    },
    MergeCase("another column of one row that matches", changes: [.b]) {
      try await Supply.merge(using: values([(1, 50)], as: "news")) { $0.id == $1.0 }
        .whenMatchedUpdate { supply, news in supply.b = news.1 }.execute($0)
    },
    MergeCase("rows that match and are deleted", changes: [.a, .b, .count]) {
      try await Supply.merge(using: Arrival.self) { $0.id == $1.id }.whenMatchedDelete().execute($0)
    },
    MergeCase("rows that are inserted", changes: [.a, .b, .count]) {
      try await Supply.merge(using: Arrival.self) { $0.id == $1.id }
        .whenNotMatchedInsert { supply, arrival in
          supply.id = arrival.id
          supply.a = arrival.count
          supply.b = 0
        }.execute($0)
    },
    MergeCase("rows that are changed, and others that are inserted", changes: [.a, .b, .count]) {
      try await Supply.merge(using: Arrival.self) { $0.id == $1.id }
        .whenMatchedUpdate { supply, arrival in supply.a += arrival.count }
        .whenNotMatchedInsert { supply, arrival in
          supply.id = arrival.id
          supply.a = arrival.count
          supply.b = 0
        }.execute($0)
    },
    MergeCase("a table into itself", changes: [.b]) {
      try await Supply.merge(using: Supply.as(Other.self)) { $0.id == $1.id }
        .whenMatchedUpdate { supply, other in supply.b = other.a + 1 }.execute($0)
    },
    MergeCase("no row that matches", changes: []) {
      try await Supply.merge(using: values([(100, 1)], as: "news")) { $0.id == $1.0 }
        .whenMatchedUpdate { supply, news in supply.a = news.1 }.execute($0)
    },
    MergeCase("one that is rolled back", changes: []) { connection in
      struct GivenUp: Error {}
      do {
        try await connection.transaction { inside in
          try await Supply.merge(using: Arrival.self) { $0.id == $1.id }.whenMatchedDelete().execute(inside)
          throw GivenUp()
        }
      } catch is GivenUp {}
    },
  ]

  private enum Other: AliasName {}
}

/// Observers of the table that a merge changes, and of others.
@Suite(.timeLimit(.minutes(5))) struct ObservedMergeTests {
  /// Counted are the reads: those who read what it has changed are told, and nobody else.
  @Test(arguments: Engine.allCases, MergeCase.all)
  fileprivate func aMergeIsToldToThoseWhoReadWhatItChanges(_ engine: Engine, _ merge: MergeCase) async throws
  {
    try await engine.withDatabase { database in
      let database = try #require(database as? any ObservableDatabase)
      try await Supply.createTable().execute(database)
      try await Arrival.createTable().execute(database)
      try await Supply.insert((1...3).map { Supply(id: $0, a: $0 * 10, b: $0 * 100) }).execute(database)
      try await Arrival.insert([2, 3, 4].map { Arrival(id: $0, count: 7) }).execute(database)
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: [Supply.self, Arrival.self])
      let reads = Mutex<[Part: Int]>([:])
      let values = AsyncStream<(Part, [Int])>.makeStream()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for part in Part.allCases {
          // Each read is a value: tuples are not compared.
          let observation = database.observe { (try await part.read($0), 0) }
          group.addTask {
            for try await (value, _) in observation { values.continuation.yield((part, value)) }
          }
        }
        var arrived = values.stream.makeAsyncIterator()
        func next(_ parts: Set<Part>) async throws {
          for _ in parts {
            let (part, value) = try #require(await arrived.next())
            #expect(parts.contains(part))
            #expect(try await value == part.read(database))
            reads.withLock { $0[part, default: 0] += 1 }
          }
        }
        try await next(Set(Part.allCases))
        try await merge.run(database)
        try await next(merge.parts)
        // What concerns all of them comes behind it.
        try await database.transaction { connection in
          try await Supply.insert(Supply(id: 9, a: 9, b: 9)).execute(connection)
          try await Arrival.insert(Arrival(id: 9, count: 9)).execute(connection)
        }
        try await next(Set(Part.allCases))
        let expected = Part.allCases.map { ($0, merge.parts.contains($0) ? 3 : 2) }
        #expect(reads.withLock { $0 } == Dictionary(uniqueKeysWithValues: expected))
        group.cancelAll()
        try await group.waitForAll()
      }
    }
  }
}

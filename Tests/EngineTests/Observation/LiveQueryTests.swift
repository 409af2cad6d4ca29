import Koine
import KoinePostgreSQL
import KoineSQLite
import Observation
import Testing

@Table("casks") private struct Cask: Identifiable, Equatable {
  let id: Int
  var weight: Int
}

/// What a user interface sees of a query, and what an observer is spared, on both engines: of changes that another
/// program makes, too.
@Suite(.timeLimit(.minutes(10))) struct LiveQueryTests {
  private static let weights = Cask.order(by: \.id).select(\.weight)

  /// - Parameter body: Receives the database that observes, and another one on the same data.
  private static func withTwoDatabases(
    _ engine: Engine, _ body: @MainActor (any ObservableDatabase, any Database) async throws -> Void
  ) async throws {
    try await DatabasePlace.with(engine) { place in
      let (observing, other) = (try await place.open(), try await place.open())
      let database = try #require(observing as? any ObservableDatabase)
      try await Cask.createTable().execute(database)
      try await Cask.insert([Cask(id: 1, weight: 10), Cask(id: 2, weight: 20)]).execute(database)
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: [Cask.self])
      try await body(database, other)
      await observing.close()
      await other.close()
    }
  }

  /// Waits until what is read in `body` is changed.
  @MainActor private static func change<Value>(
    of live: LiveQuery<Value>, _ body: @MainActor @Sendable (LiveQuery<Value>) -> Void
  ) async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        body(live)
      } onChange: {
        continuation.resume()
      }
    }
  }

  @Test(arguments: Engine.allCases) func aLiveQueryFollowsTwoPrograms(_ engine: Engine) async throws {
    try await Self.withTwoDatabases(engine) { database, other in
      let live = LiveQuery(Self.weights.observe(on: database))
      #expect(live.value == nil && live.isLoading)
      await Self.change(of: live) { _ = ($0.value, $0.isLoading) }
      while live.isLoading { await Task.yield() }
      #expect(live.value == [10, 20])
      for (number, writer) in [database, other].enumerated() {
        async let changed: Void = Self.change(of: live) { _ = $0.value }
        try await Cask.find(1).update { $0.weight = 11 + number }.execute(writer)
        await changed
        while live.value != [11 + number, 20] { await Task.yield() }
      }
      #expect(live.error == nil)
      // Without its database it keeps what it has, and says why.
      await database.close()
      while live.error == nil { await Task.yield() }
      #expect((live.error as? DatabaseError)?.code == .misuse)
      #expect(live.value == [12, 20] && !live.isLoading)
      let late = LiveQuery(Self.weights.observe(on: database))
      while late.isLoading { await Task.yield() }
      #expect(late.value == nil && (late.error as? DatabaseError)?.code == .misuse)
    }
  }

  @Test(arguments: Engine.allCases) func aLiveQueryEndsWithItsOwner(_ engine: Engine) async throws {
    try await Self.withTwoDatabases(engine) { database, other in
      var live: LiveQuery<[Int]>? = LiveQuery(Self.weights.observe(on: database))
      while live?.isLoading == true { await Task.yield() }
      weak let observed = live
      live = nil
      #expect(observed == nil)
      let stopped = LiveQuery(Self.weights.observe(on: database))
      while stopped.isLoading { await Task.yield() }
      stopped.stop()
      try await Cask.find(1).update { $0.weight = 30 }.execute(other)
      var weights = Self.weights.observe(on: database).makeAsyncIterator()
      #expect(try await weights.next() == [30, 20])
      #expect(stopped.value == [10, 20])
    }
  }

  @Test(arguments: Engine.allCases) func aSlowConsumerGetsTheLatestValue(_ engine: Engine) async throws {
    try await Self.withTwoDatabases(engine) { database, other in
      var weights = Self.weights.observe(on: database).makeAsyncIterator()
      #expect(try await weights.next() == [10, 20])
      for weight in 0..<50 { try await Cask.find(1).update { $0.weight = weight }.execute(database) }
      var last = try await weights.next()
      // A notification of PostgreSQL may still be on its way.
      while last != [49, 20] { last = try await weights.next() }
      // The same again is left out, and what is new comes.
      try await database.execute("UPDATE casks SET weight = weight")
      try await Cask.find(2).update { $0.weight = 21 }.execute(other)
      #expect(try await weights.next() == [49, 21])
    }
  }
}

import Koine
import KoinePostgreSQL
import Testing

@Table("barrels") private struct Barrel: Identifiable, Equatable {
  let id: Int
  var weight: Int
}

/// Statements that return rows and write: what is observed only reads.
@Suite(.timeLimit(.minutes(5))) struct ObservedWriteTests {
  private static let writes: [@Sendable (any ObservableDatabase) -> QueryObservation<[Int]>] = [
    {
      RawQuery("INSERT INTO barrels (id, weight) VALUES (2, 20) RETURNING id", as: Int.self).observe(on: $0)
    },
    { RawQuery("UPDATE barrels SET weight = 30 RETURNING id", as: Int.self).observe(on: $0) },
    { RawQuery("DELETE FROM barrels RETURNING id", as: Int.self).observe(on: $0) },
    { database in
      database.observe { try await Barrel.insert([Barrel(id: 2, weight: 20)]).returning(\.id).fetchAll($0) }
    },
    { database in
      database.observe { try await Barrel.find(1).update { $0.weight = 30 }.returning(\.id).fetchAll($0) }
    },
    { database in database.observe { try await Barrel.find(1).delete().returning(\.id).fetchAll($0) } },
  ]

  @Test(arguments: Engine.allCases) func areRefusedAndChangeNothing(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let database = try #require(database as? any ObservableDatabase)
      try await Barrel.createTable().execute(database)
      try await Barrel.insert([Barrel(id: 1, weight: 10)]).execute(database)
      try await (database as? PostgreSQLDatabase)?.installChangeTracking(for: [Barrel.self])
      for write in Self.writes {
        var values = write(database).makeAsyncIterator()
        let error = await #expect(throws: DatabaseError.self) { try await values.next() }
        #expect(error?.code == .readOnly)
        #expect(try await Barrel.all().fetchAll(database) == [Barrel(id: 1, weight: 10)])
      }
      // Whoever reads goes on.
      var weights = Barrel.all().select(\.weight).observe(on: database).makeAsyncIterator()
      #expect(try await weights.next() == [10])
      try await Barrel.find(1).update { $0.weight = 40 }.execute(database)
      #expect(try await weights.next() == [40])
    }
  }
}

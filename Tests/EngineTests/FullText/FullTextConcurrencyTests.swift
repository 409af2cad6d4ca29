import Koine
import Testing

/// Searches beside writers, and definitions that are made at once, cancelled or too late.
@Suite struct FullTextConcurrencyTests {
  /// Gives `body` databases of several programs.
  private func withPrograms(
    _ count: Int, on engine: Engine, _ body: ([any Database]) async throws -> Void
  ) async throws {
    try await DatabasePlace.with(engine) { place in
      var programs: [any Database] = []
      for _ in 0..<count { programs.append(try await place.open()) }
      try await Article.createTable().execute(programs[0])
      try await body(programs)
      for program in programs { await program.close() }
    }
  }

  @Test(arguments: Engine.allCases) func programsThatStartAtOnceMakeOneIndex(_ engine: Engine) async throws {
    try await withPrograms(4, on: engine) { programs in
      try await Article.insert([Article(1, "one"), Article(2, "two")]).execute(programs[0])
      for _ in 0..<5 {
        try await withThrowingTaskGroup { group in
          for program in programs {
            group.addTask {
              try await Article.search.create(ifNotExists: true).execute(program)
              return try await FullTextTests.keys("one", on: program)
            }
          }
          for try await keys in group { #expect(keys == [1]) }
        }
        try await Article.search.drop().execute(programs[1])
      }
    }
  }

  /// Each transaction writes two articles: a search finds both of them or none.
  @Test(arguments: Engine.allCases) func searchesSeeWholeTransactions(_ engine: Engine) async throws {
    try await withPrograms(2, on: engine) { programs in
      try await Article.search.create().execute(programs[0])
      try await withThrowingTaskGroup { group in
        group.addTask {
          for id in 1...40 {
            try await programs[0].transaction { connection in
              try await Article.insert(Article(id, "left")).execute(connection)
              try await Article.insert(Article(1_000 + id, "", "right")).execute(connection)
              if id > 10 {
                try await Article.where { $0.id.in([id - 10, 990 + id]) }.delete().execute(connection)
              }
            }
          }
        }
        for _ in 0..<3 {
          group.addTask {
            for _ in 0..<40 {
              try await programs[1].transaction(access: .readOnly) { connection in
                let left = try await FullTextTests.keys("left", on: connection)
                #expect(try await FullTextTests.keys("right", on: connection) == left.map { $0 + 1_000 })
              }
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await FullTextTests.keys("left", on: programs[1]) == Array(31...40))
    }
  }

  /// What was cancelled is there as a whole, or not at all.
  @Test(arguments: Engine.allCases) func cancelledDefinitionsLeaveNoPart(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Article.createTable().execute(database)
      try await Article.insert((1...200).map { Article($0, "one two \($0)") }).execute(database)
      for _ in 0..<10 {
        let creation = Task { try await Article.search.create().execute(database) }
        creation.cancel()
        var isThere = true
        do { _ = try await creation.value } catch is CancellationError { isThere = false }
        if !isThere { try await Article.search.create().execute(database) }
        #expect(try await FullTextTests.keys("77", on: database) == [77])
        try await Article.search.drop().execute(database)
      }
    }
  }

  @Test(arguments: Engine.allCases) func whatComesTooLateIsMisuse(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    try await Article.createTable().execute(database)
    try await Article.search.create().execute(database)
    let escaped: any Connection = try await database.transaction { $0 }
    for connection in [escaped, database] {
      if connection is any Database { await database.close() }
      for call in [
        { _ = try await FullTextTests.keys("one", on: connection) },
        { try await Article.search.rebuild().execute(connection) },
        { try await Article.where { Article.search.finds($0, "one") }.delete().execute(connection) },
      ] as [() async throws -> Void] {
        let error = await #expect(throws: DatabaseError.self) { try await call() }
        #expect(error?.code == .misuse)
      }
    }
  }
}

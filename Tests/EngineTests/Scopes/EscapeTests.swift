@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

/// Tasks, cursors and connections that outlive the closure that received them.
@Suite struct EscapeTests {
  enum Scope: CaseIterable, Sendable {
    case lease, transaction, nested, inLease
  }

  enum Ending: CaseIterable, Sendable {
    case returning, throwing
  }

  /// Runs `body` with the connection of a scope, which then ends.
  private func with<Result>(
    _ scope: Scope, of database: any Database, _ ending: Ending = .returning,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result? {
    var result: Result?
    func end(_ connection: any Connection) async throws {
      result = try await body(connection)
      if ending == .throwing { throw Stop() }
    }
    do {
      switch scope {
      case .lease: try await database.withConnection { try await end($0) }
      case .transaction: try await database.transaction { try await end($0) }
      case .nested:
        try await database.transaction { outer in try await outer.transaction { try await end($0) } }
      case .inLease:
        try await database.withConnection { lease in try await lease.transaction { try await end($0) } }
      }
    } catch is Stop {}
    return result
  }

  private func message(_ scope: Scope) -> String {
    scope == .lease
      ? "The connection was used after the end of withConnection." : "The transaction was used after its end."
  }

  @Test(arguments: Store.allCases, Scope.allCases)
  func aConnectionAfterItsEndIsMisuse(_ store: Store, _ scope: Scope) async throws {
    try await store.withDatabase { database in
      for ending in Ending.allCases {
        let result = try await with(scope, of: database, ending) { $0 }
        let escaped = try #require(result)
        for use in SiblingTests.Use.allCases {
          let error = await failure { try await SiblingTests().use(use, escaped) }
          #expect(error?.code == .misuse)
          #expect(error?.message == message(scope))
        }
      }
    }
  }

  @Test(arguments: Store.allCases, Scope.allCases)
  func aCursorAfterTheEndIsMisuse(_ store: Store, _ scope: Scope) async throws {
    try await store.withDatabase { database in
      for ending in Ending.allCases {
        let result = try await with(scope, of: database, ending) { connection in
          let cursor = try await connection.cursor(RenderedStatement(sql: store.manyRowsText))
          let hasMore = try await cursor.next(2) { _ in }
          #expect(hasMore)
          return cursor
        }
        let cursor = try #require(result)
        let error = await failure { try await cursor.next(1) { _ in } }
        #expect(error?.code == .misuse)
        #expect(error?.message == message(scope))
        await cursor.close()
        await cursor.close()
      }
      try await database.insert(1)
    }
  }

  @Test(arguments: Store.allCases, Scope.allCases)
  func aStreamAfterTheEndIsMisuseThoughRowsWereReadAhead(_ store: Store, _ scope: Scope) async throws {
    try await store.withDatabase { database in
      let result = try await with(scope, of: database) { connection in
        var iterator = connection.stream(store.manyRows, as: Int.self).makeAsyncIterator()
        let first = try await iterator.next()
        #expect(first == 1)
        return iterator
      }
      var iterator = try #require(result)
      let error = await failure { try await iterator.next() }
      #expect(error?.code == .misuse)
      #expect(error?.message == message(scope))
      try await database.insert(1)
    }
  }

  /// What late tasks do, over and over, until they are refused.
  private static func act(_ number: Int, _ id: Int, on connection: any Connection, in store: Store)
    async throws
  {
    switch number % 5 {
    case 0: try await connection.insert(id)
    case 1: try await connection.transaction { try await $0.insert(id) }
    case 2:
      try? await connection.transaction { nested in
        try await nested.insert(id + 1)
        throw Stop()
      }
      try await connection.insert(id)
    case 3:
      var count = 0
      for try await _ in connection.stream(store.manyRows, as: Int.self) {
        count += 1
        if count == 100 { break }
      }
      try await connection.insert(id)
    default:
      try await connection.run(
        RenderedBatch(sql: "INSERT INTO n VALUES (\(id))", types: [], count: 1) { _, _ in })
    }
  }

  @Test(arguments: Store.allCases, [Scope.lease, .transaction, .inLease])
  func tasksThatOutliveTheClosureAreRefusedAndLoseNothing(_ store: Store, _ scope: Scope) async throws {
    try await store.withDatabase(connections: 2) { database in
      let (acknowledged, unexpected) = (Log<Int>(), Log<String>())
      var late: [Task<Void, Never>] = []
      for round in 0..<60 {
        let ending: Ending = round % 2 == 0 ? .returning : .throwing
        let isKept = ending == .returning || scope == .lease
        late +=
          try await with(scope, of: database, ending) { connection in
            (0..<3).map { number in
              Task {
                for step in 0..<1000 {
                  let id = round * 100_000 + number * 10_000 + step * 2
                  do {
                    try await Self.act(round + number, id, on: connection, in: store)
                    if isKept { acknowledged.note(id) }
                  } catch let error as DatabaseError where error.code == .misuse {
                    return
                  } catch {
                    return unexpected.note(String(reflecting: error))
                  }
                }
              }
            }
          } ?? []
        if round % 3 == 0 { await Task.yield() }
      }
      for task in late { await task.value }
      let stored = Set(try await database.ids())
      #expect(unexpected.entries == [])
      #expect(Set(acknowledged.entries).subtracting(stored) == [])
      // Of a transaction that was rolled back, nothing is left; of the others, what was refused is not there either.
      if scope != .lease { #expect(stored == Set(acknowledged.entries)) }
    }
  }

  @Test(arguments: Store.allCases)
  func theEndTakesBackANestedTransactionThatATaskLeftOpen(_ store: Store) async throws {
    try await store.withDatabase { database in
      let (isNested, isOver) = (Gate(), Gate())
      let late = try await database.transaction { transaction in
        try await transaction.insert(1)
        let late = Task {
          try await transaction.transaction { nested in
            try await nested.insert(2)
            isNested.open()
            await isOver.wait()
            let error = await failure { try await nested.insert(3) }
            #expect(error?.code == .misuse)
          }
        }
        await isNested.wait()
        return late
      }
      // The connection is free again although the late task still holds its own.
      try await database.insert(4)
      isOver.open()
      let error = await failure { try await late.value }
      #expect(error?.code == .misuse)
      #expect(try await database.ids() == [1, 4])
    }
  }

  /// A nested transaction that is about to end, behind a statement of its own, while the one around it ends.
  @Test(arguments: Store.allCases, [1, 2])
  func aNestedTransactionThatIsRefusedAtItsEndLeavesNothing(_ store: Store, _ depth: Int) async throws {
    try await store.withDatabase { database in
      let isNested = Gate()
      let scopes = Log<ConnectionScope>()
      let ended = Gate()
      let late = try await database.transaction { transaction in
        try await transaction.insert(1)
        let late = Task {
          defer { ended.open() }
          return await failure {
            try await transaction.transaction { nested in
              func end(_ innermost: any Connection) async throws {
                try await innermost.insert(2)
                let scope = try #require(innermost as? ConnectionScope)
                #expect(scope.turn.tryAcquire())
                scopes.note(scope)
                isNested.open()
              }
              if depth == 1 {
                try await end(nested)
              } else {
                try await nested.transaction { try await end($0) }
              }
            }
          }
        }
        await isNested.wait()
        let scope = try #require(scopes.entries.first)
        while scope.turn.waiting < 1 { await Task.yield() }
        Task {
          while scope.turn.waiting < 2 { await Task.yield() }
          scope.turn.release()
        }
        return late
      }
      await ended.wait()
      #expect(await late.value?.code == .misuse)
      #expect(try await database.ids() == [1])
    }
  }

  @Test(arguments: Store.allCases)
  func theEndOfALeaseTakesBackATransactionThatATaskLeftOpen(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { database in
      let (isNested, isOver) = (Gate(), Gate())
      let late = try await database.withConnection { connection in
        let late = Task {
          try await connection.transaction { transaction in
            try await transaction.insert(2)
            isNested.open()
            await isOver.wait()
          }
        }
        await isNested.wait()
        return late
      }
      try await database.insert(4)
      isOver.open()
      let error = await failure { try await late.value }
      #expect(error?.code == .misuse)
      #expect(try await database.ids() == [4])
    }
  }
}

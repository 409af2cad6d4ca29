import Koine
import KoineTesting
import Testing

/// Tasks beside one another in one transaction or lease.
@Suite struct SiblingTests {
  /// What a sibling does while another one opens nested transactions.
  enum Sibling: CaseIterable, Sendable {
    case statement, batch, nested, nestedTwice, stream, script
  }

  /// - Returns: Whether it came back without an error.
  private func act(_ sibling: Sibling, _ id: Int, on connection: any Connection) async -> Bool {
    do {
      switch sibling {
      case .statement: try await connection.insert(id)
      case .batch:
        try await connection.run(
          RenderedBatch(sql: "INSERT INTO n VALUES (\(id))", types: [], count: 1) { _, _ in })
      case .nested: try await connection.transaction { try await $0.insert(id) }
      case .nestedTwice:
        try await connection.transaction { try await $0.transaction { try await $0.insert(id) } }
      case .stream:
        for try await _ in connection.stream("INSERT INTO n VALUES (\(id)) RETURNING id", as: Int.self) {}
      case .script: try await connection.executeScript("INSERT INTO n VALUES (\(id))")
      }
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: Store.allCases, Sibling.allCases)
  func whatReturnsBesideNestedTransactionsThatThrowIsStored(_ store: Store, _ sibling: Sibling) async throws {
    try await store.withDatabase { database in
      var acknowledged: [Int] = []
      for round in 0..<40 {
        let returned = try await database.transaction { transaction in
          await withTaskGroup(of: (Int, Bool).self) { group in
            for thrower in 0..<2 {
              group.addTask {
                try? await transaction.transaction { nested in
                  try await nested.insert(round * 10 + thrower)
                  throw Stop()
                }
                return (0, false)
              }
              let id = round * 10 + 5 + thrower
              group.addTask { (id, await act(sibling, id, on: transaction)) }
            }
            return await group.reduce(into: [Int]()) { ids, result in if result.1 { ids.append(result.0) } }
          }
        }
        #expect(returned.count == 2)
        acknowledged += returned
      }
      #expect(try await database.ids() == acknowledged.sorted())
    }
  }

  @Test(arguments: Store.allCases)
  func transactionsBesideOneAnotherOnALeaseAreWholeEach(_ store: Store) async throws {
    try await store.withDatabase { database in
      var committed: [Int] = []
      try await database.withConnection { connection in
        for round in 0..<40 {
          await withTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
              group.addTask {
                try? await connection.transaction { transaction in
                  try await transaction.insert(round * 10 + task)
                  try await transaction.insert(1_000_000 + round * 10 + task)
                  if task % 2 == 0 { throw Stop() }
                }
              }
            }
            group.addTask { try? await connection.insert(round * 10 + 9) }
          }
          committed += [1, 3, 9].map { round * 10 + $0 } + [1, 3].map { 1_000_000 + round * 10 + $0 }
        }
      }
      #expect(try await database.ids() == committed.sorted())
    }
  }

  @Test(arguments: Store.allCases)
  func aSiblingWaitsUntilTheNestedTransactionHasEnded(_ store: Store) async throws {
    try await store.withDatabase { database in
      let (isNested, hasAsked) = (Gate(), Gate())
      let seen = try await database.transaction { transaction in
        async let seen: [Int] = {
          await isNested.wait()
          hasAsked.open()
          return try await transaction.ids()
        }()
        try await transaction.transaction { nested in
          isNested.open()
          await hasAsked.wait()
          try await nested.insert(1)
          try await nested.insert(2)
        }
        return try await seen
      }
      #expect(seen == [1, 2])
    }
  }

  /// What uses a connection.
  enum Use: CaseIterable, Sendable {
    case statement, batch, cursor, nested, script
  }

  func use(_ use: Use, _ connection: any Connection) async throws {
    switch use {
    case .statement: _ = try await connection.ids()
    case .batch:
      try await connection.run(RenderedBatch(sql: "DELETE FROM n", types: [], count: 1) { _, _ in })
    case .cursor: _ = try await connection.cursor(RenderedStatement(sql: "SELECT 1"))
    case .nested: try await connection.transaction { _ in }
    case .script: try await connection.executeScript("SELECT 1")
    }
  }

  @Test(arguments: Store.allCases, Use.allCases)
  func anOuterConnectionInsideANestedScopeIsMisuseAtOnce(_ store: Store, _ kind: Use) async throws {
    try await store.withDatabase { database in
      let inTransaction =
        "The transaction was used inside a nested transaction. Use the connection that the nested closure receives."
      let inLease =
        "The connection was used inside its own transaction. Use the connection that the transaction's closure receives."
      try await database.transaction { transaction in
        try await transaction.transaction { nested in
          let error = await failure { try await use(kind, transaction) }
          #expect(error?.code == .misuse)
          #expect(error?.message == inTransaction)
          // A child task, too, and from two levels below.
          try await nested.transaction { _ in
            async let child = failure { try await use(kind, transaction) }
            #expect(await child?.message == inTransaction)
          }
          try await nested.insert(1)
        }
        try await use(kind, transaction)
      }
      try await database.withConnection { connection in
        try await connection.transaction { _ in
          let error = await failure { try await use(kind, connection) }
          #expect(error?.code == .misuse)
          #expect(error?.message == inLease)
        }
        try await use(kind, connection)
      }
    }
  }

  @Test(arguments: Store.allCases)
  func aStreamGoesOnAroundNestedTransactions(_ store: Store) async throws {
    try await store.withDatabase { database in
      try await database.transaction { transaction in
        for id in 1...200 { try await transaction.insert(id) }
        var sum = 0
        for try await id in transaction.stream("SELECT id FROM n WHERE id <= 200 ORDER BY id", as: Int.self) {
          sum += id
          try? await transaction.transaction { nested in
            if id % 50 == 0 { try await nested.insert(1000 + id) }
            if id == 100 { throw Stop() }
          }
        }
        #expect(sum == 200 * 201 / 2)
      }
      #expect(try await database.ids() == Array(1...200) + [1050, 1150, 1200])
    }
  }

  @Test(arguments: Store.allCases)
  func aCancelledSiblingLeavesTheQueueAndTheTransactionGoesOn(_ store: Store) async throws {
    try await store.withDatabase { database in
      try await database.transaction { transaction in
        let (isNested, isCancelled) = (Gate(), Gate())
        async let nested: Void = transaction.transaction { nested in
          isNested.open()
          await isCancelled.wait()
          try await nested.insert(1)
        }
        await isNested.wait()
        let waiting = Task { try await transaction.insert(2) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        isCancelled.open()
        try await nested
        try await transaction.insert(3)
      }
      #expect(try await database.ids() == [1, 3])
    }
  }
}

import Koine
import KoineTesting
import Testing

/// Every wait ends: at once if it could not, else after `acquireTimeout`.
@Suite struct WaitingTests {
  private let short = Duration.milliseconds(50)

  // MARK: At once

  enum Entry: CaseIterable, Sendable {
    case statement, batch, cursor, stream, transaction, lease, script
  }

  private func enter(_ entry: Entry, _ database: any Database, _ store: Store) async throws {
    switch entry {
    case .statement: _ = try await database.ids()
    case .batch: try await database.run(RenderedBatch(sql: "DELETE FROM n", types: [], count: 1) { _, _ in })
    case .cursor: _ = try await database.cursor(RenderedStatement(sql: "SELECT 1"))
    case .stream: for try await _ in database.stream(store.manyRows, as: Int.self) { break }
    case .transaction: try await database.transaction { _ in }
    case .lease: try await database.withConnection { _ in }
    case .script: try await database.executeScript("SELECT 1")
    }
  }

  @Test(arguments: Store.allCases, Entry.allCases)
  func theDatabaseInsideItsOwnLeaseOrTransactionIsMisuseAtOnce(_ store: Store, _ entry: Entry) async throws {
    try await store.withDatabase(connections: 2) { database in
      try await database.withConnection { _ in
        let error = await failure { try await enter(entry, database, store) }
        #expect(error?.code == .misuse)
        #expect(
          error?.message
            == "The database was used inside its own withConnection. Use the connection that the closure receives."
        )
        async let child = failure { try await enter(entry, database, store) }
        #expect(await child?.code == .misuse)
      }
      try await database.transaction { transaction in
        try await transaction.transaction { _ in
          let error = await failure { try await enter(entry, database, store) }
          #expect(error?.code == .misuse)
          #expect(
            error?.message
              == "The database was used inside its own transaction. Use the connection that the transaction's closure receives; an import is a transaction, too, so its rows cannot come from the same database while it runs."
          )
        }
      }
      try await enter(entry, database, store)
    }
  }

  @Test(arguments: Store.allCases)
  func asManyTasksAsConnectionsThatUseTheDatabaseInsideTheirLeaseEnd(_ store: Store) async throws {
    try await store.withDatabase(connections: 8) { database in
      let codes = await withTaskGroup(of: DatabaseError.Code?.self) { group in
        for _ in 0..<8 {
          group.addTask {
            await failure { try await database.withConnection { _ in try await database.ids() } }?.code
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(codes == Array(repeating: .misuse, count: 8))
    }
  }

  @Test(arguments: Store.allCases)
  func aWaitForAConnectionThatStreamsOfTheSameTaskHoldIsMisuseAtOnce(_ store: Store) async throws {
    try await store.withDatabase(connections: 2) { database in
      func checkRefusal() async {
        let error = await failure { try await database.insert(3) }
        #expect(error?.code == .misuse)
        #expect(
          error?.message.hasPrefix(
            "The task waits for a connection that a stream or backup of its own holds.") == true)
      }
      for try await _ in database.stream(store.manyRows, as: Int.self) {
        if store == .memory {
          await checkRefusal()
        } else {
          for try await _ in database.stream(store == .file ? store.manyWrites : store.manyRows, as: Int.self)
          {
            await checkRefusal()
            break
          }
        }
        break
      }
      try await database.insert(4)
    }
  }

  @Test(arguments: Store.allCases)
  func streamsNestedDeeperThanThereAreConnectionsAreMisuseAtOnce(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { database in
      for try await _ in database.stream(store.manyRows, as: Int.self) {
        let error = await failure {
          for try await _ in database.stream(store.manyRows, as: Int.self) { break }
        }
        #expect(error?.code == .misuse)
        let query = await failure { try await database.fetchOne(store.manyRows, as: Int.self) }
        #expect(query?.code == .misuse)
        break
      }
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }

  @Test(arguments: Store.allCases)
  func aDatabaseClosedInsideItsOwnStreamClosesAfterIt(_ store: Store) async throws {
    try await store.withDatabase { database in
      var count = 0
      for try await _ in database.stream(store.manyRows, as: Int.self) {
        count += 1
        if count == 1 { await database.close() }
        if count == 500 { break }
      }
      #expect(count == 500)
      #expect(await failure { try await database.ids() }?.code == .misuse)
    }
  }

  // MARK: After the time limit

  @Test(arguments: Store.allCases)
  func aTaskThatKnowsNothingOfTheTransactionWaitsForTheTimeLimit(_ store: Store) async throws {
    try await store.withDatabase(connections: 1, acquireTimeout: short) { database in
      try await database.transaction { transaction in
        let error = await Task.detached { await failure { try await database.insert(1) } }.value
        #expect(error?.code == .acquireTimeout)
        let holder =
          store == .file
          ? "1 of 1 writing connections in use: a transaction for "
          : "1 of 1 connections in use: a transaction for "
        #expect(error?.message.contains(holder) == true, "\(error?.message ?? "")")
        try await transaction.insert(2)
      }
      #expect(try await database.ids() == [2])
    }
  }

  @Test(arguments: Store.allCases)
  func aDetachedTaskOnTheOuterConnectionWaitsForTheTimeLimit(_ store: Store) async throws {
    try await store.withDatabase(acquireTimeout: short) { database in
      try await database.transaction { transaction in
        try await transaction.transaction { nested in
          let error = await Task.detached { await failure { try await transaction.insert(1) } }.value
          #expect(error?.code == .acquireTimeout)
          #expect(error?.message.contains("A nested transaction of another task has had it for ") == true)
          try await nested.insert(2)
        }
        try await transaction.insert(3)
      }
      #expect(try await database.ids() == [2, 3])
    }
  }

  @Test(arguments: Store.allCases, [false, true])
  func whoWaitsInVainForATurnIsToldWhoHasItAndSinceWhen(_ store: Store, isTransaction: Bool) async throws {
    let endless = "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT 1 FROM c) SELECT count(*) FROM c"
    try await store.withDatabase(acquireTimeout: short) { database in
      func hold(_ connection: any Connection) async throws {
        let holder = Task { try await connection.run(RenderedStatement(sql: endless)) { _ in } }
        var error: DatabaseError?
        // It may have its turn first.
        while error == nil { error = await failure { try await connection.execute("SELECT 1") } }
        #expect(error?.code == .acquireTimeout)
        let words = /A statement of another task has had it for at least \d+\.\d s \((.*)\)\./
        #expect(error?.message.firstMatch(of: words)?.output.1 == endless[...], "\(error?.message ?? "")")
        holder.cancel()
        await #expect(throws: CancellationError.self) { try await holder.value }
      }
      if isTransaction {
        // What was cancelled has failed the transaction.
        await #expect(throws: DatabaseError.self) { try await database.transaction { try await hold($0) } }
      } else {
        try await database.withConnection { try await hold($0) }
      }
    }
  }

  @Test(arguments: Store.allCases)
  func whoWaitsInVainIsToldWhoHasTheConnection(_ store: Store) async throws {
    try await store.withDatabase(connections: 1, acquireTimeout: short) { database in
      let (isHeld, isDone) = (Gate(), Gate())
      let lease = Task {
        try await database.withConnection { _ in
          isHeld.open()
          await isDone.wait()
        }
      }
      await isHeld.wait()
      let error = await failure { try await database.insert(1) }
      #expect(error?.code == .acquireTimeout)
      #expect(error?.message.contains(" in use: withConnection for ") == true)
      isDone.open()
      try await lease.value

      let (isStreaming, isRead) = (Gate(), Gate())
      let stream = Task {
        for try await _ in database.stream(store.manyWrites, as: Int.self) {
          isStreaming.open()
          await isRead.wait()
        }
      }
      await isStreaming.wait()
      // PostgreSQL has the whole result of a write at once, and its connection back.
      if store != .server {
        let waiting = await failure { try await database.insert(2) }
        #expect(waiting?.code == .acquireTimeout)
        #expect(
          waiting?.message.contains(" in use: a stream for ") == true
            && waiting?.message.contains("INSERT INTO n SELECT -id FROM c RETURNING id)") == true)
      }
      isRead.open()
      try await stream.value
    }
  }

  @Test(arguments: Store.allCases)
  func asManyTasksAsConnectionsThatQueryWhileTheyStreamEnd(_ store: Store) async throws {
    try await store.withDatabase(connections: 4, acquireTimeout: .seconds(30)) { database in
      let everybodyStreams = Gate()
      let codes = await withTaskGroup(of: DatabaseError.Code?.self) { group in
        // Of a file, three of the four connections for reading serve what may be slow; of a database in memory, one.
        let tasks = store == .server ? 4 : store == .file ? 3 : 1
        let (ready, count) = AsyncStream.makeStream(of: Void.self)
        for _ in 0..<tasks {
          group.addTask {
            let error = await failure {
              for try await _ in database.stream(store.manyRows, as: Int.self) {
                count.yield()
                await everybodyStreams.wait()
                for try await _ in database.stream(store.manyRows, as: Int.self) { break }
                break
              }
            }
            // On a busy machine, already connecting may take longer than the limit: nobody waits for such a task.
            count.yield()
            return error?.code
          }
        }
        var started = 0
        for await _ in ready {
          started += 1
          if started == tasks { break }
        }
        everybodyStreams.open()
        return await group.reduce(into: []) { $0.append($1) }
      }
      // The first to give up gives its connection to another.
      #expect(codes.contains(store == .memory ? .misuse : .acquireTimeout))
      // The streams end behind their tasks, and on a busy machine that may take longer than the limit.
      var rest: DatabaseError?
      for _ in 0..<20 {
        rest = await failure { () async throws in
          let ids = try await database.ids()
          #expect(ids == [])
        }
        if rest?.code != .acquireTimeout { break }
      }
      #expect(rest == nil)
    }
  }
}

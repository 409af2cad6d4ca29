import Koine
import KoineTesting
import Testing

/// Time limits of statements, transactions and leases.
@Suite struct DeadlineTests {
  private let short = Duration.milliseconds(40)

  /// A query of an integer that does not end by itself.
  private func endless(_ store: Store) -> SQLFragment {
    store == .server
      ? "SELECT 1 FROM pg_sleep(600)"
      : "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT count(*) FROM c"
  }

  enum Entry: CaseIterable, Sendable {
    case fetchAll, fetchOne, fetchRows, fetchTuples, execute, stream, script, query
  }

  private func run(
    _ entry: Entry, _ store: Store, on connection: any Connection, timeout: Duration?
  ) async throws {
    let endless = endless(store)
    switch entry {
    case .fetchAll: _ = try await connection.fetchAll(endless, as: Int.self, timeout: timeout)
    case .fetchOne: _ = try await connection.fetchOne(endless, as: Int.self, timeout: timeout)
    case .fetchRows: _ = try await RawQuery(endless, as: Int.self).fetchRows(connection, timeout: timeout)
    case .fetchTuples:
      _ = try await connection.fetchAll(
        "SELECT a, a FROM (\(endless)) AS b (a)", as: (Int, Int).self, timeout: timeout)
    case .execute: try await connection.execute(endless, timeout: timeout)
    case .stream: for try await _ in connection.stream(endless, as: Int.self, timeout: timeout) {}
    case .script:
      try await connection.executeScript(
        store == .server
          ? "SELECT pg_sleep(600)"
          : "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT count(*) FROM c",
        timeout: timeout)
    case .query: _ = try await RawQuery(endless, as: Int.self).fetchAll(connection, timeout: timeout)
    }
  }

  /// SQLite has no list of columns behind an alias.
  private func entries(_ store: Store) -> [Entry] {
    store == .server ? Entry.allCases : Entry.allCases.filter { $0 != .fetchTuples }
  }

  @Test(arguments: Store.allCases)
  func aStatementEndsAtItsTimeLimitHoweverItIsRun(_ store: Store) async throws {
    try await store.withDatabase(connections: 2) { (database) async throws in
      for entry in entries(store) {
        for limit in [short, .zero] {
          let error = await failure { try await run(entry, store, on: database, timeout: limit) }
          #expect(error?.code == .deadlineExceeded, "\(entry)")
          try await database.withConnection { connection in
            let error = await failure { try await run(entry, store, on: connection, timeout: limit) }
            #expect(error?.code == .deadlineExceeded, "\(entry)")
            // The connection goes on.
            _ = try await connection.ids()
          }
          let inTransaction = await failure {
            try await database.transaction { transaction in
              try await transaction.insert(1)
              try await run(entry, store, on: transaction, timeout: limit)
            }
          }
          #expect(inTransaction?.code == .deadlineExceeded, "\(entry)")
        }
      }
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }

  @Test(arguments: Store.allCases)
  func theDatabasesOwnLimitHoldsForCallsThatNameNone(_ store: Store) async throws {
    try await store.withDatabase(connections: 2, statementTimeout: .milliseconds(300)) {
      (database) async throws in
      for entry in [Entry.fetchAll, .stream] {
        let error = await failure { try await run(entry, store, on: database, timeout: nil) }
        #expect(error?.code == .deadlineExceeded, "\(entry)")
        let inTransaction = await failure {
          try await database.transaction { try await run(entry, store, on: $0, timeout: nil) }
        }
        #expect(inTransaction?.code == .deadlineExceeded, "\(entry)")
      }
    }
  }

  /// Uses a connection until it is refused.
  private func refusal(_ connection: any Connection) async -> DatabaseError? {
    while true {
      if let error = await failure({ try await connection.ids() }) { return error }
      await Task.yield()
    }
  }

  enum Origin: CaseIterable, Sendable {
    case call, database
  }

  /// Calls `body` with one limit of seconds after another, until one leaves a busy machine enough time for what has to
  /// be done within it.
  private func withLimit(_ body: (_ seconds: Int) async throws -> Bool) async throws {
    for seconds in [1, 10, 100, 1_000] where try await body(seconds) { return }
    Issue.record("nothing was done within any limit")
  }

  @Test(arguments: Store.allCases, Origin.allCases)
  func aTransactionIsRolledBackAtItsTimeLimitWhateverItsClosureDoes(
    _ store: Store, _ origin: Origin
  ) async throws {
    try await withLimit { seconds in
      let limit = Duration.seconds(seconds)
      return try await store.withDatabase(
        connections: 2, transactionTimeout: origin == .database ? limit : nil
      ) { (database) async throws in
        let inserted = Log<Int>()
        let error = await failure {
          try await database.transaction(timeout: origin == .call ? limit : nil) { transaction in
            try await transaction.insert(1)
            let late = await refusal(transaction)
            #expect(late?.code == .deadlineExceeded)
            let words = "The transaction took longer than its time limit of \(seconds).0 seconds."
            #expect(late?.message.contains(words) == true)
            // Its locks are gone, too.
            if store == .server { try await Task.detached { try await database.insert(1) }.value }
            inserted.note(1)
          }
        }
        #expect(error?.code == .deadlineExceeded)
        let ids = try await database.ids()
        #expect(ids == (store == .server ? inserted.entries : []))
        return inserted.entries == [1]
      }
    }
  }

  @Test(arguments: Store.allCases)
  func aNestedTransactionHasATimeLimitOfItsOwn(_ store: Store) async throws {
    try await withLimit { seconds in
      try await store.withDatabase { (database) async throws in
        let undone = Log<Int>()
        let outer = await failure {
          try await database.transaction { transaction in
            try await transaction.insert(1)
            let error = await failure {
              try await transaction.transaction(timeout: .seconds(seconds)) { nested in
                try await nested.insert(2)
                undone.note(2)
                let late = await refusal(nested)
                #expect(late?.code == .deadlineExceeded)
              }
            }
            #expect(error?.code == .deadlineExceeded)
            try await transaction.insert(3)
          }
        }
        // A limit that ends before there is a savepoint ends the transaction around it.
        if undone.entries.isEmpty { return false }
        #expect(outer == nil)
        let ids = try await database.ids()
        #expect(ids == [1, 3])
        return true
      }
    }
  }

  @Test(arguments: Store.allCases)
  func theTimeLimitOfATransactionHoldsForThoseInside(_ store: Store) async throws {
    try await store.withDatabase { (database) async throws in
      let error = await failure {
        try await database.transaction(timeout: .seconds(1)) { transaction in
          try await transaction.transaction { nested in
            try await nested.insert(1)
            try await nested.transaction { inner in
              let late = await refusal(inner)
              #expect(late?.code == .deadlineExceeded)
            }
          }
        }
      }
      #expect(error?.code == .deadlineExceeded)
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }

  @Test(arguments: Store.allCases, Origin.allCases)
  func aLeaseIsRefusedAfterItsTimeLimitAndItsTransactionTakenBack(_ store: Store, _ origin: Origin)
    async throws
  {
    try await withLimit { seconds in
      let limit = Duration.seconds(seconds)
      return try await store.withDatabase(
        connections: 1, leaseTimeout: origin == .database ? limit : nil
      ) { (database) async throws in
        let (stored, undone) = (Log<Int>(), Log<Int>())
        let error = await failure {
          try await database.withConnection(timeout: origin == .call ? limit : nil) { connection in
            try await connection.insert(1)
            stored.note(1)
            try await connection.transaction { transaction in
              try await transaction.insert(2)
              let late = await refusal(transaction)
              #expect(late?.code == .deadlineExceeded)
              undone.note(2)
            }
          }
        }
        #expect(error?.code == .deadlineExceeded)
        let ids = try await database.ids()
        // What returned is stored. An insert that the limit ended may have been, too.
        #expect(ids == [1] || ids == stored.entries)
        return undone.entries == [2]
      }
    }
  }

  @Test(arguments: Store.allCases)
  func theWaitForAConnectionCountsAndSaysSo(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { (database) async throws in
      let (isHeld, isDone) = (Gate(), Gate())
      let lease = Task {
        try await database.withConnection { _ in
          isHeld.open()
          await isDone.wait()
        }
      }
      await isHeld.wait()
      for call in 0..<3 {
        let error = await failure {
          switch call {
          case 0: try await database.execute("INSERT INTO n VALUES (1)", timeout: short)
          case 1: try await database.transaction(timeout: short) { try await $0.insert(2) }
          default: try await database.withConnection(timeout: short) { try await $0.insert(3) }
          }
        }
        #expect(error?.code == .deadlineExceeded)
        #expect(error?.message.contains("It was still waiting.") == true)
        #expect(error?.message.contains(" in use: withConnection for ") == true)
      }
      isDone.open()
      try await lease.value
      let ids = try await database.ids()
      #expect(ids == [])
    }
  }
}

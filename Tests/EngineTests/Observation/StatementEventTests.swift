import Koine
import Synchronization
import Testing

/// What an entry point runs on.
private enum Scope: CaseIterable {
  case database, lease, transaction, savepoint

  func use(_ database: any Database, _ body: (any Connection) async throws -> Void) async throws {
    switch self {
    case .database: try await body(database)
    case .lease: try await database.withConnection(body)
    case .transaction: try await database.transaction(body)
    case .savepoint: try await database.transaction { try await $0.transaction(body) }
    }
  }

  /// How many savepoints a transaction inside of it is nested in.
  var depth: Int? {
    switch self {
    case .database, .lease: nil
    case .transaction: 0
    case .savepoint: 1
    }
  }

  /// The events of the scope itself around those of what runs inside.
  func around(_ events: [SeenEvent], _ dialect: any SQLDialect) throws -> [SeenEvent] {
    switch self {
    case .database, .lease: events
    case .transaction: try Self.transaction(events, TransactionOptions(), dialect)
    case .savepoint: try Self.transaction(Self.savepoint(events, 1), TransactionOptions(), dialect)
    }
  }

  static func transaction(
    _ events: [SeenEvent], _ options: TransactionOptions, _ dialect: any SQLDialect
  ) throws -> [SeenEvent] {
    let begin = try dialect.transactionStatements.begin(options).joined(separator: ";\n")
    return [control(begin)] + events + [control("COMMIT")]
  }

  static func savepoint(_ events: [SeenEvent], _ number: Int) -> [SeenEvent] {
    [control("SAVEPOINT koine_\(number)")] + events + [control("RELEASE SAVEPOINT koine_\(number)")]
  }

  private static func control(_ sql: String) -> SeenEvent {
    var event = SeenEvent.transaction(sql)
    event.bindings = []
    return event
  }
}

@Suite struct StatementEventTests {
  private static let stores = [Store.memory, .server]

  /// Runs every entry point on every kind of connection, on a fresh table each time.
  @Test(arguments: stores) func eachStatementOfEachEntryPointHasOneEvent(_ store: Store) async throws {
    let log = EventLog()
    try await store.withDatabase(connections: 1, observers: [log.observer(includesBindings: true)]) {
      database in
      for scope in Scope.allCases {
        for point in EntryPoint.all {
          try await database.executeScript(
            "DROP TABLE IF EXISTS other; DELETE FROM n; INSERT INTO n VALUES (1), (2), (3)")
          _ = log.take()
          try await scope.use(database, point.use)
          var events = try point.events(database.dialect)
          if point.isTransaction {
            let options = TransactionOptions(
              isolation: point.description == "a script" ? .serializable : .readCommitted)
            events =
              if let depth = scope.depth {
                Scope.savepoint(events, depth + 1)
              } else {
                try Scope.transaction(events, options, database.dialect)
              }
          }
          events = try scope.around(events, database.dialect)
          #expect(log.take() == events, "\(point) on \(scope)")
        }
      }
    }
  }

  @Test(arguments: Store.allCases) func boundValuesAreTheirsAloneWhoAskForThem(_ store: Store) async throws {
    let (quiet, asking) = (EventLog(), EventLog())
    let observers = [quiet.observer(), asking.observer(includesBindings: true)]
    try await store.withDatabase(observers: observers) { database in
      (_, _) = (quiet.take(), asking.take())
      try await database.execute("INSERT INTO n VALUES (\(4)), (\(9_007_199_254_740_991))")
      try await ObservedNumber.insert([ObservedNumber(id: 6), ObservedNumber(id: 9_007_199_254_740_990)])
        .execute(database)
      #expect(quiet.all.map(\.bindings) == [nil, nil])
      #expect(
        asking.all.map(\.bindings) == [
          [.integer(4), .integer(9_007_199_254_740_991)], [.integer(6), .integer(9_007_199_254_740_990)],
        ])
      for event in asking.all { #expect(!"\(event)".contains("900719925474")) }
    }
  }

  @Test(arguments: stores) func aFailureIsInItsEventAndEndsTheTransactionWithARollback(
    _ store: Store
  ) async throws {
    struct Refusal: Error {}
    let log = EventLog()
    try await store.withDatabase(connections: 1, observers: [log.observer()]) { database in
      try await database.execute("INSERT INTO n VALUES (1), (2), (3)")
      _ = log.take()
      for scope in Scope.allCases {
        let begin = try database.dialect.transactionStatements.begin(TransactionOptions()).joined(
          separator: ";\n")
        func around(_ events: [SeenEvent]) -> [SeenEvent] {
          switch scope {
          case .database, .lease: events
          case .transaction: [.transaction(begin)] + events + [.transaction("ROLLBACK")]
          case .savepoint:
            [.transaction(begin), .transaction("SAVEPOINT koine_1")] + events + [
              .transaction("ROLLBACK TO SAVEPOINT koine_1"), .transaction("RELEASE SAVEPOINT koine_1"),
              .transaction("ROLLBACK"),
            ]
          }
        }
        await #expect(throws: DatabaseError.self) {
          try await scope.use(database) { connection in
            do {
              try await connection.execute("INSERT INTO n VALUES (1)")
            } catch {
              // A statement that is refused, as the transaction has failed, does not run.
              if scope.depth != nil { try await connection.execute("INSERT INTO n VALUES (5)") }
              throw error
            }
          }
        }
        #expect(
          log.take() == around([.run("INSERT INTO n VALUES (1)", failure: "uniqueViolation")]), "\(scope)")
        await #expect(throws: Refusal.self) {
          try await scope.use(database) { connection in
            var rows = 0
            try await connection.run(RenderedStatement(sql: "SELECT id FROM n")) { _ in
              rows += 1
              if rows == 2 { throw Refusal() }
            }
          }
        }
        #expect(log.take() == around([.run("SELECT id FROM n", rows: 2, failure: "Refusal")]), "\(scope)")
        await #expect(throws: Refusal.self) {
          try await scope.use(database) { connection in
            let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT id FROM n"))
            do {
              _ = try await cursor.next(3) { _ in throw Refusal() }
            } catch {
              await cursor.close()
              throw error
            }
          }
        }
        #expect(
          log.take()
            == around([SeenEvent(call: .stream, sql: "SELECT id FROM n", rows: 1, failure: "Refusal")]),
          "\(scope)")
        await #expect(throws: DatabaseError.self) {
          try await scope.use(database) { _ = try await $0.fetchAll("SELECT nowhere", as: Int.self) }
        }
        #expect(log.take() == around([.run("SELECT nowhere", failure: "undefinedColumn")]), "\(scope)")
      }
    }
  }

  @Test(arguments: stores) func aStreamThatIsReleasedEarlyHasTheRowsSoFar(_ store: Store) async throws {
    let log = EventLog()
    try await store.withDatabase(connections: 1, observers: [log.observer()]) { database in
      _ = log.take()
      let sql = try SQLStatement.fragment(store.manyRows).render(in: database.dialect).sql
      let event = SeenEvent(call: .stream, sql: sql, rows: 64)
      for scope in Scope.allCases {
        try await scope.use(database) { connection in
          for try await _ in connection.stream(store.manyRows, as: Int.self) { break }
        }
        // A task that has ended may be about to release what it held.
        while !log.all.contains(where: { $0.call == .stream }) { await Task.yield() }
        #expect(log.take().filter { $0.call == .stream } == [event], "\(scope)")
      }
      // One that nobody releases ends with its scope.
      var kept: (any RowCursor)?
      try await database.withConnection { connection in
        kept = try await connection.cursor(RenderedStatement(sql: sql))
        _ = try await kept?.next(5) { _ in }
      }
      #expect(log.take() == [SeenEvent(call: .stream, sql: sql, rows: 5)])
      withExtendedLifetime(kept) {}
    }
  }

  @Test(arguments: stores) func whatATimeLimitOrACancellationEndsSaysSo(_ store: Store) async throws {
    let log = EventLog()
    let endless: SQLFragment =
      "WITH RECURSIVE c (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM c) SELECT count(*) FROM c WHERE id < 0"
    try await store.withDatabase(connections: 1, observers: [log.observer()]) { database in
      let sql = try SQLStatement.fragment(endless).render(in: database.dialect).sql
      _ = log.take()
      for scope in [Scope.database, .lease, .transaction] {
        await #expect(throws: DatabaseError.self) {
          try await scope.use(database) { try await $0.execute(endless, timeout: .milliseconds(50)) }
        }
        #expect(log.take().contains(.run(sql, failure: "deadlineExceeded")), "\(scope)")
        // A task that is cancelled before its statement runs has no event.
        var events: [SeenEvent] = []
        while events.isEmpty {
          let isReady = Mutex(false)
          let task = Task {
            try await scope.use(database) { connection in
              isReady.withLock { $0 = true }
              try await connection.execute(endless)
            }
          }
          while !isReady.withLock(\.self) { await Task.yield() }
          for _ in 0..<100 { await Task.yield() }
          task.cancel()
          await #expect(throws: CancellationError.self) { try await task.value }
          events = log.take().filter { $0.call == .run }
        }
        #expect(events == [.run(sql, failure: "CancellationError")], "\(scope)")
      }
    }
  }
}

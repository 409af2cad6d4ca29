import Koine

extension DriverCheck {
  static let escapes: [DriverCheck] = [
    DriverCheck(.escapes, "refuses a transaction after its end, by every entry point") { bench in
      try await bench.withNotes { database in
        let kept = Notes<any Connection>()
        try await database.transaction { connection in
          kept.append(connection)
          try await connection.transaction { kept.append($0) }
        }
        try await expectStop(of: "the transaction") {
          try await database.transaction { connection -> Void in
            kept.append(connection)
            throw Stop()
          }
        }
        for connection in kept.all {
          try await bench.expectMisuse(of: connection, "a transaction after its end")
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.escapes, "refuses a lease after its end, by every entry point") { bench in
      try await bench.withNotes { database in
        let kept = try await database.withConnection { $0 }
        try await bench.expectMisuse(of: kept, "a leased connection after its end")
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.escapes, "refuses a cursor after the end of its transaction or lease") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        let ofTransaction = try await database.transaction { connection in
          let cursor = try await bench.cursor(to: 1_000, on: connection)
          try expect(try await bench.take(1, from: cursor), [1], "the first row")
          return cursor
        }
        let ofLease = try await database.withConnection { connection in
          let cursor = try await bench.cursor(to: 1_000, on: connection)
          try expect(try await bench.take(1, from: cursor), [1], "the first row")
          return cursor
        }
        for cursor in [ofTransaction, ofLease] {
          try await expectError(.misuse, of: "the cursor after the end") {
            _ = try await bench.take(1, from: cursor)
          }
          await cursor.close()
        }
        try await Note.insert([Note(id: 1)]).execute(database)
      }
    },
    DriverCheck(.escapes, "stores of tasks that outlive a transaction what was acknowledged, if it commits") {
      bench in
      try await bench.checkOutliving(isCommitted: true)
    },
    DriverCheck(.escapes, "stores nothing of tasks that outlive a transaction, if it is rolled back") {
      bench in
      try await bench.checkOutliving(isCommitted: false)
    },
    DriverCheck(.escapes, "gives tasks that outlive a lease an error, and stores what was acknowledged") {
      bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        for round in 0..<30 {
          let outliving = Outliving(first: round * 1_000)
          let task = try await database.withConnection { connection in
            try await outliving.start(on: connection)
          }
          try await outliving.finish(task)
          let stored = try await Note.where { $0.id >= round * 1_000 }.order(by: \.id).select(\.id)
            .fetchAll(database)
          try expect(stored, outliving.acknowledged.all.sorted(), "the rows stored, of those acknowledged")
        }
      }
    },
  ]
}

extension CheckBench {
  fileprivate func checkOutliving(isCommitted: Bool) async throws {
    try await withNotes(.init(connections: 1)) { database in
      for round in 0..<30 {
        let outliving = Outliving(first: round * 1_000)
        let kept = Notes<Task<Void, any Error>>()
        do {
          try await database.transaction { connection in
            kept.append(try await outliving.start(on: connection))
            if !isCommitted { throw Stop() }
          }
        } catch is Stop {}
        for task in kept.all { try await outliving.finish(task) }
        let stored = try await Note.where { $0.id >= round * 1_000 }.order(by: \.id).select(\.id)
          .fetchAll(database)
        let expected = isCommitted ? outliving.acknowledged.all.sorted() : []
        try expect(stored, expected, "the rows stored, of those acknowledged")
      }
    }
  }
}

/// Tasks that use a connection in every way until it is refused, beyond the end of the closure that it was for.
private struct Outliving {
  let first: Int
  let acknowledged = Notes<Int>()

  /// Starts the tasks, and waits until some of what they do is done.
  func start(on connection: any Connection) async throws -> Task<Void, any Error> {
    let started = Gate()
    let acknowledged = acknowledged
    let first = first
    let task = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await Self.untilRefused { round in
            try await Note.insert([Note(id: first + round)]).execute(connection)
            acknowledged.append(first + round)
            if round == 3 { started.open() }
          }
          started.open()
        }
        group.addTask {
          try await Self.untilRefused { round in
            let ids = [first + 300 + round * 2, first + 301 + round * 2]
            try await Note.insert(ids.map { Note(id: $0) }).execute(connection)
            for id in ids { acknowledged.append(id) }
          }
        }
        group.addTask {
          try await Self.untilRefused { round in
            let id = first + 600 + round
            try await connection.transaction { try await Note.insert([Note(id: id)]).execute($0) }
            acknowledged.append(id)
          }
        }
        group.addTask {
          try await Self.untilRefused { _ in
            for try await _ in Note.all().stream(connection) {}
          }
        }
        try await group.waitForAll()
      }
    }
    await started.wait()
    return task
  }

  /// Waits for the tasks, which must have been refused and nothing else.
  func finish(_ task: Task<Void, any Error>) async throws {
    try await task.value
  }

  private static func untilRefused(_ body: (Int) async throws -> Void) async throws {
    for round in 0..<100 {
      do {
        try await body(round)
      } catch let error as DatabaseError where error.code == .misuse {
        return
      } catch {
        throw TestFailure(
          "a task that outlived its connection got \(String(reflecting: error)), expected misuse")
      }
    }
  }
}

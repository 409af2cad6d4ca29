import Koine
import KoineTesting
import Synchronization
import Testing

/// What goes wrong while a schema is read, changed, filled or copied: each entry point against each fault.
@Suite struct SchemaLifeFaultTests {
  private static let cases = Engine.allCases.flatMap { engine in
    LifeEntry.all(of: engine).map { (engine, $0) }
  }
  private static let short = Duration.milliseconds(300)

  /// How many statements a call takes, and what it leaves.
  private static func whole(
    _ engine: Engine, _ entry: LifeEntry
  ) async throws -> (before: LifeBench.State, after: LifeBench.State, statements: Int) {
    var result: (LifeBench.State, LifeBench.State, Int)?
    try await LifeBench.with(engine, entry) { bench in
      let before = try await bench.state()
      bench.moment.set()
      try await entry.run(bench.database, bench.other, nil)
      let count = bench.moment.count
      try await bench.checkConnection("whole")
      result = (before, try await bench.state(), count)
    }
    return try #require(result)
  }

  /// Runs an entry point with a fault after each of its statements in turn.
  ///
  /// - Parameters:
  ///   - moments: After which of so many statements.
  ///   - allowed: The outcomes of a call that has changed nothing, and of one that may have done all.
  ///   - run: Runs it with the fault after a number of statements.
  private static func sweep(
    _ engine: Engine, _ entry: LifeEntry, moments: (Int) -> [Int], allowed: Set<String>, unsure: Set<String>,
    _ run: (LifeBench, Int) async -> LifeOutcome
  ) async throws {
    let (before, after, count) = try await whole(engine, entry)
    #expect(count > 0)
    var rest = moments(count)
    var seen: Set<String> = []
    while !rest.isEmpty {
      try await LifeBench.with(engine, entry) { bench in
        // A database that is as it was serves the next moment, too.
        while let number = rest.first {
          rest.removeFirst()
          let outcome = await run(bench, number)
          bench.moment.set()
          let place = "\(engine), \(entry.testDescription): after statement \(number) of \(count): \(outcome)"
          try await bench.checkConnection(place)
          let state = try await bench.state()
          seen.insert("\(outcome)")
          // Whole states are long: what differs is found by hand.
          let (isBefore, isAfter) = (state == before, state == after)
          let mayHaveChanged = unsure.contains("\(outcome)") || entry.looksAgain
          switch "\(outcome)" {
          case "success": #expect(isAfter, "\(place)")
          case let text:
            #expect(allowed.contains(text) || unsure.contains(text), "\(place)")
            #expect(isBefore || mayHaveChanged && isAfter, "\(place)")
          }
          if !isBefore { return }
        }
      }
    }
    // Behind the only statement there is nothing left to fail.
    #expect(count == 1 || !seen.isDisjoint(with: allowed), "\(engine), \(entry.testDescription): \(seen)")
  }

  /// Some of the numbers from 1, the last ones among them.
  private static func some(_ count: Int) -> [Int] {
    let step = max(1, count / 8)
    return Set(Array(stride(from: 1, through: count, by: step)) + Array(max(1, count - 2)...count)).sorted()
  }

  /// Runs `body` in a task of which the handle is known before it begins.
  private static func outcome(
    _ handle: Handle, _ body: @escaping @Sendable () async throws -> Void
  ) async -> LifeOutcome {
    let isKnown = Gate()
    let task = Task {
      await isKnown.wait()
      return await LifeOutcome(body)
    }
    handle.task.withLock { $0 = task }
    isKnown.open()
    return await task.value
  }

  private final class Handle: Sendable {
    let task = Mutex<Task<LifeOutcome, Never>?>(nil)
    func cancel() { task.withLock(\.self)?.cancel() }
  }

  // MARK: The task

  @Test(arguments: cases)
  private func aTaskThatIsCancelledChangesNothing(_ engine: Engine, _ entry: LifeEntry) async throws {
    // 0: before it begins.
    try await Self.sweep(
      engine, entry, moments: { [0] + Self.some($0) }, allowed: ["cancellation"], unsure: []
    ) { bench, number in
      let handle = Handle()
      bench.moment.set(after: number) { handle.cancel() }
      return await Self.outcome(handle) {
        if number == 0 { handle.cancel() }
        try await entry.run(bench.database, bench.other, nil)
      }
    }
  }

  // MARK: The line

  @Test(arguments: LifeEntry.all(of: .postgreSQL))
  private func aLineThatIsCutChangesNothing(_ entry: LifeEntry) async throws {
    try await Self.sweep(
      .postgreSQL, entry, moments: Self.some, allowed: ["connectionLost"],
      unsure: ["commitOutcomeUnknown"]
    ) { bench, number in
      bench.moment.set(after: number) { bench.proxy?.reset() }
      return await LifeOutcome { try await entry.run(bench.database, bench.other, nil) }
    }
  }

  /// The call's time limit ends it, wherever the server falls silent.
  @Test(arguments: LifeEntry.all(of: .postgreSQL))
  private func aSilentServerHoldsNobodyBeyondTheTimeLimit(_ entry: LifeEntry) async throws {
    try await Self.sweep(
      .postgreSQL, entry,
      moments: { [0] + Array(Set([1, $0 / 3, 2 * $0 / 3, $0 - 1].filter { $0 > 0 })).sorted() },
      allowed: ["deadlineExceeded"],
      unsure: entry.isAlone ? ["commitOutcomeUnknown", "deadlineExceeded"] : ["commitOutcomeUnknown"]
    ) { bench, number in
      if number == 0 { bench.proxy?.set(.stalled) }
      bench.moment.set(after: number) { bench.proxy?.set(.stalled) }
      let outcome = await LifeOutcome { try await entry.run(bench.database, bench.other, Self.short) }
      bench.proxy?.reset()
      bench.proxy?.set(.passing)
      return outcome
    }
  }

  // MARK: The pool

  /// Runs `body` while no connection is free. On a busy machine the short wait for the first one may end in an error,
  /// too: it is tried again.
  private static func withFullPool(
    of database: any Database, _ engine: Engine, _ body: @escaping @Sendable () async -> Void
  ) async throws {
    while true {
      do {
        return try await database.withConnection { _ in
          guard engine == .sqlite else { return await body() }
          // Beside the connection that writes there is one that reads.
          try await Task.detached {
            try await database.transaction(access: .readOnly) { connection in
              _ = try await connection.fetchOne("SELECT 1", as: Int.self)
              await body()
            }
          }.value
        }
      } catch let error as DatabaseError where [.acquireTimeout, .cannotConnect].contains(error.code) {}
    }
  }

  @Test(arguments: cases)
  private func aFullPoolIsAnErrorAfterTheWait(_ engine: Engine, _ entry: LifeEntry) async throws {
    try await LifeBench.with(engine, entry, acquireTimeout: .milliseconds(50)) { bench in
      let before = try await bench.state()
      let (isHeld, isDone) = (Gate(), Gate())
      let holder = Task {
        try await Self.withFullPool(of: bench.database, engine) {
          isHeld.open()
          await isDone.wait()
        }
      }
      await isHeld.wait()
      let outcome = await LifeOutcome { try await entry.run(bench.database, bench.other, nil) }
      #expect(outcome == .failure(.acquireTimeout))
      // A time limit that is shorter comes first.
      let limited = await LifeOutcome {
        try await entry.run(bench.database, bench.other, .milliseconds(1))
      }
      #expect(limited == .failure(.deadlineExceeded))
      isDone.open()
      try await holder.value
      let isUnchanged = try await bench.state() == before
      #expect(isUnchanged)
    }
  }

  @Test(arguments: cases)
  private func aClosedDatabaseIsMisuse(_ engine: Engine, _ entry: LifeEntry) async throws {
    try await LifeBench.with(engine, entry) { bench in
      let before = try await bench.state()
      await bench.database.close()
      let error = await failure { try await entry.run(bench.database, bench.other, nil) }
      #expect(error?.code == .misuse)
      #expect(error?.message == "The database is closed.")
      let isUnchanged = try await bench.state() == before
      #expect(isUnchanged)
    }
  }

  /// What has begun is done before the database closes.
  @Test(arguments: cases)
  private func closingWaitsForWhatRuns(_ engine: Engine, _ entry: LifeEntry) async throws {
    let (before, after, count) = try await Self.whole(engine, entry)
    try await LifeBench.with(engine, entry) { bench in
      let closing = Mutex<Task<Void, Never>?>(nil)
      bench.moment.set(after: (count + 1) / 2) {
        closing.withLock { $0 = Task.detached { await bench.database.close() } }
      }
      let outcome = await LifeOutcome { try await entry.run(bench.database, bench.other, nil) }
      await closing.withLock(\.self)?.value
      let state = try await bench.state()
      let (isBefore, isAfter) = (state == before, state == after)
      // Some take more than one transaction.
      #expect(
        outcome == .success
          ? isAfter : outcome == .failure(.misuse) && (isBefore || entry.looksAgain && isAfter)
      )
    }
  }

  // MARK: Others

  /// Another connection has a lock that the call needs. The time limit ends the wait.
  @Test(arguments: cases)
  private func aLockOfAnotherIsWaitedForUntilTheTimeLimit(_ engine: Engine, _ entry: LifeEntry) async throws {
    try await LifeBench.with(engine, entry) { bench in
      let before = try await bench.state()
      let isFree = engine == .sqlite ? !entry.writes : entry.lock == .passes
      try await bench.direct.transaction(isolation: .readCommitted) { holder in
        if engine == .sqlite {
          _ = try await holder.execute("DELETE FROM owners WHERE FALSE")
        } else {
          _ = try await holder.execute("LOCK TABLE things IN ACCESS EXCLUSIVE MODE")
        }
        let limit: Duration? = isFree ? nil : Self.short
        let outcome = await Task.detached {
          await LifeOutcome { try await entry.run(bench.database, bench.other, limit) }
        }.value
        #expect(outcome == (isFree ? .success : .failure(.deadlineExceeded)))
      }
      try await bench.checkConnection("after the lock")
      let isUnchanged = try await bench.state() == before
      #expect(isUnchanged || isFree)
    }
  }

  /// SQLite waits for another program's lock for as long as it is told to.
  @Test(arguments: LifeEntry.all(of: .sqlite))
  private func aBusyFileIsAnErrorAfterTheWait(_ entry: LifeEntry) async throws {
    try await LifeBench.with(.sqlite, entry, busyTimeout: .milliseconds(20)) { bench in
      let before = try await bench.state()
      try await bench.direct.transaction { holder in
        _ = try await holder.execute("DELETE FROM owners WHERE FALSE")
        let outcome = await Task.detached {
          await LifeOutcome { try await entry.run(bench.database, bench.other, nil) }
        }.value
        #expect(outcome == (entry.writes ? .failure(.busy) : .success))
      }
      try await bench.checkConnection("after the lock")
      let isUnchanged = try await bench.state() == before
      #expect(isUnchanged || !entry.writes)
    }
  }

  /// Another connection writes the table meanwhile: its row is there afterwards, and all that the call does.
  @Test(arguments: cases)
  private func aSiblingThatWritesTheTableLosesNothing(_ engine: Engine, _ entry: LifeEntry) async throws {
    let (_, after, count) = try await Self.whole(engine, entry)
    for number in Set([1, (count + 1) / 2, count]).sorted() {
      try await LifeBench.with(engine, entry) { bench in
        let sibling = Mutex<Task<Int, any Error>?>(nil)
        let hasColumn = after.schema.table("things")?.column("title") != nil
        bench.moment.set(after: number) {
          sibling.withLock {
            $0 = Task.detached {
              try await bench.direct.execute("UPDATE owners SET name = 'of the sibling' WHERE id = 2")
              // Whichever name the column has by now.
              do {
                return try await bench.direct.execute(
                  "UPDATE things SET title = 'of the sibling' WHERE id = 2")
              } catch let error as DatabaseError where error.code == .undefinedColumn && !hasColumn {
                return try await bench.direct.execute(
                  "UPDATE things SET name = 'of the sibling' WHERE id = 2")
              }
            }
          }
        }
        let outcome = await LifeOutcome { try await entry.run(bench.database, bench.other, nil) }
        let changed = try await sibling.withLock(\.self)?.value
        let place = "\(engine), \(entry.testDescription): after statement \(number): \(outcome)"
        #expect(outcome == .success, "\(place)")
        #expect(changed == 1, "\(place)")
        try await bench.checkConnection(place)
        var state = try await bench.state()
        let column = state.schema.table("things")?.columns.firstIndex { ["title", "name"].contains($0.name) }
        let index = try #require(column)
        #expect(state.rows["owners"]?[1] == [.integer(2), .text("of the sibling")], "\(place)")
        #expect(state.rows["things"]?[1][index] == .text("of the sibling"), "\(place)")
        // Otherwise everything is as without the sibling.
        state.rows["owners"]?[1] = after.rows["owners"]?[1] ?? []
        state.rows["things"]?[1][index] = .text("thing 2")
        var expected = after
        // A copy or a view has the row of before or of after.
        for name in ["owners", "things", "titles"] {
          state.otherRows[name] = nil
          expected.otherRows[name] = nil
        }
        state.rows["titles"] = nil
        expected.rows["titles"] = nil
        let isAsExpected = state == expected
        #expect(isAsExpected, "\(place)")
      }
    }
  }

  /// A program that makes the same step is waited for, on either engine, for as long as the caller says.
  @Test(arguments: Engine.allCases)
  func migrationsWaitForAnotherProgramForAsLongAsTheyAreTold(_ engine: Engine) async throws {
    let entry = try #require(LifeEntry.all(of: engine).first { $0.testDescription == "migrations forward" })
    try await LifeBench.with(engine, entry, busyTimeout: .milliseconds(20)) { bench in
      let before = try await bench.state()
      await #expect(throws: Stop.self) {
        try await bench.direct.transaction(isolation: .readCommitted) { holder in
          _ = try await holder.execute(
            "INSERT INTO koine_migrations VALUES ('weights', 2, NULL, '2024-01-01')")
          let error = await Task.detached {
            await failure { try await entry.run(bench.database, bench.other, nil) }
          }.value
          #expect(error?.code == .busy)
          if engine == .postgreSQL {
            #expect(
              error?.message
                == "Another program is making the migration \"weights\", and has not ended after 1.0 seconds."
            )
          }
          throw Stop()
        }
      }
      try await bench.checkConnection("after the wait")
      let isUnchanged = try await bench.state() == before
      #expect(isUnchanged)
    }
  }
}

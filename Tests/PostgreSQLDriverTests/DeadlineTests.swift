import Dispatch
import Foundation
import Koine
import KoinePostgreSQL
import KoineTesting
import Synchronization
import Testing

/// A deadline ends the work on the server too, and the connection can be used again.
@Suite(.timeLimit(.minutes(5))) struct DeadlineTests {
  enum Work: CaseIterable {
    case statement, lockedRow, batch, stream, streamAfterRows, bufferedWrite
    case statementInTransaction, portal, script, begin
  }

  private func sleeping(_ timeout: Duration, _ sql: String = "SELECT 1 FROM pg_sleep(3600)")
    -> RenderedStatement
  {
    var statement = RenderedStatement(sql: sql)
    statement.deadline = Deadline(after: timeout)
    return statement
  }

  private func run(_ work: Work, _ database: PostgreSQLDatabase, _ timeout: Duration) async throws {
    switch work {
    case .statement:
      try await database.run(sleeping(timeout)) { _ in }
    case .lockedRow:
      try await database.run(sleeping(timeout, "UPDATE t SET a = 2")) { _ in }
    case .batch:
      var batch = RenderedBatch(
        sql: "INSERT INTO t SELECT $1 FROM pg_sleep(3600)", types: [.bigInteger], count: 3
      ) { row, encoder in encoder.append(row) }
      batch.deadline = Deadline(after: timeout)
      try await database.run(batch)
    case .stream:
      let cursor = try await database.cursor(sleeping(timeout))
      while try await cursor.next(10, row: { _ in }) {}
    case .streamAfterRows:
      let cursor = try await database.cursor(
        sleeping(
          timeout, "SELECT pg_sleep(CASE WHEN n > 300 THEN 3600 ELSE 0 END) FROM generate_series(1, 400) n"))
      while try await cursor.next(10, row: { _ in }) {}
    case .bufferedWrite:
      _ = try await database.cursor(
        sleeping(timeout, "INSERT INTO t SELECT 3 FROM pg_sleep(3600) RETURNING a"))
    case .statementInTransaction:
      try await database.transact(.init()) { connection in
        _ = try await connection.run(sleeping(timeout)) { _ in }
      }
    case .portal:
      try await database.transact(.init()) { connection in
        let cursor = try await connection.cursor(sleeping(timeout))
        while try await cursor.next(10, row: { _ in }) {}
      }
    case .script:
      try await database.executeScript("SELECT 1; SELECT pg_sleep(3600)", timeout: timeout)
    case .begin:
      try await database.transact(.init(deadline: Deadline(after: .zero))) { _ in }
    }
  }

  @Test(arguments: Work.allCases)
  func aDeadlineEndsTheWorkOnTheServer(_ work: Work) async throws {
    let url = try await FaultyServer.shared().makeDatabase()
    let database = try await PostgreSQLDatabase(
      url: url, configuration: .init(poolSize: 1, cancelTimeout: .seconds(30)))
    try await database.executeScript("CREATE TABLE t (a bigint); INSERT INTO t VALUES (1)")
    let backend = try await database.integers("SELECT pg_backend_pid()")
    let other = try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1))
    try await other.withConnection { holder async throws in
      try await holder.transact(.init(isolation: .readCommitted)) { lock async throws in
        try await lock.command("UPDATE t SET a = 9")
        for timeout in [Duration.milliseconds(50), .zero] {
          let error = try await databaseError { try await run(work, database, timeout) }
          #expect(error?.code == .deadlineExceeded)
        }
        #expect(try await database.integers("SELECT pg_backend_pid()") == backend)
      }
    }
    #expect(try await CancellationTests.running(url) == "0\n")
    #expect(try await database.integers("SELECT a FROM t") == [9])
    await database.close()
    await other.close()
  }

  /// The server runs the BEGIN that it was sent, although the task has given it up.
  @Test func aTransactionWhoseBeginIsGivenUpIsNotOpen() async throws {
    let server = try await FaultyServer.shared()
    let database = try await PostgreSQLDatabase(
      url: server.makeDatabase(), configuration: .init(poolSize: 1, cancelTimeout: .seconds(3_600)))
    try await database.command("CREATE TABLE t (a bigint)")
    try await database.withConnection { connection async throws in
      let backend = Int32(try await connection.integers("SELECT pg_backend_pid()")[0])
      server.pause(backend)
      let error = try await databaseError {
        try await connection.transaction(timeout: .milliseconds(50)) { _ in }
      }
      server.resume(backend)
      #expect(error?.code == .deadlineExceeded)
      try await connection.command("INSERT INTO t VALUES (1)")
    }
    #expect(try await database.integers("SELECT a FROM t") == [1])
    await database.close()
  }

  @Test(arguments: [ServerFault.stalled, .swallowed, .stopped])
  func aServerOutOfReachDoesNotHoldTheTask(_ fault: ServerFault) async throws {
    let setting = try await UnreachableServerTests.Setting(cancelTimeout: .milliseconds(100))
    switch fault {
    case .stalled: setting.proxy.set(.stalled)
    case .swallowed: setting.proxy.set(.swallowing)
    case .stopped: setting.server.pause(setting.backend)
    }
    let error = try await databaseError {
      _ = try await setting.database.run(sleeping(.milliseconds(50), "SELECT 1")) { _ in }
    }
    #expect(error?.code == .deadlineExceeded)
    setting.end(fault)
    #expect(try await setting.database.integers("SELECT 1") == [1])
    await setting.database.close()
  }

  /// Decoding many rows lets other tasks have the thread, of which there is one here.
  @Test func decodingManyRowsLetsOthersRun() async {
    await #expect(processExitsWith: .success) {
      try await OneThread.leave()
      for isStream in [false, true] { #expect(try await OneThread.turnsWhileDecoding(isStream) > 5) }
    }
  }

  /// What the server has answered in full does not keep a task from ending when it is cancelled.
  @Test func cancellingEndsTheDecodingOfManyRows() async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      let task = Task {
        try await database.run(RenderedStatement(sql: "SELECT generate_series(1, 1000000)")) { _ in
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await database.integers("SELECT 1") == [1])
    }
  }

  enum Interruption: CaseIterable {
    case cancellation, deadline
  }

  /// Whoever gets an error may run the statement again: nothing of it may be stored then.
  @Test(arguments: Interruption.allCases, [false, true])
  func rowsThatAreStoredAreHandedOver(_ interruption: Interruption, inALease: Bool) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.command("CREATE TABLE t (a bigint)")
      let insert = "INSERT INTO t SELECT generate_series(1, 20000) RETURNING a"
      let task = Task {
        guard inALease else { return try await Self.count(insert, interruption, on: database) }
        return try await database.withConnection { try await Self.count(insert, interruption, on: $0) }
      }
      let stored: Int
      switch (await task.result, interruption) {
      case (.success(let count), _): stored = count
      // The server was too slow.
      case (.failure(let error as DatabaseError), .deadline):
        #expect(error.code == .deadlineExceeded)
        stored = 0
      case (.failure(let error), _): throw error
      }
      #expect(try await database.integers("SELECT count(*) FROM t") == [stored])
      #expect(stored == 20_000 || interruption == .deadline)
    }
  }

  /// Counts the rows of a statement, which is interrupted at the first of them.
  private static func count(
    _ sql: String, _ interruption: Interruption, on connection: any Connection
  ) async throws -> Int {
    var statement = RenderedStatement(sql: sql)
    var end = ContinuousClock.now
    if interruption == .deadline {
      // The server has to be done before: of a statement that is just ending nobody knows which was first.
      statement.deadline = Deadline(after: .seconds(4))
      end = .now + .seconds(4)
    }
    var count = 0
    try await connection.run(statement) { _ in
      count += 1
      guard count == 1 else { return }
      if interruption == .cancellation {
        withUnsafeCurrentTask { $0?.cancel() }
        // So long that other tasks get the thread.
        end = .now + .milliseconds(10)
      }
      while ContinuousClock.now < end {}
    }
    return count
  }
}

/// A process in which tasks have one thread.
private enum OneThread {
  /// Takes all threads but one from the tasks of this process, for good.
  static func leave() async throws {
    for _ in 1..<max(2, ProcessInfo.processInfo.activeProcessorCount) {
      Task.detached { DispatchSemaphore(value: 0).waitOnThisThread() }
    }
  }

  /// How often another task had its turn between the first and the last of many rows.
  static func turnsWhileDecoding(_ isStream: Bool) async throws -> Int {
    let turns = Turns()
    let other = Task.detached {
      while !Task.isCancelled {
        await Task.yield()
        turns.count.add(1, ordering: .relaxed)
      }
    }
    defer { other.cancel() }
    return try await withDatabase(.init(poolSize: 1)) { database async throws in
      let count = 300_000
      let statement = RenderedStatement(sql: "SELECT generate_series(1, \(count))")
      var row = 0
      var (first, last) = (0, 0)
      let take: (inout RowDecoder) -> Void = { _ in
        row += 1
        if row == 1 { first = turns.count.load(ordering: .relaxed) }
        if row == count { last = turns.count.load(ordering: .relaxed) }
      }
      if isStream {
        let cursor = try await database.cursor(statement)
        while try await cursor.next(256, row: take) {}
      } else {
        try await database.run(statement, row: take)
      }
      return last - first
    }
  }

  private final class Turns: Sendable {
    let count = Atomic(0)
  }
}

extension DispatchSemaphore {
  /// Waits as no task should: the thread is gone for all others.
  fileprivate func waitOnThisThread() { wait() }
}

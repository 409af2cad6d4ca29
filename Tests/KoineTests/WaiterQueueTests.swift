@_spi(KoineDriver) import Koine
import Testing

/// Waiting for a turn or a connection.
@Suite struct WaiterQueueTests {
  /// Starts tasks that join a queue one after another.
  private func inOrder(
    _ count: Int, waiting: () -> Int, _ body: @escaping @Sendable (Int) async throws -> Void
  ) async -> [Task<Void, any Error>] {
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<count {
      let before = waiting()
      tasks.append(Task { try await body(number) })
      while waiting() == before { await Task.yield() }
    }
    return tasks
  }

  @Test func turnsAreTakenInOrderWithoutThoseWhoLeft() async throws {
    let lock = AsyncLock()
    #expect(lock.tryAcquire())
    let (order, served) = AsyncStream.makeStream(of: Int.self)
    let tasks = await inOrder(20, waiting: { lock.waiting }) { number in
      try await lock.acquire()
      served.yield(number)
      lock.release()
    }
    for number in [0, 7, 19] {
      tasks[number].cancel()
      await #expect(throws: CancellationError.self) { try await tasks[number].value }
    }
    lock.release()
    for task in tasks { _ = await task.result }
    served.finish()
    let numbers = await order.reduce(into: []) { $0.append($1) }
    #expect(numbers == (0..<20).filter { ![0, 7, 19].contains($0) })
    #expect(lock.tryAcquire())
  }

  @Test func connectionsAreLentInOrder() async throws {
    let pool = SlotPool(2, of: "connections")
    let loans = [pool.tryAcquire(Loan(.statement)), pool.tryAcquire(Loan(.lease))]
    #expect(loans == [0, 1])
    let (order, served) = AsyncStream.makeStream(of: Int.self)
    let tasks = await inOrder(20, waiting: { pool.waiting }) { number in
      let slot = try await pool.acquire(Loan(.statement), within: .seconds(600))
      served.yield(number)
      _ = pool.release(slot)
    }
    // Nobody overtakes those who wait.
    #expect(pool.tryAcquire(Loan(.statement)) == nil)
    #expect(pool.release(1))
    for task in tasks { try await task.value }
    served.finish()
    #expect(await order.reduce(into: []) { $0.append($1) } == Array(0..<20))
    #expect(pool.tryAcquire(Loan(.statement)) == 1)
  }

  @Test func aWaitEndsAfterItsTimeWhateverOthersWaitFor() async throws {
    let lock = AsyncLock()
    #expect(lock.tryAcquire())
    let now = ContinuousClock.now
    async let long = lock.acquire(until: now + .seconds(600))
    while lock.waiting == 0 { await Task.yield() }
    // A shorter limit than the one that is waited for already.
    async let short = lock.acquire(until: now + .milliseconds(20))
    #expect(await short == .timedOut)
    #expect(await lock.acquire(until: now) == .timedOut)
    lock.release()
    #expect(await long == .acquired)
  }

  @Test func aClosedPoolSendsAwayWhoWaitsAndEndsWithItsLastLoan() async throws {
    let pool = SlotPool(2, of: "connections")
    #expect(pool.tryAcquire(Loan(.statement)) == 0)
    #expect(pool.tryAcquire(Loan(.statement)) == 1)
    #expect(pool.release(1))
    #expect(pool.tryAcquire(Loan(.statement)) == 1)
    let waiting = await inOrder(3, waiting: { pool.waiting }) { _ in
      _ = try await pool.acquire(Loan(.statement), within: .seconds(600))
    }
    #expect(pool.close() == [])
    for task in waiting {
      let error = await #expect(throws: DatabaseError.self) { try await task.value }
      #expect(error?.code == .misuse)
    }
    async let end: Void = pool.waitUntilRetired()
    for slot in 0..<2 {
      #expect(!pool.release(slot))
      pool.retire(1)
    }
    await end
  }

  @Test func aHundredTasksUnderCancellationKeepTheLockExclusive() async throws {
    let lock = AsyncLock()
    nonisolated(unsafe) var inside = 0
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let task = Task {
            for _ in 0..<50 {
              try await lock.acquire()
              inside += 1
              await Task.yield()
              #expect(inside == 1)
              inside -= 1
              lock.release()
            }
          }
          if number % 3 == 0 {
            await Task.yield()
            task.cancel()
          }
          _ = await task.result
        }
      }
    }
    #expect(lock.tryAcquire())
  }
}

import Foundation
import Koine
import KoineSQLite
import Synchronization
import Testing

/// Held by the closures of functions.
private final class Held: Sendable {}

private struct Released {
  weak var object: Held?
}

@Table private struct Item {
  @Column(primaryKey: true) let name: String
}

@Suite(.timeLimit(.minutes(2))) struct `The life of a function in Swift` {
  enum Place: CaseIterable, Sendable {
    case memory, file
  }

  private static func database(
    _ place: Place, _ file: TemporaryFile, _ configuration: SQLiteDatabase.Configuration
  ) throws -> SQLiteDatabase {
    switch place {
    case .memory: try SQLiteDatabase.inMemory(configuration: configuration)
    case .file: try SQLiteDatabase(path: file.path, configuration: configuration)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: Place.allCases)
  func `ends with the database, and so do its states`(_ place: Place) async throws {
    let file = try TemporaryFile()
    var released: [Released] = []
    do {
      let (scalar, aggregate, window, collation, state) = (Held(), Held(), Held(), Held(), Held())
      let (table, rows) = (Held(), Held())
      released = [scalar, aggregate, window, collation, state, table, rows].map { Released(object: $0) }
      let database = try Self.database(
        place, file,
        .init(
          functions: [
            SQLiteScalarFunction("scalar") { (number: Int) in
              withExtendedLifetime(scalar) { number }
            },
            SQLiteAggregateFunction("aggregate", state: state) { (_: inout Held, number: Int) throws in
              if number == 3 { throw Refusal(reason: "\(aggregate)") }
            } result: { _ in
              0
            },
            SQLiteAggregateFunction("window", state: [state]) { (_: inout [Held], number: Int) throws in
              if number == 3 { throw Refusal(reason: "\(window)") }
            } remove: { (_: inout [Held], _: Int) in
            } result: {
              $0.count
            },
            SQLiteTableFunction("numbers", of: Item.self) { (number: Int) throws in
              if number == 3 { throw Refusal(reason: "\(table)") }
              return sequence(state: (rows, 0)) { state -> Item? in
                state.1 += 1
                return state.1 > 3 ? nil : Item(name: "\(state.1)")
              }
            },
          ],
          collations: [SQLiteCollation("same") { _, _ in withExtendedLifetime(collation) { .orderedSame } }]))
      let numbers = "WITH n (i) AS (VALUES (1), (2), (4))"
      let failing = "WITH n (i) AS (VALUES (1), (2), (3))"
      for query in ["aggregate(i)", "window(i)", "window(i) OVER ()", "scalar(i)", "'a' = 'b' COLLATE same"] {
        for _ in 0..<3 { _ = try await database.rows("\(numbers) SELECT \(query) FROM n") }
        _ = try? await database.rows("\(failing) SELECT \(query) FROM n")
        // One that is not read to its end.
        for try await _ in database.stream("WITH n (i) AS (VALUES (1), (2)) SELECT 1 FROM n", as: Int.self) {
          break
        }
      }
      for query in ["count(*)", "name"] {
        for _ in 0..<3 { _ = try await database.rows("\(numbers) SELECT \(query) FROM n, numbers(i)") }
        _ = try? await database.rows("\(failing) SELECT \(query) FROM n, numbers(i)")
      }
      for try await _ in database.stream("SELECT 1 FROM numbers(1)", as: Int.self) { break }
      let stream = try await database.cursor(
        RenderedStatement(sql: "\(numbers) SELECT window(i) OVER (ORDER BY i) FROM n"))
      _ = try await stream.next(1) { _ in }
      await stream.close()
      await database.close()
    }
    // A task that ends may keep what it had for a moment longer.
    for object in released { while object.object != nil { await Task.yield() } }
  }

  @Test func `that is refused leaves nothing`() throws {
    var released: Released
    do {
      let held = Held()
      released = Released(object: held)
      for name in ["lower", "twice"] {
        #expect(throws: DatabaseError.self) {
          _ = try SQLiteDatabase.inMemory(
            configuration: .init(
              functions: [
                SQLiteScalarFunction("twice") { withExtendedLifetime(held) { 1 } },
                SQLiteScalarFunction(name) { withExtendedLifetime(held) { 1 } },
              ]))
        }
      }
    }
    #expect(released.object == nil)
  }

  /// Each call waits until the other connection has begun one: with one connection alone they would wait for ever.
  @Test func `runs on several connections at once`() async throws {
    let file = try TemporaryFile()
    let begun = Mutex<Set<Int>>([])
    let meet = SQLiteScalarFunction("meet") { (number: Int) throws in
      begun.withLock { _ = $0.insert(number) }
      while begun.withLock({ $0.count < 2 }) { try Task.checkCancellation() }
      return number
    }
    let database = try SQLiteDatabase(path: file.path, configuration: .init(functions: [meet]))
    let found = try await withThrowingTaskGroup(of: [[SQLValue]].self) { group in
      for number in 1...2 { group.addTask { try await database.rows("SELECT meet(\(number))") } }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(found.map { $0[0] }) == [.integer(1), .integer(2)])
    // Readers and the writer have it.
    let written = try await database.transaction { connection in try await connection.rows("SELECT meet(3)") }
    #expect(written == [[.integer(3)]])
    await database.close()
    let error = await failure { try await database.rows("SELECT meet(1)") }
    #expect(error?.code == .misuse)
  }

  @Test(arguments: Place.allCases)
  func `ends with its task, or with its time`(_ place: Place) async throws {
    let file = try TemporaryFile()
    let calls = Mutex(0)
    let same = SQLiteScalarFunction("same") { (number: Int) in
      calls.withLock { $0 += 1 }
      return number
    }
    let total = SQLiteAggregateFunction("total_of", state: 0) { (sum: inout Int, number: Int) in
      calls.withLock { $0 += 1 }
      sum &+= number
    } result: {
      $0
    }
    let database = try Self.database(place, file, .init(functions: [same, total]))
    let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT"
    for call in ["count(*) FROM n WHERE same(i) < 0", "total_of(i) FROM n"] {
      // As one that has proved quick.
      for _ in 0..<20 {
        _ = try await database.rows("WITH n (i) AS (SELECT ?1) SELECT \(call)", .integer(1))
      }
      calls.withLock { $0 = 0 }
      let task = Task { try await database.rows("\(endless) \(call)") }
      while calls.withLock({ $0 < 1_000 }) { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      var statement = RenderedStatement(sql: "\(endless) \(call)")
      statement.deadline = Deadline(after: .milliseconds(20))
      let error = await failure { [statement] in try await database.run(statement) { _ in } }
      #expect(error?.code == .deadlineExceeded)
    }
    #expect(try await database.rows("SELECT same(5)") == [[.integer(5)]])
    await database.close()
  }

  /// A long call holds the connection's thread, and no other.
  @Test func `leaves the caller's thread alone`() async throws {
    let gate = Gate()
    let wait = SQLiteAggregateFunction("wait", state: 0) { (_: inout Int, number: Int) throws in
      while number > 0, !gate.isOpen.withLock({ $0 }) { try Task.checkCancellation() }
    } result: {
      $0
    }
    let databases = try (0...ProcessInfo.processInfo.activeProcessorCount).map { _ in
      try SQLiteDatabase.inMemory(configuration: .init(functions: [wait]))
    }
    // A statement that has proved quick would run on the thread of its caller.
    for database in databases {
      for _ in 0..<100 { _ = try await database.rows("SELECT wait(?1)", .integer(0)) }
    }
    // One more than the pool of threads has: if they held those, the last task would never run.
    let results = try await withThrowingTaskGroup(of: [[SQLValue]].self) { group in
      for database in databases {
        group.addTask { try await database.rows("SELECT wait(?1)", .integer(1)) }
      }
      group.addTask {
        gate.isOpen.withLock { $0 = true }
        return [[.integer(0)]]
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(results == Array(repeating: [.integer(0)], count: databases.count + 1))
  }
}

private final class Gate: Sendable {
  let isOpen = Mutex(false)
}

@testable import KoineSQLite
import Testing

@testable import Koine

@Table("watched") private struct Watched: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

/// What an observer hears of commits that others make, in another process or by another connection of this one.
@Suite(.timeLimit(.minutes(5))) struct ExternalChangeTests {
  private static let ordered = Watched.order(by: \.id)

  /// Another object for the file stands for another process: SQLite makes no difference.
  @Test func changesByOthersAreNoticed() async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path, configuration: .init(externalChangeInterval: .milliseconds(2)))
    try await database.executeScript(ObservationTests.schema)
    let other = try SQLiteDatabase(path: file.path)
    let reader = try SQLiteDatabase(path: file.path, configuration: .init(isReadOnly: true))
    var values = Self.ordered.select(\.a).observe(on: database).makeAsyncIterator()
    var read = Self.ordered.select(\.a).observe(on: reader).makeAsyncIterator()
    #expect(try await values.next() == [10, 20])
    #expect(try await read.next() == [10, 20])
    for step in 1...5 {
      try await Watched.find(1).update { $0.a = step }.execute(other)
      #expect(try await values.next() == [step, 20])
      #expect(try await read.next() == [step, 20])
      try await Watched.find(2).update { $0.a = step }.execute(database)
      #expect(try await values.next() == [step, step])
      #expect(try await read.next() == [step, step])
      try await Watched.find(2).update { $0.a = 20 }.execute(database)
      #expect(try await values.next() == [step, 20])
      #expect(try await read.next() == [step, 20])
    }
    await reader.close()
    await other.close()
    await database.close()
  }

  /// What holds a connection to the state that it sees, while others may commit: one that reads, or that which writes.
  enum Hold: CaseIterable {
    case streamOfReader, stream, transaction, statement

    /// Runs `body` meanwhile.
    func run<Result: Sendable>(
      on database: SQLiteDatabase, _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
      if self == .streamOfReader { return try await Self.stream(on: database, body) }
      return try await database.withConnection { connection in
        switch self {
        case .stream, .streamOfReader: return try await Self.stream(on: connection, body)
        case .transaction:
          return try await connection.transaction(TransactionOptions(access: .readOnly)) { inside in
            let before = try await inside.rows("SELECT a FROM watched ORDER BY id")
            let result = try await body()
            #expect(try await inside.rows("SELECT a FROM watched ORDER BY id") == before)
            return result
          }
        case .statement:
          let endless = Task {
            try await connection.execute(
              """
              WITH RECURSIVE n(i) AS (SELECT id FROM watched UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n
              """)
          }
          let result = try await body()
          endless.cancel()
          await #expect(throws: CancellationError.self) { try await endless.value }
          return result
        }
      }
    }

    private static func stream<Result: Sendable>(
      on connection: any Connection, _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT a FROM watched ORDER BY id"))
      var read: [Int] = []
      #expect(try await cursor.next(1) { row in read.append(try row.next(Int.self)) })
      let result = try await body()
      while try await cursor.next(1, row: { row in read.append(try row.next(Int.self)) }) {}
      #expect(read == [10, 20])
      return result
    }
  }

  /// Another process commits while the connection that is asked for changes has a statement open, or runs one.
  @Test(arguments: Hold.allCases, [false, true])
  func aChangeByAnotherProcessIsSeenBesideAnOpenStatement(_ hold: Hold, _ beginsInside: Bool) async throws {
    let file = try TemporaryFile()
    let database = try SQLiteDatabase(
      path: file.path, configuration: .init(externalChangeInterval: .milliseconds(2)))
    try await database.executeScript(ObservationTests.schema)
    let (values, continuation) = AsyncStream<[Int]>.makeStream()
    let observe = { @Sendable in
      Task.detached {
        for try await value in Self.ordered.select(\.a).observe(on: database) { continuation.yield(value) }
      }
    }
    let arrived = ArrivingValues(values)
    let early = beginsInside ? nil : observe()
    if !beginsInside { #expect(await arrived.next() == [10, 20]) }
    let late = try await hold.run(on: database) {
      let late = beginsInside ? observe() : nil
      if beginsInside { #expect(await arrived.next() == [10, 20]) }
      for step in 1...2 {
        await #expect(processExitsWith: .success) { [path = file.path as String, step = step as Int] in
          let other = try SQLiteDatabase(path: path)
          try await other.execute("UPDATE watched SET a = \(step) WHERE id = 1")
          await other.close()
        }
        #expect(await arrived.next() == [step, 20])
      }
      return late
    }
    // What is committed here and elsewhere afterwards is seen, too.
    try await database.execute("UPDATE watched SET a = 3 WHERE id = 1")
    #expect(await arrived.next() == [3, 20])
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      let other = try SQLiteDatabase(path: path)
      try await other.execute("UPDATE watched SET a = 4 WHERE id = 1")
      await other.close()
    }
    #expect(await arrived.next() == [4, 20])
    for observer in [early, late] {
      observer?.cancel()
      try await observer?.value
    }
    await database.close()
  }

  /// What the connections that read see of the own commits is not taken for somebody else's.
  @Test func ownCommitsBesideAnOpenStatementWakeOnlyTheirObservers() async throws {
    try await ObservationTests.withDatabase { database in
      try await database.execute("UPDATE watched SET b = b")
      let watch = ExternalChangeWatch(database.sessions, database.hub, every: .seconds(100_000)) { true }
      let subscription = try database.hub.subscribe()
      try await subscription.waitForChange()
      try await watch.begin()
      var reads = ReadRegion()
      _ = try await database.read(noting: &reads) { try await Self.ordered.select(\.a).fetchAll($0) }
      subscription.didRead(reads)
      try await watch.look()
      try await database.withConnection { connection in
        for step in 1...3 {
          try await connection.execute("UPDATE other SET a = \(step)")
          try await watch.look()
          // A look beside a statement that reads compares with one that was made beside none.
          let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT id FROM watched"))
          while try await cursor.next(1, row: { _ in }) { try await watch.look() }
          try await connection.transaction { inside in
            try await inside.execute("UPDATE other SET a = a + 1")
            try await watch.look()
          }
          try await watch.look()
        }
      }
      #expect(!subscription.isDirty)
      try await database.execute("UPDATE watched SET a = 5")
      #expect(subscription.isDirty)
    }
  }
}

/// Takes the values of a stream one by one, in whatever task.
private actor ArrivingValues {
  private let values: AsyncStream<[Int]>

  init(_ values: AsyncStream<[Int]>) {
    self.values = values
  }

  func next() async -> [Int]? {
    for await value in values { return value }
    return nil
  }
}

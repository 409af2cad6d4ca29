@testable import KoineSQLite
import Observation
import Synchronization
import Testing

@testable import Koine

@Table("watched") private struct Watched: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

/// What an observer gets, and when it ends.
@Suite(.timeLimit(.minutes(5))) struct ObserverTests {
  private static let ordered = Watched.order(by: \.id)
  private static let declared = DeclaredQuery { (id: Parameter<Int>) in Watched.where { $0.id >= id } }

  @Test func typedQueriesYieldTheirRows() async throws {
    try await ObservationTests.withDatabase { database in
      var rows = Self.ordered.observe(on: database).makeAsyncIterator()
      var pairs = Self.ordered.select { ($0.id, $0.a) }.observe(on: database).makeAsyncIterator()
      var called = Self.declared(2).observe(on: database).makeAsyncIterator()
      #expect(try await rows.next() == [Watched(id: 1, a: 10, b: 100), Watched(id: 2, a: 20, b: 200)])
      #expect(try await pairs.next()?.map(\.1) == [10, 20])
      #expect(try await called.next() == [Watched(id: 2, a: 20, b: 200)])
      try await Watched.find(2).update { $0.a = 21 }.execute(database)
      #expect(try await rows.next() == [Watched(id: 1, a: 10, b: 100), Watched(id: 2, a: 21, b: 200)])
      #expect(try await pairs.next()?.map(\.1) == [10, 21])
      #expect(try await called.next() == [Watched(id: 2, a: 21, b: 200)])
    }
  }

  @Test func aSlowConsumerGetsTheLatestValue() async throws {
    try await ObservationTests.withDatabase { database in
      var values = Self.ordered.select(\.a).observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      for a in 0..<50 { try await Watched.find(1).update { $0.a = a }.execute(database) }
      #expect(try await values.next() == [49, 20])
    }
  }

  /// The same value again is left out, in as far as values can be compared.
  @Test func equalValuesAreLeftOut() async throws {
    try await ObservationTests.withDatabase { database in
      var values = Self.ordered.select(\.a).observe(on: database).makeAsyncIterator()
      var pairs = Self.ordered.select { ($0.a, $0.a) }.observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      #expect(try await pairs.next()?.count == 2)
      try await database.execute("UPDATE watched SET a = a")
      #expect(try await pairs.next()?.count == 2)
      let next = Task { [values] in
        var values = values
        return try await values.next()
      }
      try await database.execute("UPDATE watched SET a = a + 1")
      #expect(try await next.value == [11, 21])
    }
  }

  @Test func severalQueriesSeeOneSnapshot() async throws {
    try await ObservationTests.withDatabase { database in
      let sums = database.observe { connection in
        let first = try await Watched.all().fetchAll(connection)
        try await database.detached { try await $0.execute("UPDATE watched SET a = a + 1") }
        let second = try await Watched.all().fetchAll(connection)
        return [first, second]
      }
      var values = sums.makeAsyncIterator()
      for step in 0..<3 {
        let pair = try await values.next() ?? []
        #expect(pair.map { $0.map(\.a) } == [[10 + step, 20 + step], [10 + step, 20 + step]])
      }
    }
  }

  @Test func theSequenceEndsWithItsTask() async throws {
    try await ObservationTests.withDatabase { database in
      let count = ObserverCount()
      let task = Task {
        for try await _ in Self.ordered.observe(on: database) { count.add() }
        return Task.isCancelled
      }
      while count.value == 0 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(database.hub.isObserved)
      task.cancel()
      #expect(try await task.value)
      #expect(!database.hub.isObserved)
      // One that is cancelled before it begins yields nothing.
      let late = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        var count = 0
        for try await _ in Self.ordered.observe(on: database) { count += 1 }
        return count
      }
      #expect(try await late.value == 0)
    }
  }

  @Test func anErrorEndsTheSequenceOrIsAnElement() async throws {
    try await ObservationTests.withDatabase { database in
      var values = Self.ordered.observe(on: database).makeAsyncIterator()
      var results = Self.ordered.select(\.a).observe(on: database).results.makeAsyncIterator()
      _ = try await values.next()
      #expect(try await results.next()?.get() == [10, 20])
      try await database.execute("ALTER TABLE watched RENAME TO gone")
      let error = await #expect(throws: DatabaseError.self) { try await values.next() }
      #expect(error?.code == .undefinedTable)
      #expect(try await values.next() == nil)
      let failure = try #require(await results.next())
      #expect(throws: DatabaseError.self) { try failure.get() }
      try await database.execute("ALTER TABLE gone RENAME TO watched")
      #expect(try await results.next()?.get() == [10, 20])
    }
  }

  /// What it would have read is not known then, so that any change may concern it.
  @Test func aFirstReadThatFailsHearsOfLaterChanges() async throws {
    struct Failure: Error {}
    try await ObservationTests.withDatabase { database in
      let count = ObserverCount()
      let observation = database.observe { connection in
        count.add()
        if count.value == 1 { throw Failure() }
        return try await Self.ordered.select(\.a).fetchAll(connection)
      }
      var results = observation.results.makeAsyncIterator()
      let first = try #require(await results.next())
      #expect(throws: Failure.self) { try first.get() }
      try await database.execute("UPDATE watched SET a = 11 WHERE id = 1")
      #expect(try await results.next()?.get() == [11, 20])
    }
  }

  /// Nothing is written behind the errors: the change before them is still to be read.
  @Test(arguments: [DatabaseError.Code.busy, .acquireTimeout, .deadlineExceeded, .connectionLost])
  func aReadThatFailsForAWhileIsTriedAgain(_ code: DatabaseError.Code) async throws {
    try await ObservationTests.withDatabase { database in
      let (count, pauses) = (ObserverCount(), PauseLog())
      var observation = database.observe { connection in
        count.add()
        if (2...10).contains(count.value) { throw DatabaseError(code, "") }
        return try await Self.ordered.select(\.a).fetchAll(connection)
      }
      observation.pauseForAttempt = { pauses.add($0) }
      var results = observation.results.makeAsyncIterator()
      #expect(try await results.next()?.get() == [10, 20])
      try await database.execute("UPDATE watched SET a = 11 WHERE id = 1")
      for _ in 2...10 {
        let failure = try #require(await results.next())
        let error = #expect(throws: DatabaseError.self) { try failure.get() }
        #expect(error?.code == code)
      }
      #expect(try await results.next()?.get() == [11, 20])
      #expect(count.value == 11)
      #expect(pauses.limits == [20, 40, 80, 160, 320, 640, 1_280, 2_560, 5_000])
      // After a value, the next error begins anew.
      try await database.execute("UPDATE watched SET a = 12 WHERE id = 1")
      #expect(try await results.next()?.get() == [12, 20])
      #expect(pauses.limits.count == 9)
    }
  }

  @Test func aSubscriptionThatFailsIsTriedAgainAfterAPause() async throws {
    struct Failure: Error {}
    let file = try TemporaryFile()
    let writer = try SQLiteDatabase(path: file.path)
    try await writer.executeScript(ObservationTests.schema)
    let (pauses, isReady) = (PauseLog(), ObserverCount())
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(prepareConnection: { _ in if isReady.value == 0 { throw Failure() } }))
    var observation = Self.ordered.select(\.a).observe(on: database)
    observation.pauseForAttempt = {
      pauses.add($0)
      if pauses.limits.count == 3 { isReady.add() }
    }
    var results = observation.results.makeAsyncIterator()
    for _ in 1...3 {
      let failure = try #require(await results.next())
      #expect(throws: Failure.self) { try failure.get() }
    }
    #expect(try await results.next()?.get() == [10, 20])
    #expect(pauses.limits == [20, 40, 80])
    await database.close()
    await writer.close()
  }

  /// An error that has the code of a closed database, and is not that one.
  @Test func misuseDoesNotEndTheResults() async throws {
    try await ObservationTests.withDatabase { database in
      let other = try SQLiteDatabase.inMemory()
      await other.close()
      let count = ObserverCount()
      let observation = database.observe { connection in
        count.add()
        if count.value == 1 { throw DatabaseError(.misuse, "") }
        if count.value == 2 { try await other.execute("SELECT 1") }
        return try await Self.ordered.select(\.a).fetchAll(connection)
      }
      var results = observation.results.makeAsyncIterator()
      for step in 1...2 {
        let failure = try #require(await results.next())
        let error = #expect(throws: DatabaseError.self) { try failure.get() }
        #expect(error?.code == .misuse)
        try await Watched.find(1).update { $0.a = step }.execute(database)
      }
      #expect(try await results.next()?.get() == [2, 20])
    }
  }

  @Test func aClosedDatabaseEndsTheWait() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(ObservationTests.schema)
    let count = ObserverCount()
    let task = Task {
      for try await _ in Self.ordered.observe(on: database) { count.add() }
    }
    let results = Task {
      var codes: [DatabaseError.Code?] = []
      for await result in Self.ordered.observe(on: database).results {
        switch result {
        case .success:
          count.add()
          codes.append(nil)
        case .failure(let error): codes.append((error as? DatabaseError)?.code)
        }
      }
      return codes
    }
    while count.value < 2 { try await Task.sleep(for: .milliseconds(1)) }
    await database.close()
    let error = await #expect(throws: DatabaseError.self) { try await task.value }
    #expect(error?.code == .misuse)
    #expect(await results.value == [nil, .misuse])
    var late = Self.ordered.observe(on: database).makeAsyncIterator()
    await #expect(throws: DatabaseError.self) { try await late.next() }
  }

  @Test func observersMayNotWriteOrWaitForThemselves() async throws {
    try await ObservationTests.withDatabase { database in
      var writing = database.observe { try await $0.execute("DELETE FROM watched") }.makeAsyncIterator()
      let error = await #expect(throws: DatabaseError.self) { try await writing.next() }
      #expect(error?.code == .readOnly)
      try await database.transaction { _ in
        var inside = Self.ordered.observe(on: database).makeAsyncIterator()
        let error = await #expect(throws: DatabaseError.self) { try await inside.next() }
        #expect(error?.code == .misuse)
      }
      #expect(try await Watched.all().fetchCount(database) == 2)
    }
  }

  /// Numbers of the file's header, which belong to no table.
  @Test(arguments: ["user_version", "application_id"])
  func aNumberOfTheHeaderIsObserved(_ pragma: String) async throws {
    try await ObservationTests.withDatabase { database in
      for query in ["PRAGMA \(pragma)", "SELECT * FROM pragma_\(pragma)"] {
        var values = database.observe { connection in
          try await connection.fetchOne("\(raw: query)", as: Int.self)
        }.makeAsyncIterator()
        try await database.execute("PRAGMA \(raw: pragma) = 3")
        #expect(try await values.next() == 3)
        try await database.execute("PRAGMA main.\(raw: pragma) = 7")
        #expect(try await values.next() == 7)
        try await database.transaction { try await $0.execute("PRAGMA \(raw: pragma)(5)") }
        #expect(try await values.next() == 5)
      }
    }
  }

  /// What a commit has to find out for its observers is in a file that somebody else has locked for himself.
  @Test func aCommitDoesNotWaitForALockToTellItsObservers() async throws {
    let (file, attached) = (try TemporaryFile(), try TemporaryFile())
    let other = try SQLiteDatabase(path: attached.path, configuration: .init(journalMode: .delete))
    try await other.execute("CREATE TABLE far (a INTEGER)")
    let database = try SQLiteDatabase(
      path: file.path,
      configuration: .init(
        busyTimeout: .seconds(100_000), journalMode: .delete,
        attachments: [.file(attached.path, as: "attached")], externalChangeInterval: .milliseconds(2)))
    try await database.executeScript(ObservationTests.schema)
    try await database.execute("UPDATE watched SET a = 5 WHERE id = 1")
    let subscription = try await database.subscribeToChanges()
    try await subscription.waitForChange()
    var reads = ReadRegion()
    _ = try await database.read(noting: &reads) { try await Self.ordered.select(\.a).fetchAll($0) }
    subscription.didRead(reads)
    try await other.withConnection { connection in
      try await connection.execute("PRAGMA locking_mode = EXCLUSIVE")
      try await connection.execute("INSERT INTO far VALUES (1)")
      try await database.execute("UPDATE watched SET a = 5 WHERE id = 1")
      #expect(subscription.isDirty)
    }
    await other.close()
    await database.close()
  }

  /// Writers on two objects, and observers that come and go: every value is a state that was committed, states come in
  /// order, and the last one is always seen.
  @Test(arguments: ObservationTests.Place.allCases)
  func everyValueIsAStateAndTheLastIsSeen(_ place: ObservationTests.Place) async throws {
    try await ObservationTests.withDatabase(place) { database in
      let last = 60
      try await database.executeScript("UPDATE watched SET a = 0; UPDATE watched SET b = id")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for observer in 0..<20 {
          group.addTask {
            var seen = -1
            let sums = database.observe { connection in
              try await connection.rows("SELECT a, b / 10 FROM watched ORDER BY id")
            }
            for try await rows in sums {
              // Each transaction sets all four to one number.
              let numbers = Set(rows.flatMap { $0 })
              guard numbers.count == 1, case .integer(let number)? = numbers.first else {
                Issue.record("Observer \(observer) saw \(rows).")
                return
              }
              #expect(number > seen)
              seen = Int(number)
              if seen == last { return }
            }
          }
        }
        group.addTask {
          for number in 1...last {
            try await database.transaction { connection in
              try await connection.execute("UPDATE watched SET a = \(number)")
              await Task.yield()
              try await connection.execute("UPDATE watched SET b = \(number) * 10 + id")
            }
            if number % 7 == 0 {
              _ = try? await database.transaction { connection in
                try await connection.execute("UPDATE watched SET a = -1")
                throw CancellationError()
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @MainActor @Test func aLiveQueryTellsItsReaders() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(ObservationTests.schema)
    let live = LiveQuery(Self.ordered.select(\.a).observe(on: database))
    #expect(live.value == nil)
    #expect(live.isLoading)
    await change(of: live) { _ = ($0.value, $0.isLoading) }
    while live.isLoading { await Task.yield() }
    #expect(live.value == [10, 20])
    async let changed: Void = change(of: live) { _ = $0.value }
    try await Watched.find(1).update { $0.a = 11 }.execute(database)
    await changed
    while live.value != [11, 20] { await Task.yield() }
    #expect(live.error == nil)
    try await database.execute("ALTER TABLE watched RENAME TO gone")
    while live.error == nil { await Task.yield() }
    #expect(live.value == [11, 20])
    try await database.execute("ALTER TABLE gone RENAME TO watched")
    try await Watched.find(1).update { $0.a = 12 }.execute(database)
    while live.value != [12, 20] { await Task.yield() }
    #expect(live.error == nil)
    live.stop()
    try await Watched.find(1).update { $0.a = 13 }.execute(database)
    while database.hub.isObserved { await Task.yield() }
    #expect(live.value == [12, 20])
    await database.close()
  }

  /// Waits until one of the properties that `read` looks at changes.
  @MainActor private func change<Value>(
    of live: LiveQuery<Value>, _ read: @MainActor (LiveQuery<Value>) -> Void
  ) async {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        read(live)
      } onChange: {
        continuation.resume()
      }
    }
  }

  @MainActor @Test func aLiveQueryThatIsReleasedObservesNoLonger() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.executeScript(ObservationTests.schema)
    var live: LiveQuery? = LiveQuery(Self.ordered.observe(on: database))
    while live?.isLoading != false { await Task.yield() }
    #expect(database.hub.isObserved)
    live = nil
    while database.hub.isObserved { await Task.yield() }
    await database.close()
  }
}

private final class ObserverCount: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }
  func add() { count.add(1, ordering: .relaxed) }
}

/// How long somebody who tries again would have waited.
private final class PauseLog: Sendable {
  private let pauses = Mutex<[Duration]>([])

  func add(_ pause: Duration) { pauses.withLock { $0.append(pause) } }

  /// The longest that each pause may be, in milliseconds; -1 if it is not between the half of that and that.
  var limits: [Int] {
    pauses.withLock(\.self).enumerated().map { index, pause in
      let limit = min(20 << index, 5_000)
      return pause >= .milliseconds(limit / 2) && pause <= .milliseconds(limit) ? limit : -1
    }
  }
}

extension SQLiteDatabase {
  /// Runs what would otherwise be inside the transaction of the current task.
  fileprivate func detached(_ body: @escaping @Sendable (SQLiteDatabase) async throws -> Void) async throws {
    try await Task.detached { try await body(self) }.value
  }
}

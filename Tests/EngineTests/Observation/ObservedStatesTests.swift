import Koine
import KoinePostgreSQL
import KoineSQLite
import Synchronization
import Testing

@Table("numbered") private struct Numbered: Identifiable, Codable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

@Table("lettered") private struct Lettered: Identifiable, Codable, Equatable {
  let id: Int
  var a: Int
}

/// Counts the transactions. Nobody observes it.
@Table("clock") private struct Clock: Identifiable, Equatable {
  let id: Int
  var n: Int
}

/// What each committed transaction has left, written by itself. Nobody observes it.
@Table("states") private struct CommittedContents {
  @Column(primaryKey: true) let time: Int
  @Column(as: JSON<Contents>.self) var contents: Contents
}

/// What is in the observed tables.
private struct Contents: Codable, Equatable, Sendable {
  var numbered: [Numbered]
  var lettered: [Lettered]

  static func read(_ connection: some Connection) async throws -> Contents {
    Contents(
      numbered: try await Numbered.order(by: \.id).fetchAll(connection),
      lettered: try await Lettered.order(by: \.id).fetchAll(connection))
  }
}

/// One way to look at the tables, by a query and as what it has to yield.
private enum View: CaseIterable, Sendable {
  case a, b, count, join, everything

  func read(_ connection: any Connection) async throws -> [[Int]] {
    switch self {
    case .a:
      try await Numbered.order(by: \.id).select { ($0.id, $0.a) }.fetchAll(connection).map { [$0.0, $0.1] }
    case .b:
      try await Numbered.where { $0.b > 4 }.order(by: \.id).select { ($0.id, $0.b) }.fetchAll(connection)
        .map { [$0.0, $0.1] }
    case .count: [[try await Numbered.all().fetchCount(connection)]]
    case .join:
      try await Numbered.join(Lettered.self) { $0.a == $1.id }.order { ($0.id, $1.id) }
        .select { ($0.id, $1.a) }.fetchAll(connection).map { [$0.0, $0.1] }
    case .everything:
      try await Self.rows(of: Contents.read(connection))
    }
  }

  private static func rows(of contents: Contents) -> [[Int]] {
    contents.numbered.map { [$0.id, $0.a, $0.b] } + [[]] + contents.lettered.map { [$0.id, $0.a] }
  }

  func value(of contents: Contents) -> [[Int]] {
    switch self {
    case .a: contents.numbered.map { [$0.id, $0.a] }
    case .b: contents.numbered.filter { $0.b > 4 }.map { [$0.id, $0.b] }
    case .count: [[contents.numbered.count]]
    case .join:
      contents.numbered.compactMap { row in
        contents.lettered.first { $0.id == row.a }.map { [row.id, $0.a] }
      }
    case .everything: Self.rows(of: contents)
    }
  }
}

/// What several tasks write to.
private final class Shared<Value: Sendable>: Sendable {
  private let value: Mutex<Value>

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    value.withLock { value in
      var copy = value
      defer { value = copy }
      return body(&copy)
    }
  }
}

/// Observers among writers, in and out of the process.
@Suite(.timeLimit(.minutes(10))) struct ObservedStatesTests {
  private func with(
    _ engine: Engine,
    _ body: (_ database: any ObservableDatabase, _ other: any Database, _ place: DatabasePlace) async throws
      -> Void
  ) async throws {
    try await DatabasePlace.with(engine) { place in
      let database = try #require(try await place.open() as? any ObservableDatabase)
      try await Numbered.createTable().execute(database)
      try await Lettered.createTable().execute(database)
      try await Clock.createTable().execute(database)
      try await CommittedContents.createTable().execute(database)
      try await Clock.insert(Clock(id: 1, n: 0)).execute(database)
      if let database = database as? PostgreSQLDatabase {
        try await database.installChangeTracking(for: [Numbered.self, Lettered.self])
      }
      // To the engine, another object is another process.
      let other = try await place.open()
      try await body(database, other, place)
      await other.close()
      await database.close()
    }
  }

  /// One change at random.
  private static func change(_ connection: any Connection, _ random: inout RandomSource) async throws {
    let (id, value) = (Int.random(in: 1...6, using: &random), Int.random(in: 0...9, using: &random))
    switch Int.random(in: 0...7, using: &random) {
    case 0, 1:
      try await Numbered.insert(Numbered(id: id, a: value, b: value)).onConflict(\.id) { row, excluded in
        row.a = excluded.a
      }.execute(connection)
    case 2: try await Numbered.find(id).delete().execute(connection)
    case 3: try await Numbered.where { $0.a < value }.update { $0.a += 1 }.execute(connection)
    case 4: try await Numbered.find(id).update { $0.b = value }.execute(connection)
    case 5: try await Lettered.insert(Lettered(id: id, a: value)).onConflict(\.id).execute(connection)
    case 6: try await Lettered.find(id).update { $0.a = value }.execute(connection)
    default: try await Lettered.where { $0.a > value }.delete().execute(connection)
    }
  }

  private struct GivenUp: Error {}

  /// Transactions at random, some of which are rolled back. Each notes what it has left.
  private static func write(_ count: Int, on database: any Database, seed: UInt64) async throws {
    var random = RandomSource(seed: seed)
    for _ in 0..<count {
      var copy = random
      do {
        try await database.transaction(isolation: .readCommitted) { inside in
          // Whoever has the clock is alone until the commit.
          try await Clock.find(1).update { $0.n += 1 }.execute(inside)
          for _ in 0..<Int.random(in: 1...3, using: &copy) { try await Self.change(inside, &copy) }
          if Int.random(in: 0..<5, using: &copy) == 0 { throw GivenUp() }
          let time = try await Clock.find(1).select(\.n).fetchOne(inside) ?? 0
          let contents = try await Contents.read(inside)
          try await CommittedContents.insert(CommittedContents(time: time, contents: contents)).execute(
            inside)
        }
      } catch is GivenUp {}
      random = copy
    }
  }

  /// Each value is what the database was after a committed transaction, in their order, and the last one is what it is:
  /// of writers on one object and on another, and in another process.
  @Test(arguments: Engine.allCases) func everyValueIsACommittedStateAndTheLastIsSeen(_ engine: Engine)
    async throws
  {
    let seed = UInt64.random(in: 0..<1_000_000)
    try await with(engine) { database, other, place in
      let seen = Shared<[Int: [[[Int]]]]>([:])
      let observers = (0..<20).map { number in
        let view = View.allCases[number % View.allCases.count]
        return Task {
          for try await value in database.observe({ try await view.read($0) }) {
            seen.withLock { $0[number, default: []].append(value) }
          }
        }
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<5 {
          group.addTask {
            try await Self.write(
              25, on: writer < 3 ? database : other, seed: seed &+ UInt64(writer) << 32)
          }
        }
        group.addTask(executorPreference: OwnThreads()) {
          await #expect(processExitsWith: .success) {
            [place = place as DatabasePlace, seed = seed as UInt64] in
            let database = try await place.open()
            try await withThrowingTaskGroup(of: Void.self) { group in
              for writer in 5..<7 {
                group.addTask {
                  try await ObservedStatesTests.write(25, on: database, seed: seed &+ UInt64(writer) << 32)
                }
              }
              try await group.waitForAll()
            }
            await database.close()
          }
        }
        try await group.waitForAll()
      }
      let fresh = try await Contents.read(database)
      for number in observers.indices {
        let view = View.allCases[number % View.allCases.count]
        // The last state always arrives: wait for it.
        while seen.withLock({ $0[number]?.last }) != view.value(of: fresh) {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
      for observer in observers { observer.cancel() }
      for observer in observers { try await observer.value }
      let committed = try await CommittedContents.order(by: \.time).fetchAll(database)
      let states = [Contents(numbered: [], lettered: [])] + committed.map(\.contents)
      // The clock has counted the same transactions.
      let time = try await Clock.find(1).select(\.n).fetchOne(database)
      #expect(states.count - 1 == time)
      for (number, values) in seen.withLock({ $0 }) {
        let view = View.allCases[number % View.allCases.count]
        var position = 0
        for value in values {
          while position < states.count, view.value(of: states[position]) != value { position += 1 }
        }
        #expect(position < states.count, "Seed \(seed), observer \(number) of \(view) saw \(values).")
      }
    }
  }

  /// Transactions that touch what the views below do not read, or nothing.
  private static func touchOthers(on database: any Database) async throws {
    for step in 0..<20 {
      try await Numbered.find(step % 6 + 1).update { $0.b += 1 }.execute(database)
      try await Clock.find(1).update { $0.n += 1 }.execute(database)
      try await Numbered.where { $0.id > 100 }.update { $0.a = 0 }.execute(database)
      _ = try? await database.transaction { connection in
        try await Numbered.where { $0.id > 0 }.delete().execute(connection)
        throw GivenUp()
      }
    }
  }

  /// Counted are the reads: transactions that touch other tables or columns cause none. SQLite tells that only of those
  /// in the own process.
  @Test(arguments: Engine.allCases) func whatIsNotReadCausesNoRead(_ engine: Engine) async throws {
    try await with(engine) { database, _, place in
      try await Numbered.insert((1...6).map { Numbered(id: $0, a: $0, b: $0) }).execute(database)
      try await Lettered.insert((1...6).map { Lettered(id: $0, a: $0) }).execute(database)
      let views: [View] = [.a, .count, .join]
      let reads = Shared<[View: Int]>([:])
      let values = AsyncStream<View>.makeStream()
      let observers = views.map { view in
        Task {
          // Each read is a value of its own.
          let observation = database.observe { connection in
            let value = try await view.read(connection)
            return (value, reads.withLock { $0[view, default: 0] += 1 })
          }
          for try await _ in observation { values.continuation.yield(view) }
        }
      }
      var arrived = values.stream.makeAsyncIterator()
      for _ in views { _ = await arrived.next() }
      try await Self.touchOthers(on: database)
      if engine == .postgreSQL {
        _ = await withTaskExecutorPreference(OwnThreads()) {
          await #expect(processExitsWith: .success) { [place = place as DatabasePlace] in
            let database = try await place.open()
            try await ObservedStatesTests.touchOthers(on: database)
            await database.close()
          }
        }
      }
      // One that concerns all of them comes behind the others.
      try await Numbered.insert(Numbered(id: 7, a: 1, b: 1)).execute(database)
      for _ in views { _ = await arrived.next() }
      #expect(reads.withLock { $0 } == [.a: 2, .count: 2, .join: 2])
      for observer in observers { observer.cancel() }
      for observer in observers { try await observer.value }
    }
  }

  /// None reads before the file was looked at, and none reads again because another one has just begun.
  @Test(arguments: Engine.allCases) func observersThatBeginAtOnceReadOnce(_ engine: Engine) async throws {
    for _ in 1...20 {
      try await with(engine) { _, other, _ in
        // It has no connection yet.
        let database = try #require(other as? any ObservableDatabase)
        let reads = Shared(0)
        let values = AsyncStream<Int>.makeStream()
        let observers = (0..<8).map { _ in
          Task {
            let observation = database.observe { connection in
              _ = try await Numbered.all().fetchCount(connection)
              return reads.withLock {
                $0 += 1
                return $0
              }
            }
            for try await value in observation { values.continuation.yield(value) }
          }
        }
        var arrived = values.stream.makeAsyncIterator()
        for _ in observers { _ = await arrived.next() }
        try await Numbered.insert(Numbered(id: 1, a: 1, b: 1)).execute(database)
        for _ in observers { _ = await arrived.next() }
        #expect(reads.withLock { $0 } == 16)
        for observer in observers { observer.cancel() }
        for observer in observers { try await observer.value }
      }
    }
  }

  /// A thousand observers cost a writer no statement and the database no connection more than one does; each of them
  /// reads once.
  @Test(arguments: Engine.allCases) func aThousandObserversCostAWriterNothingMore(_ engine: Engine)
    async throws
  {
    try await DatabasePlace.with(engine) { place in
      let statements = Shared<[String]>([])
      let connections = Shared<Set<Int>>([])
      let recorder = StatementObserver { event in
        connections.withLock { _ = $0.insert(event.connection) }
        if event.sql.hasPrefix("UPDATE") { statements.withLock { $0.append(event.sql) } }
      }
      let database = try #require(try await place.open(observers: [recorder]) as? any ObservableDatabase)
      try await Numbered.createTable().execute(database)
      try await Numbered.insert(Numbered(id: 1, a: 1, b: 1)).execute(database)
      if let database = database as? PostgreSQLDatabase {
        try await database.installChangeTracking(for: [Numbered.self])
      }
      let reads = Shared(0)
      let values = AsyncStream<Int>.makeStream()
      let observers = (0..<1_000).map { _ in
        Task {
          let observation = database.observe { connection in
            reads.withLock { $0 += 1 }
            return try await Numbered.select(\.a).fetchOne(connection)
          }
          for try await value in observation { values.continuation.yield(value ?? 0) }
        }
      }
      var arrived = values.stream.makeAsyncIterator()
      for _ in observers { #expect(await arrived.next() == 1) }
      #expect(reads.withLock { $0 } == 1_000)
      try await Numbered.find(1).update { $0.a = 2 }.execute(database)
      for _ in observers { #expect(await arrived.next() == 2) }
      #expect(reads.withLock { $0 } == 2_000)
      #expect(statements.withLock { $0.count } == 1)
      // The pool's.
      #expect(connections.withLock { $0.count } <= 8)
      for observer in observers { observer.cancel() }
      for observer in observers { try await observer.value }
      await database.close()
    }
  }
}

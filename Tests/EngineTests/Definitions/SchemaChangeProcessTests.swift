import Foundation
import Koine
import KoineTesting
import Synchronization
import Testing

// The tables before and after.

@Table("shelves") private struct OldShelf: Identifiable {
  let id: Int
  var title: String
}

@Table("books") private struct OldBook: Identifiable {
  let id: Int
  var name: String
  var pages: Int32?
  var shelfID: Int?
}

@Table("shelves") private struct Shelf: Identifiable {
  let id: Int
  @Column(unique: true) var title: String
  @Column(default: true) var isOpen: Bool
}

@Table("books") private struct Book: Identifiable, Equatable {
  let id: Int
  @Column(renamedFrom: "name") var title: String
  @Column(default: 0) var pages: Int
  @Column(references: Shelf.self, onDelete: .cascade) var shelfID: Int?
  static let indexes: [TableIndex<Book>] = [.on(\.title)]
}

@Table("loans") private struct Loan: Identifiable {
  let id: Int
  @Column(references: Book.self) var bookID: Int
}

/// Programs that are killed while they change tables that hold rows.
@Suite(.serialized) struct SchemaChangeProcessTests {
  private static let tables: [any Table.Type] = [Shelf.self, Book.self, Loan.self]
  private static let shelves = (1...20).map { OldShelf(id: $0, title: "shelf \($0)") }
  private static let books = (1...2_000).map { number in
    OldBook(id: number, name: "book \(number)", pages: Int32(number), shelfID: number % 20 + 1)
  }

  /// How the tables are changed.
  private enum Way: String, Codable, CaseIterable {
    /// By what the types declare.
    case types
    /// By a plan that was made before, for what another database has.
    case plan
  }

  /// Makes the tables as they were, with their rows.
  private static func fill(_ place: DatabasePlace) async throws {
    let database = try await place.open()
    try await database.transaction { connection in
      try await OldShelf.createTable().execute(connection)
      try await OldBook.createTable().execute(connection)
      try await OldShelf.insert(shelves).execute(connection)
      try await OldBook.insert(books).execute(connection)
    }
    await database.close()
  }

  /// Changes the tables.
  private static func change(_ database: any Database, _ way: Way) async throws {
    switch way {
    case .types: try await database.migrate(to: tables)
    case .plan:
      let plan = try await database.plan(for: tables)
      try await plan.run(on: database)
    }
  }

  /// What a database has: its schema, and its books as they are afterwards.
  private struct State: Equatable {
    var schema: DatabaseSchema
    var books: [Book]
    var shelves: [String]

    init(of place: DatabasePlace, isOld: (DatabaseSchema) -> Bool) async throws {
      let database = try await place.open()
      schema = try await database.schema()
      books =
        isOld(schema)
        ? try await OldBook.order(by: \.id).fetchAll(database).map { book in
          Book(id: book.id, title: book.name, pages: book.pages.map(Int.init) ?? 0, shelfID: book.shelfID)
        } : try await Book.order(by: \.id).fetchAll(database)
      shelves = try await OldShelf.order(by: \.id).select(\.title).fetchAll(database)
      await database.close()
    }
  }

  /// Whether the books have their old columns.
  private static func isOld(_ schema: DatabaseSchema) -> Bool {
    schema.table("books")?.column("name") != nil
  }

  /// The state before and after a change that nobody interrupts, its number of statements, and how long it took.
  private static func wholeChange(
    _ engine: Engine, _ way: Way
  ) async throws -> (old: State, new: State, statements: Int, duration: Duration) {
    var result: (State, State, Int, Duration)?
    try await DatabasePlace.with(engine) { place in
      try await fill(place)
      let old = try await State(of: place, isOld: isOld)
      let count = Counter()
      let database = try await place.open(observers: [StatementObserver { _ in count.add() }])
      let start = ContinuousClock.now
      try await change(database, way)
      let duration = ContinuousClock.now - start
      let statements = count.value
      await database.close()
      result = (old, try await State(of: place, isOld: isOld), statements, duration)
    }
    return try #require(result)
  }

  private final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock(\.self) }
    @discardableResult func add() -> Int {
      number.withLock {
        $0 += 1
        return $0
      }
    }
  }

  /// Ended at any moment, between statements or in the middle of one, a program leaves the old tables or the new ones,
  /// with every row; and the next program makes the old ones new.
  @Test(arguments: Engine.allCases, Way.allCases)
  private func aKilledProcessLeavesTheOldTablesOrTheNewOnes(_ engine: Engine, _ way: Way) async throws {
    let (old, new, statements, duration) = try await Self.wholeChange(engine, way)
    #expect(old.books == new.books && old.shelves == new.shelves && old.schema != new.schema)
    #expect(new.books.count == 2_000 && statements > 10)
    // After the statement of a number; then, at a moment of which nobody knows where it is.
    var generator = SeededGenerator(seed: 11)
    let microseconds = Int(duration / .microseconds(1))
    let ends =
      (1...statements).map { (statement: $0, delay: 0) }
      + (1...10).map { _ in (statement: 0, delay: Int.random(in: 0...microseconds, using: &generator)) }
    var seen: [Bool] = []
    for (statement, delay) in ends {
      try await DatabasePlace.with(engine) { place in
        try await Self.fill(place)
        let result = await #expect(processExitsWith: .failure, observing: []) {
          [
            place = place as DatabasePlace, way = way as Way, statement = statement as Int,
            delay = delay as Int
          ] in
          let count = Counter()
          let observer = StatementObserver { _ in
            if count.add() == statement { kill(getpid(), SIGKILL) }
          }
          let database = try await place.open(observers: [observer])
          if statement == 0 {
            Thread {
              usleep(UInt32(delay))
              kill(getpid(), SIGKILL)
            }.start()
          }
          try await SchemaChangeProcessTests.change(database, way)
          // The change was made before the end came.
          while true { await Task.yield() }
        }
        #expect(result?.exitStatus == .signal(SIGKILL))
        let state = try await State(of: place, isOld: Self.isOld)
        #expect(state == old || state == new, "after statement \(statement), or \(delay) µs")
        seen.append(state == new)
        guard state == old else { return }
        let database = try await place.open()
        try await Self.change(database, way)
        await database.close()
        #expect(try await State(of: place, isOld: Self.isOld) == new)
      }
    }
    #expect(seen.contains(true) && seen.contains(false))
  }
}

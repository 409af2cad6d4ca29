import Koine
import Synchronization
import Testing

@Table private struct Essay: VersionedTable, Equatable {
  let id: Int
  var title: String
  var text: String?
  var version = 0
  static var versionColumn: KeyPath<Columns, Column<Essay, Int>> { \.version }
}

@Table private struct Memo: Equatable {
  let id: Int
  var text: String
  @Column(generated: .stored) var length: Int?
  var isDeleted = false

  static let generatedColumns: [GeneratedColumn<Memo>] = [.computed(\.length) { $0.text.length().optional }]
  static var defaultScope: Where<Memo> { Memo.where { !$0.isDeleted } }
}

@Table private struct Keyless: Equatable {
  var text: String
}

/// Nothing but a key.
@Table private struct Membership: Equatable {
  @Column(primaryKey: true) let person: Int
  @Column(primaryKey: true) let club: String

  static var defaultScope: Where<Membership> { Membership.where { $0.person > 0 } }
}

/// Rows that are inserted, updated, deleted and read again by their keys.
@Suite struct SavedRowTests {
  private static func withTables(
    on engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Essay.createTable().execute(database)
      try await Memo.createTable().execute(database)
      try await Keyless.createTable().execute(database)
      try await Membership.createTable().execute(database)
      try await body(database)
    }
  }

  private static func code(_ body: () async throws -> Void) async -> DatabaseError.Code? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? DatabaseError)?.code
    }
  }

  @Test(arguments: Engine.allCases) func aRowIsSavedByItsKey(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let first = try await Memo(id: 1, text: "É!", length: nil).insertRow(on: database)
      #expect(first == Memo(id: 1, text: "É!", length: 2))
      #expect(await Self.code { try await first.insertRow(on: database) } == .uniqueViolation)

      var changed = first
      changed.text = "abc"
      #expect(try await changed.update(on: database) == Memo(id: 1, text: "abc", length: 3))
      changed.text = "abcd"
      #expect(try await changed.upsert(on: database) == Memo(id: 1, text: "abcd", length: 4))
      #expect(try await Memo(id: 2, text: "two", length: nil).upsert(on: database).length == 3)
      #expect(try await first.reload(on: database) == Memo(id: 1, text: "abcd", length: 4))

      try await first.delete(on: database)
      #expect(await Self.code { try await first.delete(on: database) } == .rowNotFound)
      #expect(await Self.code { try await first.update(on: database) } == .rowNotFound)
      #expect(await Self.code { _ = try await first.reload(on: database) } == .rowNotFound)
      #expect(try await Memo.all().fetchAll(database) == [Memo(id: 2, text: "two", length: 3)])
    }
  }

  @Test(arguments: Engine.allCases) func aRowOutsideOfTheScopeIsNotFound(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      var note = try await Memo(id: 1, text: "a", length: nil).insertRow(on: database)
      note.isDeleted = true
      #expect(try await note.update(on: database) == note)
      #expect(await Self.code { try await note.update(on: database) } == .rowNotFound)
      #expect(await Self.code { try await note.delete(on: database) } == .rowNotFound)
      #expect(try await Memo.update([note]).execute(database) == 0)
      #expect(try await Memo.unscoped().fetchAll(database) == [note])
    }
  }

  @Test(arguments: Engine.allCases) func onlyWhatHasChangedIsUpdated(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let old = try await Essay(id: 1, title: "a", text: "b").insertRow(on: database)
      // Somebody else changes another column, and keeps the version.
      try await Essay.find(1).update {
        $0.text = "c"; $0.version = 0
      }.execute(database)
      var changed = old
      changed.title = "A"
      let stored = try await changed.update(on: database, from: old)
      #expect(stored == Essay(id: 1, title: "A", text: "c", version: 1))
      #expect(try await stored.update(on: database, from: stored) == stored)
      #expect(try await stored.reload(on: database) == stored)
      let other = Essay(id: 2, title: "A", text: "c", version: 1)
      #expect(await Self.code { try await other.update(on: database, from: stored) } == .misuse)
    }
  }

  @Test(arguments: Engine.allCases) func aLostRaceIsToldApart(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let read = try await Essay(id: 1, title: "a", text: nil).insertRow(on: database)
      var (mine, theirs) = (read, read)
      theirs.title = "theirs"
      #expect(try await theirs.update(on: database) == Essay(id: 1, title: "theirs", text: nil, version: 1))
      mine.title = "mine"
      #expect(await Self.code { try await mine.update(on: database) } == .staleRow)
      #expect(await Self.code { try await mine.update(on: database, from: read) } == .staleRow)
      #expect(await Self.code { try await mine.delete(on: database) } == .staleRow)
      #expect(try await Essay.update([mine]).execute(database) == 0)
      #expect(try await Essay.find(1).fetchOne(database)?.title == "theirs")

      mine = try await mine.reload(on: database)
      mine.title = "mine"
      #expect(try await mine.update(on: database).version == 2)
      #expect(try await Essay.update([try await mine.reload(on: database)]).execute(database) == 1)
      #expect(
        try await Essay.find(1).fetchOne(database) == Essay(id: 1, title: "mine", text: nil, version: 3))
      #expect(try await mine.upsert(on: database).version == 4)
      try await mine.reload(on: database).delete(on: database)
      #expect(await Self.code { try await mine.update(on: database) } == .rowNotFound)
    }
  }

  @Test(arguments: Engine.allCases) func oneOfManyRacesIsWon(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let read = try await Essay(id: 1, title: "", text: nil).insertRow(on: database)
      let won = try await withThrowingTaskGroup(of: String?.self) { group in
        for number in 1...20 {
          group.addTask {
            var essay = read
            essay.title = "\(number)"
            do {
              return try await essay.update(on: database).title
            } catch let error as DatabaseError where error.code == .staleRow {
              return nil
            }
          }
        }
        return try await group.reduce(into: [String]()) { if let title = $1 { $0.append(title) } }
      }
      #expect(won.count == 1)
      let stored = try await read.reload(on: database)
      #expect(stored == Essay(id: 1, title: won.first ?? "none", text: nil, version: 1))
    }
  }

  @Test(arguments: Engine.allCases) func aCancelledSaveChangesNothing(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let read = try await Essay(id: 1, title: "a", text: nil).insertRow(on: database)
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        var essay = read
        essay.title = "b"
        try await essay.update(on: database)
      }
      await #expect(throws: (any Error).self) { try await task.value }
      #expect(try await read.reload(on: database) == read)
    }
  }

  @Test(arguments: Engine.allCases) func aTableWithoutKeyIsRefused(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let row = try await Keyless(text: "a").insertRow(on: database)
      await #expect(throws: UnsupportedFeatures.self) { try await row.update(on: database) }
      await #expect(throws: UnsupportedFeatures.self) { try await row.delete(on: database) }
      await #expect(throws: UnsupportedFeatures.self) { try await row.upsert(on: database) }
      await #expect(throws: UnsupportedFeatures.self) { _ = try await row.reload(on: database) }
      await #expect(throws: UnsupportedFeatures.self) { try await Keyless.update([row]).execute(database) }
      await #expect(throws: UnsupportedFeatures.self) {
        try await Keyless.limit(1).delete().execute(database)
      }
      #expect(try await Keyless.count().fetchOne(database) == 1)
    }
  }

  /// The second time, and outside of the default scope, too.
  @Test(arguments: Engine.allCases) func aRowOfNothingButItsKeyIsUpserted(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let rows = [Membership(person: -1, club: "a"), Membership(person: 1, club: "a")]
      for row in rows + rows {
        #expect(try await row.upsert(on: database) == row)
      }
      #expect(try await Membership.unscoped().order(by: \.person).fetchAll(database) == rows)
    }
  }

  /// What is yielded comes in the order of the rows, of which one is not there.
  @Test(arguments: Engine.allCases) func updatedRowsComeInTheirOrder(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      try await Essay.insert((1...40).map { Essay(id: $0, title: "old", text: nil) }).execute(database)
      let rows = [7, 3, 99, 40, 1, 22].map { Essay(id: $0, title: "new \($0)", text: nil) }
      let update = Essay.update(rows, setting: \.title).returning { ($0.id, $0.title, $0.version) }
      let yielded = try await update.preservingOrder().fetchAll(database)
      #expect(yielded.map(\.0) == [7, 3, 40, 1, 22])
      #expect(yielded.map(\.1) == ["new 7", "new 3", "new 40", "new 1", "new 22"])
      #expect(yielded.map(\.2) == [1, 1, 1, 1, 1])
      #expect(try update.preservingOrder().render(in: database.dialect).steps.count == 6)
      // One row, and none.
      let one = Essay.update([Essay(id: 2, title: "b", text: nil, version: 0)]).returning(\.id)
      #expect(try await one.preservingOrder().fetchAll(database) == [2])
      #expect(try await Essay.update([]).returning(\.id).preservingOrder().fetchAll(database) == [])
      // All of them, or none.
      try await database.execute("CREATE UNIQUE INDEX titles ON essays (title) WHERE title <> 'old'")
      let twice = [Essay(id: 5, title: "x", text: nil), Essay(id: 6, title: "x", text: nil)]
      let error = await #expect(throws: DatabaseError.self) {
        try await Essay.update(twice, setting: \.title).returning(\.id).preservingOrder().fetchAll(database)
      }
      #expect(error?.code == .uniqueViolation)
      #expect(try await Essay.where { $0.title == "x" }.fetchCount(database) == 0)
    }
  }

  @Test(arguments: Engine.allCases) func manyRowsAreUpdatedInOneTransaction(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let rows = (1...1_203).map { Essay(id: $0, title: "\($0)", text: $0 % 3 == 0 ? nil : "x") }
      try await Essay.insert(rows).execute(database)
      let changed = rows.map { Essay(id: $0.id, title: $0.title + "!", text: "é", version: 0) }
      let update = Essay.update(changed)
      #expect(try update.render(in: .sqlite).steps.count == 3)
      #expect(try update.render(in: .postgreSQL).steps[0].sql == update.render(in: .postgreSQL).steps[1].sql)
      #expect(try await update.execute(database) == 1_203)
      #expect(
        try await Essay.order(by: \.id).fetchAll(database)
          == changed.map { Essay(id: $0.id, title: $0.title, text: "é", version: 1) })
      #expect(try await Essay.update([]).execute(database) == 0)

      // The last statement fails: the first ones are undone.
      try await database.execute("CREATE UNIQUE INDEX titles ON essays (title)")
      var twice = changed.map { Essay(id: $0.id, title: "new \($0.id)", text: nil, version: 1) }
      twice[1_202].title = "new 1"
      #expect(await Self.code { try await Essay.update(twice).execute(database) } == .uniqueViolation)
      #expect(try await Essay.where { $0.version == 1 }.fetchCount(database) == 1_203)
      #expect(try await Essay.find(keys: 1...1_203).delete().execute(database) == 1_203)
    }
  }

  @Test(arguments: Engine.allCases) func manyRowsAreReturnedAsTheyAreAfterTheirUpdate(
    _ engine: Engine
  ) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let rows = (1...1_203).map { Essay(id: $0, title: "\($0)", text: nil) }
      try await Essay.insert(rows).execute(database)
      try await Essay.find(700).update { $0.version += 1 }.execute(database)
      // One row is missing, and one has been changed by others.
      let changed = (rows + [Essay(id: 9_999, title: "", text: nil)]).reversed().map {
        Essay(id: $0.id, title: $0.title + "!", text: "é")
      }
      let expected = changed.filter { $0.id != 9_999 && $0.id != 700 }
        .map { Essay(id: $0.id, title: $0.title, text: $0.text, version: 1) }
      let update = Essay.update(changed).returning { $0 }
      let rendered = try update.render(in: database.dialect)
      #expect(rendered.steps.count == 3)
      let returned = try await update.fetchAll(database)
      #expect(returned.sorted { $0.id > $1.id } == expected)
      // What a statement yields comes before what the next one does.
      let statements = returned.map { essay in (1_203 - essay.id + 1) / 500 }
      #expect(statements == statements.sorted())

      let again = expected.map { Essay(id: $0.id, title: "again", text: nil, version: 1) }
      let versions = Essay.update(again, setting: \.title).returning(\.version)
      var streamed: [Int] = []
      for try await version in versions.stream(database) { streamed.append(version) }
      #expect(streamed == Array(repeating: 2, count: 1_202))
      #expect(try await versions.fetchAll(database) == [])
      #expect(try await versions.fetchOne(database) == nil)
      #expect(try await versions.execute(database) == 0)
      #expect(try await Essay.update([]).returning { $0 }.fetchAll(database) == [])
    }
  }

  /// A row outside of the default scope is left out, and a column that the database computes is read.
  @Test(arguments: Engine.allCases) func returnedRowsHaveWhatTheDatabaseComputes(
    _ engine: Engine
  ) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let memos = [
        Memo(id: 1, text: "a", length: nil), Memo(id: 2, text: "b", length: nil, isDeleted: true),
      ]
      try await Memo.insert(memos).execute(database)
      let changed = memos.map { Memo(id: $0.id, text: "long", length: nil, isDeleted: $0.isDeleted) }
      #expect(
        try await Memo.update(changed).returning { ($0, $0.text.length()) }.fetchAll(database).map(\.0)
          == [Memo(id: 1, text: "long", length: 4)])
      #expect(
        try await Memo.unscoped().order(by: \.id).select(\.text).fetchAll(database) == ["long", "b"])
      let keyless = Keyless.update([Keyless(text: "a")]).returning { $0 }
      await #expect(throws: UnsupportedFeatures.self) { try await keyless.fetchAll(database) }
    }
  }

  /// Each call has one deadline, whatever it runs.
  @Test(arguments: Engine.allCases) func allStatementsOfACallHaveItsTimeLimit(_ engine: Engine) async throws {
    try await Self.withTables(on: engine) { database async throws in
      let essay = try await Essay(id: 1, title: "a", text: nil).insertRow(on: database)
      try await essay.update(on: database)
      let member = try await Membership(person: 1, club: "a").insertRow(on: database)
      let limit = Duration.seconds(3_600)
      let calls: [(any Connection) async throws -> Void] = [
        { _ = try await essay.update(on: $0, timeout: limit) },
        { _ = try await essay.delete(on: $0, timeout: limit) },
        { _ = try await member.upsert(on: $0, timeout: limit) },
      ]
      for (position, call) in calls.enumerated() {
        let timed = Timed(database)
        // The version is an earlier one.
        #expect(await Self.code { try await call(timed) } == (position < 2 ? .staleRow : nil))
        let deadlines = timed.log.deadlines
        #expect(deadlines.count == 2 && Set(deadlines).count == 1, "\(position)")
        #expect(deadlines.allSatisfy { $0?.limit == limit }, "\(position)")
      }
    }
  }

  /// A connection that knows when the statements that have come by have to end.
  private struct Timed: Connection {
    final class Log: Sendable {
      private let stored = Mutex<[Deadline?]>([])
      var deadlines: [Deadline?] { stored.withLock(\.self) }
      func note(_ deadline: Deadline?) { stored.withLock { $0.append(deadline) } }
    }

    let other: any Connection
    let log = Log()

    init(_ other: any Connection) { self.other = other }

    var dialect: any SQLDialect { other.dialect }

    func run(
      _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
    ) async throws -> Int {
      log.note(statement.deadline)
      return try await other.run(statement, row: row)
    }

    func run(_ batch: RenderedBatch) async throws -> Int {
      log.note(batch.deadline)
      return try await other.run(batch)
    }

    func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
      log.note(statement.deadline)
      return try await other.cursor(statement)
    }

    /// The steps of a statement are one transaction.
    nonisolated(nonsending) func transact<Result>(
      _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
    ) async throws -> Result {
      log.note(options.deadline)
      return try await other.transact(options, body)
    }
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table("Excluded") private struct LeftOut: Identifiable, Equatable {
  let id: Int
  var title: String
}

/// Keys that the database makes in different ways; no database has the table.
@Table private struct Booth: Identifiable {
  let id: Int
  @Column(unique: true, default: "main") var code: String
  @Column(unique: true, defaultExpression: randomUUID()) var token: UUID
  @Column(unique: true, defaultExpression: "ground") var level: String
  @Column(unique: true) var owner: String?
  var note: String
}

@Table private struct Kiosk: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, default: "main") var code: String
  var note: String
}

/// Inserts that one statement cannot express: all of them or none, with the results in the order of the rows.
@Suite struct InsertTests {
  @Test(arguments: Engine.allCases)
  func moreRowsThanAStatementTakesReturnInTheirOrder(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      let drafts = (0..<70_000).map { Counter.Draft(number: 70_000 - $0, note: "n\($0)") }
      let rendered = try Counter.insert(drafts).returning(\.id).statement.render(in: database.dialect)
      #expect(rendered.steps.count == (engine == .sqlite ? 5 : 3))
      #expect(rendered.steps.allSatisfy { $0.bindings.count <= database.dialect.spelling.maximumParameters })
      let returned = try await Counter.insert(drafts).returning { ($0.id, $0.number, $0.note) }
        .fetchAll(database)
      #expect(returned.map(\.1) == drafts.map(\.number))
      #expect(returned.map(\.2) == drafts.map(\.note))
      #expect(returned.map(\.0) == returned.map(\.0).sorted())
      #expect(try await Counter.all().fetchCount(database) == 70_000)
    }
  }

  @Test(arguments: Engine.allCases)
  func aFailingStepLeavesNothing(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      var rows = (1...40_000).map { Counter(id: $0, number: $0, note: nil) }
      rows.append(Counter(id: 1, number: 0, note: nil))
      for insert in [{ Counter.insert(rows).returning(\.id) }] {
        let error = await #expect(throws: DatabaseError.self) { try await insert().fetchAll(database) }
        #expect(error?.code == .uniqueViolation)
        #expect(try await Counter.all().fetchCount(database) == 0)
      }
      // In an open transaction the steps are a savepoint, and what was there before stays.
      try await database.transaction { connection in
        try await Counter.insert(Counter(id: 7, number: 7, note: nil)).execute(connection)
        let error = await #expect(throws: DatabaseError.self) {
          try await connection.transaction { inner in
            _ = try await Counter.insert(rows).returning(\.id).fetchAll(inner)
          }
        }
        #expect(error?.code == .uniqueViolation)
        #expect(try await Counter.select(\.id).fetchAll(connection) == [7])
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func rowsThatLeaveDifferentColumnsOutGetTheirDefaults(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      func drafts(_ count: Int) -> [Counter.Draft] {
        (0..<count).map { $0 % 3 == 0 ? Counter.Draft() : Counter.Draft(number: $0, note: "\($0)") }
      }
      #expect(try await Counter.insert(drafts(1_000)).execute(database) == 1_000)
      let stored = try await Counter.order(by: \.id).select { ($0.number, $0.note) }.fetchAll(database)
      #expect(stored.map(\.0) == (0..<1_000).map { $0 % 3 == 0 ? 5 : $0 })
      #expect(stored.map(\.1) == (0..<1_000).map { $0 % 3 == 0 ? nil : "\($0)" })
      let returned = try await Counter.insert(drafts(40_000)).returning(\.number).fetchAll(database)
      #expect(returned == (0..<40_000).map { $0 % 3 == 0 ? 5 : $0 })
      var streamed: [Int] = []
      for try await number in Counter.insert(drafts(4)).returning(\.number).stream(database) {
        streamed.append(number)
      }
      #expect(streamed == [5, 1, 2, 5])
      #expect(try await Counter.insert(drafts(4)).returning(\.number).fetchOne(database) == 5)
      #expect(try await Counter.all().fetchCount(database) == 41_008)
    }
  }

  /// The first conflict that a row has applies; one behind that of any key does not.
  @Test func severalKeysAreAskedInTheirOrder() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      try await Page.install(on: database)
      let pages = Page.order { ($0.path, $0.text) }.select { ($0.path, $0.text, $0.version) }
      let stored = [("/", "first", 5), ("/more", "third", 6), ("/old", "gone", 1)]
      #expect(try await WriteCases.severalKeys.execute(database) == 3)
      let found = try await pages.fetchAll(database)
      #expect(found.elementsEqual(stored, by: ==))
      // As one text: the third page is there by its key now.
      let returned = try await WriteCases.severalKeys.returning(\.id).fetchAll(database)
      #expect(returned == [1, 1, 78])
      let again = try await pages.fetchAll(database)
      #expect(again.elementsEqual([("/", "first", 5), ("/more", "third", 6), ("/old", "gone", 1)], by: ==))
      let rows = [Page(id: 1, path: "/more", text: "x", version: 0, isDeleted: false, state: nil)]
      let behindAnyKey = Page.insert(rows).onAnyConflictDoNothing().onConflict(\.id) { $0.text = $1.text }
      #expect(try await behindAnyKey.execute(database) == 0)
    }
    // A key that is named again: the call before is replaced.
    let rows = [Tag(id: 1, reminderID: 1, title: "a")]
    #expect(
      try Tag.upsert(rows).onConflict(\.id).render(in: .postgreSQL)
        == Tag.insert(rows).onConflict(\.id).render(in: .postgreSQL))
    #expect(
      try Tag.insert(rows).onConflict(\.title).onConflict(\.id).onConflict(\.id) { $0.title = $1.title }
        .render(in: .sqlite)
        == Tag.insert(rows).onConflict(\.title).onConflict(\.id) { $0.title = $1.title }.render(in: .sqlite))
    #expect(throws: UnsupportedFeatures.self) { try WriteCases.severalKeys.render(in: .postgreSQL) }
    #expect(WriteCases.severalKeys.check(in: .postgreSQL).map(\.subject) == [.feature(.upsertOfSeveralKeys)])
  }

  /// SQLite would make a key.
  @Test(arguments: Engine.allCases)
  func aKeyThatIsComputedAsNullIsAnError(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      let first = Counter(id: 1, number: 0, note: nil)
      try await Counter.insert(first).execute(database)
      let quotients = Counter.select { (SQL("nullif(\($0.id), \($0.id))", as: Int.self), $0.id) }
      let inserts = [
        Counter.insert(\.id, \.number, select: quotients),
        Counter.insert(\.id, \.number, select: quotients.union(Counter.select { ($0.id + 5, $0.id) })),
        Counter.insert(\.id, \.number, select: quotients.limit(1)).onConflict(\.id),
      ]
      for insert in inserts {
        let error = await #expect(throws: DatabaseError.self) { try await insert.execute(database) }
        #expect(error?.code == (engine == .sqlite ? .invalidValue : .notNullViolation))
        #expect(try await Counter.all().fetchAll(database) == [first])
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func aKeyProposedTwiceIsRefusedHoweverTheInsertRuns(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      let rows = [Counter(id: 1, number: 1), Counter(id: 2, number: 2), Counter(id: 1, number: 3)]
      let upsert = Counter.insert(rows).onConflict(\.id) { row, excluded in row.number = excluded.number }
      await #expect(throws: UnsupportedFeatures.self) { try await upsert.execute(database) }
      await #expect(throws: UnsupportedFeatures.self) {
        try await upsert.returning(\.id).fetchAll(database)
      }
      #expect(try await Counter.all().fetchCount(database) == 0)
      #expect(try await Counter.insert(rows).onConflict(\.id).execute(database) == 2)
    }
  }

  /// A row that is there may get the key that the next row proposes: each row has a statement of its own, as SQLite would go
  /// on from it in one, and PostgreSQL fail.
  @Test(arguments: Engine.allCases) func aKeyThatIsChangedMayMeetTheNextRow(_ engine: Engine) async throws {
    for yieldsRows in [false, true] {
      try await engine.withDatabase { database async throws in
        try await Page.install(on: database)
        func upsert(_ keys: [Int]) async throws {
          let rows = keys.map { Counter(id: $0, number: $0) }
          let upsert = Counter.insert(rows).onConflict(\.id) { row, excluded in row.id = excluded.id + 10 }
          if yieldsRows {
            _ = try await upsert.returning(\.id).fetchAll(database)
          } else {
            try await upsert.execute(database)
          }
        }
        func keys() async throws -> [Int] {
          try await Counter.order(by: \.id).select(\.id).fetchAll(database)
        }
        try await upsert([1, 2])
        #expect(try await keys() == [1, 2])
        try await upsert([1, 3])
        #expect(try await keys() == [2, 3, 11])
        try await upsert([3, 13])
        #expect(try await keys() == [2, 11, 23])
      }
    }
  }

  /// A default is a value like one that the row brings, unless it is another one in each row, or NULL.
  @Test func aKeyThatIsADefaultMayBeProposedOnce() {
    let repeated = [UnsupportedFeature.Subject.defect(.repeatedConflictKey)]
    func subjects(_ statement: some Statement) -> [UnsupportedFeature.Subject] {
      let sqlite = statement.statement.check(in: .sqlite).map(\.subject)
      #expect(statement.statement.check(in: .postgreSQL).map(\.subject) == sqlite)
      return sqlite
    }
    let drafts = [Booth.Draft(note: "a"), Booth.Draft(note: "b")]
    let named = [Booth.Draft(code: "main", note: "a"), Booth.Draft(note: "b")]
    let other = [Booth.Draft(code: "other", note: "a"), Booth.Draft(note: "b")]
    func byCode(_ rows: [Booth.Draft]) -> Insert<Booth, Void> {
      Booth.insert(rows).onConflict(\.code) { booth, excluded in booth.note = excluded.note }
    }
    #expect(subjects(byCode(drafts)) == repeated)
    #expect(subjects(byCode(named)) == repeated)
    #expect(subjects(byCode(other)) == [])
    #expect(subjects(Booth.insert(drafts).onConflict(\.code)) == [])
    #expect(subjects(Booth.insert(drafts).onConflict(\.id) { $0.note = $1.note }) == [])
    #expect(subjects(Booth.insert(drafts).onConflict(\.token) { $0.note = $1.note }) == [])
    #expect(subjects(Booth.insert(drafts).onConflict(\.level) { $0.note = $1.note }) == repeated)
    // The column is not among those of the insert.
    let values = Booth.insert(\.note, values: ["a", "b"])
    #expect(subjects(values.onConflict(\.code) { $0.note = $1.note }) == repeated)
    #expect(subjects(values.onConflict(\.owner) { $0.note = $1.note }) == [])
    let query = Booth.insert(\.note, select: Tag.select(\.title))
    #expect(subjects(query.onConflict(\.code) { $0.note = $1.note }) == repeated)
    #expect(subjects(query.onConflict(\.token) { $0.note = $1.note }) == [])
    #expect(subjects(query.onConflict(\.owner) { $0.note = $1.note }) == [])
    let one = Booth.insert(\.note, select: Tag.order(by: \.id).limit(1).select(\.title))
    #expect(subjects(one.onConflict(\.code) { $0.note = $1.note }) == [])
  }

  @Test(arguments: Engine.allCases)
  func aDefaultKeyProposedTwiceIsRefusedWhenItRuns(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Kiosk.createTable().execute(database)
      func upsert(_ rows: [Kiosk.Draft]) -> Insert<Kiosk, Void> {
        Kiosk.insert(rows).onConflict(\.code) { kiosk, excluded in kiosk.note = excluded.note }
      }
      let rows = [Kiosk.Draft(note: "a"), Kiosk.Draft(code: "x", note: "b"), Kiosk.Draft(note: "c")]
      await #expect(throws: UnsupportedFeatures.self) { try await upsert(rows).execute(database) }
      #expect(try await Kiosk.all().fetchCount(database) == 0)
      for _ in 0..<2 { #expect(try await upsert(Array(rows[1...])).execute(database) == 2) }
      let stored = try await Kiosk.order(by: \.code).select { ($0.code, $0.note) }.fetchAll(database)
      #expect(stored.map(\.0) == ["main", "x"])
      #expect(stored.map(\.1) == ["c", "b"])
    }
  }

  /// Row 1 does not represent a row of defaults alone.
  @Test(arguments: Engine.allCases)
  func aLaterRowOfDefaultsIsRefusedAsWhenItIsRendered(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Page.install(on: database)
      let insert = Ticket.insert {
        Ticket(id: 70)
        Ticket.Draft()
      }.onConflict(\.id)
      if engine == .postgreSQL {
        #expect(try await insert.execute(database) == 2)
      } else {
        let error = await #expect(throws: UnsupportedFeatures.self) {
          try await insert.execute(database)
        }
        #expect(error?.problems.map(\.subject) == [.feature(.upsertOfDefaults)])
        #expect(error?.problems.map(\.detail) == ["row 2"])
        #expect(error?.problems == insert.check(in: .sqlite))
        #expect(try await Ticket.all().fetchCount(database) == 0)
      }
    }
  }

  @Test func aColumnThatIsNamedTwiceIsRefused() {
    let inserts = [
      Tag.insert(\.title, \.title, values: [("a", "b")]),
      Tag.insert(\.title, \.title, values: [("a", "b"), ("c", "d")]),
      Tag.insert(\.title, \.title, select: RemindersList.select { ($0.title, $0.title) }),
    ]
    for insert in inserts {
      for problems in [insert.check(in: .sqlite), insert.check(in: .postgreSQL)] {
        #expect(problems.map(\.subject) == [.defect(.repeatedColumn)])
        #expect(problems.map(\.detail) == ["\"title\""])
      }
    }
  }

  /// Engines take the name for that of the row that is proposed, or for both.
  @Test func aTableNamedAsTheProposedRowIsRefused() {
    let row = LeftOut(id: 1, title: "a")
    let tag = Tag(id: 1, reminderID: 1, title: "a", weight: nil)
    let proposing = LeftOut.insert(row).onConflict(\.id) { row, excluded in row.title = excluded.title }
    let assigning = LeftOut.insert(row).onConflict(\.id) { row, _ in row.title = "b" }
    let reading = Tag.insert(tag).onConflict(\.id) { row, excluded in
      row.title = LeftOut.where { $0.id == excluded.id }.select { $0.title.max() } ?? ""
    }
    let refused: [any Statement] = [proposing, assigning, reading]
    for statement in refused {
      for problems in [statement.statement.check(in: .sqlite), statement.statement.check(in: .postgreSQL)] {
        #expect(problems.map(\.subject) == [.defect(.repeatedSource)], "\(statement)")
        #expect(problems.map(\.detail) == ["Excluded"], "\(statement)")
      }
    }
    #expect(LeftOut.insert(row).onConflict(\.id).check(in: .sqlite) == [])
    let readingAlone = Tag.insert(tag).onConflict(\.id) { row, _ in
      row.title = LeftOut.select { $0.title.max() } ?? ""
    }
    #expect(readingAlone.check(in: .postgreSQL) == [])
  }

  @Test func severalStatementsAreNoTextThatAnEngineTakesForOne() async throws {
    let insert = Counter.insert {
      Counter.Draft(number: 1)
      Counter.Draft()
    }
    let rendered = try insert.render(in: .sqlite)
    #expect(
      rendered.sql == """
        INSERT INTO "counters" ("number", "note") VALUES (?1, ?2);
        INSERT INTO "counters" ("note") VALUES (?1)
        """)
    #expect(rendered.bindings == [.integer(1), .null, .null])
    #expect(rendered.steps.map(\.bindings) == [[.integer(1), .null], [.null]])
    try await Engine.sqlite.withDatabase { database async throws in
      try await Page.install(on: database)
      await #expect(throws: DatabaseError.self) { try await database.run(rendered) { _ in } }
      #expect(try await Counter.all().fetchCount(database) == 0)
    }
  }

  @Test func aRowOfMoreValuesThanAStatementTakesIsRefused() throws {
    let few = SQLiteDialect(maximumParameters: 2)
    #expect(
      Counter.insert(Counter(id: 1, number: 1)).statement.check(in: few).map(\.subject) == [
        .defect(.tooManyParameters)
      ])
    let enough = SQLiteDialect(maximumParameters: 3)
    let rows = [Counter(id: 1, number: 1), Counter(id: 2, number: 2)]
    #expect(Counter.insert(rows).check(in: enough).isEmpty)
    // The values of RETURNING are bound by each step.
    let returning = Counter.insert(rows).returning { $0.number + 1 }
    #expect(returning.statement.check(in: enough).map(\.subject) == [.defect(.tooManyParameters)])
    #expect(try returning.statement.render(in: SQLiteDialect(maximumParameters: 4)).steps.count == 2)
  }
}

@Table("ordered_rows") private struct OrderedRow: Identifiable {
  let id: Int
  var title: String
}

/// What an insert yields, in the order of its rows.
@Suite struct InsertOrderTests {
  private static let titles = (0..<40).map { "t\(($0 * 17) % 40)" }

  @Test(arguments: Engine.allCases) func whatIsReturnedHasTheOrderOfTheRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await OrderedRow.createTable().execute(database)
      let insert = OrderedRow.insert(Self.titles.map { OrderedRow.Draft(title: $0) }).returning {
        ($0.id, $0.title)
      }
      .preservingOrder()
      let rendered = try insert.render(in: database.dialect)
      #expect(rendered.steps.count == 40)
      #expect(Set(rendered.steps.map(\.sql)).count == 1)
      let rows = try await insert.fetchAll(database)
      #expect(rows.map(\.1) == Self.titles)
      #expect(rows.map(\.0) == rows.map(\.0).sorted())
      var streamed: [String] = []
      let drafts = Self.titles.map { OrderedRow.Draft(title: $0) }
      let others = OrderedRow.insert(drafts).returning(\.title).preservingOrder()
      for try await title in others.stream(database) { streamed.append(title) }
      #expect(streamed == Self.titles)
      #expect(try await others.fetchOne(database) == Self.titles[0])
      // Rows that leave different columns to the database, and rows that an upsert changes or leaves alone.
      let mixed = OrderedRow.insert {
        OrderedRow(id: 900, title: "x")
        OrderedRow.Draft(title: "y")
        OrderedRow(id: rows[0].0, title: "changed")
      }.onConflict(\.id) { row, excluded in row.title = excluded.title }.returning(\.title).preservingOrder()
      #expect(try await mixed.fetchAll(database) == ["x", "y", "changed"])
      let skipping = OrderedRow.insert {
        OrderedRow(id: 1901, title: "z")
        OrderedRow(id: 900, title: "again")
        OrderedRow(id: 1902, title: "zz")
      }.onConflict(\.id).returning(\.id).preservingOrder()
      let inserted = try await skipping.fetchAll(database)
      #expect(inserted == [1901, 1902])
      // All or nothing.
      let failing = OrderedRow.insert {
        OrderedRow(id: 950, title: "a")
        OrderedRow(id: 900, title: "b")
      }.returning(\.id).preservingOrder()
      await #expect(throws: DatabaseError.self) { _ = try await failing.fetchAll(database) }
      #expect(try await OrderedRow.find(950).fetchOne(database) == nil)
    }
  }

  @Test func withoutReturningItIsAsItWas() throws {
    let rows = [OrderedRow(id: 1, title: "a"), OrderedRow(id: 2, title: "b")]
    let insert = OrderedRow.insert(rows).preservingOrder()
    #expect(try insert.render(in: .sqlite).steps.count == 1)
    #expect(try OrderedRow.insert(rows).returning(\.id).render(in: .sqlite).steps.count == 1)
  }

  /// Each row would be a statement, which sees what those before it have changed.
  @Test func theRowsOfAnUpsertThatReadsItsTableAreRefused() {
    func upsert(_ rows: [OrderedRow]) -> Insert<OrderedRow, Int> {
      OrderedRow.insert(rows).onConflict(\.id) { row, _ in
        row.title = OrderedRow.select { $0.title.max() } ?? ""
      }
      .returning(\.id).preservingOrder()
    }
    let rows = [OrderedRow(id: 1, title: "a"), OrderedRow(id: 2, title: "b")]
    #expect(upsert(rows).check(in: .postgreSQL).map(\.subject) == [.defect(.orderOfDependentRows)])
    #expect(
      upsert(rows).check(in: .sqlite).map(\.subject) == [
        .feature(.changedTableInUpsert), .defect(.orderOfDependentRows),
      ])
    #expect(upsert([rows[0]]).check(in: .postgreSQL) == [])
  }

  @Test func theRowsOfAQueryAreRefused() {
    let insert = OrderedRow.insert(
      \.id, \.title, select: OrderedRow.order(by: \.title).select { ($0.id, $0.title) }
    )
    .returning(\.id).preservingOrder()
    #expect(
      insert.check(in: .postgreSQL).map(\.subject).contains(.defect(.orderOfInsertedQuery)))
  }
}

import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// The newest revision of each document, of those that are not deleted.
@Table private struct Revision: Equatable {
  let id: Int
  var doc: Int
  var isDeleted = false

  static var defaultScope: Where<Revision> {
    Revision.where { !$0.isDeleted }
      .qualify { rowNumber().over(partitionBy: $0.doc, orderBy: $0.id.descending()) == 1 }
  }
}

@Table private struct Newest: Equatable {
  let id: Int
  var isDeleted = false
  static var defaultScope: Where<Newest> { Newest.where { !$0.isDeleted }.order(by: \.id).limit(3) }
}

@Table private struct Different: Equatable {
  let id: Int
  var isDeleted = false
  static var defaultScope: Where<Different> { Different.where { !$0.isDeleted }.distinct() }
}

@Table private struct Ordered: Equatable {
  let id: Int
  var text: String
  static var defaultScope: Where<Ordered> { Ordered.order(by: \.text) }
}

/// A task is shown while it has no open part.
@Table private struct Chore: Equatable {
  let id: Int
  var parent: Int?
  var isOpen = false

  static var defaultScope: Where<Chore> {
    Chore.where { job in !exists(Chore.unscoped().where { $0.parent == job.id && $0.isOpen }) }
  }
}

@Table private struct Wide: Equatable {
  let id: Int
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  var i = 0
  var j = 0
  var k = 0
  var l = 0
  var m = 0
  var n = 0
  var o = 0
  var p = 0
}

@Table private struct Tally: Equatable {
  let id: Int
  var number: Int
}

@Table private struct Letter: VersionedTable, Equatable {
  let id: Int
  var text: String
  var version = 0
  static var versionColumn: KeyPath<Columns, Column<Letter, Int>> { \.version }
}

/// What a default scope, a trigger and a closure that assigns nothing make of writes of rows.
@Suite struct ScopedSavingTests {
  private static let dialects: [any SQLDialect] = [
    SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL, MariaDBDialect.mariaDB,
  ]

  /// The conditions alone would find rows that the scope leaves out.
  @Test(arguments: Engine.allCases)
  func aScopeOfOtherClausesThanConditionsIsRefused(_ engine: Engine) async throws {
    func expectRefusal<Row: Table>(_ row: Row) async throws where Row.Row == Row {
      try await engine.withDatabase { database async throws in
        try await Row.createTable().execute(database)
        try await row.insertRow(on: database)
        await #expect(throws: UnsupportedFeatures.self) { try await row.update(on: database) }
        await #expect(throws: UnsupportedFeatures.self) { try await row.delete(on: database) }
        await #expect(throws: UnsupportedFeatures.self) { try await Row.update([row]).execute(database) }
        #expect(
          Row.update([row]).check(in: database.dialect).map(\.subject) == [.defect(.clauseOfChange)])
        #expect(try await Row.unscoped().fetchCount(database) == 1)
      }
    }
    try await expectRefusal(Revision(id: 1, doc: 1, isDeleted: true))
    try await expectRefusal(Newest(id: 1, isDeleted: true))
    try await expectRefusal(Different(id: 1, isDeleted: true))
  }

  /// Rows that are found by their keys need no order.
  @Test(arguments: Engine.allCases) func anOrderedScopeIsTaken(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Ordered.createTable().execute(database)
      var row = try await Ordered(id: 1, text: "a").insertRow(on: database)
      row.text = "b"
      #expect(try await row.update(on: database) == row)
      #expect(try await Ordered.update([row]).execute(database) == 1)
      try await row.delete(on: database)
      #expect(try await Ordered.all().fetchCount(database) == 0)
    }
  }

  /// Each statement would judge its rows by what those before it have made of the table.
  @Test func aScopeThatReadsTheTableTakesOneStatement() {
    let rows = (1...501).map { Chore(id: $0, parent: nil) }
    for dialect in Self.dialects.dropLast() {
      #expect(Chore.update(Array(rows.prefix(500))).check(in: dialect).filter { !$0.isNote }.isEmpty)
      #expect(Chore.update(rows).check(in: dialect).map(\.subject) == [.defect(.orderOfDependentRows)])
      #expect(
        Chore.update(Array(rows.prefix(2))).preservingOrder().check(in: dialect).map(\.subject)
          == [.defect(.orderOfDependentRows)])
    }
  }

  /// MariaDB has the rows once for each column that is assigned.
  @Test func manyColumnsAreSplitIntoMoreStatements() throws {
    let rows = (1...1_000).map { Wide(id: $0) }
    for dialect in Self.dialects {
      let rendered = try Wide.update(rows).render(in: dialect)
      #expect(rendered.steps.allSatisfy { $0.bindings.count <= dialect.spelling.maximumParameters })
    }
  }

  @Test(arguments: Engine.allCases) func whatATriggerLeavesOutIsNoLostRace(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Letter.createTable().execute(database)
      let row = try await Letter(id: 1, text: "a").insertRow(on: database)
      switch engine {
      case .sqlite:
        try await database.executeScript(
          """
          CREATE TRIGGER kept BEFORE UPDATE ON letters BEGIN SELECT RAISE(IGNORE); END;
          CREATE TRIGGER stays BEFORE DELETE ON letters BEGIN SELECT RAISE(IGNORE); END;
          """)
      case .postgreSQL:
        try await database.executeScript(
          """
          CREATE FUNCTION kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
          CREATE TRIGGER kept BEFORE UPDATE OR DELETE ON letters FOR EACH ROW EXECUTE FUNCTION kept();
          """)
      }
      func code(_ body: () async throws -> Void) async -> DatabaseError.Code? {
        do { try await body() } catch { return (error as? DatabaseError)?.code }
        return nil
      }
      var other = row
      other.version = 7
      #expect(await code { try await row.update(on: database) } == .other)
      #expect(await code { try await row.delete(on: database) } == .other)
      #expect(await code { try await other.update(on: database) } == .staleRow)
      #expect(await code { try await other.delete(on: database) } == .staleRow)
    }
  }

  /// As it is for an update: nobody means to leave the row as it is that way.
  @Test func anUpsertThatAssignsNothingIsRefused() {
    let rows = [Tally(id: 1, number: 1)]
    let upserts: [any Statement] = [
      Tally.insert(rows).onConflict(\.id) { _, _ in },
      Tally.insert(rows).onConflict(\.id) { _, _ in
      } where: { row, new in
        row.number < new.number
      },
    ]
    for upsert in upserts {
      for dialect in Self.dialects {
        #expect(upsert.check(in: dialect).map(\.subject).contains(.defect(.emptyUpdate)))
      }
    }
    let named = Tally.insert(rows).onConstraintConflict("tallies_pkey") { _, _ in }
    #expect(named.check(in: .postgreSQL).map(\.subject) == [.defect(.emptyUpdate)])
  }
}

import Koine
import Testing

@Table private struct Note: Identifiable, Equatable {
  let id: Int
  var folderID: Int
  var isDeleted = false
  var rank: Int?

  static var defaultScope: Where<Note> { Note.where { !$0.isDeleted } }
}

@Table private struct Folder: Identifiable, Equatable {
  let id: Int
  var name: String
}

private enum Other: AliasName {}

extension Note {
  fileprivate static var ranked: Where<Note> { Self.where { $0.rank != nil } }
}

extension Note.Columns {
  fileprivate var isTop: some QueryExpression<Bool?> { rank == 1 }
  fileprivate var isUnranked: some QueryExpression<Bool> { rank == nil }
  fileprivate var doubled: some QueryExpression<Int?> { rank * 2 }

  fileprivate func isBelow(_ limit: Int) -> Computed<Bool> { (rank ?? 0) < limit }
}

extension From1 where A == Note.Columns {
  fileprivate func newestFirst() -> Self { order { $0.id.descending() } }
}

/// A table's default scope holds wherever a query of the table begins.
@Suite struct DefaultScopeTests {
  private func withNotes(
    on engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Folder.createTable().execute(database)
      try await Note.createTable().execute(database)
      try await Folder.insert([Folder(id: 1, name: "a"), Folder(id: 2, name: "b")]).execute(database)
      try await Note.insert([
        Note(id: 1, folderID: 1, isDeleted: false, rank: 1),
        Note(id: 2, folderID: 1, isDeleted: true, rank: 1),
        Note(id: 3, folderID: 2, isDeleted: true, rank: nil),
        Note(id: 4, folderID: 1, isDeleted: false, rank: nil),
      ]).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases)
  func everyWayIntoAQueryIsScoped(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      #expect(try await Note.order(by: \.id).select(\.id).fetchAll(database) == [1, 4])
      #expect(try await Note.count().fetchOne(database) == 2)
      #expect(try await Note.all().fetchCount(database) == 2)
      #expect(try await Note.find(1).fetchOne(database)?.id == 1)
      #expect(try await Note.find(2).fetchOne(database) == nil)
      #expect(try await Note.where { $0.rank == 1 }.select(\.id).fetchAll(database) == [1])
      #expect(
        try await Note.group(by: \.folderID).select { ($0.folderID, $0.id.count()) }.fetchCount(database) == 1
      )
      #expect(try await Note.distinct().select(\.folderID).fetchAll(database) == [1])
      #expect(try await Note.limit(9).fetchAll(database).count == 2)
      #expect(try await Note.as(Other.self).order(by: \.id).select(\.id).fetchAll(database) == [1, 4])
      #expect(
        try await Folder.where { $0.id.in(Note.select(\.folderID)) }.select(\.id).fetchAll(database) == [1])
      #expect(
        try await Folder.where { folder in exists(Note.where { $0.folderID == folder.id }) }
          .select(\.id).fetchAll(database) == [1])
      #expect(
        try await Folder.order(by: \.id).select { folder in Note.where { $0.folderID == folder.id }.count() }
          .fetchAll(database) == [2, 0])
      #expect(try await count(of: Note.self, on: database) == 2)
      #expect(try await count(of: Folder.self, on: database) == 2)
      #expect(try await Note.unscoped().order(by: \.id).select(\.id).fetchAll(database) == [1, 2, 3, 4])
      #expect(try await Note.unscoped().where(\.isDeleted).fetchCount(database) == 2)
      #expect(try await Note.none.fetchAll(database) == [])
    }
  }

  private func count<Source: Table>(of table: Source.Type, on connection: any Connection) async throws -> Int
  {
    try await Source.all().fetchCount(connection)
  }

  @Test(arguments: Engine.allCases)
  func joinsAreScopedOnTheSideOfTheTable(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      func ids(_ query: some SelectStatement<(Int?, Int?)>) async throws -> [[Int?]] {
        try await query.fetchAll(database).map { [$0.0, $0.1] }
      }
      let inner = Folder.join(Note.self) { $0.id == $1.folderID }.order { ($0.id, $1.id) }
      #expect(
        try await inner.select { ($0.id, $1.id) }.fetchAll(database).map { [$0.0, $0.1] } == [
          [1, 1], [1, 4],
        ])
      let left = Folder.leftJoin(Note.self) { $0.id == $1.folderID }.order { ($0.id, $1.id) }
      #expect(
        try await left.select { ($0.id, $1.id) }.fetchAll(database).map { [$0.0, $0.1] }
          == [[1, 1], [1, 4], [2, nil]])
      let right = Folder.where { $0.name == "b" }.rightJoin(Note.self) { $0.id == $1.folderID }
        .order { _, note in note.id }
      #expect(try await right.select { _, note in note.id }.fetchAll(database) == [])
      let outer = Folder.rightJoin(Note.self) { $0.id == $1.folderID }.order { _, note in note.id }
      #expect(try await outer.select { _, note in note.id }.fetchAll(database) == [1, 4])
      let full = Folder.fullJoin(Note.self) { $0.id == $1.folderID }.order { ($0.id, $1.id) }
      #expect(try await ids(full.select { ($0.id, $1.id) }) == [[1, 1], [1, 4], [2, nil]])
      let cross = Folder.crossJoin(Note.self).order { ($0.id, $1.id) }
      #expect(
        try await cross.select { ($0.id, $1.id) }.fetchAll(database).map { [$0.0, $0.1] }
          == [[1, 1], [1, 4], [2, 1], [2, 4]])
      let first = Note.join(Folder.self) { $0.folderID == $1.id }.order { note, _ in note.id }
      #expect(try await first.select { note, _ in note.id }.fetchAll(database) == [1, 4])
      let ranked = Folder.leftJoin(Note.ranked) { $0.id == $1.folderID }.order { ($0.id, $1.id) }
      #expect(
        try await ids(ranked.select { (Computed<Int?>($0.id.expression), $1.id) }) == [[1, 1], [2, nil]])
    }
  }

  @Test(arguments: Engine.allCases)
  func changesAreScopedAndInsertsAreNot(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      #expect(try await Note.all().update { $0.rank = 7 }.execute(database) == 2)
      #expect(try await Note.unscoped().where { $0.rank == 7 }.fetchCount(database) == 2)
      try await Note.insert([Note(id: 2, folderID: 2, isDeleted: false, rank: 9)])
        .onConflict(\.id) { row, excluded in row.rank = excluded.rank }.execute(database)
      #expect(try await Note.unscoped().where { $0.id == 2 }.select(\.rank).fetchOne(database) == 9)
      #expect(try await Note.where { $0.rank == 9 }.delete().execute(database) == 0)
      let absent: Int? = nil
      let dynamic = Note.where { note in if let absent { note.rank == absent } }
      #expect(dynamic.delete().check(in: .sqlite).map(\.subject) == [.defect(.emptyCondition)])
      #expect(dynamic.update { $0.rank = 1 }.check(in: .sqlite).map(\.subject) == [.defect(.emptyCondition)])
      #expect(try await dynamic.fetchCount(database) == 2)
      #expect(try await Note.all().delete().execute(database) == 2)
      #expect(try await Note.unscoped().delete().execute(database) == 2)
    }
  }

  @Test(arguments: Engine.allCases)
  func theScopeStaysBesideCombinedConditions(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      func ids(_ query: Where<Note>) async throws -> [Int] {
        try await query.order(by: \.id).select(\.id).fetchAll(database)
      }
      #expect(try await ids(!Note.ranked) == [4])
      #expect(try await ids(Note.ranked || !Note.ranked) == [1, 4])
      #expect(try await ids(!Note.all()) == [])
      #expect(try await ids(Note.unscoped().where(\.isDeleted) || Note.ranked) == [1, 2, 3])
      #expect(try await ids(Note.unscoped().where(\.isDeleted) && Note.ranked) == [])
      #expect(try await ids(!Note.unscoped().where(\.isDeleted)) == [1, 4])
      #expect(try await ids(Note.unscoped() || Note.ranked) == [1, 2, 3, 4])
    }
  }

  @Test(arguments: Engine.allCases)
  func helpersOfATableServeEverywhere(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      let newest = Note.ranked.newestFirst().select(\.id)
      #expect(try await newest.fetchAll(database) == [1])
      let all = Note.all().newestFirst().select(\.id)
      #expect(try await all.fetchAll(database) == [4, 1])
      let top = Note.where { $0.isTop.computed }.select(\.id)
      #expect(try await top.fetchAll(database) == [1])
      let doubled = Note.order(by: \.id).select(\.doubled)
      #expect(try await doubled.fetchAll(database) == [2, nil])
    }
  }

  @Test(arguments: Engine.allCases)
  func onTheOuterSideOfAJoinHelpersAreNullWithoutARow(_ engine: Engine) async throws {
    try await withNotes(on: engine) { database async throws in
      let joined = Folder.leftJoin(Note.self) { $0.id == $1.folderID }.order { ($0.id, $1.id) }
      // The second folder has no note, so nothing is known of its rank.
      let unranked = joined.select { $1.isUnranked }
      #expect(try await unranked.fetchAll(database) == [false, true, nil])
      let top = joined.select { $1.isTop }
      #expect(try await top.fetchAll(database) == [true, nil, nil])
      let doubled = joined.select { $1.doubled }
      #expect(try await doubled.fetchAll(database) == [2, nil, nil])
      let below = joined.select { _, note in note.map { $0.isBelow(1) } }
      #expect(try await below.fetchAll(database) == [false, true, nil])
      let chosen = joined.where { $1.isUnranked ?? false }.select { $1.id }
      #expect(try await chosen.fetchAll(database) == [4])
    }
  }

  @Test func onlyConditionsCombine() {
    let limited = Note.limit(1) && Note.ranked
    #expect(
      limited.check(in: .sqlite).map(\.description) == [
        "Koine refuses clauseOfCondition (a limit) in WHERE 2: the clause would be lost; combine what where() makes, and add other "
          + "clauses to the result"
      ])
    let ordered = Folder.join(Note.self) { $0.id == $1.folderID && Note.ranked.newestFirst().holds(for: $1) }
    #expect(ordered.check(in: .postgreSQL).map(\.subject) == [.defect(.clauseOfCondition)])
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import Testing

enum Mood: String, ColumnValue, CaseIterable { case calm, glad, mad }

@Table struct Diary: Identifiable, Equatable {
  let id: UUID
  var title: String
  @Column(databaseType: "mood") var mood: Mood?
  @Column(default: Mood.glad, databaseType: "mood") var usual: Mood
}

/// A placeholder has a type on PostgreSQL, which otherwise guesses it: the first time and, when the plan
/// knows no values, the seventh.
@Suite struct PlaceholderTests {
  private static let ids = [
    UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)),
    UUID(uuid: (0xFF, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0xAB)),
  ]
  private static let diaries = [
    Diary(id: ids[0], title: "first", mood: .mad, usual: .calm),
    Diary(id: ids[1], title: "second", mood: nil, usual: .glad),
  ]

  private func withDiaries(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database in
      if engine == .postgreSQL {
        try await database.execute("CREATE TYPE mood AS ENUM ('calm', 'glad', 'mad')")
      }
      try await Diary.createTable().execute(database)
      try await Diary.insert(Self.diaries).execute(database)
      try await body(database)
    }
  }

  /// Runs a query seven times, and with a plan that knows no values.
  private func expect<Query: SelectStatement>(
    _ query: Query, _ expected: [Query.Output], on database: any Database,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws where Query.Output: Equatable {
    try await database.withConnection { connection in
      for run in 1...7 {
        #expect(
          try await query.fetchAll(connection) == expected, "run \(run)", sourceLocation: sourceLocation)
      }
      guard database is PostgreSQLDatabase else { return }
      try await connection.execute("SET plan_cache_mode = force_generic_plan")
      #expect(try await query.fetchAll(connection) == expected, "generic", sourceLocation: sourceLocation)
      try await connection.execute("RESET plan_cache_mode")
    }
  }

  @Test(arguments: Engine.allCases) func aValueTakesTheTypeOfAnEnumColumnT13(_ engine: Engine) async throws {
    try await withDiaries(engine) { database in
      let titles = Diary.order(by: \.title).select(\.title)
      try await expect(titles.where { $0.mood == Mood.mad }, ["first"], on: database)
      try await expect(titles.where { $0.mood.is(Mood?.some(.mad)) }, ["first"], on: database)
      try await expect(titles.where { $0.mood.is(Mood?.none) }, ["second"], on: database)
      try await expect(titles.where { $0.mood.isNot(Mood.calm) }, ["first", "second"], on: database)
      try await expect(titles.where { $0.mood.in([Mood.mad, .calm]) }, ["first"], on: database)
      try await expect(titles.where { ($0.mood ?? Mood.glad) == Mood.glad }, ["second"], on: database)
      try await expect(titles.where { $0.mood.nullIf(Mood.mad) == nil }, ["first", "second"], on: database)
      try await expect(
        Diary.order(by: \.title).select { Case().when($0.mood == nil, then: Mood.calm).else($0.usual) },
        [.calm, .calm], on: database)
      try await expect(
        Diary.order(by: \.title).select { Case.of($0.usual).when(Mood.calm, then: 1).else(2) }, [1, 2],
        on: database)
      try await expect(
        Diary.group(by: \.usual).having { $0.usual == Mood.calm }.select(\.usual), [.calm], on: database)
    }
  }

  @Test(arguments: Engine.allCases) func enumColumnsAreWritten(_ engine: Engine) async throws {
    try await withDiaries(engine) { database in
      #expect(try await Diary.order(by: \.title).fetchAll(database) == Self.diaries)
      try await Diary.where { $0.mood == nil }.update { $0.mood = Mood.calm }.execute(database)
      #expect(try await Diary.order(by: \.title).select(\.mood).fetchAll(database) == [.mad, .calm])
      try await Diary.all().update { $0.mood = nil }.execute(database)
      #expect(try await Diary.where { $0.mood == nil }.fetchCount(database) == 2)
      let usual = try await Diary.insert { Diary.Draft(id: UUID(), title: "third", mood: nil) }
        .returning(\.usual).fetchOne(database)
      #expect(usual == .glad)
      try await Diary.insert(Self.diaries).onConflict(\.id) { row, excluded in row.mood = excluded.usual }
        .execute(database)
      #expect(try await Diary.order(by: \.title).select(\.mood).fetchAll(database) == [.calm, .glad, nil])
    }
  }

  @Test(arguments: Engine.allCases) func aParameterIsWrittenToAnEnumColumn(_ engine: Engine) async throws {
    let copy = DeclaredQuery { (id: Parameter<UUID>, mood: Parameter<Mood>) in
      Diary.insert(
        \.id, \.title, \.usual, select: Diary.where { $0.title == "first" }.select { (id, $0.title, mood) })
    }
    let change = DeclaredQuery { (usual: Parameter<Mood>, mood: Parameter<Mood?>) in
      Diary.all().update {
        $0.usual = usual
        $0.mood = mood
      }.returning(\.mood)
    }
    try await withDiaries(engine) { database async throws in
      let id = UUID()
      try await copy(id, .mad).execute(database)
      #expect(try await Diary.find(id).select(\.usual).fetchAll(database) == [.mad])
      for mood in [nil, Mood.calm, nil, .glad] {
        #expect(try await change(.glad, mood).fetchAll(database) == [mood, mood, mood])
      }
    }
  }

  @Test(arguments: Engine.allCases) func aValueIsComparedWithAUUIDColumnP7T10(_ engine: Engine) async throws {
    try await withDiaries(engine) { database in
      let titles = Diary.order(by: \.title).select(\.title)
      try await expect(titles.where { $0.id == Self.ids[1] }, ["second"], on: database)
      try await expect(titles.where { $0.id.in(Self.ids) }, ["first", "second"], on: database)
      try await expect(titles.where { $0.id.isNot(Self.ids[1]) }, ["first"], on: database)
      try await expect(Diary.find(Self.ids[0]), [Self.diaries[0]], on: database)
      try await expect(Diary.order(by: \.id).select(\.id), Self.ids, on: database)
    }
  }

  @Test(arguments: Engine.allCases) func boundPositionsAndNilHaveATypeEverywhereP5P6P7P8(_ engine: Engine)
    async throws
  {
    try await withDiaries(engine) { database in
      let start = 2
      let none: Int? = nil
      let diaries = Diary.order(by: \.title)
      try await expect(diaries.select { $0.title.substr(start) }, ["irst", "econd"], on: database)
      try await expect(diaries.select { $0.title.substr(start, start) }, ["ir", "ec"], on: database)
      try await expect(diaries.select { _ in none }, [nil, nil], on: database)
      try await expect(diaries.select { _ in none ?? 5 }.limit(1), [5], on: database)
      try await expect(diaries.select { $0.title.length() + start }, [7, 8], on: database)
      try await expect(diaries.select { _ in Computed<Int>(start.expression) + start }, [4, 4], on: database)
      try await expect(
        diaries.select { Case().when($0.title == "first", then: start).else(0) }, [2, 0], on: database)
      try await expect(
        Diary.group { $0.title.substr(start, 1) }.order { $0.title.substr(start, 1) }
          .select { $0.title.substr(start, 1) }, ["e", "i"], on: database)
      try await expect(
        Diary.group { $0.title.length() + start }.having { $0.title.length() + start > 7 }
          .select { $0.title.length() + start }, [8], on: database)
    }
  }

  @Test func boundPositionsAndNilHaveATypeOnMariaDBTooP5P8() async throws {
    let start = 2
    let none: Int? = nil
    let tags = Tag.where { $0.id <= 2 }.order(by: \.id)
    for connection in try await FiniteEngines.shared().all {
      let name = "\(connection.dialect.name)"
      #expect(
        try await tags.select { $0.title.substr(start) }.fetchAll(connection) == ["ed", "lue"], "\(name)")
      #expect(try await tags.select { _ in none }.fetchAll(connection) == [nil, nil], "\(name)")
      #expect(try await tags.select { _ in none ?? 5 }.fetchAll(connection) == [5, 5], "\(name)")
      #expect(try await tags.select { $0.title.length() + start }.fetchAll(connection) == [5, 6], "\(name)")
      let cases = tags.select { Case().when($0.title == "red", then: start).else(0) }
      #expect(try await cases.fetchAll(connection) == [2, 0], "\(name)")
      let groups = Tag.group { $0.title.length() + start }.having { $0.title.length() + start > 5 }
        .select { $0.title.length() + start }
      #expect(try await groups.fetchAll(connection) == [6], "\(name)")
    }
  }
}

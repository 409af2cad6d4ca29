import Koine
import KoinePostgreSQL
import Testing

/// Columns of two enum types beside others of texts.
@Table("moods") private struct MoodyPerson: Identifiable, Equatable {
  let id: Int
  var name: String
  var other: String?
  @Column(databaseType: "mood") var mood: String
  @Column(databaseType: "mood") var before: String?
  @Column(databaseType: "weather") var weather: String
}

@Table("moodsOfNames") private struct MoodOfName: Equatable {
  let id: Int
  var text: String
  @Column(databaseType: "mood") var mood: String
}

/// Engines compare no value of an enum type with a text, and put both in no column; Koine takes them for texts.
@Suite struct EnumTypesAmongTextsTests {
  private static let people = [
    MoodyPerson(id: 1, name: "glad", other: nil, mood: "glad", before: "calm", weather: "calm"),
    MoodyPerson(id: 2, name: "calm", other: "sad", mood: "sad", before: nil, weather: "sad"),
  ]

  private func withPeople(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database async throws in
      if engine == .postgreSQL {
        try await database.execute("CREATE TYPE mood AS ENUM ('sad', 'glad', 'calm')")
        try await database.execute("CREATE TYPE weather AS ENUM ('sad', 'calm', 'stormy')")
      }
      try await MoodyPerson.createTable().execute(database)
      try await MoodyPerson.insert(Self.people).execute(database)
      try await body(database)
    }
  }

  private typealias Condition = @Sendable (MoodyPerson.Columns) -> Computed<Bool?>

  /// Each condition with the rows for which it holds.
  private static let conditions: [(String, Condition, [Int])] = [
    ("=", { Computed(($0.mood == $0.name).expression) }, [1]),
    ("<>", { Computed(($0.name != $0.mood).expression) }, [2]),
    ("<", { Computed(($0.mood < $0.weather).expression) }, []),
    ("= of a function", { Computed(($0.mood == $0.name.lower()).expression) }, [1]),
    ("= of two types", { Computed(($0.mood == $0.weather).expression) }, [2]),
    ("= of one type", { Computed(($0.mood == $0.before).expression) }, []),
    ("IS", { Computed(($0.mood.is($0.other)).expression) }, [2]),
    ("IS NOT", { Computed(($0.mood.isNot($0.other)).expression) }, [1]),
    ("IN of a query", { Computed($0.mood.in(MoodyPerson.select(\.name)).expression) }, [1]),
    ("a text IN a query", { Computed($0.name.in(MoodyPerson.select(\.mood)).expression) }, [1]),
    ("IN of another type", { Computed($0.mood.in(MoodyPerson.select(\.weather)).expression) }, [2]),
    (
      "IN of columns",
      { Computed(.inList($0.mood.expression, [$0.name.expression, "sad".expression], negated: false)) },
      [1, 2]
    ),
    ("nullif", { Computed(($0.mood.nullIf($0.name) == nil).expression) }, [1]),
    ("coalesce", { Computed((($0.before ?? $0.name) == "calm").expression) }, [1, 2]),
    (
      "CASE", { Computed((Case().when($0.id == 1, then: $0.mood).else($0.name) == "calm").expression) }, [2]
    ),
    ("CASE of a text", { Computed((Case.of($0.mood).when($0.name, then: 1).else(2) == 1).expression) }, [1]),
    ("max", { Computed(($0.mood == MoodyPerson.select { $0.mood.max() }).expression) }, [2]),
    (
      "a subquery", { Computed(($0.name == MoodyPerson.find(1).select(\.mood)).expression) }, [1]
    ),
    (
      "rows",
      {
        Computed(
          .comparison(
            .row([$0.mood.expression, $0.id.expression]), .equal,
            .row([$0.name.expression, $0.id.expression])))
      }, [1]
    ),
    (
      "rows IN a query",
      {
        Computed(
          .inQuery(
            .row([$0.mood.expression, $0.id.expression]),
            MoodyPerson.select { ($0.name, $0.id) }.sqlQuery, negated: false))
      }, [1]
    ),
    ("greatest", { Computed((greatest($0.mood, $0.name) == "sad").expression) }, [2]),
    ("LIKE", { Computed($0.name.like($0.mood).expression) }, [1]),
  ]

  @Test(arguments: Engine.allCases) func conditions(_ engine: Engine) async throws {
    try await withPeople(engine) { database async throws in
      for (name, condition, expected) in Self.conditions {
        let query = MoodyPerson.where { condition($0) }.order(by: \.id).select(\.id)
        #expect(try await query.fetchAll(database) == expected, "\(name)")
      }
    }
  }

  @Test(arguments: Engine.allCases) func sources(_ engine: Engine) async throws {
    try await withPeople(engine) { database async throws in
      let moods = MoodyPerson.select { ($0.mood, $0.id) }
      #expect(try await moods.as("m").where { $0.0 == "sad" }.select { $0.1 }.fetchAll(database) == [2])
      #expect(
        try await moods.commonTable("m").where { $0.0 == "glad" }.select { $0.1 }.fetchAll(database) == [1])
      let texts = MoodyPerson.select(\.mood).union(MoodyPerson.select(\.name))
      #expect(try await texts.order { $0 }.fetchAll(database) == ["calm", "glad", "sad"])
      #expect(
        try await MoodyPerson.select(\.name).intersect(MoodyPerson.select(\.mood)).fetchAll(database)
          == ["glad"])
    }
  }

  @Test(arguments: Engine.allCases) func aColumnIsGivenOtherTexts(_ engine: Engine) async throws {
    try await withPeople(engine) { database async throws in
      try await MoodyPerson.all().update {
        $0.mood = $0.name
        $0.before = $0.other
        $0.name = $0.mood
      }
      .execute(database)
      var rows = try await MoodyPerson.order(by: \.id).fetchAll(database)
      #expect(rows.map(\.mood) == ["glad", "calm"] && rows.map(\.before) == [nil, "sad"])
      // What is assigned is read behind it.
      #expect(rows.map(\.name) == ["glad", "calm"])
      try await MoodyPerson.insert(
        \.id, \.name, \.mood, \.weather,
        select: MoodyPerson.find(2).select { ($0.id + 1, $0.mood, $0.name, $0.name) }
      )
      .execute(database)
      rows = try await MoodyPerson.find(3).fetchAll(database)
      #expect(
        rows == [
          MoodyPerson(id: 3, name: "calm", other: nil, mood: "calm", before: nil, weather: "calm")
        ])
      try await MoodyPerson.insert(Self.people[0])
        .onConflict(\.id) { row, excluded in row.mood = excluded.weather }.execute(database)
      #expect(try await MoodyPerson.find(1).select(\.mood).fetchAll(database) == ["calm"])
    }
  }

  @Test(arguments: Engine.allCases) func aViewHasTheTypesThatItDeclares(_ engine: Engine) async throws {
    try await withPeople(engine) { database async throws in
      let view = View(MoodOfName.self) { MoodyPerson.all().select { ($0.id, $0.mood, $0.name) } }
      try await view.create().execute(database)
      #expect(
        try await MoodOfName.where { $0.text == $0.mood && $0.mood == "glad" }.select(\.id)
          .fetchAll(database) == [1])
    }
  }
}

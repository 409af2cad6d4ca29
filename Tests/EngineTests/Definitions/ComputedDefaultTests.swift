import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import MariaDBTestDriver
import Testing

/// Letters, of which the database knows when they were written.
@Table("letters") private struct PostedLetter: Equatable {
  @Column(primaryKey: true, defaultExpression: randomUUID()) let key: UUID
  var text: String
  @Column(defaultExpression: currentTimestamp) var written: Date
  @Column(defaultExpression: currentDate) var day: CalendarDate?
  @Column(defaultExpression: SQL("1 + 1", as: Int.self)) var pages: Int
}

/// The same before.
@Table("letters") private struct PostedLetterBefore {
  @Column(primaryKey: true, defaultExpression: randomUUID()) let key: UUID
  var text: String
}

/// With the day on which it was written alone.
@Table("letters") private struct PostedLetterOfADay {
  @Column(primaryKey: true) let key: UUID
  var text: String
  @Column(defaultExpression: currentDate) var written: CalendarDate
}

/// Defaults that the database computes for each row.
@Suite struct ComputedDefaultTests {
  /// The time of a statement is one, also if the rows run one by one otherwise.
  @Test(arguments: Engine.allCases) func rowsOfOneInsertHaveOneTime(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await PostedLetter.createTable().execute(database)
      let names = (1...150).map { "letter \($0)" }
      try await PostedLetter.insert(names.map { PostedLetter.Draft(text: $0) }).execute(database)
      #expect(try await PostedLetter.select { $0.written.count(distinct: true) }.fetchAll(database) == [1])
      try await PostedLetter.all().delete().execute(database)
      try await PostedLetter.insert(\.text, values: names).execute(database)
      let found = try await PostedLetter.select {
        ($0.written.count(distinct: true), $0.key.count(distinct: true))
      }
      .fetchAll(database)
      #expect(found.map { [$0.0, $0.1] } == [[1, 150]])
    }
  }

  @Test func text() throws {
    #expect(
      try PostedLetter.createTable().render(in: .sqlite).sql == """
        CREATE TABLE "letters" ("key" TEXT PRIMARY KEY NOT NULL DEFAULT (lower(hex(randomblob(4)) || '-' || \
        hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89AB', (random() & 3) + 1, 1) || \
        substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))), "text" TEXT NOT NULL, \
        "written" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f000', 'now')), "day" TEXT DEFAULT (substr(strftime('%Y-%m-%d %H:%M:%f000', 'now'), 1, 10)), \
        "pages" INTEGER NOT NULL DEFAULT (1 + 1)) STRICT
        """)
    #expect(
      try PostedLetter.createTable().render(in: .postgreSQL).sql == """
        CREATE TABLE "letters" ("key" uuid PRIMARY KEY NOT NULL DEFAULT (gen_random_uuid()), \
        "text" text COLLATE "C" NOT NULL, "written" timestamptz NOT NULL DEFAULT (statement_timestamp()), \
        "day" date DEFAULT (CAST(statement_timestamp() AT TIME ZONE 'UTC' AS date)), "pages" bigint NOT NULL DEFAULT (1 + 1))
        """)
  }

  private static func expectComputedValues(on database: any Connection) async throws {
    try await PostedLetter.createTable().execute(database)
    let before = Date.now
    try await PostedLetter.insert {
      PostedLetter.Draft(text: "a")
      PostedLetter.Draft(text: "b")
    }.execute(database)
    let old = Date(timeIntervalSince1970: 0)
    let key = UUID()
    try await PostedLetter.insert {
      PostedLetter.Draft(key: key, text: "c", written: old, day: CalendarDate(1970, 1, 1), pages: 9)
    }
    .execute(database)
    let letters = try await PostedLetter.order(by: \.text).fetchAll(database)
    #expect(letters.map(\.text) == ["a", "b", "c"])
    #expect(
      letters[2] == PostedLetter(key: key, text: "c", written: old, day: CalendarDate(1970, 1, 1), pages: 9))
    for letter in letters.prefix(2) {
      // SQLite's clock has milliseconds.
      #expect(letter.written > before - 1 && letter.written < Date.now + 1)
      #expect(letter.day.map { $0.description } == String(letter.written.ISO8601Format().prefix(10)))
      #expect(letter.key.uuidString.dropFirst(14).first == "4" && letter.pages == 2)
    }
    #expect(Set(letters.map(\.key)).count == 3)
  }

  @Test(arguments: Engine.allCases) func values(_ engine: Engine) async throws {
    try await engine.withDatabase { try await Self.expectComputedValues(on: $0) }
  }

  @Test func valuesOnMariaDB() async throws {
    try await Self.expectComputedValues(on: try await MariaDBDatabase.makeDatabase())
  }

  private static func problems(_ expression: SQLExpression, in dialect: any SQLDialect) -> [String] {
    let column = SQLCreateTable.Column(PostedLetter.columns.pages.column, default: expression)
    let table = SQLCreateTable(PostedLetter.columns._source, columns: [column])
    return SQLStatement.createTable(table).check(in: dialect).map {
      "\($0.subject) \($0.place.map { "\($0)" }) \($0.detail)"
    }
  }

  /// Defaults that need a row, or others.
  @Test func refusals() {
    let all: [any SQLDialect] = [
      SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL, MariaDBDialect.mariaDB,
    ]
    let pages = PostedLetter.columns.pages
    for dialect in all {
      #expect(
        Self.problems((pages + 1).expression, in: dialect)
          == ["defect(Koine.SQLDefect.columnOutOfScope) [] letters.pages"])
      #expect(
        Self.problems(pages.max().expression, in: dialect).first
          == #"defect(Koine.SQLDefect.defaultOfRows) ["DEFAULT"] an aggregate"#)
      #expect(
        Self.problems(exists(PostedLetter.all()).expression, in: dialect).first
          == #"defect(Koine.SQLDefect.defaultOfRows) ["DEFAULT"] a subquery"#)
    }
    // What names an operand does so in a subquery, which MariaDB takes for NULL in a default.
    let later = currentTimestamp.adding(7, .day).expression
    let refusal = ["construct [] a default with a subquery, in which an operand gets a name"]
    #expect(Self.problems(later, in: SQLiteDialect.sqlite) == refusal)
    #expect(Self.problems(later, in: MariaDBDialect.mariaDB) == refusal)
    #expect(Self.problems(later, in: PostgreSQLDialect.postgreSQL) == [])
  }

  /// What a text does not bring is computed.
  @Test(arguments: Engine.allCases) func imported(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await PostedLetter.createTable().execute(database)
      try await PostedLetter.import(.text("text\na\nb\n"), as: .csv(), into: database)
      try await database.importTable("letters", from: .text("text,pages\nc,3\n"), as: .csv())
      let letters = try await PostedLetter.order(by: \.text).fetchAll(database)
      #expect(letters.map(\.text) == ["a", "b", "c"] && letters.map(\.pages) == [2, 2, 3])
      #expect(Set(letters.map(\.key)).count == 3)
      #expect(letters.allSatisfy { $0.day != nil && $0.written > Date.now - 3_600 })
    }
  }

  /// Populated tables get such columns, by either way, and nothing differs then.
  @Test(arguments: Engine.allCases, [true, false]) func added(_ engine: Engine, _ isPlanned: Bool)
    async throws
  {
    try await engine.withDatabase { database in
      try await PostedLetterBefore.createTable().execute(database)
      try await PostedLetterBefore.insert(["a", "b"].map { PostedLetterBefore(key: UUID(), text: $0) })
        .execute(database)
      if isPlanned {
        try await database.migrate(to: [PostedLetter.self])
      } else {
        try await PostedLetter.alterTable {
          $0.add(\.written)
          $0.add(\.day)
          $0.add(\.pages)
        }.execute(database)
      }
      #expect(try await database.plan(for: [PostedLetter.self]).description == "nothing to change")
      let letters = try await PostedLetter.order(by: \.text).fetchAll(database)
      #expect(letters.map(\.text) == ["a", "b"] && letters.map(\.pages) == [2, 2])
      #expect(letters.allSatisfy { $0.day != nil && $0.written > Date.now - 3_600 })
      try await PostedLetter.insert { PostedLetter.Draft(text: "c") }.execute(database)
      // And away again.
      try await database.migrate(to: [PostedLetterBefore.self], allowingLoss: true)
      #expect(try await database.plan(for: [PostedLetterBefore.self]).isEmpty)
      #expect(
        try await PostedLetterBefore.order(by: \.text).select(\.text).fetchAll(database) == ["a", "b", "c"])
    }
  }

  @Test func areReadBackAlike() async throws {
    var schemas: [DatabaseSchema] = []
    for engine in Engine.allCases {
      try await engine.withDatabase { database in
        try await PostedLetterOfADay.createTable().execute(database)
        schemas.append(try await database.schema().normalized)
        #expect(try await database.schema().table("letters")?.column("written")?.defaultText != nil)
      }
    }
    #expect(schemas[0] == schemas[1])
  }
}

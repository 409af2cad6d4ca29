import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table("entries") private struct Entry: Identifiable, Equatable {
  let id: Int
  var day: Int?
  var rank: Int?
  var text: String

  static let indexes: [TableIndex<Entry>] = [
    .on(\.day, name: "by_day"),
    .on(name: "latest") { ($0.day.descending(), $0.rank.ascending(nulls: .first), $0.text) },
  ]
  /// What SQLite and MariaDB do not have.
  static let nullsLargest = TableIndex<Entry>.on(name: "nulls_largest") {
    ($0.day.ascending(nulls: .last), $0.rank.descending(nulls: .first), $0.text.descending())
  }
}

/// Where NULL is in an index.
@Suite struct IndexNullOrderTests {
  private static func steps(_ statement: some Statement, in dialect: any SQLDialect) throws -> [String] {
    try statement.render(in: dialect).steps.map(\.sql)
  }

  /// The smallest of all values, unless an index says otherwise.
  @Test func text() throws {
    #expect(
      try Self.steps(Entry.createTable(), in: .postgreSQL).dropFirst() == [
        #"CREATE INDEX "by_day" ON "entries" ("day" NULLS FIRST)"#,
        #"CREATE INDEX "latest" ON "entries" ("day" DESC NULLS LAST, "rank" NULLS FIRST, "text")"#,
      ])
    #expect(
      try Self.steps(Entry.createTable(), in: .sqlite).dropFirst() == [
        #"CREATE INDEX "by_day" ON "entries" ("day")"#,
        #"CREATE INDEX "latest" ON "entries" ("day" DESC, "rank", "text")"#,
      ])
    #expect(
      try Self.steps(Entry.createTable(), in: .mariaDB).dropFirst() == [
        "CREATE INDEX `by_day` ON `entries` (`day`)",
        "CREATE INDEX `latest` ON `entries` (`day` DESC, `rank`, `text`(255))",
      ])
    #expect(
      try Self.steps(Entry.nullsLargest.create(), in: .postgreSQL) == [
        #"CREATE INDEX "nulls_largest" ON "entries" ("day" NULLS LAST, "rank" DESC NULLS FIRST, "text" DESC)"#
      ])
    for dialect in [SQLiteDialect.sqlite, MariaDBDialect.mariaDB] as [any SQLDialect] {
      #expect(
        Entry.nullsLargest.create().check(in: dialect).map(\.subject) == [.feature(.largestNullsInIndexes)])
    }
  }

  @Test(arguments: Engine.allCases) func theEngineTellsTheSameOrder(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Entry.createTable().execute(database)
      var expected: [String: [DatabaseSchema.Index.Term]] = [
        "by_day": [.init(.column("day"), nullsFirst: true)],
        "latest": [
          .init(.column("day"), isDescending: true, nullsFirst: false),
          .init(.column("rank"), nullsFirst: true), .init(.column("text"), nullsFirst: engine == .sqlite),
        ],
      ]
      if engine == .postgreSQL {
        try await Entry.nullsLargest.create().execute(database)
        expected["nulls_largest"] = [
          .init(.column("day"), nullsFirst: false),
          .init(.column("rank"), isDescending: true, nullsFirst: true),
          .init(.column("text"), isDescending: true, nullsFirst: true),
        ]
      }
      let indexes = try #require(try await database.schema().table("entries")).indexes
      #expect(Dictionary(uniqueKeysWithValues: indexes.map { ($0.name, $0.terms) }) == expected)
    }
  }
}

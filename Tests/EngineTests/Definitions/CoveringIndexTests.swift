import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

/// Barrels, found without a look at their rows.
@Table("barrels") private struct Barrel: Identifiable, Equatable {
  let id: Int
  var code: String
  var weight: Int
  var note: String?
  var isSent = false

  static let indexes: [TableIndex<Barrel>] = [
    .unique(\.code).including(\.weight, \.note),
    .on(name: "barrels_by_weight") {
      $0.weight.descending()
    } where: {
      !$0.isSent
    }.including(\.note).including(\.code),
  ]
}

/// The same barrels, one of whose columns has another name, and whose second index has fewer columns.
@Table("barrels") private struct LaterBarrel: Identifiable, Equatable {
  let id: Int
  var code: String
  var weight: Int
  @Column(renamedFrom: "note") var remark: String?
  var isSent = false

  static let indexes: [TableIndex<LaterBarrel>] = [
    .unique(\.code).including(\.weight, \.remark),
    .on(name: "barrels_by_weight") {
      $0.weight.descending()
    } where: {
      !$0.isSent
    }.including(\.code),
  ]
}

/// Columns that an index holds, and is not sorted by.
@Suite struct CoveringIndexTests {
  @Test func texts() throws {
    let rendered = try Barrel.indexes.map { index in
      try index.create().statement.render(in: PostgreSQLDialect.postgreSQL).steps.map(\.sql)
    }
    #expect(
      rendered == [
        [
          #"CREATE UNIQUE INDEX "barrels_code_unique_index" ON "barrels" ("code") INCLUDE ("weight", "note")"#
        ],
        [
          #"CREATE INDEX "barrels_by_weight" ON "barrels" ("weight" DESC) INCLUDE ("note", "code") "#
            + #"WHERE NOT "isSent""#
        ],
      ])
  }

  @Test func otherEnginesRefuseThem() {
    for dialect in [SQLiteDialect.sqlite, MariaDBDialect.mariaDB] as [any SQLDialect] {
      #expect(
        Barrel.indexes[0].create().statement.check(in: dialect).map(\.subject) == [.feature(.includedColumns)]
      )
      #expect(
        TableIndex<Barrel>.on(\.code, \.weight).create().statement.check(in: dialect).map(\.subject) == [])
    }
  }

  @Test func theSchemaTellsThemAndASecondMigrationDoesNothing() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.migrate(to: [Barrel.self])
      try await Barrel.insert(Barrel(id: 1, code: "a", weight: 2, note: "x")).execute(database)
      #expect(
        try await database.schema().table("barrels")?.indexes.sorted { $0.name < $1.name } == [
          DatabaseSchema.Index(
            "barrels_by_weight", [.init(.column("weight"), isDescending: true, nullsFirst: true)],
            condition: #"NOT "isSent""#, includedColumns: ["note", "code"]),
          DatabaseSchema.Index(
            "barrels_code_unique_index", [.init(.column("code"), nullsFirst: false)], isUnique: true,
            includedColumns: ["weight", "note"]),
        ])
      #expect(try await database.migrate(to: [Barrel.self]).isEmpty)
      // Without what was noted of the first.
      try await database.execute("DROP TABLE koine_declarations")
      #expect(try await database.plan(for: [Barrel.self]).isEmpty)
      #expect(try await database.migrate(to: [Barrel.self]).isEmpty)
      // The key is the first column alone.
      let upsert = Barrel.insert(Barrel(id: 2, code: "a", weight: 3, note: "y")).onConflict(\.code)
      #expect(try await upsert.execute(database) == 0)
    }
  }

  @Test func aColumnThatIsRenamedStaysInTheIndex() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.migrate(to: [Barrel.self])
      let plan = try await database.migrate(to: [LaterBarrel.self])
      #expect(
        plan.steps.map(\.description) == [
          #"barrels: drop the index "barrels_by_weight""#,
          #"barrels: rename the column "note" to "remark""#,
          #"barrels: create the index "barrels_by_weight""#,
        ])
      #expect(
        try await database.schema().table("barrels")?.indexes.map(\.includedColumns).sorted {
          $0.count < $1.count
        } == [["code"], ["weight", "remark"]])
      #expect(try await database.plan(for: [LaterBarrel.self]).isEmpty)
    }
  }
}

import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("shelves") private struct Shelf: Identifiable {
  let id: Int
  var name: String
}

@Table("volumes") private struct Volume: Identifiable {
  let id: Int
  var title: String
  var pages: Int
  var shelfID: Int
  static let indexes: [TableIndex<Volume>] = [.on(\.title), .on(\.shelfID)]
}

/// A view.
@Table("popular") private struct Popular {
  var title: String
  var amount: Int
}

private enum Twice: AliasName {}

/// Which tables the parts of a plan are about, whatever names a statement and its engine have for them.
@Suite(.timeLimit(.minutes(5))) struct PlanNameTests {
  private static func withTables(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Shelf.createTable().execute(database)
      try await Volume.createTable().execute(database)
      try await database.execute(
        "CREATE VIEW popular AS SELECT title, count(*) AS amount FROM volumes GROUP BY title")
      try await body(database)
    }
  }

  private static let reading: Set<QueryPlan.Operation> = [.fullScan, .indexSearch, .indexScan, .sourceScan]

  /// What is read, and by which names.
  private static func reads(_ plan: QueryPlan) -> [String] {
    let parts = plan.all.filter { reading.contains($0.operation) }
    return parts.map { node in
      let table = node.table.map { " \($0)" } ?? ""
      let alias = node.alias.map { " as \($0)" } ?? ""
      return node.operation.rawValue + table + alias
    }.sorted()
  }

  private static let totals = Volume.group(by: \.pages).select { ($0.pages, $0.id.count()) }
    .commonTable("totals")

  /// Statements, and what SQLite reads for them.
  private static var cases: [(name: String, statement: any Statement, reads: [String])] {
    let thinnest = Volume.order(by: \.pages).limit(3).as("volumes")
    let counted = Shelf.where { shelf in
      shelf.id.in(totals.as("first").where { $0.1 > 1 }.select { $0.0 })
        || shelf.id.in(totals.as("second").where { $0.1 > 2 }.select { $0.0 })
    }
    return [
      (
        "a derived table with the name of its table", thinnest.where { $0.pages > 1 },
        ["full scan volumes", "source scan"]
      ),
      (
        "the same beside the table",
        thinnest.join(Volume.as("others")) { $0.id == $1.id }
          .select { ($0.title, $1.pages) },
        ["full scan volumes", "index search volumes as others", "source scan"]
      ),
      (
        "the same beside another query of the table",
        thinnest.where { $0.pages > 1 }.select { $0.id }.unionAll(Volume.select(\.pages)),
        ["full scan volumes", "full scan volumes", "source scan"]
      ),
      (
        "a common table under another name", totals.as("others").where { $0.1 > 1 },
        ["full scan volumes", "source scan"]
      ),
      (
        "a common table of two subqueries", counted,
        [
          "full scan volumes", "index search shelves", "index search shelves", "source scan", "source scan",
        ]
      ),
      (
        "a view under another name", Popular.as("others").where { $0.amount > 1 },
        ["index scan volumes", "source scan"]
      ),
      (
        "an alias of two tables",
        Volume.as(Twice.self).select(\.pages).unionAll(Shelf.as(Twice.self).select(\.id)),
        ["full scan Twice", "full scan Twice"]
      ),
      (
        "an alias that is the name of the table to change",
        Shelf.where { $0.id.in(Volume.as("shelves").where { $0.pages > 3 }.select { $0.shelfID }) }.delete(),
        ["full scan volumes as volumes_2", "index search shelves"]
      ),
    ]
  }

  @Test func sqliteTellsTheNamesOfTheStatement() async throws {
    try await Self.withTables(.sqlite) { database in
      for (name, statement, reads) in Self.cases {
        let plan = try await statement.explain(on: database)
        #expect(Self.reads(plan) == reads, "\(name): \(plan)")
      }
      let found = try await database.verify(Self.totals.as("others").where { $0.1 > 1 })
      #expect(found.map(\.kind) == [.fullScan(table: "volumes")])
    }
  }

  /// PostgreSQL names the table where it reads the rows of a bitmap, and not where it reads an index for the bitmap.
  @Test func aBitmapIsOfItsTable() async throws {
    try await Self.withTables(.postgreSQL) { database in
      try await Volume.insert(
        (1...500).map { Volume(id: $0, title: "v\($0)", pages: $0 % 7, shelfID: $0 % 2 + 1) }
      ).execute(database)
      try await database.execute(
        "CREATE INDEX long_volumes ON volumes (title) WHERE pages > CAST(5 AS bigint)")
      try await database.execute("ANALYZE volumes")
      let long = Volume.as(Twice.self).where { $0.pages > 5 }
      let cases: [(statement: any Statement, reads: [String])] = [
        (Volume.where { $0.title == "v3" }, ["index search volumes", "index search volumes"]),
        (long, ["index scan volumes as Twice", "index scan volumes as Twice"]),
        (
          Volume.where { $0.shelfID == 1 || $0.pages > 5 },
          ["index scan volumes", "index scan volumes", "index search volumes"]
        ),
      ]
      try await database.withConnection { connection in
        try await connection.execute("SET enable_indexscan = off")
        try await connection.execute("SET enable_indexonlyscan = off")
        for (statement, reads) in cases {
          let plan = try await statement.explain(on: connection, avoidingFullScans: true)
          #expect(Self.reads(plan) == reads, "\(plan)")
        }
        try await assertNoFullScan(long, except: ["volumes"], on: connection)
        let scan = await #expect(throws: TestFailure.self) {
          try await assertNoFullScan(long, on: connection)
        }
        #expect(scan?.description.hasPrefix("The statement reads all of volumes:\n") == true)
      }
    }
  }

  /// An index that is only read from its first entry to its last finds no rows.
  @Test(arguments: Engine.allCases) func anIndexIsUsedIfRowsAreFoundByIt(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let ordered = Volume.order(by: \.title).limit(3).select(\.title)
      try await assertUsesIndex("volumes_title_index", ordered, on: database, allowingIndexScans: true)
      let failure = await #expect(throws: TestFailure.self) {
        try await assertUsesIndex("volumes_title_index", ordered, on: database)
      }
      #expect(
        failure?.description.hasPrefix(
          "The statement finds no rows by the index volumes_title_index, but reads all of it:\n") == true)
    }
  }

  /// The transaction around a plan has the time limit of the call, and its wait for a connection.
  @Test func aPlanEndsWithItsTimeLimit() async throws {
    let database = try await PostgreSQLDatabase(
      url: try await PrivatePostgreSQL.shared().makeDatabase(),
      configuration: .init(poolSize: 1, acquireTimeout: .seconds(10)))
    try await Shelf.createTable().execute(database)
    try await database.withConnection { _ in
      let plan = Task.detached {
        try await Shelf.all().explain(on: database, avoidingFullScans: true, timeout: .milliseconds(1))
      }
      let error = await #expect(throws: DatabaseError.self) { _ = try await plan.value }
      #expect(error?.code == .deadlineExceeded)
    }
    await database.close()
  }
}

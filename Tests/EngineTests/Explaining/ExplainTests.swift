import Koine
import KoineSQLite
import KoineTesting
import Testing

@Table("shelves") private struct Shelf: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Table("volumes") private struct Volume: Identifiable, Equatable {
  let id: Int
  var title: String
  var pages: Int
  var shelfID: Shelf.ID
  static let indexes: [TableIndex<Volume>] = [.on(\.shelfID), .on(\.title)]
}

private enum Other: AliasName {}

/// The plans of statements, on both engines.
@Suite(.timeLimit(.minutes(5))) struct ExplainTests {
  private static func withTables(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Shelf.createTable().execute(database)
      try await Volume.createTable().execute(database)
      try await Shelf.insert([Shelf(id: 1, name: "a"), Shelf(id: 2, name: "b")]).execute(database)
      try await Volume.insert(
        (1...500).map { Volume(id: $0, title: "v\($0)", pages: $0 % 7, shelfID: $0 % 2 + 1) }
      ).execute(database)
      if engine == .postgreSQL {
        try await database.execute("ANALYZE \(Volume.self)")
        try await database.execute("ANALYZE \(Shelf.self)")
      }
      try await body(database)
    }
  }

  private static let declared = DeclaredQuery { (title: Parameter<String>) in
    Volume.where { $0.title == title }
  }

  /// A statement, what its plan must have, and the tables and indexes in it.
  private struct Case {
    let name: String
    let statement: any Statement
    var operations: Set<QueryPlan.Operation> = []
    var tables: Set<String> = []
    var index: String?
  }

  private static var cases: [Case] {
    [
      Case(name: "all rows", statement: Volume.all(), operations: [.fullScan], tables: ["volumes"]),
      Case(
        name: "an index", statement: Volume.where { $0.title == "v3" }, operations: [.indexSearch],
        tables: ["volumes"], index: "volumes_title_index"),
      Case(name: "a key", statement: Volume.find(3), operations: [.indexSearch], tables: ["volumes"]),
      Case(
        name: "an order", statement: Volume.order { ($0.pages, $0.id) }, operations: [.fullScan, .sort],
        tables: ["volumes"]),
      Case(
        name: "groups", statement: Volume.group(by: \.pages).select { ($0.pages, $0.id.count()) },
        operations: [.fullScan, .aggregate], tables: ["volumes"]),
      Case(
        name: "a join", statement: Shelf.join(Volume.self) { $0.id == $1.shelfID }, operations: [.join],
        tables: ["shelves", "volumes"]),
      Case(
        name: "an alias",
        statement: Volume.as(Other.self).join(Volume.self) { $0.pages == $1.id }, operations: [.join],
        tables: ["volumes"]),
      Case(
        name: "a subquery",
        statement: Volume.where { $0.shelfID.in(Shelf.where { $0.name == "a" }.select(\.id)) },
        tables: ["shelves", "volumes"]),
      Case(
        name: "a union", statement: Shelf.select(\.name).union(Volume.select(\.title)),
        operations: [.fullScan], tables: ["shelves", "volumes"]),
      Case(name: "values", statement: values([1, 2, 3])),
      Case(name: "a count", statement: Volume.count(), tables: ["volumes"]),
      Case(name: "an insert", statement: Shelf.insert(Shelf(id: 9, name: "c"))),
      Case(
        name: "an insert of many rows", statement: Shelf.insert((20..<90).map { Shelf(id: $0, name: "n") })),
      Case(
        name: "an insert of rows",
        statement: Shelf.insert(\.id, \.name, select: Volume.select { ($0.id + 1_000, $0.title) }),
        tables: ["volumes"]),
      Case(
        name: "an upsert",
        statement: Shelf.insert(Shelf(id: 1, name: "c")).onConflict(\.id) { row, excluded in
          row.name = excluded.name
        }),
      Case(
        name: "an update", statement: Volume.where { $0.title == "v3" }.update { $0.pages = 1 },
        operations: [.indexSearch], tables: ["volumes"], index: "volumes_title_index"),
      Case(
        name: "a delete", statement: Volume.where { $0.title == "v3" }.delete().returning(\.id),
        operations: [.indexSearch], tables: ["volumes"], index: "volumes_title_index"),
      Case(
        name: "a declared query", statement: declared("v3"), operations: [.indexSearch], tables: ["volumes"],
        index: "volumes_title_index"),
      Case(
        name: "by hand",
        statement: RawQuery("SELECT * FROM \(Volume.self) WHERE title = \("v3")", as: Volume.self),
        operations: [.indexSearch], tables: ["volumes"], index: "volumes_title_index"),
    ]
  }

  @Test(arguments: Engine.allCases) func everyStatementHasAPlanX7(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let before = try await Volume.all().fetchAll(database)
      for each in Self.cases {
        for avoiding in [false, true] {
          let plan = try await each.statement.explain(on: database, avoidingFullScans: avoiding)
          let found = Set(plan.all.map(\.operation))
          #expect(found.isSuperset(of: each.operations) || avoiding, "\(each.name): \(plan)")
          #expect(Set(plan.all.compactMap(\.table)).isSuperset(of: each.tables), "\(each.name): \(plan)")
          if let index = each.index { #expect(plan.indexes == [index], "\(each.name): \(plan)") }
          if engine == .postgreSQL {
            #expect(
              plan.nodes.allSatisfy { $0.estimatedRows != nil && $0.estimatedCost != nil }, "\(each.name)")
          }
          #expect(plan.all.allSatisfy { $0.actualRows == nil })
        }
      }
      // Nothing was run.
      #expect(try await Volume.all().fetchAll(database) == before)
      #expect(try await Shelf.count().fetchOne(database) == 2)
    }
  }

  /// An insert of no rows runs nothing.
  @Test(arguments: Engine.allCases) func whatChangesNothingHasAnEmptyPlan(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database async throws in
      #expect(try await Shelf.insert([]).explain(on: database) == QueryPlan([]))
      #expect(try await Shelf.insert([]).advise(on: database) == [])
    }
  }

  @Test(arguments: Engine.allCases) func plansComeInTransactionsToo(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      try await database.transaction { connection in
        try await Volume.insert(Volume(id: 1_000, title: "new", pages: 1, shelfID: 1)).execute(connection)
        let plan = try await Volume.where { $0.title == "new" }.explain(
          on: connection, avoidingFullScans: true)
        #expect(plan.indexes == ["volumes_title_index"])
        let byHand = try await connection.explain("DELETE FROM \(Volume.self)")
        #expect(byHand.fullScans.count == 1 || engine == .sqlite)
      }
      // What the call has set is not left behind.
      #expect(try await Volume.find(1_000).fetchOne(database)?.title == "new")
    }
  }

  @Test func analyzingRunsTheStatementAndTakesItBack() async throws {
    try await Self.withTables(.postgreSQL) { database in
      for isInside in [false, true] {
        func analyze(_ connection: any Connection) async throws {
          let plan = try await Volume.where { $0.pages == 3 }.delete().explain(on: connection, analyze: true)
          #expect(plan.executionTime != nil && plan.planningTime != nil)
          let scan = try #require(plan.fullScans.first)
          #expect(scan.actualRows == 72 && scan.loops == 1 && scan.actualTime != nil)
          #expect(plan.nodes.map(\.operation) == [.write])
          #expect(try await Volume.count().fetchOne(connection) == 500)
        }
        if isInside {
          try await database.transaction { try await analyze($0) }
        } else {
          try await analyze(database)
        }
      }
      #expect(try await Volume.count().fetchOne(database) == 500)
    }
  }

  @Test(arguments: Engine.allCases) func whatHasNoPlanIsRefused(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      func code(_ operation: () async throws -> QueryPlan) async -> DatabaseError.Code? {
        do {
          _ = try await operation()
        } catch {
          return (error as? DatabaseError)?.code
        }
        return nil
      }
      #expect(await code { try await Shelf.createTable().explain(on: database) } == .misuse)
      #expect(
        await code { try await RawQuery("SELECT * FROM missing", as: Row.self).explain(on: database) }
          == .undefinedTable)
      if engine == .sqlite {
        #expect(await code { try await Shelf.all().explain(on: database, analyze: true) } == .misuse)
      }
      await database.close()
      #expect(await code { try await Shelf.all().explain(on: database) } == .misuse)
    }
  }

  @Test(arguments: Engine.allCases) func assertionsThrowThePlan(_ engine: Engine) async throws {
    try await Self.withTables(engine) { database in
      let byTitle = Volume.where { $0.title == "v3" }
      let byPages = Volume.where { $0.pages == 3 }
      try await assertUsesIndex("volumes_title_index", byTitle, on: database)
      try await assertNoFullScan(byTitle, on: database)
      try await assertNoFullScan(byPages, except: ["volumes"], on: database)
      let unused = await #expect(throws: TestFailure.self) {
        try await assertUsesIndex("volumes_title_index", byPages, on: database)
      }
      #expect(
        unused?.description.hasPrefix("The statement does not use the index volumes_title_index, but ")
          == true)
      #expect(unused?.description.contains("full scan: ") == true)
      #expect(unused?.description.contains("SELECT ") == true)
      let scan = await #expect(throws: TestFailure.self) { try await assertNoFullScan(byPages, on: database) }
      #expect(scan?.description.hasPrefix("The statement reads all of volumes:\n") == true)
      // The order of an index.
      let ordered = Volume.order(by: \.title).limit(3).select(\.title)
      let index = await #expect(throws: TestFailure.self) {
        try await assertNoFullScan(ordered, on: database)
      }
      #expect(index?.description.contains("index scan: ") == true)
      try await assertNoFullScan(ordered, on: database, allowingIndexScans: true)
    }
  }

  /// The tree of SQLite, whose texts are part of no promise of SQLite's: those of 3.40.
  @Test func thePlanIsPrintedAsATree() async throws {
    try await Self.withTables(.sqlite) { database in
      let plan = try await Shelf.join(Volume.self) { $0.id == $1.shelfID }
        .order { _, volume in volume.pages }.select { ($0.name, $1.title) }.explain(on: database)
      #expect(
        plan.description == """
          sort: USE TEMP B-TREE FOR ORDER BY
            join: nested loop
              full scan: SCAN volumes
              index search: SEARCH shelves USING INTEGER PRIMARY KEY (rowid=?)
          """ || plan.all.map(\.operation) == [.sort, .join, .fullScan, .indexSearch], "\(plan)")
    }
  }
}

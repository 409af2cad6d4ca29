import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Synchronization
import Testing

@Table("or\"der \\ 'x'") private struct Quoted: Identifiable, Equatable {
  let id: Int
  @Column("select \"n\"") var name: String
  @Column("from") var count: Int?
}

@Table("members", schema: "club") private struct Member: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  var visits = 0
}

/// Where the visits come from.
@Table("visitors") private struct Visitor: Identifiable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  var visits: Int
}

@Table("callers") private struct Caller: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  var visits: Int
}

/// The steps of a merge, on the engines that need them and on one that has MERGE.
@Suite struct MergeStepsTests {
  /// The statement as an engine without MERGE takes it.
  private static func steps(_ merge: some Statement, for engine: Engine) throws -> RenderedStatement {
    let statement =
      switch engine {
      case .sqlite: try merge.statement.render(in: .sqlite)
      case .postgreSQL: try merge.statement.render(in: .postgreSQL(version: 13))
      }
    #expect(statement.steps.allSatisfy { !$0.sql.hasPrefix("MERGE") })
    return statement
  }

  @Test(arguments: MergeCases.all) func stepsLeaveTheSameTables(_ merge: GoldenCase) async throws {
    guard let steps = try? merge.statement.render(in: .postgreSQL(version: 13)) else { return }
    let database = try await Engines.shared().postgreSQL
    let native = try merge.statement.render(in: database.dialect)
    #expect(native.sql.hasPrefix("MERGE INTO"))
    var counts: [Int] = []
    var tags: [[Tag]] = []
    var lists: [[RemindersList]] = []
    for statement in [native, steps] {
      try await database.rolledBack { connection async throws in
        counts.append(try await connection.perform(statement) { _ in })
        tags.append(try await Tag.order(by: \.id).fetchAll(connection))
        lists.append(try await RemindersList.order(by: \.id).fetchAll(connection))
      }
    }
    #expect(counts[0] == counts[1])
    #expect(tags[0] == tags[1])
    #expect(lists[0] == lists[1])
  }

  // MARK: Names and keys

  @Test(arguments: Engine.allCases) func namesAreQuoted(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Quoted.createTable().execute(database)
      try await Quoted.insert([Quoted(id: 1, name: "a", count: 1), Quoted(id: 2, name: "b")]).execute(
        database)
      let merge = Quoted.merge(using: values([("a", 1), ("c", 2), ("b", 0)], as: "new \"rows\"")) {
        $0.id == $1.1
      }
      .whenMatchedUpdate { $0.name += $1.0 }
      .whenNotMatchedInsert {
        $0.id = $1.1 + 10
        $0.name = $1.0
      }
      #expect(try await database.perform(Self.steps(merge, for: engine)) { _ in } == 3)
      #expect(
        try await Quoted.order(by: \.id).fetchAll(database) == [
          Quoted(id: 1, name: "aa", count: 1), Quoted(id: 2, name: "bc"), Quoted(id: 10, name: "b"),
        ])
    }
  }

  private static let visitors = [
    Visitor(id: 7, mail: "a@X", visits: 3), Visitor(id: 8, mail: "c@x", visits: 4),
  ]

  @Test func aTableInASchema() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.execute("CREATE SCHEMA club")
      try await Member.createTable().execute(database)
      try await Visitor.createTable().execute(database)
      try await Visitor.insert(Self.visitors).execute(database)
      try await Member.insert([Member(id: 1, mail: "A@x"), Member(id: 2, mail: "b@x", visits: 2)])
        .execute(database)
      let merge = Member.merge(using: Visitor.self) { $0.mail == $1.mail }
        .whenMatchedUpdate { $0.visits += $1.visits }
        .whenNotMatchedInsert {
          $0.id = $1.id
          $0.mail = $1.mail
          $0.visits = $1.visits
        }
      for statement in [
        try Self.steps(merge, for: .postgreSQL), try merge.statement.render(in: database.dialect),
      ] {
        try await database.rolledBack { connection async throws in
          #expect(try await connection.perform(statement) { _ in } == 2)
          #expect(
            try await Member.order(by: \.id).fetchAll(connection) == [
              Member(id: 1, mail: "A@x", visits: 3), Member(id: 2, mail: "b@x", visits: 2),
              Member(id: 8, mail: "c@x", visits: 4),
            ])
        }
      }
    }
  }

  /// Without case, and with a key that the database makes.
  @Test(arguments: Engine.allCases) func keysAreMadeBesideThoseThatMatch(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Caller.createTable().execute(database)
      try await Visitor.createTable().execute(database)
      try await Visitor.insert(Self.visitors).execute(database)
      try await Caller.insert { Caller.Draft(mail: "A@x", visits: 1) }.execute(database)
      let merge = Caller.merge(using: Visitor.self) { $0.mail == $1.mail }
        .whenMatchedUpdate { $0.visits += $1.visits }
        .whenNotMatchedInsert {
          $0.mail = $1.mail
          $0.visits = $1.visits
        }
      #expect(try await database.perform(Self.steps(merge, for: engine)) { _ in } == 2)
      #expect(
        try await Caller.order(by: \.id).fetchAll(database) == [
          Caller(id: 1, mail: "A@x", visits: 4), Caller(id: 2, mail: "c@x", visits: 4),
        ])
    }
  }

  // MARK: Transactions

  private static let visit = Caller.merge(using: values([(1, 5), (2, 6)], as: "news")) { $0.id == $1.0 }
    .whenMatchedUpdate { $0.visits = $1.1 }
    .whenNotMatchedInsert {
      $0.id = $1.0
      $0.mail = "new"
      $0.visits = $1.1
    }

  private struct Undo: Error {}

  @Test(arguments: Engine.allCases) func stepsRunInsideAnOpenTransaction(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Caller.createTable().execute(database)
      try await Caller.insert(Caller(id: 1, mail: "a", visits: 0)).execute(database)
      let steps = try Self.steps(Self.visit, for: engine)
      try await database.transaction { connection async throws in
        await #expect(throws: Undo.self) {
          try await connection.transaction { nested async throws in
            #expect(try await nested.perform(steps) { _ in } == 2)
            throw Undo()
          }
        }
        #expect(try await Caller.all().fetchAll(connection) == [Caller(id: 1, mail: "a", visits: 0)])
        #expect(try await connection.perform(steps) { _ in } == 2)
      }
      #expect(
        try await Caller.order(by: \.id).fetchAll(database) == [
          Caller(id: 1, mail: "a", visits: 5), Caller(id: 2, mail: "new", visits: 6),
        ])
    }
  }

  @Test(arguments: Engine.allCases) func cancelledBetweenTwoStepsNothingStays(_ engine: Engine) async throws {
    let running = Mutex<Task<Int, any Error>?>(nil)
    let observer = StatementObserver(includesBindings: false) { event in
      if event.sql.hasPrefix("UPDATE") { running.withLock { $0?.cancel() } }
    }
    let database: any Database =
      switch engine {
      case .sqlite: try SQLiteDatabase.inMemory(configuration: .init(observers: [observer]))
      case .postgreSQL:
        try await PostgreSQLDatabase(
          url: try await PrivatePostgreSQL.shared().makeDatabase(),
          configuration: .init(observers: [observer]))
      }
    try await Caller.createTable().execute(database)
    try await Caller.insert(Caller(id: 1, mail: "a", visits: 0)).execute(database)
    let steps = try Self.steps(Self.visit, for: engine)
    // It begins when the observer knows it.
    let (start, isKnown) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in start {}
      return try await database.perform(steps) { _ in }
    }
    running.withLock { $0 = task }
    isKnown.finish()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
    #expect(try await Caller.all().fetchAll(database) == [Caller(id: 1, mail: "a", visits: 0)])
    await database.close()
  }

  /// No other transaction comes between the steps.
  @Test func stepsSeeOneState() async throws {
    let log = EventLog()
    let database = try await PostgreSQLDatabase(
      url: try await PrivatePostgreSQL.shared().makeDatabase(),
      configuration: .init(observers: [log.observer()]))
    try await Caller.createTable().execute(database)
    try await Caller.insert(Caller(id: 1, mail: "a", visits: 0)).execute(database)
    _ = log.take()
    try await database.perform(Self.steps(Self.visit, for: .postgreSQL)) { _ in }
    let transactions = log.take().filter { $0.call == .transaction }.map(\.sql)
    #expect(transactions.first?.contains("REPEATABLE READ") == true)
    await database.close()
  }

  // MARK: Declared merges

  private static let declared = DeclaredQuery { (id: Parameter<Int>, visits: Parameter<Int>) in
    Caller.merge(using: Visitor.self) { $0.id == $1.id && $1.id >= id }
      .whenMatchedUpdate {
        $0.visits = visits
        $0.mail = $1.mail
      }
      .whenNotMatchedInsert {
        $0.id = $1.id + 10
        $0.mail = $1.mail
        $0.visits = visits
      } where: {
        $0.id > id
      }
  }

  /// Its parameters are in the conditions and values of several steps.
  @Test(arguments: Engine.allCases) func parametersAreInEachStep(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Caller.createTable().execute(database)
      try await Caller.insert(Caller(id: 1, mail: "a", visits: 0)).execute(database)
      try await Visitor.createTable().execute(database)
      try await Visitor.insert([
        Visitor(id: 1, mail: "one", visits: 0), Visitor(id: 2, mail: "two", visits: 0),
      ]).execute(database)
      #expect(try await Self.declared(1, 5).execute(database) == 2)
      let expected = [Caller(id: 1, mail: "one", visits: 5), Caller(id: 12, mail: "two", visits: 5)]
      #expect(try await Caller.order(by: \.id).fetchAll(database) == expected)
      #expect(try await Self.declared(2, 6).execute(database) == 0)
      #expect(try await Caller.order(by: \.id).fetchAll(database) == expected)
    }
  }
}

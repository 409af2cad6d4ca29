import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  static let indexes: [TableIndex<Person>] = [.on(\.name)]
}

@Table private struct Pet: Identifiable, Equatable {
  let id: Int
  @Column(references: Person.self) var owner: Person.ID
}

/// Databases become what a program needs, step by step, once.
@Suite struct MigrationTests {
  private struct Failure: Error, Equatable {}

  private static let first = Migration("create people") {
    Person.createTable()
    Person.insert { Person.Draft(name: "Ann") }
  }.undone { Person.dropTable() }

  private static let second = Migration("name people") { connection in
    for person in try await Person.all().fetchAll(connection) {
      try await Person.find(person.id).update { $0.name = person.name + "!" }.execute(connection)
    }
  }.undone { connection in
    try await Person.all().update { $0.name = $0.name.left(3) }.execute(connection)
  }

  private static let third = Migration("create pets") {
    Pet.createTable()
    "INSERT INTO \(Pet.self) VALUES (\(7), \(1))"
  }.undone { Pet.dropTable() }

  private static let all = Migrations([first, second, third])

  private static func names(_ database: any Connection) async throws -> [String] {
    try await Person.order(by: \.id).select(\.name).fetchAll(database)
  }

  /// The states without their times.
  private static func states(_ migrations: Migrations, _ database: any Connection) async throws -> [String] {
    try await migrations.status(database).map { status in
      switch status.state {
      case .made: "\(status.name): made"
      case .pending: "\(status.name): pending"
      case .changed: "\(status.name): changed"
      case .unknown: "\(status.name): unknown"
      @unknown default: "?"
      }
    }
  }

  private static func reason(_ error: MigrationError?) -> String {
    error.map { "\($0)" } ?? "no error"
  }

  @Test(arguments: Engine.allCases) func stepsAreMadeOnce(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let before = try await Self.states(Self.all, database)
      #expect(
        before
          == ["create people: pending", "name people: pending", "create pets: pending"])
      var progress: [MigrationProgress] = []
      #expect(
        try await Self.all.migrate(database, upTo: "name people") { progress.append($0) }
          == ["create people", "name people"])
      #expect(
        progress == [
          MigrationProgress(name: "create people", position: 1, count: 3, done: 0, total: 2),
          MigrationProgress(name: "create people", position: 1, count: 3, done: 1, total: 2),
          MigrationProgress(name: "name people", position: 2, count: 3),
        ])
      #expect(try await Self.names(database) == ["Ann!"])
      #expect(
        try await Self.states(Self.all, database)
          == ["create people: made", "name people: made", "create pets: pending"])
      #expect(try await Self.all.migrate(database) == ["create pets"])
      #expect(try await Self.all.migrate(database) == [])
      #expect(try await Self.all.migrate(database, upTo: "create people") == [])
      #expect(try await Pet.all().fetchAll(database) == [Pet(id: 7, owner: 1)])
    }
  }

  @Test(arguments: Engine.allCases) func codeReportsHowFarItIs(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let steps = Migrations([
        Self.first,
        Migration("age people") { connection, report in
          for person in 1...2 {
            report(person, 2)
            try await Person.find(person).update { $0.name = $0.name + "." }.execute(connection)
          }
          report(3, nil)
        },
      ])
      var progress: [String] = []
      try await steps.migrate(database) { step in
        progress.append("\(step.name): \(step.done) of \(step.total.map(String.init) ?? "?")")
      }
      #expect(
        progress == [
          "create people: 0 of 2", "create people: 1 of 2", "age people: 0 of ?", "age people: 1 of 2",
          "age people: 2 of 2", "age people: 3 of ?",
        ])
      #expect(try await Self.names(database) == ["Ann."])
    }
  }

  @Test(arguments: Engine.allCases) func stepsAreUndoneInTurn(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let early = await #expect(throws: MigrationError.self) {
        try await Self.all.undo(database, downTo: "name people")
      }
      #expect(Self.reason(early) == #"the migration "name people" has not been made"#)
      try await Self.all.migrate(database)
      #expect(try await Self.all.undo(database, downTo: "create people") == ["create pets", "name people"])
      #expect(try await Self.names(database) == ["Ann"])
      #expect(try await Self.all.undo(database, downTo: nil) == ["create people"])
      #expect(try await Self.all.migrate(database) == ["create people", "name people", "create pets"])
      let oneWay = Migrations([
        Migration("create people") {
          Person.createTable(); Person.insert { Person.Draft(name: "Ann") }
        }
      ])
      let later = await #expect(throws: MigrationError.self) { try await oneWay.undo(database, downTo: nil) }
      #expect(
        Self.reason(later)
          == #"the database has made the migration "name people", which this program does not have; run a newer program, or add the step"#
      )
      _ = try await Self.all.undo(database, downTo: "create people")
      let none = await #expect(throws: MigrationError.self) { try await oneWay.undo(database, downTo: nil) }
      #expect(Self.reason(none) == #"the migration "create people" has no way back; add undone { … } to it"#)
      #expect(try await Self.names(database) == ["Ann"])
    }
  }

  @Test(arguments: Engine.allCases) func aStepThatCannotBeCommittedIsNamed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let steps = Migrations([
        Migration("create links") { connection in
          try await connection.execute(
            "CREATE TABLE links (id bigint PRIMARY KEY, next bigint REFERENCES links (id) DEFERRABLE INITIALLY DEFERRED)"
          )
        },
        Migration("link") { connection in try await connection.execute("INSERT INTO links VALUES (1, 2)") },
      ])
      for _ in 0..<2 {
        let error = await #expect(throws: MigrationError.self) { try await steps.migrate(database) }
        #expect(error?.name == "link")
        guard case .failed(let cause as DatabaseError) = error?.reason else {
          Issue.record("The error names no cause.")
          return
        }
        #expect(cause.code == .foreignKeyViolation)
      }
      let states = try await Self.states(steps, database)
      #expect(states.map { $0.prefix(12) } == ["create links", "link: pendin"])
    }
  }

  @Test(arguments: Engine.allCases) func aFailedStepIsUndoneAndNamed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let failing = Migrations([
        Self.first,
        Migration("fail") { connection in
          try await Person.insert { Person.Draft(name: "Bob") }.execute(connection)
          try await Pet.createTable().execute(connection)
          throw Failure()
        },
      ])
      let error = await #expect(throws: MigrationError.self) { try await failing.migrate(database) }
      #expect(error?.name == "fail")
      guard case .failed(let cause)? = error?.reason else { throw Failure() }
      #expect(cause is Failure)
      #expect(try await Self.names(database) == ["Ann"])
      #expect(try await Self.states(failing, database) == ["create people: made", "fail: pending"])
      // What was undone can be made by another.
      try await Self.all.migrate(database)
      let statement = Migrations([
        Self.first, Self.second, Self.third,
        Migration("insert twice") {
          Pet.insert(Pet(id: 8, owner: 1))
          Pet.insert(Pet(id: 8, owner: 1))
        },
      ])
      let double = await #expect(throws: MigrationError.self) { try await statement.migrate(database) }
      guard case .failed(let refused as DatabaseError)? = double?.reason else { throw Failure() }
      #expect(refused.code == .uniqueViolation)
      #expect(try await Pet.all().fetchAll(database) == [Pet(id: 7, owner: 1)])
    }
  }

  @Test(arguments: Engine.allCases) func aCancelledStepIsUndone(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Migrations([Self.first]).migrate(database)
      let (reached, signal) = AsyncStream<Void>.makeStream()
      let waiting = Migrations([
        Self.first,
        Migration("wait") { connection in
          try await Person.insert { Person.Draft(name: "Bob") }.execute(connection)
          signal.finish()
          try await Task.sleep(for: .seconds(600))
        },
      ])
      let task = Task { try await waiting.migrate(database) }
      for await _ in reached {}
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await Self.names(database) == ["Ann"])
      #expect(try await Self.states(waiting, database) == ["create people: made", "wait: pending"])
    }
  }

  @Test(arguments: Engine.allCases) func whatDoesNotGoTogetherIsRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Migrations([Self.first, Self.third]).migrate(database)
      func refusal(_ migrations: Migrations, upTo: String? = nil) async -> String {
        let error = await #expect(throws: MigrationError.self) {
          try await migrations.migrate(database, upTo: upTo)
        }
        return Self.reason(error)
      }
      #expect(
        await refusal(Self.all)
          == #"the migration "name people" stands before "create pets", which has been made without it; put new steps at the end"#
      )
      #expect(
        await refusal(Migrations([Self.first]))
          == #"the database has made the migration "create pets", which this program does not have; run a newer program, or add the step"#
      )
      let changed = Migrations([Self.first, Migration("create pets") { Pet.createTable() }])
      #expect(
        await refusal(changed)
          == #"the migration "create pets" has other statements than when it was made; give it back its old ones, and put the change into a new step"#
      )
      #expect(try await Self.states(changed, database) == ["create people: made", "create pets: changed"])
      #expect(
        try await Self.states(Migrations([Self.first]), database)
          == ["create people: made", "create pets: unknown"])
      #expect(
        await refusal(Migrations([Self.first, Self.first]))
          == #"two steps are called "create people"; each needs a name of its own"#)
      #expect(await refusal(Self.all, upTo: "x") == #"no step is called "x""#)
    }
  }

  @Test func stepsAreRenderedWithoutADatabase() throws {
    let steps = try Self.all.render(in: .postgreSQL)
    #expect(steps.map(\.name) == ["create people", "name people", "create pets"])
    #expect(
      steps.map { $0.statement?.steps.map(\.sql) ?? [] } == [
        [
          #"CREATE TABLE "persons" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY NOT NULL, "name" text COLLATE "C" NOT NULL)"#,
          #"CREATE INDEX "persons_name_index" ON "persons" ("name")"#,
          #"INSERT INTO "persons" ("name") VALUES ($1)"#,
        ], [],
        [
          #"CREATE TABLE "pets" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY NOT NULL, "owner" bigint NOT NULL REFERENCES "persons" ("id"))"#,
          #"INSERT INTO "pets" VALUES ($1, $2)"#,
        ],
      ])
  }

  /// What databases have recorded has to mean the same to later builds.
  @Test func aChecksumStaysTheSame() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Self.all.migrate(database)
      let sums = try await database.fetchAll(
        "SELECT checksum FROM koine_migrations ORDER BY position", as: String?.self)
      #expect(sums == ["2:cbdfb569637b0949", nil, "2:14e5583959872880"])
    }
  }

  // MARK: Several programs

  @Test func theLockOfAnotherProgramIsWaitedFor() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString).db").path
    defer {
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
    let other = try SQLiteDatabase(path: path)
    let database = try SQLiteDatabase(path: path, configuration: .init(busyTimeout: .milliseconds(1)))
    let (tries, tried) = AsyncStream<Void>.makeStream()
    let (holding, held) = AsyncStream<Void>.makeStream()
    let holder = Task {
      try await other.transaction { connection in
        try await Pet.createTable().execute(connection)
        held.finish()
        for await _ in tries.prefix(2) {}
        throw Failure()
      }
    }
    for await _ in holding {}
    let made = try await Migrations([Self.first]).migrate(database) { _ in tried.yield() }
    #expect(made == ["create people"])
    #expect(try await Self.names(database) == ["Ann"])
    await #expect(throws: Failure.self) { try await holder.value }
    let late = await #expect(throws: DatabaseError.self) {
      try await other.transaction { connection in
        try await Person.all().delete().execute(connection)
        try await Self.all.migrate(database, waiting: .zero)
      }
    }
    #expect(late?.code == .busy)
    await database.close()
    await other.close()
  }

  /// Changes the record from another program, when a step is about to be made and has to wait for it.
  ///
  /// - Parameters:
  ///   - statements: What the other program runs in its transaction.
  ///   - migrate: Makes steps, and calls the function before each.
  private static func whileAnotherWrites<Result: Sendable>(
    _ place: DatabasePlace, _ statements: [String],
    _ migrate: (any Database, @escaping () -> Void) async throws -> Result
  ) async throws -> Result {
    let (database, other) = (try await place.open(), try await place.open())
    let (begins, begun) = AsyncStream<Void>.makeStream()
    let (locks, locked) = AsyncStream<Void>.makeStream()
    let holder = Task {
      defer { locked.finish() }
      try await other.transaction(isolation: .readCommitted) { connection in
        if place.engine != "sqlite" {
          try await connection.execute("LOCK TABLE koine_migrations IN EXCLUSIVE MODE")
        }
        locked.finish()
        for await _ in begins {}
        for statement in statements { try await connection.execute(SQLFragment([.text(statement)])) }
      }
    }
    for await _ in locks {}
    let result: Swift.Result<Result, any Error>
    do {
      result = .success(try await migrate(database) { begun.finish() })
    } catch {
      result = .failure(error)
    }
    begun.finish()
    try await holder.value
    await database.close()
    await other.close()
    return try result.get()
  }

  /// Who may insert into the record, and not change it, makes a step.
  @Test func aRoleThatMayInsertMakesAStep() async throws {
    try await DatabasePlace.with(.postgreSQL) { place in
      let database = try await place.open()
      try await Self.all.migrate(database, upTo: "create people")
      let name = try await database.fetchAll("SELECT CAST(current_database() AS text)", as: String.self)[0]
      try await database.executeScript(
        """
        CREATE ROLE maker_\(name) LOGIN; GRANT SELECT, INSERT ON koine_migrations TO maker_\(name);
        GRANT SELECT, UPDATE ON persons TO maker_\(name);
        """)
      let maker = try await PostgreSQLDatabase(
        url: place.address.replacing("user=koine", with: "user=maker_\(name)"))
      #expect(try await Self.all.migrate(maker, upTo: "name people") == ["name people"])
      await maker.close()
      #expect(try await Self.names(database) == ["Ann!"])
      try await database.executeScript("DROP OWNED BY maker_\(name); DROP ROLE maker_\(name)")
      await database.close()
    }
  }

  /// A step that another program undoes meanwhile is made again before the one behind it.
  @Test(arguments: Engine.allCases) func aStepThatIsUndoneMeanwhileIsMadeAgain(_ engine: Engine) async throws
  {
    try await DatabasePlace.with(engine) { place in
      let database = try await place.open()
      try await Self.all.migrate(database, upTo: "name people")
      let made = try await Self.whileAnotherWrites(
        place,
        ["DELETE FROM koine_migrations WHERE name = 'name people'", "UPDATE persons SET name = 'Ann'"]
      ) { database, isBegun in
        try await Self.all.migrate(database) { step in if step.name == "create pets" { isBegun() } }
      }
      #expect(made == ["name people", "create pets"])
      #expect(try await Self.names(database) == ["Ann!"])
      #expect(
        try await Self.states(Self.all, database)
          == ["create people: made", "name people: made", "create pets: made"])
      await database.close()
    }
  }

  /// A program of another list makes a step of its own meanwhile: then this one makes none.
  @Test(arguments: Engine.allCases) func aStepOfAnotherListIsSeen(_ engine: Engine) async throws {
    try await DatabasePlace.with(engine) { place in
      let database = try await place.open()
      try await Self.all.migrate(database, upTo: "create people")
      let error = await #expect(throws: MigrationError.self) {
        try await Self.whileAnotherWrites(
          place, ["INSERT INTO koine_migrations VALUES ('other', 2, NULL, '2024-01-01 00:00:00.000000')"]
        ) { database, isBegun in
          try await Self.all.migrate(database) { _ in isBegun() }
        }
      }
      #expect(
        Self.reason(error)
          == #"the database has made the migration "other", which this program does not have; run a newer program, or add the step"#
      )
      #expect(try await Self.names(database) == ["Ann"])
      // No two steps have one position.
      let twice = await #expect(throws: DatabaseError.self) {
        try await database.execute(
          "INSERT INTO koine_migrations VALUES ('third', 2, NULL, '2024-01-01 00:00:00.000000')")
      }
      #expect(twice?.code == .uniqueViolation)
      await database.close()
    }
  }

  /// A step behind which another program makes one meanwhile is not undone.
  @Test func aStepThatIsFollowedMeanwhileIsNotUndone() async throws {
    try await DatabasePlace.with(.postgreSQL) { place in
      let (database, looking) = (try await place.open(), try await place.open())
      try await Self.all.migrate(database, upTo: "name people")
      let waiting: SQLFragment = """
        SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = CAST('koine_migrations' AS regclass)
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        """
      let error = await #expect(throws: MigrationError.self) {
        try await Self.whileAnotherWrites(
          place,
          ["INSERT INTO koine_migrations VALUES ('create pets', 3, NULL, '2024-01-01 00:00:00.000000')"]
        ) { database, isBegun in
          let undoing = Task { try await Self.all.undo(database, downTo: "create people") }
          while try await looking.fetchOne(waiting, as: Int.self) == 0 {}
          isBegun()
          return try await undoing.value
        }
      }
      #expect(
        Self.reason(error)
          == #"the migration "name people" is not undone, as another program has made "create pets" behind it meanwhile; undo that first"#
      )
      #expect(try await Self.names(database) == ["Ann!"])
      await looking.close()
      await database.close()
    }
  }

  @Test(arguments: Engine.allCases) func severalProgramsMakeEachStepOnce(_ engine: Engine) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "koine-migrations-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = engine == .postgreSQL ? try await PrivatePostgreSQL.shared().makeDatabase() : ""
    let path = folder.appending(path: "app.db").path
    func open() async throws -> any Database {
      switch engine {
      case .sqlite: try SQLiteDatabase(path: path)
      case .postgreSQL: try await PostgreSQLDatabase(url: url)
      }
    }
    let steps = Migrations(
      [Self.first, Self.second]
        + (1...8).map { number in
          Migration("add \(number)") { Person.insert { Person.Draft(name: "\(number)") } }
        })
    let made = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<10 {
        group.addTask {
          let database = try await open()
          // Beside hundreds of other tests none of them gets its turn soon.
          let made = try await steps.migrate(database, waiting: .seconds(3_600))
          await database.close()
          return made
        }
      }
      return try await group.reduce(into: [String]()) { $0 += $1 }
    }
    #expect(made.sorted() == steps.steps.map(\.name).sorted())
    let database = try await open()
    #expect(try await Self.names(database) == ["Ann!"] + (1...8).map { "\($0)" })
    await database.close()
  }
}

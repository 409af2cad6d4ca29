import Foundation
import Koine
import KoineSQLite
import Testing

/// One way to run statements.
private struct Way: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let use: @Sendable (SQLiteDatabase) async throws -> Void

  init(_ description: String, _ use: @escaping @Sendable (SQLiteDatabase) async throws -> Void) {
    testDescription = description
    self.use = use
  }
}

private let fail = SQLiteScalarFunction("fail", isAllowedInSchema: true) { (name: String) throws in
  if name.hasPrefix("grace") { throw Refusal(reason: name) }
  return name
}
private let failSum = SQLiteAggregateFunction("fail_sum", state: 0) { (sum: inout Int, age: Int) in
  if age == 85 { throw Refusal(reason: "grace hopper") }
  sum += age
} remove: { (sum: inout Int, age: Int) in
  sum -= age
} result: {
  $0
}
private let failEnd = SQLiteAggregateFunction("fail_end", state: "") { (last: inout String, name: String) in
  last = name
} result: { last in
  if last.hasPrefix("grace") { throw Refusal(reason: last) }
  return last
}
private let failBack = SQLiteAggregateFunction("fail_back", state: 0) { (count: inout Int, _: String) in
  count += 1
} remove: { (count: inout Int, name: String) in
  count -= 1
  if name.hasPrefix("grace") { throw Refusal(reason: name) }
} result: {
  $0
}

private let failRows = SQLiteTableFunction("fail_rows", of: Checked.self) { (name: String) throws in
  if name.hasPrefix("grace") { throw Refusal(reason: name) }
  return [Checked(name: name)]
}

@Suite(.timeLimit(.minutes(2))) struct `An error that a function in Swift throws` {
  private static let query = Person.order(by: \.id).select { fail($0.name) }

  private static let ways: [Way] = [
    Way("fetchAll") { _ = try await query.fetchAll($0) },
    Way("fetchAll of rows before it") {
      _ = try await Person.select { ($0.id, fail($0.name)) }.fetchAll($0)
    },
    Way("fetchOne") { _ = try await Person.find(3).select { fail($0.name) }.fetchOne($0) },
    Way("fetchRows") { _ = try await query.fetchRows($0) },
    Way("fetchCount") { _ = try await Person.where { fail($0.name) != "" }.fetchCount($0) },
    Way("stream") { for try await _ in query.stream($0) {} },
    Way("a cursor in a transaction") { database in
      try await database.transaction { connection in for try await _ in query.stream(connection) {} }
    },
    Way("execute of an update") {
      try await Person.all().update { $0.nickname = fail($0.name).optional }.execute($0)
    },
    Way("execute of a deletion") { try await Person.where { fail($0.name) == "" }.delete().execute($0) },
    Way("returning") {
      _ = try await Person.where { $0.id == 3 }.update { $0.age += 1 }.returning { fail($0.name) }.fetchAll(
        $0)
    },
    Way("SQL by hand") { _ = try await $0.fetchAll("SELECT fail(name) FROM people", as: String.self) },
    Way("a script") { try await $0.executeScript("SELECT 1; UPDATE people SET name = fail(name);") },
    Way("an insert into a table with a check") {
      try await $0.execute("INSERT INTO checked VALUES ('grace')")
    },
    Way("an insert of many rows") { database in
      try await Checked.insert((0..<300).map { Checked(name: $0 == 200 ? "grace" : "\($0)") }).execute(
        database)
    },
    Way("a trigger") { try await $0.execute("INSERT INTO triggering VALUES ('grace')") },
    Way("an index") { try await $0.execute("CREATE INDEX failing ON people (fixed(name))") },
    Way("a declared query") { _ = try await declared(3).fetchAll($0) },
    Way("withConnection") { database in
      try await database.withConnection { connection in _ = try await query.fetchAll(connection) }
    },
    Way("a transaction") { database in
      try await database.transaction { connection in _ = try await query.fetchAll(connection) }
    },
    Way("a nested transaction") { database in
      try await database.transaction { connection in
        try await connection.transaction { nested in _ = try await query.fetchAll(nested) }
      }
    },
    Way("a transaction that only reads") { database in
      try await database.transaction(access: .readOnly) { connection in
        _ = try await query.fetchAll(connection)
      }
    },
    Way("an observed query") { database in
      for try await _ in query.observe(on: database) {}
    },
    Way("an aggregate, at a row") { _ = try await Person.select { failSum($0.age) }.fetchAll($0) },
    Way("an aggregate, at its end") {
      _ = try await Person.where { $0.id <= 3 }.select { failEnd($0.name) }.fetchAll($0)
    },
    Way("rows") { _ = try await failRows("grace").fetchAll($0) },
    Way("rows for each row") {
      _ = try await Person.joinLateral { failRows($0.name) }.select { $1.name }.fetchAll($0)
    },
    Way("rows in a stream") { for try await _ in failRows("grace").stream($0) {} },
    Way("rows that a change looks at") {
      try await Person.where { exists(failRows($0.name)) }.update { $0.age = 1 }.execute($0)
    },
    Way("a window, at a row") {
      _ = try await Person.select { failSum($0.age).over(orderBy: $0.id) }.fetchAll($0)
    },
    Way("a window, at a row that leaves it") {
      _ = try await Person.select {
        failBack($0.name).over(orderBy: $0.id, frame: .rows(from: .currentRow, to: .unboundedFollowing))
      }.fetchAll($0)
    },
  ]

  private static let declared = DeclaredQuery { (id: Parameter<Int>) in
    Person.where { $0.id == id }.select { fail($0.name) }
  }

  private static func prepare(_ database: SQLiteDatabase) async throws {
    try await Person.fill(database)
    try await database.executeScript(
      """
      CREATE TABLE checked (name TEXT PRIMARY KEY CHECK (fail(name) <> ''));
      CREATE TABLE triggering (name TEXT);
      CREATE TRIGGER fails AFTER INSERT ON triggering BEGIN SELECT fail(NEW.name); END;
      """)
  }

  private static let functions: [any SQLiteProgramFunction] = [
    fail, failSum, failEnd, failBack, failRows,
    SQLiteScalarFunction("fixed", isDeterministic: true, isAllowedInSchema: true) { (name: String) throws in
      if name.hasPrefix("grace") { throw Refusal(reason: name) }
      return name
    },
  ]

  @Test(arguments: ways, [true, false])
  private func `arrives as it was thrown, and leaves the connection usable`(
    _ way: Way, inFile: Bool
  ) async throws {
    let file = try TemporaryFile()
    let configuration = SQLiteDatabase.Configuration(synchronous: .normal, functions: Self.functions)
    let database =
      inFile
      ? try SQLiteDatabase(path: file.path, configuration: configuration)
      : try SQLiteDatabase.inMemory(configuration: configuration)
    try await Self.prepare(database)
    // The first time it is not known how long statements take.
    for _ in 0..<3 {
      let error = await #expect(throws: Refusal.self) { try await way.use(database) }
      #expect(error?.reason.hasPrefix("grace") == true)
      #expect(try await Person.order(by: \.id).fetchAll(database) == Person.all)
      #expect(try await Checked.all().fetchCount(database) == 0)
    }
    await database.close()
  }

  @Test func `fails its transaction until that is rolled back`() async throws {
    let database = try await Person.database(fail)
    try await database.transaction { connection in
      try await Person.find(1).update { $0.age = 1 }.execute(connection)
      var inner: (any Error)?
      do {
        try await connection.transaction { nested in
          try await Person.find(2).update { $0.age = 1 }.execute(nested)
          _ = try await Self.query.fetchAll(nested)
        }
      } catch {
        inner = error
      }
      #expect(inner as? Refusal == Refusal(reason: "grace hopper"))
      try await Person.find(4).update { $0.age = 1 }.execute(connection)
    }
    #expect(try await Person.order(by: \.id).select(\.age).fetchAll(database) == [1, 41, 85, 1])
    let later = await failure {
      try await database.transaction { connection in
        try await Person.find(1).update { $0.age = 2 }.execute(connection)
        do { _ = try await Self.query.fetchAll(connection) } catch is Refusal {}
        _ = try await Person.all().fetchAll(connection)
      }
    }
    #expect(
      later?.message == """
        An earlier statement of this transaction failed (A function that the statement called threw an error.); \
        roll it back, or wrap the part that may fail in a nested transaction.
        """)
    #expect(try await Person.order(by: \.id).select(\.age).fetchAll(database) == [1, 41, 85, 1])
  }

  @Test func `may be a database error or a cancellation`() async throws {
    let error = DatabaseError(.uniqueViolation, "mine", columns: ["a"])
    let mine = SQLiteScalarFunction("mine", isAllowedInSchema: true) { (_: Int) throws -> Int in throw error }
    let cancelled = SQLiteScalarFunction("cancelled") { () throws -> Int in throw CancellationError() }
    let database = try await Person.database(mine, cancelled)
    try await database.execute("CREATE TABLE n (i INTEGER CHECK (mine(i) > 0))")
    let found = await failure { try await database.rows("SELECT mine(1)") }
    #expect(found?.code == .uniqueViolation && found?.message == "mine" && found?.columns == ["a"])
    #expect(found?.sql == nil)
    await #expect(throws: CancellationError.self) { try await database.rows("SELECT cancelled()") }
  }

  @Test func `of an observed query is followed by what is committed later`() async throws {
    let database = try await Person.database(fail)
    var results = Self.query.observe(on: database).results.makeAsyncIterator()
    let first = await results.next()
    #expect(throws: Refusal(reason: "grace hopper")) { try first?.get() }
    try await Person.find(3).update { $0.name = "Grace" }.execute(database)
    #expect(try await results.next()?.get() == ["Ada Lovelace", "Alan Turing", "Grace", "Ärne"])
  }
}

@Table("checked") private struct Checked: Equatable {
  @Column(primaryKey: true) let name: String
}

import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLite
import Synchronization
import Testing

/// A type of columns, with values that are its extremes.
private struct TypeCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let check: @Sendable () async throws -> Void

  init<Value: ColumnValue & Equatable>(_ values: Value...) {
    testDescription = "\(Value.self)"
    check = { try await Self.check(values) }
  }

  /// Hands the values to functions, and reads what they return.
  private static func check<Value: ColumnValue & Equatable>(_ values: [Value]) async throws {
    let seen = Mutex<[Value?]>([])
    let same = SQLiteScalarFunction("same") { (value: Value) in
      seen.withLock { $0.append(value) }
      return value
    }
    let perhaps = SQLiteScalarFunction("perhaps") { (value: Value?) in
      seen.withLock { $0.append(value) }
      return value
    }
    let database = try await Person.database(same, perhaps)
    let one = Person.limit(1)
    for value in values {
      #expect(try await one.select { _ in same(value) }.fetchAll(database) == [value])
      #expect(try await one.select { _ in perhaps(Optional(value)) }.fetchAll(database) == [value])
    }
    #expect(try await one.select { _ in perhaps(Value?.none) }.fetchAll(database) == [nil])
    #expect(seen.withLock { $0 } == values.flatMap { [$0, $0] } + [nil])
  }
}

private let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
private let ones = UUID(
  uuid: (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255))

@Suite struct `Functions in Swift` {
  private static let types: [TypeCase] = [
    TypeCase(true, false),
    TypeCase(Int.min, -1, 0, .max), TypeCase(Int8.min, .max), TypeCase(Int16.min, .max),
    TypeCase(Int32.min, .max), TypeCase(Int64.min, .max),
    TypeCase(UInt8.min, .max), TypeCase(UInt16.max), TypeCase(UInt32.max), TypeCase(UInt64(Int64.max)),
    TypeCase(
      Double.leastNonzeroMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, 0.1 + 0.2),
    TypeCase(Float.leastNonzeroMagnitude, .greatestFiniteMagnitude, -.infinity),
    TypeCase("", " ", "É\u{301}\u{10FFFF}'\"", String(repeating: "é", count: 200_000)),
    TypeCase(Data(), Data([0, 255, 0]), Data(repeating: 7, count: 300_000)),
    TypeCase([UInt8](), [0, 255, 0]),
    TypeCase(zero, ones), TypeCase(URL(string: "https://example.org/a?b=c%20d")!),
    TypeCase(
      Date.storableRange.lowerBound, Date(timeIntervalSince1970: -0.5), Date(timeIntervalSince1970: 0),
      Date(timeIntervalSince1970: 253_402_300_799)),
    TypeCase(CalendarDate(1, 1, 1), CalendarDate(9999, 12, 31)),
    TypeCase(TimeOfDay(0, 0), TimeOfDay(23, 59, 59, microsecond: 999_999)),
    TypeCase(
      Scaled<Cents>(Decimal(string: "-9999999999999999.99")!), Scaled<Cents>(0),
      Scaled<Cents>(Decimal(string: "9999999999999999.99")!)),
    TypeCase(DecimalText(Decimal(string: "-0.00000000000000000001")!)),
    TypeCase(JSON(["a", "\"é\""]), JSON([String]())),
    TypeCase(Grade.low, .high), TypeCase(UnixSeconds(Date(timeIntervalSince1970: -1))),
  ]

  @Test(arguments: types) private func `take and return values of every type`(_ type: TypeCase) async throws {
    try await type.check()
  }

  @Test func `take any number of arguments, in their order`() async throws {
    let none = SQLiteScalarFunction("none") { 42 }
    let one = SQLiteScalarFunction("one") { (a: String) in a + "!" }
    let two = SQLiteScalarFunction("several") { (a: String, b: Int) in "\(a) \(b)" }
    let three = SQLiteScalarFunction("several") { (a: String, b: Int, c: Double) in "\(a) \(b) \(c)" }
    let five = SQLiteScalarFunction("several") { (a: String, b: Int, c: Double, d: Bool, e: CalendarDate) in
      "\(a) \(b) \(c) \(d) \(e)"
    }
    let database = try await Person.database(none, one, two, three, five)
    let query = Person.find(1).select {
      (
        none(), one($0.name), two($0.name, $0.age), three("x", $0.age + 1, 0.5),
        five("y", 3, 1.5, $0.age > 1, CalendarDate(2013, 1, 31))
      )
    }
    #expect(
      try query.render(in: .sqlite).sql == """
        SELECT "none"(), "one"("people"."name"), "several"("people"."name", "people"."age"), \
        "several"(?1, "people"."age" + ?2, ?3), "several"(?4, ?5, ?6, "people"."age" > ?7, ?8) FROM "people" \
        WHERE "people"."id" = ?9
        """)
    let rows = try await query.fetchAll(database)
    #expect(rows.count == 1)
    let expected = (42, "Ada Lovelace!", "Ada Lovelace 36", "x 37 0.5", "y 3 1.5 true 2013-01-31")
    #expect(rows[0] == expected)
  }

  @Test func `are NULL for a NULL that they do not take, and not called`() async throws {
    let calls = Mutex<[String]>([])
    let shout = SQLiteScalarFunction("shout") { (name: String) in
      calls.withLock { $0.append(name) }
      return name + "!"
    }
    let greet = SQLiteScalarFunction("greet") { (name: String?, other: String) in (name ?? "you") + other }
    let database = try await Person.database(shout, greet)
    let query = Person.order(by: \.id).select {
      (shout($0.nickname), greet($0.nickname, $0.name), greet($0.name, $0.nickname))
    }
    let rows: [(String?, String, String?)] = try await query.fetchAll(database)
    #expect(rows.map(\.0) == ["Ada!", nil, "Amazing Grace!", "!"])
    #expect(rows.map(\.1) == ["AdaAda Lovelace", "youAlan Turing", "Amazing Gracegrace hopper", "Ärne"])
    #expect(rows.map(\.2) == ["Ada LovelaceAda", nil, "grace hopperAmazing Grace", "Ärne"])
    #expect(calls.withLock { $0 } == ["Ada", "Amazing Grace", ""])
  }

  @Test func `serve every clause of a query and of a change`() async throws {
    let database = try await Person.database(initials)
    #expect(
      try await Person.where { initials($0.name) == "AT" }.select(\.id).fetchAll(database) == [2])
    #expect(
      try await Person.order { (initials($0.name).descending(), $0.id) }.select(\.id).fetchAll(database)
        == [4, 3, 2, 1])
    let groups = try await Person.group { initials($0.name) }.having { $0.id.count() >= 1 }
      .order { initials($0.name) }.select { (initials($0.name), $0.id.count()) }.fetchAll(database)
    #expect(groups.map(\.0) == ["AL", "AT", "GH", "Ä"] && groups.map(\.1) == [1, 1, 1, 1])
    try await Person.where { initials($0.name) == "GH" }.update { $0.nickname = initials($0.name).optional }
      .execute(database)
    #expect(try await Person.find(3).select(\.nickname).fetchAll(database) == ["GH"])
    let returned = try await Person.where { $0.id == 2 }.delete().returning { initials($0.name) }
      .fetchAll(database)
    #expect(returned == ["AT"])
    let declared = DeclaredQuery { (name: Parameter<String>) in
      Person.where { initials($0.name) == initials(name) }.select(\.id)
    }
    for _ in 0..<3 { #expect(try await declared("alice loe").fetchAll(database) == [1]) }
  }

  @Test func `serve indexes, checks, computed columns and views if they may`() async throws {
    let database = try await Person.database(initials)
    try await database.executeScript(
      """
      CREATE INDEX people_initials ON people ("initials"("name"));
      CREATE VIEW shown AS SELECT id, initials(name) AS short FROM people;
      CREATE TABLE names (name TEXT CHECK (initials(name) <> 'X'), short TEXT AS (initials(name)));
      CREATE TRIGGER named AFTER INSERT ON names BEGIN
        UPDATE people SET nickname = initials(NEW.name) WHERE id = 4;
      END;
      INSERT INTO names VALUES ('Bob Dylan');
      """)
    let query = Person.where { initials($0.name) == "AL" }
    let plan = try await database.rows("EXPLAIN QUERY PLAN \(try query.render(in: .sqlite).sql)", .text("AL"))
    #expect(
      plan.map { $0[3] } == [.text("SEARCH people USING INDEX people_initials (<expr>=?)")])
    #expect(try await query.select(\.id).fetchAll(database) == [1])
    #expect(try await database.rows("SELECT short FROM names") == [[.text("BD")]])
    #expect(try await database.rows("SELECT short FROM shown WHERE id = 2") == [[.text("AT")]])
    #expect(try await Person.find(4).select(\.nickname).fetchAll(database) == ["BD"])
    let error = await failure { try await database.execute("INSERT INTO names VALUES ('x')") }
    #expect(error?.code == .checkViolation)
  }

  @Test func `make the rows of a table, as JSON`() async throws {
    let words = SQLiteScalarFunction("words") { (name: String) in
      JSONValue.array(name.split(separator: " ").map { .string(String($0)) })
    }
    let database = try await Person.database(words)
    let rows = try await Person.where { $0.id < 3 }.joinLateral { jsonElements(words($0.name)) }
      .order { ($0.id, $1.position) }.select { ($0.id, $1.value.text) }.fetchAll(database)
    #expect(rows.map(\.0) == [1, 1, 2, 2])
    #expect(rows.map(\.1) == ["Ada", "Lovelace", "Alan", "Turing"])
  }

  @Test func `are refused in a schema unless they may serve there`() async throws {
    let plain = SQLiteScalarFunction("plain", isDeterministic: true) { (name: String) in name }
    let changing = SQLiteScalarFunction("changing", isAllowedInSchema: true) { (name: String) in name }
    let database = try await Person.database(plain, changing)
    for sql in [
      "CREATE INDEX i ON people (plain(name))", "CREATE TABLE t (a CHECK (plain(a) = 'a'))",
      "CREATE INDEX i ON people (changing(name))",
    ] {
      let error = await failure { try await database.execute(sql) }
      #expect(error?.code == .other, "\(sql)")
    }
    try await database.execute("CREATE VIEW shown AS SELECT plain(name) AS name FROM people")
    let error = await failure { try await database.rows("SELECT * FROM shown") }
    #expect(error?.engineMessage == "unsafe use of plain()")
    // The tree tells before.
    let index = TableIndex<Person>.on { plain($0.name) }.create()
    #expect(
      index.check(in: .sqlite).map(\.description) == [
        "Koine refuses functionInDefinition (plain) in INDEX 1: the function is declared for statements alone; "
          + "declare it with isAllowedInSchema: true, and in every program that uses the database"
      ])
    #expect(
      TableIndex<Person>.on { changing($0.name) }.create().check(in: .sqlite).map(\.subject)
        == [.defect(.definitionBeyondRow)])
    let served = TableIndex<Person>.on(name: "served") { initials($0.name) }.create()
    #expect(
      try served.render(in: .sqlite).sql == #"CREATE INDEX "served" ON "people" (("initials"("name")))"#)
    #expect(
      served.check(in: .postgreSQL).map(\.subject) == [.feature(.programFunctions)])
  }

  @Test func `are refused by other dialects, with their name`() {
    let query = Person.where { initials($0.name) == "AT" }
    #expect(query.check(in: .sqlite) == [])
    let problems = query.check(in: .postgreSQL) + query.check(in: .mariaDB)
    #expect(
      problems.map(\.description) == [
        """
        PostgreSQL 13 cannot express programFunctions (initials) in WHERE: PostgreSQL cannot call Swift; compute it in \
        Swift of what the query reads, or write SQL for it
        """,
        """
        MariaDB 10.11 cannot express programFunctions (initials) in WHERE: MariaDB cannot call Swift; compute it in \
        Swift of what the query reads, or write SQL for it
        """,
      ])
    let error = #expect(throws: UnsupportedFeatures.self) { try query.render(in: .postgreSQL) }
    #expect(error?.problems == [problems[0]])
  }

  @Test func `are refused with a wrong number or type of arguments in SQL written by hand`() async throws {
    let half = SQLiteScalarFunction("half") { (number: Int) in number / 2 }
    let database = try await Person.database(initials, half)
    for (sql, code, message) in [
      (
        "SELECT initials()", DatabaseError.Code.undefinedFunction,
        nil as String?
      ),
      ("SELECT initials('a', 'b')", .undefinedFunction, nil),
      (
        "SELECT half('4')", .decoding,
        "Argument 1 of the function \"half\" holds a value of type text, expected an Int."
      ),
      (
        "SELECT initials(x'61')", .decoding,
        "Argument 1 of the function \"initials\" holds a value of type blob, expected a String."
      ),
      (
        "SELECT initials(CAST(x'61ff' AS TEXT))", .decoding,
        "Argument 1 of the function \"initials\" is not a valid String: the bytes are not UTF-8."
      ),
    ] {
      let error = await failure { try await database.rows(sql) }
      #expect(error?.code == code, "\(sql)")
      if let message { #expect(error?.message == message) }
    }
    #expect(try await database.rows("SELECT HALF(9)") == [[.integer(4)]])
  }

  @Test func `are refused with a result that SQLite cannot store`() async throws {
    let results: [String: SQLValue] = [
      "NaN, which SQLite cannot store": .double(.nan), "a text that contains NUL": .text("a\0b"),
      "an instant outside the years 1 to 9999": .timestamp(microseconds: .max),
      "a day outside the years 1 to 9999": .date(days: 2_921_940),
      "a time that no day has": .time(microseconds: -1), "no good": .invalid(reason: "no good"),
    ]
    for (problem, value) in results {
      let bad = SQLiteScalarFunction("bad") { AnyStored(sqlValue: value) }
      let sum = SQLiteAggregateFunction("bad_sum", state: 0) { (_: inout Int, _: Int) in
      } result: { _ in
        AnyStored(sqlValue: value)
      }
      let database = try await Person.database(bad, sum)
      for (name, call) in [("bad", "bad()"), ("bad_sum", "bad_sum(1)")] {
        let error = await failure { try await database.rows("SELECT \(call)") }
        #expect(error?.code == .invalidValue)
        #expect(error?.message == "The result of the function \"\(name)\" is \(problem).")
      }
      #expect(try await database.rows("SELECT 1") == [[.integer(1)]])
    }
    let beyond = SQLiteScalarFunction("beyond") { Date.distantFuture.addingTimeInterval(1e12) }
    let database = try await Person.database(beyond)
    let error = await failure { try await Person.select { _ in beyond() }.fetchAll(database) }
    #expect(error?.code == .invalidValue)
  }

  @Test func `are never put over one of SQLite's own, or of the driver's`() async throws {
    let plain = try SQLiteDatabase.inMemory()
    let names = try await plain.fetchAll(
      "SELECT DISTINCT name FROM pragma_function_list", as: String.self)
    #expect(names.count > 100 && names.contains("lower") && names.contains("koine_lower"))
    for name in names + ["LOWER", "Koine_Lower", "koine_of_later"] {
      let one = SQLiteScalarFunction(name) { (_: Int, _: Int, _: Int, _: Int, _: Int) in 0 }
      let other = SQLiteAggregateFunction(name, state: 0) { (_: inout Int, _: Int) in
      } result: {
        $0
      }
      for function: any SQLiteProgramFunction in [one, other] {
        let error = #expect(throws: DatabaseError.self) {
          _ = try SQLiteDatabase.inMemory(configuration: .init(functions: [function]))
        }
        #expect(error?.code == .misuse, "\(name)")
      }
    }
    let refused = [
      "": "is empty, contains NUL, or has more than 255 bytes",
      "a\0b": "is empty, contains NUL, or has more than 255 bytes",
      String(repeating: "é", count: 128): "is empty, contains NUL, or has more than 255 bytes",
      "Lower": "is taken: indexes would be damaged if it meant something else",
      "koine_x": "is reserved",
    ]
    for (name, problem) in refused {
      let error = #expect(throws: DatabaseError.self) {
        _ = try SQLiteDatabase.inMemory(
          configuration: .init(functions: [SQLiteScalarFunction(name) { 1 }]))
      }
      #expect(error?.message == "The name of the function \"\(name)\" \(problem).")
    }
    let twice = [SQLiteScalarFunction("twice") { 1 }, SQLiteScalarFunction("Twice") { 2 }]
    let error = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDatabase.inMemory(configuration: .init(functions: twice))
    }
    #expect(error?.message == "The name of the function \"Twice\" is given twice.")
  }

  @Test func `have any other name`() async throws {
    for name in ["order", "a \"b\" (c)", "é", "select", "1"] {
      let same = SQLiteScalarFunction(name) { (age: Int) in age }
      let sum = SQLiteAggregateFunction(name, state: 0) { (sum: inout Int, _: Int, age: Int) in
        sum += age
      } result: {
        $0
      }
      let database = try await Person.database(same, sum)
      let rows = try await Person.select { (same($0.age).max(), sum($0.id, $0.age)) }.fetchAll(database)
      #expect(rows.map(\.0) == [85] && rows.map(\.1) == [162])
    }
  }
}

/// A value that a type of one's own may have.
private struct AnyStored: ColumnValue {
  typealias Value = AnyStored
  static var sqlType: SQLType { .double }
  var sqlValue: SQLValue
  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> AnyStored {
    AnyStored(sqlValue: .null)
  }
}

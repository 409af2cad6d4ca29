import Foundation
import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

@Table private struct Departure: Identifiable, Equatable {
  let id: Int
  var isOpen: Bool
  var at: Date
}

/// Forms of values that other programs write, and columns that only one engine has.
@Suite struct ImportFormsTests {
  /// What `\copy` of psql writes: `t` and `f`, and the session's zone behind a time.
  @Test(arguments: Engine.allCases) func aFileOfPSQLIsRead(_ engine: Engine) async throws {
    let url = try await PrivatePostgreSQL.shared().makeDatabase()
    let server = try await PostgreSQLDatabase(url: url)
    try await server.executeScript(
      """
      CREATE TABLE departures (id int, "isOpen" bool, at timestamptz);
      INSERT INTO departures VALUES (1, true, '2024-02-29 12:00:00.5+00'), (2, false, '2024-03-01 00:30+00');
      """)
    await server.close()
    for zone in ["UTC", "Asia/Kolkata", "America/St_Johns"] {
      let file = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString).csv")
      defer { try? FileManager.default.removeItem(at: file) }
      let postgreSQL = try await PrivatePostgreSQL.shared()
      try await postgreSQL.psql(
        "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET TimeZone TO %L', current_database(), '\(zone)'); END $$",
        url: url)
      try await postgreSQL.psql("\\copy departures TO '\(file.path)' CSV HEADER", url: url)
      try await engine.withDatabase { database in
        try await Departure.createTable().execute(database)
        try await Departure.import(.file(file.path), as: .csv(), into: database)
        let departures = try await Departure.order(by: \.id).fetchAll(database)
        #expect(
          departures == [
            Departure(id: 1, isOpen: true, at: Date(timeIntervalSince1970: 1_709_208_000.5)),
            Departure(id: 2, isOpen: false, at: Date(timeIntervalSince1970: 1_709_253_000)),
          ])
      }
    }
  }

  @Test(arguments: Engine.allCases) func offsetsAreRead(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Departure.createTable().execute(database)
      let text = """
        id,isOpen,at
        1,t,2024-02-29 12:00:00+00
        2,F,2024-02-29 12:00:00-0330
        3,T,2024-02-29T12:00:00+05:30
        4,f,2024-02-29 12:00+14

        """
      try await Departure.import(.text(text), as: .csv(), into: database)
      let offsets = try await Departure.order(by: \.id).fetchAll(database).map {
        Int($0.at.timeIntervalSince1970 - 1_709_208_000) / 60
      }
      #expect(offsets == [0, 210, -330, -840])
      let flags = try await Departure.order(by: \.id).fetchAll(database).map(\.isOpen)
      #expect(flags == [true, false, true, false])
      for time in [
        "2024-02-29 12:00:00+24", "2024-02-29 12:00:00+0560", "2024-02-29 12:00:00+-5", "2024-02-29+02",
      ] {
        await #expect(throws: ImportError.self, "\(time)") {
          try await Departure.import(.text("id,isOpen,at\n9,t,\(time)\n"), as: .csv(), into: database)
        }
      }
    }
  }

  /// Where SQLite keeps integers, no digit of one is lost; a number that no double has is refused.
  @Test func numbersOfSQLite() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript("CREATE TABLE n (a NUMERIC, b DECIMAL(10, 2), c REAL)")
      let csv = "a,b,c\n9007199254740993,-9223372036854775808,9007199254740993\n0.1,1e3,1.50\n"
      try await database.importTable("n", from: .text(csv), as: .csv())
      let lines = #"{"a":9007199254740993,"b":7,"c":7}"# + "\n"
      try await database.importTable("n", from: .text(lines), as: .jsonLines)
      let rows = try await database.fetchAll(
        "SELECT typeof(a) || a || ' ' || typeof(b) || b || ' ' || typeof(c) FROM n", as: String.self)
      #expect(
        rows == [
          "integer9007199254740993 integer-9223372036854775808 real", "real0.1 integer1000 real",
          "integer9007199254740993 integer7 real",
        ])
      for number in ["12345678901234567890", "0.12345678901234567890", "many"] {
        let error = await #expect(throws: ImportError.self) {
          try await database.importTable("n", from: .text("a,b,c\n\(number),1,1\n"), as: .csv())
        }
        #expect(
          error?.description.contains(
            "\"\(number)\" is not a number of which the database keeps every digit: an integer of 64 bits, or a double"
          ) == true)
      }
    }
  }

  /// A column that SQLite makes numbers in is not given texts that it would write otherwise.
  @Test func textsThatSQLiteMakesNumbersOf() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript("CREATE TABLE n (zip STRING, tel PHONE, doc JSON)")
      try await database.importTable(
        "n", from: .text("zip,tel,doc\n7,+49 7,1.5\nA7,-,\"[1]\"\n0x1F,555-1234,{}\n"), as: .csv())
      let rows = try await database.fetchAll(
        "SELECT CAST(zip AS TEXT) || ' ' || tel || ' ' || doc FROM n", as: String.self)
      #expect(rows == ["7 +49 7 1.5", "A7 - [1]", "0x1F 555-1234 {}"])
      for line in ["007,a,1", "7,+491701234567,1", "7,a,12345678901234567890", "1e3,a,1", "7,a,1.50"] {
        let error = await #expect(throws: ImportError.self) {
          try await database.importTable("n", from: .text("zip,tel,doc\n\(line)\n"), as: .csv())
        }
        #expect(error?.description.contains("is not") == true, "\(line)")
      }
      #expect(try await database.fetchOne("SELECT count(*) FROM n", as: Int.self) == 3)
    }
  }

  /// The server reads the texts of types that only it has, and those that an export has written of them.
  @Test func valuesOfTypesOfTheServersOwn() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE p (id integer, price numeric, many numeric(30, 4), days integer[], span interval, net inet)"
      )
      let csv = "id,price,many,days,span,net\n1,12.50,123456789012345678.5,\"{1,2}\",1 day,10.0.0.1\n"
      try await database.importTable("p", from: .text(csv), as: .csv())
      let line = #"{"id":2,"price":1e3,"many":7,"days":"{}","span":"PT1H","net":null}"# + "\n"
      try await database.importTable("p", from: .text(line), as: .jsonLines)
      let rows = try await database.fetchAll(
        "SELECT concat_ws(' ', price, many, days, span, net) FROM p ORDER BY id", as: String.self)
      #expect(rows == ["12.50 123456789012345678.5000 {1,2} 1 day 10.0.0.1", "1000 7.0000 {} 01:00:00"])
    }
  }

  /// What takes the rows of a view is the database's matter.
  @Test(arguments: Engine.allCases) func aViewTakesRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE t (id integer PRIMARY KEY, a text); CREATE VIEW v AS SELECT id, a FROM t")
      let text = "id,a\n1,x\n2,\n"
      if engine == .sqlite {
        let error = await #expect(throws: (any Error).self) {
          try await database.importTable("v", from: .text(text), as: .csv())
        }
        #expect(error.map { "\($0)".contains("cannot modify v because it is a view") } == true)
        try await database.executeScript(
          "CREATE TRIGGER taken INSTEAD OF INSERT ON v BEGIN INSERT INTO t VALUES (new.id, new.a); END")
      }
      #expect(try await database.importTable("v", from: .text(text), as: .csv()).inserted == 2)
      #expect(
        try await database.fetchAll("SELECT id || coalesce(a, '-') FROM t ORDER BY id", as: String.self)
          == ["1x", "2-"])
    }
  }

  /// A document that the server keeps as it was written is.
  @Test func documentsOfPostgreSQLStayAsTheyWereWritten() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript("CREATE TABLE d (id integer PRIMARY KEY, j json, b jsonb)")
      let document = #"{"b": 1,  "a":[1.10,null], "b":2}"#
      let field = document.replacingOccurrences(of: "\"", with: "\"\"")
      try await database.importTable("d", from: .text("id,j,b\n1,\"\(field)\",1e2\n2,,\n"), as: .csv())
      try await database.importTable(
        "d", from: .text("{\"id\":3,\"j\":\(document),\"b\":null}\n"), as: .jsonLines)
      let rows = try await database.fetchAll(
        "SELECT CAST(j AS text), CAST(b AS text) FROM d ORDER BY id", as: (String?, String?).self)
      #expect(rows.map(\.0) == [document, nil, document])
      #expect(rows.map(\.1) == ["100", nil, nil])
      let error = await #expect(throws: ImportError.self) {
        try await database.importTable("d", from: .text("id,j\n4,{\n"), as: .csv())
      }
      #expect(error?.tableColumn == "j")
    }
  }

  /// What the database computes is in what was exported, and is computed anew.
  @Test(arguments: Engine.allCases) func computedColumnsArePassedOver(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE t (id integer PRIMARY KEY, twice integer GENERATED ALWAYS AS (id * 2) STORED)")
      try await database.importTable("t", from: .text("id,twice\n4,99\n"), as: .csv())
      try await database.importTable("t", from: .text(#"{"id":5,"twice":99}"# + "\n"), as: .jsonLines)
      #expect(
        try await database.fetchAll("SELECT twice FROM t ORDER BY id", as: Int.self) == [8, 10])
    }
  }

  /// A type is inferred only if it keeps all that is written.
  @Test(arguments: Engine.allCases) func whatNoTypeKeepsIsInferredAsText(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let csv = """
        fine,coarse,zero
        2024-01-01T00:00:00.123456789Z,2024-01-01T00:00:00.123456000Z,-0

        """
      try await database.importTable("kept", from: .text(csv), as: .csv(), creating: true)
      let types = try await database.schema().table("kept")?.columns.map(\.type)
      #expect(types == [.text, engine == .sqlite ? .text : .timestamp, .double])
      #expect(
        try await database.fetchOne("SELECT fine FROM kept", as: String.self)
          == "2024-01-01T00:00:00.123456789Z")
    }
  }

  /// A key that the server always makes takes those of a file.
  @Test(arguments: [3, 500]) func keysThatTheServerAlwaysMakes(_ count: Int) async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE keyed (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text)")
      let rows = (1...count).map { "\($0 + 10),n\n" }.joined()
      let result = try await database.importTable("keyed", from: .text("id,name\n" + rows), as: .csv())
      #expect(result.inserted == count)
      let skipped = try await database.importTable(
        "keyed", from: .text("id,name\n11,other\n"), as: .csv(), onConflict: .skip)
      #expect(skipped.skipped == 1)
      let next = try await database.fetchAll(
        "INSERT INTO keyed (name) VALUES ('new') RETURNING id", as: Int.self)
      #expect(next == [count + 11])
    }
  }
}

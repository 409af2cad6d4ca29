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

@_spi(KoineDriver) import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// Many rows are copied; they are stored, and fail, as if each had been inserted.
@Suite(.timeLimit(.minutes(5))) struct CopyTests {
  /// Rows for a table.
  struct Rows: Sendable {
    var table = "t"
    var columns: [String]
    var types: SQLTypeList
    var values: [[SQLValue]]

    /// - Parameter isCopied: Whether the driver may copy the rows.
    func batch(copied isCopied: Bool = true, into name: String? = nil) -> RenderedBatch {
      let table = name ?? self.table
      let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
      let values = values
      var batch = RenderedBatch(
        sql: "INSERT INTO \"\(table)\" (\(names)) VALUES (\(places))", types: types, count: values.count
      ) { row, encoder in
        for value in values[row] { encoder.append(value) }
      }
      if isCopied { batch.insertion = BatchInsertion(schema: nil, table: table, columns: columns) }
      return batch
    }
  }

  /// Numbered rows with a text, of which one is at fault.
  static func numbered(
    _ count: Int, faultAt fault: Int = 0, _ values: [SQLValue] = [],
    types: SQLTypeList = [.bigInteger, .text]
  ) -> Rows {
    Rows(
      columns: ["a", "b"], types: types,
      values: (1...count).map { number in
        number == fault ? values : [.integer(Int64(number)), .text("row \(number)")]
      })
  }

  /// How many statements have inserted the rows of a table.
  static func statements(_ connection: any Connection, _ table: String = "t") async throws -> Int {
    try await connection.integers("SELECT count(DISTINCT cmin::text) FROM \"\(table)\"")[0]
  }

  static let everyType: Rows = {
    let columns: [(String, SQLType, [SQLValue])] = [
      ("boolean", .boolean, [.boolean(true), .boolean(false)]),
      ("smallint", .integer(bits: 16), [.integer(-32_768), .integer(32_767)]),
      ("tiny", .integer(bits: 8), [.integer(-128), .integer(127)]),
      ("small", .bigInteger, [.integer(-32_768), .integer(0)]),
      ("integer", .integer(bits: 32), [.integer(-2_147_483_648), .integer(2_147_483_647)]),
      ("bigint", .bigInteger, [.integer(.min), .integer(.max)]),
      ("real", .real, [.double(-.infinity), .double(Double(Float.leastNonzeroMagnitude))]),
      ("widened", .real, [.double(Double(Float(0.1))), .double(-0.0)]),
      (
        "double", .double,
        [.double(.nan), .double(.greatestFiniteMagnitude), .double(-0.0), .double(.leastNonzeroMagnitude)]
      ),
      ("numeric", .decimal(scale: 4), [.integer(999_999_999_999_999_999), .integer(-1), .integer(0)]),
      ("rounded", .decimal(scale: 4), [.integer(12_345), .integer(-12_355)]),
      (
        "text", .text,
        [.text(""), .text("é\u{1F600}\u{FEFF}\\N\t\n\""), .text(String(repeating: "x", count: 70_000))]
      ),
      ("varchar", .text, [.text("12345"), .text("12   "), .text("12345   ")]),
      ("bytea", .blob, [.blob([]), .blob([0, 255, 92])]),
      ("timestamptz", .timestamp, [.timestamp(microseconds: 0), .timestamp(microseconds: -1)]),
      ("date", .date, [.date(days: -700_000), .date(days: 8_000)]),
      ("time", .time, [.time(microseconds: 0), .time(microseconds: 86_399_999_999)]),
      ("uuid", .uuid, [.uuid(SQLUUID(high: 1, low: .max))]),
      ("jsonb", .json, [.text("{\"a\": [1, null]}"), .text("null")]),
    ]
    return Rows(
      columns: columns.map(\.0), types: SQLTypeList(columns.map(\.1)),
      values: (0..<400).map { row in
        columns.indices.map { column in
          let values = columns[column].2
          return (row + column) % 7 == 0 ? .null : values[row % values.count]
        }
      })
  }()

  static let everyTable = """
    ("boolean" boolean, "smallint" smallint, "tiny" smallint, "small" smallint, "integer" integer, "bigint" bigint,
    "real" real, "widened" double precision, "double" double precision, "numeric" numeric(18, 4),
    "rounded" numeric(10, 2), "text" text, "varchar" varchar(5), "bytea" bytea, "timestamptz" timestamptz,
    "date" date, "time" time, "uuid" uuid, "jsonb" jsonb)
    """

  @Test func everyTypeIsCopiedAsItIsInserted() async throws {
    try await withDatabase { database in
      try await database.command("CREATE TABLE \"a \"\"table\" \(Self.everyTable)")
      try await database.command("CREATE TABLE inserted \(Self.everyTable)")
      var rows = Self.everyType
      rows.table = "inserted"
      #expect(try await database.run(rows.batch(copied: false)) == 400)
      let copied = rows.batch(into: "a \"\"table")
      var batch = RenderedBatch(sql: copied.sql, types: copied.types, count: 400, encode: copied.encode)
      batch.insertion = BatchInsertion(schema: "public", table: "a \"table", columns: rows.columns)
      #expect(try await database.run(batch) == 400)
      #expect(
        try await database.integers(
          """
          SELECT count(*) FROM (SELECT a::text FROM inserted AS a EXCEPT ALL SELECT a::text FROM "a ""table" AS a) AS d
          """) == [0])
      #expect(try await Self.statements(database, "inserted") == 400)
      #expect(try await Self.statements(database, "a \"\"table") == 1)
    }
  }

  @Test func columnsThatAreLeftOutGetTheirDefaults() async throws {
    try await withDatabase { database in
      try await database.command(
        "CREATE TABLE t (id integer GENERATED BY DEFAULT AS IDENTITY, a bigint, b text, c int DEFAULT 7, d int GENERATED ALWAYS AS (a * 2) STORED)"
      )
      for _ in 1...2 { try await database.run(Self.numbered(300).batch()) }
      #expect(
        try await database.strings("SELECT concat_ws(' ', count(*), min(id), max(id), sum(c), sum(d)) FROM t")
          == ["600 1 600 4200 180600"])
      #expect(try await Self.statements(database) == 1)
    }
  }

  /// In a transaction, batches follow one another, with other statements between.
  @Test func batchesOfATransactionAreCopied() async throws {
    try await withDatabase { database in
      try await database.command("CREATE TABLE t (a bigint, b text)")
      try await database.transaction { connection in
        try await connection.run(Self.numbered(300).batch())
        try await connection.run(Self.numbered(300).batch())
        #expect(try await Self.statements(connection) == 2)
        try await connection.command("DELETE FROM t")
        // A row that was made for the old column would have another size.
        try await connection.command("ALTER TABLE t ALTER a TYPE integer")
        try await connection.run(Self.numbered(300).batch())
        try await connection.command("CREATE SCHEMA other")
        try await connection.command("SET LOCAL search_path TO other, public")
        try await connection.command("CREATE TABLE other.t (a text, b bigint)")
        let error = try await databaseError {
          try await connection.transaction { _ = try await $0.run(Self.numbered(300).batch()) }
        }
        #expect(error?.code == .invalidValue || error?.engineCode == "42804")
        try await connection.command("DROP SCHEMA other CASCADE")
        try await connection.run(Self.numbered(300).batch())
      }
      #expect(try await database.integers("SELECT count(*) FROM t") == [600])
      #expect(try await Self.statements(database) == 2)
    }
  }

  // MARK: Errors

  struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var definition = "CREATE TABLE t (a bigint, b text)"
    let values: [SQLValue]
    var types: SQLTypeList = [.bigInteger, .text]
  }

  static let failures = [
    Failure(
      testDescription: "a key twice", definition: "CREATE TABLE t (a bigint PRIMARY KEY, b text)",
      values: [.integer(3), .text("twice")]),
    Failure(
      testDescription: "no such row",
      definition:
        "CREATE TABLE p (b text PRIMARY KEY); INSERT INTO p SELECT 'row ' || n FROM generate_series(1, 2000) AS n; CREATE TABLE t (a bigint, b text REFERENCES p)",
      values: [.integer(3), .text("nowhere")]),
    Failure(
      testDescription: "NULL", definition: "CREATE TABLE t (a bigint, b text NOT NULL)",
      values: [.integer(3), .null]),
    Failure(
      testDescription: "a check", definition: "CREATE TABLE t (a bigint CHECK (a > 0), b text)",
      values: [.integer(-3), .text("")]),
    Failure(testDescription: "NUL", values: [.integer(3), .text("a\0b")]),
    Failure(
      testDescription: "a number beyond its column", definition: "CREATE TABLE t (a integer, b text)",
      values: [.integer(1 << 40), .text("")]),
    Failure(
      testDescription: "a text that is too long", definition: "CREATE TABLE t (a integer, b varchar(10))",
      values: [.integer(3), .text("12345678901")]),
    Failure(testDescription: "an invalid value", values: [.invalid(reason: "no value"), .text("")]),
    Failure(testDescription: "a value of another type", values: [.text("3"), .text("")]),
    Failure(testDescription: "too few values", values: [.integer(3)]),
    Failure(testDescription: "too many values", values: [.integer(3), .text(""), .text("")]),
    Failure(
      testDescription: "no table", definition: "CREATE TABLE other (a bigint)",
      values: [.integer(3), .text("")]),
    Failure(
      testDescription: "no column", definition: "CREATE TABLE t (a bigint)", values: [.integer(3), .text("")]),
  ]

  /// The error is that of the insert of the row at fault, the transaction can go on behind a nested one, and nothing
  /// is stored.
  @Test(arguments: failures) func aRowAtFaultIsNamed(_ failure: Failure) async throws {
    try await withDatabase { database in
      try await database.executeScript(failure.definition)
      let rows = Self.numbered(1_500, faultAt: 700, failure.values, types: failure.types)
      let inserted = try #require(
        try await databaseError { try await database.run(rows.batch(copied: false)) })
      let copied = try await databaseError { try await database.run(rows.batch()) }
      #expect(copied.map(ErrorParts.init) == ErrorParts(inserted))
      #expect(copied?.row == inserted.row)
      try await database.transaction { connection in
        let error = try await databaseError {
          try await connection.transaction { _ = try await $0.run(rows.batch()) }
        }
        #expect(error.map(ErrorParts.init) == ErrorParts(inserted))
        #expect(error?.row == inserted.row)
        try await connection.command("CREATE TABLE kept (a bigint, b text)")
        #expect(try await connection.run(Self.numbered(300).batch(into: "kept")) == 300)
      }
      #expect(try await Self.statements(database, "kept") == 1)
      if try await database.strings("SELECT coalesce(to_regclass('t')::text, '')") != [""] {
        #expect(try await database.integers("SELECT count(*) FROM t") == [0])
      }
    }
  }

  /// Where a COPY would mean something else, rows are inserted one by one.
  @Test(arguments: [
    "CREATE TABLE t (a bigint, b text); CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.b = (SELECT count(*) FROM t); RETURN NEW; END'; CREATE TRIGGER t BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION f()",
    "CREATE TABLE t (a bigint, b text); CREATE TABLE log (a bigint); CREATE RULE r AS ON INSERT TO t DO ALSO INSERT INTO log VALUES (NEW.a)",
    "CREATE TABLE t (a bigint PRIMARY KEY, b text, c bigint DEFAULT 1 REFERENCES t)",
    "CREATE TABLE t (a bigint, b text) PARTITION BY RANGE (a); CREATE TABLE u PARTITION OF t DEFAULT",
    "CREATE TABLE u (a bigint, b text); CREATE VIEW t AS SELECT * FROM u",
    "CREATE TABLE t (a numeric, b text)", "CREATE DOMAIN d AS text; CREATE TABLE t (a bigint, b d)",
    "CREATE TABLE t (a bigint, b character(20))",
  ]) func rowsAreInsertedOneByOne(_ definition: String) async throws {
    try await withDatabase { database in
      try await database.executeScript(definition)
      #expect(try await database.run(Self.numbered(300).batch()) == 300)
      let table = definition.contains("TABLE u") ? "u" : "t"
      #expect(try await Self.statements(database, table) == 300)
      if definition.contains("TABLE log") {
        #expect(try await database.integers("SELECT count(*) FROM log") == [300])
      }
      if definition.contains("TRIGGER") {
        #expect(try await database.strings("SELECT max(b::int)::text FROM t") == ["299"])
      }
    }
  }

  @Test func aPolicyHoldsForRows() async throws {
    try await withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE t (a bigint, b text); ALTER TABLE t ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
        CREATE POLICY p ON t FOR INSERT WITH CHECK (a < 1000); CREATE ROLE "copy tester"; GRANT INSERT ON t TO "copy tester"
        """)
      for count in [300, 1_500] {
        try await database.withConnection { connection in
          try await connection.command("SET ROLE \"copy tester\"")
          let error = try await databaseError { _ = try await connection.run(Self.numbered(count).batch()) }
          #expect(error?.row == (count == 300 ? nil : 1_000))
        }
      }
      #expect(try await database.integers("SELECT count(*) FROM t") == [300])
      try await database.executeScript("DROP OWNED BY \"copy tester\"; DROP ROLE \"copy tester\"")
    }
  }

  // MARK: Time

  @Test func aBatchThatTheDeadlineEndsIsTakenBack() async throws {
    try await withDatabase(.init(poolSize: 2)) { database in
      try await database.command("CREATE TABLE t (a bigint PRIMARY KEY, b text)")
      try await database.transaction { other in
        // The copy waits for the key of the other transaction.
        try await other.command("INSERT INTO t VALUES (250, '')")
        var batch = Self.numbered(300).batch()
        batch.deadline = Deadline(after: .milliseconds(300))
        let limited = batch
        let task = Task.detached { try await database.run(limited) }
        let error = try await databaseError { _ = try await task.value }
        #expect(error?.code == .deadlineExceeded)
      }
      #expect(try await database.integers("SELECT count(*) FROM t") == [1])
      try await database.command("TRUNCATE t")
      #expect(try await database.run(Self.numbered(300).batch()) == 300)
    }
  }

  @Test func theServerEndsTheConnection() async throws {
    try await withDatabase(.init(poolSize: 3)) { database in
      try await database.command("CREATE TABLE t (a bigint PRIMARY KEY, b text)")
      try await database.transaction { other in
        // The copy waits for the key of the other transaction.
        try await other.command("INSERT INTO t VALUES (250, '')")
        let task = Task.detached { try await database.run(Self.numbered(300).batch()) }
        try await eventually {
          try await other.integers(
            """
            SELECT count(pg_terminate_backend(pid)) FROM pg_locks
            WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))
            """) == [1]
        }
        let error = try await databaseError { _ = try await task.value }
        #expect(error?.code == .connectionLost)
        #expect(error?.engineCode == "57P01")
      }
      #expect(try await database.integers("SELECT count(*) FROM t") == [1])
    }
  }

  /// Rows that one message cannot hold go in parts.
  @Test func largeRowsAreCopied() async throws {
    try await withDatabase { database in
      try await database.command("CREATE TABLE t (a bigint, b text)")
      let rows = Rows(
        columns: ["a", "b"], types: [.bigInteger, .text],
        values: (1...200).map { number in
          [
            .integer(Int64(number)),
            .text(String(repeating: "x", count: number == 100 ? 20_000_000 : 100_000)),
          ]
        })
      #expect(try await database.run(rows.batch()) == 200)
      #expect(try await database.integers("SELECT sum(length(b)) FROM t") == [39_900_000])
      #expect(try await Self.statements(database) == 1)
    }
  }
}

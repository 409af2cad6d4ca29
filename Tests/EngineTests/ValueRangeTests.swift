import Foundation
import Koine
import KoineTesting
import Testing

private enum Tiny: Int8, ColumnValue { case least = -128, most = 127 }
private enum Huge: UInt64, ColumnValue { case most = 9_223_372_036_854_775_807 }
private enum Grade: String, ColumnValue { case good = "É", bad = "" }
private enum Weight: Double, ColumnValue { case light = 0.1, heavy = 1e300 }
private enum Share: Float, ColumnValue { case tenth = 0.1, half = 0.5 }
private struct Flags: OptionSet, ColumnValue {
  let rawValue: UInt16
  static let all = Flags(rawValue: .max)
}
private struct Name: RawRepresentable, ColumnValue, Equatable { var rawValue: String }

@Table private struct Cases: Equatable {
  let id: Int
  var tiny: Tiny
  var huge: Huge?
  var grade: Grade
  var weight: Weight
  var share: Share
  var flags: Flags
  var name: Name
}

@Table private struct Extreme: Equatable {
  let id: Int
  var int: Int
  var double: Double
  var float: Float
  var text: String
  var data: Data
  var bytes: [UInt8]
  var date: Date
}

@Table private struct Strict {
  let id: Int
  var title: String
  @Column("n") var number: Int
}

/// The table of ``Strict`` as others wrote it: nullable, and of other types.
@Table("stricts") private struct Loose {
  let id: Int
  var title: Int?
  @Column("n") var number: Int?
}

/// Values at the ends of their types, and beyond.
@Suite struct ValueRangeTests {
  @Test(arguments: Engine.allCases) func anInstantBeyondTheRangeIsStoredWhereItIsClamped(
    _ engine: Engine
  ) async throws {
    try await engine.withDatabase { database in
      try await RemindersList.createTable().execute(database)
      try await RemindersList.insert(Reminders.lists).execute(database)
      try await Reminder.createTable().execute(database)
      for (id, date) in [
        (1, Date.distantPast), (2, .distantFuture), (3, Date(timeIntervalSince1970: .infinity)),
      ] {
        #expect(
          Reminder.where { $0.dueDate > date }.check(in: database.dialect).isEmpty == (id == 2), "\(date)")
        try await Reminder.insert([Reminder(id: id, remindersListID: 1, dueDate: date.clampedToStorableRange)]
        )
        .execute(database)
      }
      let dates = try await Reminder.order(by: \.id).select(\.dueDate).fetchAll(database)
      #expect(dates[0] == Date.storableRange.lowerBound)
      #expect(dates[1] == .distantFuture)
      #expect((dates[2] ?? .distantPast).timeIntervalSince(Date.storableRange.upperBound).magnitude < 0.001)
      #expect(
        try await Reminder.where { $0.dueDate > Date.distantPast.clampedToStorableRange }.fetchCount(database)
          == 2)
    }
  }

  @Test(arguments: Engine.allCases) func everyGaugeComesBackAsItWas(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Gauge.createTable().execute(database)
      try await Gauge.insert(Types.gauges).execute(database)
      #expect(try await Gauge.order(by: \.id).fetchAll(database) == Types.gauges)
      for gauge in Types.gauges {
        let found = try await Gauge.where {
          $0.id == gauge.id && $0.tiny == gauge.tiny && $0.short == gauge.short && $0.byte == gauge.byte
          $0.word == gauge.word && $0.long == gauge.long && $0.huge == gauge.huge && $0.size == gauge.size
          $0.ratio.is(gauge.ratio) && $0.bytes == gauge.bytes && $0.link.is(gauge.link)
        }.fetchAll(database)
        #expect(found == [gauge])
      }
      let draft = Gauge.Draft(
        tiny: 1, short: 1, byte: 1, word: 1, long: 1, huge: 1, size: 1, bytes: [], link: nil)
      try await Gauge.advanceGeneratedKey().execute(database)
      #expect(try await Gauge.insert { draft }.returning(\.id).fetchAll(database) == [5])
    }
  }

  @Test(arguments: Engine.allCases) func everyRawValueComesBackAsItWas(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Cases.createTable().execute(database)
      let rows = [
        Cases(
          id: 1, tiny: .least, huge: .most, grade: .good, weight: .light, share: .tenth, flags: .all,
          name: Name(rawValue: "a'b")),
        Cases(
          id: 2, tiny: .most, huge: nil, grade: .bad, weight: .heavy, share: .half, flags: [],
          name: Name(rawValue: "")),
      ]
      try await Cases.insert(rows).execute(database)
      #expect(try await Cases.order(by: \.id).fetchAll(database) == rows)
      let found = try await Cases.where {
        $0.tiny == .least && $0.huge == .most && $0.grade == .good && $0.weight == .light
        $0.share == .tenth && $0.flags == Flags.all && $0.name == Name(rawValue: "a'b")
      }.select(\.id).fetchAll(database)
      #expect(found == [1])
    }
  }

  @Test(arguments: Engine.allCases) func extremesComeBackAsTheyWere(_ engine: Engine) async throws {
    let large = String(repeating: "É", count: 500_000)
    func row(
      _ id: Int, int: Int, double: Double, float: Float, text: String, bytes: [UInt8], date: Date
    ) -> Extreme {
      Extreme(
        id: id, int: int, double: double, float: float, text: text, data: Data(bytes), bytes: bytes,
        date: date)
    }
    var rows = [
      row(
        1, int: .min, double: .leastNonzeroMagnitude, float: .leastNonzeroMagnitude, text: "", bytes: [],
        date: Date(timeIntervalSince1970: -62_135_596_800)),
      row(
        2, int: .max, double: .infinity, float: -.infinity, text: large,
        bytes: Array(repeating: 255, count: 1_000_000), date: Date(timeIntervalSince1970: 253_402_300_799)),
      row(
        3, int: 0, double: .leastNormalMagnitude.nextDown, float: .leastNormalMagnitude.nextDown,
        text: "\u{10FFFF}",
        bytes: [0], date: Date(timeIntervalSinceReferenceDate: 0)),
    ]
    // Every digit of the microseconds, so near the reference date that a Date holds them exactly.
    for digit in 1...9 {
      let microseconds = Double(digit * 111_111) / 1_000_000
      rows.append(
        row(
          3 + digit, int: digit, double: Double(digit) * 0.1, float: Float(digit) * 0.1, text: "\(digit)",
          bytes: [UInt8(digit)], date: Date(timeIntervalSinceReferenceDate: microseconds)))
    }
    try await engine.withDatabase { database in
      try await Extreme.createTable().execute(database)
      try await Extreme.insert(rows).execute(database)
      #expect(try await Extreme.order(by: \.id).fetchAll(database) == rows)
      for row in rows {
        let found = try await Extreme.where {
          $0.int == row.int && $0.double == row.double && $0.float == row.float && $0.text == row.text
          $0.data == row.data && $0.bytes == row.bytes && $0.date == row.date
        }.select(\.id).fetchAll(database)
        #expect(found == [row.id])
      }
    }
  }

  @Test(arguments: Engine.allCases) func aValueBeyondItsColumnIsRefusedByName(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Gauge.createTable().execute(database)
      try await Gauge.insert(Types.gauges).execute(database)
      var beyond = Types.gauges[3]
      beyond.huge = UInt64(Int64.max) + 1
      let first = Gauge(
        id: 9, tiny: 0, short: 0, byte: 0, word: 0, long: 0, huge: 0, size: 0, ratio: nil, bytes: [],
        link: nil)
      let reason = "an integer beyond 9223372036854775807"

      let single = await #expect(throws: UnsupportedFeatures.self) {
        try await Gauge.insert(beyond).execute(database)
      }
      #expect(single?.problems.map(\.detail) == ["row 1, column huge: \(reason)"])

      let batch = await #expect(throws: DatabaseError.self) {
        try await Gauge.insert([first, beyond]).execute(database)
      }
      #expect(batch?.code == .invalidValue)
      #expect(batch?.table == "gauges")
      #expect(batch?.columns == ["huge"])
      #expect(batch?.row == 2)
      #expect(
        batch?.message.hasSuffix(
          "is \(reason). It was meant for the column \"huge\" of \"gauges\".") == true)

      let update = await #expect(throws: UnsupportedFeatures.self) {
        try await Gauge.all().update {
          $0.tiny = Int8(1); $0.size = UInt.max
        }.execute(database)
      }
      #expect(update?.problems.map(\.detail) == ["column size: \(reason)"])

      let condition = await #expect(throws: UnsupportedFeatures.self) {
        try await Gauge.where { $0.huge == .max }.fetchAll(database)
      }
      #expect(condition?.problems.map(\.detail) == ["a bound value: \(reason)"])
      #expect(try await Gauge.order(by: \.id).fetchAll(database) == Types.gauges)
    }
  }

  @Test(arguments: Engine.allCases) func aResultBeyondItsColumnIsAnInvalidValueT14(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database in
      try await Gauge.createTable().execute(database)
      try await Gauge.insert(Types.gauges).execute(database)
      func column(_ assign: @escaping @Sendable (inout Updates<Gauge.Columns>) -> Void) async -> [String]? {
        let error = await #expect(throws: DatabaseError.self) {
          try await Gauge.where { $0.id == 1 }.update(assign).execute(database)
        }
        #expect(error?.code == .invalidValue)
        return error?.columns
      }
      #expect(await column { $0.tiny += 1 } == ["tiny"])
      #expect(await column { $0.byte += 1 } == ["byte"])
      // PostgreSQL's own type ends here, and its error names no column.
      let named = engine == .sqlite
      #expect(await column { $0.short += 1 } == (named ? ["short"] : []))
      #expect(await column { $0.word += 1 } == ["word"])
      #expect(await column { $0.long += 1 } == ["long"])
      #expect(try await Gauge.order(by: \.id).fetchAll(database) == Types.gauges)

      try await Sample.createTable().execute(database)
      try await Sample.insert { Sample.Draft(small: .max) }.execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Sample.all().update { $0.small += 1 }.execute(database)
      }
      #expect(error?.code == .invalidValue)
    }
  }

  @Test(arguments: Engine.allCases) func nulInATextIsRefusedByName(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Strict.createTable().execute(database)
      let rows = [Strict(id: 1, title: "a", number: 1), Strict(id: 2, title: "b\0", number: 1)]
      let batch = await #expect(throws: DatabaseError.self) {
        try await Strict.insert(rows).execute(database)
      }
      #expect(batch?.code == .invalidValue)
      #expect(batch?.columns == ["title"])
      #expect(batch?.row == 2)
      #expect(try await Strict.all().fetchCount(database) == 0)
      let update = await #expect(throws: UnsupportedFeatures.self) {
        try await Strict.all().update { $0.title = "\0" }.execute(database)
      }
      #expect(update?.problems.map(\.detail) == ["column title: NUL in a text"])
    }
  }

  @Test(arguments: Engine.allCases) func aRowThatDoesNotFitIsRefusedByName(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Loose.createTable().execute(database)
      for id in 1...100 { try await Loose.insert(Loose(id: id, title: 1, number: 1)).execute(database) }
      try await Loose.find(70).update { $0.number = nil }.execute(database)

      func expect(
        _ column: String, row: Int, table: String? = "stricts", _ problem: String,
        _ body: () async throws -> Void
      ) async {
        let error = await #expect(throws: DatabaseError.self) { try await body() }
        #expect(error?.code == .decoding)
        #expect(error?.table == table)
        #expect(error?.columns == [column])
        #expect(error?.row == row)
        #expect(
          error?.message
            == "The column \"\(column)\" of \"stricts\" \(problem) It is row \(row) of the result.")
      }
      let null = "holds NULL, expected an Int."
      let number = "holds a value of type integer, expected a String."
      await expect("n", row: 70, null) {
        _ = try await Strict.order(by: \.id).select(\.number).fetchAll(database)
      }
      await expect("title", row: 1, number) { _ = try await Strict.all().fetchAll(database) }
      await expect("title", row: 1, number) { _ = try await Strict.find(2).fetchOne(database) }
      await expect("n", row: 1, null) {
        _ = try await Strict.find(70).select { ($0.id, $0.number) }.fetchOne(database)
      }
      await expect("n", row: 70, null) {
        for try await _ in Strict.order(by: \.id).select({ ($0.id, $0.number) }).stream(database) {}
      }
      await expect("title", row: 1, number) {
        _ = try await Strict.where { $0.id == 5 }.update { $0.number = 2 }.returning { $0 }.fetchAll(database)
      }
      await expect("title", row: 1, number) {
        _ = try await database.fetchAll("SELECT \(Strict.columns) FROM \(Strict.self)", as: Strict.self)
      }
      let raw = await #expect(throws: DatabaseError.self) {
        _ = try await database.fetchAll("SELECT n FROM stricts ORDER BY id", as: Int.self)
      }
      #expect(raw?.row == 70)
      #expect(raw?.message == "The column \"n\" holds NULL, expected an Int. It is row 70 of the result.")
    }
  }

  /// What a value of the engine is not, where its type is one that could hold it.
  @Test(arguments: Engine.allCases) func aValueThatDoesNotFitItsTypeIsTold(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      func expect(_ sql: SQLFragment, _ problem: String, _ type: (some RowReadable).Type) async {
        let error = await #expect(throws: DatabaseError.self) { try await database.fetchAll(sql, as: type) }
        #expect(error?.message == "The column \"v\" \(problem) It is row 1 of the result.")
      }
      await expect("SELECT 40000 AS v", "is not a valid Int16: the integer is outside its range.", Int16.self)
      await expect("SELECT -1 AS v", "is not a valid UInt32: the integer is outside its range.", UInt32.self)
      await expect("SELECT 2 AS v", "is not a valid Bool: the integer is neither 0 nor 1.", Bool.self)
      await expect(
        "SELECT 9007199254740993 AS v", "is not a valid Double: none is exactly the integer.", Double.self)
      await expect("SELECT 16777217 AS v", "is not a valid Float: none is exactly the integer.", Float.self)
      await expect(
        "SELECT CAST(1e300 AS double precision) AS v",
        "is not a valid Float: the number is outside its range.", Float.self)
      await expect("SELECT 'a' AS v", "holds a value of type text, expected an Int.", Int.self)
    }
  }

  /// Infinity is none of Koine's values.
  @Test func aValueThatIsNotReadIsTold() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      let values: [SQLFragment] = [
        "SELECT CAST('infinity' AS timestamptz) AS v", "SELECT CAST('-infinity' AS date) AS v",
        "SELECT ARRAY[1] AS v",
      ]
      for sql in values {
        let error = await #expect(throws: DatabaseError.self) {
          try await database.fetchAll(sql, as: Date.self)
        }
        #expect(
          error?.message == """
            The column "v" holds a value that the driver does not read, expected a Date: one of a type that it does not \
            know, or beyond the range of Koine's types, such as infinity or an instant outside the years 1 to 9999. CAST(… \
            AS text) selects it as a text. It is row 1 of the result.
            """)
      }
      // A function without a result.
      let rows = try await database.fetchAll("SELECT pg_sleep(0) AS v", as: Row.self)
      #expect(rows.map { $0["v"] } == [.text("")])
    }
  }

  /// A numeric of PostgreSQL is a text in a row, and a number of either kind.
  @Test(arguments: Engine.allCases) func aRowHasNumbers(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let sql: SQLFragment =
        "SELECT CAST(1.5 AS numeric) AS a, CAST(-2 AS double precision) AS b, 'x1.5' AS c"
      let row = try #require(try await database.fetchOne(sql, as: Row.self))
      #expect(try row.value("a", as: Double.self) == 1.5)
      #expect(try row.value("a", as: Float?.self) == 1.5)
      #expect(try row.value("b", as: Double.self) == -2)
      // On SQLite a decimal number is stored as an integer of its digits.
      if engine == .postgreSQL { #expect(try row.value("a", as: Scaled<Cents>.self).represented == 1.5) }
      let error = #expect(throws: DatabaseError.self) { try row.value("c", as: Double.self) }
      #expect(error?.code == .decoding)
    }
  }

  @Test func aTextThatIsNotUTF8IsToldWithItsColumnAndRow() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.execute("CREATE TABLE stricts (id integer PRIMARY KEY, title, n)")
      try await database.execute("INSERT INTO stricts VALUES (1, 'a', 1), (2, CAST(x'61ff' AS text), 2)")
      let problem = "is not a valid text: the bytes are not UTF-8. It is row 2 of the result."
      let row = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT id, title FROM stricts ORDER BY id", as: Row.self)
      }
      #expect(row?.message == "The column \"title\" \(problem)")
      let rows = await #expect(throws: DatabaseError.self) {
        try await Loose.order(by: \.id).fetchRows(database)
      }
      #expect(rows?.message == "The column \"title\" \(problem)")
    }
  }
}

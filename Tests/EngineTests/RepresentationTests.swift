import Foundation
import Koine
import KoineSQLite
import Testing

struct Place: Codable, Equatable {
  var name: String
  var at: Date
  var points: [Double]
  var id: UUID?
}

/// A column in each representation.
@Table struct Stored: Identifiable, Equatable {
  let id: Int
  @Column(as: UnixSeconds.self) var unix: Date
  @Column(as: UnixMilliseconds.self) var millis: Date
  @Column(as: UnixTime.self) var time: Date
  @Column(as: ReferenceTime.self) var reference: Date
  @Column(as: JulianDay.self) var julian: Date
  @Column(as: MillisecondText.self) var text: Date
  @Column(as: SecondText.self) var second: Date
  @Column(as: DayText.self) var day: Date
  @Column(as: ISO8601Text.self) var iso: Date
  @Column(as: AnyDateText.self) var any: Date
  @Column(as: UUIDBytes.self) var bytes: UUID
  @Column(as: UUIDUppercase.self) var upper: UUID
  @Column(as: BoolText.self) var flag: Bool
  @Column(as: JSON<[String: [Int]]>.self) var json: [String: [Int]]
  @Column(as: UnixSeconds.self) var maybeUnix: Date?
  @Column(as: MillisecondText.self) var maybeText: Date?
  @Column(as: JSON<Place>.self) var place: Place?
}

/// The same table by what it holds.
@Table("storeds") private struct StoredForm: Equatable {
  let id: Int
  var unix: Int
  var millis: Int
  var time: Double
  var reference: Double
  var julian: Double
  var text: String
  var second: String
  var day: String
  var iso: String
  var any: String
  var bytes: [UInt8]
  var upper: String
  var flag: String
  var maybeUnix: Int?
  var maybeText: String?
}

@Suite struct RepresentationTests {
  static let uuid = UUID(uuid: (0xDE, 0xAD, 0xBE, 0xEF, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255))

  /// 2013-01-31 00:00:00, so that every representation holds it exactly, and one at each end.
  static let rows = [
    row(1, Date(timeIntervalSince1970: 1_359_590_400), flag: true, maybe: nil),
    row(2, Date(timeIntervalSince1970: -62_135_596_800), flag: false, maybe: Date(timeIntervalSince1970: -1)),
    row(3, Date(timeIntervalSince1970: 253_402_214_400), flag: true, maybe: Date(timeIntervalSince1970: 0)),
  ]

  static func row(_ id: Int, _ date: Date, flag: Bool, maybe: Date?) -> Stored {
    Stored(
      id: id, unix: date, millis: date, time: date, reference: date, julian: date, text: date, second: date,
      day: date, iso: date, any: date, bytes: uuid, upper: uuid, flag: flag,
      json: ["b": [id, .max], "a": [], "É/\"": [.min]], maybeUnix: maybe, maybeText: maybe,
      place: maybe.map { Place(name: "\u{1}/\\u0000", at: $0, points: [0.1, 1e300, -5], id: nil) })
  }

  @Test(arguments: Engine.allCases) func everyRepresentationComesBackAsItWas(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(Self.rows).execute(database)
      #expect(try await Stored.order(by: \.id).fetchAll(database) == Self.rows)
      for row in Self.rows {
        let found = try await Stored.where {
          $0.unix == UnixSeconds(row.unix) && $0.millis == UnixMilliseconds(row.millis)
          $0.time == UnixTime(row.time) && $0.reference == ReferenceTime(row.reference)
          $0.julian == JulianDay(row.julian) && $0.text == MillisecondText(row.text)
          $0.second == SecondText(row.second) && $0.day == DayText(row.day) && $0.iso == ISO8601Text(row.iso)
          $0.bytes == UUIDBytes(row.bytes) && $0.upper == UUIDUppercase(row.upper)
          $0.flag == BoolText(row.flag) && $0.maybeUnix.is(row.maybeUnix.map { UnixSeconds($0) })
          $0.maybeText.is(row.maybeText.map { MillisecondText($0) })
        }.fetchAll(database)
        #expect(found == [row])
      }
      let sorted = [2, 1, 3]
      #expect(try await Stored.order(by: \.unix).select(\.id).fetchAll(database) == sorted)
      #expect(try await Stored.order(by: \.time).select(\.id).fetchAll(database) == sorted)
      #expect(try await Stored.order(by: \.julian).select(\.id).fetchAll(database) == sorted)
      #expect(try await Stored.order(by: \.text).select(\.id).fetchAll(database) == sorted)
      #expect(try await Stored.order(by: \.iso).select(\.id).fetchAll(database) == sorted)
      let extremes = try await Stored.select {
        ($0.unix.min(), $0.text.max(), $0.julian.max(), $0.day.min(), $0.maybeText.min())
      }.fetchAll(database)
      #expect(extremes.count == 1)
      for (unix, text, julian, day, maybe) in extremes {
        #expect(unix?.represented == Self.rows[1].unix && text?.represented == Self.rows[2].text)
        #expect(julian?.represented == Self.rows[2].julian && day?.represented == Self.rows[1].day)
        #expect(maybe?.represented == Date(timeIntervalSince1970: -1))
      }
      let changed = Date(timeIntervalSince1970: 86_400)
      try await Stored.find(1).update {
        $0.text = MillisecondText(changed); $0.json = JSON(["x": [1]]); $0.maybeUnix = UnixSeconds(changed)
        $0.place = nil
      }.execute(database)
      let row = try await Stored.find(1).fetchOne(database)
      #expect(
        row?.text == changed && row?.json == ["x": [1]] && row?.maybeUnix == changed && row?.place == nil)
    }
  }

  @Test(arguments: Engine.allCases) func whatIsStoredHasItsDocumentedForm(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      // A fraction of a second.
      let date = Date(timeIntervalSinceReferenceDate: -63_158_399.876_5)
      try await Stored.insert(Self.row(1, date, flag: false, maybe: date)).execute(database)
      let found = try await StoredForm.all().fetchOne(database)
      #expect(
        found
          == StoredForm(
            id: 1, unix: 915_148_800, millis: 915_148_800_124, time: date.timeIntervalSince1970,
            reference: -63_158_399.8765, julian: 2_451_179.500_001_435_2, text: "1999-01-01 00:00:00.124",
            second: "1999-01-01 00:00:00", day: "1999-01-01", iso: "1999-01-01T00:00:00Z",
            any: "1999-01-01 00:00:00.123500",
            bytes: [0xDE, 0xAD, 0xBE, 0xEF, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 255],
            upper: "DEADBEEF-0001-0203-0405-060708090AFF", flag: "false", maybeUnix: 915_148_800,
            maybeText: "1999-01-01 00:00:00.124"))
      let json = try await database.fetchAll("SELECT CAST(json AS text) FROM storeds", as: String.self)
      let place = try await database.fetchAll("SELECT CAST(place AS text) FROM storeds", as: String.self)
      if engine == .sqlite {
        #expect(json == ["{\"a\":[],\"b\":[1,9223372036854775807],\"É/\\\"\":[-9223372036854775808]}"])
        #expect(
          place == [
            "{\"at\":\"1999-01-01 00:00:00.123500\",\"name\":\"\\u0001/\\\\u0000\",\"points\":[0.1,1e+300,-5]}"
          ])
      } else {
        #expect(
          try await database.fetchAll("SELECT jsonb_typeof(place) FROM storeds", as: String.self) == [
            "object"
          ])
      }
    }
  }

  @Test(arguments: Engine.allCases) func comparisonsOfWhatHasSeveralFormsAreRefused(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database in
      func expectRefused(_ statement: some Statement) {
        let problems = statement.statement.check(in: database.dialect).filter { !$0.isNote }
        #expect(problems.map(\.subject) == [.defect(.incomparable)])
      }
      expectRefused(Stored.where { $0.json == JSON([:]) }.select(\.id))
      expectRefused(Stored.where { $0.any < AnyDateText(.now) }.select(\.id))
      expectRefused(Stored.where { $0.any.in([AnyDateText(.now)]) }.select(\.id))
      expectRefused(Stored.where { $0.json.isNot(JSON([:])) }.select(\.id))
      expectRefused(Stored.order(by: \.json).select(\.id))
      expectRefused(Stored.group(by: \.any).select { $0.id.count() })
      expectRefused(Stored.distinct())
      expectRefused(Stored.select { $0.any.count(distinct: true) })
      #expect(Stored.where { $0.place.is(nil as JSON<Place>?) }.check(in: .sqlite).isEmpty)
      #expect(Stored.where { $0.place == nil }.check(in: .sqlite).isEmpty)
      try await Stored.createTable().execute(database)
      #expect(try await Stored.where { $0.place != nil }.fetchCount(database) == 0)
    }
  }

  @Test(arguments: Engine.allCases) func aTextOfAnotherFormIsAnError(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(Self.rows[0]).execute(database)
      func reason(
        _ column: SQLFragment, _ text: String, _ read: () async throws -> Void
      ) async throws -> String? {
        try await database.execute("UPDATE storeds SET \(column) = \(text)")
        let error = await #expect(throws: DatabaseError.self) { try await read() }
        #expect(error?.code == .decoding && error?.table == "storeds" && error?.row == 1)
        return error?.message.split(separator: ": ").last.map { String($0.prefix { $0 != "." }) }
      }
      let text = { _ = try await Stored.select(\.text).fetchAll(database) }
      for wrong in ["2013-01-01 10:00:00", "2013-01-01T10:00:00.123", "2013-01-01 10:00:00.12Z", "x", ""] {
        #expect(
          try await reason("text", wrong, text) == "the text does not look like 2013-01-01 10:00:00")
      }
      #expect(
        try await reason("iso", "2013-01-01 10:00:00Z") {
          _ = try await Stored.select(\.iso).fetchAll(database)
        }
          == "the text does not look like 2013-01-01T10:00:00Z")
      #expect(
        try await reason("upper", Self.uuid.uuidString.lowercased()) {
          _ = try await Stored.select(\.upper).fetchAll(database)
        } == "the text is malformed, or not in upper case")
      #expect(
        try await reason("flag", "TRUE") { _ = try await Stored.select(\.flag).fetchAll(database) }
          == "the text is not true or false")
      if engine == .sqlite {
        #expect(
          try await reason("json", "{\"a\":[1,\"secret\"]}") {
            _ = try await Stored.select(\.json).fetchAll(database)
          } == "the JSON at a")
        #expect(
          try await reason("json", "{") { _ = try await Stored.select(\.json).fetchAll(database) }
            == "the JSON is malformed")
      }
    }
  }

  @Test(arguments: Engine.allCases) func whatAFormCannotHoldIsRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      func detail(_ change: (inout Stored) -> Void) async -> [String]? {
        var row = Self.rows[1]
        change(&row)
        let error = await #expect(throws: UnsupportedFeatures.self) {
          try await Stored.insert(row).execute(database)
        }
        return error?.problems.map(\.detail)
      }
      let late = Date(timeIntervalSince1970: 253_402_300_800)
      let years = "a Date outside the years 1 to 9999"
      #expect(await detail { $0.unix = late } == ["row 1, column unix: \(years)"])
      #expect(await detail { $0.julian = late } == ["row 1, column julian: \(years)"])
      // What is rounded up to the year 10000.
      let last = Date(timeIntervalSince1970: 253_402_300_799.9996)
      #expect(await detail { $0.millis = last } == ["row 1, column millis: \(years)"])
      #expect(await detail { $0.julian = last } == ["row 1, column julian: \(years)"])
      #expect(await detail { $0.text = last } == ["row 1, column text: \(years)"])
      #expect(
        await detail { $0.text = .distantPast.addingTimeInterval(-1e9) } == ["row 1, column text: \(years)"])
      #expect(
        await detail { $0.time = Date(timeIntervalSince1970: .nan) } == ["row 1, column time: \(years)"])
      #expect(
        await detail { $0.place?.points = [.nan] } == ["row 1, column place: a Place that JSON cannot hold"])
      #expect(
        await detail { $0.json = ["a\0": []] }
          == ["row 1, column json: a Dictionary<String, Array<Int>> with a text that contains NUL"])
    }
  }
}

@Table("notes") private struct GRDBNote: Equatable {
  let id: Int
  @Column(as: MillisecondText.self) var createdAt: Date
  @Column(as: UUIDBytes.self) var uuid: UUID
  var isDone: Bool
  @Column(as: JSON<Place>.self) var place: Place?
  @Column(as: UnixTime.self) var seconds: Date
  @Column(as: UnixMilliseconds.self) var millis: Date
  var ratio: Float
  var link: URL?
}

@Table("notes") private struct DataNote: Equatable {
  @Column(as: UUIDUppercase.self) let id: UUID
  var lower: UUID
  @Column(as: MillisecondText.self) var at: Date
  @Column(as: UnixSeconds.self) var unix: Date
  @Column(as: JulianDay.self) var julian: Date
  @Column(as: JSON<Place>.self) var place: Place
}

@Table("events") private struct FunctionEvent: Equatable {
  let id: Int
  @Column(as: SecondText.self) var at: Date
  @Column(as: DayText.self) var day: Date
  @Column(as: UnixSeconds.self) var unix: Date
  @Column(as: JulianDay.self) var julian: Date
  @Column(as: MillisecondText.self) var exact: Date
  @Column(as: AnyDateText.self) var any: Date
}

/// Files that other programs wrote.
@Suite struct ForeignFileTests {
  /// 2013-01-31 12:34:56.789
  private static let date = Date(timeIntervalSinceReferenceDate: 381_328_496.789)
  private static let uuid = RepresentationTests.uuid

  /// Writes a file by hand, opens it anew and removes it in the end.
  private func withFile(
    _ script: [SQLFragment], _ body: (SQLiteDatabase) async throws -> Void
  ) async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).db").path
    defer {
      for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
    let writer = try SQLiteDatabase(path: path)
    for statement in script { try await writer.execute(statement) }
    await writer.close()
    let database = try SQLiteDatabase(path: path)
    try await body(database)
    await database.close()
  }

  @Test func aFileOfGRDBIsReadAndWritten() async throws {
    // The column types that GRDB's own table definitions write; its values, from its documentation.
    try await withFile([
      """
      CREATE TABLE notes (id INTEGER PRIMARY KEY AUTOINCREMENT, createdAt DATETIME NOT NULL, uuid BLOB NOT NULL,
        isDone BOOLEAN NOT NULL, place TEXT, seconds DOUBLE NOT NULL, millis INTEGER NOT NULL,
        ratio DOUBLE NOT NULL, link TEXT)
      """,
      """
      INSERT INTO notes VALUES (1, '2013-01-31 12:34:56.789', x'DEADBEEF000102030405060708090AFF', 1,
        '{"at":1359635696789,"id":"DEADBEEF-0001-0203-0405-060708090AFF","name":"a","points":[1,0.5]}',
        1359635696.789, 1359635696789, 0.5, 'https://example.org/')
      """,
      "INSERT INTO notes VALUES (2, '1969-12-31 23:59:59.999', zeroblob(16), 0, NULL, -0.5, -1, 0, NULL)",
    ]) { database in
      let rows = try await GRDBNote.order(by: \.id).fetchAll(database)
      #expect(
        rows.first
          == GRDBNote(
            id: 1, createdAt: Self.date, uuid: Self.uuid, isDone: true,
            place: Place(
              name: "a", at: Date(timeIntervalSince1970: 1_359_635_696.789), points: [1, 0.5], id: Self.uuid),
            seconds: Date(timeIntervalSince1970: 1_359_635_696.789), millis: Self.date, ratio: 0.5,
            link: URL(string: "https://example.org/")))
      #expect(rows.last?.millis == Date(timeIntervalSince1970: -0.001) && rows.last?.isDone == false)
      #expect(
        try await GRDBNote.where { $0.createdAt < MillisecondText(Self.date) }.select(\.id).fetchAll(database)
          == [2])
      #expect(
        try await GRDBNote.where {
          $0.uuid == UUIDBytes(Self.uuid) && $0.createdAt == MillisecondText(Self.date)
        }
        .select(\.id).fetchAll(database) == [1])
      #expect(
        try await GRDBNote.select { $0.createdAt.max() }.fetchAll(database) == [MillisecondText(Self.date)])
      try await GRDBNote.find(2).update {
        $0.createdAt = MillisecondText(Self.date); $0.uuid = UUIDBytes(Self.uuid)
      }
      .execute(database)
      let same = try await database.fetchAll(
        "SELECT count(*) FROM notes WHERE createdAt = '2013-01-31 12:34:56.789' AND typeof(uuid) = 'blob'",
        as: Int.self)
      #expect(same == [2])
    }
  }

  @Test func aFileOfSQLiteDataIsReadAndWritten() async throws {
    try await withFile([
      """
      CREATE TABLE notes (id TEXT PRIMARY KEY NOT NULL, lower TEXT NOT NULL, at TEXT NOT NULL,
        unix INTEGER NOT NULL, julian REAL NOT NULL, place TEXT NOT NULL) STRICT
      """,
      """
      INSERT INTO notes VALUES ('DEADBEEF-0001-0203-0405-060708090AFF', 'deadbeef-0001-0203-0405-060708090aff',
        '2013-01-31 12:34:56.789', 1359635696, 2440587.5 + 1359635696.789 / 86400,
        '{ "at" : "2013-01-31 12:34:56.789", "name" : "a", "points" : [ ] }')
      """,
    ]) { database in
      let row = DataNote(
        id: Self.uuid, lower: Self.uuid, at: Self.date, unix: Date(timeIntervalSince1970: 1_359_635_696),
        julian: Self.date, place: Place(name: "a", at: Self.date, points: [], id: nil))
      #expect(try await DataNote.all().fetchAll(database) == [row])
      #expect(try await DataNote.find(UUIDUppercase(Self.uuid)).fetchOne(database) == row)
      #expect(
        try await DataNote.where { $0.lower == Self.uuid && $0.unix <= UnixSeconds(Self.date) }.fetchCount(
          database)
          == 1)
      try await DataNote.all().delete().execute(database)
      try await DataNote.insert(row).execute(database)
      #expect(try await DataNote.all().fetchAll(database) == [row])
    }
  }

  @Test func whatSQLitesFunctionsWriteIsReadAndWritten() async throws {
    try await withFile([
      "CREATE TABLE events (id INTEGER PRIMARY KEY, at TEXT, day TEXT, unix INTEGER, julian REAL, exact TEXT, any TEXT)",
      """
      INSERT INTO events SELECT n, datetime(t), date(t), CAST(strftime('%s', t) AS INTEGER), julianday(t),
        strftime('%Y-%m-%d %H:%M:%f', t),
        CASE n WHEN 1 THEN datetime(t) WHEN 2 THEN date(t) ELSE strftime('%Y-%m-%dT%H:%M:%fZ', t) END
        FROM (SELECT 1 AS n, '2013-01-31 12:34:56.789' AS t UNION ALL SELECT 2, '0001-01-01 00:00:00.000'
          UNION ALL SELECT 3, '9999-12-31 23:59:59.999' UNION ALL SELECT 4, '1969-12-31 23:59:59.500')
      """,
    ]) { database in
      let rows = try await FunctionEvent.order(by: \.id).fetchAll(database)
      #expect(rows.count == 4)
      #expect(
        rows.first
          == FunctionEvent(
            id: 1, at: Date(timeIntervalSince1970: 1_359_635_696),
            day: Date(timeIntervalSince1970: 1_359_590_400),
            unix: Date(timeIntervalSince1970: 1_359_635_696), julian: Self.date, exact: Self.date,
            any: Date(timeIntervalSince1970: 1_359_635_696)))
      let copies = rows.map {
        FunctionEvent(
          id: $0.id + 10, at: $0.at, day: $0.day, unix: $0.unix, julian: $0.exact, exact: $0.exact,
          any: $0.any)
      }
      try await FunctionEvent.insert(copies).execute(database)
      // What Koine writes is what the functions would have written.
      let same = try await database.fetchAll(
        """
        SELECT count(*) FROM events AS a JOIN events AS b ON b.id = a.id + 10 AND b.at = a.at AND b.day = a.day
          AND b.unix = a.unix AND b.julian = a.julian AND b.exact = a.exact
        """, as: Int.self)
      #expect(same == [4])
      #expect(
        try await FunctionEvent.where { $0.id < 10 }.order(by: \.exact).select(\.id).fetchAll(database) == [
          2, 4, 1, 3,
        ])
      #expect(
        try await FunctionEvent.where { $0.julian > JulianDay(Self.date) && $0.id < 10 }.select(\.id)
          .fetchAll(database)
          == [3])
    }
  }
}

import Foundation
import Koine
import Testing

@Table private struct Item: Identifiable {
  let id: Int
  var title: String?
  var isDone: Bool?
  var score: Double?
  @Column(as: Scaled<Cents>.self) var price: Decimal?
  var due: Date?
  var day: CalendarDate?
  var time: TimeOfDay?
  var key: UUID?
  var bytes: [UInt8]?
  @Column(as: JSON<[Int]>.self) var list: [Int]?
}

@Table("notes") private struct Documented { var j: JSONValue? }

/// Rows as text, the same from every engine.
@Suite struct ExportTests {
  private struct Stop: Error, Equatable {}

  private static let items = [
    Item(
      id: 1, title: "a \"b\", c\r\nd", isDone: true, score: 0.1, price: 12.5,
      due: Date(timeIntervalSince1970: 1_356_373_800.25), day: CalendarDate(2012, 12, 24),
      time: TimeOfDay(18, 30), key: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      bytes: [0, 15, 255], list: [1]),
    Item(
      id: 2, title: "", isDone: false, score: -1e300, price: Decimal(string: "-0.05"), due: nil, bytes: []),
    Item(id: 3, title: "é\u{1}\t", score: .infinity),
  ]

  private static func database(_ engine: Engine) async throws -> any Database {
    let database = try await engine.makeDatabase()
    try await Item.createTable().execute(database)
    try await Item.insert(items).execute(database)
    return database
  }

  private static func text(
    _ statement: some Statement, _ format: ExportFormat, _ connection: any Connection
  ) async throws -> String {
    var text = ""
    try await statement.export(as: format, from: connection) { text += $0 }
    return text
  }

  /// A text that begins with the mark of the order of bytes is read back, also where it is the first one of a file.
  @Test(arguments: Engine.allCases)
  func aTextThatBeginsWithAByteOrderMark(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript("CREATE TABLE words (word text); CREATE TABLE others (word text)")
      let words = ["\u{FEFF}x", "\u{FEFF}", "x\u{FEFF}"]
      for word in words { try await database.execute("INSERT INTO words VALUES (\(word))") }
      for word in words {
        let text = try await Self.text(
          RawQuery("SELECT word FROM words WHERE word = \(word)", as: String.self), .csv(header: false),
          database)
        #expect(text.unicodeScalars.first != "\u{FEFF}")
        try await database.importTable("others", from: .text("word\n" + text), as: .csv())
      }
      let found = try await database.fetchAll("SELECT word FROM others", as: String.self)
      #expect(found.map { Array($0.utf8) } == words.map { Array($0.utf8) })
    }
  }

  @Test(arguments: Engine.allCases) func everyTypeHasOneText(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let csv = try await Self.text(Item.order(by: \.id), .csv(), database)
    let lines = [
      "id,title,isDone,score,price,due,day,time,key,bytes,list",
      #"1,"a ""b"", c"# + "\r\n"
        + #"d",true,0.1,12.50,2012-12-24T18:30:00.250000Z,2012-12-24,18:30:00.000000,e621e1f8-c36c-495a-93fc-0c247a3e6e5f,\x000fff,[1]"#,
      #"2,"",false,-1e+300,-0.05,,,,,\x,"#,
      "3,é\u{1}\t,,inf,,,,,,,",
    ]
    #expect(csv == lines.map { $0 + "\r\n" }.joined())
    let json = try await Self.text(Item.order(by: \.id), .jsonLines, database)
    #expect(
      json == """
        {"id":1,"title":"a \\"b\\", c\\r\\nd","isDone":true,"score":0.1,"price":12.50,"due":"2012-12-24T18:30:00.250000Z","day":"2012-12-24","time":"18:30:00.000000","key":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","bytes":"\\\\x000fff","list":[1]}
        {"id":2,"title":"","isDone":false,"score":-1e+300,"price":-0.05,"due":null,"day":null,"time":null,"key":null,"bytes":"\\\\x","list":null}
        {"id":3,"title":"é\\u0001\\t","isDone":null,"score":"inf","price":null,"due":null,"day":null,"time":null,"key":null,"bytes":null,"list":null}

        """)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func computedColumnsAndNoRowsHaveNames(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let computed = Item.order(by: \.id).select { ($0.id, $0.price.sum().over(), $0.title.length()) }
    #expect(
      try await Self.text(computed, .table, database) == """
        ┌────┬─────────┬─────────┐
        │ id │ column2 │ column3 │
        ├────┼─────────┼─────────┤
        │  1 │   12.45 │      11 │
        │  2 │   12.45 │       0 │
        │  3 │   12.45 │       3 │
        └────┴─────────┴─────────┘

        """)
    let none = Item.where { $0.id > 7 }.select { ($0.id, $0.title) }
    #expect(try await Self.text(none, .tsv, database) == "id\ttitle\r\n")
    #expect(try await Self.text(none, .jsonLines, database) == "")
    let deleted = Item.where { $0.id == 3 }.delete().returning(\.id)
    #expect(try await Self.text(deleted, .csv(header: false, lineEnding: "\n"), database) == "3\n")
    await database.close()
  }

  /// Ideographs and emoji take two columns of a terminal, marks that combine none.
  @Test(arguments: Engine.allCases) func wideTextsStandInTheirColumns(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let query: SQLFragment = "SELECT '日本' AS name, 1 AS n UNION ALL SELECT 'e\u{301}🎉', 2 ORDER BY n"
      var text = ""
      try await database.export(query, as: .table) { text += $0 }
      #expect(
        text == """
          ┌──────┬───┐
          │ name │ n │
          ├──────┼───┤
          │ 日本 │ 1 │
          │ e\u{301}🎉  │ 2 │
          └──────┴───┘

          """)
    }
  }

  /// Of SQL written by hand the engine tells which instants have a zone; SQLite's texts are as they are.
  @Test(arguments: Engine.allCases) func timesOfWrittenSQL(_ engine: Engine) async throws {
    let query: SQLFragment =
      engine == .sqlite
      ? "SELECT '2024-02-29' AS d, '2024-02-29 12:00:00.500000' AS t, '2024-02-29 12:00:00Z' AS z, '12:00:00' AS c"
      : """
      SELECT DATE '2024-02-29' AS d, CAST(TIMESTAMP '2024-02-29 12:00:00.5' AS moment) AS t,
        TIMESTAMPTZ '2024-02-29 12:00Z' AS z, TIME '12:00' AS c
      """
    let values =
      engine == .sqlite
      ? ["2024-02-29", "2024-02-29 12:00:00.500000", "2024-02-29 12:00:00Z", "12:00:00"]
      : ["2024-02-29", "2024-02-29T12:00:00.500000", "2024-02-29T12:00:00.000000Z", "12:00:00.000000"]
    try await engine.withDatabase { database in
      if engine == .postgreSQL { try await database.execute("CREATE DOMAIN moment AS timestamp(3)") }
      func text(_ format: ExportFormat) async throws -> String {
        var text = ""
        try await database.export(query, as: format) { text += $0 }
        return text
      }
      #expect(try await text(.csv(lineEnding: "\n")) == "d,t,z,c\n\(values.joined(separator: ","))\n")
      let members = zip(["d", "t", "z", "c"], values).map { "\"\($0)\":\"\($1)\"" }
      #expect(try await text(.jsonLines) == "{\(members.joined(separator: ","))}\n")
      let line = try await text(.table).split(separator: "\n")[3]
      #expect(line == "│ \(values.joined(separator: " │ ")) │")
    }
  }

  /// SQLite takes any text for a document.
  @Test func whatIsNoDocumentIsAText() async throws {
    let database = try await Engine.sqlite.makeDatabase()
    try await database.execute("CREATE TABLE notes (j JSON)")
    try await database.execute(#"INSERT INTO notes VALUES (''), ('hello'), ('{"a": [1,\#n2]}'), (NULL)"#)
    var text = ""
    try await Documented.all().export(as: .jsonLines, from: database) { text += $0 }
    #expect(text == #"{"j":""}\#n{"j":"hello"}\#n{"j":{"a": [1, 2]}}\#n{"j":null}\#n"#)
    await database.close()
  }

  @Test(arguments: Engine.allCases) func rowsOfWrittenSQLAreExported(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    var text = ""
    let count = try await database.export(
      "SELECT id, title AS t FROM \(Item.self) WHERE id < 3 ORDER BY id",
      as: .csv(delimiter: ";", null: "NULL")
    ) { text += $0 }
    #expect(count == 2)
    #expect(text == "id;t\r\n1;\"a \"\"b\"\", c\r\nd\"\r\n2;\r\n")
    text = ""
    try await database.export("SELECT id, title FROM \(Item.self) WHERE id > 7", as: .csv()) { text += $0 }
    #expect(text == "id,title\r\n")
    await database.close()
  }

  @Test(arguments: Engine.allCases) func whatCannotBeWrittenIsRefused(_ engine: Engine) async throws {
    let database = try await Self.database(engine)
    let twice = await #expect(throws: DatabaseError.self) {
      try await Self.text(Item.select { ($0.id, $0.id) }, .jsonLines, database)
    }
    #expect(twice?.code == .decoding)
    for format in [ExportFormat.csv(delimiter: "\""), .csv(delimiter: "é"), .csv(null: "a,b")] {
      let error = await #expect(throws: DatabaseError.self) {
        try await Self.text(Item.all(), format, database)
      }
      #expect(error?.code == .misuse)
    }
    var pieces = 0
    await #expect(throws: Stop.self) {
      try await Item.all().export(as: .csv(), from: database) { _ in
        pieces += 1
        if pieces == 2 { throw Stop() }
      }
    }
    // The connection is free for others.
    #expect(try await Item.all().fetchCount(database) == 3)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await Self.text(Item.all(), .csv(), database)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    await database.close()
  }
}

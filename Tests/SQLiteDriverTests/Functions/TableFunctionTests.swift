import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLite
import Synchronization
import Testing

@Table("words_of_a_text") private struct Word: Equatable {
  let position: Int
  var text: String
}

/// A column of each kind.
@Table private struct Cells: Equatable {
  @Column(primaryKey: true) let id: Int
  var isEven: Bool
  var half: Double?
  var bytes: Data?
  var day: CalendarDate?
  @Column(as: Scaled<Cents>.self) var price: Decimal
  @Column(as: JSON<[String]>.self) var tags: [String]
}

private let words = SQLiteTableFunction("words", of: Word.self) { (text: String) in
  text.split(separator: " ").enumerated().map { Word(position: $0 + 1, text: String($1)) }
}
private let upTo = SQLiteTableFunction("up_to", of: Word.self) { (last: Int?, step: Int) in
  stride(from: 1, through: last ?? .max, by: step).lazy.map { Word(position: $0, text: "\($0)") }
}
private let cells = SQLiteTableFunction("cells", of: Cells.self) { (values: Int) in
  (0..<values).map { number in
    Cells(
      id: 7, isEven: number.isMultiple(of: 2), half: number == 0 ? nil : Double(number) / 2,
      bytes: number == 0 ? nil : Data([0, UInt8(number)]),
      day: number == 0 ? nil : CalendarDate(2013, 1, number), price: Decimal(number) / 4,
      tags: [String](repeating: "é", count: number))
  }
}

@Suite(.timeLimit(.minutes(2))) struct `Functions in Swift that yield rows` {
  @Test func `are tables`() async throws {
    let database = try await Person.database(words, upTo)
    let query = words("b a c").where { $0.position > 1 }.order(by: \.text)
    #expect(
      try query.render(in: .sqlite).sql == """
        SELECT "words"."position", "words"."text" FROM "words"(?1) AS "words" WHERE "words"."position" > ?2 \
        ORDER BY "words"."text"
        """)
    #expect(
      try await query.fetchAll(database) == [Word(position: 2, text: "a"), Word(position: 3, text: "c")])
    #expect(try await words("").fetchAll(database) == [])
    #expect(try await upTo(7, 3).select(\.position).fetchAll(database) == [1, 4, 7])
    #expect(try await upTo(7, 3).fetchCount(database) == 3)
    let declared = DeclaredQuery { (text: Parameter<String>) in words(text).select(\.text) }
    for text in ["x y", "", "z"] {
      #expect(try await declared(text).fetchAll(database) == text.split(separator: " ").map(String.init))
    }
  }

  @Test func `are made for each row that is joined`() async throws {
    let database = try await Person.database(words)
    let joined = Person.joinLateral { words($0.name) }.where { $1.position == 2 }.order { person, _ in
      person.id
    }
    .select { ($0.id, $1.text) }
    #expect(
      try joined.render(in: .sqlite).sql == """
        SELECT "people"."id", "words"."text" FROM "people" JOIN "words"("people"."name") AS "words" \
        WHERE "words"."position" = ?1 ORDER BY "people"."id"
        """)
    let rows = try await joined.fetchAll(database)
    #expect(rows.map(\.0) == [1, 2, 3] && rows.map(\.1) == ["Lovelace", "Turing", "hopper"])
    let kept = try await Person.leftJoinLateral { words($0.nickname) }.order { ($0.id, $1.position) }
      .select { ($0.id, $1.text) }.fetchAll(database)
    #expect(kept.map(\.0) == [1, 2, 3, 3, 4] && kept.map(\.1) == ["Ada", nil, "Amazing", "Grace", nil])
    let counted = try await Person.order(by: \.id)
      .select { ($0.id, words($0.name).select { $0.text.max() }) }.fetchAll(database)
    #expect(counted.map(\.1) == ["Lovelace", "Turing", "hopper", "Ärne"])
    #expect(
      try await Person.where { person in exists(words(person.name).where { $0.text == person.nickname }) }
        .select(\.id).fetchAll(database) == [1])
    let twice = words("a b").join(Person.self) { $1.id == $0.position }
      .joinLateral { _, person in words(person.name, as: "others") }
      .order { ($0.position, $2.position) }.select { $0.text + ($1.nickname ?? "-") + $2.text }
    #expect(
      try await twice.fetchAll(database) == ["aAdaAda", "aAdaLovelace", "b-Alan", "b-Turing"])
    try await Person.where { person in
      exists(words("2 3").where { $0.text == person.id.cast(as: String.self) })
    }
    .update { $0.age = 1 }.execute(database)
    #expect(try await Person.order(by: \.id).select(\.age).fetchAll(database) == [36, 1, 1, 0])
  }

  @Test func `have columns of every kind`() async throws {
    let database = try await Person.database(cells)
    let expected = [
      Cells(id: 7, isEven: true, half: nil, bytes: nil, day: nil, price: 0, tags: []),
      Cells(
        id: 7, isEven: false, half: 0.5, bytes: Data([0, 1]), day: CalendarDate(2013, 1, 1),
        price: Decimal(string: "0.25")!, tags: ["é"]),
    ]
    #expect(try await cells(2).fetchAll(database) == expected)
    // A key that comes twice is no key.
    #expect(
      try await cells(3).group(by: \.id).select { $0.bytes.count() }.fetchAll(database) == [2])
    let ungrouped = #expect(throws: UnsupportedFeatures.self) {
      _ = try cells(2).group(by: \.id).select { ($0.id, $0.half) }.render(in: .sqlite)
    }
    #expect(ungrouped?.description.contains("half") == true)
  }

  @Test func `are asked for no more rows than are read`() async throws {
    let asked = Mutex(0)
    let endless = SQLiteTableFunction("endless", of: Word.self) {
      sequence(first: 1) { $0 + 1 }.lazy.map { number in
        asked.withLock { $0 = number }
        return Word(position: number, text: "")
      }
    }
    let database = try await Person.database(endless, upTo)
    #expect(try await endless().limit(3).select(\.position).fetchAll(database) == [1, 2, 3])
    #expect(asked.withLock { $0 } <= 4)
    #expect(try await upTo(Int?.none, 2).limit(2).select(\.position).fetchAll(database) == [1, 3])
    for try await position in endless().select(\.position).stream(database) where position == 5 { break }
    let task = Task { try await endless().where { $0.position < 0 }.fetchAll(database) }
    while asked.withLock({ $0 < 1_000 }) { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let error = await failure {
      try await endless().where { $0.position < 0 }.fetchAll(database, timeout: .milliseconds(50))
    }
    #expect(error?.code == .deadlineExceeded)
  }

  @Test func `refuse values that SQLite cannot store, and arguments of another type`() async throws {
    let odd = SQLiteTableFunction("odd", of: Word.self) { (text: String) in
      [Word(position: 1, text: text + "\0")]
    }
    let database = try await Person.database(odd, words, upTo)
    let nul = await failure { _ = try await odd("a").fetchAll(database) }
    #expect(nul?.code == .invalidValue)
    #expect(nul?.message == #"The result of the function "odd" is a text that contains NUL."#)
    #expect(try await odd("a").select(\.position).fetchAll(database) == [1])
    let other = await failure { try await database.rows("SELECT * FROM words(x'00')") }
    #expect(other?.code == .decoding)
    for call in ["words()", "words", "up_to(1)"] {
      let missing = await failure { try await database.rows("SELECT * FROM \(call)") }
      #expect(missing?.engineMessage?.hasPrefix("the function has ") == true)
    }
    #expect(try await database.rows("SELECT * FROM words(NULL)") == [])
    #expect(try await database.rows("SELECT position FROM up_to(2, 1)") == [[.integer(1)], [.integer(2)]])
  }

  @Test func `have names of their own`() async throws {
    for name in ["", "koine_words", "json_each", "pragma_table_info", "fts5", "WORDS"] {
      let error = await failure {
        _ = try await Person.database(
          words, SQLiteTableFunction(name, of: Word.self) { [Word(position: 1, text: "")] })
      }
      #expect(error?.code == .misuse, "\(name)")
    }
    // A scalar function is something else.
    let scalar = SQLiteScalarFunction("words") { (text: String) in text.count }
    let database = try await Person.database(words, scalar)
    #expect(try await words("a bc").select { scalar($0.text) }.fetchAll(database) == [1, 2])
    // A view would hand the function to whoever opens the file.
    try await database.execute("CREATE VIEW w AS SELECT * FROM words('a')")
    let error = await failure { try await database.rows("SELECT * FROM w") }
    #expect(error?.engineMessage == #"unsafe use of virtual table "words""#)
  }

  /// Unlike the elements of an array, several rows may be equal in their first column, or in all.
  @Test func `have nothing that tells one row from another`() throws {
    let scalar = Person.select { person in
      (person.id, words(person.name).where { $0.position == 1 }.select(\.text))
    }
    #expect(scalar.check(in: .sqlite).map(\.subject) == [.defect(.manyRowSubquery)])
    let update = Person.joinLateral { words($0.name) }.where { $1.position == 1 }.update { person, word in
      person.name = word.text
    }
    #expect(update.check(in: .sqlite).map(\.subject).contains(.defect(.severalJoinedRows)))
    #expect(
      words("a").order(by: \.position).after(1).check(in: .sqlite).map(\.subject)
        == [.defect(.ambiguousStart)])
  }

  @Test func `are refused elsewhere`() throws {
    let query = Person.joinLateral { words($0.name) }
    for dialect in [PostgreSQLDialect.postgreSQL, MariaDBDialect.mariaDB] as [any SQLDialect] {
      let error = #expect(throws: UnsupportedFeatures.self) { _ = try query.render(in: dialect) }
      #expect(error?.description.contains("words") == true)
    }
  }

  @Test func `take part in an observed query`() async throws {
    let database = try await Person.database(words)
    let query = Person.find(1).joinLateral { words($0.name) }.order { _, word in word.position }.select {
      $1.text
    }
    var seen: [[String]] = []
    for try await rows in query.observe(on: database) {
      seen.append(rows)
      if seen.count == 2 { break }
      try await Person.find(1).update { $0.name = "Ada" }.execute(database)
    }
    #expect(seen == [["Ada", "Lovelace"], ["Ada"]])
  }
}

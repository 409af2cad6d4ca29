import Foundation
import Koine
import Testing

/// What the generated code does, in tables that are compiled as a user's are.
struct CompiledTableTests {
  private func encoded(_ row: some InsertableRow) -> RowEncoder {
    var encoder = RowEncoder()
    row.encode(into: &encoder)
    return encoder
  }

  private func decode<T: Table>(_ type: T.Type, from cells: [Cell]) throws -> T.Row {
    try cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { throw CancellationError() }
      var row = RowDecoder(unsafeCells: start, count: cells.count)
      let value = try T.Columns.decode(&row)
      #expect(row.position == T.Columns._width)
      return value
    }
  }

  /// A cell that points to a literal's bytes, which live as long as the program.
  private func text(_ text: StaticString) -> Cell {
    .bytes(.text, text.utf8Start, length: text.utf8CodeUnitCount)
  }

  @Test func `The schema follows the properties`() {
    let schema = Reminder.schema
    #expect(schema.name == "reminders")
    #expect(schema.schema == nil)
    #expect(
      schema.columns.map(\.name) == ["id", "title", "isCompleted", "prio", "remindersListID", "dueDate"])
    #expect(
      schema.columns.map(\.type) == [.bigInteger, .text, .boolean, .bigInteger, .bigInteger, .timestamp])
    #expect(schema.columns.map(\.isNullable) == [false, false, false, true, false, true])
    #expect(schema.columns.map(\.isPrimaryKey) == [true, false, false, false, false, false])
    #expect(schema.columns[4].reference?.table is RemindersList.Type)
    #expect(schema.columns[4].reference?.onDelete == .cascade)
  }

  @Test func `@Column reaches the schema`() {
    let schema = Library.Book.schema
    #expect(schema.name == "volumes")
    #expect(schema.schema == "lib")
    #expect(
      schema.columns.map(\.name) == [
        "isbn", "id", "genre", "secondGenre", "pages", "default", "sequelOf", "row", "encoder", "volume",
        "changes",
      ])
    #expect(schema.columns.filter(\.isPrimaryKey).map(\.name) == ["isbn"])
    #expect(schema.columns.filter(\.isUnique).map(\.name) == ["default"])
    #expect(schema.columns[3].type == .named("genre", stored: .text))
    #expect(schema.columns[3].defaultValue == .text("prose"))
    #expect(schema.columns[4].defaultValue == .integer(20))
    #expect(schema.columns[6].reference?.onDelete == .setNull)
    #expect(Event.schema.columns.map(\.type) == [.bigInteger, .bigInteger, .bigInteger, .bigInteger])
    #expect(Event.schema.columns.map(\.isNullable) == [false, true, false, true])
    #expect(Event.schema.columns[2].defaultValue == .integer(7))
  }

  @Test func `The columns are those of the table, typed`() {
    let priority: Column<Reminder, Int?> = Reminder.columns.priority
    #expect(
      priority.column == SQLColumn(source: "reminders", name: "prio", type: .bigInteger, isNullable: true))
    let key: Column<Reminder, Int> = Reminder.primaryKey
    #expect(key.column === Reminder.columns.id.column)
    #expect(Library.Book.primaryKey.column.name == "isbn")
    let end: Column<Event, UnixSeconds?> = Event.columns.end
    #expect(end.column.name == "end")
    let fields: Reminder.Fields = (1, "a", true, nil, 2, Date?.none)
    #expect(fields.1 == "a")
    let token: Token.Fields = "bare"
    #expect(token == "bare")
  }

  @Test func `Columns of an alias name the alias`() {
    let columns = Reminder.Columns(Reminder.columns._source.aliased("r"))
    #expect(columns.title.column.source == "r")
    #expect(columns._selection == [.columns(columns._source)])
  }

  @Test func `A row comes back as it went`() throws {
    let row = Reminder(
      id: 7, title: "Walk", isCompleted: true, priority: nil, remindersListID: 2,
      dueDate: Date(timeIntervalSinceReferenceDate: 0))
    let year2001: Int64 = 366 * 86_400_000_000
    #expect(
      encoded(row).values == [
        .integer(7), .text("Walk"), .boolean(true), .null, .integer(2), .timestamp(microseconds: year2001),
      ])
    #expect(
      try decode(
        Reminder.self,
        from: [
          .integer(7), text("Walk"), .boolean(true), .null, .integer(2), .timestamp(microseconds: year2001),
        ]) == row)
  }

  @Test func `Properties of every kind are encoded and decoded`() throws {
    let book = try decode(
      Library.Book.self,
      from: [
        text("978"), .integer(1), text("poetry"), text("prose"), .null, .integer(1), text("977"),
        .integer(5), .double(2.5), .integer(3), .integer(4),
      ])
    #expect(book.default == .some)
    #expect(
      encoded(book).values == [
        .text("978"), .integer(1), .text("poetry"), .text("prose"), .null, .integer(1), .text("977"),
        .integer(5), .double(2.5), .integer(3), .integer(4),
      ])
    #expect(encoded(book).omitted == [])
  }

  @Test func `A value of another type is an error with its position`() {
    #expect(throws: DatabaseError.self) {
      try decode(RemindersList.self, from: [.integer(1), .null])
    }
    #expect(throws: DatabaseError.self) { try decode(RemindersList.self, from: [.integer(1)]) }
  }

  @Test func `A representation stands between the property and the column`() throws {
    let event = Event(
      start: Date(timeIntervalSince1970: 10), end: nil, announced: Date(timeIntervalSince1970: 20),
      cancelled: Date(timeIntervalSince1970: 30))
    #expect(encoded(event).values == [.integer(10), .null, .integer(20), .integer(30)])
    #expect(
      try decode(Event.self, from: [.integer(10), .null, .integer(20), .integer(30)]) == event)
  }

  @Test func `A draft leaves its key and the database's defaults out`() {
    let reminder = encoded(Reminder.Draft(title: "Walk", remindersListID: 1))
    #expect(reminder.omitted == [0])
    #expect(reminder.values == [.text("Walk"), .boolean(false), .null, .integer(1), .null])
    #expect(encoded(Reminder.Draft(id: 3, remindersListID: 1)).values.first == .integer(3))

    var book = Library.Book.Draft(isbn: "978", id: 1, genre: .prose, volume: 4)
    #expect(encoded(book).omitted == [3, 4])
    #expect(
      encoded(book).values == [
        .text("978"), .integer(1), .text("prose"), .integer(0), .null, .integer(1), .double(2),
        .integer(4), .integer(0),
      ])
    book.pages = .some(nil)
    book.secondGenre = .poetry
    #expect(encoded(book).omitted == [])
    #expect(encoded(book).values[3...4] == [.text("poetry"), .null])

    var event = Event.Draft(start: Date(timeIntervalSince1970: 10))
    #expect(encoded(event).values == [.integer(10), .null])
    #expect(encoded(event).omitted == [2, 3])
    event.cancelled = .some(nil)
    event.announced = Date(timeIntervalSince1970: 20)
    #expect(encoded(event).values == [.integer(10), .null, .integer(20), .null])
  }

  @Test func `A key that the database does not make is part of the draft`() {
    let id = UUID()
    #expect(encoded(Left.Draft(id: 4)).values == [.integer(4)])
    #expect(encoded(Person.Draft(id: id)).omitted == [])
    #expect(encoded(Person.Draft(id: id)).values == [id.sqlValue, .text("nobody"), .null, .text("internal")])
  }

  @Test func `Decoding evaluates no default`() throws {
    let before = Token.calls
    #expect(try decode(Token.self, from: [text("a")]).value == "a")
    #expect(Token.calls == before)
  }

  @Test func `A table of the main actor is decoded anywhere`() async throws {
    let id = try await Task.detached {
      try self.decode(Screen.self, from: [.integer(4), .timestamp(microseconds: 0)]).id
    }.value
    #expect(id == 4)
  }

  @Test func `A key of several columns is part of the draft, and makes a condition`() throws {
    #expect(Seat.schema.columns.map(\.isPrimaryKey) == [true, true, false, false])
    #expect(encoded(Seat.Draft(row: 1, letter: .a)).values == [.integer(1), .text("a"), .null, .text("b")])
    let key: (Column<Seat, Int>, Column<Seat, Seat.Letter>) = Seat.primaryKey
    #expect(key.1.column.name == "l")
    #expect(
      Seat.find((3, .b))._query == Seat.where { $0.row == 3 }.where { $0.letter == Seat.Letter.b }._query)
  }

  @Test func `What is ephemeral has its default in a row that was read, and is not bound`() throws {
    var seat = try decode(Seat.self, from: [.integer(1), text("a"), .null, text("b")])
    #expect(seat == Seat(row: 1, letter: .a))
    #expect(seat.rows == 40 && seat.note == nil)
    seat.select()
    #expect(encoded(seat).values == [.integer(1), .text("a"), .null, .text("b")])
    #expect(Seat.schema.columns.map(\.name) == ["row", "l", "passenger", "mood"])
    let visit = try decode(Visit.self, from: [.integer(2), .timestamp(microseconds: 0)])
    #expect(visit.steps == 4 && visit.at == Date(timeIntervalSince1970: 946_684_800))
  }

  @Test func `A property wrapper takes what was read`() throws {
    #expect(try decode(Gauge.self, from: [.integer(1), .integer(12)]).level == 9)
    #expect(encoded(Gauge(id: 1, level: 12)).values == [.integer(1), .integer(9)])
  }

  @Test func `Types are called as members of the columns are`() throws {
    let value: Column<Named.Setting, Named.Value> = Named.Setting.columns.value
    #expect(value.column.name == "value")
    let outer: Column<Named.Setting, Named.Outer?> = Named.Setting.columns.outer
    #expect(outer.column.isNullable)
    #expect(
      try decode(
        Named.Setting.self, from: [text("a"), text("on"), .integer(1), text("once"), text(#"["off"]"#)])
        == Named.Setting(name: "a", value: .on, outer: .far, history: [.off]))
    let pair: Named.Pair.Columns = Named.Pair.columns
    #expect(pair._source.columns.map(\.name) == ["value", "outer", "rows"])
    let key: Column<Own.Value, Int> = Own.Value.primaryKey
    #expect(key.column.name == "id")
    #expect(
      try decode(Own.Value.self, from: [.integer(1), .null]) == Own.Value(id: 1, parentID: nil))
  }

  @Test func `Tables of every access`() {
    #expect(Vault.names == ["coins", "bars"])
  }
}

import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// Rows whose shape is not known when the program is compiled.
@Suite struct RowTests {
  @Test(arguments: Engine.allCases)
  func valuesAreFoundByNameAndPosition(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let rows = try await database.fetchAll(
        "SELECT id, title, prio, \(Reminder.columns.dueDate), score, 'x' AS id FROM \(Reminder.self) ORDER BY \(Reminder.columns.id)",
        as: Row.self)
      #expect(rows.count == 6)
      #expect(rows[0].columnNames == ["id", "title", "prio", "dueDate", "score", "id"])
      #expect(rows[0].count == 6)
      #expect(rows[0].columns.map(\.name) == rows[0].columnNames)
      #expect(rows[0].columns.map(\.value) == rows[0].values)
      #expect(rows[0]["title"] == .text("Walk"))
      #expect(rows[0]["id"] == .integer(1))
      #expect(rows[0][5] == .text("x"))
      #expect(rows[0][6] == nil)
      #expect(rows[0]["Title"] == nil)
      #expect(rows[1]["prio"] == .null)
      #expect(try rows[0].value("title") == "Walk")
      #expect(try rows[0].value("prio") == 3)
      #expect(try rows[1].value("prio", as: Int?.self) == nil)
      #expect(try rows[0].value("dueDate", as: Date.self) == Reminders.januaryEnd)
      #expect(try rows[0].value(at: 4) == 1.5)
      #expect(try rows[0].value(at: 5, as: String.self) == "x")
      func message(_ body: () throws -> Void) -> String {
        do { try body() } catch { return (error as? DatabaseError)?.message ?? "" }
        return "no error"
      }
      #expect(
        message { _ = try rows[1].value("prio", as: Int.self) }
          == "Column 3 of the result holds NULL, expected an Int.")
      #expect(
        message { _ = try rows[0].value("title", as: Int.self) }
          == "Column 2 of the result holds a value of type text, expected an Int.")
      #expect(
        message { _ = try rows[0].value("id", as: Int.self) }.hasPrefix("The result has several columns"))
      #expect(
        message { _ = try rows[0].value("no", as: Int.self) }.hasPrefix("The result has no column \"no\""))
      #expect(
        message { _ = try rows[0].value(at: 6, as: Int.self) }
          == "The row has 6 columns, but a value was asked for at column 7.")
    }
  }

  @Test(arguments: Engine.allCases)
  func aTypedQueryYieldsRowsToo(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let rows = try await Tag.where { $0.id < 3 }.order(by: \.id).fetchRows(database)
      #expect(
        rows == [
          Row(
            columnNames: ["id", "reminderID", "title", "weight"],
            values: [.integer(1), .integer(1), .text("red"), .integer(7)]),
          Row(
            columnNames: ["id", "reminderID", "title", "weight"],
            values: [.integer(2), .integer(1), .text("blue"), .null]),
        ])
      let returned = try await Tag.where { $0.id == 1 }.delete().returning(\.title).fetchRows(database)
      #expect(returned.map { $0["title"] } == [.text("red")])
    }
  }

  @Test(arguments: Engine.allCases)
  func aRowHoldsValuesOfEveryKind(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let id = UUID()
      let data = Data([0, 1, 255])
      let row = try await database.fetchOne(
        "SELECT \(id) AS a, \(data) AS b, \(true) AS c, \(Data()) AS d, \("") AS e", as: Row.self)
      #expect(try row?.value("a") == id)
      #expect(try row?.value("b") == data)
      #expect(try row?.value("c") == true)
      #expect(try row?.value("d") == Data())
      #expect(try row?.value("e") == "")
    }
  }
}

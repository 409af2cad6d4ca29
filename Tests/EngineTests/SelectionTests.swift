import Koine
import KoineTesting
import Testing

struct SelectionTests {
  @Test func `A query written by hand is read by the names of the properties, nested ones with a dot`()
    async throws
  {
    for database in try await Engines.shared().all {
      let totals = try await database.fetchAll(
        "SELECT count(*) AS n, title FROM \(Tag.self) GROUP BY title HAVING count(*) > 1", as: ListTotal.self)
      #expect(totals == [ListTotal(title: "red", count: 2)])
      let pairs = try await database.fetchAll(
        #"SELECT 7 AS id, title AS "list.title", id AS "list.id" FROM \#(RemindersList.self) WHERE id = 2"#,
        as: Pair.self)
      #expect(pairs == [Pair(list: Reminders.lists[1], id: 7)])
    }
  }
}

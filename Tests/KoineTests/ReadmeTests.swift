import Foundation
import Koine
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

@Table private struct RemindersList: Identifiable {
  let id: Int
  var title: String
}

@Table private struct Reminder: Identifiable {
  let id: Int
  var title = ""
  var isCompleted = false
  var priority: Int?
  var remindersListID: RemindersList.ID
  var dueDate: Date?
}

/// The SQL that the README shows is what the dialects render. The compiler tests compile its examples.
@Suite struct ReadmeTests {
  @Test(arguments: [
    """
    Reminder
      .where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%tax%")) }
      .order { ($0.dueDate, $0.title) }
      .select { ($0.id, $0.title) }
    """,
    """
    RemindersList
      .group(by: \\.id)
      .leftJoin(Reminder.self) { $0.id == $1.remindersListID }
      .having { $1.id.count() > 1 }
      .select { ($0.title, $1.id.count(), $1.dueDate.min()) }
    """,
    """
    Reminder
      .insert { Reminder.Draft(id: 1, title: "Walk", remindersListID: 1) }
      .onConflict(\\.id) { row, excluded in row.title = excluded.title }
      .returning(\\.id)
    """,
  ])
  func sqlOfTheReadmeIsRendered(_ source: String) throws {
    let readme = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../README.md"),
      encoding: .utf8)
    let statement = try #require(Self.statements[source])
    let sqlite = try statement.render(in: SQLiteDialect.sqlite).sql
    let postgreSQL = try statement.render(in: PostgreSQLDialect.postgreSQL).sql
    let example = "```swift\n\(source)\n```\n```sql\n-- SQLite\n\(sqlite)\n-- PostgreSQL\n\(postgreSQL)\n```"
    #expect(readme.contains(example), "The README lacks:\n\(example)")
  }

  private static let statements: [String: SQLStatement] = [
    """
    Reminder
      .where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%tax%")) }
      .order { ($0.dueDate, $0.title) }
      .select { ($0.id, $0.title) }
    """:
      Reminder
      .where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%tax%")) }
      .order { ($0.dueDate, $0.title) }
      .select { ($0.id, $0.title) }
      .statement,
    """
    RemindersList
      .group(by: \\.id)
      .leftJoin(Reminder.self) { $0.id == $1.remindersListID }
      .having { $1.id.count() > 1 }
      .select { ($0.title, $1.id.count(), $1.dueDate.min()) }
    """:
      RemindersList
      .group(by: \.id)
      .leftJoin(Reminder.self) { $0.id == $1.remindersListID }
      .having { $1.id.count() > 1 }
      .select { ($0.title, $1.id.count(), $1.dueDate.min()) }
      .statement,
    """
    Reminder
      .insert { Reminder.Draft(id: 1, title: "Walk", remindersListID: 1) }
      .onConflict(\\.id) { row, excluded in row.title = excluded.title }
      .returning(\\.id)
    """:
      Reminder
      .insert { Reminder.Draft(id: 1, title: "Walk", remindersListID: 1) }
      .onConflict(\.id) { row, excluded in row.title = excluded.title }
      .returning(\.id)
      .statement,
  ]
}

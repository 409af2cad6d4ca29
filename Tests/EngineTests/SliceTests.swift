import Foundation
import Koine
import Testing

@Suite struct SliceTests {
  @Test(arguments: Engine.allCases)
  func rowsComeBackAsTheyWere(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let all = try await Reminder.order(by: \.id).fetchAll(database)
      #expect(all == Reminders.reminders)
      let some =
        try await Reminder
        .where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%EB%")) }
        .order(by: \.title).fetchAll(database)
      #expect(some.map(\.id) == [1, 6, 5])
      let titles = try await Reminder.order { ($0.priority, $0.title.descending()) }.select(\.title)
        .fetchAll(database)
      #expect(titles == ["write O'Hara's \"book\"", "Zebra", "É", "zebra", "éa", "Walk"])
      let counts =
        try await RemindersList
        .group(by: \.id)
        .leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .having { $1.id.count() > 1 }
        .order { list, _ in list.id }
        .select { ($0.title, $1.id.count(), $1.score.sum()) }
        .fetchAll(database)
      #expect(counts.map(\.0) == ["Home", "École"])
      #expect(counts.map(\.1) == [3, 3])
      let id = try await Reminder.insert { Reminder.Draft(id: 100, title: "Walk", remindersListID: 1) }
        .returning(\.id).fetchOne(database)
      #expect(id == 100)
      let n = try await Reminder.where { $0.id == 1 }.update {
        $0.isCompleted = true; $0.priority += 1
      }
      .execute(database)
      #expect(n == 1)
      #expect(try await Reminder.find(1).fetchOne(database)?.priority == 4)
      #expect(
        try await Reminder.where(\.isCompleted).delete().returning(\.id).fetchAll(database).sorted() == [
          1, 2, 4,
        ])
    }
  }
}

@Suite struct GeneratedKeyTests {
  @Test(arguments: Engine.allCases)
  func generatedKeysComeAfterThoseThatRowsBroughtAlong(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await RemindersList.createTable().execute(database)
      try await RemindersList.insert([RemindersList(id: 1, title: "a"), RemindersList(id: 7, title: "b")])
        .execute(database)
      try await RemindersList.advanceGeneratedKey().execute(database)
      let id = try await RemindersList.insert { RemindersList.Draft(title: "c") }.returning(\.id)
        .fetchOne(database)
      #expect(id == 8)
    }
  }
}

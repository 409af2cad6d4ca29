import Koine
import KoineInOrder

func inOrderQueries(_ database: any Connection, title: String?) async throws {
  let rows = try await database.fetchAll {
    Query(RemindersList.self, Reminder?.self) { list, reminder in
      Select(list, reminder, reminder.title, list.title)
      From(list)
      LeftJoin(reminder, on: list.id == reminder.remindersListID)
      if let title { Where(list.title == title) }
      OrderBy(list.title)
    }
  }
  let _: [(RemindersList, Reminder?, String?, String)] = rows

  let right = Query(RemindersList?.self, Reminder.self) { list, reminder in
    Select(list.title, reminder.title)
    From(list)
    RightJoin(reminder, on: list.id == reminder.remindersListID)
  }
  let _: Query<(String?, String)> = right

  let firsts = Query(RemindersList.self, Reminder?.self) { list, reminder in
    Select(list, reminder.title).distinct(on: list.id, reminder.isCompleted)
    From(list)
    LeftJoin(reminder, on: list.id == reminder.remindersListID)
    if title == nil { Qualify(rowNumber().over(orderBy: reminder.id) == 1) }
    OrderBy(list.id, reminder.isCompleted)
    Limit(3, withTies: true)
    ForUpdate(.skipLocked, of: list, singleWriterSuffices: true)
  }
  let _: Query<(RemindersList, String?)> = firsts

  let flat: Int? = try await database.fetchOne {
    Query(Reminder.self) { reminder in
      Select(reminder.priority)
      From(reminder)
    }
  }
  _ = flat
}

func inOrderChanges(_ database: any Connection, _ drafts: [Tag.Draft]) async throws {
  let ids: [Int] = try await database.fetchAll {
    Insert(into: Tag.self) { tag in
      Values(drafts)
      OnConflict(tag.id) { row, excluded in row.title = excluded.title }
      Returning(tag.id)
    }
  }
  let count: Int = try await database.execute {
    Update(Reminder.self) { reminder in
      Setting {
        $0.isCompleted = true
        $0.priority += 1
      }
      Where(reminder.id.in(ids))
    }
  }
  _ = count
  try await database.execute { Delete(from: Reminder.self) { _ in Where(true) } }
  try await database.execute { Create(Reminder.self, ifNotExists: true) }
}

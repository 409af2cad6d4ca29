import Foundation
import Koine

func nestedRows() {
  let lists = RemindersList.select { list in
    (list, Reminder.where { $0.remindersListID == list.id }.order(by: \.id).array())
  }
  let _: Select1<(RemindersList, [Reminder]), RemindersList.Columns> = lists
  let titles = RemindersList.select { list in
    (list.title, Reminder.where { $0.remindersListID == list.id }.limit(3).select(\.title).array())
  }
  let _: Select1<(String, [String]), RemindersList.Columns> = titles
  let twice = RemindersList.select { list in
    (
      list,
      Reminder.where { $0.remindersListID == list.id }.select { reminder in
        (reminder, Tag.where { $0.reminderID == reminder.id }.array())
      }.array()
    )
  }
  let _: Select1<(RemindersList, [(Reminder, [Tag])]), RemindersList.Columns> = twice
  let alone = RemindersList.select { list in Reminder.where { $0.remindersListID == list.id }.array() }
  let _: Select1<[Reminder], RemindersList.Columns> = alone
}

func tuples() {
  let ten = Reminder.select {
    (
      $0.id, $0.title, $0.isCompleted, $0.priority, $0.remindersListID, $0.dueDate, $0.notes, $0.score,
      $0.id + 1,
      $0.title.length()
    )
  }
  let _: Select1<(Int, String, Bool, Int?, Int, Date?, String?, Double, Int, Int), Reminder.Columns> = ten
  let nested = Reminder.select { ($0.id, Selection($0.title, $0.priority), Selection($0, $0.score)) }
  let _: Select1<(Int, (String, Int?), (Reminder, Double)), Reminder.Columns> = nested
  let returned = Reminder.all().delete().returning { ($0.id, $0.title, $0) }
  let _: Delete<Reminder.Columns, (Int, String, Reminder)> = returned
}

import Foundation
import Koine

func shapes() {
  let query = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .group { list, _ in list.id }.select { Total.Columns(title: $0.title, count: $1.id.count()) }
  let _: Select2<Total, RemindersList.Columns, Nullable<Reminder.Columns>> = query
  let byHand = Reminder.select { Summary.Columns(title: $0.title, count: $0.id) }
  let _: Select1<Summary, Reminder.Columns> = byHand
  let beside = Reminder.select { ($0.id, Total.Columns(title: $0.title, count: 3)) }
  let _: Select1<(Int, Total), Reminder.Columns> = beside
  let returned = Reminder.all().delete().returning { Total.Columns(title: $0.title, count: $0.id) }
  let _: Delete<Reminder.Columns, Total> = returned
}

func rowsInside() {
  let query = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .select {
      Overview.Columns(
        list: $0, latest: $1, total: Total.Columns(title: $0.title, count: $0.id), priority: $1.priority)
    }
  let _: Select2<Overview, RemindersList.Columns, Nullable<Reminder.Columns>> = query
  let derived = Overview.from(query)
    .where { $0.list.title == "a" && $0.latest.title != nil && $0.total.count > 3 && $0.priority == nil }
    .select { ($0.list, $0.latest, $0.latest.title, $0.total.title, $0.total) }
  let _: Select1<(RemindersList, Reminder?, String?, String, Total), Overview.Columns> = derived
}

func neverNull() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .select {
      Overview.Columns(
        list: $0, latest: $1, total: Total.Columns(title: $0.title, count: $0.id), priority: $1.id + 1)
    }
  let query = Reminder.select {
    Prioritized.Columns(id: $0.id, priority: 3, list: Reminder.select { $0.id.max() })
  }
  let _: Select1<Prioritized, Reminder.Columns> = query
  _ = Reminder.select { Prioritized.Columns(id: $0.id, priority: Int?.none, list: $0.priority ?? 1) }
  _ = Reminder.select { Prioritized.Columns(id: $0.id, priority: $0.priority, list: $0.remindersListID) }
}

func sources() {
  let query = Reminder.select { Total.Columns(title: $0.title, count: $0.id) }
  let derived = Total.from(query).where { $0.count > 1 && $0.title == "a" }.order(by: \.title)
  let _: From1<Total.Columns> = derived
  let common = Total.all().with(Total.self, as: query)
  let _: From1<Total.Columns> = common
  let joined = RemindersList.leftJoin(derived) { $0.title == $1.title }
    .select { ($0.id, $1.count, $1) }
  let _: Select2<(Int, Int?, Total?), RemindersList.Columns, Nullable<Total.Columns>> = joined
  let _ = Summary.from(byHandQuery()).join(Total.self) { $0.count == $1.count }
}

private func byHandQuery() -> Select1<Summary, Reminder.Columns> {
  Reminder.select { Summary.Columns(title: $0.title, count: $0.id) }
}

import Foundation
import Koine

extension Reminder {
  static var open: Where<Reminder> { Self.where { !$0.isCompleted } }
  static let titled = DeclaredQuery { (title: Parameter<String>, count: Parameter<Int>) in
    Reminder.where { $0.title == title }.order(by: \.id).limit(count)
  }
  static var urgent: Where<Reminder> { Self.where { $0.priority == 3 } }
}

extension Reminder.Columns {
  var isOverdue: some QueryExpression<Bool> { !isCompleted && (dueDate ?? Date.distantFuture) < Date.now }
  func isDue(by date: Date) -> Computed<Bool> { (dueDate ?? Date.distantFuture) < date }
}

extension From1 where A == Reminder.Columns {
  func newestFirst() -> Self { order { $0.dueDate.descending() } }
}

extension SelectStatement where Columns == (RemindersList.Columns, Reminder.Columns) {
  func open() -> Self { self.where { _, reminder in !reminder.isCompleted } }
}

/// A table that says what its queries are about.
@Table struct Note: Identifiable {
  let id: Int
  var isDeleted = false

  static var defaultScope: Where<Note> { Note.where { !$0.isDeleted } }
}

func conditionsAsValues(_ isAdministrator: Bool) {
  let both = Reminder.open && Reminder.urgent
  let _: From1<Reminder.Columns> = both
  let other = !(Reminder.open || Reminder.urgent) || Reminder.none
  let _: Where<Reminder> = other
  let visible = isAdministrator ? Reminder.all() : Reminder.none
  _ = (visible && Reminder.open).order(by: \.title).limit(3)
  _ = Reminder.open.newestFirst().select(\.title)
  _ = Reminder.open.update { $0.priority = 3 }
  _ = (!Reminder.open).delete().returning(\.id)
  _ = Reminder.open.count()
  _ = RemindersList.where { list in exists(Reminder.open.where { $0.remindersListID == list.id }) }
}

func conditionsInJoins() {
  let inner = RemindersList.join(Reminder.open) { $0.id == $1.remindersListID }.open()
  let _: From2<RemindersList.Columns, Reminder.Columns> = inner
  let left = RemindersList.leftJoin(Reminder.open && Reminder.urgent) { $0.id == $1.remindersListID }
    .where { $1.isOverdue ?? false }
    .where { $1.map { $0.isDue(by: .now) } ?? true }
    .where { Reminder.urgent.holds(for: $1) ?? false }
  let _: From2<RemindersList.Columns, Nullable<Reminder.Columns>> = left
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID && Reminder.open.holds(for: $1) }
    .where { $1.isOverdue }
  _ = Reminder.where(\.isOverdue)
  _ = Reminder.where { Reminder.open.holds(for: $0) || $0.priority == 3 }
}

func scopes() {
  let all = Note.all()
  let _: Where<Note> = all
  let unscoped = Note.unscoped().where(\.isDeleted)
  let _: Where<Note> = unscoped
  func generic<Source: Table>(_: Source.Type) -> From1<Source.Columns> { Source.all() }
  _ = generic(Note.self)
}

enum Filter { case open, urgent, since(Date) }

func branches(_ filter: Filter?, _ ids: [Int]) {
  _ = Reminder.where { reminder in
    switch filter {
    case .open: !reminder.isCompleted
    case .urgent:
      reminder.priority == 3
      !reminder.isCompleted
    case .since(let date): reminder.dueDate > date
    case nil: if ids.isEmpty { reminder.isCompleted }
    }
    if ids.count > 3 {
      reminder.id > 3
    } else if ids.count > 2 {
      reminder.id > 2
    } else {
      reminder.id > 1
    }
    for id in ids where id > 0 { reminder.id != id }
    if #available(macOS 15, iOS 18, *) { reminder.id < 100 }
    let limit = ids.count
    reminder.id < limit
  }
}

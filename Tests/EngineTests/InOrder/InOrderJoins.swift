import Foundation
import Koine
import KoineInOrder

private enum Next: AliasName {}
private typealias NextReminder = Alias<Reminder, Next>

/// Reminders of which a query sees the open ones.
@Table("reminders") private struct OpenReminder: Identifiable, Equatable {
  let id: Int
  var isCompleted = false
  var remindersListID: Int
  static var defaultScope: Where<OpenReminder> { OpenReminder.where { !$0.isCompleted } }
}

/// How many reminders a list has.
@Table("sizes") private struct Size: Equatable {
  var listID: Int
  var count: Int
}

/// The tables, which the compiler has to know before the queries: it does not look for what a macro makes of a table of
/// another file while it infers the type of a query that names the table first.
private let tables: [any SelectionMember.Type] = [RemindersList.self, Reminder.self, Tag.self]

/// Queries of several tables.
enum InOrderJoins {
  static var all: [InOrderPair] { joins + scopes }

  @InOrderPairs private static var joins: [InOrderPair] {
    InOrderPair(
      "JOIN",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
        .order { ($0.id, $1.id) }.select { ($0.title, $1.title, $1.priority) },
      Query(RemindersList.self, Reminder.self) { list, reminder in
        Select(list.title, reminder.title, reminder.priority)
        From(list)
        Join(reminder, on: list.id == reminder.remindersListID)
        OrderBy(list.id, reminder.id)
      })
    InOrderPair(
      "LEFT JOIN of three tables",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .leftJoin(Tag.self) { $1.id == $2.reminderID && $2.title != "x" }
        .where { list, reminder, _ in list.id > 0 && (reminder.priority == 3 || reminder == nil) }
        .group { list, reminder, _ in (list.id, list.title, reminder.title) }
        .having { $2.id.count() < 100 }.order { list, reminder, _ in (list.id, reminder.title) }.limit(10)
        .select { ($0.title, $1.title, $2.id.count(), $2.weight.max()) },
      Query(RemindersList.self, Reminder?.self, Tag?.self) { list, reminder, tag in
        Select(list.title, reminder.title, tag.id.count(), tag.weight.max())
        From(list)
        LeftJoin(reminder, on: list.id == reminder.remindersListID)
        LeftJoin(tag, on: reminder.id == tag.reminderID && tag.title != "x")
        Where(list.id > 0 && (reminder.priority == 3 || reminder == nil))
        GroupBy(list.id, list.title, reminder.title)
        Having(tag.id.count() < 100)
        OrderBy(list.id, reminder.title)
        Limit(10)
      })
    InOrderPair(
      "whole rows of a left join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.order { ($0.id, $1.id) }
        .select { ($0, $1) },
      Query(RemindersList.self, Reminder?.self) { list, reminder in
        Select(list, reminder)
        From(list)
        LeftJoin(reminder, on: list.id == reminder.remindersListID)
        OrderBy(list.id, reminder.id)
      })
    InOrderPair(
      "RIGHT JOIN",
      Reminder.rightJoin(RemindersList.self) { $0.remindersListID == $1.id }.order { ($1.id, $0.id) }
        .select { ($0.title, $1.title) },
      Query(Reminder?.self, RemindersList.self) { reminder, list in
        Select(reminder.title, list.title)
        From(reminder)
        RightJoin(list, on: reminder.remindersListID == list.id)
        OrderBy(list.id, reminder.id)
      })
    InOrderPair(
      "JOIN before RIGHT JOIN",
      Reminder.join(Tag.self) { $0.id == $1.reminderID }
        .rightJoin(RemindersList.self) { $0.remindersListID == $2.id }
        .order { reminder, tag, list in (list.id, reminder.id, tag.id) }
        .select { ($0.title, $1.title, $2.title) },
      Query(Reminder?.self, Tag?.self, RemindersList.self) { reminder, tag, list in
        Select(reminder.title, tag.title, list.title)
        From(reminder)
        Join(tag, on: reminder.id == tag.reminderID)
        RightJoin(list, on: reminder.remindersListID == list.id)
        OrderBy(list.id, reminder.id, tag.id)
      })
    InOrderPair(
      "FULL JOIN",
      RemindersList.fullJoin(Tag.self) { $0.id == $1.id }.order { ($0.id, $1.id) }
        .select { ($0.title, $1.title) },
      Query(RemindersList?.self, Tag?.self) { list, tag in
        Select(list.title, tag.title)
        From(list)
        FullJoin(tag, on: list.id == tag.id)
        OrderBy(list.id, tag.id)
      })
    InOrderPair(
      "CROSS JOIN",
      RemindersList.crossJoin(Tag.self).order { ($0.id, $1.id) }.select { ($0.id, $1.id) },
      Query(RemindersList.self, Tag.self) { list, tag in
        Select(list.id, tag.id)
        From(list)
        CrossJoin(tag)
        OrderBy(list.id, tag.id)
      })
    InOrderPair(
      "FOR UPDATE OF",
      Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }.order { ($0.id, $1.id) }
        .forUpdate(of: { reminder, _ in reminder }, singleWriterSuffices: true)
        .select { ($0.id, $1.title) },
      Query(Reminder.self, Tag?.self) { reminder, tag in
        Select(reminder.id, tag.title)
        From(reminder)
        LeftJoin(tag, on: reminder.id == tag.reminderID)
        OrderBy(reminder.id, tag.id)
        ForUpdate(of: reminder, singleWriterSuffices: true)
      })
    InOrderPair(
      "a table joined with itself",
      Reminder.leftJoin(NextReminder.self) { $0.remindersListID == $1.remindersListID && $0.id < $1.id }
        .order { ($0.id, $1.id) }.select { ($0.title, $1.title) },
      Query(Reminder.self, NextReminder?.self) { reminder, next in
        Select(reminder.title, next.title)
        From(reminder)
        LeftJoin(next, on: reminder.remindersListID == next.remindersListID && reminder.id < next.id)
        OrderBy(reminder.id, next.id)
      })
  }

  @InOrderPairs private static var scopes: [InOrderPair] {
    InOrderPair(
      "a default scope", OpenReminder.order(by: \.id).select(\.id),
      Query(OpenReminder.self) { reminder in
        Select(reminder.id)
        From(reminder)
        OrderBy(reminder.id)
      })
    InOrderPair(
      "a default scope behind a left join",
      RemindersList.leftJoin(OpenReminder.self) { $0.id == $1.remindersListID }
        .order { ($0.id, $1.id) }.select { ($0.title, $1.id) },
      Query(RemindersList.self, OpenReminder?.self) { list, reminder in
        Select(list.title, reminder.id)
        From(list)
        LeftJoin(reminder, on: list.id == reminder.remindersListID)
        OrderBy(list.id, reminder.id)
      })
    InOrderPair(
      "a default scope before a full join",
      OpenReminder.fullJoin(RemindersList.self) { $0.remindersListID == $1.id }
        .order { ($0.id, $1.id) }.select { ($0.id, $1.title) },
      Query(OpenReminder?.self, RemindersList?.self) { reminder, list in
        Select(reminder.id, list.title)
        From(reminder)
        FullJoin(list, on: reminder.remindersListID == list.id)
        OrderBy(reminder.id, list.id)
      })
    InOrderPair(
      "WITH",
      RemindersList.all()
        .with(
          Size.self,
          as: Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }
        )
        .join(Size.self) { $0.id == $1.listID }.order(by: { list, _ in list.id })
        .select { ($0.title, $1.count) },
      Query(RemindersList.self, Size.self) { list, size in
        With(
          Size.self,
          as: Query(Reminder.self) { reminder in
            Select(reminder.remindersListID, reminder.id.count())
            From(reminder)
            GroupBy(reminder.remindersListID)
          })
        Select(list.title, size.count)
        From(list)
        Join(size, on: list.id == size.listID)
        OrderBy(list.id)
      })
    InOrderPair(
      "WITH of a table that the query reads, too",
      Reminder.all()
        .with(
          Size.self,
          as: Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }
        )
        .join(Size.self) { $0.remindersListID == $1.listID }.order(by: { reminder, _ in reminder.id })
        .select { ($0.title, $1.count) },
      Query(Reminder.self, Size.self) { reminder, size in
        With(
          Size.self,
          as: Query(Reminder.self) { reminder in
            Select(reminder.remindersListID, reminder.id.count())
            From(reminder)
            GroupBy(reminder.remindersListID)
          })
        Select(reminder.title, size.count)
        From(reminder)
        Join(size, on: reminder.remindersListID == size.listID)
        OrderBy(reminder.id)
      })
  }
}

import Foundation
import Koine
import KoineInOrder

/// Queries of one table, with subqueries.
enum InOrderQueries {
  static var all: [InOrderPair] { plain + narrowed }

  @InOrderPairs private static var plain: [InOrderPair] {
    InOrderPair(
      "all rows", Reminder.all(),
      Query(Reminder.self) { reminder in
        Select(reminder)
        From(reminder)
      })
    InOrderPair(
      "every clause",
      Reminder.where { !$0.isCompleted || $0.priority == 3 }.group(by: \.remindersListID)
        .having { $0.id.count() > 1 }.order { ($0.id.count().descending(), $0.remindersListID) }
        .limit(5, offset: 0).select { ($0.remindersListID, $0.id.count(), $0.score.sum()) },
      Query(Reminder.self) { reminder in
        Select(reminder.remindersListID, reminder.id.count(), reminder.score.sum())
        From(reminder)
        Where(!reminder.isCompleted || reminder.priority == 3)
        GroupBy(reminder.remindersListID)
        Having(reminder.id.count() > 1)
        OrderBy(reminder.id.count().descending(), reminder.remindersListID)
        Limit(5, offset: 0)
      })
    InOrderPair(
      "a condition that may be NULL",
      Reminder.where { $0.notes.like("%e") || $0.priority > 1 }.order(by: \.id).select(\.id),
      Query(Reminder.self) { reminder in
        Select(reminder.id)
        From(reminder)
        Where(reminder.notes.like("%e") || reminder.priority > 1)
        OrderBy(reminder.id)
      })
    InOrderPair(
      "a plain truth value", Reminder.where { _ in true }.order(by: \.id).select(\.title),
      Query(Reminder.self) { reminder in
        Select(reminder.title)
        From(reminder)
        Where(true)
        OrderBy(reminder.id)
      })
    InOrderPair(
      "distinct rows", Reminder.select(\.priority).distinct().order(by: \.priority),
      Query(Reminder.self) { reminder in
        Select(distinct: reminder.priority)
        From(reminder)
        OrderBy(reminder.priority)
      })
    InOrderPair(
      "groups of an expression by hand",
      Reminder.group { SQL("\($0.id) % 2", as: Int.self) }.select { $0.id.count() },
      Query(Reminder.self) { reminder in
        Select(reminder.id.count())
        From(reminder)
        GroupBy(SQL("\(reminder.id) % 2", as: Int.self))
      })
    InOrderPair(
      "a limit and an offset", Tag.order(by: \.id).limit(2).offset(1).select { ($0.id, $0.title) },
      Query(Tag.self) { tag in
        Select(tag.id, tag.title)
        From(tag)
        OrderBy(tag.id)
        Limit(2)
        Offset(1)
      })
    InOrderPair(
      "an offset alone", Tag.order(by: \.id).offset(1).select(\.id),
      Query(Tag.self) { tag in
        Select(tag.id)
        From(tag)
        OrderBy(tag.id)
        Offset(1)
      })
    InOrderPair(
      "EXISTS",
      RemindersList.where { list in exists(Reminder.where { $0.remindersListID == list.id }) }
        .order(by: \.id).select(\.title),
      Query(RemindersList.self) { list in
        Select(list.title)
        From(list)
        Where(
          exists(
            Query(Reminder.self) { reminder in
              Select(reminder)
              From(reminder)
              Where(reminder.remindersListID == list.id)
            }))
        OrderBy(list.id)
      })
    InOrderPair(
      "the same table in a subquery",
      Reminder.where { reminder in
        exists(Reminder.where { $0.priority > reminder.priority && $0.id != reminder.id })
      }.order(by: \.id).select(\.id),
      Query(Reminder.self) { reminder in
        Select(reminder.id)
        From(reminder)
        Where(
          exists(
            Query(Reminder.self) { other in
              Select(other)
              From(other)
              Where(other.priority > reminder.priority && other.id != reminder.id)
            }))
        OrderBy(reminder.id)
      })
    InOrderPair(
      "IN, and a value of a query",
      Reminder.where { $0.remindersListID.in(RemindersList.where { $0.title != "x" }.select(\.id)) }
        .order(by: \.id)
        .select { reminder in
          (reminder.id, Tag.where { $0.reminderID == reminder.id }.select { $0.id.count() })
        },
      Query(Reminder.self) { reminder in
        Select(
          reminder.id,
          Query(Tag.self) { tag in
            Select(tag.id.count())
            From(tag)
            Where(tag.reminderID == reminder.id)
          })
        From(reminder)
        Where(
          reminder.remindersListID.in(
            Query(RemindersList.self) { list in
              Select(list.id)
              From(list)
              Where(list.title != "x")
            }))
        OrderBy(reminder.id)
      })
    InOrderPair(
      "UNION",
      Reminder.select(\.id).union(Tag.select(\.id)).order { $0 },
      Query(Reminder.self) { reminder in
        Select(reminder.id)
        From(reminder)
      }.union(
        Query(Tag.self) { tag in
          Select(tag.id)
          From(tag)
        }
      ).order { $0 })
    InOrderPair(
      "a count of rows", Reminder.where(\.isCompleted).count(),
      Query(Reminder.self) { reminder in
        Select(reminder)
        From(reminder)
        Where(reminder.isCompleted)
      }.count())
  }

  @InOrderPairs private static var narrowed: [InOrderPair] {
    InOrderPair(
      "QUALIFY",
      Reminder.qualify { rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.id) == 1 }
        .order(by: \.id).select { ($0.id, $0.title) },
      Query(Reminder.self) { reminder in
        Select(reminder.id, reminder.title)
        From(reminder)
        Qualify(rowNumber().over(partitionBy: reminder.remindersListID, orderBy: reminder.id) == 1)
        OrderBy(reminder.id)
      })
    InOrderPair(
      "QUALIFY behind HAVING",
      Reminder.where { $0.id > 0 }.group(by: \.remindersListID).having { $0.id.count() > 0 }
        .qualify { rank().over(orderBy: $0.id.count().descending(), $0.remindersListID) == 1 }
        .select { ($0.remindersListID, $0.id.count()) },
      Query(Reminder.self) { reminder in
        Select(reminder.remindersListID, reminder.id.count())
        From(reminder)
        Where(reminder.id > 0)
        GroupBy(reminder.remindersListID)
        Having(reminder.id.count() > 0)
        Qualify(rank().over(orderBy: reminder.id.count().descending(), reminder.remindersListID) == 1)
      })
    InOrderPair(
      "DISTINCT ON",
      Reminder.distinct(on: \.remindersListID).order { ($0.remindersListID, $0.id.descending()) }
        .select { ($0.remindersListID, $0.id) },
      Query(Reminder.self) { reminder in
        Select(reminder.remindersListID, reminder.id).distinct(on: reminder.remindersListID)
        From(reminder)
        OrderBy(reminder.remindersListID, reminder.id.descending())
      })
    InOrderPair(
      "DISTINCT ON several expressions",
      Reminder.distinct(on: { ($0.remindersListID, $0.isCompleted) })
        .order { ($0.remindersListID, $0.isCompleted, $0.id) }.limit(3).select { $0 },
      Query(Reminder.self) { reminder in
        Select(reminder).distinct(on: reminder.remindersListID, reminder.isCompleted)
        From(reminder)
        OrderBy(reminder.remindersListID, reminder.isCompleted, reminder.id)
        Limit(3)
      })
    InOrderPair(
      "a limit with ties",
      Reminder.order(by: \.remindersListID).limit(1, withTies: true).select(\.remindersListID),
      Query(Reminder.self) { reminder in
        Select(reminder.remindersListID)
        From(reminder)
        OrderBy(reminder.remindersListID)
        Limit(1, withTies: true)
      })
    InOrderPair(
      "FOR UPDATE",
      Tag.where { $0.id == 1 }.order(by: \.id).limit(1).forUpdate(singleWriterSuffices: true).select(\.title),
      Query(Tag.self) { tag in
        Select(tag.title)
        From(tag)
        Where(tag.id == 1)
        OrderBy(tag.id)
        Limit(1)
        ForUpdate(singleWriterSuffices: true)
      })
    InOrderPair(
      "FOR SHARE",
      Tag.order(by: \.id).forShare(singleWriterSuffices: true).select(\.id),
      Query(Tag.self) { tag in
        Select(tag.id)
        From(tag)
        OrderBy(tag.id)
        ForShare(singleWriterSuffices: true)
      })
  }
}

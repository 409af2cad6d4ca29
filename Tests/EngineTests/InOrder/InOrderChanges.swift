import Foundation
import Koine
import KoineInOrder

/// Inserts, updates and deletions.
enum InOrderChanges {
  private static let drafts = [
    Reminder.Draft(title: "Walk", remindersListID: 1), Reminder.Draft(title: "Run", remindersListID: 2),
  ]
  private static let rows = [
    Tag(id: 1, reminderID: 2, title: "changed", weight: 9), Tag(id: 90, reminderID: 2, title: "new"),
  ]

  @InOrderPairs static var all: [InOrderPair] {
    InOrderPair(
      "an insert of drafts", Reminder.insert(drafts),
      Insert(into: Reminder.self) { _ in Values(drafts) },
      then: Reminder.order(by: \.title).select { ($0.title, $0.remindersListID) })
    InOrderPair(
      "an insert of drafts one by one", Reminder.insert(drafts),
      Insert(into: Reminder.self) { _ in
        Values(
          Reminder.Draft(title: "Walk", remindersListID: 1), Reminder.Draft(title: "Run", remindersListID: 2))
      },
      then: Reminder.order(by: \.title).select { ($0.title, $0.remindersListID) })
    InOrderPair(
      "an upsert", Tag.insert(rows).onConflict(\.id) { $0.title = $1.title },
      Insert(into: Tag.self) { tag in
        Values(rows)
        OnConflict(tag.id) { row, excluded in row.title = excluded.title }
      },
      then: Tag.order(by: \.id))
    InOrderPair(
      "an upsert that does nothing and returns",
      Tag.insert(rows).onConflict(\.id).returning { ($0.id, $0.title) },
      Insert(into: Tag.self) { tag in
        Values(rows)
        OnConflict(tag.id)
        Returning(tag.id, tag.title)
      })
    InOrderPair(
      "an upsert with a condition",
      Tag.insert(rows).onConflict(\.id) {
        $0.title = $1.title
      } where: {
        $0.title != $1.title
      },
      Insert(into: Tag.self) { tag in
        Values(rows)
        OnConflict(tag.id) { row, excluded in
          row.title = excluded.title
        } where: { row, excluded in
          row.title != excluded.title
        }
      },
      then: Tag.order(by: \.id))
    InOrderPair(
      "an insert of some columns",
      Tag.insert(\.id, \.reminderID, \.title, values: [(91, 1, "a"), (92, 2, "b")]),
      Insert(into: Tag.self) { tag in
        ColumnList(tag.id, tag.reminderID, tag.title)
        Values((91, 1, "a"), (92, 2, "b"))
      },
      then: Tag.order { ($0.title, $0.reminderID) }.select { ($0.reminderID, $0.title, $0.weight) })
    InOrderPair(
      "an insert of a query",
      Tag.insert(
        \.id, \.reminderID, \.title,
        select: Reminder.where(\.isCompleted).select { ($0.id + 100, $0.id, $0.title) }),
      Insert(into: Tag.self) { tag in
        ColumnList(tag.id, tag.reminderID, tag.title)
        Query(Reminder.self) { reminder in
          Select(reminder.id + 100, reminder.id, reminder.title)
          From(reminder)
          Where(reminder.isCompleted)
        }
      },
      then: Tag.order { ($0.title, $0.reminderID) }.select { ($0.reminderID, $0.title) })
    InOrderPair(
      "an insert of a query into one column",
      Absence.insert(\.text, select: Reminder.select(\.title)),
      Insert(into: Absence.self) { absence in
        ColumnList(absence.text)
        Query(Reminder.self) { reminder in
          Select(reminder.title)
          From(reminder)
        }
      },
      then: Absence.order(by: \.text).select(\.text))
    InOrderPair(
      "an update",
      Reminder.where { $0.id == 1 }.update {
        $0.isCompleted = true
        $0.priority += 1
      },
      Update(Reminder.self) { reminder in
        Setting {
          $0.isCompleted = true
          $0.priority += 1
        }
        Where(reminder.id == 1)
      },
      then: Reminder.order(by: \.id))
    InOrderPair(
      "an update that returns",
      Reminder.where { $0.priority > 0 }.update { $0.title = "x" }.returning { ($0.id, $0.title) },
      Update(Reminder.self) { reminder in
        Setting { $0.title = "x" }
        Where(reminder.priority > 0)
        Returning(reminder.id, reminder.title)
      })
    InOrderPair(
      "an update with a subquery",
      Reminder.where { reminder in exists(Tag.where { $0.reminderID == reminder.id }) }
        .update { $0.title = $0.title + "!" },
      Update(Reminder.self) { reminder in
        Setting { $0.title = $0.title + "!" }
        Where(
          exists(
            Query(Tag.self) { tag in
              Select(tag)
              From(tag)
              Where(tag.reminderID == reminder.id)
            }))
      },
      then: Reminder.order(by: \.id))
    InOrderPair(
      "an update of the first rows",
      Tag.where { $0.id > 1 }.order { $0.id }.limit(2).update { $0.title = "x" },
      Update(Tag.self) { tag in
        Setting { $0.title = "x" }
        Where(tag.id > 1)
        OrderBy(tag.id)
        Limit(2)
      },
      then: Tag.order(by: \.id))
    InOrderPair(
      "an update of some rows that returns",
      Tag.where { $0.id > 3 }.limit(1).update { $0.title = "x" }.returning { ($0.id, $0.title) },
      Update(Tag.self) { tag in
        Setting { $0.title = "x" }
        Where(tag.id > 3)
        Limit(1)
        Returning(tag.id, tag.title)
      })
    InOrderPair(
      "a deletion of the last row",
      Tag.where { $0.id > 1 }.order { $0.id.descending() }.limit(1).delete(),
      Delete(from: Tag.self) { tag in
        Where(tag.id > 1)
        OrderBy(tag.id.descending())
        Limit(1)
      },
      then: Tag.order(by: \.id))
    InOrderPair(
      "a deletion of the second row that returns",
      Tag.where { $0.id > 0 }.order { $0.id }.limit(1, offset: 1).delete().returning(\.title),
      Delete(from: Tag.self) { tag in
        Where(tag.id > 0)
        OrderBy(tag.id)
        Limit(1, offset: 1)
        Returning(tag.title)
      })
    InOrderPair(
      "a deletion", Tag.where { $0.title == "red" }.delete(),
      Delete(from: Tag.self) { tag in Where(tag.title == "red") }, then: Tag.order(by: \.id))
    InOrderPair(
      "a deletion of every row", Tag.where { _ in true }.delete().returning(\.id),
      Delete(from: Tag.self) { tag in
        Where(true)
        Returning(tag.id)
      })
  }
}

import Koine

/// Subqueries, derived tables and common tables.
enum SubqueryCases {
  /// What a derived table yields: a list and how many reminders it has.
  @Table struct Load: Equatable {
    var listID: Int
    var reminders: Int
    var worst: Int?
  }

  @GoldenCases static var all: [GoldenCase] {
    subqueries
    sources
  }

  @GoldenCases private static var subqueries: [GoldenCase] {
    GoldenCase(
      "in-query",
      Reminder.where { $0.remindersListID.in(RemindersList.where { $0.title == "Home" }.select(\.id)) }
        .order(by: \.id).select(\.id), [1, 2, 6])
    GoldenCase(
      "not-in-query-with-null-O23", Sample.where { !$0.n.in(Reminder.select(\.priority)) }.select(\.id), [])
    GoldenCase(
      "in-query-optional",
      Tag.where { $0.weight.in(Sample.where { $0.n != nil }.select { $0.n ?? 0 }) }.order(by: \.id).select(
        \.id), [1, 3, 4])
    GoldenCase(
      "in-query-limit-Q5",
      Tag.where { $0.id.in(Tag.order { $0.id.descending() }.limit(2).select(\.id)) }.order(by: \.id).select(
        \.id), [3, 4])
    GoldenCase(
      "in-query-empty", Tag.where { !$0.id.in(Absence.select(\.id)) }.order(by: \.id).select(\.id),
      [1, 2, 3, 4])
    GoldenCase(
      "exists",
      RemindersList.where { list in exists(Reminder.where { $0.remindersListID == list.id && $0.isCompleted })
      }
      .order(by: \.id).select(\.title), ["Home", "École"])
    GoldenCase(
      "not-exists",
      RemindersList.where { list in !exists(Reminder.where { $0.remindersListID == list.id }) }.select(
        \.title), ["empty"])
    GoldenCase(
      "exists-distinct-from-the-third-on",
      Tag.where { _ in exists(Reminder.select(\.isCompleted).distinct().limit(1, offset: 2)) }.select(\.id),
      [])
    GoldenCase(
      "exists-group-from-the-third-on",
      Tag.where { _ in
        exists(Reminder.group(by: \.isCompleted).limit(1, offset: 2).select(\.isCompleted))
      }.select(\.id), [])
    GoldenCase(
      "exists-selected",
      Reminder.order(by: \.id).select { reminder in
        (reminder.id, exists(Tag.where { $0.reminderID == reminder.id }))
      }.limit(2),
      [(1, true), (2, false)])
    GoldenCase(
      "scalar-subquery",
      RemindersList.order(by: \.id).select { list in
        (
          list.title, Reminder.where { $0.remindersListID == list.id }.count(),
          Reminder.where { $0.remindersListID == list.id }.select { $0.priority.max() }
        )
      }, [("Home", 3, 3), ("École", 3, 3), ("empty", 0, nil)])
    GoldenCase(
      "scalar-subquery-limit",
      RemindersList.order(by: \.id).select { list in
        Tag.where { $0.reminderID == list.id }.order(by: \.id).limit(1).select(\.weight)
      }, [7, nil, -7])
    GoldenCase(
      "scalar-subquery-compared",
      Reminder.where { $0.priority == Reminder.select { $0.priority.max() } }.order(by: \.id).select(\.id),
      [1, 4])
    GoldenCase(refused: "scalar-subquery-many-rows-O20", RemindersList.select { _ in Tag.select(\.id) })
  }

  @GoldenCases private static var sources: [GoldenCase] {
    GoldenCase(
      "derived-table",
      Load.from(
        Reminder.group(by: \.remindersListID).select {
          ($0.remindersListID, $0.id.count(), $0.priority.max())
        }
      )
      .where { $0.reminders > 1 }.order(by: \.listID),
      [Load(listID: 1, reminders: 3, worst: 3), Load(listID: 2, reminders: 3, worst: 3)])
    GoldenCase(
      "join-derived-table",
      RemindersList.leftJoin(
        Load.from(
          Reminder.where(\.isCompleted).group(by: \.remindersListID).select {
            ($0.remindersListID, $0.id.count(), $0.priority.max())
          })
      ) { $0.id == $1.listID }
      .order { list, _ in list.id }.select { ($0.title, $1.reminders, $1.worst) },
      [("Home", 1, nil), ("École", 1, 3), ("empty", nil, nil)])
    GoldenCase(
      "join-limited-table",
      RemindersList.join(Reminder.order { $0.id.descending() }.limit(2)) {
        $0.id == $1.remindersListID
      }
      .order { _, reminder in reminder.id }.select { ($0.title, $1.id) }, [("École", 5), ("Home", 6)])
    GoldenCase(
      "common-table",
      RemindersList.all()
        .with(
          Load.self,
          as: Reminder.group(by: \.remindersListID).select {
            ($0.remindersListID, $0.id.count(), $0.priority.max())
          }
        )
        .leftJoin(Load.self) { $0.id == $1.listID }
        .order { list, _ in list.id }.select { ($0.title, $1.reminders ?? 0) },
      [("Home", 3), ("École", 3), ("empty", 0)])
    GoldenCase(
      "common-table-alone",
      Load.all().with(Load.self, as: Tag.select { ($0.reminderID, $0.id, $0.weight) }).where { $0.worst > 0 },
      [Load(listID: 1, reminders: 1, worst: 7)])
    GoldenCase(
      "common-table-used-twice",
      Load.all().with(Load.self, as: Tag.select { ($0.reminderID, $0.id, $0.weight) })
        .where { $0.reminders.in(Load.where { $0.worst == nil }.select(\.reminders)) }.select(\.listID), [1])
    GoldenCase(
      "common-table-counted",
      Load.all().with(Load.self, as: Tag.select { ($0.reminderID, $0.id, $0.weight) }).distinct().count(), [4]
    )
    GoldenCase(
      "scalar-subquery-in-the-order-of-an-outer-column",
      RemindersList.order(by: \.id).select { list in
        Reminder.where { $0.remindersListID == list.id }.order { ($0.id - list.id * 3).abs() }.limit(1)
          .select(\.id)
      }, [2, 5, nil])
    GoldenCase(
      "derived-table-distinct-on",
      Load.from(
        Tag.distinct(on: \.reminderID).order { ($0.reminderID, $0.id) }.select {
          ($0.reminderID, $0.id, $0.weight)
        }
      )
      .order(by: \.listID).select { ($0.listID, $0.worst) }, [(1, 7), (3, -7), (6, 0)])
  }
}

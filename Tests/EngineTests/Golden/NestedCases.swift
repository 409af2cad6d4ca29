import Koine

/// Rows of a query inside of the rows of another, and tuples inside of tuples.
enum NestedCases {
  @GoldenCases static var all: [GoldenCase] {
    arrays
    tuples
  }

  @GoldenCases private static var arrays: [GoldenCase] {
    GoldenCase(
      "nested-rows-T11",
      RemindersList.order(by: \.id).select { list in
        (list.title, Reminder.where { $0.remindersListID == list.id }.order(by: \.id).array())
      },
      [
        ("Home", Reminders.reminders.filter { $0.remindersListID == 1 }),
        ("École", Reminders.reminders.filter { $0.remindersListID == 2 }), ("empty", [Reminder]()),
      ])
    GoldenCase(
      "nested-column",
      RemindersList.order(by: \.id).select { list in
        Reminder.where { $0.remindersListID == list.id }.order { $0.title.descending() }.select(\.title)
          .array()
      },
      [
        ["write O'Hara's \"book\"", "Zebra", "Walk"], ["éa", "É", "zebra"], [String](),
      ])
    GoldenCase(
      "nested-null-order",
      RemindersList.find(1).select { list in
        Reminder.where { $0.remindersListID == list.id }.order { ($0.priority, $0.id) }.select(\.priority)
          .array()
      }, [[nil, nil, 3]])
    GoldenCase(
      "nested-limit",
      RemindersList.order(by: \.id).select { list in
        (
          list.id,
          Reminder.where { $0.remindersListID == list.id }.order { $0.id.descending() }.limit(2).select(\.id)
            .array()
        )
      }, [(1, [6, 2]), (2, [5, 4]), (3, [Int]())])
    GoldenCase(
      "nested-twice",
      RemindersList.order(by: \.id).select { list in
        (
          list,
          Reminder.where { $0.remindersListID == list.id }.order(by: \.id).select { reminder in
            (reminder.title, Tag.where { $0.reminderID == reminder.id }.order(by: \.id).array())
          }.array()
        )
      },
      [
        (
          Reminders.lists[0],
          [
            ("Walk", Array(Reminders.tags[..<2])), ("write O'Hara's \"book\"", [Tag]()),
            ("Zebra", [Reminders.tags[3]]),
          ]
        ),
        (Reminders.lists[1], [("É", [Reminders.tags[2]]), ("éa", [Tag]()), ("zebra", [Tag]())]),
        (Reminders.lists[2], [(String, [Tag])]()),
      ])
    GoldenCase(
      "nested-joined",
      RemindersList.find(1).select { list in
        Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }
          .where { reminder, _ in reminder.remindersListID == list.id }
          .order { ($0.id, $1.id) }.select { ($0.id, $1) }.array()
      },
      [
        [(1, Reminders.tags[0]), (1, Reminders.tags[1]), (2, Tag?.none), (6, Reminders.tags[3])]
      ])
    GoldenCase(
      "nested-same-table",
      Reminder.where { $0.id < 3 }.order(by: \.id).select { reminder in
        (
          reminder.id,
          Reminder.where { $0.remindersListID == reminder.remindersListID && $0.id != reminder.id }
            .order(by: \.id).select(\.id).array()
        )
      }, [(1, [2, 6]), (2, [1, 6])])
    GoldenCase(
      "nested-aggregate",
      RemindersList.order(by: \.id).select { list in
        Reminder.where { $0.remindersListID == list.id }.group(by: \.isCompleted).order(by: \.isCompleted)
          .select { ($0.isCompleted, $0.id.count(), $0.score.sum()) }.array()
      }, [[(false, 2, 1.0), (true, 1, -2.5)], [(false, 2, 1.0), (true, 1, 2.5)], [(Bool, Int, Double?)]()])
    GoldenCase(
      "nested-distinct",
      RemindersList.limit(1).select { _ in Tag.distinct().order(by: \.title).select(\.title).array() },
      [["Red", "blue", "red"]])
    GoldenCase(
      "nested-distinct-on",
      RemindersList.limit(1).select { _ in
        Tag.distinct(on: \.reminderID).order { ($0.reminderID, $0.id) }.select { ($0.reminderID, $0.id) }
          .array()
      }, [[(1, 1), (3, 3), (6, 4)]])
    GoldenCase(
      "nested-beside-group",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select { reminder in
        (
          reminder.remindersListID, reminder.id.count(),
          RemindersList.where { $0.id == reminder.remindersListID }.array()
        )
      }, [(1, 3, [Reminders.lists[0]]), (2, 3, [Reminders.lists[1]])])
    GoldenCase(
      "nested-empty-table", RemindersList.find(1).select { _ in Absence.all().array() }, [[Absence]()])
  }

  @GoldenCases private static var tuples: [GoldenCase] {
    GoldenCase(
      "tuple-of-tuples",
      Tag.order(by: \.id).limit(2).select {
        ($0.id, Selection($0.title, Selection($0.weight, $0.reminderID)))
      },
      [(1, ("red", (7, 1))), (2, ("blue", (nil, 1)))])
    GoldenCase(
      "tuple-of-ten",
      Tag.find(1).select {
        ($0.id, $0.title, $0.weight, $0.reminderID, $0.id + 1, $0.title + "!", true, 2.5, $0, $0.id == 1)
      }, [(1, "red", 7, 1, 2, "red!", true, 2.5, Reminders.tags[0], true)])
  }
}

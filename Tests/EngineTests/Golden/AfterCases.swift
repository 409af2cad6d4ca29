import Koine

/// Pages that begin after a row of the order.
enum AfterCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "after-one-term", Tag.order(by: \.id).after(2).limit(1).select(\.id), [3])
    GoldenCase(
      "after-terms-of-one-direction",
      Tag.order { ($0.reminderID, $0.title, $0.id) }.after(1, "blue", 2).select(\.id), [1, 3, 4])
    GoldenCase(
      "after-terms-of-one-direction-descending",
      Tag.order { ($0.title.descending(), $0.id.descending()) }.after("red", 3).select(\.id), [1, 2, 4])
    GoldenCase(
      "after-mixed-directions",
      Reminder.order { ($0.remindersListID.descending(), $0.id) }.after(2, 4).limit(2).select(\.id), [5, 1])
    GoldenCase(
      "after-before-null",
      Reminder.order { ($0.priority.descending(), $0.id) }.after(3 as Int?, 4).select(\.id), [5, 3, 2, 6])
    GoldenCase(
      "after-null",
      Reminder.order { ($0.priority.descending(), $0.id) }.after(nil as Int?, 2).select(\.id), [6])
    GoldenCase(
      "after-null-first",
      Reminder.order { ($0.priority, $0.id.descending()) }.after(nil as Int?, 2).select(\.id), [3, 5, 4, 1])
    GoldenCase(
      "after-a-row",
      Reminder.order { ($0.priority.ascending(nulls: .last), $0.id) }.after(Reminders.reminders[3]).select(
        \.id),
      [2, 6])
    GoldenCase(
      "after-groups",
      Reminder.group(by: \.priority).order { ($0.id.count().descending(), $0.priority) }.after(2, 3 as Int?)
        .select { ($0.priority, $0.id.count()) }, [(-1, 1), (0, 1)])
    GoldenCase(
      "after-a-window",
      Reminder.order { (rank().over(orderBy: $0.priority), $0.id) }.after(3, 3).select(\.id), [5, 1, 4])
    GoldenCase(
      "after-distinct-on",
      Reminder.distinct(on: \.priority).order { ($0.priority, $0.id) }.after(-1 as Int?, 3)
        .select { ($0.priority, $0.id) }, [(0, 5), (3, 1)])
    GoldenCase(
      "after-union",
      Reminder.select(\.id).union(Tag.select(\.id)).order { $0.descending() }.after(4).limit(2), [3, 2])
    GoldenCase(
      "after-null-of-a-union",
      Reminder.select(\.priority).union(Tag.select(\.weight)).order { $0 }.after(nil as Int?),
      [-7, -1, 0, 3, 7])
    GoldenCase(
      "after-values-of-a-union",
      Reminder.select { ($0.priority, $0.id) }.union(Tag.select { ($0.weight, $0.id) })
        .order { number, id in (number.descending(), id) }.after(0 as Int?, 4),
      [(0, 5), (-1, 3), (-7, 3), (nil, 2), (nil, 6)])
    GoldenCase(
      "after-a-row-of-a-union",
      Reminder.where(\.isCompleted).union(Reminder.where { $0.priority == 3 })
        .order { ($0.priority, $0.id.descending()) }.after(Reminders.reminders[1]).limit(2),
      [Reminders.reminders[3], Reminders.reminders[0]])
    GoldenCase(
      "after-intersect",
      Reminder.select(\.id).intersectAll(Tag.select(\.id)).order { $0 }.after(2), [3, 4])
    GoldenCase(
      refused: "after-union-all", Reminder.select(\.id).unionAll(Tag.select(\.id)).order { $0 }.after(2))
    GoldenCase(
      refused: "after-union-of-a-part-of-the-order",
      Reminder.select { ($0.priority, $0.id) }.union(Tag.select { ($0.weight, $0.id) })
        .order { _, id in id }.after(2))
    GoldenCase("after-count", Reminder.order(by: \.id).after(4).count(), [2])
    GoldenCase(
      "after-exists",
      RemindersList.where { list in
        exists(Reminder.where { $0.remindersListID == list.id }.order(by: \.id).after(5))
      }.select(\.id), [1])
    GoldenCase(
      "after-join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { ($0.id, $1.id.descending()) }.after(2, 4 as Int?).select { ($0.id, $1.id) },
      [(2, 3), (3, nil)])
  }
}

import Koine

/// What queries select.
enum SelectCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase("select-all", Reminder.all().order(by: \.id), Reminders.reminders)
    GoldenCase("select-find", Reminder.find(4), [Reminders.reminders[3]])
    GoldenCase("select-find-none", Reminder.find(42), [])
    GoldenCase("select-column", RemindersList.select(\.title).order(by: \.id), ["Home", "École", "empty"])
    GoldenCase(
      "select-columns", Reminder.select { ($0.id, $0.title, $0.priority) }.order(by: \.id).limit(3),
      [(1, "Walk", 3), (2, "write O'Hara's \"book\"", nil), (3, "É", -1)])
    GoldenCase(
      "select-expressions",
      Tag.select { ($0.title + "!", $0.weight * 2, $0.weight == nil) }.order(by: \.id),
      [("red!", 14, false), ("blue!", nil, true), ("red!", -14, false), ("Red!", 0, false)])
    GoldenCase(
      "select-row-and-column", Tag.select { ($0, $0.weight ?? 1) }.order(by: \.id).limit(2),
      [(Reminders.tags[0], 7), (Reminders.tags[1], 1)])
    GoldenCase("select-empty-table", Absence.all(), [])
    GoldenCase(
      "select-values-bound-P1-T3", RemindersList.select { ($0.id, "O'Hara\\", 2.5) }.order(by: \.id).limit(1),
      [(1, "O'Hara\\", 2.5)])
    GoldenCase("select-last-one-holds", Tag.select(\.id).select(\.title).order(by: \.id).limit(1), ["red"])
  }
}

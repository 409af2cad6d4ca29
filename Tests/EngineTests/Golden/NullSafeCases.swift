import Koine

private enum Other: AliasName {}

/// Null-safe comparison, in places where an index may serve it and in others.
enum NullSafeCases {
  private static let absent: Int? = nil
  private static let present: Int? = 3

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "null-safe-optional-values",
      Reminder.where { $0.priority.is(present) || $0.priority.is(absent) }.order(by: \.id).select(\.id),
      [1, 2, 4, 6])
    GoldenCase(
      "null-safe-and-or",
      Reminder.where { ($0.priority.is(3) || $0.notes.is("tie")) && $0.isCompleted.is(false) }
        .order(by: \.id).select(\.id), [1, 6])
    GoldenCase(
      "null-safe-below-not", Reminder.where { !$0.priority.is(3) }.order(by: \.id).select(\.id), [2, 3, 5, 6])
    GoldenCase(
      "null-safe-selected", Reminder.order(by: \.id).select { ($0.priority.is(3), $0.priority.isNot(3)) },
      [(true, false), (false, true), (false, true), (true, false), (false, true), (false, true)])
    GoldenCase(
      "null-safe-compared",
      Reminder.where { $0.priority.is(3) == $0.isCompleted }.order(by: \.id).select(\.id),
      [3, 4, 5, 6])
    GoldenCase(
      "null-safe-columns", Sample.where { $0.n.is($0.m) || $0.id.is(3) }.order(by: \.id).select(\.id), [3, 5])
    GoldenCase(
      "null-safe-join",
      Tag.join(Tag.as(Other.self)) { $0.weight.is($1.weight) }.order { tag, _ in tag.id }.select {
        ($0.id, $1.id)
      },
      [(1, 1), (2, 2), (3, 3), (4, 4)])
    GoldenCase(
      "null-safe-left-join",
      RemindersList.leftJoin(Reminder.self) { $0.id.is($1.priority) }.order { list, reminder in
        (list.id, reminder.id)
      }
      .select { ($0.id, $1.id) }, [(1, nil), (2, nil), (3, 1), (3, 4)])
    GoldenCase(
      "null-safe-outer-side",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .where { $1.remindersListID.is($1.priority) }.select { list, _ in list.id }, [3])
    GoldenCase(
      "null-safe-subquery",
      RemindersList.where { list in exists(Reminder.where { $0.priority.is(list.id) }) }.select(\.id), [3])
    GoldenCase(
      "null-safe-update", Reminder.where { $0.priority.is(3) }.update { $0.score = 0.0 }, affects: 2,
      then: Reminder.where { $0.score == 0.0 }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "null-safe-delete", Tag.where { $0.weight.is($0.reminderID) || $0.weight.is(absent) }.delete(),
      affects: 1,
      then: Tag.order(by: \.id).select(\.id), [1, 3, 4])
  }
}

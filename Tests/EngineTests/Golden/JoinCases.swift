import Koine

/// Joins of every kind, up to twenty sources, and a table joined with itself.
enum JoinCases {
  private static let absent: Int? = nil

  enum Other: AliasName {}
  enum Third: AliasName { static var name: String { "third `tag`" } }
  enum T3: AliasName {}
  enum T4: AliasName {}
  enum T5: AliasName {}
  enum T6: AliasName {}
  enum T7: AliasName {}
  enum T8: AliasName {}
  enum T9: AliasName {}
  enum T10: AliasName {}

  @GoldenCases static var all: [GoldenCase] {
    kinds
    chains
  }

  @GoldenCases private static var kinds: [GoldenCase] {
    GoldenCase(
      "join",
      Reminder.join(Tag.self) { $0.id == $1.reminderID }.order { _, tag in tag.id }
        .select { ($0.title, $1.title) },
      [("Walk", "red"), ("Walk", "blue"), ("É", "red"), ("Zebra", "Red")])
    GoldenCase(
      "join-rows",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
        .where { _, reminder in reminder.id == 3 }, [(Reminders.lists[1], Reminders.reminders[2])])
    GoldenCase(
      "left-join-rows",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID && $1.priority > 0 }
        .order { list, reminder in (list.id, reminder.id) },
      [
        (Reminders.lists[0], Reminders.reminders[0]), (Reminders.lists[1], Reminders.reminders[3]),
        (Reminders.lists[2], nil),
      ])
    GoldenCase(
      "left-join-anti",
      Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }.where { $1.id == nil }
        .order { reminder, _ in reminder.id }.select { reminder, _ in reminder.id }, [2, 4, 5])
    GoldenCase(
      "left-join-without-row",
      Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }.where { $1 == nil }
        .order { reminder, _ in reminder.id }.select { reminder, _ in reminder.id }, [2, 4, 5])
    GoldenCase(
      "left-join-with-row",
      Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }.where { $1 != nil && $1.weight == nil }
        .select { reminder, _ in reminder.id }, [1])
    GoldenCase(
      "full-join-without-row",
      RemindersList.fullJoin(Tag.self) { $0.id == $1.id && $0.id < 2 }.where { $0 == nil || $1 == nil }
        .order { ($0.id, $1.id) }.select { ($0.id, $1.id) },
      [(nil, 2), (nil, 3), (nil, 4), (2, nil), (3, nil)])
    GoldenCase(
      "left-join-optional-column",
      Reminder.leftJoin(Tag.self) { $0.id == $1.reminderID }
        .order { reminder, tag in (reminder.id, tag.id) }.select {
          ($0.id, $1.weight, $1.weight + $0.priority)
        },
      [(1, 7, 10), (1, nil, nil), (2, nil, nil), (3, -7, -8), (4, nil, nil), (5, nil, nil), (6, 0, nil)])
    GoldenCase(
      "right-join-Q29",
      Tag.rightJoin(Reminder.self) { $0.reminderID == $1.id }.order { tag, reminder in (reminder.id, tag.id) }
        .select { ($0.title, $1.id) },
      [("red", 1), ("blue", 1), (nil, 2), ("red", 3), (nil, 4), (nil, 5), ("Red", 6)])
    GoldenCase(
      "right-join-rows",
      Tag.rightJoin(RemindersList.self) { $0.weight == $1.id }.order { _, list in list.id },
      [(nil, Reminders.lists[0]), (nil, Reminders.lists[1]), (nil, Reminders.lists[2])])
    GoldenCase(
      "full-join-on-null",
      Tag.fullJoin(Reminder.self) { $0.weight + absent == $1.id }.order { ($0.id, $1.id) }
        .select { ($0.id, $1.id) },
      [(nil, 1), (nil, 2), (nil, 3), (nil, 4), (nil, 5), (nil, 6), (1, nil), (2, nil), (3, nil), (4, nil)])
    GoldenCase(
      "full-join-on-inequality-Q29",
      Tag.fullJoin(Reminder.self) { $0.weight < $1.priority }.order { ($0.id, $1.id) }.select {
        ($0.id, $1.id)
      },
      [
        (nil, 2), (nil, 6), (1, nil), (2, nil), (3, 1), (3, 3), (3, 4), (3, 5), (4, 1), (4, 4),
      ])
    GoldenCase(
      "right-join-behind-a-constant-condition",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID && 1.in([2, 3]) }
        .rightJoin(Tag.self) { _, reminder, tag in reminder.id == tag.reminderID }
        .order { _, _, tag in tag.id }.select { ($0.id, $2.id) },
      [(nil, 1), (nil, 2), (nil, 3), (nil, 4)])
    GoldenCase(
      "full-join-Q29",
      Tag.fullJoin(Reminder.self) { $0.weight == $1.priority }
        .order { tag, reminder in (tag.id, reminder.id) }.select { ($0.id, $1.id) },
      [(nil, 1), (nil, 2), (nil, 3), (nil, 4), (nil, 6), (1, nil), (2, nil), (3, nil), (4, 5)])
    GoldenCase(
      "cross-join-Q30",
      RemindersList.crossJoin(Tag.self).where { list, tag in tag.id > 2 && list.id > 1 }
        .order { list, tag in (list.id, tag.id) }.select { ($0.id, $1.id) }, [(2, 3), (2, 4), (3, 3), (3, 4)])
    GoldenCase("cross-join-empty", RemindersList.crossJoin(Absence.self).select { ($0.id, $1.id) }, [])
    GoldenCase(
      "join-by-null-matches-nothing",
      Sample.join(Tag.self) { $0.n == $1.weight }.order { sample, tag in (sample.id, tag.id) }
        .select { ($0.id, $1.id) }, [(1, 1), (2, 3), (3, 1), (4, 1), (8, 1), (10, 4)])
    GoldenCase(
      "join-self",
      Tag.join(Tag.as(Other.self)) { $0.title == $1.title && $0.id < $1.id }.select { ($0.id, $1.id) },
      [(1, 3)])
    GoldenCase(
      "left-join-self-L1",
      Tag.leftJoin(Tag.as(Third.self)) { $0.id == $1.reminderID }.order { tag, third in (tag.id, third.id) }
        .select { ($0.id, $1) },
      [
        (1, Reminders.tags[0]), (1, Reminders.tags[1]), (2, nil), (3, Reminders.tags[2]), (4, nil),
      ])
    GoldenCase(
      "alias-alone", Tag.as(Other.self).where { $0.weight > 0 }.select(\.title), ["red"])
  }

  @GoldenCases private static var chains: [GoldenCase] {
    GoldenCase(
      "join-three",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
        .leftJoin(Tag.self) { _, reminder, tag in reminder.id == tag.reminderID }
        .where { list, _, _ in list.id == 1 }
        .order { _, reminder, tag in (reminder.id, tag.id) }
        .select { ($0.title, $1.id, $2.title) },
      [("Home", 1, "red"), ("Home", 1, "blue"), ("Home", 2, nil), ("Home", 6, "Red")])
    GoldenCase(
      "join-after-select",
      Reminder.select(\.title).join(Tag.self) { $0.id == $1.reminderID }.where { $1.weight < 0 }, ["É"])
    GoldenCase(
      "left-then-right",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID && $1.id > 4 }
        .rightJoin(Tag.self) { _, reminder, tag in reminder.id == tag.reminderID }
        .order { _, _, tag in tag.id }.select { ($0.id, $1.id, $2.id) },
      [(nil, nil, 1), (nil, nil, 2), (nil, nil, 3), (1, 6, 4)])
    GoldenCase(
      "join-ten",
      Tag.join(Tag.as(Other.self)) { $0.id == $1.id }
        .join(Tag.as(T3.self)) { $1.id == $2.id }
        .join(Tag.as(T4.self)) { $2.id == $3.id }
        .join(Tag.as(T5.self)) { $3.id == $4.id }
        .leftJoin(Tag.as(T6.self)) { $4.id == $5.weight }
        .join(Tag.as(T7.self)) { $4.id == $6.id }
        .join(Tag.as(T8.self)) { $6.id == $7.id }
        .join(Tag.as(T9.self)) { $7.id == $8.id }
        .join(Tag.as(T10.self)) { $8.id == $9.id }
        .where { $0.id > 1 && $9.id < 3 }
        .select { ($0.id, $5.id, $9.title) }, [(2, nil, "blue")])
    twenty
  }

  private static var twenty: GoldenCase {
    let ten = Tag.join(Tag.as(Other.self)) { $0.id == $1.id }
      .join(Tag.as(T3.self)) { $1.id == $2.id }
      .join(Tag.as(T4.self)) { $2.id == $3.id }
      .join(Tag.as(T5.self)) { $3.id == $4.id }
      .join(Tag.as(T6.self)) { $4.id == $5.id }
      .join(Tag.as(T7.self)) { $5.id == $6.id }
      .join(Tag.as(T8.self)) { $6.id == $7.id }
      .join(Tag.as(T9.self)) { $7.id == $8.id }
      .join(Tag.as(T10.self)) { $8.id == $9.id }
    let twenty =
      ten
      .join(Tag.as("t11")) { $9.id == $10.id }
      .join(Tag.as("t12")) { $10.id == $11.id }
      .join(Tag.as("t13")) { $11.id == $12.id }
      .join(Tag.as("t14")) { $12.id == $13.id }
      .join(Tag.as("t15")) { $13.id == $14.id }
      .join(Tag.as("t16")) { $14.id == $15.id }
      .join(Tag.as("t17")) { $15.id == $16.id }
      .join(Tag.as("t18")) { $16.id == $17.id }
      .leftJoin(Tag.as("t19")) { $17.id == $18.weight }
      .join(Tag.where { $0.id < 3 }.as("t20")) { $17.id == $19.id }
    return GoldenCase(
      "join-twenty",
      twenty.where { $0.id > 1 && $19.title != "" }
        .group { $0.10.id }
        .having { $0.17.id.count() == 1 }
        .select { ($10.id, $18.id.count(), $19.title.max()) }, [(2, 0, "blue")])
  }
}

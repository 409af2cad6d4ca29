import Koine

/// ORDER BY and where NULL stands, DISTINCT, LIMIT and OFFSET.
enum OrderCases {
  @GoldenCases static var all: [GoldenCase] {
    order
    distinct
    limit
  }

  @GoldenCases private static var order: [GoldenCase] {
    GoldenCase(
      "order-by-selected",
      Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count(), $0.priority.max()) }
        .orderBySelected { list, count, priority in
          (count.descending(), priority.descending(nulls: .last), list)
        }
        .select { ($0.remindersListID, $0.id.count()) },
      [(1, 3), (2, 3)])
    GoldenCase(
      "order-in-a-loop",
      Reminder.order { row in
        for term in [row.isCompleted.descending(), row.id.descending()] { term }
      }.select(\.id), [4, 2, 6, 5, 3, 1])
    GoldenCase(
      "order-by-one-selected",
      Phrase.where { $0.id.in([3, 4, 16, 19]) }.select { $0.text.length() + $0.id }.orderBySelected {
        $0.descending()
      },
      [24, 21, 5, 4])
    GoldenCase(
      "order-by-selected-windows",
      Reminder.select { ($0.id, rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.id)) }
        .orderBySelected { id, number in (number.descending(), id) },
      [(5, 3), (6, 3), (2, 2), (4, 2), (1, 1), (3, 1)])
    GoldenCase(
      "order-nulls-smallest-Q1", Reminder.order { ($0.priority, $0.id) }.select { ($0.id, $0.priority) },
      [(2, nil), (6, nil), (3, -1), (5, 0), (1, 3), (4, 3)])
    GoldenCase(
      "order-descending-nulls-Q1", Reminder.order { ($0.priority.descending(), $0.id) }.select(\.id),
      [1, 4, 5, 3, 2, 6])
    GoldenCase(
      "order-nulls-last-Q1",
      Reminder.order { ($0.priority.ascending(nulls: .last), $0.id.descending()) }
        .select(\.id), [3, 5, 4, 1, 6, 2])
    GoldenCase(
      "order-descending-nulls-first",
      Reminder.order { ($0.priority.descending(nulls: .first), $0.id) }.select(\.id), [2, 6, 1, 4, 5, 3])
    GoldenCase(
      "order-null-excluded",
      Reminder.where { $0.priority != nil }.order { ($0.priority, $0.id) }.select(\.id),
      [3, 5, 1, 4])
    GoldenCase(
      "order-text-by-code-point-T21", Phrase.order { ($0.text, $0.id) }.select(\.id),
      [1, 14, 11, 3, 10, 19, 2, 17, 15, 12, 13, 6, 18, 7, 20, 4, 5, 16, 9, 8])
    GoldenCase(
      "order-text-descending-nulls",
      Phrase.where { $0.id <= 6 }.order { $0.other.descending() }.select(\.id), [4, 5, 6, 2, 3, 1])
    GoldenCase(
      "order-expression",
      Sample.order { ($0.n - $0.m, $0.id) }.where { $0.id.in([1, 2, 3, 4, 5, 10]) }
        .select(\.id), [5, 2, 10, 1, 4, 3])
    GoldenCase(
      "order-infinity", Sample.order { ($0.x, $0.id) }.select(\.id), [5, 7, 2, 10, 4, 3, 1, 8, 9, 6])
    GoldenCase("order-bool", Sample.order { ($0.flag, $0.id) }.select(\.id), [3, 5, 9, 2, 6, 10, 1, 4, 7, 8])
    GoldenCase(
      "order-dates-T8", Reminder.order { ($0.dueDate.descending(), $0.id) }.select(\.id), [1, 5, 3, 4, 2, 6])
    GoldenCase(
      "order-twice-appends", Tag.order(by: \.title).order { $0.id.descending() }.select(\.id), [4, 2, 3, 1])
    GoldenCase(
      "order-outer-side",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { list, reminder in (reminder.id, list.id) }.select { ($0.id, $1.id) },
      [(3, nil), (1, 1), (1, 2), (2, 3), (2, 4), (2, 5), (1, 6)])
    GoldenCase(
      "order-unselected", Tag.order { $0.weight.descending(nulls: .last) }.select(\.title),
      ["red", "Red", "red", "blue"])
  }

  @GoldenCases private static var distinct: [GoldenCase] {
    GoldenCase("distinct", Tag.select(\.title).distinct().order(by: \.title), ["Red", "blue", "red"])
    GoldenCase(
      "distinct-nulls", Reminder.select(\.priority).distinct().order(by: \.priority), [nil, -1, 0, 3])
    GoldenCase(
      "distinct-pairs", Sample.select { ($0.n, $0.m) }.distinct().order { ($0.n, $0.m) },
      [
        (nil, nil), (.min, 1), (-7, 2), (0, -3), (7, -2), (7, 0), (7, 2), (9_007_199_254_740_993, nil),
        (.max, 1),
      ])
    GoldenCase(
      "distinct-bytes",
      Phrase.where { $0.id.in([5, 6, 4]) }.select { ($0.text.length()) }.distinct()
        .order { $0.text.length() }, [1, 2])
    GoldenCase(
      "distinct-undone", Tag.select(\.title).distinct().distinct(false).order(by: \.id),
      ["red", "blue", "red", "Red"])
    GoldenCase(
      "distinct-constants-from-the-second-on",
      Tag.select { _ in (5, "a") }.distinct().order { _ in 5 }.limit(2, offset: 1), [])
    GoldenCase(
      "distinct-in-an-order-of-null-if",
      Reminder.select { ($0.isCompleted, $0.priority.nullIf(100)) }.distinct()
        .order { ($0.isCompleted, $0.priority.nullIf(100)) },
      [(false, nil), (false, -1), (false, 0), (false, 3), (true, nil), (true, 3)])
    GoldenCase(
      "distinct-nulls-last-offset",
      Reminder.select { $0.priority }.distinct().order { $0.priority.ascending(nulls: .last) }.limit(
        3, offset: 1),
      [0, 3, nil])
    GoldenCase(
      "distinct-on-Q9",
      Reminder.distinct(on: \.remindersListID).order { ($0.remindersListID, $0.dueDate.descending(), $0.id) }
        .select { ($0.remindersListID, $0.id, $0.dueDate) },
      [(1, 1, Reminders.januaryEnd), (2, 5, Reminders.januaryEnd)])
    GoldenCase(
      "distinct-on-nulls-Q9",
      Reminder.distinct(on: \.priority).order { ($0.priority, $0.id.descending()) }.select {
        ($0.priority, $0.id)
      },
      [(nil, 6), (-1, 3), (0, 5), (3, 4)])
    GoldenCase(
      "distinct-on-rows", Tag.distinct(on: \.title).order { ($0.title, $0.id) },
      [Reminders.tags[3], Reminders.tags[1], Reminders.tags[0]])
    GoldenCase(
      "distinct-on-limit",
      Tag.distinct(on: \.title).order { ($0.title, $0.id) }.limit(1, offset: 1).select(\.id), [2])
    GoldenCase(
      "distinct-on-joined",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
        .distinct(on: { list, _ in list.title }).order { list, reminder in (list.title, reminder.score) }
        .select { ($0.title, $1.title) }, [("Home", "write O'Hara's \"book\""), ("École", "zebra")])
  }

  @GoldenCases private static var limit: [GoldenCase] {
    GoldenCase("limit-P11", Tag.order(by: \.id).limit(2).select(\.id), [1, 2])
    GoldenCase("limit-offset", Tag.order(by: \.id).limit(2, offset: 1).select(\.id), [2, 3])
    GoldenCase("offset-before-limit", Tag.order(by: \.id).offset(1).limit(2).select(\.id), [2, 3])
    GoldenCase("limit-zero", Tag.order(by: \.id).limit(0).select(\.id), [])
    GoldenCase("offset-alone-Q2", Tag.order(by: \.id).offset(3).select(\.id), [4])
    GoldenCase("offset-beyond", Tag.order(by: \.id).limit(10, offset: 10).select(\.id), [])
    GoldenCase("limit-last-one-holds", Tag.order(by: \.id).limit(1).limit(3).select(\.id), [1, 2, 3])
    GoldenCase("count", Reminder.count(), [6])
    GoldenCase("count-none", Absence.count(), [0])
    GoldenCase("count-where", Reminder.where(\.isCompleted).count(), [2])
    GoldenCase("count-limit", Reminder.all().order(by: \.id).limit(4, offset: 3).count(), [3])
    GoldenCase("count-distinct-rows", Tag.select(\.title).distinct().count(), [3])
    GoldenCase("count-groups", Reminder.group(by: \.priority).select(\.priority).count(), [4])
    GoldenCase("count-distinct-on", Reminder.distinct(on: \.priority).order(by: \.priority).count(), [4])
    GoldenCase(
      "count-joined", RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.count(), [7])
  }
}

import Koine

private enum Other: AliasName {}

/// Conditions as conditions and as values, where parts of them may be NULL.
enum ConditionCases {
  private static let reminders = Reminder.order(by: \.id)

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "conditions-as-values",
      reminders.select {
        ($0.priority == 3, $0.priority == 3 && $0.isCompleted, $0.priority == 3 || $0.isCompleted)
      },
      [
        (true, false, true), (nil, false, true), (false, false, false), (true, true, true),
        (false, false, false), (nil, false, false),
      ])
    GoldenCase(
      "opposites-as-values",
      reminders.select { (!($0.priority == 3), !($0.priority == 3 && $0.isCompleted)) },
      [(false, true), (nil, false), (true, true), (false, false), (true, true), (nil, true)])
    GoldenCase(
      "opposite-as-a-condition", reminders.where { !($0.priority == 3 && $0.isCompleted) }.select(\.id),
      [1, 3, 5, 6])
    GoldenCase(
      "condition-compared", reminders.where { ($0.priority == 3 && $0.isCompleted) == false }.select(\.id),
      [1, 2, 3, 5, 6])
    GoldenCase(
      "condition-in-a-case",
      reminders.select { Case().when($0.priority == 3 && !$0.isCompleted, then: "a").else("b") },
      ["a", "b", "b", "b", "b", "b"])
    GoldenCase(
      "condition-as-a-filter",
      Reminder.select { $0.id.count(filter: $0.priority == 3 || $0.isCompleted) }, [3])
    GoldenCase(
      "condition-assigned",
      Reminder.all().update { $0.isCompleted = $0.priority == 3 && !$0.isCompleted }, affects: 6,
      then: reminders.select(\.isCompleted), [true, false, false, false, false, false])
    GoldenCase(
      "update-in-place",
      Sample.where { $0.id < 4 }.update {
        $0.x *= 2
        $0.y /= 4
        $0.n %= 4
        $0.m *= $0.id
      }, affects: 3,
      then: Sample.where { $0.id < 4 }.order(by: \.id).select { ($0.n, $0.m, $0.x, $0.y) },
      [(3, 2, 15, 0.5), (-3, 4, -15, 0.5), (3, -6, 5, -0.5)])
    GoldenCase(
      "optional-column-as-a-condition",
      Sample.where { $0.flag && $0.id < 4 }.select { ($0.id, $0.flag || $0.id == 3) }, [(1, true)])
    GoldenCase(
      "opposite-of-an-optional-column", Sample.where { !$0.flag && $0.id < 4 }.select(\.id), [2])
    GoldenCase(
      "booleans-in-order",
      Sample.where { $0.id < 4 }.order(by: \.id).select {
        (greatest($0.id == 1, $0.id < 3), least($0.id == 1, $0.id < 3), ($0.id < 3).between(true, and: true))
      },
      [(true, true, true), (true, false, true), (false, false, false)])
    GoldenCase(
      "extremes-of-booleans", Sample.where { $0.id < 4 }.select { ($0.flag.min(), $0.flag.max()) },
      [(false, true)])
    GoldenCase(
      "extremes-of-no-booleans",
      Sample.where { $0.id < 0 }.select { ($0.flag.min(), $0.flag.max(), ($0.id > 1).max()) },
      [(nil, nil, nil)])
    GoldenCase(
      "case-without-else-of-an-optional",
      reminders.select { Case().when($0.isCompleted, then: $0.notes) }, [nil, "", nil, " padded ", nil, nil])
    GoldenCase(
      "is-nil", reminders.where { $0.priority.is(nil) && $0.notes.isNot(nil) }.select(\.id), [2, 6])
    GoldenCase(
      "conditions-of-a-list",
      reminders.where { row in [3, 99, -1].map { row.priority == $0 }.joined(operator: .or) }.select(\.id),
      [1, 3, 4])
    GoldenCase(
      "all-conditions-of-a-list",
      reminders.where { row in ["x", "k"].map { !row.title.contains($0) }.joined(operator: .and) }
        .where { row in [row.id < 6].joined(operator: .and) }.select(\.id), [3, 4, 5])
    GoldenCase(
      "conditions-of-lists-as-values",
      reminders.select { row in
        (
          [3, 99].map { row.priority == $0 }.joined(operator: .or),
          ![true, true].map { row.isCompleted == $0 }.joined(operator: .and),
          [Int]().map { row.id == $0 }.joined(operator: .or),
          [Int]().map { row.priority == $0 }.joined(operator: .and)
        )
      },
      [
        (true, true, false, true), (false, false, false, true), (false, true, false, true),
        (true, false, false, true), (false, true, false, true), (false, true, false, true),
      ])
    GoldenCase("find-through-an-alias", Reminder.as(Other.self).find(3).select(\.title), ["É"])
    GoldenCase("find-through-an-alias-by-two", Seat.as(Other.self).find((1, "A")).select(\.passenger), ["É"])
  }
}

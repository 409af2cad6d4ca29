import Koine

/// The greater and the less of several values: NULL where one of them is.
enum ExtremeCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "greatest-O22", Sample.order(by: \.id).select { (greatest($0.n, $0.m), greatest($0.n, 5)) },
      [
        (7, 7), (2, 5), (7, 7), (7, 7), (nil, nil), (.max, .max), (1, 5), (7, 7),
        (nil, 9_007_199_254_740_993), (0, 5),
      ])
    GoldenCase(
      "least-O22", Sample.order(by: \.id).select { (least($0.n, $0.m), least(5, $0.n)) },
      [(2, 5), (-7, -7), (-2, 5), (0, 5), (nil, nil), (1, 5), (.min, .min), (2, 5), (nil, 5), (-3, 0)])
    GoldenCase(
      "greatest-doubles", Sample.order(by: \.id).select { (greatest($0.x, $0.y), least($0.x, $0.y)) },
      [
        (7.5, 2), (2, -7.5), (2.5, -2), (1, 0), (nil, nil), (.infinity, 1), (-0.0, -.infinity), (7.5, 2),
        (9_007_199_254_740_992, 0.1), (0.49999999999999994, -0.0),
      ])
    GoldenCase(
      "greatest-of-equal-zeros",
      Sample.where { $0.id == 10 }.select {
        (greatest($0.x, 0.0), greatest(0.0, $0.x), least($0.x, 0.0), least(0.0, $0.x))
      }, [(-0.0, 0.0, -0.0, 0.0)])
    GoldenCase(
      "greatest-texts",
      Phrase.where { $0.id.in([1, 2, 3, 5, 7, 9, 16]) }.order(by: \.id)
        .select { (greatest($0.text, $0.other), least($0.text, $0.other)) },
      [
        (nil, nil), ("b", "a"), ("a", "A"), ("\u{E9}", "e\u{301}"), ("straße", "SS"), ("\u{FF5A}", "z"),
        ("ω", "ΩMEGA"),
      ])
    GoldenCase(
      "greatest-dates",
      Reminder.order(by: \.id).select { greatest($0.dueDate, Reminders.leapDay) },
      [Reminders.januaryEnd, nil, Reminders.leapDay, Reminders.leapDay, Reminders.januaryEnd, nil])
    GoldenCase(
      "greatest-of-three",
      Sample.where { $0.id < 4 }.order(by: \.id)
        .select {
          (greatest($0.n, greatest($0.m, 3)), least(least($0.n, 3), $0.m), greatest($0.n, least($0.m, 3)))
        },
      [(7, 2, 7), (3, -7, 2), (7, -2, 7)])
    GoldenCase(
      "greatest-of-null",
      Sample.where { $0.id == 1 }.select { (greatest($0.n, Int?.none), least(Int?.none, $0.n)) }, [(nil, nil)]
    )
    GoldenCase(
      "greatest-of-aggregates",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID)
        .select { greatest($0.priority.max(), $0.id.count()) }, [3, 3])
    GoldenCase(
      "greatest-in-condition",
      Sample.where { greatest($0.n, $0.m) > least($0.n, 6) + 1 }.order(by: \.id).select(\.id),
      [2, 6, 7])
  }
}

import Koine

/// Times of the day that are computed with: at midnight, with a fraction of a second, and NULL.
enum TimeCases {
  private static let dated = Reminder.where { $0.id < 5 }.order(by: \.id)

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "times-later-and-earlier",
      dated.select {
        (
          $0.dueDate.timeOfDay().adding(90, .minutes), $0.dueDate.timeOfDay().adding(-1, .seconds),
          $0.dueDate.timeOfDay().adding(25, .hours), $0.dueDate.timeOfDay().adding(-1, .microseconds),
          TimeOfDay(23, 30).adding($0.priority, .hours)
        )
      },
      [
        (TimeOfDay(1, 30), TimeOfDay(23, 59, 59), TimeOfDay(1, 0), last, TimeOfDay(2, 30)),
        (nil, nil, nil, nil, nil),
        (
          TimeOfDay(1, 30, 0, microsecond: 123_456), TimeOfDay(23, 59, 59, microsecond: 123_456),
          TimeOfDay(1, 0, 0, microsecond: 123_456), TimeOfDay(0, 0, 0, microsecond: 123_455),
          TimeOfDay(22, 30)
        ), (TimeOfDay(1, 30), TimeOfDay(23, 59, 59), TimeOfDay(1, 0), last, TimeOfDay(2, 30)),
      ])
    GoldenCase(
      "F10-times-from-parts",
      Reminder.order(by: \.id).select {
        (
          TimeOfDay.of(hour: $0.id + 20, minute: 59, second: 7),
          TimeOfDay.of(hour: 0, minute: $0.id + 57, second: 0),
          TimeOfDay.of(hour: 0, minute: 0, second: $0.id - 2),
          TimeOfDay.of(hour: $0.priority, minute: 0, second: 0)
        )
      },
      [
        (TimeOfDay(21, 59, 7), TimeOfDay(0, 58), nil, TimeOfDay(3, 0)),
        (TimeOfDay(22, 59, 7), TimeOfDay(0, 59), TimeOfDay(0, 0), nil),
        (TimeOfDay(23, 59, 7), nil, TimeOfDay(0, 0, 1), nil), (nil, nil, TimeOfDay(0, 0, 2), TimeOfDay(3, 0)),
        (nil, nil, TimeOfDay(0, 0, 3), TimeOfDay(0, 0)), (nil, nil, TimeOfDay(0, 0, 4), nil),
      ] as [(TimeOfDay?, TimeOfDay?, TimeOfDay?, TimeOfDay?)])
    GoldenCase(
      "times-far-later",
      Tag.where { $0.id == 1 }.select { _ in
        (
          TimeOfDay(0, 0).adding(highest, .hours), TimeOfDay(0, 0).adding(highest, .microseconds),
          TimeOfDay(0, 0).adding(-highest, .milliseconds)
        )
      },
      [
        (
          TimeOfDay(7, 0), TimeOfDay(4, 0, 54, microsecond: 775_807),
          TimeOfDay(16, 47, 4, microsecond: 193_000)
        )
      ])
    GoldenCase(
      "times-until-others",
      dated.select {
        (
          $0.dueDate.timeOfDay().until(TimeOfDay(10, 30), in: .minutes),
          TimeOfDay(10, 30).until($0.dueDate.timeOfDay(), in: .hours),
          $0.dueDate.timeOfDay().until($0.dueDate.timeOfDay(), in: .microseconds)
        )
      }, [(630, -10, 0), (nil, nil, nil), (629, -10, 0), (630, -10, 0)])
    GoldenCase(
      "times-truncated",
      dated.select {
        (
          $0.dueDate.timeOfDay().truncated(to: .second), $0.dueDate.timeOfDay().truncated(to: .millisecond),
          TimeOfDay(10, 59, 59).truncated(to: .hour)
        )
      },
      [
        (TimeOfDay(0, 0), TimeOfDay(0, 0), TimeOfDay(10, 0)), (nil, nil, TimeOfDay(10, 0)),
        (TimeOfDay(0, 0), TimeOfDay(0, 0, 0, microsecond: 123_000), TimeOfDay(10, 0)),
        (TimeOfDay(0, 0), TimeOfDay(0, 0), TimeOfDay(10, 0)),
      ])
    GoldenCase(
      "times-and-days-as-texts-of-iso",
      dated.select { ($0.dueDate.timeOfDay().iso8601(), $0.dueDate.calendarDate().iso8601()) },
      [
        ("00:00:00.000000", "2013-01-31"), (nil, nil), ("00:00:00.123456", "2000-02-29"),
        ("00:00:00.000000", "1969-12-31"),
      ])
  }

  private static let last = TimeOfDay(23, 59, 59, microsecond: 999_999)
  private static let highest = Int.max
}

import Koine

/// F12: dates and times as texts of patterns, which are not the engines' own: of the first and the last years, of a day
/// before 1970, with fractions of a second, and of NULL.
enum DateFormatCases {
  private static let one = Tag.where { $0.id == 1 }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "F12-instants-by-a-pattern",
      Reminder.order(by: \.id).select {
        (
          $0.dueDate.formatted("yyyy-MM-dd HH:mm"), $0.dueDate.formatted("d.M.yyyy"),
          $0.dueDate.formatted("EEE, d MMM yyyy 'at' H:mm:ss.SSS"), $0.dueDate.formatted("EEEE"),
          $0.dueDate.formatted("yyyyMMdd'T'HHmmss.SSSSSS'Z'")
        )
      },
      [
        (
          "2013-01-31 00:00", "31.1.2013", "Thu, 31 Jan 2013 at 0:00:00.000", "Thursday",
          "20130131T000000.000000Z"
        ),
        (nil, nil, nil, nil, nil),
        (
          "2000-02-29 00:00", "29.2.2000", "Tue, 29 Feb 2000 at 0:00:00.123", "Tuesday",
          "20000229T000000.123456Z"
        ),
        (
          "1969-12-31 00:00", "31.12.1969", "Wed, 31 Dec 1969 at 0:00:00.000", "Wednesday",
          "19691231T000000.000000Z"
        ),
        (
          "2013-01-31 00:00", "31.1.2013", "Thu, 31 Jan 2013 at 0:00:00.000", "Thursday",
          "20130131T000000.000000Z"
        ),
        (nil, nil, nil, nil, nil),
      ])
    GoldenCase(
      "F12-first-and-last-years-by-a-pattern",
      one.select { _ in
        (
          CalendarDate.of(year: 1, month: 1, day: 1).formatted("yyyy/MM/dd"),
          CalendarDate.of(year: 999, month: 10, day: 9).formatted("EEEE, d MMMM yyyy"),
          CalendarDate.of(year: 9_999, month: 12, day: 31)
            .at(TimeOfDay(23, 59, 59, microsecond: 999_999)).formatted("dd.MM.yyyy HH:mm:ss.S"),
          CalendarDate.of(year: 2021, month: 2, day: 29).formatted("yyyy")
        )
      },
      [("0001/01/01", "Wednesday, 9 October 0999", "31.12.9999 23:59:59.9", nil)])
    GoldenCase(
      "F12-days-by-a-pattern",
      Reminder.where { $0.id < 4 }.order(by: \.id).select {
        (
          $0.dueDate.calendarDate().formatted("yyyy-MM-dd"),
          $0.dueDate.calendarDate().formatted("MM/dd/yyyy"),
          $0.dueDate.calendarDate().formatted("MMMM")
        )
      },
      [("2013-01-31", "01/31/2013", "January"), (nil, nil, nil), ("2000-02-29", "02/29/2000", "February")])
    GoldenCase(
      "F12-times-by-a-pattern",
      Reminder.where { $0.id < 4 }.order(by: \.id).select {
        (
          $0.dueDate.timeOfDay().formatted("HH:mm:ss.SSSSSS"),
          $0.dueDate.timeOfDay().formatted("H 'o''clock'"),
          TimeOfDay.of(hour: $0.id, minute: 59, second: 7).formatted("H:mm ss"),
          TimeOfDay.of(hour: $0.id + 21, minute: 0, second: 0).formatted("HH:mm")
        )
      },
      [
        ("00:00:00.000000", "0 o'clock", "1:59 07", "22:00"), (nil, nil, "2:59 07", "23:00"),
        ("00:00:00.123456", "0 o'clock", "3:59 07", nil),
      ])
    GoldenCase(
      "F12-signs-in-a-pattern",
      Reminder.where { $0.id == 1 }.select { $0.dueDate.formatted("'''yyyy' yyyy年M月 \\ %d''\"'s'") },
      ["'yyyy 2013年1月 \\ %31'\"s"])
    GoldenCase(
      "F12-grouped-by-a-pattern",
      Reminder.where { $0.dueDate != nil }.group { $0.dueDate.formatted("yyyy-MM") }
        .order { $0.dueDate.formatted("yyyy-MM") }
        .select { ($0.dueDate.formatted("yyyy-MM"), $0.id.count()) },
      [("1969-12", 1), ("2000-02", 1), ("2013-01", 2)])
    GoldenCase(
      refused: "F12-pattern-with-another-letter", Reminder.select { $0.dueDate.formatted("yyyy-QQ") })
    GoldenCase(
      refused: "F12-pattern-with-the-hour-of-a-day",
      Reminder.select { $0.dueDate.calendarDate().formatted("yyyy HH") })
  }
}

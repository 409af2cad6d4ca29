import Foundation
import Koine

/// Functions of dates and times, on a month's end, a leap day with a fraction of a second, and a day before 1970. The
/// letters and numbers are the rows of the table of differences.
enum DateCases {
  private static let dated = Reminder.where { $0.dueDate != nil && $0.id != 5 }.order(by: \.id)
  private static let year2000 = Date(timeIntervalSince1970: 946_684_800)

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "F1-now-is-one-value", Reminder.where { _ in currentTimestamp == currentTimestamp }.count(), [6])
    GoldenCase(
      "F1-now-is-the-clock",
      Reminder.where { $0.dueDate < currentTimestamp && currentDate > CalendarDate(2020, 1, 1) }.count(), [4])
    GoldenCase(
      "F1-day-and-time-of-now",
      Reminder.where { _ in
        currentTime == currentTimestamp.timeOfDay() && currentDate.at(currentTime) == currentTimestamp
      }.count(), [6])
    GoldenCase(
      "F2-parts-of-a-date",
      dated.select { ($0.dueDate.year(), $0.dueDate.quarter(), $0.dueDate.month(), $0.dueDate.day()) },
      [(2013, 1, 1, 31), (2000, 1, 2, 29), (1969, 4, 12, 31)])
    GoldenCase(
      "F2-parts-of-null", Reminder.where { $0.dueDate == nil }.order(by: \.id).select { $0.dueDate.hour() },
      [nil, nil]
    )
    GoldenCase(
      "F3-weeks-of-iso",
      dated.select {
        ($0.dueDate.isoYear(), $0.dueDate.isoWeek(), $0.dueDate.dayOfWeek(), $0.dueDate.dayOfYear())
      }, [(2013, 5, 4, 31), (2000, 9, 2, 60), (1970, 1, 3, 365)])
    GoldenCase(
      "F4-fractions-of-seconds",
      dated.select { ($0.dueDate.second(), $0.dueDate.microsecond(), $0.dueDate.epoch()) },
      [(0, 0, 1_359_590_400), (0, 123_456, 951_782_400), (0, 0, -86_400)])
    GoldenCase(
      "F4-microseconds-since-1970", dated.select { $0.dueDate.epochMicroseconds() },
      [1_359_590_400_000_000, 951_782_400_123_456, -86_400_000_000])
    GoldenCase(
      "F11-interval",
      dated.select {
        (
          $0.dueDate.adding(CalendarInterval(months: 1, days: 1, hours: -1)).epoch(),
          $0.dueDate.subtracting(CalendarInterval(years: 1, weeks: 1)).calendarDate(),
          $0.dueDate.calendarDate().adding(CalendarInterval(months: 1))
        )
      },
      [
        (1_362_092_400, CalendarDate(2012, 1, 24), CalendarDate(2013, 2, 28)),
        (954_370_800, CalendarDate(1999, 2, 21), CalendarDate(2000, 3, 29)),
        (2_674_800, CalendarDate(1968, 12, 24), CalendarDate(1970, 1, 31)),
      ])
    GoldenCase(
      refused: "F11-interval-of-hours-and-a-day",
      dated.select { $0.dueDate.calendarDate().adding(CalendarInterval(hours: 1)) })
    GoldenCase(
      "F5-truncated-to-a-unit-of-the-calendar",
      dated.select {
        (
          $0.dueDate.truncated(to: .year).epoch(), $0.dueDate.truncated(to: .quarter).epoch(),
          $0.dueDate.truncated(to: .month).epoch(), $0.dueDate.truncated(to: .week).epoch()
        )
      },
      [
        (1_356_998_400, 1_356_998_400, 1_356_998_400, 1_359_331_200),
        (946_684_800, 946_684_800, 949_363_200, 951_696_000), (-31_536_000, -7_948_800, -2_678_400, -259_200),
      ])
    GoldenCase(
      "F5-truncated-to-a-unit-of-the-clock",
      dated.select {
        ($0.dueDate.truncated(to: .hour).microsecond(), $0.dueDate.truncated(to: .millisecond).microsecond())
      }, [(0, 0), (0, 123_000), (0, 0)])
    GoldenCase(
      "F5-grouped-by-a-month",
      Reminder.where { $0.dueDate != nil }.group { $0.dueDate.truncated(to: .month) }
        .order { $0.dueDate.truncated(to: .month) }.select {
          ($0.dueDate.truncated(to: .month).year(), $0.id.count())
        },
      [(1969, 1), (2000, 1), (2013, 2)])
    GoldenCase(
      "F6-days-and-hours-added",
      dated.select {
        (
          $0.dueDate.adding(-31, .days).epochMicroseconds(),
          $0.dueDate.adding($0.id, .hours).epochMicroseconds(),
          $0.dueDate.adding(1, .microseconds).epochMicroseconds()
        )
      },
      [
        (1_356_912_000_000_000, 1_359_594_000_000_000, 1_359_590_400_000_001),
        (949_104_000_123_456, 951_793_200_123_456, 951_782_400_123_457),
        (-2_764_800_000_000, -72_000_000_000, -86_399_999_999),
      ])
    GoldenCase(
      "F6-units-subtracted",
      dated.select {
        (
          $0.dueDate.subtracting(31, .days).epochMicroseconds(),
          $0.dueDate.subtracting($0.id, .hours).epochMicroseconds(),
          $0.dueDate.calendarDate().subtracting(1, .months),
          $0.dueDate.timeOfDay().subtracting($0.id, .hours), $0.dueDate.subtracting(Int.min, .days).isNull
        )
      },
      [
        (
          1_356_912_000_000_000, 1_359_586_800_000_000, CalendarDate(2012, 12, 31), TimeOfDay(23, 0), true
        ),
        (
          949_104_000_123_456, 951_771_600_123_456, CalendarDate(2000, 1, 29),
          TimeOfDay(21, 0, 0, microsecond: 123_456), true
        ),
        (-2_764_800_000_000, -100_800_000_000, CalendarDate(1969, 11, 30), TimeOfDay(20, 0), true),
      ])
    GoldenCase(
      "F7-months-added-at-a-months-end",
      dated.select { ($0.dueDate.adding(1, .months).epoch(), $0.dueDate.adding(-1, .years).epoch()) },
      [(1_362_009_600, 1_327_968_000), (954_288_000, 920_160_000), (2_592_000, -31_622_400)])
    GoldenCase(
      "F7-months-added-by-column", dated.select { $0.dueDate.adding($0.priority, .months).epoch() },
      [1_367_280_000, 949_104_000, 7_689_600])
    GoldenCase(
      "F7-added-beyond-the-years",
      dated.select { ($0.dueDate.adding(8_000, .years).isNull, $0.dueDate.adding(Int.max, .days).isNull) },
      [(true, true), (true, true), (false, true)])
    GoldenCase(
      "F8-differences",
      dated.select {
        (
          $0.dueDate.until(Reminders.januaryEnd, in: .months),
          $0.dueDate.until(Reminders.januaryEnd, in: .days),
          $0.dueDate.until(Reminders.januaryEnd, in: .microseconds)
        )
      },
      [(0, 0, 0), (155, 4_719, 407_807_999_876_544), (517, 15_737, 1_359_676_800_000_000)])
    GoldenCase(
      "F8-one-second",
      Reminder.where { $0.id == 1 }.select { $0.dueDate.adding(1, .seconds).until($0.dueDate, in: .seconds) },
      [-1])
    GoldenCase(
      "F9-at-an-offset",
      dated.select {
        (
          $0.dueDate.inZone(.offset(hours: -5, minutes: -30)).hour(),
          $0.dueDate.inZone(.offset(hours: 2)).truncated(to: .month).fromZone(.offset(hours: 2)).day()
        )
      }, [(18, 31), (18, 31), (18, 30)])
    GoldenCase(
      refused: "F9-named-zone", Reminder.select { $0.dueDate.inZone(.named("Europe/Berlin")).hour() })
    GoldenCase(
      refused: "F9-offset-of-days", Reminder.select { $0.dueDate.inZone(.offset(hours: 48)).hour() })
    GoldenCase(
      "F10-dates-from-parts",
      Reminder.order(by: \.id).select { CalendarDate.of(year: 2021, month: 2, day: $0.id + 26) },
      [CalendarDate(2021, 2, 27), CalendarDate(2021, 2, 28), nil, nil, nil, nil])
    GoldenCase(
      "F10-texts-that-are-no-dates",
      Reminder.where { $0.id == 1 }.select { _ in
        (
          "2021-02-29".cast(as: CalendarDate?.self), "2020-02-29".cast(as: CalendarDate?.self),
          "24:00".cast(as: TimeOfDay?.self), "2000-01-01T00:00Z".cast(as: Date?.self)
        )
      }, [(nil, CalendarDate(2020, 2, 29), nil, year2000)])
    GoldenCase(
      "F12-text-of-iso", dated.select { $0.dueDate.iso8601() },
      ["2013-01-31T00:00:00.000000Z", "2000-02-29T00:00:00.123456Z", "1969-12-31T00:00:00.000000Z"])
    GoldenCase(
      "T9-day-and-time-of-an-instant",
      dated.select { ($0.dueDate.calendarDate(), $0.dueDate.timeOfDay()) },
      [
        (CalendarDate(2013, 1, 31), TimeOfDay(0, 0)),
        (CalendarDate(2000, 2, 29), TimeOfDay(0, 0, 0, microsecond: 123_456)),
        (CalendarDate(1969, 12, 31), TimeOfDay(0, 0)),
      ])
    GoldenCase(
      "T9-day-compared",
      Reminder.where { $0.dueDate.calendarDate() >= CalendarDate(2012, 12, 31).adding(1, .month) }.order(
        by: \.id
      )
      .select(\.id), [1, 5])
    GoldenCase(
      "T9-day-and-time-put-together",
      dated.select { $0.dueDate.calendarDate().at(TimeOfDay(10, 30)).epoch() },
      [1_359_628_200, 951_820_200, -48_600])
    GoldenCase(
      "T9-start-of-a-day",
      Reminder.where { $0.id <= 4 }.order(by: \.id).select {
        ($0.dueDate.calendarDate().startOfDay(), $0.dueDate.calendarDate().startOfDay() == $0.dueDate)
      },
      [
        (Reminders.januaryEnd, true), (nil, nil), (Date(timeIntervalSince1970: 951_782_400), false),
        (Reminders.beforeEpoch, true),
      ] as [(Date?, Bool?)])
    GoldenCase(
      "T9-start-of-the-first-and-the-last-day",
      Tag.where { $0.id == 1 }.select { _ in
        (
          CalendarDate.of(year: 1, month: 1, day: 1).startOfDay().epoch(),
          CalendarDate.of(year: 9_999, month: 12, day: 31).startOfDay().epoch(),
          CalendarDate.of(year: 2021, month: 2, day: 29).startOfDay()
        )
      },
      [(-62_135_596_800, 253_402_214_400, nil)] as [(Int?, Int?, Date?)])
    GoldenCase(
      "since-1970",
      Reminder.where { $0.id <= 2 }.order(by: \.id).select { Date.sinceEpoch($0.id * 946_684_800) },
      [year2000, Date(timeIntervalSince1970: 1_893_369_600)])
    GoldenCase(
      "days-of-the-calendar",
      dated.select {
        (
          $0.dueDate.calendarDate().adding(1, .months), $0.dueDate.calendarDate().truncated(to: .week),
          $0.dueDate.calendarDate().until(CalendarDate(2000, 3, 1), in: .days)
        )
      },
      [
        (CalendarDate(2013, 2, 28), CalendarDate(2013, 1, 28), -4_719),
        (CalendarDate(2000, 3, 29), CalendarDate(2000, 2, 28), 1),
        (CalendarDate(1970, 1, 31), CalendarDate(1969, 12, 29), 11_018),
      ])
  }
}

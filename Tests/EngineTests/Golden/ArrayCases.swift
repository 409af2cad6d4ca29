import Foundation
import Koine

/// Arrays and series of instants as tables.
enum ArrayCases {
  @GoldenCases static var all: [GoldenCase] {
    arrays
    instants
  }

  enum Color: String, ColumnValue { case red, blue = "É\"" }
  enum Level: Int, ColumnValue { case low = -1, high = 7 }

  /// F32: values of every type as a table.
  @GoldenCases private static var arrays: [GoldenCase] {
    GoldenCase(
      "unnest-of-uuids", unnest([Types.key, Types.zero]).order { $0.value }, [Types.zero, Types.key])
    GoldenCase(
      "unnest-of-instants-joined",
      Reminder.join(unnest([Reminders.januaryEnd, Reminders.leapDay])) { $0.dueDate == $1.value }
        .order { reminder, _ in reminder.id }.select { reminder, date in (reminder.id, date.value) },
      [(1, Reminders.januaryEnd), (3, Reminders.leapDay), (5, Reminders.januaryEnd)])
    GoldenCase(
      "unnest-of-days",
      unnest([CalendarDate(2013, 1, 31), CalendarDate(1, 1, 1), CalendarDate(9999, 12, 31)])
        .order { $0.value }.select { $0.value.adding(0, .day) },
      [CalendarDate(1, 1, 1), CalendarDate(2013, 1, 31), CalendarDate(9999, 12, 31)])
    GoldenCase(
      "unnest-of-decimals",
      unnest([9.99, -0.05, 0, 9_999_999_999_999_999] as [Scaled<Cents>]).order { $0.value },
      [-0.05, 0, 9.99, 9_999_999_999_999_999] as [Scaled<Cents>])
    GoldenCase(
      "unnest-of-whole-decimals",
      unnest([-3, 12] as [Scaled<Whole>]).order { $0.value.descending() }, [12, -3] as [Scaled<Whole>])
    GoldenCase(
      "unnest-of-enums", unnest([Color.blue, .red, .red]).order { $0.value }, [.red, .red, .blue])
    GoldenCase("unnest-of-enums-of-integers", unnest([Level.high, .low]).order { $0.value }, [.low, .high])
    GoldenCase(
      "unnest-with-ordinality-F32",
      Tag.join(unnestWithOrdinality([3, 1, 9])) { $0.id == $1.0 }.order { _, place in place.1 }
        .select { tag, place in (tag.id, place.1) }, [(3, 1), (1, 2)])
    GoldenCase(
      "unnest-of-dates-with-ordinality-F32",
      unnestWithOrdinality([Reminders.leapDay, Reminders.beforeEpoch]).order { $0.1.descending() },
      [(Reminders.beforeEpoch, 2), (Reminders.leapDay, 1)])
    GoldenCase(refused: "unnest-of-an-instant-that-is-none", unnest([Date(timeIntervalSince1970: 1e13)]))
    GoldenCase(refused: "unnest-of-bytes", unnest([[1, 2]] as [[UInt8]]))
  }

  /// F32: instants as a table.
  @GoldenCases private static var instants: [GoldenCase] {
    GoldenCase(
      "series-of-hours-F32",
      series(Reminders.januaryEnd, through: Reminders.januaryEnd + 10_799, by: 1, .hour).order { $0.value },
      [0, 3_600, 7_200].map { Reminders.januaryEnd + $0 })
    GoldenCase(
      "series-of-minutes-down-F32",
      series(Reminders.beforeEpoch, through: Reminders.beforeEpoch - 10_800, by: -90, .minute)
        .order { $0.value },
      [-10_800, -5_400, 0].map { Reminders.beforeEpoch + $0 })
    GoldenCase(
      "series-of-instants-by-months-F32",
      series(Reminders.januaryEnd, through: Reminders.januaryEnd + 88 * 86_400 - 1, by: 1, .month)
        .order { $0.value },
      [0, 28, 59].map { Reminders.januaryEnd + $0 * 86_400 })
    GoldenCase(
      "series-of-milliseconds-F32",
      series(Reminders.leapDay, through: Reminders.leapDay + 0.0025, by: 2, .millisecond)
        .order { $0.value }.select { $0.value.epochMicroseconds() },
      [951_782_400_123_456, 951_782_400_125_456])
    GoldenCase(
      "series-of-one-instant-F32",
      series(Reminders.leapDay, through: Reminders.januaryEnd, by: .max, .year)
        .select { $0.value.epochMicroseconds() },
      [951_782_400_123_456])
    GoldenCase(
      "series-of-no-instant-F32",
      series(Reminders.januaryEnd, through: Reminders.leapDay, by: 1, .week), [])
    GoldenCase(
      "series-to-the-last-instant-F32",
      series(
        Date.storableRange.upperBound - 86_400 * 400, through: Date.storableRange.upperBound, by: 1, .year
      ).select { $0.value.count() }, [2])
    GoldenCase(
      refused: "series-to-an-instant-that-is-none-F32",
      series(Reminders.januaryEnd, through: Date(timeIntervalSince1970: 1e13), by: 1, .year)
        .select { $0.value })
  }
}

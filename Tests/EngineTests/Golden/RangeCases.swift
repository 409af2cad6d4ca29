import Foundation
import Koine

/// Values between two bounds, whichever is the greater one, and periods.
enum RangeCases {
  static let all = symmetric + periods

  private typealias Money = Scaled<Cents>
  /// Without the one that has no room on SQLite with more decimals.
  private static let some = Price.where { $0.id != 3 }.order(by: \.id)
  private static let (ten, tenth) = (10 as Decimal, Types.decimal("0.1"))

  @GoldenCases private static var symmetric: [GoldenCase] {
    GoldenCase(
      "between-symmetric-of-a-bound-that-may-be-null",
      Reminder.order(by: \.id).select { $0.id.betweenSymmetric($0.priority, and: 4) },
      [false, nil, true, true, false, nil] as [Bool?])
    GoldenCase(
      "between-symmetric-of-texts",
      Phrase.where { $0.id.in([1, 2, 12]) }.order(by: \.id).select {
        $0.text.betweenSymmetric("c", and: $0.other)
      },
      [nil, false, true] as [Bool?])
    GoldenCase(
      "between-symmetric-of-dates",
      Reminder.where {
        $0.dueDate.betweenSymmetric(Date.storableRange.upperBound, and: Date.storableRange.lowerBound)
      }.order(by: \.id)
        .select(\.id), [1, 3, 4, 5])
    GoldenCase(
      "between-symmetric-of-literals-of-a-narrow-integer",
      Gauge.where { $0.tiny.betweenSymmetric(2, and: -7) }.order(by: \.id).select(\.id), [3, 4] as [UInt32])
    GoldenCase(
      "between-symmetric-of-other-numbers",
      some.select {
        (
          $0.amount.betweenSymmetric($0.count, and: $0.rate),
          $0.count.betweenSymmetric($0.amount, and: $0.rate)
        )
      }, [(false, true), (nil, nil), (false, true), (true, false)] as [(Bool?, Bool?)])
    GoldenCase(
      "between-symmetric-of-decimals-of-Swift",
      Price.where { $0.amount.betweenSymmetric(ten, and: tenth) }.order(by: \.id).select(\.id), [1, 4, 5])
    GoldenCase(
      "between-symmetric-of-decimals",
      Price.where { $0.amount.betweenSymmetric(Money(0.1), and: Money(-1)) }.order(by: \.id).select(\.id),
      [2, 5])
  }

  @GoldenCases private static var periods: [GoldenCase] {
    GoldenCase(
      "periods",
      Tag.where { $0.id == 1 }.select { _ in
        (
          period(from: 1, to: 3).overlaps(period(from: 2, to: 4)),
          period(from: 1, to: 3).overlaps(period(from: 3, to: 4)),
          period(from: 1, to: 5).overlaps(period(from: 2, to: 2)), period(from: 1, to: 3).contains(3),
          period(from: 1, to: 3).contains(1)
        )
      }, [(true, false, false, false, true)])
    GoldenCase(
      "periods-of-dates-that-may-be-null",
      Reminder.order(by: \.id).select {
        (
          period(from: Reminders.beforeEpoch, to: $0.dueDate).contains(Reminders.leapDay),
          period(from: Reminders.leapDay, to: Reminders.januaryEnd).contains($0.dueDate),
          period(from: $0.dueDate, to: Date?.none).contains(Reminders.leapDay),
          period(from: $0.dueDate, to: $0.dueDate.adding(1, .days))
            .overlaps(period(from: Reminders.beforeEpoch, to: Reminders.leapDay))
        )
      },
      [
        (true, false, false, false), (nil, nil, nil, nil), (false, true, nil, false),
        (false, false, nil, true),
        (true, false, false, false), (nil, nil, nil, nil),
      ])
    GoldenCase(
      "periods-without-an-end",
      Reminder.where {
        period(from: Reminders.leapDay, to: $0.dueDate ?? Date.distantFuture).contains(Reminders.leapDay)
          .isTrue
      }
      .order(by: \.id).select(\.id), [1, 2, 5, 6])
    GoldenCase(
      "periods-of-another-row",
      Reminder.where { reminder in
        exists(
          Reminder.where { other in
            other.id != reminder.id
            period(from: other.dueDate, to: other.dueDate.adding(1, .days))
              .overlaps(period(from: reminder.dueDate, to: reminder.dueDate.adding(1, .days))).isTrue
          })
      }.order(by: \.id).select(\.id), [1, 5])
  }
}

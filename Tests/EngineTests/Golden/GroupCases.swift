import Foundation
import Koine

/// GROUP BY, HAVING and the aggregate functions.
enum GroupCases {
  private static let idsOfFirstList = Reminder.where { $0.remindersListID == 1 }.select { $0.id.sum() }

  /// A date of many parts.
  private static func date(of row: Reminder.Columns) -> Computed<Date?> {
    Case().when(row.priority > 2 && !row.isCompleted && row.title != "x" && row.score > 0, then: row.dueDate)
      .else(row.dueDate)
  }

  @GoldenCases static var all: [GoldenCase] {
    grouping
    aggregates
  }

  @GoldenCases private static var grouping: [GoldenCase] {
    GoldenCase(
      "group-having",
      RemindersList.group(by: \.id).leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .having { $1.id.count() > 1 }.order { list, _ in list.id }
        .select { ($0.title, $1.id.count(), $1.score.sum()) },
      [("Home", 3, -1.5), ("École", 3, 3.5)])
    GoldenCase(
      "group-empty-side",
      RemindersList.group(by: \.id).leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { list, _ in list.id }.select {
          ($0.title, $1.id.count(), $1.priority.sum(), $1.priority.max())
        },
      [("Home", 3, 3, 3), ("École", 3, 2, 3), ("empty", 0, nil, nil)])
    GoldenCase(
      "group-by-null",
      Reminder.group(by: \.priority).order(by: \.priority)
        .select { ($0.priority, $0.id.count()) }, [(nil, 2), (-1, 1), (0, 1), (3, 2)])
    GoldenCase(
      "group-distinct-computed",
      Reminder.group(by: \.priority).distinct().select { $0.id.count() - 1 }, [0, 1])
    GoldenCase(
      "group-distinct-computed-order",
      Reminder.group(by: \.priority).distinct().order { ($0.id.count() - 1).descending() }
        .select { $0.id.count() - 1 }, [1, 0])
    GoldenCase(
      "group-having-not-the-same",
      Sample.group { $0.m.isNot(2) }.having { $0.m.isNot(2) }.select { $0.id.count() }, [7])
    GoldenCase(
      "group-date-of-a-long-aggregate",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID)
        .select { date(of: $0).max().adding(1, .days).day() },
      [1, 1])
    GoldenCase(
      "group-of-null-in-not-in",
      Tag.where { tag in
        !Computed<Int?>(SQLExpression.value(.integer(77), .bigInteger)).in(
          Reminder.group(by: \.id).select { $0.priority.max() })
      }.select(\.id), [])
    GoldenCase(
      "group-by-two",
      Sample.group { ($0.n, $0.m) }.having { $0.id.count() > 1 }
        .select { ($0.n, $0.m, $0.id.count()) }, [(7, 2, 2)])
    GoldenCase(
      "group-twice-appends",
      Sample.group(by: \.n).group(by: \.m).having { $0.id.count() > 1 }
        .select { ($0.n, $0.m) }, [(7, 2)])
    GoldenCase(
      "group-by-expression-Q12",
      Phrase.group { $0.text.length() }.order { $0.text.length() }
        .select { ($0.text.length(), $0.id.count()) },
      [(0, 1), (1, 6), (2, 1), (3, 1), (4, 1), (5, 3), (6, 3), (7, 1), (9, 1), (10, 1), (12, 1)])
    GoldenCase(
      "group-same-parameter-P2-P4",
      Phrase.where { $0.id > 18 }.group { $0.text.substr(2) }.select { ($0.text.substr(2), $0.id.count()) },
      [("ebra", 2)])
    GoldenCase(
      "group-text-bytes",
      Phrase.where { $0.id.in([2, 3, 17, 5, 6]) }.group(by: \.text).order(by: \.text)
        .select { ($0.text, $0.id.count()) },
      [("A", 1), ("a", 2), ("e\u{301}", 1), ("\u{E9}", 1)])
    // Inside, the names are those of the subquery's own sources, grouped by outside or not.
    GoldenCase(
      "having-subquery-of-the-same-table",
      Reminder.group(by: \.remindersListID).having { $0.id.sum() > idsOfFirstList }.order {
        $0.remindersListID
      }
      .select { ($0.remindersListID, $0.id.sum()) }, [(2, 12)])
    GoldenCase(
      "having-twice",
      Reminder.group(by: \.remindersListID).having { $0.id.count() > 1 }
        .having { $0.score.sum() > 0.0 }.select { $0.remindersListID }, [2])
    GoldenCase(
      "having-alone-Q13", Tag.having { _ in exists(Reminder.all()) }.select { _ in 1 }, [1])
    GoldenCase(
      "having-alone-distinct",
      Tag.distinct().having { _ in exists(Reminder.all()) }.order { _ in Reminder.count() }
        .select { _ in Reminder.count() }, [6])
    GoldenCase(
      "having-alone-distinct-on",
      Tag.distinct(on: { $0.id.count() }).having { _ in exists(Reminder.all()) }.order { $0.id.count() }
        .select { _ in 1 }, [1])
    GoldenCase("having-ungrouped-Q13", Reminder.having { $0.id.count() > 6 }.select { $0.id.count() }, [])
    GoldenCase(
      "order-by-aggregate",
      Reminder.group(by: \.remindersListID).order { $0.priority.max().descending() }
        .order(by: \.remindersListID).select { ($0.remindersListID, $0.priority.min()) }, [(1, 3), (2, -1)])
  }

  private static let average = 1.0 / 6
  private static let small = 1.0
  private static let scores = 2.0 / 6

  @GoldenCases private static var aggregates: [GoldenCase] {
    GoldenCase(
      "aggregate-integers-T19",
      Sample.where { $0.id != 6 && $0.id != 7 }
        .select { ($0.n.count(), $0.n.sum(), $0.n.min(), $0.n.max(), $0.m.avg()) },
      [(7, 9_007_199_254_741_014, -7, 9_007_199_254_740_993, average)])
    GoldenCase(
      "aggregate-extremes", Sample.select { ($0.n.max(), $0.n.min(), $0.x.max(), $0.x.min()) },
      [(.max, .min, .infinity, -.infinity)])
    GoldenCase(
      "aggregate-small-integers",
      Sample.select { ($0.small.max(), $0.small.min(), $0.small.avg(), $0.small.sum()) },
      [(.max, .min, small, 9)])
    GoldenCase(
      "aggregate-of-none",
      Absence.select { ($0.id.count(), $0.n.sum(), $0.n.avg(), $0.text.max(), $0.text.groupConcat()) },
      [(0, nil, nil, nil, nil)])
    GoldenCase(
      "aggregate-of-nulls", Sample.where { $0.id == 5 }.select { ($0.n.count(), $0.n.sum(), $0.x.avg()) },
      [(0, nil, nil)])
    GoldenCase(
      "aggregate-texts", Phrase.select { ($0.text.min(), $0.text.max(), $0.other.max()) },
      [("", "😀👨‍👩‍👧", "😀")])
    GoldenCase(
      "aggregate-dates", Reminder.select { ($0.dueDate.min(), $0.dueDate.max(), $0.dueDate.count()) },
      [(Reminders.beforeEpoch, Reminders.januaryEnd, 4)])
    GoldenCase(
      "aggregate-distinct",
      Sample.where { $0.id < 5 || $0.id == 8 }
        .select { ($0.n.count(distinct: true), $0.n.sum(distinct: true), $0.m.avg(distinct: true)) },
      [(2, 0, 0)])
    GoldenCase(
      "aggregate-filter-Q17",
      Reminder.select {
        (
          $0.id.count(filter: $0.isCompleted), $0.priority.sum(filter: !$0.isCompleted),
          $0.score.max(filter: $0.id > 9)
        )
      }, [(2, 2, nil)])
    GoldenCase(
      "aggregate-filter-null-Q17",
      Reminder.select { $0.id.count(filter: $0.priority == 3) }, [2])
    GoldenCase(
      "aggregate-of-outer-column-filtered",
      Tag.order(by: \.id).select { tag in
        (
          Reminder.select { tag.weight.count(filter: $0.id.in([Int]())) },
          Reminder.select { tag.weight.count(filter: !$0.id.in([Int]())) }
        )
      }, [(0, 6), (0, 0), (0, 6), (0, 6)])
    GoldenCase(
      "aggregate-distinct-filter", Tag.select { $0.title.count(distinct: true, filter: $0.id < 4) }, [2])
    GoldenCase(
      "group-concat-Q19",
      Tag.group(by: \.title).order(by: \.title).select { $0.title.groupConcat(separator: "', ") },
      ["Red", "blue", "red', red"])
    GoldenCase(
      "group-concat-distinct",
      Tag.where { $0.title == "red" }
        .select { $0.title.groupConcat(distinct: true) }, ["red"])
    GoldenCase(
      "group-concat-filter", Tag.select { $0.title.groupConcat(separator: "/", filter: $0.id == 2) }, ["blue"]
    )
    GoldenCase("aggregate-arithmetic", Reminder.select { $0.priority.sum() * 2 + $0.id.count() }, [16])
    GoldenCase("aggregate-avg-T19", Reminder.select { ($0.priority.avg(), $0.score.avg()) }, [(1.25, scores)])
    GoldenCase("aggregate-of-expression", Reminder.select { ($0.id * 2).sum() }, [42])
  }
}

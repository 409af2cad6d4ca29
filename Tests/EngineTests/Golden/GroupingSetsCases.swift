import Koine

/// ROLLUP, CUBE, GROUPING SETS and GROUPING: on engines without them a query of each set.
enum GroupingSetsCases {
  @GoldenCases static var all: [GoldenCase] {
    sets
    around
    sources
    constants
  }

  /// A key that WHERE compares with a value is NULL in some groups all the same, whatever is made of it.
  @GoldenCases private static var constants: [GoldenCase] {
    let ofOneList = Reminder.where { $0.remindersListID == 1 }
    GoldenCase(
      "Q14-rollup-of-one-value",
      ofOneList.rollup { ($0.isCompleted, $0.remindersListID) }
        .order { ($0.isCompleted, $0.remindersListID) }
        .select { ($0.isCompleted, $0.remindersListID, $0.id.count()) },
      [(nil, nil, 3), (false, nil, 2), (false, 1, 2), (true, nil, 1), (true, 1, 1)])
    GoldenCase(
      "Q14-rollup-of-one-value-limited",
      ofOneList.rollup { ($0.isCompleted, $0.remindersListID) }
        .order { ($0.isCompleted, $0.remindersListID) }.limit(2)
        .select { ($0.isCompleted, $0.remindersListID, $0.id.count()) },
      [(nil, nil, 3), (false, nil, 2)])
    GoldenCase(
      "Q15-cube-of-one-value-over-a-window",
      ofOneList.cube { ($0.remindersListID, $0.isCompleted) }
        .order { ($0.remindersListID, $0.isCompleted) }
        .select {
          (
            $0.remindersListID, $0.isCompleted,
            $0.id.count().sum().over(partitionBy: $0.remindersListID)
          )
        },
      [(nil, nil, 6), (nil, false, 6), (nil, true, 6), (1, nil, 6), (1, false, 6), (1, true, 6)])
    GoldenCase(
      "Q15-cube-of-one-value-qualified",
      ofOneList.cube { ($0.remindersListID, $0.isCompleted) }
        .qualify { rank().over(partitionBy: $0.remindersListID, orderBy: $0.id.count().descending()) == 1 }
        .select { ($0.remindersListID, $0.isCompleted, $0.id.count()) },
      [(nil, nil, 3), (1, nil, 3)])
    GoldenCase(
      "Q15-cube-of-one-value-in-a-list",
      Reminder.where { $0.remindersListID.in([1]) }.cube { ($0.remindersListID, $0.isCompleted) }
        .having { $0.id.count() > 1 }.order { ($0.remindersListID, $0.isCompleted) }.distinct()
        .select { ($0.remindersListID, $0.isCompleted) },
      [(nil, nil), (nil, false), (1, nil), (1, false)])
  }

  @GoldenCases private static var sets: [GoldenCase] {
    GoldenCase(
      "Q14-rollup",
      Reminder.rollup { ($0.remindersListID, $0.priority) }
        .order { (grouping($0.remindersListID, $0.priority), $0.remindersListID, $0.priority) }
        .select { ($0.remindersListID, $0.priority, grouping($0.priority), $0.id.count(), $0.score.max()) },
      [
        (1, nil, 0, 2, -0.5), (1, 3, 0, 1, 1.5), (2, -1, 0, 1, 0.5), (2, 0, 0, 1, 0.49999999999999994),
        (2, 3, 0, 1, 2.5), (1, nil, 1, 3, 1.5), (2, nil, 1, 3, 2.5), (nil, nil, 1, 6, 2.5),
      ])
    GoldenCase(
      "Q14-grouping-is-of-64-bits",
      Reminder.rollup { $0.remindersListID }.order { grouping($0.remindersListID) }
        .select { (grouping($0.remindersListID) << 40, $0.id.count()) },
      [(0, 3), (0, 3), (1 << 40, 6)])
    GoldenCase(
      "Q14-rollup-within-group",
      Reminder.group(by: \.isCompleted).rollup(by: \.remindersListID)
        .order { ($0.isCompleted, grouping($0.remindersListID), $0.remindersListID) }
        .select { ($0.isCompleted, $0.remindersListID, $0.id.count()) },
      [
        (false, 1, 2), (false, 2, 2), (false, nil, 4), (true, 1, 1), (true, 2, 1), (true, nil, 2),
      ])
    GoldenCase(
      "Q15-cube",
      Reminder.cube { ($0.isCompleted, $0.remindersListID) }
        .order { (grouping($0.isCompleted, $0.remindersListID), $0.isCompleted, $0.remindersListID) }
        .select { ($0.isCompleted, $0.remindersListID, $0.id.sum()) },
      [
        (false, 1, 7), (false, 2, 8), (true, 1, 2), (true, 2, 4), (false, nil, 15), (true, nil, 6),
        (nil, 1, 9), (nil, 2, 12), (nil, nil, 21),
      ])
    GoldenCase(
      "Q15-grouping-sets",
      Reminder.groupingSets {
        ($0.remindersListID, $0.isCompleted)
        $0.priority
        ()
      }
      .order {
        (
          grouping($0.remindersListID, $0.priority), $0.remindersListID, $0.isCompleted,
          $0.priority.descending(nulls: .last)
        )
      }
      .select {
        (
          $0.remindersListID, $0.isCompleted, $0.priority, grouping($0.remindersListID, $0.priority),
          $0.id.count()
        )
      },
      [
        (1, false, nil, 1, 2), (1, true, nil, 1, 1), (2, false, nil, 1, 2), (2, true, nil, 1, 1),
        (nil, nil, 3, 2, 2), (nil, nil, 0, 2, 1), (nil, nil, -1, 2, 1), (nil, nil, nil, 2, 2),
        (nil, nil, nil, 3, 6),
      ])
    GoldenCase(
      "Q15-two-parts",
      Sample.where { $0.id <= 4 }.rollup(by: \.m).cube { $0.flag }
        .order { (grouping($0.m, $0.flag), $0.m, $0.flag) }
        .select { ($0.m, $0.flag, $0.id.count()) },
      [
        (-2, nil, 1), (0, true, 1), (2, false, 1), (2, true, 1), (-2, nil, 1), (0, nil, 1), (2, nil, 2),
        (nil, nil, 1), (nil, false, 1), (nil, true, 2), (nil, nil, 4),
      ])
    GoldenCase(
      "Q15-equal-sets",
      Tag.groupingSets {
        $0.title
        $0.title
      }.order { $0.title }.select { ($0.title, $0.id.count()) },
      [("Red", 1), ("Red", 1), ("blue", 1), ("blue", 1), ("red", 2), ("red", 2)])
    GoldenCase(
      "Q14-rollup-of-several-at-once",
      Reminder.rollup { ($0.remindersListID, row($0.isCompleted, $0.priority)) }
        .having { $0.id.count() > 1 }
        .order { (grouping($0.remindersListID, $0.priority), $0.remindersListID) }
        .select { ($0.remindersListID, $0.isCompleted, $0.priority, $0.id.count()) },
      [(1, nil, nil, 3), (2, nil, nil, 3), (nil, nil, nil, 6)])
    GoldenCase("Q16-empty-set", Tag.groupingSets { _ in () }.select { $0.weight.sum() }, [0])
    GoldenCase("Q16-empty-set-alone", Tag.groupingSets { _ in () }.select { _ in 1 }, [1])
    GoldenCase(
      "Q16-empty-set-of-nothing",
      Absence.rollup(by: \.n).select { ($0.n, grouping($0.n), $0.id.count(), $0.id.sum()) },
      [(nil, 1, 0, nil)])
    GoldenCase(
      "Q14-grouping-without-sets",
      Tag.group(by: \.title).order { (grouping($0.title), $0.title) }.select {
        ($0.title, grouping($0.title))
      },
      [("Red", 0), ("blue", 0), ("red", 0)])
    GoldenCase(
      "Q14-expressions",
      Sample.where { $0.id <= 4 }.rollup { (($0.n ?? 0) + 5, $0.m % 2) }
        .order { (grouping(($0.n ?? 0) + 5, $0.m % 2), ($0.n ?? 0) + 5, $0.m % 2) }
        .select { ((($0.n ?? 0) + 5).optional, ($0.m % 2 + 1), $0.id.sum()) },
      [(-2, 1, 2), (12, 1, 8), (-2, nil, 2), (12, nil, 8), (nil, nil, 10)])
  }

  @GoldenCases private static var around: [GoldenCase] {
    GoldenCase(
      "Q14-having",
      Reminder.rollup { ($0.remindersListID, $0.isCompleted) }
        .having { grouping($0.isCompleted) == 1 && $0.id.count() > 2 && $0.remindersListID != 1 }
        .order { $0.remindersListID }.select { ($0.remindersListID, $0.id.count()) }, [(2, 3)])
    GoldenCase(
      "Q14-having-null-key",
      Reminder.where { $0.priority != nil }.rollup(by: \.priority).having { $0.priority == nil }
        .select { ($0.priority, $0.id.count()) }, [(nil, 4)])
    GoldenCase(
      "Q14-limit",
      Reminder.rollup(by: \.remindersListID).order { $0.remindersListID.descending() }.limit(2, offset: 1)
        .select { ($0.remindersListID, $0.id.count()) }, [(1, 3), (nil, 6)])
    GoldenCase(
      "Q14-distinct", Reminder.rollup(by: \.remindersListID).distinct().select { $0.id.count() }, [3, 6])
    GoldenCase(
      "Q14-distinct-on",
      Reminder.cube { ($0.isCompleted, $0.remindersListID) }.distinct(on: { $0.isCompleted })
        .order { ($0.isCompleted, $0.id.count().descending()) }.select { ($0.isCompleted, $0.id.count()) },
      [(nil, 6), (false, 4), (true, 2)])
    GoldenCase(
      "Q14-filter-and-distinct",
      Tag.rollup(by: \.reminderID).order { $0.reminderID }
        .select { ($0.reminderID, $0.title.count(distinct: true), $0.weight.sum(filter: $0.weight > 0)) },
      [(nil, 3, 7), (1, 2, 7), (3, 1, nil), (6, 1, nil)])
    GoldenCase(
      "Q14-key-in-aggregate",
      Reminder.rollup(by: \.priority).order { (grouping($0.priority), $0.priority) }
        .select { ($0.priority, $0.priority.sum(), $0.priority.count()) },
      [(nil, nil, 0), (-1, -1, 1), (0, 0, 1), (3, 6, 2), (nil, 5, 4)])
    GoldenCase(
      "Q14-texts",
      Tag.rollup(by: \.title).order { $0.title.descending(nulls: .first) }
        .select { ($0.title, $0.title.upper(), $0.title.max()) },
      [(nil, nil, "red"), ("red", "RED", "red"), ("blue", "BLUE", "blue"), ("Red", "RED", "Red")])
    GoldenCase(
      "Q14-subquery-of-key",
      RemindersList.rollup(by: \.id).order { $0.id }
        .select { list in (list.id, Reminder.where { $0.remindersListID == list.id }.count()) },
      [(nil, 0), (1, 3), (2, 3), (3, 0)])
    GoldenCase("Q14-count", Reminder.cube { ($0.isCompleted, $0.remindersListID) }.count(), [9])
    GoldenCase(
      refused: "Q14-by-hand",
      Tag.rollup(by: \.title).select { ($0.title, SQL("count(\($0.id))", as: Int.self)) })
    GoldenCase(refused: "Q14-grouping-of-other", Tag.rollup(by: \.title).select { grouping($0.id) })
    GoldenCase(
      refused: "Q14-grouping-in-where",
      Tag.rollup(by: \.title).where { grouping($0.title) == 0 }.select { $0.title })
    GoldenCase(
      refused: "Q11-ungrouped-beside-rollup", Tag.rollup(by: \.title).select { ($0.title, $0.weight) })
    GoldenCase(
      refused: "Q11-key-that-is-not-in-every-set", RemindersList.rollup(by: \.id).select { ($0.id, $0.title) }
    )
    GoldenCase(
      refused: "Q14-key-without-null",
      Sample.rollup { $0.n ?? 0 }.select { ($0.n ?? 0, $0.id.count()) })
    GoldenCase(
      "Q14-never-null-beside-keys",
      Sample.where { $0.id <= 4 }.rollup { $0.n }.order { $0.n }
        .select { ($0.n ?? 0, $0.n == nil, $0.id.count()) },
      [(0, true, 4), (-7, false, 1), (7, false, 3)])
    GoldenCase(
      refused: "Q15-too-many-sets",
      Sample.cube { ($0.id, $0.n, $0.m, $0.small, $0.x) }.cube { ($0.id, $0.n, $0.m, $0.small, $0.x) }
        .select { $0.id.count() })
  }

  @GoldenCases private static var sources: [GoldenCase] {
    GoldenCase(
      "Q14-join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.where { list, _ in list.id > 0 }
        .rollup { list, reminder in (list.title, reminder.isCompleted) }
        .order { list, reminder in
          (grouping(list.title, reminder.isCompleted), list.title, reminder.isCompleted)
        }
        .select { list, reminder in
          (list.title, reminder.isCompleted, reminder.id.count(), reminder.score.sum(filter: list.id == 1))
        },
      [
        ("Home", false, 2, 1), ("Home", true, 1, -2.5), ("empty", nil, 0, nil), ("École", false, 2, nil),
        ("École", true, 1, nil), ("Home", nil, 3, -1.5), ("empty", nil, 0, nil), ("École", nil, 3, nil),
        (nil, nil, 6, -1.5),
      ])
    GoldenCase(
      "Q14-dependent-columns",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .group { list, _ in list.id }.rollup { _, reminder in reminder.isCompleted }
        .having { _, reminder in reminder.id.count() > 1 }
        .order { list, reminder in (list.title, grouping(reminder.isCompleted)) }
        .select { list, reminder in (list.title, reminder.isCompleted, reminder.id.count()) },
      [("Home", false, 2), ("Home", nil, 3), ("École", false, 2), ("École", nil, 3)])
    GoldenCase(
      "Q14-subquery-in-aggregate",
      RemindersList.rollup(by: \.title).order { $0.title }
        .select { list in
          (
            list.title,
            list.id.count(filter: exists(Reminder.where { $0.remindersListID == list.id && $0.isCompleted }))
          )
        }, [(nil, 2), ("Home", 1), ("empty", 0), ("École", 1)])
    GoldenCase(
      "Q14-in-subquery",
      RemindersList.order(by: \.id)
        .where { list in
          list.id.in(
            Reminder.rollup(by: \.remindersListID).having { $0.id.count() == 3 }.select { $0.remindersListID }
          )
        }.select(\.title), ["Home", "École"])
    GoldenCase(
      "Q14-nested-in-another",
      Reminder.rollup(by: \.remindersListID)
        .having { _ in exists(Tag.rollup(by: \.title).having { $0.id.count() > 3 }.select { $0.title }) }
        .order { $0.remindersListID }.select { ($0.remindersListID, $0.id.count()) },
      [(nil, 6), (1, 3), (2, 3)])
    GoldenCase(
      "Q14-arms",
      Tag.rollup(by: \.title).select { ($0.title, $0.id.count()) }
        .union(Tag.group(by: \.title).select { ($0.title.optional, $0.id.count()) })
        .order { ($0, $1) }, [(nil, 4), ("Red", 1), ("blue", 1), ("red", 2)])
  }
}

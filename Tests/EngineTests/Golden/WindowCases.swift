import Koine

/// Window functions, over rows and over groups.
enum WindowCases {
  @GoldenCases static var all: [GoldenCase] {
    ranks
    neighbours
    aggregates
    frames
    places
  }

  @GoldenCases private static var ranks: [GoldenCase] {
    GoldenCase(
      "window-row-number",
      Reminder.order(by: \.id).select {
        ($0.id, rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.score.descending()))
      }, [(1, 1), (2, 3), (3, 2), (4, 1), (5, 3), (6, 2)])
    GoldenCase(
      "window-ranks-of-null-and-ties",
      Reminder.order(by: \.id).select {
        (
          $0.id, rank().over(orderBy: $0.priority), denseRank().over(orderBy: $0.priority.descending()),
          percentRank().over(orderBy: $0.priority), cumulativeDistribution().over(orderBy: $0.priority)
        )
      },
      [
        (1, 5, 1, 0.8, 1.0), (2, 1, 4, 0.0, 0.3333333333333333), (3, 3, 3, 0.4, 0.5), (4, 5, 1, 0.8, 1.0),
        (5, 4, 2, 0.6, 0.6666666666666666), (6, 1, 4, 0.0, 0.3333333333333333),
      ])
    GoldenCase(
      "window-nulls-said",
      Reminder.order(by: \.id).select {
        (
          $0.id, rank().over(orderBy: $0.priority.ascending(nulls: .last)),
          rank().over(orderBy: $0.priority.descending(nulls: .first))
        )
      }, [(1, 3, 3), (2, 5, 1), (3, 1, 6), (4, 3, 3), (5, 2, 5), (6, 5, 1)])
    GoldenCase(
      "window-of-texts",
      Reminder.order(by: \.id).select { ($0.id, rank().over(orderBy: $0.title)) },
      [(1, 1), (2, 3), (3, 5), (4, 6), (5, 4), (6, 2)])
    GoldenCase(
      "window-ranks-without-order-Q27",
      Reminder.order(by: \.id).limit(2).select {
        (
          $0.id, rank().over(), denseRank().over(partitionBy: $0.remindersListID), percentRank().over(),
          cumulativeDistribution().over()
        )
      }, [(1, 1, 1, 0.0, 1.0), (2, 1, 1, 0.0, 1.0)])
    GoldenCase(
      "window-ntile",
      Reminder.order(by: \.id).select {
        ($0.id, ntile(4).over(orderBy: $0.id), ntile(10).over(orderBy: $0.id.descending()))
      }, [(1, 1, 6), (2, 1, 5), (3, 2, 4), (4, 2, 3), (5, 3, 2), (6, 4, 1)])
    GoldenCase(
      "window-ignored-frame",
      Reminder.order(by: \.id).select {
        let frame = Window(orderBy: $0.id, frame: .rows(from: .currentRow))
        ($0.id, rank().over(frame), $0.id.lag().over(frame), $0.id.count().over(frame))
      }, [(1, 1, nil, 1), (2, 2, 1, 1), (3, 3, 2, 1), (4, 4, 3, 1), (5, 5, 4, 1), (6, 6, 5, 1)])
  }

  @GoldenCases private static var neighbours: [GoldenCase] {
    GoldenCase(
      "window-lag-lead",
      Reminder.order(by: \.id).select {
        (
          $0.id, $0.priority.lag().over(orderBy: $0.id), $0.priority.lead(2, default: 9).over(orderBy: $0.id),
          $0.id.lag(0).over(orderBy: $0.id)
        )
      },
      [
        (1, nil, -1, 1), (2, 3, 3, 2), (3, nil, 0, 3), (4, -1, nil, 4), (5, 3, 9, 5), (6, 0, 9, 6),
      ])
    GoldenCase(
      "window-lag-default",
      Reminder.order(by: \.id).select {
        (
          $0.title.lag(1, default: $0.title.upper()).over(partitionBy: $0.remindersListID, orderBy: $0.id),
          $0.score.lead(default: 0).over(orderBy: $0.id)
        )
      },
      [
        ("WALK", -2.5), ("Walk", 0.5), ("É", 2.5), ("É", 0.49999999999999994), ("éa", -0.5),
        ("write O'Hara's \"book\"", 0),
      ])
    GoldenCase(
      "window-first-last-nth",
      Reminder.order(by: \.id).select {
        let list = Window(partitionBy: $0.remindersListID, orderBy: $0.id)
        (
          $0.id, $0.priority.firstValue().over(list), $0.title.lastValue().over(list),
          $0.score.nthValue(2).over(list)
        )
      },
      [
        (1, 3, "Walk", nil), (2, 3, "write O'Hara's \"book\"", -2.5), (3, -1, "É", nil), (4, -1, "éa", 2.5),
        (5, -1, "zebra", 2.5), (6, 3, "Zebra", -2.5),
      ])
    GoldenCase(
      "window-values-of-an-empty-frame",
      Reminder.order(by: \.id).select {
        let next = Window(orderBy: $0.id, frame: .rows(from: .following(1), to: .following(2)))
        (
          $0.id, $0.id.firstValue().over(next), $0.id.lastValue().over(next), $0.id.sum().over(next),
          $0.id.count().over(next)
        )
      },
      [
        (1, 2, 3, 5, 2), (2, 3, 4, 7, 2), (3, 4, 5, 9, 2), (4, 5, 6, 11, 2), (5, 6, 6, 6, 1),
        (6, nil, nil, nil, 0),
      ])
  }

  @GoldenCases private static var aggregates: [GoldenCase] {
    GoldenCase(
      "window-sum-so-far",
      Reminder.order(by: \.id).select {
        ($0.id, $0.priority.sum().over(orderBy: $0.id), $0.id.count().over(), $0.priority.avg().over())
      },
      [(1, 3, 6, 1.25), (2, 3, 6, 1.25), (3, 2, 6, 1.25), (4, 5, 6, 1.25), (5, 5, 6, 1.25), (6, 5, 6, 1.25)])
    GoldenCase(
      "window-peers",
      Tag.order(by: \.id).select {
        ($0.id, $0.id.sum().over(orderBy: $0.title), $0.title.min().over(partitionBy: $0.reminderID))
      }, [(1, 10, "blue"), (2, 6, "blue"), (3, 10, "red"), (4, 4, "Red")])
    GoldenCase(
      "window-filter-Q17",
      Reminder.order(by: \.id).select {
        (
          $0.id, $0.id.count(filter: $0.isCompleted).over(partitionBy: $0.remindersListID),
          $0.score.sum(filter: $0.priority == 3).over(orderBy: $0.id)
        )
      }, [(1, 1, 1.5), (2, 1, 1.5), (3, 1, 1.5), (4, 1, 4), (5, 1, 4), (6, 1, 4)])
    GoldenCase(
      "window-large-integers",
      Sample.where { $0.id.in([6, 7, 9]) }.order(by: \.id).select {
        ($0.n.sum().over(orderBy: $0.id), $0.n.avg().over(orderBy: $0.id, frame: .rows(from: .preceding(1))))
      },
      [(.max, 9_223_372_036_854_775_808), (-1, -0.5), (9_007_199_254_740_992, -4_607_182_418_800_017_408)])
    GoldenCase(
      "window-decimals",
      Price.where { $0.id != 3 }.order(by: \.id).select {
        (
          $0.id, $0.amount.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(1))),
          $0.id.count().over(orderBy: $0.amount, frame: .range(from: .preceding(Scaled<Cents>(0.15)))),
          $0.amount.avg().over(partitionBy: $0.count)
        )
      },
      [
        (1, Scaled(Types.decimal("9.99")), 1, Scaled(Types.decimal("9.99"))),
        (2, Scaled(Types.decimal("9.94")), 1, Scaled(Types.decimal("-0.05"))),
        (4, Scaled(Types.decimal("9.95")), 2, Scaled(10)),
        (5, Scaled(Types.decimal("10.1")), 2, Scaled(Types.decimal("0.1"))),
      ])
    GoldenCase(
      "window-group-concat",
      Tag.order(by: \.id).select {
        $0.title.groupConcat(separator: "-").over(orderBy: $0.id, frame: .rows(from: .preceding(1)))
      }, ["red", "red-blue", "blue-red", "red-Red"])
    GoldenCase(
      "window-group-concat-of-empty-texts",
      Tag.order(by: \.id).select {
        (
          $0.title.left(0).groupConcat(separator: "-").over(partitionBy: $0.id),
          $0.title.left(0).groupConcat(separator: "-", filter: $0.id > 2).over(orderBy: $0.id)
        )
      }, [("", nil), ("", nil), ("", ""), ("", "-")] as [(String?, String?)])
    GoldenCase(
      "window-group-concat-after-empty-texts",
      Tag.order(by: \.id).select {
        Case().when($0.id == 2, then: "").else($0.title + "é").groupConcat(separator: "–")
          .over(orderBy: $0.id, frame: .rows(from: .preceding(1)))
      }, ["redé", "redé–", "–redé", "redé–Redé"])
    GoldenCase(
      "window-bits",
      Sample.where { $0.id.in([1, 2, 5, 6, 7]) }.order(by: \.id).select {
        let last = Window(orderBy: $0.id, frame: .rows(from: .preceding(1)))
        (
          $0.id, $0.n.bitAnd().over(last), $0.n.bitOr().over(last),
          $0.m.bitOr().over(orderBy: $0.id, frame: .rows(from: .following(1), to: .following(2))),
          $0.n.bitAnd(filter: $0.flag).over(orderBy: $0.id)
        )
      },
      [
        (1, 7, 7, 2, 7), (2, 1, -1, 1, 7), (5, -7, -7, 1, 7), (6, .max, .max, 1, 7), (7, 0, -1, nil, 0),
      ])
    GoldenCase(
      "window-exclusive-or",
      Sample.where { $0.id.in([1, 2, 5, 6, 7]) }.order(by: \.id).select {
        (
          $0.id, $0.n.bitXor().over(orderBy: $0.id, frame: .rows(from: .preceding(1))),
          $0.small.bitXor().over()
        )
      }, [(1, 7, 1), (2, -2, 1), (5, -7, 1), (6, .max, 1), (7, -1, 1)])
    GoldenCase(
      "window-statistics",
      Sample.where { $0.id.in([1, 3, 4, 5]) }.order(by: \.id).select {
        let last = Window(orderBy: $0.id, frame: .rows(from: .preceding(1)))
        ($0.id, $0.m.varPop().over(last), $0.m.varSamp().over(last))
      }, [(1, 0.0, nil), (3, 4.0, 8.0), (4, 1.0, 2.0), (5, 0.0, nil)])
    GoldenCase(
      "window-deviation",
      Sample.where { $0.id.in([1, 3, 4, 5]) }.order(by: \.id).select {
        (
          $0.id, $0.m.stddevSamp(filter: $0.id > 1).over(),
          $0.m.stddevPop().over(orderBy: $0.id, frame: .rows(from: .preceding(1)))
        )
      },
      [
        (1, 1.4142135623730951, 0.0), (3, 1.4142135623730951, 2.0), (4, 1.4142135623730951, 1.0),
        (5, 1.4142135623730951, 0.0),
      ])
    GoldenCase(
      "window-regression",
      Sample.where { $0.id.in([1, 3, 4, 5]) }.order(by: \.id).select {
        let last = Window(orderBy: $0.id, frame: .rows(from: .preceding(1)))
        (
          $0.m.regrCount($0.x).over(last), $0.m.regrSlope($0.m).over(last),
          $0.m.covarSamp($0.y).over(last), $0.m.corr($0.y).over(last)
        )
      }, [(1, nil, nil, nil), (2, 1.0, 8.0, 1.0), (2, 1.0, 2.0, 1.0), (1, nil, nil, nil)])
    GoldenCase(
      "window-means-and-products-of-pairs",
      Sample.where { $0.id.in([1, 3, 4, 5]) }.order(by: \.id).select {
        let next = Window(orderBy: $0.id, frame: .rows(from: .following(1), to: .following(1)))
        (
          $0.m.regrAvgX($0.x).over(orderBy: $0.id), $0.m.regrSxy($0.y).over(next),
          $0.m.regrCount($0.y).over(next)
        )
      }, [(7.5, 0.0, 1), (5.0, 0.0, 1), (3.6666666666666665, nil, 0), (3.6666666666666665, nil, 0)])
    GoldenCase(
      "window-sliding-doubles",
      Sample.where { $0.id.in([1, 2, 3, 8, 9, 10]) }.order(by: \.id).select {
        let frame = Window(orderBy: $0.id.descending(), frame: .rows(from: .preceding(1)))
        ($0.id, $0.x.sum().over(frame), $0.y.avg().over(frame))
      },
      [
        (1, 0.0, 2.0), (2, -5.0, 0.0), (3, 10.0, 0.0), (8, 9_007_199_254_741_000, 1.05),
        (9, 9_007_199_254_740_992, 0.29999999999999997), (10, 0.0, 0.49999999999999994),
      ])
    GoldenCase(
      "window-filtered-extremes",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          $0.id.max(filter: $0.isCompleted).over(orderBy: $0.id, frame: .rows(from: .preceding(1))),
          $0.title.min(filter: !$0.isCompleted).over(
            orderBy: $0.id, frame: .rows(from: .currentRow, to: .following(1)))
        )
      },
      [
        (1, nil, "Walk"), (2, 2, "É"), (3, 2, "É"), (4, 4, "zebra"), (5, 4, "Zebra"), (6, nil, "Zebra"),
      ])
    GoldenCase(
      "window-truth-values",
      Reminder.order(by: \.id).select {
        (
          $0.isCompleted.max().over(orderBy: $0.id),
          $0.isCompleted.min().over(partitionBy: $0.remindersListID)
        )
      }, [(false, false), (true, false), (true, false), (true, false), (true, false), (true, false)])
  }

  @GoldenCases private static var frames: [GoldenCase] {
    GoldenCase(
      "window-rows-L10-P9",
      Reminder.order(by: \.id).select {
        (
          $0.id, $0.id.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(2))),
          $0.id.sum().over(orderBy: $0.id, frame: .rows(from: .currentRow, to: .unboundedFollowing)),
          $0.id.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(1), to: .following(1)))
        )
      },
      [(1, 1, 21, 3), (2, 3, 20, 6), (3, 6, 18, 9), (4, 9, 15, 12), (5, 12, 11, 15), (6, 15, 6, 11)])
    GoldenCase(
      "window-range-of-dates",
      Reminder.order(by: \.id).select {
        ($0.id, $0.id.count().over(orderBy: $0.dueDate.epoch(), frame: .range(from: .preceding(60 * 86_400))))
      },
      [(1, 2), (2, 2), (3, 1), (4, 1), (5, 2), (6, 2)])
    GoldenCase(
      "window-range-of-instants",
      Reminder.order(by: \.id).select {
        (
          $0.id, $0.id.count().over(orderBy: $0.dueDate, frame: .range(from: .preceding(4_720, .days))),
          $0.id.count().over(
            orderBy: $0.dueDate, frame: .range(from: .following(4_720, .days), to: .unboundedFollowing)),
          $0.id.count().over(
            orderBy: $0.dueDate.descending(),
            frame: .range(from: .preceding(407_807_999_876_544, .microseconds), to: .currentRow))
        )
      },
      [(1, 3, 0, 2), (2, 2, 6, 2), (3, 1, 0, 3), (4, 1, 3, 1), (5, 3, 0, 2), (6, 2, 6, 2)])
    GoldenCase(
      "window-range-of-days",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          $0.id.count().over(
            orderBy: $0.dueDate.calendarDate(),
            frame: .range(from: .preceding(4_719, .days), to: .following(0, .weeks))),
          $0.id.count().over(
            orderBy: $0.dueDate.calendarDate(),
            frame: .range(from: .currentRow, to: .following(4_720, .days)))
        )
      }, [(1, 2, 2), (2, 2, 2), (3, 1, 3), (4, 1, 1), (5, 2, 2), (6, 2, 2)])
    GoldenCase(
      "window-range-of-times",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          $0.id.count().over(
            orderBy: $0.dueDate.timeOfDay(), frame: .range(from: .preceding(123_456, .microseconds))),
          $0.id.count().over(
            orderBy: $0.dueDate.timeOfDay(),
            frame: .range(from: .preceding(123, .milliseconds), to: .following(123, .milliseconds)))
        )
      }, [(1, 3, 3), (2, 2, 2), (3, 4, 1), (4, 3, 3), (5, 3, 3), (6, 2, 2)])
    GoldenCase(
      "window-range-of-grouped-instants",
      Reminder.group { $0.dueDate.truncated(to: .day) }.order { $0.dueDate.truncated(to: .day) }.select {
        (
          $0.id.max(),
          $0.id.count().sum().over(
            orderBy: $0.dueDate.truncated(to: .day), frame: .range(from: .preceding(4_720, .days))),
          $0.id.count().sum().over(
            orderBy: $0.dueDate.max(), frame: .range(from: .preceding(4_720, .days), to: .following(0, .days))
          )
        )
      }, [(6, 2, 2), (4, 1, 1), (3, 1, 1), (5, 3, 3)])
    GoldenCase(
      "window-range",
      Sample.where { $0.id != 6 && $0.id != 7 }.order(by: \.id).select {
        (
          $0.id, $0.id.count().over(orderBy: $0.n, frame: .range(from: .preceding(7), to: .following(7))),
          $0.id.count().over(orderBy: $0.x.descending(), frame: .range(from: .preceding(5), to: .currentRow)),
          $0.id.count().over(orderBy: $0.n, frame: .range(from: .unboundedPreceding, to: .preceding(1)))
        )
      },
      [
        (1, 5, 2, 3), (2, 2, 1, 1), (3, 5, 3, 3), (4, 5, 2, 3), (5, 1, 1, 1), (8, 5, 2, 3), (9, 1, 1, 7),
        (10, 6, 3, 2),
      ])
    GoldenCase(
      "window-range-beside-nulls",
      Sample.where { $0.id.in([1, 2, 5]) }.order(by: \.id).select {
        $0.id.count().over(
          orderBy: $0.n.ascending(nulls: .last), frame: .range(from: .following(100), to: .unboundedFollowing)
        )
      }, [1, 1, 1])
    GoldenCase(
      "window-groups-Q25",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          $0.id.count().over(orderBy: $0.priority, frame: .groups(from: .preceding(1), to: .currentRow))
        )
      }, [(1, 3), (2, 2), (3, 3), (4, 3), (5, 2), (6, 2)])
    GoldenCase(
      "window-exclude-Q25",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          $0.id.sum().over(
            orderBy: $0.priority,
            frame: .rows(from: .unboundedPreceding, to: .unboundedFollowing, excluding: .currentRow)),
          $0.id.sum().over(
            orderBy: $0.priority,
            frame: .range(from: .unboundedPreceding, to: .currentRow, excluding: .group)),
          $0.id.sum().over(
            orderBy: $0.priority,
            frame: .groups(from: .currentRow, to: .currentRow, excluding: .ties))
        )
      },
      [
        (1, 20, 16, 1), (2, 19, nil, 2), (3, 18, 8, 3), (4, 17, 16, 4), (5, 16, 11, 5), (6, 15, nil, 6),
      ])
  }

  @GoldenCases private static var places: [GoldenCase] {
    GoldenCase(
      "window-over-groups",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
        (
          $0.remindersListID, $0.id.count().sum().over(orderBy: $0.remindersListID),
          rank().over(orderBy: $0.score.sum().descending()), $0.priority.sum().max().over()
        )
      }, [(1, 3, 2, 3), (2, 6, 1, 3)])
    GoldenCase(
      "window-beside-having",
      Tag.join(Reminder.self) { $0.reminderID <= $1.id }.group { tag, _ in tag.reminderID }
        .having { $1.priority.count(distinct: true) > 0 }.order { tag, _ in tag.reminderID }
        .select { tag, _ in (tag.reminderID, rowNumber().over(orderBy: tag.reminderID)) }, [(1, 1), (3, 2)])
    GoldenCase(
      "window-in-the-query-of-not-in",
      Tag.where { !$0.id.in(Reminder.select { rank().over(orderBy: $0.id) + 3 }) }.order(by: \.id).select(
        \.id),
      [1, 2, 3])
    GoldenCase(
      "window-statistics-of-groups",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
        (
          $0.remindersListID, $0.id.max().varPop().over(orderBy: $0.remindersListID),
          $0.id.sum().varSamp().over(), $0.id.count().stddevPop(filter: $0.id.max() > 5).over(),
          $0.id.sum().regrAvgX($0.id.max(), filter: $0.id.max() > 5).over()
        )
      }, [(1, 0.0, 4.5, 0.0, 6.0), (2, 0.25, 4.5, 0.0, 6.0)])
    GoldenCase(
      "window-bits-of-groups",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
        ($0.remindersListID, $0.id.max().bitAnd().over(), $0.id.count().bitOr().over())
      }, [(1, 4, 3), (2, 4, 3)])
    GoldenCase(
      "window-over-one-group",
      Reminder.select { ($0.id.max(), rowNumber().over(), $0.id.sum().sum().over()) }, [(6, 1, 21)])
    GoldenCase(
      "window-in-order-and-arithmetic",
      Reminder.order { (rank().over(orderBy: $0.priority), $0.id) }.select {
        (
          $0.id, rank().over(orderBy: $0.priority) * 10 + rowNumber().over(orderBy: $0.id),
          $0.id - ($0.id.lag().over(orderBy: $0.id) ?? 0)
        )
      }, [(2, 12, 1), (6, 16, 1), (3, 33, 1), (5, 45, 1), (1, 51, 1), (4, 54, 1)])
    GoldenCase(
      "window-of-a-join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { ($0.id, $1.id) }.select {
          ($0.id, $1.id, $1.id.count().over(partitionBy: $0.id), rowNumber().over(orderBy: $0.id, $1.id))
        },
      [(1, 1, 3, 1), (1, 2, 3, 2), (1, 6, 3, 3), (2, 3, 3, 4), (2, 4, 3, 5), (2, 5, 3, 6), (3, nil, 0, 7)])
    GoldenCase(
      "window-named",
      Reminder.order { $0.id.sum().over(Window(partitionBy: $0.remindersListID)).descending() }
        .order(by: \.id).limit(2).select {
          let list = Window(partitionBy: $0.remindersListID)
          let first = Window(partitionBy: $0.remindersListID, orderBy: $0.id)
          (
            $0.id, $0.id.sum().over(list), rowNumber().over(first), $0.id.lead().over(first), rank().over()
          )
        }, [(3, 12, 1, 4, 1), (4, 12, 2, 5, 1)])
    GoldenCase(
      "window-several",
      Sample.join(Sample.as(OtherSample.self)) { $0.id <= $1.id }.where { $1.id == 10 }
        .order { sample, _ in sample.id }.limit(4).select {
          (
            $0.id, denseRank().over(orderBy: $0.id.descending()),
            rank().over(partitionBy: $0.flag, orderBy: $0.n), $1.id.count().over(),
            $0.id.count().over(partitionBy: $0.flag)
          )
        }, [(1, 10, 2, 10, 4), (2, 9, 1, 10, 3), (3, 8, 2, 10, 3), (4, 7, 2, 10, 4)])
    GoldenCase(
      "window-distinct",
      Reminder.distinct().select {
        ($0.remindersListID, $0.id.count().over(partitionBy: $0.remindersListID))
      },
      [(1, 3), (2, 3)])
    GoldenCase(
      "window-in-a-subquery",
      Reminder.where {
        $0.id.in(Reminder.select { $0.id.max().over(partitionBy: $0.remindersListID) ?? 0 })
      }.order(by: \.id).select(\.id), [5, 6])
    GoldenCase(
      "window-in-a-derived-table",
      Placed.from(
        Reminder.select {
          Placed.Columns(
            listID: $0.remindersListID,
            position: rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.id))
        }
      ).where { $0.position <= 1 }.order(by: \.listID).select { ($0.listID, $0.position) }, [(1, 1), (2, 1)])
  }
}

@Selection struct Placed: Equatable {
  var listID: Int
  var position: Int
}

enum OtherSample: AliasName {}

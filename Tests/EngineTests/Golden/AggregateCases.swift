import Koine

/// Aggregates in an order, of row values, of truth values and of bits; percentiles and statistics.
enum AggregateCases {
  @GoldenCases static var all: [GoldenCase] {
    orders
    firsts
    sets
    statistics
    bits
  }

  @GoldenCases private static var orders: [GoldenCase] {
    GoldenCase(
      "count-rows-of-groups",
      Reminder.group(by: \.priority).order { $0.priority }.select {
        ($0.priority, countRows(), $0.priority.count(), countRows(filter: $0.isCompleted))
      },
      [(nil, 2, 0, 1), (-1, 1, 1, 0), (0, 1, 1, 0), (3, 2, 2, 1)])
    GoldenCase(
      "Q18-concat-ordered",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID)
        .select {
          ($0.remindersListID, $0.title.groupConcat(separator: "; ", orderedBy: $0.priority, $0.title))
        },
      [(1, "Zebra; write O'Hara's \"book\"; Walk"), (2, "É; zebra; éa")])
    GoldenCase(
      "Q18-concat-ordered-descending",
      Reminder.select {
        $0.title.groupConcat(
          separator: "', ", orderedBy: $0.priority.descending(nulls: .first), $0.title.descending())
      },
      ["write O'Hara's \"book\"', Zebra', éa', Walk', zebra', É"])
    GoldenCase(
      "Q18-concat-ordered-nulls-last",
      Reminder.select {
        $0.title.groupConcat(orderedBy: $0.priority.ascending(nulls: .last), $0.id, filter: $0.id > 1)
      }, ["É,zebra,éa,write O'Hara's \"book\",Zebra"])
    GoldenCase(
      "Q18-concat-ordered-by-double",
      Reminder.select { $0.title.groupConcat(orderedBy: $0.score.descending()) },
      ["éa,Walk,É,zebra,Zebra,write O'Hara's \"book\""])
    GoldenCase(
      "Q18-concat-ordered-null-and-negative",
      Reminder.select {
        (
          $0.title.groupConcat(orderedBy: $0.priority, $0.id),
          $0.title.groupConcat(orderedBy: $0.priority.descending(), $0.id)
        )
      },
      [("write O'Hara's \"book\",Zebra,É,zebra,Walk,éa", "Walk,éa,zebra,É,write O'Hara's \"book\",Zebra")])
    GoldenCase(
      "Q18-concat-of-none", Absence.select { $0.text.groupConcat(orderedBy: $0.id) }, [nil])
    GoldenCase(
      "Q19-concat-distinct-ordered",
      Tag.select { $0.title.groupConcat(separator: " | ", distinct: true, orderedBy: $0.title.descending()) },
      ["red | blue | Red"])
    GoldenCase(
      "Q19-concat-distinct-computed",
      Phrase.where { $0.id <= 6 }
        .select { ($0.text + "-").groupConcat(separator: ",", distinct: true, orderedBy: $0.text + "-") },
      ["-,A-,a-,e\u{301}-,\u{C9}-,\u{E9}-"])
    GoldenCase(
      "Q19-concat-distinct-separator",
      Tag.where { $0.title == "red" }.select { $0.title.groupConcat(separator: "; ", distinct: true) },
      ["red"])
    GoldenCase(
      refused: "Q19-concat-distinct-other-order",
      Tag.select { $0.title.groupConcat(distinct: true, orderedBy: $0.weight) })
    GoldenCase(
      refused: "Q18-order-of-aggregate",
      Tag.select { $0.title.groupConcat(orderedBy: $0.id.count()) })
  }

  @GoldenCases private static var firsts: [GoldenCase] {
    GoldenCase(
      "first-by-order",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID)
        .select {
          (
            $0.remindersListID, $0.title.first(orderedBy: $0.priority), $0.title.last(orderedBy: $0.priority),
            $0.priority.first(orderedBy: $0.id.descending())
          )
        },
      [(1, "Zebra", "Walk", nil), (2, "É", "éa", 0)])
    GoldenCase(
      "first-by-order-filter",
      Reminder.select {
        (
          $0.id.first(orderedBy: $0.dueDate.descending(), $0.id.descending(), filter: !$0.isCompleted),
          $0.score.last(orderedBy: $0.title, filter: $0.id > 9)
        )
      }, [(5, nil)])
    GoldenCase(
      "first-by-ties",
      Tag.select { ($0.id.first(orderedBy: $0.title.lower()), $0.id.last(orderedBy: $0.title.lower())) },
      [(2, 4)])
    GoldenCase(
      "Q22-percentile-disc",
      Sample.where { $0.id <= 5 || $0.id == 10 }
        .select {
          ($0.n.percentileDisc(0), $0.n.percentileDisc(0.4), $0.n.percentileDisc(0.5), $0.n.percentileDisc(1))
        }, [(-7, 0, 7, 7)])
    GoldenCase(
      "Q22-percentile-disc-texts",
      Tag.select { ($0.title.percentileDisc(0.5), $0.title.percentileDisc(0.25, filter: $0.id > 9)) },
      [("blue", nil)])
    GoldenCase(
      "Q22-mode",
      Tag.select {
        ($0.title.mode(), $0.reminderID.mode(), $0.weight.mode(), $0.weight.mode(filter: $0.id > 9))
      },
      [("red", 1, -7, nil)])
    GoldenCase(
      "Q22-median",
      Sample.where { $0.id != 6 && $0.id != 7 }
        .select {
          (
            $0.m.median(), $0.x.percentileCont(0.25), $0.small.median(filter: $0.flag),
            $0.n.median(filter: $0.id == 5)
          )
        }, [(1, 0.5, 7, nil)])
    GoldenCase(
      "Q22-median-between-infinities", Sample.where { $0.id.in([6, 7]) }.select { $0.x.median() }, [nil])
    GoldenCase(refused: "Q22-median-over-window", Sample.select { $0.m.median().over() })
    GoldenCase(refused: "Q22-fraction-beyond-one", Sample.select { $0.m.percentileCont(1.5) })
    GoldenCase(refused: "Q22-fraction-below-zero", Sample.select { $0.m.percentileDisc(-0.5) })
  }

  @GoldenCases private static var sets: [GoldenCase] {
    GoldenCase(
      "Q23-count-of-tuples",
      Reminder.select {
        (
          row($0.remindersListID, $0.priority).countDistinct(),
          row($0.remindersListID, $0.isCompleted).countDistinct(),
          row($0.remindersListID, $0.isCompleted).countDistinct(filter: $0.id != 3 && $0.id != 5)
        )
      }, [(4, 4, 3)])
    GoldenCase(
      "Q23-count-of-text-tuples",
      Tag.select { (row($0.title, $0.reminderID).countDistinct(), row($0.title).countDistinct()) }, [(4, 3)])
    GoldenCase(
      "Q23-count-of-no-tuple", Absence.select { row($0.n, $0.text).countDistinct() }, [0])
    GoldenCase(
      "Q23-count-of-tuples-in-sets",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }.rollup { list, _ in list.title }
        .order { list, _ in list.title }
        .select { list, reminder in (list.title, row(list.id, reminder.priority).countDistinct()) },
      [(nil, 4), ("Home", 1), ("École", 3)])
    GoldenCase(
      "Q20-any-and-every",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID)
        .select {
          ($0.isCompleted.any(), $0.isCompleted.every(), ($0.score > 0).any(), ($0.priority >= 0).every())
        },
      [(true, false, true, true), (true, false, true, false)])
    GoldenCase(
      "Q20-any-of-nulls",
      Sample.select {
        (
          $0.flag.any(filter: $0.id == 3 || $0.id == 5), $0.flag.every(filter: $0.id.in([1, 3, 4])),
          $0.flag.every(filter: $0.id > 99)
        )
      }, [(nil, true, nil)])
  }

  @GoldenCases private static var statistics: [GoldenCase] {
    GoldenCase(
      "Q21-variance",
      Sample.where { $0.id == 1 || $0.id == 3 || $0.id == 5 }
        .select { ($0.y.varPop(), $0.y.varSamp(), $0.m.stddevPop(), $0.m.stddevSamp(filter: $0.id > 1)) },
      [(4, 8, 2, nil)])
    GoldenCase(
      "Q21-variance-of-one",
      Sample.where { $0.id == 1 }
        .select { ($0.n.varPop(), $0.n.varSamp(), $0.n.stddevPop(), $0.n.stddevSamp(), $0.n.corr($0.m)) },
      [(0, nil, 0, nil, nil)])
    GoldenCase(
      "Q21-variance-of-none",
      Absence.select { ($0.n.varPop(), $0.n.stddevSamp(), $0.n.median(), $0.n.regrCount($0.id)) },
      [(nil, nil, nil, 0)])
    GoldenCase(
      "Q21-regression",
      Sample.where { $0.id <= 5 }
        .select {
          (
            $0.m.regrCount($0.x), $0.m.regrSlope($0.m), $0.m.regrIntercept($0.m), $0.m.corr($0.m),
            $0.m.regrR2($0.m),
            $0.m.covarPop($0.y), $0.m.covarSamp($0.y)
          )
        }, [(4, 1, 0, 1, 1, 2.75, 11.0 / 3)])
    GoldenCase(
      "Q21-means-and-squares-of-pairs",
      Sample.where { $0.id.in([2, 4, 5]) }
        .select {
          (
            $0.m.regrAvgX($0.n), $0.m.regrAvgY($0.n), $0.m.regrSxx($0.n), $0.m.regrSyy($0.n),
            $0.m.regrSxy($0.n),
            $0.m.regrSxy($0.n, filter: $0.id == 5)
          )
        }, [(0, 1, 98, 2, -14, nil)])
  }

  private static let highest = Int.max

  @GoldenCases private static var bits: [GoldenCase] {
    GoldenCase(
      "Q24-bits",
      Sample.where { $0.id != 9 }
        .select {
          ($0.n.bitAnd(filter: $0.id.in([1, 3, 6])), $0.n.bitOr(), $0.m.bitAnd(filter: $0.id.in([3, 10])))
        },
      [(7, -1, -4)])
    GoldenCase("Q24-bits-of-none", Absence.select { ($0.n.bitAnd(), $0.n.bitOr()) }, [(nil, nil)])
    GoldenCase("Q24-small-bits", Sample.select { ($0.small.bitOr(), $0.small.bitAnd()) }, [(-1, 0)])
    GoldenCase(
      "Q24-exclusive-or",
      Sample.select { ($0.n.bitXor(filter: $0.id.in([1, 2, 10])), $0.m.bitXor(filter: $0.id == 5)) },
      [(-2, nil)])
  }
}

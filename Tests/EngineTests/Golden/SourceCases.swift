import Koine

/// Queries as sources of other queries: derived tables, common tables, aliases, without a type declared for them.
enum SourceCases {
  @GoldenCases static var all: [GoldenCase] {
    derived
    common
    recursive
    semiJoins
    valueTables
    days
    lateral
    locks
  }

  private static let perList = Reminder.group(by: \.remindersListID)
    .select { ($0.remindersListID, $0.id.count(), $0.priority.max()) }

  @Selection struct Total: Equatable {
    var list: Int
    var best: Int?
  }

  /// Q6, Q7: every source has a name, and every column one.
  @GoldenCases private static var derived: [GoldenCase] {
    GoldenCase(
      "derived-tuple-Q6", perList.as("totals").where { $0.1 > 2 }.order { $0.0 }, [(1, 3, 3), (2, 3, 3)])
    GoldenCase(
      "derived-join",
      RemindersList.join(perList.as("totals")) { list, totals in list.id == totals.0 }
        .order { list, _ in list.id }.select { list, totals in (list.title, totals.1) },
      [("Home", 3), ("École", 3)])
    GoldenCase(
      "derived-left-join",
      RemindersList.leftJoin(perList.as("totals")) { list, totals in list.id == totals.0 }
        .order { list, _ in list.id }.select { list, totals in (list.title, totals.1, totals.2 ?? -1) },
      [("Home", 3, 3), ("École", 3, 3), ("empty", nil, -1)])
    GoldenCase(
      "derived-left-join-rows",
      RemindersList.leftJoin(perList.as("totals")) { list, totals in list.id == totals.0 }
        .where { list, totals in totals == nil }.select { list, _ in list.id },
      [3])
    GoldenCase(
      "derived-value", Reminder.select { $0.title.length() }.as("lengths").select { $0.value.sum() }, [38])
    GoldenCase(
      "derived-of-derived",
      perList.as("totals").where { $0.2 == 3 }.select { ($0.1, $0.0) }.as("turned").order {
        $0.1.descending()
      },
      [(3, 2), (3, 1)])
    GoldenCase(
      "derived-selection",
      Reminder.group(by: \.remindersListID)
        .select { Total.Columns(list: $0.remindersListID, best: $0.priority.max()) }
        .as("best").where { $0.best == 3 }.order { $0.list },
      [Total(list: 1, best: 3), Total(list: 2, best: 3)])
    GoldenCase(
      "derived-rows-limited",
      Tag.order { $0.id.descending() }.limit(2).as("last").where { $0.title == "red" }, [Reminders.tags[2]])
    GoldenCase(
      "derived-compound-Q7",
      Tag.select(\.id).union(RemindersList.select(\.id)).as("ids").select { $0.value.max() }, [4])
    GoldenCase(
      "derived-row-and-value",
      Tag.select { ($0, $0.title.length()) }.as("measured").where { $0.1 == 4 }.select { $0.0.title },
      ["blue"])
    GoldenCase(
      "derived-in-exists",
      RemindersList.where { list in exists(perList.as("totals").where { $0.0 == list.id }) }.order(by: \.id)
        .select(\.id), [1, 2])
    GoldenCase(
      "derived-of-the-same-table",
      Reminder.where { reminder in
        exists(
          Reminder.select { ($0.priority, $0.id) }.as("reminders")
            .where { $0.0 == reminder.priority && $0.1 != reminder.id })
      }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "alias-by-text",
      Tag.join(Tag.as("other")) { $0.title == $1.title && $0.id < $1.id }.select { ($0.id, $1.id) },
      [(1, 3)])
    GoldenCase(
      "alias-of-a-condition",
      Tag.join(Tag.where { $0.weight < 0 }.as("negative")) { $0.title == $1.title }
        .order { tag, _ in tag.id }.select { ($0.id, $1.id) },
      [(1, 3), (3, 3)])
  }

  private static let totals = perList.commonTable("totals")

  /// Q38: hints are left out where there is none.
  @GoldenCases private static var common: [GoldenCase] {
    GoldenCase("common-tuple", totals.where { $0.1 > 2 }.order { $0.0 }, [(1, 3, 3), (2, 3, 3)])
    GoldenCase(
      "common-used-twice",
      RemindersList.join(totals) { list, totals in list.id == totals.0 }
        .where { $1.1 == totals.select { $0.1.max() } }.order { list, _ in list.id }.select { list, _ in
          list.id
        },
      [1, 2])
    GoldenCase(
      "common-joined-with-itself",
      totals.join(totals.as("others")) { $0.0 < $1.0 }.select { ($0.0, $1.0) }, [(1, 2)])
    GoldenCase(
      "common-of-common",
      totals.where { $0.0 == 1 }.select { ($0.0, $0.1) }.commonTable("first")
        .join(totals) { $0.0 == $1.0 }.select { ($0.1, $1.2) },
      [(3, 3)])
    // A value that is no optional, and yet NULL.
    GoldenCase(
      "common-nulls-first-within-a-value",
      RemindersList.find(1).select { _ in
        Sample.where { $0.id <= 2 }.select {
          ($0.id, $0.id.cast(as: String.self).replace("1", with: "x").cast(as: Int.self))
        }.commonTable("numbers").order { $0.1 }.limit(1).select { $0.0 }
      },
      [1])
    GoldenCase(
      "common-materialized-Q38",
      perList.commonTable("totals", materialized: true).select { $0.0 }.order { $0.0 },
      [1, 2])
    GoldenCase(
      "common-not-materialized-Q38",
      perList.commonTable("totals", materialized: false).select { $0.0 }.order { $0.0 }, [1, 2])
    GoldenCase(
      "common-value",
      Tag.select(\.title).distinct().commonTable("titles").where { $0.value > "a" }.order { $0.value },
      ["blue", "red"])
    GoldenCase(
      "common-rows", Tag.where { $0.weight > 0 }.commonTable("heavy").select { $0.title }, ["red"])
    GoldenCase(
      "common-in-in",
      Tag.where { $0.id.in(Tag.where { $0.weight == nil }.select(\.id).commonTable("light")) }.select(\.id),
      [2])
    GoldenCase("common-counted", totals.where { $0.2 == 3 }.count(), [2])
    GoldenCase(
      "common-in-union",
      totals.select { $0.0 }.unionAll(totals.select { $0.1 }).order { $0 }, [1, 2, 3, 3])
  }

  private static let one = Tag.where { $0.id == 1 }

  /// Q41: RECURSIVE is written, and the first query gets the types of all.
  @GoldenCases private static var recursive: [GoldenCase] {
    GoldenCase(
      "recursive-numbers-Q41",
      one.select(\.id).commonTable("numbers", unionAll: { $0.where { $0.value < 5 }.select { $0.value + 1 } })
        .order { $0.value }, [1, 2, 3, 4, 5])
    GoldenCase(
      "recursive-materialized-Q38",
      one.select(\.id)
        .commonTable(
          "numbers", materialized: true, unionAll: { $0.where { $0.value < 3 }.select { $0.value + 1 } }
        )
        .order { $0.value }, [1, 2, 3])
    GoldenCase(
      "recursive-not-materialized-Q38",
      one.select { ($0.id, $0.title) }
        .commonTable(
          "cycle", materialized: false, union: { $0.select { (($0.0 + 1) % 3, $0.1) } }
        )
        .order { $0.0 }.select { $0.0 }, [0, 1, 2])
    GoldenCase(
      "recursive-rows-materialized-Q38",
      RemindersList.where { $0.id == 1 }
        .commonTable(
          "lists", materialized: true,
          union: { lists in
            RemindersList.join(lists) { $0.id == $1.id + 1 }.select { list, _ in list }
          }
        )
        .order { $0.id }.select { $0.title }, ["Home", "École", "empty"])
    GoldenCase(
      "recursive-wide-numbers-Q41",
      one.select { _ in 1_000_000 }
        .commonTable(
          "numbers", unionAll: { $0.where { $0.value < 1_000_000_000_000 }.select { $0.value * 1000 } }
        )
        .order { $0.value }, [1_000_000, 1_000_000_000, 1_000_000_000_000])
    GoldenCase(
      "recursive-small-numbers-Q41",
      Sample.where { $0.id == 4 }.select(\.small)
        .commonTable("numbers", unionAll: { $0.where { $0.value < 4 }.select { $0.value + 1 } })
        .order { $0.value }, [1, 2, 3, 4])
    GoldenCase(
      "recursive-given-text-Q41",
      one.select { _ in ("a", 1) }
        .commonTable("texts", unionAll: { $0.where { $0.1 < 3 }.select { ($0.0 + $0.0 + "bcd", $0.1 + 1) } })
        .order { $0.1 }, [("a", 1), ("aabcd", 2), ("aabcdaabcdbcd", 3)])
    GoldenCase(
      "recursive-texts-Q41",
      one.select { ($0.id, $0.title) }
        .commonTable(
          "texts", unionAll: { $0.where { $0.0 < 4 }.select { ($0.0 + 1, $0.1 + ", and again") } }
        )
        .select { $0.1.length() }.order { $0.0 }, [3, 14, 25, 36])
    GoldenCase(
      "recursive-cycle",
      one.select(\.id).commonTable("cycle", union: { $0.select { ($0.value + 1) % 3 } }).order { $0.value },
      [0, 1, 2])
    GoldenCase(
      "recursive-tree",
      RemindersList.where { $0.id == 1 }.select { ($0.id, $0.title) }
        .commonTable(
          "tree",
          unionAll: { tree in
            RemindersList.join(tree) { list, tree in list.id == tree.0 + 1 }
              .select { list, tree in (list.id, tree.1 + "/" + list.title) }
          }
        )
        .order { $0.0 }, [(1, "Home"), (2, "Home/École"), (3, "Home/École/empty")])
    GoldenCase(
      "recursive-in-a-condition",
      Reminder.where {
        $0.id.in(
          one.select(\.id).commonTable("odd", unionAll: { $0.where { $0.value < 5 }.select { $0.value + 2 } })
        )
      }.order(by: \.id).select(\.id), [1, 3, 5])
  }

  /// Rows that have a partner, once, and rows that have none.
  @GoldenCases private static var semiJoins: [GoldenCase] {
    GoldenCase(
      "semi-join", Reminder.semiJoin(Tag.self) { $0.id == $1.reminderID }.order(by: \.id).select(\.id),
      [1, 3, 6])
    GoldenCase(
      "anti-join", Reminder.antiJoin(Tag.self) { $0.id == $1.reminderID }.order(by: \.id).select(\.id),
      [2, 4, 5])
    GoldenCase(
      "anti-join-of-null",
      Tag.antiJoin(Sample.self) { $0.weight == $1.n }.order(by: \.id).select(\.id), [2])
    GoldenCase(
      "semi-join-of-the-same-table",
      Tag.semiJoin(Tag.self) { $0.title == $1.title && $0.id != $1.id }.order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "semi-join-of-a-condition",
      Reminder.semiJoin(Tag.where { $0.title == "red" }) { $0.id == $1.reminderID }.order(by: \.id)
        .select(\.id), [1, 3])
    GoldenCase(
      "anti-join-of-a-limited-query",
      Reminder.antiJoin(Tag.order(by: \.id).limit(2)) { $0.id == $1.reminderID }.order(by: \.id)
        .select(\.id), [2, 3, 4, 5, 6])
    GoldenCase(
      "semi-join-of-a-derived-table",
      RemindersList.semiJoin(perList.as("totals")) { $0.id == $1.0 && $1.1 > 2 }.order(by: \.id)
        .select(\.id), [1, 2])
    GoldenCase(
      "semi-join-after-a-join",
      Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
        .antiJoin(Tag.self) { $0.id == $2.reminderID && $1.title == "Home" }
        .order { reminder, _ in reminder.id }.select { reminder, _ in reminder.id }, [2, 3, 4, 5])
  }

  /// Q8, F32: VALUES under names of its own, and series of integers.
  @GoldenCases private static var valueTables: [GoldenCase] {
    GoldenCase(
      "values-Q8", values([(1, "a"), (2, "É")]).order { $0.0.descending() }, [(2, "É"), (1, "a")])
    GoldenCase(
      "values-of-null-Q8",
      values([(nil, 1.5), (2, nil), (3, 0.25)] as [(Int?, Double?)], as: "numbers").order { $0.0 },
      [(nil, 1.5), (2, nil), (3, 0.25)])
    GoldenCase(
      "values-joined-Q8",
      Tag.join(values([("red", 1), ("blue", 2)], as: "colors")) { $0.title == $1.0 }
        .order { tag, _ in tag.id }.select { ($0.id, $1.1) }, [(1, 1), (2, 2), (3, 1)])
    GoldenCase("values-of-one-row-Q8", values([(1, true)]).select { $0.1 }, [true])
    GoldenCase("values-of-no-row-Q8", values([] as [(Int, String)]).select { $0.0 }, [])
    GoldenCase(
      "values-of-one-value-Q8", values([3, 1, 2]).where { $0.value > 1 }.order { $0.value }, [2, 3])
    GoldenCase(
      "values-of-dates-Q8",
      values([(Reminders.januaryEnd, 1), (Reminders.leapDay, 2)]).order { $0.0 }.select { $0.1 }, [2, 1])
    GoldenCase(
      "values-as-common-table-Q8",
      values([1, 2]).commonTable("ids").join(Tag.all()) { $0.value == $1.id }.order { ids, _ in
        ids.value
      }
      .select { $1.title }, ["red", "blue"])
    GoldenCase(
      "unnest-of-integers", unnest([3, 1, .min, 3, .max]).order { $0.value }, [.min, 1, 3, 3, .max])
    GoldenCase(
      "unnest-of-texts-joined",
      Tag.join(unnest(["red", "a\"b", "blue", "red"])) { $0.title == $1.value }
        .order { tag, _ in tag.id }.select { tag, text in (tag.id, text.value) },
      [(1, "red"), (1, "red"), (2, "blue"), (3, "red"), (3, "red")])
    GoldenCase(
      "unnest-of-doubles", unnest([0.1, -2.5e300, 1e-300]).order { $0.value }, [-2.5e300, 1e-300, 0.1])
    GoldenCase(
      "unnest-of-truth-values", unnest([true, false, true]).where { $0.value }.select { $0.value.count() },
      [2])
    GoldenCase("unnest-of-nothing", unnest([] as [String]).select { $0.value }, [])
    GoldenCase("unnest-in", Tag.where { $0.id.in(unnest([1, 9])) }.select(\.id), [1])
    GoldenCase("values-in-Q8", Tag.where { $0.id.in(values([1, 9])) }.select(\.id), [1])
    GoldenCase("series-F32", series(1, through: 5).order { $0.value }, [1, 2, 3, 4, 5])
    GoldenCase("series-far-F32", series(1, through: 3000).select { $0.value.count() }, [3000])
    GoldenCase("series-by-F32", series(1, through: 10, by: 4).order { $0.value }, [1, 5, 9])
    GoldenCase("series-down-F32", series(3, through: -2, by: -2).order { $0.value.descending() }, [3, 1, -1])
    GoldenCase("series-of-none-F32", series(3, through: 2).order { $0.value }, [])
    GoldenCase("series-without-step-F32", series(3, through: 3, by: 0).order { $0.value }, [3])
    GoldenCase(
      "series-to-the-end-F32", series(.max - 1, through: .max).order { $0.value }, [.max - 1, .max])
    GoldenCase(
      "series-left-join-F32",
      series(1, through: 4, as: "ids").leftJoin(RemindersList.all()) { $0.value == $1.id }
        .order { ids, _ in ids.value }.select { ($0.value, $1.title) },
      [(1, "Home"), (2, "École"), (3, "empty"), (4, nil)])
  }

  private enum Second: AliasName {}

  private static let locked: From1<Tag.Columns> = Tag.where { $0.id < 3 }.forShare(singleWriterSuffices: true)
  private static let heavy: From1<Tag.Columns> = Tag.where { $0.weight > 0 }

  /// Q42: locks of rows, on SQLite only where a single writer is lock enough.
  @GoldenCases private static var locks: [GoldenCase] {
    GoldenCase(
      "lock-update-Q42", Tag.where { $0.id == 1 }.forUpdate(singleWriterSuffices: true).select(\.id), [1])
    GoldenCase(
      "lock-share-Q42", Tag.where { $0.id == 1 }.forShare(singleWriterSuffices: true).select(\.id), [1])
    // On a table that no other test locks.
    GoldenCase(
      "lock-skipping-Q42",
      Absence.order(by: \.id).limit(1).forUpdate(.skipLocked, singleWriterSuffices: true).select(\.id), [])
    GoldenCase(
      "lock-failing-Q42",
      Absence.join(Absence.as(Second.self)) { $0.id == $1.n }.forShare(.fail, singleWriterSuffices: true)
        .select { absence, _ in absence.id }, [])
    GoldenCase(
      "lock-in-a-subquery-Q42",
      Tag.where { $0.id.in(Reminder.where { $0.id < 3 }.forUpdate(singleWriterSuffices: true).select(\.id)) }
        .order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      refused: "lock-of-tables-Q42",
      Absence.leftJoin(Absence.as(Second.self)) { $0.id == $1.n }
        .forUpdate(of: { absence, _ in absence }, .fail, singleWriterSuffices: true)
        .select { absence, _ in absence.id })
    GoldenCase(
      refused: "lock-of-a-joined-query-Q42",
      Reminder.join(Tag.where { $0.id < 3 }.forUpdate(singleWriterSuffices: true)) {
        $0.id == $1.reminderID
      })
    GoldenCase(
      refused: "lock-narrowed-Q42",
      Tag.where { $0.id < 3 }.forUpdate(singleWriterSuffices: true).as("locked").where { $0.weight > 0 })
    GoldenCase(refused: "lock-of-a-condition-Q42", locked && heavy)
    GoldenCase("lock-counted-Q42", Tag.where { $0.id > 1 }.forUpdate(singleWriterSuffices: true).count(), [3])
  }

  private static let lastOfList = RemindersList.joinLateral { list in
    Reminder.where { $0.remindersListID == list.id }.select { ($0.id.max(), $0.id.count()) }.as("last")
  }

  private static let firstTwo = RemindersList.joinLateral { list in
    Reminder.where { $0.remindersListID == list.id }.order { ($0.priority.descending(), $0.id) }.limit(2)
  }.order { list, reminder in (list.id, reminder.id) }.select { list, reminder in
    (list.title, reminder.id)
  }

  private static func days(_ texts: String...) -> [CalendarDate] { texts.compactMap { CalendarDate($0) } }

  /// F32: days as a table.
  @GoldenCases private static var days: [GoldenCase] {
    GoldenCase(
      "series-of-days-F32",
      series(CalendarDate(2012, 2, 27), through: CalendarDate(2012, 3, 1)).order { $0.value },
      days("2012-02-27", "2012-02-28", "2012-02-29", "2012-03-01"))
    GoldenCase(
      "series-of-months-F32",
      series(CalendarDate(2013, 1, 31), through: CalendarDate(2013, 4, 29), by: 1, .month).order { $0.value },
      days("2013-01-31", "2013-02-28", "2013-03-31"))
    GoldenCase(
      "series-of-weeks-down-F32",
      series(CalendarDate(2013, 1, 15), through: CalendarDate(2013, 1, 1), by: -1, .week).order { $0.value },
      days("2013-01-01", "2013-01-08", "2013-01-15"))
    GoldenCase(
      "series-of-days-twice-F32",
      series(CalendarDate(2013, 1, 1), through: CalendarDate(2013, 1, 2), as: "nights")
        .join(series(CalendarDate(2013, 1, 2), through: CalendarDate(2013, 1, 4), as: "days")) {
          $0.value == $1.value
        }
        .select { ($0.value, $1.value) },
      zip(days("2013-01-02"), days("2013-01-02")).map { ($0, $1) })
    GoldenCase(
      "series-of-no-day-F32", series(CalendarDate(2013, 1, 15), through: CalendarDate(2013, 1, 1)), [])
    GoldenCase(
      refused: "series-to-a-day-that-is-none-F32",
      series(CalendarDate(2013, 1, 1), through: CalendarDate(2013, 2, 30)).select { $0.value })
    GoldenCase(
      "series-to-the-last-day-F32",
      series(CalendarDate(9999, 11, 30), through: CalendarDate(9999, 12, 31), by: 2, .month).select {
        $0.value.count()
      }, [1])
    GoldenCase(
      "series-of-months-joined-F32",
      series(CalendarDate(2000, 1, 1), through: CalendarDate(2000, 4, 1), by: 1, .month, as: "months")
        .leftJoin(Reminder.self) { month, reminder in
          reminder.dueDate.calendarDate().truncated(to: .month) == month.value
        }
        .group { month, _ in month.value }.order { month, _ in month.value }
        .select { month, reminder in (month.value, reminder.id.count()) },
      zip(days("2000-01-01", "2000-02-01", "2000-03-01", "2000-04-01"), [0, 1, 0, 0]).map { ($0, $1) })
  }

  /// Q32: the rows of a query that is made for each row.
  @GoldenCases private static var lateral: [GoldenCase] {
    GoldenCase(
      "lateral-first-rows-Q32",
      firstTwo,
      [("Home", 1), ("Home", 2), ("École", 4), ("École", 5)])
    GoldenCase(
      "lateral-left-Q32",
      RemindersList.leftJoinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.order { $0.id.descending() }.limit(1)
      }.order { list, _ in list.id }.select { list, reminder in (list.title, reminder.id) },
      [("Home", 6), ("École", 5), ("empty", nil)])
    GoldenCase(
      "lateral-offset-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.order { $0.id }.limit(1, offset: 1)
          .select { ($0.id, $0.title) }.as("second")
      }.order { list, _ in list.id }.select { list, second in (list.id, second.0, second.1) },
      [(1, 2, "write O'Hara's \"book\""), (2, 4, "éa")])
    GoldenCase(
      "lateral-aggregates-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.select { ($0.id.count(), $0.priority.max()) }
          .as("summary")
      }.where { _, summary in summary.0 < 4 }.order { list, summary in (summary.0, list.id) }
        .select { list, summary in (list.id, summary.0, summary.1 ?? -1) },
      [(3, 0, -1), (1, 3, 3), (2, 3, 3)])
    GoldenCase(
      "lateral-groups-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.group(by: \.priority)
          .order { $0.priority.descending() }.limit(1).select { ($0.priority, $0.id.count()) }.as("top")
      }.order { list, _ in list.id }.select { list, top in (list.id, top.0, top.1) },
      [(1, 3, 1), (2, 3, 1)])
    GoldenCase(
      "lateral-inequality-Q32",
      RemindersList.joinLateral { list in
        Tag.where { $0.id < list.id }.select { ($0.id, $0.title) }.as("smaller")
      }.order { list, smaller in (list.id, smaller.0) }.select { list, smaller in (list.id, smaller.1) },
      [(2, "red"), (3, "red"), (3, "blue")])
    GoldenCase(
      "lateral-ties-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.order { $0.priority }.limit(1, withTies: true)
      }.order { list, reminder in (list.id, reminder.id) }.select { list, reminder in (list.id, reminder.id)
      },
      [(1, 2), (1, 6), (2, 3)])
    GoldenCase(
      "lateral-two-Q32",
      lastOfList.leftJoinLateral { list, last in
        Reminder.where { $0.id == last.0 && $0.remindersListID == list.id }.select { ($0.id, $0.title) }.as(
          "found")
      }.order { list, _, _ in list.id }.select { list, last, found in (list.id, last.1, found.1) },
      [(1, 3, "Zebra"), (2, 3, "zebra"), (3, 0, nil)])
    GoldenCase(
      "lateral-all-columns-Q32",
      RemindersList.where { $0.id == 2 }.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.order(by: \.id).limit(1)
      },
      [(Reminders.lists[1], Reminders.reminders[2])])
    GoldenCase(
      "lateral-distinct-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }.select(\.isCompleted).distinct().as("states")
      }.order { list, states in (list.id, states.value) }.select { list, states in (list.id, states.value) },
      [(1, false), (1, true), (2, false), (2, true)])
    GoldenCase(
      refused: "lateral-distinct-other-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.id <= list.id }.select(\.isCompleted).distinct().as("states")
      })
    GoldenCase(
      refused: "lateral-other-Q32",
      RemindersList.joinLateral { list in
        Tag.where { $0.id < list.id }.order { $0.id.descending() }.limit(1)
      })
    GoldenCase(
      refused: "lateral-window-Q32",
      RemindersList.joinLateral { list in
        Reminder.where { $0.remindersListID == list.id }
          .select { ($0.id, rowNumber().over(orderBy: $0.id)) }.as("numbered")
      })
  }
}

import Koine

/// Conditions on window functions, and limits with ties.
enum QualifyCases {
  @GoldenCases static var all: [GoldenCase] {
    qualify
    ties
  }

  @GoldenCases private static var qualify: [GoldenCase] {
    GoldenCase(
      "qualify-first-of-each-Q28",
      Reminder.qualify {
        rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.score.descending(), $0.id) == 1
      }.order(by: \.id).select { ($0.id, $0.title) }, [(1, "Walk"), (4, "éa")])
    GoldenCase(
      "qualify-rows",
      RemindersList.qualify { $0.title == $0.title.max().over() }, [RemindersList(id: 2, title: "École")])
    GoldenCase(
      "qualify-column-and-window",
      Reminder.where { $0.id > 1 }.qualify {
        $0.score > ($0.score.avg().over(partitionBy: $0.remindersListID) ?? 0)
      }
      .qualify { $0.priority == nil || $0.id.in([3, 4]) }
      .order { $0.title.descending() }.select(\.title), ["éa", "Zebra"])
    GoldenCase(
      "qualify-order-limit",
      Reminder.qualify { rank().over(orderBy: $0.priority) <= 4 }
        .order { ($0.priority.descending(), rank().over(orderBy: $0.id.descending())) }.limit(3, offset: 1)
        .select { ($0.id, $0.priority) }, [(3, -1), (6, nil), (2, nil)])
    GoldenCase(
      "qualify-distinct",
      Reminder.distinct().qualify { rowNumber().over(orderBy: $0.id) > 2 }.order(by: \.remindersListID)
        .select(\.remindersListID), [1, 2])
    GoldenCase(
      "qualify-distinct-on",
      Reminder.distinct(on: \.remindersListID).order { ($0.remindersListID, $0.id) }
        .qualify { rowNumber().over(orderBy: $0.id) > 1 }.select { ($0.remindersListID, $0.id) },
      [(1, 2), (2, 3)])
    GoldenCase(
      "qualify-groups",
      Reminder.group(by: \.remindersListID).having { $0.id.count() > 0 }
        .qualify { rank().over(orderBy: $0.score.sum().descending()) == 1 && $0.id.count() > 2 }
        .select { ($0.remindersListID, $0.id.count()) }, [(2, 3)])
    GoldenCase(
      "qualify-one-group",
      Reminder.qualify { _ in rowNumber().over() == 1 }.select { $0.id.max() }, [6])
    GoldenCase(
      "qualify-count",
      Reminder.qualify { rank().over(partitionBy: $0.remindersListID, orderBy: $0.priority) == 1 }.count(),
      [3])
    GoldenCase(
      "qualify-exists",
      RemindersList.where { list in
        exists(
          Reminder.where { $0.remindersListID == list.id }.qualify { rowNumber().over(orderBy: $0.id) > 2 })
      }.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "qualify-subquery",
      Reminder.qualify { rowNumber().over(orderBy: $0.id).in(Tag.select(\.reminderID)) }
        .order(by: \.id).select(\.id), [1, 3, 6])
    GoldenCase(
      "qualify-join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .qualify { list, reminder in
          rowNumber().over(partitionBy: list.id, orderBy: reminder.id.descending()) == 1
        }
        .order { list, _ in list.id }.select { ($0.title, $1.title) },
      [("Home", "Zebra"), ("École", "zebra"), ("empty", nil)])
    GoldenCase(
      "qualify-derived",
      Placed.from(
        Reminder.qualify { rowNumber().over(orderBy: $0.id) % 2 == 0 }.select {
          Placed.Columns(listID: $0.remindersListID, position: rowNumber().over(orderBy: $0.id))
        }
      ).order(by: \.position).select { ($0.listID, $0.position) }, [(1, 2), (2, 4), (1, 6)])
  }

  @GoldenCases private static var ties: [GoldenCase] {
    GoldenCase(
      "limit-with-ties-Q4",
      Reminder.order { $0.priority.descending() }.limit(1, withTies: true).select(\.priority), [3, 3])
    GoldenCase(
      "limit-with-ties-of-null",
      Reminder.order(by: \.priority).limit(1, withTies: true).select(\.priority), [nil, nil])
    GoldenCase(
      "limit-with-ties-of-a-computed-decimal",
      Tag.order { tag in
        let weight = tag.weight.cast(as: Scaled<Cents>?.self)
        return (weight - weight).descending()
      }.limit(2, withTies: true).select { $0.weight == nil }, [false, false, false])
    GoldenCase(
      "limit-with-ties-offset",
      Reminder.order(by: \.priority).limit(4, offset: 1, withTies: true).select(\.priority),
      [nil, -1, 0, 3, 3])
    GoldenCase(
      "limit-with-ties-of-no-row",
      Reminder.order(by: \.priority).limit(0, offset: 1, withTies: true).select(\.priority), [])
    GoldenCase(
      "limit-with-ties-distinct",
      Reminder.distinct().order(by: \.priority).limit(2, withTies: true).select(\.priority), [nil, -1])
    GoldenCase(
      "limit-with-ties-distinct-on",
      Reminder.distinct(on: \.priority).order { ($0.priority, $0.id) }.limit(2, withTies: true)
        .select { ($0.priority, $0.id) }, [(nil, 2), (-1, 3)])
    GoldenCase(
      "limit-with-ties-groups",
      Reminder.group(by: \.remindersListID).order { $0.id.count() }.limit(1, withTies: true)
        .select { $0.id.count() }, [3, 3])
    GoldenCase(
      "limit-with-ties-qualify",
      Reminder.qualify { rank().over(orderBy: $0.id) > 2 }.order { $0.priority }.limit(1, withTies: true)
        .select(\.id), [6])
    GoldenCase(
      "limit-with-ties-texts",
      Tag.order { $0.title.descending() }.limit(1, withTies: true).select(\.title), ["red", "red"])
    GoldenCase(
      "limit-with-ties-compound",
      Reminder.select(\.priority).unionAll(Tag.select(\.weight)).order { $0.descending() }
        .limit(2, withTies: true), [7, 3, 3])
    GoldenCase(
      "limit-with-ties-count", Reminder.order(by: \.priority).limit(1, withTies: true).count(), [2])
    GoldenCase(
      "limit-with-ties-rollup",
      Reminder.rollup { ($0.remindersListID, $0.isCompleted) }.order { $0.id.count().descending() }
        .limit(2, withTies: true).select { $0.id.count() }, [6, 3, 3])
    GoldenCase(
      "limit-with-ties-exists",
      Tag.where { tag in exists(Reminder.order { $0.score }.limit(1, offset: 5, withTies: true)) }
        .order(by: \.id).limit(1).select(\.id), [1])
    GoldenCase(
      "limit-with-ties-in",
      RemindersList.where {
        $0.id.in(Reminder.order { $0.score.descending() }.limit(1, withTies: true).select(\.remindersListID))
      }.select(\.id), [2])
  }
}

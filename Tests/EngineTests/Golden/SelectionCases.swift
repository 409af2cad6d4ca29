import Koine

@Selection struct ListTotal: Equatable {
  var title: String
  @Column("n") var count: Int
}

/// Rows of tables, one of which may be missing, and of a selection inside of another one.
@Selection("overviews") struct ListOverview: Equatable {
  var list: RemindersList
  var total: ListTotal
  var tag: Tag?
  var priority: Int?
  @Ephemeral var isOpen = true
}

@Selection struct Pair: Equatable {
  var list: RemindersList
  var id: Int
}

/// The shapes that `@Selection` structs give to rows.
enum SelectionCases {
  private static let totals = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .group { list, _ in list.id }
    .select { ListTotal.Columns(title: $0.title, count: $1.id.count()) }

  private static let overviews =
    RemindersList
    .leftJoin(Tag.self) { $0.id == $1.id && $1.weight != nil }
    .select {
      ListOverview.Columns(
        list: $0, total: ListTotal.Columns(title: $0.title + "!", count: $0.id * 2), tag: $1,
        priority: $1.weight)
    }

  private static let overviewRows = [
    ListOverview(
      list: Reminders.lists[0], total: ListTotal(title: "Home!", count: 2), tag: Reminders.tags[0],
      priority: 7),
    ListOverview(
      list: Reminders.lists[1], total: ListTotal(title: "École!", count: 4), tag: nil, priority: nil),
    ListOverview(
      list: Reminders.lists[2], total: ListTotal(title: "empty!", count: 6), tag: Reminders.tags[2],
      priority: -7),
  ]

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "selection", totals.order { list, _ in list.id },
      [
        ListTotal(title: "Home", count: 3), ListTotal(title: "École", count: 3),
        ListTotal(title: "empty", count: 0),
      ])
    GoldenCase("selection-rows-inside", overviews.order { list, _ in list.id }, overviewRows)
    GoldenCase(
      "selection-of-what-is-never-null",
      RemindersList.join(Tag.self) { $0.id == $1.id }.where { $1.id == 1 }.select {
        ListOverview.Columns(
          list: $0, total: ListTotal.Columns(title: $0.title, count: 1), tag: $1, priority: $0.id + 1)
      },
      [
        ListOverview(
          list: Reminders.lists[0], total: ListTotal(title: "Home", count: 1), tag: Reminders.tags[0],
          priority: 2)
      ])
    GoldenCase(
      "selection-beside-columns",
      Tag.order(by: \.id).limit(1).select { ($0.id, ListTotal.Columns(title: $0.title, count: 3), $0) },
      [(1, ListTotal(title: "red", count: 3), Reminders.tags[0])])
    GoldenCase(
      "selection-derived-table",
      ListTotal.from(totals).where { $0.count > 0 }.order { $0.title.descending() }
        .select { ($0.title, $0.count * 2, $0) },
      [
        ("École", 6, ListTotal(title: "École", count: 3)), ("Home", 6, ListTotal(title: "Home", count: 3)),
      ])
    GoldenCase(
      "selection-derived-rows-inside",
      ListOverview.from(overviews).where { $0.list.id > 1 && $0.total.count < 7 }
        .order { ($0.tag.weight, $0.list.title) }
        .select { ($0.list, $0.tag, $0.tag.title, $0.total, $0.total.title, $0.priority) },
      [
        (Reminders.lists[1], nil, nil, ListTotal(title: "École!", count: 4), "École!", nil),
        (
          Reminders.lists[2], Reminders.tags[2], "red", ListTotal(title: "empty!", count: 6), "empty!", -7
        ),
      ])
    GoldenCase(
      "selection-derived-whole", ListOverview.from(overviews).order { $0.list.id }, overviewRows)
    GoldenCase(
      "selection-common-table",
      ListTotal.all().with(ListTotal.self, as: totals).order { ($0.count, $0.title) },
      [
        ListTotal(title: "empty", count: 0), ListTotal(title: "Home", count: 3),
        ListTotal(title: "École", count: 3),
      ])
    GoldenCase(
      "selection-outer-join",
      RemindersList.leftJoinSubquery(ListTotal.from(totals).where { $0.count == 0 }) { $0.title == $1.title }
        .order { list, _ in list.id }.select { ($0.id, $1.count, $1) },
      [(1, nil, nil), (2, nil, nil), (3, 0, ListTotal(title: "empty", count: 0))])
    GoldenCase(
      "selection-joined-common-table",
      RemindersList.all().with(ListTotal.self, as: totals).join(ListTotal.self) { $0.title == $1.title }
        .where { $1.count > 0 }.order { list, _ in list.id }.select { ($0, $1.count) },
      [(Reminders.lists[0], 3), (Reminders.lists[1], 3)])
    GoldenCase(
      "selection-returning",
      Tag.where { $0.id < 3 }.update { $0.title += "!" }
        .returning { ListTotal.Columns(title: $0.title, count: $0.id) },
      returns: [ListTotal(title: "red!", count: 1), ListTotal(title: "blue!", count: 2)])
    GoldenCase(refused: "selection-insert", ListTotal.insert(ListTotal(title: "a", count: 1)))
  }
}

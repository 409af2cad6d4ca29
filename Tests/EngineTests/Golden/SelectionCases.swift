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

/// The rows of further queries: of a table, of one column.
@Selection struct ListDetail: Equatable {
  var list: RemindersList
  var reminders: [Reminder]
  @Column("words") var titles: Array<String>
}

/// Selections that hold rows themselves.
@Selection struct DetailShelf: Equatable {
  var id: Int
  var details: [ListDetail]
  var notes: [String?]
}

/// The shapes that `@Selection` structs give to rows.
enum SelectionCases {
  private static let details = RemindersList.select { list in
    ListDetail.Columns(
      list: list, reminders: Reminder.where { $0.remindersListID == list.id }.order(by: \.id).array(),
      titles: Tag.where { $0.id == list.id }.select(\.title).array())
  }

  private static func detail(_ position: Int) -> ListDetail {
    let list = Reminders.lists[position]
    return ListDetail(
      list: list, reminders: Reminders.reminders.filter { $0.remindersListID == list.id },
      titles: Reminders.tags.filter { $0.id == list.id }.map(\.title))
  }

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
      RemindersList.leftJoin(ListTotal.from(totals).where { $0.count == 0 }) { $0.title == $1.title }
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
    hasMany
    GoldenCase(refused: "selection-insert", ListTotal.insert(ListTotal(title: "a", count: 1)))
  }

  @GoldenCases private static var hasMany: [GoldenCase] {
    GoldenCase("selection-has-many", details.order(by: \.id), [detail(0), detail(1), detail(2)])
    GoldenCase(
      "selection-has-many-derived", ListDetail.from(details).where { $0.list.id != 2 }.order { $0.list.id },
      [detail(0), detail(2)])
    GoldenCase(
      "selection-has-many-of-a-source",
      ListDetail.from(details).order { $0.list.id }.select { ($0.titles, $0.list.title, $0.reminders) },
      [0, 1, 2].map { (detail($0).titles, Reminders.lists[$0].title, detail($0).reminders) })
    GoldenCase(
      "selection-has-many-outer-join",
      Tag.leftJoin(ListDetail.from(details).where { $0.list.id == 1 }) { $0.id == $1.list.id }
        .order { tag, _ in tag.id }.select { ($0.id, $1, $1.titles) },
      Reminders.tags.map { tag in
        tag.id == 1 ? (tag.id, detail(0), detail(0).titles) : (tag.id, nil, nil)
      })
    GoldenCase(
      "selection-has-many-nested",
      RemindersList.order(by: \.id).select { list in
        DetailShelf.Columns(
          id: list.id,
          details: ListDetail.from(details).where { $0.list.id < list.id }.order { $0.list.id }.array(),
          notes: Reminder.where { $0.remindersListID == list.id }.order(by: \.id).select(\.notes).array())
      },
      [0, 1, 2].map { position in
        DetailShelf(
          id: position + 1, details: (0..<position).map(detail),
          notes: detail(position).reminders.map(\.notes))
      })
  }
}

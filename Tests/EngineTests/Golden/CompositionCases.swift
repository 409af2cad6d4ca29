import Koine

extension Reminder {
  static var open: Where<Reminder> { Self.where { !$0.isCompleted } }
  static var urgent: Where<Reminder> { Self.where { $0.priority == 3 } }
}

extension Reminder.Columns {
  var isUntitled: some QueryExpression<Bool> { title == "" || notes == nil }
}

/// Conditions as values, and what is built from them.
enum CompositionCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase("compose-where", Reminder.open.order(by: \.id).select(\.id), [1, 3, 5, 6])
    GoldenCase(
      "compose-and", (Reminder.open && Reminder.urgent).order(by: \.id).select(\.id), [1])
    GoldenCase(
      "compose-or-then-where",
      (Reminder.open || Reminder.urgent).where { $0.id > 3 }.order(by: \.id).select(\.id), [4, 5, 6])
    GoldenCase(
      "compose-not-keeps-null", (!Reminder.urgent).order(by: \.id).select(\.id), [3, 5])
    GoldenCase(
      "compose-not-of-or", (!(!Reminder.open || Reminder.urgent)).order(by: \.id).select(\.id), [3, 5])
    GoldenCase("compose-all-or", (Reminder.all() || Reminder.urgent).count(), [6])
    GoldenCase("compose-none-and", (Reminder.none && Reminder.urgent).count(), [0])
    GoldenCase("compose-none-or", (Reminder.none || Reminder.urgent).count(), [2])
    GoldenCase("compose-not-all", (!Reminder.all()).select(\.id), [])
    GoldenCase(
      "compose-holds-in-join",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID && Reminder.urgent.holds(for: $1) }
        .order { _, reminder in reminder.id }.select { ($0.title, $1.id) }, [("Home", 1), ("École", 4)])
    GoldenCase(
      "compose-join",
      RemindersList.join(Reminder.open && Reminder.urgent) { $0.id == $1.remindersListID }
        .select { ($0.title, $1.id) }, [("Home", 1)])
    GoldenCase(
      "compose-left-join",
      RemindersList.leftJoin(Reminder.urgent) { $0.id == $1.remindersListID }
        .order { list, _ in list.id }.select { ($0.title, $1.id) },
      [("Home", 1), ("École", 4), ("empty", nil)])
    GoldenCase(
      "compose-right-join",
      Tag.rightJoin(Reminder.urgent) { $0.reminderID == $1.id }
        .order { ($1.id, $0.id) }.select { ($0.id, $1.id) }, [(1, 1), (2, 1), (nil, 4)])
    GoldenCase(
      "compose-outer-side",
      RemindersList.leftJoin(Reminder.urgent) { $0.id == $1.remindersListID }
        .order { list, _ in list.id }.select { ($0.id, $1.isUntitled) }, [(1, true), (2, false), (3, nil)])
    GoldenCase(
      "compose-stored-query-in-closure", sameListLater.order(by: \.id).select(\.id), [1, 2, 3, 4])
    GoldenCase(
      "compose-update", (Reminder.open && Reminder.urgent).update { $0.title = "!" }, affects: 1,
      then: Reminder.where { $0.title == "!" }.select(\.id), [1])
    GoldenCase(
      "compose-delete", (!Reminder.open).delete(), affects: 2, then: Reminder.order(by: \.id).select(\.id),
      [1, 3, 5, 6])
    GoldenCase(refused: "compose-empty-delete", (Reminder.where(unsaid) || Reminder.urgent).delete())
    GoldenCase(refused: "compose-limited", Reminder.limit(3) && Reminder.open)
    GoldenCase(
      "builder-switch", Reminder.where { some($0, .three) }.order(by: \.id).select(\.id), [1, 4])
  }

  /// Built once, and used in a closure of a query on the same table.
  private static var sameListLater: Where<Reminder> {
    let all = Reminder.all()
    return Reminder.where { reminder in
      exists(all.where { $0.remindersListID == reminder.remindersListID && $0.id > reminder.id })
    }
  }

  private enum Wish { case open, three, nothing }

  @ConditionBuilder private static func some(_ reminder: Reminder.Columns, _ wish: Wish) -> Computed<Bool> {
    switch wish {
    case .open: !reminder.isCompleted
    case .three:
      reminder.id > 0
      reminder.priority == 3
    case .nothing: if wish == .open { reminder.isCompleted }
    }
    if #available(macOS 15, *) { reminder.id < 100 }
  }

  @ConditionBuilder private static func unsaid(_ reminder: Reminder.Columns) -> Computed<Bool> {
    if reminder._source.columns.isEmpty { reminder.isCompleted }
  }
}

/// A query of one source, whose rows can be joined like those of a table: `Reminder.open`, a subquery under a name, a
/// common table, a series.
///
///     RemindersList.leftJoin(Reminder.open) { $0.id == $1.remindersListID }
///     // … FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = … AND NOT "reminders"."isCompleted"
public protocol JoinableQuery: SelectStatement where Columns: SourceColumns {
  /// The query, as the joins take it.
  var _rows: From1<Columns> { get }
}

extension From1: JoinableQuery where A: SourceColumns {
  /// The query itself.
  @inlinable public var _rows: Self { self }
}

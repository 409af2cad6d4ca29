/// What a query in SQL's own order is about: a table, or, as an optional type, a table of which the query may have no row.
///
///     import KoineInOrder
///
///     Query(RemindersList.self, Reminder?.self) { list, reminder in
///       Select(list.title, reminder.title)                          // [(String, String?)]
///       From(list)
///       LeftJoin(reminder, on: list.id == reminder.remindersListID)
///     }
///
/// Every ``Table`` is one, and so is the optional type of every table.
public protocol QuerySource {
  /// The columns, as the clauses of the query see them: of an optional type each of them is optional.
  associatedtype _InScope: Scope
  /// The columns under a name that no outer query has taken, and the rows of the table's default scope.
  static func _inScope() -> (columns: _InScope, rows: SQLQuery)
}

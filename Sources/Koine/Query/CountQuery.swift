/// A query that counts the rows which another one would yield. As an expression it is a scalar subquery that is never
/// NULL.
///
///     RemindersList.select { list in (list.title, Reminder.where { $0.remindersListID == list.id }.count()) }
///     // SELECT "remindersLists"."title", (SELECT count(*) FROM "reminders" WHERE …)      [(String, Int)]
public struct CountQuery<Rows: SelectStatement>: SelectStatement, ScalarExpression {
  public typealias Output = Int
  public typealias Value = Int

  @usableFromInline var rows: Rows

  @inlinable init(of rows: Rows) {
    self.rows = rows
  }

  /// The clauses of the query whose rows are counted.
  @inlinable public var query: SQLSelect {
    get { rows.query }
    set { rows.query = newValue }
  }

  @inlinable public var columns: Rows.Columns { rows.columns }
  @inlinable public var resolvedQuery: SQLSelect { rows.resolvedQuery.counting }
  @inlinable public var isCount: Bool { true }

  public mutating func _rename(_ renaming: SourceRenaming) {
    rows._rename(renaming)
  }

  @inlinable public func decode(_ row: inout RowDecoder) throws -> Int { try Int.decode(&row) }
}

extension SelectStatement {
  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> CountQuery<Self> { CountQuery(of: self) }
}

/// A query that counts the rows which another one would yield. As an expression it is a scalar subquery that is never
/// NULL.
///
///     RemindersList.select { list in (list.title, Reminder.where { $0.remindersListID == list.id }.count()) }
///     // SELECT "remindersLists"."title", (SELECT count(*) FROM "reminders" WHERE …)      [(String, Int)]
public struct CountQuery<Rows: SelectStatement>: SelectStatement, ScalarExpression {
  /// The number of rows.
  public typealias Output = Int
  /// The number as an expression, which is never NULL.
  public typealias Value = Int

  @usableFromInline var rows: Rows

  @inlinable init(of rows: Rows) {
    self.rows = rows
  }

  /// The clauses of the query whose rows are counted.
  @inlinable public var _query: SQLQuery {
    get { rows._query }
    set { rows._query = newValue }
  }

  /// The columns of the query whose rows are counted.
  @inlinable public var _columns: Rows.Columns { rows._columns }
  /// The query that counts: `SELECT count(*) FROM …`.
  @inlinable public var sqlQuery: SQLQuery { rows.sqlQuery.counting }

  /// Gives the sources of the query whose rows are counted other names.
  public mutating func _rename(_ renaming: SourceRenaming) {
    rows._rename(renaming)
  }

  /// Reads the number.
  public func decode(_ row: inout RowDecoder) throws -> Int { try Int.decode(&row) }
}

extension SelectStatement {
  /// Counts the rows that the query would yield, its limit, grouping and distinct included.
  @inlinable public func count() -> CountQuery<Self> { CountQuery(of: self) }
}

/// Assignment of several columns at once.
extension Updates {
  /// Assigns the row of a query: each column gets one of its values, in their order.
  ///
  ///     Reminder.all().update { row in
  ///       row.set(\.title, \.priority, to: Draft.where { $0.id == row.id }.select { ($0.title, $0.priority) })
  ///     }
  ///     // UPDATE "reminders" SET ("title", "prio") = (SELECT "drafts"."title", "drafts"."prio" FROM …)
  ///
  /// The query must yield one row at most, as a scalar subquery must: it finds it by its key, is one of aggregates, or has
  /// a limit of 1. Without a row the columns become NULL, which fails if one of them cannot be. To leave such rows as they
  /// are, join what the query reads, and update the rows of the join. A value that is never NULL goes into a column that
  /// may be as `$0.priority.optional`. Native on SQLite and PostgreSQL, refused on MariaDB.
  ///
  /// - Parameters:
  ///   - first: The first column, or group of columns.
  ///   - second: The second one.
  ///   - rest: The others.
  ///   - query: A query that selects values of the columns, in their order.
  public mutating func set<
    First: MemberColumns, Second: MemberColumns, each Rest: MemberColumns, Query: QueryStatement
  >(
    _ first: KeyPath<Columns, First>, _ second: KeyPath<Columns, Second>,
    _ rest: repeat KeyPath<Columns, each Rest>, to query: Query
  ) where Query.Output == (First.Value, Second.Value, repeat (each Rest).Value) {
    let columns = columns.columns(at: first, second, repeat each rest)
    rowAssignments.append(SQLRowAssignment(columns, query.sqlQuery.selecting(for: columns)))
  }
}

extension Updates {
  /// The assignments of a statement that has a value for each column by itself: what assigns several is refused.
  var separateAssignments: [SQLAssignment] {
    assignments
      + rowAssignments.flatMap(\.columns).map { column in
        SQLAssignment(column, .refusal(SQLRefusal(.clauseOfChange, "set(…, to:)"), column.type))
      }
  }
}

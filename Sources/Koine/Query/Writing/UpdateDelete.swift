/// An update of the rows for which a condition holds.
public struct Update<Columns: TableColumns, Output>: Statement {
  let update: SQLUpdate
  let columns: Columns
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  /// The UPDATE as a value that dialects render.
  public var statement: SQLStatement { .update(update) }

  /// Reads what RETURNING yields for one row.
  public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Yields values of each row, as they are after the update.
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Columns) -> Chosen
  ) -> Update<Columns, Chosen.Value> {
    let selection = selection(columns)
    var update = update
    update.returning = selection._selection
    return Update<Columns, Chosen.Value>(update: update, columns: columns, decoder: selection._decoder)
  }

  /// Yields what a list of expressions says of each row; without one, nothing.
  package func returning<Chosen>(
    _ selection: [SQLSelection], decoder: @escaping @Sendable (inout RowDecoder) throws -> Chosen
  ) -> Update<Columns, Chosen> {
    var update = update
    update.returning = selection
    return Update<Columns, Chosen>(update: update, columns: columns, decoder: decoder)
  }
}

/// A deletion of the rows for which a condition holds.
public struct Delete<Columns: TableColumns, Output>: Statement {
  let delete: SQLDelete
  let columns: Columns
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  /// The DELETE as a value that dialects render.
  public var statement: SQLStatement { .delete(delete) }

  /// Reads what RETURNING yields for one row.
  public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Yields values of each row that was deleted.
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Columns) -> Chosen
  ) -> Delete<Columns, Chosen.Value> {
    let selection = selection(columns)
    var delete = delete
    delete.returning = selection._selection
    return Delete<Columns, Chosen.Value>(delete: delete, columns: columns, decoder: selection._decoder)
  }

  /// Yields what a list of expressions says of each row; without one, nothing.
  package func returning<Chosen>(
    _ selection: [SQLSelection], decoder: @escaping @Sendable (inout RowDecoder) throws -> Chosen
  ) -> Delete<Columns, Chosen> {
    var delete = delete
    delete.returning = selection
    return Delete<Columns, Chosen>(delete: delete, columns: columns, decoder: decoder)
  }
}

extension From1 where A: TableColumns {
  /// Changes the rows of the query.
  ///
  ///     Reminder.where { $0.id == 1 }.update { $0.isCompleted = true; $0.priority += 1 }
  ///     // UPDATE "reminders" SET "isCompleted" = ?1, "prio" = "reminders"."prio" + ?2 WHERE "reminders"."id" = ?3
  ///     Job.where { !$0.isTaken }.order(by: \.id).limit(10).update { $0.isTaken = true }
  ///     // UPDATE "jobs" SET "isTaken" = ?1 WHERE "jobs"."id" IN (SELECT "jobs"."id" … ORDER BY … LIMIT ?2)
  ///
  /// A query that groups rows, makes them distinct or locks them is refused when the update is rendered; so is an order
  /// without a limit.
  public func update(_ assign: (inout Updates<A>) -> Void) -> Update<A, Void> {
    updating(_columns, assign)
  }

  /// Deletes the rows of the query.
  ///
  ///     Reminder.where(\.isCompleted).delete()
  ///     Reminder.all().delete()
  ///     Reminder.qualify { rowNumber().over(partitionBy: $0.title, orderBy: $0.id) > 1 }.delete()
  ///     // DELETE FROM "reminders" WHERE "reminders"."id" IN (SELECT …)
  ///
  /// A query that groups rows, makes them distinct or locks them is refused when the deletion is rendered; so is an order
  /// without a limit.
  public func delete() -> Delete<A, Void> {
    deleting(_columns)
  }
}

// The same over more tables is in Scopes/Generated.
extension SelectStatement {
  /// Changes the rows of the first table, whose columns these are.
  func updating<A: TableColumns>(
    _ columns: A, _ assign: (inout Updates<A>) -> Void
  ) -> Update<A, Void> {
    var updates = Updates(columns)
    _query.scoped { assign(&updates) }
    let rows = updates.rowAssignments
    let assignments = columns._source.counting(updates.assignments, besides: rows.flatMap(\.columns))
    var update = _query.update(columns._source, set: assignments)
    update.rowAssignments = rows
    return Update(update: update, columns: columns, decoder: { _ in })
  }

  /// Changes the rows of the first table, whose columns these are, and yields something of each and of what it is joined
  /// with.
  func updating<A: TableColumns, Chosen: Selectable>(
    _ columns: A, _ assign: (inout Updates<A>) -> Void, returning selection: () -> Chosen
  ) -> Update<A, Chosen.Value> {
    var update = updating(columns, assign).update
    let selection = _query.scoped(selection)
    update.returning = _query.returning(
      selection._selection, of: columns._source, assigning: update.assignedColumns, &update.refusals)
    return Update(update: update, columns: columns, decoder: selection._decoder)
  }

  /// Deletes the rows of the first table, whose columns these are, and yields something of each and of what it is joined
  /// with.
  func deleting<A: TableColumns, Chosen: Selectable>(
    _ columns: A, returning selection: () -> Chosen
  ) -> Delete<A, Chosen.Value> {
    var delete = deleting(columns).delete
    let selection = _query.scoped(selection)
    delete.returning = _query.returning(
      selection._selection, of: columns._source, assigning: [], &delete.refusals)
    return Delete(delete: delete, columns: columns, decoder: selection._decoder)
  }

  /// Deletes the rows of the first table, whose columns these are.
  func deleting<A: TableColumns>(_ columns: A) -> Delete<A, Void> {
    Delete(delete: _query.deletion(from: columns._source), columns: columns, decoder: { _ in })
  }
}

extension Table {
  /// Makes a deletion of every row that does not say `all()` a compile-time error.
  @available(*, unavailable, message: "to delete every row, say so: all().delete()")
  public static func delete() -> Delete<Columns, Void> { all().delete() }

  /// Makes an update of every row that does not say `all()` a compile-time error.
  @available(*, unavailable, message: "to update every row, say so: all().update { … }")
  public static func update(_ assign: (inout Updates<Columns>) -> Void) -> Update<Columns, Void> {
    all().update(assign)
  }
}

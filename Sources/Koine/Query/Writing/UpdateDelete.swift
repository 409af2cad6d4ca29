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
}

extension From1 where A: TableColumns {
  /// Changes the rows of the query.
  ///
  ///     Reminder.where { $0.id == 1 }.update { $0.isCompleted = true; $0.priority += 1 }
  ///
  /// A query with another clause than `where` is refused when the update is rendered.
  public func update(_ assign: (inout Updates<A>) -> Void) -> Update<A, Void> {
    var updates = Updates(_columns)
    _query.scoped { assign(&updates) }
    let update = SQLUpdate(
      _columns._source, set: updates.assignments, where: _query.changeFilters,
      refusals: _query.otherClauses.map { SQLRefusal(.clauseOfChange, $0) })
    return Update(update: update, columns: _columns, decoder: { _ in })
  }

  /// Deletes the rows of the query.
  ///
  ///     Reminder.where(\.isCompleted).delete()
  ///     Reminder.all().delete()
  ///
  /// A query with another clause than `where` is refused when the deletion is rendered.
  public func delete() -> Delete<A, Void> {
    let delete = SQLDelete(
      from: _columns._source, where: _query.changeFilters,
      refusals: _query.otherClauses.map { SQLRefusal(.clauseOfChange, $0) })
    return Delete(delete: delete, columns: _columns, decoder: { _ in })
  }
}

extension SQLQuery {
  /// The clauses that an update or delete does not have.
  fileprivate var otherClauses: [String] {
    var clauses: [String] = []
    if !with.isEmpty { clauses.append("with") }
    if let select {
      if select.distinct != .none { clauses.append("distinct") }
      if select.hasGroups { clauses.append("group") }
      if !select.groupFilters.isEmpty { clauses.append("having") }
      if !select.qualification.isEmpty { clauses.append("qualify") }
    }
    if !ordering.isEmpty { clauses.append("order") }
    if !start.isEmpty { clauses.append("after") }
    if limit != nil { clauses.append("limit") }
    if offset != nil { clauses.append("offset") }
    if case .derived = select?.from { clauses.append("a derived table") }
    if select?.from?.reference.alias != nil { clauses.append("an alias") }
    return clauses
  }
}

extension Table {
  @available(*, unavailable, message: "to delete every row, say so: all().delete()")
  public static func delete() -> Delete<Columns, Void> { all().delete() }

  @available(*, unavailable, message: "to update every row, say so: all().update { … }")
  public static func update(_ assign: (inout Updates<Columns>) -> Void) -> Update<Columns, Void> {
    all().update(assign)
  }
}

extension Insert {
  /// Leaves an existing row as it is if a row to insert has the same key.
  ///
  ///     Reminder.insert(rows).onConflict(\.id)      // ON CONFLICT ("id") DO NOTHING
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index. A group is all of its columns.
  ///   - index: The condition of the index, if it is a partial one.
  public func onConflict<each Key: MemberColumns>(
    _ target: repeat KeyPath<Source.Columns, each Key>,
    index: PartialIndex<Source.Columns>? = nil
  ) -> Self {
    onConflict(SQLConflict(target: columns.columns(at: repeat each target), assignments: []), index)
  }

  /// Leaves out a row to insert if a row exists that has any of its keys: the primary key, or one of a unique constraint or
  /// index.
  ///
  ///     Reminder.insert(rows).onAnyConflictDoNothing()      // ON CONFLICT DO NOTHING
  ///
  /// Other violations, such as of a check, are errors. MariaDB is refused, and so are the rows of a query, of which any of
  /// several with one key could stay.
  public func onAnyConflictDoNothing() -> Self {
    onConflict(SQLConflict(target: [], assignments: []), nil)
  }

  /// Leaves an existing row as it is if a row to insert violates a constraint.
  ///
  ///     Page.insert(pages).onConstraintConflict("pages_path_key")
  ///     // PostgreSQL: ON CONFLICT ON CONSTRAINT "pages_path_key" DO NOTHING
  ///
  /// Only PostgreSQL has it; elsewhere rendering refuses it: name the columns.
  ///
  /// - Parameter constraint: The name of a unique constraint, of a primary key or of an exclusion constraint.
  public func onConstraintConflict(_ constraint: String) -> Self {
    onConflict(SQLConflict(target: [], constraint: constraint, assignments: []), nil)
  }

  /// Updates an existing row if a row to insert violates a constraint.
  ///
  ///     Page.insert(pages).onConstraintConflict("pages_path_key") { page, excluded in page.text = excluded.text }
  ///     // PostgreSQL: ON CONFLICT ON CONSTRAINT "pages_path_key" DO UPDATE SET "text" = "excluded"."text"
  ///
  /// Only PostgreSQL has it; elsewhere rendering refuses it: name the columns.
  ///
  /// - Parameters:
  ///   - constraint: The name of a unique constraint or of a primary key.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted.
  public func onConstraintConflict(
    _ constraint: String, update: (inout Updates<Source.Columns>, Source.Columns) -> Void
  ) -> Self {
    onConflict(updating([], constraint: constraint, update), nil)
  }

  /// Updates a row that has the same key as a row to insert.
  ///
  ///     Reminder.insert(rows).onConflict(\.id) { row, excluded in row.title = excluded.title }
  ///     // ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
  ///
  /// Several calls name several keys, which are asked in their order; the first one that another row has applies. A call
  /// that names a key again replaces the one before.
  ///
  ///     Page.insert(pages).onConflict(\.id) { page, excluded in page.text = excluded.text }.onConflict(\.path)
  ///     // SQLite: ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" ON CONFLICT ("path") DO NOTHING
  ///
  /// SQLite alone has several; elsewhere rendering refuses them.
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index. A group is all of its columns.
  ///   - index: The condition of the index, if it is a partial one.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted.
  public func onConflict<each Key: MemberColumns>(
    _ target: repeat KeyPath<Source.Columns, each Key>,
    index: PartialIndex<Source.Columns>? = nil,
    update: (inout Updates<Source.Columns>, Source.Columns) -> Void
  ) -> Self {
    onConflict(updating(columns.columns(at: repeat each target), update), index)
  }

  /// Updates a row that has the same key as a row to insert, if a condition holds; otherwise the row that
  /// exists stays as it is, and is not returned.
  ///
  ///     Page.insert(pages).onConflict(\.path, index: .where { !$0.isDeleted }) { page, excluded in
  ///       page.text = excluded.text
  ///       page.version = excluded.version
  ///     } where: { page, excluded in
  ///       page.version < excluded.version
  ///     }
  ///     // ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO UPDATE SET "text" = "excluded"."text", …
  ///     // WHERE "pages"."version" < "excluded"."version"
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index. A group is all of its columns.
  ///   - index: The condition of the index, if it is a partial one.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted.
  ///   - condition: Receives the row that exists and the one that was to be inserted. A dynamic condition
  ///     that comes out empty is refused when the insert is rendered.
  public func onConflict<each Key: MemberColumns>(
    _ target: repeat KeyPath<Source.Columns, each Key>,
    index: PartialIndex<Source.Columns>? = nil,
    update: (inout Updates<Source.Columns>, Source.Columns) -> Void,
    @ConditionBuilder where condition: (Source.Columns, Source.Columns) -> Computed<Bool>
  ) -> Self {
    let filter = condition(columns, excluded).expression.condition
    return onConflict(updating(columns.columns(at: repeat each target), update, where: [filter]), index)
  }

  /// Leaves a row that has the same key as a row to insert as it is, or updates it.
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index. A group is all of its columns.
  ///   - index: The condition of the index, if it is a partial one.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted; `nil` leaves it as it
  ///     is.
  ///   - condition: Receives the row that exists and the one that was to be inserted.
  package func onConflict(
    columns target: [SQLColumn], index: PartialIndex<Source.Columns>?,
    update: ((inout Updates<Source.Columns>, Source.Columns) -> Void)?,
    where condition: ((Source.Columns, Source.Columns) -> Computed<Bool>)?
  ) -> Self {
    let filters = condition.map { [$0(columns, excluded).expression.condition] } ?? []
    let conflict = update.map { updating(target, $0, where: filters) }
    return onConflict(conflict ?? SQLConflict(target: target, assignments: [], filters: filters), index)
  }

  private func onConflict(_ conflict: SQLConflict, _ index: PartialIndex<Source.Columns>?) -> Self {
    var conflict = conflict
    // Engines have to see which index is meant before they know any value.
    conflict.indexFilter = index?.condition(columns).expression.condition.withConstants
    var copy = self
    if copy.insert.conflict?.isOfSameKey(as: conflict) ?? true {
      copy.insert.conflict = conflict
    } else if let same = copy.insert.furtherConflicts.firstIndex(where: { $0.isOfSameKey(as: conflict) }) {
      copy.insert.furtherConflicts[same] = conflict
    } else if !copy.insert.conflicts.contains(where: \.isOfAnyKey) {
      copy.insert.furtherConflicts.append(conflict)
    }
    // Behind one of any key, none applies.
    return copy
  }

  /// The row that was to be inserted.
  private var excluded: Source.Columns { Source.Columns(columns._source.proposedRow) }

  /// What updates the row that exists; refused if it assigns to no column.
  private func updating(
    _ target: [SQLColumn], constraint: String? = nil,
    _ update: (inout Updates<Source.Columns>, Source.Columns) -> Void, where filters: [SQLExpression] = []
  ) -> SQLConflict {
    var updates = Updates(columns)
    update(&updates, excluded)
    let assignments = columns._source.counting(updates.separateAssignments)
    let refusals: [SQLExpression] = assignments.isEmpty ? [.refusal(SQLRefusal(.emptyUpdate), .boolean)] : []
    return SQLConflict(
      target: target, constraint: constraint, assignments: assignments, filters: filters + refusals)
  }
}

/// Which partial unique index an upsert means: the one with this condition.
///
///     .onConflict(\.path, index: .where { !$0.isDeleted })
public struct PartialIndex<Columns: TableColumns> {
  let condition: (Columns) -> Computed<Bool>

  /// - Parameter condition: The condition as the index has it. Values in it are written as constants.
  public static func `where`(
    @ConditionBuilder _ condition: @escaping (Columns) -> Computed<Bool>
  ) -> PartialIndex {
    PartialIndex(condition: condition)
  }
}

/// An insert of rows.
///
///     Reminder.insert { Reminder.Draft(title: "Walk", remindersListID: 1) }.returning(\.id)
///     // INSERT INTO "reminders" ("title", …) VALUES (?1, …) RETURNING "reminders"."id"
public struct Insert<Source: Table, Output>: Statement {
  var insert: SQLInsert
  /// The columns of the table itself, also for an alias of it.
  let columns: Source.Columns
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  public var statement: SQLStatement { .insert(insert) }

  public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Leaves a row as it is that has the same key as a row to insert.
  ///
  ///     Reminder.insert(rows).onConflict(\.id)      // ON CONFLICT ("id") DO NOTHING
  public func onConflict<each Key>(
    _ target: repeat KeyPath<Source.Columns, Column<Source.Row, each Key>>
  ) -> Self {
    var copy = self
    copy.insert.conflict = SQLConflict(target: targets(repeat each target), assignments: [])
    return copy
  }

  /// Updates a row that has the same key as a row to insert.
  ///
  ///     Reminder.insert(rows).onConflict(\.id) { row, excluded in row.title = excluded.title }
  ///     // ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key or of a unique constraint.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted.
  public func onConflict<each Key>(
    _ target: repeat KeyPath<Source.Columns, Column<Source.Row, each Key>>,
    update: (inout Updates<Source.Columns>, Source.Columns) -> Void
  ) -> Self {
    var updates = Updates(columns)
    update(&updates, Source.Columns(columns._source.aliased("excluded")))
    var copy = self
    copy.insert.conflict = SQLConflict(
      target: targets(repeat each target), assignments: updates.assignments)
    return copy
  }

  private func targets<each Key>(
    _ paths: repeat KeyPath<Source.Columns, Column<Source.Row, each Key>>
  ) -> [SQLColumn] {
    var result: [SQLColumn] = []
    for path in repeat each paths { result.append(columns[keyPath: path].column) }
    return result
  }

  /// Yields something of each row as it was inserted or updated.
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Source.Columns) -> Chosen
  ) -> Insert<Source, Chosen.Value> {
    let selection = selection(columns)
    var insert = insert
    insert.returning = selection._selection
    return Insert<Source, Chosen.Value>(insert: insert, columns: columns, decoder: selection._decoder)
  }
}

extension Table {
  /// Inserts the rows that the closure lists, with `if` and `for`; a generated key is left to the database.
  public static func insert(@InsertBuilder<Self> _ rows: () -> [Draft]) -> Insert<Self, Void> {
    insert(rows: rows())
  }

  /// Inserts rows that have their keys.
  public static func insert(_ rows: [Row]) -> Insert<Self, Void> {
    insert(rows: rows)
  }

  /// Inserts rows whose generated keys are left to the database.
  public static func insert(_ rows: [Draft]) -> Insert<Self, Void> {
    insert(rows: rows)
  }

  /// Inserts one row that has its key.
  public static func insert(_ row: Row) -> Insert<Self, Void> {
    insert(rows: [row])
  }

  private static func insert(rows: [some InsertableRow]) -> Insert<Self, Void> {
    let source = SQLRows(count: rows.count) { row, encoder in
      // The buffer lends the row, where the array's subscript would copy it.
      rows.withUnsafeBufferPointer { $0[row].encode(into: &encoder) }
    }
    let columns = columns._source.alias == nil ? columns : Columns(SQLTableReference(schema))
    return Insert(
      insert: SQLInsert(into: columns._source, .rows(source)), columns: columns, decoder: { _ in })
  }
}

/// Builds the list of rows to insert.
@resultBuilder public enum InsertBuilder<Source: Table> {
  public static func buildExpression(_ row: Source.Draft) -> [Source.Draft] { [row] }

  public static func buildExpression(_ rows: [Source.Draft]) -> [Source.Draft] { rows }

  public static func buildBlock(_ rows: [Source.Draft]...) -> [Source.Draft] { rows.flatMap { $0 } }

  public static func buildOptional(_ rows: [Source.Draft]?) -> [Source.Draft] { rows ?? [] }

  public static func buildEither(first rows: [Source.Draft]) -> [Source.Draft] { rows }

  public static func buildEither(second rows: [Source.Draft]) -> [Source.Draft] { rows }

  public static func buildArray(_ rows: [[Source.Draft]]) -> [Source.Draft] { rows.flatMap { $0 } }
}

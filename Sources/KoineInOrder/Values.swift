public import Koine

/// The rows of an insert: rows that have their keys, drafts whose generated keys are left to the database, or, behind
/// ``ColumnList``, values of some columns.
///
///     Values(Reminder.Draft(title: "Walk", remindersListID: 1), Reminder.Draft(title: "Run", remindersListID: 1))
///     Values(rows)
///     Values(("Walk", 1), ("Run", 1))
public struct Values<Element> {
  let rows: [Element]

  /// Rows one by one.
  @_disfavoredOverload
  public init(_ rows: Element...) {
    self.rows = rows
  }

  /// All rows of an array.
  public init(_ rows: [Element]) {
    self.rows = rows
  }
}

/// The columns of an insert, if its rows have values for some of them only; the others are left to the database.
///
///     Insert(into: Reminder.self) { reminder in
///       ColumnList(reminder.title, reminder.remindersListID)
///       Values(("Walk", 1), ("Run", 1))
///     }
///     // INSERT INTO "reminders" ("title", "remindersListID") VALUES (?, ?), (?, ?)
///
/// A value has the column's very type: of a column that may be NULL, `3 as Int?`.
public struct ColumnList<Row, each Value: SQLRepresentable> {
  let columns: [SQLColumn]

  /// - Parameter columns: The columns of the table.
  public init(_ columns: repeat Column<Row, each Value>) {
    var result: [SQLColumn] = []
    for column in repeat each columns { result.append(column.column) }
    self.columns = result
  }
}

/// What becomes of a row to insert that has the same key as one that exists: that one stays as it is, or is updated.
///
///     OnConflict(reminder.id)                                                        // ON CONFLICT ("id") DO NOTHING
///     OnConflict(reminder.id) { row, excluded in row.title = excluded.title }        // … DO UPDATE SET "title" = …
///     OnConflict(page.path, index: .where { !$0.isDeleted }) { row, excluded in
///       row.text = excluded.text
///     } where: { row, excluded in
///       row.version < excluded.version
///     }
///     // ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO UPDATE SET … WHERE "pages"."version" < "excluded"."version"
public struct OnConflict<Row: Table> {
  let target: [SQLColumn]
  let index: PartialIndex<Row.Columns>?
  let update: ((inout Updates<Row.Columns>, Row.Columns) -> Void)?
  let condition: ((Row.Columns, Row.Columns) -> Computed<Bool>)?

  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index.
  ///   - index: The condition of the index, if it is a partial one.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted; without it the row that
  ///     exists stays as it is.
  public init<each Key>(
    _ target: repeat Column<Row, each Key>,
    index: PartialIndex<Row.Columns>? = nil,
    update: ((inout Updates<Row.Columns>, Row.Columns) -> Void)? = nil
  ) {
    self.target = Self.columns(repeat each target)
    self.index = index
    self.update = update
    condition = nil
  }

  /// Updates a row that exists only if a condition holds; otherwise it stays as it is, and is not returned.
  ///
  /// - Parameters:
  ///   - target: The columns of the primary key, or of a unique constraint or index.
  ///   - index: The condition of the index, if it is a partial one.
  ///   - update: Receives the row that exists, to assign to, and the one that was to be inserted.
  ///   - condition: Receives the row that exists and the one that was to be inserted.
  public init<each Key>(
    _ target: repeat Column<Row, each Key>,
    index: PartialIndex<Row.Columns>? = nil,
    update: @escaping (inout Updates<Row.Columns>, Row.Columns) -> Void,
    @ConditionBuilder where condition: @escaping (Row.Columns, Row.Columns) -> Computed<Bool>
  ) {
    self.target = Self.columns(repeat each target)
    self.index = index
    self.update = update
    self.condition = condition
  }

  private static func columns<each Key>(_ target: repeat Column<Row, each Key>) -> [SQLColumn] {
    var columns: [SQLColumn] = []
    for column in repeat each target { columns.append(column.column) }
    return columns
  }
}

/// What an insert, an update or a deletion yields of each row: the last clause.
///
///     Returning(reminder.id, reminder.title)      // RETURNING "reminders"."id", "reminders"."title"
public struct Returning<Output> {
  let selection: Selection<Output>

  /// Yields expressions, or all columns of the table.
  public init<each Item: Selectable>(_ items: repeat each Item) where Output == (repeat (each Item).Value) {
    selection = SelectionBuilder.buildExpression((repeat each items))
  }
}

/// An insert of rows.
///
///     Reminder.insert { Reminder.Draft(title: "Walk", remindersListID: 1) }.returning(\.id)
///     // INSERT INTO "reminders" ("title", …) VALUES (?1, …) RETURNING "reminders"."id"
public struct Insert<Source: Table, Output>: Statement {
  var insert: SQLInsert
  /// The columns of the table itself, also for an alias of it.
  let columns: Source.Columns
  let decoder: @Sendable (inout RowDecoder) throws -> Output

  /// The INSERT as a value that dialects render.
  public var statement: SQLStatement { .insert(insert) }

  /// Reads what RETURNING yields for one row.
  public func decode(_ row: inout RowDecoder) throws -> Output { try decoder(&row) }

  /// Yields something of each row as it was inserted or updated.
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Source.Columns) -> Chosen
  ) -> Insert<Source, Chosen.Value> {
    let selection = selection(columns)
    var insert = insert
    insert.returning = selection._selection
    return Insert<Source, Chosen.Value>(insert: insert, columns: columns, decoder: selection._decoder)
  }

  /// Lets what the insert yields come in the order of its rows: each row is inserted by a statement of its own, all in one
  /// transaction.
  ///
  ///     let drafts = [Tag.Draft(title: "b"), Tag.Draft(title: "a")]
  ///     let ids = try await Tag.insert(drafts).returning(\.id).preservingOrder().fetchAll(database)
  ///     // twice: INSERT INTO "tags" ("title") VALUES (?1) RETURNING "tags"."id"
  ///
  /// Without it, engines promise no order, and mostly keep that of the rows. A row that an upsert leaves alone yields
  /// nothing. The rows of a query are refused, and so are several rows of an upsert that reads its table, or one whose rows
  /// follow.
  public func preservingOrder() -> Self {
    var copy = self
    copy.insert.keepsOrder = true
    return copy
  }

  /// Yields what a list of expressions says of each row; without one, nothing.
  package func returning<Chosen>(
    _ selection: [SQLSelection], decoder: @escaping @Sendable (inout RowDecoder) throws -> Chosen
  ) -> Insert<Source, Chosen> {
    var insert = insert
    insert.returning = selection
    return Insert<Source, Chosen>(insert: insert, columns: columns, decoder: decoder)
  }
}

extension Table {
  /// Inserts the rows that the closure lists, with `if` and `for`: drafts, whose generated keys are left to
  /// the database, and rows that have their keys.
  ///
  ///     Reminder.insert {
  ///       Reminder.Draft(title: "Walk", remindersListID: 1)
  ///       Reminder(id: 42, title: "Run", remindersListID: 1)
  ///     }
  ///     // PostgreSQL: INSERT INTO "reminders" ("id", …) VALUES (DEFAULT, …), ($5, …)
  ///     // SQLite:     an INSERT for each, in one transaction
  public static func insert(@InsertBuilder<Self> _ rows: () -> [InsertedRow<Self>]) -> Insert<Self, Void> {
    insert(rows: rows())
  }

  /// Inserts rows that have their keys.
  @_disfavoredOverload
  public static func insert(_ rows: [Row]) -> Insert<Self, Void> {
    insert(rows: rows)
  }

  /// Inserts rows whose generated keys are left to the database.
  public static func insert(_ rows: [Draft]) -> Insert<Self, Void> {
    insert(rows: rows)
  }

  /// Inserts one row whose generated key is left to the database.
  public static func insert(_ draft: Draft) -> Insert<Self, Void> {
    insert(rows: [draft])
  }

  /// Inserts one row that has its key.
  @_disfavoredOverload
  public static func insert(_ row: Row) -> Insert<Self, Void> {
    insert(rows: [row])
  }

  /// Inserts a row of which the database makes every value: generated keys, the columns' defaults, or NULL.
  ///
  ///     Counter.insertDefaultValues()       // INSERT INTO "counters" DEFAULT VALUES
  public static func insertDefaultValues() -> Insert<Self, Void> {
    insert(.defaultValues)
  }

  private static func insert<Inserted: InsertableRow>(rows: [Inserted]) -> Insert<Self, Void> {
    // A table's own row has a value for every column; what a draft leaves out varies.
    let mayDiffer = !(Inserted.self is Row.Type) || Row.self is Draft.Type
    let source = SQLRows(count: rows.count, mayDiffer: mayDiffer) { row, encoder in
      // The buffer lends the row, where the array's subscript would copy it.
      rows.withUnsafeBufferPointer { $0[row].encode(into: &encoder) }
    }
    return insert(.rows(source))
  }

  static func insert(
    _ source: SQLInsert.Source, columns chosen: (Columns) -> [SQLColumn] = { $0._source.columns }
  ) -> Insert<Self, Void> {
    let columns =
      columns._source.alias == nil ? columns : Columns(SQLTableReference(schema, isLasting: false))
    return Insert(
      insert: SQLInsert(into: columns._source, columns: chosen(columns), source), columns: columns,
      decoder: { _ in })
  }
}

/// A row to insert: one that has its key, or a draft.
public enum InsertedRow<Source: Table>: InsertableRow {
  /// A row that has its key.
  case row(Source.Row)
  /// A row whose generated key is left to the database.
  case draft(Source.Draft)

  /// Appends a value for each column, or leaves it to the database, as the row itself does.
  public func encode(into encoder: inout RowEncoder) {
    switch self {
    case .row(let row): row.encode(into: &encoder)
    case .draft(let draft): draft.encode(into: &encoder)
    }
  }
}

/// Builds the list of rows to insert.
@resultBuilder public enum InsertBuilder<Source: Table> {
  /// What every part of the closure becomes.
  public typealias Rows = [InsertedRow<Source>]

  /// A draft, whose generated key is left to the database.
  public static func buildExpression(_ row: Source.Draft) -> Rows { [.draft(row)] }

  /// Several drafts.
  public static func buildExpression(_ rows: [Source.Draft]) -> Rows { rows.map { .draft($0) } }

  // Disfavoured for tables whose draft is the row itself.
  /// A row that has its key.
  @_disfavoredOverload
  public static func buildExpression(_ row: Source.Row) -> Rows { [.row(row)] }

  /// Several rows that have their keys.
  @_disfavoredOverload
  public static func buildExpression(_ rows: [Source.Row]) -> Rows { rows.map { .row($0) } }

  /// The rows of all lines, in their order.
  public static func buildBlock(_ rows: Rows...) -> Rows { rows.flatMap { $0 } }

  /// An `if` without `else` whose condition is false adds no row.
  public static func buildOptional(_ rows: Rows?) -> Rows { rows ?? [] }

  /// The rows of an `if`, or of a case of a `switch`.
  public static func buildEither(first rows: Rows) -> Rows { rows }

  /// The rows of an `else`, or of another case of a `switch`.
  public static func buildEither(second rows: Rows) -> Rows { rows }

  /// The rows of a `for`, in its order.
  public static func buildArray(_ rows: [Rows]) -> Rows { rows.flatMap { $0 } }
}

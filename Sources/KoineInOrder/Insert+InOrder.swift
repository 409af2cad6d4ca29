public import Koine

extension Insert {
  /// Inserts rows, in SQL's own order.
  ///
  ///     let ids = try await database.fetchAll {
  ///       Insert(into: Reminder.self) { reminder in
  ///         Values(Reminder.Draft(title: "Walk", remindersListID: 1))
  ///         OnConflict(reminder.id) { row, excluded in row.title = excluded.title }
  ///         Returning(reminder.id)
  ///       }
  ///     }
  ///     // INSERT INTO "reminders" (…) VALUES (…) ON CONFLICT ("id") DO UPDATE SET … RETURNING "reminders"."id"
  ///
  /// In the place of ``Values`` a ``Query``, or any other query, gives the rows.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - clauses: ``ColumnList``, if the rows have values for some columns only; ``Values`` or a query; ``OnConflict`` and
  ///     ``Returning``, if any. The closure receives the table's columns.
  public init<Phase>(
    into table: Source.Type,
    @InsertClauses<Source> clauses: (Source.Columns) -> InsertInOrder<Source, Output, Phase>
  ) {
    self = clauses(Source.columns).insert
  }
}

/// The clauses of an insert so far.
public struct InsertInOrder<Source: Table, Output, Phase> {
  let insert: Insert<Source, Output>
}

/// How far an insert has come, and so which clauses may come next.
public enum InsertPhase {
  /// Behind the rows.
  public enum BehindRows {}
  /// Behind ``OnConflict``.
  public enum BehindConflict {}
  /// Behind ``Returning``, the last clause.
  public enum BehindReturning {}
}

/// Puts the clauses of an insert together, in SQL's order.
@resultBuilder public enum InsertClauses<Source: Table> {
  /// What rows mostly are.
  public typealias Rows = InsertInOrder<Source, Void, InsertPhase.BehindRows>

  /// Drafts, whose generated keys are left to the database.
  public static func buildPartialBlock(first: Values<Source.Draft>) -> Rows {
    Rows(insert: Source.insert(first.rows))
  }

  /// Rows that have their keys.
  @_disfavoredOverload
  public static func buildPartialBlock(first: Values<Source.Row>) -> Rows {
    Rows(insert: Source.insert(first.rows))
  }

  /// The rows of a query that selects values of every column.
  public static func buildPartialBlock<Query: QueryStatement>(first: Query) -> Rows
  where Query.Output == Source.Fields {
    Rows(insert: Source.insert(\.self, select: first))
  }

  /// Some columns.
  public static func buildPartialBlock<each Value>(
    first: ColumnList<Source.Row, repeat each Value>
  ) -> ColumnList<Source.Row, repeat each Value> { first }

  /// Values of some columns.
  public static func buildPartialBlock<each Value>(
    accumulated: ColumnList<Source.Row, repeat each Value>, next: Values<(repeat each Value)>
  ) -> Rows {
    Rows(insert: Source.insert(into: accumulated.columns, values: next.rows))
  }

  /// The rows of a query that selects values of some columns.
  public static func buildPartialBlock<each Value, Query: QueryStatement>(
    accumulated: ColumnList<Source.Row, repeat each Value>, next: Query
  ) -> Rows where Query.Output == (repeat each Value) {
    Rows(insert: Source.insert(into: accumulated.columns, select: next))
  }

  /// What becomes of rows that are there.
  public static func buildPartialBlock<Row: Table>(
    accumulated: Rows, next: OnConflict<Row>
  ) -> InsertInOrder<Source, Void, InsertPhase.BehindConflict>
  where Row == Source.Row, Row.Columns == Source.Columns {
    .init(
      insert: accumulated.insert.onConflict(
        columns: next.target, index: next.index, update: next.update, where: next.condition))
  }

  /// What the insert yields.
  public static func buildPartialBlock<Output>(
    accumulated: Rows, next: Returning<Output>
  ) -> InsertInOrder<Source, Output, InsertPhase.BehindReturning> {
    .init(insert: accumulated.insert.returning(next.selection._selection, decoder: next.selection._decoder))
  }

  /// What the insert yields.
  public static func buildPartialBlock<Output>(
    accumulated: InsertInOrder<Source, Void, InsertPhase.BehindConflict>, next: Returning<Output>
  ) -> InsertInOrder<Source, Output, InsertPhase.BehindReturning> {
    .init(insert: accumulated.insert.returning(next.selection._selection, decoder: next.selection._decoder))
  }

  /// Makes an insert that begins with another clause a compile-time error that says which it begins with.
  @available(
    *, unavailable, message: "an insert begins with its rows: Values or a query, or ColumnList before them"
  )
  public static func buildPartialBlock<First>(first: First) -> Rows {
    Rows(insert: Source.insertDefaultValues())
  }

  /// Makes a clause at another place than SQL's a compile-time error that lists the clauses in their order.
  @available(
    *, unavailable,
    message:
      "an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning"
  )
  public static func buildPartialBlock<Before, Next>(accumulated: Before, next: Next) -> Rows {
    Rows(insert: Source.insertDefaultValues())
  }
}

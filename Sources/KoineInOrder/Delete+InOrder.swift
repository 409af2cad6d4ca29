public import Koine

extension Delete {
  /// Deletes rows, in SQL's own order.
  ///
  ///     try await database.execute {
  ///       Delete(from: Reminder.self) { reminder in Where(reminder.isCompleted) }
  ///     }
  ///     // DELETE FROM "reminders" WHERE "reminders"."isCompleted"
  ///
  /// A deletion without ``Where(_:)`` does not compile; `Where(true)` deletes every row of the table's default scope.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - clauses: ``Where(_:)``, and ``Returning``, if any. The closure receives the table's columns.
  public init<Source: Table>(
    from table: Source.Type, @DeleteClauses clauses: (Columns) -> DeleteInOrder<Output>
  ) where Source.Columns == Columns {
    let rows = Source.all()
    let written = SQLQuery.scoped(over: [rows._query]) { clauses(rows._columns) }
    self = rows.where { _ in written.change.condition }.delete()
      .returning(written.change.selection, decoder: written.change.decoder)
  }
}

/// The clauses of a deletion.
public struct DeleteInOrder<Output> {
  let change: ChangeInOrder<Output>
}

/// Puts the clauses of a deletion together, in SQL's order.
@resultBuilder public enum DeleteClauses {
  /// A deletion begins with the rows that it is about.
  public static func buildPartialBlock(first: WhereClause) -> WhereClause { first }

  /// What the deletion yields comes last.
  public static func buildPartialBlock<Output>(
    accumulated: WhereClause, next: Returning<Output>
  ) -> DeleteInOrder<Output> {
    DeleteInOrder(change: ChangeInOrder(where: accumulated).returning(next))
  }

  /// An `if` without `else` whose condition is false asks nothing. Without any condition the deletion is refused when it
  /// is rendered.
  public static func buildOptional(_ clause: WhereClause?) -> WhereClause { clause ?? .omitted }

  /// The condition of an `if`, or of a case of a `switch`.
  public static func buildEither(first clause: WhereClause) -> WhereClause { clause }

  /// The condition of an `else`, or of another case of a `switch`.
  public static func buildEither(second clause: WhereClause) -> WhereClause { clause }

  /// A deletion that yields nothing.
  public static func buildFinalResult(_ clause: WhereClause) -> DeleteInOrder<Void> {
    DeleteInOrder(change: ChangeInOrder(where: clause))
  }

  /// A deletion that yields something of each row.
  public static func buildFinalResult<Output>(_ delete: DeleteInOrder<Output>) -> DeleteInOrder<Output> {
    delete
  }

  @available(*, unavailable, message: "to delete every row, say so: Where(true)")
  public static func buildPartialBlock<Output>(first: Returning<Output>) -> DeleteInOrder<Output> {
    DeleteInOrder(change: ChangeInOrder(where: .omitted).returning(first))
  }

  @available(*, unavailable, message: "to delete every row, say so: Where(true)")
  public static func buildBlock() -> DeleteInOrder<Void> {
    DeleteInOrder(change: ChangeInOrder(where: .omitted))
  }

  @available(*, unavailable, message: "a deletion has each clause once, in this order: Where, Returning")
  public static func buildPartialBlock<Before, Next>(accumulated: Before, next: Next) -> DeleteInOrder<Void> {
    DeleteInOrder(change: ChangeInOrder(where: .omitted))
  }
}

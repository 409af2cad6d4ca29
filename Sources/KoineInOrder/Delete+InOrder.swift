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
  /// ``OrderBy`` and ``Limit`` choose some of the rows; an order without a limit is refused when the deletion is rendered.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - clauses: ``Where(_:)``, and ``OrderBy``, ``Limit`` and ``Returning``, if any. The closure receives the table's columns.
  public init<Source: Table, Phase: BehindChangeWhere>(
    from table: Source.Type, @DeleteClauses clauses: (Columns) -> DeleteInOrder<Output, Phase>
  ) where Source.Columns == Columns {
    let rows = Source.all()
    let written = SQLQuery.scoped(over: [rows._query]) { clauses(rows._columns) }
    self = written.change.chosen(from: rows).delete()
      .returning(written.change.selection, decoder: written.change.decoder)
  }
}

/// The clauses of a deletion so far.
public struct DeleteInOrder<Output, Phase> {
  let change: ChangeInOrder<Output>
}

/// Puts the clauses of a deletion together, in SQL's order.
@resultBuilder public enum DeleteClauses {
  /// A deletion begins with the rows that it is about. In an `if`, a clause is by itself.
  public static func buildPartialBlock<Clause: OmittableClause>(first: Clause) -> Clause { first }

  /// An order behind the condition.
  public static func buildPartialBlock(
    accumulated: WhereClause, next: OrderBy
  ) -> DeleteInOrder<Void, ChangePhase.BehindOrderBy> {
    .init(change: ChangeInOrder(where: accumulated).ordered(by: next))
  }

  /// A limit behind the condition.
  public static func buildPartialBlock(
    accumulated: WhereClause, next: Limit
  ) -> DeleteInOrder<Void, ChangePhase.BehindLimit> {
    .init(change: ChangeInOrder(where: accumulated).limited(by: next))
  }

  /// A limit behind the order.
  public static func buildPartialBlock(
    accumulated: DeleteInOrder<Void, ChangePhase.BehindOrderBy>, next: Limit
  ) -> DeleteInOrder<Void, ChangePhase.BehindLimit> {
    .init(change: accumulated.change.limited(by: next))
  }

  /// What the deletion yields comes last.
  public static func buildPartialBlock<Output>(
    accumulated: WhereClause, next: Returning<Output>
  ) -> DeleteInOrder<Output, ChangePhase.BehindReturning> {
    .init(change: ChangeInOrder(where: accumulated).returning(next))
  }

  /// What the deletion yields comes last.
  public static func buildPartialBlock<Output, Phase: BeforeChangeReturning>(
    accumulated: DeleteInOrder<Void, Phase>, next: Returning<Output>
  ) -> DeleteInOrder<Output, ChangePhase.BehindReturning> {
    .init(change: accumulated.change.returning(next))
  }

  /// An `if` without `else` whose condition is false leaves its clause out. Without any condition the deletion is refused
  /// when it is rendered.
  public static func buildOptional<Clause: OmittableClause>(_ clause: Clause?) -> Clause {
    clause ?? .omitted
  }

  /// The clause of an `if`, or of a case of a `switch`.
  public static func buildEither<Clause: OmittableClause>(first clause: Clause) -> Clause { clause }

  /// The clause of an `else`, or of another case of a `switch`.
  public static func buildEither<Clause: OmittableClause>(second clause: Clause) -> Clause { clause }

  /// A deletion that yields nothing.
  public static func buildFinalResult(_ clause: WhereClause) -> DeleteInOrder<Void, ChangePhase.BehindWhere> {
    .init(change: ChangeInOrder(where: clause))
  }

  /// A deletion that says which rows it is about.
  public static func buildFinalResult<Output, Phase: BehindChangeWhere>(
    _ delete: DeleteInOrder<Output, Phase>
  ) -> DeleteInOrder<Output, Phase> { delete }

  /// Makes a deletion without `Where` a compile-time error that says how to delete every row.
  @available(*, unavailable, message: "to delete every row, say so: Where(true)")
  public static func buildPartialBlock<Output>(
    first: Returning<Output>
  ) -> DeleteInOrder<Output, ChangePhase.BehindReturning> {
    .init(change: ChangeInOrder(where: .omitted).returning(first))
  }

  /// Makes a deletion without clauses a compile-time error that says how to delete every row.
  @available(*, unavailable, message: "to delete every row, say so: Where(true)")
  public static func buildBlock() -> DeleteInOrder<Void, ChangePhase.BehindWhere> {
    .init(change: ChangeInOrder(where: .omitted))
  }

  /// Makes a clause at another place than SQL's a compile-time error that lists the clauses in their order.
  @available(
    *, unavailable,
    message: "a deletion has each clause once, in this order: Where, OrderBy, Limit, Returning"
  )
  public static func buildPartialBlock<Before, Next>(
    accumulated: Before, next: Next
  ) -> DeleteInOrder<Void, ChangePhase.BehindWhere> {
    .init(change: ChangeInOrder(where: .omitted))
  }
}

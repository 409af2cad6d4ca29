public import Koine

extension Update {
  /// Changes rows, in SQL's own order.
  ///
  ///     try await database.execute {
  ///       Update(Reminder.self) { reminder in
  ///         Setting { $0.isCompleted = true; $0.priority += 1 }
  ///         Where(reminder.id == 1)
  ///       }
  ///     }
  ///     // UPDATE "reminders" SET "isCompleted" = ?, "prio" = "reminders"."prio" + ? WHERE "reminders"."id" = ?
  ///
  /// An update without ``Where(_:)`` does not compile; `Where(true)` changes every row of the table's default scope.
  ///
  /// ``OrderBy`` and ``Limit`` choose some of the rows; an order without a limit is refused when the update is rendered.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - clauses: ``Setting``, ``Where(_:)``, and ``OrderBy``, ``Limit`` and ``Returning``, if any. The closure receives the table's columns.
  public init<Source: Table, Phase: BehindChangeWhere>(
    _ table: Source.Type,
    @UpdateClauses<Source> clauses: (Columns) -> UpdateInOrder<Source, Output, Phase>
  ) where Source.Columns == Columns {
    let rows = Source.all()
    let written = SQLQuery.scoped(over: [rows._query]) { clauses(rows._columns) }
    self = written.change.chosen(from: rows).update(written.assign)
      .returning(written.change.selection, decoder: written.change.decoder)
  }
}

/// What an update assigns, behind the table's name: `SET`.
///
///     Setting { $0.isCompleted = true; $0.priority += 1 }
///     // SET "isCompleted" = ?, "prio" = "reminders"."prio" + ?
public struct Setting<Columns: TableColumns> {
  let assign: (inout Updates<Columns>) -> Void

  /// - Parameter assign: Assigns to the columns that it receives.
  public init(_ assign: @escaping (inout Updates<Columns>) -> Void) {
    self.assign = assign
  }
}

/// The clauses of an update so far.
public struct UpdateInOrder<Source: Table, Output, Phase> {
  let assign: (inout Updates<Source.Columns>) -> Void
  var change: ChangeInOrder<Output>
}

/// Which rows an update or a deletion changes, and what it yields.
struct ChangeInOrder<Output> {
  var condition: Computed<Bool>
  var ordering: OrderTerms?
  var limit: (count: Int, offset: Int?, withTies: Bool)?
  var selection: [SQLSelection]
  var decoder: @Sendable (inout RowDecoder) throws -> Output

  func returning<Chosen>(_ clause: Returning<Chosen>) -> ChangeInOrder<Chosen> {
    ChangeInOrder<Chosen>(
      condition: condition, ordering: ordering, limit: limit, selection: clause.selection._selection,
      decoder: clause.selection._decoder)
  }

  func ordered(by clause: OrderBy) -> ChangeInOrder {
    var copy = self
    copy.ordering = clause.terms
    return copy
  }

  func limited(by clause: Limit) -> ChangeInOrder {
    var copy = self
    copy.limit = clause.limit
    return copy
  }

  /// The rows of a table that are changed, as the chained form chooses them.
  func chosen<Columns: TableColumns>(from table: From1<Columns>) -> From1<Columns> {
    var rows = table.where { _ in condition }
    if let ordering {
      let terms = { (_: Columns) in ordering }
      rows = rows.order(by: terms)
    }
    if let limit { rows = rows.limit(limit.count, offset: limit.offset, withTies: limit.withTies) }
    return rows
  }
}

extension ChangeInOrder where Output == Void {
  init(where clause: WhereClause) {
    self.init(condition: clause.condition, selection: [], decoder: { _ in })
  }
}

/// An update or a deletion that says which rows it changes.
public protocol BehindChangeWhere {}

/// An update or a deletion before ``Returning``.
public protocol BeforeChangeReturning: BehindChangeWhere {}

/// An update or a deletion before ``Limit``.
public protocol BeforeChangeLimit: BeforeChangeReturning {}

/// How far an update or a deletion has come, and so which clauses may come next.
public enum ChangePhase {
  /// Behind ``Setting``: ``Where(_:)`` comes next.
  public enum BehindSetting {}
  /// Behind ``Where(_:)``.
  public enum BehindWhere: BeforeChangeLimit {}
  /// Behind ``OrderBy``.
  public enum BehindOrderBy: BeforeChangeLimit {}
  /// Behind ``Limit``.
  public enum BehindLimit: BeforeChangeReturning {}
  /// Behind ``Returning``, the last clause.
  public enum BehindReturning: BehindChangeWhere {}
}

/// Puts the clauses of an update together, in SQL's order.
@resultBuilder public enum UpdateClauses<Source: Table> {
  /// What is assigned to the columns of the table.
  public static func buildExpression(_ clause: Setting<Source.Columns>) -> Setting<Source.Columns> { clause }

  /// Which rows are changed.
  public static func buildExpression(_ clause: WhereClause) -> WhereClause { clause }

  /// Which of the rows come first, if a limit follows.
  public static func buildExpression(_ clause: OrderBy) -> OrderBy { clause }

  /// How many rows are changed.
  public static func buildExpression(_ clause: Limit) -> Limit { clause }

  /// What the update yields.
  public static func buildExpression<Output>(_ clause: Returning<Output>) -> Returning<Output> { clause }

  /// An update begins with what it assigns.
  public static func buildPartialBlock(
    first: Setting<Source.Columns>
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindSetting> {
    .init(assign: first.assign, change: ChangeInOrder(where: .omitted))
  }

  /// A clause by itself, in an `if`.
  public static func buildPartialBlock<Clause: OmittableClause>(first: Clause) -> Clause { first }

  /// Makes an update that begins with `Returning` a compile-time error that says what it begins with.
  @available(*, unavailable, message: "an update begins with what it assigns: Setting")
  public static func buildPartialBlock<Output>(
    first: Returning<Output>
  ) -> UpdateInOrder<Source, Output, ChangePhase.BehindReturning> {
    .init(assign: { _ in }, change: ChangeInOrder(where: .omitted).returning(first))
  }

  /// A condition behind what is assigned.
  public static func buildPartialBlock(
    accumulated: UpdateInOrder<Source, Void, ChangePhase.BehindSetting>, next: WhereClause
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindWhere> {
    .init(assign: accumulated.assign, change: ChangeInOrder(where: next))
  }

  /// An order behind the condition.
  public static func buildPartialBlock(
    accumulated: UpdateInOrder<Source, Void, ChangePhase.BehindWhere>, next: OrderBy
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindOrderBy> {
    .init(assign: accumulated.assign, change: accumulated.change.ordered(by: next))
  }

  /// A limit before what the update yields.
  public static func buildPartialBlock<Phase: BeforeChangeLimit>(
    accumulated: UpdateInOrder<Source, Void, Phase>, next: Limit
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindLimit> {
    .init(assign: accumulated.assign, change: accumulated.change.limited(by: next))
  }

  /// What the update yields comes last.
  public static func buildPartialBlock<Output, Phase: BeforeChangeReturning>(
    accumulated: UpdateInOrder<Source, Void, Phase>, next: Returning<Output>
  ) -> UpdateInOrder<Source, Output, ChangePhase.BehindReturning> {
    .init(assign: accumulated.assign, change: accumulated.change.returning(next))
  }

  /// An `if` without `else` whose condition is false leaves its clause out. Without any condition the update is refused
  /// when it is rendered.
  public static func buildOptional<Clause: OmittableClause>(_ clause: Clause?) -> Clause {
    clause ?? .omitted
  }

  /// The clause of an `if`, or of a case of a `switch`.
  public static func buildEither<Clause: OmittableClause>(first clause: Clause) -> Clause { clause }

  /// The clause of an `else`, or of another case of a `switch`.
  public static func buildEither<Clause: OmittableClause>(second clause: Clause) -> Clause { clause }

  /// An update that says which rows it changes.
  public static func buildFinalResult<Output, Phase: BehindChangeWhere>(
    _ update: UpdateInOrder<Source, Output, Phase>
  ) -> UpdateInOrder<Source, Output, Phase> { update }

  /// Makes an update without `Where` a compile-time error that says how to update every row.
  @available(*, unavailable, message: "to update every row, say so: Where(true)")
  public static func buildFinalResult(
    _ update: UpdateInOrder<Source, Void, ChangePhase.BehindSetting>
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindWhere> {
    .init(assign: update.assign, change: update.change)
  }

  /// Makes a clause at another place than SQL's a compile-time error that lists the clauses in their order.
  @available(
    *, unavailable,
    message: "an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning"
  )
  public static func buildPartialBlock<Before, Next>(
    accumulated: Before, next: Next
  ) -> UpdateInOrder<Source, Void, ChangePhase.BehindWhere> {
    .init(assign: { _ in }, change: ChangeInOrder(where: .omitted))
  }
}

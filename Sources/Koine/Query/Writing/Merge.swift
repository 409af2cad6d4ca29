/// A merge of the rows of a source into a table.
///
///     Wine.merge(using: Delivery.self) { wine, delivery in wine.name == delivery.wine }
///       .whenMatchedUpdate { wine, delivery in wine.stock += delivery.count }
///       .whenNotMatchedInsert { wine, delivery in
///         wine.name = delivery.wine
///         wine.stock = delivery.count
///       }
///     // PostgreSQL 15: MERGE INTO "wines" USING "deliveries" ON "wines"."name" = "deliveries"."wine"
///     //                WHEN MATCHED THEN UPDATE SET "stock" = "wines"."stock" + "deliveries"."count"
///     //                WHEN NOT MATCHED THEN INSERT ("name", "stock") VALUES ("deliveries"."wine", …)
///     // SQLite:        UPDATE "wines" SET "stock" = … FROM "deliveries" WHERE …
///     //                INSERT INTO "wines" ("name", "stock") SELECT … WHERE NOT EXISTS (…)
///
/// For each pair of rows that match, the first clause of those with *matched* in their names applies whose condition holds;
/// for each row of the source without a match, the first of the others. Where the engine has no MERGE, a deletion, an update
/// and an insert run one after another in one transaction. Rendering refuses what would not be the same so, such as an update
/// of a column by which rows match, before an insert: <doc:ChangingRows> lists what. It does not look into views: a source that
/// is a view over the table is not refused, and must not be merged in steps.
///
/// That transaction is one of ``IsolationLevel/repeatableRead``, whose conflicts with others are retryable errors; inside an
/// open transaction, that one's isolation holds. At READ COMMITTED there, one step can see rows of others that another has not.
///
/// A row of the table has to match one row of the source at most, as keys or groups of the source show; otherwise rendering
/// refuses the merge. `execute` returns how many rows were inserted, changed and deleted. Two merges at the same time can
/// both insert: then one fails, if a key forbids it. An upsert does not.
///
/// A merge returns no rows: of the engines, PostgreSQL alone has RETURNING for it, from version 17 on. Read the rows in the
/// same transaction, or write an upsert, an update and a deletion, each of which has `returning`.
public struct Merge<Columns: TableColumns, Source: SourceColumns>: Statement {
  /// No row is returned.
  public typealias Output = Void

  var merge: SQLMerge
  let columns: Columns
  let source: Source

  /// The MERGE as a value that dialects render.
  public var statement: SQLStatement { .merge(merge) }

  /// Changes a row that matches.
  ///
  ///     .whenMatchedUpdate { wine, delivery in wine.stock += delivery.count }
  ///     // WHEN MATCHED THEN UPDATE SET "stock" = "wines"."stock" + "deliveries"."count"
  ///
  /// - Parameter assign: Receives the row of the table, to assign to, and that of the source.
  public func whenMatchedUpdate(_ assign: (inout Updates<Columns>, Source) -> Void) -> Self {
    adding(SQLMerge.Clause(isMatched: true, updating(assign)))
  }

  /// Changes a row that matches if a condition holds.
  ///
  ///     .whenMatchedUpdate { wine, delivery in wine.stock += delivery.count } where: { $1.count > 0 }
  ///     // WHEN MATCHED AND "deliveries"."count" > $1 THEN UPDATE SET …
  ///
  /// - Parameters:
  ///   - assign: Receives the row of the table, to assign to, and that of the source.
  ///   - condition: Receives both rows as they were.
  public func whenMatchedUpdate(
    _ assign: (inout Updates<Columns>, Source) -> Void,
    @ConditionBuilder where condition: (Columns, Source) -> Computed<Bool>
  ) -> Self {
    adding(
      SQLMerge.Clause(isMatched: true, where: [filter(condition)], updating(assign)))
  }

  /// Deletes a row that matches.
  public func whenMatchedDelete() -> Self {
    adding(SQLMerge.Clause(isMatched: true, .delete))
  }

  /// Deletes a row that matches if a condition holds.
  ///
  ///     .whenMatchedDelete { wine, delivery in wine.stock + delivery.count <= 0 }
  ///     // WHEN MATCHED AND "wines"."stock" + "deliveries"."count" <= $1 THEN DELETE
  ///
  /// - Parameter condition: Receives the row of the table and that of the source.
  public func whenMatchedDelete(
    @ConditionBuilder where condition: (Columns, Source) -> Computed<Bool>
  ) -> Self {
    adding(SQLMerge.Clause(isMatched: true, where: [filter(condition)], .delete))
  }

  /// Leaves a row that matches as it is if a condition holds, whatever the clauses after this one say.
  ///
  /// - Parameter condition: Receives the row of the table and that of the source.
  public func whenMatchedDoNothing(
    @ConditionBuilder where condition: (Columns, Source) -> Computed<Bool>
  ) -> Self {
    adding(SQLMerge.Clause(isMatched: true, where: [filter(condition)], .nothing))
  }

  /// Inserts a row for a row of the source that matches none.
  ///
  ///     .whenNotMatchedInsert { wine, delivery in wine.name = delivery.wine; wine.stock = delivery.count }
  ///     // WHEN NOT MATCHED THEN INSERT ("name", "stock") VALUES ("deliveries"."wine", "deliveries"."count")
  ///
  /// - Parameter assign: Receives the new row, to assign to, and that of the source. What is not assigned is left to the
  ///   database.
  public func whenNotMatchedInsert(_ assign: (inout Updates<Columns>, Source) -> Void) -> Self {
    adding(SQLMerge.Clause(isMatched: false, .insert(assignments(assign))))
  }

  /// Inserts a row for a row of the source that matches none, if a condition holds.
  ///
  /// - Parameters:
  ///   - assign: Receives the new row, to assign to, and that of the source. What is not assigned is left to the database.
  ///   - condition: Receives the row of the source.
  public func whenNotMatchedInsert(
    _ assign: (inout Updates<Columns>, Source) -> Void,
    @ConditionBuilder where condition: (Source) -> Computed<Bool>
  ) -> Self {
    adding(
      SQLMerge.Clause(
        isMatched: false, where: [filter { condition($1) }], .insert(assignments(assign))))
  }

  /// Inserts nothing for a row of the source that matches none, if a condition holds, whatever the clauses after this one
  /// say.
  ///
  /// - Parameter condition: Receives the row of the source.
  public func whenNotMatchedDoNothing(
    @ConditionBuilder where condition: (Source) -> Computed<Bool>
  ) -> Self {
    adding(SQLMerge.Clause(isMatched: false, where: [filter { condition($1) }], .nothing))
  }

  /// Makes `returning` of a merge a compile-time error that says what to write instead.
  @available(
    *, unavailable,
    message:
      "a merge returns no rows: read them in its transaction, or write an upsert, an update and a deletion"
  )
  public func returning<Chosen: Selectable>(
    @SelectionBuilder _ selection: (Columns, Source) -> Chosen
  ) -> Self { self }

  /// Makes `returning` of a merge a compile-time error that says what to write instead.
  @available(
    *, unavailable,
    message:
      "a merge returns no rows: read them in its transaction, or write an upsert, an update and a deletion"
  )
  public func returning<Chosen: Selectable>(@SelectionBuilder _ selection: (Columns) -> Chosen) -> Self {
    self
  }

  private func adding(_ clause: SQLMerge.Clause) -> Self {
    var copy = self
    copy.merge.clauses.append(clause)
    return copy
  }

  private func updating(_ assign: (inout Updates<Columns>, Source) -> Void) -> SQLMerge.Action {
    .update(columns._source.counting(assignments(assign)))
  }

  private func assignments(_ assign: (inout Updates<Columns>, Source) -> Void) -> [SQLAssignment] {
    var updates = Updates(columns)
    scoped { assign(&updates, source) }
    return updates.separateAssignments
  }

  private func filter(_ condition: (Columns, Source) -> Computed<Bool>) -> SQLExpression {
    scoped { condition(columns, source).expression.condition }
  }

  /// Runs what may build subqueries, whose tables get other names than those of the merge.
  private func scoped<Result>(_ body: () -> Result) -> Result {
    SQLQuery.select(SQLSelect(every: .table(columns._source))).scoped(joining: source._source, body)
  }
}

extension Table {
  /// Merges the rows of another table into this one, whatever the default scopes of both.
  ///
  ///     Wine.merge(using: Delivery.self) { wine, delivery in wine.name == delivery.wine }
  ///
  /// - Parameters:
  ///   - source: The table whose rows say what happens.
  ///   - condition: Receives a row of each, and says whether they match.
  public static func merge<Source: Table>(
    using source: Source.Type,
    @ConditionBuilder on condition: (Columns, Source.Columns) -> some QueryExpression<Bool>
  ) -> Merge<Columns, Source.Columns> {
    merging({ JoinedRows(OuterScope.columns(of: source), nil) }, on: condition)
  }

  /// Merges the rows of a query into the table, whatever its default scope.
  ///
  ///     Wine.merge(using: Delivery.where { $0.isChecked }) { wine, delivery in wine.name == delivery.wine }
  ///     // MERGE INTO "wines" USING (SELECT … FROM "deliveries" WHERE …) AS "deliveries" ON …
  ///
  /// - Parameters:
  ///   - source: The query whose rows say what happens.
  ///   - condition: Receives a row of each, and says whether they match.
  public static func merge<Source: JoinableQuery & _JoinedQuery>(
    using source: Source,
    @ConditionBuilder on condition: (Columns, Source.Columns) -> Computed<Bool>
  ) -> Merge<Columns, Source.Columns> {
    merging({ JoinedRows(source._rows) }, on: condition)
  }

  private static func merging<Source: SourceColumns>(
    _ source: () -> JoinedRows<Source>,
    on condition: (Columns, Source) -> some QueryExpression<Bool>
  ) -> Merge<Columns, Source> {
    let columns = OuterScope.suspended { self.columns }
    let table = SQLQuery.select(SQLSelect(every: .table(columns._source)))
    let rows = table.scoped { source() }
    let matching = table.scoped(joining: rows.columns._source) { condition(columns, rows.columns) }
    return Merge(
      merge: SQLMerge(into: columns._source, using: rows.source, on: matching.expression.condition),
      columns: columns, source: rows.columns)
  }
}

extension JoinedRows {
  /// What the rows are read from: a table, if the query is every row of it, or a derived table.
  fileprivate var source: SQLSource {
    guard let query else { return SQLSource.table(columns._source).declaringItself }
    if query.hasOnlyFilters, let select = query.select, let from = select.from,
      select.filters.allSatisfy(\.isNoCondition)
    {
      return from.declaringItself
    }
    return .derived(query.naming(columns._source.columns).bounded, columns._source)
  }
}

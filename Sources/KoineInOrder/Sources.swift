public import Koine

/// The first table of a query, behind ``Select``.
///
///     From(reminder)      // FROM "reminders"
public struct From<Source: Scope>: QueryClause {
  let source: SQLTableReference?

  /// - Parameter source: The columns of a table that the query declares.
  public init(_ source: Source) {
    self.source = source.reference
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.from = source }
}

/// Pairs of rows for which a condition holds: `JOIN`.
///
///     From(list)
///     Join(reminder, on: list.id == reminder.remindersListID)
public struct Join<Source: Scope>: QueryClause {
  let join: QueryParts.Join

  /// - Parameters:
  ///   - source: The columns of a table that the query declares.
  ///   - condition: Which pairs of rows belong together.
  public init<Condition: QueryExpression>(_ source: Source, on condition: Condition)
  where Condition.Value: SQLTruthValue {
    join = .init(kind: .inner, source: source.reference, condition: condition.asCondition)
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.joins.append(join) }
}

/// Every pair of rows: `CROSS JOIN`.
public struct CrossJoin<Source: Scope>: QueryClause {
  let source: SQLTableReference?

  /// - Parameter source: The columns of a table that the query declares.
  public init(_ source: Source) {
    self.source = source.reference
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) {
    parts.joins.append(.init(kind: .cross, source: source, condition: nil))
  }
}

/// Every row so far, with the rows that match: `LEFT JOIN`. The table is declared as an optional type.
///
///     Query(RemindersList.self, Reminder?.self) { list, reminder in
///       Select(list.title, reminder.title)       // (String, String?)
///       From(list)
///       LeftJoin(reminder, on: list.id == reminder.remindersListID)
///     }
public struct LeftJoin: QueryClause {
  let join: QueryParts.Join

  /// - Parameters:
  ///   - source: The columns of a table that the query declares as an optional type.
  ///   - condition: Which pairs of rows belong together.
  public init<Source: SourceColumns, Condition: QueryExpression>(
    _ source: Nullable<Source>, on condition: Condition
  ) where Condition.Value: SQLTruthValue {
    join = .init(kind: .left, source: source._base._source, condition: condition.asCondition)
  }

  /// Makes a table that is not declared as an optional type a compile-time error that says so.
  @available(
    *, unavailable,
    message:
      "a left join may find no row of this table: declare it as an optional type, such as Reminder?.self"
  )
  public init<Source: SourceColumns, Condition: QueryExpression>(
    _ source: Source, on condition: Condition
  ) where Condition.Value: SQLTruthValue {
    join = .init(kind: .left, source: source._source, condition: condition.asCondition)
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.joins.append(join) }
}

/// Every row of the new table, with the rows so far that match: `RIGHT JOIN`. The tables so far are declared as optional
/// types.
///
///     Query(RemindersList?.self, Reminder.self) { list, reminder in
///       Select(list.title, reminder.title)       // (String?, String)
///       From(list)
///       RightJoin(reminder, on: list.id == reminder.remindersListID)
///     }
public struct RightJoin<Source: Scope>: QueryClause {
  let join: QueryParts.Join

  /// - Parameters:
  ///   - source: The columns of a table that the query declares.
  ///   - condition: Which pairs of rows belong together.
  public init<Condition: QueryExpression>(_ source: Source, on condition: Condition)
  where Condition.Value: SQLTruthValue {
    join = .init(kind: .right, source: source.reference, condition: condition.asCondition)
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.joins.append(join) }
}

/// Every row of both sides, matched if a condition holds: `FULL JOIN`. All tables are declared as optional types.
public struct FullJoin: QueryClause {
  let join: QueryParts.Join

  /// - Parameters:
  ///   - source: The columns of a table that the query declares as an optional type.
  ///   - condition: Which pairs of rows belong together.
  public init<Source: SourceColumns, Condition: QueryExpression>(
    _ source: Nullable<Source>, on condition: Condition
  ) where Condition.Value: SQLTruthValue {
    join = .init(kind: .full, source: source._base._source, condition: condition.asCondition)
  }

  /// Makes a table that is not declared as an optional type a compile-time error that says so.
  @available(
    *, unavailable,
    message:
      "a full join may find no row of this table: declare it as an optional type, such as Reminder?.self"
  )
  public init<Source: SourceColumns, Condition: QueryExpression>(
    _ source: Source, on condition: Condition
  ) where Condition.Value: SQLTruthValue {
    join = .init(kind: .full, source: source._source, condition: condition.asCondition)
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.joins.append(join) }
}

extension Scope {
  /// The source that the columns belong to.
  var reference: SQLTableReference? {
    if case .columns(let source)? = _selection.first { source } else { nil }
  }
}

extension QueryExpression where Value: SQLTruthValue {
  /// The expression as a condition; one that is NULL does not hold.
  var asCondition: SQLExpression {
    ConditionBuilder.buildExpression(Computed<Value>(expression)).expression.asCondition
  }
}

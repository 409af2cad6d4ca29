public import Koine

/// Only rows for which a condition holds: `WHERE`. An `if` around it leaves it out where the condition of the `if` does
/// not hold.
///
///     Where(!reminder.isCompleted && reminder.priority == 3)
///     // WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = ?
///
/// In an update or a deletion it must be there: `Where(true)` changes every row.
public func Where<Condition: QueryExpression>(_ condition: Condition) -> WhereClause
where Condition.Value: SQLTruthValue {
  WhereClause(condition: Computed(condition.asCondition))
}

/// What ``Where(_:)`` makes.
public struct WhereClause: OmittableClause {
  let condition: Computed<Bool>

  /// No condition.
  public static var omitted: WhereClause { WhereClause(condition: ConditionBuilder.buildOptional(nil)) }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.filter = condition }
}

/// Rows put together in which some expressions are equal: `GROUP BY`.
///
///     Select(reminder.priority, reminder.id.count())
///     From(reminder)
///     GroupBy(reminder.priority)
///
/// A column group is its columns.
public struct GroupBy: QueryClause {
  let terms: GroupTerms

  /// - Parameter terms: The expressions.
  public init<each Term: GroupingTerm>(_ terms: repeat each Term) {
    self.terms = GroupBuilder.buildExpression((repeat each terms))
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.groups = terms }
}

/// Only groups for which a condition holds: `HAVING`. It comes behind ``GroupBy``.
///
///     Having(reminder.id.count() > 1)
public struct Having: OmittableClause {
  let condition: Computed<Bool>?

  /// - Parameter condition: A condition on what is grouped, and on aggregates.
  public init<Condition: QueryExpression>(_ condition: Condition) where Condition.Value: SQLTruthValue {
    self.condition = Computed(condition.asCondition)
  }

  private init() {
    condition = nil
  }

  /// No condition.
  public static var omitted: Having { Having() }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.groupFilter = condition }
}

/// Only rows for which a condition holds on what window functions compute over all of them: `QUALIFY`.
///
///     Select(reminder)
///     From(reminder)
///     Qualify(rowNumber().over(partitionBy: reminder.remindersListID, orderBy: reminder.dueDate, reminder.id) == 1)
///
/// The standard puts it behind `HAVING`. No engine of Koine's has it: each reads the rows from a derived table.
public struct Qualify: OmittableClause {
  let condition: Computed<Bool>?

  /// - Parameter condition: A condition on columns, aggregates and window functions.
  public init<Condition: QueryExpression>(_ condition: Condition) where Condition.Value: SQLTruthValue {
    self.condition = Computed(condition.asCondition)
  }

  private init() {
    condition = nil
  }

  /// No condition.
  public static var omitted: Qualify { Qualify() }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.qualification = condition }
}

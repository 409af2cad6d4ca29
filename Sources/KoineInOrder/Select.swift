public import Koine

/// Names queries that ``From`` and joins then use as tables: `WITH … AS (…)`. It comes before ``Select``, once for each.
///
///     Query(Flight.self, Busy.self) { flight, busy in
///       With(Busy.self, as: Query(Flight.self) { flight in
///         Select(flight.hour, flight.id.count())
///         From(flight)
///         GroupBy(flight.hour)
///       })
///       Select(flight.id, busy.flights)
///       From(flight)
///       Join(busy, on: flight.hour == busy.hour)
///     }
///     // WITH "busies" ("hour", "flights") AS (SELECT …) SELECT … FROM "flights" JOIN "busies" ON …
public struct With: QueryClause {
  let added: (Query<Void>) -> Query<Void>

  /// - Parameters:
  ///   - table: A type whose columns describe the query's.
  ///   - query: A query that selects values of the table's columns, in their order. It cannot name columns of the query
  ///     around it.
  ///   - isMaterialized: Whether the engine is asked to compute the rows once (`MATERIALIZED`), or where they are
  ///     used (`NOT MATERIALIZED`); left to the engine unless given, and on MariaDB always. The rows are the same.
  public init<Common: Table, Rows: QueryStatement>(
    _ table: Common.Type, as query: @autoclosure () -> Rows, materialized isMaterialized: Bool? = nil
  ) where Rows.Output == Common.Fields {
    let query = SQLQuery.outsideOfScopes(query)
    added = { $0.with(table, as: query, materialized: isMaterialized) }
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.commonTables.append(added) }
}

/// What a query yields: the first clause, or the first one behind ``With``.
///
///     Select(reminder.id, reminder.title.length())        // (Int, Int)
///     Select(list, reminder)                              // (RemindersList, Reminder?)
///     Select(distinct: reminder.priority)                 // SELECT DISTINCT "reminders"."prio"
public struct Select<Output>: QueryClause {
  let selection: Selection<Output>
  var isDistinct = false
  var distinctTerms: GroupTerms?

  /// Yields expressions, or all columns of tables.
  public init<each Item: Selectable>(_ items: repeat each Item) where Output == (repeat (each Item).Value) {
    selection = SelectionBuilder.buildExpression((repeat each items))
  }

  /// Yields equal rows once.
  public init<each Item: Selectable>(distinct items: repeat each Item)
  where Output == (repeat (each Item).Value) {
    selection = SelectionBuilder.buildExpression((repeat each items))
    isDistinct = true
  }

  /// Yields one row of those in which some expressions are equal: the first by the query's order.
  ///
  ///     Select(reminder.id, reminder.title).distinct(on: reminder.remindersListID)
  ///     // PostgreSQL: SELECT DISTINCT ON ("reminders"."remindersListID") …
  ///     // elsewhere:  row_number() OVER (PARTITION BY …) = 1
  ///
  /// - Parameter terms: The expressions, which ``OrderBy`` has before all others.
  public func distinct<each Term: GroupingTerm>(on terms: repeat each Term) -> Select {
    var copy = self
    copy.distinctTerms = GroupBuilder.buildExpression((repeat each terms))
    return copy
  }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) {
    parts.selection = selection._selection
    parts.isDistinct = isDistinct
    parts.distinctTerms = distinctTerms
  }
}

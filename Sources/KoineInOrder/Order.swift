public import Koine

/// Sorts the rows. NULL is smaller than every value, on every engine.
///
///     OrderBy(reminder.priority.descending(nulls: .last), reminder.title)
public struct OrderBy: OmittableClause {
  let terms: OrderTerms?

  /// - Parameter terms: The expressions, the most important one first.
  public init<each Term: OrderingTerm>(_ terms: repeat each Term) {
    self.terms = OrderBuilder.buildExpression((repeat each terms))
  }

  private init(none: Void) {
    terms = nil
  }

  /// No order.
  public static var omitted: OrderBy { OrderBy(none: ()) }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.ordering = terms }
}

/// The first rows alone. A number less than 0 is refused when the query is rendered.
///
///     Limit(10, offset: 20)       // LIMIT ? OFFSET ?
///     Limit(3, withTies: true)    // PostgreSQL, MariaDB: FETCH FIRST ? ROWS WITH TIES
public struct Limit: OmittableClause {
  let limit: (count: Int, offset: Int?, withTies: Bool)?

  /// - Parameters:
  ///   - count: How many rows, at most.
  ///   - offset: How many rows are left out first.
  ///   - withTies: Whether rows that are equal to the last one in the query's order are yielded, too.
  public init(_ count: Int, offset: Int? = nil, withTies: Bool = false) {
    limit = (count, offset, withTies)
  }

  private init() {
    limit = nil
  }

  /// No limit.
  public static var omitted: Limit { Limit() }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.limit = limit }
}

/// The rows without the first ones: `OFFSET`.
///
///     Limit(10)
///     Offset(20)
public struct Offset: OmittableClause {
  let count: Int?

  /// - Parameter count: How many rows are left out.
  public init(_ count: Int) {
    self.count = count
  }

  private init() {
    count = nil
  }

  /// No offset.
  public static var omitted: Offset { Offset() }

  /// Adds the clause to a query.
  public func add(to parts: inout QueryParts) { parts.offset = count }
}

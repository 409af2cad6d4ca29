/// A query: something that yields rows.
@nonexhaustive public enum SQLQuery: Sendable, Hashable {
  /// A SELECT.
  case select(SQLSelect)
  /// A query written by hand.
  case fragment(SQLFragment)
}

/// Which of equal rows a query yields.
public enum SQLDistinct: Sendable, Hashable {
  /// Equal rows are all yielded.
  case none
  /// Equal rows are yielded once: DISTINCT.
  case all
  /// The first row, by the query's order, of each group of rows in which these are equal.
  case on([SQLExpression])
}

/// One item of a SELECT or RETURNING list.
@nonexhaustive public enum SQLSelection: Sendable, Hashable {
  /// An expression, under whatever name the engine gives it.
  case expression(SQLExpression)
  /// An expression with a name of its own.
  indirect case named(SQLExpression, String)
  /// Every column of a source, in the order of its description.
  case columns(SQLTableReference)
}

/// What rows come from.
@nonexhaustive public enum SQLSource: Sendable, Hashable {
  /// A table, under its own name or an alias, or a common table.
  case table(SQLTableReference)
  /// A query in FROM. The reference names it and its columns.
  indirect case derived(SQLQuery, SQLTableReference)

  /// The name and columns by which the query refers to the source.
  public var reference: SQLTableReference {
    switch self {
    case .table(let reference), .derived(_, let reference): reference
    }
  }
}

/// `WITH name (columns) AS (query)`.
public struct SQLCommonTable: Sendable, Hashable {
  /// The name of the common table, and its columns.
  public var reference: SQLTableReference
  /// The query that yields its rows.
  public var query: SQLQuery

  /// Names a query as a common table.
  public init(_ reference: SQLTableReference, _ query: SQLQuery) {
    self.reference = reference
    self.query = query
  }
}

/// A source that is joined to those before it.
public struct SQLJoin: Sendable, Hashable {
  /// Which rows a join keeps that have no partner: of the left side, the right, both, or none.
  @nonexhaustive public enum Kind: Sendable, Hashable {
    /// The kinds of joins of SQL.
    case inner, left, right, full, cross
  }

  /// Which rows without a partner the join keeps.
  public var kind: Kind
  /// The source that is joined.
  public var source: SQLSource
  /// `nil` for a cross join.
  public var condition: SQLExpression?

  /// Joins a source.
  ///
  /// - Parameter condition: ON; `nil` for a cross join.
  @inlinable public init(_ kind: Kind, _ source: SQLSource, on condition: SQLExpression?) {
    self.kind = kind
    self.source = source
    self.condition = condition
  }
}

/// One term of ORDER BY.
public struct SQLOrdering: Sendable, Hashable {
  /// Where NULL comes among the values.
  public enum Nulls: Sendable, Hashable {
    /// NULL is smaller than every value.
    case smallest
    /// NULL before or after every value, whatever the direction.
    case first, last
    /// As the engine does it.
    case database
  }

  /// What rows are sorted by.
  public var expression: SQLExpression
  /// Whether greater values come first.
  public var isDescending: Bool
  /// Where NULL comes among the values.
  public var nulls: Nulls

  /// Sorts by an expression: ascending, and with NULL as the smallest value, unless you say otherwise.
  @inlinable public init(_ expression: SQLExpression, descending: Bool = false, nulls: Nulls = .smallest) {
    self.expression = expression
    isDescending = descending
    self.nulls = nulls
  }
}

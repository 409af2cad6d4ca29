/// What a statement was asked to have, and no engine can give it the meaning of: the one way in which what a query is
/// built of says so. Validation refuses the statement, and names the place.
///
/// It takes the place of an expression in a tree, and beside the clauses of an update or a deletion.
public struct SQLRefusal: Sendable, Hashable {
  /// Why the statement is refused.
  @nonexhaustive public enum Reason: Sendable, Hashable {
    /// An update or a deletion of a query with a clause that it does not have.
    case clauseOfChange
    /// A change of rows by their keys, of a table without a primary key.
    case tableWithoutKey
    /// The same row twice among those that are updated by their keys.
    case repeatedKey
    /// Rows that are changed by several statements, each of which reads what those before it have changed.
    case dependentRows
    /// An update that assigns to no column.
    case emptyUpdate
    /// A query that is taken for a condition, and has another clause.
    case clauseOfCondition
    /// A cast between types of which engines store other forms.
    case cast
    /// A division by a plain zero, in a type that has no NULL.
    case divisionByZero
    /// An operator between values of different types, which does not compile.
    case mismatch
    /// A key of grouping sets, or what is computed from it, that is NULL in some groups, as a value that is never NULL.
    case totalOfKey
    /// A row to begin after, in an order of more than its columns.
    case startOfRow
    /// Something else than an aggregate over a window.
    case notAggregate
    /// A text that is no regular expression.
    case regularExpression
    /// A text that is no pattern of a date or a time.
    case datePattern
    /// A source in FROM or a join that the query does not declare.
    case undeclaredSource
    /// A name that two parts of a definition have.
    case repeatedName
    /// A read of a column that has been assigned a value which is not computed again.
    case readOfAssignedValue
    /// An expression or a query that is deeper than any engine takes.
    case depth
  }

  /// Why the statement is refused.
  public var reason: Reason
  /// What it is about, such as the clause, or the types.
  public var detail: String

  /// Says why a statement is refused, and what that is about.
  public init(_ reason: Reason, _ detail: String = "") {
    self.reason = reason
    self.detail = detail
  }
}

extension SQLExpression {
  /// What replaces an expression that is too deep.
  static let tooDeep = SQLExpression.refusal(SQLRefusal(.depth), .unknown)
}

/// Looks through a statement. Implement the methods for what you look for, and call `descend` to go on into it.
///
///     struct FunctionCounter: SQLVisitor {
///       var count = 0
///       mutating func visit(_ expression: SQLExpression) {
///         if case .function = expression { count += 1 }
///         descend(into: expression)
///       }
///     }
public protocol SQLVisitor: SQLWalker {
  /// Visits an expression. Its parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ expression: SQLExpression)
  /// Visits a query: a whole one or a subquery. Its parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ query: SQLQuery)
  /// Visits SQL written by hand. Its typed parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ fragment: SQLFragment)
  /// Visits what rows come from: a table or a query in FROM or in a join.
  mutating func visit(_ source: SQLSource)
  /// Visits a whole statement: a walk begins here.
  mutating func visit(_ statement: SQLStatement)
}

extension SQLVisitor {
  /// Walks the parts of the expression.
  public mutating func visit(_ expression: SQLExpression) { descend(into: expression) }
  /// Walks the clauses of the query.
  public mutating func visit(_ query: SQLQuery) { descend(into: query) }
  /// Walks the typed parts of the SQL written by hand.
  public mutating func visit(_ fragment: SQLFragment) { descend(into: fragment) }
  /// Walks the query of a derived table; a table has no parts.
  public mutating func visit(_ source: SQLSource) { descend(into: source) }
  /// Walks the parts of the statement.
  public mutating func visit(_ statement: SQLStatement) { descend(into: statement) }

  /// Walks the operands of an expression and the queries in it.
  public mutating func descend(into expression: SQLExpression) { _ = expression.mapParts(&self) }
  /// Walks the clauses of a query in the order of their text.
  public mutating func descend(into query: SQLQuery) { _ = query.mapParts(&self) }
  /// Walks the expressions and queries in SQL written by hand.
  public mutating func descend(into fragment: SQLFragment) { _ = fragment.mapParts(&self) }
  /// Walks the query of a derived table.
  public mutating func descend(into source: SQLSource) { _ = source.mapParts(&self) }
  /// Walks the parts of a statement.
  public mutating func descend(into statement: SQLStatement) { _ = statement.mapParts(&self) }
}

// A visitor is a walker that leaves every part as it is.
extension SQLVisitor {
  /// Visits the expression.
  public mutating func walk(_ expression: SQLExpression) -> SQLExpression? {
    visit(expression)
    return nil
  }

  /// Visits the query.
  public mutating func walk(_ query: SQLQuery) -> SQLQuery? {
    visit(query)
    return nil
  }

  /// Visits the SQL written by hand.
  public mutating func walk(_ fragment: SQLFragment) -> SQLFragment? {
    visit(fragment)
    return nil
  }

  /// Visits the source.
  public mutating func walk(_ source: SQLSource) -> SQLSource? {
    visit(source)
    return nil
  }
}

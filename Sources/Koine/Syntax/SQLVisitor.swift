/// Walks a statement. Implement the methods for what you look for, and call `descend` to go on into it.
///
///     struct FunctionCounter: SQLVisitor {
///       var count = 0
///       mutating func visit(_ expression: SQLExpression) {
///         if case .function = expression { count += 1 }
///         descend(into: expression)
///       }
///     }
public protocol SQLVisitor {
  /// Visits an expression. Its parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ expression: SQLExpression)
  /// Visits a SELECT: a whole query or a subquery. Its parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ select: SQLSelect)
  /// Visits SQL written by hand. Its typed parts are walked only if the method calls `descend(into:)`.
  mutating func visit(_ fragment: SQLFragment)
  /// Visits what rows come from: a table or a query in FROM or in a join.
  mutating func visit(_ source: SQLSource)
  /// Visits a whole statement: a walk begins here.
  mutating func visit(_ statement: SQLStatement)
  /// Called before a part with a name is walked, such as `WHERE` or the second column.
  mutating func enter(_ place: SQLPlace)
  /// Called after a part with a name has been walked.
  mutating func leave()
  /// Called before parts are walked that may name other columns than those before them.
  mutating func begin(_ scope: SQLScope)
}

/// Which columns a part of a query or statement may name.
@nonexhaustive public enum SQLScope: Sendable, Hashable {
  /// None at all, those of outer queries included: LIMIT, OFFSET, DEFAULT.
  case constants
  /// Those of outer queries alone: a common table, a query in FROM, the query of an insert.
  case outer
  /// Those of the sources up to a join, by its position from 0.
  case joined(Int)
  /// Those of every source, or of the table that the statement changes.
  case sources
  /// Those of the changed table and of the row that was to be inserted.
  case proposed
}

/// One step on the way to a place in a statement.
public struct SQLPlace: Sendable, Hashable, CustomStringConvertible {
  /// The name of the part: a keyword such as `WHERE`, or `subquery`.
  public var name: StaticString
  /// The position in a list, from 1; 0 if there is no list.
  public var index: Int

  /// Names a part of a statement.
  ///
  /// - Parameter index: The position in a list, from 1; 0 if there is no list.
  @inlinable public init(_ name: StaticString, _ index: Int = 0) {
    self.name = name
    self.index = index
  }

  /// The step as messages show it: `SELECT 2`.
  public var description: String { index == 0 ? "\(name)" : "\(name) \(index)" }

  public static func == (left: SQLPlace, right: SQLPlace) -> Bool {
    left.description == right.description
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension SQLVisitor {
  /// Walks the parts of the expression.
  public mutating func visit(_ expression: SQLExpression) { descend(into: expression) }
  /// Walks the clauses of the query.
  public mutating func visit(_ select: SQLSelect) { descend(into: select) }
  /// Walks the typed parts of the SQL written by hand.
  public mutating func visit(_ fragment: SQLFragment) { descend(into: fragment) }
  /// Walks the query of a derived table; a table has no parts.
  public mutating func visit(_ source: SQLSource) { descend(into: source) }
  /// Does nothing.
  @inlinable public mutating func enter(_ place: SQLPlace) {}
  /// Does nothing.
  @inlinable public mutating func leave() {}
  /// Does nothing.
  @inlinable public mutating func begin(_ scope: SQLScope) {}

  /// Visits the SELECT, or the SQL written by hand, that a query consists of.
  public mutating func visit(_ query: SQLQuery) {
    switch query {
    case .select(let select): visit(select)
    case .fragment(let fragment): visit(fragment)
    }
  }

  /// Walks the parts of the statement.
  public mutating func visit(_ statement: SQLStatement) { descend(into: statement) }

  /// Walks the parts of a statement.
  public mutating func descend(into statement: SQLStatement) {
    switch statement {
    case .query(let query): visit(query)
    case .insert(let insert):
      begin(.outer)
      if case .query(let query) = insert.source { visit(query) }
      begin(.sources)
      if let conflict = insert.conflict {
        if let filter = conflict.indexFilter { visit([filter], in: "ON CONFLICT") }
        begin(.proposed)
        visit(conflict.assignments)
        visit(conflict.filters, in: "WHERE")
        begin(.sources)
      }
      visit(insert.returning, in: "RETURNING")
    case .update(let update):
      if let from = update.from {
        begin(.outer)
        visit(from)
      }
      begin(.sources)
      visit(update.assignments)
      visit(update.filters, in: "WHERE")
      visit(update.returning, in: "RETURNING")
    case .delete(let delete):
      begin(.sources)
      visit(delete.filters, in: "WHERE")
      visit(delete.returning, in: "RETURNING")
    case .createTable(let create):
      begin(.constants)
      for column in create.columns {
        if let value = column.defaultValue { visit(value) }
      }
    case .dropTable, .advanceGeneratedKey: break
    case .fragment(let fragment): visit(fragment)
    }
  }

  private mutating func visit(_ assignments: [SQLAssignment]) {
    for (index, assignment) in assignments.enumerated() {
      enter(SQLPlace("SET", index + 1))
      visit(assignment.value)
      leave()
    }
  }

  /// Visits the expressions of a clause, each inside of its place; a single one has no position in it.
  public mutating func visit(_ expressions: [SQLExpression], in place: StaticString) {
    for (index, expression) in expressions.enumerated() {
      enter(SQLPlace(place, expressions.count == 1 ? 0 : index + 1))
      visit(expression)
      leave()
    }
  }

  /// Visits the expressions of a SELECT or RETURNING list, each inside of its place.
  public mutating func visit(_ selection: [SQLSelection], in place: StaticString) {
    for (index, item) in selection.enumerated() {
      switch item {
      case .expression(let expression), .named(let expression, _):
        enter(SQLPlace(place, index + 1))
        visit(expression)
        leave()
      case .columns: break
      }
    }
  }

  /// Visits what rows are sorted by, each term inside of its place.
  public mutating func visit(_ ordering: [SQLOrdering], in place: StaticString) {
    for (index, term) in ordering.enumerated() {
      enter(SQLPlace(place, index + 1))
      visit(term.expression)
      leave()
    }
  }

  /// Walks the query of a derived table.
  public mutating func descend(into source: SQLSource) {
    if case .derived(let query, _) = source { visit(query) }
  }

  /// Walks the clauses of a query in the order of their text.
  public mutating func descend(into select: SQLSelect) {
    begin(.outer)
    for table in select.with {
      enter(SQLPlace("WITH"))
      visit(table.query)
      leave()
    }
    begin(.sources)
    if case .on(let expressions) = select.distinct { visit(expressions, in: "DISTINCT ON") }
    visit(select.columns, in: "SELECT")
    begin(.outer)
    if let from = select.from {
      enter(SQLPlace("FROM"))
      visit(from)
      leave()
    }
    for (index, join) in select.joins.enumerated() {
      enter(SQLPlace("JOIN", index + 1))
      visit(join.source)
      if let condition = join.condition {
        begin(.joined(index))
        visit(condition)
        begin(.outer)
      }
      leave()
    }
    begin(.sources)
    visit(select.filters, in: "WHERE")
    visit(select.grouping, in: "GROUP BY")
    visit(select.groupFilters, in: "HAVING")
    visit(select.ordering, in: "ORDER BY")
    begin(.constants)
    if let limit = select.limit { visit([limit], in: "LIMIT") }
    if let offset = select.offset { visit([offset], in: "OFFSET") }
  }

  /// Walks the operands of an expression and the queries in it.
  public mutating func descend(into expression: SQLExpression) {
    switch expression {
    case .column, .value, .literal, .parameter: break
    case .unary(_, let operand), .not(let operand), .isNull(let operand, _), .cast(let operand, _),
      .collate(let operand, _):
      visit(operand)
    case .arithmetic(let left, _, let right), .bitwise(let left, _, let right),
      .concatenation(let left, let right),
      .comparison(let left, _, let right), .isDistinct(let left, let right, _),
      .logical(let left, _, let right), .search(let left, _, let right),
      .like(let left, let right, _, _):
      visit(left)
      visit(right)
    case .between(let operand, let lower, let upper, _):
      visit(operand)
      visit(lower)
      visit(upper)
    case .inList(let operand, let list, _):
      visit(operand)
      for element in list { visit(element) }
    case .inQuery(let operand, let query, _):
      visit(operand)
      visit(subquery: query)
    case .exists(let query, _), .subquery(let query, _), .rows(let query, _):
      visit(subquery: query)
    case .conditional(let node):
      if let operand = node.operand { visit(operand) }
      for branch in node.branches {
        visit(branch.condition)
        visit(branch.result)
      }
      if let otherwise = node.otherwise { visit(otherwise) }
    case .function(_, let arguments), .row(let arguments):
      for argument in arguments { visit(argument) }
    case .aggregate(let aggregate):
      if let argument = aggregate.argument { visit(argument) }
      if let filter = aggregate.filter { visit(filter) }
    case .window(_, let window):
      for expression in window.partition { visit(expression) }
      for term in window.ordering { visit(term.expression) }
    case .fragment(let fragment, _): visit(fragment)
    case .subtree(let subtree): DeepStack.run(if: subtree.isDeep) { visit(subtree.expression) }
    }
  }

  private mutating func visit(subquery query: SQLQuery) {
    enter(SQLPlace("subquery"))
    visit(query)
    leave()
  }

  /// Walks the expressions and queries in SQL written by hand.
  public mutating func descend(into fragment: SQLFragment) {
    for part in fragment.parts {
      switch part {
      case .text, .table, .columns, .identifier: break
      case .expression(let expression): visit(expression)
      case .list(let list, _): for element in list { visit(element) }
      case .ordering(let ordering): for term in ordering { visit(term.expression) }
      case .query(let query): visit(query)
      case .scalarQuery(let subtree): visit(.subtree(subtree))
      }
    }
  }
}

/// Makes a new tree from a tree, from the leaves up: the shape of a lowering pass.
public struct SQLRewriter {
  /// What becomes of an expression whose parts have been rewritten.
  public var expression: (SQLExpression) -> SQLExpression
  /// What becomes of a SELECT whose parts have been rewritten.
  public var select: (SQLSelect) -> SQLSelect
  /// What becomes of the ordering in a fragment, whose parts have been rewritten.
  public var fragmentOrdering: ([SQLOrdering]) -> [SQLOrdering]
  /// What becomes of the description of a source in FROM, or in place of all its columns.
  public var reference: (SQLTableReference) -> SQLTableReference
  /// What becomes of a query inside of what is rewritten, if that is more than the rewriting of its parts.
  var nested: ((SQLSelect) -> SQLSelect)?
  /// Whether subtrees become the expressions in them.
  var unfolds = false

  /// Makes a rewriter from what it does; each step that is not given leaves its part as it is.
  public init(
    expression: @escaping (SQLExpression) -> SQLExpression = { $0 },
    select: @escaping (SQLSelect) -> SQLSelect = { $0 },
    reference: @escaping (SQLTableReference) -> SQLTableReference = { $0 },
    fragmentOrdering: @escaping ([SQLOrdering]) -> [SQLOrdering] = { $0 }
  ) {
    self.expression = expression
    self.select = select
    self.reference = reference
    self.fragmentOrdering = fragmentOrdering
  }

  /// The statement with its parts rewritten.
  ///
  /// Rows to insert stay as they are; so do statements that create or drop a table or advance its key.
  public func rewrite(_ statement: SQLStatement) -> SQLStatement {
    switch statement {
    case .query(let query): return .query(rewrite(query))
    case .insert(var insert):
      if case .query(let query) = insert.source { insert.source = .query(rewrite(query)) }
      if var conflict = insert.conflict {
        conflict.indexFilter = conflict.indexFilter.map(rewrite)
        conflict.assignments = conflict.assignments.map(rewrite)
        conflict.filters = conflict.filters.map(rewrite)
        insert.conflict = conflict
      }
      insert.returning = insert.returning.map(rewrite)
      return .insert(insert)
    case .update(var update):
      update.assignments = update.assignments.map(rewrite)
      update.from = update.from.map(rewrite)
      update.filters = update.filters.map(rewrite)
      update.returning = update.returning.map(rewrite)
      return .update(update)
    case .delete(var delete):
      delete.filters = delete.filters.map(rewrite)
      delete.returning = delete.returning.map(rewrite)
      return .delete(delete)
    case .fragment(let fragment): return .fragment(rewrite(fragment))
    case .createTable, .dropTable, .advanceGeneratedKey: return statement
    }
  }

  /// The query with its parts rewritten.
  public func rewrite(_ query: SQLQuery) -> SQLQuery {
    switch query {
    case .select(let node): .select(rewrite(node))
    case .fragment(let fragment): .fragment(rewrite(fragment))
    }
  }

  /// The SELECT with its parts rewritten, and then itself.
  public func rewrite(_ node: SQLSelect) -> SQLSelect {
    nested?(node) ?? rewriteClauses(of: node)
  }

  func rewriteClauses(of node: SQLSelect) -> SQLSelect {
    var result = node
    result.with = node.with.map { SQLCommonTable($0.reference, rewrite($0.query)) }
    if case .on(let expressions) = node.distinct { result.distinct = .on(expressions.map(rewrite)) }
    // A list that was not set follows the sources.
    if !node.selectsEverything { result.columns = node.columns.map(rewrite) }
    result.from = node.from.map(rewrite)
    result.joins = node.joins.map {
      SQLJoin($0.kind, rewrite($0.source), on: $0.condition.map(rewrite))
    }
    result.filters = node.filters.map(rewrite)
    result.grouping = node.grouping.map(rewrite)
    result.groupFilters = node.groupFilters.map(rewrite)
    result.ordering = node.ordering.map(rewrite)
    result.limit = node.limit.map(rewrite)
    result.offset = node.offset.map(rewrite)
    return select(result)
  }

  private func rewrite(_ source: SQLSource) -> SQLSource {
    switch source {
    case .table(let table): .table(reference(table))
    case .derived(let query, let table): .derived(rewrite(query), reference(table))
    }
  }

  private func rewrite(_ item: SQLSelection) -> SQLSelection {
    switch item {
    case .expression(let node): .expression(rewrite(node))
    case .named(let node, let name): .named(rewrite(node), name)
    case .columns(let source): .columns(reference(source))
    }
  }

  private func rewrite(_ assignment: SQLAssignment) -> SQLAssignment {
    SQLAssignment(assignment.column, rewrite(assignment.value))
  }

  private func rewrite(_ term: SQLOrdering) -> SQLOrdering {
    SQLOrdering(rewrite(term.expression), descending: term.isDescending, nulls: term.nulls)
  }

  private func rewrite(_ fragment: SQLFragment) -> SQLFragment {
    SQLFragment(
      fragment.parts.map { part in
        switch part {
        case .text, .table, .identifier: part
        case .columns(let source): .columns(reference(source))
        case .expression(let node): .expression(rewrite(node))
        case .list(let list, let element): .list(list.map(rewrite), element: element)
        case .ordering(let ordering): .ordering(fragmentOrdering(ordering.map(rewrite)))
        case .query(let query): .query(rewrite(query))
        case .scalarQuery(let subtree): rewrite(scalarQuery: subtree)
        }
      })
  }

  private func rewrite(scalarQuery subtree: SQLSubtree) -> SQLFragment.Part {
    switch rewrite(.subtree(subtree)) {
    case .subquery(let query, _): .query(query)
    case .subtree(let subtree) where subtree.query != nil: .scalarQuery(subtree)
    case let other: .expression(other)
    }
  }

  /// The expression with its parts rewritten, and then itself.
  public func rewrite(_ node: SQLExpression) -> SQLExpression {
    expression(rewriteParts(of: node))
  }

  private func rewriteParts(of node: SQLExpression) -> SQLExpression {
    switch node {
    case .column, .value, .literal, .parameter: return node
    case .unary(let sign, let operand): return .unary(sign, rewrite(operand))
    case .arithmetic(let left, let sign, let right):
      return .arithmetic(rewrite(left), sign, rewrite(right))
    case .row(let parts): return .row(parts.map(rewrite))
    case .bitwise(let left, let sign, let right):
      return .bitwise(rewrite(left), sign, rewrite(right))
    case .concatenation(let left, let right): return .concatenation(rewrite(left), rewrite(right))
    case .comparison(let left, let sign, let right):
      return .comparison(rewrite(left), sign, rewrite(right))
    case .isDistinct(let left, let right, let negated):
      return .isDistinct(rewrite(left), rewrite(right), negated: negated)
    case .logical(let left, let sign, let right): return .logical(rewrite(left), sign, rewrite(right))
    case .not(let operand): return .not(rewrite(operand))
    case .between(let operand, let lower, let upper, let negated):
      return .between(rewrite(operand), rewrite(lower), rewrite(upper), negated: negated)
    case .inList(let operand, let list, let negated):
      return .inList(rewrite(operand), list.map(rewrite), negated: negated)
    case .inQuery(let operand, let query, let negated):
      return .inQuery(rewrite(operand), rewrite(query), negated: negated)
    case .like(let operand, let pattern, let caseSensitive, let negated):
      return .like(
        rewrite(operand), pattern: rewrite(pattern), caseSensitive: caseSensitive, negated: negated)
    case .search(let text, let sign, let part): return .search(rewrite(text), sign, rewrite(part))
    case .isNull(let operand, let negated): return .isNull(rewrite(operand), negated: negated)
    case .exists(let query, let negated): return .exists(rewrite(query), negated: negated)
    case .conditional(let conditional):
      return .conditional(
        SQLCase(
          operand: conditional.operand.map(rewrite),
          branches: conditional.branches.map {
            .init(when: rewrite($0.condition), then: rewrite($0.result))
          },
          otherwise: conditional.otherwise.map(rewrite)))
    case .cast(let operand, let type): return .cast(rewrite(operand), type)
    case .collate(let text, let collation): return .collate(rewrite(text), collation)
    case .function(let function, let arguments): return .function(function, arguments.map(rewrite))
    case .aggregate(var aggregate):
      aggregate.argument = aggregate.argument.map(rewrite)
      aggregate.filter = aggregate.filter.map(rewrite)
      return .aggregate(aggregate)
    case .window(let function, var window):
      window.partition = window.partition.map(rewrite)
      window.ordering = window.ordering.map(rewrite)
      return .window(function, window)
    case .subquery(let query, let type): return .subquery(rewrite(query), type)
    case .rows(let query, let reference): return .rows(rewrite(query), reference)
    case .fragment(let fragment, let type): return .fragment(rewrite(fragment), type)
    case .subtree(let subtree):
      if subtree.role == .refusal { return node }
      return DeepStack.run(if: subtree.isDeep) {
        unfolds ? rewrite(subtree.expression) : .subtree(subtree.replacing(rewrite))
      }
    }
  }
}

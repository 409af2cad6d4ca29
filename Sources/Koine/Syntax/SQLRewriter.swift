/// Makes a new tree from a tree, from the leaves up: the shape of a lowering pass.
public struct SQLRewriter {
  /// What becomes of an expression whose parts have been rewritten.
  public var expression: ((SQLExpression) -> SQLExpression)?
  /// What becomes of a SELECT whose parts have been rewritten, before its query.
  public var select: ((SQLSelect) -> SQLSelect)?
  /// What becomes of a query whose parts have been rewritten.
  public var query: ((SQLQuery) -> SQLQuery)?
  /// What becomes of the ordering in a fragment, whose parts have been rewritten.
  public var fragmentOrdering: (([SQLOrdering]) -> [SQLOrdering])?
  /// What becomes of the description of a source in FROM, or in place of all its columns.
  public var reference: ((SQLTableReference) -> SQLTableReference)?
  /// What becomes of a query inside of what is rewritten, if that is more than the rewriting of its parts.
  var nested: ((SQLQuery) -> SQLQuery)?
  /// Whether subtrees become the expressions in them.
  var unfolds = false
  /// What becomes of SQL written by hand, before its parts are rewritten; `nil` leaves it.
  var fragment: ((SQLFragment) -> SQLFragment?)?

  /// Makes a rewriter from what it does; each step that is not given leaves its part as it is.
  public init(
    expression: ((SQLExpression) -> SQLExpression)? = nil,
    select: ((SQLSelect) -> SQLSelect)? = nil,
    query: ((SQLQuery) -> SQLQuery)? = nil,
    reference: ((SQLTableReference) -> SQLTableReference)? = nil,
    fragmentOrdering: (([SQLOrdering]) -> [SQLOrdering])? = nil
  ) {
    self.expression = expression
    self.select = select
    self.query = query
    self.reference = reference
    self.fragmentOrdering = fragmentOrdering
  }

  /// The statement with its parts rewritten.
  ///
  /// Rows to insert stay as they are; so do statements that drop something or advance a key.
  public func rewrite(_ statement: SQLStatement) -> SQLStatement {
    var walker = self
    return statement.mapParts(&walker) ?? statement
  }

  /// The query with its parts rewritten, and then itself.
  public func rewrite(_ node: SQLQuery) -> SQLQuery {
    var walker = self
    return walker.walk(node) ?? node
  }

  /// The same, if that is what becomes of a query inside of another one, too.
  func rewriteClauses(of node: SQLQuery) -> SQLQuery {
    var walker = self
    return walker.walk(clausesOf: node) ?? node
  }

  /// The expression with its parts rewritten, and then itself.
  public func rewrite(_ node: SQLExpression) -> SQLExpression {
    var walker = self
    return walker.walk(node) ?? node
  }
}

extension SQLRewriter: SQLWalker {
  /// Rewrites the parts of the expression, and then itself.
  public mutating func walk(_ node: SQLExpression) -> SQLExpression? {
    let parts = rewriteParts(of: node)
    guard let expression else { return parts }
    return expression(parts ?? node)
  }

  private mutating func rewriteParts(of node: SQLExpression) -> SQLExpression? {
    guard unfolds, case .subtree(let subtree) = node else { return node.mapParts(&self) }
    return DeepStack.run(if: subtree.isDeep) { walk(subtree.expression) ?? subtree.expression }
  }

  /// Rewrites the parts of the query, and then itself.
  public mutating func walk(_ node: SQLQuery) -> SQLQuery? {
    nested?(node) ?? walk(clausesOf: node)
  }

  fileprivate mutating func walk(clausesOf node: SQLQuery) -> SQLQuery? {
    var edit = SQLEdit(node)
    edit.replace(node.mapParts(&self)) { $0 = $1 }
    if let select, let parts = (edit.result ?? node).select {
      edit.replace(select(parts)) { $0.body = .select($1) }
    }
    if let query { edit.replace(query(edit.result ?? node)) { $0 = $1 } }
    return edit.result
  }

  /// Rewrites the typed parts of the SQL written by hand.
  public mutating func walk(_ fragment: SQLFragment) -> SQLFragment? {
    guard let other = self.fragment?(fragment) else { return fragment.mapParts(&self) }
    return other.mapParts(&self) ?? other
  }

  /// Rewrites the query of a derived table, and what the source is called.
  public mutating func walk(_ source: SQLSource) -> SQLSource? { source.mapParts(&self) }

  /// Rewrites the description.
  public mutating func walk(_ table: SQLTableReference) -> SQLTableReference? { reference?(table) }

  /// Rewrites the terms, and then the order.
  public mutating func walk(orderingInFragment ordering: [SQLOrdering]) -> [SQLOrdering]? {
    let terms = map(ordering)
    guard let fragmentOrdering else { return terms }
    return fragmentOrdering(terms ?? ordering)
  }
}

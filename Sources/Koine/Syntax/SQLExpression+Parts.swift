// The one enumeration of what an expression is made of.
extension SQLExpression {
  /// Hands each operand, and each query in the expression, to a walker, in the order of the text.
  ///
  /// - Returns: The expression with what the walker puts in their place; `nil` if it leaves them all.
  func mapParts<Walker: SQLWalker>(_ walker: inout Walker) -> SQLExpression? {
    switch self {
    case .column, .value, .literal, .parameter, .refusal: return nil
    case .unary(let op, let operand): return walker.map(operand) { .unary(op, $0) }
    case .not(let operand): return walker.map(operand) { .not($0) }
    case .isNull(let operand, let negated): return walker.map(operand) { .isNull($0, negated: negated) }
    case .cast(let operand, let type): return walker.map(operand) { .cast($0, type) }
    case .collate(let text, let collation): return walker.map(text) { .collate($0, collation) }
    case .arithmetic(let left, let op, let right):
      return walker.map(left, right) { .arithmetic($0, op, $1) }
    case .bitwise(let left, let op, let right): return walker.map(left, right) { .bitwise($0, op, $1) }
    case .concatenation(let left, let right): return walker.map(left, right) { .concatenation($0, $1) }
    case .comparison(let left, let op, let right):
      return walker.map(left, right) { .comparison($0, op, $1) }
    case .isDistinct(let left, let right, let negated):
      return walker.map(left, right) { .isDistinct($0, $1, negated: negated) }
    case .logical(let left, let op, let right): return walker.map(left, right) { .logical($0, op, $1) }
    case .search(let text, let search, let part): return walker.map(text, part) { .search($0, search, $1) }
    case .like(let operand, let pattern, let caseSensitive, let negated):
      return walker.map(operand, pattern) {
        .like($0, pattern: $1, caseSensitive: caseSensitive, negated: negated)
      }
    case .between(let operand, let lower, let upper, let negated):
      let (first, bounds) = (walker.walk(operand), walker.map(lower, upper) { ($0, $1) })
      return first == nil && bounds == nil
        ? nil : .between(first ?? operand, bounds?.0 ?? lower, bounds?.1 ?? upper, negated: negated)
    case .inList(let operand, let list, let negated):
      let (first, others) = (walker.walk(operand), walker.map(list))
      return first == nil && others == nil
        ? nil : .inList(first ?? operand, others ?? list, negated: negated)
    case .inQuery(let operand, let query, let negated):
      let (first, other) = (walker.walk(operand), walker.map(subquery: query))
      return first == nil && other == nil
        ? nil : .inQuery(first ?? operand, other ?? query, negated: negated)
    case .exists(let query, let negated):
      return walker.map(subquery: query).map { .exists($0, negated: negated) }
    case .subquery(let query, let type): return walker.map(subquery: query).map { .subquery($0, type) }
    case .rows(let query, let reference): return walker.map(subquery: query).map { .rows($0, reference) }
    case .conditional(let node): return node.mapParts(&walker).map { .conditional($0) }
    case .function(let function, let arguments): return walker.map(arguments).map { .function(function, $0) }
    case .naming(let naming): return naming.mapParts(&walker).map { .naming($0) }
    case .row(let parts): return walker.map(parts).map { .row($0) }
    case .aggregate(let aggregate): return aggregate.mapParts(&walker).map { .aggregate($0) }
    case .window(let function, let window): return walker.map(function, window)
    case .fragment(let fragment, let type): return walker.walk(fragment).map { .fragment($0, type) }
    case .subtree(let subtree):
      return DeepStack.run(if: subtree.isDeep) { walker.walk(subtree.expression) }
        .map { .subtree(subtree.replacing($0)) }
    }
  }
}

// Small functions: what a switch over all cases keeps on the stack, it keeps at each level of a tree.
extension SQLWalker {
  fileprivate mutating func map(
    _ operand: SQLExpression, _ make: (SQLExpression) -> SQLExpression
  ) -> SQLExpression? {
    walk(operand).map(make)
  }

  fileprivate mutating func map<Result>(
    _ left: SQLExpression, _ right: SQLExpression, _ make: (SQLExpression, SQLExpression) -> Result
  ) -> Result? {
    let (first, second) = (walk(left), walk(right))
    return first == nil && second == nil ? nil : make(first ?? left, second ?? right)
  }

  fileprivate mutating func map(_ function: SQLWindowFunction, _ window: SQLWindow) -> SQLExpression? {
    let (other, frame) = (function.mapParts(&self), window.mapParts(&self))
    return other == nil && frame == nil ? nil : .window(other ?? function, frame ?? window)
  }

  fileprivate mutating func map(subquery query: SQLQuery) -> SQLQuery? {
    enter(SQLPlace("subquery"))
    defer { leave() }
    return walk(query)
  }
}

extension SQLCase {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLCase? {
    var edit = SQLEdit(self)
    if let operand { edit.replace(walker.walk(operand)) { $0.operand = $1 } }
    let branches = walker.map(branches) { walker, branch, _ in
      walker.map(branch.condition, branch.result) { Branch(when: $0, then: $1) }
    }
    edit.replace(branches) { $0.branches = $1 }
    if let otherwise { edit.replace(walker.walk(otherwise)) { $0.otherwise = $1 } }
    return edit.result
  }
}

extension SQLAggregate {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLAggregate? {
    var edit = SQLEdit(self)
    if let argument { edit.replace(walker.walk(argument)) { $0.argument = $1 } }
    if let second { edit.replace(walker.walk(second)) { $0.second = $1 } }
    if !ordering.isEmpty { edit.replace(walker.map(ordering)) { $0.ordering = $1 } }
    if let filter { edit.replace(walker.walk(filter)) { $0.filter = $1 } }
    return edit.result
  }
}

extension SQLWindowFunction {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLWindowFunction? {
    switch self {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution, .ntile: return nil
    case .lag(let value, let offset, let other):
      return walker.map(value, other) { .lag($0, offset: offset, default: $1) }
    case .lead(let value, let offset, let other):
      return walker.map(value, other) { .lead($0, offset: offset, default: $1) }
    case .firstValue(let value): return walker.walk(value).map { .firstValue($0) }
    case .lastValue(let value): return walker.walk(value).map { .lastValue($0) }
    case .nthValue(let value, let position): return walker.walk(value).map { .nthValue($0, position) }
    case .aggregate(let aggregate): return aggregate.mapParts(&walker).map { .aggregate($0) }
    }
  }
}

extension SQLWalker {
  fileprivate mutating func map(
    _ value: SQLExpression, _ other: SQLExpression?,
    _ make: (SQLExpression, SQLExpression?) -> SQLWindowFunction
  ) -> SQLWindowFunction? {
    let (first, second) = (walk(value), other.flatMap { walk($0) })
    return first == nil && second == nil ? nil : make(first ?? value, second ?? other)
  }
}

extension SQLWindow {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLWindow? {
    var edit = SQLEdit(self)
    edit.replace(walker.map(partition)) { $0.partition = $1 }
    edit.replace(walker.map(ordering)) { $0.ordering = $1 }
    if let frame { edit.replace(frame.mapParts(&walker)) { $0.frame = $1 } }
    return edit.result
  }
}

extension SQLFrame {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLFrame? {
    var edit = SQLEdit(self)
    edit.replace(start.mapParts(&walker)) { $0.start = $1 }
    edit.replace(end.mapParts(&walker)) { $0.end = $1 }
    return edit.result
  }
}

extension SQLFrame.Bound {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLFrame.Bound? {
    switch self {
    case .preceding(let distance): walker.walk(distance).map { .preceding($0) }
    case .following(let distance): walker.walk(distance).map { .following($0) }
    case .unboundedPreceding, .currentRow, .unboundedFollowing: nil
    }
  }
}

extension SQLFragment {
  /// Hands each expression and query in the text to a walker.
  ///
  /// - Returns: The fragment with what the walker puts in their place; `nil` if it leaves them all.
  func mapParts(_ walker: inout some SQLWalker) -> SQLFragment? {
    let parts = walker.map(parts) { walker, part, _ -> Part? in
      switch part {
      case .text, .table, .identifier, .collation: nil
      case .columns(let reference): walker.walk(reference).map { .columns($0) }
      case .expression(let expression): walker.walk(expression).map { .expression($0) }
      case .list(let list, let element): walker.map(list).map { .list($0, element: element) }
      case .ordering(let ordering): walker.walk(orderingInFragment: ordering).map { .ordering($0) }
      case .query(let query): walker.walk(query).map { .query($0) }
      case .scalarQuery(let subtree): walker.walk(.subtree(subtree)).map(Part.init(scalarQuery:))
      case .alternatives(let alternatives):
        walker.map(alternatives) { walker, alternative, _ in
          walker.walk(alternative.fragment).map { SQLFragmentAlternative(for: alternative.dialect, $0) }
        }.map(Part.alternatives)
      }
    }
    return parts.map { SQLFragment($0) }
  }
}

extension SQLFragment.Part {
  /// What has taken the place of a query of one value.
  fileprivate init(scalarQuery expression: SQLExpression) {
    switch expression {
    case .subquery(let query, _): self = .query(query)
    case .subtree(let subtree) where subtree.query != nil: self = .scalarQuery(subtree)
    default: self = .expression(expression)
    }
  }
}

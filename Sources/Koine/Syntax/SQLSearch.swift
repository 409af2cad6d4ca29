/// A part of a tree that a search comes upon.
enum SQLPart {
  case expression(SQLExpression)
  case query(SQLQuery)
  case fragment(SQLFragment)
  case source(SQLSource)
}

/// What a search does after it has come upon a part.
enum SQLSearchStep {
  /// Goes on into the part.
  case into
  /// Goes around the part.
  case past
  /// Ends.
  case end
}

/// Looks for one thing.
private struct SQLFinder: SQLVisitor {
  let look: (SQLPart) -> SQLSearchStep
  private(set) var hasFound = false

  init(_ look: @escaping (SQLPart) -> SQLSearchStep) {
    self.look = look
  }

  private mutating func goesInto(_ part: SQLPart) -> Bool {
    if hasFound { return false }
    let step = look(part)
    hasFound = step == .end
    return step == .into
  }

  mutating func visit(_ expression: SQLExpression) {
    if goesInto(.expression(expression)) { descend(into: expression) }
  }

  mutating func visit(_ query: SQLQuery) {
    if goesInto(.query(query)) { descend(into: query) }
  }

  mutating func visit(_ fragment: SQLFragment) {
    if goesInto(.fragment(fragment)) { descend(into: fragment) }
  }

  mutating func visit(_ source: SQLSource) {
    if goesInto(.source(source)) { descend(into: source) }
  }
}

/// Puts together what there is of something.
private struct SQLCollector<Found>: SQLVisitor {
  typealias Look = (inout Found, SQLPart, _ outer: [SQLQuery]) -> Bool

  let look: Look
  var found: Found
  /// The queries around a part, from the outermost in.
  private var outer: [SQLQuery] = []

  init(_ found: Found, _ look: @escaping Look) {
    self.found = found
    self.look = look
  }

  mutating func visit(_ expression: SQLExpression) {
    if look(&found, .expression(expression), outer) { descend(into: expression) }
  }

  mutating func visit(_ query: SQLQuery) {
    guard look(&found, .query(query), outer) else { return }
    if query.isFragment { return descend(into: query) }
    outer.append(query)
    descend(into: query)
    outer.removeLast()
  }

  mutating func visit(_ fragment: SQLFragment) {
    if look(&found, .fragment(fragment), outer) { descend(into: fragment) }
  }

  mutating func visit(_ source: SQLSource) {
    if look(&found, .source(source), outer) { descend(into: source) }
  }
}

/// A tree that can be searched.
protocol SQLSearchable {
  /// Hands the tree to a visitor.
  func visited(by visitor: inout some SQLVisitor)
}

extension SQLSearchable {
  /// Whether a search ends at a part of the tree. It comes upon the tree itself first, and upon the parts of subqueries
  /// as upon all others.
  func contains(_ look: @escaping (SQLPart) -> SQLSearchStep) -> Bool {
    var finder = SQLFinder(look)
    visited(by: &finder)
    return finder.hasFound
  }

  /// What a search through the whole tree puts together.
  ///
  /// - Parameters:
  ///   - nothing: What it begins with.
  ///   - look: Receives what has been put together so far, a part, and the queries inside of the tree that the part
  ///     is in, from the outermost in; and says whether to go on into the part.
  func collect<Found>(
    into nothing: Found, _ look: @escaping (inout Found, SQLPart, _ outer: [SQLQuery]) -> Bool
  ) -> Found {
    var collector = SQLCollector(nothing, look)
    visited(by: &collector)
    return collector.found
  }
}

extension SQLExpression: SQLSearchable {
  func visited(by visitor: inout some SQLVisitor) { visitor.visit(self) }

  /// Whether a part of the expression, one of a subquery too, is what the closure tells.
  @_spi(KoineDriver) public func contains(_ isFound: @escaping (SQLExpression) -> Bool) -> Bool {
    contains { part in
      if case .expression(let expression) = part, isFound(expression) { .end } else { .into }
    }
  }

  /// Whether there is a query in it, or a function of JSON, which some engines write as one.
  var mayBeSubquery: Bool {
    contains { part in
      switch part {
      case .query, .expression(.function(.json, _)): .end
      default: .into
      }
    }
  }

  /// Whether an aggregate function occurs in the expression, or another that only groups have, outside of subqueries.
  var hasAggregate: Bool {
    contains { part in
      switch part {
      case .expression(.aggregate), .expression(.function(.grouping, _)): .end
      case .query(let query) where !query.isFragment: .past
      default: .into
      }
    }
  }

  /// Whether an aggregate of no column, such as `count(*)`, occurs in it, outside of subqueries: one belongs to the innermost
  /// query around it.
  var hasAggregateOfNoColumn: Bool {
    contains { part in
      switch part {
      case .expression(.aggregate(let aggregate)):
        SQLExpression.aggregate(aggregate).freeColumns.columns.isEmpty ? .end : .past
      case .query(let query) where !query.isFragment: .past
      default: .into
      }
    }
  }

  /// Whether it would be another one in a subquery: an aggregate or a window function occurs in it, outside of those that
  /// it has already.
  @_spi(KoineDriver) public var isOfGroups: Bool { hasAggregate || hasWindow }

  /// Whether an aggregate function occurs in it, outside of subqueries and windows.
  var hasAggregateOutsideWindow: Bool {
    contains { part in
      switch part {
      case .expression(.aggregate): .end
      // What is looked up in no values, no engine computes.
      case .expression(.inList(_, let list, _)) where list.isEmpty: .past
      case .expression(.window): .past
      case .query(let query) where !query.isFragment: .past
      default: .into
      }
    }
  }
}

extension SQLQuery: SQLSearchable {
  func visited(by visitor: inout some SQLVisitor) { visitor.visit(self) }
}

extension SQLStatement: SQLSearchable {
  func visited(by visitor: inout some SQLVisitor) { visitor.visit(self) }
}

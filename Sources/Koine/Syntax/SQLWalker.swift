/// What goes through a tree: a ``SQLVisitor``, which looks at its parts, or a ``SQLRewriter``, which puts others in
/// their place.
///
/// The parts of each node are enumerated once, for both. A walker receives them in the order of the text, and goes on
/// into a part, or around it. What it returns takes the place of the part; `nil` leaves the part, and a node of which
/// every part is left is not made anew.
public protocol SQLWalker {
  /// Receives an expression.
  mutating func walk(_ expression: SQLExpression) -> SQLExpression?
  /// Receives a query: a whole one or a subquery.
  mutating func walk(_ query: SQLQuery) -> SQLQuery?
  /// Receives SQL written by hand.
  mutating func walk(_ fragment: SQLFragment) -> SQLFragment?
  /// Receives what rows come from: a table or a query in FROM or in a join.
  mutating func walk(_ source: SQLSource) -> SQLSource?
  /// Receives the description of a source in FROM, or in place of all its columns.
  mutating func walk(_ reference: SQLTableReference) -> SQLTableReference?
  /// Receives terms of ORDER BY in SQL written by hand.
  mutating func walk(orderingInFragment ordering: [SQLOrdering]) -> [SQLOrdering]?
  /// Called before a part with a name is walked, such as `WHERE` or the second column.
  mutating func enter(_ place: SQLPlace)
  /// Called after a part with a name has been walked.
  mutating func leave()
  /// Called before parts are walked that may name other columns than those before them.
  mutating func begin(_ scope: SQLScope)
}

extension SQLWalker {
  /// Leaves the description.
  @inlinable public mutating func walk(_ reference: SQLTableReference) -> SQLTableReference? { nil }
  /// Walks the expression of each term.
  public mutating func walk(orderingInFragment ordering: [SQLOrdering]) -> [SQLOrdering]? { map(ordering) }
  /// Does nothing.
  @inlinable public mutating func enter(_ place: SQLPlace) {}
  /// Does nothing.
  @inlinable public mutating func leave() {}
  /// Does nothing.
  @inlinable public mutating func begin(_ scope: SQLScope) {}
}

extension SQLWalker {
  /// The elements with others in the place of some; `nil` if every one is left.
  mutating func map<Element>(
    _ elements: [Element], _ walk: (inout Self, Element, _ index: Int) -> Element?
  ) -> [Element]? {
    var result: [Element]?
    for index in elements.indices {
      guard let element = walk(&self, elements[index], index) else { continue }
      if result == nil { result = elements }
      result?[index] = element
    }
    return result
  }

  mutating func map(_ expressions: [SQLExpression]) -> [SQLExpression]? {
    map(expressions) { walker, expression, _ in walker.walk(expression) }
  }

  /// The expressions of a clause, each inside of its place; a single one has no position in it.
  mutating func map(_ expressions: [SQLExpression], in place: StaticString) -> [SQLExpression]? {
    let isSingle = expressions.count == 1
    return map(expressions) { walker, expression, index in
      walker.enter(SQLPlace(place, isSingle ? 0 : index + 1))
      defer { walker.leave() }
      return walker.walk(expression)
    }
  }

  /// The one expression of a clause, inside of its place.
  mutating func map(_ expression: SQLExpression, in place: StaticString) -> SQLExpression? {
    enter(SQLPlace(place))
    defer { leave() }
    return walk(expression)
  }

  /// A SELECT or RETURNING list.
  mutating func map(_ selection: [SQLSelection], in place: StaticString) -> [SQLSelection]? {
    map(selection) { walker, item, index in
      if case .columns(let reference) = item { return walker.walk(reference).map { .columns($0) } }
      walker.enter(SQLPlace(place, index + 1))
      defer { walker.leave() }
      return item.mapParts(&walker)
    }
  }

  mutating func map(_ assignments: [SQLAssignment]) -> [SQLAssignment]? {
    map(assignments) { walker, assignment, index in
      walker.enter(SQLPlace("SET", index + 1))
      defer { walker.leave() }
      return walker.walk(assignment.value).map { SQLAssignment(assignment.column, $0) }
    }
  }

  /// Terms of ORDER BY, each inside of its place, if that has a name.
  mutating func map(_ ordering: [SQLOrdering], in place: StaticString? = nil) -> [SQLOrdering]? {
    map(ordering) { walker, term, index in
      if let place { walker.enter(SQLPlace(place, index + 1)) }
      defer { if place != nil { walker.leave() } }
      return walker.walk(term.expression).map { term.replacing($0) }
    }
  }
}

extension SQLOrdering {
  /// The term with another expression.
  func replacing(_ expression: SQLExpression) -> SQLOrdering {
    SQLOrdering(expression, descending: isDescending, nulls: nulls)
  }
}

/// A node of which parts are replaced: copied when the first one is.
struct SQLEdit<Node> {
  private let node: Node
  /// The node with the parts that were replaced; `nil` if there are none.
  private(set) var result: Node?

  init(_ node: Node) {
    self.node = node
  }

  /// Replaces a part, unless it is left.
  mutating func replace<Part>(_ part: Part?, _ set: (inout Node, Part) -> Void) {
    guard let part else { return }
    var copy = result ?? node
    result = nil
    set(&copy, part)
    result = copy
  }
}

/// Which columns a part of a query or statement may name.
@nonexhaustive public enum SQLScope: Sendable, Hashable {
  /// None at all, those of outer queries included: LIMIT, OFFSET, DEFAULT.
  case constants
  /// Those of outer queries alone: a common table, a query in FROM, the query of an insert.
  case outer
  /// Those of the sources up to a join, by its position from 0; of -1, those of the first source.
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
  /// - Parameters:
  ///   - name: The name of the part.
  ///   - index: The position in a list, from 1; 0 if there is no list.
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

/// Something that a query can select: an expression, all columns of a source, or several of these.
public protocol Selectable<Value>: Sendable {
  /// What the selected cells are in Swift.
  associatedtype Value
  /// Its items in the SELECT list.
  var _selection: [SQLSelection] { get }
  /// Appends its items to the SELECT list.
  func _append(to selection: inout [SQLSelection])
  /// How many cells it is.
  static var _width: Int { get }
  /// Reads the selected cells.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value
  /// Whether the type alone can read the cells, without the selection.
  static var _decodesAlone: Bool { get }
  /// Reads the selected cells of this selection.
  var _decoder: @Sendable (inout RowDecoder) throws -> Value { get }
}

extension Selectable {
  /// Appends the whole list.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    selection += _selection
  }

  /// The type alone says how the cells are read.
  @inlinable public static var _decodesAlone: Bool { true }

  /// Reads the cells as the type does.
  @inlinable public var _decoder: @Sendable (inout RowDecoder) throws -> Value {
    { row in try Self.decode(&row) }
  }
}

/// A source in scope: its columns, made optional on the outer side of a join.
public protocol Scope: Selectable {
  /// The same columns on the outer side of a join.
  associatedtype Outer: Scope
  /// The columns, made optional.
  var _outer: Outer { get }
  /// The same columns in a query that groups its rows several times.
  associatedtype Regrouped: Scope
  /// The columns, made optional, as a key of some groups is NULL in others.
  var _regrouped: Regrouped { get }
  /// The same columns, of the source under its new name.
  func _renamed(_ renaming: SourceRenaming) -> Self
}

/// What ORDER BY sorts by.
public protocol OrderingTerm: Sendable {
  /// The terms, each with its direction.
  var _ordering: [SQLOrdering] { get }
  /// Appends what ORDER BY sorts by.
  func _append(to ordering: inout [SQLOrdering])
}

extension OrderingTerm {
  /// Appends all the terms.
  @inlinable public func _append(to ordering: inout [SQLOrdering]) {
    ordering += _ordering
  }
}

/// What GROUP BY groups by.
public protocol GroupingTerm: Sendable {
  /// The expressions by which rows are grouped.
  var _grouping: [SQLExpression] { get }
}

/// A typed SQL expression.
public protocol QueryExpression<Value>: Selectable, OrderingTerm, GroupingTerm {
  /// The expression in the tree.
  var expression: SQLExpression { get }
}

/// An expression that the database computes, as opposed to a plain Swift value: a column, or what functions,
/// operators, subqueries and fragments return.
public protocol RowExpression<Value>: QueryExpression {}

/// What an assignment takes for a scalar expression: it has neither operators nor members, so that the compiler looks for
/// none.
public protocol _ScalarValue<Value> {
  /// The Swift type of the value.
  associatedtype Value
  /// The expression in the tree.
  var expression: SQLExpression { get }
}

/// A scalar expression that is not a ``Column``: a subquery, a parameter of a declared query, a CASE without an ELSE,
/// a raw query.
public protocol ScalarExpression<Value>: RowExpression, _ScalarValue {}

extension QueryExpression {
  /// An expression is one cell.
  @inlinable public static var _width: Int { 1 }
  /// The expression, in ascending order.
  @inlinable public var _ordering: [SQLOrdering] { [SQLOrdering(expression)] }
  /// Appends the expression, in ascending order, to ORDER BY.
  @inlinable public func _append(to ordering: inout [SQLOrdering]) {
    ordering.append(SQLOrdering(expression))
  }
  /// The expression alone.
  @inlinable public var _grouping: [SQLExpression] { [expression] }
}

extension QueryExpression where Value: SQLRepresentable {
  /// Reads the next cell as a `Value`.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    try Value.decode(&row)
  }
}

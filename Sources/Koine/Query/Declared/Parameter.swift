/// A value of a ``DeclaredQuery``, which each call gives: an expression like any other.
///
///     DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.title == title } }
///
/// One of an optional type may be NULL, so it takes part in null-safe comparison alone, and in assignment:
/// `$0.priority.is(priority)`, `$0.priority = priority`; `==` does not compile.
public struct Parameter<Value: SQLRepresentable>: Sendable {
  let parameter: SQLParameter

  init(declaration: Int, position: Int) {
    parameter = SQLParameter(declaration: declaration, position: position, type: Value.sqlType)
  }

  /// The parameter in the tree.
  public var expression: SQLExpression { .parameter(parameter) }
}

extension Parameter: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression
where Value: ColumnValue {}

extension Parameter {
  /// Whether the value is NULL, for conditions that ask nothing then.
  ///
  ///     Reminder.where { priority.isNull || $0.priority.is(priority) }
  public var isNull: Computed<Bool> { Computed(.isNull(expression, negated: false)) }

  /// Whether the value is not NULL.
  public var isNotNull: Computed<Bool> { Computed(.isNull(expression, negated: true)) }
}

extension QueryExpression {
  /// Whether both are equal or both NULL: never NULL itself.
  ///
  ///     DeclaredQuery { (priority: Parameter<Int?>) in Reminder.where { $0.priority.is(priority) } }
  ///     // "reminders"."prio" = ?1, and in a call with nil: "reminders"."prio" IS NULL
  public func `is`<Wrapped: ColumnValue>(_ parameter: Parameter<Wrapped?>) -> Computed<Bool>
  where Value.Comparand == Wrapped, Value: SQLRepresentable {
    Computed(.isDistinct(expression, parameter.expression, negated: true))
  }

  /// Whether they differ; NULL differs from every value but NULL. Never NULL itself.
  public func isNot<Wrapped: ColumnValue>(_ parameter: Parameter<Wrapped?>) -> Computed<Bool>
  where Value.Comparand == Wrapped, Value: SQLRepresentable {
    Computed(.isDistinct(expression, parameter.expression, negated: false))
  }
}

extension Column where Value.Comparand: ColumnValue {
  // An optional parameter may be NULL at any call, and `=` would then select nothing.
  /// Makes `==` with an optional parameter a compile-time error that names `is(_:)`.
  @available(*, unavailable, message: "this parameter may be NULL; compare with is(_:)")
  public static func == (left: Self, right: Parameter<Value.Comparand?>) -> Computed<Bool> {
    left.is(right)
  }

  /// Makes `!=` with an optional parameter a compile-time error that names `isNot(_:)`.
  @available(*, unavailable, message: "this parameter may be NULL; compare with isNot(_:)")
  public static func != (left: Self, right: Parameter<Value.Comparand?>) -> Computed<Bool> {
    left.isNot(right)
  }
}

extension SelectStatement {
  /// Limits the result to `count` rows, after the first `offset` rows; unless given, as many are left out as before.
  /// `withTies` yields the rows that are equal to the last one in the order, too.
  ///
  ///     DeclaredQuery { (count: Parameter<Int>) in Reminder.order(by: \.id).limit(count) }
  public consuming func limit(_ count: Parameter<Int>, offset: Int? = nil, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset?.expression, withTies: withTies)
  }

  /// Limits the result to `count` rows, after the first `offset` rows.
  public consuming func limit(
    _ count: Parameter<Int>, offset: Parameter<Int>, withTies: Bool = false
  ) -> Self {
    limited(to: count.expression, after: offset.expression, withTies: withTies)
  }

  /// Limits the result to `count` rows, after the first `offset` rows.
  public consuming func limit(_ count: Int, offset: Parameter<Int>, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset.expression, withTies: withTies)
  }

  private consuming func limited(
    to count: SQLExpression, after offset: SQLExpression?, withTies: Bool
  ) -> Self {
    var copy = self
    copy._query.limit(to: count, after: offset, withTies: withTies)
    return copy
  }

  /// Leaves out the first `count` rows: `OFFSET`.
  public consuming func offset(_ count: Parameter<Int>) -> Self {
    var copy = self
    copy._query.offset = count.expression
    return copy
  }
}

extension CompoundQuery {
  /// Limits the result to `count` rows, after the first `offset` rows; unless given, as many are left out as before.
  /// `withTies` yields the rows that are equal to the last one in the order, too.
  ///
  ///     DeclaredQuery { (count: Parameter<Int>) in open.union(lists).order { $0 }.limit(count) }
  public func limit(_ count: Parameter<Int>, offset: Int? = nil, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset?.expression, withTies: withTies)
  }

  /// Limits the result to `count` rows, after the first `offset` rows.
  public func limit(_ count: Parameter<Int>, offset: Parameter<Int>, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset.expression, withTies: withTies)
  }

  /// Limits the result to `count` rows, after the first `offset` rows.
  public func limit(_ count: Int, offset: Parameter<Int>, withTies: Bool = false) -> Self {
    limited(to: count.expression, after: offset.expression, withTies: withTies)
  }

  /// Leaves out the first `count` rows: `OFFSET`.
  public func offset(_ count: Parameter<Int>) -> Self { starting(after: count.expression) }
}

// One that may be NULL is no expression for operators, and can be assigned.
extension Parameter: _ScalarValue {}
extension Parameter: _MayBeNull where Value: _OptionalOf {}

/// Builds a condition from one expression, or from several that must all hold, with `if`, `switch` and `for`.
///
///     Reminder.where {
///       !$0.isCompleted
///       if let text { $0.title.contains(text) }
///     }
@resultBuilder public enum ConditionBuilder {
  // Two overloads, and the first takes every condition made with operators: the compiler chooses before it looks at
  // them.
  /// A condition that is NULL is one that does not hold.
  @inlinable public static func buildExpression<Condition: ConditionExpression>(
    _ condition: Condition
  ) -> Computed<Bool> {
    Computed(Condition.Value.isNullable ? condition.expression.known : condition.expression)
  }

  /// SQL written by hand, whose type is that of its place, and what is merely known to be a condition.
  @_disfavoredOverload
  @inlinable public static func buildExpression(_ condition: some QueryExpression<Bool>) -> Computed<Bool> {
    Computed(condition.expression)
  }

  /// One condition is the condition itself.
  @inlinable public static func buildBlock(_ condition: Computed<Bool>) -> Computed<Bool> { condition }

  /// Several conditions must all hold: AND.
  @inlinable public static func buildBlock(_ conditions: Computed<Bool>...) -> Computed<Bool> {
    all(conditions)
  }

  /// An `if` without `else` whose condition is false asks nothing.
  @inlinable public static func buildOptional(_ condition: Computed<Bool>?) -> Computed<Bool> {
    condition ?? Computed(.noCondition)
  }

  /// The conditions of an `if`, or of a case of a `switch`.
  @inlinable public static func buildEither(first condition: Computed<Bool>) -> Computed<Bool> { condition }

  /// The conditions of an `else`, or of another case of a `switch`.
  @inlinable public static func buildEither(second condition: Computed<Bool>) -> Computed<Bool> { condition }

  /// The conditions of a `for` must all hold: AND.
  @inlinable public static func buildArray(_ conditions: [Computed<Bool>]) -> Computed<Bool> {
    all(conditions)
  }

  /// The conditions of an `if #available`.
  @inlinable public static func buildLimitedAvailability(_ condition: Computed<Bool>) -> Computed<Bool> {
    condition
  }

  @usableFromInline static func all(_ conditions: [Computed<Bool>]) -> Computed<Bool> {
    let parts = conditions.map(\.expression).filter { !$0.isNoCondition }
    if parts.isEmpty { return Computed(.noCondition) }
    let conjunction = SQLExpression.conjunction(parts.map(\.condition)[...])
    return Computed(parts.contains { $0.knownCondition != nil } ? conjunction.known : conjunction)
  }
}

/// What a query selects, as a value: a tuple of things that can be selected.
public struct Selection<Value>: Selectable {
  /// The SELECT list of all parts, in their order.
  public let _selection: [SQLSelection]
  /// Reads the parts, one after another.
  public let _decoder: @Sendable (inout RowDecoder) throws -> Value

  @inlinable init(
    _ selection: [SQLSelection], decoder: @escaping @Sendable (inout RowDecoder) throws -> Value
  ) {
    _selection = selection
    _decoder = decoder
  }

  /// Not known to the type: the parts say how many cells they are.
  public static var _width: Int { 0 }
  /// Only the selection itself can read its parts.
  @inlinable public static var _decodesAlone: Bool { false }

  /// Always throws: only the selection itself can read its parts.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse`.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    throw DatabaseError(.misuse, "Only the selection itself can read a tuple.")
  }
}

extension Selection {
  /// A tuple inside of a tuple.
  ///
  ///     Reminder.select { ($0.id, Selection($0.title, $0.priority)) }      // [(Int, (String, Int?))]
  @inlinable public init<each Item: Selectable>(_ items: repeat each Item)
  where Value == (repeat (each Item).Value) {
    self = SelectionBuilder.buildExpression((repeat each items))
  }
}

/// Builds a selection from an expression, or a tuple of them.
///
/// The parameter pack is here and not in `select`, where a tuple with a part that cannot be selected
/// would compile as an empty selection.
@resultBuilder public enum SelectionBuilder {
  /// Selects one thing, or a tuple of several.
  @inlinable public static func buildExpression<each Item: Selectable>(
    _ items: (repeat each Item)
  ) -> Selection<(repeat (each Item).Value)> {
    var selection: [SQLSelection] = []
    selection.reserveCapacity(packCount(repeat (each Item).self))
    // Not by a loop, which would copy each item.
    _ = (repeat (each items)._append(to: &selection))
    var decodeAlone = true
    for item in repeat (each Item).self {
      if !item._decodesAlone { decodeAlone = false }
    }
    if decodeAlone { return Selection(selection, decoder: { row in (repeat try (each Item).decode(&row)) }) }
    let decoders = (repeat (each items)._decoder)
    return Selection(selection, decoder: { row in (repeat try (each decoders)(&row)) })
  }

  /// A closure holds one selection.
  @inlinable public static func buildBlock<Value>(_ selection: Selection<Value>) -> Selection<Value> {
    selection
  }
}

/// Builds ORDER BY from one term or a tuple of them, with `if`.
@resultBuilder public enum OrderBuilder {
  /// Sorts by one term, or by a tuple of several.
  @inlinable public static func buildExpression<each Term: OrderingTerm>(_ terms: (repeat each Term))
    -> OrderTerms
  {
    var result: [SQLOrdering] = []
    result.reserveCapacity(packCount(repeat (each Term).self))
    // Not by a loop, which would copy each term.
    _ = (repeat (each terms)._append(to: &result))
    return OrderTerms(result)
  }

  /// One line of terms is the order itself.
  @inlinable public static func buildBlock(_ terms: OrderTerms) -> OrderTerms { terms }

  /// The terms of several lines, one after another.
  @inlinable public static func buildBlock(_ terms: OrderTerms...) -> OrderTerms {
    OrderTerms(terms.flatMap(\._ordering))
  }

  /// An `if` without `else` whose condition is false adds no term.
  @inlinable public static func buildOptional(_ terms: OrderTerms?) -> OrderTerms { terms ?? OrderTerms([]) }

  /// The terms of an `if`, or of a case of a `switch`.
  @inlinable public static func buildEither(first terms: OrderTerms) -> OrderTerms { terms }

  /// The terms of an `else`, or of another case of a `switch`.
  @inlinable public static func buildEither(second terms: OrderTerms) -> OrderTerms { terms }

  /// The terms of a loop, one after another.
  @inlinable public static func buildArray(_ terms: [OrderTerms]) -> OrderTerms {
    OrderTerms(terms.flatMap(\._ordering))
  }
}

/// One term of ORDER BY, with its direction.
public struct OrderTerm: OrderingTerm {
  @usableFromInline let ordering: SQLOrdering

  @inlinable init(_ ordering: SQLOrdering) {
    self.ordering = ordering
  }

  /// The term itself.
  @inlinable public var _ordering: [SQLOrdering] { [ordering] }

  /// Appends the term to ORDER BY.
  @inlinable public func _append(to ordering: inout [SQLOrdering]) {
    ordering.append(self.ordering)
  }
}

/// What ORDER BY sorts by.
public struct OrderTerms: OrderingTerm {
  /// The terms, the most important one first.
  public let _ordering: [SQLOrdering]

  @inlinable init(_ ordering: [SQLOrdering]) {
    _ordering = ordering
  }
}

extension QueryExpression {
  /// From the least to the greatest. NULL is smaller than every value unless `nulls` says otherwise.
  ///
  ///     Reminder.order { $0.priority.ascending(nulls: .last) }  // "reminders"."prio" NULLS LAST
  @inlinable public func ascending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerm {
    OrderTerm(SQLOrdering(expression, nulls: nulls))
  }

  /// From the greatest to the least. NULL is smaller than every value unless `nulls` says otherwise.
  @inlinable public func descending(nulls: SQLOrdering.Nulls = .smallest) -> OrderTerm {
    OrderTerm(SQLOrdering(expression, descending: true, nulls: nulls))
  }
}

/// Builds GROUP BY from one expression or a tuple of them.
@resultBuilder public enum GroupBuilder {
  /// Groups by one expression, or by a tuple of several. A column group is all of its columns.
  @inlinable public static func buildExpression<each Term: GroupingTerm>(
    _ terms: (repeat each Term)
  ) -> GroupTerms {
    var result: [SQLExpression] = []
    for term in repeat each terms { result += term._grouping }
    return GroupTerms(_grouping: result)
  }

  /// A closure holds one grouping.
  @inlinable public static func buildBlock(_ terms: GroupTerms) -> GroupTerms { terms }
}

/// What GROUP BY groups by.
public struct GroupTerms: GroupingTerm {
  /// The expressions by which rows are grouped.
  public let _grouping: [SQLExpression]

  @inlinable init(_grouping: [SQLExpression]) {
    self._grouping = _grouping
  }
}

/// How many parts a builder is given.
@inlinable func packCount<each Part>(_ parts: repeat (each Part).Type) -> Int {
  var count = 0
  for _ in repeat each parts { count += 1 }
  return count
}

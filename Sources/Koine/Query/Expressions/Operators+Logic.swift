/// An expression that is true, false or NULL.
public protocol ConditionExpression: QueryExpression where Value: SQLTruthValue {}
extension Column: ConditionExpression where Value: SQLTruthValue {}

// One overload each, for every kind of operand: the compiler tries a logical operator before it knows the types beside
// it, and one that does not fit in the end costs it every combination of what is inside. So `&&` cannot say in its
// type whether an operand may be NULL, and the value of what it makes never is.
extension Column where Value: SQLTruthValue {
  /// Whether both hold.
  ///
  ///     Reminder.where { !$0.isCompleted && $0.priority == 3 }
  ///     // WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = ?1
  ///     Reminder.select { !$0.isCompleted && $0.priority == 3 }          // [Bool]
  ///     // SELECT coalesce(NOT "reminders"."isCompleted" AND "reminders"."prio" = ?1, FALSE)
  ///
  /// NULL counts as unknown: `NULL AND FALSE` is false. A condition that is unknown does not hold, and as a value,
  /// selected or assigned, it is false.
  @inlinable public static func && <Other, OtherValue: SQLTruthValue>(
    left: Self, right: Column<Other, OtherValue>
  ) -> Computed<Bool> {
    Computed(
      .connected(
        left.expression, .and, right.expression, mayBeNull: Value.isNullable || OtherValue.isNullable))
  }

  /// Whether one holds, or both. NULL counts as unknown: `NULL OR TRUE` is true.
  @inlinable public static func || <Other, OtherValue: SQLTruthValue>(
    left: Self, right: Column<Other, OtherValue>
  ) -> Computed<Bool> {
    Computed(
      .connected(
        left.expression, .or, right.expression, mayBeNull: Value.isNullable || OtherValue.isNullable))
  }

  /// Whether a condition does not hold. The opposite of NULL is NULL, so that a row without a value is on neither side:
  /// `!($0.isUrgent ?? false)` puts it on one.
  @inlinable public static prefix func ! (operand: Self) -> Computed<Value> {
    Computed(operand.expression.opposite)
  }
}

// Beside SQL written by hand, whose type is that of its place.
extension Column where Value == Bool {
  /// Whether both hold; SQL written by hand on either side is taken for a `Bool`.
  @_disfavoredOverload
  @inlinable public static func && <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(.connected(left.expression, .and, right.expression, mayBeNull: false))
  }

  /// Whether one holds, or both; SQL written by hand on either side is taken for a `Bool`.
  @_disfavoredOverload
  @inlinable public static func || <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(.connected(left.expression, .or, right.expression, mayBeNull: false))
  }
}

extension Column {
  @available(*, unavailable, message: "this is not a condition: its values are neither true nor false")
  public static prefix func ! (operand: Self) -> Computed<Bool> {
    Computed(operand.expression)
  }
}

extension SQLExpression {
  /// Two conditions as one, as the value of a type that is never NULL.
  @usableFromInline static func connected(
    _ left: SQLExpression, _ connection: SQLLogicalOperator, _ right: SQLExpression, mayBeNull: Bool
  ) -> SQLExpression {
    let (first, second) = (left.knownCondition, right.knownCondition)
    let condition = SQLExpression.logical(first ?? left, connection, second ?? right)
    return mayBeNull || first != nil || second != nil ? condition.known : condition
  }

  /// The opposite of a condition; of one that is never NULL another such.
  @usableFromInline var opposite: SQLExpression {
    if let condition = knownCondition { SQLExpression.not(condition).known } else { .not(self) }
  }

  /// What is asked in WHERE, HAVING, ON, FILTER and CASE, in which a condition that is NULL does not hold anyway.
  @usableFromInline var condition: SQLExpression { knownCondition ?? self }

  /// A condition as a value that is never NULL.
  var known: SQLExpression { .function(.coalesce, [bounded, .never]) }

  /// The condition of which this is the value.
  private var knownCondition: SQLExpression? {
    switch self {
    case .subtree(let subtree): subtree.expression.knownCondition
    case .function(.coalesce, let operands) where operands.count == 2 && operands[1].isNever: operands[0]
    default: nil
    }
  }

  private var isNever: Bool {
    if case .literal(.boolean(false), .boolean) = self { true } else { false }
  }
}

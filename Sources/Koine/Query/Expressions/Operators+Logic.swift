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
      standingFor: .connected(
        left.expression, .and, right.expression, mayBeNull: Value.isNullable || OtherValue.isNullable))
  }

  /// Whether one holds, or both. NULL counts as unknown: `NULL OR TRUE` is true.
  @inlinable public static func || <Other, OtherValue: SQLTruthValue>(
    left: Self, right: Column<Other, OtherValue>
  ) -> Computed<Bool> {
    Computed(
      standingFor: .connected(
        left.expression, .or, right.expression, mayBeNull: Value.isNullable || OtherValue.isNullable))
  }

  /// Whether a condition does not hold. The opposite of NULL is NULL, so that a row without a value is on neither side:
  /// `!($0.isUrgent ?? false)` puts it on one.
  @inlinable public static prefix func ! (operand: Self) -> Computed<Value> {
    Computed(operand.expression.opposite)
  }
}

// Swift tries no generic operator once one that is not generic fits: its own `!` takes `$0.notes == nil`, which it finds
// to be false of every column, where an update may assign a `Bool`.
/// Whether a condition does not hold.
///
///     Reminder.all().update { $0.isCompleted = !($0.notes == nil) }
///     // UPDATE "reminders" SET "isCompleted" = "notes" IS NOT NULL
public prefix func ! (condition: Computed<Bool>) -> Computed<Bool> {
  Computed(condition.expression.opposite)
}

/// Whether a condition does not hold; NULL of one that is.
///
///     Reminder.all().update { $0.isUrgent = !$0.isUrgent }       // SET "isUrgent" = NOT "reminders"."isUrgent"
public prefix func ! (condition: Computed<Bool?>) -> Computed<Bool?> {
  Computed(condition.expression.opposite)
}

// Beside SQL written by hand, whose type is that of its place.
extension Column where Value == Bool {
  /// Whether both hold; SQL written by hand on either side is taken for a `Bool`.
  @_disfavoredOverload
  @inlinable public static func && <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(standingFor: .connected(left.expression, .and, right.expression, mayBeNull: false))
  }

  /// Whether one holds, or both; SQL written by hand on either side is taken for a `Bool`.
  @_disfavoredOverload
  @inlinable public static func || <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(standingFor: .connected(left.expression, .or, right.expression, mayBeNull: false))
  }
}

extension Column {
  /// Makes `!` of a column that is not a condition a compile-time error that says so.
  @available(*, unavailable, message: "this is not a condition: its values are neither true nor false")
  public static prefix func ! (operand: Self) -> Computed<Bool> {
    Computed(operand.expression)
  }
}

extension SQLExpression {
  /// Two conditions as one, as the value of a type that is never NULL; not too large, and not too deep.
  @usableFromInline static func connected(
    _ left: consuming SQLExpression, _ connection: SQLLogicalOperator, _ right: consuming SQLExpression,
    mayBeNull: Bool
  ) -> SQLExpression {
    let (left, right) = (left, right)
    let isKnown = left.mayBeKnown || right.mayBeKnown
    let (first, second) = isKnown ? (left.knownCondition, right.knownCondition) : (nil, nil)
    let condition = SQLExpression.logical(first ?? left, connection, second ?? right)
    let isSmall = condition.isSmall
    guard mayBeNull || first != nil || second != nil else { return isSmall ? condition : condition.bounded }
    return isSmall ? .function(.coalesce, [condition, .insteadOfUnknown]) : condition.known.bounded
  }

  /// The opposite of a condition; of one that is never NULL another such.
  @usableFromInline var opposite: SQLExpression {
    if let condition = knownCondition { SQLExpression.not(condition).known } else { .not(self) }
  }

  /// What is asked in WHERE, HAVING, ON, FILTER and CASE, in which a condition that is NULL does not hold anyway.
  @inlinable var condition: SQLExpression { mayBeKnown ? knownCondition ?? self : self }

  /// The same, for other modules.
  package var asCondition: SQLExpression { condition }

  /// A condition as a value that is never NULL.
  @usableFromInline var known: SQLExpression { .function(.coalesce, [bounded, .insteadOfUnknown]) }

  /// Whether this may be the value of a condition that is never NULL.
  @inlinable var mayBeKnown: Bool {
    switch self {
    case .subtree, .function: true
    default: false
    }
  }

  /// The condition of which this is the value.
  @usableFromInline var knownCondition: SQLExpression? {
    switch self {
    case .subtree(let subtree): subtree.expression.knownCondition
    case .function(.coalesce, let operands) where operands.count == 2 && operands[1].isInsteadOfUnknown:
      operands[0]
    default: nil
    }
  }

  /// What ``known`` puts in the place of NULL. It has no type, which tells it from a `false` that the query itself names:
  /// the opposite of `coalesce(x, false)` is true where `x` is NULL.
  private static let insteadOfUnknown = SQLExpression.literal(.boolean(false), .unknown)

  private var isInsteadOfUnknown: Bool {
    if case .literal(.boolean(false), .unknown) = self { true } else { false }
  }

  /// The condition that holds in the same rows, if this is one with false in the place of NULL.
  var conditionOrFalse: SQLExpression? {
    guard case .function(.coalesce, let operands) = self, operands.count == 2,
      case .literal(.boolean(false), _) = operands[1]
    else {
      return nil
    }
    return operands[0]
  }
}

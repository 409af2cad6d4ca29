/// The first value that is not NULL: `coalesce(a, b)`.
///
///     Reminder.select { $0.priority ?? 0 }      // coalesce("reminders"."prio", ?1)
extension Column {
  /// The value, or that of another expression if it is NULL.
  ///
  ///     Sample.select { $0.m ?? $0.id }            // coalesce("samples"."m", "samples"."id")
  @inlinable public static func ?? <Other, Wrapped: ColumnValue>(
    left: Self, right: Column<Other, Wrapped>
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// The value, or that of a column that may be NULL too.
  ///
  ///     Sample.select { $0.m ?? $0.n }             // coalesce("samples"."m", "samples"."n")
  @inlinable public static func ?? <Other, Wrapped: ColumnValue>(
    left: Self, right: Column<Other, Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// The value, or a plain Swift value if it is NULL.
  ///
  ///     Reminder.select { $0.priority ?? 0 }       // coalesce("reminders"."prio", ?1)
  @inlinable public static func ?? (
    left: Self, right: Value.Comparand
  ) -> Computed<Value.Comparand> where Value: ExpressibleByNilLiteral {
    Computed(.function(.coalesce, [left.expression, right.bound]))
  }

  /// The value, or a plain Swift value of its own type if it is NULL: for types that are compared with another one.
  @_disfavoredOverload
  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: Wrapped
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// The number, or a `Decimal` with its decimals if it is NULL.
  ///
  ///     Item.select { $0.discount ?? usualDiscount }     // coalesce("items"."discount", ?1)
  @_disfavoredOverload
  @inlinable public static func ?? (
    left: Self, right: some _PlainDecimal
  ) -> Computed<Value.Comparand> where Value: ExpressibleByNilLiteral, Value.Comparand: SQLDecimalNumber {
    Computed(.function(.coalesce, [left.expression, Value.Comparand(right._decimal).expression]))
  }

  /// The value, or a Swift value that may be `nil`: the result may then be NULL.
  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: Wrapped?
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// A Swift value, or that of the expression if it is `nil`. The database makes the choice.
  @inlinable public static func ?? (left: Value.Comparand?, right: Self) -> Computed<Value> {
    Computed(.function(.coalesce, [left.bound, right.expression]))
  }

  /// The value, or that of a subquery, a parameter or another scalar expression if it is NULL.
  @_disfavoredOverload
  @inlinable public static func ?? <Scalar: ScalarExpression, Wrapped: ColumnValue>(
    left: Self, right: Scalar
  ) -> Computed<Scalar.Value>
  where Value == Wrapped?, Scalar.Value: SQLRepresentable, Scalar.Value.Comparand == Wrapped {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }
}

extension ScalarExpression where Value: SQLRepresentable & ExpressibleByNilLiteral {
  /// The value of a subquery, a parameter or another scalar expression, or that of a column if it is NULL.
  @inlinable public static func ?? <Root, Other>(
    left: Self, right: Column<Root, Other>
  ) -> Computed<Other> where Other.Comparand == Value.Comparand {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  /// The value of a subquery, a parameter or another scalar expression, or a plain Swift value if it is NULL.
  @inlinable public static func ?? (left: Self, right: Value.Comparand) -> Computed<Value.Comparand> {
    Computed(.function(.coalesce, [left.expression, right.bound]))
  }

  /// The value of a scalar expression, or that of another one if it is NULL.
  @inlinable public static func ?? <Other: ScalarExpression>(
    left: Self, right: Other
  ) -> Computed<Other.Value>
  where Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }
}

// Swift has a `??` of its own, which the compiler looks at first, with all that the rest of a tuple could be, unless one of
// these names the types of both sides: five columns of which one was `$0.discount ?? usual` took it more than a second. Of
// decimal numbers it would try each literal twice, so the first one does without them.

/// The value of a column, or a plain Swift value of its own type if it is NULL.
///
///     Reminder.select { ($0.id, $0.priority ?? usual, $0.id + 1) }     // coalesce("reminders"."prio", ?1)
@_disfavoredOverload
@inlinable public func ?? <Root, Wrapped: ColumnValue>(
  left: Column<Root, Wrapped?>, right: Wrapped
) -> Computed<Wrapped> where Wrapped._Represented == _NothingElse {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

/// The value of a column, or a Swift value that may be `nil`: the result may then be NULL.
@_disfavoredOverload
@inlinable public func ?? <Root, Wrapped: ColumnValue>(
  left: Column<Root, Wrapped?>, right: Wrapped?
) -> Computed<Wrapped?> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

/// A Swift value, or that of a column if it is `nil`. The database makes the choice.
///
///     Reminder.select { ($0.id, titleForAll ?? $0.title) }     // coalesce(?1, "reminders"."title")
@inlinable public func ?? <Root, Wrapped: ColumnValue>(
  left: Wrapped?, right: Column<Root, Wrapped>
) -> Computed<Wrapped> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

/// A Swift value, or that of a column that may be NULL if it is `nil`.
@inlinable public func ?? <Root, Wrapped: ColumnValue>(
  left: Wrapped?, right: Column<Root, Wrapped?>
) -> Computed<Wrapped?> {
  Computed(.function(.coalesce, [left.expression, right.expression]))
}

// What an update reads of a column that may be NULL first has a type without operators, but for these: without them,
// `$0.tax ?? 0` sends the compiler through all that the rest of the expression could be. As they take the column of an update
// alone, to which something could be assigned, no other expression has more of them to try.

/// The value of a column in an update, or a plain Swift value if it is NULL.
///
///     Item.all().update { $0.price = $0.price + ($0.tax ?? 0) }
///     // UPDATE "items" SET "price" = "items"."price" + coalesce("items"."tax", ?1)
///
/// The column is left as it is.
public func ?? <Value: SQLRepresentable & ExpressibleByNilLiteral>(
  left: inout any _ComputedValue<Value>, right: Value.Comparand
) -> Computed<Value.Comparand> {
  Computed(.function(.coalesce, [expression(readFrom: &left), right.bound]))
}

/// The value of a column in an update, or that of another expression if it is NULL.
///
///     Item.all().update { $0.price = $0.price + ($0.tax ?? $0.usualTax) }
///     // UPDATE "items" SET "price" = "items"."price" + coalesce("items"."tax", "items"."usualTax")
///
/// The column is left as it is.
public func ?? <Root, Wrapped: ColumnValue>(
  left: inout any _ComputedValue<Wrapped?>, right: Column<Root, Wrapped>
) -> Computed<Wrapped> {
  Computed(.function(.coalesce, [expression(readFrom: &left), right.expression]))
}

/// The expression of a column, to which nothing is assigned when the access ends.
private func expression<Value>(readFrom column: inout any _ComputedValue<Value>) -> SQLExpression {
  let expression = column.expression
  column = ReadValue<Value>(expression: expression)
  return expression
}

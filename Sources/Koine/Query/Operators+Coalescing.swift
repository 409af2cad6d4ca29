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

  @inlinable public static func ?? <Other, Wrapped: ColumnValue>(
    left: Self, right: Column<Other, Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: Wrapped
  ) -> Computed<Wrapped> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  @inlinable public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: Wrapped?
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  @inlinable public static func ?? (left: Value.Comparand?, right: Self) -> Computed<Value> {
    Computed(.function(.coalesce, [left.bound, right.expression]))
  }

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

  @inlinable public static func ?? (left: Self, right: Value.Comparand) -> Computed<Value.Comparand> {
    Computed(.function(.coalesce, [left.expression, right.bound]))
  }

  @inlinable public static func ?? <Other: ScalarExpression>(
    left: Self, right: Other
  ) -> Computed<Other.Value>
  where Other.Value: SQLRepresentable, Other.Value.Comparand == Value.Comparand {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }
}

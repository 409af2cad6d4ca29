/// A value with an order that every engine agrees on, or an optional one.
public protocol SQLOrderableValue: SQLRepresentable {}
extension Optional: SQLOrderableValue where Wrapped: SQLOrderable {}

/// The greater of two values; texts are compared by code point. NULL if one of the values is.
///
///     Sample.select { greatest($0.n, $0.m) }
///     // SQLite:     max("samples"."n", "samples"."m")
///     // PostgreSQL: CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL
///     //             THEN greatest("samples"."n", "samples"."m") END
///
/// Calls inside of one another are one call: `greatest($0.n, greatest($0.m, 0))`.
@_disfavoredOverload
public func greatest<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: some QueryExpression<Value>
) -> Computed<Value> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of two values, of which the first may be NULL.
@_disfavoredOverload
public func greatest<Value: SQLOrderable>(
  _ first: some QueryExpression<Value?>, _ second: some QueryExpression<Value>
) -> Computed<Value?> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of two values, of which the second may be NULL.
@_disfavoredOverload
public func greatest<Value: SQLOrderable>(
  _ first: some QueryExpression<Value>, _ second: some QueryExpression<Value?>
) -> Computed<Value?> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of two columns, or of what is computed of columns. The compiler prefers it: in an update it looks at no other.
public func greatest<First, Second, Value: SQLOrderableValue>(
  _ first: Column<First, Value>, _ second: Column<Second, Value>
) -> Computed<Value> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of two columns, of which the first may be NULL.
public func greatest<First, Second, Value: SQLOrderable>(
  _ first: Column<First, Value?>, _ second: Column<Second, Value>
) -> Computed<Value?> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of two columns, of which the second may be NULL.
public func greatest<First, Second, Value: SQLOrderable>(
  _ first: Column<First, Value>, _ second: Column<Second, Value?>
) -> Computed<Value?> {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

// The two overloads that the compiler prefers: they take a literal at once, and it looks at no other.
/// The greater of an expression and a plain value, which is never NULL.
public func greatest<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: Value.Comparand
) -> Computed<Value> {
  Computed(.extreme(.greatest, first.expression, second.bound))
}

/// The greater of a plain value, which is never NULL, and an expression.
public func greatest<Value: SQLOrderableValue>(
  _ first: Value.Comparand, _ second: some QueryExpression<Value>
) -> Computed<Value> {
  Computed(.extreme(.greatest, first.bound, second.expression))
}

/// The greater of an expression and a case, a member or a literal of a narrower integer, whose type the
/// expression gives.
@_disfavoredOverload
public func greatest<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: Value.Operand
) -> Computed<Value> where Value.Operand: ColumnValue {
  Computed(.extreme(.greatest, first.expression, second.expression))
}

/// The greater of a ``Scaled`` number and a `Decimal` with its decimals.
@_disfavoredOverload
public func greatest<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: some _PlainDecimal
) -> Computed<Value> where Value.Comparand: SQLDecimalNumber {
  Computed(.extreme(.greatest, first.expression, Value.Comparand(second._decimal).expression))
}

/// The greater of two ``Scaled`` numbers of different scales, with the decimals of the one that has more.
///
/// - Parameters:
///   - first: A number.
///   - second: Another; an optional so that the compiler prefers the function for numbers of the same scale. `nil` is NULL.
@_disfavoredOverload
public func greatest<First: SQLOrderableValue, Second: SQLOrderableValue>(
  _ first: some QueryExpression<First>, _ second: (some QueryExpression<Second>)?
) -> Computed<Scaled<SumScale<First.Comparand.Scale, Second.Comparand.Scale>>?>
where First.Comparand: SQLDecimalNumber, Second.Comparand: SQLDecimalNumber {
  .ofOneScale {
    .extreme(.greatest, $0(first.expression), $0(second?.expression ?? .value(.null, Second.sqlType)))
  }
}

/// The lesser of two values; texts are compared by code point. NULL if one of the values is.
///
///     Sample.select { least($0.n, 10) }
@_disfavoredOverload
public func least<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: some QueryExpression<Value>
) -> Computed<Value> {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of two values, of which the first may be NULL.
@_disfavoredOverload
public func least<Value: SQLOrderable>(
  _ first: some QueryExpression<Value?>, _ second: some QueryExpression<Value>
) -> Computed<Value?> {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of two values, of which the second may be NULL.
@_disfavoredOverload
public func least<Value: SQLOrderable>(
  _ first: some QueryExpression<Value>, _ second: some QueryExpression<Value?>
) -> Computed<Value?> {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of two columns, or of what is computed of columns. The compiler prefers it: in an update it looks at no other.
public func least<First, Second, Value: SQLOrderableValue>(
  _ first: Column<First, Value>, _ second: Column<Second, Value>
) -> Computed<Value> {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of two columns, of which the first may be NULL.
public func least<First, Second, Value: SQLOrderable>(
  _ first: Column<First, Value?>, _ second: Column<Second, Value>
) -> Computed<Value?> {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of two columns, of which the second may be NULL.
public func least<First, Second, Value: SQLOrderable>(
  _ first: Column<First, Value>, _ second: Column<Second, Value?>
) -> Computed<Value?> {
  Computed(.extreme(.least, first.expression, second.expression))
}

// The two overloads that the compiler prefers: they take a literal at once, and it looks at no other.
/// The lesser of an expression and a plain value, which is never NULL.
public func least<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: Value.Comparand
) -> Computed<Value> {
  Computed(.extreme(.least, first.expression, second.bound))
}

/// The lesser of a plain value, which is never NULL, and an expression.
public func least<Value: SQLOrderableValue>(
  _ first: Value.Comparand, _ second: some QueryExpression<Value>
) -> Computed<Value> {
  Computed(.extreme(.least, first.bound, second.expression))
}

/// The lesser of an expression and a case, a member or a literal of a narrower integer, whose type the
/// expression gives.
@_disfavoredOverload
public func least<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: Value.Operand
) -> Computed<Value> where Value.Operand: ColumnValue {
  Computed(.extreme(.least, first.expression, second.expression))
}

/// The lesser of a ``Scaled`` number and a `Decimal` with its decimals.
@_disfavoredOverload
public func least<Value: SQLOrderableValue>(
  _ first: some QueryExpression<Value>, _ second: some _PlainDecimal
) -> Computed<Value> where Value.Comparand: SQLDecimalNumber {
  Computed(.extreme(.least, first.expression, Value.Comparand(second._decimal).expression))
}

/// The lesser of two ``Scaled`` numbers of different scales, with the decimals of the one that has more.
///
/// - Parameters:
///   - first: A number.
///   - second: Another; an optional so that the compiler prefers the function for numbers of the same scale. `nil` is NULL.
@_disfavoredOverload
public func least<First: SQLOrderableValue, Second: SQLOrderableValue>(
  _ first: some QueryExpression<First>, _ second: (some QueryExpression<Second>)?
) -> Computed<Scaled<SumScale<First.Comparand.Scale, Second.Comparand.Scale>>?>
where First.Comparand: SQLDecimalNumber, Second.Comparand: SQLDecimalNumber {
  .ofOneScale {
    .extreme(.least, $0(first.expression), $0(second?.expression ?? .value(.null, Second.sqlType)))
  }
}

extension SQLExpression {
  /// A call of `greatest` or `least`, with those among its arguments taken apart.
  static func extreme(
    _ function: SQLFunction, _ first: SQLExpression, _ second: SQLExpression
  ) -> SQLExpression {
    let arguments = [first, second].flatMap { argument in
      // Engines limit the arguments of a call, SQLite to 127.
      if case .function(function, let inner) = argument, inner.count < 60 { inner } else { [argument] }
    }
    return .function(function, arguments)
  }
}

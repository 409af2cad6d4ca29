/// Comparison, arithmetic and assignment with a plain Swift value whose type only the expression beside it
/// gives: a case, a member or a literal of a narrower integer.
///
///     Sample.where { $0.kind == .urgent && $0.small + 1 > 3 && $0.date < .now }
///
/// `Operand` is `Never` for Int, Double, String and Bool, which fails before the compiler tries
/// anything: chains of their comparisons take as long as without these overloads (with an unconstrained
/// one, twice as long).
extension QueryExpression where Value: SQLRepresentable, Value.Operand: QueryExpression {
  @_disfavoredOverload
  @inlinable public static func == (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .equal, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func != (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func < (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .less, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func > (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .greater, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func <= (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .lessOrEqual, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func >= (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .greaterOrEqual, right.expression))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Operand: QueryExpression {
  @_disfavoredOverload
  public func `is`(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: true))
  }

  @_disfavoredOverload
  public func isNot(_ other: Value.Operand) -> Computed<Bool> {
    Computed(.nullSafe(expression, other.expression, isEqual: false))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Operand: SQLAdditive {
  @_disfavoredOverload
  @inlinable public static func + (left: Self, right: Value.Operand) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .add, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func - (left: Self, right: Value.Operand) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Operand: SQLNumeric {
  @_disfavoredOverload
  @inlinable public static func * (left: Self, right: Value.Operand) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .multiply, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func / (left: Self, right: Value.Operand) -> Computed<Value> {
    Computed(.arithmetic(left.expression, Value.Operand.division, right.expression))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Operand: SQLInteger {
  @_disfavoredOverload
  @inlinable public static func % (left: Self, right: Value.Operand) -> Computed<Value> {
    Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Operand: ColumnValue {
  @_disfavoredOverload
  public func between(_ lower: Value.Operand, and upper: Value.Operand) -> Computed<Bool> {
    Computed(.between(expression, lower.expression, upper.expression, negated: false))
  }

  @_disfavoredOverload
  public func nullIf(_ other: Value.Operand) -> Computed<Value.Operand?> {
    Computed(.function(.nullIf, [expression, other.expression]))
  }
}

extension QueryExpression
where Value: SQLRepresentable & ExpressibleByNilLiteral, Value.Operand: ColumnValue {
  @_disfavoredOverload
  public func coalesce(_ other: Value.Operand) -> Computed<Value.Operand> {
    Computed(.function(.coalesce, [expression, other.expression]))
  }
}

extension Assigned where Value.Operand: SQLAdditive {
  @inlinable public static func += (left: inout Self, right: Value.Operand) {
    left.expression = .arithmetic(left.expression, .add, right.expression)
  }

  @inlinable public static func -= (left: inout Self, right: Value.Operand) {
    left.expression = .arithmetic(left.expression, .subtract, right.expression)
  }
}

// Not disfavoured, so that they are better than Swift's own comparison of what can only be assigned. On a protocol
// and not on the type, because a mistake beside another expression would be blamed on that type.
extension UpdateExpression where Value: SQLRepresentable, Value.Operand: ColumnValue {
  @inlinable public static func == (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .equal, right.expression))
  }

  @inlinable public static func != (left: Self, right: Value.Operand) -> Computed<Bool> {
    Computed(.compare(left.expression, .notEqual, right.expression))
  }
}

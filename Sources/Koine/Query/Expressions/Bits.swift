/// Operations on the bits of integers, in 64 bits of two's complement on every engine; NULL if an operand is.
///
///     File.where { $0.mode & 0o111 != 0 }         // ("files"."mode" & ?1) <> ?2
///     File.select { $0.mode.bitAnd(0o777) }
///
/// The operators `&`, `|`, `^`, `~`, `<<` and `>>` do the same as the methods if the left operand is a column
/// or computed. A shift by 64 places or more leaves 0, or -1 of a negative number shifted to the right; a shift by
/// a negative number goes the other way: as Swift's own `<<` and `>>` do.
extension QueryExpression where Value: SQLIntegerValue {
  /// The bits that are set in both: `a & b`.
  public func bitAnd(_ other: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.bitwise(expression, .and, other.expression))
  }

  /// The bits that are set in both; the other value may be NULL.
  public func bitAnd<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Value>
  where Value == Wrapped? {
    Computed(.bitwise(expression, .and, other.expression))
  }

  /// The bits that are set in either: `a | b`.
  public func bitOr(_ other: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.bitwise(expression, .or, other.expression))
  }

  /// The bits that are set in either; the other value may be NULL.
  public func bitOr<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Value>
  where Value == Wrapped? {
    Computed(.bitwise(expression, .or, other.expression))
  }

  /// The bits that are set in one of them only: `a # b` on PostgreSQL, `(a | b) - (a & b)` on SQLite.
  public func bitXor(_ other: some QueryExpression<Value>) -> Computed<Value> {
    Computed(.bitwise(expression, .exclusiveOr, other.expression))
  }

  /// The bits that are set in one of them only; the other value may be NULL.
  public func bitXor<Wrapped>(_ other: some QueryExpression<Wrapped>) -> Computed<Value>
  where Value == Wrapped? {
    Computed(.bitwise(expression, .exclusiveOr, other.expression))
  }

  /// The bits moved to the left: `a << b`.
  public func shiftLeft(by places: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.bitwise(expression, .shiftLeft, places.expression))
  }

  /// The bits moved to the right, the sign kept: `a >> b`.
  public func shiftRight(by places: some QueryExpression<Int>) -> Computed<Value> {
    Computed(.bitwise(expression, .shiftRight, places.expression))
  }

  /// Every bit inverted: `~a`.
  public func bitNot() -> Computed<Value> { Computed(.unary(.complement, expression)) }
}

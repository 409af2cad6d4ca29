/// Tests of a condition; they are never NULL, and neither is the opposite of one.
///
///     Sample.select { !$0.flag.isTrue }       // SELECT NOT coalesce("samples"."flag", FALSE)
///
/// Of a condition that cannot be NULL either, they are the condition itself or its opposite.
extension QueryExpression where Value: SQLTruthValue {
  /// Whether the condition holds; false if it is NULL.
  ///
  ///     Sample.select { $0.flag.isTrue }     // SELECT coalesce("samples"."flag", FALSE)
  ///     Sample.where { $0.flag.isTrue }      // WHERE "samples"."flag"
  public var isTrue: Computed<Bool> { Computed(orIfNull(false)) }

  /// Whether the condition does not hold; false if it is NULL.
  ///
  ///     Sample.where { $0.flag.isFalse }     // WHERE NOT coalesce("samples"."flag", TRUE)
  public var isFalse: Computed<Bool> { Computed(.not(orIfNull(true))) }

  /// Whether the condition is NULL.
  public var isUnknown: Computed<Bool> { Computed(.isNull(expression, negated: false)) }

  /// Whether the condition holds or is NULL.
  public var isNotFalse: Computed<Bool> { Computed(orIfNull(true)) }

  /// Whether the condition does not hold or is NULL.
  public var isNotTrue: Computed<Bool> { Computed(.not(orIfNull(false))) }

  /// Whether the condition holds or does not, but is not NULL.
  public var isKnown: Computed<Bool> { Computed(.isNull(expression, negated: true)) }

  private func orIfNull(_ value: Bool) -> SQLExpression {
    // The value of `a && b` is false where it is unknown, and so is that of its opposite; the opposite of a test is true.
    if let condition = expression.knownCondition { return .function(.coalesce, [condition, .truth(false)]) }
    return Value.isNullable ? .function(.coalesce, [expression, .truth(value)]) : expression
  }
}

extension SQLExpression {
  static func truth(_ value: Bool) -> SQLExpression { .literal(.boolean(value), .boolean) }
}

extension QueryExpression where Value: SQLRepresentable {
  /// Whether the value lies between two others, both included, whichever of them is the greater one: `BETWEEN
  /// SYMMETRIC`. NULL if one of the three is.
  ///
  ///     Sample.where { $0.id.betweenSymmetric(9, and: 2) }      // "samples"."id" BETWEEN least(9, 2) AND greatest(9, 2)
  ///     Spelling.where { $0.name.betweenSymmetric("b", and: "A") }
  ///     // "spellings"."name" BETWEEN 'b' AND 'A' OR "spellings"."name" BETWEEN 'A' AND 'b'
  ///
  /// All three texts are compared by the collation of the comparison.
  public func betweenSymmetric(
    _ bound: some QueryExpression<Value>, and other: some QueryExpression<Value>
  ) -> Computed<Value.TruthValue> {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }

  /// Whether a value that may be NULL lies between two others, whichever of them is the greater one.
  public func betweenSymmetric<Wrapped>(
    _ bound: some QueryExpression<Wrapped>, and other: some QueryExpression<Wrapped>
  ) -> Computed<Bool?> where Value == Wrapped? {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }

  /// Whether a value lies between two others that may be NULL, or are numbers of other types, whichever of them is the
  /// greater one.
  ///
  ///     Item.where { $0.price.betweenSymmetric($0.listed, and: $0.offered) }
  @_disfavoredOverload
  public func betweenSymmetric<Bound: QueryExpression, Other: QueryExpression>(
    _ bound: Bound, and other: Other
  ) -> Computed<Bool?>
  where
    Bound.Value: SQLRepresentable, Other.Value: SQLRepresentable, Bound.Value.Comparison == Value.Comparison,
    Other.Value.Comparison == Value.Comparison
  {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }

  /// Whether a decimal number lies between two of Swift, whichever of them is the greater one.
  @_disfavoredOverload
  public func betweenSymmetric(
    _ bound: some _PlainDecimal, and other: some _PlainDecimal
  ) -> Computed<Value.TruthValue> where Value.Comparand: SQLDecimalNumber {
    Computed(
      expression.betweenSymmetric(
        Value.Comparand(bound._decimal).expression, Value.Comparand(other._decimal).expression))
  }

  /// A case, a member or a literal of a narrower integer, whose type the value gives.
  @_disfavoredOverload
  public func betweenSymmetric(
    _ bound: Value.Operand, and other: Value.Operand
  ) -> Computed<Value.TruthValue> where Value.Operand: ColumnValue {
    Computed(expression.betweenSymmetric(bound.expression, other.expression))
  }
}

extension SQLExpression {
  /// The lesser and the greater one of the bounds, which have as many decimals as the one that has more.
  fileprivate func betweenSymmetric(_ bound: SQLExpression, _ other: SQLExpression) -> SQLExpression {
    // Which bound is the lesser one is a matter of the collation of all three.
    if [self, bound, other].contains(where: \.mayHaveCollation) {
      return .logical(
        .between(self, bound, other, negated: false), .or, .between(self, other, bound, negated: false))
    }
    let missing = bound.type.decimalsMissing(beside: other.type)
    let (bound, other) = (bound.withDecimals(missing), other.withDecimals(-missing))
    return .between(
      self, .extreme(.least, bound, other), .extreme(.greatest, bound, other), negated: false)
  }

  /// Whether it may be a text that is compared otherwise than by code point: what is computed is binary.
  private var mayHaveCollation: Bool {
    switch self {
    case .column, .collate, .subquery: type.storage == .text
    case .subtree(let subtree): subtree.expression.mayHaveCollation
    default: false
    }
  }
}

// Where numbers of two scales meet. A comparison, a sum and `between` bring them to one when they are rendered; what
// has a number as its result takes the decimals of the one that has more.

extension QueryExpression where Value: SQLRepresentable {
  /// Whether a number is one of these of another type: ``Scaled`` numbers of another scale, and integers. NULL if the
  /// value is; false if there are none.
  ///
  ///     Item.where { $0.price.in([1, 5, 10] as [Int]) }
  ///     // "items"."price" IN (?1, ?2, ?3): with the decimals of the price, so that an index serves
  ///
  /// Numbers that have more decimals than the value can have are equal to none.
  @_disfavoredOverload
  public func `in`<Number: SQLAdditive>(_ numbers: some Sequence<Number>) -> Computed<Value.TruthValue>
  where Value.Comparison == ExactNumbers, Number.Comparison == ExactNumbers {
    Computed(.among(expression, numbers.map(\.sqlValue), Number.sqlType))
  }
}

extension QueryExpression where Value: SQLOrderableValue, Value.Comparison == ExactNumbers {
  /// Whether a comparison holds with every one of these numbers of another type; true if there are none.
  ///
  ///     Item.where { $0.price.compare(.greater, toAll: [1, 2] as [Int]) }      // price > 1 AND price > 2
  @_disfavoredOverload
  public func compare<Number: SQLAdditive>(
    _ operator: SQLComparisonOperator, toAll numbers: some Sequence<Number>
  ) -> Computed<Value.TruthValue> where Number.Comparison == ExactNumbers {
    Computed(expression.compared(`operator`, to: numbers.map(\.expression), all: true))
  }

  /// Whether a comparison holds with one of these numbers of another type; false if there are none.
  @_disfavoredOverload
  public func compare<Number: SQLAdditive>(
    _ operator: SQLComparisonOperator, toAny numbers: some Sequence<Number>
  ) -> Computed<Value.TruthValue> where Number.Comparison == ExactNumbers {
    Computed(expression.compared(`operator`, to: numbers.map(\.expression), all: false))
  }
}

extension QueryExpression where Value: SQLRepresentable, Value.Comparand: SQLDecimalNumber {
  /// NULL if this number is equal to one of another scale, else this number; with the decimals of the one that has
  /// more.
  @_disfavoredOverload
  public func nullIf<Other: QueryExpression>(
    _ other: Other
  ) -> Computed<Scaled<SumScale<Value.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    .ofOneScale { .function(.nullIf, [$0(expression), $0(other.expression)]) }
  }

  /// The number of the row that is `offset` rows before, in the window's order; one of another scale if there is none.
  ///
  ///     Item.select { $0.price.lag(1, default: $0.listed).over(orderBy: $0.id) }
  @_disfavoredOverload
  public func lag<Other: QueryExpression>(
    _ offset: Int = 1, default other: Other
  ) -> WindowFunction<Scaled<SumScale<Value.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    .ofOneScale { .lag($0(expression), offset: offset, default: $0(other.expression)) }
  }

  /// The number of the row that is `offset` rows behind, in the window's order; one of another scale if there is none.
  @_disfavoredOverload
  public func lead<Other: QueryExpression>(
    _ offset: Int = 1, default other: Other
  ) -> WindowFunction<Scaled<SumScale<Value.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    .ofOneScale { .lead($0(expression), offset: offset, default: $0(other.expression)) }
  }
}

extension Column where Value: ExpressibleByNilLiteral, Value.Comparand: SQLDecimalNumber {
  /// The number, or one of another scale that is never NULL if it is NULL, with the decimals of the one that has more.
  ///
  ///     Item.select { $0.listed ?? $0.price }
  ///     // coalesce("items"."listed", CAST("items"."price" AS …))
  @_disfavoredOverload
  public static func ?? <Other: SQLDecimalNumber>(
    left: Self, right: some QueryExpression<Other>
  ) -> Computed<Scaled<SumScale<Value.Comparand.Scale, Other.Scale>>> {
    .ofOneScale { .function(.coalesce, [$0(left.expression), $0(right.expression)]) }
  }

  /// The number, or one of another scale that may be NULL too, with the decimals of the one that has more.
  @_disfavoredOverload
  public static func ?? <Other: SQLDecimalNumber>(
    left: Self, right: some QueryExpression<Other?>
  ) -> Computed<Scaled<SumScale<Value.Comparand.Scale, Other.Scale>>?> {
    .ofOneScale { .function(.coalesce, [$0(left.expression), $0(right.expression)]) }
  }
}

extension CaseChain where Result.Comparand: SQLDecimalNumber {
  /// Adds a branch whose number has another scale: the results have the decimals of the one that has more.
  ///
  ///     Case().when($0.isPaid, then: $0.price).when($0.isOffered, then: $0.rate)
  @_disfavoredOverload
  public func when<Other: QueryExpression>(
    _ condition: some QueryExpression<Match>, then result: Other
  ) -> CaseChain<Match, Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    let other = Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?.self
    return widened(to: other).when(condition, then: Computed(result.expression.with(other.sqlType)))
  }

  /// Ends the CASE with a number of another scale: the result has the decimals of the one that has more.
  ///
  ///     Case().when($0.isPaid, then: $0.price).else($0.rate)
  ///
  /// - Parameter result: An optional so that the compiler prefers the methods for numbers of the same scale; `nil` is NULL.
  @_disfavoredOverload
  public func `else`<Other: QueryExpression>(
    _ result: Other?
  ) -> Computed<Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    let other = Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?.self
    let number = result?.expression.with(other.sqlType) ?? .value(.null, other.sqlType)
    return widened(to: other).else(Computed(number))
  }

  fileprivate func widened<Number: SQLRepresentable>(to type: Number.Type) -> CaseChain<Match, Number> {
    var node = node
    for index in node.branches.indices {
      node.branches[index].result = node.branches[index].result.with(type.sqlType)
    }
    return CaseChain<Match, Number>(node)
  }
}

extension CaseChain where Match == CaseConditions, Result.Comparand: SQLDecimalNumber {
  /// Adds a branch whose number has another scale: the results have the decimals of the one that has more.
  @_disfavoredOverload
  public func when<Other: QueryExpression>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Other
  ) -> CaseChain<Match, Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?>
  where Other.Value: SQLRepresentable, Other.Value.Comparand: SQLDecimalNumber {
    let other = Scaled<SumScale<Result.Comparand.Scale, Other.Value.Comparand.Scale>>?.self
    return widened(to: other).when(condition, then: Computed(result.expression.with(other.sqlType)))
  }
}

extension WindowFunction {
  /// What is made of numbers that have been brought to the scale of the result.
  fileprivate static func ofOneScale(
    _ make: ((SQLExpression) -> SQLExpression) -> SQLWindowFunction
  ) -> Self {
    let type = Value.sqlType
    return WindowFunction(function: make { $0.with(type) })
  }
}

extension SQLExpression {
  /// A decimal number with the decimals of a type that has as many or more.
  func with(_ type: SQLType) -> SQLExpression {
    self.type.scale == type.scale ? self : .cast(self, type)
  }

  /// Whether a number is one of some that have other decimals, which are brought to its own. Those that have more than
  /// it can have are equal to none, and only say that the result is NULL if the number is.
  static func among(_ operand: SQLExpression, _ numbers: [SQLValue], _ type: SQLType) -> SQLExpression {
    let missing = operand.type.decimalsMissing(beside: type)
    guard missing != 0, let power = SQLType.power(ofTen: Swift.abs(missing)) else {
      return .inList(operand, numbers.map { .value($0, type) }, negated: false)
    }
    let own = operand.type.scale == nil ? .bigInteger : operand.type.storage
    let list = numbers.compactMap { number -> SQLExpression? in
      guard case .integer(let unscaled) = number else { return .value(number, type) }
      if missing > 0 {
        let (quotient, remainder) = unscaled.quotientAndRemainder(dividingBy: power)
        return remainder == 0 ? .value(.integer(quotient), own) : nil
      }
      let (product, isBeyond) = unscaled.multipliedReportingOverflow(by: power)
      return isBeyond ? nil : .value(.integer(product), own)
    }
    guard list.isEmpty, !numbers.isEmpty else { return .inList(operand, list, negated: false) }
    return .conditional(
      SQLCase(branches: [.init(when: .isNull(operand, negated: true), then: .truth(false))]))
  }
}

/// Functions of numbers. Integers and decimal numbers count as floating-point ones; the result of what may lie outside of
/// a function's domain is optional, and NULL there.
extension QueryExpression where Value: SQLNumericValue {
  /// The number as a floating-point one.
  private var double: SQLExpression { expression.inDoublePrecision }

  private func call(_ function: SQLNumericFunction) -> Computed<Double?> {
    Computed(.function(.numeric(function), [double]))
  }

  /// The square root; NULL of a negative number.
  ///
  ///     Sample.select { $0.x.sqrt() }
  ///     // SQLite: koine_sqrt("samples"."x")   MariaDB: sqrt(`samples`.`x`)
  public func sqrt() -> Computed<Double?> { call(.squareRoot) }

  /// e to the power of the number; NULL if that is no double, which begins at 709.78.
  public func exp() -> Computed<Double?> { call(.exponential) }

  /// The natural logarithm; NULL unless the number is greater than 0.
  public func ln() -> Computed<Double?> { call(.naturalLogarithm) }

  /// The logarithm to the base 10; NULL unless the number is greater than 0.
  public func log10() -> Computed<Double?> { call(.decimalLogarithm) }

  /// The logarithm to a base: the quotient of two natural ones. NULL unless both numbers are greater than 0, and if the
  /// base is 1.
  ///
  ///     Sample.select { $0.x.log(base: 2) }
  public func log<Base: QueryExpression>(base: Base) -> Computed<Double?>
  where Base.Value: SQLNumericValue {
    Computed(.arithmetic(ln().expression, .divide, base.ln().expression))
  }

  /// The number to the power of another; NULL if that is not a real number, or no double.
  ///
  ///     Sample.select { $0.x.power(2) }
  public func power<Exponent: QueryExpression>(_ exponent: Exponent) -> Computed<Double?>
  where Exponent.Value: SQLNumericValue {
    Computed(.function(.numeric(.power), [double, exponent.double]))
  }

  /// The sine of an angle in radians.
  public func sin() -> Computed<Double?> { call(.sine) }

  /// The cosine of an angle in radians.
  public func cos() -> Computed<Double?> { call(.cosine) }

  /// The tangent of an angle in radians.
  public func tan() -> Computed<Double?> { call(.tangent) }

  /// The angle, in radians, whose sine the number is; NULL outside of -1 to 1.
  public func asin() -> Computed<Double?> { call(.arcSine) }

  /// The angle, in radians, whose cosine the number is; NULL outside of -1 to 1.
  public func acos() -> Computed<Double?> { call(.arcCosine) }

  /// The angle, in radians, whose tangent the number is.
  public func atan() -> Computed<Double?> { call(.arcTangent) }

  /// The angle, in radians, of a point: this number is its height, the other one its distance along the axis.
  ///
  ///     Point.select { $0.y.atan2($0.x) }
  public func atan2<Other: QueryExpression>(_ other: Other) -> Computed<Double?>
  where Other.Value: SQLNumericValue {
    Computed(.function(.numeric(.arcTangent2), [double, other.double]))
  }

  /// An angle in radians, in degrees.
  public func degrees() -> Computed<Double?> {
    Computed(.arithmetic(double, .multiply, .literal(.double(180 / Double.pi), .double)))
  }

  /// An angle in degrees, in radians.
  public func radians() -> Computed<Double?> {
    Computed(.arithmetic(double, .multiply, .literal(.double(Double.pi / 180), .double)))
  }

  /// In which of a number of equally wide ranges from a bound up to another the number lies, counted from 1; 0 below all
  /// of them, and one more than their number from the upper bound on.
  ///
  ///     Sample.group { $0.x.widthBucket(from: 0, to: 100, count: 10) }
  ///
  /// It is `(number - lower) / (upper - lower) * count`, rounded down, plus 1, in double precision. NULL if the bounds
  /// are equal, or there are no ranges. If the lower bound is the greater one, ranges go down.
  public func widthBucket(from lower: Double, to upper: Double, count: Int) -> Computed<Int?> {
    guard count > 0, lower != upper else { return Computed(.literal(.null, .bigInteger)) }
    func constant(_ number: Double) -> SQLExpression { .literal(.double(number), .double) }
    return Computed(
      .bucket(
        of: .arithmetic(double, .subtract, constant(lower)), among: constant(upper - lower),
        ranges: constant(Double(count)), behind: constant(Double(count) + 1)))
  }
}

extension SQLExpression {
  /// The number of the range in which a distance from the lower bound lies, of the width of all of them.
  fileprivate static func bucket(
    of distance: SQLExpression, among width: SQLExpression, ranges: SQLExpression, behind: SQLExpression
  ) -> SQLExpression {
    func constant(_ number: Double) -> SQLExpression { .literal(.double(number), .double) }
    let share = SQLExpression.arithmetic(distance, .divide, width)
    let place = SQLExpression.function(.numeric(.floor), [.arithmetic(share, .multiply, ranges)])
    let atLeast = SQLExpression.function(.greatest, [.arithmetic(place, .add, constant(1)), constant(0)])
    return .cast(.function(.least, [atLeast, behind]), .bigInteger)
  }
}

extension QueryExpression where Value: SQLNumericValue {
  /// In which of a number of equally wide ranges from a bound up to another the number lies, computed in double precision:
  /// of bounds, or a number of ranges, that each row has. NULL if one of them is, too.
  ///
  ///     Sample.select { $0.x.widthBucket(from: $0.least, to: $0.greatest, count: 10) }
  @_disfavoredOverload
  public func widthBucket<Lower: QueryExpression, Upper: QueryExpression, Count: QueryExpression>(
    from lower: Lower, to upper: Upper, count: Count
  ) -> Computed<Int?>
  where
    Lower.Value: SQLNumericValue, Upper.Value: SQLNumericValue, Count.Value: SQLRepresentable,
    Count.Value.Comparand == Int
  {
    let least = lower.double
    // Of no ranges it is NULL.
    let ranges = SQLExpression.conditional(
      SQLCase(branches: [
        .init(
          when: .comparison(count.expression, .greater, .literal(.integer(0), .bigInteger)),
          then: .cast(count.expression, .double))
      ]))
    let behind = SQLExpression.arithmetic(
      .cast(count.expression, .double), .add, .literal(.double(1), .double))
    return Computed(
      .bucket(
        of: .arithmetic(double, .subtract, least), among: .arithmetic(upper.double, .subtract, least),
        ranges: ranges, behind: behind))
  }

  /// -1, 0 or 1, as the number is less than zero, zero, or greater.
  ///
  ///     Item.select { $0.price.sign() }
  public func sign() -> Computed<Int> where Value: ColumnValue {
    Computed(.function(.numeric(.signum), [expression]))
  }

  /// -1, 0 or 1, as the number is less than zero, zero, or greater; NULL if it is.
  public func sign<Wrapped>() -> Computed<Int?> where Value == Wrapped? {
    Computed(.function(.numeric(.signum), [expression]))
  }
}

/// Whole numbers and decimal places. An integer and a decimal number keep their type; what has no room in it is an error.
extension QueryExpression where Value: SQLNumericValue {
  /// The least whole number that is not less.
  ///
  ///     Item.select { $0.price.ceil() }        // 9.01 is 10.00, -9.99 is -9.00
  ///     // SQLite:     koine_to_places("items"."price", 2, 'ceil')
  ///     // PostgreSQL: round(ceil("items"."price"), 2)
  public func ceil() -> Computed<Value> { whole(.numeric(.ceiling)) }

  /// The greatest whole number that is not greater.
  public func floor() -> Computed<Value> { whole(.numeric(.floor)) }

  /// The nearest whole number; halves go away from zero.
  ///
  ///     Reminder.select { $0.score.round() }
  public func round() -> Computed<Value> {
    // A whole number is its own nearest; and engines without an exact function repeat the operand.
    if case .function(.round, _) = expression { return Computed(expression) }
    return Value.sqlType.storage.isFloatingPoint ? whole(.round) : Computed(toPlaces(.roundToPlaces, 0))
  }

  /// The number with the fraction cut off.
  public func truncate() -> Computed<Value> {
    Value.sqlType.storage.isFloatingPoint ? whole(.truncate) : Computed(toPlaces(.truncateToPlaces, 0))
  }

  /// The number rounded to decimal places, halves away from zero: of a floating-point number, the fifteen digits that it
  /// has. An integer and a ``Scaled`` number are rounded exactly.
  ///
  ///     Sample.select { ($0.x.round(2), $0.x.round(-3)) }             // 2.675 is 2.68, 1500.0 is 2000.0
  ///     Item.select { ($0.price.round(1), $0.price.round(-2)) }       // 149.95 is 150.00 and 100.00
  ///     // SQLite:     koine_to_places("items"."price", 1, 'round'), koine_to_places("items"."price", 4, 'round')
  ///     // PostgreSQL: round(round("items"."price", 1), 2), round(round("items"."price", -2), 2)
  ///     Sample.select { $0.n.round(-2) }                              // 150 is 200, -149 is -100
  ///
  /// Money is better a ``Scaled`` number; a cast to another scale rounds it to fewer decimals.
  ///
  /// - Parameter places: How many places behind the point there are; a negative number counts those before it. Beyond
  ///   -300 to 300, the nearer one of these counts.
  public func round(_ places: Int) -> Computed<Value.RoundedToPlaces> {
    Computed(toPlaces(.roundToPlaces, places))
  }

  /// The number cut off behind decimal places: of a floating-point number, the fifteen digits that it has.
  ///
  /// - Parameter places: How many places behind the point there are; a negative number counts those before it.
  public func truncate(_ places: Int) -> Computed<Value.RoundedToPlaces> {
    Computed(toPlaces(.truncateToPlaces, places))
  }

  /// The number without a fraction; an integer is one.
  private func whole(_ function: SQLFunction) -> Computed<Value> {
    Computed(Value.sqlType.storage.isInteger ? expression : .function(function, [expression]))
  }

  /// The number with no digit behind a place; an exact one that has none there as it is.
  private func toPlaces(_ function: SQLNumericFunction, _ places: Int) -> SQLExpression {
    if !Value.sqlType.storage.isFloatingPoint, places >= Value.sqlType.scale ?? 0 { return expression }
    let places = Int64(Swift.max(-300, Swift.min(places, 300)))
    return .function(.numeric(function), [expression, .literal(.integer(places), .integer(bits: 32))])
  }
}

/// A random number from 0 up to 1, another one for each row.
///
///     Reminder.order { (randomFraction(), $0.id) }.limit(3)
///     // SQLite: (random() & 9007199254740991) / 9007199254740992.0   PostgreSQL: random()
public func randomFraction() -> Computed<Double> { Computed(.function(.numeric(.random), [])) }

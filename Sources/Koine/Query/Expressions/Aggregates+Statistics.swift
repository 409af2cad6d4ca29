/// Statistics of numbers, in double precision. NULLs are passed over, and pairs with a NULL; of no value the result is NULL.
/// The last bits may differ between engines; of a number that is not finite the result is NULL. What is about one number of
/// each pair alone is so only of that one.
///
/// All but the median and percentiles are computed over windows, too.
///
/// SQLite has none of them: Koine's driver adds functions. MariaDB lacks most, or loses digits of numbers far from zero, and
/// Koine refuses them there.
extension QueryExpression where Value: SQLNumericValue {
  /// The variance of a sample: NULL of fewer than two values.
  ///
  ///     Reminder.select { $0.score.varSamp() }
  ///     // SQLite: koine_var_samp("reminders"."score")   PostgreSQL: var_samp("reminders"."score")
  public func varSamp<Filter: QueryExpression>(filter: Filter = true) -> Computed<Double?>
  where Filter.Value: SQLTruthValue { spread(.varianceOfSample, filter) }

  /// The variance of all values there are.
  public func varPop<Filter: QueryExpression>(filter: Filter = true) -> Computed<Double?>
  where Filter.Value: SQLTruthValue { spread(.varianceOfPopulation, filter) }

  /// The standard deviation of a sample: NULL of fewer than two values.
  ///
  ///     Reminder.select { $0.score.stddevSamp() }
  ///     // SQLite: koine_stddev_samp("reminders"."score")   PostgreSQL: stddev_samp("reminders"."score")
  public func stddevSamp<Filter: QueryExpression>(filter: Filter = true) -> Computed<Double?>
  where Filter.Value: SQLTruthValue { spread(.deviationOfSample, filter) }

  /// The standard deviation of all values there are.
  public func stddevPop<Filter: QueryExpression>(filter: Filter = true) -> Computed<Double?>
  where Filter.Value: SQLTruthValue { spread(.deviationOfPopulation, filter) }

  private func spread<Filter: QueryExpression>(_ spread: SQLSpread, _ filter: Filter) -> Computed<Double?>
  where Filter.Value: SQLTruthValue {
    Computed(.aggregate(.init(.spread(spread), expression.inDoublePrecision, filter: filter.condition)))
  }

  /// How strongly the numbers depend on others, from -1 to 1: NULL if all of either are equal.
  ///
  ///     Sample.select { $0.y.corr($0.x) }
  ///     // SQLite: koine_corr("samples"."y", "samples"."x")   PostgreSQL: corr("samples"."y", "samples"."x")
  public func corr<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.correlation, x, filter))
  }

  /// How the numbers of a sample vary together with others: NULL of fewer than two pairs.
  public func covarSamp<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.covarianceOfSample, x, filter))
  }

  /// How the numbers vary together with others.
  public func covarPop<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.covarianceOfPopulation, x, filter))
  }

  /// The slope of the line with the least squares through the numbers, as y, over others, as x: NULL if all x are equal.
  ///
  ///     Sample.select { ($0.y.regrSlope($0.x), $0.y.regrIntercept($0.x)) }
  ///     // PostgreSQL: regr_slope("samples"."y", "samples"."x"), regr_intercept("samples"."y", "samples"."x")
  public func regrSlope<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.slope, x, filter))
  }

  /// Where the line with the least squares is at x = 0: NULL if all x are equal.
  public func regrIntercept<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.intercept, x, filter))
  }

  /// The part of the spread of the numbers that the line explains: 1 if they are all equal, NULL if all x are.
  public func regrR2<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.determination, x, filter))
  }

  /// How many pairs have no NULL.
  public func regrCount<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Int> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.count, x, filter))
  }

  /// The mean of the x that belong to a y: of pairs without NULL.
  ///
  ///     Sample.select { ($0.y.regrAvgX($0.x), $0.y.regrSxx($0.x)) }
  ///     // SQLite: koine_regr_avgx("samples"."y", "samples"."x"), koine_regr_sxx("samples"."y", "samples"."x")
  public func regrAvgX<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.meanOfX, x, filter))
  }

  /// The mean of the numbers, as y, that belong to an x.
  public func regrAvgY<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.meanOfY, x, filter))
  }

  /// The sum of the squares of how far each x is from the mean of all.
  public func regrSxx<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.squaresOfX, x, filter))
  }

  /// The sum of the squares of how far each number, as y, is from the mean of all.
  public func regrSyy<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.squaresOfY, x, filter))
  }

  /// The sum of the products of how far each number and its x are from their means.
  public func regrSxy<X: QueryExpression, Filter: QueryExpression>(
    _ x: X, filter: Filter = true
  ) -> Computed<Double?> where X.Value: SQLNumericValue, Filter.Value: SQLTruthValue {
    Computed(pair(.products, x, filter))
  }

  private func pair<X: QueryExpression, Filter: QueryExpression>(
    _ statistic: SQLPairStatistic, _ x: X, _ filter: Filter
  ) -> SQLExpression where Filter.Value: SQLTruthValue {
    .aggregate(
      .init(
        .pair(statistic), expression.inDoublePrecision, x.expression.inDoublePrecision,
        filter: filter.condition))
  }

  /// The number in the middle; between the two in the middle of an even number of values, halfway.
  ///
  ///     Reminder.select { $0.score.median() }
  ///     // PostgreSQL: percentile_cont(0.5) WITHIN GROUP (ORDER BY "reminders"."score")
  ///     // SQLite: koine_percentile_cont(0.5, "reminders"."score"), a function of the driver
  public func median<Filter: QueryExpression>(filter: Filter = true) -> Computed<Double?>
  where Filter.Value: SQLTruthValue { percentileCont(0.5, filter: filter) }

  /// The number that lies between the two that a fraction of the others lies below, in proportion.
  ///
  /// - Parameters:
  ///   - fraction: From 0 to 1; another one is refused when the query is rendered.
  ///   - filter: Take only rows for which this holds.
  public func percentileCont<Filter: QueryExpression>(
    _ fraction: Double, filter: Filter = true
  ) -> Computed<Double?> where Filter.Value: SQLTruthValue {
    Computed(
      .aggregate(
        .init(.continuousPercentile(fraction), expression.inDoublePrecision, filter: filter.condition)))
  }
}

/// The bits of integers, of which there are 64. NULLs are passed over; of no value the result is NULL. Over windows,
/// MariaDB computes wrong bits, and Koine refuses them there.
extension QueryExpression where Value: SQLIntegerValue {
  /// The bits that every integer has.
  ///
  ///     Sample.select { $0.n.bitAnd() }
  ///     // SQLite: koine_bit_and("samples"."n")   PostgreSQL: bit_and("samples"."n")
  public func bitAnd<Filter: QueryExpression>(filter: Filter = true) -> Computed<Int?>
  where Filter.Value: SQLTruthValue { bits(.bitAnd, filter) }

  /// The bits that an integer at least has.
  public func bitOr<Filter: QueryExpression>(filter: Filter = true) -> Computed<Int?>
  where Filter.Value: SQLTruthValue { bits(.bitOr, filter) }

  /// The bits that an odd number of integers has. PostgreSQL has it since version 14.
  public func bitXor<Filter: QueryExpression>(filter: Filter = true) -> Computed<Int?>
  where Filter.Value: SQLTruthValue { bits(.bitExclusiveOr, filter) }

  private func bits<Filter: QueryExpression>(
    _ function: SQLAggregateFunction, _ filter: Filter
  ) -> Computed<Int?> where Filter.Value: SQLTruthValue {
    let argument = expression.type == .bigInteger ? expression : .cast(expression, .bigInteger)
    return Computed(.aggregate(.init(function, argument, filter: filter.condition)))
  }
}

extension SQLExpression {
  var inDoublePrecision: SQLExpression {
    if case .named = type { return .cast(self, .double) }
    return type.storage == .double ? self : .cast(self, .double)
  }
}

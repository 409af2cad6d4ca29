/// Aggregate functions as the SQL standard writes them.
extension SQLWriter {
  /// Writes an aggregate function with its DISTINCT, its separator, its order and its FILTER:
  /// `count(DISTINCT "a") FILTER (WHERE …)`.
  ///
  /// - Parameters:
  ///   - aggregate: The function and its arguments.
  ///   - name: The engine's name for the function, if it is not that of the standard.
  public mutating func writeStandard(aggregate: SQLAggregate, as name: StaticString? = nil) {
    switch aggregate.function {
    case .continuousPercentile(let fraction), .discretePercentile(let fraction):
      write(name ?? aggregate.function.standardName)
      write("(")
      dialect.write(literal: .double(fraction), of: .double, to: &self)
      return write(valuesInOrderOf: aggregate)
    case .mode:
      write("mode(")
      return write(valuesInOrderOf: aggregate)
    case .program(let function): return write(call: function, aggregating: aggregate)
    default: break
    }
    write(name ?? aggregate.function.standardName)
    write(aggregate.isDistinct ? "(DISTINCT " : "(")
    if let argument = aggregate.argument { write(argument) } else { write("*") }
    if let second = aggregate.second {
      write(", ")
      write(second)
    }
    if case .concatenate(let separator) = aggregate.function {
      write(", ")
      write(textLiteral: separator)
    }
    if !aggregate.ordering.isEmpty {
      write(" ")
      write(orderBy: aggregate.ordering)
    }
    write(")")
    write(filter: aggregate.filter)
  }

  private mutating func write(valuesInOrderOf aggregate: SQLAggregate) {
    write(") WITHIN GROUP (")
    write(orderBy: aggregate.argument.map { [SQLOrdering($0, nulls: .database)] } ?? [])
    write(")")
    write(filter: aggregate.filter)
  }
}

extension SQLAggregateFunction {
  /// The name of the function in the SQL standard; of one that it lacks, the name of its meaning.
  fileprivate var standardName: StaticString {
    switch self {
    case .count: "count"
    case .sum: "sum"
    case .average: "avg"
    case .minimum: "min"
    case .maximum: "max"
    case .concatenate: "listagg"
    case .spread(.varianceOfSample): "var_samp"
    case .spread(.varianceOfPopulation): "var_pop"
    case .spread(.deviationOfSample): "stddev_samp"
    case .spread(.deviationOfPopulation): "stddev_pop"
    case .pair(.covarianceOfSample): "covar_samp"
    case .pair(.covarianceOfPopulation): "covar_pop"
    case .pair(.correlation): "corr"
    case .pair(.slope): "regr_slope"
    case .pair(.intercept): "regr_intercept"
    case .pair(.determination): "regr_r2"
    case .pair(.count): "regr_count"
    case .pair(.meanOfX): "regr_avgx"
    case .pair(.meanOfY): "regr_avgy"
    case .pair(.squaresOfX): "regr_sxx"
    case .pair(.squaresOfY): "regr_syy"
    case .pair(.products): "regr_sxy"
    case .bitAnd: "bit_and"
    case .bitOr: "bit_or"
    case .bitExclusiveOr: "bit_xor"
    case .continuousPercentile: "percentile_cont"
    case .discretePercentile: "percentile_disc"
    case .mode: "mode"
    case .first: "first"
    case .program: "program"
    }
  }
}

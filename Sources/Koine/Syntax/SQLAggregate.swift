/// The aggregate functions that Koine knows. NULLs are passed over, and of no value the result is NULL, unless a case says
/// otherwise.
@nonexhaustive public enum SQLAggregateFunction: Sendable, Hashable {
  /// COUNT, SUM, AVG, MIN and MAX. A count of a row value counts rows without NULL in it.
  case count, sum, average, minimum, maximum
  /// The texts put together, with a separator between them.
  case concatenate(separator: String)
  /// The spread of numbers around their mean, in double precision.
  case spread(SQLSpread)
  /// What pairs of numbers have to do with each other, in double precision: the argument is y, the second one is x. A pair
  /// with a NULL is passed over.
  case pair(SQLPairStatistic)
  /// The bits that all integers have, that one of them has, or that an odd number of them has.
  case bitAnd, bitOr, bitExclusiveOr
  /// Between the two values that a fraction of the others lies below, in proportion, in double precision.
  case continuousPercentile(Double)
  /// The first value that at least a fraction of all is not greater than.
  case discretePercentile(Double)
  /// The value that occurs most often; of several, the least.
  case mode
  /// The value in the first row of the aggregate's order, NULL included; in rows that are equal by it, of the argument
  /// that is first in its own order.
  case first
  /// An aggregate function that the program itself adds to the engine. The argument is a row value if it has several; of no
  /// row, the function knows the result.
  indirect case program(SQLProgramFunction)

  /// Whether both are the same function with the same arguments of its own.
  public static func == (left: SQLAggregateFunction, right: SQLAggregateFunction) -> Bool {
    switch left {
    case .count: if case .count = right { true } else { false }
    case .sum: if case .sum = right { true } else { false }
    case .average: if case .average = right { true } else { false }
    case .minimum: if case .minimum = right { true } else { false }
    case .maximum: if case .maximum = right { true } else { false }
    // `String` compares by canonical equivalence, engines by code point.
    case .concatenate(let separator):
      if case .concatenate(let other) = right { separator.hasSameBytes(as: other) } else { false }
    case .spread(let spread): if case .spread(let other) = right { spread == other } else { false }
    case .pair(let statistic): if case .pair(let other) = right { statistic == other } else { false }
    case .bitAnd: if case .bitAnd = right { true } else { false }
    case .bitOr: if case .bitOr = right { true } else { false }
    case .bitExclusiveOr: if case .bitExclusiveOr = right { true } else { false }
    case .continuousPercentile(let fraction):
      if case .continuousPercentile(let other) = right { fraction == other } else { false }
    case .discretePercentile(let fraction):
      if case .discretePercentile(let other) = right { fraction == other } else { false }
    case .mode: if case .mode = right { true } else { false }
    case .first: if case .first = right { true } else { false }
    case .program(let function): if case .program(let other) = right { function == other } else { false }
    }
  }
}

/// How far numbers spread around their mean.
public enum SQLSpread: Sendable, Hashable, CaseIterable {
  /// The variance of a sample, NULL of fewer than two values; and of all values there are.
  case varianceOfSample, varianceOfPopulation
  /// The root of these.
  case deviationOfSample, deviationOfPopulation
}

/// A number that says what pairs have to do with each other.
public enum SQLPairStatistic: Sendable, Hashable, CaseIterable {
  /// How y and x vary together: in a sample, NULL of fewer than two pairs; and in all pairs there are.
  case covarianceOfSample, covarianceOfPopulation
  /// The same from -1 to 1; NULL if all y or all x are equal.
  case correlation
  /// The slope of the line through the pairs with the least squares, and where it is at x = 0; NULL if all x are equal.
  case slope, intercept
  /// The part of the spread of y that the line explains, from 0 to 1; 1 if all y are equal, NULL if all x are.
  case determination
  /// How many pairs there are; 0 if there are none.
  case count
  /// The mean of all x, and of all y.
  case meanOfX, meanOfY
  /// The sum of the squares of how far each x is from their mean, the same of y, and the sum of the products of both.
  case squaresOfX, squaresOfY, products
}

/// An aggregate function over the rows of a group.
public struct SQLAggregate: Sendable, Hashable {
  /// Which function it is.
  public var function: SQLAggregateFunction
  /// `nil` counts rows.
  public var argument: SQLExpression?
  /// The second argument of a function that has two.
  public var second: SQLExpression?
  /// Whether equal values count once.
  public var isDistinct: Bool
  /// In which order values are aggregated: ORDER BY. Empty: in any.
  public var ordering: [SQLOrdering]
  /// Only the rows for which this holds.
  public var filter: SQLExpression?

  /// Makes an aggregate.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - argument: What is aggregated; `nil` counts rows.
  ///   - second: The second argument of a function that has two.
  ///   - distinct: Whether equal values count once.
  ///   - ordering: In which order values are aggregated; in any unless given.
  ///   - filter: The condition of the rows that count; every row unless given.
  public init(
    _ function: SQLAggregateFunction, _ argument: SQLExpression?, _ second: SQLExpression? = nil,
    distinct: Bool = false, ordering: [SQLOrdering] = [], filter: SQLExpression? = nil
  ) {
    self.function = function
    self.argument = argument
    self.second = second
    isDistinct = distinct
    self.ordering = ordering
    self.filter = filter
  }

  /// The type of the result.
  var type: SQLType {
    switch function {
    case .count, .pair(.count), .bitAnd, .bitOr, .bitExclusiveOr: .bigInteger
    case .average: argument?.type.scale.map { .decimal(scale: $0 + SQLType.quotientDecimals) } ?? .double
    case .concatenate: .text
    case .sum: argument?.type.summed ?? .unknown
    case .minimum, .maximum, .discretePercentile, .mode: argument?.typeOfExtreme ?? .unknown
    case .first: argument?.typeOfElement ?? .unknown
    case .spread, .pair, .continuousPercentile: .double
    case .program(let function): function.type
    }
  }

  /// Whether the result is never NULL.
  var isNeverNull: Bool {
    switch function {
    case .count, .pair(.count): true
    case .program(let function): function.isNeverNull
    default: false
    }
  }

  /// Whether the function compares its values with each other, besides telling equal ones apart.
  var ordersValues: Bool {
    switch function {
    case .minimum, .maximum, .discretePercentile, .mode, .first: true
    default: false
    }
  }

  /// What is compared with each other.
  var comparedParts: [SQLExpression] {
    var parts = ordering.map(\.expression)
    if isDistinct || ordersValues, let argument {
      if case .row(let several) = argument { parts += several } else { parts.append(argument) }
    }
    return parts
  }

  /// The aggregate with something else in the place of what it counts or aggregates, value by value of a row value.
  func mapArgument(_ transform: (SQLExpression) -> SQLExpression) -> SQLAggregate {
    var copy = self
    if case .row(let parts)? = argument {
      copy.argument = .row(parts.map(transform))
    } else {
      copy.argument = argument.map(transform)
    }
    return copy
  }
}

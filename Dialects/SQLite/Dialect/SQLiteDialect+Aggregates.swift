@_spi(KoineDriver) import Koine

/// Aggregate functions that SQLite lacks, by those of Koine's driver.
extension SQLiteDialect {
  /// Writes an aggregate function of the driver. What is the same in each row comes first, and what values are sorted by,
  /// last: the directions are one text, of a letter for each key.
  ///
  ///     koine_concat(', ', 0, 'ad', "title", "prio", "id") FILTER (WHERE …)
  ///
  /// A statistic over a window is by a function that keeps the numbers of the frame.
  ///
  ///     koine_var_pop_of_frame("score") OVER (…)
  func write(byDriver aggregate: SQLAggregate, to writer: inout SQLWriter) {
    guard let function = aggregate.driverFunction else {
      return writer.refuse("the aggregate function \(aggregate.function)")
    }
    if writer.isOverWindow, aggregate.isStatistic {
      writer.write(driverFunction: function.rawValue + "_of_frame")
    } else {
      writer.write(driverFunction: function)
    }
    writer.write("(")
    switch aggregate.function {
    case .concatenate(let separator):
      writer.write(textLiteral: separator)
      writer.write(aggregate.isDistinct ? ", 1, " : ", 0, ")
      writer.write(textLiteral: aggregate.ordering.isEmpty ? "a" : aggregate.directions)
      writer.write(", ")
    case .first:
      writer.write(textLiteral: aggregate.directions)
      writer.write(", ")
    case .continuousPercentile(let fraction), .discretePercentile(let fraction):
      write(literal: .double(fraction), of: .double, to: &writer)
      writer.write(", ")
    default: break
    }
    writer.writeList(aggregate.cells) { cell, writer in writer.write(cell) }
    writer.write(")")
    writer.write(filter: aggregate.filter)
  }
}

extension SQLAggregate {
  fileprivate var isStatistic: Bool {
    switch function {
    case .spread, .pair: true
    default: false
    }
  }

  fileprivate var driverFunction: SQLiteFunction? {
    switch function {
    case .count: .countDistinct
    case .concatenate: .concatenate
    case .spread(.varianceOfSample): .varianceOfSample
    case .spread(.varianceOfPopulation): .varianceOfPopulation
    case .spread(.deviationOfSample): .deviationOfSample
    case .spread(.deviationOfPopulation): .deviationOfPopulation
    case .pair(.covarianceOfSample): .covarianceOfSample
    case .pair(.covarianceOfPopulation): .covarianceOfPopulation
    case .pair(.correlation): .correlation
    case .pair(.slope): .slope
    case .pair(.intercept): .intercept
    case .pair(.determination): .determination
    case .pair(.count): .countOfPairs
    case .pair(.meanOfX): .meanOfX
    case .pair(.meanOfY): .meanOfY
    case .pair(.squaresOfX): .squaresOfX
    case .pair(.squaresOfY): .squaresOfY
    case .pair(.products): .productsOfPairs
    case .bitAnd: .bitAnd
    case .bitOr: .bitOr
    case .bitExclusiveOr: .bitExclusiveOr
    case .continuousPercentile: .continuousPercentile
    case .discretePercentile: .discretePercentile
    case .mode: .mode
    case .first: .first
    default: nil
    }
  }

  /// What the function is given of each row.
  fileprivate var cells: [SQLExpression] {
    var cells: [SQLExpression] = []
    if case .row(let parts)? = argument { cells = parts } else if let argument { cells = [argument] }
    if let second { cells.append(second) }
    // Distinct texts are sorted by nothing but themselves.
    return isDistinct ? cells : cells + ordering.map(\.expression.byCodePoint)
  }

  /// `a` and `d` for a key with NULL as the smallest value, `A` and `D` with NULL at the other end.
  fileprivate var directions: String {
    String(
      ordering.map { term -> Character in
        switch term.nulls {
        case .smallest, .database: term.isDescending ? "d" : "a"
        case .first: term.isDescending ? "D" : "a"
        case .last: term.isDescending ? "d" : "A"
        }
      })
  }
}

extension SQLExpression {
  /// The function compares texts by code point, and is not told of collations.
  fileprivate var byCodePoint: SQLExpression {
    switch self {
    case .collate(let text, .noCase): .function(.lower, [text])
    case .collate(let text, .binary): text
    case .column(let column) where column.collation == .noCase: .function(.lower, [self])
    default: self
    }
  }
}

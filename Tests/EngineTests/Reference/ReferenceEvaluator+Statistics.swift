import Foundation
@_spi(KoineDriver) import Koine

/// Statistics by their definitions: means first, then what is left of the values without them.
extension ReferenceEvaluator {
  func spread(_ spread: SQLSpread, of values: [ReferenceValue]) throws -> ReferenceValue {
    let numbers = try values.map(double)
    let isSample = spread == .varianceOfSample || spread == .deviationOfSample
    guard numbers.count > (isSample ? 1 : 0), numbers.allSatisfy(\.isFinite) else { return .null }
    let variance = products(numbers, numbers) / Double(numbers.count - (isSample ? 1 : 0))
    let isVariance = spread == .varianceOfSample || spread == .varianceOfPopulation
    return .double(isVariance ? variance : variance.squareRoot())
  }

  func pairs(
    of first: SQLExpression, _ second: SQLExpression, in rows: [ReferenceEvaluator],
    _ function: SQLAggregateFunction
  ) throws -> ReferenceValue {
    guard case .pair(let statistic) = function else {
      throw ReferenceError.outside("two arguments of one of one")
    }
    let pairs = try rows.map { (try $0.value(of: first), try $0.value(of: second)) }
      .filter { !$0.0.isNull && !$0.1.isNull }
    let (y, x) = (try pairs.map { try double($0.0) }, try pairs.map { try double($0.1) })
    if statistic == .count { return .integer(Int64(y.count)) }
    let isOfY = statistic != .meanOfX && statistic != .squaresOfX
    let isOfX = statistic != .meanOfY && statistic != .squaresOfY
    guard !y.isEmpty, !isOfY || y.allSatisfy(\.isFinite), !isOfX || x.allSatisfy(\.isFinite) else {
      return .null
    }
    let (yy, xx, xy) = (products(y, y), products(x, x), products(x, y))
    let count = Double(y.count)
    switch statistic {
    case .covarianceOfSample: return count > 1 ? .double(xy / (count - 1)) : .null
    case .covarianceOfPopulation: return .double(xy / count)
    case .correlation: return xx == 0 || yy == 0 ? .null : .double(xy / (xx * yy).squareRoot())
    case .slope: return xx == 0 ? .null : .double(xy / xx)
    case .intercept: return xx == 0 ? .null : .double(mean(y) - mean(x) * xy / xx)
    case .determination: return xx == 0 ? .null : .double(yy == 0 ? 1 : xy * xy / (xx * yy))
    case .count: return .integer(Int64(count))
    case .meanOfX: return .double(mean(x))
    case .meanOfY: return .double(mean(y))
    case .squaresOfX: return .double(xx)
    case .squaresOfY: return .double(yy)
    case .products: return .double(xy)
    }
  }

  /// Between the values around a place that a fraction lies below, counted from 0.
  func percentile(_ fraction: Double, of values: [ReferenceValue]) throws -> ReferenceValue {
    guard (0...1).contains(fraction) else { throw ReferenceError.refused("a fraction beyond 1") }
    let numbers = try values.map(double).sorted()
    if numbers.isEmpty { return .null }
    let place = fraction * Double(numbers.count - 1)
    let (low, high) = (numbers[Int(place.rounded(.down))], numbers[Int(place.rounded(.up))])
    let number = low == high ? low : low + (place - place.rounded(.down)) * (high - low)
    // Between two infinities there is none.
    return number.isNaN ? .null : .double(number)
  }

  /// The first of the values, from the least on, that a fraction of all is not greater than.
  func percentile(_ fraction: Double, inOrder values: [ReferenceValue]) throws -> ReferenceValue {
    guard (0...1).contains(fraction) else { throw ReferenceError.refused("a fraction beyond 1") }
    let place = Int((fraction * Double(values.count)).rounded(.up))
    return values.isEmpty ? .null : values[Swift.max(0, place - 1)]
  }

  /// The least of the values that occur most often.
  func mode(of ordered: [ReferenceValue], _ collations: [SQLCollation]) throws -> ReferenceValue {
    var best: (value: ReferenceValue, count: Int) = (.null, 0)
    for value in ordered {
      let count = try ordered.count { try isSame($0, value, collations) }
      if count > best.count { best = (value, count) }
    }
    return best.value
  }

  func inOrder(_ values: [ReferenceValue], _ collations: [SQLCollation]) throws -> [ReferenceValue] {
    try values.sorted { try order($0, $1, collations).map { $0 < 0 } ?? false }
  }

  func bits(
    _ values: [ReferenceValue], _ combine: (Int64, Int64) -> Int64
  ) throws -> ReferenceValue {
    let numbers = try values.map { value in
      guard case .integer(let number) = value else { throw ReferenceError.outside("bits of other values") }
      return number
    }
    return numbers.first.map { .integer(numbers.dropFirst().reduce($0, combine)) } ?? .null
  }

  private func double(_ value: ReferenceValue) throws -> Double {
    guard case .double(let number) = value else { throw ReferenceError.outside("statistics of other values") }
    return number
  }

  private func mean(_ numbers: [Double]) -> Double { numbers.reduce(0, +) / Double(numbers.count) }

  /// The sum of the products of how far two numbers of a pair are from their means.
  private func products(_ left: [Double], _ right: [Double]) -> Double {
    let means = (mean(left), mean(right))
    return zip(left, right).reduce(0) { $0 + ($1.0 - means.0) * ($1.1 - means.1) }
  }
}

extension ReferenceValue {
  /// Whether it is NULL, or a row with a NULL in it.
  var hasNull: Bool {
    if case .row(let parts) = self { parts.contains(where: \.isNull) } else { isNull }
  }
}

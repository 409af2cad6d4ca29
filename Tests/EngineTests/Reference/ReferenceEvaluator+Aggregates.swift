@_spi(KoineDriver) import Koine

/// Aggregates over the rows of the current group. NULLs are passed over; of no value the result is NULL, and 0 for a
/// count.
extension ReferenceEvaluator {
  func value(of aggregate: SQLAggregate) throws -> ReferenceValue {
    guard let group else { throw ReferenceError.outside("an aggregate outside of a group") }
    return try value(of: aggregate, over: group.map { row in self.at(row) })
  }

  func value(of aggregate: SQLAggregate, over all: [ReferenceEvaluator]) throws -> ReferenceValue {
    var rows = all
    if let filter = aggregate.filter { rows = try rows.filter { try $0.truth(of: filter) == true } }
    guard let argument = aggregate.argument else { return .integer(Int64(rows.count)) }
    rows = try sorted(rows, by: aggregate.ordering) { $0 }
    if aggregate.function == .first { return try rows.first?.value(of: argument) ?? .null }
    if let second = aggregate.second { return try pairs(of: argument, second, in: rows, aggregate.function) }
    let parts: [SQLExpression] = if case .row(let parts) = argument { parts } else { [argument] }
    var values = try rows.map { try $0.value(of: argument) }.filter { !$0.hasNull }
    let collations = try parts.count > 1 ? parts.map(collation) : collations(comparing: parts)
    if aggregate.isDistinct { values = try distinct(values, collations) }
    switch aggregate.function {
    case .count: return .integer(Int64(values.count))
    case .sum: return try sum(values)
    case .average: return try average(values)
    case .minimum: return try extreme(values, collations) { $0 < 0 }
    case .maximum: return try extreme(values, collations) { $0 > 0 }
    // Without an order, in that of the rows, which nothing promises.
    case .concatenate(let separator):
      let texts = try values.compactMap(text)
      return texts.isEmpty ? .null : .text(texts.joined(separator: separator))
    case .spread(let spread): return try self.spread(spread, of: values)
    case .bitAnd: return try bits(values, &)
    case .bitOr: return try bits(values, |)
    case .bitExclusiveOr: return try bits(values, ^)
    case .continuousPercentile(let fraction): return try percentile(fraction, of: values)
    case .discretePercentile(let fraction):
      return try percentile(fraction, inOrder: inOrder(values, collations))
    case .mode: return try mode(of: inOrder(values, collations), collations)
    case .pair, .first, .program: throw ReferenceError.outside("an aggregate of other arguments")
    }
  }

  /// Values without those that are equal to one before them.
  func distinct(_ values: [ReferenceValue], _ collations: [SQLCollation]) throws -> [ReferenceValue] {
    try values.reduce(into: []) { result, value in
      if try !result.contains(where: { try isSame($0, value, collations) }) { result.append(value) }
    }
  }

  private func extreme(
    _ values: [ReferenceValue], _ collations: [SQLCollation], _ replaces: (Int) -> Bool
  ) throws -> ReferenceValue {
    guard let first = values.first else { return .null }
    return try values.dropFirst().reduce(first) { best, value in
      try order(value, best, collations).map(replaces) == true ? value : best
    }
  }

  /// The exact sum of whole and decimal numbers, refused if it has no room in 64 bits itself: sums on the way may
  /// have none. That of doubles in the order of the rows, so that its last bits may differ.
  private func sum(_ values: [ReferenceValue]) throws -> ReferenceValue {
    switch values.first {
    case nil: return .null
    case .integer:
      let (sum, _) = try exactSum(values)
      guard let sum = Int64(exactly: sum) else { throw ReferenceError.refused("a sum beyond 64 bits") }
      return .integer(sum)
    case .decimal:
      let (sum, scale) = try exactSum(values)
      return .decimal(ReferenceDecimal(sum, scale: scale))
    case .double: return .double(try doubleSum(values))
    default: throw ReferenceError.outside("a sum of other values")
    }
  }

  /// Of integers the double nearest to the mean; of decimals the mean with four decimals more, rounded half away from
  /// zero; of doubles their sum by their number.
  private func average(_ values: [ReferenceValue]) throws -> ReferenceValue {
    let count = Int128(values.count)
    switch values.first {
    case nil: return .null
    case .integer:
      let (sum, _) = try exactSum(values)
      let guess = Double(sum) / Double(count)
      guard
        let nearest = [guess, guess.nextUp, guess.nextDown].first(where: {
          ExactNumber.isNearest($0, toMeanOf: sum, count: count)
        })
      else { throw ReferenceError.outside("a mean that was not found") }
      return .double(nearest)
    case .decimal:
      let (sum, scale) = try exactSum(values)
      let dividend = try sum.times(ExactNumber.power(ofTen: SQLType.quotientDecimals))
      return .decimal(
        ReferenceDecimal(dividend.divided(by: count), scale: scale + SQLType.quotientDecimals))
    case .double: return .double(try doubleSum(values) / Double(count))
    default: throw ReferenceError.outside("a mean of other values")
    }
  }

  private func exactSum(_ values: [ReferenceValue]) throws -> (sum: Int128, scale: Int) {
    try values.reduce((0, 0)) { result, value in
      switch value {
      case .integer(let number): (result.sum + Int128(number), 0)
      case .decimal(let number): (result.sum + number.unscaled, number.scale)
      default: throw ReferenceError.outside("a sum of different values")
      }
    }
  }

  private func doubleSum(_ values: [ReferenceValue]) throws -> Double {
    let numbers = try values.map { value in
      guard case .double(let number) = value else {
        throw ReferenceError.outside("a sum of different values")
      }
      return number
    }
    let sum = numbers.reduce(0, +)
    if !sum.isFinite, numbers.allSatisfy(\.isFinite) {
      throw ReferenceError.refused("a double beyond its range")
    }
    return sum
  }
}

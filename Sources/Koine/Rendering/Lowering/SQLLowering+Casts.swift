/// What casts mean, for engines whose own fail, take the nearest value, or round.
extension SQLLowering {
  /// `CAST(nullif(nullif(greatest(least(x, 256), -1), 256), -1) AS smallint)`: NULL of a number that the type has no
  /// room for.
  public static let castBeyondRange = SQLLowering(ofExpressions: "NULLIF of greatest and least") { node in
    guard case .cast(let operand, let type) = node, let range = operand.type.range(inCastTo: type) else {
      return nil
    }
    return .cast(.function(.within(range), [operand]), type)
  }

  /// `CAST(trunc(x) AS bigint)`, for engines whose CAST rounds.
  public static let castOfFraction = SQLLowering(ofExpressions: "trunc in the CAST") { node in
    guard case .cast(let operand, let type) = node, operand.type.hasFractions, type.storage.isInteger else {
      return nil
    }
    return .cast(.function(.truncate, [operand]), type)
  }

  /// `CAST(substring(t FROM '^…$') AS uuid)`: NULL of a text that does not look like a value of the type. An integer of
  /// up to 19 digits is made a decimal number first, of which ``castBeyondRange`` looks at the range.
  public static let castOfOtherText = SQLLowering(ofExpressions: "a regular expression in the CAST") { node in
    guard case .cast(let operand, let type) = node,
      let form = SQLTextForm(castFrom: operand.type, to: type)
    else { return nil }
    // What this made of a cast to an integer.
    if case .function(.matching, _) = operand { return nil }
    let text = SQLExpression.function(.matching(form), [operand])
    switch form {
    case .integer: return .cast(.cast(text, .decimal(scale: 0)), type)
    case .decimal, .uuid, .date, .time, .timestamp: return .cast(text, type)
    }
  }
}

extension SQLTextForm {
  /// What a text has to look like to be cast; `nil` if any text has a counterpart in the type, or what the other type
  /// has is not text.
  init?(castFrom source: SQLType, to target: SQLType) {
    guard source.storage == .text else { return nil }
    switch target.storage {
    case .uuid: self = .uuid
    case .date: self = .date
    case .time: self = .time
    case .timestamp: self = .timestamp
    case .decimal: self = .decimal
    case let type where type.isInteger: self = .integer
    default: return nil
    }
  }
}

extension SQLType {
  /// Whether the values may have a fraction, which a cast to an integer cuts off.
  var hasFractions: Bool { isFractional || scale.map { $0 > 0 } ?? false }

  /// The range of the numbers of this type that have a counterpart in another one; `nil` if all of them have.
  func range(inCastTo target: SQLType) -> ClosedRange<Int64>? {
    let range = target.storage.integerRange ?? target.unscaledRange
    switch storage {
    case .double, .real: return target.storage.integerRange
    // What a text has become.
    case .decimal: return target.storage.integerRange
    case .integer, .unsigned:
      guard let mine = storage.integerRange, let range else { return nil }
      return range.lowerBound <= mine.lowerBound && mine.upperBound <= range.upperBound ? nil : range
    default: return nil
    }
  }

  /// The whole numbers that decimal numbers of a scale have room for.
  @_spi(KoineDriver) public var unscaledRange: ClosedRange<Int64>? {
    guard let scale else { return nil }
    let end = SQLType.power(ofTen: SQLType.decimalDigits - scale) ?? 1
    return 1 - end...end - 1
  }
}

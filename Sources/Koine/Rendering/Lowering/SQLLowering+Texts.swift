/// What functions of texts mean, for engines whose own mean less.
extension SQLLowering {
  /// The least count there is for one below it, and the greatest of 32 bits for one beyond, for engines that count from
  /// the other end, fail, or have 32 bits for a position.
  public static let farTextBounds = SQLLowering(ofExpressions: "CASE of the bounds") { node in
    guard case .function(let function, var arguments) = node else { return nil }
    let within: SQLFunction
    switch function {
    case .left: within = .leftWithin
    case .right: within = .rightWithin
    case .substring:
      within = .substringWithin
      // A length counts from the position, which may lie before the first character.
      if arguments.count > 1 { arguments[1] = arguments[1].clamped(to: -2_147_483_647...2_147_483_647) }
    default: return nil
    }
    let last = arguments.count - 1
    if function != .substring {
      arguments[last] = arguments[last].clamped(to: 0...2_147_483_647)
    } else if last > 1 {
      // From the first character or one behind it, no text reaches as far.
      let limit = arguments[1].isPositiveValue ? 2_147_483_647 : SQLExpression.longestPart
      arguments[last] = arguments[last].clamped(to: 0...limit)
    }
    return .function(within, arguments)
  }

  /// A range of texts by code point, `"name" >= 'Ab' AND "name" < 'Ac'`, for a column that begins with a value: an
  /// index serves it.
  public static let prefixRange = SQLLowering(ofExpressions: "a range of texts by code point") { node in
    guard case .search(.column(let column), .hasPrefix, .value(.text(let prefix), let type)) = node,
      column.type.storage == .text, SQLExpression.column(column).namedType == nil
    else { return nil }
    let text = SQLExpression.collate(.column(column), .binary)
    let begins = SQLExpression.comparison(text, .greaterOrEqual, .value(.text(prefix), type))
    guard let end = prefix.endOfTextsThatBeginWithIt else { return begins }
    return .logical(begins, .and, .comparison(text, .less, .value(.text(end), type)))
  }
}

extension SQLExpression {
  /// The greatest length of a part of a text: a greater one counts as this one, which no text has.
  @_spi(KoineDriver) public static let longestPart: Int64 = 1_073_741_823

  /// Whether this is a value of 1 or more, known when the query is rendered.
  @_spi(KoineDriver) public var isPositiveValue: Bool {
    switch self {
    case .value(.integer(let number), _), .literal(.integer(let number), _): number >= 1
    default: false
    }
  }

  /// An integer, or the end of a range of 32 bits that it lies beyond; NULL stays NULL.
  @_spi(KoineDriver) public func clamped(to range: ClosedRange<Int64>) -> SQLExpression {
    func nearest(_ number: Int64) -> SQLValue {
      .integer(Swift.min(Swift.max(number, range.lowerBound), range.upperBound))
    }
    switch self {
    case .value(.integer(let number), _): return .value(nearest(number), .integer(bits: 32))
    case .literal(.integer(let number), _): return .literal(nearest(number), .integer(bits: 32))
    default: break
    }
    let number = widened ?? self
    func bound(_ number: Int64, _ type: SQLType) -> SQLExpression { .literal(.integer(number), type) }
    guard isRepeatable else {
      let least = bound(range.lowerBound, .bigInteger)
      let greatest = bound(range.upperBound, .bigInteger)
      return .function(.least, [.function(.greatest, [number, least]), greatest])
    }
    let least = bound(range.lowerBound, .integer(bits: 32))
    let greatest = bound(range.upperBound, .integer(bits: 32))
    return .conditional(
      SQLCase(
        branches: [
          .init(when: .comparison(number, .less, least), then: least),
          .init(when: .comparison(number, .greater, greatest), then: greatest),
        ], otherwise: number))
  }
}

// An engine that has one type of instants, and one of days with a time, converts one to the other by the clocks of the
// session's zone. Koine's clocks show UTC: so it converts them itself where they meet.

extension SQLType {
  /// Whether it is a type of the database's own that holds a day and a time, and not an instant.
  @_spi(KoineDriver) public var isTimestampWithoutZone: Bool {
    guard case .named(let name, .timestamp) = self else { return false }
    let plain = name.asciiLowercased
    return plain.hasPrefix("timestamp") && !plain.hasPrefix("timestamptz")
      && !plain.hasSuffix("with time zone")
  }

  /// The type that a value of it has where nothing tells the database which one it is: an instant is bound as one.
  var ofBoundValues: SQLType { isTimestampWithoutZone ? .timestamp : self }

  fileprivate var isTimestamp: Bool { if case .timestamp = storage { true } else { false } }
}

extension SQLExpression {
  /// Whether it yields a day and a time without a zone. A value is bound as an instant, whatever it is compared with.
  @_spi(KoineDriver) public var isTimestampWithoutZone: Bool { !isValue && type.isTimestampWithoutZone }

  /// Whether it is an instant and the type is that of days and times without a zone, or the other way round.
  func isOfOtherZone(than other: SQLType) -> Bool {
    other.isTimestamp && type.isTimestamp && isTimestampWithoutZone != other.isTimestampWithoutZone
  }

  /// The same as the value of a column that is defined by it: its default, or what it is computed from.
  func inZone(ofDefined type: SQLType) -> SQLExpression {
    guard isOfOtherZone(than: type) else { return self }
    switch self {
    case .value(let value, _), .literal(let value, _): return .literal(value, type)
    default: return .cast(self, type)
    }
  }

  /// The type that values beside it take, if the database defines it, and that of instants.
  var adoptedType: SQLType? {
    let type = type
    if case .named = type { return type }
    return type.isTimestamp ? type : nil
  }

  /// The type in which several operands meet if the result has that of the first.
  ///
  /// - Parameters:
  ///   - named: The first type among those of the operands that the database defines.
  ///   - first: The first operand.
  static func commonType(_ named: SQLType?, first: SQLExpression?) -> SQLType? {
    guard let named, named.isTimestampWithoutZone, first?.isTimestampWithoutZone != true else { return named }
    return .timestamp
  }
}

extension SQLQuery {
  /// The query with its columns converted to those types that they are not of because of a zone.
  ///
  /// - Parameter types: A type for each column.
  func inZones(of types: [SQLType]) -> SQLQuery {
    guard types.contains(where: \.isTimestamp) else { return self }
    // Rows that are compared are ordered by what they select.
    if let select, select.distinct == .all, !ordering.isEmpty { return self }
    return choosing { select in
      let columns = select.selectedExpressions
      guard columns.count == types.count, zip(columns, types).contains(where: { $0.isOfOtherZone(than: $1) })
      else { return select.columns }
      return zip(columns, types).map { column, type in
        .expression(column.isOfOtherZone(than: type) ? .cast(column, type) : column)
      }
    }
  }
}

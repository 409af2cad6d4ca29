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

  /// The type in which a value is bound that a database casts to this one: a document of a type of the database's own is
  /// bound as its text, which stays as it was written.
  var boundInCast: SQLType { if case .named(_, stored: .json) = self { .text } else { storage } }

  /// The type that a value of it has where nothing tells the database which one it is: an instant is bound as one.
  var ofBoundValues: SQLType { isTimestampWithoutZone ? .timestamp : self }

  /// Whether it is an instant, or a day and a time.
  var isTimestamp: Bool { if case .timestamp = storage { true } else { false } }
}

extension SQLExpression {
  /// Whether it yields a day and a time without a zone. A value is bound as an instant, whatever it is compared with.
  @_spi(KoineDriver) public var isTimestampWithoutZone: Bool { !isValue && type.isTimestampWithoutZone }

  /// Whether it is an instant and the type is that of days and times without a zone, or the other way round.
  func isOfOtherZone(than other: SQLType) -> Bool {
    other.isTimestamp && type.isTimestamp && isTimestampWithoutZone != other.isTimestampWithoutZone
  }

  /// The same as the value of a column that is defined by it: its default, or what it is computed from.
  func inType(ofDefined type: SQLType) -> SQLExpression {
    guard let other = converted(to: type, keepsValues: true) else { return self }
    switch self {
    case .value(let value, _), .literal(let value, _): return .literal(value, type)
    default: return other
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

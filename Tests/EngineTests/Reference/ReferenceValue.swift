@_spi(KoineDriver) import Koine

/// A value as the reference evaluator computes with it.
enum ReferenceValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int64)
  case double(Double)
  case decimal(ReferenceDecimal)
  case text(String)
  case blob([UInt8])
  /// Microseconds since 2000-01-01 00:00:00 UTC.
  case timestamp(Int64)
  /// Days since 2000-01-01.
  case date(Int64)
  /// Microseconds since midnight.
  case time(Int64)
  case uuid(SQLUUID)
  /// Several values side by side, which are compared as one.
  case row([ReferenceValue])
}

/// Why there is no value.
enum ReferenceError: Error {
  /// The meaning ends here: an integer beyond 64 bits, a pattern that ends within an escape. Engines may refuse it
  /// or go on with another number.
  case refused(String)
  /// A rule of the table does not hold: no engine takes the change.
  case violated(String)
  /// The evaluator does not compute this: SQL written by hand, or what the database decides.
  case outside(String)
}

extension ReferenceValue {
  /// A truth value in three-valued logic: unknown is NULL.
  init(_ truth: Bool?) {
    self = truth.map { .boolean($0) } ?? .null
  }

  /// A value of the tree, or of an engine, as a type says what it is.
  init(_ value: SQLValue, as type: SQLType) throws {
    switch (value, type.storage) {
    case (.integer(let number), .decimal(let scale)):
      self = .decimal(ReferenceDecimal(Int128(number), scale: scale))
    case (.integer(let number), .double), (.integer(let number), .real): self = .double(Double(number))
    // A column of single precision holds no more digits.
    case (.double(let number), .real): self = .double(Double(Float(number)))
    case (.integer(let number), _): self = .integer(number)
    case (.null, _): self = .null
    case (.boolean(let truth), _): self = .boolean(truth)
    case (.double(let number), _): self = .double(number)
    case (.text(let text), _): self = .text(text)
    case (.blob(let bytes), _): self = .blob(bytes)
    case (.timestamp(let microseconds), _): self = .timestamp(microseconds)
    case (.date(let days), _): self = .date(days)
    case (.time(let microseconds), _): self = .time(microseconds)
    case (.uuid(let uuid), _): self = .uuid(uuid)
    case (.invalid(let reason), _): throw ReferenceError.refused(reason)
    }
  }

  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The value in the form in which engines' values are compared with it: see ``SQLValue/inOneForm(as:)``.
  ///
  /// - Throws: ``ReferenceError/refused(_:)`` for a decimal number without room in 64 bits.
  func sqlValue() throws -> SQLValue {
    switch self {
    case .null: return .null
    case .boolean(let truth): return .boolean(truth)
    case .integer(let number): return .integer(number)
    case .double(let number): return .double(number == 0 ? 0 : number)
    case .decimal(let number):
      guard let unscaled = Int64(exactly: number.unscaled) else {
        throw ReferenceError.refused("a decimal number beyond 64 bits")
      }
      return .integer(unscaled)
    case .text(let text): return .text(text)
    case .blob(let bytes): return .blob(bytes)
    case .timestamp(let microseconds): return .timestamp(microseconds: microseconds)
    case .date(let days): return .date(days: days)
    case .time(let microseconds): return .time(microseconds: microseconds)
    case .uuid(let uuid): return .uuid(uuid)
    case .row: throw ReferenceError.outside("a row value on its own")
    }
  }
}

/// A decimal number, exactly: `unscaled / 10^scale`.
struct ReferenceDecimal: Sendable {
  var unscaled: Int128
  var scale: Int

  init(_ unscaled: Int128, scale: Int) {
    self.unscaled = unscaled
    self.scale = scale
  }

  /// The number with other decimals: more are zeros, fewer are rounded half away from zero.
  func rescaled(_ scale: Int) throws -> ReferenceDecimal {
    if scale >= self.scale {
      return ReferenceDecimal(
        try unscaled.times(ExactNumber.power(ofTen: scale - self.scale)), scale: scale)
    }
    let divisor = Int128(ExactNumber.power(ofTen: self.scale - scale))
    return ReferenceDecimal(unscaled.divided(by: divisor), scale: scale)
  }

  /// Two numbers with the decimals of the one that has more.
  static func aligned(_ a: ReferenceDecimal, _ b: ReferenceDecimal) throws -> (Int128, Int128) {
    let scale = Swift.max(a.scale, b.scale)
    return (try a.rescaled(scale).unscaled, try b.rescaled(scale).unscaled)
  }
}

extension Int128 {
  /// The product, refused if it has no room in 128 bits.
  func times(_ factor: UInt128) throws -> Int128 {
    guard let factor = Int128(exactly: factor) else {
      throw ReferenceError.refused("a number beyond 128 bits")
    }
    let (product, isBeyond) = multipliedReportingOverflow(by: factor)
    if isBeyond { throw ReferenceError.refused("a number beyond 128 bits") }
    return product
  }

  /// The quotient, rounded half away from zero. The divisor is not 0.
  func divided(by divisor: Int128) -> Int128 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    guard rest.magnitude >= divisor.magnitude - rest.magnitude else { return quotient }
    return (self < 0) == (divisor < 0) ? quotient + 1 : quotient - 1
  }
}

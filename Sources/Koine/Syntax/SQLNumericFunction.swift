/// The functions of numbers that Koine knows, each with one meaning on every engine: NULL outside their domain, and where
/// the result is no finite number.
///
/// Engines compute the exponential function, logarithms, powers and trigonometry each with a library of its own: their
/// results may differ in the last bits. All others are exact.
@nonexhaustive public enum SQLNumericFunction: String, Sendable, Hashable, CaseIterable {
  /// -1, 0 or 1, as the number is less than zero, zero, or greater: an integer.
  case signum
  /// The least whole number that is not less, and the greatest that is not greater. Of a decimal number, one with as many
  /// decimals.
  case ceiling, floor
  /// The square root, which is the nearest double; NULL of a negative number.
  case squareRoot
  /// e to the power of the number; a result below the least double is 0.
  case exponential
  /// The logarithm to the base e, or 10; NULL of a number that is not greater than 0.
  case naturalLogarithm, decimalLogarithm
  /// The first number to the power of the second; NULL of a negative one to the power of a fraction, and of 0 to a
  /// negative power.
  case power
  /// Of an angle in radians.
  case sine, cosine, tangent
  /// The angle in radians; NULL of what lies outside of -1 to 1.
  case arcSine, arcCosine
  /// The angle in radians, from -π/2 to π/2; and that of a point, first its height, then its distance, from -π to π.
  case arcTangent, arcTangent2
  /// A number of fifteen decimal digits, which each double has, rounded half away from zero or cut off to a number of
  /// decimal places; to the left of the point, if the number of places is negative. An integer or a decimal number has all
  /// its digits, and the result is exact; an error if it has no room where the engine stores such numbers.
  case roundToPlaces, truncateToPlaces
  /// A number from 0 up to 1, another one for each row.
  case random

  /// The type of the result.
  func type(of arguments: [SQLExpression]) -> SQLType {
    if self == .signum { return .bigInteger }
    // The type of the argument is found once: twice at each level would double the time with every level.
    guard let type = arguments.first?.type, exactPlaces(of: arguments, ofType: type) != nil else {
      return .double
    }
    return type.scale == nil ? .bigInteger : type
  }

  /// To how many places an integer or a decimal number is rounded or cut off, and how many decimals it has; `nil` of other
  /// numbers, and of other functions.
  @_spi(KoineDriver) public func exactPlaces(of arguments: [SQLExpression]) -> (places: Int, scale: Int)? {
    arguments.first.flatMap { exactPlaces(of: arguments, ofType: $0.type) }
  }

  private func exactPlaces(
    of arguments: [SQLExpression], ofType type: SQLType
  ) -> (places: Int, scale: Int)? {
    switch self {
    case .ceiling, .floor: return type.scale.map { (0, $0) }
    case .roundToPlaces, .truncateToPlaces:
      guard type.scale != nil || type.storage.isInteger, arguments.count > 1,
        case .literal(.integer(let places), _) = arguments[1]
      else { return nil }
      return (Int(places), type.scale ?? 0)
    default: return nil
    }
  }

  /// Whether the result may be NULL if no argument is.
  func mayBeNull(of arguments: [SQLExpression]) -> Bool {
    if exactPlaces(of: arguments) != nil { return false }
    switch self {
    case .signum, .ceiling, .floor, .arcTangent, .arcTangent2, .random: return false
    default: return true
    }
  }

  /// The greatest double of fifteen digits, and the least one whose exponential function is not 0.
  @_spi(KoineDriver) public static let greatestOfFifteenDigits = 1.79769313486231e308
  /// The least number of which the exponential function is no double, and the greatest of which it is 0 to half a step of
  /// the least one: a margin before both, as libraries differ there.
  @_spi(KoineDriver) public static let exponents = -745.1...709.7827128933
}

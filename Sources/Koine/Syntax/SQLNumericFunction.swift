/// The functions of numbers that Koine knows, each with one meaning on every engine: NULL outside their domain, and where
/// the result is no finite number.
///
/// Engines compute the exponential function, logarithms, powers and trigonometry each with a library of its own: their
/// results may differ in the last bits. All others are exact.
@nonexhaustive public enum SQLNumericFunction: String, Sendable, Hashable, CaseIterable {
  /// -1, 0 or 1, as the number is less than zero, zero, or greater: an integer.
  case signum
  /// The least whole number that is not less, and the greatest that is not greater.
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
  /// decimal places; to the left of the point, if the number of places is negative.
  case roundToPlaces, truncateToPlaces
  /// A number from 0 up to 1, another one for each row.
  case random

  /// The type of the result.
  var type: SQLType { self == .signum ? .bigInteger : .double }

  /// Whether the result may be NULL if no argument is.
  var mayBeNull: Bool {
    switch self {
    case .signum, .ceiling, .floor, .arcTangent, .arcTangent2, .random: false
    default: true
    }
  }

  /// The greatest double of fifteen digits, and the least one whose exponential function is not 0.
  @_spi(KoineDriver) public static let greatestOfFifteenDigits = 1.79769313486231e308
  /// The least number of which the exponential function is no double, and the greatest of which it is 0 to half a step of
  /// the least one: a margin before both, as libraries differ there.
  @_spi(KoineDriver) public static let exponents = -745.1...709.7827128933
}

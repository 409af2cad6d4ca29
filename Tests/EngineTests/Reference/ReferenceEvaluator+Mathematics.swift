import Foundation
import Koine

/// Functions of floating-point numbers, by those of the C library.
extension ReferenceEvaluator {
  func numeric(_ function: SQLNumericFunction, _ values: [ReferenceValue]) throws -> ReferenceValue {
    if values.contains(where: \.isNull) { return .null }
    if function == .signum { return .integer(try Self.signum(values[0])) }
    let numbers = try values.map(Self.number)
    let x = numbers.first ?? 0
    let y = numbers.count > 1 ? numbers[1] : 0
    switch function {
    case .ceiling: return .double(x.rounded(.up))
    case .floor: return .double(x.rounded(.down))
    case .squareRoot: return x < 0 ? .null : .double(x.squareRoot())
    case .exponential: return x > 709.7827128933 ? .null : .double(x < -745.1 ? 0 : exp(x))
    case .naturalLogarithm: return x > 0 ? .double(log(x)) : .null
    case .decimalLogarithm: return x > 0 ? .double(log10(x)) : .null
    case .power:
      if x < 0, y != y.rounded(.towardZero) { return .null }
      if x == 0, y < 0 { return .null }
      let exponent = x == 0 ? 0 : log(abs(x)) * y
      return exponent > 709.7827128933 ? .null : .double(exponent < -745.1 ? 0 : pow(x, y))
    case .sine: return x.isFinite ? .double(sin(x)) : .null
    case .cosine: return x.isFinite ? .double(cos(x)) : .null
    case .tangent: return x.isFinite ? .double(tan(x)) : .null
    case .arcSine: return abs(x) <= 1 ? .double(asin(x)) : .null
    case .arcCosine: return abs(x) <= 1 ? .double(acos(x)) : .null
    case .arcTangent: return .double(atan(x))
    case .arcTangent2: return .double(atan2(x + 0, y + 0))
    case .roundToPlaces: return Self.toPlaces(x, Int(y), rounds: true)
    case .truncateToPlaces: return Self.toPlaces(x, Int(y), rounds: false)
    case .random: throw ReferenceError.outside("a random number")
    case .signum: return .null
    }
  }

  /// An integer or a decimal number without its last digits.
  func exact(
    _ function: SQLNumericFunction, _ value: ReferenceValue, digits: Int
  ) throws -> ReferenceValue {
    let number: Int128
    switch value {
    case .null: return .null
    case .integer(let integer): number = Int128(integer)
    case .decimal(let decimal): number = decimal.unscaled
    default: throw ReferenceError.outside("the digits of another value")
    }
    let power = Int128(ExactNumber.power(ofTen: Swift.max(0, Swift.min(digits, 20))))
    let (below, rest) = (number - ((number % power) + power) % power, ((number % power) + power) % power)
    let result: Int128 =
      switch function {
      case .floor: below
      case .ceiling: rest == 0 ? below : below + power
      case .truncateToPlaces: number < 0 && rest != 0 ? below + power : below
      default:
        number < 0 ? (rest * 2 > power ? below + power : below) : (rest * 2 >= power ? below + power : below)
      }
    guard let integer = Int64(exactly: result) else {
      throw ReferenceError.refused("a number beyond 64 bits")
    }
    if case .decimal(let decimal) = value {
      return .decimal(ReferenceDecimal(result, scale: decimal.scale))
    }
    return .integer(integer)
  }

  private static func number(_ value: ReferenceValue) throws -> Double {
    switch value {
    case .double(let number): number
    case .integer(let number): Double(number)
    default: throw ReferenceError.outside("mathematics of another value")
    }
  }

  private static func signum(_ value: ReferenceValue) throws -> Int64 {
    switch value {
    case .integer(let number): number.signum()
    case .double(let number): number > 0 ? 1 : number < 0 ? -1 : 0
    case .decimal(let number): Int64(number.unscaled.signum())
    default: throw ReferenceError.outside("the sign of another value")
    }
  }

  /// Fifteen digits as an integer, divided by a power of ten.
  private static func toPlaces(_ number: Double, _ places: Int, rounds: Bool) -> ReferenceValue {
    guard abs(number) <= 1.79769313486231e308 else { return .null }
    let text = String(format: "%.14e", abs(number))
    let parts = text.split(separator: "e")
    var digits = Int64(parts[0].filter { $0 != "." }) ?? 0
    var exponent = (Int(parts[1]) ?? 0) - 14
    if exponent < -places {
      let dropped = -places - exponent
      exponent = -places
      let divisor = dropped > 17 ? Int64.max : (0..<dropped).reduce(1) { power, _ in power * 10 }
      let rest = digits % divisor
      digits /= divisor
      if rounds, rest >= divisor - rest { digits += 1 }
    }
    let result = Double("\(digits)e\(exponent)") ?? 0
    return result.isFinite ? .double(number < 0 ? -result : result) : .null
  }
}

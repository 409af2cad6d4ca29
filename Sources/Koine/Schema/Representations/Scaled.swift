#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How many decimals a ``Scaled`` number has, as a type: an empty enum.
///
///     enum Cents: DecimalScale { static let scale = 2 }
public protocol DecimalScale: Sendable {
  /// From 0 to 18.
  static var scale: Int { get }
}

/// The decimals of a product: those of both factors.
public enum ProductScale<Left: DecimalScale, Right: DecimalScale>: DecimalScale {
  /// The sum of both scales.
  public static var scale: Int { Left.scale + Right.scale }
}

/// The decimals of a sum or a difference: those of the number that has more.
public enum SumScale<Left: DecimalScale, Right: DecimalScale>: DecimalScale {
  /// The greater one of both scales.
  public static var scale: Int { max(Left.scale, Right.scale) }
}

/// The decimals of a whole number: none.
public enum WholeNumbers: DecimalScale {
  /// Zero.
  public static var scale: Int { 0 }
}

/// The decimals of a quotient or a mean: four more than the dividend has.
public enum QuotientScale<Dividend: DecimalScale>: DecimalScale {
  /// The scale of the dividend, and four.
  public static var scale: Int { Dividend.scale + SQLType.quotientDecimals }
}

/// A `Decimal` with a declared number of decimals and up to 18 digits: `numeric(18, s)` on PostgreSQL, and on
/// SQLite the integer that its digits make without the point. Never a binary fraction.
///
///     enum Cents: DecimalScale { static let scale = 2 }
///
///     @Table struct Item {
///       let id: Int
///       @Column(as: Scaled<Cents>.self) var price: Decimal
///     }
///
///     Item.where { $0.price > 9.99 }.select { ($0.price * $0.price, $0.price / Scaled<Cents>(3), $0.price.sum()) }
///
/// Comparison, order, `+`, `-`, `sum`, `min` and `max` are exact. `*` is exact and adds the decimals of both
/// factors. `/` and `avg` have four decimals more than the dividend, rounded half away from zero; a divisor of
/// zero makes the result NULL. `cast(as:)` gives a number another scale, rounded the same way.
///
/// Numbers of different scales are compared, added and subtracted as they are, exactly; a sum has the decimals of the one
/// that has more. Integers are compared with decimal numbers, multiply and divide them.
///
///     Item.where { $0.price > $0.rate }      // Cents, and a rate of four decimals
///     // SQLite:     … WHERE "items"."price" * 100 > "items"."rate"
///     // PostgreSQL: … WHERE "items"."price" > "items"."rate"
///
/// A `Decimal` with more decimals than the scale, or more than 18 digits, is refused, never rounded. That of a literal with
/// a point is what was written: Swift makes a `Double` of `29.69` first, and 29.69000000000000512 of that. Refused is also a
/// result that a query computes, when it is read or stored, and on SQLite a number that does not fit in
/// 64 bits, before anything else is computed from it: compared with a column or a value, such a number is still greater
/// or less than it. On SQLite, `/`, `sum`, `avg` and casts to fewer decimals call functions that Koine's driver adds.
/// A column of integers that another program made is read as the engine computes with it: 1250 is 12.50 on SQLite, where it
/// is stored as Koine stores it, and 1250 on PostgreSQL.
public struct Scaled<Scale: DecimalScale>: ColumnRepresentation, Hashable, CustomStringConvertible {
  /// The type of the value as an expression: the type itself.
  public typealias Value = Scaled<Scale>
  /// The `Decimal` itself.
  public var represented: Decimal

  /// Represents a number, which is checked when it is bound.
  public init(_ value: Decimal) {
    represented = value
  }

  /// Represents a whole number.
  public init(_ value: Int) {
    represented = Decimal(value)
  }

  /// Stored as `INTEGER` × 10^scale on SQLite and `numeric(18, scale)` on PostgreSQL.
  public static var sqlType: SQLType { .decimal(scale: Swift.max(0, Scale.scale)) }

  /// The integer that is left without the point: 12.50 is 1250. A number with more decimals than the scale,
  /// or with more than 18 digits, is refused.
  public var sqlValue: SQLValue {
    let shifted = Decimal(sign: .plus, exponent: Scale.scale, significand: represented)
    guard (0...SQLType.decimalDigits).contains(Scale.scale), !represented.isNaN,
      let unscaled = Int64("\(shifted)") ?? unscaledLiteral,
      unscaled.magnitude < 1_000_000_000_000_000_000
    else {
      return .invalid(reason: "a Decimal with more than \(Scale.scale) decimals, or more than 18 digits")
    }
    return .integer(unscaled)
  }

  /// The integer of a number whose decimals beyond the scale come of the `Double` that Swift makes of a literal before it
  /// makes a `Decimal`; `nil` of every other number.
  private var unscaledLiteral: Int64? {
    guard let double = Double("\(represented)"), let unit = Double("1e\(Scale.scale)") else { return nil }
    let unscaled = (double * unit).rounded()
    guard unscaled.magnitude < 1e18 else { return nil }
    let number = Scaled(unscaled: Int64(unscaled))
    guard let literal = Double("\(number.represented)"), Decimal(literal) == represented else { return nil }
    return Int64(unscaled)
  }

  /// Reads the integer that is left without the point, or a `numeric`; one with more decimals or digits is an
  /// error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Scaled<Scale> {
    switch cell.kind {
    case .integer where cell.isWholeNumber:
      return try scaled(DecimalDigits("\(cell.integer)".utf8)?.unscaled(Scale.scale), of: row)
    case .integer: return Scaled(unscaled: cell.integer)
    case .decimal:
      return try scaled(DecimalDigits(try row.unsafeBytes(of: cell))?.unscaled(Scale.scale), of: row)
    default: throw row.mismatch(cell, expected: "a Decimal with \(Scale.scale) decimals")
    }
  }

  private static func scaled(
    _ unscaled: Int64?, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> Self {
    guard let unscaled else {
      throw .unreadable(
        column: row.position - 1, expected: "Decimal with \(Scale.scale) decimals",
        reason: "it has more decimals or digits")
    }
    return Scaled(unscaled: unscaled)
  }

  private init(unscaled: Int64) {
    represented = Decimal(
      sign: unscaled < 0 ? .minus : .plus, exponent: -Scale.scale,
      significand: Decimal(unscaled.magnitude))
  }
}

extension Scaled: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The whole number.
  public init(integerLiteral value: Int) {
    represented = Decimal(value)
  }

  /// The number as it is written, up to 15 digits.
  public init(floatLiteral value: Double) {
    represented = Decimal(string: "\(value)") ?? .nan
  }
}

extension Scaled: Comparable {
  /// Whether the first number is less.
  public static func < (left: Scaled, right: Scaled) -> Bool { left.represented < right.represented }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A `Decimal` as its digits: the text `-12.5`, as GRDB and other programs write it that have no other exact form.
///
///     @Column(as: DecimalText.self) var price: Decimal
///     Note.where { $0.id == 1 }.update { $0.price = DecimalText(9.99) }
///
/// It is written with as many digits as it has: a sign only if it is negative, no exponent, and no zeros at an
/// end. It is read from any decimal number as text, with zeros at its ends and with an exponent (`1.50`, `+2`,
/// `15E-1`), from an integer and from PostgreSQL's `numeric`. A number that a
/// `Decimal` does not hold exactly (38 digits) is an error, never rounded; so is a floating-point number.
///
/// Texts do not sort as the numbers do (`'9'` is greater than `'10'`), and another program may have written an equal
/// number in other digits: a comparison, an order or DISTINCT of such a column is refused when the query is
/// rendered, and arithmetic does not compile. ``Scaled`` is the representation to compute with.
public struct DecimalText: ColumnRepresentation, Hashable, CustomStringConvertible {
  /// The type of the value as an expression: the type itself.
  public typealias Value = DecimalText
  /// The `Decimal` itself.
  public var represented: Decimal

  /// Represents a number, which is checked when it is bound.
  public init(_ value: Decimal) {
    represented = value
  }

  /// Stored as text that queries do not compare.
  public static var sqlType: SQLType { .opaque(.text) }

  /// The digits as text. NaN is refused.
  public var sqlValue: SQLValue {
    guard !represented.isNaN else { return .invalid(reason: "a Decimal that is not a number") }
    let digits = "\(represented)"
    guard digits.utf8.contains(UInt8(ascii: ".")) else { return .text(digits) }
    let withoutZeros = digits.dropLast(while: "0")
    return .text(String(withoutZeros.dropLast(while: ".")))
  }

  /// Reads a decimal number as text, an integer or a `numeric`; one that a `Decimal` does not hold exactly is
  /// an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> DecimalText {
    switch cell.kind {
    case .integer: return DecimalText(Decimal(cell.integer))
    case .text, .decimal:
      guard let number = DecimalDigits(try row.unsafeBytes(of: cell)) else {
        throw .unreadable(
          column: row.position - 1, expected: "Decimal", reason: "the text is not a decimal number")
      }
      guard let value = number.decimal else {
        throw .unreadable(
          column: row.position - 1, expected: "Decimal", reason: "it has more digits or another exponent")
      }
      return DecimalText(value)
    default: throw row.mismatch(cell, expected: "a Decimal as text")
    }
  }
}

extension DecimalText: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The whole number.
  public init(integerLiteral value: Int) {
    represented = Decimal(value)
  }

  /// The number as it is written, up to 15 digits.
  public init(floatLiteral value: Double) {
    represented = Decimal(string: "\(value)") ?? .nan
  }
}

extension Substring {
  fileprivate func dropLast(while character: Character) -> Substring {
    var rest = self
    while rest.last == character { rest.removeLast() }
    return rest
  }
}

extension String {
  fileprivate func dropLast(while character: Character) -> Substring {
    self[...].dropLast(while: character)
  }
}

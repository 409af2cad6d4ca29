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
/// It is written with as many digits as it has: a sign only where it is negative, no exponent, and no zeros at an
/// end. It is read from any decimal number as text, with zeros at its ends and with an exponent (`1.50`, `+2`,
/// `15E-1`), from an integer and from PostgreSQL's `numeric`. A number that a
/// `Decimal` does not hold exactly (38 digits) is an error, never rounded; so is a floating-point number.
///
/// Texts do not sort as the numbers do (`'9'` is greater than `'10'`), and another program may have written an equal
/// number in other digits: a comparison, an order or DISTINCT of such a column is refused when the query is
/// rendered, and arithmetic does not compile. ``Scaled`` is the representation to compute with.
public struct DecimalText: ColumnRepresentation, Hashable {
  public typealias Value = DecimalText
  public var represented: Decimal

  public init(_ value: Decimal) {
    represented = value
  }

  public static var sqlType: SQLType { .opaque(.text) }

  public var sqlValue: SQLValue {
    guard !represented.isNaN else { return .invalid(reason: "a Decimal that is no number") }
    let digits = "\(represented)"
    guard digits.utf8.contains(UInt8(ascii: ".")) else { return .text(digits) }
    let withoutZeros = digits.dropLast(while: "0")
    return .text(String(withoutZeros.dropLast(while: ".")))
  }

  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> DecimalText {
    switch cell.kind {
    case .integer: return DecimalText(Decimal(cell.integer))
    case .text, .decimal:
      guard let number = DecimalDigits(cell.bytes) else {
        throw .unreadable(
          column: row.position - 1, expected: "Decimal", reason: "the text is no decimal number")
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
  public init(integerLiteral value: Int) {
    represented = Decimal(value)
  }

  /// The number as it is written, up to 15 digits.
  public init(floatLiteral value: Double) {
    represented = Decimal(string: "\(value)") ?? .nan
  }
}

/// A decimal number taken apart: its digits, without zeros at either end, and where the point stands.
private struct DecimalDigits {
  private var isNegative = false
  private var digits: [UInt8] = []
  private var exponent = 0

  /// `nil` where the text is no decimal number.
  init?(_ text: UnsafeRawBufferPointer) {
    var rest = text[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var hasDigits = false
    var hasPoint = false
    while let byte = rest.first, byte == UInt8(ascii: ".") && !hasPoint || Self.isDigit(byte) {
      rest.removeFirst()
      if byte == UInt8(ascii: ".") {
        hasPoint = true
        continue
      }
      hasDigits = true
      if hasPoint { exponent -= 1 }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
    }
    guard hasDigits else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      let isBelow = rest.first == UInt8(ascii: "-")
      if isBelow || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard !rest.isEmpty, rest.allSatisfy(Self.isDigit) else { return nil }
      let power = rest.reduce(0) { power, byte in
        Swift.min(power * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
      }
      exponent += isBelow ? -power : power
      rest = rest.suffix(0)
    }
    guard rest.isEmpty else { return nil }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// `nil` where a `Decimal` does not hold it exactly.
  var decimal: Decimal? {
    // A Decimal is an integer of 128 bits and an exponent of 8.
    var significand: UInt128 = 0
    for digit in digits {
      guard let next = Self.appending(digit, to: significand) else { return nil }
      significand = next
    }
    if significand == 0 { return 0 }
    var exponent = exponent
    while exponent > 127, let next = Self.appending(0, to: significand) {
      significand = next
      exponent -= 1
    }
    guard (-128...127).contains(exponent) else { return nil }
    return Decimal(string: "\(isNegative ? "-" : "")\(significand)e\(exponent)")
  }

  private static func appending(_ digit: UInt8, to number: UInt128) -> UInt128? {
    let (product, isBeyond) = number.multipliedReportingOverflow(by: 10)
    let (sum, isAlso) = product.addingReportingOverflow(UInt128(digit))
    return isBeyond || isAlso ? nil : sum
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

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// What the overloads for operands of different types tell apart. No type has two kinds, so that no valid pair of operands
// fits one of them.

/// A value that is not a number, or an optional one.
public protocol _NotNumeric {}
extension String: _NotNumeric {}
extension Bool: _NotNumeric {}
extension Date: _NotNumeric {}
extension UUID: _NotNumeric {}
extension CalendarDate: _NotNumeric {}
extension TimeOfDay: _NotNumeric {}
extension Optional: _NotNumeric where Wrapped: _NotNumeric {}

/// An operand that is not a number.
public protocol _NotANumber {}
extension String: _NotANumber {}
extension Bool: _NotANumber {}
extension Date: _NotANumber {}
extension UUID: _NotANumber {}
extension CalendarDate: _NotANumber {}
extension TimeOfDay: _NotANumber {}
extension Optional: _NotANumber where Wrapped: _NotNumeric {}
extension Column: _NotANumber where Value: _NotNumeric {}
extension Parameter: _NotANumber where Value: _NotNumeric {}

/// A `Decimal`, which no literal is taken for.
public protocol _PlainDecimal {
  /// The number itself.
  var _decimal: Decimal { get }
}
extension Decimal: _PlainDecimal {
  /// The number itself.
  public var _decimal: Decimal { self }
}

/// A plain number.
public protocol _PlainNumber {}
extension Int: _PlainNumber {}
extension Int64: _PlainNumber {}
extension Double: _PlainNumber {}
extension Optional: _PlainNumber where Wrapped: SQLAdditive {}

/// An integer, or an optional one.
public protocol _IntegerKind {}
extension Int: _IntegerKind {}
extension Int8: _IntegerKind {}
extension Int16: _IntegerKind {}
extension Int32: _IntegerKind {}
extension Int64: _IntegerKind {}
extension UInt: _IntegerKind {}
extension UInt8: _IntegerKind {}
extension UInt16: _IntegerKind {}
extension UInt32: _IntegerKind {}
extension UInt64: _IntegerKind {}
extension Optional: _IntegerKind where Wrapped: _IntegerKind {}

/// A floating-point number, or an optional one.
public protocol _FloatKind {}
extension Double: _FloatKind {}
extension Float: _FloatKind {}
extension Optional: _FloatKind where Wrapped: _FloatKind {}

/// A column or a computed expression, as an operand of its own type: concrete, it would fit valid pairs too.
public protocol _ColumnOperand<Value>: QueryExpression {}
extension Column: _ColumnOperand {}

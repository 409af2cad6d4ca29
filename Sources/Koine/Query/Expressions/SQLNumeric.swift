/// A number that SQL adds up.
public protocol SQLAdditive: ColumnValue, SQLNumericValue where Comparand == Self {
  /// What a sum is: wide enough for the sum of many.
  associatedtype Sum: ColumnValue = Self
  /// What a mean is.
  associatedtype Average: ColumnValue = Double
  /// What the number is with fewer places: of a floating-point number a `Double`.
  associatedtype Rounded: ColumnValue = Self
}

/// A number that SQL computes with.
public protocol SQLNumeric: SQLAdditive, SQLBinaryNumericValue {}

/// An integer that SQL computes with. It is compared with integers of every size, and with decimal numbers.
public protocol SQLInteger: SQLNumeric, SQLIntegerValue {}

/// Integers and decimal numbers, which can be compared with each other.
public enum ExactNumbers {}

extension SQLInteger {
  /// `/` of integers truncates towards zero.
  public static var division: SQLArithmeticOperator { .integerDivide }
}

/// A value with an order that every engine agrees on, and so a least and a greatest.
public protocol SQLOrderable: ColumnValue, SQLOrderableValue where Comparand == Self {}

extension Int: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
}
extension Int64: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
}
extension UInt64: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
}
extension UInt: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
}
extension Int8: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension Int16: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension Int32: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension UInt8: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension UInt16: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension UInt32: SQLInteger, SQLOrderable {
  /// Compared with every exact number.
  public typealias Comparison = ExactNumbers
  /// Sums have 64 bits.
  public typealias Sum = Int
}
extension Double: SQLNumeric, SQLOrderable {
  /// NULL of a number that has no fifteen digits.
  public typealias RoundedToPlaces = Double?
  /// `/` of floating-point numbers is true division.
  public static var division: SQLArithmeticOperator { .divide }
}
extension Float: SQLNumeric, SQLOrderable {
  /// The sum of many is a number of 64 bits.
  public typealias Sum = Double
  /// NULL of a number that has no fifteen digits.
  public typealias RoundedToPlaces = Double?
  /// A number of 64 bits.
  public typealias Rounded = Double
  /// `/` of floating-point numbers is true division.
  public static var division: SQLArithmeticOperator { .divide }
}
extension String: SQLOrderable {}
extension Bool: SQLOrderable {}

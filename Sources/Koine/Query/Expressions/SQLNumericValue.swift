/// What `+` takes: a number, a text, or an optional one.
public protocol SQLAddend: SQLRepresentable {
  /// Numbers are added up, and texts are put together.
  static func _sum(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression
}
extension String: SQLAddend {
  /// Puts two texts together.
  @inlinable public static func _sum(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression {
    .concatenation(left, right)
  }
}
extension Optional: SQLAddend where Wrapped: ColumnValue & SQLAddend {
  /// Adds the values or puts them together, as their own type does.
  @inlinable public static func _sum(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression {
    Wrapped._sum(left, right)
  }
}

/// A number, or an optional one.
public protocol SQLNumericValue: SQLAddend where OptionalValue: SQLRepresentable {
  /// What the number is with fewer places: the same, but a `Double` that may be NULL of a floating-point number.
  associatedtype RoundedToPlaces: SQLRepresentable = Self
}
extension SQLNumericValue {
  /// Adds two numbers.
  @inlinable public static func _sum(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression {
    .arithmetic(left, .add, right)
  }
}
extension Optional: SQLNumericValue where Wrapped: SQLAdditive {
  /// The number with fewer places, or NULL.
  public typealias RoundedToPlaces = Wrapped.Rounded?
}

/// An integer, a floating-point number, or an optional one; no decimal number.
public protocol SQLBinaryNumericValue: SQLNumericValue {
  /// What `/` means: true division, or division that truncates.
  static var division: SQLArithmeticOperator { get }
}
extension Optional: SQLBinaryNumericValue where Wrapped: SQLNumeric {
  /// What `/` means for the type of the values.
  @inlinable public static var division: SQLArithmeticOperator { Wrapped.division }
}

/// An integer that has bits to work on, or an optional one.
public protocol SQLIntegerValue: SQLBinaryNumericValue {}
extension Optional: SQLIntegerValue where Wrapped: SQLInteger {}

/// A floating-point number, or an optional one.
public protocol SQLFloatingPointValue: SQLBinaryNumericValue {}
extension Double: SQLFloatingPointValue {}
extension Float: SQLFloatingPointValue {}
extension Optional: SQLFloatingPointValue where Wrapped: SQLFloatingPointValue & SQLNumeric {}

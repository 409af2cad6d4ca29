/// Puts two texts together: `"a" || "b"`; NULL where one of them is. ``concat(_:)`` takes NULL for an empty text.
extension Column where Value: SQLText {
  @inlinable public static func + <Other>(left: Self, right: Column<Other, Value>) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @inlinable public static func + (left: Self, right: Value) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.bound))
  }

  @inlinable public static func + (left: Value, right: Self) -> Computed<Value> {
    Computed(.concatenation(left.bound, right.expression))
  }
}

extension Column where Value: SQLText {
  @inlinable public static func + (left: Self, right: Substring) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @inlinable public static func + (left: Substring, right: Self) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

extension Column where Value == String? {
  @inlinable public static func + <Other>(left: Self, right: Column<Other, String>) -> Computed<String?> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

extension Column where Value == String {
  @inlinable public static func + <Other>(left: Self, right: Column<Other, String?>) -> Computed<String?> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func + <Scalar: ScalarExpression>(
    left: Self, right: Scalar
  ) -> Computed<Scalar.Value> where Scalar.Value: SQLText {
    Computed(.concatenation(left.expression, right.expression))
  }
}

extension Column where Value == String? {
  @_disfavoredOverload
  @inlinable public static func + <Scalar: ScalarExpression>(
    left: Self, right: Scalar
  ) -> Computed<String?> where Scalar.Value: SQLText {
    Computed(.concatenation(left.expression, right.expression))
  }
}

extension ScalarExpression where Value: SQLText {
  @_disfavoredOverload
  @inlinable public static func + <Root>(left: Self, right: Column<Root, String>) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func + <Root>(left: Self, right: Column<Root, String?>) -> Computed<String?> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @_disfavoredOverload
  @inlinable public static func + (left: Self, right: String) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

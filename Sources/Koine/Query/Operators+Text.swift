// A part of a text is a text, too.
extension Column where Value: SQLText {
  @inlinable public static func + (left: Self, right: Substring) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  @inlinable public static func + (left: Substring, right: Self) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

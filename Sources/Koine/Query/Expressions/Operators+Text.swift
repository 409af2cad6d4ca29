// A part of a text is a text, too.
extension Column where Value: SQLText {
  /// The text with a part of a Swift text behind it: `"a" || ?1`. NULL if the column is.
  @inlinable public static func + (left: Self, right: Substring) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  /// A part of a Swift text with the text behind it: `?1 || "a"`. NULL if the column is.
  @inlinable public static func + (left: Substring, right: Self) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

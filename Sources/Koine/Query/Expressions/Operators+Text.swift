// A part of a text is a text, too.
extension Column where Value: SQLText {
  /// The text followed by a part of a Swift text: `"a" || ?1`. NULL if the column is.
  @inlinable public static func + (left: Self, right: Substring) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }

  /// A part of a Swift text followed by the text: `?1 || "a"`. NULL if the column is.
  @inlinable public static func + (left: Substring, right: Self) -> Computed<Value> {
    Computed(.concatenation(left.expression, right.expression))
  }
}

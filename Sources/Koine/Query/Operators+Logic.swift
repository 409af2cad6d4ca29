extension QueryExpression where Value == Bool {
  @inlinable public static func && (left: Self, right: some QueryExpression<Bool>) -> Computed<Bool> {
    Computed(.logical(left.expression, .and, right.expression))
  }

  @inlinable public static func || (left: Self, right: some QueryExpression<Bool>) -> Computed<Bool> {
    Computed(.logical(left.expression, .or, right.expression))
  }

  @inlinable public static prefix func ! (operand: Self) -> Computed<Bool> {
    Computed(.not(operand.expression))
  }
}

extension QueryExpression where Value == Bool? {
  // In SQL the opposite of NULL is NULL, so a row without a value would be neither here nor there.
  @available(*, unavailable, message: "this condition may be NULL; say what then: ?? false, == true")
  public static prefix func ! (operand: Self) -> Computed<Bool> {
    Computed(.not(operand.expression))
  }
}

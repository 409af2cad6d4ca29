// NULL counts as unknown: `NULL AND FALSE` is false, `NULL OR TRUE` is true. A column that may be NULL is no
// condition; what is computed from such columns is, so that `$0.priority == 3 && …` needs nothing more.

extension Column where Value == Bool {
  @inlinable public static func && <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(.logical(left.expression, .and, right.expression))
  }
  @inlinable public static func && (left: Self, right: Computed<Bool?>) -> Computed<Bool?> {
    Computed(.logical(left.expression, .and, right.expression))
  }

  @inlinable public static func || <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool> {
    Computed(.logical(left.expression, .or, right.expression))
  }
  @inlinable public static func || (left: Self, right: Computed<Bool?>) -> Computed<Bool?> {
    Computed(.logical(left.expression, .or, right.expression))
  }

  @inlinable public static prefix func ! (operand: Self) -> Computed<Bool> {
    Computed(.not(operand.expression))
  }
}

extension Column where Root == Never, Value == Bool? {
  @inlinable public static func && <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool?> {
    Computed(.logical(left.expression, .and, right.expression))
  }
  @inlinable public static func && (left: Self, right: Self) -> Computed<Bool?> {
    Computed(.logical(left.expression, .and, right.expression))
  }

  @inlinable public static func || <Other>(left: Self, right: Column<Other, Bool>) -> Computed<Bool?> {
    Computed(.logical(left.expression, .or, right.expression))
  }
  @inlinable public static func || (left: Self, right: Self) -> Computed<Bool?> {
    Computed(.logical(left.expression, .or, right.expression))
  }

  @inlinable public static prefix func ! (operand: Self) -> Computed<Bool?> {
    Computed(.not(operand.expression))
  }
}

extension Column where Value == Bool? {
  // In SQL the opposite of NULL is NULL, so a row without a value would be neither here nor there.
  @available(*, unavailable, message: "this condition may be NULL; say what then: ?? false, == true")
  public static prefix func ! (operand: Self) -> Computed<Bool?> {
    Computed(.not(operand.expression))
  }
}

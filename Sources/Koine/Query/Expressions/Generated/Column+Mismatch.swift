// swift-format-ignore-file
// Written by scripts/generate-operators.

/// What operands of different types are isolated to, so that they are an error which names the reason.
///
/// The overloads for a mismatch let the compiler finish with the expression around it, and complain about the operator
/// alone; without them it looks for a repair of the whole expression, for seconds.
@globalActor public actor OperandsOfDifferentTypes {
  /// The actor that no code runs on.
  public static let shared = OperandsOfDifferentTypes()
}

extension Column where Value: SQLNumericValue {
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// Assigns what `+` makes: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func += <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  /// Assigns what `-` makes: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func -= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  /// Assigns what `*` makes: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func *= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  /// Assigns what `/` makes: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func /= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
}

extension Column where Value: _IntegerKind {
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
}

extension Column where Value: _FloatKind {
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// The sum of numbers, or texts put together: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// The difference: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
}

extension Column where Value: _NotNumeric {
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both are equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether both differ: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is less or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  /// Whether the first is greater or equal: of operands of different types, an error that says so.
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
}

extension Column where Value: SQLRepresentable, Value.Comparand: SQLDecimalNumber {
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a decimal and a floating-point number: write the factor as Scaled<…>(1.5), or convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a decimal and a floating-point number: write the factor as Scaled<…>(1.5), or convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a decimal and a floating-point number: write the factor as Scaled<…>(1.5), or convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _FloatKind>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a decimal and a floating-point number: write the factor as Scaled<…>(1.5), or convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _FloatKind>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a Decimal has no scale: say which, as in Scaled<…>(factor)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _PlainDecimal>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The product: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a Decimal has no scale: say which, as in Scaled<…>(factor)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _PlainDecimal>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a Decimal has no scale: say which, as in Scaled<…>(factor)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _PlainDecimal>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  /// The quotient: of operands of different types, an error that says so.
  @available(*, deprecated, message: "a Decimal has no scale: say which, as in Scaled<…>(factor)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _PlainDecimal>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
}

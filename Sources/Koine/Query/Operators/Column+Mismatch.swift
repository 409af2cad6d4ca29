// swift-format-ignore-file
// Written by scripts/generate-operators.

/// What operands of different types are isolated to, so that they are an error which names the reason.
///
/// The overloads for a mismatch let the compiler finish with the expression around it, and complain about the operator
/// alone; without them it looks for a repair of the whole expression, for seconds.
@globalActor public actor OperandsOfDifferentTypes {
  public static let shared = OperandsOfDifferentTypes()
}

extension Column where Value: SQLNumericValue {
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _NotANumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _NotANumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _NotANumber>(left: Self, right: Other) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _NotANumber>(left: Other, right: Self) -> Computed<Value> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func += <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func -= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func *= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func /= <Other: _NotANumber>(left: inout Self, right: Other) where Root == Never {}
}

extension Column where Value: _IntegerKind {
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Other.Value> where Other.Value: _FloatKind {
    Computed(.mismatch)
  }
}

extension Column where Value: _FloatKind {
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Bool> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func + <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func - <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func * <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func / <Other: _ColumnOperand>(left: Self, right: Other) -> Computed<Value> where Other.Value: _IntegerKind {
    Computed(.mismatch)
  }
}

extension Column where Value: _NotNumeric {
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func == <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func != <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func < <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func > <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func <= <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _PlainNumber>(left: Self, right: Other) -> Computed<Bool> {
    Computed(.mismatch)
  }
  @available(*, deprecated, message: "the two sides of this operator have different types; convert one with cast(as:)")
  @_disfavoredOverload @OperandsOfDifferentTypes public static func >= <Other: _PlainNumber>(left: Other, right: Self) -> Computed<Bool> {
    Computed(.mismatch)
  }
}

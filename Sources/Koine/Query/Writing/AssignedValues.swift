// The types of what is assigned in an update, beside `Assigned` and plain values. They tell the compiler what may stand
// behind `=`, and have no operators, but for the `??` of `_ComputedValue`, and no members: Swift's own `??` would take two of
// them and return the first.

/// What is computed, for a column that may be NULL.
public protocol _ComputedValue<_Stored> {
  /// The type of the column: the optional one.
  associatedtype _Stored
  /// The expression in the tree.
  var expression: SQLExpression { get }
}

extension Column: _ComputedValue where Root == Never {
  /// The optional type of the value.
  public typealias _Stored = Value.OptionalValue
}

/// The value of a column that may be NULL, in a place to which what is computed can be assigned.
struct ComputedValue<_Stored>: _ComputedValue {
  let expression: SQLExpression
}

/// The value of a column that has been read in its place, and not assigned.
struct ReadValue<_Stored>: _ComputedValue {
  let expression: SQLExpression
}

/// A column of another table is assigned as a subquery is.
extension Column: _ScalarValue where Root: Table {}

/// The value of a column, in a place to which a scalar expression can be assigned.
struct ScalarValue<Value>: _ScalarValue {
  let expression: SQLExpression
}

/// A value or an expression that may be NULL.
public protocol _MayBeNull {}

extension Optional: _MayBeNull {}
extension Column: _MayBeNull where Value: _OptionalOf {}

/// An optional, and nothing else.
public protocol _OptionalOf<Wrapped> {
  /// What it wraps.
  associatedtype Wrapped
}

extension Optional: _OptionalOf {}

/// What `nil` is, and nothing else.
public struct _NoValue: ExpressibleByNilLiteral {
  /// `nil` under its other name.
  public static var none: Self { nil }
  /// The only value.
  public init(nilLiteral: ()) {}
}

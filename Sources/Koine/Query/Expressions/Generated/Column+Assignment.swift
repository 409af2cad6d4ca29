// swift-format-ignore-file
// Written by scripts/generate-operators.

/// `$0.score *= 2` in an update: the column is assigned what the operator makes of it.
///
/// `/=` and `%=` take a plain value that is not zero, or assign a column that may be NULL.
extension Column where Root == Never, Value: SQLAddend {
  /// Assigns the column what `+` makes of it.
  @inlinable public static func += (left: inout Self, right: Value) {
    left = Computed(Value._sum(left.expression, right.bound))
  }
  /// Assigns the column what `+` makes of it.
  @inlinable public static func += <Other>(left: inout Self, right: Column<Other, Value>) {
    left = Computed(Value._sum(left.expression, right.expression))
  }
  /// Assigns the column what `+` makes of it.
  @inlinable public static func += <Other>(left: inout Self, right: Column<Other, Value.Comparand>) where Value: ExpressibleByNilLiteral {
    left = Computed(Value._sum(left.expression, right.expression))
  }
}

extension Column where Root == Never, Value: SQLNumericValue {
  /// Assigns the column what `-` makes of it.
  @inlinable public static func -= (left: inout Self, right: Value) {
    left = Computed(.arithmetic(left.expression, .subtract, right.bound))
  }
  /// Assigns the column what `-` makes of it.
  @inlinable public static func -= <Other>(left: inout Self, right: Column<Other, Value>) {
    left = Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// Assigns the column what `-` makes of it.
  @inlinable public static func -= <Other>(left: inout Self, right: Column<Other, Value.Comparand>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, .subtract, right.expression))
  }
  /// Assigns the column what `%` makes of it.
  @inlinable public static func %= (left: inout Self, right: Value) {
    left = Computed(.division(left.expression, .remainder, by: right))
  }
  /// Assigns the column what `%` makes of it.
  @inlinable public static func %= <Other>(left: inout Self, right: Column<Other, Value>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
  /// Assigns the column what `%` makes of it.
  @inlinable public static func %= <Other>(left: inout Self, right: Column<Other, Value.Comparand>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, .remainder, right.expression))
  }
}

extension Column where Root == Never, Value: SQLBinaryNumericValue {
  /// Assigns the column what `*` makes of it.
  @inlinable public static func *= (left: inout Self, right: Value) {
    left = Computed(.arithmetic(left.expression, .multiply, right.bound))
  }
  /// Assigns the column what `*` makes of it.
  @inlinable public static func *= <Other>(left: inout Self, right: Column<Other, Value>) {
    left = Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// Assigns the column what `*` makes of it.
  @inlinable public static func *= <Other>(left: inout Self, right: Column<Other, Value.Comparand>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, .multiply, right.expression))
  }
  /// Assigns the column what `/` makes of it.
  @inlinable public static func /= (left: inout Self, right: Value) {
    left = Computed(.division(left.expression, Value.division, by: right))
  }
  /// Assigns the column what `/` makes of it.
  @inlinable public static func /= <Other>(left: inout Self, right: Column<Other, Value>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
  /// Assigns the column what `/` makes of it.
  @inlinable public static func /= <Other>(left: inout Self, right: Column<Other, Value.Comparand>) where Value: ExpressibleByNilLiteral {
    left = Computed(.arithmetic(left.expression, Value.division, right.expression))
  }
}


/// A typed SQL expression: a column of a table, or, as ``Computed``, what the database computes from others.
///
/// There is one type for both, because the operators are members of it: see scripts/generate-operators.
///
/// - Parameters:
///   - Root: The row type of the table; `Never` for what is computed.
///   - Value: The Swift type of the values.
public struct Column<Root, Value: SQLRepresentable>: RowExpression {
  /// The column, or what is computed, in the tree.
  public let expression: SQLExpression

  /// A column of the tree as one of `Value`. Nothing checks that the database's column holds such values.
  @inlinable public init(_ column: SQLColumn) {
    expression = .column(column)
  }

  /// The column at a position of its table.
  @inlinable public init(_ source: SQLTableReference, _ position: Int) {
    expression = .column(source.columns[position])
  }

  /// An expression in place of a column of `Root`, if only the type matters.
  @inlinable init(standingFor expression: SQLExpression) {
    self.expression = expression
  }

  /// The column of a table that this is. A computed expression gives a column without a name, which rendering
  /// refuses.
  @inlinable public var column: SQLColumn {
    if case .column(let column) = expression { column } else { .nameless }
  }

  // Here and not only in the protocol's extension, where a generic witness would look up conformances.
  /// Appends the expression, in ascending order, to ORDER BY.
  @inlinable public func _append(to ordering: inout [SQLOrdering]) {
    ordering.append(SQLOrdering(expression))
  }

  /// Reads the next cell as a `Value`.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    try Value.decode(&row)
  }
}

/// An expression that is computed from others: what operators and functions return.
public typealias Computed<Value: SQLRepresentable> = Column<Never, Value>

extension Column where Root == Never {
  /// An expression of the tree as one of `Value`. Nothing checks that the database computes such values.
  @inlinable public init(_ expression: SQLExpression) {
    // Without a copy of most.
    self.init(standingFor: expression.isSmall ? expression : expression.bounded)
  }
}

extension QueryExpression where Value: SQLRepresentable {
  /// The same as a value of the type that has the operators, in code that is generic over expressions.
  ///
  ///     func isPositive(_ number: some QueryExpression<Int>) -> Computed<Bool> { number.computed > 0 }
  @inlinable public var computed: Computed<Value> { Computed(expression) }
}

extension SQLColumn {
  @usableFromInline static let nameless = SQLColumn(source: "", name: "", type: .unknown, isNullable: true)
}

extension SQLRepresentable {
  /// The value as an expression: a placeholder of its type.
  @inlinable var bound: SQLExpression { .value(sqlValue, Self.sqlType) }
}

extension Optional where Wrapped: SQLRepresentable {
  /// The value as an expression, or NULL of its type.
  @inlinable var bound: SQLExpression { .value(self?.sqlValue ?? .null, Wrapped.sqlType) }
}

// What a SELECT list has of an expression depends on the query whose closure is running.

extension QueryExpression {
  /// The expression alone.
  @inlinable public var _selection: [SQLSelection] { [.expression(selected)] }
  /// Appends the expression to a SELECT list.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    selection.append(.expression(selected))
  }
  /// What a SELECT list has of the expression.
  @inlinable var selected: SQLExpression {
    OuterScope.selected(
      expression, isNullable: (Value.self as? any SQLRepresentable.Type)?.isNullable ?? true)
  }
}

extension Column {
  // Here and not only in the protocol's extension, where a generic witness would look up conformances.
  /// Appends the expression to a SELECT list.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    selection.append(.expression(OuterScope.selected(expression, isNullable: Value.isNullable)))
  }
}

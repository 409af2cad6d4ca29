/// An expression that is computed from others: what operators and functions return.
public struct Computed<Value: SQLRepresentable>: RowExpression {
  public let expression: SQLExpression

  @inlinable public init(_ expression: SQLExpression) {
    self.expression = expression
  }

  // Here and not only in the protocol's extension, where a generic witness would look up conformances.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    selection.append(.expression(expression))
  }

  @inlinable public func _append(to ordering: inout [SQLOrdering]) {
    ordering.append(SQLOrdering(expression))
  }

  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    try Value.decode(&row)
  }
}

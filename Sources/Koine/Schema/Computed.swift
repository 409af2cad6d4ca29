/// An expression that is computed from others: what operators and functions return.
public struct Computed<Value: SQLRepresentable>: QueryExpression {
  public let expression: SQLExpression

  @inlinable public init(_ expression: SQLExpression) {
    self.expression = expression
  }

  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    try Value.decode(&row)
  }
}

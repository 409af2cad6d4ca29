/// Takes the default that the database computes for a column: code that `@Table` writes calls it.
///
/// - Parameters:
///   - expression: The default; it may be NULL, which a column that may not refuses then.
///   - type: The type of the column.
public func _default<
  Value: SQLRepresentable, Default: SQLRepresentable, Expression: QueryExpression<Default>
>(
  _ expression: Expression, of type: Value.Type
) -> any QueryExpression where Default.Comparand == Value.Comparand {
  expression
}

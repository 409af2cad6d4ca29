/// Assignment to a column that a variable names.
extension Updates {
  /// Assigns to the column of a key path, as a function for several tables or columns does. A column that is known by its
  /// name is assigned to like a property.
  ///
  ///     func reset<Row: Table>(_ table: Row.Type, _ column: KeyPath<Row.Columns, Column<Row.Columns.Owner, Bool>>)
  ///       -> some Statement<Void>
  ///     {
  ///       table.all().update { $0.set(column, to: false) }
  ///     }
  ///     reset(Author.self, \.isDeleted)      // UPDATE "authors" SET "isDeleted" = ?1
  public mutating func set<Value: SQLRepresentable>(
    _ column: KeyPath<Columns, Column<Columns._Root, Value>>, to value: some QueryExpression<Value>
  ) {
    assign(columns[keyPath: column].column, value.expression)
  }

  /// Assigns a value that is never NULL to a column that may be.
  @_disfavoredOverload
  public mutating func set<Value: ColumnValue>(
    _ column: KeyPath<Columns, Column<Columns._Root, Value?>>, to value: some QueryExpression<Value>
  ) {
    assign(columns[keyPath: column].column, value.expression)
  }
}

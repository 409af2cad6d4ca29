/// Assignment to a column that a variable names.
extension Updates {
  /// Assigns to the column of a key path, as a function for several tables or columns does. A column that is known by its
  /// name is assigned to like a property.
  ///
  ///     func touch<Row: Table>(_ rows: Where<Row>, _ column: KeyPath<Row.Columns, Column<Row.Columns.Owner, Date>>)
  ///       -> some Statement<Void>
  ///     {
  ///       rows.update { $0.set(column, to: now()) }
  ///     }
  ///     // UPDATE "reminders" SET "changed" = CURRENT_TIMESTAMP …
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

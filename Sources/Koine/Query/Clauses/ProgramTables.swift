extension From1 where A: TableColumns {
  /// The rows of a function of the program itself, which are those of a table's type.
  ///
  /// - Parameters:
  ///   - function: The function with its arguments.
  ///   - name: What the source is called.
  ///   - schema: The description of the rows. Keys count for nothing: the function may return equal rows.
  @_spi(KoineDriver) public init(
    rowsOf function: SQLTableFunction, as name: String, describedBy schema: TableSchema
  ) {
    let columns = SQLTableReference(schema).columns.map { column in
      SQLTableReference.ColumnDescription(
        name: column.name, type: column.type, isNullable: column.isNullable, collation: column.collation)
    }
    let source = SQLTableReference(name: name, columns: columns)
    self.init(.select(SQLSelect(every: .function(function, source))), A(source))
  }
}

extension SQLWriter {
  /// Writes CREATE TABLE: of each column its name, its type and what every engine spells alike.
  ///
  /// - Parameters:
  ///   - create: The table and its columns.
  ///   - typeName: The name of a column's type, if it is not that of ``SQLDialect/typeName(_:)``.
  ///   - typed: Writes what follows the type.
  ///   - checked: Writes the check of a column's values, if it needs one.
  public mutating func write(
    create: SQLCreateTable, typeName: ((SQLCreateTable.Column) -> String)? = nil,
    typed: (SQLCreateTable.Column, inout SQLWriter) -> Void,
    checked: (SQLColumn, inout SQLWriter) -> Void = { _, _ in }
  ) {
    write(create.ifNotExists ? "CREATE TABLE IF NOT EXISTS " : "CREATE TABLE ")
    write(nameOf: create.table)
    write(" (")
    let key = create.compositeKey
    writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName?(column) ?? writer.dialect.typeName(column.column.type))
      typed(column, &writer)
      if column.isPrimaryKey, key.isEmpty { writer.write(" PRIMARY KEY") }
      if !column.column.isNullable { writer.write(" NOT NULL") }
      if column.isUnique { writer.write(" UNIQUE") }
      writer.write(defaultOf: column)
      checked(column.column, &writer)
      writer.write(referenceOf: column)
    }
    write(compositeKey: key)
    write(")")
  }
}

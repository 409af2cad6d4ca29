public import Koine

extension SQLiteDialect {
  /// Tables are STRICT, so that a column holds what its type says.
  public func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write(create.ifNotExists ? "CREATE TABLE IF NOT EXISTS " : "CREATE TABLE ")
    writer.write(nameOf: create.table)
    writer.write(" (")
    let key = create.compositeKey
    writer.writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName(column.column.type))
      if column.column.collation == .noCase { writer.write(" COLLATE NOCASE") }
      if column.isPrimaryKey, key.isEmpty { writer.write(" PRIMARY KEY") }
      if !column.column.isNullable { writer.write(" NOT NULL") }
      if column.isUnique { writer.write(" UNIQUE") }
      writer.write(defaultOf: column)
      writeCheck(of: column.column, to: &writer)
      writer.write(referenceOf: column)
    }
    writer.write(compositeKey: key)
    writer.write(") STRICT")
  }

  /// An INTEGER takes 64 bits; what is declared smaller is checked.
  private func writeCheck(of column: SQLColumn, to writer: inout SQLWriter) {
    switch column.type.storage {
    case .boolean:
      writer.write(" CHECK (")
      writer.write(nameOf: column)
      writer.write(" IN (0, 1))")
    case .integer(bits: 64): break
    case .integer, .unsigned, .decimal: writer.write(rangeCheckOf: column)
    default: break
    }
  }
}

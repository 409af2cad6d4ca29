@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// Writes `ON CONFLICT (target) DO UPDATE SET …`.
  public func write(conflict: SQLConflict, to writer: inout SQLWriter) {
    writer.writeStandard(conflict: conflict)
  }

  /// Tables are STRICT, so that a column holds what its type says.
  public func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write(create: create) { column, writer in
      if column.column.collation == .noCase { writer.write(" COLLATE NOCASE") }
    } checked: { column, writer in
      writeCheck(of: column, to: &writer)
    }
    if writer.tablePart == .table { writer.write(" STRICT") }
  }

  /// Writes the greatest key: generated keys follow those of the table.
  public func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.writeStandard(greatestKey: key, of: table)
  }

  /// An INTEGER takes 64 bits; what is declared smaller is checked.
  private func writeCheck(of column: SQLColumn, to writer: inout SQLWriter) {
    switch column.type.storage {
    case .boolean: writer.write(sql: " CHECK (\(nameOf: column) IN (0, 1))")
    case .integer(bits: 64): break
    case .integer, .unsigned, .decimal: writer.write(rangeCheckOf: column)
    default: break
    }
  }
}

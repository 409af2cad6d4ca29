@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// JSON of SQLite cuts a double to 15 digits and refuses bytes. What is stored in another way than the
  /// column's type says stays a number or text, which is refused when it is read.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(rows: query, as: reference, aggregate: ("json_group_array(", ")"), row: "json_array(") {
      column, writer in
      switch column.type.storage {
      case .double, .real:
        // 21 digits are read back to the same double.
        writer.write(
          sql: """
            CASE typeof(\(nameOf: column)) WHEN 'real' THEN printf('%!.20e', \(nameOf: column)) \
            ELSE \(nameOf: column) END
            """)
      case .blob:
        writer.write(
          sql: """
            CASE typeof(\(nameOf: column)) WHEN 'blob' THEN hex(\(nameOf: column)) WHEN 'null' THEN NULL ELSE 0 END
            """)
      default: writer.write(nameOf: column)
      }
    }
  }
}

extension Array: RowReadable, SQLRepresentable, Selectable, OrderingTerm, GroupingTerm, QueryExpression,
  SelectionMember, ColumnValue
where Element == UInt8 {
  /// The type of the value as an expression: the type itself.
  public typealias Value = [UInt8]
  /// The type of a plain value next to such an expression.
  public typealias Operand = [UInt8]
  /// Stored as `BLOB` on SQLite and `bytea` on PostgreSQL.
  public static var sqlType: SQLType { .blob }
  /// The bytes themselves.
  public var sqlValue: SQLValue { .blob(self) }

  /// Reads bytes; a text is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> [UInt8] {
    guard cell.kind == .blob else { throw row.mismatch(cell, expected: "bytes") }
    let bytes = try row.unsafeBytes(of: cell)
    return bytes.isEmpty ? [] : [UInt8](bytes)
  }
}

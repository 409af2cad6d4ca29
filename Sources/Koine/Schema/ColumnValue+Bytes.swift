extension Array: RowReadable, SQLRepresentable, Selectable, OrderingTerm, GroupingTerm, QueryExpression,
  SelectionMember, ColumnValue
where Element == UInt8 {
  public typealias Value = [UInt8]
  public typealias Operand = [UInt8]
  public static var sqlType: SQLType { .blob }
  public var sqlValue: SQLValue { .blob(self) }

  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> [UInt8] {
    guard cell.kind == .blob else { throw row.mismatch(cell, expected: "bytes") }
    return cell.length == 0 ? [] : [UInt8](cell.bytes)
  }
}

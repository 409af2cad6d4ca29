extension Table {
  /// Finds the table's columns by their names.
  public static func _match(_ columnNames: [String]) throws(DatabaseError) -> RowMatching {
    try RowMatching(columnNames, finding: schema.columns.map(\.name), of: schema.name)
  }

  /// Reads the table's columns wherever the result has them.
  public static func _read(
    _ row: inout RowDecoder, _ matching: RowMatching
  ) throws(DatabaseError) -> Columns.Value {
    var arranged = matching.arrange(row)
    return try Columns.decode(&arranged)
  }
}

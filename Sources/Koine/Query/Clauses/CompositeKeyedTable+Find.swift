extension CompositeKeyedTable {
  /// The row with a key.
  ///
  ///     Seat.find((12, "C"))      // WHERE "seats"."row" = ?1 AND "seats"."letter" = ?2
  ///
  /// - Parameter key: The values of the key's columns, in the order of the properties.
  public static func find(_ key: PrimaryKey) -> From1<Columns> {
    var result = all()
    let columns = result._columns._source.columns.filter(\.isPrimaryKey)
    for (column, part) in zip(columns, _parts(of: key)) {
      result._query.filter(.comparison(.column(column), .equal, part))
    }
    return result
  }
}

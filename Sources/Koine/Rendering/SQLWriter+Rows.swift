extension SQLWriter {
  /// Writes all rows of a query as one value: `(SELECT aggregate(row(cell, …)) FROM (query) AS name)`.
  ///
  /// The value is a text: a JSON array with an array of cells for each row, in the order of the query, and
  /// `[]` of no rows. Integers are numbers, truth values are themselves or 0 and 1, NULL is null, text and
  /// UUIDs are strings. The rest is strings too:
  ///
  /// - a double is the 16 hexadecimal digits of its bits, or a decimal number from which the same double is
  ///   read,
  /// - an instant is the 16 hexadecimal digits of its microseconds since 2000-01-01 UTC, or text such as
  ///   `2013-01-01 10:00:00.123456`,
  /// - bytes are hexadecimal.
  ///
  /// - Parameters:
  ///   - aggregate: The text before and behind the value of each row.
  ///   - row: The function that makes an array, with its opening parenthesis.
  ///   - cell: Writes a column's value.
  public mutating func write(
    rows query: SQLQuery, as reference: SQLTableReference,
    aggregate: (open: StaticString, close: StaticString), row: StaticString,
    cell: (SQLColumn, inout SQLWriter) -> Void
  ) {
    write("(SELECT ")
    write(aggregate.open)
    write(row)
    let columns = reference.columns
    if columns.count > NestedRowReader.widest {
      // Engines limit the arguments of a function.
      for start in stride(from: 0, to: columns.count, by: NestedRowReader.widest) {
        if start > 0 { write(", ") }
        write(row)
        writeList(columns[start..<Swift.min(start + NestedRowReader.widest, columns.count)], cell)
        write(")")
      }
    } else {
      writeList(columns, cell)
    }
    write(")")
    write(aggregate.close)
    write(" FROM (")
    write(query)
    write(") AS ")
    write(identifier: reference.name)
    write(")")
  }
}

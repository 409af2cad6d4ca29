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
  ///   - query: The query of the rows.
  ///   - reference: The name of the rows, and their columns.
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
    write(row: row, of: reference.columns, cell)
    write(aggregate.close)
    write(" FROM (")
    write(query)
    write(") AS ")
    write(identifier: reference.name)
    write(")")
  }
  /// Writes the value of a row: a call of a function that makes an array, which has further arrays for a row of many
  /// cells, as engines limit the arguments of a function.
  ///
  /// - Parameters:
  ///   - row: The function, with its opening parenthesis.
  ///   - cells: What the array has.
  ///   - write: Writes one of them.
  public mutating func write<Cell>(
    row: StaticString, of cells: [Cell], _ write: (Cell, inout SQLWriter) -> Void
  ) {
    self.write(row)
    if cells.count > NestedRowReader.widest {
      for start in stride(from: 0, to: cells.count, by: NestedRowReader.widest) {
        if start > 0 { self.write(", ") }
        self.write(row)
        writeList(cells[start..<Swift.min(start + NestedRowReader.widest, cells.count)], write)
        self.write(")")
      }
    } else {
      writeList(cells, write)
    }
    self.write(")")
  }
}

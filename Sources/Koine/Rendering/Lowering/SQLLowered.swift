/// A statement rewritten into what a dialect supports.
struct SQLLowered {
  var statement: SQLStatement
  /// Whether equal values have to be one parameter, because the engine compares expressions of the query by their text.
  var mergesEqualValues: Bool
  /// From how many values on a list is bound as a whole, though it is not a long one.
  var packedList: Int
  /// The values of an insert's rows.
  var rows: SQLInsertedRows?

  /// Whether it has window functions.
  var hasWindows = false

  /// A writer for the statement.
  func writer(in dialect: any SQLDialect) -> SQLWriter {
    var writer = SQLWriter(dialect, mergesEqualValues: mergesEqualValues, packedList: packedList)
    writer.namesWindows = hasWindows
    return writer
  }
}

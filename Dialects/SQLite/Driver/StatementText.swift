@_spi(KoineDriver) import Koine

/// What the driver checks in the text of a statement.
enum StatementText {
  /// How many bytes a statement may have, unless SQLite was built to take fewer.
  private static let lengthLimit = 1_000_000_000

  /// Refuses a statement that is too long before anything reads it.
  static func checkLength(of sql: String) throws(DatabaseError) {
    let count = sql.utf8.count
    guard count > lengthLimit else { return }
    // Nobody reads an error with such a text.
    throw DatabaseError(
      .tooManyValues, "The statement has \(count) bytes; SQLite takes \(lengthLimit) at most.")
  }
}

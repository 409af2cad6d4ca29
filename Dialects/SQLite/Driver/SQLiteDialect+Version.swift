@_spi(KoineDriver) import Koine
import KoineSQLiteDialect

extension SQLiteDialect {
  /// The dialect of a library.
  ///
  /// - Parameter version: As `sqlite3_libversion_number()` tells it.
  /// - Throws: ``DatabaseError`` with the code `unsupportedVersion` if the library is too old.
  static func of(libraryVersion version: Int) throws(DatabaseError) -> SQLiteDialect {
    guard version >= oldestVersion else {
      throw DatabaseError(
        .unsupportedVersion,
        "The SQLite library is version \(text(version)); Koine needs \(text(oldestVersion)) or later.")
    }
    return SQLiteDialect(version: version)
  }

  private static func text(_ version: Int) -> String {
    "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
  }
}

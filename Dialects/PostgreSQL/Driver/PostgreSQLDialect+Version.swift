@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

extension PostgreSQLDialect {
  /// Refuses a server that is too old.
  ///
  /// - Parameter version: The major version.
  /// - Throws: ``DatabaseError`` with the code `unsupportedVersion`.
  static func check(serverVersion version: Int) throws(DatabaseError) {
    guard version < oldestVersion else { return }
    throw DatabaseError(
      .unsupportedVersion,
      "The server runs PostgreSQL \(version); Koine needs PostgreSQL \(oldestVersion) or later.")
  }
}

/// The databases of which the current task has borrowed a connection with `withConnection`.
package enum OpenLease {
  @TaskLocal private static var databases: [ObjectIdentifier] = []

  /// Runs `body` as the holder of a connection.
  package static nonisolated(nonsending) func hold<Result>(
    of database: ObjectIdentifier, _ body: () async throws -> Result
  ) async throws -> Result {
    try await $databases.withValue(databases + [database]) { try await body() }
  }

  /// Whether the current task holds a connection of the database, in a transaction or by itself, and so must not
  /// wait for the database to be at rest.
  package static func isInside(_ database: ObjectIdentifier) -> Bool {
    if databases.contains(database) { return true }
    do throws(DatabaseError) {
      try OpenTransaction.check(notInside: database)
      return false
    } catch {
      return true
    }
  }

  /// Refuses the use of a database that would wait for the connection its own task holds.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse`.
  package static func check(notInside database: ObjectIdentifier) throws(DatabaseError) {
    guard databases.contains(database) else { return }
    throw DatabaseError(
      .misuse,
      "The database was used inside its own withConnection. Use the connection that the closure receives.")
  }
}

/// The transactions that the current task is inside of, so that using a database inside its own transaction
/// is an error and not a deadlock.
@usableFromInline
package final class OpenTransaction: Sendable {
  @TaskLocal package static var current: OpenTransaction?

  package let database: ObjectIdentifier
  package let connection: TransactionConnection
  package let outer: OpenTransaction?

  package init(database: ObjectIdentifier, connection: TransactionConnection, outer: OpenTransaction?) {
    self.database = database
    self.connection = connection
    self.outer = outer
  }

  /// Refuses the use of `database` by a task that is inside a transaction of the same database.
  ///
  /// - Throws: ``DatabaseError`` with the code `misuse`.
  package static func check(notInside database: ObjectIdentifier) throws(DatabaseError) {
    var open = current
    while let transaction = open {
      if transaction.database == database, transaction.connection.isOpen {
        throw DatabaseError(
          .misuse,
          "The database was used inside its own transaction. Use the connection that the transaction's closure receives."
        )
      }
      open = transaction.outer
    }
  }
}

/// A deletion of every row of a table.
public struct Truncation<Source: Table>: Statement {
  /// No row is returned.
  public typealias Output = Void
  /// The TRUNCATE, or DELETE, as a value that dialects render.
  public let statement: SQLStatement
}

extension Table {
  /// Deletes every row of the table, whatever its default scope, faster than ``From1/delete()`` of all of them.
  ///
  ///     Event.truncate()
  ///     // PostgreSQL:       TRUNCATE TABLE "events"
  ///     // SQLite, MariaDB:  DELETE FROM "events"
  ///
  /// `execute` returns 0, as PostgreSQL does not count the rows. Generated keys go on where they were on PostgreSQL; on
  /// SQLite they follow the greatest key that there is, as after any deletion. Nobody else can use the table until the
  /// transaction ends; on PostgreSQL, transactions with an older snapshot see an empty table then. PostgreSQL refuses a
  /// table that another one refers to, and runs no triggers of rows; other engines do with the rows that refer to it
  /// what `onDelete:` says. If there are any, delete the rows instead.
  public static func truncate() -> Truncation<Self> {
    Truncation(statement: .truncate(SQLTableReference(schema)))
  }
}

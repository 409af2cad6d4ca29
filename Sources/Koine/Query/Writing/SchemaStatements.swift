/// Creates a schema, in which tables can have names that they have elsewhere, too.
///
///     @Table("events", schema: "audit") struct Event: Identifiable { … }
///
///     try await CreateSchema("audit", ifNotExists: true).execute(database)
///     try await Event.createTable().execute(database)
///     // PostgreSQL: CREATE SCHEMA IF NOT EXISTS "audit"; CREATE TABLE "audit"."events" (…)
///
/// On SQLite, whose schemas are files that a connection attaches, and on MariaDB, whose schemas are databases, it is
/// refused.
public struct CreateSchema: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLSchemaDefinition

  /// A schema by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ifNotExists: Whether a schema of the name that exists already is left as it is.
  public init(_ name: String, ifNotExists: Bool = false) {
    node = SQLSchemaDefinition(name, .create(ifNotExists: ifNotExists))
  }

  /// The CREATE SCHEMA as a value that dialects render.
  public var statement: SQLStatement { .schema(node) }
}

/// Drops a schema, in which nothing may be any more.
public struct DropSchema: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLSchemaDefinition

  /// A schema by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - ifExists: Whether it is not an error if there is none.
  public init(_ name: String, ifExists: Bool = false) {
    node = SQLSchemaDefinition(name, .drop(ifExists: ifExists))
  }

  /// The DROP SCHEMA as a value that dialects render.
  public var statement: SQLStatement { .schema(node) }
}

public import Koine
public import KoinePostgreSQLDialect

/// A warehouse that speaks PostgreSQL's protocol and most of its SQL: no RETURNING, no upserts, no nested rows, and
/// names of its own for some types.
public struct WarehouseDialect: DerivedSQLDialect {
  public let base = PostgreSQLDialect(version: 13)
  public let name = "Warehouse 7"

  public init() {}

  public let features = PostgreSQLDialect(version: 13).features.changing { feature in
    switch feature {
    case .returning: .unsupported(hint: "read the rows in a statement of their own")
    case .upsert, .upsertFromQuery, .upsertOfDefaults: .unsupported(hint: "use MERGE by hand")
    case .nestedRows: .unsupported(hint: "join the tables and group the rows in the program")
    // Its greatest and least are NULL if an argument is.
    case .extremesOfNull: .native
    default: nil
    }
  }

  public func typeName(_ type: SQLType) -> String {
    switch type.storage {
    case .double: "float8"
    case .text: "varchar(65535)"
    default: base.typeName(type)
    }
  }

  /// Writes `greatest` and `least` as they are; the rest as PostgreSQL does.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .greatest: writer.write(sql: "greatest(\(list: arguments))")
    case .least: writer.write(sql: "least(\(list: arguments))")
    default: base.write(function: function, arguments, to: &writer)
    }
  }

  /// Writes OFFSET before LIMIT, as the warehouse wants it.
  public func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter) {
    if let offset { writer.write(sql: " OFFSET \(offset)") }
    if let limit { writer.write(sql: " LIMIT \(limit)") }
  }
}

/// What a database holds, as a value: its tables with their columns, keys, rules and indexes, its views and its enum
/// types. ``Connection/schema(named:includingInternal:timeout:)`` reads it; the types are the same for every engine.
///
///     let schema = try await database.schema()
///     for table in schema.tables { print(table.name, table.columns.map(\.name)) }
///     print(schema.table("reminders")?.primaryKey?.columns ?? [])      // ["id"]
///     print(schema)                                                    // a readable table for each table
///
/// Names are as the database has them. Texts of SQL (defaults, checks, conditions, views) are as the engine tells
/// them: SQLite gives back what was written, PostgreSQL writes the expression anew. Columns are in the order of their
/// table; all else is sorted by its name or its columns, so that equal databases give equal values.
/// ``normalized`` is what to compare between two engines.
public struct DatabaseSchema: Sendable, Hashable {
  /// The tables, by their names.
  public var tables: [Table]
  /// The views, by their names.
  public var views: [View]
  /// The enum types that the database defines, by their names; SQLite has none.
  public var enumerations: [Enumeration]

  /// Describes a database.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - views: The views.
  ///   - enumerations: The enum types that the database defines.
  public init(tables: [Table] = [], views: [View] = [], enumerations: [Enumeration] = []) {
    self.tables = tables
    self.views = views
    self.enumerations = enumerations
  }

  /// The table of a name, or `nil` if there is none.
  ///
  ///     let key = schema.table("reminders")?.primaryKey
  ///
  /// - Parameters:
  ///   - name: The table's name, as the database has it.
  ///   - schema: The schema that the table is in, if its bare name does not find it.
  public func table(_ name: String, schema: String? = nil) -> Table? {
    tables.first { $0.name == name && $0.schema == schema }
  }

  /// The view of a name, or `nil` if there is none.
  ///
  ///     let columns = schema.view("open_reminders")?.columns
  ///
  /// - Parameters:
  ///   - name: The view's name, as the database has it.
  ///   - schema: The schema that the view is in, if its bare name does not find it.
  public func view(_ name: String, schema: String? = nil) -> View? {
    views.first { $0.name == name && $0.schema == schema }
  }
}

extension DatabaseSchema {
  /// An enum type that the database defines.
  public struct Enumeration: Sendable, Hashable {
    /// The type's name.
    public var name: String
    /// The schema that the type is in; `nil` if its bare name finds it.
    public var schema: String?
    /// The values, in their order.
    public var values: [String]

    /// Describes an enum type.
    public init(_ name: String, schema: String? = nil, values: [String]) {
      self.name = name
      self.schema = schema
      self.values = values
    }
  }
}

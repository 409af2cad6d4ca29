/// The foreign keys of a database by which rows change with those that they refer to: what
/// ``SchemaReadingDialect/readReferringKeys(from:)`` reads.
public struct ReferringKeys: Sendable, Hashable {
  /// A table of the database, in whichever schema.
  public struct Table: Sendable, Hashable {
    /// The table's name.
    public var name: String
    /// The schema that the table is in; `nil` if the engine does not tell.
    public var schema: String?
    /// Whether the bare name finds the table.
    public var isVisible: Bool

    /// Describes a table by its place.
    ///
    /// - Parameters:
    ///   - name: The table's name.
    ///   - schema: The schema that the table is in.
    ///   - isVisible: Whether the bare name finds the table.
    public init(_ name: String, schema: String?, isVisible: Bool) {
      self.name = name
      self.schema = schema
      self.isVisible = isVisible
    }
  }

  /// A foreign key with an action.
  public struct Key: Sendable, Hashable {
    /// The table whose rows refer.
    public var table: Table
    /// The columns that refer.
    public var columns: [String]
    /// The columns that `SET NULL` or `SET DEFAULT` changes with a deletion, if not all of them.
    public var columnsSetOnDelete: [String]
    /// The table that the rows refer to.
    public var referencedTable: Table
    /// The columns that they refer to; empty if they are not known.
    public var referencedColumns: [String]
    /// What happens if the row that is referred to is deleted.
    public var onDelete: ForeignKeyAction
    /// What happens if the row that is referred to gets another key.
    public var onUpdate: ForeignKeyAction

    /// Describes a foreign key.
    ///
    /// - Parameters:
    ///   - table: The table whose rows refer.
    ///   - columns: The columns that refer.
    ///   - columnsSetOnDelete: The columns that a deletion changes, if not all of them.
    ///   - referencedTable: The table that the rows refer to.
    ///   - referencedColumns: The columns that they refer to.
    ///   - onDelete: What happens if the row that is referred to is deleted.
    ///   - onUpdate: What happens if the row that is referred to gets another key.
    public init(
      _ table: Table, _ columns: [String] = [], columnsSetOnDelete: [String] = [],
      references referencedTable: Table, _ referencedColumns: [String] = [],
      onDelete: ForeignKeyAction, onUpdate: ForeignKeyAction
    ) {
      self.table = table
      self.columns = columns
      self.columnsSetOnDelete = columnsSetOnDelete
      self.referencedTable = referencedTable
      self.referencedColumns = referencedColumns
      self.onDelete = onDelete
      self.onUpdate = onUpdate
    }
  }

  /// The keys, in any order.
  public var keys: [Key]
  /// Whether names that differ by the case of ASCII letters alone are one name to the engine.
  public var ignoresCase: Bool

  /// Describes the keys of a database.
  ///
  /// - Parameters:
  ///   - keys: The keys, in any order.
  ///   - ignoresCase: Whether names that differ by the case of ASCII letters alone are one name to the engine.
  public init(_ keys: [Key] = [], ignoresCase: Bool = false) {
    self.keys = keys
    self.ignoresCase = ignoresCase
  }

  /// The keys of the tables that a schema has.
  init(_ schema: DatabaseSchema) {
    self.init()
    for table in schema.tables {
      let place = Table(table.name, schema: table.schema, isVisible: table.schema == nil)
      for key in table.foreignKeys {
        keys.append(
          Key(
            place, key.columns, columnsSetOnDelete: key.columnsSetOnDelete,
            references: Table(key.table, schema: key.schema, isVisible: key.schema == nil),
            key.referencedColumns, onDelete: key.onDelete, onUpdate: key.onUpdate))
      }
    }
  }
}

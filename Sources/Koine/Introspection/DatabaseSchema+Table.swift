extension DatabaseSchema {
  /// A table of the database.
  public struct Table: Sendable, Hashable {
    /// What kind of table it is.
    @nonexhaustive public enum Kind: Sendable, Hashable {
      /// A table that holds rows.
      case ordinary
      /// A table whose rows are in its partitions: PostgreSQL, with the text after PARTITION BY.
      case partitioned(by: String)
      /// A table of a module: SQLite, with the text after USING.
      case virtual(using: String)
      /// A table of another server: PostgreSQL, with the server's name.
      case foreign(server: String)
    }

    /// The table's name.
    public var name: String
    /// The schema that the table is in; `nil` if its bare name finds it.
    public var schema: String?
    /// What kind of table it is.
    public var kind: Kind
    /// The columns, in their order.
    public var columns: [Column]
    /// The primary key; `nil` if the table has none.
    public var primaryKey: Key?
    /// The unique keys that are constraints, by their columns. Unique indexes are among the ``indexes``.
    public var uniqueKeys: [Key]
    /// The references to other tables, by their columns.
    public var foreignKeys: [ForeignKey]
    /// The conditions that each row fulfils, by their names and texts.
    public var checks: [Check]
    /// Constraints of a kind that only the engine has, such as exclusion constraints, by their names.
    public var otherConstraints: [OtherConstraint]
    /// The indexes that do not belong to a key, by their names.
    public var indexes: [Index]
    /// The triggers: of SQLite in the order in which they were made, of which the last one fires first; of PostgreSQL by
    /// their names, as they fire.
    public var triggers: [Trigger]
    /// The names of the tables that hold the rows of a partitioned table, which are not listed by themselves.
    public var partitions: [String]
    /// The names of the tables whose columns the table has, too: INHERITS of PostgreSQL.
    public var parents: [String]
    /// Whether a column holds only values of its type: STRICT of SQLite. On PostgreSQL always.
    public var isStrict: Bool
    /// Whether the rows are kept in the order of the primary key: WITHOUT ROWID of SQLite.
    public var isWithoutRowID: Bool
    /// The table's comment.
    public var comment: String?
    /// What the definition says and nothing else here does, as a person would put it: `ON CONFLICT REPLACE` of SQLite.
    /// A table that is made from this value lacks it.
    public var untold: [String] = []

    /// Describes a table.
    ///
    /// - Parameters:
    ///   - name: The table's name.
    ///   - schema: The schema that it is in; `nil` if its bare name finds it.
    ///   - kind: What kind of table it is.
    ///   - columns: The columns, in their order.
    ///   - primaryKey: The primary key.
    ///   - uniqueKeys: The unique keys that are constraints.
    ///   - foreignKeys: The references to other tables.
    ///   - checks: The conditions that each row fulfils.
    ///   - otherConstraints: Constraints of a kind that only the engine has.
    ///   - indexes: The indexes that do not belong to a key.
    ///   - triggers: The triggers.
    ///   - partitions: The names of the partitions.
    ///   - parents: The names of the tables that it inherits from.
    ///   - isStrict: Whether a column holds only values of its type.
    ///   - isWithoutRowID: Whether the rows are kept in the order of the primary key.
    ///   - comment: The table's comment.
    public init(
      _ name: String, schema: String? = nil, kind: Kind = .ordinary, columns: [Column],
      primaryKey: Key? = nil, uniqueKeys: [Key] = [], foreignKeys: [ForeignKey] = [], checks: [Check] = [],
      otherConstraints: [OtherConstraint] = [], indexes: [Index] = [], triggers: [Trigger] = [],
      partitions: [String] = [], parents: [String] = [], isStrict: Bool = true,
      isWithoutRowID: Bool = false, comment: String? = nil
    ) {
      self.name = name
      self.schema = schema
      self.kind = kind
      self.columns = columns
      self.primaryKey = primaryKey
      self.uniqueKeys = uniqueKeys
      self.foreignKeys = foreignKeys
      self.checks = checks
      self.otherConstraints = otherConstraints
      self.indexes = indexes
      self.triggers = triggers
      self.partitions = partitions
      self.parents = parents
      self.isStrict = isStrict
      self.isWithoutRowID = isWithoutRowID
      self.comment = comment
    }

    /// The column of a name, or `nil` if there is none.
    ///
    ///     let isOptional = schema.table("reminders")?.column("priority")?.isNullable
    public func column(_ name: String) -> Column? {
      columns.first { $0.name == name }
    }
  }

  /// A view of the database.
  public struct View: Sendable, Hashable {
    /// The view's name.
    public var name: String
    /// The schema that the view is in; `nil` if its bare name finds it.
    public var schema: String?
    /// The columns, in their order; empty if the view's query does not work, as a table of it is missing.
    public var columns: [Column]
    /// The query, as the engine tells it: on SQLite what follows AS, on PostgreSQL written anew.
    public var text: String
    /// Whether the rows are stored: MATERIALIZED of PostgreSQL.
    public var isMaterialized: Bool
    /// The indexes of a view whose rows are stored, by their names.
    public var indexes: [Index]
    /// The triggers: of SQLite in the order in which they were made, of which the last one fires first; of PostgreSQL by
    /// their names, as they fire.
    public var triggers: [Trigger]
    /// The view's comment.
    public var comment: String?

    /// Describes a view.
    ///
    /// - Parameters:
    ///   - name: The view's name.
    ///   - schema: The schema that it is in; `nil` if its bare name finds it.
    ///   - columns: The columns, in their order.
    ///   - text: The query.
    ///   - isMaterialized: Whether the rows are stored.
    ///   - indexes: The indexes of a view whose rows are stored.
    ///   - triggers: The triggers.
    ///   - comment: The view's comment.
    public init(
      _ name: String, schema: String? = nil, columns: [Column], text: String, isMaterialized: Bool = false,
      indexes: [Index] = [], triggers: [Trigger] = [], comment: String? = nil
    ) {
      self.name = name
      self.schema = schema
      self.columns = columns
      self.text = text
      self.isMaterialized = isMaterialized
      self.indexes = indexes
      self.triggers = triggers
      self.comment = comment
    }
  }

  /// A trigger of a table or view.
  public struct Trigger: Sendable, Hashable {
    /// The trigger's name.
    public var name: String
    /// The statement that creates it, as the engine tells it.
    public var text: String

    /// Describes a trigger.
    public init(_ name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}

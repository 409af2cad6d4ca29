extension DatabaseSchema {
  /// When a constraint is looked at.
  public enum Deferral: Sendable, Hashable {
    /// With each statement.
    case never
    /// With each statement, unless a transaction asks for its end: `DEFERRABLE INITIALLY IMMEDIATE`.
    case onRequest
    /// At the end of the transaction: `DEFERRABLE INITIALLY DEFERRED`.
    case initially
  }

  /// A primary key or a unique key.
  public struct Key: Sendable, Hashable {
    /// The columns, in the order of the key.
    public var columns: [String]
    /// The constraint's name; `nil` if it has none. PostgreSQL gives each one a name.
    public var name: String?
    /// Columns that the key's index holds besides: INCLUDE of PostgreSQL.
    public var includedColumns: [String]
    /// When the key is looked at.
    public var deferral: Deferral
    /// Whether rows with NULL in a column are never alike. `false` is NULLS NOT DISTINCT of PostgreSQL.
    public var nullsAreDistinct: Bool

    /// Describes a key.
    ///
    /// - Parameters:
    ///   - columns: The columns, in the order of the key.
    ///   - name: The constraint's name.
    ///   - includedColumns: Columns that the key's index holds besides.
    ///   - deferral: When the key is looked at.
    ///   - nullsAreDistinct: Whether rows with NULL in a column are never alike.
    public init(
      _ columns: [String], name: String? = nil, includedColumns: [String] = [], deferral: Deferral = .never,
      nullsAreDistinct: Bool = true
    ) {
      self.columns = columns
      self.name = name
      self.includedColumns = includedColumns
      self.deferral = deferral
      self.nullsAreDistinct = nullsAreDistinct
    }
  }

  /// A reference to the rows of a table.
  public struct ForeignKey: Sendable, Hashable {
    /// The columns that refer.
    public var columns: [String]
    /// The table that they refer to. On SQLite it may be missing.
    public var table: String
    /// The schema of that table; `nil` if its bare name finds it.
    public var schema: String?
    /// The columns that they refer to. Empty if the key names none and the table is missing or has no such key.
    public var referencedColumns: [String]
    /// What happens if the row that is referred to is deleted.
    public var onDelete: ForeignKeyAction
    /// The columns that `SET NULL` or `SET DEFAULT` changes then, if not all of them: PostgreSQL from 15 on.
    public var columnsSetOnDelete: [String]
    /// What happens if the row that is referred to gets another key.
    public var onUpdate: ForeignKeyAction
    /// When the reference is looked at.
    public var deferral: Deferral
    /// The constraint's name; `nil` if it has none. PostgreSQL gives each one a name.
    public var name: String?
    /// Whether a row either refers with all columns or has NULL in all: MATCH FULL of PostgreSQL.
    public var isFullMatch: Bool
    /// Whether the rows that were there before are known to fulfil it. `false` is NOT VALID of PostgreSQL.
    public var isValidated: Bool

    /// Describes a reference.
    ///
    /// - Parameters:
    ///   - columns: The columns that refer.
    ///   - table: The table that they refer to.
    ///   - schema: The schema of that table; `nil` if its bare name finds it.
    ///   - referencedColumns: The columns that they refer to.
    ///   - onDelete: What happens if the row that is referred to is deleted.
    ///   - columnsSetOnDelete: The columns that the deletion changes, if not all of them.
    ///   - onUpdate: What happens if the row that is referred to gets another key.
    ///   - deferral: When the reference is looked at.
    ///   - name: The constraint's name.
    ///   - isFullMatch: Whether a row either refers with all columns or has NULL in all.
    ///   - isValidated: Whether the rows that were there before are known to fulfil it.
    public init(
      _ columns: [String], references table: String, schema: String? = nil, _ referencedColumns: [String],
      onDelete: ForeignKeyAction = .noAction, columnsSetOnDelete: [String] = [],
      onUpdate: ForeignKeyAction = .noAction, deferral: Deferral = .never, name: String? = nil,
      isFullMatch: Bool = false, isValidated: Bool = true
    ) {
      self.columns = columns
      self.table = table
      self.schema = schema
      self.referencedColumns = referencedColumns
      self.onDelete = onDelete
      self.columnsSetOnDelete = columnsSetOnDelete
      self.onUpdate = onUpdate
      self.deferral = deferral
      self.name = name
      self.isFullMatch = isFullMatch
      self.isValidated = isValidated
    }
  }

  /// A condition that each row fulfils.
  public struct Check: Sendable, Hashable {
    /// The condition, as the engine tells it, without CHECK and its parentheses.
    public var text: String
    /// The columns that it names, in the order of the table.
    public var columns: [String]
    /// The constraint's name; `nil` if it has none. PostgreSQL gives each one a name.
    public var name: String?
    /// Whether the rows that were there before are known to fulfil it. `false` is NOT VALID of PostgreSQL.
    public var isValidated: Bool

    /// Describes a check.
    ///
    /// - Parameters:
    ///   - text: The condition.
    ///   - columns: The columns that it names, in the order of the table.
    ///   - name: The constraint's name.
    ///   - isValidated: Whether the rows that were there before are known to fulfil it.
    public init(_ text: String, columns: [String], name: String? = nil, isValidated: Bool = true) {
      self.text = text
      self.columns = columns
      self.name = name
      self.isValidated = isValidated
    }
  }

  /// A constraint of a kind that only one engine has, such as EXCLUDE of PostgreSQL.
  public struct OtherConstraint: Sendable, Hashable {
    /// The constraint's name.
    public var name: String
    /// The constraint, as the engine tells it.
    public var text: String

    /// Describes a constraint by its text.
    public init(_ name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}

/// A rule for the rows of a table, beside the rules that its columns have of their own.
public struct SQLTableConstraint: Sendable, Hashable {
  /// What holds for every row.
  @nonexhaustive public enum Rule: Sendable, Hashable {
    /// No two rows have the same values in the columns; a NULL is the same as no other value.
    case unique([SQLColumn])
    /// The condition holds, or is NULL.
    case check(SQLExpression)
    /// The columns hold the values of a row of another table, or one of them is NULL.
    case foreignKey([SQLColumn], SQLForeignKey)
    /// The column holds one of the cases of its enum type, or NULL.
    case enumType(SQLColumn, cases: [String])
  }

  /// The name by which an error and a later change mean the rule; `nil` leaves it to the database.
  public var name: String?
  /// What holds for every row.
  public var rule: Rule

  /// Makes a rule of a table.
  public init(_ rule: Rule, name: String? = nil) {
    self.rule = rule
    self.name = name
  }
}

/// The columns of another table whose values a foreign key holds, and what happens when they change.
public struct SQLForeignKey: Sendable, Hashable {
  /// What happens to a row when the one that it refers to is deleted, or gets another key.
  @nonexhaustive public enum Action: Sendable, Hashable {
    /// The change fails, if the reference leads nowhere at the end of the statement, or of the transaction.
    case noAction
    /// The change fails at once.
    case restrict
    /// The row is deleted too, or refers to the new key.
    case cascade
    /// The reference becomes NULL.
    case setNull
    /// The reference becomes the column's DEFAULT.
    case setDefault
  }

  /// The table that is referred to.
  public var table: SQLTableReference
  /// Its columns: its primary key, or unique ones.
  public var columns: [SQLColumn]
  /// What happens when the row that is referred to is deleted.
  public var onDelete: Action
  /// What happens when the row that is referred to gets another key.
  public var onUpdate: Action
  /// Whether the reference is looked at when the transaction ends, and not before.
  public var isDeferred: Bool

  /// Refers to columns of a table.
  public init(
    _ table: SQLTableReference, _ columns: [SQLColumn], onDelete: Action = .noAction,
    onUpdate: Action = .noAction, deferred: Bool = false
  ) {
    self.table = table
    self.columns = columns
    self.onDelete = onDelete
    self.onUpdate = onUpdate
    isDeferred = deferred
  }
}

/// A CREATE INDEX.
public struct SQLCreateIndex: Sendable, Hashable {
  /// The name of the index, which no other index of the schema has.
  public var name: String
  /// The table whose rows it finds.
  public var table: SQLTableReference
  /// The columns and expressions that it is sorted by.
  public var terms: [SQLOrdering]
  /// Whether no two of its rows have the same values; a NULL is the same as no other value.
  public var isUnique: Bool
  /// The rows that it has, if not all; its values are constants.
  public var filter: SQLExpression?
  /// The columns that it holds besides, and is not sorted by: `INCLUDE`.
  public var includedColumns: [SQLColumn]
  /// Whether an index of the name that exists already is left as it is: `IF NOT EXISTS`.
  public var ifNotExists: Bool

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - name: Its name, which no other index of the schema has.
  ///   - table: The table whose rows it finds.
  ///   - terms: What it is sorted by.
  ///   - unique: Whether no two of its rows have the same values.
  ///   - filter: The rows that it has, if not all.
  ///   - includedColumns: The columns that it holds besides.
  ///   - ifNotExists: Whether an index of the name is left as it is.
  public init(
    _ name: String, on table: SQLTableReference, _ terms: [SQLOrdering], unique: Bool = false,
    where filter: SQLExpression? = nil, including includedColumns: [SQLColumn] = [],
    ifNotExists: Bool = false
  ) {
    self.name = name
    self.table = table
    self.terms = terms
    isUnique = unique
    self.filter = filter
    self.includedColumns = includedColumns
    self.ifNotExists = ifNotExists
  }
}

/// A DROP INDEX.
public struct SQLDropIndex: Sendable, Hashable {
  /// The name of the index.
  public var name: String
  /// The table that it belongs to.
  public var table: SQLTableReference
  /// Whether it is not an error if the index does not exist: `IF EXISTS`.
  public var ifExists: Bool

  /// Drops an index.
  public init(_ name: String, of table: SQLTableReference, ifExists: Bool = false) {
    self.name = name
    self.table = table
    self.ifExists = ifExists
  }
}

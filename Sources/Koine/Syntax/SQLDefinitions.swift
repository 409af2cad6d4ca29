/// How the database computes the value of a column from others of its row: GENERATED ALWAYS AS.
public struct SQLComputation: Sendable, Hashable {
  /// When the value is computed.
  @nonexhaustive public enum Storage: Sendable, Hashable {
    /// When the row is written; the value is stored with it.
    case stored
    /// When the row is read.
    case virtual
  }

  /// What the value is: of columns of the table and constants alone. Validation refuses `nil`.
  public var expression: SQLExpression?
  /// When it is computed. Validation refuses `nil`: the column is not declared as one that is computed.
  public var storage: Storage?

  /// Describes how a value is computed.
  public init(_ expression: SQLExpression?, _ storage: Storage?) {
    self.expression = expression
    self.storage = storage
  }
}

/// What the database tells people about a table, a view or one of its columns: COMMENT ON.
public struct SQLComment: Sendable, Hashable {
  /// What has rows, and a comment.
  @nonexhaustive public enum Relation: Sendable, Hashable {
    /// A table.
    case table
    /// A view.
    case view
    /// A view whose rows are stored.
    case materializedView
  }

  /// The table or view.
  public var table: SQLTableReference
  /// What of the two it is.
  public var relation: Relation
  /// The column; `nil` if the comment is that of the table.
  public var column: SQLColumn?
  /// The comment; `nil` takes it away.
  public var text: String?

  /// Comments on a table or view, or on a column of it.
  public init(
    _ text: String?, on table: SQLTableReference, _ relation: Relation = .table, column: SQLColumn? = nil
  ) {
    self.text = text
    self.table = table
    self.relation = relation
    self.column = column
  }
}

/// A CREATE SCHEMA or DROP SCHEMA.
public struct SQLSchemaDefinition: Sendable, Hashable {
  /// What becomes of the schema.
  @nonexhaustive public enum Action: Sendable, Hashable {
    /// It is created; `ifNotExists` leaves one of the name as it is.
    case create(ifNotExists: Bool)
    /// It is dropped, if nothing is in it; `ifExists` accepts that there is none.
    case drop(ifExists: Bool)
  }

  /// The name of the schema.
  public var name: String
  /// What becomes of it.
  public var action: Action

  /// Creates or drops a schema.
  public init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
  }
}

/// A CREATE TYPE … AS ENUM, or the values that such a type lacks.
public struct SQLEnumType: Sendable, Hashable {
  /// What becomes of the type.
  @nonexhaustive public enum Action: Sendable, Hashable {
    /// It is created; one of the name is left as it is.
    case create
    /// It gets one more value, unless it has it already.
    case add(String)
  }

  /// The type: ``SQLType/named(_:stored:)``.
  public var type: SQLType
  /// Its values, in their order.
  public var cases: [String]
  /// What becomes of it.
  public var action: Action

  /// Creates or changes an enum type.
  public init(_ type: SQLType, cases: [String], _ action: Action) {
    self.type = type
    self.cases = cases
    self.action = action
  }
}

/// A CREATE VIEW.
public struct SQLCreateView: Sendable, Hashable {
  /// The view, with the names of its columns.
  public var view: SQLTableReference
  /// The query whose rows it has; values in it are written as constants.
  public var query: SQLQuery
  /// Whether a view of the name is replaced.
  public var replaces: Bool
  /// Whether the rows are stored until they are refreshed.
  public var isMaterialized: Bool
  /// What the database tells people about the view and its columns. It is left out on an engine whose views have no
  /// comments, as no value depends on it.
  public var comments: [SQLComment]

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - view: The view, with the names of its columns.
  ///   - query: The query whose rows it has.
  ///   - replaces: Whether a view of the name is replaced.
  ///   - isMaterialized: Whether the rows are stored until they are refreshed.
  ///   - comments: What the database tells people about the view and its columns.
  public init(
    _ view: SQLTableReference, as query: SQLQuery, replacing replaces: Bool = false,
    materialized isMaterialized: Bool = false, comments: [SQLComment] = []
  ) {
    self.view = view
    self.query = query
    self.replaces = replaces
    self.isMaterialized = isMaterialized
    self.comments = comments
  }
}

/// A DROP VIEW.
public struct SQLDropView: Sendable, Hashable {
  /// The view.
  public var view: SQLTableReference
  /// Whether it is not an error if there is none: `IF EXISTS`.
  public var ifExists: Bool
  /// Whether its rows are stored.
  public var isMaterialized: Bool

  /// Drops a view.
  public init(_ view: SQLTableReference, ifExists: Bool = false, materialized isMaterialized: Bool = false) {
    self.view = view
    self.ifExists = ifExists
    self.isMaterialized = isMaterialized
  }
}

/// An ALTER TABLE.
public struct SQLAlterTable: Sendable, Hashable {
  /// What is changed.
  @nonexhaustive public enum Change: Sendable, Hashable {
    /// A column is added.
    case addColumn(SQLCreateTable.Column)
    /// A column gets another name.
    case renameColumn(from: String, to: String)
    /// A column is dropped with its values.
    case dropColumn(String)
    /// A column gets the type, nullability, default and collation that are described.
    case changeColumn(SQLCreateTable.Column)
    /// A rule is added, which the rows have to keep.
    case addConstraint(SQLTableConstraint)
    /// A rule is dropped.
    case dropConstraint(String)
    /// The table had this name before.
    case renameTable(from: String)
  }

  /// The table, by the name that it has after.
  public var table: SQLTableReference
  /// What is changed.
  public var change: Change
  /// What the table is declared to be, for an engine that makes it anew; `nil` if only its columns are known.
  public var shape: SQLTableShape?

  /// Changes a table.
  ///
  /// - Parameters:
  ///   - table: The table, by the name that it has after.
  ///   - change: What is changed.
  ///   - shape: What the table is declared to be.
  public init(_ table: SQLTableReference, _ change: Change, of shape: SQLTableShape? = nil) {
    self.table = table
    self.change = change
    self.shape = shape
  }
}

/// A table with its indexes.
public struct SQLTableShape: Sendable, Hashable {
  /// The table.
  public var create: SQLCreateTable
  /// Its indexes.
  public var indexes: [SQLCreateIndex]

  /// A table with its indexes.
  public init(_ create: SQLCreateTable, indexes: [SQLCreateIndex] = []) {
    self.create = create
    self.indexes = indexes
  }
}

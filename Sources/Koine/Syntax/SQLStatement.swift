/// A whole statement.
@nonexhaustive public enum SQLStatement: Sendable, Hashable {
  /// A query, which yields rows.
  case query(SQLQuery)
  /// An INSERT.
  indirect case insert(SQLInsert)
  /// An UPDATE.
  indirect case update(SQLUpdate)
  /// A DELETE.
  indirect case delete(SQLDelete)
  /// A CREATE TABLE.
  indirect case createTable(SQLCreateTable)
  /// A DROP TABLE.
  indirect case dropTable(SQLDropTable)
  /// A CREATE INDEX.
  indirect case createIndex(SQLCreateIndex)
  /// A DROP INDEX.
  indirect case dropIndex(SQLDropIndex)
  /// What the database tells people about a table or a column.
  indirect case comment(SQLComment)
  /// A CREATE SCHEMA or DROP SCHEMA.
  indirect case schema(SQLSchemaDefinition)
  /// A CREATE TYPE … AS ENUM, or the values that such a type lacks.
  indirect case enumType(SQLEnumType)
  /// A CREATE VIEW.
  indirect case createView(SQLCreateView)
  /// A DROP VIEW.
  indirect case dropView(SQLDropView)
  /// Stores the rows of a view anew.
  indirect case refreshView(SQLTableReference)
  /// An index of words, which is created, dropped or made anew.
  indirect case fullTextIndex(SQLFullTextDefinition)
  /// An index of boxes, which is created, dropped or made anew.
  indirect case boxIndex(SQLBoxDefinition)
  /// An ALTER TABLE.
  indirect case alterTable(SQLAlterTable)
  /// A MERGE.
  indirect case merge(SQLMerge)
  /// Definitions that run one after another, in one transaction where the engine can.
  indirect case definitions([SQLStatement])
  /// Inserts, updates and deletions that run one after another, in one transaction.
  indirect case changes([SQLStatement])
  /// Deletes every row of a table: TRUNCATE.
  indirect case truncate(SQLTableReference)
  /// Makes the next generated key of a table greater than every key it has.
  indirect case advanceGeneratedKey(SQLTableReference, SQLColumn)
  /// A statement written by hand.
  indirect case fragment(SQLFragment)
}

/// An INSERT: where to, from what, and what to do about rows that exist.
public struct SQLInsert: Sendable, Hashable {
  /// What the inserted rows come from.
  @nonexhaustive public enum Source: Sendable, Hashable {
    /// Rows of Swift values.
    case rows(SQLRows)
    /// The rows of a query, whose columns go into `columns` in their order.
    indirect case query(SQLQuery)
    /// One row of which the database makes every value.
    case defaultValues
  }

  /// The table that the rows go into.
  public var table: SQLTableReference
  /// The columns that the source has values for, in its order; the others are left to the database.
  public var columns: [SQLColumn]
  /// What the rows come from.
  public var source: Source
  /// What to do if a row with the same key exists; `nil`: the insert fails.
  public var conflict: SQLConflict?
  /// What to do if a row with another key exists, each asked if none before it has been found to apply.
  public var furtherConflicts: [SQLConflict] = []
  /// What the statement yields of each row that it inserted or, on conflict, changed: RETURNING.
  public var returning: [SQLSelection]
  /// Whether what the statement yields comes in the order of the rows.
  public var keepsOrder = false
  /// Whether the rows bring values for a key that the database makes by itself, and takes from a row only if it is told to.
  public var givesGeneratedKeys = false

  /// Inserts rows into a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - columns: The columns that the source has values for; by default every column of the table.
  ///   - source: The rows.
  ///   - conflict: What is done with a row whose key exists.
  ///   - returning: What the statement yields of each row.
  public init(
    into table: SQLTableReference, columns: [SQLColumn]? = nil, _ source: Source,
    conflict: SQLConflict? = nil, returning: [SQLSelection] = []
  ) {
    self.table = table
    self.columns = columns ?? table.columns
    self.source = source
    self.conflict = conflict
    self.returning = returning
  }
}

extension SQLInsert {
  /// What to do on conflicts with several keys, in the order in which they are asked.
  @_spi(KoineDriver) public var conflicts: [SQLConflict] { (conflict.map { [$0] } ?? []) + furtherConflicts }

  /// Whether a row that exists may be changed.
  var mayUpdate: Bool { conflicts.contains { !$0.assignments.isEmpty } }
}

/// Rows to insert, which generated code turns into values when they are needed.
public struct SQLRows: Sendable {
  /// The number of rows.
  public var count: Int
  /// Whether one row may leave other columns to the database than the row before it.
  public var mayDiffer: Bool
  /// Appends the values of one row for every column of the insert.
  public var encode: @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void

  /// Describes rows that `encode` turns into values, each by its position from 0.
  public init(
    count: Int, mayDiffer: Bool = true,
    encode: @escaping @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void
  ) {
    self.count = count
    self.mayDiffer = mayDiffer
    self.encode = encode
  }
}

extension SQLRows: Hashable {
  /// Rows are equal if the same columns get the same values.
  public static func == (left: SQLRows, right: SQLRows) -> Bool {
    guard left.count == right.count else { return false }
    var a = RowEncoder()
    var b = RowEncoder()
    return (0..<left.count).allSatisfy { row in
      a.removeAll()
      b.removeAll()
      left.encode(row, &a)
      right.encode(row, &b)
      return a.values == b.values && a.omitted == b.omitted
    }
  }

  /// Feeds the number of rows alone: their values are made one row after another.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
  }
}

/// What an insert does if a row with the same key exists.
public struct SQLConflict: Sendable, Hashable {
  /// The source that the row to insert is.
  @_spi(KoineDriver) public static let proposedRow = "excluded"

  /// The columns of the key: of the primary key or of a unique index. Empty if the constraint is named, and if a row that
  /// has any key of a row to insert stays as it is.
  public var target: [SQLColumn]
  /// The name of the constraint whose key is meant, in place of its columns.
  public var constraint: String?
  /// The condition of the partial unique index that is meant, with constants instead of bound values: an
  /// engine that prepares the statement must see which index it is.
  public var indexFilter: SQLExpression?
  /// Empty: the row that exists stays as it is.
  public var assignments: [SQLAssignment]
  /// The row that exists stays as it is if one of these does not hold.
  public var filters: [SQLExpression]

  /// Describes what happens to a row that exists.
  public init(
    target: [SQLColumn], constraint: String? = nil, where indexFilter: SQLExpression? = nil,
    assignments: [SQLAssignment], filters: [SQLExpression] = []
  ) {
    self.constraint = constraint
    self.target = target
    self.indexFilter = indexFilter
    self.assignments = assignments
    self.filters = filters
  }

  /// Whether it is about each key of the table.
  var isOfAnyKey: Bool { target.isEmpty && constraint == nil }

  /// Whether it is about the key that another one is about.
  func isOfSameKey(as other: SQLConflict) -> Bool {
    Set(target) == Set(other.target) && constraint == other.constraint && indexFilter == other.indexFilter
  }
}

/// `column = value` in SET.
public struct SQLAssignment: Sendable, Hashable {
  /// The column that gets the value.
  public var column: SQLColumn
  /// The new value; that of an upsert may name columns of the row that exists and of the row to insert.
  public var value: SQLExpression

  /// Assigns a value to a column.
  public init(_ column: SQLColumn, _ value: SQLExpression) {
    self.column = column
    self.value = value
  }
}

/// `(column, column) = (SELECT …)` in SET.
public struct SQLRowAssignment: Sendable, Hashable {
  /// The columns that get the values.
  public var columns: [SQLColumn]
  /// The query of one row, whose values they get in their order; without a row, NULL.
  public var query: SQLQuery

  /// Assigns the row of a query to columns.
  public init(_ columns: [SQLColumn], _ query: SQLQuery) {
    self.columns = columns
    self.query = query.bounded
  }

  /// The query as an expression.
  var value: SQLExpression { .subquery(query, .unknown) }
}

/// An UPDATE of the rows for which every filter holds.
public struct SQLUpdate: Sendable, Hashable {
  /// The table whose rows are changed.
  public var table: SQLTableReference
  /// The columns to change and their new values: SET.
  public var assignments: [SQLAssignment]
  /// Several columns at once, and the query of one row that has their new values.
  public var rowAssignments: [SQLRowAssignment]
  /// What the rows are joined with, by the filters: one row of all of it together for each of them, at most.
  public var from: [SQLSource]
  /// The conditions of WHERE, all of which must hold.
  public var filters: [SQLExpression]
  /// What the statement yields of each row that it changed: RETURNING.
  public var returning: [SQLSelection]
  /// What the statement was asked to have and cannot have: validation refuses it.
  public var refusals: [SQLRefusal]

  /// Updates the rows of a table for which every filter holds.
  public init(
    _ table: SQLTableReference, set assignments: [SQLAssignment],
    setRows rowAssignments: [SQLRowAssignment] = [], from: [SQLSource] = [],
    where filters: [SQLExpression], returning: [SQLSelection] = [],
    refusals: [SQLRefusal] = []
  ) {
    self.table = table
    self.assignments = assignments
    self.rowAssignments = rowAssignments
    self.from = from
    self.filters = filters
    self.returning = returning
    self.refusals = refusals
  }

  /// The columns that get a value.
  public var assignedColumns: [SQLColumn] { assignments.map(\.column) + rowAssignments.flatMap(\.columns) }
}

/// A DELETE of the rows for which every filter holds.
public struct SQLDelete: Sendable, Hashable {
  /// The table whose rows are deleted.
  public var table: SQLTableReference
  /// The conditions of WHERE, all of which must hold.
  public var filters: [SQLExpression]
  /// What the statement yields of each row that it deleted: RETURNING.
  public var returning: [SQLSelection]
  /// What the statement was asked to have and cannot have: validation refuses it.
  public var refusals: [SQLRefusal]

  /// Deletes the rows of a table for which every filter holds.
  public init(
    from table: SQLTableReference, where filters: [SQLExpression], returning: [SQLSelection] = [],
    refusals: [SQLRefusal] = []
  ) {
    self.table = table
    self.filters = filters
    self.returning = returning
    self.refusals = refusals
  }
}

/// A CREATE TABLE: text columns compare by code point unless they say otherwise.
public struct SQLCreateTable: Sendable, Hashable {
  /// A column with its constraints and its DEFAULT.
  public struct Column: Sendable, Hashable {
    /// The name and type of the column.
    public var column: SQLColumn
    /// Whether the column is the primary key, or a part of it.
    public var isPrimaryKey: Bool
    /// Whether the database makes the value if a row brings none.
    public var isGenerated: Bool
    /// Whether no two rows may have the same value: `UNIQUE`.
    public var isUnique: Bool
    /// The DEFAULT; `nil` if there is none.
    public var defaultValue: SQLExpression?
    /// The foreign key; `nil` if the column has none.
    public var reference: SQLForeignKey?
    /// How the database computes the value from others of its row; `nil` for an ordinary column.
    public var computation: SQLComputation?
    /// What the database tells people about the column.
    public var comment: String?

    /// Describes a column of the new table.
    ///
    /// - Parameters:
    ///   - column: Its name and type.
    ///   - primaryKey: Whether it is the primary key, or a part of it.
    ///   - generated: Whether the database makes the value if a row brings none.
    ///   - unique: Whether no two rows may have the same value.
    ///   - defaultValue: The DEFAULT.
    ///   - references: The foreign key.
    ///   - computation: How the database computes the value from others of its row.
    ///   - comment: What the database tells people about it.
    public init(
      _ column: SQLColumn, primaryKey: Bool = false, generated: Bool = false, unique: Bool = false,
      default defaultValue: SQLExpression? = nil, references: SQLForeignKey? = nil,
      computed computation: SQLComputation? = nil, comment: String? = nil
    ) {
      self.computation = computation
      self.comment = comment
      self.column = column
      isPrimaryKey = primaryKey
      isGenerated = generated
      isUnique = unique
      self.defaultValue = defaultValue
      reference = references
    }
  }

  /// The table to create, under its own name.
  public var table: SQLTableReference
  /// The columns, in the order of the table.
  public var columns: [Column]
  /// The rules for its rows beside those of the columns. Conditions name columns of the table and constants alone.
  public var constraints: [SQLTableConstraint]
  /// What the database tells people about the table.
  public var comment: String?
  /// Whether a table that exists already is left as it is: `IF NOT EXISTS`.
  public var ifNotExists: Bool

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - table: The table, under its own name.
  ///   - columns: Its columns, in their order.
  ///   - constraints: The rules for its rows beside those of the columns.
  ///   - comment: What the database tells people about it.
  ///   - ifNotExists: Whether a table that exists already is left as it is.
  public init(
    _ table: SQLTableReference, columns: [Column], constraints: [SQLTableConstraint] = [],
    comment: String? = nil, ifNotExists: Bool = false
  ) {
    self.comment = comment
    self.table = table
    self.columns = columns
    self.constraints = constraints
    self.ifNotExists = ifNotExists
  }

  /// The columns of a primary key that is more than one; a single one says so at the column.
  public var compositeKey: [SQLColumn] {
    let key = columns.filter(\.isPrimaryKey).map(\.column)
    return key.count > 1 ? key : []
  }
}

/// A DROP TABLE.
public struct SQLDropTable: Sendable, Hashable {
  /// The table to drop.
  public var table: SQLTableReference
  /// Whether it is not an error if the table does not exist: `IF EXISTS`.
  public var ifExists: Bool

  /// Drops a table.
  public init(_ table: SQLTableReference, ifExists: Bool = false) {
    self.table = table
    self.ifExists = ifExists
  }
}

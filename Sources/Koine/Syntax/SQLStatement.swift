/// A whole statement.
@nonexhaustive public enum SQLStatement: Sendable, Hashable {
  case query(SQLQuery)
  indirect case insert(SQLInsert)
  indirect case update(SQLUpdate)
  indirect case delete(SQLDelete)
  indirect case createTable(SQLCreateTable)
  indirect case dropTable(SQLDropTable)
  /// Makes the next generated key of a table greater than every key it has.
  indirect case advanceGeneratedKey(SQLTableReference, SQLColumn)
  indirect case fragment(SQLFragment)
}

/// An INSERT: where to, from what, and what to do about rows that exist.
public struct SQLInsert: Sendable, Hashable {
  @nonexhaustive public enum Source: Sendable, Hashable {
    case rows(SQLRows)
    /// The rows of a query, whose columns go into `columns` in their order.
    indirect case query(SQLQuery)
    /// One row of which the database makes every value.
    case defaultValues
  }

  public var table: SQLTableReference
  /// The columns that the source has values for, in its order; the others are left to the database.
  public var columns: [SQLColumn]
  public var source: Source
  /// What to do where a row with the same key exists; `nil`: the insert fails.
  public var conflict: SQLConflict?
  public var returning: [SQLSelection]

  /// - Parameter columns: Every column of the table, unless said.
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

/// Rows to insert, which generated code turns into values when they are needed.
public struct SQLRows: Sendable {
  public var count: Int
  /// Whether one row may leave other columns to the database than the row before it.
  public var mayDiffer: Bool
  /// Appends the values of one row for every column of the insert.
  public var encode: @Sendable (_ row: Int, _ encoder: inout RowEncoder) -> Void

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
  /// Rows are equal where the same columns get the same values.
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

  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
  }
}

/// What an insert does where a row with the same key exists.
public struct SQLConflict: Sendable, Hashable {
  public var target: [SQLColumn]
  /// The condition of the partial unique index that is meant, with constants instead of bound values: an
  /// engine that prepares the statement must see which index it is.
  public var indexFilter: SQLExpression?
  /// Empty: the row that exists stays as it is.
  public var assignments: [SQLAssignment]
  /// Where one of these does not hold, the row that exists stays as it is.
  public var filters: [SQLExpression]

  public init(
    target: [SQLColumn], where indexFilter: SQLExpression? = nil, assignments: [SQLAssignment],
    filters: [SQLExpression] = []
  ) {
    self.target = target
    self.indexFilter = indexFilter
    self.assignments = assignments
    self.filters = filters
  }
}

/// `column = value` in SET.
public struct SQLAssignment: Sendable, Hashable {
  public var column: SQLColumn
  public var value: SQLExpression

  public init(_ column: SQLColumn, _ value: SQLExpression) {
    self.column = column
    self.value = value
  }
}

/// An UPDATE of the rows for which every filter holds.
public struct SQLUpdate: Sendable, Hashable {
  public var table: SQLTableReference
  public var assignments: [SQLAssignment]
  /// What the rows are joined with, by the filters: at most one row of it for each of them.
  public var from: SQLSource?
  public var filters: [SQLExpression]
  public var returning: [SQLSelection]
  /// Clauses that the statement was asked to have and cannot have: validation refuses them.
  public var unsupported: [String]

  public init(
    _ table: SQLTableReference, set assignments: [SQLAssignment], from: SQLSource? = nil,
    where filters: [SQLExpression],
    returning: [SQLSelection] = [], unsupported: [String] = []
  ) {
    self.table = table
    self.assignments = assignments
    self.from = from
    self.filters = filters
    self.returning = returning
    self.unsupported = unsupported
  }
}

/// A DELETE of the rows for which every filter holds.
public struct SQLDelete: Sendable, Hashable {
  public var table: SQLTableReference
  public var filters: [SQLExpression]
  public var returning: [SQLSelection]
  /// Clauses that the statement was asked to have and cannot have: validation refuses them.
  public var unsupported: [String]

  public init(
    from table: SQLTableReference, where filters: [SQLExpression], returning: [SQLSelection] = [],
    unsupported: [String] = []
  ) {
    self.table = table
    self.filters = filters
    self.returning = returning
    self.unsupported = unsupported
  }
}

/// A CREATE TABLE: text columns compare by code point unless they say otherwise.
public struct SQLCreateTable: Sendable, Hashable {
  /// A column with what the table says of it.
  public struct Column: Sendable, Hashable {
    public var column: SQLColumn
    /// Whether the column is the primary key, or a part of it.
    public var isPrimaryKey: Bool
    /// Whether the database makes the value where a row brings none.
    public var isGenerated: Bool
    public var isUnique: Bool
    public var defaultValue: SQLExpression?
    public var reference: Reference?

    public init(
      _ column: SQLColumn, primaryKey: Bool = false, generated: Bool = false, unique: Bool = false,
      default defaultValue: SQLExpression? = nil, references: Reference? = nil
    ) {
      self.column = column
      isPrimaryKey = primaryKey
      isGenerated = generated
      isUnique = unique
      self.defaultValue = defaultValue
      reference = references
    }
  }

  /// A foreign key: the column holds values of another table's column.
  public struct Reference: Sendable, Hashable {
    /// What happens to the row when the one that it refers to is deleted.
    @nonexhaustive public enum Action: Sendable, Hashable {
      case noAction, cascade, setNull
    }

    public var table: SQLTableReference
    public var column: SQLColumn
    public var onDelete: Action

    public init(_ table: SQLTableReference, _ column: SQLColumn, onDelete: Action) {
      self.table = table
      self.column = column
      self.onDelete = onDelete
    }
  }

  public var table: SQLTableReference
  public var columns: [Column]
  public var ifNotExists: Bool

  public init(_ table: SQLTableReference, columns: [Column], ifNotExists: Bool = false) {
    self.table = table
    self.columns = columns
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
  public var table: SQLTableReference
  public var ifExists: Bool

  public init(_ table: SQLTableReference, ifExists: Bool = false) {
    self.table = table
    self.ifExists = ifExists
  }
}

/// The description of a table: its name and columns, from which Koine renders `CREATE TABLE`.
public struct TableSchema: Sendable {
  /// The table's name in the database.
  public var name: String
  /// The schema that the table lives in, if it is not the default one.
  public var schema: String?
  /// What the database tells people about the table.
  public var comment: String?
  /// The columns, in the order in which rows are read and inserted.
  public var columns: [ColumnDefinition]

  /// Describes a table; its columns are those of the rows, in their order.
  public init(
    _ name: String, schema: String? = nil, comment: String? = nil, columns: [ColumnDefinition]
  ) {
    self.comment = comment
    self.name = name
    self.schema = schema
    self.columns = columns
  }
}

/// The description of one column.
public struct ColumnDefinition: Sendable {
  /// The column's name in the database.
  public var name: String
  /// The SQL type of the values.
  public var type: SQLType
  /// Whether a value may be NULL; if not, `CREATE TABLE` says `NOT NULL`.
  public var isNullable: Bool
  /// Whether the column is the primary key, or a part of it.
  public var isPrimaryKey: Bool
  /// Whether no two rows may have the same value: `UNIQUE`.
  public var isUnique: Bool
  /// How the column's texts are compared, unless an expression says otherwise.
  public var collation: SQLCollation
  /// The database's DEFAULT.
  public var defaultValue: SQLValue?
  /// The database's DEFAULT, if it is computed for each row.
  public var defaultExpression: SQLExpression?
  /// The key of another table that the values refer to; `nil` if there is none.
  public var reference: ForeignKey?
  /// The name that the column had before, if it has another one now.
  public var renamedFrom: String?
  /// When the database computes the values, of what ``Table/generatedColumns`` says; `nil` for an ordinary column.
  public var computed: GeneratedStorage?
  /// What the database tells people about the column.
  public var comment: String?
  /// The cases whose columns begin with this one, if it is the first of an enum in a group: of one enum inside of another,
  /// the outer one's first.
  var cases: [CaseColumns] = []
  /// How many columns the group has of which this is the first, if it is that of a table's group.
  var groupWidth: Int?
  /// The Swift type of the values.
  let valueType: any SQLRepresentable.Type

  /// Describes a column that holds values of a Swift type.
  ///
  /// - Parameters:
  ///   - name: The name in the database.
  ///   - type: The type of its values.
  ///   - primaryKey: Whether it is the primary key, or a part of it.
  ///   - unique: Whether no two rows may have the same value.
  ///   - collation: How texts are compared; of a column of another type it is refused.
  ///   - defaultValue: What the database stores if a row does not say.
  ///   - databaseType: The name of a type that the database itself defines, such as an enum type.
  ///   - references: The table whose primary key the values refer to.
  ///   - onDelete: What happens if the row that is referred to is deleted.
  ///   - onUpdate: What happens if the row that is referred to gets another key.
  ///   - deferred: Whether the reference is looked at when the transaction ends, and not before.
  ///   - renamedFrom: The name that the column had before, if it has another one now.
  ///   - generated: When the database computes the values, if they are computed.
  ///   - comment: What the database tells people about the column.
  public init<Value: SQLRepresentable>(
    _ name: String, _ type: Value.Type, primaryKey: Bool = false, unique: Bool = false,
    collation: SQLCollation = .binary, default defaultValue: (any SQLRepresentable)? = nil,
    databaseType: String? = nil,
    references: (any PrimaryKeyedTable.Type)? = nil,
    onDelete: ForeignKeyAction = .noAction, onUpdate: ForeignKeyAction = .noAction, deferred: Bool = false,
    renamedFrom: String? = nil, generated: GeneratedStorage? = nil, comment: String? = nil
  ) {
    self.name = name
    self.renamedFrom = renamedFrom
    computed = generated
    self.comment = comment
    self.type = databaseType.map { .named($0, stored: Value.sqlType) } ?? Value.sqlType
    valueType = Value.self
    isNullable = Value.isNullable
    isPrimaryKey = primaryKey
    isUnique = unique
    self.collation = collation
    self.defaultValue = defaultValue?.sqlValue
    reference = references.map {
      ForeignKey(table: $0, onDelete: onDelete, onUpdate: onUpdate, isDeferred: deferred)
    }
  }

  /// Describes a column of which nothing but its name and the Swift type of its values is said.
  ///
  /// Most columns are described so, and a call with the fourteen arguments of the other initialiser has 350 bytes more.
  public init<Value: SQLRepresentable>(_ name: String, _ type: Value.Type) {
    self.init(name, type, primaryKey: false)
  }

  /// Describes a column that no Swift type describes.
  ///
  /// - Parameters:
  ///   - name: The name in the database.
  ///   - type: The type of its values.
  ///   - valueType: A Swift type that has all of the values.
  ///   - isNullable: Whether a value may be NULL.
  ///   - isPrimaryKey: Whether it is the primary key, or a part of it.
  ///   - defaultValue: What the database stores if a row does not say, or any value if that is not known.
  init(
    _ name: String, type: SQLType, valueType: any SQLRepresentable.Type, isNullable: Bool, isPrimaryKey: Bool,
    defaultValue: SQLValue?
  ) {
    self.name = name
    self.type = type
    self.valueType = valueType
    self.isNullable = isNullable
    self.isPrimaryKey = isPrimaryKey
    isUnique = false
    collation = .binary
    self.defaultValue = defaultValue
  }

  /// Makes a column of a type that is not a ``ColumnValue`` a compile-time error that says how to store it.
  @available(
    *, unavailable,
    message: "a column cannot hold this type: make it a ColumnValue, or store it as @Column(as: JSON<…>.self)"
  )
  public init<Value>(
    _ name: String, _ type: Value.Type, primaryKey: Bool = false, unique: Bool = false,
    collation: SQLCollation = .binary, default defaultValue: (any SQLRepresentable)? = nil,
    databaseType: String? = nil,
    references: (any PrimaryKeyedTable.Type)? = nil,
    onDelete: ForeignKeyAction = .noAction, onUpdate: ForeignKeyAction = .noAction, deferred: Bool = false,
    renamedFrom: String? = nil, generated: GeneratedStorage? = nil, comment: String? = nil
  ) {
    self.init(name, Bool.self)
  }

  // Not a parameter of the initialiser: most columns have none, and each would say so in the code of its program.
  /// The column with a default that the database computes for each row.
  public func defaulting(to expression: any QueryExpression) -> ColumnDefinition {
    var column = self
    column.defaultExpression = expression.expression
    return column
  }

  /// Whether the database makes a value if a row has none: an integer that refers to no other
  /// table and is the primary key, by itself.
  public var isGenerated: Bool {
    isPrimaryKey && reference == nil && type.isInteger
  }
}

/// When the database computes the values of a column from others of the row.
public enum GeneratedStorage: Sendable, Hashable {
  /// When the row is written: the values are stored with it.
  case stored
  /// When the row is read. PostgreSQL, which before version 18 has no such columns, stores the values.
  case virtual

  var node: SQLComputation.Storage {
    switch self {
    case .stored: .stored
    case .virtual: .virtual
    }
  }
}

/// A column's reference to the primary key of another table.
public struct ForeignKey: Sendable {
  /// The table whose primary key the values refer to.
  public var table: any PrimaryKeyedTable.Type
  /// What happens to the rows that refer to a row when that is deleted.
  public var onDelete: ForeignKeyAction
  /// What happens to the rows that refer to a row when that gets another key.
  public var onUpdate: ForeignKeyAction
  /// Whether the reference is looked at when the transaction ends, and not before.
  public var isDeferred: Bool

  /// Describes a reference to the primary key of a table.
  ///
  /// - Parameters:
  ///   - table: The table whose primary key the values refer to.
  ///   - onDelete: What happens to the rows that refer to a row when that is deleted.
  ///   - onUpdate: What happens to them when the row gets another key.
  ///   - isDeferred: Whether the reference is looked at when the transaction ends, and not before.
  public init(
    table: any PrimaryKeyedTable.Type, onDelete: ForeignKeyAction = .noAction,
    onUpdate: ForeignKeyAction = .noAction, isDeferred: Bool = false
  ) {
    self.table = table
    self.onDelete = onDelete
    self.onUpdate = onUpdate
    self.isDeferred = isDeferred
  }
}

/// What happens to the rows that refer to a row when that is deleted, or gets another key.
public enum ForeignKeyAction: Sendable, Hashable {
  /// The change fails, if the reference leads nowhere at the end of the statement, or of the transaction.
  case noAction
  /// The change fails at once.
  case restrict
  /// The rows are deleted too, or refer to the new key.
  case cascade
  /// The reference becomes NULL.
  case setNull
  /// The reference becomes the column's DEFAULT.
  case setDefault

  /// Whether other rows change with the row.
  var changesRows: Bool {
    switch self {
    case .noAction, .restrict: false
    case .cascade, .setNull, .setDefault: true
    }
  }
}

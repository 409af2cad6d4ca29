import Synchronization

/// A table, or an alias of one, as a source of columns in queries: described once and shared.
public final class SQLTableReference: Sendable {
  /// The table's name in the database.
  public let name: String
  /// The schema that the table lives in, if it is not the default one.
  public let schema: String?
  /// The name by which the query refers to the table, if it is not the table's own.
  public let alias: String?
  /// The name by which columns refer to this source: the alias, or the table's name.
  public let sourceName: String
  /// The columns, in the order of the table.
  public let columns: [SQLColumn]
  /// What is written besides, as rows follow those that are changed by the foreign keys that types declare; `nil` if none
  /// of its own rows do.
  let followers: (@Sendable (_ changes: StatementAccess) -> StatementAccess)?
  /// The name of the column that counts the changes of each row; `nil` if the table has none.
  let versionName: (@Sendable () -> String)?
  /// What the database computes columns from, by their names; `nil` if only the database knows.
  let computations: (@Sendable () -> [String: SQLExpression])?
  /// The unique keys that are rules or indexes of the table, and not those of a column; `nil` if only the database knows.
  let uniqueKeys: (@Sendable () -> [UniqueKey])?
  /// Every column, `"source"."name"`, separated by commas, as standard SQL quotes it.
  package let quotedColumns: UTF8Text
  /// The table's name in the database, and its alias, as standard SQL quotes them.
  package let quotedSource: UTF8Text
  /// What makes the table's names and those of its columns unfit for an engine.
  package let identifiers: SQLIdentifierTraits
  /// Whether a column's texts are compared otherwise than by code point.
  let hasCollations: Bool
  /// The query that the name stands for, if the source is a common table that brings its own.
  let definition: SQLCommonTable?
  /// Whether the reference is that of a table's type, which every query of the table shares.
  let isLasting: Bool
  /// The name by which columns refer to this source, its ASCII letters in lower case.
  private let foldedName: UTF8Text
  private let keptProposedRow = AtomicLazyReference<SQLTableReference>()

  /// Columns whose values together no two rows have.
  struct UniqueKey: Sendable {
    /// The name of the constraint, if it is one that has been given a name.
    var constraint: String?
    /// The names of the columns; of an index, those in its expressions.
    var columns: [String]
  }

  /// What a column is, without its source.
  public struct ColumnDescription: Sendable, Hashable {
    /// The column's name in the database.
    public var name: String
    /// The SQL type of the values.
    public var type: SQLType
    /// Whether a value may be NULL.
    public var isNullable: Bool
    /// Whether the column is the table's primary key, on which all others depend, or a part of it.
    public var isPrimaryKey: Bool
    /// Whether no two rows of the table have the same value in the column, NULL aside.
    public var isUnique: Bool
    /// How the column's texts are compared, unless an expression says otherwise.
    public var collation: SQLCollation
    /// Whether the database computes the value from others of the row, so that no statement may give one.
    public var isComputed: Bool
    /// What the database stores if a row has no value: `nil` if that is NULL, or another value in each row.
    var constantDefault: SQLValue?
    /// Whether that is the time of the statement, or computed of it.
    var isTimeByDefault = false

    /// Describes a column; a text is compared by code point unless you say otherwise.
    public init(
      name: String, type: SQLType, isNullable: Bool, isPrimaryKey: Bool = false,
      isUnique: Bool = false, collation: SQLCollation = .binary, isComputed: Bool = false
    ) {
      self.isComputed = isComputed
      self.name = name
      self.type = type
      self.isNullable = isNullable
      self.isPrimaryKey = isPrimaryKey
      self.isUnique = isUnique
      self.collation = collation
    }

    /// Describes a column of another source.
    init(_ column: SQLColumn) {
      self.init(
        name: column.name, type: column.type, isNullable: column.isNullable,
        isPrimaryKey: column.isPrimaryKey, isUnique: column.isUnique, collation: column.collation,
        isComputed: column.isComputed)
      constantDefault = column.constantDefault
      isTimeByDefault = column.isTimeByDefault
    }
  }

  /// Describes a table.
  ///
  /// - Parameters:
  ///   - name: The name of the table.
  ///   - schema: The schema that the table lives in, if it is not the default one.
  ///   - alias: The name by which the query refers to the table, if it is not the table's own.
  ///   - columns: The columns.
  public convenience init(
    name: String, schema: String? = nil, alias: String? = nil, columns: [ColumnDescription]
  ) {
    self.init(name: name, schema: schema, alias: alias, columns: columns, followers: nil)
  }

  init(
    name: String, schema: String?, alias: String?, columns: [ColumnDescription],
    followers: (@Sendable (StatementAccess) -> StatementAccess)?,
    computations: (@Sendable () -> [String: SQLExpression])? = nil,
    uniqueKeys: (@Sendable () -> [UniqueKey])? = nil,
    versionName: (@Sendable () -> String)? = nil, definition: SQLCommonTable? = nil,
    isLasting: Bool = false
  ) {
    self.name = name
    self.uniqueKeys = uniqueKeys
    self.versionName = versionName
    self.computations = computations
    self.definition = definition
    self.isLasting = isLasting
    self.followers = followers
    self.schema = schema
    self.alias = alias
    let source = alias ?? name
    sourceName = source
    self.columns = columns.enumerated().map {
      SQLColumn(source: source, $1, position: $0, isLasting: isLasting)
    }
    hasCollations = columns.contains { $0.collation != .binary }
    foldedName = UTF8Text(source, foldingCase: true)
    quotedSource = UTF8Text(
      (schema.map { SQLIdentifier.quote($0) + "." } ?? "") + SQLIdentifier.quote(name)
        + (alias.map { " AS " + SQLIdentifier.quote($0) } ?? ""))
    let quotedName = SQLIdentifier.quote(source)
    quotedColumns = UTF8Text(
      columns.map { quotedName + "." + SQLIdentifier.quote($0.name) }.joined(separator: ", "))
    var identifiers = SQLIdentifierTraits(name)
    if let schema { identifiers = identifiers.union(SQLIdentifierTraits(schema)) }
    if let alias { identifiers = identifiers.union(SQLIdentifierTraits(alias)) }
    for column in self.columns { identifiers = identifiers.union(column.identifiers) }
    self.identifiers = identifiers
  }

  deinit {
    quotedColumns.deallocate()
    quotedSource.deallocate()
    foldedName.deallocate()
  }

  /// Whether the source has a column, by its name.
  func has(_ column: SQLColumn) -> Bool {
    let position = column.position
    if position < columns.count, columns[position] === column { return true }
    // By position: each step of an iterator takes memory in a build for tests.
    var index = 0
    while index < columns.count {
      if columns[index].quotedName.hasSameBytes(as: column.quotedName) { return true }
      index += 1
    }
    return false
  }

  /// Whether both sources have the same name to an engine that ignores the case of ASCII letters.
  func hasSameName(as other: SQLTableReference) -> Bool {
    foldedName.hasSameBytes(as: other.foldedName)
  }

  /// Some columns of the same table.
  package func columns(from position: Int, count: Int) -> SQLTableReference {
    SQLTableReference(
      name: name, schema: schema, alias: alias,
      columns: columns[position..<position + count].map { ColumnDescription($0) },
      followers: followers, computations: computations, definition: definition)
  }

  /// The same table under another name.
  public func aliased(_ alias: String) -> SQLTableReference {
    SQLTableReference(
      name: name, schema: schema, alias: alias, columns: columns.map { ColumnDescription($0) },
      followers: followers, computations: computations, definition: definition)
  }

  /// The row that an insert proposes, under the name that its conflict has for it.
  var proposedRow: SQLTableReference {
    keptProposedRow.load()
      ?? keptProposedRow.storeIfNil(
        SQLTableReference(
          name: name, schema: schema, alias: SQLConflict.proposedRow,
          columns: columns.map { ColumnDescription($0) }, followers: followers,
          computations: computations, definition: definition, isLasting: isLasting))
  }

  /// A source of another name with the same columns, none of which is a key.
  func renamed(_ name: String) -> SQLTableReference {
    SQLTableReference(
      name: name,
      columns: columns.map { column in
        var description = ColumnDescription(column)
        description.isPrimaryKey = false
        description.isUnique = false
        description.isComputed = false
        return description
      })
  }

  /// The source as a common table that brings the query which its name stands for.
  func defined(by definition: SQLCommonTable) -> SQLTableReference {
    SQLTableReference(
      name: name, schema: schema, alias: alias, columns: columns.map { ColumnDescription($0) },
      followers: followers, computations: computations, definition: definition)
  }
}

extension SQLTableReference: Hashable {
  /// Whether both name the same source, with the same columns and definition.
  public static func == (left: SQLTableReference, right: SQLTableReference) -> Bool {
    left === right
      || (left.quotedSource.hasSameBytes(as: right.quotedSource) && left.columns == right.columns
        && left.definition == right.definition)
  }

  /// Feeds the names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(schema)
    hasher.combine(alias)
  }
}

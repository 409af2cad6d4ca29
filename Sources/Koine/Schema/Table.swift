/// A Swift type whose values are the rows of a table.
///
/// `@Table` writes the conformance; everything it writes can be written by hand.
///
///     @Table struct Reminder { let id: Int; var title = "" }
public protocol Table: Sendable, RowReadable, SelectionMember
where RowValue == Columns.Value, _Member == Columns, _OptionalMember == Nullable<Columns> {
  /// The type of `columns`, which `@Table` writes: one property for each column.
  associatedtype Columns: TableColumns where Columns.Value == Row
  /// What a row of the table is in Swift: the type itself, also for an alias of it.
  associatedtype Row: InsertableRow = Self
  /// A row before it has a key: what can be inserted.
  associatedtype Draft: InsertableRow = Row
  /// The values of the columns, in their order: what a query must select to represent the table.
  associatedtype Fields = Row
  /// `Where<Self>` for a table that has a default scope.
  associatedtype DefaultScope: TableScope = EveryRow<Columns> where DefaultScope.Columns == Columns
  /// The description of the table: its name and its columns.
  static var schema: TableSchema { get }
  /// The columns, described once.
  static var columns: Columns { get }
  /// The rows that queries of the table are about, unless they say ``unscoped()``: every row by default.
  ///
  ///     @Table struct Note {
  ///       let id: Int
  ///       var isDeleted = false
  ///       static var defaultScope: Where<Note> { Note.where { !$0.isDeleted } }
  ///     }
  ///     Note.count()                      // … FROM "notes" WHERE NOT "notes"."isDeleted"
  ///     Note.all().delete()               // DELETE FROM "notes" WHERE NOT "notes"."isDeleted"
  ///
  /// `all()` and every other way into a query apply it: `where`, `order`, `find` …, joins (in ON if
  /// that means the same, otherwise as a derived table), subqueries, updates and deletes, aliases, and
  /// generic code. Inserts ignore it, and so does an upsert that updates an existing row.
  ///
  /// While it is being made, queries of the table itself see every row. It is a condition: updates and
  /// deletes are refused if it has any clause other than `where`.
  static var defaultScope: DefaultScope { get }
  /// The rules for the table's rows beside those of its columns: none by default.
  ///
  ///     @Table struct Booking {
  ///       let id: Int
  ///       var room: Int
  ///       var day: CalendarDate
  ///       var seats: Int
  ///       static let constraints: [TableConstraint<Booking>] = [
  ///         .unique(\.room, \.day),
  ///         .check("seats are positive") { $0.seats > 0 },
  ///       ]
  ///     }
  ///     Booking.createTable()
  ///     // CREATE TABLE "bookings" (…, UNIQUE ("room", "day"), CONSTRAINT "seats are positive" CHECK ("seats" > 0))
  static var constraints: [TableConstraint<Self>] { get }
  /// The indexes of the table beside those of its keys: none by default. `createTable()` creates them, too.
  ///
  ///     static let indexes: [TableIndex<Booking>] = [
  ///       .on(\.day),
  ///       .unique(\.room, \.day),
  ///     ]
  static var indexes: [TableIndex<Self>] { get }
  /// What the columns that are declared with `generated:` are: none by default.
  ///
  ///     @Column(generated: .stored) var total: Int
  ///
  ///     static let generatedColumns: [GeneratedColumn<Booking>] = [.computed(\.total) { $0.price * $0.seats }]
  ///     // "total" bigint GENERATED ALWAYS AS ("price" * "seats") STORED NOT NULL
  static var generatedColumns: [GeneratedColumn<Self>] { get }
}

/// A table with a primary key of one column.
public protocol PrimaryKeyedTable: Table {
  /// The Swift type of the key.
  associatedtype PrimaryKey: ColumnValue
  /// The column of the key.
  static var primaryKey: Column<Row, PrimaryKey> { get }
}

/// A row that can be inserted: a table's own type, or its `Draft`.
public protocol InsertableRow: Sendable {
  /// Appends a value for each column, in the order of the table's columns; a column that the row leaves to
  /// the database is appended with ``RowEncoder/append(orDefault:)``.
  func encode(into encoder: inout RowEncoder)
}

/// The columns of one source of a query: what a clause's closure receives for each table and derived table in scope.
public protocol SourceColumns: Scope where Outer == Nullable<Self>, Regrouped == RolledUp<Self> {
  /// The source that the columns belong to.
  var _source: SQLTableReference { get }
}

extension SourceColumns {
  /// The columns, made optional.
  public var _outer: Nullable<Self> { Nullable(self) }

  /// The columns, each of them optional.
  public var _regrouped: RolledUp<Self> { RolledUp(self) }
  /// Every column of the source.
  public var _selection: [SQLSelection] { [.columns(_source)] }
  /// Appends every column of the source.
  public func _append(to selection: inout [SQLSelection]) {
    selection.append(.columns(_source))
  }
}

/// The columns of a table, or of what a type describes like one.
public protocol TableColumns: SourceColumns, MemberColumns {
  /// The row type that the columns name: `Never` for those of a `@Selection`.
  associatedtype _Root = Value
  /// The columns of a source, which has them in the table's order.
  init(_ source: SQLTableReference)
}

/// The columns of a table that has column groups, which an update may assign: `@Table` declares it where a property is a
/// `@ColumnGroup`.
///
/// Others have no use for what assigns a group. The compiler does not look at it then, which makes it a quarter of the time
/// to find a misspelled name in an update.
public protocol GroupedColumns: TableColumns {}

extension TableColumns {
  /// The row type that the columns name, for a protocol of what several tables have.
  ///
  ///     protocol Named: TableColumns { var name: Column<Owner, String> { get } }
  ///     extension Author.Columns: Named {}
  public typealias Owner = _Root

  /// The same columns, of the source under its new name.
  public func _renamed(_ renaming: SourceRenaming) -> Self { Self(renaming(_source)) }
}

extension TableSchema {
  /// Whether the rows of the table may follow those of another one, by a foreign key of a column.
  fileprivate var hasFollowingColumn: Bool {
    columns.contains { column in
      guard let key = column.reference else { return false }
      return key.onDelete.changesRows || key.onUpdate.changesRows
    }
  }

  /// What a reference to the table knows of its columns.
  fileprivate var columnDescriptions: [SQLTableReference.ColumnDescription] {
    let isComposite = columns.count { $0.isPrimaryKey } > 1
    return columns.map { column in
      var description = SQLTableReference.ColumnDescription(
        name: column.name, type: column.type, isNullable: column.isNullable,
        isPrimaryKey: column.isPrimaryKey, isUnique: column.isUnique, collation: column.collation,
        isComputed: column.computed != nil)
      // A generated key is another one in each row.
      if isComposite || !column.isGenerated { description.constantDefault = column.constantDefault }
      description.isTimeByDefault = column.defaultExpression?.hasTime ?? false
      return description
    }
  }
}

extension ColumnDefinition {
  /// The default, or what represents one that is computed; `nil` if it is NULL, or another value in each row.
  fileprivate var constantDefault: SQLValue? {
    guard let expression = defaultExpression else { return defaultValue == .null ? nil : defaultValue }
    let isConstant = expression.isSteady && !expression.mayBeNull(in: .anywhere)
    return isConstant ? .invalid(reason: "the default of \(name)") : nil
  }
}

extension SQLTableReference {
  /// The table that a schema describes, under its own name or under an alias.
  public convenience init(_ schema: TableSchema, alias: String? = nil) {
    self.init(schema, alias: alias, isLasting: alias == nil)
  }

  /// The table that a type describes, with the foreign keys among its rules, under its own name.
  public convenience init(of table: any Table.Type) {
    var versionName: (@Sendable () -> String)?
    if let versioned = table as? any VersionedTable.Type {
      versionName = { versioned.nameOfVersionColumn }
    }
    self.init(
      table.schema, alias: nil,
      followers: { changes in
        var keys = FollowedKeys()
        keys.add(table)
        return keys.followers(of: changes)
      }, computations: { table.computations }, uniqueKeys: { table.uniqueKeys }, versionName: versionName,
      isLasting: true)
  }

  /// - Parameter isLasting: Whether the reference is made once, and not for each statement.
  convenience init(_ schema: TableSchema, alias: String? = nil, isLasting: Bool) {
    var followers: (@Sendable (StatementAccess) -> StatementAccess)?
    if schema.hasFollowingColumn {
      followers = { changes in
        var keys = FollowedKeys()
        keys.add(schema)
        return keys.followers(of: changes)
      }
    }
    self.init(schema, alias: alias, followers: followers, isLasting: isLasting)
  }

  private convenience init(
    _ schema: TableSchema, alias: String?, followers: (@Sendable (StatementAccess) -> StatementAccess)?,
    computations: (@Sendable () -> [String: SQLExpression])? = nil,
    uniqueKeys: (@Sendable () -> [SQLTableReference.UniqueKey])? = nil,
    versionName: (@Sendable () -> String)? = nil, isLasting: Bool
  ) {
    self.init(
      name: schema.name, schema: schema.schema, alias: alias, columns: schema.columnDescriptions,
      followers: followers, computations: computations, uniqueKeys: uniqueKeys, versionName: versionName,
      isLasting: isLasting)
  }
}

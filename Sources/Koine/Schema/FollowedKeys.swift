/// The foreign keys by which a change of one table's rows changes those of another.
@_spi(KoineDriver) public struct FollowedKeys: Sendable {
  /// A foreign key, and what happens to the rows that refer.
  public struct Key: Sendable, Hashable {
    let table: StatementAccess.Table
    let columns: [String]
    /// The columns that SET NULL or SET DEFAULT changes with a deletion. An update changes all of them.
    let columnsSetOnDelete: [String]
    let followed: StatementAccess.Table
    /// Empty if it is the primary key, whose columns are not named.
    let followedColumns: [String]
    let onDelete: ForeignKeyAction
    let onUpdate: ForeignKeyAction

    /// Describes a foreign key.
    ///
    /// - Parameters:
    ///   - table: The table whose rows refer.
    ///   - columns: The columns that refer.
    ///   - columnsSetOnDelete: The columns that a deletion changes, if not all of them.
    ///   - followed: The table that they refer to.
    ///   - followedColumns: The columns that they refer to; none if it is the primary key, whose columns are not named.
    ///   - onDelete: What happens if the row that is referred to is deleted.
    ///   - onUpdate: What happens if it gets another key.
    public init(
      table: StatementAccess.Table, columns: [String], columnsSetOnDelete: [String] = [],
      followed: StatementAccess.Table, followedColumns: [String], onDelete: ForeignKeyAction,
      onUpdate: ForeignKeyAction
    ) {
      self.table = table
      self.columns = columns
      self.columnsSetOnDelete = columnsSetOnDelete.isEmpty ? columns : columnsSetOnDelete
      self.followed = followed
      self.followedColumns = followedColumns
      self.onDelete = onDelete
      self.onUpdate = onUpdate
    }
  }

  private(set) var keys: Set<Key> = []
  /// Whether the bare name finds a table, of those of a database. Each has its schema here.
  var visibility: [StatementAccess.Table: Bool] = [:]
  /// Whether names that differ by the case of ASCII letters alone are one name to the engine.
  var ignoresCase = false

  /// No key.
  public init() {}

  mutating func include(_ other: FollowedKeys) {
    keys.formUnion(other.keys)
    visibility.merge(other.visibility) { $1 }
    ignoresCase = ignoresCase || other.ignoresCase
  }

  /// Adds a key, unless no row follows by it.
  public mutating func insert(_ key: Key) {
    if key.onDelete.changesRows || key.onUpdate.changesRows { keys.insert(key) }
  }

  /// Adds the keys that a type declares, and those of the types that it refers to.
  mutating func add(_ table: any Table.Type) {
    var seen: Set<StatementAccess.Table> = []
    table.addKeys(to: &self, &seen)
  }

  /// Adds the keys of a table's columns, and those of the types that it refers to. The table's other rules only its type
  /// tells.
  mutating func add(_ schema: TableSchema) {
    var seen: Set<StatementAccess.Table> = [StatementAccess.Table(schema)]
    add(columnsOf: schema, &seen)
  }

  fileprivate mutating func add(columnsOf schema: TableSchema, _ seen: inout Set<StatementAccess.Table>) {
    for column in schema.columns {
      guard let reference = column.reference else { continue }
      let followed = reference.table.schema
      insert(
        Key(
          table: StatementAccess.Table(schema), columns: [column.name],
          followed: StatementAccess.Table(followed),
          followedColumns: followed.columns.filter(\.isPrimaryKey).map(\.name),
          onDelete: reference.onDelete, onUpdate: reference.onUpdate))
      reference.table.addKeys(to: &self, &seen)
    }
  }

  /// A table's name as the engine compares it.
  func name(of table: StatementAccess.Table) -> StatementAccess.Table {
    ignoresCase ? table.folded : table
  }

  /// What a statement writes besides, as rows follow those that it deletes or changes.
  func followers(of statement: SQLStatement) -> StatementAccess { followers(of: statement.changedRows) }

  /// What is written besides, as rows follow those that are deleted or changed.
  ///
  /// - Parameter changes: What is written of rows that there are: every column of those that are deleted.
  public func followers(of changes: StatementAccess) -> StatementAccess {
    var followers = StatementAccess()
    while true {
      var all = changes
      all.include(followers)
      let before = followers
      for key in keys { follow(key, all, into: &followers) }
      if followers == before { return followers }
    }
  }

  private func follow(_ key: Key, _ changes: StatementAccess, into followers: inout StatementAccess) {
    if key.onDelete.changesRows, changes.wholeTables.contains(where: { mayBeSame($0, key.followed) }) {
      if key.onDelete == .cascade {
        followers.insertEveryColumn(of: key.table)
      } else {
        followers.insert(key.columnsSetOnDelete, of: key.table)
      }
    }
    guard key.onUpdate.changesRows else { return }
    let keyColumns = Set(key.followedColumns.map(\.asciiLowercased))
    for (changed, names) in changes.columns where mayBeSame(changed, key.followed) {
      let isKey = keyColumns.isEmpty || names.contains { keyColumns.contains($0.asciiLowercased) }
      if isKey { followers.insert(key.columns, of: key.table) }
    }
  }

  /// Whether both names may mean one table. Where the engine looks for a bare name is known of a database's tables alone.
  private func mayBeSame(_ left: StatementAccess.Table, _ right: StatementAccess.Table) -> Bool {
    guard left.isSame(as: right) else { return false }
    if (left.schema == nil) == (right.schema == nil) { return true }
    return visibility[name(of: left.schema == nil ? right : left)] ?? true
  }

  // MARK: What is allowed

  /// What of the followers is not among what is allowed. The name of a table with its schema and the bare name that finds
  /// it are of one table.
  func excess(of followers: StatementAccess, over allowed: StatementAccess) -> StatementAccess {
    var excess = StatementAccess()
    for table in followers.wholeTables where !isEveryColumn(of: table, in: allowed) {
      excess.insertEveryColumn(of: table)
    }
    for (table, columns) in followers.columns where !isEveryColumn(of: table, in: allowed) {
      let known = allowed.columns.filter { isOne($0.key, table) }
      let names = Set(known.values.joined().map(name(ofColumn:)))
      let left = columns.filter { !names.contains(name(ofColumn: $0)) }
      if known.isEmpty || !left.isEmpty { excess.insert(left, of: table) }
    }
    return excess
  }

  private func isEveryColumn(of table: StatementAccess.Table, in allowed: StatementAccess) -> Bool {
    allowed.wholeTables.contains { isOne($0, table) }
  }

  /// Whether both names mean one table for sure.
  private func isOne(_ left: StatementAccess.Table, _ right: StatementAccess.Table) -> Bool {
    let (one, other) = (name(of: left), name(of: right))
    if one == other { return true }
    guard one.name == other.name, (one.schema == nil) != (other.schema == nil) else { return false }
    return visibility[one.schema == nil ? other : one] ?? false
  }

  private func name(ofColumn name: String) -> String { ignoresCase ? name.asciiLowercased : name }
}

extension Table {
  /// Adds the keys that the type declares, at its columns and among its rules, and those of the types that it refers to.
  fileprivate static func addKeys(to keys: inout FollowedKeys, _ seen: inout Set<StatementAccess.Table>) {
    let table = StatementAccess.Table(schema)
    guard seen.insert(table).inserted else { return }
    keys.add(columnsOf: schema, &seen)
    for rule in constraints {
      guard case .foreignKey(let columns, let key) = rule.node.rule else { continue }
      keys.insert(
        FollowedKeys.Key(
          table: table, columns: columns.map(\.name), followed: StatementAccess.Table(key.table),
          followedColumns: key.columns.map(\.name), onDelete: ForeignKeyAction(key.onDelete),
          onUpdate: ForeignKeyAction(key.onUpdate)))
      rule.followed?.addKeys(to: &keys, &seen)
    }
  }
}

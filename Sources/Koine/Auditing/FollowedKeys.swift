/// The foreign keys by which a change of one table's rows changes those of another.
struct FollowedKeys: Sendable {
  struct Key: Sendable, Hashable {
    let table: StatementAccess.Table
    let columns: [String]
    let followed: StatementAccess.Table
    /// Empty if it is the primary key, whose columns are not named.
    let followedColumns: [String]
    let onDelete: ForeignKeyAction
    let onUpdate: ForeignKeyAction
  }

  private(set) var keys: Set<Key> = []

  mutating func include(_ other: FollowedKeys) { keys.formUnion(other.keys) }

  mutating func insert(_ key: Key) {
    if key.onDelete.changesRows || key.onUpdate.changesRows { keys.insert(key) }
  }

  /// Adds the keys that a type declares, and those of the tables that it refers to.
  mutating func add(_ schema: TableSchema) {
    var schemas = [schema]
    var seen: Set<StatementAccess.Table> = []
    while let schema = schemas.popLast() {
      let table = StatementAccess.Table(schema)
      guard seen.insert(table).inserted else { continue }
      for column in schema.columns {
        guard let reference = column.reference else { continue }
        let followed = reference.table.schema
        schemas.append(followed)
        insert(
          Key(
            table: table, columns: [column.name], followed: StatementAccess.Table(followed),
            followedColumns: followed.columns.filter(\.isPrimaryKey).map(\.name),
            onDelete: reference.onDelete, onUpdate: reference.onUpdate))
      }
    }
  }

  /// Adds the keys of a database's tables.
  mutating func add(_ schema: DatabaseSchema, named name: String?) {
    for table in schema.tables {
      for key in table.foreignKeys {
        insert(
          Key(
            table: StatementAccess.Table(table.name, schema: table.schema ?? name),
            columns: key.columnsSetOnDelete.isEmpty ? key.columns : key.columnsSetOnDelete,
            followed: StatementAccess.Table(key.table, schema: key.schema ?? name),
            followedColumns: key.referencedColumns, onDelete: key.onDelete, onUpdate: key.onUpdate))
      }
    }
  }

  /// What a statement writes besides, as rows follow those that it deletes or changes.
  func followers(of statement: SQLStatement) -> StatementAccess {
    var changes = StatementAccess()
    switch statement {
    case .insert(let insert):
      // A row that comes is followed by none; one that there is may change.
      let names = insert.conflicts.flatMap(\.assignments).map(\.column.name)
      if !names.isEmpty { changes.insert(names, of: StatementAccess.Table(insert.table)) }
    case .update, .delete, .truncate: changes = statement.writes
    case .changes(let steps):
      return steps.reduce(into: changes) { $0.include(self.followers(of: $1)) }
    default: return changes
    }
    var followers = StatementAccess()
    while true {
      var all = changes
      all.include(followers)
      let before = followers
      for key in keys { key.follow(all, into: &followers) }
      if followers == before { return followers }
    }
  }
}

extension FollowedKeys.Key {
  fileprivate func follow(_ changes: StatementAccess, into followers: inout StatementAccess) {
    if onDelete.changesRows, changes.wholeTables.contains(where: { $0.isSame(as: followed) }) {
      if onDelete == .cascade {
        followers.insertEveryColumn(of: table)
      } else {
        followers.insert(columns, of: table)
      }
    }
    guard onUpdate.changesRows else { return }
    for (changed, names) in changes.columns where changed.isSame(as: followed) {
      let isKey = followedColumns.isEmpty || followedColumns.contains { names.contains($0) }
      if isKey { followers.insert(columns, of: table) }
    }
  }
}

extension StatementAccess.Table {
  /// Whether both may be one table: engines ignore case, and look for a name without a schema.
  fileprivate func isSame(as other: Self) -> Bool {
    name.lowercased() == other.name.lowercased()
      && (schema == nil || other.schema == nil || schema == other.schema)
  }
}

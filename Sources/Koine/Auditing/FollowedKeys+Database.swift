extension FollowedKeys {
  /// Adds the keys of a database.
  mutating func add(_ found: ReferringKeys) {
    ignoresCase = found.ignoresCase
    for key in found.keys {
      note(key.table)
      note(key.referencedTable)
      let table = key.table
      insert(
        Key(
          table: StatementAccess.Table(table.name, schema: table.isVisible ? nil : table.schema),
          columns: key.columns, columnsSetOnDelete: key.columnsSetOnDelete,
          followed: StatementAccess.Table(key.referencedTable.name, schema: key.referencedTable.schema),
          followedColumns: key.referencedColumns, onDelete: key.onDelete, onUpdate: key.onUpdate))
    }
  }

  private mutating func note(_ table: ReferringKeys.Table) {
    guard let schema = table.schema else { return }
    visibility[name(of: StatementAccess.Table(table.name, schema: schema))] = table.isVisible
  }
}

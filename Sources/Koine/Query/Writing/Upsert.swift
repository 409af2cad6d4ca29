extension Table {
  /// Inserts rows, or updates those that have the same primary key: every column that is neither part of the key nor
  /// computed by the database.
  ///
  ///     Tag.upsert(tags)
  ///     // INSERT INTO "tags" ("id", "title", "weight") VALUES (?1, ?2, ?3)
  ///     // ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title", "weight" = "excluded"."weight"
  ///
  /// Of a ``VersionedTable``, a row that exists gets the next version, whatever the version of the row that replaces it.
  /// Rendering refuses a table without a primary key, and the same key twice.
  public static func upsert(_ rows: [Row]) -> Insert<Self, Void> {
    var insert = insert(rows).insert
    let table = insert.table
    let proposed = table.proposedRow
    let key = table.columns.filter(\.isPrimaryKey)
    insert.conflict = SQLConflict(
      target: key,
      assignments: table.columns.filter { !$0.isPrimaryKey && !$0.isComputed }.map { column in
        column.name == versionColumnName
          ? .incrementing(column) : SQLAssignment(column, .column(proposed.columns[column.position]))
      })
    return Insert(insert: insert, columns: columns, decoder: { _ in })
  }
}

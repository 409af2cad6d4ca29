/// A table that a statement names, with what it touches of it.
struct TableUse {
  let table: SQLTableReference
  /// Those of each type that describes the table.
  var columns: [SQLColumn]
  let read: Set<String>
  /// The columns that each row of an insert has a value for; `nil` if nothing is inserted.
  let inserted: Set<String>?

  func isRead(_ column: SQLColumn) -> Bool { read.contains(column.name) }

  /// The columns that the insert leaves out, and that cannot be.
  func columnsInNeed(of live: DatabaseSchema.Table) -> [String] {
    guard let inserted else { return [] }
    // A trigger of PostgreSQL may fill a row before it is looked at.
    if live.triggers.contains(where: { $0.text.contains(" BEFORE INSERT ") && $0.text.contains(" EXECUTE ") })
    {
      return []
    }
    return live.columns.filter { column in
      !column.isNullable && column.defaultText == nil && column.generation == nil
        && column.generatedKey == nil && !inserted.contains(column.name)
    }.map(\.name)
  }
}

extension SQLStatement {
  /// The tables that the statement names, each once, with the columns of them that it reads or writes; of several steps
  /// those of each.
  var tableUses: [TableUse] {
    if case .changes(let steps) = self { return steps.flatMap(\.tableUses) }
    let (reads, writes) = (reads, writes)
    var tables = tablesRead
    switch self {
    case .insert(let insert): tables.append(insert.table)
    case .update(let update): tables.append(update.table)
    case .delete(let delete): tables.append(delete.table)
    case .truncate(let table): tables.append(table)
    default: break
    }
    var uses: [TableUse] = []
    for table in tables {
      let key = StatementAccess.Table(table.name, schema: table.schema)
      let read = reads.columns[key] ?? []
      let touched = read.union(writes.columns[key] ?? [])
      let columns = table.columns.filter { touched.contains($0.name) }
      if let known = uses.firstIndex(where: { $0.table.qualifiedName == table.qualifiedName }) {
        uses[known].columns += columns.filter { !uses[known].columns.contains($0) }
        continue
      }
      var inserted: Set<String>?
      if case .insert(let insert) = self, insert.table.qualifiedName == table.qualifiedName {
        inserted = insert.columnsOfEachRow
      }
      uses.append(TableUse(table: table, columns: columns, read: read, inserted: inserted))
    }
    return uses
  }
}

extension SQLInsert {
  /// The columns that every row has a value for.
  fileprivate var columnsOfEachRow: Set<String> {
    var omitted: Set<Int> = []
    switch source {
    case .defaultValues: return []
    case .rows(let rows):
      var encoder = RowEncoder()
      for row in 0..<rows.count {
        encoder.removeAll()
        rows.encode(row, &encoder)
        omitted.formUnion(encoder.omitted)
      }
    default: break
    }
    return Set(columns.indices.filter { !omitted.contains($0) }.map { columns[$0].name })
  }
}

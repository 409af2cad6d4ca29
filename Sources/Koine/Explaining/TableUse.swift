/// A table that a statement names, with what it touches of it.
struct TableUse {
  let table: SQLTableReference
  /// Those of each type that describes the table.
  var columns: [SQLColumn]
  let read: Set<String>
  /// The columns that each row of an insert has a value for, or of a merge; `nil` if nothing is inserted.
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
    // An engine that ignores case has found a column for each name.
    let names = Set(live.columns.map(\.name))
    let otherCases = Set(inserted.subtracting(names).map(\.asciiLowercased))
    return live.columns.filter { column in
      if inserted.contains(column.name) || otherCases.contains(column.name.asciiLowercased) { return false }
      return !column.isNullable && !column.hasDefault && column.generation == nil
    }.map(\.name)
  }
}

extension SQLStatement {
  /// The tables that the statement names, each once, with the columns of them that it reads or writes; of several steps
  /// those of each.
  var tableUses: [TableUse] {
    if case .changes(let steps) = self { return steps.flatMap(\.tableUses) }
    let (reads, writes) = (reads, writes)
    var uses: [TableUse] = []
    for table in tablesRead + changedTables {
      let key = StatementAccess.Table(table.name, schema: table.schema)
      let read = reads.columns[key] ?? []
      var touched = read.union(writes.columns[key] ?? [])
      if case .insert(let insert) = self, insert.table.qualifiedName == table.qualifiedName {
        touched.formUnion(insert.proposedColumns)
      }
      let columns = table.columns.filter { touched.contains($0.name) }
      if let known = uses.firstIndex(where: { $0.table.qualifiedName == table.qualifiedName }) {
        uses[known].columns += columns.filter { !uses[known].columns.contains($0) }
        continue
      }
      var inserted: Set<String>?
      switch self {
      case .insert(let insert) where insert.table.qualifiedName == table.qualifiedName:
        inserted = insert.columnsOfEachRow
      case .merge(let merge) where merge.table.qualifiedName == table.qualifiedName:
        inserted = merge.columnsOfEachRow
      default: break
      }
      uses.append(TableUse(table: table, columns: columns, read: read, inserted: inserted))
    }
    return uses
  }
}

extension SQLInsert {
  /// The columns that an upsert names of the rows that were to be inserted: `excluded`.
  fileprivate var proposedColumns: Set<String> {
    if conflicts.isEmpty { return [] }
    let source = table.proposedRow.sourceName
    return SQLStatement.insert(self).collect(into: Set<String>()) { names, part, _ in
      if case .expression(.column(let column)) = part, column.source == source { names.insert(column.name) }
      return true
    }
  }

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

extension SQLMerge {
  /// The columns that every clause that inserts has a value for; `nil` if there is none.
  fileprivate var columnsOfEachRow: Set<String>? {
    reachableClauses.reduce(into: nil) { columns, clause in
      guard case .insert(let assignments) = clause.action else { return }
      let names = Set(assignments.map(\.column.name))
      columns = columns?.intersection(names) ?? names
    }
  }
}

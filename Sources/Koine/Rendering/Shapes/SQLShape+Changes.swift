/// What decides the text of an insert of one row, of an update and of a deletion.
extension SQLShape {
  mutating func add(_ update: SQLUpdate) {
    guard update.from.isEmpty, update.rowAssignments.isEmpty, update.refusals.isEmpty else { return refuse() }
    add(.update)
    add(update.table)
    add(update.assignments)
    add(update.filters)
    add(update.returning)
  }

  mutating func add(_ delete: SQLDelete) {
    guard delete.refusals.isEmpty else { return refuse() }
    add(.delete)
    add(delete.table)
    add(delete.filters)
    add(delete.returning)
  }

  mutating func add(_ insert: SQLInsert) {
    guard case .rows(let rows) = insert.source, rows.count == 1, insert.furtherConflicts.isEmpty,
      !insert.givesGeneratedKeys
    else {
      return refuse()
    }
    var encoder = RowEncoder()
    encoder.reserve(insert.columns.count)
    rows.encode(0, &encoder)
    guard encoder.values.count + encoder.omitted.count == insert.columns.count else { return refuse() }
    add(.insert, UInt(encoder.omitted.count))
    for position in encoder.omitted { add(UInt(position)) }
    add(row: encoder.values)
    add(insert.table)
    if insert.hasEveryColumn {
      add(.everyColumn)
    } else {
      add(.columns, UInt(insert.columns.count))
      for column in insert.columns {
        guard insert.table.has(column) else { return refuse() }
        add(column as AnyObject)
      }
    }
    if let conflict = insert.conflict { add(conflict) } else { add(.nothing) }
    add(insert.returning)
    // The row's values are no expressions, of which equal ones might be one parameter.
    if mayMergeValues { refuse() }
  }

  private mutating func add(_ conflict: SQLConflict) {
    guard conflict.constraint == nil, conflict.indexFilter == nil else { return refuse() }
    add(.conflict, UInt(conflict.target.count))
    for column in conflict.target { add(.column(column)) }
    add(conflict.assignments)
    add(conflict.filters)
  }

  private mutating func add(_ assignments: [SQLAssignment]) {
    add(.assignments, UInt(assignments.count))
    for index in assignments.indices {
      add(.column(assignments[index].column))
      add(assignments[index].value)
    }
  }
}

extension SQLInsert {
  /// Whether the insert's columns are those of the table, in their order.
  fileprivate var hasEveryColumn: Bool {
    columns.count == table.columns.count
      && columns.indices.allSatisfy { columns[$0] === table.columns[$0] }
  }
}

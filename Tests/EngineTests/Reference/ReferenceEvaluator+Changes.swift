@_spi(KoineDriver) import Koine

/// What an update, a delete or an insert leaves of its table, and what it returns.
///
/// Conditions and values see the rows as they were; those of an upsert see the row that exists, and the one that was to be
/// inserted. A value that the statement gives no column is NULL.
extension ReferenceEvaluator {
  func change(
    _ statement: SQLStatement
  ) throws -> (returned: ReferenceTable, left: ReferenceTable, count: Int) {
    switch statement {
    case .update(let update):
      var left: [Row] = []
      var changed: [Row] = []
      for row in try rows(of: update.table) {
        guard let values = try values(of: row, by: update) else {
          left.append(row)
          continue
        }
        var next = row
        for (column, value) in zip(update.assignedColumns, values) { next[column.name] = value }
        left.append(next)
        changed.append(next)
      }
      return try results(changed, update.returning, left, of: update.table)
    case .delete(let delete):
      let all = try rows(of: delete.table)
      let isDeleted = try all.map { try row($0, of: delete.table, fulfills: delete.filters) }
      let deleted = zip(all, isDeleted).filter(\.1).map(\.0)
      let left = zip(all, isDeleted).filter { !$0.1 }.map(\.0)
      return try results(deleted, delete.returning, left, of: delete.table)
    case .insert(let insert):
      let (inserted, left) = try rows(after: insert)
      return try results(inserted, insert.returning, left, of: insert.table)
    default: throw ReferenceError.outside("a statement that changes no rows")
    }
  }

  /// The values that an update assigns in a row; `nil` if it leaves the row as it is.
  private func values(of row: Row, by update: SQLUpdate) throws -> [ReferenceValue]? {
    let evaluator = at([update.table.sourceName: row])
    var select = SQLSelect(columns: update.assignments.map { .expression($0.value) }, from: update.from.first)
    select.joins = update.from.dropFirst().map { SQLJoin(.cross, $0, on: nil) }
    select.filters = update.filters
    let joined = try evaluator.table(of: .select(select)).rows
    if joined.count > 1 { throw ReferenceError.refused("several rows for one") }
    guard let values = joined.first else { return nil }
    return try values
      + update.rowAssignments.flatMap { assignment in
        let found = try evaluator.table(of: assignment.query).rows
        if found.count > 1 { throw ReferenceError.refused("several rows for one") }
        return found.first ?? assignment.columns.map { _ in .null }
      }
  }

  func rows(of reference: SQLTableReference) throws -> [Row] {
    guard let table = tables[reference.name] else {
      throw ReferenceError.outside("the table \(reference.name)")
    }
    return table.rows.map { Dictionary(zip(table.columns, $0)) { first, _ in first } }
  }

  private func row(
    _ row: Row, of table: SQLTableReference, fulfills conditions: [SQLExpression]
  ) throws -> Bool {
    let evaluator = at([table.sourceName: row])
    return try conditions.allSatisfy { try evaluator.truth(of: $0) == true }
  }

  private func results(
    _ changed: [Row], _ returning: [SQLSelection], _ left: [Row], of table: SQLTableReference
  ) throws -> (returned: ReferenceTable, left: ReferenceTable, count: Int) {
    for column in table.columns
    where !column.isNullable && left.contains(where: { $0[column.name]?.isNull != false }) {
      throw ReferenceError.violated("NULL in the column \(column.name)")
    }
    for key in table.keys {
      var seen: Set<[SQLValue]> = []
      for row in left {
        guard let values = row.key(key) else { continue }
        if !seen.insert(values).inserted { throw ReferenceError.violated("two rows with one key") }
      }
    }
    return (try returned(changed, by: returning, of: table), self.table(left, of: table), changed.count)
  }

  private func returned(
    _ rows: [Row], by returning: [SQLSelection], of table: SQLTableReference
  ) throws -> ReferenceTable {
    let select = SQLSelect(columns: returning)
    return try ReferenceTable(
      columns: select.selectedNames,
      rows: (returning.isEmpty ? [] : rows).map { row in
        try select.selectedExpressions.map(at([table.sourceName: row]).value)
      },
      collations: select.selectedExpressions.map(collation))
  }

  private func table(_ rows: [Row], of reference: SQLTableReference) -> ReferenceTable {
    let names = reference.columns.map(\.name)
    return ReferenceTable(
      columns: names, rows: rows.map { row in names.map { row[$0] ?? .null } },
      collations: reference.columns.map(\.collation))
  }
}

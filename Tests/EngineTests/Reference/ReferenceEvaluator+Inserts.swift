@_spi(KoineDriver) import Koine

/// What an insert leaves of its table, row after row.
///
/// A row whose key of a conflict's target is there already stays out, or changes the one that is there, as the first such
/// conflict says; any other key that is there is an error.
extension ReferenceEvaluator {
  /// The rows that the insert has inserted or changed, as they are then, and those of the table.
  func rows(after insert: SQLInsert) throws -> (touched: [Row], left: [Row]) {
    var left = try rows(of: insert.table)
    var touched: [Int] = []
    for proposed in try proposedRows(of: insert) {
      let met = insert.conflicts.lazy.compactMap { conflict in
        left.firstIndex { conflict.isMet($0, proposed, insert.table) }.map { (conflict, $0) }
      }
      guard let (conflict, existing) = met.first else {
        if insert.table.keys.contains(where: { key in left.contains { $0.hasSame(key, as: proposed) } }) {
          throw ReferenceError.violated("a key that is there")
        }
        touched.append(left.count)
        left.append(proposed)
        continue
      }
      guard let changed = try row(left[existing], of: insert.table, changedBy: conflict, proposed) else {
        continue
      }
      left[existing] = changed
      touched.append(existing)
    }
    return (touched.map { left[$0] }, left)
  }

  /// The row that exists, with what an upsert assigns; `nil` if it stays as it is.
  private func row(
    _ existing: Row, of table: SQLTableReference, changedBy conflict: SQLConflict, _ proposed: Row
  ) throws -> Row? {
    if conflict.assignments.isEmpty { return nil }
    let evaluator = at([table.sourceName: existing, "excluded": proposed])
    guard try conflict.filters.allSatisfy({ try evaluator.truth(of: $0) == true }) else { return nil }
    var row = existing
    for assignment in conflict.assignments {
      row[assignment.column.name] = try evaluator.value(of: assignment.value)
    }
    return row
  }

  private func proposedRows(of insert: SQLInsert) throws -> [Row] {
    let absent = Dictionary(
      uniqueKeysWithValues: insert.table.columns.map { ($0.name, ReferenceValue.null) })
    let rows: [[ReferenceValue]] =
      switch insert.source {
      case .query(let query): try table(of: query).rows
      case .rows: try ReferenceTable(.insert(insert)).rows
      default: throw ReferenceError.outside("an insert of another kind")
      }
    return rows.map { values in absent.merging(zip(insert.columns.map(\.name), values)) { $1 } }
  }
}

extension SQLConflict {
  /// Whether two rows have the key that the conflict is about.
  fileprivate func isMet(
    _ existing: ReferenceEvaluator.Row, _ proposed: ReferenceEvaluator.Row, _ table: SQLTableReference
  ) -> Bool {
    target.isEmpty
      ? table.keys.contains { existing.hasSame($0, as: proposed) } : existing.hasSame(target, as: proposed)
  }
}

extension SQLTableReference {
  /// The primary key, and each unique column.
  var keys: [[SQLColumn]] {
    let primary = columns.filter(\.isPrimaryKey)
    return (primary.isEmpty ? [] : [primary])
      + columns.filter { $0.isUnique && !$0.isPrimaryKey }.map { [$0] }
  }
}

extension ReferenceEvaluator.Row {
  /// The values of a key; `nil` if one of them is NULL, which no other row has.
  func key(_ columns: [SQLColumn]) -> [SQLValue]? {
    let values = try? columns.map { try (self[$0.name] ?? .null).sqlValue() }
    return values?.contains(.null) == true ? nil : values
  }

  fileprivate func hasSame(_ columns: [SQLColumn], as other: Self) -> Bool {
    guard let key = key(columns) else { return false }
    return key == other.key(columns)
  }
}

/// What inserts, updates and deletes ask for.
extension SQLFeatureScanner {
  mutating func scan(
    change filters: [SQLExpression], _ unsupported: [String], _ returning: [SQLSelection]
  ) {
    for clause in unsupported { note(defect: .clauseOfChange, clause) }
    if !native.contains(.nullSafeIndex), filters.contains(where: \.comparesColumnsNullSafely) {
      note(.nullSafeIndex)
    }
    if !filters.isEmpty, filters.allSatisfy(\.isNoCondition) { note(defect: .emptyCondition) }
    if !returning.isEmpty { note(.returning) }
  }

  mutating func scan(_ assignments: [SQLAssignment]) {
    if isReporting { assignedColumns = assignments.map(\.column.name) }
    for assignment in assignments where assignment.column.type.storage == .real {
      if assignment.value.type.storage != .real { note(.roundingToReal, assignment.column.name) }
    }
  }

  /// What a bound value is, by the place that is being visited.
  var boundValue: String {
    guard let place = path.first, "\(place.name)" == "SET", place.index <= assignedColumns.count else {
      return "a bound value"
    }
    return "column \(assignedColumns[place.index - 1])"
  }

  mutating func scan(_ insert: SQLInsert) {
    if !insert.returning.isEmpty { note(.returning) }
    if let conflict = insert.conflict {
      note(.upsert)
      for column in conflict.target { check(key: column) }
      scan(conflict.assignments)
      if !conflict.filters.isEmpty, conflict.filters.allSatisfy(\.isNoCondition) {
        note(defect: .emptyCondition)
      }
    }
    switch insert.source {
    case .rows(let rows): scan(rows, of: insert)
    case .query(let query):
      if let width = query.width, width != insert.columns.count { note(defect: .manyColumnSubquery) }
      if insert.conflict != nil, case .select(let select) = query, select.from != nil,
        select.filters.allSatisfy(\.isNoCondition)
      {
        note(.upsertFromQuery)
      }
    case .defaultValues: if insert.conflict != nil { note(.upsertOfDefaults) }
    }
  }

  mutating func scan(_ rows: SQLRows, of insert: SQLInsert) {
    if rows.count == 0 { note(defect: .emptyInsert) }
    let columns = insert.columns
    var encoder = RowEncoder()
    encoder.reserve(rows.count * columns.count)
    var inserted = SQLInsertedRows()
    var keys = Set<[SQLValue]>()
    // What a conflict leaves alone may be proposed twice.
    let updating = rows.count > 1 && insert.conflict?.assignments.isEmpty == false ? insert.conflict : nil
    var widest = 0
    for row in 0..<rows.count {
      let start = encoder.values.count
      encoder.beginRow()
      rows.encode(row, &encoder)
      let omitted = encoder.omitted
      SQLInsertedRows.note(omitted, in: &inserted.runs)
      for index in start..<encoder.values.count {
        check(
          encoder.values[index],
          "row \(row + 1), column \(insert.providedColumn(index - start, omitting: omitted)?.name ?? "")")
      }
      let width = encoder.values.count - start
      if width + omitted.count != columns.count { note(defect: .invalidRow, "row \(row + 1)") }
      widest = max(widest, width)
      if width == 0, insert.conflict != nil { note(.upsertOfDefaults, "row \(row + 1)") }
      if let key = updating?.key(of: encoder.values[start...], omitting: omitted, of: columns),
        !keys.insert(key).inserted
      {
        note(defect: .repeatedConflictKey, "row \(row + 1)")
      }
    }
    // The rows may be spread over several statements, one row may not.
    rowParameters = widest
    inserted.values = encoder.values
    insertedRows = inserted
  }
}

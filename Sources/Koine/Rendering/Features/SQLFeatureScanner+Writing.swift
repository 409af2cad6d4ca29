/// What inserts, updates and deletes ask for.
extension SQLFeatureScanner {
  mutating func scan(
    change filters: [SQLExpression], _ refusals: [SQLRefusal], _ returning: [SQLSelection]
  ) {
    for refusal in refusals { note(refusal) }
    if !native.contains(.nullSafeIndex), filters.contains(where: \.comparesColumnsNullSafely) {
      note(.nullSafeIndex)
    }
    if !filters.isEmpty, filters.allSatisfy(\.isNoCondition) { note(defect: .emptyCondition) }
    scan(returning)
  }

  mutating func scan(_ returning: [SQLSelection]) {
    guard !returning.isEmpty else { return }
    note(.returning)
    checkScope(of: returning, in: "RETURNING")
    for (index, item) in returning.enumerated() {
      switch item {
      case .expression(let expression), .named(let expression, _):
        guard let table = changedTable else { break }
        if !native.contains(.nullTestsInReturning), expression.isMisjudgedInReturning(of: table) {
          note(.nullTestsInReturning)
        }
        guard expression.reads(table) else { break }
        enter(SQLPlace("RETURNING", index + 1))
        note(defect: .changedTableInReturning, "\"\(table.name)\"")
        leave()
      case .columns: break
      }
    }
  }

  mutating func scan(_ assignments: [SQLAssignment]) {
    if isReporting { assignedColumns = assignments.map(\.column.name) }
    for assignment in assignments where assignment.column.isComputed {
      note(defect: .valueOfComputedColumn, "\"\(assignment.column.name)\"")
    }
    for assignment in assignments where assignment.column.type.storage == .real {
      if assignment.value.type.storage != .real { note(.roundingToReal, assignment.column.name) }
    }
  }

  /// Looks at what the rows of an update are joined with.
  mutating func scan(sourcesOf update: SQLUpdate) {
    note(.updateFrom)
    let sources = update.from.map(\.reference)
    joinedSources = sources
    if !isLowered, !update.joinsOneRow { note(defect: .severalJoinedRows, sources[0].sourceName) }
    for (index, item) in update.returning.enumerated() {
      guard case .expression(let expression) = item,
        let column = expression.freeColumns.columns.first(where: { column in
          sources.contains { $0.sourceName == column.source }
        })
      else { continue }
      enter(SQLPlace("RETURNING", index + 1))
      note(defect: .columnOutOfScope, "\(column.source).\(column.name)")
      leave()
    }
  }

  /// Looks for subqueries of an upsert that read the table after another of its rows has been written.
  mutating func scanReads(of conflict: SQLConflict, by insert: SQLInsert) {
    guard !native.contains(.changedTableInUpsert), !isLowered, !insert.hasOneRow, let table = changedTable
    else {
      return
    }
    for (index, assignment) in conflict.assignments.enumerated() where assignment.value.reads(table) {
      noteRead(of: table, in: SQLPlace("SET", index + 1))
    }
    for filter in conflict.filters where filter.reads(table) { noteRead(of: table, in: SQLPlace("WHERE")) }
  }

  private mutating func noteRead(of table: SQLTableReference, in place: SQLPlace) {
    enter(place)
    note(.changedTableInUpsert, "\"\(table.name)\"")
    leave()
  }

  /// Looks for subqueries of a deletion that may read what the deletion has changed in other tables.
  mutating func scanFollowingTables(of delete: SQLDelete) {
    guard !native.contains(.followingTablesInReturning) else { return }
    for (index, item) in delete.returning.enumerated() {
      switch item {
      case .expression(let expression), .named(let expression, _):
        guard let table = expression.table(following: delete.table) else { break }
        enter(SQLPlace("RETURNING", index + 1))
        note(.followingTablesInReturning, "\"\(table.name)\"")
        leave()
      case .columns: break
      }
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
    scan(insert.returning)
    for conflict in insert.conflicts { scan(conflict, of: insert) }
    if !insert.furtherConflicts.isEmpty {
      note(.upsertOfSeveralKeys)
      // Places are those of the first one.
      if isReporting { assignedColumns = insert.conflict?.assignments.map(\.column.name) ?? [] }
    }
    // Whole rows leave it out by themselves.
    if insert.columns.count < insert.table.columns.count || !insert.source.isOfRows {
      for column in insert.columns where column.isComputed {
        note(defect: .valueOfComputedColumn, "\"\(column.name)\"")
      }
    }
    switch insert.source {
    case .rows(let rows): scan(rows, of: insert)
    case .query(let query):
      if insert.keepsOrder, !insert.returning.isEmpty { note(defect: .orderOfInsertedQuery) }
      if let width = query.width, width != insert.columns.count { note(defect: .manyColumnSubquery) }
      if !isLowered, insert.positionOfKey(mayBeNullIn: query) != nil { note(.nullForKey) }
      if insert.conflict != nil, let select = query.select, select.from != nil,
        select.filters.allSatisfy(\.isNoCondition)
      {
        note(.upsertFromQuery)
      }
      if insert.conflict != nil, query.compound != nil { note(.upsertFromQuery) }
      if insert.conflict != nil, query.brings(insert.table.name) || query.compound != nil {
        note(.upsertFromItself)
      }
      let mayRepeat = insert.conflicts.contains { conflict in
        insert.mayRepeatKey(conflict, of: query)
          && (!conflict.assignments.isEmpty || insert.mayKeepAnyRow(conflict, of: query))
      }
      if !isLowered, mayRepeat { note(defect: .repeatedConflictKey) }
    case .defaultValues: if insert.conflict != nil { note(.upsertOfDefaults) }
    }
    if let conflict = insert.conflict, !conflict.target.isEmpty, !native.contains(.upsertAmongKeys),
      let key = insert.key(besides: conflict.target, omitting: insertedRows?.alwaysOmitted ?? [])
    {
      note(.upsertAmongKeys, "\"\(key.name)\"")
    }
  }

  private mutating func scan(_ conflict: SQLConflict, of insert: SQLInsert) {
    note(.upsert)
    for column in conflict.target { check(key: column) }
    if let constraint = conflict.constraint {
      note(.upsertOfConstraint)
      check(nameOfPart: constraint)
    } else if conflict.target.isEmpty {
      note(.upsertOfAnyKey)
      if !conflict.assignments.isEmpty { note(defect: .tableWithoutKey, insert.table.name) }
    }
    scan(conflict.assignments)
    scanReads(of: conflict, by: insert)
    if conflict.indexFilter != nil { note(.upsertOfPartialIndex) }
    if !native.contains(.proposedRowInSubquery), conflict.namesProposedRowInSubquery {
      note(.proposedRowInSubquery)
    }
    if !insert.returning.isEmpty, conflict.assignments.isEmpty || !conflict.filters.isEmpty {
      note(.upsertReturningFewer)
    }
    if !conflict.filters.isEmpty, conflict.filters.allSatisfy(\.isNoCondition) {
      note(defect: .emptyCondition)
    }
  }

  mutating func scan(_ rows: SQLRows, of insert: SQLInsert) {
    if rows.count == 0 { note(defect: .emptyInsert) }
    let columns = insert.columns
    var encoder = RowEncoder()
    encoder.reserve(rows.count * columns.count)
    var inserted = SQLInsertedRows()
    var keys = ProposedKeys(rows.count > 1 ? insert.conflicts : [])
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
      if keys.haveAlready(encoder.values[start...], omitting: omitted, of: columns) {
        note(defect: .repeatedConflictKey, "row \(row + 1)")
      }
    }
    // The rows may be spread over several statements, one row may not; nor rows that are read meanwhile.
    rowParameters = insert.readsItself ? encoder.values.count : widest
    inserted.values = encoder.values
    insertedRows = inserted
  }
}

extension SQLInsert {
  /// A column of a key that rows bring and that is not the target's.
  ///
  /// - Parameter omitted: The positions of the columns that no row brings.
  fileprivate func key(besides target: [SQLColumn], omitting omitted: Set<Int>) -> SQLColumn? {
    let target = Set(target.map(\.name))
    let brought = columns.indices.filter { !omitted.contains($0) }.map { columns[$0] }
    let primaryKey = table.columns.filter(\.isPrimaryKey).map(\.name)
    if Set(primaryKey) != target, !primaryKey.isEmpty,
      let first = brought.first(where: { primaryKey.contains($0.name) })
    {
      return first
    }
    return brought.first { column in
      target != [column.name] && table.columns.contains { $0.name == column.name && $0.isUnique }
    }
  }

  /// Whether it proposes one row at most.
  fileprivate var hasOneRow: Bool {
    switch source {
    case .rows(let rows): rows.count <= 1
    case .query(let query): query.yieldsOneRow([])
    case .defaultValues: true
    }
  }
}

extension SQLConflict {
  /// Whether a query inside of it names a column of the row that is proposed.
  fileprivate var namesProposedRowInSubquery: Bool {
    (assignments.map(\.value) + filters).contains { expression in
      expression.collect(into: false) { hasFound, part, outer in
        if !outer.isEmpty, case .expression(.column(let column)) = part {
          hasFound = hasFound || column.source == SQLConflict.proposedRow
        }
        return !hasFound
      }
    }
  }
}

extension SQLInsert.Source {
  fileprivate var isOfRows: Bool {
    switch self {
    case .rows, .defaultValues: true
    case .query: false
    }
  }
}

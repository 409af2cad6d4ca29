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
      case .columns(let reference):
        guard let table = changedTable, reference.sourceName == table.sourceName, table.hasFractionFirst,
          !native.contains(.nullTestsInReturning)
        else { break }
        note(.nullTestsInReturning)
      }
    }
  }

  /// Refuses what key paths to computed expressions name.
  mutating func checkNames(of columns: [SQLColumn]) {
    for column in columns where column.name.isEmpty { note(defect: .columnOutOfScope, "an expression") }
  }

  mutating func scan(_ assignments: [SQLAssignment]) {
    if isReporting { assignedColumns = assignments.map(\.column.name) }
    checkNames(of: assignments.map(\.column))
    for assignment in assignments where assignment.column.isComputed {
      note(defect: .valueOfComputedColumn, "\"\(assignment.column.name)\"")
    }
    for assignment in assignments { noteRounding(of: assignment.value, in: assignment.column) }
  }

  /// Looks at the columns that an update assigns together.
  mutating func scan(rows assignments: [SQLRowAssignment], of update: SQLUpdate) {
    note(.rowAssignments)
    let columns = update.assignedColumns
    if isReporting { assignedColumns += assignments.map { $0.columns.map(\.name).joined(separator: ", ") } }
    var names: Set<String> = []
    for column in columns where !names.insert(column.name).inserted {
      note(defect: .repeatedColumn, "\"\(column.name)\"")
    }
    for (index, assignment) in assignments.enumerated() {
      enter(SQLPlace("SET", update.assignments.count + index + 1))
      defer { leave() }
      let (columns, query) = (assignment.columns, assignment.query)
      checkNames(of: columns)
      for column in columns where column.isComputed {
        note(defect: .valueOfComputedColumn, "\"\(column.name)\"")
      }
      if query.width ?? columns.count != columns.count { note(defect: .manyColumnSubquery) }
      if !isLowered, !query.yieldsOneRow(commonTables) {
        note(defect: .manyRowSubquery, query.select?.from?.reference.sourceName ?? "")
      }
      noteRounding(of: query, in: columns)
    }
  }

  /// Notes a number that an engine rounds to single precision, or stores as it is.
  mutating func noteRounding(of value: SQLExpression, in column: SQLColumn) {
    guard column.type.storage == .real, value.type.storage != .real else { return }
    note(.roundingToReal, column.name)
  }

  /// Notes numbers of a query that an engine rounds to single precision, or stores as they are.
  private mutating func noteRounding(of query: SQLQuery, in columns: [SQLColumn]) {
    guard columns.contains(where: { $0.type.storage == .real }) else { return }
    for arm in query.compound?.arms ?? [] { noteRounding(of: arm, in: columns) }
    guard let expressions = query.select?.selectedExpressions else { return }
    for (expression, column) in zip(expressions, columns) { noteRounding(of: expression, in: column) }
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

  mutating func scan(_ merge: SQLMerge) {
    note(.merge)
    joinedSources = [merge.source.reference]
    if merge.clauses.isEmpty { note(defect: .emptyMerge) }
    if let reason = merge.reasonAgainstSteps { note(.mergeInOneStep, reason) }
    let name = merge.source.reference.sourceName
    if merge.source.reference.hasSameName(as: merge.table) { note(defect: .repeatedSource, name) }
    if !isLowered, !merge.joinsOneRow { note(defect: .severalJoinedRows, name) }
    for (index, clause) in merge.clauses.enumerated() {
      enter(SQLMerge.Clause.place(index))
      if clause.doesNothingInParticular { note(defect: .emptyUpdate) }
      if !clause.filters.isEmpty, clause.filters.allSatisfy(\.isNoCondition) { note(defect: .emptyCondition) }
      scan(clause.assignments)
      if !clause.isMatched, let column = clause.column(of: merge.table) {
        note(defect: .columnOutOfScope, "\(column.source).\(column.name)")
      }
      leave()
    }
  }

  /// Looks for subqueries of an upsert that read the table, or one whose rows follow, after another of its rows has been
  /// written.
  mutating func scanReads(of conflict: SQLConflict, by insert: SQLInsert) {
    guard !native.contains(.changedTableInUpsert), !isLowered, !insert.hasOneRow else { return }
    for (index, assignment) in conflict.assignments.enumerated() {
      noteRead(by: assignment.value, of: insert, in: SQLPlace("SET", index + 1))
    }
    for filter in conflict.filters { noteRead(by: filter, of: insert, in: SQLPlace("WHERE")) }
  }

  private mutating func noteRead(by expression: SQLExpression, of insert: SQLInsert, in place: SQLPlace) {
    guard let table = insert.tableRead(by: expression) else { return }
    enter(place)
    note(.changedTableInUpsert, "\"\(table.name)\"")
    leave()
  }

  /// Looks at whether the rows that an upsert inserts come from a table whose rows follow those that it changes meanwhile.
  private mutating func scanReads(of query: SQLQuery, by insert: SQLInsert) {
    guard !native.contains(.changedTableInUpsert), !isLowered, insert.mayUpdate, !insert.hasOneRow,
      let table = query.tableRead(following: .insert(insert))
    else { return }
    note(.changedTableInUpsert, "\"\(table.name)\"")
  }

  /// Looks at whether an update or a deletion reads, besides what it returns, a table whose rows follow those that it
  /// changes meanwhile.
  mutating func scanFollowingTables(readBy statement: SQLStatement) {
    guard !native.contains(.followingTablesInChange) else { return }
    let reading: SQLStatement
    switch statement {
    case .update(var update):
      update.returning = []
      reading = .update(update)
    case .delete(var delete):
      delete.returning = []
      reading = .delete(delete)
    default: return
    }
    guard let table = reading.tableRead(following: statement) else { return }
    note(.followingTablesInChange, "\"\(table.name)\"")
  }

  /// Looks for subqueries in RETURNING that may read what the statement has changed in other tables.
  mutating func scanFollowingTables(returnedBy statement: SQLStatement) {
    guard !native.contains(.followingTablesInReturning) else { return }
    let returning: [SQLSelection]
    switch statement {
    case .insert(let insert): returning = insert.returning
    case .update(let update): returning = update.returning
    case .delete(let delete): returning = delete.returning
    default: return
    }
    for (index, item) in returning.enumerated() {
      switch item {
      case .expression(let expression), .named(let expression, _):
        guard let table = expression.tableRead(following: statement) else { break }
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
    checkNames(of: insert.columns)
    for column in insert.repeatedColumns { note(defect: .repeatedColumn, "\"\(column.name)\"") }
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
    case .rows(let rows):
      if insert.keepsOrder, !insert.returning.isEmpty, rows.count > 1, insert.readsItself {
        note(defect: .orderOfDependentRows)
      }
      scan(rows, of: insert)
    case .query(let query):
      scanReads(of: query, by: insert)
      noteRounding(of: query, in: insert.columns)
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
    checkNames(of: conflict.target)
    for column in conflict.target { check(key: column) }
    if let constraint = conflict.constraint {
      note(.upsertOfConstraint)
      check(nameOfPart: constraint)
    } else if conflict.target.isEmpty {
      note(.upsertOfAnyKey)
      if !conflict.assignments.isEmpty { note(defect: .tableWithoutKey, insert.table.name) }
    }
    if let name = conflict.nameHidingProposedRow(besides: insert.table) {
      note(defect: .repeatedSource, name)
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
    var keys = rows.count > 1 ? ProposedKeys(of: insert) : nil
    var widest = 0
    for row in 0..<rows.count {
      let start = encoder.values.count
      encoder.beginRow()
      rows.encode(row, &encoder)
      SQLInsertedRows.note(encoder.omitted, in: &inserted.runs)
      for index in start..<encoder.values.count where !encoder.values[index].isPlain {
        let column = insert.providedColumn(index - start, omitting: encoder.omitted)
        check(encoder.values[index], "row \(row + 1), column \(column?.name ?? "")")
      }
      let width = encoder.values.count - start
      if width + encoder.omitted.count != columns.count { note(defect: .invalidRow, "row \(row + 1)") }
      widest = max(widest, width)
      if width == 0, insert.conflict != nil { note(.upsertOfDefaults, "row \(row + 1)") }
      if keys?.haveAlready(encoder.values[start...], omitting: encoder.omitted, of: columns) == true {
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
    let ofColumn = brought.first { column in
      target != [column.name] && table.columns.contains { $0.name == column.name && $0.isUnique }
    }
    if let ofColumn { return ofColumn }
    for key in table.uniqueKeys?() ?? [] where Set(key.columns) != target {
      if let first = brought.first(where: { key.columns.contains($0.name) }) { return first }
    }
    return nil
  }

  /// The columns that have been named before.
  fileprivate var repeatedColumns: [SQLColumn] {
    // Mostly they are in the order of the table.
    var last = -1
    for column in columns {
      if column.position <= last {
        var names: Set<String> = []
        return columns.filter { !names.insert($0.name).inserted }
      }
      last = column.position
    }
    return []
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
  /// The name of a table that is meant where the row that is proposed should be: engines ignore the case of its letters.
  fileprivate func nameHidingProposedRow(besides table: SQLTableReference) -> String? {
    if assignments.isEmpty, filters.isEmpty { return nil }
    if table.isNamedAsProposedRow { return table.sourceName }
    guard namesProposedRowInSubquery else { return nil }
    for expression in assignments.map(\.value) + filters {
      let sources = expression.collect(into: [SQLTableReference]()) { sources, part, _ in
        if case .source(let source) = part { sources.append(source.reference) }
        return true
      }
      if let source = sources.first(where: \.isNamedAsProposedRow) { return source.sourceName }
    }
    return nil
  }

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

extension SQLTableReference {
  fileprivate var isNamedAsProposedRow: Bool { sourceName.asciiLowercased == SQLConflict.proposedRow }
}

extension SQLInsert.Source {
  fileprivate var isOfRows: Bool {
    switch self {
    case .rows, .defaultValues: true
    case .query: false
    }
  }
}

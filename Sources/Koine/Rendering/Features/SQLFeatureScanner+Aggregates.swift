/// Aggregates: where they may be, which query they belong to, and what may be beside them.
extension SQLFeatureScanner {
  /// The common tables in scope.
  var commonTables: [SQLCommonTable] { levels.flatMap(\.query.with) }

  mutating func scan(_ aggregate: SQLAggregate) {
    checkQuery(of: aggregate)
    if aggregate.filter != nil { note(.aggregateFilter) }
    if !native.contains(.emptyListInAggregate), aggregate.hasEmptyList { note(.emptyListInAggregate) }
    if aggregate.hasAggregateInside { note(defect: .misplacedAggregate) }
    if hasWindows, aggregate.hasWindowInside { note(defect: .misplacedWindow) }
    if case .row? = aggregate.argument { placeRowValue() }
    checkSeparator(of: aggregate)
    scanFunction(of: aggregate)
    if !aggregate.ordering.isEmpty { scanOrder(of: aggregate) }
  }

  mutating func checkSeparator(of aggregate: SQLAggregate) {
    if case .concatenate(let separator) = aggregate.function, separator.hasNUL {
      note(defect: .invalidValue, "the separator")
    }
  }

  /// Refuses an aggregate over columns of an outer query alone: in SQL it belongs to that query, and makes it
  /// one of aggregates, wherever it is.
  mutating func checkQuery(of aggregate: SQLAggregate) {
    hasAggregates = true
    // A pass knows where an engine takes it.
    if isLowered { return }
    guard let own = levels.last(where: { $0.select != nil }), levels.count > 1 || changedTable != nil else {
      return
    }
    let free = SQLExpression.aggregate(aggregate).freeColumns
    // Which columns the text of a fragment names only the engine knows.
    guard !free.hasFragment, let column = free.columns.first else { return }
    if free.columns.contains(where: { own.query.brings($0.source) }) { return }
    guard
      changedTable?.sourceName == column.source
        || joinedSources.contains(where: { $0.sourceName == column.source })
        || statementScope == .proposed && column.source == SQLConflict.proposedRow
        || levels.dropLast().contains(where: { $0.query.brings(column.source) })
    else { return }
    note(defect: .outerAggregate, "\(column.source).\(column.name)")
  }

  /// What an aggregate function asks of an engine.
  mutating func scanFunction(of aggregate: SQLAggregate) {
    if !native.contains(.commonTablesInAggregates) {
      let names = commonTables.namesOfAggregating
      if !names.isEmpty, SQLExpression.aggregate(aggregate).reads(names) { note(.commonTablesInAggregates) }
    }
    if case .program(let function) = aggregate.function {
      check(function)
      checkArguments(of: aggregate)
    } else if case .row? = aggregate.argument {
      if aggregate.function == .count, aggregate.isDistinct {
        note(.countOfRowValues)
      } else {
        note(defect: .unevenRowValues)
      }
    }
    switch aggregate.function {
    case .concatenate(let separator):
      if aggregate.isDistinct {
        note(separator == "," ? .distinctConcatenation : .distinctConcatenationSeparator)
      }
    case .spread: note(.spreadAggregates)
    case .pair: note(.pairAggregates)
    case .bitAnd, .bitOr: note(.bitAggregates)
    case .bitExclusiveOr: note(.exclusiveOrAggregate)
    case .continuousPercentile(let fraction), .discretePercentile(let fraction):
      note(.orderedSetAggregates)
      if !(0...1).contains(fraction) { note(defect: .invalidValue, "a fraction: \(fraction)") }
    case .mode: note(.orderedSetAggregates)
    case .first: note(.firstInOrder)
    case .count, .sum, .average, .minimum, .maximum, .program: break
    }
  }

  /// Looks at what values are sorted by before they are aggregated.
  mutating func scanOrder(of aggregate: SQLAggregate) {
    note(.orderInAggregates)
    for (index, term) in aggregate.ordering.enumerated() {
      note(term.nulls, mayBeNull: term.expression.mayBeNull(in: .anywhere))
      noteOrder(of: [term.expression])
      // Of equal values, which are taken once, only their own order is known.
      if aggregate.isDistinct, !isLowered, term.expression != aggregate.argument {
        noteDistinctOrder(of: term, index)
      }
    }
    // The engine compares the two by their text.
    if aggregate.isDistinct { comparesExpressions = true }
  }

  /// Refuses aggregates in the clauses of a query that come before its rows are grouped.
  mutating func checkAggregates(of query: SQLQuery) {
    guard hasAggregates || hasWindows, let select = query.select else { return }
    if hasWindows { refuseWindows(in: select.groupFilters, "HAVING") }
    refuseAggregates(in: select.filters, "WHERE")
    refuseAggregates(in: select.grouping, "GROUP BY")
    for (index, join) in select.joins.enumerated() {
      if let condition = join.condition { refuseAggregates(in: [condition], SQLPlace("JOIN", index + 1)) }
    }
    refuseAggregates(in: query.limit.map { [$0] } ?? [], "LIMIT")
    refuseAggregates(in: query.offset.map { [$0] } ?? [], "OFFSET")
  }

  /// Refuses aggregates in what changes rows one by one.
  mutating func checkAggregates(of statement: SQLStatement) {
    guard hasAggregates || hasWindows, !isTooDeep else { return }
    switch statement {
    case .insert(let insert):
      for conflict in insert.conflicts {
        refuseAggregates(in: conflict.indexFilter.map { [$0] } ?? [], "ON CONFLICT")
        refuseAggregates(in: conflict.assignments)
        refuseAggregates(in: conflict.filters, "WHERE")
      }
      refuseAggregates(in: insert.returning)
    case .update(let update):
      refuseAggregates(in: update.assignments)
      refuseAggregates(in: update.rowAssignments.map(\.value), "SET")
      refuseAggregates(in: update.filters, "WHERE")
      refuseAggregates(in: update.returning)
    case .delete(let delete):
      refuseAggregates(in: delete.filters, "WHERE")
      refuseAggregates(in: delete.returning)
    case .merge(let merge):
      refuseAggregates(in: [merge.condition], "ON")
      for (index, clause) in merge.clauses.enumerated() {
        enter(SQLMerge.Clause.place(index))
        refuseAggregates(in: clause.filters, "AND")
        refuseAggregates(in: clause.assignments)
        leave()
      }
    case .query, .createTable, .dropTable, .createIndex, .dropIndex, .comment, .schema, .enumType,
      .createView, .dropView, .refreshView, .fullTextIndex, .boxIndex, .alterTable, .definitions, .changes,
      .truncate,
      .advanceGeneratedKey, .fragment:
      break
    }
  }

  private mutating func refuseAggregates(in assignments: [SQLAssignment]) {
    for (index, assignment) in assignments.enumerated() {
      refuseAggregates(in: [assignment.value], SQLPlace("SET", index + 1))
    }
  }

  private mutating func refuseAggregates(in returning: [SQLSelection]) {
    for (index, item) in returning.enumerated() {
      switch item {
      case .expression(let expression), .named(let expression, _):
        refuseAggregates(in: [expression], SQLPlace("RETURNING", index + 1))
      case .columns: break
      }
    }
  }

  private mutating func refuseAggregates(in expressions: [SQLExpression], _ place: StaticString) {
    for (index, expression) in expressions.enumerated() {
      refuseAggregates(in: [expression], SQLPlace(place, expressions.count == 1 ? 0 : index + 1))
    }
  }

  private mutating func refuseAggregates(in expressions: [SQLExpression], _ place: SQLPlace) {
    if hasWindows { refuseWindows(in: expressions, place) }
    guard hasAggregates, !isLowered, expressions.contains(where: \.hasAggregate) else { return }
    enter(place)
    note(defect: .misplacedAggregate)
    leave()
  }

  /// Refuses columns beside groups that have no value of their own in one.
  mutating func checkGrouping(of select: SQLSelect, in query: SQLQuery) {
    guard query.isGrouped else { return }
    if query.isImpliedGroup { note(.impliedGroup) }
    checkSets(of: select, in: query)
    let ungrouped = UngroupedColumns(of: select, in: query)
    for column in ungrouped.columns { note(defect: .ungroupedColumn, "\(column.source).\(column.name)") }
    if ungrouped.hasGroupedExpressionInSubquery { note(defect: .groupedExpression) }
  }

  private mutating func checkSets(of select: SQLSelect, in query: SQLQuery) {
    guard !select.groupingSets.isEmpty else { return }
    note(.groupingSets)
    if !native.contains(.orderOfGroupingSets), query.looksAtSeveralSets { note(.orderOfGroupingSets) }
    let isComputedText = select.grouping.contains { key in
      if case .column = key { false } else { key.type.storage == .text }
    }
    if isComputedText { note(.groupingSetsOfComputedText) }
    if !native.contains(.groupingSetsByHand), query.hasFragmentOfGroups { note(.groupingSetsByHand) }
    // What a pass makes a constant of is one on every engine.
    let withoutEmptyLists = SQLRewriter(expression: \.withoutEmptyList)
    if select.grouping.contains(where: { withoutEmptyLists.rewrite($0).isConstant }) {
      note(defect: .meaninglessGroupingSets, "a constant")
    }
    if !select.groupingSets.flatMap(\.positions).allSatisfy(select.grouping.indices.contains) {
      note(defect: .meaninglessGroupingSets, "a position of no key")
    }
    if select.groupingSets.contains(.sets([])) { note(defect: .meaninglessGroupingSets, "no set") }
    if select.hasTooManyGroupingSets {
      note(defect: .meaninglessGroupingSets, "more than \(SQLSelect.maximumGroupingSets) sets")
    }
  }
}

extension SQLAggregate {
  /// Whether a window function is in it.
  var hasWindowInside: Bool {
    argument?.hasWindow == true || second?.hasWindow == true || filter?.hasWindow == true
      || ordering.contains { $0.expression.hasWindow }
  }

  /// Whether engines have it over a window, too.
  var isOfWindows: Bool {
    switch function {
    case .count, .sum, .average, .minimum, .maximum, .concatenate, .spread, .pair, .bitAnd, .bitOr,
      .bitExclusiveOr:
      ordering.isEmpty && argument?.isRow != true
    case .program(let function): function.isOfWindows
    case .continuousPercentile, .discretePercentile, .mode, .first: false
    }
  }

  /// Whether another aggregate is in it.
  var hasAggregateInside: Bool {
    argument?.hasAggregate == true || second?.hasAggregate == true || filter?.hasAggregate == true
      || ordering.contains { $0.expression.hasAggregate }
  }

  /// Whether a list in it has no element.
  var hasEmptyList: Bool {
    [argument, filter].contains { part in
      part?.contains { expression in
        if case .inList(_, let list, _) = expression { list.isEmpty } else { false }
      } ?? false
    }
  }
}

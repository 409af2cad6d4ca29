/// What a SELECT asks for.
extension SQLFeatureScanner {
  mutating func visit(_ select: SQLSelect) {
    descend(into: select)
    // What follows walks expressions without a limit of its own.
    if isTooDeep { return }
    if !select.with.isEmpty { note(.commonTables) }
    if case .on(let keys) = select.distinct {
      let leading = select.ordering.prefix(keys.count).map(\.expression)
      let isInOrder = leading.allSatisfy(keys.contains)
      note(isInOrder ? .distinctOn : .distinctOnOtherOrder)
    }
    checkNames(of: select)
    if !native.contains(.nullSafeIndex), select.comparesColumnsNullSafely { note(.nullSafeIndex) }
    if select.offset != nil, select.limit == nil { note(.offsetWithoutLimit) }
    for bound in [select.limit, select.offset] {
      if case .value(.integer(let count), _)? = bound, count < 0 { note(defect: .negativeLimit, "\(count)") }
    }
    for (index, term) in select.ordering.enumerated() {
      note(term.nulls, mayBeNull: select.mayBeNull(term.expression))
      noteOrder(of: [term.expression], in: SQLPlace("ORDER BY", index + 1))
    }
    for join in select.joins {
      switch join.kind {
      case .right: note(.rightJoin)
      case .full:
        note(.fullJoin)
        if join.condition?.isEquality(with: join.source.reference.sourceName) != true {
          note(.fullJoinOnInequality)
        }
      case .inner, .left, .cross: break
      }
    }
    if !select.grouping.isEmpty || select.distinct != .none { comparesExpressions = true }
    checkGrouping(of: select)
    if select.distinct == .all { checkDistinctOrder(of: select) }
    checkComparisons(of: select)
    for item in select.columns {
      if case .named(_, let name) = item { check(SQLIdentifierTraits(name)) { [name] } }
    }
    checkAggregates(of: select)
  }

  private mutating func checkComparisons(of select: SQLSelect) {
    if namesIncomparable {
      check(select.ordering.map(\.expression) + select.grouping)
      if case .on(let keys) = select.distinct { check(keys) }
    }
    if select.distinct == .all { check(select.selectedExpressions) }
    guard hasCollations else { return }
    for (index, expression) in select.grouping.enumerated() {
      checkCase(of: expression, in: SQLPlace("GROUP BY", select.grouping.count == 1 ? 0 : index + 1))
    }
    guard select.distinct == .all else { return }
    for (index, expression) in select.selectedExpressions.enumerated() {
      checkCase(of: expression, in: SQLPlace("SELECT", index + 1))
    }
  }

  private mutating func checkAggregates(of select: SQLSelect) {
    let isMisplaced =
      select.filters.contains(where: \.hasAggregate) || select.grouping.contains(where: \.hasAggregate)
      || select.joins.contains { $0.condition?.hasAggregate == true }
    if isMisplaced { note(defect: .misplacedAggregate) }
  }

  mutating func visit(_ source: SQLSource) {
    check(source.reference)
    if source.reference.hasCollations { hasCollations = true }
    descend(into: source)
  }

  private mutating func checkNames(of select: SQLSelect) {
    for (index, table) in select.with.enumerated() {
      let name = table.reference.name
      if select.with[..<index].contains(where: { $0.reference.name.isSameName(as: name) }) {
        note(defect: .repeatedSource, "\"\(name)\"")
      }
      if SQLStatement.query(table.query).tables.read.contains(where: { $0.isSameName(as: name) }) {
        note(defect: .recursiveCommonTable, "\"\(name)\"")
      }
    }
    guard let from = select.from else { return }
    let joins = select.joins
    for (index, join) in joins.enumerated() {
      let reference = join.source.reference
      let isTaken =
        reference.hasSameName(as: from.reference)
        || joins[..<index].contains { reference.hasSameName(as: $0.source.reference) }
      if isTaken { note(defect: .repeatedSource, "\"\(reference.sourceName)\"") }
    }
  }

  mutating func note(_ nulls: SQLOrdering.Nulls, mayBeNull: @autoclosure () -> Bool) {
    switch nulls {
    case .smallest: if !native.contains(.nullsSmallest), mayBeNull() { note(.nullsSmallest) }
    case .first, .last: note(.nullsOrdering)
    case .database: break
    }
  }

  private mutating func checkGrouping(of select: SQLSelect) {
    let isAggregate =
      !select.grouping.isEmpty || !select.groupFilters.isEmpty
      || select.columns.contains(where: \.hasAggregate)
      || select.ordering.contains { $0.expression.hasAggregate }
    guard isAggregate else { return }
    var finder = UngroupedColumnFinder(select)
    for item in select.columns {
      switch item {
      case .expression(let expression), .named(let expression, _): finder.visit(expression)
      case .columns(let reference): for column in reference.columns { finder.visit(.column(column)) }
      }
    }
    for filter in select.groupFilters { finder.visit(filter) }
    for term in select.ordering { finder.visit(term.expression) }
    for column in finder.found { note(defect: .ungroupedColumn, "\(column.source).\(column.name)") }
  }

  private mutating func checkDistinctOrder(of select: SQLSelect) {
    for term in select.ordering {
      let isSelected = select.columns.contains { item in
        switch item {
        case .expression(let expression), .named(let expression, _): expression == term.expression
        case .columns(let reference):
          if case .column(let column) = term.expression { reference.columns.contains(column) } else { false }
        }
      }
      if !isSelected { note(defect: .distinctOrder) }
    }
  }
}

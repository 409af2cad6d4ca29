/// What a query asks for.
extension SQLFeatureScanner {
  mutating func visit(_ query: SQLQuery) {
    let select = query.select
    levels.append(Level(query: query, select: select, scope: .sources))
    if let select, !select.selectsEverything { checkScope(of: select.columns, in: "SELECT") }
    descend(into: query)
    levels.removeLast()
    // What follows walks expressions without a limit of its own.
    if isTooDeep { return }
    if levels.isEmpty, !native.contains(.jsonObjectsInQueries) {
      let selected = changedTable == nil ? query.selectedJSONObjectsOfRows : 0
      if jsonObjectsOfRows > selected { note(.jsonObjectsInQueries) }
    }
    if !native.contains(.recursionInTerms), query.repeatsTermsOfRecursion(commonTables + query.with) {
      note(.recursionInTerms)
    }
    check(outerClausesOf: query)
    if let compound = query.compound { check(compound, in: query) }
    guard let select else { return }
    if case .on(let keys) = select.distinct {
      let leading = query.ordering.prefix(keys.count).map(\.expression)
      let isInOrder = leading.allSatisfy(keys.contains)
      note(isInOrder ? .distinctOn : .distinctOnOtherOrder)
    }
    if hasWindows, !native.contains(.windowsThatBeginOthers), query.windowsThatBeginOthers.isEmpty == false {
      note(.windowsThatBeginOthers)
    }
    if !select.qualification.isEmpty { note(.qualification) }
    if !isLowered, query.narrowsLockedRows { note(defect: .lockedGroups) }
    checkNames(of: select)
    if !native.contains(.nullSafeIndex), select.comparesColumnsNullSafely { note(.nullSafeIndex) }
    scan(joinsOf: select, in: query)
    if !levels.isEmpty || changedTable != nil {
      if !native.contains(.outerColumnsInOrder),
        select.namesOuterColumns(in: query.ordering.map(\.expression))
      {
        note(.outerColumnsInOrder)
      }
      if !native.contains(.outerColumnsInGroups), select.namesOuterColumns(in: select.grouping) {
        note(.outerColumnsInGroups)
      }
    }
    if !native.contains(.groupingOfOuterColumns), !select.groupingSets.isEmpty,
      select.grouping.contains(where: select.namesOuterColumnsAlone)
    {
      note(.groupingOfOuterColumns)
    }
    if select.hasGroups || select.distinct != .none { comparesExpressions = true }
    if !native.contains(.groupedExpressionsInHaving), select.namesValuesOfGroupsInHaving {
      note(.groupedExpressionsInHaving)
    }
    if !native.contains(.textByCodePoint), select.comparingTextByCodePoint != nil { note(.textByCodePoint) }
    if select.distinct == .all, query.isOrderedBeyondColumns { note(.orderOfDistinct) }
    if !native.contains(.windowsBesideHaving),
      hasWindows && query.hasWindowsBesideHaving
        || hasAggregates && (query.looksAggregatesUp || query.descendsComputedKeys)
    {
      note(.windowsBesideHaving)
    }
    if hasWindows, !levels.isEmpty, !native.contains(.windowsOfOuterRows), query.hasWindowsOfOuterRows {
      note(.windowsOfOuterRows)
    }
    if !native.contains(.distinctGroups), select.isDistinctOfAggregates { note(.distinctGroups) }
    if !native.contains(.constantsInDerivedTables), query.mayLoseConstants,
      !query.sourcesWithConstants(SQLCommonTables(commonTables + query.with)).isEmpty
    {
      note(.constantsInDerivedTables)
    }
    if !native.contains(.computedConstantsInOuterJoins),
      query.joinsComputedConstants(SQLCommonTables(commonTables + query.with))
    {
      note(.computedConstantsInOuterJoins)
    }
    if !native.contains(.laterColumnsInHaving), select.namesLaterColumnsInHaving {
      note(.laterColumnsInHaving)
    }
    checkGrouping(of: select, in: query)
    // A pass may have added terms, or said what they are in other words on one side.
    if select.distinct == .all, !isLowered { checkDistinctOrder(of: select, in: query) }
    checkComparisons(of: select, in: query)
    for item in select.columns {
      if case .named(_, let name) = item { check(SQLIdentifierTraits(name)) { [name] } }
    }
    checkAggregates(of: query)
  }

  private mutating func check(_ compound: SQLCompound, in query: SQLQuery) {
    if compound.arms.contains(where: { !$0.isBareSelect && !$0.isFragment }) { note(.compoundArms) }
    if !native.contains(.longCompounds), compound.isLong { note(.longCompounds) }
    if compound.operator != .union {
      if compound.isAll { note(.compoundRowsCounted) }
      if !native.contains(.outerColumnsInComparedArms), SQLStatement.query(query).namesOuterSources {
        note(.outerColumnsInComparedArms)
      }
    }
    if !query.ordering.isEmpty { note(defect: .orderOfArms) }
    if !native.contains(.textByCodePoint), compound.comparingTextByCodePoint != nil { note(.textByCodePoint) }
    let first = compound.arms[0].selectedExpressions
    for (index, arm) in compound.arms.enumerated() {
      guard let expressions = arm.selectedExpressions else { continue }
      enter(SQLPlace("arm", index + 1))
      defer { leave() }
      if let first, !first.map(\.type).areStoredAlike(expressions.map(\.type)) { note(defect: .unevenArms) }
      if compound.comparesRows { check(comparedRowsOf: expressions) }
    }
  }

  /// Refuses values of which equal ones look different, where rows are compared.
  private mutating func check(comparedRowsOf expressions: [SQLExpression]) {
    check(expressions)
    guard hasCollations else { return }
    for (index, expression) in expressions.enumerated() {
      checkCase(of: expression, in: SQLPlace("SELECT", index + 1))
    }
  }

  /// Looks at the clauses around what a query consists of.
  private mutating func check(outerClausesOf query: SQLQuery) {
    if !query.with.isEmpty {
      note(.commonTables)
      checkNames(of: query.with, in: query)
      if !native.contains(.commonTablesOfOuterQueries), query.readsCommonTables(of: levels.map(\.query)) {
        note(.commonTablesOfOuterQueries)
      }
      if !native.contains(.unreadCommonTables), query.unreadCommonTable != nil { note(.unreadCommonTables) }
    }
    if query.offset != nil, query.limit == nil { note(.offsetWithoutLimit) }
    if !query.start.isEmpty { checkStart(of: query) }
    if query.keepsTies {
      note(.limitWithTies)
      if query.ordering.isEmpty { note(defect: .tiesWithoutOrder) }
    }
    if let lock = query.lock {
      note(lock.isMetBySingleWriter ? .rowLocksOfSingleWriter : .rowLocks)
      // An engine without locks on rows leaves out the whole lock.
      if !lock.tables.isEmpty, takesRowLocks { note(.rowLocksOfTables) }
      if !query.yieldsRowsOfTables { note(defect: .lockedGroups) }
    }
    for bound in [query.limit, query.offset] {
      if case .value(.integer(let count), _)? = bound, count < 0 { note(defect: .negativeLimit, "\(count)") }
    }
    if !native.contains(.textByCodePoint), query.ordering.contains(where: \.isOfEnginesText) {
      note(.textByCodePoint)
    }
    for (index, term) in query.ordering.enumerated() {
      note(term.nulls, mayBeNull: term.expression.mayBeNull(in: .results(of: query)))
      noteOrder(of: [term.expression], in: SQLPlace("ORDER BY", index + 1))
    }
  }

  /// The values after which a query begins are one for each term of its order, which no two rows have alike.
  private mutating func checkStart(of query: SQLQuery) {
    note(.rowsAfter)
    let terms = query.ordering.map(\.expression)
    guard query.start.allSatisfy(\.isConstant), terms.count == query.start.count else {
      return note(defect: .unevenStart)
    }
    for (index, (term, value)) in zip(terms, query.start).enumerated()
    where ![term.type.storage].areStoredAlike([value.type.storage]) {
      return note(defect: .unevenStart, "value \(index + 1) is \(value.type), and its term \(term.type)")
    }
    let saysNulls = query.ordering.allSatisfy { term in
      term.nulls != .database || !term.expression.mayBeNull(in: .results(of: query))
    }
    if !saysNulls || !query.isUnique(by: terms, common: commonTables) { note(defect: .ambiguousStart) }
  }

  private mutating func scan(joinsOf select: SQLSelect, in query: SQLQuery) {
    for (index, join) in select.joins.enumerated() {
      if case .lateral(_, let reference) = join.source {
        note(.lateralJoins)
        if !native.contains(.otherLateralJoins), SQLLateral(select, join: index) == nil {
          note(.otherLateralJoins, "\"\(reference.sourceName)\"")
        }
      }
      switch join.kind {
      case .right: note(.rightJoin)
      case .full:
        note(.fullJoin)
        if !query.hasEquality(inJoin: index, SQLCommonTables(commonTables + query.with)) {
          note(.fullJoinOnInequality)
        }
      case .inner, .left, .cross: break
      }
      if !native.contains(.constantJoinConditions), select.hasConstantCondition(inJoin: index) {
        note(.constantJoinConditions)
      }
    }
    if !native.contains(.fullJoinAmongJoins), select.hasFullJoinAmongJoins { note(.fullJoinAmongJoins) }
  }

  private mutating func checkComparisons(of select: SQLSelect, in query: SQLQuery) {
    if namesIncomparable {
      check(query.ordering.map(\.expression) + select.grouping)
      if case .on(let keys) = select.distinct { check(keys) }
    }
    if select.distinct == .all { check(comparedRowsOf: select.selectedExpressions) }
    guard hasCollations else { return }
    for (index, expression) in select.grouping.enumerated() {
      checkCase(of: expression, in: SQLPlace("GROUP BY", select.grouping.count == 1 ? 0 : index + 1))
    }
  }

  mutating func visit(_ source: SQLSource) {
    check(source.reference)
    if source.reference.hasCollations { hasCollations = true }
    switch source {
    case .derived(let query, let reference): checkOuterColumns(of: query, as: reference)
    case .function(.jsonElements, _): note(.jsonElements)
    case .function(.jsonMembers, _): note(.jsonMembers)
    case .function(.fullText(let search), _): check(search)
    case .function(.boxes(let search), _): check(search)
    case .function(.program(let function, let arguments), _):
      check(function)
      if arguments.count > 1 { placeRowValue() }
    case .table, .lateral: break
    }
    // Of constants, an aggregate would be one of the query that the rows are a source of.
    if case .function(let function, _) = source, !isLowered {
      if function.argument.hasAggregate { note(defect: .misplacedAggregate) }
      if function.argument.hasWindow { note(defect: .misplacedWindow) }
    }
    descend(into: source)
  }

  private mutating func checkOuterColumns(of query: SQLQuery, as reference: SQLTableReference) {
    if native.contains(.outerColumnsInDerivedTables) || !SQLStatement.query(query).namesOuterSources {
      return
    }
    note(.outerColumnsInDerivedTables, "\"\(reference.name)\"")
  }

  private mutating func checkNames(of tables: [SQLCommonTable], in query: SQLQuery) {
    for (index, table) in tables.enumerated() {
      let name = table.reference.name
      checkOuterColumns(of: table.query, as: table.reference)
      if tables[..<index].contains(where: { $0.reference.name.isSameName(as: name) }) {
        note(defect: .repeatedSource, "\"\(name)\"")
      }
      if query.namesOtherTable(than: table) { note(defect: .repeatedSource, "\"\(name)\"") }
      if table.isMaterialized != nil { note(.commonTableHint) }
      let reads = SQLStatement.query(table.query).tables.read
      if table.isRecursive {
        if !isLowered { note(.recursiveColumnTypes) }
        if !table.hasMeaningfulRecursion { note(defect: .recursiveStep, "\"\(name)\"") }
      } else if reads.contains(where: { $0.isSameName(as: name) }) {
        note(defect: .recursiveCommonTable, "\"\(name)\"")
      }
      for later in tables[(index + 1)...].map(\.reference.name)
      where reads.contains(where: { $0.isSameName(as: later) }) {
        note(defect: .laterCommonTable, "\"\(later)\"")
      }
    }
  }

  private mutating func checkNames(of select: SQLSelect) {
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

  private mutating func checkDistinctOrder(of select: SQLSelect, in query: SQLQuery) {
    for (index, term) in query.ordering.enumerated() {
      let isSelected = select.columns.contains { item in
        switch item {
        case .expression(let expression), .named(let expression, _): expression == term.expression
        case .columns(let reference):
          if case .column(let column) = term.expression { reference.columns.contains(column) } else { false }
        }
      }
      if !isSelected { noteDistinctOrder(of: term, index) }
    }
  }

  /// Refuses to order distinct values by a term that is not one of them.
  mutating func noteDistinctOrder(of term: SQLOrdering, _ index: Int) {
    enter(SQLPlace("ORDER BY", index + 1))
    if case .column(let column) = term.expression {
      note(defect: .distinctOrder, "\(column.source).\(column.name)")
    } else {
      note(defect: .distinctOrder)
    }
    leave()
  }
}

extension SQLQuery {
  /// Whether sources of the name of a common table are of two kinds: some bring it along, others are the table that the
  /// database has of that name, which engines would take for the common table.
  fileprivate func namesOtherTable(than common: SQLCommonTable) -> Bool {
    let name = common.reference.name
    let (brings, others) = SQLStatement.query(self).collect(into: (false, false)) { found, part, outer in
      if case .source(.table(let reference)) = part, reference.schema == nil,
        reference.name.isSameName(as: name)
      {
        if reference.definition != nil { found.0 = true }
        // Inside of its own query, the name is that of a recursive common table.
        if reference.definition == nil, !outer.contains(common.query) { found.1 = true }
      }
      return true
    }
    return brings && others
  }
}

extension [SQLType] {
  /// Whether values of these types and of the others are the same in the database if they are equal.
  fileprivate func areStoredAlike(_ others: [SQLType]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { first, second in
        first == second || first.isInteger && second.isInteger || first == .unknown || second == .unknown
          || first.isNamedText && (second == .text || second.isNamedText)
          || first == .text && second.isNamedText
      }
  }
}

extension SQLSelect {
  /// Whether HAVING of a subquery that is selected names a column which is selected behind the subquery; or any of its
  /// clauses one that this query selects, and a query around brings.
  fileprivate var namesLaterColumnsInHaving: Bool {
    var later: Set<SQLColumn> = []
    for item in columns.reversed() {
      switch item {
      case .columns(let reference): later.formUnion(reference.columns)
      case .expression(.column(let column)), .named(.column(let column), _): later.insert(column)
      case .expression(let expression), .named(let expression, _):
        let columns = later
        let outer = columns.filter { !brings($0.source) }
        let isNamed = expression.contains { part in
          guard case .query(let query) = part else { return .into }
          if !outer.isEmpty, query.names(outer) { return .end }
          let filters = query.select?.groupFilters ?? []
          return filters.contains { $0.namesOutsideOfQueries(columns) } ? .end : .into
        }
        if isNamed { return true }
      }
    }
    return false
  }
}

extension SQLQuery {
  /// Whether window functions of a subquery see rows that a condition on the query around alone chooses, or may do so.
  fileprivate var hasWindowsOfOuterRows: Bool {
    guard let select, !windows.isEmpty else { return false }
    return select.namesOuterColumns(in: select.filters + select.joins.compactMap(\.condition))
  }

  /// Whether it names one of the columns anywhere.
  fileprivate func names(_ columns: Set<SQLColumn>) -> Bool {
    contains { part in
      if case .expression(.column(let column)) = part, columns.contains(column) { .end } else { .into }
    }
  }
}

extension SQLExpression {
  /// Whether it names one of the columns, other than in a subquery.
  fileprivate func namesOutsideOfQueries(_ columns: Set<SQLColumn>) -> Bool {
    contains { part in
      switch part {
      case .query: .past
      case .expression(.column(let column)): columns.contains(column) ? .end : .into
      default: .into
      }
    }
  }
}

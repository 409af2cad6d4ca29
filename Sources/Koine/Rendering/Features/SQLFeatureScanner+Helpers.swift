extension SQLExpression {
  /// The parts whose values are compared with each other or ordered, if the node does so.
  var comparedOperands: [SQLExpression] {
    switch self {
    case .comparison(let left, _, let right), .isDistinct(let left, let right, _): [left, right]
    case .between(let operand, let lower, let upper, _): [operand, lower, upper]
    case .inList(let operand, let list, _): [operand] + list
    case .inQuery(let operand, _, _): [operand]
    case .conditional(let node): node.operand.map { [$0] + node.branches.map(\.condition) } ?? []
    case .function(let function, let arguments):
      function == .nullIf || function == .greatest || function == .least ? arguments : []
    case .aggregate(let aggregate): aggregate.comparedParts
    case .window(let function, let window):
      window.partition + window.ordering.map(\.expression) + function.comparedOperands
    case .row(let parts): parts
    default: []
    }
  }
}

extension String {
  /// Whether both are the same name to an engine that ignores the case of ASCII letters.
  func isSameName(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { a, b in a == b || a.asciiLowercased == b.asciiLowercased }
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}

extension SQLQuery {
  /// How many columns a row has; `nil` if only the engine knows.
  var width: Int? {
    switch body {
    case .fragment: nil
    case .compound(let compound): compound.arms[0].width
    case .select(let select):
      select.columns.reduce(0) { sum, item in
        if case .columns(let reference) = item { sum + reference.columns.count } else { sum + 1 }
      }
    }
  }

  /// Whether each row is made of one row of each of the query's tables, which can be locked.
  var yieldsRowsOfTables: Bool {
    guard let select, select.distinct == .none, !isGrouped, !isGroupedByOrder, select.from != nil,
      select.qualification.isEmpty, !keepsTies, !ordering.contains(where: \.expression.hasWindow)
    else { return false }
    if select.selectedExpressions.contains(where: \.hasWindow) { return false }
    let sources = select.sourcesWithRows(in: self)
    let locked = lock?.tables.map(\.sourceName) ?? []
    if locked.isEmpty { return sources.allSatisfy { $0.isTable && !$0.isMissing } }
    return locked.allSatisfy { name in
      sources.contains { $0.isTable && !$0.isMissing && $0.name == name }
    }
  }

  /// Whether the query may take only some of the rows that a query in FROM locks: engines lock all of these, or only
  /// those that are taken, as they plan it.
  var narrowsLockedRows: Bool {
    guard let select, ([select.from] + select.joins.map(\.source)).contains(where: \.isLocked) else {
      return false
    }
    if !select.joins.isEmpty || !select.filters.allSatisfy(\.isNoCondition) { return true }
    return (limit != nil || offset != nil) && !isOneGroup
  }

  /// Whether what the query selects names columns, and none of them is its own.
  var selectsOuterColumnsAlone: Bool {
    guard let select else { return false }
    let columns = select.selectedExpressions.flatMap(\.freeColumns.columns)
    return !columns.isEmpty && !columns.contains { select.brings($0.source) }
  }

  /// Whether the query yields one row at most, or was written by hand, by someone who knows.
  ///
  /// - Parameter common: The common tables of outer queries.
  func yieldsOneRow(_ common: [SQLCommonTable]) -> Bool {
    switch body {
    case .fragment: true
    case .select, .compound: isUnique(by: [], common: common)
    }
  }
}

extension SQLSelect {
  /// The sources, with whether each is a table of the database, and whether an outer join may leave it without a row.
  fileprivate func sourcesWithRows(
    in query: SQLQuery
  ) -> [(name: String, isTable: Bool, isMissing: Bool)] {
    var sources: [(name: String, isTable: Bool, isMissing: Bool)] = []
    func add(_ source: SQLSource, isMissing: Bool) {
      let isTable =
        if case .table(let table) = source { table.definition == nil && !table.isCommon(in: [query]) } else {
          false
        }
      sources.append((source.reference.sourceName, isTable, isMissing))
    }
    if let from { add(from, isMissing: false) }
    for join in joins {
      if join.kind == .right || join.kind == .full {
        for index in sources.indices { sources[index].isMissing = true }
      }
      add(join.source, isMissing: join.kind == .left || join.kind == .full)
    }
    return sources
  }
}

extension SQLSource? {
  /// Whether it is a query that locks its rows.
  fileprivate var isLocked: Bool {
    switch self {
    case .derived(let query, _)?, .lateral(let query, _)?: query.lock != nil
    case .table?, .function?, nil: false
    }
  }
}

extension SQLInsert {
  /// The column that the value at a position of an encoded row belongs to.
  func providedColumn(_ position: Int, omitting omitted: [Int]) -> SQLColumn? {
    var index = position
    for hole in omitted where hole <= index { index += 1 }
    return index < columns.count ? columns[index] : nil
  }
}

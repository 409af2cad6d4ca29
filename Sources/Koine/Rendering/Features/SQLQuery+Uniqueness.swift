extension SQLQuery {
  /// Whether the rows that agree in these expressions are one row at most, as keys, groups and the query's own
  /// conditions tell. Of none: whether the query yields one row at most.
  ///
  /// - Parameter common: The common tables of outer queries.
  func isUnique(by keys: [SQLExpression], common: [SQLCommonTable] = []) -> Bool {
    if isLimitedToOne { return true }
    guard let select else { return false }
    if select.from == nil { return true }
    if isGrouped, !select.hasGroups { return true }
    // Groups of several sets may have equal keys.
    if !select.groupingSets.isEmpty { return select.combinedGroupingSets == [[]] }
    let common = common + with
    // If an outer join may leave a side without a row, its conditions say nothing of a part of the rows.
    let certain = DeterminedColumns(self, select, keys, throughOuterJoins: false, common)
    if !select.grouping.isEmpty { return select.grouping.allSatisfy(certain.determine) }
    switch select.distinct {
    case .none: break
    case .on(let expressions): if expressions.allSatisfy(certain.determine) { return true }
    case .all: if select.selectedExpressions.allSatisfy(certain.determine) { return true }
    }
    return DeterminedColumns(self, select, keys, throughOuterJoins: true, common).determineEverySource
  }

  /// Whether the rows that agree in the columns at some positions are one row at most.
  ///
  /// - Parameters:
  ///   - known: For each column, whether the rows agree in it.
  ///   - common: The common tables of outer queries.
  fileprivate func isUnique(at known: [Bool], common: [SQLCommonTable] = []) -> Bool {
    if let compound { return isLimitedToOne || compound.isUnique(at: known, common: common + with) }
    guard let select else { return false }
    let selected = zip(select.selectedExpressions, known).filter(\.1).map(\.0)
    return isUnique(by: selected, common: common)
  }

  /// Whether LIMIT lets through one row at most.
  private var isLimitedToOne: Bool {
    guard !keepsTies else { return false }
    return switch limit {
    case .value(.integer(let count), _)?, .literal(.integer(let count), _)?: count <= 1
    default: false
    }
  }
}

extension SQLCompound {
  /// Whether the rows that agree in the columns at some positions are one row at most.
  fileprivate func isUnique(at known: [Bool], common: [SQLCommonTable]) -> Bool {
    // Equal rows come once.
    if !isAll, known.allSatisfy(\.self) { return true }
    return switch self.operator {
    case .union where isAll: arms.areDistinctConstants(at: known)
    case .union: arms.areOfOneTable(withKeyIn: known, common)
    case .intersect: arms.contains { $0.isUnique(at: known, common: common) }
    case .except: arms[0].isUnique(at: known, common: common)
    }
  }
}

/// The columns of a query's sources that have one value in all rows which agree in some expressions.
///
/// It grows by equalities, and by keys: a row whose key is determined is determined whole. Only equalities of
/// plain columns count, or of one with something from outside: if a side is missing they do not hold.
private struct DeterminedColumns {
  private let keys: [SQLExpression]
  private let sources: [SQLSource]
  private let names: Set<String>
  private let common: [SQLCommonTable]
  private var columns: Set<Place> = []
  private var whole: Set<String> = []

  private struct Place: Hashable {
    var source: String
    var name: String
  }

  /// `target = origin`: if the origin is determined, so is the target.
  private struct Dependency {
    var target: SQLColumn
    /// `nil` for what does not come from a source of the query.
    var origin: SQLColumn?
  }

  init(
    _ query: SQLQuery, _ select: SQLSelect, _ keys: [SQLExpression], throughOuterJoins: Bool,
    _ common: [SQLCommonTable]
  ) {
    self.keys = keys
    self.common = common
    sources = [select.from].compactMap(\.self) + select.joins.map(\.source)
    names = Set(sources.map(\.reference.sourceName))
    for case .column(let column) in keys { columns.insert(Self.place(of: column)) }
    var dependencies: [Dependency] = []
    for filter in select.filters {
      dependencies += self.dependencies(in: filter, nullsIn: select.joins.isEmpty ? .sources(of: query) : nil)
      { _ in true }
    }
    let hasOuterJoin = select.joins.contains { $0.kind != .inner && $0.kind != .cross }
    if !hasOuterJoin || throughOuterJoins {
      for join in select.joins {
        let name = join.source.reference.sourceName
        guard let condition = join.condition else { continue }
        dependencies += self.dependencies(in: condition, nullsIn: nil) { target in
          switch join.kind {
          case .inner: true
          case .left: target.source == name
          case .right: target.source != name
          case .full, .cross: false
          }
        }
      }
    }
    grow(by: dependencies)
  }

  /// Whether every row of the query is.
  var determineEverySource: Bool { !names.isEmpty && whole == names }

  /// Whether an expression has one value.
  func determine(_ expression: SQLExpression) -> Bool {
    if keys.contains(expression) { return true }
    let free = expression.freeColumns
    // A window function and a random number have another value for each row.
    return !free.hasFragment && !expression.isOfGroups && !expression.hasRandom
      && free.columns.allSatisfy { !names.contains($0.source) || columns.contains(Self.place(of: $0)) }
  }

  private mutating func grow(by dependencies: [Dependency]) {
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for dependency in dependencies where !columns.contains(Self.place(of: dependency.target)) {
        guard dependency.origin.map({ columns.contains(Self.place(of: $0)) }) ?? true else { continue }
        columns.insert(Self.place(of: dependency.target))
        isGrowing = true
      }
      for source in sources where !whole.contains(source.reference.sourceName) && isDetermined(source) {
        whole.insert(source.reference.sourceName)
        for column in source.reference.columns { columns.insert(Self.place(of: column)) }
        isGrowing = true
      }
    }
  }

  /// Whether the columns that are determined choose one row of the source.
  private func isDetermined(_ source: SQLSource) -> Bool {
    let known = source.reference.columns.map { columns.contains(Self.place(of: $0)) }
    switch source {
    case .derived(let query, let reference):
      guard query.compound?.isAll == true else { return query.isUnique(at: known, common: common) }
      // Constants that differ may be equal without case.
      let certain = zip(known, reference.columns).map { $0 && $1.collation == .binary }
      return query.isUnique(at: certain, common: common)
    // What a function of the program yields may be equal rows.
    case .function(.program, _): return false
    // The first column tells a row from the others.
    case .function(let function, _):
      return known.first == true
        && function.argument.freeColumns.columns.allSatisfy {
          !names.contains($0.source) || columns.contains(Self.place(of: $0))
        }
    case .lateral(let query, _):
      let named = SQLFreeColumns(of: SQLStatement.query(query)).sources
      return named.allSatisfy { !names.contains($0) || whole.contains($0) }
        && query.isUnique(at: known, common: common)
    case .table(let table):
      if table.schema == nil, let position = common.lastIndex(where: { $0.reference.name == table.name }) {
        return common[position].query.isUnique(at: known, common: Array(common[..<position]))
      }
      let key = zip(table.columns, known).filter(\.0.isPrimaryKey)
      return !key.isEmpty && key.allSatisfy(\.1) || zip(table.columns, known).contains { $0.isUnique && $1 }
    }
  }

  private func dependencies(
    in condition: SQLExpression, nullsIn scope: SQLNullScope?, _ isTarget: (SQLColumn) -> Bool
  ) -> [Dependency] {
    switch condition {
    case .logical(let left, .and, let right):
      dependencies(in: left, nullsIn: scope, isTarget)
        + dependencies(in: right, nullsIn: scope, isTarget)
    case .comparison(.row(let left), .equal, .row(let right)):
      zip(left, right).flatMap { dependencies(of: $0, $1, isTarget) + dependencies(of: $1, $0, isTarget) }
    case .comparison(let left, .equal, let right):
      dependencies(of: left, right, isTarget) + dependencies(of: right, left, isTarget)
    case .isDistinct(let left, let right, negated: true):
      scope.map { scope in
        (dependencies(of: left, right, isTarget) + dependencies(of: right, left, isTarget))
          .filter { !SQLExpression.column($0.target).mayBeNull(in: scope) }
      } ?? []
    default: []
    }
  }

  private func dependencies(
    of target: SQLExpression, _ origin: SQLExpression, _ isTarget: (SQLColumn) -> Bool
  ) -> [Dependency] {
    guard let column = target.asDeclared, names.contains(column.source), isTarget(column) else { return [] }
    if let other = origin.asDeclared, names.contains(other.source) {
      return other.collation == column.collation ? [Dependency(target: column, origin: other)] : []
    }
    if case .collate(_, let collation) = origin, collation != column.collation { return [] }
    // Texts that differ are equal to one without case.
    if let other = origin.asDeclared, other.collation != .binary, other.collation != column.collation {
      return []
    }
    let free = origin.freeColumns
    let isForeign = !free.hasFragment && free.columns.allSatisfy { !names.contains($0.source) }
    return isForeign ? [Dependency(target: column, origin: nil)] : []
  }

  private static func place(of column: SQLColumn) -> Place { Place(source: column.source, name: column.name) }
}

extension SQLSelect {
  /// Whether an expression has the same value in every row, because no source of the query has a part in it.
  fileprivate func isSame(in expression: SQLExpression) -> Bool {
    let free = expression.freeColumns
    // A window function and a random number have another value for each row.
    return !free.hasFragment && !expression.isOfGroups && !expression.hasRandom
      && !free.columns.contains { brings($0.source) }
  }
}

extension SQLExpression {
  /// The column, compared as it is declared.
  fileprivate var asDeclared: SQLColumn? {
    switch self {
    case .column(let column): column
    case .collate(.column(let column), let collation) where collation == column.collation: column
    default: nil
    }
  }
}

extension SQLUpdate {
  /// Whether each row of the table is joined with one row at most, as keys and conditions tell.
  var joinsOneRow: Bool {
    guard let first = from.first else { return true }
    // The columns of the table itself are those of an outer query to what it is joined with.
    var select = SQLSelect(every: first)
    select.joins = from.dropFirst().map { SQLJoin(.cross, $0, on: nil) }
    select.filters = filters
    return SQLQuery.select(select).isUnique(by: [])
  }
}

extension SQLValue {
  /// Whether values that differ are never equal to an engine.
  fileprivate var hasOneForm: Bool {
    switch self {
    case .boolean, .integer, .text, .blob, .timestamp, .date, .time, .uuid: true
    case .null, .double, .invalid: false
    }
  }
}

extension SQLType {
  /// Whether its values are compared as they are bound.
  fileprivate var hasOneFormOfValues: Bool {
    switch self {
    case .opaque, .json, .unknown: false
    default: true
    }
  }
}

extension SQLInsert {
  /// Whether rows of one key that the query proposes may differ, and nothing says which of them comes first and stays.
  func mayKeepAnyRow(_ conflict: SQLConflict, of query: SQLQuery) -> Bool {
    guard let selected = query.selectedExpressions else { return false }
    if query.isUnique(by: query.ordering.map(\.expression)) { return false }
    return zip(columns, selected.indices).contains { column, position in
      if conflict.target.contains(where: { $0.name == column.name && $0.collation == .binary }) {
        return false
      }
      return !query.isSame(at: position)
    }
  }

  /// Whether the query that is inserted may propose a key twice, as far as can be told from it.
  func mayRepeatKey(_ conflict: SQLConflict, of query: SQLQuery) -> Bool {
    // What is written by hand tells nothing.
    guard let selected = query.selectedExpressions else { return false }
    var known = Array(repeating: false, count: selected.count)
    for target in conflict.target {
      guard let position = columns.firstIndex(where: { $0.name == target.name }), position < selected.count
      else {
        if target.constantDefault != nil { continue }
        // What the database makes is a key of its own, and NULL is in conflict with nothing.
        return false
      }
      // If case does not count, texts that differ may be one key.
      if target.collation != .binary,
        query.compound != nil || selected[position].asDeclared?.collation != target.collation
      {
        continue
      }
      known[position] = true
    }
    return !query.isUnique(at: known)
  }
}

extension SQLQuery {
  /// Whether a column of the result has the same value in every row, because no source has a part in it.
  fileprivate func isSame(at position: Int) -> Bool {
    if let select { return select.isSame(in: select.selectedExpressions[position]) }
    let values = compound?.arms.map { arm -> SQLExpression? in
      guard let selected = arm.select?.selectedExpressions, position < selected.count else { return nil }
      return selected[position].isConstant ? selected[position] : nil
    }
    guard let values, let first = values[0] else { return false }
    return values.allSatisfy { $0 == first }
  }
}

extension [SQLQuery] {
  /// Whether each of them is one row of values, no two of which agree at the positions that are known.
  fileprivate func areDistinctConstants(at known: [Bool]) -> Bool {
    var rows: Set<[SQLValue]> = []
    for query in self {
      guard let select = query.select, select.from == nil, select.filters.isEmpty else { return false }
      var row: [SQLValue] = []
      for (expression, isKnown) in zip(select.selectedExpressions, known) where isKnown {
        guard case .value(let value, let type) = expression, value.hasOneForm, type.hasOneFormOfValues else {
          return false
        }
        row.append(value)
      }
      if row.isEmpty || !rows.insert(row).inserted { return false }
    }
    return true
  }

  /// Whether each of them selects the same columns of one table, with the whole key among those that are known.
  fileprivate func areOfOneTable(withKeyIn known: [Bool], _ common: [SQLCommonTable]) -> Bool {
    let first = self[0].columnsOfTable
    guard let first, !common.contains(where: { $0.reference.name == first.table.name }),
      allSatisfy({ $0.columnsOfTable?.isSame(as: first) == true })
    else { return false }
    let named = Set(zip(first.names, known).filter(\.1).map(\.0))
    let key = first.table.columns.filter(\.isPrimaryKey)
    return !key.isEmpty && key.allSatisfy { named.contains($0.name) }
  }
}

extension SQLQuery {
  /// The only table that the query reads, and the names of the columns that it selects, if they are as the table has them.
  fileprivate var columnsOfTable: TableColumnNames? {
    guard let select, select.joins.isEmpty, !isGrouped, with.isEmpty, case .table(let table)? = select.from
    else {
      return nil
    }
    var names: [String] = []
    for expression in select.selectedExpressions {
      guard case .column(let column) = expression, column.source == table.sourceName else { return nil }
      names.append(column.name)
    }
    return TableColumnNames(table: table, names: names)
  }
}

/// Columns of a table.
private struct TableColumnNames {
  var table: SQLTableReference
  var names: [String]

  func isSame(as other: Self) -> Bool {
    table.name == other.table.name && table.schema == other.table.schema && names == other.names
  }
}

import Koine

/// A random query, and whether its order leaves no two rows that differ as they came.
struct RandomQuery {
  var query: SQLQuery
  var isOrdered: Bool
}

/// Makes random queries of every clause, source and function that have one meaning: whatever is limited is ordered by
/// what tells its rows apart, and what a group has not is not asked of it. Nearly all of them are taken by every dialect.
///
/// Queries that have everything are made of more kinds of values, and of the functions in the tables of ``RandomCall`` and
/// ``RandomAggregation`` besides. The others stay those of their seeds, whatever is added to the tables.
///
/// ``RandomStatements`` makes those that validation has to refuse, and statements that write.
struct RandomQueries {
  enum Kind: CaseIterable {
    case integer, double, text, boolean, date, day, decimal
    case time, uuid, bytes

    /// Those that every query is made of.
    static let common: [Kind] = [.integer, .double, .text, .boolean, .date, .day, .decimal]
  }

  /// What can be named in a query.
  struct Scope {
    var sources: [SQLTableReference] = []
    /// The keys of the query's groups, in its select list, HAVING and order.
    var keys: [SQLExpression]?
    var hasGroupingSets = false
  }

  var generator: SeededGenerator
  /// Of each query around, from the outermost in.
  var scopes: [Scope] = []
  /// Whether the innermost query's own columns are named alone: SQL counts an aggregate of others to a query around.
  var staysInside = false
  /// The common tables that are declared around.
  var commonTables: [SQLTableReference] = []
  /// Whether what one of the engines lacks is left out, so that the others are not alone with it.
  var isOfEveryEngine = false
  /// Whether there are values of every kind, and what ``RandomCall`` has; otherwise a query is made of the common kinds.
  var hasEverything = false
  /// The table that the statement around is changing, which subqueries may read then.
  var changedTable: SQLTableReference?
  private var names = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> RandomQuery {
    isOfEveryEngine = rarely(2)
    return query(depth: 3, of: kinds())
  }

  // MARK: Chance

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
  /// True once in so many times.
  mutating func rarely(_ count: Int = 5) -> Bool { below(count) == 0 }
  /// The kinds of values that the query has.
  var kindsInUse: [Kind] { hasEverything ? Kind.allCases : Kind.common }
  mutating func anyKind() -> Kind { pick(kindsInUse) }
  mutating func kinds() -> [Kind] { (0...below(3)).map { _ in anyKind() } }

  mutating func name(_ letter: String) -> String {
    names += 1
    return "\(letter)\(names)"
  }

  // MARK: Queries

  /// A SELECT, or several that are combined.
  ///
  /// - Parameter kinds: What each column of a row is.
  mutating func query(depth: Int, of kinds: [Kind]) -> RandomQuery {
    rarely(6) && depth > 0 ? compound(depth: depth, of: kinds) : select(depth: depth, of: kinds)
  }

  /// Several queries in a tree of compounds, ordered and limited as a whole if they are.
  private mutating func compound(depth: Int, of kinds: [Kind]) -> RandomQuery {
    var arms = SQLQuery.compound(
      SQLCompound(
        query(depth: depth - 1, of: kinds).query, pick([.union, .intersect, .except]), all: rarely(2),
        query(depth: depth - 1, of: kinds).query))
    if rarely(4) {
      arms = .compound(
        SQLCompound(
          arms, pick([.union, .intersect, .except]), all: rarely(2), select(depth: 0, of: kinds).query))
    }
    guard rarely(3) else { return RandomQuery(query: arms, isOrdered: false) }
    let rows = reference(name("r"), kinds)
    var query = SQLQuery(.select(SQLSelect(every: .derived(arms.naming(rows), rows))))
    query.ordering = rows.columns.shuffled(using: &generator).map { term(.column($0)) }
    limit(&query)
    return RandomQuery(query: query, isOrdered: true)
  }

  /// One query, clause by clause.
  mutating func select(depth: Int, of kinds: [Kind]) -> RandomQuery {
    let outerTables = commonTables
    defer { commonTables = outerTables }
    var with: [SQLCommonTable] = []
    if depth > 1, rarely(7) {
      for _ in 0...below(2) { with.append(commonTable(depth: depth)) }
    }
    scopes.append(Scope())
    defer { scopes.removeLast() }
    let from = source(depth)
    scopes[scopes.count - 1].sources = [from.reference]
    var select = SQLSelect(every: from)
    while select.joins.count < (depth > 2 ? 2 : 1), rarely(depth > 1 ? 2 : 4) { join(&select, depth) }
    while rarely(2), select.filters.count < 2 { select.filters.append(boolean(depth)) }
    if rarely(3) {
      group(&select, depth)
    } else if rarely(10) {
      // One group, of no row too.
      scopes[scopes.count - 1].keys = []
      if rarely(3) { select.groupFilters = [boolean(depth)] }
    }
    let isWindowed = rarely(4)
    // Of rows that are alike, a function numbers one before the other: any of them.
    let isNumbered = isWindowed && !hasRowKeys
    var hasNumbers = false
    select.columns = kinds.map { kind in
      let column = isWindowed && !rarely(3) ? overWindow(kind, depth) : expression(kind, depth)
      // Which number of one function stands beside which of another is then open too.
      guard isNumbered, column.hasWindow else { return .expression(column) }
      defer { hasNumbers = true }
      return .expression(hasNumbers ? .value(.null, kind.type) : column)
    }
    // A query of one group aggregates by its columns.
    if scopes[scopes.count - 1].keys?.isEmpty == true, select.groupFilters.isEmpty {
      select.columns[0] = .expression(aggregate(kinds[0], depth))
    }
    if rarely(8), !isNumbered { select.qualification = [isFew(depth)] }
    if rarely(6) {
      select.distinct = .all
    } else if rarely(10), !isNumbered {
      let keys = distinctKeys(depth)
      if !keys.isEmpty { select.distinct = .on(keys) }
    }
    var query = SQLQuery(with: with, .select(select))
    let isOrdered = isNumbered && select.distinct == .none ? false : order(&query, select, depth)
    return RandomQuery(query: query, isOrdered: isOrdered)
  }

  /// Joins a query for each row, or rows of their own.
  mutating func join(_ select: inout SQLSelect, _ depth: Int) {
    if depth > 0, rarely(8) {
      let lateral = lateral(depth - 1)
      select.joins.append(
        SQLJoin(rarely(2) ? .left : .inner, lateral, on: .literal(.boolean(true), .boolean)))
      return scopes[scopes.count - 1].sources.append(lateral.reference)
    }
    if rarely(12) {
      let table = jsonTable(isMade: true)
      select.joins.append(
        rarely(2)
          ? SQLJoin(.cross, table, on: nil) : SQLJoin(.left, table, on: .literal(.boolean(true), .boolean)))
      return scopes[scopes.count - 1].sources.append(table.reference)
    }
    let joined = source(depth - 1)
    let earlier = scopes[scopes.count - 1].sources
    scopes[scopes.count - 1].sources.append(joined.reference)
    var kind = pick([SQLJoin.Kind.inner, .inner, .left, .left, .left, .right, .full, .cross])
    if kind == .full, isOfEveryEngine { kind = .left }
    // What is on the right of one is asked for each row of the left.
    let isLateral = joined.isLateral || select.joins.contains { $0.source.isLateral }
    if kind == .right || kind == .full, isLateral { kind = .left }
    guard kind != .cross else { return select.joins.append(SQLJoin(.cross, joined, on: nil)) }
    var condition = equality(pick(earlier), joined.reference) ?? boolean(1)
    if rarely(4) { condition = .logical(condition, pick([.and, .and, .or]), boolean(min(depth - 1, 1))) }
    if rarely(12) { condition = boolean(1) }
    select.joins.append(SQLJoin(kind, joined, on: condition))
  }

  /// Columns of two sources that are equal, or equal or both NULL, if there are two of one kind.
  private mutating func equality(_ left: SQLTableReference, _ right: SQLTableReference) -> SQLExpression? {
    for kind in [pick([Kind.integer, .text]), .integer, .text] {
      let (first, second) = (
        left.columns.filter { Kind($0.type) == kind }, right.columns.filter { Kind($0.type) == kind }
      )
      guard !first.isEmpty, !second.isEmpty else { continue }
      let sides = (SQLExpression.column(pick(first)), SQLExpression.column(pick(second)))
      return rarely(6)
        ? .isDistinct(sides.0, sides.1, negated: true)
        : .comparison(sides.0, rarely(8) ? .less : .equal, sides.1)
    }
    return nil
  }

  // MARK: Groups

  private mutating func group(_ select: inout SQLSelect, _ depth: Int) {
    let isInSets = rarely(4)
    for _ in 0...below(3) {
      var key = expression(anyKind(), rarely(3) ? 1 : 0)
      if !key.isGroupKey { key = .column(anyColumn()) }
      if !select.grouping.contains(key) { select.grouping.append(key) }
    }
    if isInSets { select.groupingSets = [groupingSets(of: Array(select.grouping.indices))] }
    scopes[scopes.count - 1].keys = select.grouping
    scopes[scopes.count - 1].hasGroupingSets = !select.groupingSets.isEmpty
    if rarely(3) { select.groupFilters = [boolean(depth)] }
  }

  private mutating func groupingSets(of positions: [Int]) -> SQLGroupingSets {
    switch below(5) {
    case 0: return .rollup(positions.map { [$0] })
    case 1: return .cube(positions.map { [$0] })
    case 2: return .rollup([positions])
    case 3: return .rollup([[positions[positions.count - 1]]])
    default:
      var sets = [positions, []]
      for position in positions where rarely(2) { sets.append([position]) }
      return .sets(sets)
    }
  }

  private mutating func anyColumn() -> SQLColumn {
    pick(pick(scopes[scopes.count - 1].sources).columns.filter { Kind($0.type) != nil })
  }

  // MARK: Order

  /// What tells the rows of the innermost query apart, as far as they differ at all.
  func rowKeys() -> [SQLExpression] {
    let scope = scopes[scopes.count - 1]
    if let keys = scope.keys {
      return scope.hasGroupingSets ? [.function(.grouping, keys)] + keys : keys
    }
    return scope.sources.flatMap { source -> [SQLExpression] in
      let keys = source.columns.filter(\.isPrimaryKey)
      // Documents are not compared. Beside one, there is its place.
      return (keys.isEmpty ? source.columns.filter { Kind($0.type) != nil } : keys).map { .column($0) }
    }
  }

  /// Whether no two rows of the innermost query have the same keys.
  private var hasRowKeys: Bool {
    let scope = scopes[scopes.count - 1]
    // Of two equal sets, each has its groups.
    if scope.keys != nil { return !scope.hasGroupingSets }
    return scope.sources.allSatisfy { source in
      source.columns.contains(where: \.isPrimaryKey)
    }
  }

  mutating func term(_ expression: SQLExpression) -> SQLOrdering {
    SQLOrdering(
      expression, descending: rarely(2),
      nulls: pick([.smallest, .smallest, .smallest, .smallest, .first, .last]))
  }

  private mutating func distinctKeys(_ depth: Int) -> [SQLExpression] {
    let others = rowKeys().filter(\.isGroupKey)
    return (0...below(2)).compactMap { _ in
      let key = expression(anyKind(), min(depth, 1))
      return key.isGroupKey || rarely(4) && !key.hasQuery ? key : others.first
    }
  }

  /// Orders and limits the rows, or leaves them as they are.
  ///
  /// - Returns: Whether the order tells all rows apart.
  private mutating func order(_ query: inout SQLQuery, _ select: SQLSelect, _ depth: Int) -> Bool {
    switch select.distinct {
    case .all:
      guard rarely(2) else { return false }
      query.ordering = select.selected.shuffled(using: &generator).map { term($0) }
    case .on(let keys):
      query.ordering = (keys + rowKeys()).map { term($0) }
      if rarely(3) { query.ordering.insert(term(expression(anyKind(), 1)), at: 0) }
    case .none:
      guard rarely(2) else { return false }
      query.ordering = (0..<below(3)).map { _ in term(expression(anyKind(), min(depth, 2))) }
      if rarely(5), !query.ordering.isEmpty {
        query.limit = .value(.integer(Int64(below(5))), .bigInteger)
        query.keepsTies = true
        return false
      }
      query.ordering += rowKeys().map { term($0) }
    }
    limit(&query)
    return !query.ordering.isEmpty
  }

  private mutating func limit(_ query: inout SQLQuery) {
    guard !query.ordering.isEmpty else { return }
    if rarely(3) { query.limit = .value(.integer(Int64(below(5))), .bigInteger) }
    if rarely(8) { query.offset = .value(.integer(Int64(below(3))), .bigInteger) }
  }
}

extension RandomQueries.Kind {
  init?(_ type: SQLType) {
    switch type.storage {
    case .integer: self = .integer
    case .double: self = .double
    case .text: self = .text
    case .boolean: self = .boolean
    case .timestamp: self = .date
    case .date: self = .day
    case .decimal(scale: 2): self = .decimal
    case .time: self = .time
    case .uuid: self = .uuid
    case .blob: self = .bytes
    default: return nil
    }
  }

  var type: SQLType {
    switch self {
    case .integer: .bigInteger
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    case .date: .timestamp
    case .day: .date
    case .decimal: .decimal(scale: 2)
    case .time: .time
    case .uuid: .uuid
    case .bytes: .blob
    }
  }

  /// Whether the least and the greatest of the values are known to every engine.
  var isOrdered: Bool { self != .uuid && self != .bytes }
}

extension SQLSelect {
  /// The expressions of the select list.
  fileprivate var selected: [SQLExpression] {
    columns.compactMap { item in
      switch item {
      case .expression(let expression), .named(let expression, _): expression
      case .columns: nil
      }
    }
  }
}

extension SQLExpression {
  fileprivate var hasQuery: Bool {
    var finder = ColumnFinder()
    finder.visit(self)
    return finder.hasQuery
  }

  fileprivate var hasWindow: Bool {
    var finder = ColumnFinder()
    finder.visit(self)
    return finder.hasWindow
  }

  /// Whether rows are grouped by the expression: neither by a constant, which is one group, nor by a conjunction or
  /// disjunction, of which PostgreSQL makes one list with those in it, so that it does not find a key among them.
  fileprivate var isGroupKey: Bool {
    if case .logical = self { return false }
    var finder = ColumnFinder()
    finder.visit(self)
    return finder.hasColumn && !finder.hasQuery
  }
}

extension SQLSource {
  fileprivate var isLateral: Bool {
    switch self {
    case .lateral, .function: true
    case .table, .derived: false
    }
  }
}

private struct ColumnFinder: SQLVisitor {
  var hasColumn = false
  var hasQuery = false
  var hasWindow = false

  mutating func visit(_ expression: SQLExpression) {
    if case .column = expression { hasColumn = true }
    if case .window = expression { hasWindow = true }
    descend(into: expression)
  }

  mutating func visit(_ query: SQLQuery) { hasQuery = true }
}

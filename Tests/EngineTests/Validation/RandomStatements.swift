import Foundation
import Koine

/// A row of each type that statements compute with.
@Table struct Fact: Identifiable {
  let id: Int
  var a: Int?
  var b: Int?
  var c: Int
  var s: String?
  var t: String
  var x: Double?
  var y: Double
  var p: Bool?
  var q: Bool
  var d: Date?
  var e: Date
  @Column(as: Scaled<Cents>.self) var m: Decimal?
  @Column(as: Scaled<Cents>.self) var n: Decimal
  var k: Int16?

  static let rows = Datum.rows.map { row in
    Fact(
      id: row.id, a: row.a, b: row.b, c: row.c, s: row.s, t: row.t, x: row.x, y: row.y, p: row.p, q: row.q,
      d: row.a.map { Date(timeIntervalSince1970: Double($0) * 86_400.25) },
      e: Date(timeIntervalSince1970: Double(row.c) * 1_000_000), m: row.b.map { Decimal($0) / 4 },
      n: Decimal(row.c) / 2, k: row.a.map(Int16.init))
  }
}

/// Makes random statements of what the typed methods can build: queries with any clauses, sources, joins and
/// subqueries, inserts, updates and deletes. Some are nonsense, which validation has to refuse.
struct RandomStatements {
  enum Kind: CaseIterable { case integer, double, text, boolean, date, decimal }

  /// Where an expression stands.
  struct Place {
    var depth: Int
    /// Whether aggregates are usual there.
    var isGrouped = false
  }

  var generator: SeededGenerator
  /// The sources of each query around, from the outermost in.
  var scopes: [[SQLTableReference]] = []
  /// What the innermost query is grouped by.
  var grouping: [SQLExpression] = []
  private var aliases = 0
  /// Whether the rows, or their order, are more than the statement says: two engines may choose others.
  var isVague = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> SQLStatement {
    switch below(10) {
    case 0: return update()
    case 1: return delete()
    case 2: return insert()
    default: return .query(query(depth: 3))
    }
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// True once in so many times.
  mutating func rarely(_ count: Int = 5) -> Bool { below(count) == 0 }

  // MARK: Statements

  private var table: SQLTableReference { Fact.columns._source }

  private mutating func returning() -> [SQLSelection] {
    guard rarely(3) else { return [] }
    return [.columns(table), .expression(expression(pick(Kind.allCases), Place(depth: 2)))]
  }

  private mutating func assignments() -> [SQLAssignment] {
    let columns = table.columns.filter { !$0.isPrimaryKey && ($0.isNullable || $0.name == "t") }
    return columns.shuffled(using: &generator).prefix(1 + below(2)).map { column in
      let value = expression(kind(of: column), Place(depth: 3))
      return SQLAssignment(
        column, column.isNullable ? value : .function(.coalesce, [value, .value(.text("none"), .text)]))
    }
  }

  private mutating func update() -> SQLStatement {
    scopes = [[table]]
    var from: [SQLSource] = []
    var filters: [SQLExpression] = []
    for number in 1...2 where rarely(3) {
      // One row of each source, mostly, for each row.
      let other = table.aliased("joined\(number)")
      let key = expression(.integer, Place(depth: 2))
      filters.append(.comparison(.column(other.columns[rarely(10) ? 1 : 0]), .equal, key))
      from.append(.table(other))
      scopes[0].append(other)
    }
    let assignments = assignments()
    filters += from.isEmpty || rarely(2) ? [boolean(Place(depth: 3))] : []
    scopes = [[table]]
    if rarely() { filters.append(isAmongFirst()) }
    return .update(SQLUpdate(table, set: assignments, from: from, where: filters, returning: returning()))
  }

  private mutating func delete() -> SQLStatement {
    scopes = [[table]]
    let filter = rarely() ? isAmongFirst() : boolean(Place(depth: 3))
    return .delete(SQLDelete(from: table, where: [filter], returning: returning()))
  }

  /// Whether a row is one of the first ones in an order.
  private mutating func isAmongFirst() -> SQLExpression {
    var select = SQLSelect(columns: [.expression(.column(table.columns[0]))], from: .table(table))
    if rarely(2) { select.filters = [boolean(Place(depth: 2))] }
    let keys = SQLQuery(
      .select(select),
      ordering: [
        SQLOrdering(expression(pick(Kind.allCases), Place(depth: 1)), descending: rarely(2)),
        SQLOrdering(.column(table.columns[0])),
      ],
      limit: .value(.integer(Int64(below(5))), .bigInteger),
      offset: rarely() ? .value(.integer(1), .bigInteger) : nil)
    return .inQuery(.column(table.columns[0]), keys, negated: false)
  }

  private mutating func insert() -> SQLStatement {
    let columns = table.columns.filter { ["id", "a", "c", "t", "y", "q", "e", "n"].contains($0.name) }
    var query = select(
      depth: 2, of: [.integer, .integer, .integer, .text, .double, .boolean, .date, .decimal])
    var selected = query.select ?? SQLSelect()
    // What a column needs, and keys that no row has.
    selected.columns = zip(columns, selected.columns).map { column, item in
      guard case .expression(let value) = item, !column.isNullable else { return item }
      if column.name == "id", rarely(3) { return item }
      let fallback: SQLExpression =
        switch kind(of: column) {
        case .integer: .value(.integer(100), .bigInteger)
        case .double: .value(.double(1), .double)
        case .text: .value(.text("x"), .text)
        case .boolean: .value(.boolean(false), .boolean)
        case .date: .value(.timestamp(microseconds: 86_400_000_000), .timestamp)
        case .decimal: .value(.integer(125), .decimal(scale: 2))
        }
      return .expression(.function(.coalesce, [value, fallback]))
    }
    query.body = .select(selected)
    scopes = [[table]]
    var conflict: SQLConflict?
    if rarely(2) {
      // Of rows with one key, the first stays.
      isVague = true
      conflict = SQLConflict(target: [columns[0]], assignments: [])
      if !rarely(3) {
        scopes = [[table, table.aliased("excluded")]]
        conflict?.assignments = assignments()
        if rarely(3) { conflict?.filters = [boolean(Place(depth: 2))] }
      }
    }
    scopes = [[table]]
    return .insert(
      SQLInsert(
        into: table, columns: columns, .query(query), conflict: conflict, returning: returning()))
  }

  // MARK: Queries

  /// A query that a common table stands for, and its columns.
  private mutating func commonTable() -> SQLCommonTable {
    guard case .derived(let query, let reference) = derived() else {
      return SQLCommonTable(table, .select(SQLSelect(every: .table(table))))
    }
    let name = reference.sourceName
    return SQLCommonTable(
      SQLTableReference(
        name: name,
        columns: reference.columns.map { .init(name: $0.name, type: $0.type, isNullable: true) }), query)
  }

  private mutating func source() -> SQLSource {
    guard rarely(8), scopes.count < 3 else {
      aliases += 1
      return .table(table.aliased("d\(aliases)"))
    }
    return derived()
  }

  private mutating func derived() -> SQLSource {
    aliases += 1
    let reference = table.aliased("d\(aliases)")
    // The rows of a query stand before the sources beside them.
    let outer = scopes
    scopes.removeLast()
    var rows = SQLSelect(every: .table(table.aliased("d\(aliases)")))
    scopes.append([table.aliased("d\(aliases)")])
    rows.filters = [boolean(Place(depth: 2))]
    rows.columns = reference.columns.map { .named(.column($0), $0.name) }
    if rarely(3) { rows.distinct = .all }
    scopes = outer
    return .derived(.select(rows), reference)
  }

  /// A SELECT, or several in a tree of compounds.
  ///
  /// - Parameter kinds: What each column of a row is.
  mutating func query(depth: Int, of kinds: [Kind]? = nil) -> SQLQuery {
    guard rarely(6), depth > 0 else { return select(depth: depth, of: kinds) }
    let kinds = kinds ?? (0...below(3)).map { _ in pick(Kind.allCases) }
    let op = pick([SQLCompound.Operator.union, .intersect, .except])
    var result = SQLQuery.compound(
      SQLCompound(query(depth: depth - 1, of: kinds), op, all: rarely(2), query(depth: depth - 1, of: kinds)))
    if rarely(8) {
      result.limit = .value(.integer(Int64(below(3))), .bigInteger)
      isVague = true
    }
    if rarely(30) { result.ordering = [SQLOrdering(.column(column(.integer, of: table)))] }
    return result
  }

  /// - Parameter kinds: What each column of a row is.
  mutating func select(depth: Int, of kinds: [Kind]? = nil) -> SQLQuery {
    let outerGrouping = grouping
    defer {
      scopes.removeLast()
      grouping = outerGrouping
    }
    scopes.append([])
    grouping = []
    var common: SQLCommonTable?
    if rarely(10), scopes.count < 3 { common = commonTable() }
    let from = common.map { .table($0.reference) } ?? source()
    scopes[scopes.count - 1] = [from.reference]
    var query = SQLSelect(every: from)
    while query.joins.count < 3, rarely(3) {
      var joined = source()
      if let common, rarely(3) {
        aliases += 1
        joined = .table(common.reference.aliased("d\(aliases)"))
      }
      let kind = pick([SQLJoin.Kind.inner, .left, .right, .full, .cross])
      scopes[scopes.count - 1].append(joined.reference)
      let condition = kind == .cross ? nil : joinCondition(joined.reference, Place(depth: depth - 1))
      query.joins.append(SQLJoin(kind, joined, on: condition))
    }
    while rarely(2), query.filters.count < 3 { query.filters.append(boolean(Place(depth: depth))) }
    let isGrouped = rarely(3)
    if isGrouped {
      for _ in 0...below(2) {
        let key = rarely(3) ? expression(pick(Kind.allCases), Place(depth: 1)) : nil
        query.grouping.append(key.flatMap(\.asGroupKey) ?? .column(column(pick(Kind.allCases))))
      }
      if rarely(6) { query.grouping = [] }
      if rarely(3) { query.groupingSets = groupingSets(of: Array(query.grouping.indices)) }
      grouping = query.grouping
      if rarely(3) { query.groupFilters = [boolean(Place(depth: depth, isGrouped: true))] }
    }
    let place = Place(depth: depth, isGrouped: isGrouped || rarely(8))
    if let kinds {
      query.columns = kinds.map { .expression(expression($0, place)) }
    } else if !rarely(4) || isGrouped {
      query.columns = (0...below(3)).map { _ in .expression(expression(pick(Kind.allCases), place)) }
      if rarely(6) { query.columns.append(rows(depth)) }
    }
    if rarely(6) { query.distinct = .all }
    if rarely(12) {
      query.distinct = .on([expression(pick(Kind.allCases), Place(depth: 1, isGrouped: isGrouped))])
      isVague = true
    }
    var result = SQLQuery(with: common.map { [$0] } ?? [], .select(query))
    if rarely(3) {
      result.ordering = (0...below(2)).map { _ in
        SQLOrdering(
          expression(pick(Kind.allCases), Place(depth: 2, isGrouped: isGrouped)), descending: rarely(2),
          nulls: pick([.smallest, .smallest, .first, .last]))
      }
      if query.distinct == .all, case .expression(let first)? = query.columns.first {
        result.ordering = [SQLOrdering(first)]
      }
    }
    if rarely(6) {
      result.limit = .value(.integer(Int64(below(3)) - (rarely(20) ? 2 : 0)), .bigInteger)
      isVague = true
    }
    if rarely(10) {
      result.offset = .value(.integer(Int64(below(3))), .bigInteger)
      isVague = true
    }
    return result
  }

  private mutating func groupingSets(of positions: [Int]) -> [SQLGroupingSets] {
    switch below(4) {
    case 0: [.rollup(positions.map { [$0] })]
    case 1: [.cube(positions.map { [$0] })]
    case 2: [.sets([positions, []])]
    // The others are keys of every set.
    default: positions.last.map { [.rollup([[$0]])] } ?? [.sets([[], []])]
    }
  }

  private mutating func joinCondition(_ joined: SQLTableReference, _ place: Place) -> SQLExpression {
    let earlier = pick(Array(scopes[scopes.count - 1].dropLast()))
    let kind = pick([Kind.integer, .text])
    let equality = SQLExpression.comparison(
      .column(column(kind, of: earlier)), pick([.equal, .equal, .less]), .column(column(kind, of: joined)))
    switch below(6) {
    case 0: return boolean(place)
    case 1: return .logical(equality, pick([.and, .or]), boolean(place))
    case 2:
      return .isDistinct(.column(column(kind, of: earlier)), .column(column(kind, of: joined)), negated: true)
    case 3: return .value(.boolean(true), .boolean)
    default: return equality
    }
  }

  private mutating func rows(_ depth: Int) -> SQLSelection {
    var query = select(depth: depth - 1, of: [.integer, .text])
    var selected = query.select ?? SQLSelect()
    isVague = true
    let names = ["koine_1", "koine_2"]
    let types = selected.columns.map { item -> SQLType in
      if case .expression(let expression) = item { expression.type } else { .unknown }
    }
    selected.columns = zip(selected.columns, names).map { item, name in
      if case .expression(let expression) = item { .named(expression, name) } else { item }
    }
    query.body = .select(selected)
    let reference = SQLTableReference(
      name: "koine_rows",
      columns: zip(names, types).map { .init(name: $0, type: $1, isNullable: true) })
    return .expression(.rows(query, reference))
  }

  // MARK: Columns

  func kind(of column: SQLColumn) -> Kind {
    switch column.type {
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    case .timestamp: .date
    case .decimal: .decimal
    default: .integer
    }
  }

  mutating func column(_ kind: Kind, of source: SQLTableReference) -> SQLColumn {
    pick(source.columns.filter { self.kind(of: $0) == kind })
  }

  /// A column of this query, or sometimes of one around it.
  mutating func column(_ kind: Kind) -> SQLColumn {
    var level = scopes.count - 1
    while level > 0, rarely(4) { level -= 1 }
    // Now and then of a source that cannot be seen from here.
    if rarely(300) { return column(kind, of: table.aliased("d\(1 + below(aliases + 1))")) }
    let scope = scopes[level].isEmpty ? scopes.last { !$0.isEmpty } ?? [table] : scopes[level]
    return column(kind, of: pick(scope))
  }
}

extension SQLExpression {
  /// The expression, unless it is a conjunction or disjunction: PostgreSQL makes one list of those that are in each
  /// other, and does not find a key among them. What people write is `coalesce(…, FALSE)` there.
  fileprivate var asGroupKey: SQLExpression? {
    if case .logical = self { nil } else { self }
  }
}

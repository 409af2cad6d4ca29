import Koine

/// Makes random statements of what the typed methods can build: queries with any clauses, sources, joins and
/// subqueries, inserts, updates and deletes. Some are nonsense, which validation has to refuse.
struct RandomStatements {
  private enum Kind: CaseIterable { case integer, double, text, boolean }

  /// Where an expression stands.
  private struct Place {
    var depth: Int
    /// Whether aggregates are usual there.
    var isGrouped = false
  }

  private var generator: SeededGenerator
  /// The sources of each query around, from the outermost in.
  private var scopes: [[SQLTableReference]] = []
  /// What the innermost query is grouped by.
  private var grouping: [SQLExpression] = []
  private var aliases = 0
  /// Whether the rows, or their order, are more than the statement says: two engines may choose others.
  private(set) var isVague = false

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> SQLStatement {
    switch below(10) {
    case 0: return update()
    case 1: return delete()
    case 2: return insert()
    default: return .query(.select(select(depth: 3)))
    }
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// True once in so many times.
  private mutating func rarely(_ count: Int = 5) -> Bool { below(count) == 0 }

  // MARK: Statements

  private var table: SQLTableReference { Datum.columns._source }

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
    let assignments = assignments()
    let filters = [boolean(Place(depth: 3))]
    return .update(SQLUpdate(table, set: assignments, where: filters, returning: returning()))
  }

  private mutating func delete() -> SQLStatement {
    scopes = [[table]]
    return .delete(SQLDelete(from: table, where: [boolean(Place(depth: 3))], returning: returning()))
  }

  private mutating func insert() -> SQLStatement {
    let columns = table.columns.filter { ["id", "a", "c", "t", "y", "q"].contains($0.name) }
    var query = select(depth: 2, of: [.integer, .integer, .integer, .text, .double, .boolean])
    // What a column needs, and keys that no row has.
    query.columns = zip(columns, query.columns).map { column, item in
      guard case .expression(let value) = item, !column.isNullable else { return item }
      if column.name == "id", rarely(3) { return item }
      let fallback: SQLExpression =
        switch kind(of: column) {
        case .integer: .value(.integer(100), .bigInteger)
        case .double: .value(.double(1), .double)
        case .text: .value(.text("x"), .text)
        case .boolean: .value(.boolean(false), .boolean)
        }
      return .expression(.function(.coalesce, [value, fallback]))
    }
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
        into: table, columns: columns, .query(.select(query)), conflict: conflict, returning: returning()))
  }

  // MARK: Queries

  private mutating func source() -> SQLSource {
    aliases += 1
    let reference = table.aliased("d\(aliases)")
    guard rarely(8), scopes.count < 3 else { return .table(reference) }
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

  /// - Parameter kinds: What each column of a row is.
  private mutating func select(depth: Int, of kinds: [Kind]? = nil) -> SQLSelect {
    let outerGrouping = grouping
    defer {
      scopes.removeLast()
      grouping = outerGrouping
    }
    scopes.append([])
    grouping = []
    let from = source()
    scopes[scopes.count - 1] = [from.reference]
    var query = SQLSelect(every: from)
    while query.joins.count < 3, rarely(3) {
      let joined = source()
      let kind = pick([SQLJoin.Kind.inner, .left, .right, .full, .cross])
      scopes[scopes.count - 1].append(joined.reference)
      let condition = kind == .cross ? nil : joinCondition(joined.reference, Place(depth: depth - 1))
      query.joins.append(SQLJoin(kind, joined, on: condition))
    }
    while rarely(2), query.filters.count < 3 { query.filters.append(boolean(Place(depth: depth))) }
    let isGrouped = rarely(3)
    if isGrouped {
      for _ in 0...below(2) {
        query.grouping.append(
          rarely(3) ? expression(pick(Kind.allCases), Place(depth: 1)) : .column(column(pick(Kind.allCases))))
      }
      if rarely(6) { query.grouping = [] }
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
    if rarely(3) {
      query.ordering = (0...below(2)).map { _ in
        SQLOrdering(
          expression(pick(Kind.allCases), Place(depth: 2, isGrouped: isGrouped)), descending: rarely(2),
          nulls: pick([.smallest, .smallest, .first, .last]))
      }
      if query.distinct == .all, case .expression(let first)? = query.columns.first {
        query.ordering = [SQLOrdering(first)]
      }
    }
    if rarely(6) {
      query.limit = .value(.integer(Int64(below(3)) - (rarely(20) ? 2 : 0)), .bigInteger)
      isVague = true
    }
    if rarely(10) {
      query.offset = .value(.integer(Int64(below(3))), .bigInteger)
      isVague = true
    }
    return query
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
    let query = select(depth: depth - 1, of: [.integer, .text])
    isVague = true
    let names = ["koine_1", "koine_2"]
    let types = query.columns.map { item -> SQLType in
      if case .expression(let expression) = item { expression.type } else { .unknown }
    }
    var named = query
    named.columns = zip(query.columns, names).map { item, name in
      if case .expression(let expression) = item { .named(expression, name) } else { item }
    }
    let reference = SQLTableReference(
      name: "koine_rows",
      columns: zip(names, types).map { .init(name: $0, type: $1, isNullable: true) })
    return .expression(.rows(.select(named), reference))
  }

  // MARK: Expressions

  private func kind(of column: SQLColumn) -> Kind {
    switch column.type {
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    default: .integer
    }
  }

  private mutating func column(_ kind: Kind, of source: SQLTableReference) -> SQLColumn {
    pick(source.columns.filter { self.kind(of: $0) == kind })
  }

  /// A column of this query, or sometimes of one around it.
  private mutating func column(_ kind: Kind) -> SQLColumn {
    var level = scopes.count - 1
    while level > 0, rarely(4) { level -= 1 }
    let scope = scopes[level].isEmpty ? scopes.last { !$0.isEmpty } ?? [table] : scopes[level]
    return column(kind, of: pick(scope))
  }

  private mutating func expression(_ kind: Kind, _ place: Place) -> SQLExpression {
    if place.isGrouped, !rarely(6) {
      let known = grouping.filter { $0.type == type(of: kind) }
      if !known.isEmpty, rarely(2) { return pick(known) }
      if rarely(2) || place.depth <= 0 { return aggregate(kind, place) }
    }
    if place.depth > 0, rarely(12), scopes.count < 4 { return subquery(kind, place) }
    switch kind {
    case .integer: return integer(place)
    case .double: return double(place)
    case .text: return text(place)
    case .boolean: return boolean(place)
    }
  }

  private func type(of kind: Kind) -> SQLType {
    switch kind {
    case .integer: .bigInteger
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    }
  }

  private func smaller(_ place: Place) -> Place { Place(depth: place.depth - 1, isGrouped: place.isGrouped) }

  private mutating func aggregate(_ kind: Kind, _ place: Place) -> SQLExpression {
    let inner = Place(depth: place.depth - 1)
    let filter = rarely(4) ? boolean(inner) : nil
    switch kind {
    case .integer:
      switch below(4) {
      case 0: return .aggregate(SQLAggregate(.count, nil))
      case 1:
        return .aggregate(
          SQLAggregate(.count, expression(pick(Kind.allCases), inner), distinct: rarely(2), filter: filter))
      case 2: return .aggregate(SQLAggregate(.sum, .column(column(.integer)), filter: filter))
      default: return .aggregate(SQLAggregate(pick([.minimum, .maximum]), integer(inner), filter: filter))
      }
    case .double:
      if rarely(2) { return .aggregate(SQLAggregate(.average, .column(column(.integer)), filter: filter)) }
      return .aggregate(SQLAggregate(pick([.minimum, .maximum]), double(inner), filter: filter))
    case .text: return .aggregate(SQLAggregate(pick([.minimum, .maximum]), text(inner), filter: filter))
    case .boolean: return .comparison(aggregate(.integer, place), .greater, integer(inner))
    }
  }

  /// A query of one value, which is sometimes certain to yield one row.
  private mutating func subquery(_ kind: Kind, _ place: Place) -> SQLExpression {
    var query = select(depth: place.depth - 1, of: [kind])
    switch below(4) {
    case 0: break
    case 1:
      query.limit = .value(.integer(1), .bigInteger)
      isVague = true
    case 2:
      query.grouping = []
      query.groupFilters = []
      query.ordering = []
      query.distinct = .none
      scopes.append(sources(of: query))
      query.columns = [.expression(aggregate(kind, Place(depth: 1)))]
      scopes.removeLast()
    default:
      if let from = query.from {
        query.joins = []
        query.filters = [.comparison(.column(from.reference.columns[0]), .equal, integer(Place(depth: 1)))]
        query.grouping = []
        query.groupFilters = []
        query.ordering = []
        query.distinct = .none
        scopes.append([from.reference])
        query.columns = [.expression(.column(column(kind, of: from.reference)))]
        scopes.removeLast()
      }
    }
    return .subquery(.select(query), type(of: kind))
  }

  private func sources(of query: SQLSelect) -> [SQLTableReference] {
    [query.from].compactMap { $0?.reference } + query.joins.map(\.source.reference)
  }

  private mutating func integer(_ place: Place) -> SQLExpression {
    guard place.depth > 0, !rarely(3) else {
      return rarely(4) ? .value(.integer(Int64(below(9)) - 4), .bigInteger) : .column(column(.integer))
    }
    let inner = smaller(place)
    switch below(6) {
    case 0: return .function(.length, [expression(.text, inner)])
    case 1:
      return .function(
        pick([.coalesce, .greatest]), [expression(.integer, inner), expression(.integer, inner)])
    case 2: return .unary(.negate, .column(column(.integer)))
    case 3: return .cast(expression(.boolean, inner), .bigInteger)
    default:
      return .arithmetic(
        .column(column(.integer)), pick([.add, .subtract, .remainder, .integerDivide]),
        rarely(2) ? .column(column(.integer)) : .value(.integer(Int64(1 + below(4))), .bigInteger))
    }
  }

  private mutating func double(_ place: Place) -> SQLExpression {
    guard place.depth > 0, rarely(2) else {
      return rarely(4) ? .value(.double(Double(below(9)) / 2), .double) : .column(column(.double))
    }
    let inner = smaller(place)
    switch below(3) {
    case 0: return .cast(expression(.integer, inner), .double)
    case 1: return .function(pick([.absolute, .round]), [expression(.double, inner)])
    default: return .arithmetic(expression(.double, inner), pick([.add, .divide]), .column(column(.double)))
    }
  }

  private mutating func text(_ place: Place) -> SQLExpression {
    guard place.depth > 0, rarely(2) else {
      return rarely(4) ? .value(.text(pick(["", "a", "B", "É"])), .text) : .column(column(.text))
    }
    let inner = smaller(place)
    switch below(4) {
    case 0: return .concatenation(expression(.text, inner), .value(.text("-"), .text))
    case 1: return .function(.lower, [expression(.text, inner)])
    case 2: return .cast(expression(.integer, inner), .text)
    default: return .function(.coalesce, [expression(.text, inner), .value(.text("?"), .text)])
    }
  }

  private mutating func boolean(_ place: Place) -> SQLExpression {
    guard place.depth > 0, !rarely(6) else {
      return rarely(4) ? .value(.boolean(rarely(2)), .boolean) : .column(column(.boolean))
    }
    let inner = smaller(place)
    switch below(14) {
    case 0, 1: return .logical(expression(.boolean, inner), pick([.and, .or]), expression(.boolean, inner))
    case 2: return .not(expression(.boolean, inner))
    case 3: return .isNull(expression(pick(Kind.allCases), inner), negated: rarely(2))
    case 4:
      let kind = pick([Kind.integer, .text])
      let count = below(4)
      let list = (0..<count).map { index -> SQLExpression in
        kind == .integer
          ? .value(.integer(Int64(index)), .bigInteger) : .value(.text(["a", "B", ""][index % 3]), .text)
      }
      return .inList(expression(kind, inner), list, negated: rarely(2))
    case 5 where scopes.count < 4:
      let kind = pick(Kind.allCases)
      return .inQuery(
        expression(kind, inner), .select(select(depth: place.depth - 1, of: [kind])), negated: rarely(2))
    case 6 where scopes.count < 4, 7 where scopes.count < 4:
      return .exists(.select(select(depth: place.depth - 1)), negated: rarely(2))
    case 8:
      return .like(
        expression(.text, inner), pattern: .value(.text("%a%"), .text), caseSensitive: rarely(2),
        negated: rarely(2))
    case 9:
      return .search(
        expression(.text, inner), pick([.contains, .hasPrefix, .hasSuffix]), expression(.text, inner))
    case 10:
      return .comparison(
        .row([expression(.integer, inner), expression(.text, inner)]), pick([.equal, .less]),
        .row([expression(.integer, inner), expression(.text, inner)]))
    case 11:
      let kind = pick(Kind.allCases)
      return .isDistinct(expression(kind, inner), expression(kind, inner), negated: rarely(2))
    default:
      let kind = pick([Kind.integer, .double, .text])
      return .comparison(
        expression(kind, inner), pick([.equal, .notEqual, .less, .greaterOrEqual]), expression(kind, inner))
    }
  }
}

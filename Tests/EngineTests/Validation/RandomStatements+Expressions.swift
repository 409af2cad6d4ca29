import Koine

/// Expressions of every kind, some of them nonsense where they stand.
extension RandomStatements {
  mutating func expression(_ kind: Kind, _ place: Place) -> SQLExpression {
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
    case .date: return date(place)
    case .decimal: return decimal(place)
    }
  }

  func type(of kind: Kind) -> SQLType {
    switch kind {
    case .integer: .bigInteger
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    case .date: .timestamp
    case .decimal: .decimal(scale: 2)
    }
  }

  private func smaller(_ place: Place) -> Place { Place(depth: place.depth - 1, isGrouped: place.isGrouped) }

  mutating func aggregate(_ kind: Kind, _ place: Place) -> SQLExpression {
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
    case .date: return .aggregate(SQLAggregate(pick([.minimum, .maximum]), date(inner), filter: filter))
    case .decimal:
      return .aggregate(
        SQLAggregate(pick([.minimum, .maximum, .sum]), .column(column(.decimal)), filter: filter))
    }
  }

  /// A query of one value, which is sometimes certain to yield one row.
  private mutating func subquery(_ kind: Kind, _ place: Place) -> SQLExpression {
    var query = select(depth: place.depth - 1, of: [kind])
    var selected = query.select ?? SQLSelect()
    switch below(4) {
    case 0: break
    case 1:
      query.limit = .value(.integer(1), .bigInteger)
      isVague = true
    case 2:
      selected.grouping = []
      selected.groupingSets = []
      selected.groupFilters = []
      query.ordering = []
      selected.distinct = .none
      scopes.append(sources(of: selected))
      selected.columns = [.expression(aggregate(kind, Place(depth: 1)))]
      scopes.removeLast()
    default:
      if let from = selected.from {
        selected.joins = []
        selected.filters = [.comparison(.column(from.reference.columns[0]), .equal, integer(Place(depth: 1)))]
        selected.grouping = []
        selected.groupingSets = []
        selected.groupFilters = []
        query.ordering = []
        selected.distinct = .none
        scopes.append([from.reference])
        selected.columns = [.expression(.column(column(kind, of: from.reference)))]
        scopes.removeLast()
      }
    }
    query.body = .select(selected)
    return .subquery(query, type(of: kind))
  }

  private func sources(of query: SQLSelect) -> [SQLTableReference] {
    [query.from].compactMap { $0?.reference } + query.joins.map(\.source.reference)
  }

  private mutating func integer(_ place: Place) -> SQLExpression {
    guard place.depth > 0, !rarely(3) else {
      return rarely(4) ? .value(.integer(Int64(below(9)) - 4), .bigInteger) : .column(column(.integer))
    }
    let inner = smaller(place)
    switch below(10) {
    case 6:
      return .bitwise(
        .column(column(.integer)), pick([.and, .or, .exclusiveOr, .shiftLeft, .shiftRight]),
        .column(column(.integer)))
    case 7: return .function(.position, [expression(.text, inner), expression(.text, inner)])
    case 8: return anyOf(.integer, inner)
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
    switch below(5) {
    case 3: return anyOf(.double, inner)
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
    switch below(10) {
    case 4:
      return .function(
        .replace, [expression(.text, inner), expression(.text, inner), expression(.text, inner)])
    case 5:
      return .function(.substring, [expression(.text, inner), integer(inner), integer(inner)])
    case 6: return .function(pick([.left, .right]), [expression(.text, inner), integer(inner)])
    case 7: return .function(pick([.trim, .trimStart, .trimEnd]), [expression(.text, inner)])
    case 8, 9: return anyOf(.text, inner)
    case 0: return .concatenation(expression(.text, inner), .value(.text("-"), .text))
    case 1: return .function(.lower, [expression(.text, inner)])
    case 2: return .cast(expression(.integer, inner), .text)
    default: return .function(.coalesce, [expression(.text, inner), .value(.text("?"), .text)])
    }
  }

  mutating func boolean(_ place: Place) -> SQLExpression {
    guard place.depth > 0, !rarely(6) else {
      return rarely(4) ? .value(.boolean(rarely(2)), .boolean) : .column(column(.boolean))
    }
    let inner = smaller(place)
    switch below(18) {
    case 14:
      let kind = pick([Kind.integer, .double, .text, .date, .decimal])
      return .between(
        expression(kind, inner), expression(kind, inner), expression(kind, inner), negated: rarely(2))
    case 15: return anyOf(.boolean, inner)
    case 16:
      return .like(
        expression(.text, inner),
        pattern: .concatenation(expression(.text, inner), .value(.text("%"), .text)),
        caseSensitive: rarely(2), negated: rarely(2))
    case 0, 1: return .logical(expression(.boolean, inner), pick([.and, .or]), expression(.boolean, inner))
    case 2: return .not(expression(.boolean, inner))
    case 3: return .isNull(expression(pick(Kind.allCases), inner), negated: rarely(2))
    case 4:
      let kind = pick([Kind.integer, .text, .date, .decimal])
      let list = (0..<below(rarely(3) ? 9 : 4)).map { _ in rarely(9) ? expression(kind, inner) : value(kind) }
      return .inList(expression(kind, inner), list, negated: rarely(2))
    case 5 where scopes.count < 4:
      let kind = pick(Kind.allCases)
      return .inQuery(
        expression(kind, inner), query(depth: place.depth - 1, of: [kind]), negated: rarely(2))
    case 6 where scopes.count < 4, 7 where scopes.count < 4:
      return .exists(query(depth: place.depth - 1), negated: rarely(2))
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
      let kind = pick([Kind.integer, .double, .text, .date, .decimal])
      return .comparison(
        expression(kind, inner), pick([.equal, .notEqual, .less, .greaterOrEqual]), expression(kind, inner))
    }
  }

  private mutating func date(_ place: Place) -> SQLExpression {
    guard place.depth > 0, rarely(3) else { return rarely(4) ? value(.date) : .column(column(.date)) }
    return anyOf(.date, smaller(place))
  }

  private mutating func decimal(_ place: Place) -> SQLExpression {
    guard place.depth > 0, rarely(2) else { return rarely(4) ? value(.decimal) : .column(column(.decimal)) }
    let inner = smaller(place)
    switch below(4) {
    case 0: return .unary(.negate, expression(.decimal, inner))
    case 1: return .function(.absolute, [expression(.decimal, inner)])
    case 2: return .arithmetic(.column(column(.decimal)), pick([.add, .subtract]), value(.decimal))
    default: return anyOf(.decimal, inner)
    }
  }

  private mutating func value(_ kind: Kind) -> SQLExpression {
    if rarely(12) { return .value(.null, type(of: kind)) }
    return switch kind {
    case .integer: .value(.integer(Int64(below(9)) - 4), .bigInteger)
    case .double: .value(.double(Double(below(9)) / 2), .double)
    case .text: .value(.text(pick(["", "a", "B", "É", "x", "12", " ab "])), .text)
    case .boolean: .value(.boolean(rarely(2)), .boolean)
    case .date: .value(.timestamp(microseconds: Int64(below(9) - 2) * 86_400_250_000), .timestamp)
    case .decimal: .value(.integer(Int64(below(9) - 4) * 25), .decimal(scale: 2))
    }
  }

  /// One of several values of a kind: by CASE, or by a function that takes any type.
  private mutating func anyOf(_ kind: Kind, _ inner: Place) -> SQLExpression {
    switch below(4) {
    case 0:
      return .conditional(
        SQLCase(
          branches: [.init(when: expression(.boolean, inner), then: expression(kind, inner))],
          otherwise: rarely(3) ? nil : expression(kind, inner)))
    case 1:
      let operand = pick([Kind.integer, .text, .date, .decimal])
      return .conditional(
        SQLCase(
          operand: expression(operand, inner),
          branches: (0...below(2)).map { _ in .init(when: value(operand), then: expression(kind, inner)) },
          otherwise: rarely(3) ? nil : expression(kind, inner)))
    case 2: return .function(.nullIf, [expression(kind, inner), expression(kind, inner)])
    default:
      let function = kind == .boolean ? SQLFunction.coalesce : pick([.coalesce, .greatest, .least])
      return .function(function, [expression(kind, inner), expression(kind, inner)])
    }
  }
}

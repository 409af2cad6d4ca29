import Koine

/// Aggregates and window functions in random queries.
extension RandomQueries {
  // MARK: Aggregates

  /// An aggregate over the rows of the innermost query, whose groups the place is of.
  mutating func aggregate(_ kind: Kind, _ depth: Int) -> SQLExpression {
    let level = scopes.count - 1
    let (keys, stayed) = (scopes[level].keys, staysInside)
    scopes[level].keys = nil
    staysInside = !rarely(8)
    defer {
      scopes[level].keys = keys
      staysInside = stayed
    }
    let inner = min(depth - 1, 1)
    let filter = rarely(4) ? boolean(inner) : nil
    func made(
      _ function: SQLAggregateFunction, _ argument: SQLExpression?, distinct: Bool = false,
      ordering: [SQLOrdering] = []
    ) -> SQLExpression {
      .aggregate(
        SQLAggregate(function, argument, distinct: distinct, ordering: ordering, filter: filter))
    }
    if hasEverything, rarely(2) || !kind.isOrdered, let aggregate = furtherAggregate(kind, inner, filter) {
      return aggregate
    }
    if rarely(6), !isOfEveryEngine {
      let value = expression(kind, inner)
      return made(.first, value, ordering: rowOrder())
    }
    if rarely(8), kind != .double, kind != .boolean, kind.isOrdered, !isOfEveryEngine {
      return made(
        rarely(2) ? .mode : .discretePercentile(pick([0, 0.25, 0.5, 1])), expression(kind, inner))
    }
    if rarely(10), let part = kind.inJSON {
      return partOfAggregate(part, inner) { made(.concatenate(separator: ","), $0, ordering: $1) }
    }
    switch kind {
    case .integer:
      switch below(7) {
      case 0: return made(.count, nil)
      case 1: return made(.count, expression(anyKind(), inner), distinct: rarely(2))
      case 2:
        return made(
          .count, .row([expression(anyKind(), inner), expression(anyKind(), inner)]),
          distinct: true)
      case 3: return made(pick([.bitAnd, .bitOr, .bitExclusiveOr]), expression(.integer, inner))
      default:
        return made(
          pick([.sum, .minimum, .maximum]), expression(.integer, inner), distinct: rarely(3))
      }
    case .double:
      // The mean of integers is exact, a sum of doubles depends on the order of the rows.
      if rarely(2) { return made(.average, expression(.integer, inner), distinct: rarely(3)) }
      return made(pick([.minimum, .maximum]), expression(.double, inner))
    case .text:
      guard rarely(2) else { return made(pick([.minimum, .maximum]), expression(.text, inner)) }
      let text = expression(.text, inner)
      if rarely(3) {
        let own = SQLOrdering(text, descending: rarely(2))
        return made(.concatenate(separator: ","), text, distinct: true, ordering: [own])
      }
      return made(.concatenate(separator: pick([",", "; ", ""])), text, ordering: rowOrder())
    case .boolean:
      if rarely(3), !isOfEveryEngine {
        let statistic: SQLAggregateFunction = .spread(pick(SQLSpread.allCases))
        return .isNull(made(statistic, expression(.double, inner)), negated: rarely(2))
      }
      return made(pick([.minimum, .maximum]), expression(.boolean, inner))
    case .date, .day, .time: return made(pick([.minimum, .maximum]), expression(kind, inner))
    // Engines know the least of the texts of these.
    case .uuid, .bytes:
      let value = expression(kind == .uuid ? .uuid : .text, inner)
      let text = kind == .uuid ? SQLExpression.cast(value, .text) : value
      return .cast(made(pick([.minimum, .maximum]), text), kind.type)
    case .decimal:
      if rarely(4) {
        return .cast(made(.average, expression(.decimal, inner), distinct: rarely(3)), kind.type)
      }
      return made(pick([.minimum, .maximum, .sum]), expression(.decimal, inner), distinct: rarely(3))
    }
  }

  /// An order of all rows of the innermost query.
  mutating func rowOrder() -> [SQLOrdering] {
    let first = rarely(2) ? [term(expression(anyKind(), 0))] : []
    return first + rowKeys().map { term($0) }
  }

  // MARK: Windows

  /// A function over a window, or what is computed with one.
  mutating func overWindow(_ kind: Kind, _ depth: Int) -> SQLExpression {
    let result = windowFunction(kind, min(depth, 1))
    return rarely(4) ? .function(.coalesce, [result, expression(kind, 0)]) : result
  }

  /// A condition on a rank.
  mutating func isFew(_ depth: Int) -> SQLExpression {
    let rank = SQLExpression.window(pick([.rank, .denseRank]), window(isTotal: rarely(2), 1))
    let condition = SQLExpression.comparison(
      rank, pick([.lessOrEqual, .greater]), .value(.integer(Int64(below(4))), .bigInteger))
    return rarely(3) ? .logical(condition, pick([.and, .or]), boolean(1)) : condition
  }

  private mutating func windowFunction(_ kind: Kind, _ depth: Int) -> SQLExpression {
    if hasEverything, rarely(3), let aggregate = furtherAggregateOverWindow(kind, depth) { return aggregate }
    if rarely(3) || !kind.isOrdered {
      // Which row is a neighbour, or the first of a frame, only an order of all rows says.
      let window = window(isTotal: true, depth)
      let value = expression(kind, depth)
      let offset = below(3)
      let other = rarely(2) ? expression(kind, 0) : nil
      return .window(
        pick([
          .lag(value, offset: offset, default: other), .lead(value, offset: offset, default: other),
          .firstValue(value), .lastValue(value), .nthValue(value, offset + 1),
        ]), window)
    }
    let window = window(isTotal: false, depth)
    let filter = rarely(4) ? boolean(depth) : nil
    func made(
      _ function: SQLAggregateFunction, _ argument: SQLExpression?, _ second: SQLExpression? = nil
    ) -> SQLExpression {
      .window(.aggregate(SQLAggregate(function, argument, second, filter: filter)), window)
    }
    switch kind {
    case .integer where rarely(5) && !isOfEveryEngine:
      if rarely(3) { return made(.pair(.count), expression(.double, depth), expression(.double, depth)) }
      return made(pick([.bitAnd, .bitOr, .bitExclusiveOr]), expression(.integer, depth))
    case .boolean where rarely(3) && !isOfEveryEngine:
      let statistic: SQLAggregateFunction = .spread(pick(SQLSpread.allCases))
      return .isNull(made(statistic, expression(.double, depth)), negated: rarely(2))
    case .integer:
      switch below(5) {
      case 0: return .window(pick([.rank, .denseRank]), window)
      case 1: return .window(.rowNumber, self.window(isTotal: true, depth))
      case 2: return .cast(.window(.ntile(1 + below(3)), self.window(isTotal: true, depth)), .bigInteger)
      case 3: return made(.count, rarely(2) ? nil : expression(anyKind(), depth))
      default: return made(pick([.sum, .minimum, .maximum]), expression(.integer, depth))
      }
    case .double:
      switch below(3) {
      case 0: return .window(pick([.percentRank, .cumulativeDistribution]), window)
      case 1: return made(.average, expression(.integer, depth))
      default: return made(pick([.minimum, .maximum]), expression(.double, depth))
      }
    case .decimal: return made(pick([.minimum, .maximum, .sum]), expression(.decimal, depth))
    case .text, .boolean, .date, .day, .time, .uuid, .bytes:
      return made(pick([.minimum, .maximum]), expression(kind, depth))
    }
  }

  /// - Parameter isTotal: Whether the order tells all rows apart. Otherwise the frame has all rows that are equal in the
  ///   order, or none of them.
  mutating func window(isTotal: Bool, _ depth: Int) -> SQLWindow {
    var window = SQLWindow(partition: (0..<below(3)).map { _ in expression(anyKind(), depth) })
    if isTotal || rarely(2) {
      window.ordering = (0..<below(3)).map { _ in term(expression(anyKind(), depth)) }
    }
    if isTotal { window.ordering += rowKeys().map { term($0) } }
    if hasEverything, rarely(8), !isTotal {
      let (number, distance) = numberWithDistance()
      window.ordering = [term(number)]
      window.frame = frame(.range, distance)
      return window
    }
    if rarely(8), !isTotal {
      let kind = pick([Kind.integer, .double])
      window.ordering = [term(expression(kind, 0))]
      window.frame = frame(
        .range, kind == .integer ? .literal(.integer(2), .integer(bits: 32)) : .literal(.double(1.5), .double)
      )
      return window
    }
    if rarely(2) {
      let units: [SQLFrame.Unit] =
        window.ordering.isEmpty || !isTotal && isOfEveryEngine
        ? [.range]
        : isOfEveryEngine ? [.rows, .range] : isTotal ? [.rows, .rows, .groups, .range] : [.groups, .range]
      let unit = pick(units)
      window.frame = frame(
        unit, unit == .range ? nil : .literal(.integer(Int64(below(3))), .integer(bits: 32)))
    }
    return window
  }

  private mutating func frame(_ unit: SQLFrame.Unit, _ distance: SQLExpression?) -> SQLFrame {
    var bounds: [SQLFrame.Bound] = [.unboundedPreceding, .currentRow, .currentRow, .unboundedFollowing]
    if let distance {
      bounds = [
        .unboundedPreceding, .preceding(distance), .currentRow, .following(distance), .unboundedFollowing,
      ]
    }
    let end = 1 + below(bounds.count - 1)
    let start = below(min(end + 1, bounds.count - 1))
    return SQLFrame(
      unit, from: bounds[start], to: bounds[end],
      excluding: isOfEveryEngine ? .none : pick([.none, .none, .none, .none, .currentRow, .group, .ties]))
  }
}

extension RandomQueries.Kind {
  /// As what a value is read of a document, if there is such a value in JSON.
  fileprivate var inJSON: SQLJSONKind? {
    switch self {
    case .integer: .integer
    case .double: .double
    case .text: .text
    case .boolean: .boolean
    case .date, .day, .decimal, .time, .uuid, .bytes: nil
    }
  }
}

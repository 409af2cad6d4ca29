import Koine

/// Makes random queries with window functions of every kind over the rows of ``Datum``, of groups of them too.
struct RandomWindows {
  private var random: RandomExpressions
  private let columns = Datum.columns
  private let others = Datum.columns._source.aliased("others")
  /// Whether the query may have statistics and bits, which not every engine has over windows.
  private var hasStatistics = false

  init(seed: UInt64) {
    random = RandomExpressions(seed: seed)
  }

  /// A query of this many window functions, in the order of its keys.
  mutating func next(count: Int) -> SQLQuery {
    let key = SQLExpression.column(others.columns[0])
    hasStatistics = random.below(3) == 0
    var select = SQLSelect(columns: [], from: .table(columns._source))
    select.joins = [
      SQLJoin(.inner, .table(others), on: .comparison(columns.id.expression, .lessOrEqual, key))
    ]
    if random.below(4) == 0 { select.filters = [random.boolean(2)] }
    if random.below(4) == 0 {
      select.grouping = [key]
      select.columns = (0..<count).map { _ in .expression(overGroups(key)) }
      if random.below(3) == 0 { select.qualification = [isFew(SQLWindow(ordering: [term(key)]))] }
      return SQLQuery(.select(select), ordering: [SQLOrdering(key)])
    }
    let keys = [columns.id.expression, key]
    var windows = (0..<Swift.max(1, count / 2)).map { _ in window(keys) }
    select.columns = (0..<count).map { _ in
      if random.below(2) == 0 { windows.append(window(keys)) }
      let window = random.pick(windows)
      return .expression(function(over: window, isTotal: window.ordering.count > 1))
    }
    if random.below(4) == 0 { select.qualification = [isFew(random.pick(windows))] }
    if random.below(8) == 0 { select.qualification.append(isFew(random.pick(windows))) }
    var query = SQLQuery(.select(select), ordering: keys.map { SQLOrdering($0) })
    guard random.below(5) == 0 else { return query }
    query.ordering = [term(random.pick([columns.c.expression, columns.s.expression, columns.q.expression]))]
    query.limit = .value(.integer(Int64(random.below(5))), .bigInteger)
    query.keepsTies = true
    return query
  }

  /// A condition on a rank.
  private mutating func isFew(_ window: SQLWindow) -> SQLExpression {
    let count = SQLExpression.value(.integer(Int64(random.below(8))), .bigInteger)
    let condition = SQLExpression.comparison(.window(.rank, window), random.pick([.less, .greater]), count)
    return window.partition.isEmpty || random.below(2) == 0
      ? condition
      : .logical(condition, random.pick([.and, .or]), .isNull(window.partition[0], negated: true))
  }

  // MARK: Windows

  private mutating func window(_ keys: [SQLExpression]) -> SQLWindow {
    let parts = [
      columns.q.expression, columns.p.expression, columns.s.expression, keys[1],
      .arithmetic(columns.c.expression, .remainder, .literal(.integer(2), .bigInteger)),
    ]
    var window = SQLWindow(partition: Array(parts.shuffled(using: &random.generator).prefix(random.below(3))))
    let kind = random.below(4)
    if kind == 0 {
      window.ordering = random.below(3) == 0 ? [] : [term(random.expression(.text, 1))]
    } else if kind == 1 {
      window.ordering = [term(random.pick([columns.a.expression, columns.c.expression]))]
      if random.below(2) == 0 { window.frame = frame(.range, .literal(.integer(2), .integer(bits: 32))) }
    } else if kind == 2 {
      window.ordering = [term(random.pick([columns.x.expression, columns.y.expression]))]
      if random.below(2) == 0 { window.frame = frame(.range, .literal(.double(1.5), .double)) }
    } else {
      window.ordering = [term(random.expression(random.pick([.integer, .text, .boolean, .instant]), 1))]
      window.ordering += keys.map { term($0) }
    }
    if window.frame == nil, random.below(2) == 0 {
      let isTotal = window.ordering.count > 1
      let unit: SQLFrame.Unit =
        window.ordering.isEmpty ? .range : isTotal ? random.pick([.rows, .rows, .groups]) : .groups
      window.frame = frame(
        unit, unit == .range ? nil : .literal(.integer(Int64(random.below(3))), .integer(bits: 32)))
    }
    return window
  }

  private mutating func term(_ expression: SQLExpression) -> SQLOrdering {
    SQLOrdering(
      expression, descending: random.below(2) == 0,
      nulls: random.pick([.smallest, .smallest, .smallest, .smallest, .first, .last]))
  }

  private mutating func frame(_ unit: SQLFrame.Unit, _ distance: SQLExpression?) -> SQLFrame {
    var bounds: [SQLFrame.Bound] = [.unboundedPreceding, .currentRow, .currentRow, .unboundedFollowing]
    if let distance {
      bounds = [
        .unboundedPreceding, .preceding(distance), .currentRow, .following(distance), .unboundedFollowing,
      ]
    }
    let end = 1 + random.below(bounds.count - 1)
    let start = random.below(Swift.min(end + 1, bounds.count - 1))
    return SQLFrame(
      unit, from: bounds[start], to: bounds[end],
      excluding: random.pick([.none, .none, .none, .none, .none, .currentRow, .group, .ties]))
  }

  // MARK: Functions

  /// - Parameter isTotal: Whether no two rows of the window are equal in its order.
  private mutating func function(over window: SQLWindow, isTotal: Bool) -> SQLExpression {
    let isByRow = isTotal && random.below(2) == 0
    let value = random.expression(random.pick(RandomExpressions.Kind.allCases), 1)
    let offset = random.below(4)
    guard isByRow else {
      let ranks: [SQLWindowFunction] = [.rank, .denseRank, .percentRank, .cumulativeDistribution]
      if hasStatistics, random.below(6) == 0 {
        let spread = SQLAggregate(
          .spread(random.pick(SQLSpread.allCases)), random.pick([columns.x.expression, columns.y.expression]))
        return .isNull(.window(.aggregate(spread), window), negated: random.below(2) == 0)
      }
      return .window(random.below(3) == 0 ? random.pick(ranks) : .aggregate(aggregate(isTotal)), window)
    }
    let column = random.pick([columns.a.expression, columns.t.expression, columns.x.expression])
    let functions: [SQLWindowFunction] = [
      .rowNumber, .ntile(offset + 1), .lag(value, offset: offset, default: nil),
      .lead(value, offset: offset, default: nil), .lag(column, offset: offset, default: column),
      .lead(column, offset: offset, default: column), .firstValue(value), .lastValue(value),
      .nthValue(value, offset + 1),
    ]
    return .window(random.pick(functions), window)
  }

  private mutating func aggregate(_ isTotal: Bool) -> SQLAggregate {
    let filter = random.below(4) == 0 ? random.boolean(1) : nil
    switch random.below(hasStatistics ? 7 : 5) {
    case 0: return SQLAggregate(.count, nil, filter: filter)
    case 1:
      return SQLAggregate(
        .count, random.expression(random.pick(RandomExpressions.Kind.allCases), 1), filter: filter)
    case 2, 3:
      let arguments = [
        random.smallInteger(1).expression, random.decimal(1).expression, columns.x.expression,
        columns.y.expression,
      ]
      return SQLAggregate(random.pick([.sum, .average]), random.pick(arguments), filter: filter)
    case 5:
      return SQLAggregate(
        random.pick([.bitAnd, .bitOr, .bitExclusiveOr]), random.smallInteger(1).expression, filter: filter)
    case 6:
      // Any order of these makes one sum.
      let statistics: [SQLPairStatistic] = [.count, .meanOfX, .meanOfY]
      return SQLAggregate(
        .pair(random.pick(statistics)), columns.x.expression, columns.y.expression, filter: filter)
    default:
      let kind = random.pick([RandomExpressions.Kind.integer, .double, .text, .boolean, .decimal, .instant])
      return SQLAggregate(random.pick([.minimum, .maximum]), random.expression(kind, 1), filter: filter)
    }
  }

  /// A function over the groups of a key.
  private mutating func overGroups(_ key: SQLExpression) -> SQLExpression {
    func plain(_ function: SQLAggregateFunction, _ argument: SQLExpression?) -> SQLExpression {
      .aggregate(SQLAggregate(function, argument))
    }
    let aggregates = [
      plain(.count, nil), plain(.sum, columns.c.expression), plain(.sum, columns.d.expression),
      plain(.maximum, columns.t.expression), plain(.minimum, columns.x.expression),
    ]
    let window = SQLWindow(ordering: [term(random.pick(aggregates)), term(key)])
    let functions: [SQLWindowFunction] = [
      .rank, .rowNumber, .lag(random.pick(aggregates), offset: 1, default: nil),
      .aggregate(SQLAggregate(.sum, random.pick([aggregates[0], aggregates[1], aggregates[2]]))),
      .aggregate(SQLAggregate(.maximum, random.pick(aggregates))),
    ]
    return .window(random.pick(functions), window)
  }
}

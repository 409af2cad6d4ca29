import Koine

/// Makes random grouped queries over the rows of ``Datum``: aggregates of every function over random expressions, with
/// conditions, and of distinct values.
struct RandomAggregates {
  private var random: RandomExpressions

  init(seed: UInt64) {
    random = RandomExpressions(seed: seed)
  }

  /// One query with this many aggregates, and rows that are grouped in a random way, by what it is ordered by.
  mutating func next(count: Int) -> SQLQuery {
    let columns = Datum.columns
    let source = columns._source
    var select = SQLSelect(columns: [], from: .table(source))
    // Each row several times, so that there are groups of many, and values that are equal.
    let others = source.aliased("others")
    let key = SQLExpression.column(others.columns[0])
    select.joins = [
      SQLJoin(.inner, .table(others), on: .comparison(columns.id.expression, .lessOrEqual, key))
    ]
    if random.below(4) == 0 { select.filters = [random.boolean(2)] }
    let keys = [
      columns.q.expression, columns.p.expression, columns.s.expression, key,
      .function(.length, [columns.t.expression]),
      .arithmetic(columns.c.expression, .remainder, .literal(.integer(2), .bigInteger)),
    ]
    select.grouping = Array(keys.shuffled(using: &random.generator).prefix(random.below(3)))
    select.columns = (0..<count).map { _ in .expression(aggregate()) }
    if random.below(3) == 0 {
      select.groupFilters = [
        .comparison(.aggregate(SQLAggregate(.count, nil)), .greater, .value(.integer(1), .bigInteger))
      ]
    }
    var ordering = select.grouping
    if !ordering.isEmpty, random.below(3) == 0 {
      select.groupingSets = [sets(of: Array(ordering.indices))]
      ordering.insert(.function(.grouping, ordering), at: 0)
    }
    select.columns += ordering.map { .expression($0) }
    return SQLQuery(.select(select), ordering: ordering.map { SQLOrdering($0) })
  }

  private mutating func ordering(_ expression: SQLExpression) -> SQLOrdering {
    SQLOrdering(
      expression, descending: random.below(2) == 0, nulls: random.pick([.smallest, .first, .last]))
  }

  private mutating func sets(of positions: [Int]) -> SQLGroupingSets {
    switch random.below(4) {
    case 0: return .rollup(positions.map { [$0] })
    case 1: return .rollup([positions])
    case 2: return .cube(positions.map { [$0] })
    default:
      var sets = [positions, []]
      for position in positions where random.below(2) == 0 { sets.append([position]) }
      return .sets(sets)
    }
  }

  private mutating func aggregate() -> SQLExpression {
    let isDistinct = random.below(3) == 0
    let filter = random.below(3) == 0 ? random.boolean(2) : nil
    func aggregate(
      _ function: SQLAggregateFunction, _ argument: SQLExpression?, distinct: Bool = isDistinct
    ) -> SQLExpression {
      .aggregate(SQLAggregate(function, argument, distinct: distinct, filter: filter))
    }
    switch random.below(13) {
    case 0: return aggregate(.count, nil, distinct: false)
    case 1: return aggregate(.count, random.expression(random.pick(RandomExpressions.Kind.allCases), 2))
    case 2, 3:
      let argument =
        switch random.below(3) {
        case 0: random.smallInteger(2).expression
        case 1: random.decimal(2).expression
        // Any order of these makes one sum.
        default: random.pick([Datum.columns.x.expression, Datum.columns.y.expression])
        }
      return aggregate(random.pick([.sum, .average]), argument)
    case 4:
      // Distinct texts are put together with a comma, and in no order, so they are counted.
      let text = aggregate(
        .concatenate(separator: isDistinct ? "," : random.pick([",", ", ", ""])), random.text(2))
      return .function(.length, [text])
    case 5:
      return aggregate(
        random.pick([.bitAnd, .bitOr, .bitExclusiveOr]), random.smallInteger(2).expression, distinct: false)
    case 6:
      let parts = [random.expression(.integer, 2), random.text(2)]
      return aggregate(.count, .row(parts), distinct: true)
    case 7:
      let function = random.pick([
        SQLAggregateFunction.mode, .discretePercentile(random.pick([0, 0.25, 0.5, 1])),
      ])
      return aggregate(
        function, random.expression(random.pick([.integer, .text, .decimal]), 2), distinct: false)
    case 8:
      // Distinct texts are ordered by themselves, others by as much as makes an order of all of them.
      let text = random.text(2)
      let own = SQLOrdering(.collate(text, .binary), descending: random.below(2) == 0)
      let orders = [ordering(random.expression(.integer, 2)), own]
      return .aggregate(
        SQLAggregate(
          .concatenate(separator: random.pick([",", "; "])), text, ordering: orders, filter: filter))
    case 9:
      let value = random.expression(random.pick([.integer, .text]), 2)
      let own = value.type.storage == .text ? SQLExpression.collate(value, .binary) : value
      let orders = [ordering(random.expression(.integer, 2)), ordering(own)]
      return .aggregate(SQLAggregate(.first, value, ordering: orders, filter: filter))
    default:
      let kind = random.pick([RandomExpressions.Kind.integer, .double, .text, .boolean, .decimal, .instant])
      return aggregate(random.pick([.minimum, .maximum]), random.expression(kind, 2), distinct: false)
    }
  }
}

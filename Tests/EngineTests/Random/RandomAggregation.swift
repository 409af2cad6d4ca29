import Koine

/// An aggregate function, by what its arguments are and what its value is: those that ``RandomQueries`` does not make by
/// itself.
struct RandomAggregation: Sendable {
  typealias Kind = RandomQueries.Kind
  typealias Operand = RandomCall.Operand

  /// Where the function is.
  enum Place { case group, window }

  /// What the value is, once `convert` has made it one that expressions of the kind have.
  let result: Kind
  let functions: [SQLAggregateFunction]
  let operands: [Operand]
  /// Whether equal values may count once.
  let mayBeDistinct: Bool
  /// Whether every engine has it.
  let isOfEveryEngine: Bool
  let convert: @Sendable (SQLExpression) -> SQLExpression

  init(
    _ result: Kind, _ functions: [SQLAggregateFunction], _ operands: [Operand], distinct: Bool = false,
    everywhere isOfEveryEngine: Bool = true,
    convert: @escaping @Sendable (SQLExpression) -> SQLExpression = { $0 }
  ) {
    self.result = result
    self.functions = functions
    self.operands = operands
    mayBeDistinct = distinct
    self.isOfEveryEngine = isOfEveryEngine
    self.convert = convert
  }
}

extension RandomAggregation {
  private static let fractions: [Double] = [0, 0.25, 0.5, 1]
  private static let narrowTypes: [SQLType] = [.integer(bits: 16), .integer(bits: 32), .unsigned(bits: 8)]

  /// Sums and means of numbers whose sums are exact, in any order of them; over windows, too.
  private static let sums: [RandomAggregation] =
    [RandomAggregation(.double, [.sum, .average], [.bounded], distinct: true)]
    + narrowTypes.flatMap { type in
      [
        RandomAggregation(.integer, [.sum], [.narrow(type)], distinct: true),
        RandomAggregation(.integer, [.minimum, .maximum], [.narrow(type)]) { .cast($0, .bigInteger) },
        RandomAggregation(.double, [.average], [.narrow(type)], distinct: true),
      ]
    } + [
      RandomAggregation(.double, [.minimum, .maximum], [.narrow(.real)]) { .cast($0, .double) },
      RandomAggregation(.decimal, [.average], [.kind(.decimal)]) { .cast($0, Kind.decimal.type) },
      RandomAggregation(.decimal, [.sum, .minimum, .maximum], [.narrow(.decimal(scale: 3))]) {
        .cast($0, Kind.decimal.type)
      },
    ]

  /// Statistics of small whole numbers, without the digits that may differ.
  private static let statistics: [RandomAggregation] =
    SQLSpread.allCases.map { spread in
      RandomAggregation(
        .double, [.spread(spread)], [.bounded], everywhere: false, convert: RandomCall.rounded)
    }
    + SQLPairStatistic.allCases.map { statistic in
      let isCount = statistic == .count
      return RandomAggregation(
        isCount ? .integer : .double, [.pair(statistic)], [.bounded, .bounded], everywhere: false
      ) { isCount ? $0 : RandomCall.rounded($0) }
    } + [
      RandomAggregation(
        .double, fractions.map { .continuousPercentile($0) }, [.bounded], everywhere: false)
    ]

  /// What takes values of any kind that has an order.
  private static let choices: [RandomAggregation] = Kind.allCases.filter(\.isOrdered).map { kind in
    RandomAggregation(
      kind, fractions.map { .discretePercentile($0) } + [.mode], [.kind(kind)], everywhere: false)
  }

  /// How many values there are of each kind, or how many that differ.
  private static let counts: [RandomAggregation] = Kind.allCases.map { kind in
    RandomAggregation(.integer, [.count], [.kind(kind)], distinct: true)
  }

  private static let ofGroups = Dictionary(grouping: sums + statistics + choices + counts, by: \.result)
  private static let ofWindows = Dictionary(grouping: sums + counts, by: \.result)

  static func all(_ kind: Kind, _ place: Place, everywhere: Bool) -> [RandomAggregation] {
    ((place == .group ? ofGroups : ofWindows)[kind] ?? []).filter { $0.isOfEveryEngine || !everywhere }
  }
}

extension RandomQueries {
  /// An aggregate of the table, over the rows of a group; `nil` if there is none of the kind.
  mutating func furtherAggregate(
    _ kind: Kind, _ depth: Int, _ filter: SQLExpression?
  ) -> SQLExpression? {
    if !isOfEveryEngine {
      if !kind.isOrdered || rarely(6) {
        let value = expression(kind, depth)
        return .aggregate(SQLAggregate(.first, value, ordering: rowOrder(), filter: filter))
      }
      if kind == .text, rarely(3) { return distinctTexts(depth, filter) }
    }
    let choices = RandomAggregation.all(kind, .group, everywhere: isOfEveryEngine)
    guard !choices.isEmpty else { return nil }
    let choice = pick(choices)
    let operands = choice.operands.map { operand($0, depth) }
    let aggregate = SQLAggregate(
      pick(choice.functions), operands[0], operands.count > 1 ? operands[1] : nil,
      distinct: choice.mayBeDistinct && rarely(3), filter: filter)
    return choice.convert(.aggregate(aggregate))
  }

  /// Texts that differ, put together in their own order.
  private mutating func distinctTexts(_ depth: Int, _ filter: SQLExpression?) -> SQLExpression {
    let text = expression(.text, depth)
    let own = SQLOrdering(text, descending: rarely(2))
    return .aggregate(
      SQLAggregate(
        .concatenate(separator: pick(["; ", "", ","])), text, distinct: true, ordering: [own], filter: filter)
    )
  }

  /// An aggregate of the table over a window; `nil` if there is none of the kind.
  mutating func furtherAggregateOverWindow(_ kind: Kind, _ depth: Int) -> SQLExpression? {
    let filter = rarely(4) ? boolean(depth) : nil
    if kind == .text, !isOfEveryEngine {
      // In which order texts are put together, only an order of all rows says.
      let texts = SQLAggregate(
        .concatenate(separator: pick([",", ""])), expression(.text, depth), filter: filter)
      return .window(.aggregate(texts), window(isTotal: true, depth))
    }
    let choices = RandomAggregation.all(kind, .window, everywhere: isOfEveryEngine)
    guard !choices.isEmpty else { return nil }
    let choice = pick(choices)
    let argument = operand(choice.operands[0], depth)
    let aggregate = SQLAggregate(pick(choice.functions), argument, filter: filter)
    return choice.convert(.window(.aggregate(aggregate), window(isTotal: false, depth)))
  }

  /// A number that rows are ordered by, and a distance in it: of a date or a time, days or microseconds.
  mutating func numberWithDistance() -> (number: SQLExpression, distance: SQLExpression) {
    switch below(4) {
    case 0:
      let instant = expression(.date, 0)
      return (
        .function(.temporal(.part(.epochMicrosecond)), [instant]),
        .literal(.integer(86_400_250_001), .bigInteger)
      )
    case 1: return (expression(.decimal, 0), .literal(.integer(125), Kind.decimal.type))
    case 2: return (operand(.bounded, 0), .literal(.double(1.5), .double))
    default: return (operand(.narrow(.integer(bits: 16)), 0), .literal(.integer(3), .integer(bits: 32)))
    }
  }
}

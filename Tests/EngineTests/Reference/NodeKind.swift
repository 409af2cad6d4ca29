import Koine

/// Every kind of node that has a value, with its operator or function: a new one of the tree does not compile until it
/// is here, and once it is here it has to be made and computed.
enum NodeKind: String, CaseIterable {
  case column, value, literal, parameter, row, concatenation, isDistinct, not, between, inList, inQuery, like,
    isNull
  case exists, conditional, cast, collate, subquery, rows, fragment, subtree, refusal
  case negate, complement
  case add, subtract, multiply, integerDivide, divide, remainder
  case bitAnd, bitOr, exclusiveOr, shiftLeft, shiftRight
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case and, or
  case contains, hasPrefix, hasSuffix
  case length, lower, upper, trim, trimStart, trimEnd, replace, substring, left, right, position, absolute,
    round
  case coalesce, nullIf, greatest, least, grouping
  case temporal, numeric, textual, matches, json, program
  case count, sum, average, minimum, maximum, concatenate, statistic, bits, percentile, first
  case rowNumber, rank, denseRank, percentRank, cumulativeDistribution, ntile, lag, lead, firstValue,
    lastValue,
    nthValue, aggregateOverWindow

  init(_ expression: SQLExpression) {
    self =
      switch expression {
      case .column: .column
      case .value: .value
      case .literal: .literal
      case .parameter: .parameter
      case .unary(let op, _): NodeKind(op)
      case .row: .row
      case .arithmetic(_, let op, _): NodeKind(op)
      case .bitwise(_, let op, _): NodeKind(op)
      case .concatenation: .concatenation
      case .comparison(_, let op, _): NodeKind(op)
      case .isDistinct: .isDistinct
      case .logical(_, .and, _): .and
      case .logical(_, .or, _): .or
      case .not: .not
      case .between: .between
      case .inList: .inList
      case .inQuery: .inQuery
      case .like: .like
      case .search(_, .contains, _): .contains
      case .search(_, .hasPrefix, _): .hasPrefix
      case .search(_, .hasSuffix, _): .hasSuffix
      case .isNull: .isNull
      case .exists: .exists
      case .conditional: .conditional
      case .cast: .cast
      case .collate: .collate
      case .function(let function, _): NodeKind(function)
      case .naming(let naming): NodeKind(naming.result)
      case .aggregate(let aggregate): NodeKind(aggregate.function)
      case .window(let function, _): NodeKind(function)
      case .subquery: .subquery
      case .rows: .rows
      case .fragment: .fragment
      case .subtree: .subtree
      case .refusal: .refusal
      }
  }

  private init(_ function: SQLWindowFunction) {
    self =
      switch function {
      case .rowNumber: .rowNumber
      case .rank: .rank
      case .denseRank: .denseRank
      case .percentRank: .percentRank
      case .cumulativeDistribution: .cumulativeDistribution
      case .ntile: .ntile
      case .lag: .lag
      case .lead: .lead
      case .firstValue: .firstValue
      case .lastValue: .lastValue
      case .nthValue: .nthValue
      case .aggregate: .aggregateOverWindow
      }
  }

  private init(_ op: SQLUnaryOperator) {
    self =
      switch op {
      case .negate: .negate
      case .complement: .complement
      }
  }

  private init(_ op: SQLArithmeticOperator) {
    self =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      case .integerDivide: .integerDivide
      case .divide: .divide
      case .remainder: .remainder
      }
  }

  private init(_ op: SQLBitwiseOperator) {
    self =
      switch op {
      case .and: .bitAnd
      case .or: .bitOr
      case .exclusiveOr: .exclusiveOr
      case .shiftLeft, .shiftLeftWithin: .shiftLeft
      case .shiftRight, .shiftRightWithin: .shiftRight
      }
  }

  private init(_ op: SQLComparisonOperator) {
    self =
      switch op {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }

  private init(_ function: SQLFunction) {
    self =
      switch function {
      case .grouping: .grouping
      case .length: .length
      case .lower: .lower
      case .upper: .upper
      case .trim: .trim
      case .trimStart: .trimStart
      case .trimEnd: .trimEnd
      case .replace: .replace
      case .substring, .substringWithin: .substring
      case .left, .leftWithin: .left
      case .right, .rightWithin: .right
      case .position: .position
      case .absolute: .absolute
      case .round, .truncate, .sign: .round
      case .within, .matching: .cast
      case .temporal: .temporal
      case .numeric: .numeric
      case .textual: .textual
      case .matches: .matches
      case .json: .json
      case .program: .program
      case .coalesce: .coalesce
      case .nullIf: .nullIf
      case .greatest, .greatestOfKnown: .greatest
      case .least, .leastOfKnown: .least
      }
  }

  private init(_ function: SQLAggregateFunction) {
    self =
      switch function {
      case .count: .count
      case .sum: .sum
      case .average: .average
      case .minimum: .minimum
      case .maximum: .maximum
      case .concatenate: .concatenate
      case .spread, .pair, .continuousPercentile: .statistic
      case .bitAnd, .bitOr, .bitExclusiveOr: .bits
      case .discretePercentile, .mode: .percentile
      case .first: .first
      case .program: .program
      }
  }
}

/// Collects the kinds of the nodes of expressions, those of the queries in them included.
struct NodeKindCollector: SQLVisitor {
  var kinds: Set<NodeKind> = []

  mutating func visit(_ expression: SQLExpression) {
    kinds.insert(NodeKind(expression))
    descend(into: expression)
  }
}

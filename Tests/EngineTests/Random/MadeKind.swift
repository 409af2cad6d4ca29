@_spi(KoineDriver) import Koine

/// What random queries have to have, besides each ``NodeKind`` and each ``ClauseKind``: every function, aggregate and
/// cast, and values of every type where values of any type may be.
enum MadeKind: Hashable {
  case function(FunctionKind)
  case aggregate(AggregateKind)
  case aggregateOverWindow(AggregateKind)
  /// By the types of the operand and of the result.
  case cast(SQLType, SQLType)
  /// An operand of a node, by its type.
  case operand(NodeKind, SQLType)
  /// A part of a clause, by its type.
  case part(Part, SQLType)
  case constant(SQLType)
  case collation(CollationKind)
  case nulls(SQLOrdering.Nulls)
  case source(SourceKind)

  enum Part: CaseIterable { case selected, group, order, partition, distinct }

  enum CollationKind: CaseIterable { case binary, noCase, database, program }

  enum SourceKind: CaseIterable {
    case table, derived, lateral, jsonElements, jsonMembers, fullText, boxes, program
  }
}

/// The aggregate functions, without what tells two calls of one apart.
enum AggregateKind: Hashable {
  case plain(Plain)
  case spread(SQLSpread)
  case pair(SQLPairStatistic)

  enum Plain: CaseIterable {
    case count, sum, average, minimum, maximum, concatenate, bitAnd, bitOr, bitExclusiveOr
    case continuousPercentile, discretePercentile, mode, first, program
  }

  static let all: [AggregateKind] =
    Plain.allCases.map { .plain($0) } + SQLSpread.allCases.map { .spread($0) }
    + SQLPairStatistic.allCases.map { .pair($0) }

  init(_ function: SQLAggregateFunction) {
    self =
      switch function {
      case .count: .plain(.count)
      case .sum: .plain(.sum)
      case .average: .plain(.average)
      case .minimum: .plain(.minimum)
      case .maximum: .plain(.maximum)
      case .concatenate: .plain(.concatenate)
      case .spread(let spread): .spread(spread)
      case .pair(let statistic): .pair(statistic)
      case .bitAnd: .plain(.bitAnd)
      case .bitOr: .plain(.bitOr)
      case .bitExclusiveOr: .plain(.bitExclusiveOr)
      case .continuousPercentile: .plain(.continuousPercentile)
      case .discretePercentile: .plain(.discretePercentile)
      case .mode: .plain(.mode)
      case .first: .plain(.first)
      case .program: .plain(.program)
      }
  }
}

extension MadeKind.CollationKind {
  init(_ collation: SQLCollation) {
    self =
      switch collation {
      case .binary: .binary
      case .noCase: .noCase
      case .database: .database
      case .program: .program
      }
  }
}

extension MadeKind.SourceKind {
  init(_ source: SQLSource) {
    self =
      switch source {
      case .table: .table
      case .derived: .derived
      case .lateral: .lateral
      case .function(.jsonElements, _): .jsonElements
      case .function(.jsonMembers, _): .jsonMembers
      case .function(.fullText, _): .fullText
      case .function(.boxes, _): .boxes
      case .function(.program, _): .program
      }
  }
}

/// Collects what queries have, those in them included.
struct MadeKindCollector: SQLVisitor {
  private(set) var kinds: Set<MadeKind> = []

  mutating func visit(_ expression: SQLExpression) {
    for operand in expression.operands { kinds.insert(.operand(NodeKind(expression), operand.type.storage)) }
    switch expression {
    case .value(_, let type), .literal(_, let type): kinds.insert(.constant(type))
    case .cast(let operand, let type): kinds.insert(.cast(operand.type.storage, type))
    case .collate(_, let collation): kinds.insert(.collation(.init(collation)))
    case .function(let function, _):
      if let kind = FunctionKind(function) { kinds.insert(.function(kind)) }
    case .aggregate(let aggregate): kinds.insert(.aggregate(AggregateKind(aggregate.function)))
    case .window(let function, let window):
      if case .aggregate(let aggregate) = function {
        kinds.insert(.aggregateOverWindow(AggregateKind(aggregate.function)))
      }
      insert(window.partition, as: .partition)
      insert(window.ordering)
    default: break
    }
    descend(into: expression)
  }

  mutating func visit(_ query: SQLQuery) {
    insert(query.ordering)
    if let select = query.select {
      insert(select.selectedExpressions, as: .selected)
      insert(select.grouping, as: .group)
      switch select.distinct {
      case .none: break
      case .all: insert(select.selectedExpressions, as: .distinct)
      case .on(let keys): insert(keys, as: .distinct)
      }
    }
    descend(into: query)
  }

  mutating func visit(_ source: SQLSource) {
    kinds.insert(.source(.init(source)))
    descend(into: source)
  }

  private mutating func insert(_ expressions: [SQLExpression], as part: MadeKind.Part) {
    for expression in expressions { kinds.insert(.part(part, expression.type.storage)) }
  }

  private mutating func insert(_ ordering: [SQLOrdering]) {
    insert(ordering.map(\.expression), as: .order)
    for term in ordering { kinds.insert(.nulls(term.nulls)) }
  }
}

extension SQLExpression {
  /// What the value is made of, without conditions and orders of aggregates, windows and queries.
  fileprivate var operands: [SQLExpression] {
    switch self {
    case .aggregate(let aggregate): return [aggregate.argument, aggregate.second].compactMap(\.self)
    case .window(.aggregate, _): return []
    case .window(let function, let window) where window != SQLWindow():
      return SQLExpression.window(function, SQLWindow()).operands
    default: break
    }
    var collector = OperandCollector()
    collector.descend(into: self)
    return collector.operands
  }
}

private struct OperandCollector: SQLVisitor {
  private(set) var operands: [SQLExpression] = []

  mutating func visit(_ expression: SQLExpression) { operands.append(expression) }
  mutating func visit(_ query: SQLQuery) {}
}

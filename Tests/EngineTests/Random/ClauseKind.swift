import Koine

/// Every kind of clause and source that a query may have: random queries have to have each.
enum ClauseKind: String, CaseIterable {
  case table, emptyTable, derived, values, series, elements, members, commonTable, commonTableTwice, recursion
  case materialized, notMaterialized
  case innerJoin, leftJoin, rightJoin, fullJoin, crossJoin
  case union, unionAll, intersect, intersectAll, except, exceptAll, armWithLimit, compoundOfCompounds
  case compoundAsSource, compoundAsScalar, compoundInIn, compoundInExists, orderOfCompound
  case filter, grouping, groupOfExpression, rollup, cube, groupingSets, having, havingWithoutGroups
  case distinct, distinctOn, qualification, order, nullsFirst, nullsLast, limit, limitWithTies, offset,
    rowsAfter
  case orderedAggregate, filteredAggregate, distinctAggregate, countOfRows
  case rowsFrame, rangeFrame, groupsFrame, rangeAtDistance, excludeCurrentRow, excludeGroup, excludeTies
  case partition, windowOfGroups, outerColumn, lateral, lock
}

/// Collects the kinds of the clauses of a query, those of the queries in it included.
struct ClauseKindCollector: SQLVisitor {
  private(set) var kinds: Set<ClauseKind> = []
  private var depth = 0
  private var sources: [[String]] = []

  private mutating func insert(_ kind: ClauseKind, if condition: Bool = true) {
    if condition { kinds.insert(kind) }
  }

  // MARK: Expressions

  mutating func visit(_ expression: SQLExpression) {
    switch expression {
    case .column(let column):
      insert(.outerColumn, if: sources.dropLast().contains { $0.contains(column.source) })
    case .subquery(let query, _): insert(.compoundAsScalar, if: query.compound != nil)
    case .inQuery(_, let query, _): insert(.compoundInIn, if: query.compound != nil)
    case .exists(let query, _): insert(.compoundInExists, if: query.compound != nil)
    case .aggregate(let aggregate): insert(aggregate)
    case .window(let function, let window):
      insert(window)
      if case .aggregate(let aggregate) = function { insert(aggregate) }
    default: break
    }
    descend(into: expression)
  }

  private mutating func insert(_ aggregate: SQLAggregate) {
    insert(.orderedAggregate, if: !aggregate.ordering.isEmpty)
    insert(.filteredAggregate, if: aggregate.filter != nil)
    insert(.distinctAggregate, if: aggregate.isDistinct)
    if case .row? = aggregate.argument { insert(.countOfRows) }
  }

  private mutating func insert(_ window: SQLWindow) {
    insert(.partition, if: !window.partition.isEmpty)
    guard let frame = window.frame else { return }
    switch frame.unit {
    case .rows: insert(.rowsFrame)
    case .groups: insert(.groupsFrame)
    case .range:
      insert(.rangeFrame)
      for bound in [frame.start, frame.end] {
        switch bound {
        case .preceding, .following: insert(.rangeAtDistance)
        default: break
        }
      }
    }
    switch frame.exclusion {
    case .currentRow: insert(.excludeCurrentRow)
    case .group: insert(.excludeGroup)
    case .ties: insert(.excludeTies)
    case .none: break
    }
  }

  // MARK: Queries

  mutating func visit(_ query: SQLQuery) {
    for table in query.with {
      insert(.recursion, if: table.isRecursive)
      insert(.materialized, if: table.isMaterialized == true)
      insert(.notMaterialized, if: table.isMaterialized == false)
    }
    insert(.order, if: !query.ordering.isEmpty)
    insert(.nullsFirst, if: query.ordering.contains { $0.nulls == .first })
    insert(.nullsLast, if: query.ordering.contains { $0.nulls == .last })
    insert(query.keepsTies ? .limitWithTies : .limit, if: query.limit != nil)
    insert(.offset, if: query.offset != nil)
    insert(.rowsAfter, if: !query.start.isEmpty)
    insert(.lock, if: query.lock != nil)
    sources.append([])
    if let compound = query.compound { insert(compound) }
    if let select = query.select { insert(select, ordering: query.ordering) }
    descend(into: query)
    sources.removeLast()
  }

  private mutating func insert(_ compound: SQLCompound) {
    switch compound.operator {
    case .union: insert(compound.isAll ? .unionAll : .union)
    case .intersect: insert(compound.isAll ? .intersectAll : .intersect)
    case .except: insert(compound.isAll ? .exceptAll : .except)
    }
    insert(.armWithLimit, if: compound.arms.contains { $0.limit != nil })
    insert(.compoundOfCompounds, if: compound.arms.contains { $0.compound != nil })
  }

  private mutating func insert(_ select: SQLSelect, ordering: [SQLOrdering]) {
    insert(.filter, if: !select.filters.isEmpty)
    insert(.grouping, if: !select.grouping.isEmpty)
    insert(
      .groupOfExpression,
      if: select.grouping.contains { if case .column = $0 { false } else { true } })
    for sets in select.groupingSets {
      switch sets {
      case .rollup: insert(.rollup)
      case .cube: insert(.cube)
      case .sets: insert(.groupingSets)
      }
    }
    insert(select.grouping.isEmpty ? .havingWithoutGroups : .having, if: !select.groupFilters.isEmpty)
    insert(.qualification, if: !select.qualification.isEmpty)
    switch select.distinct {
    case .none: break
    case .all: insert(.distinct)
    case .on: insert(.distinctOn)
    }
    insert(
      .windowOfGroups,
      if: !select.grouping.isEmpty
        && select.columns.contains {
          if case .expression(.window) = $0 { true } else { false }
        })
    let all = [select.from].compactMap { $0 } + select.joins.map(\.source)
    sources[sources.count - 1] = all.map(\.reference.sourceName)
    for join in select.joins {
      switch join.kind {
      case .inner: insert(.innerJoin)
      case .left: insert(.leftJoin)
      case .right: insert(.rightJoin)
      case .full: insert(.fullJoin)
      case .cross: insert(.crossJoin)
      }
    }
    var names: [String] = []
    for source in all {
      if case .lateral = source { insert(.lateral) }
      switch source {
      case .table(let reference):
        let isOfDatabase = RandomQueries.tables.contains { $0.name == reference.name }
        let isSeries = reference.name.hasPrefix("s") || reference.name.hasSuffix("integers")
        insert(isOfDatabase ? .table : isSeries ? .series : .commonTable)
        insert(.emptyTable, if: reference.name == RandomQueries.tables[2].name)
        insert(.commonTableTwice, if: !isOfDatabase && !isSeries && names.contains(reference.name))
        names.append(reference.name)
      case .function(.jsonElements, _): insert(.elements)
      case .function(.jsonMembers, _): insert(.members)
      case .function(.fullText, _), .function(.boxes, _), .function(.program, _): break
      case .derived(let query, let reference), .lateral(let query, let reference):
        insert(reference.name.hasPrefix("v") ? .values : .derived)
        insert(.compoundAsSource, if: query.compound != nil)
        insert(.orderOfCompound, if: query.compound != nil && !ordering.isEmpty)
      }
    }
  }
}

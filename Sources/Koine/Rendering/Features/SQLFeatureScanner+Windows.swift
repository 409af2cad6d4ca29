/// Window functions: what they ask of an engine, and where they may be.
extension SQLFeatureScanner {
  mutating func scan(_ function: SQLWindowFunction, over window: SQLWindow) {
    hasWindows = true
    note(.windowFunctions)
    let scope = nullScopeOfWindows
    for term in window.ordering {
      note(term.nulls, mayBeNull: term.expression.mayBeNull(in: scope))
      noteOrder(of: [term.expression])
    }
    scan(function)
    if window.hasWindowInside(function) { note(defect: .misplacedWindow) }
    if window.ordering.isEmpty, function.needsOrder { note(.ranksWithoutOrder) }
    if !native.contains(.framesInsideWindows), window.hasFrameInside { note(.framesInsideWindows) }
    guard let frame = window.frame else { return }
    if !window.hasMeaningfulFrame { note(defect: .meaninglessFrame) }
    if function.ignoresFrame, !native.contains(.ignoredFrames) {
      return note(.ignoredFrames)
    }
    if frame.unit == .groups { note(.groupsInFrames) }
    if frame.exclusion != .none { note(.exclusionFromFrames) }
    if frame.losesRows, function.isFilteredExtreme { note(.filteredExtremesOfFrames) }
    if frame.losesRows, function.isFloatingPointSum { note(.floatingPointSumsOfFrames) }
    if frame.unit == .range, !frame.distances.isEmpty, window.ordering.contains(where: \.saysNulls) {
      note(.rangeBesideNulls)
    }
  }

  /// What is known of columns where window functions are computed: they see the rows for which the query's conditions
  /// hold.
  private var nullScopeOfWindows: SQLNullScope {
    if let level = levels.last, level.select != nil, level.scope == .sources, !isInFragment {
      .results(of: level.query)
    } else {
      .anywhere
    }
  }

  private mutating func scan(_ function: SQLWindowFunction) {
    if !function.hasMeaningfulNumbers { note(defect: .meaninglessCount) }
    switch function {
    case .percentRank, .cumulativeDistribution: note(.exactRanks)
    case .lag(_, _, .some), .lead(_, _, .some): note(.defaultsOfNeighbours)
    case .aggregate(let aggregate):
      if aggregate.filter != nil { note(.aggregateFilter) }
      if aggregate.isDistinct { note(defect: .distinctOverWindow) }
      if !aggregate.isOfWindows { note(defect: .aggregateOverWindow) }
      checkSeparator(of: aggregate)
      scanFunction(overWindow: aggregate)
    default: break
    }
  }

  private mutating func scanFunction(overWindow aggregate: SQLAggregate) {
    switch aggregate.function {
    case .concatenate: note(.concatenationOverWindow)
    case .spread: note(.spreadAggregates)
    case .pair: note(.pairAggregates)
    case .bitAnd, .bitOr:
      note(.bitAggregates)
      note(.bitAggregatesOverWindow)
    case .bitExclusiveOr:
      note(.exclusiveOrAggregate)
      note(.bitAggregatesOverWindow)
    case .program(let function):
      check(function)
      placeArguments(of: aggregate)
    case .count, .sum, .average, .minimum, .maximum, .continuousPercentile, .discretePercentile, .mode,
      .first:
      break
    }
  }

  /// Refuses window functions in the clauses that come before the rows are complete.
  mutating func refuseWindows(in expressions: [SQLExpression], _ place: SQLPlace) {
    guard expressions.contains(where: \.hasWindow) else { return }
    enter(place)
    note(defect: .misplacedWindow)
    leave()
  }

  mutating func refuseWindows(in expressions: [SQLExpression], _ place: StaticString) {
    for (index, expression) in expressions.enumerated() {
      refuseWindows(in: [expression], SQLPlace(place, expressions.count == 1 ? 0 : index + 1))
    }
  }
}

extension SQLWindow {
  /// Whether another window function is in the window, or in what the function is computed of.
  fileprivate func hasWindowInside(_ function: SQLWindowFunction) -> Bool {
    if partition.contains(where: \.hasWindow) || ordering.contains(where: \.expression.hasWindow) {
      return true
    }
    switch function {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution, .ntile: return false
    case .lag(let value, _, let other), .lead(let value, _, let other):
      return value.hasWindow || other?.hasWindow == true
    case .firstValue(let value), .lastValue(let value), .nthValue(let value, _): return value.hasWindow
    case .aggregate(let aggregate):
      return aggregate.hasWindowInside
    }
  }
}

extension SQLWindow {
  /// Whether a subquery that rows are partitioned or ordered by has a window with a frame.
  fileprivate var hasFrameInside: Bool {
    (partition + ordering.map(\.expression)).contains { expression in
      expression.contains { if case .window(_, let window) = $0 { window.frame != nil } else { false } }
    }
  }
}

extension SQLOrdering {
  fileprivate var saysNulls: Bool { nulls == .first || nulls == .last }
}

extension SQLWindowFunction {
  /// Whether some engine has it in an order alone.
  var needsOrder: Bool {
    switch self {
    case .rank, .denseRank, .percentRank, .cumulativeDistribution, .lag, .lead: true
    default: false
    }
  }

  /// Whether it is the least or greatest of some of the rows.
  var isFilteredExtreme: Bool {
    guard case .aggregate(let aggregate) = self, aggregate.filter != nil else { return false }
    return aggregate.function == .minimum || aggregate.function == .maximum
  }

  fileprivate var isFloatingPointSum: Bool {
    guard case .aggregate(let aggregate) = self else { return false }
    return (aggregate.function == .sum || aggregate.function == .average)
      && aggregate.argument?.type.storage.isFloatingPoint == true
  }

  /// The parts whose values are compared with each other.
  var comparedOperands: [SQLExpression] {
    if case .aggregate(let aggregate) = self {
      SQLExpression.aggregate(aggregate).comparedOperands
    } else {
      []
    }
  }
}

extension SQLQuery {
  /// The windows that the query's own expressions use several times.
  var repeatedWindows: [SQLWindow] {
    windows.filter { $0.count > 1 && $0.window != SQLWindow() }.map(\.window)
  }

  /// The windows of the query's own expressions, and how often each is used.
  var windows: [(window: SQLWindow, count: Int)] {
    guard let select else { return [] }
    var found: [(window: SQLWindow, count: Int)] = []
    func look(through expression: SQLExpression) {
      found = expression.collect(into: found) { found, part, outer in
        if case .query(let query) = part { return query.isFragment }
        guard outer.isEmpty, case .expression(.window(_, let window)) = part else { return true }
        if let index = found.firstIndex(where: { $0.window == window }) {
          found[index].count += 1
        } else {
          found.append((window, 1))
        }
        return true
      }
    }
    for condition in select.qualification { look(through: condition) }
    for item in select.columns {
      switch item {
      case .expression(let expression), .named(let expression, _): look(through: expression)
      case .columns: break
      }
    }
    for term in ordering { look(through: term.expression) }
    return found
  }
}

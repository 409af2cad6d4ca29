extension SQLWriter {
  mutating func write(_ function: SQLWindowFunction, over window: SQLWindow) {
    switch function {
    case .rowNumber: write("row_number()")
    case .rank: write("rank()")
    case .denseRank: write("dense_rank()")
    case .percentRank: write("percent_rank()")
    case .cumulativeDistribution: write("cume_dist()")
    case .ntile(let count):
      write("ntile(")
      write(Int64(count))
      write(")")
    case .lag(let value, let offset, let other): write("lag", of: value, offset, other)
    case .lead(let value, let offset, let other): write("lead", of: value, offset, other)
    case .firstValue(let value): write(call: "first_value", [value.ofKnownType])
    case .lastValue(let value): write(call: "last_value", [value.ofKnownType])
    case .nthValue(let value, let position): write("nth_value", of: value, position, nil)
    case .aggregate(let aggregate):
      // PostgreSQL takes no aggregate of a group in FILTER.
      if aggregate.filter?.hasAggregate == true,
        let inside = SQLExpression.window(function, window).withFilterInside.aggregate
      {
        return write(inside, over: window)
      }
      return write(aggregate, over: window)
    }
    write(over: window)
  }

  private mutating func write(
    _ name: StaticString, of value: SQLExpression, _ position: Int, _ other: SQLExpression?
  ) {
    // Both have one type: what is computed has 64 bits, or double precision.
    let isWide = other.map { $0.type != value.type && $0.type.isNumberOfKind(of: value.type) } ?? false
    let operands = meeting([value] + [other].compactMap(\.self)).map { isWide ? $0.widened ?? $0 : $0 }
    let (value, other) = (operands[0], operands.count > 1 ? operands[1] : nil)
    write(name)
    write("(")
    write(value.ofKnownType)
    write(", ")
    write(Int64(position))
    if let other {
      write(", ")
      write(other.ofKnownType, adopting: value.adoptedType, in: .free)
    }
    write(")")
  }

  /// Writes an aggregate as the dialect does, which puts OVER behind its call.
  mutating func write(_ aggregate: SQLAggregate, over window: SQLWindow?) {
    let outer = aggregateWindow
    aggregateWindow = window
    dialect.write(aggregate: aggregate, to: &self)
    if aggregateWindow != nil { refuse("\(aggregate.function) over a window") }
    aggregateWindow = outer
  }

  /// The window of the aggregate that is being written, if OVER has yet to be written.
  mutating func takeWindow() -> SQLWindow? {
    defer { aggregateWindow = nil }
    return aggregateWindow
  }

  /// The window of the aggregate that the dialect is asked to write; `nil` if it is one of groups, or OVER is written.
  public var windowOfAggregate: SQLWindow? { aggregateWindow }

  /// Whether the aggregate that the dialect is asked to write is one over a window.
  public var isOverWindow: Bool { aggregateWindow != nil }

  /// Whether the aggregate that the dialect is asked to write is one over a frame from which rows leave on the way from
  /// one row to the next. An engine may then subtract what it has added, which floating-point numbers do not survive.
  public var isOverLosingFrame: Bool { aggregateWindow?.frame?.losesRows ?? false }

  /// Writes ` OVER (…)`, or the name of the window.
  mutating func write(over window: SQLWindow) {
    write(" OVER ")
    if let index = namedWindows.firstIndex(of: window) { return write(windowName: index) }
    write("(")
    dialect.write(window: window, to: &self)
    write(")")
  }

  /// Writes `WINDOW koine_window AS (…)`, with a space before.
  mutating func writeNamedWindows() {
    let windows = namedWindows
    for (index, window) in windows.enumerated() {
      write(index == 0 ? " WINDOW " : ", ")
      write(windowName: index)
      write(" AS (")
      dialect.write(window: window, to: &self)
      write(")")
    }
  }

  private mutating func write(windowName index: Int) {
    write(identifier: index == 0 ? "koine_window" : "koine_window_\(index + 1)")
  }

  /// Writes what OVER has between its parentheses as the SQL standard does:
  /// `PARTITION BY … ORDER BY … ROWS BETWEEN … AND …`.
  public mutating func writeStandard(window: SQLWindow) {
    if !window.partition.isEmpty {
      write("PARTITION BY ")
      writeList(window.partition) { expression, writer in writer.write(expression) }
    }
    if !window.ordering.isEmpty {
      if !window.partition.isEmpty { write(" ") }
      write(orderBy: window.ordering)
    }
    guard let frame = window.frame else { return }
    if !window.partition.isEmpty || !window.ordering.isEmpty { write(" ") }
    writeStandard(frame: frame)
  }

  /// Writes `ROWS BETWEEN 1 PRECEDING AND CURRENT ROW EXCLUDE TIES`.
  public mutating func writeStandard(frame: SQLFrame) {
    switch frame.unit {
    case .rows: write("ROWS BETWEEN ")
    case .range: write("RANGE BETWEEN ")
    case .groups: write("GROUPS BETWEEN ")
    }
    write(bound: frame.start)
    write(" AND ")
    write(bound: frame.end)
    switch frame.exclusion {
    case .none: break
    case .currentRow: write(" EXCLUDE CURRENT ROW")
    case .group: write(" EXCLUDE GROUP")
    case .ties: write(" EXCLUDE TIES")
    }
  }

  private mutating func write(bound: SQLFrame.Bound) {
    switch bound {
    case .unboundedPreceding: write("UNBOUNDED PRECEDING")
    case .preceding(let distance):
      write(operand: distance)
      write(" PRECEDING")
    case .currentRow: write("CURRENT ROW")
    case .following(let distance):
      write(operand: distance)
      write(" FOLLOWING")
    case .unboundedFollowing: write("UNBOUNDED FOLLOWING")
    }
  }
}

extension SQLExpression {
  /// A constant with its type, which functions of any type do not find for themselves.
  fileprivate var ofKnownType: SQLExpression {
    if case .literal(_, let type) = self, type.storage != .unknown { .cast(self, type) } else { self }
  }
}

extension SQLWriter {
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

/// The rows that a window function looks at.
public struct SQLWindow: Sendable, Hashable {
  /// PARTITION BY; empty: all rows are one partition.
  public var partition: [SQLExpression]
  /// ORDER BY within a partition.
  public var ordering: [SQLOrdering]
  /// The rows of the partition around each row; `nil` leaves that to SQL: in an order, those up to the row and equal to
  /// it, and otherwise all.
  public var frame: SQLFrame?

  /// Makes a window from its partition, its order and its frame.
  public init(partition: [SQLExpression] = [], ordering: [SQLOrdering] = [], frame: SQLFrame? = nil) {
    self.partition = partition
    self.ordering = ordering
    self.frame = frame
  }
}

/// Which rows of its partition a window function sees from a row: `ROWS BETWEEN 1 PRECEDING AND CURRENT ROW`.
public struct SQLFrame: Sendable, Hashable {
  /// In what the distance from the current row is counted.
  @nonexhaustive public enum Unit: Sendable, Hashable {
    /// Rows.
    case rows
    /// The difference of the values that the window is ordered by.
    case range
    /// Groups of rows that are equal in the window's order.
    case groups
  }

  /// Where a frame begins or ends.
  @nonexhaustive public enum Bound: Sendable, Hashable {
    /// At the first row of the partition.
    case unboundedPreceding
    /// A distance before the current row: a value that every row has.
    indirect case preceding(SQLExpression)
    /// At the current row, or, in RANGE and GROUPS, at those that are equal to it in the window's order.
    case currentRow
    /// A distance after the current row: a value that every row has.
    indirect case following(SQLExpression)
    /// At the last row of the partition.
    case unboundedFollowing
  }

  /// Which rows are left out of a frame.
  @nonexhaustive public enum Exclusion: Sendable, Hashable {
    /// None.
    case none
    /// The current row.
    case currentRow
    /// The current row and those that are equal to it in the window's order.
    case group
    /// Those that are equal to the current row in the window's order, without that row.
    case ties
  }

  /// In what distances are counted.
  public var unit: Unit
  /// Where the frame begins.
  public var start: Bound
  /// Where the frame ends.
  public var end: Bound
  /// Which of the rows between are left out: EXCLUDE.
  public var exclusion: Exclusion

  /// Makes a frame from where it begins to where it ends, by default at the current row.
  public init(
    _ unit: Unit, from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) {
    self.unit = unit
    self.start = start
    self.end = end
    self.exclusion = exclusion
  }
}

extension SQLWindow {
  /// Whether the frame, if there is one, has a meaning: it does not end before it begins, and distances are counts, or
  /// differences from the one value that rows are ordered by.
  var hasMeaningfulFrame: Bool {
    guard let frame else { return true }
    guard frame.start.isDistance, frame.end.isDistance, frame.start.place <= frame.end.place,
      frame.start != .unboundedFollowing, frame.end != .unboundedPreceding, !frame.endsBeforeItBegins
    else { return false }
    switch frame.unit {
    case .rows: return frame.distances.allSatisfy(\.type.isInteger)
    case .range: return frame.distances.isEmpty || ordering.count == 1 && isCounted(frame.distances)
    case .groups: return !ordering.isEmpty && frame.distances.allSatisfy(\.type.isInteger)
    }
  }

  /// Whether distances are differences of the numbers that rows are ordered by: of their type.
  private func isCounted(_ distances: [SQLExpression]) -> Bool {
    let counted = ordering[0].expression.type.storage
    return distances.allSatisfy { distance in
      if counted.scale != nil { return distance.type.scale == counted.scale }
      if counted.isInteger { return distance.type.isInteger && distance.type.scale == nil }
      return counted.isFloatingPoint && distance.type.storage.isFloatingPoint
    }
  }
}

extension SQLType {
  /// Whether the values are floating-point numbers.
  var isFloatingPoint: Bool { self == .double || self == .real }
}

extension SQLFrame {
  /// The distances from the current row at which the frame begins and ends.
  var distances: [SQLExpression] { [start.distance, end.distance].compactMap(\.self) }

  /// Whether both bounds are on one side of the current row, and the end comes first. Some engines find rows there.
  fileprivate var endsBeforeItBegins: Bool {
    switch (start, end) {
    case (.preceding(let first), .preceding(let last)): first.isSmaller(than: last)
    case (.following(let first), .following(let last)): last.isSmaller(than: first)
    default: false
    }
  }

  /// Whether rows leave the frame on the way from one row to the next.
  var losesRows: Bool { start != .unboundedPreceding }
}

extension SQLFrame.Bound {
  /// How far from the current row; `nil` if the bound is not at a distance.
  var distance: SQLExpression? {
    switch self {
    case .preceding(let distance), .following(let distance): distance
    case .unboundedPreceding, .currentRow, .unboundedFollowing: nil
    }
  }

  /// Whether the distance, if there is one, is a value that every row has, not NULL and not negative.
  fileprivate var isDistance: Bool {
    switch distance {
    case nil, .parameter?: true
    case let distance?:
      switch distance.knownValue {
      case .integer(let number): number >= 0
      case .double(let number): number >= 0
      default: false
      }
    }
  }

  /// The order in which bounds come.
  fileprivate var place: Int {
    switch self {
    case .unboundedPreceding: 0
    case .preceding: 1
    case .currentRow: 2
    case .following: 3
    case .unboundedFollowing: 4
    }
  }
}

extension SQLExpression {
  /// The value that the expression is, unless a call says it.
  fileprivate var knownValue: SQLValue? {
    switch self {
    case .value(let value, _), .literal(let value, _): value
    default: nil
    }
  }

  /// Whether both are known, and the first is the smaller number. Distances of one frame have one type.
  fileprivate func isSmaller(than other: SQLExpression) -> Bool {
    switch (knownValue, other.knownValue) {
    case (.integer(let first), .integer(let second)): first < second
    case (.double(let first), .double(let second)): first < second
    default: false
    }
  }
}

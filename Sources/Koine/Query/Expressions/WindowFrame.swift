/// Which rows of its partition a window function sees from a row.
///
///     $0.score.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(2), to: .currentRow))
///     // sum("reminders"."score") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)
public struct WindowFrame: Sendable {
  private let frame: SQLFrame

  /// Where a frame begins or ends.
  public struct Bound: Sendable {
    let bound: SQLFrame.Bound

    /// At the first row of the partition.
    public static var unboundedPreceding: Bound { Bound(bound: .unboundedPreceding) }
    /// At the current row, or, in a range and in groups, at those that are equal to it in the window's order.
    public static var currentRow: Bound { Bound(bound: .currentRow) }
    /// At the last row of the partition.
    public static var unboundedFollowing: Bound { Bound(bound: .unboundedFollowing) }

    /// Rows, groups of equal rows, or a difference of values before the current row; 0 or more.
    public static func preceding<Distance: SQLAdditive>(_ distance: Distance) -> Bound {
      Bound(bound: .preceding(distance.distance))
    }

    /// Rows, groups of equal rows, or a difference of values behind the current row; 0 or more.
    public static func following<Distance: SQLAdditive>(_ distance: Distance) -> Bound {
      Bound(bound: .following(distance.distance))
    }
  }

  /// Which rows are left out of a frame.
  public struct Exclusion: Sendable {
    let exclusion: SQLFrame.Exclusion

    /// None.
    public static var none: Exclusion { Exclusion(exclusion: .none) }
    /// The current row.
    public static var currentRow: Exclusion { Exclusion(exclusion: .currentRow) }
    /// The current row and those that are equal to it in the window's order.
    public static var group: Exclusion { Exclusion(exclusion: .group) }
    /// Those that are equal to the current row in the window's order, without that row.
    public static var ties: Exclusion { Exclusion(exclusion: .ties) }
  }

  /// Rows: `ROWS BETWEEN … AND … EXCLUDE …`.
  ///
  ///     .rows(from: .preceding(2), to: .currentRow, excluding: .ties)
  ///     // ROWS BETWEEN 2 PRECEDING AND CURRENT ROW EXCLUDE TIES
  public static func rows(
    from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) -> WindowFrame {
    WindowFrame(frame: SQLFrame(.rows, from: start.bound, to: end.bound, excluding: exclusion.exclusion))
  }

  /// Rows whose value, of the one number that the window is ordered by, is within a distance: `RANGE BETWEEN …`.
  ///
  ///     $0.id.count().over(orderBy: $0.score, frame: .range(from: .preceding(0.5), to: .following(0.5)))
  ///     // count(…) OVER (ORDER BY … RANGE BETWEEN 0.5 PRECEDING AND 0.5 FOLLOWING)
  ///
  /// Engines count distances of dates in units of their own, so Koine refuses a window that is ordered by one. Order it by the
  /// seconds since 1970, of a ``CalendarDate`` by those of its `startOfDay()`:
  ///
  ///     $0.total.sum().over(orderBy: $0.orderedAt.epoch(), frame: .range(from: .preceding(7 * 86_400)))      // of a week
  public static func range(
    from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) -> WindowFrame {
    WindowFrame(frame: SQLFrame(.range, from: start.bound, to: end.bound, excluding: exclusion.exclusion))
  }

  /// Groups of rows that are equal in the window's order: `GROUPS BETWEEN …`.
  ///
  ///     .groups(from: .preceding(1), to: .following(1))      // GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING
  public static func groups(
    from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) -> WindowFrame {
    WindowFrame(frame: SQLFrame(.groups, from: start.bound, to: end.bound, excluding: exclusion.exclusion))
  }

  /// The frame in the tree. A whole number is a distance in every order of numbers.
  func frame(in ordering: [SQLOrdering]) -> SQLFrame {
    guard frame.unit == .range, let counted = ordering.first?.expression.type else { return frame }
    return SQLFrame(
      frame.unit, from: frame.start.counted(in: counted, isEnd: false),
      to: frame.end.counted(in: counted, isEnd: true),
      excluding: frame.exclusion)
  }
}

extension SQLAdditive {
  /// The number as a constant, which every engine takes for the bound of a frame.
  fileprivate var distance: SQLExpression {
    if case .integer(let number) = sqlValue, Self.sqlType.scale == nil {
      return .literal(.integer(number), Int32(exactly: number) == nil ? .bigInteger : .integer(bits: 32))
    }
    if Self.sqlType == .real { return .literal(sqlValue, .double) }
    return .literal(sqlValue, Self.sqlType)
  }
}

extension SQLFrame.Bound {
  fileprivate func counted(in type: SQLType, isEnd: Bool) -> SQLFrame.Bound {
    switch self {
    case .preceding(let distance): .preceding(distance.counted(in: type.storage, roundedUp: isEnd))
    case .following(let distance): .following(distance.counted(in: type.storage, roundedUp: !isEnd))
    case .unboundedPreceding, .currentRow, .unboundedFollowing: self
    }
  }
}

extension SQLExpression {
  /// An exact number as one of another type of numbers. Decimals that the numbers in the order do not have are rounded,
  /// so that the same rows are within the distance.
  fileprivate func counted(in type: SQLType, roundedUp: Bool) -> SQLExpression {
    guard case .literal(.integer(let number), let own) = self else { return self }
    if own.scale == nil, type.isFloatingPoint { return .literal(.double(Double(number)), .double) }
    guard type.scale != nil || own.scale != nil && type.isInteger else { return self }
    guard own.scale != type.scale, number >= 0 else { return self }
    let missing = (type.scale ?? 0) - (own.scale ?? 0)
    guard let power = SQLType.power(ofTen: Swift.abs(missing)) else { return self }
    let counted = type.scale == nil ? SQLType.bigInteger : type
    if missing < 0 {
      let (whole, rest) = number.quotientAndRemainder(dividingBy: power)
      return .literal(.integer(whole + (roundedUp && rest > 0 ? 1 : 0)), counted)
    }
    let (unscaled, isBeyond) = number.multipliedReportingOverflow(by: power)
    return isBeyond ? self : .literal(.integer(unscaled), counted)
  }
}

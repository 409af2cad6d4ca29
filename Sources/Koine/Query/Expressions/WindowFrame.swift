/// Which rows of its partition a window function sees from a row.
///
///     $0.score.sum().over(orderBy: $0.id, frame: .rows(from: .preceding(2), to: .currentRow))
///     // sum("reminders"."score") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 2 PRECEDING AND CURRENT ROW)
public struct WindowFrame: Sendable {
  private let unit: SQLFrame.Unit
  private let start: Bound
  private let end: Bound
  private let exclusion: Exclusion

  /// Where a frame begins or ends.
  public struct Bound: Sendable {
    let bound: SQLFrame.Bound
    /// The distance of the bound, if it has a unit of time.
    private(set) var duration: (count: Int64, unit: DurationUnit)?

    fileprivate init(bound: SQLFrame.Bound) { self.bound = bound }

    fileprivate init(_ count: Int, _ unit: DurationUnit, _ bound: (SQLExpression) -> SQLFrame.Bound) {
      // Until what the window is ordered by says in which number it is counted, a distance that no frame takes.
      self.bound = bound(.literal(.null, .bigInteger))
      duration = (Int64(count), unit)
    }

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

    /// A time before the current row, in a range of dates or times; 0 or more.
    ///
    ///     .range(from: .preceding(7, .days), to: .currentRow)
    public static func preceding(_ count: Int, _ unit: DurationUnit) -> Bound {
      Bound(count, unit) { .preceding($0) }
    }

    /// A time behind the current row, in a range of dates or times; 0 or more.
    ///
    ///     .range(from: .currentRow, to: .following(90, .minutes))
    public static func following(_ count: Int, _ unit: DurationUnit) -> Bound {
      Bound(count, unit) { .following($0) }
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
    WindowFrame(unit: .rows, start: start, end: end, exclusion: exclusion)
  }

  /// Rows whose value, of the one number, date or time that the window is ordered by, is within a distance:
  /// `RANGE BETWEEN …`.
  ///
  ///     $0.id.count().over(orderBy: $0.score, frame: .range(from: .preceding(0.5), to: .following(0.5)))
  ///     // count(…) OVER (ORDER BY … RANGE BETWEEN 0.5 PRECEDING AND 0.5 FOLLOWING)
  ///
  /// Distances of dates and times have a unit. They are exact to the microsecond, on every engine:
  ///
  ///     $0.total.sum().over(orderBy: $0.orderedAt, frame: .range(from: .preceding(7, .days)))
  ///     // PostgreSQL: ORDER BY CAST(extract(epoch FROM … AT TIME ZONE 'UTC') * 1000000 AS bigint) NULLS FIRST
  ///     //             RANGE BETWEEN 604800000000 PRECEDING AND CURRENT ROW
  ///
  /// A window that is ordered by a `Date` or a ``TimeOfDay`` is written as one that is ordered by a number of
  /// microseconds, by a ``CalendarDate`` as one by a number of days. Times of the day are of one day: 23:30 and 00:10
  /// are 23 hours and 20 minutes apart.
  ///
  /// Koine refuses a distance without a unit in an order of dates or times, one with a unit in any other order, in rows
  /// and in groups, and one of hours or less in an order of a ``CalendarDate``. Order a column that stores dates in a
  /// form of its own, such as ``UnixSeconds``, by its `instant()`.
  public static func range(
    from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) -> WindowFrame {
    WindowFrame(unit: .range, start: start, end: end, exclusion: exclusion)
  }

  /// Groups of rows that are equal in the window's order: `GROUPS BETWEEN …`.
  ///
  ///     .groups(from: .preceding(1), to: .following(1))      // GROUPS BETWEEN 1 PRECEDING AND 1 FOLLOWING
  public static func groups(
    from start: Bound, to end: Bound = .currentRow, excluding exclusion: Exclusion = .none
  ) -> WindowFrame {
    WindowFrame(unit: .groups, start: start, end: end, exclusion: exclusion)
  }

  /// The frame in the tree, and in place of the date or time that the window is ordered by, the number that a distance
  /// with a unit is counted in.
  func frame(in ordering: inout [SQLOrdering]) -> SQLFrame {
    let (first, last) = bounds(in: &ordering)
    return SQLFrame(unit, from: first, to: last, excluding: exclusion.exclusion)
  }

  private func bounds(in ordering: inout [SQLOrdering]) -> (SQLFrame.Bound, SQLFrame.Bound) {
    guard unit == .range, let ordered = ordering.first?.expression else { return (start.bound, end.bound) }
    guard start.duration != nil || end.duration != nil else {
      // A whole number is a distance in every order of numbers.
      return (
        start.bound.counted(in: ordered.type, isEnd: false), end.bound.counted(in: ordered.type, isEnd: true)
      )
    }
    guard ordering.count == 1, let time = ordered.countedTime, let first = start.counted(in: time.unit),
      let last = end.counted(in: time.unit)
    else { return (start.bound, end.bound) }
    ordering[0].expression = time.number
    return (first, last)
  }
}

extension WindowFrame.Bound {
  /// The bound at a whole number of units; `nil` at a number of something else.
  fileprivate func counted(in unit: DurationUnit) -> SQLFrame.Bound? {
    guard let duration else { return bound.distance == nil ? bound : nil }
    guard duration.unit.length >= unit.length else { return nil }
    let factor = duration.unit.length / unit.length
    // More than there are between any two dates, and so few that the sum with any date is a 64-bit integer.
    let limit = SQLDateUnit.microsecond.limit / duration.unit.length
    let distance = Swift.max(-1, Swift.min(duration.count, limit)) * factor
    return switch bound {
    case .preceding: .preceding(distance.distance)
    case .following: .following(distance.distance)
    case .unboundedPreceding, .currentRow, .unboundedFollowing: bound
    }
  }
}

extension SQLExpression {
  /// The whole number that a date or a time is, from a first one on, and its unit.
  fileprivate var countedTime: (number: SQLExpression, unit: DurationUnit)? {
    switch type.storage {
    case .timestamp: (.function(.temporal(.part(.epochMicrosecond)), [self]), .microsecond)
    // From 1970 on; dates are counted from 2000.
    case .date:
      (.function(.temporal(.difference(.day)), [.literal(.date(days: -10_957), .date), self]), .day)
    // Of one and the same day.
    case .time: (.function(.temporal(.part(.epochMicrosecond)), [instantOfTime]), .microsecond)
    default: nil
    }
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

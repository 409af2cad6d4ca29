/// The row's number in its partition, from 1. In which order equal rows are numbered, nothing says: order by a key, too.
///
///     Reminder.select { ($0.id, rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.id)) }
///     // row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id")
public func rowNumber() -> WindowFunction<Int> { WindowFunction(function: .rowNumber) }

/// One more than the number of rows that come before in the window's order: equal rows share a rank, and leave a gap.
///
///     Reminder.select { ($0.id, rank().over(orderBy: $0.score.descending())) }
///     // rank() OVER (ORDER BY "reminders"."score" DESC)
public func rank() -> WindowFunction<Int> { WindowFunction(function: .rank) }

/// The rank without gaps: one more than the number of different values that come before in the window's order.
///
///     Reminder.select { ($0.id, denseRank().over(orderBy: $0.score.descending())) }
///     // dense_rank() OVER (ORDER BY "reminders"."score" DESC)
public func denseRank() -> WindowFunction<Int> { WindowFunction(function: .denseRank) }

/// The rank as a part of the other rows, from 0 to 1: `(rank - 1) / (rows - 1)`; 0 if the row is alone.
///
///     Reminder.select { ($0.id, percentRank().over(orderBy: $0.score)) }
///     // percent_rank() OVER (ORDER BY "reminders"."score")
public func percentRank() -> WindowFunction<Double> { WindowFunction(function: .percentRank) }

/// The part of the rows that come before or are equal in the window's order: more than 0, up to 1.
///
///     Reminder.select { ($0.id, cumulativeDistribution().over(orderBy: $0.score)) }
///     // cume_dist() OVER (ORDER BY "reminders"."score")
public func cumulativeDistribution() -> WindowFunction<Double> {
  WindowFunction(function: .cumulativeDistribution)
}

/// The number, from 1, of the part that the row is in, if the partition is cut into `count` parts of the same length; the
/// first ones have one row more if that does not come out even.
///
///     Reminder.select { ($0.id, ntile(4).over(orderBy: $0.score, $0.id)) }
///     // ntile(4) OVER (ORDER BY "reminders"."score", "reminders"."id")
public func ntile(_ count: Int) -> WindowFunction<Int> { WindowFunction(function: .ntile(count)) }

/// The values of other rows of the window.
extension QueryExpression where Value: SQLRepresentable, Value.OptionalValue: SQLRepresentable {
  /// The value of the row that is `offset` rows before, in the window's order; NULL if there is none.
  ///
  ///     Reminder.select { ($0.id, $0.score.lag().over(orderBy: $0.id)) }
  ///     // lag("reminders"."score", 1) OVER (ORDER BY "reminders"."id")
  public func lag(_ offset: Int = 1) -> WindowFunction<Value.OptionalValue> {
    WindowFunction(function: .lag(expression, offset: offset, default: nil))
  }

  /// The value of the row that is `offset` rows behind, in the window's order; NULL if there is none.
  ///
  ///     Reminder.select { ($0.id, $0.score.lead().over(orderBy: $0.id)) }
  ///     // lead("reminders"."score", 1) OVER (ORDER BY "reminders"."id")
  public func lead(_ offset: Int = 1) -> WindowFunction<Value.OptionalValue> {
    WindowFunction(function: .lead(expression, offset: offset, default: nil))
  }

  /// The value of the first row of the window's frame; NULL if that has no row.
  ///
  ///     Reminder.select { $0.title.firstValue().over(partitionBy: $0.remindersListID, orderBy: $0.id) }
  ///     // first_value("reminders"."title") OVER (PARTITION BY … ORDER BY "reminders"."id")
  public func firstValue() -> WindowFunction<Value.OptionalValue> {
    WindowFunction(function: .firstValue(expression))
  }

  /// The value of the last row of the window's frame; NULL if that has no row. In an order, the frame ends at the current
  /// row and those equal to it, unless you say otherwise.
  ///
  ///     $0.title.lastValue().over(orderBy: $0.id, frame: .rows(from: .currentRow, to: .unboundedFollowing))
  ///     // last_value("reminders"."title") OVER (ORDER BY … ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)
  public func lastValue() -> WindowFunction<Value.OptionalValue> {
    WindowFunction(function: .lastValue(expression))
  }

  /// The value of a row of the window's frame, counted from 1; NULL if the frame has fewer rows.
  ///
  ///     Reminder.select { $0.title.nthValue(2).over(orderBy: $0.id) }
  ///     // nth_value("reminders"."title", 2) OVER (ORDER BY "reminders"."id")
  public func nthValue(_ position: Int) -> WindowFunction<Value.OptionalValue> {
    WindowFunction(function: .nthValue(expression, position))
  }
}

extension QueryExpression where Value: SQLRepresentable {
  /// The value of the row that is `offset` rows before, in the window's order; another one if there is none.
  ///
  ///     Reminder.select { ($0.id, $0.score.lag(1, default: 0).over(orderBy: $0.id)) }
  ///     // SQLite, PostgreSQL: lag("reminders"."score", 1, ?1) OVER (ORDER BY "reminders"."id")
  ///     // MariaDB:            CASE WHEN lag(1, 1) OVER … IS NULL THEN ? ELSE lag(`reminders`.`score`, 1) OVER … END
  public func lag(_ offset: Int = 1, default other: some QueryExpression<Value>) -> WindowFunction<Value> {
    WindowFunction(function: .lag(expression, offset: offset, default: other.expression))
  }

  /// The same with a plain value, whose type is that of the column.
  public func lag(_ offset: Int = 1, default other: Value.Comparand) -> WindowFunction<Value> {
    WindowFunction(function: .lag(expression, offset: offset, default: other.bound))
  }

  /// The same of a value that may be NULL in the other row.
  public func lag<Wrapped>(
    _ offset: Int = 1, default other: some QueryExpression<Wrapped>
  ) -> WindowFunction<Wrapped?> where Value == Wrapped? {
    WindowFunction(function: .lag(expression, offset: offset, default: other.expression))
  }

  /// The value of the row that is `offset` rows behind, in the window's order; another one if there is none.
  ///
  ///     Reminder.select { ($0.id, $0.score.lead(1, default: 0).over(orderBy: $0.id)) }
  ///     // SQLite, PostgreSQL: lead("reminders"."score", 1, ?1) OVER (ORDER BY "reminders"."id")
  public func lead(_ offset: Int = 1, default other: some QueryExpression<Value>) -> WindowFunction<Value> {
    WindowFunction(function: .lead(expression, offset: offset, default: other.expression))
  }

  /// The same with a plain value, whose type is that of the column.
  public func lead(_ offset: Int = 1, default other: Value.Comparand) -> WindowFunction<Value> {
    WindowFunction(function: .lead(expression, offset: offset, default: other.bound))
  }

  /// The same of a value that may be NULL in the other row.
  public func lead<Wrapped>(
    _ offset: Int = 1, default other: some QueryExpression<Wrapped>
  ) -> WindowFunction<Wrapped?> where Value == Wrapped? {
    WindowFunction(function: .lead(expression, offset: offset, default: other.expression))
  }
}

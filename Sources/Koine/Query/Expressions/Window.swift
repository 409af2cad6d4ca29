/// The rows that a window function looks at, as a value that several functions share.
///
///     Reminder.select {
///       let list = Window(partitionBy: $0.remindersListID, orderBy: $0.dueDate.descending(), $0.id)
///       ($0.title, rowNumber().over(list), $0.score.sum().over(list))
///     }
///     // SELECT …, row_number() OVER "koine_window", sum("reminders"."score") OVER "koine_window" FROM "reminders"
///     // WINDOW "koine_window" AS (PARTITION BY … ORDER BY … DESC, …)
///
/// Each window that a query uses several times is written once, whether it was made once or several times. NULL is
/// smaller than every value in its order, texts come by code point, as in the order of a query.
public struct Window: Sendable {
  let window: SQLWindow

  /// Describes a window. What is left out is left out in SQL: without a partition all rows are one; without an order all
  /// rows of a partition are equal; without a frame a function sees, in an order, the rows up to the current one and
  /// those equal to it, and otherwise all.
  ///
  /// - Parameters:
  ///   - parts: Rows in which these are equal are one partition: PARTITION BY.
  ///   - terms: The order in a partition: ORDER BY.
  ///   - frame: The rows around each row.
  public init(
    partitionBy parts: any GroupingTerm..., orderBy terms: any OrderingTerm..., frame: WindowFrame? = nil
  ) {
    self.init(parts, terms, frame)
  }

  // No parameter pack, and nothing generic: an expression with several windows is type-checked as fast as one without.
  fileprivate init(_ parts: [any GroupingTerm], _ terms: [any OrderingTerm], _ frame: WindowFrame?) {
    var ordering = terms.flatMap(\._ordering)
    let frame = frame?.frame(in: &ordering)
    window = SQLWindow(partition: parts.flatMap(\._grouping), ordering: ordering, frame: frame)
  }
}

/// A window function, which becomes an expression by saying over which rows it is computed.
///
///     Reminder.select { ($0.id, rank().over(partitionBy: $0.remindersListID, orderBy: $0.score.descending())) }
public struct WindowFunction<Value: SQLRepresentable>: Sendable {
  let function: SQLWindowFunction

  /// The function over the rows of a window.
  ///
  ///     rowNumber().over(partitionBy: $0.remindersListID, orderBy: $0.dueDate.descending(), $0.id)
  ///     // row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."dueDate" DESC, …)
  ///
  /// - Parameters:
  ///   - parts: Rows in which these are equal are one partition: PARTITION BY.
  ///   - terms: The order in a partition: ORDER BY.
  ///   - frame: The rows around each row; functions of the whole partition ignore it.
  public func over(
    partitionBy parts: any GroupingTerm..., orderBy terms: any OrderingTerm..., frame: WindowFrame? = nil
  ) -> Computed<Value> {
    over(Window(parts, terms, frame))
  }

  /// The function over the rows of a window.
  ///
  ///     let list = Window(partitionBy: $0.remindersListID, orderBy: $0.id)
  ///     rowNumber().over(list)      // row_number() OVER (PARTITION BY … ORDER BY …)
  public func over(_ window: Window) -> Computed<Value> { Computed(.window(function, window.window)) }
}

extension Column where Root == Never {
  /// An aggregate over the rows of a window, which stay what they are.
  ///
  ///     Reminder.select { ($0.id, $0.score.sum().over(orderBy: $0.id), $0.id.count().over()) }
  ///     // sum("reminders"."score") OVER (ORDER BY "reminders"."id"), count("reminders"."id") OVER ()
  ///
  /// In a grouped query it is computed over the groups, also of their own aggregates:
  ///
  ///     Reminder.group(by: \.remindersListID).select { $0.score.sum().sum().over() }
  ///     // sum(sum("reminders"."score")) OVER ()
  ///
  /// The aggregates of windows are `count`, `sum`, `avg`, `min`, `max`, `any`, `every`, variances and standard
  /// deviations, the statistics of pairs from `corr` to `regrSxy`, `bitAnd`, `bitOr`, `bitXor`, `groupConcat` without an
  /// order of its own, and aggregates in Swift that are declared for windows.
  ///
  ///     $0.score.stddevPop().over(orderBy: $0.id, frame: .rows(from: .preceding(6)))
  ///     // PostgreSQL: stddev_pop("reminders"."score") OVER (ORDER BY … ROWS BETWEEN 6 PRECEDING AND CURRENT ROW)
  ///     // SQLite: koine_stddev_pop_of_frame("reminders"."score") OVER (…), a function of the driver
  ///
  /// Once rows leave a frame, engines compute a statistic anew for each row, of all the rows in it. MariaDB has neither
  /// statistics nor, over windows, bits.
  ///
  /// Every other aggregate, such as a percentile, is refused when the query is rendered: engines have it for groups
  /// alone, or not all of them. So are distinct values, and what is no aggregate. Compute it of groups in a derived
  /// table, and join that.
  public func over(
    partitionBy parts: any GroupingTerm..., orderBy terms: any OrderingTerm..., frame: WindowFrame? = nil
  ) -> Computed<Value> {
    over(Window(parts, terms, frame))
  }

  /// An aggregate over the rows of a window.
  ///
  ///     let list = Window(partitionBy: $0.remindersListID, orderBy: $0.id)
  ///     $0.score.avg().over(list)      // avg("reminders"."score") OVER (PARTITION BY … ORDER BY …)
  public func over(_ window: Window) -> Computed<Value> {
    Computed(expression.over(window.window))
  }
}

extension SQLExpression {
  fileprivate func over(_ window: SQLWindow) -> SQLExpression {
    switch self {
    case .aggregate(let aggregate): .window(.aggregate(aggregate), window)
    case .subtree(let subtree): subtree.expression.over(window)
    case .refusal: self
    default: .refusal(SQLRefusal(.notAggregate), type)
    }
  }
}

/// Several values side by side, compared as one. ``row(_:)`` makes one.
///
///     Reminder.where { row($0.priority, $0.id) > row(3, 17) }.order { ($0.priority, $0.id) }
///     // ("reminders"."prio", "reminders"."id") > (?1, ?2)
///     Reminder.where { row($0.remindersListID, $0.title).in([(1, "Walk"), (2, "Read")]) }
///     // ("reminders"."remindersListID", "reminders"."title") IN ((?1, ?2), (?3, ?4))
///
/// Order is that of the first values that differ; texts by code point. An index on the columns serves. With a
/// NULL the result is NULL if it depends on that: `(1, NULL) = (2, NULL)` is false, `(1, NULL) = (1, NULL)`
/// is NULL, so a comparison is a `Bool?` when it is selected. Optional values are compared with plain ones.
///
/// - Parameter Part: The types of the values, without their optionality.
public struct RowValue<each Part: SQLRepresentable>: Sendable {
  let parts: [SQLExpression]

  /// Whether all values are equal in pairs: `(a, b) = (c, d)`.
  ///
  ///     Sample.where { row($0.n, $0.m) == row(7, 2) }
  ///     // ("samples"."n", "samples"."m") = (?1, ?2)
  public static func == (left: Self, right: Self) -> Computed<Bool?> { left.compared(.equal, right) }
  /// Whether a pair of values differs: `(a, b) <> (c, d)`.
  public static func != (left: Self, right: Self) -> Computed<Bool?> { left.compared(.notEqual, right) }
  /// Whether the left value of the first pair that differs is the less one: `(a, b) < (c, d)`.
  public static func < (left: Self, right: Self) -> Computed<Bool?> { left.compared(.less, right) }
  /// Whether all values are equal, or `left` comes before `right`: `(a, b) <= (c, d)`.
  public static func <= (left: Self, right: Self) -> Computed<Bool?> { left.compared(.lessOrEqual, right) }
  /// Whether the left value of the first pair that differs is the greater one: `(a, b) > (c, d)`.
  public static func > (left: Self, right: Self) -> Computed<Bool?> { left.compared(.greater, right) }
  /// Whether all values are equal, or `left` comes after `right`: `(a, b) >= (c, d)`.
  public static func >= (left: Self, right: Self) -> Computed<Bool?> { left.compared(.greaterOrEqual, right) }

  private func compared(_ comparison: SQLComparisonOperator, _ other: Self) -> Computed<Bool?> {
    Computed(.comparison(.row(parts), comparison, .row(other.parts)))
  }

  /// Whether all values are equal in pairs; NULL equals NULL. Never NULL itself.
  public func `is`(_ other: Self) -> Computed<Bool> {
    Computed(.isDistinct(.row(parts), .row(other.parts), negated: true))
  }

  /// Whether a pair of values differs; NULL equals NULL. Never NULL itself.
  public func isNot(_ other: Self) -> Computed<Bool> {
    Computed(.isDistinct(.row(parts), .row(other.parts), negated: false))
  }

  private static func bound<Value: SQLRepresentable>(_ value: Value) -> SQLExpression {
    .value(value.sqlValue, Value.sqlType)
  }

  /// Whether the values are one of these rows; false if there are none.
  public func `in`(_ rows: some Sequence<(repeat each Part)>) -> Computed<Bool?> {
    let list = rows.map { row in
      var values: [SQLExpression] = []
      repeat values.append(Self.bound(each row))
      return SQLExpression.row(values)
    }
    // Every engine that has `IN ()` at all has it for a single value.
    guard !list.isEmpty else {
      return Computed(.inList(parts.first ?? true.expression, [], negated: false))
    }
    return Computed(.inList(.row(parts), list, negated: false))
  }

  /// Whether the values are a row that a query selects.
  ///
  ///     Tag.where { row($0.reminderID, $0.title).in(Reminder.select { ($0.id, $0.title) }) }
  public func `in`<Query: QueryStatement, each Other: SQLRepresentable>(_ query: Query) -> Computed<Bool?>
  where Query.Output == (repeat each Other), repeat (each Other).Comparand == each Part {
    Computed(.inQuery(.row(parts), query.sqlQuery, negated: false))
  }

  /// Whether the values are those of the one row that a query selects; NULL if it selects none.
  public static func == <Query: QueryStatement, each Other: SQLRepresentable>(
    left: Self, right: Query
  ) -> Computed<Bool?> where Query.Output == (repeat each Other), repeat (each Other).Comparand == each Part {
    Computed(.comparison(.row(left.parts), .equal, .subquery(right.sqlQuery, .unknown)))
  }
}

/// Several values side by side, to be compared as one: `(a, b)`.
///
///     Reminder.where { row($0.priority, $0.id) > row(3, 17) }
public func row<each Part: QueryExpression>(
  _ parts: repeat each Part
) -> RowValue<repeat (each Part).Value.Comparand> where repeat (each Part).Value: SQLRepresentable {
  var expressions: [SQLExpression] = []
  for part in repeat each parts { expressions.append(part.expression) }
  return RowValue(parts: expressions)
}

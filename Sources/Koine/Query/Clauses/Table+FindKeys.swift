extension PrimaryKeyedTable {
  /// The rows with one of these keys.
  ///
  ///     Reminder.find(keys: [1, 2, 3]).delete()
  ///     // DELETE FROM "reminders" WHERE "reminders"."id" IN (?1, ?2, ?3)
  ///
  /// As many keys as you like: a list beyond the engine's limit of values is bound as one.
  public static func find(keys: some Sequence<PrimaryKey>) -> From1<Columns> {
    var result = all()
    let own = primaryKey.column
    let column = result._columns._source.columns.first { $0.name == own.name } ?? own
    let list = keys.map { SQLExpression.value($0.sqlValue, own.type) }
    result._query.filter(.inList(.column(column), list, negated: false))
    return result
  }
}

extension CompositeKeyedTable {
  /// The rows with one of these keys.
  ///
  ///     Seat.find(keys: [(12, "C"), (12, "D")])
  ///     // … WHERE ("seats"."row", "seats"."letter") IN ((?1, ?2), (?3, ?4))
  ///
  /// - Parameter keys: The values of each key's columns, in the order of the properties.
  public static func find(keys: some Sequence<PrimaryKey>) -> From1<Columns> {
    var result = all()
    let columns = result._columns._source.columns.filter(\.isPrimaryKey).map { SQLExpression.column($0) }
    let list = keys.map { SQLExpression.row(_parts(of: $0)) }
    // Every engine that has `IN ()` at all has it for a single value.
    result._query.filter(
      .inList(list.isEmpty ? columns.first ?? .row(columns) : .row(columns), list, negated: false))
    return result
  }
}

extension SQLLowering {
  /// A deletion, an update and an insert in one transaction. Rendering makes them.
  public static let merge = SQLLowering("a deletion, an update and an insert") { $0 }

  /// What to do where there is no other way to merge.
  @_spi(KoineDriver) public static let hintOfMerge =
    "write it as an update, a deletion and an insert in one transaction, in the order that you mean"

  /// `SET a = (SELECT x FROM t WHERE …) WHERE (SELECT 1 FROM t WHERE …) = 1` for an update with FROM, which joins each
  /// row with one row of `t` at most.
  public static let updateFrom = SQLLowering("a subquery for each value, and one of a constant") {
    statement in
    guard case .update(var update) = statement, !update.from.isEmpty else { return statement }
    let (joined, own) = update.filtersByJoin
    func rows(of expression: SQLExpression) -> SQLQuery {
      var select = SQLSelect(columns: [.expression(expression)], from: update.from[0])
      select.joins = update.from.dropFirst().map { SQLJoin(.cross, $0, on: nil) }
      select.filters = joined
      return .select(select)
    }
    update.assignments = update.assignments.map { assignment in
      guard update.isJoined(in: assignment.value) else { return assignment }
      return SQLAssignment(
        assignment.column, .subquery(rows(of: assignment.value), assignment.value.type))
    }
    // Not EXISTS: an engine may make IN of it, and have that for some conditions alone.
    let one = SQLExpression.literal(.integer(1), .integer(bits: 32))
    update.filters = [.comparison(.subquery(rows(of: one), one.type), .equal, one)] + own
    update.from = []
    return .update(update)
  }
}

extension SQLUpdate {
  /// Whether an expression may depend on the sources that the rows are joined with.
  fileprivate func isJoined(in expression: SQLExpression) -> Bool {
    let free = expression.freeColumns
    return free.hasFragment || from.contains { free.sources.contains($0.reference.sourceName) }
  }

  /// The conditions on the sources that the rows are joined with, and those on the rows alone.
  fileprivate var filtersByJoin: (joined: [SQLExpression], own: [SQLExpression]) {
    (filters.filter(isJoined), filters.filter { !isJoined(in: $0) })
  }
}

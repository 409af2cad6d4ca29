extension Sequence where Element: ConditionExpression {
  /// The conditions of a list as one: whether all of them hold, or at least one.
  ///
  ///     Reminder.where { row in ["tax", "rent"].map { row.title.contains($0) }.joined(operator: .or) }
  ///     // WHERE instr("reminders"."title", ?1) > 0 OR instr("reminders"."title", ?2) > 0
  ///
  /// Of an empty list, `.and` holds in every row and `.or` in none. NULL counts as unknown, as beside `&&` and `||`.
  public func joined(operator: SQLLogicalOperator) -> Computed<Bool> {
    let conditions = map(\.expression)
    guard !conditions.isEmpty else { return Computed(.literal(.boolean(`operator` == .and), .boolean)) }
    let mayBeNull = Element.Value.isNullable
    // One by itself is the value of a type that is never NULL, too.
    return Computed(
      conditions.count == 1 && mayBeNull
        ? conditions[0].known : .connected(conditions[...], `operator`, mayBeNull: mayBeNull))
  }
}

extension SQLExpression {
  /// Several conditions, at least one, as one: a balanced tree, so that a long list is not a deep one.
  fileprivate static func connected(
    _ conditions: ArraySlice<SQLExpression>, _ connection: SQLLogicalOperator, mayBeNull: Bool
  ) -> SQLExpression {
    guard conditions.count > 1 else { return conditions[conditions.startIndex] }
    let middle = conditions.startIndex + conditions.count / 2
    return .connected(
      connected(conditions[..<middle], connection, mayBeNull: mayBeNull), connection,
      connected(conditions[middle...], connection, mayBeNull: mayBeNull), mayBeNull: mayBeNull)
  }
}

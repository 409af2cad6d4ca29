/// Conditions as values. They combine as the conditions themselves do in a closure of `where`. If a
/// condition is NULL, so is its opposite, and neither selects the row.
///
/// The operators are disfavoured, because each overload of `&&` costs every condition of every user: so the
/// compiler tries them last.
extension From1 where A: TableColumns {
  /// The rows for which both hold.
  ///
  ///     (Reminder.open && Reminder.urgent).order(by: \.title)
  ///     // WHERE NOT "reminders"."isCompleted" AND "reminders"."prio" = ?1
  ///
  /// Both sides must have no clause but `where`; otherwise rendering refuses the query. The default scope of
  /// the table is kept beside the conditions.
  @_disfavoredOverload
  public static func && (left: Self, right: Self) -> Self {
    left.combined(with: right) { $0.and($1) }
  }

  /// The rows for which one of them holds, or both. `all() || x` is `all()`.
  ///
  ///     (Reminder.open || Reminder.urgent).where { $0.dueDate < .now }
  ///     // WHERE (NOT "reminders"."isCompleted" OR "reminders"."prio" = ?1) AND …
  @_disfavoredOverload
  public static func || (left: Self, right: Self) -> Self {
    left.combined(with: right) { $0.or($1) }
  }

  /// The rows of the table's default scope for which the condition is false. `!all()` is `none`.
  ///
  ///     (!Reminder.open).delete()       // DELETE FROM "reminders" WHERE NOT (NOT "reminders"."isCompleted")
  @_disfavoredOverload
  public static prefix func ! (operand: Self) -> Self {
    var result = operand
    let problem = operand._query.clauseOfNoCondition
    result.setCondition(problem.map(Condition.refused) ?? operand.condition.opposite)
    return result
  }

  /// Whether the row is one of the query's: its condition, on columns of another query.
  ///
  ///     RemindersList.join(Reminder.self) { $0.id == $1.remindersListID && Reminder.open.holds(for: $1) }
  ///     // … ON "remindersLists"."id" = "reminders"."remindersListID" AND NOT "reminders"."isCompleted"
  public func holds(for columns: A) -> Computed<Bool> {
    let problem = _query.clauseOfNoCondition
    let condition = problem.map(Condition.refused) ?? Condition(_query.filters[...])
    switch condition {
    case .everything: return Computed(.always)
    case .unsaid: return Computed(.noCondition)
    case .expression(let expression):
      return Computed(expression.moved(from: self._columns._source, to: columns._source).known)
    }
  }

  /// The same on the outer side of a join: NULL if there is no row.
  public func holds(for columns: Nullable<A>) -> Computed<Bool?> {
    Computed(columns.guarded(holds(for: columns._base).expression))
  }

  /// The condition without the default scope.
  private var condition: Condition {
    Condition(_query.filters.dropFirst(_query.defaultFilters.count))
  }

  private mutating func setCondition(_ condition: Condition) {
    _query.change { $0.filters = $0.filters.prefix($0.defaultFilterCount) + condition.filters }
  }

  private func combined(with other: Self, _ combine: (Condition, Condition) -> Condition) -> Self {
    var left = self
    var right = other
    if left._columns._source.sourceName != right._columns._source.sourceName {
      right._rename(SourceRenaming([right._columns._source.sourceName: left._columns._source]))
    }
    var problem = left._query.clauseOfNoCondition ?? right._query.clauseOfNoCondition
    if left._query.select?.from != right._query.select?.from { problem = "two different sources" }
    if let problem {
      left.setCondition(.refused(problem))
      return left
    }
    let scopes = (left, right)
    if scopes.0._query.defaultFilters != scopes.1._query.defaultFilters {
      // One side goes around the default scope, so it is a condition of the other like any other.
      left._query.change { $0.defaultFilterCount = 0 }
      right._query.change { $0.defaultFilterCount = 0 }
    }
    left.setCondition(combine(left.condition, right.condition))
    return left
  }
}

/// What the conditions of a query come to.
private enum Condition {
  /// No condition was asked for.
  case everything
  /// A dynamic condition came out empty: every row, but not for an update or delete.
  case unsaid
  case expression(SQLExpression)

  init(_ filters: ArraySlice<SQLExpression>) {
    let parts = filters.filter { !$0.isNoCondition }
    if filters.isEmpty {
      self = .everything
    } else if parts.isEmpty {
      self = .unsaid
    } else if parts.contains(.never) {
      self = .expression(.never)
    } else {
      self = .expression(.conjunction(parts[...]).bounded)
    }
  }

  /// A query that is not a condition, which rendering refuses with its reason.
  static func refused(_ clause: String) -> Condition {
    .expression(.refusal(SQLRefusal(.clauseOfCondition, clause), .boolean))
  }

  var filters: [SQLExpression] {
    switch self {
    case .everything: []
    case .unsaid: [.noCondition]
    case .expression(let expression): expression.conditions
    }
  }

  func and(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.everything, _): other
    case (_, .everything): self
    case (.unsaid, _): other
    case (_, .unsaid): self
    case (.expression(.never), .expression(let right)): right.isRefused ? other : self
    case (.expression(let left), .expression(.never)): left.isRefused ? self : other
    case (.expression(let left), .expression(let right)): .expression(.logical(left, .and, right).bounded)
    }
  }

  func or(_ other: Condition) -> Condition {
    switch (self, other) {
    case (.everything, _), (_, .everything): .everything
    case (.unsaid, _), (_, .unsaid): .unsaid
    case (.expression(.never), _): other
    case (_, .expression(.never)): self
    case (.expression(let left), .expression(let right)): .expression(.logical(left, .or, right).bounded)
    }
  }

  var opposite: Condition {
    switch self {
    case .everything, .unsaid: .expression(.never)
    case .expression(.never): .everything
    case .expression(.not(let operand)): .expression(operand)
    case .expression(let expression): .expression(.not(expression).bounded)
    }
  }
}

extension SQLExpression {
  /// A condition that never holds.
  static let never = SQLExpression.literal(.boolean(false), .boolean)
  /// A condition that always holds, and was meant to.
  static let always = SQLExpression.literal(.boolean(true), .boolean)

  fileprivate static func ~= (pattern: SQLExpression, value: SQLExpression) -> Bool { pattern == value }

  /// The parts of a conjunction, as `where` called for each would have them.
  fileprivate var conditions: [SQLExpression] {
    if case .logical(let left, .and, let right) = self { left.conditions + [right] } else { [self] }
  }

  fileprivate var isRefused: Bool {
    if case .refusal = self { true } else { false }
  }
}

extension SQLQuery {
  fileprivate var filters: [SQLExpression] { select?.filters ?? [] }

  fileprivate var defaultFilters: ArraySlice<SQLExpression> {
    filters.prefix(select?.defaultFilterCount ?? 0)
  }

  /// The conditions of an update or delete. If those beside the default scope came out empty, only an empty
  /// condition, which is refused.
  var changeFilters: [SQLExpression] {
    let own = filters.dropFirst(defaultFilters.count)
    if !own.isEmpty, own.allSatisfy(\.isNoCondition) { return [.noCondition] }
    return filters
  }

  /// A clause that keeps the query from being a mere condition.
  fileprivate var clauseOfNoCondition: String? {
    if hasOnlyFilters { return nil }
    if lock != nil { return "a lock" }
    if limit != nil || offset != nil { return "a limit" }
    if !ordering.isEmpty { return "an order" }
    guard with.isEmpty, let select else { return "common tables" }
    if select.hasGroups || !select.groupFilters.isEmpty { return "groups" }
    if !select.qualification.isEmpty { return "qualify" }
    if select.distinct != .none { return "distinct rows" }
    return "joins"
  }
}

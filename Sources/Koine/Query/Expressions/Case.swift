/// `CASE WHEN … THEN … ELSE … END`.
///
///     Reminder.select {
///       Case().when($0.priority == 1, then: "low").when($0.priority == 2, then: "middle").else("high")
///     }
///
/// Without `else` the value is NULL if no condition holds.
public struct Case: Sendable {
  /// A CASE without a branch. On its own it is not an expression: call `when`.
  public init() {}

  // Columns, and what is computed of them, have overloads of their own here and below, which come before all others: the
  // compiler tries overloads in the order of the source. Otherwise it looks at all that each `$0.` of an update could be,
  // which takes it ten seconds for two branches.
  /// Adds the first branch: the value of a column, or of what is computed of columns, if the condition holds.
  public func when<Root, Value: SQLRepresentable>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Column<Root, Value>
  ) -> CaseChain<CaseConditions, Value> {
    chain(condition.expression, result.expression)
  }

  fileprivate func chain<Value>(_ condition: SQLExpression, _ result: SQLExpression) -> CaseChain<
    CaseConditions, Value
  > {
    CaseChain(SQLCase(branches: [.init(when: condition.condition, then: result)]))
  }

  /// `CASE column WHEN value THEN …`: compares a column, or what is computed of columns, with several values.
  ///
  ///     Reminder.select { Case.of($0.priority).when(3, then: 1).when(0, then: 2).else(0) }
  ///     // CASE "reminders"."prio" WHEN ?1 THEN ?2 WHEN ?3 THEN ?4 ELSE ?5 END
  ///
  /// A subject that is NULL is equal to no value, so only `else` applies to it.
  public static func of<Root, Value: SQLRepresentable>(
    _ subject: Column<Root, Value>
  ) -> CaseOf<Column<Root, Value>> {
    CaseOf(subject: subject)
  }

  /// `CASE subject WHEN value THEN …`: compares one expression with several values.
  ///
  ///     Reminder.select { Case.of($0.priority).when(3, then: 1).when(0, then: 2).else(0) }
  ///     // CASE "reminders"."prio" WHEN ?1 THEN ?2 WHEN ?3 THEN ?4 ELSE ?5 END
  ///
  /// A subject that is NULL is equal to no value, so only `else` applies to it.
  public static func of<Subject: QueryExpression>(_ subject: Subject) -> CaseOf<Subject> {
    CaseOf(subject: subject)
  }
}

/// A CASE with a subject and no branch yet.
public struct CaseOf<Subject: QueryExpression>: Sendable {
  let subject: Subject

  /// Adds the first branch: the value of a column, or of what is computed of columns, if the subject is equal to a plain
  /// value.
  public func when<Root, Value: SQLRepresentable>(
    _ value: Subject.Value.Comparand, then result: Column<Root, Value>
  ) -> CaseChain<Subject.Value.Comparand, Value> where Subject.Value: SQLRepresentable {
    chain(value.bound, result.expression)
  }

  // Of the others, the compiler prefers this one: it takes a literal at once, and it looks at no other.
  /// Adds the first branch: the value of `result` if the subject is equal to a plain value.
  public func when<Value: SQLRepresentable>(
    _ value: Subject.Value.Comparand, then result: some QueryExpression<Value>
  ) -> CaseChain<Subject.Value.Comparand, Value> where Subject.Value: SQLRepresentable {
    chain(value.bound, result.expression)
  }

  /// Adds the first branch: the value of `result` if the subject, which may be NULL, is equal to `value`.
  @_disfavoredOverload
  public func when<Value: SQLRepresentable, Match>(
    _ value: some QueryExpression<Match>, then result: some QueryExpression<Value>
  ) -> CaseChain<Match, Value> where Subject.Value == Match? {
    chain(value.expression, result.expression)
  }

  /// Adds the first branch: the value of `result` if the subject is equal to `value`.
  @_disfavoredOverload
  public func when<Value: SQLRepresentable>(
    _ value: some QueryExpression<Subject.Value>, then result: some QueryExpression<Value>
  ) -> CaseChain<Subject.Value, Value> {
    chain(value.expression, result.expression)
  }

  /// A case or a literal whose type the subject gives: `Case.of($0.kind).when(.urgent, then: 1)`.
  @_disfavoredOverload
  public func when<Value: SQLRepresentable>(
    _ value: Subject.Value.Operand, then result: some QueryExpression<Value>
  ) -> CaseChain<Subject.Value.Operand, Value>
  where Subject.Value: SQLRepresentable, Subject.Value.Operand: ColumnValue {
    chain(value.expression, result.expression)
  }

  fileprivate func chain<Match, Value>(
    _ value: SQLExpression, _ result: SQLExpression
  ) -> CaseChain<Match, Value> {
    CaseChain(
      SQLCase(operand: subject.expression, branches: [.init(when: value, then: result)]))
  }
}

/// What the branches of a CASE without a subject have: conditions, and no values to compare with.
public enum CaseConditions {}

/// A CASE with branches; each compares with a `Match`, or has a condition if that is ``CaseConditions``.
public struct CaseChain<Match, Result: SQLRepresentable>: Sendable {
  let node: SQLCase

  init(_ node: SQLCase) {
    self.node = node
  }

  /// Adds a branch. The first branch whose condition holds, or whose value is equal to the subject, gives the result.
  @_disfavoredOverload
  public func when(
    _ condition: some QueryExpression<Match>, then result: some QueryExpression<Result>
  ) -> Self {
    branch(condition.expression, result.expression)
  }

  private func branch(_ condition: SQLExpression, _ result: SQLExpression) -> Self {
    var node = node
    node.branches.append(.init(when: node.operand == nil ? condition.condition : condition, then: result))
    return Self(node)
  }

  /// Ends the CASE with a column, or with what is computed of columns.
  public func `else`<Root>(_ result: Column<Root, Result>) -> Computed<Result> {
    end(with: result.expression)
  }

  /// Ends the CASE with a column that is never NULL beside branches that may be.
  public func `else`<Root>(_ result: Column<Root, Result.Comparand>) -> Computed<Result>
  where Result: ExpressibleByNilLiteral {
    end(with: result.expression)
  }

  /// Ends the CASE with a column that may be NULL beside branches that are not.
  public func `else`<Root>(_ result: Column<Root, Result?>) -> Computed<Result?> where Result: ColumnValue {
    end(with: result.expression)
  }

  fileprivate func end<Value>(with result: SQLExpression) -> Computed<Value> {
    var node = node
    node.otherwise = result
    return Computed(.conditional(node))
  }
}

/// Branches and ends that are no columns.
extension CaseChain {
  /// Ends the CASE with the value for all rows to which no branch applies.
  ///
  ///     Case().when($0.priority > 0, then: "high").when($0.priority <= 0, then: "low").else("none")
  ///     // CASE WHEN "reminders"."prio" > ?1 THEN ?2 WHEN "reminders"."prio" <= ?3 THEN ?4 ELSE ?5 END
  @_disfavoredOverload
  public func `else`(_ result: some QueryExpression<Result>) -> Computed<Result> {
    end(with: result.expression)
  }

  // The one overload that the compiler prefers: it takes a literal for a value of the branches' type at once, and
  // looks at no other. With an expression it fails as fast.
  /// Ends the CASE with a plain value beside branches that may be NULL, or whose type it takes.
  ///
  ///     Item.select { Case().when($0.isPaid, then: $0.price).else(0).sum() }
  public func `else`(_ result: Result.Comparand) -> Computed<Result> { end(with: result.bound) }

  /// Ends the CASE with an expression that may not be NULL beside branches that may.
  @_disfavoredOverload
  public func `else`<Other: QueryExpression>(_ result: Other) -> Computed<Result>
  where Other.Value == Result.Comparand, Result: ExpressibleByNilLiteral {
    end(with: result.expression)
  }

  /// Ends the CASE with an expression that may be NULL beside branches that may not.
  @_disfavoredOverload
  public func `else`<Other: QueryExpression>(_ result: Other) -> Computed<Result?>
  where Other.Value == Result?, Result: ColumnValue {
    end(with: result.expression)
  }

  /// Ends the CASE with a plain value that may be `nil`: NULL. Without `else` it means the same as `else(nil)`.
  ///
  ///     Item.select { Case().when($0.isPaid, then: $0.price).else(nil).sum() }
  @_disfavoredOverload
  public func `else`(_ result: Result.Comparand?) -> Computed<Result.OptionalValue>
  where Result.OptionalValue: SQLRepresentable {
    end(with: result.bound)
  }
}

extension Case {
  /// Adds the first branch: the value of `result` if the condition holds.
  ///
  ///     Reminder.select { Case().when($0.isCompleted, then: $0.id * 10) }
  ///     // CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" * ?1 END
  ///
  /// A condition that is NULL does not hold. The chain is an expression whose value may be NULL; `else`
  /// ends it with one for all other rows.
  ///
  /// A first branch that is a case needs its type: `Case().when($0.number > 9, then: Kind.urgent).else(.relaxed)`.
  public func when<Value: SQLRepresentable>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: some QueryExpression<Value>
  ) -> CaseChain<CaseConditions, Value> {
    chain(condition.expression, result.expression)
  }
}

/// A first branch that is a case or a member, whose type what follows gives: a column, or what the whole is assigned to.
extension CaseOf {
  /// Adds the first branch: a plain value if the subject is equal to a plain value.
  ///
  ///     Sample.select { Case.of($0.kind).when(.relaxed, then: .urgent).else($0.kind) }
  ///     // CASE "samples"."kind" WHEN ?1 THEN ?2 ELSE "samples"."kind" END
  @_disfavoredOverload
  public func when<Value: ColumnValue>(
    _ value: Subject.Value.Comparand, then result: Value
  ) -> CaseChain<Subject.Value.Comparand, Value> where Subject.Value: SQLRepresentable {
    chain(value.bound, result.expression)
  }
}

extension CaseChain where Match == CaseConditions {
  /// Adds a branch whose value is that of a column, or of what is computed of columns.
  public func when<Root>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Column<Root, Result>
  ) -> Self {
    branch(condition.expression, result.expression)
  }

  /// Adds a branch whose value may be NULL beside branches that are not; the value of the whole may then be NULL.
  ///
  ///     Case().when($0.isPaid, then: $0.price).when($0.isGift, then: $0.voucher).else($0.price)
  public func when<Root>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Column<Root, Result?>
  ) -> CaseChain<CaseConditions, Result?> where Result: ColumnValue {
    CaseChain<CaseConditions, Result?>(branch(condition.expression, result.expression).node)
  }

  /// Adds a branch whose value is never NULL beside branches that may be.
  public func when<Root>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Column<Root, Result.Comparand>
  ) -> Self where Result: ExpressibleByNilLiteral {
    branch(condition.expression, result.expression)
  }

  /// Adds a branch whose value is a plain one.
  public func when(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: Result.Comparand
  ) -> Self {
    branch(condition.expression, result.bound)
  }

  /// Adds a branch whose value is that of an expression. A condition that is NULL is one that does not hold.
  @_disfavoredOverload
  public func when(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: some QueryExpression<Result>
  ) -> Self {
    branch(condition.expression, result.expression)
  }
}

extension CaseChain where Match: ColumnValue {
  /// Adds a branch for a plain value whose result is a column, or what is computed of columns.
  public func when<Root>(_ value: Match, then result: Column<Root, Result>) -> Self {
    branch(value.expression, result.expression)
  }

  /// Adds a branch for a plain value whose result may be NULL beside branches that are not; the value of the whole may
  /// then be NULL.
  public func when<Root>(
    _ value: Match, then result: Column<Root, Result?>
  ) -> CaseChain<Match, Result?> where Result: ColumnValue {
    CaseChain<Match, Result?>(branch(value.expression, result.expression).node)
  }

  /// Adds a branch for a plain value whose result is never NULL beside branches that may be.
  public func when<Root>(
    _ value: Match, then result: Column<Root, Result.Comparand>
  ) -> Self where Result: ExpressibleByNilLiteral {
    branch(value.expression, result.expression)
  }

  /// Adds a branch for a plain value whose result is a plain value.
  public func when(_ value: Match, then result: Result.Comparand) -> Self {
    branch(value.expression, result.bound)
  }

  /// Adds a branch for a plain value, such as a literal: the value of `result` if the subject is equal to it.
  @_disfavoredOverload
  public func when(_ value: Match, then result: some QueryExpression<Result>) -> Self {
    branch(value.expression, result.expression)
  }
}

extension CaseChain: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression,
  _ScalarValue, _MayBeNull
where Result.OptionalValue: SQLRepresentable {
  /// Without `else` the value may be NULL.
  public typealias Value = Result.OptionalValue
  /// Reads the value, or `nil` for NULL.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Result.OptionalValue {
    try Result.OptionalValue.decode(&row)
  }
  /// The CASE in the tree, without an ELSE.
  public var expression: SQLExpression { .conditional(node).bounded }
}

extension CaseChain: ConditionExpression where Result == Bool {}

/// `CASE WHEN … THEN … ELSE … END`.
///
///     Reminder.select {
///       Case().when($0.priority == 1, then: "low").when($0.priority == 2, then: "middle").else("high")
///     }
///
/// Without `else` the value is NULL where no condition holds.
public struct Case: Sendable {
  public init() {}

  public func when<Value: SQLRepresentable>(
    _ condition: some QueryExpression<some SQLTruthValue>, then result: some QueryExpression<Value>
  ) -> CaseChain<Bool, Value> {
    CaseChain(
      SQLCase(branches: [.init(when: condition.expression.condition, then: result.expression)]))
  }

  /// `CASE subject WHEN value THEN …`: compares one expression with several values.
  public static func of<Subject: QueryExpression>(_ subject: Subject) -> CaseOf<Subject> {
    CaseOf(subject: subject)
  }
}

/// A CASE with a subject and no branch yet.
public struct CaseOf<Subject: QueryExpression>: Sendable {
  let subject: Subject

  public func when<Value: SQLRepresentable, Match>(
    _ value: some QueryExpression<Match>, then result: some QueryExpression<Value>
  ) -> CaseChain<Match, Value> where Subject.Value == Match? {
    chain(value.expression, result.expression)
  }

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

  private func chain<Match, Value>(
    _ value: SQLExpression, _ result: SQLExpression
  ) -> CaseChain<Match, Value> {
    CaseChain(
      SQLCase(operand: subject.expression, branches: [.init(when: value, then: result)]))
  }
}

/// A CASE with branches; each compares with a `Match`, or is a condition.
public struct CaseChain<Match, Result: SQLRepresentable>: Sendable {
  let node: SQLCase

  init(_ node: SQLCase) {
    self.node = node
  }

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

  public func `else`(_ result: some QueryExpression<Result>) -> Computed<Result> {
    var node = node
    node.otherwise = result.expression
    return Computed(.conditional(node))
  }
}

extension CaseChain where Match == Bool {
  /// A condition that is NULL is one that does not hold.
  public func when(
    _ condition: some QueryExpression<Bool?>, then result: some QueryExpression<Result>
  ) -> Self {
    branch(condition.expression, result.expression)
  }
}

extension CaseChain where Match: ColumnValue {
  @_disfavoredOverload
  public func when(_ value: Match, then result: some QueryExpression<Result>) -> Self {
    branch(value.expression, result.expression)
  }
}

extension CaseChain: Selectable, OrderingTerm, GroupingTerm, QueryExpression, RowExpression, ScalarExpression
where Result.OptionalValue: SQLRepresentable {
  public typealias Value = Result.OptionalValue
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Result.OptionalValue {
    try Result.OptionalValue.decode(&row)
  }
  public var expression: SQLExpression { .conditional(node).bounded }
}

extension CaseChain: ConditionExpression where Result == Bool {}

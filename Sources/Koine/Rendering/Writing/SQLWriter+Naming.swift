/// Operands that a construct needs more than once, named so that the text holds them once.
///
/// The text of a statement grows with its tree, not with the power of its depth. What the database keeps to compute it for
/// each row, such as a CHECK, takes no subquery, in which they would be named: there they are repeated.
extension SQLWriter {
  /// Writes an expression that uses operands several times, with those that are computed in a derived table of one row:
  ///
  ///     (SELECT trunc("koine_operand"."value") + … FROM (SELECT … AS "value" LIMIT 1) AS "koine_operand")
  ///
  /// LIMIT keeps the engine from putting the operand back where its name is. An operand that would be another one in a
  /// subquery, such as an expression that the query is grouped by, is repeated; so is every one in a CHECK and the like.
  public mutating func writeStandard(naming: SQLNaming) {
    if mustRepeat(naming.operands) { return write(operand: naming.repeated) }
    write(naming) { $0.write(naming.result) }
  }

  /// Whether operands that a construct needs more than once are written as often: each of them is a column, a value or a
  /// parameter, one of them would be another one in a subquery, or there can be no subquery.
  ///
  /// Ask before giving them names in a construct that is written anew with these: otherwise it would never end.
  ///
  /// - Parameter others: What the construct needs besides, once: it would be in the subquery, too.
  @_spi(KoineDriver) public func repeats(
    _ operands: [SQLExpression], beside others: some Sequence<SQLExpression> = []
  ) -> Bool {
    let computed = operands.filter { !$0.isRepeatable }
    return computed.isEmpty || mustRepeat(computed + others)
  }

  private func mustRepeat(_ operands: [SQLExpression]) -> Bool {
    if repeatsOperands { return true }
    let grouping = groupedExpressions
    return operands.contains { $0.belongs(toQueryGroupedBy: grouping) }
  }

  private mutating func write(_ naming: SQLNaming, _ result: (inout SQLWriter) -> Void) {
    if naming.operands.contains(where: \.hasAggregate) { namesAggregates = true }
    write("(SELECT ")
    result(&self)
    write(" FROM (SELECT ")
    writeList(naming.names.indices) { index, writer in
      writer.write(naming.operands[index])
      writer.write(" AS ")
      writer.write(identifier: naming.names[index].name)
    }
    write(" LIMIT 1) AS ")
    write(identifier: SQLNaming.source)
    write(")")
  }

  /// Writes a comparison with several values. An engine may compute the operand anew for each of them: if another such
  /// comparison is in it, it is named, as its time would double with each level.
  ///
  /// - Parameters:
  ///   - others: What it is compared with: an aggregate of constants, or a window, would be one of the subquery.
  ///   - body: Writes the comparison of the operand that it is given.
  mutating func write(
    comparingWithSeveral operand: SQLExpression, _ others: [SQLExpression],
    _ body: (SQLExpression, inout SQLWriter) -> Void
  ) {
    guard spelling.copiesOperands, !operand.isRepeatable, operand.contains(\.comparesWithSeveral),
      !others.contains(where: { $0.hasAggregate || $0.hasWindow }), !mustRepeat(others)
    else {
      return body(operand, &self)
    }
    let naming =
      switch operand {
      case .row(let parts): SQLNaming(parts) { .row($0) }
      case .collate(let text, let collation): SQLNaming([text]) { .collate($0[0], collation) }
      default: SQLNaming([operand]) { $0[0] }
      }
    if mustRepeat(naming.operands) { return body(operand, &self) }
    write(naming) { body(naming.result, &$0) }
  }
}

/// What the database keeps to compute it for each row.
extension SQLWriter {
  /// Writes an expression of CHECK, GENERATED or an index, in which no engine takes a subquery: what would have a name is
  /// written as often as it is needed.
  ///
  /// - Parameters:
  ///   - place: What it is a part of.
  ///   - body: Writes it.
  mutating func write(keptIn place: String, _ body: (inout SQLWriter) -> Void) {
    repeatsOperands = true
    visited = 0
    let words = SQLTokens(text(of: body), spelling.lexicalRules)
    repeatsOperands = false
    if words.contains(.word("SELECT")) { refuse("an expression in \(place) that takes a subquery here") }
  }
}

extension SQLExpression {
  /// The same as a tree, for lowerings.
  func naming(_ body: (SQLExpression) -> SQLExpression) -> SQLExpression {
    let reference = SQLTableReference(
      name: "koine_operand", columns: [.init(name: "value", type: type, isNullable: true)])
    let inner = SQLQuery(
      .select(SQLSelect(columns: [.named(self, "value")])), limit: .literal(.integer(1), .integer(bits: 32)))
    let result = body(.column(reference.columns[0]))
    let outer = SQLSelect(columns: [.expression(result)], from: .derived(inner, reference))
    return .subquery(SQLQuery(.select(outer), limit: .value(.integer(1), .bigInteger)), result.type)
  }

  /// Whether it has so few parts, subqueries in which there is no other aside, that it may be repeated.
  private var hasFewParts: Bool {
    var count = 0
    return !contains { part in
      if case .query(let query) = part { return query.hasSubquery ? .end : .past }
      count += 1
      return count > 12 ? .end : .into
    }
  }

  /// Whether the expression would be another one in a subquery, or none: SQLite takes no aggregate of an outer query in
  /// FROM. One of many parts is named all the same, as its text would double with each level around it.
  fileprivate func belongs(toQueryGroupedBy grouping: [SQLExpression]) -> Bool {
    let isShort = hasFewParts
    return grouping.contains(where: contains) || hasAggregateOfConstants
      || contains { part in
        switch part {
        case .aggregate(let aggregate): aggregate.argument == nil || isShort
        case .window, .function(.grouping, _): true
        default: false
        }
      }
  }

  /// Whether it has an aggregate, outside of subqueries, that would be one of a subquery around it, as it names no column.
  private var hasAggregateOfConstants: Bool {
    contains { part in
      switch part {
      case .query: .past
      case .expression(.aggregate(let aggregate)):
        SQLExpression.aggregate(aggregate).freeColumns.columns.isEmpty ? .end : .into
      default: .into
      }
    }
  }

  /// Whether an operand is compared with several values.
  fileprivate var comparesWithSeveral: Bool {
    switch self {
    case .between, .inQuery, .inList: true
    default: false
    }
  }

  /// Whether another expression is a part of this one.
  fileprivate func contains(_ other: SQLExpression) -> Bool { contains { $0 == other } }
}

extension SQLQuery {
  /// Whether there is a query in its clauses.
  fileprivate var hasSubquery: Bool {
    var count = 0
    return contains { part in
      if case .query = part { count += 1 }
      return count > 1 ? .end : .into
    }
  }
}

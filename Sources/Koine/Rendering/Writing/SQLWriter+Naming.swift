/// Operands that a construct needs more than once, named so that the text holds them once.
///
/// The text of a statement grows with its tree, not with the power of its depth.
extension SQLWriter {
  /// Writes a construct that needs its operand more than once. A column, a value or a constant is repeated; anything
  /// else is computed once, in a derived table of one row:
  ///
  ///     (SELECT trunc("koine_operand"."value") + … FROM (SELECT … AS "value" LIMIT 1) AS "koine_operand")
  ///
  /// LIMIT keeps the engine from putting the operand back where its name is.
  ///
  /// - Parameter body: Writes the construct over the operand that it is given.
  public mutating func write(
    naming operand: SQLExpression, _ body: (SQLExpression, inout SQLWriter) -> Void
  ) {
    write(naming: [operand]) { operands, writer in body(operands[0], &writer) }
  }

  /// The same for several operands at once.
  mutating func write(
    naming operands: [SQLExpression], _ body: ([SQLExpression], inout SQLWriter) -> Void
  ) {
    let computed = operands.filter { !$0.isRepeatable }
    let grouping = groupedExpressions
    if computed.isEmpty || computed.contains(where: { $0.belongs(toQueryGroupedBy: grouping) }) {
      return body(operands, &self)
    }
    let source = "koine_operand"
    var names: [SQLColumn] = []
    let named = operands.map { operand in
      if operand.isRepeatable { return operand }
      let name = names.isEmpty ? "value" : "value_\(names.count + 1)"
      names.append(SQLColumn(source: source, name: name, type: operand.type, isNullable: true))
      return .column(names[names.count - 1])
    }
    write("(SELECT ")
    body(named, &self)
    write(" FROM (SELECT ")
    writeList(names.indices) { index, writer in
      writer.write(computed[index])
      writer.write(" AS ")
      writer.write(identifier: names[index].name)
    }
    write(" LIMIT 1) AS ")
    write(identifier: source)
    write(")")
  }

  /// Writes a comparison with several values. An engine may compute the operand anew for each of them: if another such
  /// comparison is in it, it is named, as its time would double with each level.
  ///
  /// - Parameter body: Writes the comparison of the operand that it is given.
  mutating func write(
    comparingWithSeveral operand: SQLExpression, _ body: (SQLExpression, inout SQLWriter) -> Void
  ) {
    guard spelling.copiesOperands, !operand.isRepeatable, operand.contains(\.comparesWithSeveral) else {
      return body(operand, &self)
    }
    switch operand {
    case .row(let parts): write(naming: parts) { parts, writer in body(.row(parts), &writer) }
    case .collate(let text, let collation):
      write(naming: text) { text, writer in body(.collate(text, collation), &writer) }
    default: write(naming: operand, body)
    }
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

  /// Whether the text of the expression is so short that a construct may repeat it: a name, a value, a constant.
  public var isRepeatable: Bool {
    switch self {
    case .column, .value, .parameter, .literal: true
    case .collate(let text, _): text.isRepeatable
    default: false
    }
  }

  /// Whether the expression would be another one in a subquery.
  fileprivate func belongs(toQueryGroupedBy grouping: [SQLExpression]) -> Bool {
    grouping.contains(where: contains)
      || contains { part in
        switch part {
        case .aggregate(let aggregate): aggregate.argument == nil
        case .window: true
        default: false
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

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
    if operand.isRepeatable || groupedExpressions.contains(where: operand.contains) {
      return body(operand, &self)
    }
    let name = SQLColumn(source: "koine_operand", name: "value", type: operand.type, isNullable: true)
    write("(SELECT ")
    body(.column(name), &self)
    write(" FROM (SELECT ")
    write(operand)
    write(" AS ")
    write(identifier: name.name)
    write(" LIMIT 1) AS ")
    write(identifier: name.source)
    write(")")
  }
}

extension SQLExpression {
  /// The same as a tree, for lowerings.
  func naming(_ body: (SQLExpression) -> SQLExpression) -> SQLExpression {
    let reference = SQLTableReference(
      name: "koine_operand", columns: [.init(name: "value", type: type, isNullable: true)])
    var inner = SQLSelect(columns: [.named(self, "value")])
    inner.limit = .literal(.integer(1), .integer(bits: 32))
    let result = body(.column(reference.columns[0]))
    var outer = SQLSelect(columns: [.expression(result)], from: .derived(.select(inner), reference))
    outer.limit = .value(.integer(1), .bigInteger)
    return .subquery(.select(outer), result.type)
  }

  /// Whether the text of the expression is so short that a construct may repeat it: a name, a value, a constant.
  public var isRepeatable: Bool {
    switch self {
    case .column, .value, .parameter, .literal: true
    case .collate(let text, _): text.isRepeatable
    default: false
    }
  }

  /// Whether another expression is a part of this one.
  fileprivate func contains(_ other: SQLExpression) -> Bool { contains { $0 == other } }
}

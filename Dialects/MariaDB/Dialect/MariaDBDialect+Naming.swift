@_spi(KoineDriver) public import Koine

extension MariaDBDialect {
  /// JSON_TABLE has the operands: it sees the columns of outer queries, which a derived table does not. In a CHECK and the
  /// like, which take no subquery, they are repeated, and so is what means something else in one.
  public func write(naming: SQLNaming, to writer: inout SQLWriter) {
    if writer.repeatsOperands || naming.operands.contains(where: \.isNothingForSubqueries) {
      return writer.write(operand: naming.repeated)
    }
    writer.write(naming) { $0.write(naming.result) }
  }
}

extension SQLExpression {
  /// Whether it would be another one in a subquery, or none: what belongs to groups, and VALUES(…) of an upsert.
  fileprivate var isNothingForSubqueries: Bool {
    isOfGroups
      || contains { part in
        if case .column(let column) = part { column.source == SQLConflict.proposedRow } else { false }
      }
  }
}

extension SQLWriter {
  /// Writes a form that needs operands more than once; what is computed gets a name first.
  ///
  /// - Parameter others: What the form needs besides, once: it would be in the subquery, too.
  mutating func write(
    naming operands: [SQLExpression], beside others: some Sequence<SQLExpression> = [],
    _ form: ([SQLExpression]) -> SQLTemplate
  ) {
    var names: [SQLExpression] = []
    let naming = SQLNaming(operands) {
      names = $0
      return .row($0)
    }
    if repeatsOperands || naming.operands.isEmpty
      || (naming.operands + others).contains(where: \.isNothingForSubqueries)
    {
      return write(sql: form(operands))
    }
    write(naming) { $0.write(sql: form(names)) }
  }

  fileprivate mutating func write(_ naming: SQLNaming, _ result: (inout SQLWriter) -> Void) {
    let columns = naming.names.indices.map { index in
      // What is computed of small integers may be a large one.
      let type = naming.names[index].type.isInteger ? .bigInteger : naming.names[index].type
      // Collated as the server's own columns of JSON are.
      let name =
        type.storage == .json ? "LONGTEXT COLLATE utf8mb4_bin" : MariaDBDialect.columnType(type)
      return "\(naming.names[index].name) \(name) PATH '$[\(index)]'"
    }
    let operands = naming.operands.map { $0.type.storage == .real ? .cast($0, .double) : $0 }
    write("(SELECT ")
    result(&self)
    write(" FROM JSON_TABLE(JSON_ARRAY(")
    writeList(operands) { operand, writer in
      // As a text, so that NULL is not null.
      if operand.type.storage == .json { return writer.write(sql: "concat(\(operand), '')") }
      writer.write(operand)
    }
    write(
      sql: """
        ), '$' COLUMNS (\(sql: columns.joined(separator: ", ")))) AS \(sql: SQLNaming.source))
        """)
  }
}

extension UInt8 {
  /// Two digits, in lower case.
  var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}

import Koine

extension SQLWriter {
  /// Writes a form that needs operands more than once. What is computed gets a name first: JSON_TABLE sees the columns
  /// of outer queries, which a derived table does not.
  mutating func write(naming operands: [SQLExpression], _ form: ([SQLExpression]) -> SQLTemplate) {
    var (computed, columns): ([SQLExpression], [String]) = ([], [])
    let names = operands.map { operand -> SQLExpression in
      if operand.isRepeatable || operand.contains(\.isOfGroup) { return operand }
      let name = "value_\(computed.count + 1)"
      // What is computed of small integers may be a large one.
      let type = operand.type.isInteger ? .bigInteger : operand.type
      columns.append("\(name) \(MariaDBDialect.columnType(type)) PATH '$[\(computed.count)]'")
      computed.append(operand.type.storage == .real ? .cast(operand, .double) : operand)
      return .column(SQLColumn(source: "koine_operand", name: name, type: operand.type, isNullable: true))
    }
    if computed.isEmpty { return write(sql: form(operands)) }
    write("(SELECT ")
    write(sql: form(names))
    write(
      sql: """
         FROM JSON_TABLE(JSON_ARRAY(\(list: computed)), '$' \
        COLUMNS (\(sql: columns.joined(separator: ", ")))) AS koine_operand)
        """)
  }
}

extension SQLExpression {
  /// Whether it would be another one in a subquery.
  fileprivate var isOfGroup: Bool {
    switch self {
    case .aggregate, .window: true
    default: false
    }
  }
}

extension UInt8 {
  /// Two digits, in lower case.
  var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}

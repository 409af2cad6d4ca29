/// Forms of the SQL standard, for dialects whose engines mean by them what the tree means. No dialect has one of them by
/// default: each says which form it takes.
extension SQLWriter {
  /// Writes a constant. An infinite number is one beyond the range of the type.
  public mutating func writeStandard(literal value: SQLValue) {
    switch value {
    case .null, .invalid: write("NULL")
    case .boolean(let value): write(value ? "TRUE" : "FALSE")
    case .integer(let number): write(number)
    // What no number reaches is read as infinity.
    case .double(let number) where number.isInfinite: write(number < 0 ? "-9e999" : "9e999")
    case .double(let number): write(text: String(number))
    case .text(let text): write(textLiteral: text)
    case .blob(let bytes):
      write("x'")
      for byte in bytes { write(hex: byte) }
      write("'")
    case .timestamp(let microseconds): write(textLiteral: SQLTimestamp.text(microseconds))
    case .date(let days): write(textLiteral: SQLTimestamp.dateText(days))
    case .time(let microseconds): write(textLiteral: SQLTimestamp.timeText(microseconds))
    case .uuid(let uuid): write(textLiteral: uuid.description)
    }
  }

  /// Writes an arithmetic operator between its operands; `/` is both divisions.
  public mutating func writeStandard(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression
  ) {
    write(leftOperand: left, of: op)
    write(op)
    write(rightOperand: right, of: op)
  }

  /// Writes `-operand`.
  public mutating func writeStandard(negated operand: SQLExpression) {
    write("-")
    write(operand: operand)
  }

  /// Writes `~operand`.
  public mutating func writeStandard(complement operand: SQLExpression) {
    write("~")
    write(operand: operand)
  }

  /// Writes `left || right`.
  public mutating func writeStandard(concatenation left: SQLExpression, _ right: SQLExpression) {
    write(leftOfConcatenation: left)
    write(" || ")
    write(operand: right)
  }

  /// Writes `IS DISTINCT FROM`, or `IS NOT DISTINCT FROM` if negated.
  public mutating func writeStandard(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool
  ) {
    var (left, right) = (left, right)
    if spelling.castsNamedTypes, left.hasNamedText || right.hasNamedText {
      let operands = SQLExpression.meeting([left, right])
      (left, right) = (operands[0], operands[1])
    }
    let type = left.namedType ?? right.namedType
    write(left, adopting: type, in: .comparison)
    write(negated ? " IS NOT DISTINCT FROM " : " IS DISTINCT FROM ")
    write(right, adopting: type, in: .comparison)
  }

  /// Writes `CAST(operand AS type)`.
  public mutating func writeStandard(cast operand: SQLExpression, to type: SQLType) {
    write("CAST(")
    write(operand)
    write(" AS ")
    write(text: dialect.typeName(type))
    write(")")
  }

  /// Writes `ON CONFLICT (target) DO UPDATE SET …`, with a space before.
  public mutating func writeStandard(conflict: SQLConflict) {
    write(" ON CONFLICT")
    if let constraint = conflict.constraint {
      write(" ON CONSTRAINT ")
      write(identifier: constraint)
    } else if !conflict.target.isEmpty {
      write(target: conflict)
    }
    if conflict.assignments.isEmpty { return write(" DO NOTHING") }
    write(" DO UPDATE SET ")
    write(assignments: conflict.assignments)
    write(conditions: conflict.filters, after: " WHERE ")
  }

  private mutating func write(target conflict: SQLConflict) {
    write(" (")
    let hasIndexes = if case .lowered = dialect.features[.noCaseKey] { true } else { false }
    writeList(conflict.target) { column, writer in
      guard hasIndexes, let folded = column.keyWithoutCase else { return writer.write(nameOf: column) }
      writer.write("(")
      writer.write(folded)
      writer.write(")")
    }
    write(")")
    // As in the index.
    guard let filter = conflict.indexFilter else { return }
    write(keptIn: "an index") { $0.write(conditions: [filter], after: " WHERE ") }
  }

  /// Writes a question that changes nothing, for engines whose generated keys follow those of the table.
  public mutating func writeStandard(greatestKey key: SQLColumn, of table: SQLTableReference) {
    write("SELECT max(")
    write(nameOf: key)
    write(") FROM ")
    write(nameOf: table)
  }
}

/// The operators that an engine writes and means as the SQL standard does. A dialect says so by its conformance, and
/// writes itself what its engine has in another way.
///
///     -"n"    ~"n"    "a" || "b"    "a" IS DISTINCT FROM "b"    (SELECT … FROM (SELECT … AS "value" LIMIT 1) AS …)
public protocol SQLStandardOperators: SQLDialect {}

extension SQLStandardOperators {
  /// Writes `-operand`.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(negated: operand)
  }

  /// Writes `~operand`.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(complement: operand)
  }

  /// Writes `left || right`.
  public func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(concatenation: left, right)
  }

  /// Writes `IS DISTINCT FROM`, or `IS NOT DISTINCT FROM` if negated.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    writer.writeStandard(isDistinct: left, right, negated: negated)
  }

  /// Writes the operands in a derived table of one row.
  public func write(naming: SQLNaming, to writer: inout SQLWriter) {
    writer.writeStandard(naming: naming)
  }
}

/// Parts of operators.
extension SQLWriter {
  /// Writes an arithmetic operator with a space on both sides.
  public mutating func write(_ op: SQLArithmeticOperator) {
    switch op {
    case .add: write(" + ")
    case .subtract: write(" - ")
    case .multiply: write(" * ")
    case .divide, .integerDivide: write(" / ")
    case .remainder: write(" % ")
    }
  }

  /// Writes the left operand of arithmetic, in parentheses if it needs them.
  public mutating func write(leftOperand operand: SQLExpression, of op: SQLArithmeticOperator) {
    switch op {
    case .add: write(operand, in: .additive(isLeftOfPlus: true))
    case .subtract: write(operand, in: .additive(isLeftOfPlus: false))
    case .multiply: write(operand, in: .multiplicative(isLeftOfTimes: true))
    case .divide, .integerDivide, .remainder: write(operand, in: .multiplicative(isLeftOfTimes: false))
    }
  }

  /// Writes the right operand of arithmetic, in parentheses if it needs them.
  public mutating func write(rightOperand operand: SQLExpression, of op: SQLArithmeticOperator) {
    switch op {
    case .add, .subtract: write(operand, in: .additive(isLeftOfPlus: false))
    case .multiply, .divide, .integerDivide, .remainder:
      write(operand, in: .multiplicative(isLeftOfTimes: false))
    }
  }

  /// Writes an operator that binds in its own way in each dialect, with everything but names wrapped.
  public mutating func write(_ left: SQLExpression, _ op: StaticString, _ right: SQLExpression) {
    write(operand: left)
    write(" ")
    write(op)
    write(" ")
    write(operand: right)
  }

  /// Writes the left side of `||`, in parentheses if it needs them.
  public mutating func write(leftOfConcatenation operand: SQLExpression) {
    write(operand, in: .concatenation)
  }

  /// Writes a byte as two hexadecimal digits, in lower case.
  public mutating func write(hex byte: UInt8) {
    let digits: StaticString = "0123456789abcdef"
    write(byte: digits.utf8Start[Int(byte >> 4)])
    write(byte: digits.utf8Start[Int(byte & 15)])
  }
}

import Koine

/// A third dialect, of no engine: standard SQL with `@1` for values and back-ticks around names, which lacks
/// whatever can be lowered. It stands here alone: no other file knows it.
struct TestDialect: SQLDialect {
  let name = "Test 1"
  let features = TestDialect.answers
  let spelling = SQLSpelling(placeholder: UInt8(ascii: "@"), identifierQuote: UInt8(ascii: "`"))
  var transactionVerbs: TransactionVerbs { TransactionVerbs { _ in ["START TRANSACTION"] } }

  private static let answers = SQLFeatureTable { feature in
    switch feature {
    case .distinctOn: .lowered(.distinctOn)
    case .offsetWithoutLimit: .lowered(.offsetWithoutLimit)
    case .nullsSmallest: .lowered(.nullsSmallest)
    case .nullsOrdering: .lowered(.nullsOrdering)
    case .emptyList: .lowered(.emptyList)
    case .nullSafeIndex: .lowered(.nullSafeIndex)
    case .noCaseCollation: .lowered(.noCaseCollation)
    case .aggregateFilter: .lowered(.aggregateFilter)
    case .wideArithmetic: .lowered(.wideArithmetic)
    case .divisionByZero: .lowered(.divisionByZero)
    case .farShifts: .lowered(.farShifts)
    case .extremesOfNull: .lowered(.extremesOfNull)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.truthValueThroughInteger)
    case .windowFunctions, .commonTables, .rightJoin, .distinctConcatenation: .native
    default: .unsupported(hint: "choose another dialect")
    }
  }

  func typeName(_ type: SQLType) -> String {
    switch type.storage {
    case .boolean: "BOOLEAN"
    case .integer(let bits): bits == 64 ? "BIGINT" : "INTEGER"
    case .real, .double: "DOUBLE PRECISION"
    case .blob: "BLOB"
    case .timestamp: "TIMESTAMP"
    default: "TEXT"
    }
  }

  func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(literal: value)
  }

  func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    writer.writeStandard(arithmetic: left, sign, right)
  }

  func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(negated: operand)
  }

  func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(complement: operand)
  }

  func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch sign {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr: writer.write(left, "^", right)
    case .shiftLeft, .shiftLeftWithin: writer.write(left, "<<", right)
    case .shiftRight, .shiftRightWithin: writer.write(left, ">>", right)
    }
  }

  func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter) {
    writer.writeStandard(concatenation: left, right)
  }

  func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    writer.writeStandard(isDistinct: left, right, negated: negated)
  }

  func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand: operand)
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    writer.write(operand: pattern)
    writer.write(" ESCAPE '\\'")
  }

  func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(cast: operand, to: type)
  }

  func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    SQLLongList(query: [
      .text("SELECT * FROM JSON_TABLE("), .value(.text(SQLLongList.json(rows, of: types).text), .text),
      .text(", '$[*]')"),
    ])
  }

  func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(
      rows: query, as: reference, aggregate: ("coalesce(JSON_ARRAYAGG(", "), '[]')"), row: "JSON_ARRAY("
    ) { column, writer in writer.write(nameOf: column) }
  }

  func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.writeStandard(greatestKey: key, of: table)
  }

  func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression, to writer: inout SQLWriter
  ) {
    switch search {
    case .contains: writer.write(call: "contains", [text, part])
    case .hasPrefix: writer.write(call: "starts_with", [text, part])
    case .hasSuffix: writer.write(call: "ends_with", [text, part])
    }
  }

  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let name: StaticString =
      switch function {
      case .length: "char_length"
      case .lower: "lower"
      case .upper: "upper"
      case .trim: "trim"
      case .trimStart: "ltrim"
      case .trimEnd: "rtrim"
      case .left: "left"
      case .right: "right"
      case .position: "position"
      case .greatest, .greatestOfKnown: "greatest"
      case .least, .leastOfKnown: "least"
      case .replace: "replace"
      case .substring: "substr"
      case .absolute: "abs"
      case .round: "round"
      case .coalesce: "coalesce"
      case .nullIf: "nullif"
      }
    writer.write(call: name, arguments)
  }

  func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let name: StaticString =
      switch aggregate.function {
      case .count: "count("
      case .sum: "sum("
      case .average: "avg("
      case .minimum: "min("
      case .maximum: "max("
      case .concatenate: "listagg("
      }
    writer.write(name)
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    if let argument = aggregate.argument { writer.write(argument) } else { writer.write("*") }
    writer.write(")")
  }

  func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write("CREATE TABLE ")
    writer.write(nameOf: create.table)
    writer.write(" (")
    writer.writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName(column.column.type))
      if !column.column.isNullable { writer.write(" NOT NULL") }
      writer.write(defaultOf: column)
      writer.write(referenceOf: column)
    }
    writer.write(")")
  }
}

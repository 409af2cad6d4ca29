public import Koine

/// A dialect of its own for an engine in the process: what it has is written, the rest is left to Koine's passes or
/// refused.
public struct LightDialect: SQLDialect, SQLStandardOperators {
  public init() {}

  public let name = "Light 1"
  public var features: SQLFeatureTable { Self.answers }
  public let spelling = SQLSpelling(identifierLimit: .unlimited, maximumParameters: 900)

  public var transactionStatements: TransactionStatements {
    TransactionStatements { options in [options.access == .readOnly ? "BEGIN" : "BEGIN IMMEDIATE"] }
  }

  private static let answers = SQLFeatureTable { feature in
    switch feature {
    case .nullsSmallest, .nullsOrdering, .aggregateFilter, .emptyList, .commonTables, .returning, .upsert,
      .wideArithmetic, .divisionByZero, .farShifts, .extremesOfNull, .farTextBounds, .textByCodePoint,
      .castOfFraction, .distinctGroups, .orderOfDistinct, .limitInExists,
      .windowsBesideHaving, .windowsInSubquery, .jsonKeysOfGroups, .commonTablesOfOuterQueries,
      .namesOfAggregates, .unreadCommonTables, .commonTablesInAggregates,
      .constantsInDerivedTables, .framesInsideWindows, .laterColumnsInHaving, .windowsOfOuterRows:
      .native
    case .distinctOn, .distinctOnOtherOrder: .lowered(.distinctOn)
    case .offsetWithoutLimit: .lowered(.offsetWithoutLimit)
    case .emptyListInAggregate: .lowered(.emptyListInAggregate)
    case .upsertFromQuery: .lowered(.upsertFromQuery)
    case .defaultInRows: .lowered(.defaultInRows)
    case .prefixIndex: .lowered(.prefixRange)
    case .castBeyondRange: .lowered(.castBeyondRange)
    case .decimalsOfTwoScales: .lowered(.decimalsOfTwoScales)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.textOfTruthValue)
    case .impliedGroup: .lowered(.impliedGroup)
    default: .unsupported(hint: "Light has no such thing; use SQLite")
    }
  }

  public func typeName(_ type: SQLType) -> String {
    switch type.storage {
    case .boolean, .integer, .unsigned, .decimal: "INTEGER"
    case .real, .double: "REAL"
    case .blob: "BLOB"
    default: "TEXT"
    }
  }

  public func collationName(_ collation: SQLCollation) -> String? {
    switch collation {
    case .binary: "BINARY"
    default: nil
    }
  }

  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(literal: value)
  }

  public func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    writer.writeStandard(arithmetic: left, op, right)
  }

  public func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch op {
    case .and: writer.write(sql: "\(operand: left) & \(operand: right)")
    case .or: writer.write(sql: "\(operand: left) | \(operand: right)")
    case .exclusiveOr:
      writer.write(
        sql: "(\(operand: left) | \(operand: right)) - (\(operand: left) & \(operand: right))")
    case .shiftLeft, .shiftLeftWithin: writer.write(sql: "\(operand: left) << \(operand: right)")
    case .shiftRight, .shiftRightWithin: writer.write(sql: "\(operand: left) >> \(operand: right)")
    @unknown default: writer.refuse("the operator \(op)")
    }
  }

  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand: operand)
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    writer.write(sql: "\(operand: pattern) ESCAPE '\\'")
  }

  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch search {
    case .contains: writer.write(sql: "instr(\(text), \(part)) > 0")
    case .hasPrefix: writer.write(sql: "instr(char(0) || \(operand: text), char(0) || \(operand: part)) > 0")
    case .hasSuffix: writer.write(sql: "instr(\(operand: text) || char(0), \(operand: part) || char(0)) > 0")
    @unknown default: writer.refuse("the search \(search)")
    }
  }

  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.writeStandard(cast: operand, to: type)
  }

  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .length: writer.write(call: "length", arguments)
    case .lower: writer.write(call: "lower", arguments)
    case .upper: writer.write(call: "upper", arguments)
    case .trim: writer.write(call: "trim", arguments)
    case .trimStart: writer.write(call: "ltrim", arguments)
    case .trimEnd: writer.write(call: "rtrim", arguments)
    case .replace: writer.write(call: "replace", arguments)
    case .substring, .substringWithin: writer.write(call: "substr", arguments)
    case .left, .leftWithin: writer.write(sql: "substr(\(arguments[0]), 1, max(0, \(arguments[1])))")
    case .right, .rightWithin:
      writer.write(sql: "substr(\(operand: arguments[0]) || 'x', -1, -max(0, \(arguments[1])))")
    case .position: writer.write(call: "instr", arguments)
    case .absolute: writer.write(call: "abs", arguments)
    case .round: writer.write(call: "round", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .greatest, .greatestOfKnown: writer.write(call: "max", arguments)
    case .least, .leastOfKnown: writer.write(call: "min", arguments.reversed())
    case .within(let range):
      writer.write(sql: "\(arguments[0], within: range, by: ("max", "min"), ending: ".0")")
    @unknown default: writer.refuse("the function \(function)")
    }
  }

  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    switch aggregate.function {
    case .concatenate: writer.writeStandard(aggregate: aggregate, as: "group_concat")
    default: writer.writeStandard(aggregate: aggregate)
    }
  }

  /// No list is long: the feature is refused.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    SQLLongList(query: [.text("SELECT NULL")])
  }

  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(rows: query, as: reference, aggregate: ("json_group_array(", ")"), row: "json_array(") {
      column, writer in writer.write(nameOf: column)
    }
  }

  public func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.refuse("the function \(tableFunction)")
  }

  public func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write(create: create) { _, _ in }
    writer.write(" STRICT")
  }

  public func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.writeStandard(greatestKey: key, of: table)
  }

  public func write(conflict: SQLConflict, to writer: inout SQLWriter) {
    writer.writeStandard(conflict: conflict)
  }
}

public import Koine

extension PostgreSQLDialect {
  public func typeName(_ type: SQLType) -> String {
    switch type {
    case .boolean: "boolean"
    case .integer(bits: 8), .integer(bits: 16), .unsigned(bits: 8): "smallint"
    case .integer(bits: 32), .unsigned(bits: 16): "integer"
    case .integer, .unsigned: "bigint"
    case .real: "real"
    case .double: "double precision"
    case .text, .unknown: "text"
    case .blob: "bytea"
    case .timestamp: "timestamptz"
    case .uuid: "uuid"
    case .json: "jsonb"
    case .opaque(let stored): typeName(stored)
    case .named(let name, _): Self.typeName(named: name)
    }
  }

  /// Words of lower-case letters, digits and `_`, with a length or precision behind them, are written as they
  /// are: `varchar(20)`, `double precision`, `text[]`. Any other name is quoted.
  private static func typeName(named name: String) -> String {
    let plain = /[a-z_][a-z0-9_]*( [a-z_][a-z0-9_]*)*(\([0-9]+(, ?[0-9]+)?\))?(\[\])*/
    if name.wholeMatch(of: plain) != nil { return name }
    return "\""
      + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    switch value {
    case .boolean(let value): writer.write(value ? "TRUE" : "FALSE")
    case .integer(let number): writer.write(number)
    case .null, .invalid: writer.write("NULL")
    case .double(let number):
      writer.write("CAST(")
      writer.write(textLiteral: number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)")
      writer.write(" AS double precision)")
    case .text(let text):
      writer.write(textLiteral: text)
    case .blob(let bytes):
      writer.write("CAST('\\x")
      for byte in bytes { writer.write(hex: byte) }
      writer.write("' AS bytea)")
    case .timestamp(let microseconds):
      writer.write("CAST(")
      writer.write(textLiteral: SQLTimestamp.text(microseconds) + "+00")
      writer.write(" AS timestamptz)")
    case .uuid(let uuid):
      writer.write("CAST(")
      writer.write(textLiteral: uuid.description)
      writer.write(" AS uuid)")
    }
  }

  /// A divisor of zero gives NULL, and smaller integers are computed in 64 bits.
  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let left = left.widened
    let right = right.widened
    writer.write(leftOperand: left, of: sign)
    writer.write(sign)
    switch sign {
    case .divide, .integerDivide, .remainder:
      if right.isKnownNotZero { return writer.write(rightOperand: right, of: sign) }
      writer.write("NULLIF(")
      writer.write(right)
      writer.write(", 0)")
    default: writer.write(rightOperand: right, of: sign)
    }
  }

  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand: operand.asText)
    if caseSensitive {
      writer.write(negated ? " NOT LIKE " : " LIKE ")
    } else {
      // The C collation knows the case of ASCII letters alone.
      writer.write(negated ? " COLLATE \"C\" NOT ILIKE " : " COLLATE \"C\" ILIKE ")
    }
    writer.write(operand: pattern)
    writer.write(" ESCAPE E'\\\\'")
  }

  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    let text = text.asText
    let part = part.asText
    switch search {
    case .contains:
      writer.write(call: "strpos", [text, part])
      writer.write(" > 0")
    case .hasPrefix: writer.write(call: "starts_with", [text, part])
    case .hasSuffix:
      writer.write("right(")
      writer.write(text)
      writer.write(", length(")
      writer.write(part)
      writer.write(")) = ")
      writer.write(operand: part)
    }
  }

  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    func cast(_ opening: StaticString, _ closing: StaticString) {
      writer.write(opening)
      writer.write(operand)
      writer.write(closing)
    }
    switch (operand.type.storage, type.storage) {
    case (.boolean, .text):
      cast("CASE WHEN ", " THEN 'true' WHEN NOT ")
      writer.write(operand: operand)
      writer.write(" THEN 'false' END")
    case (.boolean, let target) where target.isInteger:
      cast("CAST(CAST(", " AS integer) AS ")
      writer.write(text: typeName(target))
      writer.write(")")
    case (.double, let target), (.real, let target):
      guard let range = target.integerRange else { return writeCast(operand, to: type, to: &writer) }
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      // A fraction beyond the least value is cut off, except where the next double is another whole number.
      writer.write(range.lowerBound == .min ? " >= " : " > ")
      writer.write(range.lowerBound == .min ? range.lowerBound : range.lowerBound - 1)
      writer.write(" AND ")
      writer.write(operand: operand)
      writer.write(" < ")
      writer.write(text: range.upperBound == .max ? "9223372036854775808" : String(range.upperBound + 1))
      cast(" THEN CAST(trunc(", ") AS ")
      writer.write(text: typeName(target))
      writer.write(") END")
    case (let source, let target) where source.isWider(than: target):
      writer.write("CASE WHEN ")
      writer.write(operand: operand)
      writer.write(rangeOf: target)
      cast(" THEN CAST(", " AS ")
      writer.write(text: typeName(target))
      writer.write(") END")
    default: writeCast(operand, to: type, to: &writer)
    }
  }

  private func writeCast(_ operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.write("CAST(")
    writer.write(operand)
    writer.write(" AS ")
    writer.write(text: typeName(type))
    writer.write(")")
  }

  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write(leftOfConcatenation: left.asText)
    writer.write(" || ")
    writer.write(operand: right.asText)
  }

  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .length:
      writer.write("CAST(length(")
      writer.write(arguments[0].asText)
      writer.write(") AS bigint)")
    case .lower: writeInC("lower", arguments[0].asText, to: &writer)
    case .upper: writeInC("upper", arguments[0].asText, to: &writer)
    case .trim: writer.write(call: "btrim", arguments.map(\.asText))
    case .replace: writer.write(call: "replace", arguments.map(\.asText))
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writeRound(arguments[0], to: &writer)
    case .substring: writeSubstring(arguments, to: &writer)
    }
  }

  /// The C collation changes ASCII letters alone.
  private func writeInC(_ name: StaticString, _ text: SQLExpression, to writer: inout SQLWriter) {
    writer.write(name)
    writer.write("(")
    writer.write(operand: text)
    writer.write(" COLLATE \"C\")")
  }

  /// `round(double precision)` takes halves to the even number. Adding zero makes -0 plain 0.
  private func writeRound(_ number: SQLExpression, to writer: inout SQLWriter) {
    writer.write("CASE WHEN abs(")
    writer.write(operand: number)
    writer.write(" - trunc(")
    writer.write(number)
    writer.write(")) >= 0.5 THEN trunc(")
    writer.write(number)
    writer.write(") + sign(")
    writer.write(number)
    writer.write(") ELSE trunc(")
    writer.write(number)
    writer.write(") + 0 END")
  }

  /// The positions are 32-bit integers, and a negative length would be an error.
  private func writeSubstring(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    writer.write("substr(")
    writer.write(arguments[0].asText)
    writer.write(", CAST(")
    writer.write(arguments[1].clampedTo32Bits)
    writer.write(" AS integer)")
    if arguments.count > 2 {
      let length = arguments[2].clampedTo32Bits
      if length.isKnownNotNegative {
        writer.write(", CAST(")
        writer.write(length)
      } else {
        writer.write(", CAST(CASE WHEN ")
        writer.write(operand: length)
        writer.write(" < 0 THEN 0 ELSE ")
        writer.write(length)
        writer.write(" END")
      }
      writer.write(" AS integer)")
    }
    writer.write(")")
  }

  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let type = aggregate.argument?.type.storage
    // sum(bigint) and avg(bigint) are numeric here.
    let cast: StaticString? =
      switch (aggregate.function, type) {
      case (.sum, let type?) where type.isInteger: " AS bigint)"
      case (.average, let type?) where type.isInteger: " AS double precision)"
      default: nil
      }
    if cast != nil { writer.write("CAST(") }
    switch aggregate.function {
    case .count: writer.write("count(")
    case .sum: writer.write("sum(")
    case .average: writer.write("avg(")
    case .minimum: writer.write("min(")
    case .maximum: writer.write("max(")
    case .concatenate: writer.write("string_agg(")
    }
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    switch (aggregate.function, aggregate.argument) {
    case (_, nil): writer.write("*")
    case (.minimum, let argument?) where type == .text, (.maximum, let argument?) where type == .text:
      writer.write(operand: argument.asText)
      writer.write(" COLLATE \"C\"")
    case (.concatenate, let argument?): writer.write(argument.asText)
    // sum(real) is computed in single precision.
    case (.sum, let argument?): writer.write(type == .real ? argument.widened : argument)
    case (_, let argument?): writer.write(argument)
    }
    if case .concatenate(let separator) = aggregate.function {
      writer.write(", ")
      writer.write(textLiteral: separator)
    }
    writer.write(")")
    writer.write(filter: aggregate.filter)
    if let cast { writer.write(cast) }
  }
}

extension SQLExpression {
  /// The text of a value whose type the database defines, such as a case of an enum type.
  fileprivate var asText: SQLExpression {
    guard case .named(_, stored: .text) = type else { return self }
    return .cast(self, .text)
  }

  /// The same number in 64 bits, where it is a smaller one.
  fileprivate var widened: SQLExpression {
    let wide: SQLType
    switch type.storage {
    case .integer(bits: 64), .unsigned(bits: 64), .unsigned(bits: 32): return self
    case .integer, .unsigned: wide = .bigInteger
    case .real: wide = .double
    default: return self
    }
    if case .value(let value, _) = self { return .value(value, wide) }
    return .cast(self, wide)
  }

  fileprivate var isKnownNotZero: Bool {
    switch self {
    case .value(.integer(let number), _): number != 0
    case .value(.double(let number), _): number != 0
    default: false
    }
  }

  fileprivate var isKnownNotNegative: Bool {
    if case .value(.integer(let number), _) = self { number >= 0 } else { false }
  }

  /// A value that no text's position exceeds.
  fileprivate var clampedTo32Bits: SQLExpression {
    guard case .value(.integer(let number), let type) = self else { return self }
    return .value(.integer(Swift.min(Swift.max(number, -2_147_483_647), 2_147_483_647)), type)
  }
}

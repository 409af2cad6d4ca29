/// A form of SQL that reads as it is written, with places for expressions: how a dialect spells a construct.
///
///     writer.write(sql: "CASE WHEN \(operand: number) < 0 THEN -\(operand: number) ELSE \(number) END")
///     // CASE WHEN "samples"."n" < 0 THEN -"samples"."n" ELSE "samples"."n" END
///
/// The text is part of the program; what is known when the statement is rendered comes through ``StringInterpolation``.
/// A form of up to sixteen parts allocates nothing.
public struct SQLTemplate: ExpressibleByStringInterpolation {
  fileprivate var parts = Parts()

  /// Makes a form without places.
  public init(stringLiteral text: StaticString) {
    parts.append(.text(text))
  }

  /// Makes a form with places.
  public init(stringInterpolation form: StringInterpolation) {
    parts = form.parts
  }

  /// The parts of a form, in the order in which they are written.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts = Parts()

    /// Makes a form that has no parts yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text of SQL.
    public mutating func appendLiteral(_ text: StaticString) {
      if text.utf8CodeUnitCount > 0 { parts.append(.text(text)) }
    }

    /// Adds an expression that has parentheses, commas or words of SQL around it.
    public mutating func appendInterpolation(_ expression: SQLExpression) {
      parts.append(.expression(expression))
    }

    /// Adds an expression beside an operator: in parentheses unless it is a name, a value or a call.
    public mutating func appendInterpolation(operand expression: SQLExpression) {
      parts.append(.operand(expression))
    }

    /// Adds an expression in a plain CAST, which guards nothing; a value of the type itself as it is.
    public mutating func appendInterpolation(cast expression: SQLExpression, to type: SQLType) {
      parts.append(.cast(expression, type))
    }

    /// Adds a number, which is NULL if it is not, without its fraction, one of a range of integers.
    ///
    ///     nullif(nullif(greatest(least("n", 128), -129), 128), -129)
    ///
    /// That holds if `greatest` and `least` are NULL if an argument is, and if they pass over NULL, too.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - range: The integers that the type holds.
    ///   - extremes: The names of the functions that take the greater and the lesser of two values.
    ///   - ending: What makes a floating-point number of digits: `.0` or `e0`.
    public mutating func appendInterpolation(
      _ number: SQLExpression, within range: ClosedRange<Int64>,
      by extremes: (String, String) = ("greatest", "least"), ending: String = ""
    ) {
      let isFractional = number.type.isFractional
      let end = isFractional ? ending : ""
      // The double below the least integer of 64 bits is another whole number; no fraction lies between them.
      let lowest = isFractional ? "-9223372036854777856" : "-9223372036854775809"
      let below = (range.lowerBound == .min ? lowest : "\(range.lowerBound - 1)") + end
      let above = (range.upperBound == .max ? "9223372036854775808" : "\(range.upperBound + 1)") + end
      appendInterpolation(sql: "nullif(nullif(\(extremes.0)(\(extremes.1)(")
      appendInterpolation(number)
      appendInterpolation(sql: ", \(above)), \(below)), \(above)), \(below))")
    }

    /// Adds expressions with commas between them.
    public mutating func appendInterpolation(list expressions: [SQLExpression]) {
      parts.append(.list(expressions))
    }

    /// Adds a whole number in digits.
    public mutating func appendInterpolation(_ number: Int64) {
      parts.append(.number(number))
    }

    /// Adds the name of a type as CAST has it.
    public mutating func appendInterpolation(_ type: SQLType) {
      parts.append(.type(type))
    }

    /// Adds the condition behind a number that it lies within an integer type: ` BETWEEN 0 AND 255`.
    public mutating func appendInterpolation(rangeOf type: SQLType) {
      parts.append(.range(type))
    }

    /// Adds the bare name of a column.
    public mutating func appendInterpolation(nameOf column: SQLColumn) {
      parts.append(.columnName(column))
    }

    /// Adds the name of a table.
    public mutating func appendInterpolation(nameOf table: SQLTableReference) {
      parts.append(.tableName(table))
    }

    /// Adds a text constant, in quotes.
    public mutating func appendInterpolation(literal text: String) {
      parts.append(.literal(text))
    }

    /// Adds text of SQL that is made when the statement is rendered, such as the digits of a large number.
    public mutating func appendInterpolation(sql text: String) {
      parts.append(.made(text))
    }

    /// Adds the name of a function that the dialect's driver adds to the engine: see
    /// ``SQLWriter/write(driverFunction:)``.
    public mutating func appendInterpolation(driverFunction name: String) {
      parts.append(.driverFunction(name))
    }
  }

  fileprivate enum Part {
    case text(StaticString)
    case expression(SQLExpression)
    case operand(SQLExpression)
    case cast(SQLExpression, SQLType)
    case list([SQLExpression])
    case number(Int64)
    case type(SQLType)
    case range(SQLType)
    case columnName(SQLColumn)
    case tableName(SQLTableReference)
    case literal(String)
    case made(String)
    case driverFunction(String)
  }

  /// Sixteen parts in the value itself, and an array for more. Each stands alone: of a tuple, one part could not be written
  /// without a copy of all.
  fileprivate struct Parts {
    private var part0, part1, part2, part3, part4, part5, part6, part7: Part?
    private var part8, part9, part10, part11, part12, part13, part14, part15: Part?
    private var rest: [Part] = []
    private var count = 0

    mutating func append(_ part: Part) {
      switch count {
      case 0: part0 = part
      case 1: part1 = part
      case 2: part2 = part
      case 3: part3 = part
      case 4: part4 = part
      case 5: part5 = part
      case 6: part6 = part
      case 7: part7 = part
      case 8: part8 = part
      case 9: part9 = part
      case 10: part10 = part
      case 11: part11 = part
      case 12: part12 = part
      case 13: part13 = part
      case 14: part14 = part
      case 15: part15 = part
      default: rest.append(part)
      }
      count += 1
    }

    func write(to writer: inout SQLWriter) {
      if let part0 { writer.write(part0) }
      if let part1 { writer.write(part1) }
      if let part2 { writer.write(part2) }
      if let part3 { writer.write(part3) }
      guard count > 4 else { return }
      if let part4 { writer.write(part4) }
      if let part5 { writer.write(part5) }
      if let part6 { writer.write(part6) }
      if let part7 { writer.write(part7) }
      guard count > 8 else { return }
      if let part8 { writer.write(part8) }
      if let part9 { writer.write(part9) }
      if let part10 { writer.write(part10) }
      if let part11 { writer.write(part11) }
      guard count > 12 else { return }
      if let part12 { writer.write(part12) }
      if let part13 { writer.write(part13) }
      if let part14 { writer.write(part14) }
      if let part15 { writer.write(part15) }
      for part in rest { writer.write(part) }
    }
  }
}

extension SQLWriter {
  /// Writes a form of SQL with the expressions in their places.
  public mutating func write(sql form: SQLTemplate) {
    form.parts.write(to: &self)
  }

  /// Writes a form of SQL for a decimal number, which is NULL if it has more digits than its type.
  ///
  ///     nullif(nullif(greatest(least(n, 1000000), -1000000), 1000000), -1000000)
  public mutating func write(sql number: SQLTemplate, withinDigitsOf type: SQLType) {
    let end = (type.unscaledRange?.upperBound ?? 0) + 1
    write(sql: "nullif(nullif(greatest(least(")
    write(sql: number)
    write(sql: ", \(end)), \(-end)), \(end)), \(-end))")
  }

  fileprivate mutating func write(_ part: SQLTemplate.Part) {
    switch part {
    case .text(let text): write(text)
    case .expression(let expression): write(expression)
    case .operand(let expression): write(operand: expression)
    case .cast(let expression, let type):
      if case .value(_, type) = expression {
        write(expression)
      } else {
        writeStandard(cast: expression, to: type)
      }
    case .list(let expressions): writeList(expressions) { expression, writer in writer.write(expression) }
    case .number(let number): write(number)
    case .type(let type): write(text: dialect.typeName(type))
    case .range(let type): write(rangeOf: type)
    case .columnName(let column): write(nameOf: column)
    case .tableName(let table): write(nameOf: table)
    case .literal(let text): write(textLiteral: text)
    case .made(let text): write(text: text)
    case .driverFunction(let name): write(driverFunction: name)
    }
  }
}

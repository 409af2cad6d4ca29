@_spi(KoineDriver) public import Koine

extension MariaDBDialect {
  /// Writes a constant. A number with a point alone would be a decimal one.
  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    switch value {
    case .integer(let number):
      writer.write(text: type.scale.map { SQLDecimal.text(number, scale: $0) } ?? String(number))
    case .double(let number): writer.write(text: "\(number)".contains("e") ? "\(number)" : "\(number)e0")
    case .text(let text):
      // A definition is kept, and read in the character set of its database.
      if writer.isOfDefinition, !text.hasBackslash { writer.write("_utf8mb4") }
      writer.write(sql: "\(quoted: text)")
    case .timestamp(let instant): writer.write(sql: "TIMESTAMP\(literal: SQLTimestamp.text(instant))")
    case .date(let days): writer.write(sql: "DATE\(literal: SQLTimestamp.dateText(days))")
    case .time(let microseconds): writer.write(sql: "TIME\(literal: SQLTimestamp.timeText(microseconds))")
    default: writer.writeStandard(literal: value)
    }
  }

  /// DIV is the division that truncates; both divisions by zero are NULL.
  public func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch (op, left.type.scale ?? right.type.scale.map { _ in 0 }) {
    case (.integerDivide, _): writer.write(left, "DIV", right)
    case (.divide, let scale?):
      writer.write(
        sql: "round(\(operand: left) / \(operand: right), \(Int64(scale + SQLType.quotientDecimals)))")
    // Of -4 by 2 it would be -0.
    case (.remainder, nil)
    where [left, right].contains { $0.type.storage == .double || $0.type.storage == .real }:
      writer.write(sql: "(\(operand: left) % \(operand: right) + 0e0)")
    case (.remainder, _?): writer.write(sql: "(\(operand: left) % \(operand: right) + 0)")
    default: writer.writeStandard(arithmetic: left, op, right)
    }
  }

  /// Writes `-operand`. Of a constant the server might make a decimal number.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    let isConstant = !operand.contains { if case .column = $0 { true } else { false } }
    guard operand.type.isInteger, isConstant else { return writer.writeStandard(negated: operand) }
    // Of the least integer, 0 - x would be the same one again.
    writer.write(sql: "(\(operand: operand) * -1)")
  }

  /// Operations on bits give numbers without a sign.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write(sql: "CAST(~\(operand: operand) AS SIGNED)")
  }

  /// Operations on bits give numbers without a sign, and shifts keep none. A shift by a number of places beyond the
  /// width, negative ones among them, leaves no bit.
  public func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch op {
    case .and: writer.write(sql: "CAST(\(operand: left) & \(operand: right) AS SIGNED)")
    case .or: writer.write(sql: "CAST(\(operand: left) | \(operand: right) AS SIGNED)")
    case .exclusiveOr: writer.write(sql: "CAST(\(operand: left) ^ \(operand: right) AS SIGNED)")
    case .shiftLeftWithin: writer.write(sql: "CAST(\(operand: left) << \(operand: right) AS SIGNED)")
    case .shiftRightWithin:
      writer.write(naming: [left, right]) { names in
        let (number, places) = (names[0], names[1])
        return """
          CAST(CASE WHEN \(operand: number) < 0 THEN ~(~\(operand: number) >> \(operand: places)) \
          ELSE \(operand: number) >> \(operand: places) END AS SIGNED)
          """
      }
    case .shiftLeft, .shiftRight:
      // Of a number of places, the server takes the last 32 bits.
      let (ahead, back) = (("least(", ", 64)"), ("-greatest(", ", -64)"))
      let (toLeft, toRight) = op == .shiftLeft ? (ahead, back) : (back, ahead)
      writer.write(naming: [left, right]) { names in
        let (number, places) = (names[0], names[1])
        return """
          CAST(CASE WHEN \(operand: places) \(sql: op == .shiftLeft ? ">=" : "<=") 0 THEN \(operand: number) << \
          \(sql: toLeft.0)\(places)\(sql: toLeft.1) WHEN \(operand: number) < 0 THEN ~(~\(operand: number) >> \
          \(sql: toRight.0)\(places)\(sql: toRight.1)) ELSE \(operand: number) >> \
          \(sql: toRight.0)\(places)\(sql: toRight.1) END AS SIGNED)
          """
      }
    }
  }

  /// `||` is OR unless the session says otherwise.
  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write(call: "concat", [left, right])
  }

  /// Writes `<=>`, which an index serves.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    if negated { return writer.write(left, "<=>", right) }
    writer.write(sql: "NOT (\(operand: left) <=> \(operand: right))")
  }

  /// Whether LIKE ignores case depends on the collation, which is binary.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    if caseSensitive { writer.write(operand: operand) } else { write("LOWER", of: operand, to: &writer) }
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    switch pattern {
    case _ where caseSensitive: writer.write(sql: "\(binary: pattern)")
    case .value(.text(let text), let type): writer.bind(.text(text.asciiLowercased), type)
    default: write("LOWER", of: pattern, to: &writer)
    }
    writer.write(" ESCAPE x'5C'")
  }

  /// As bytes of ASCII, no other letter has a case.
  private func write(_ function: String, of text: SQLExpression, to writer: inout SQLWriter) {
    writer.write(
      sql: """
        CONVERT(CAST(\(sql: function)(CONVERT(CAST(\(text) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) \
        COLLATE \(sql: Self.collation)
        """)
  }

  /// Writes whether a text contains another one, begins or ends with it. For a column that begins with a value, that is
  /// a pattern, which an index serves.
  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch (search, text, part) {
    case (.contains, _, _): writer.write(sql: "instr(\(text), \(binary: part)) > 0")
    case (.hasPrefix, .column, .value(.text(let prefix), let type)):
      let pattern = prefix.unicodeScalars.map { "\\%_".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }
      writer.write(
        sql: """
          \(text) LIKE \(binary: .value(.text(pattern.joined() + "%"), type)) ESCAPE x'5C'
          """)
    case (.hasPrefix, _, _): writer.write(sql: "instr(\(text), \(binary: part)) = 1")
    case (.hasSuffix, _, _): writer.write(sql: "instr(reverse(\(text)), reverse(\(binary: part))) = 1")
    }
  }

  /// Writes a call of a function, or the expression that means the same.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .grouping: writer.write(call: "grouping", arguments)
    case .length: writer.write(call: "char_length", arguments)
    case .lower: write("LOWER", of: arguments[0], to: &writer)
    case .upper: write("UPPER", of: arguments[0], to: &writer)
    case .trim: writeTrim("trim", arguments, to: &writer)
    case .trimStart: writeTrim("ltrim", arguments, to: &writer)
    case .trimEnd: writeTrim("rtrim", arguments, to: &writer)
    case .position: writer.write(sql: "instr(\(arguments[0]), \(binary: arguments[1]))")
    case .left, .leftWithin: writer.write(call: "left", arguments)
    case .right, .rightWithin: writer.write(call: "right", arguments)
    case .greatest, .greatestOfKnown: writer.write(call: "greatest", arguments)
    case .least, .leastOfKnown: writer.write(call: "least", arguments)
    case .replace where arguments[2].isKnownNotNull:
      writer.write(sql: "replace(\(owned: arguments[0]), \(arguments[1]), \(arguments[2]))")
    // If the text to look for is empty, what would take its place is not looked at.
    case .replace:
      writer.write(naming: [arguments[2]], beside: arguments.prefix(2)) { names in
        """
        CASE WHEN \(operand: names[0]) IS NOT NULL \
        THEN replace(\(owned: arguments[0]), \(arguments[1]), \(names[0])) END
        """
      }
    case .absolute: writer.write(call: "abs", arguments)
    case .coalesce: writer.write(coalesce: arguments)
    case .nullIf: writer.write(call: "nullif", ofOneType: arguments)
    case .round: writer.write(call: "round", arguments)
    case .truncate where arguments[0].type.scale != nil: writer.write(sql: "truncate(\(arguments[0]), 0)")
    // A number of no decimal places is cut off at 17 digits wherever rows are stored meanwhile.
    case .truncate: writer.write(sql: "(truncate(\(arguments[0]), 0) + 0e0)")
    case .sign: writer.write(call: "sign", arguments)
    case .within(let range): writer.write(sql: "\(arguments[0], within: range, ending: "e0")")
    case .temporal(let function): write(temporal: function, arguments, to: &writer)
    case .numeric(let function): write(numeric: function, arguments, to: &writer)
    case .textual(let function): write(textual: function, arguments, to: &writer)
    // Its `$` is the place before a last line feed, too.
    case .matches(let expression):
      let pattern = SQLExpression.literal(.text("(?-i)" + expression.text(end: "\\z")), .text)
      writer.write(sql: "(\(operand: arguments[0]) REGEXP \(pattern))")
    case .json(let function): write(json: function, arguments, to: &writer)
    case .program(let function): writer.refuse("the function \(function.name)")
    case .matching(let form):
      writer.write(sql: "nullif(regexp_substr(\(arguments[0]), '(?s)\(sql: form.pattern)(?!.)'), '')")
    case .substring where arguments.dropFirst().allSatisfy(\.isPositionInText),
      .substringWithin where arguments.dropFirst().allSatisfy(\.isPositionInText):
      writer.write(call: "substring", arguments)
    // A position below 1 would count from the end.
    case .substring where arguments.count > 2, .substringWithin where arguments.count > 2:
      writer.write(naming: Array(arguments.dropFirst()), beside: arguments.prefix(1)) { bounds in
        """
        substring(\(arguments[0]), greatest(\(bounds[0]), 1), greatest(least(\(bounds[1]), 1073741823), 0) \
        + least(greatest(\(bounds[0]), -2147483647) - 1, 0))
        """
      }
    case .substring, .substringWithin:
      writer.write(sql: "substring(\(arguments[0]), greatest(\(arguments[1]), 1))")
    }
  }

  /// `TRIM(… FROM …)` takes a whole text off. The pattern has an alternative for each of its characters: `\Qa\E|`.
  private func writeTrim(
    _ name: StaticString, _ arguments: [SQLExpression], to writer: inout SQLWriter
  ) {
    guard arguments.count > 1 else { return writer.write(call: name, arguments) }
    let (start, end) = ("\(name)" != "rtrim", "\(name)" != "ltrim")
    writer.write(sql: "regexp_replace(\(binary: arguments[0]), concat('(?s)'")
    for (isThere, before, after) in [
      (start, "^(?:", "(?!))++"), (end, start ? "|(?:" : "(?:", "(?!))++(?!.)"),
    ]
    where isThere {
      writer.write(
        sql: """
          , '\(sql: before)', regexp_replace(\(arguments[1]), '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '\(sql: after)'
          """)
    }
    writer.write("), '')")
  }

  /// Writes an aggregate function with its DISTINCT. The sum of integers is a decimal number: DIV makes an integer of
  /// it, or fails. Their mean has as many decimals as there are, so that rounding it once more is exact;
  /// of their text, the server makes the nearest double.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let argument = aggregate.argument ?? .literal(.null, .bigInteger)
    let type = argument.type.storage
    let distinct = aggregate.isDistinct ? "DISTINCT " : ""
    switch aggregate.function {
    case .sum where type.isInteger:
      writer.write(sql: "(sum(\(sql: distinct)\(argument))")
      writer.write(filter: nil)
      writer.write(" DIV 1)")
    case .average where type.isInteger:
      writer.write(sql: "CAST(CAST(avg(\(sql: distinct)CAST(\(argument) AS DECIMAL(57, 34)))")
      writer.write(filter: nil)
      writer.write(" AS CHAR) AS DOUBLE)")
    case .average where type.scale != nil:
      let digits = Int64((type.scale ?? 0) + SQLType.quotientDecimals)
      writer.write(sql: "round(avg(\(sql: distinct)\(argument))")
      writer.write(filter: nil)
      writer.write(sql: ", \(digits))")
    case .concatenate(let separator):
      // A constant, which orders nothing, would be the position of a column. NULL is like 0 here.
      let ordering = aggregate.ordering.filter { $0.expression.contains(\.isOfRow) }
      // Of a row that a subquery finds by its key, or of constants, NULL is joined as an empty text.
      writer.write(sql: "CASE WHEN count(\(argument.inRows(of: ordering))) > 0 ")
      writer.write(sql: "THEN group_concat(\(sql: distinct)\(argument)")
      if !ordering.isEmpty {
        writer.write(" ")
        writer.write(orderBy: ordering.flatMap { $0.nulls == .smallest ? [$0.byNull, $0] : [$0] })
      }
      writer.write(sql: " SEPARATOR \(bytesOf: separator)) END")
    // The extreme of a constant is one to the server before it knows whether there is a row.
    case .minimum where argument.isConstant, .maximum where argument.isConstant:
      writer.write("CASE WHEN count(*)")
      writer.write(filter: nil)
      writer.write(sql: " > 0 THEN \(argument) END")
    case .count:
      guard case .row(let parts)? = aggregate.argument else {
        return writer.writeStandard(aggregate: aggregate)
      }
      writer.write(sql: "count(\(sql: distinct)\(list: parts))")
    // Of no value their result would be a number without a bit, or with all of them, and without a sign.
    case .bitAnd:
      writer.write(sql: "CASE WHEN count(\(argument)) > 0 THEN CAST(bit_and(\(argument)) AS SIGNED) END")
    case .bitOr:
      writer.write(sql: "CASE WHEN count(\(argument)) > 0 THEN CAST(bit_or(\(argument)) AS SIGNED) END")
    case .bitExclusiveOr:
      writer.write(sql: "CASE WHEN count(\(argument)) > 0 THEN CAST(bit_xor(\(argument)) AS SIGNED) END")
    default: writer.writeStandard(aggregate: aggregate)
    }
  }
}

extension SQLExpression {
  /// Whether it is a value that every row has, be it with a collation.
  fileprivate var isConstant: Bool { isRepeatable && !contains(\.isOfRow) }

  /// Whether it may be another value in each row.
  fileprivate var isOfRow: Bool {
    switch self {
    case .column, .fragment: true
    default: false
    }
  }
}

extension SQLExpression {
  /// Whether it is a constant of 1 or more that no sum with another one makes greater than 32 bits.
  fileprivate var isPositionInText: Bool {
    if case .literal(.integer(1...SQLExpression.longestPart), _) = self { true } else { false }
  }
}

extension SQLExpression {
  /// A value that is NULL where this one is, and that belongs to the query of this one's ordering: an aggregate of outer
  /// columns alone would be the outer query's.
  fileprivate func inRows(of ordering: [SQLOrdering]) -> SQLExpression {
    let sources = freeSources
    let others = ordering.map(\.expression).filter { !sources.isSuperset(of: $0.freeSources) }
    guard !others.isEmpty else { return self }
    let isThere = SQLExpression.isNull(self, negated: true)
    let first = SQLExpression.function(.coalesce, others.map { .isNull($0, negated: false) })
    return .conditional(SQLCase(branches: [.init(when: isThere, then: first)]))
  }
}

extension SQLOrdering {
  /// NULL before all other values, or, in the other direction, behind them.
  fileprivate var byNull: SQLOrdering {
    let numbers = [0, 1].map { SQLExpression.literal(.integer($0), .integer(bits: 32)) }
    let isThere = SQLCase(
      branches: [.init(when: .isNull(expression, negated: false), then: numbers[0])], otherwise: numbers[1])
    return SQLOrdering(.conditional(isThere), descending: isDescending, nulls: .database)
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a text that is compared by code point, whatever the collation of the other.
  fileprivate mutating func appendInterpolation(binary text: SQLExpression) {
    appendInterpolation(operand: text)
    appendInterpolation(sql: " COLLATE \(MariaDBDialect.collation)")
  }

  /// Adds a text constant.
  fileprivate mutating func appendInterpolation(quoted text: String) {
    appendInterpolation(converted: text)
    if text.hasBackslash { appendInterpolation(sql: " COLLATE \(MariaDBDialect.collation)") }
  }

  /// The same without a collation. In a plain constant, what a backslash means depends on the session; and `_utf8mb4 x''`
  /// becomes such a one when the server writes a definition down.
  mutating func appendInterpolation(converted text: String) {
    if text.hasBackslash { appendInterpolation(sql: "CONVERT(") }
    appendInterpolation(bytesOf: text)
    if text.hasBackslash { appendInterpolation(sql: " USING utf8mb4)") }
  }

  /// The same, for places that accept nothing but a constant.
  mutating func appendInterpolation(bytesOf text: String) {
    guard text.hasBackslash else { return appendInterpolation(literal: text) }
    appendInterpolation(sql: "x'\(text.utf8.map(\.hexadecimal).joined())'")
  }
}

extension String {
  fileprivate var hasBackslash: Bool { utf8.contains(UInt8(ascii: "\\")) }
}

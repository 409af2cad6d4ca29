@_spi(KoineDriver) import Koine

extension MariaDBDialect {
  /// Writes a function of texts.
  func write(textual function: SQLTextualFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .octetLength: writer.write(call: "octet_length", arguments)
    case .repeated: writer.write(sql: "repeat(\(owned: arguments[0]), \(arguments[1]))")
    case .reversed: writer.write(call: "reverse", arguments)
    case .randomUUID:
      writer.write(
        sql: """
          lower(concat(hex(random_bytes(4)), '-', hex(random_bytes(2)), '-4', right(hex(random_bytes(2)), 3), '-', \
          substring('89AB', floor(rand() * 4) + 1, 1), right(hex(random_bytes(2)), 3), '-', hex(random_bytes(6))))
          """)
    // Refused before.
    case .unicodeLower, .unicodeUpper, .nfc, .nfd, .nfkc, .nfkd: writer.write(arguments[0])
    case .joined where arguments.count == 1: writer.write(sql: "concat_ws(\(arguments[0]), NULL)")
    case .joined: writeJoined(arguments, to: &writer)
    // Of a bound value, the server would take a floating-point number; and it cuts texts of what it takes for shorter.
    case .formatted:
      let scale = Int64(arguments[0].type.scale ?? 0)
      writer.write(
        sql: "format(CAST(\(arguments[0]) AS DECIMAL(65, \(scale))), \(scale), 'en_US')")
    // Of no text to pad with, the server makes NULL; of a length below 0, too. It writes upon the text.
    case .padStart, .padEnd:
      writer.write(naming: arguments) { names in
        """
        CASE WHEN \(operand: names[2]) = '' THEN left(\(names[0]), \(names[1])) \
        WHEN \(operand: names[1]) < 0 AND \(operand: names[0]) IS NOT NULL THEN left(\(names[2]), 0) \
        ELSE \(sql: function == .padStart ? "lpad" : "rpad")(concat(\(names[0]), ''), \(names[1]), \(names[2])) END
        """
      }
    case .codePoint:
      writer.write(
        sql: """
          CAST(nullif(conv(nullif(hex(CONVERT(left(\(arguments[0]), 1) USING utf32)), ''), 16, 10), '') \
          AS SIGNED)
          """)
    case .character:
      writer.write(naming: arguments) { names in
        """
        CASE WHEN \(operand: names[0]) BETWEEN 1 AND 55295 OR \(operand: names[0]) BETWEEN 57344 AND 1114111 \
        THEN CONVERT(CHAR(\(names[0]) USING utf32) USING utf8mb4) COLLATE \(sql: Self.collation) END
        """
      }
    // What is behind the last separator is the part only if there are as many.
    case .part:
      writer.write(naming: arguments) { names in
        let (text, separator, number) = (names[0], names[1], names[2])
        return """
          CASE WHEN (\(operand: number) BETWEEN 1 AND 2147483647) IS NOT TRUE THEN NULL \
          WHEN \(operand: separator) = '' THEN CASE WHEN \(operand: number) = 1 THEN \(text) ELSE left(\(text), 0) END \
          WHEN \(operand: number) > 1 AND substring_index(\(text), \(separator), \(operand: number) - 1) = \(text) \
          THEN left(\(text), 0) \
          ELSE substring_index(substring_index(\(text), \(separator), \(number)), \(separator), -1) END
          """
      }
    }
  }
}

extension MariaDBDialect {
  /// Each text behind its separator, without the first one. `concat_ws` writes upon the texts that it is given: upon a
  /// column's that stands twice, and twice upon an aggregate's if the function around asks for it twice.
  private func writeJoined(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    guard
      arguments[0].isRepeatable || writer.repeatsOperands || arguments.contains(where: \.isOfGroups)
    else {
      return write(naming: SQLNaming(arguments) { .function(.textual(.joined), $0) }, to: &writer)
    }
    writer.write("substr(concat(")
    for (index, part) in arguments.dropFirst().enumerated() {
      if index > 0 { writer.write(", ") }
      writer.write(sql: "coalesce(concat(\(owned: arguments[0]), \(part)), '')")
    }
    writer.write(sql: "), char_length(\(arguments[0])) + 1)")
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a text that the function around may write upon: the server would do so on that of an aggregate, and, where it
  /// asks for it twice, as nullif() does, write upon it twice.
  mutating func appendInterpolation(owned text: SQLExpression) {
    guard text.isOfAggregate else { return appendInterpolation(text) }
    appendInterpolation(sql: "concat(")
    appendInterpolation(text)
    appendInterpolation(sql: ", '')")
  }
}

extension SQLExpression {
  /// Whether it is, as it may be, the text of an aggregate itself.
  fileprivate var isOfAggregate: Bool {
    switch self {
    case .aggregate, .window: true
    case .collate(let text, _), .cast(let text, .text): text.isOfAggregate
    case .conditional(let node):
      node.branches.contains { $0.result.isOfAggregate } || node.otherwise?.isOfAggregate == true
    case .function(let function, let arguments):
      switch function {
      case .coalesce, .nullIf, .greatest, .least, .greatestOfKnown, .leastOfKnown, .replace,
        .textual(.repeated):
        arguments.contains(where: \.isOfAggregate)
      default: false
      }
    default: false
    }
  }
}

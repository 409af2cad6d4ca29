@_spi(KoineDriver) import Koine

extension PostgreSQLDialect {
  /// Writes a function of texts.
  func write(textual function: SQLTextualFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let arguments = function == .formatted ? arguments : arguments.map(\.asText)
    func count(_ index: Int, _ range: ClosedRange<Int64>) -> SQLExpression {
      .function(.within(range), [arguments[index]])
    }
    switch function {
    case .octetLength: writer.write(sql: "CAST(octet_length(\(arguments[0])) AS bigint)")
    case .padStart, .padEnd:
      writer.write(function == .padStart ? "lpad(" : "rpad(")
      writer.write(sql: "\(arguments[0]), \(length: arguments[1]), \(arguments[2]))")
    case .repeated: writer.write(sql: "repeat(\(arguments[0]), \(length: arguments[1]))")
    case .randomUUID: writer.write("gen_random_uuid()")
    case .reversed: writer.write(call: "reverse", arguments)
    case .unicodeLower:
      // BETWEEN takes no collation by itself.
      writer.write(sql: "(lower(\(operand: arguments[0]) COLLATE \"und-x-icu\") COLLATE \"C\")")
    case .unicodeUpper:
      writer.write(sql: "(upper(\(operand: arguments[0]) COLLATE \"und-x-icu\") COLLATE \"C\")")
    case .nfc, .nfd, .nfkc, .nfkd:
      writer.write(sql: "normalize(\(arguments[0]), \(sql: function.rawValue.uppercased()))")
    case .joined where arguments.count == 1: writer.write(sql: "concat_ws(\(arguments[0]), NULL)")
    case .joined: writer.write(call: "concat_ws", arguments)
    case .codePoint: writer.write(sql: "CAST(nullif(ascii(\(arguments[0])), 0) AS bigint)")
    // It fails of what is no character.
    case .character:
      guard writer.repeats(arguments) else {
        let naming = SQLNaming(arguments) { .function(.textual(function), $0) }
        return write(naming: naming, to: &writer)
      }
      let number = arguments[0]
      writer.write(
        sql: """
          CASE WHEN \(operand: number) BETWEEN 1 AND 55295 OR \(operand: number) BETWEEN 57344 AND 1114111 \
          THEN chr(\(cast: number, to: .integer(bits: 32))) END
          """)
    // `to_char` makes `#` of a number that has more digits than its format. Behind the point, no group ends with one.
    case .formatted:
      let text = SQLExpression.cast(arguments[0], .text)
      let end = arguments[0].type.scale ?? 0 > 0 ? "[.]" : "$"
      writer.write(sql: "regexp_replace(\(text), '([0-9])(?=([0-9]{3})+\(sql: end))', E'\\\\1,', 'g')")
    case .part:
      let number = count(2, 1...2_147_483_647)
      writer.write(
        sql: "split_part(\(arguments[0]), \(arguments[1]), \(cast: number, to: .integer(bits: 32)))")
    }
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a number of characters: none for one below 0, and more than a text has for one beyond 32 bits. NULL stays NULL.
  fileprivate mutating func appendInterpolation(length number: SQLExpression) {
    if case (.integer(let count), let type)? = number.constant {
      let limited = number.replaced(by: .integer(Swift.max(0, Swift.min(count, 2_147_483_647))), as: type)
      return appendInterpolation(cast: limited, to: .integer(bits: 32))
    }
    appendInterpolation(
      cast: .function(
        .greatest,
        [
          .literal(.integer(0), .bigInteger),
          .function(.least, [.literal(.integer(2_147_483_647), .bigInteger), number]),
        ]),
      to: .integer(bits: 32))
  }
}

@_spi(KoineDriver) import Koine

extension SQLiteDialect {
  /// Writes a function of texts.
  func write(textual function: SQLTextualFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .octetLength: writer.write(sql: "length(CAST(\(arguments[0]) AS BLOB))")
    case .padStart: writer.write(call: .padStart, arguments)
    case .padEnd: writer.write(call: .padEnd, arguments)
    case .repeated: writer.write(call: .repeated, arguments)
    case .reversed: writer.write(call: .reversed, arguments)
    case .codePoint: writer.write(call: "unicode", arguments)
    case .character: writer.write(call: .character, arguments)
    case .part: writer.write(call: .part, arguments)
    case .formatted:
      let scale = Int64(arguments[0].type.scale ?? 0)
      writer.write(sql: "\(driverFunction: .formatted)(\(arguments[0]), \(scale))")
    case .randomUUID:
      writer.write(
        sql: """
          lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' \
          || substr('89AB', (random() & 3) + 1, 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
          """)
    case .unicodeLower: writer.write(call: .unicodeLower, arguments)
    case .unicodeUpper: writer.write(call: .unicodeUpper, arguments)
    // Refused before.
    case .nfc, .nfd, .nfkc, .nfkd: writer.write(arguments[0])
    case .joined: writeJoined(arguments, to: &writer)
    }
  }

  /// `concat_ws` is one of version 3.44.
  private func writeJoined(_ arguments: [SQLExpression], to writer: inout SQLWriter) {
    guard arguments[0].isRepeatable || writer.repeats(arguments) else {
      let naming = SQLNaming(arguments) { .function(.textual(.joined), $0) }
      return write(naming: naming, to: &writer)
    }
    writer.write("substr(")
    if arguments.count == 1 { writer.write("''") }
    for (index, part) in arguments.dropFirst().enumerated() {
      if index > 0 { writer.write(" || ") }
      writer.write(sql: "coalesce(\(operand: arguments[0]) || \(operand: part), '')")
    }
    writer.write(sql: ", length(\(arguments[0])) + 1)")
  }
}

@_spi(KoineDriver) import Koine

/// `greatest` and `least` pass over NULL here; Koine's are NULL if an argument is.
extension PostgreSQLDialect {
  /// Writes the extreme of arguments of which none is NULL.
  func write(
    extreme function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter
  ) {
    var arguments = arguments.ofOneZone
    if isText(arguments) {
      arguments = arguments.map(\.asText)
      arguments[0] = arguments[0].byCodePoint
    }
    writer.write(call: function == .greatestOfKnown ? "greatest" : "least", arguments)
  }

  private func isText(_ arguments: [SQLExpression]) -> Bool {
    arguments.contains { $0.type.storage == .text } && !arguments.contains(where: \.isAsDeclared)
  }

  /// Names each argument once, as an array of one element. An array of NULL is greater than all others, and one
  /// without an element is less: either way the result has no value if an argument has none.
  ///
  ///     (greatest(ARRAY[a], ARRAY[b]))[1]
  ///     (least(array_remove(ARRAY[a], NULL), array_remove(ARRAY[b], NULL)))[1]
  func write(
    extremeOfComputed function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter
  ) {
    let arguments = arguments.ofOneZone
    let isText = isText(arguments)
    // The elements of arrays have to have one type.
    let isOfOneType = arguments.allSatisfy { $0.type == arguments[0].type }
    let typed = arguments.map { isText ? $0.asText.byCodePoint : isOfOneType ? $0 : $0.widened ?? $0 }
    writer.write(function == .greatest ? "(greatest(" : "(least(")
    writer.writeList(typed) { argument, writer in
      if function == .greatest || argument.isKnownNotNull {
        writer.write(sql: "ARRAY[\(argument)]")
      } else {
        writer.write(sql: "array_remove(ARRAY[\(argument)], NULL)")
      }
    }
    writer.write("))[1]")
  }
}

extension [SQLExpression] {
  /// The same in one type: the first one's, if one of them is a day and a time without a zone, and another an instant.
  fileprivate var ofOneZone: [SQLExpression] {
    guard let first, contains(where: \.isTimestampWithoutZone) else { return self }
    let type: SQLType = first.isTimestampWithoutZone ? first.type : .timestamp
    return map { argument in
      argument.isTimestampWithoutZone == type.isTimestampWithoutZone ? argument : .cast(argument, type)
    }
  }
}

extension SQLExpression {
  /// Whether the text is compared as the database has declared it.
  fileprivate var isAsDeclared: Bool {
    if case .collate(_, .database) = self { true } else { false }
  }
}

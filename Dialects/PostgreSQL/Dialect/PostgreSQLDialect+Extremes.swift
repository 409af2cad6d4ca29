import Koine

/// `greatest` and `least` pass over NULL here; Koine's are NULL if an argument is.
extension PostgreSQLDialect {
  /// Writes the extreme of arguments of which none is NULL.
  func write(
    extreme function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter
  ) {
    let isText = isText(arguments)
    writer.write(function == .greatestOfKnown ? "greatest(" : "least(")
    writer.writeList(arguments.indices) { index, writer in
      let argument = isText ? arguments[index].asText : arguments[index]
      if isText, index == 0 { writer.writeCollated(argument) } else { writer.write(argument) }
    }
    writer.write(")")
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
    let isText = isText(arguments)
    // The elements of arrays have to have one type.
    let isOfOneType = arguments.allSatisfy { $0.type.storage == arguments[0].type.storage }
    let arguments = arguments.map { isText ? $0.asText : isOfOneType ? $0 : $0.widened ?? $0 }
    writer.write(function == .greatest ? "(greatest(" : "(least(")
    writer.writeList(arguments) { argument, writer in
      let mayBeNull = function == .least && !argument.isKnownNotNull
      writer.write(mayBeNull ? "array_remove(ARRAY[" : "ARRAY[")
      if isText { writer.writeCollated(argument) } else { writer.write(argument) }
      writer.write(mayBeNull ? "], NULL)" : "]")
    }
    writer.write("))[1]")
  }

  /// Writes an integer, or the end of a range that it lies beyond; NULL stays NULL.
  func write(_ number: SQLExpression, clampedTo range: ClosedRange<Int64>, to writer: inout SQLWriter) {
    let number = number.widened ?? number
    guard number.isRepeatable else {
      let atLeast = SQLExpression.function(
        .greatest, [number, .literal(.integer(range.lowerBound), .bigInteger)])
      return writer.write(.function(.least, [atLeast, .literal(.integer(range.upperBound), .bigInteger)]))
    }
    writer.write("CASE")
    for (sign, bound) in [(" < ", range.lowerBound), (" > ", range.upperBound)] as [(StaticString, Int64)] {
      writer.write(" WHEN ")
      writer.write(operand: number)
      writer.write(sign)
      writer.write(bound)
      writer.write(" THEN ")
      writer.write(bound)
    }
    writer.write(" ELSE ")
    writer.write(number)
    writer.write(" END")
  }

  /// Writes a number, or NULL if it does not lie between two others, which it never equals. `greatest` and
  /// `least` pass over NULL, and so give the end for which NULLIF gives NULL again.
  func writeNumber(
    above lower: String?, below upper: String?, to writer: inout SQLWriter,
    _ number: (inout SQLWriter) -> Void
  ) {
    if lower != nil { writer.write("NULLIF(greatest(") }
    if upper != nil { writer.write("NULLIF(least(") }
    number(&writer)
    for end in [upper, lower] {
      guard let end else { continue }
      writer.write(", ")
      writer.write(text: end)
      writer.write("), ")
      writer.write(text: end)
      writer.write(")")
    }
  }
}

extension SQLExpression {
  /// Whether the text is compared as the database has declared it.
  fileprivate var isAsDeclared: Bool {
    if case .collate(_, .database) = self { true } else { false }
  }
}

import Koine

/// `greatest` and `least` pass over NULL here; Koine's are NULL where an argument is.
extension PostgreSQLDialect {
  func write(
    extreme function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter
  ) {
    let types = arguments.map(\.type.storage)
    let isText = types.contains(.text) && !arguments.contains(where: \.isAsDeclared)
    let arguments = isText ? arguments.map(\.asText) : arguments
    let optional = arguments.filter { !$0.isKnownNotNull }
    guard optional.allSatisfy(\.isRepeatable) else {
      // The elements of arrays have to have one type.
      let isOfOneType = types.allSatisfy { $0 == types[0] }
      return write(
        extreme: function, ofArrays: isOfOneType ? arguments : arguments.map(\.widened), isText: isText,
        to: &writer)
    }
    if !optional.isEmpty {
      writer.write("CASE WHEN ")
      for (index, argument) in optional.enumerated() {
        if index > 0 { writer.write(" AND ") }
        writer.write(operand: argument)
        writer.write(" IS NOT NULL")
      }
      writer.write(" THEN ")
    }
    writer.write(function == .greatest ? "greatest(" : "least(")
    writer.writeList(arguments.indices) { index, writer in
      if isText, index == 0 { writer.writeCollated(arguments[index]) } else { writer.write(arguments[index]) }
    }
    writer.write(")")
    if !optional.isEmpty { writer.write(" END") }
  }

  /// Names each argument once, as an array of one element. An array of NULL is greater than all others, and one
  /// without an element is less: either way the result has no value where an argument has none.
  ///
  ///     (greatest(ARRAY[a], ARRAY[b]))[1]
  ///     (least(array_remove(ARRAY[a], NULL), array_remove(ARRAY[b], NULL)))[1]
  private func write(
    extreme function: SQLFunction, ofArrays arguments: [SQLExpression], isText: Bool,
    to writer: inout SQLWriter
  ) {
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
    let number = number.widened
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

  /// Writes a number, or NULL where it does not lie between two others, which it never equals. `greatest` and
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

  /// Whether this is a value, and not NULL.
  fileprivate var isKnownNotNull: Bool {
    switch self {
    case .value(let value, _), .literal(let value, _): value != .null
    case .parameter: true
    default: false
    }
  }
}

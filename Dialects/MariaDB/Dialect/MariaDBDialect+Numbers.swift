@_spi(KoineDriver) import Koine

/// What is too large for a double is an error; outside of its domain, a function is NULL.
extension MariaDBDialect {
  /// Writes a function of numbers.
  func write(numeric function: SQLNumericFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let (least, most) = (
      "\(SQLNumericFunction.exponents.lowerBound)e0", "\(SQLNumericFunction.exponents.upperBound)e0"
    )
    if let (places, scale) = function.exactPlaces(of: arguments) {
      return write(exact: function, arguments[0], Int64(places), Int64(scale), to: &writer)
    }
    switch function {
    case .signum: writer.write(call: "sign", arguments)
    // A number of no decimal places is cut off at 17 digits wherever rows are stored meanwhile.
    case .ceiling: writer.write(sql: "(ceiling(\(arguments[0])) + 0e0)")
    case .floor: writer.write(sql: "(floor(\(arguments[0])) + 0e0)")
    case .squareRoot: writer.write(call: "sqrt", arguments)
    case .naturalLogarithm: writer.write(call: "ln", arguments)
    case .decimalLogarithm: writer.write(call: "log10", arguments)
    case .sine: writer.write(call: "sin", arguments)
    case .cosine: writer.write(call: "cos", arguments)
    case .tangent: writer.write(call: "tan", arguments)
    case .arcSine: writer.write(call: "asin", arguments)
    case .arcCosine: writer.write(call: "acos", arguments)
    case .arcTangent: writer.write(call: "atan", arguments)
    // The sign of a zero would decide on that of π.
    case .arcTangent2:
      writer.write(sql: "atan2(\(operand: arguments[0]) + 0e0, \(operand: arguments[1]) + 0e0)")
    case .random: writer.write("rand()")
    // Refused before.
    case .roundToPlaces, .truncateToPlaces: writer.write(call: "round", arguments)
    case .exponential:
      writer.write(naming: arguments) { names in
        let x = names[0]
        return """
          CASE WHEN \(operand: x) < \(sql: least) THEN 0e0 WHEN \(operand: x) <= \(sql: most) \
          THEN exp(\(x)) END
          """
      }
    case .power:
      writer.write(naming: arguments) { names in
        let (x, y) = (names[0], names[1])
        return """
          CASE WHEN \(operand: x) < 0 AND \(operand: y) <> truncate(\(y), 0) OR \(operand: x) = 0 AND \
          \(operand: y) < 0 OR ln(abs(\(x))) * greatest(least(\(y), 1e30), -1e30) > \(sql: most) THEN NULL \
          WHEN ln(abs(\(x))) * greatest(least(\(y), 1e30), -1e30) < \(sql: least) THEN 0e0 \
          ELSE pow(\(x), \(y)) END
          """
      }
    }
  }

  /// Of a bound value, the server would take a floating-point number. `DIV` is an error beyond 64 bits.
  private func write(
    exact function: SQLNumericFunction, _ number: SQLExpression, _ places: Int64, _ scale: Int64,
    to writer: inout SQLWriter
  ) {
    let name =
      switch function {
      case .ceiling: "ceiling"
      case .floor: "floor"
      case .roundToPlaces: "round"
      default: "truncate"
      }
    if number.type.scale == nil {
      return writer.write(sql: "(\(sql: name)(CAST(\(number) AS DECIMAL(20, 0)), \(places)) DIV 1)")
    }
    writer.write(sql: "CAST(\(sql: name)(CAST(\(number) AS DECIMAL(65, \(scale)))")
    if function == .roundToPlaces || function == .truncateToPlaces { writer.write(sql: ", \(places)") }
    writer.write(sql: ") AS DECIMAL(65, \(scale)))")
  }
}

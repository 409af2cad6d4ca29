@_spi(KoineDriver) import Koine

/// What is too large for a double is an error; outside of its domain, a function is NULL.
extension MariaDBDialect {
  /// Writes a function of numbers.
  func write(numeric function: SQLNumericFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let (least, most) = (
      "\(SQLNumericFunction.exponents.lowerBound)e0", "\(SQLNumericFunction.exponents.upperBound)e0"
    )
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
    case .arcTangent2: writer.write(call: "atan2", arguments)
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
}

@_spi(KoineDriver) import Koine

/// What PostgreSQL's functions fail of is made NULL before.
extension PostgreSQLDialect {
  /// Writes a function of numbers.
  func write(numeric function: SQLNumericFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    if let (places, scale) = function.exactPlaces(of: arguments) {
      return write(exact: function, arguments[0], Int64(places), Int64(scale), to: &writer)
    }
    switch function {
    case .signum: writer.write(sql: "CAST(sign(\(arguments[0])) AS bigint)")
    case .ceiling: writer.write(call: "ceil", arguments)
    case .floor: writer.write(call: "floor", arguments)
    case .squareRoot: write("sqrt", of: arguments[0], in: 0...(.infinity), to: &writer)
    case .naturalLogarithm:
      write("ln", of: arguments[0], in: .leastNonzeroMagnitude...(.infinity), to: &writer)
    case .decimalLogarithm:
      write("log", of: arguments[0], in: .leastNonzeroMagnitude...(.infinity), to: &writer)
    case .arcSine: write("asin", of: arguments[0], in: -1...1, to: &writer)
    case .arcCosine: write("acos", of: arguments[0], in: -1...1, to: &writer)
    case .sine: write("sin", of: arguments[0], in: Self.finite, to: &writer)
    case .cosine: write("cos", of: arguments[0], in: Self.finite, to: &writer)
    case .tangent: write("tan", of: arguments[0], in: Self.finite, to: &writer)
    case .arcTangent: writer.write(call: "atan", arguments)
    // The sign of a zero would decide on that of π.
    case .arcTangent2:
      writer.write(sql: "atan2(\(operand: arguments[0]) + 0, \(operand: arguments[1]) + 0)")
    case .random: writer.write("random()")
    case .roundToPlaces: write("round", arguments, to: &writer)
    case .truncateToPlaces: write("trunc", arguments, to: &writer)
    // It fails of what is too small to be another number than 0, too.
    case .exponential, .power:
      guard writer.repeats(arguments) else {
        let naming = SQLNaming(arguments) { .function(.numeric(function), $0) }
        return write(naming: naming, to: &writer)
      }
      let (least, most) = (
        "\(SQLNumericFunction.exponents.lowerBound)", "\(SQLNumericFunction.exponents.upperBound)"
      )
      let x = arguments[0]
      if function == .exponential {
        writer.write(
          sql: """
            CASE WHEN \(operand: x) < \(sql: least) THEN 0 WHEN \(operand: x) <= \(sql: most) THEN exp(\(x)) END
            """)
      } else {
        let y = arguments[1]
        let logarithm: SQLTemplate =
          "ln(nullif(abs(\(x)), 0)) * greatest(least(\(y), CAST(1e30 AS double precision)), CAST(-1e30 AS double precision))"
        writer.write(
          sql: """
            CASE WHEN \(operand: y) = 0 AND \(operand: x) IS NOT NULL THEN 1 \
            WHEN \(operand: y) IS NULL OR \(operand: x) < 0 AND \(operand: y) <> trunc(\(y)) OR \(operand: x) = 0 AND \
            \(operand: y) < 0 OR 
            """)
        writer.write(sql: logarithm)
        writer.write(sql: " > \(sql: most) THEN NULL WHEN ")
        writer.write(sql: logarithm)
        writer.write(sql: " < \(sql: least) THEN 0 ELSE power(\(x), \(y)) END")
      }
    }
  }

  /// A decimal number keeps its decimals; an integer is one of 64 bits again, or an error.
  private func write(
    exact function: SQLNumericFunction, _ number: SQLExpression, _ places: Int64, _ scale: Int64,
    to writer: inout SQLWriter
  ) {
    switch function {
    case .ceiling: writer.write(sql: "round(ceil(\(number)), \(scale))")
    case .floor: writer.write(sql: "round(floor(\(number)), \(scale))")
    default:
      let name = function == .roundToPlaces ? "round" : "trunc"
      if number.type.scale == nil {
        writer.write(sql: "CAST(\(sql: name)(CAST(\(number) AS numeric), \(places)) AS bigint)")
      } else {
        writer.write(sql: "round(\(sql: name)(\(number), \(places)), \(scale))")
      }
    }
  }

  private static let finite = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude

  /// A function of a number, NULL outside of a range. `greatest` and `least` pass over NULL, which then is the bound.
  private func write(
    _ name: StaticString, of number: SQLExpression, in range: ClosedRange<Double>, to writer: inout SQLWriter
  ) {
    writer.write(name)
    writer.write("(")
    writer.write(sql: "\(number, in: range)")
    writer.write(")")
  }

  /// A decimal number has the fifteen digits that are certain.
  private func write(_ name: StaticString, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let most = SQLNumericFunction.greatestOfFifteenDigits
    writer.write("CAST(")
    writer.write(name)
    writer.write(
      sql: """
        (CAST(\(arguments[0], in: -most...most) AS numeric), \(cast: arguments[1], to: .integer(bits: 32))) \
        AS double precision)
        """)
  }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a number that is NULL outside of a range.
  fileprivate mutating func appendInterpolation(_ number: SQLExpression, in range: ClosedRange<Double>) {
    func constant(_ number: Double) -> String {
      "CAST('\(number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)")' AS double precision)"
    }
    let below = constant(range.lowerBound.nextDown)
    guard range.upperBound.isFinite else {
      appendInterpolation(sql: "nullif(greatest(")
      appendInterpolation(number)
      return appendInterpolation(sql: ", \(below)), \(below))")
    }
    let above = constant(range.upperBound.nextUp)
    appendInterpolation(sql: "nullif(nullif(greatest(least(")
    appendInterpolation(number)
    appendInterpolation(sql: ", \(above)), \(below)), \(above)), \(below))")
  }
}

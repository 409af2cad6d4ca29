@_spi(KoineDriver) import Koine

extension SQLiteDialect {
  /// Writes a function of numbers. SQLite has those of mathematics only if it is built with them, and infinity where their
  /// result is no double.
  func write(numeric function: SQLNumericFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    if let (places, scale) = function.exactPlaces(of: arguments) {
      // An integer has at most 19 digits.
      let digits = Int64(Swift.max(0, Swift.min(scale - places, 20)))
      let name =
        switch function {
        case .roundToPlaces: "round"
        case .truncateToPlaces: "trunc"
        case .floor: "floor"
        default: "ceil"
        }
      return writer.write(sql: "\(driverFunction: .toPlaces)(\(arguments[0]), \(digits), '\(sql: name)')")
    }
    switch function {
    case .signum: writer.write(call: "sign", arguments)
    case .random: writer.write("((random() & 9007199254740991) / 9007199254740992.0)")
    case .ceiling: writer.write(call: .ceiling, arguments)
    case .floor: writer.write(call: .floor, arguments)
    case .squareRoot: writer.write(call: .squareRoot, arguments)
    case .exponential: writer.write(call: .exponential, arguments)
    case .naturalLogarithm: writer.write(call: .naturalLogarithm, arguments)
    case .decimalLogarithm: writer.write(call: .decimalLogarithm, arguments)
    case .power: writer.write(call: .power, arguments)
    case .sine: writer.write(call: .sine, arguments)
    case .cosine: writer.write(call: .cosine, arguments)
    case .tangent: writer.write(call: .tangent, arguments)
    case .arcSine: writer.write(call: .arcSine, arguments)
    case .arcCosine: writer.write(call: .arcCosine, arguments)
    case .arcTangent: writer.write(call: .arcTangent, arguments)
    case .arcTangent2: writer.write(call: .arcTangent2, arguments)
    case .roundToPlaces: writer.write(call: .roundToPlaces, arguments)
    case .truncateToPlaces: writer.write(call: .truncateToPlaces, arguments)
    }
  }
}

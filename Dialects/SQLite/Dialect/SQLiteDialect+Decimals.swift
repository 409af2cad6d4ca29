@_spi(KoineDriver) public import Koine

/// Decimal numbers are integers, the point left out: what adds them, multiplies and compares them is integer
/// arithmetic. SQLite goes on with a floating-point number if a result has no room in 64 bits. Compared with what
/// has room, such a number is still on the right side; anywhere else, of decimals, it is an error.
extension SQLiteDialect {
  /// Writes arithmetic. That of decimals is integer arithmetic with the point put back in its place.
  public func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    guard left.type.scale != nil || right.type.scale != nil else {
      // SQLite's own % cuts off fractions.
      let isOfDoubles = [left, right].contains { $0.type.storage == .double || $0.type.storage == .real }
      if op == .remainder, isOfDoubles {
        return writer.write(sql: "\(driverFunction: .remainder)(\(left), \(right))")
      }
      // Tables of other programs may hold whole numbers as integers (`NUMERIC`), of which `/` would cut off the fraction.
      let mayCutOff = op == .divide && isOfDoubles && !left.isStoredAsReal && !right.isStoredAsReal
      return writer.writeStandard(arithmetic: mayCutOff ? .cast(left, .double) : left, op, right)
    }
    if op == .divide {
      let digits = Int64(SQLType.quotientDecimals + (right.type.scale ?? 0))
      return writer.write(sql: "\(driverFunction: .quotient)(\(left), \(right), \(digits))")
    }
    let mayLeave64Bits = !writer.isCompared && SQLExpression.arithmetic(left, op, right).mayLeave64Bits
    if mayLeave64Bits {
      writer.write(driverFunction: .exact)
      writer.write("(")
    }
    writer.writeStandard(arithmetic: left, op, right)
    if mayLeave64Bits { writer.write(")") }
  }

  /// A number with other decimals: more are zeros, fewer are rounded.
  func write(cast operand: SQLExpression, toScale scale: Int, to writer: inout SQLWriter) {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    guard let old = operand.type.scale else {
      guard operand.type.storage.isInteger else {
        return writer.write(sql: "\(driverFunction: .decimal)(\(operand), \(Int64(scale)))")
      }
      return writer.write(sql: "(\(operand: operand) * 1\(sql: zeros(scale)))")
    }
    if scale < old {
      return writer.write(sql: "\(driverFunction: .quotient)(\(operand), 1\(sql: zeros(old - scale)), 0)")
    }
    let mayLeave64Bits =
      !writer.isCompared && SQLExpression.cast(operand, .decimal(scale: scale)).mayLeave64Bits
    if mayLeave64Bits { writer.write(driverFunction: .exact) }
    writer.write(sql: "(\(operand: operand) * 1\(sql: zeros(scale - old)))")
  }

  /// A decimal number as an integer, the fraction cut off, as the nearest double, or as a text with all its decimals.
  func write(decimal operand: SQLExpression, _ scale: Int, as type: SQLType, to writer: inout SQLWriter) {
    guard type.isInteger else {
      let function: SQLiteFunction = type == .double ? .double : .decimalText
      return writer.write(sql: "\(driverFunction: function)(\(operand), \(Int64(scale)))")
    }
    let zeros = String(repeating: "0", count: scale)
    guard case .function(.within(let range), let numbers) = operand else {
      return writer.write(sql: "(\(operand: operand) / 1\(sql: zeros))")
    }
    // A decimal number is one of 64 bits, and less without its decimals.
    guard range != .min ... .max else {
      return writer.write(sql: "(\(operand: numbers[0]) / 1\(sql: zeros))")
    }
    writer.write(
      sql: """
        \(driverFunction: .integer)(\(operand: numbers[0]) / 1\(sql: zeros), \(range.lowerBound), \
        \(range.upperBound))
        """)
  }
}

extension SQLExpression {
  /// Whether SQLite holds the number as a floating-point one, whatever the columns hold.
  fileprivate var isStoredAsReal: Bool {
    switch self {
    case .value(.double, _), .literal(.double, _), .cast(_, .double), .cast(_, .real): true
    case .function(.numeric(.naturalLogarithm), _): true
    case .parameter, .arithmetic(_, .divide, _): type.storage == .double || type.storage == .real
    case .unary(.negate, let operand): operand.isStoredAsReal
    case .arithmetic(let left, _, let right): left.isStoredAsReal || right.isStoredAsReal
    default: false
    }
  }
}

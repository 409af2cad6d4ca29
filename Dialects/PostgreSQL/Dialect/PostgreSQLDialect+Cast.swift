@_spi(KoineDriver) public import Koine

extension PostgreSQLDialect {
  /// Writes a conversion of what has a counterpart in the other type. A number with other decimals has zeros for more,
  /// and is rounded half away from zero to fewer.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    // There is no cast from an enum type but that to a text.
    let operand = type == .text || type == operand.type ? operand : operand.asText
    switch (operand.type.storage, type.storage) {
    case (.text, .decimal(let scale)):
      // What a cast to an integer has become.
      if case .function(.matching(.integer), _) = operand {
        return writer.write(sql: "CAST(\(operand) AS numeric)")
      }
      writer.write(sql: "round(CAST(\(operand) AS numeric), \(Int64(scale)))", withinDigitsOf: type)
    // The digits that tell the number from its neighbours; a cast would take fifteen.
    case (.double, .decimal(let scale)), (.real, .decimal(let scale)):
      writer.write(
        sql: "round(CAST(CAST(\(operand.widened ?? operand) AS text) AS numeric), \(Int64(scale)))",
        withinDigitsOf: type)
    case (.decimal(let scale), .text): writer.write(sql: "CAST(round(\(operand), \(Int64(scale))) AS text)")
    case (_, .decimal(let scale)): writer.write(sql: "round(CAST(\(operand) AS numeric), \(Int64(scale)))")
    case (.text, .blob): writer.write(sql: "convert_to(\(operand.asText), 'UTF8')")
    case (.timestamp, .text):
      writer.write(sql: "to_char(\(clock: operand), 'YYYY-MM-DD HH24:MI:SS.US')")
    case (.timestamp, .timestamp) where operand.isTimestampWithoutZone != type.isTimestampWithoutZone:
      writer.write(sql: "(\(operand: operand) AT TIME ZONE 'UTC')")
    case (.text, .timestamp) where type.isTimestampWithoutZone:
      writer.write(sql: "CAST(\(operand) AS timestamp)")
    case (.text, .timestamp): writer.write(sql: "(CAST(\(operand) AS timestamp) AT TIME ZONE 'UTC')")
    // As an instant, which it would become by itself, a day lacks where clocks have skipped it.
    case (.date, .text): writer.write(sql: "to_char(\(clock: operand), 'YYYY-MM-DD')")
    case (.time, .text): writer.write(sql: "to_char(CAST(\(operand) AS interval), 'HH24:MI:SS.US')")
    default: writer.writeStandard(cast: operand, to: type)
    }
  }
}

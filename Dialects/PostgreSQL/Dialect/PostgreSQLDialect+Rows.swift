@_spi(KoineDriver) public import Koine

extension PostgreSQLDialect {
  /// Doubles and instants are sent as their bits: how they look as text depends on settings of the session. A decimal number
  /// is sent as text, as it may have no point, also if it is an integer of a table of another program: in JSON an integer is a
  /// number without its point.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(
      rows: query, as: reference, aggregate: ("coalesce(CAST(json_agg(", ") AS text), '[]')"),
      row: "json_build_array("
    ) { column, writer in
      switch column.type.storage {
      case .double: writer.write(sql: "encode(float8send(\(nameOf: column)), 'hex')")
      case .real:
        writer.write(sql: "encode(float8send(CAST(\(nameOf: column) AS double precision)), 'hex')")
      case .timestamp where column.type.isTimestampWithoutZone:
        writer.write(sql: "encode(timestamp_send(\(nameOf: column)), 'hex')")
      case .timestamp: writer.write(sql: "encode(timestamptz_send(\(nameOf: column)), 'hex')")
      case .decimal: writer.write(sql: "CAST(\(nameOf: column) AS text)")
      case .blob: writer.write(sql: "encode(\(nameOf: column), 'hex')")
      case .text where column.type != .text, .json: writer.write(sql: "CAST(\(nameOf: column) AS text)")
      default: writer.write(nameOf: column)
      }
    }
  }
}

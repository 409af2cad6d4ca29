public import Koine

extension PostgreSQLDialect {
  /// Doubles and instants are sent as their bits: how they look as text depends on settings of the session.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    func write(sent function: StaticString, _ column: SQLColumn, to writer: inout SQLWriter) {
      writer.write("encode(")
      writer.write(function)
      writer.write(nameOf: column)
      writer.write("), 'hex')")
    }
    writer.write(
      rows: query, as: reference, aggregate: ("coalesce(CAST(json_agg(", ") AS text), '[]')"),
      row: "json_build_array("
    ) { column, writer in
      switch column.type.storage {
      case .double: write(sent: "float8send(", column, to: &writer)
      case .real:
        writer.write("encode(float8send(CAST(")
        writer.write(nameOf: column)
        writer.write(" AS double precision)), 'hex')")
      case .timestamp: write(sent: "timestamptz_send(", column, to: &writer)
      case .blob:
        writer.write("encode(")
        writer.write(nameOf: column)
        writer.write(", 'hex')")
      case .text where column.type != .text, .json:
        writer.write("CAST(")
        writer.write(nameOf: column)
        writer.write(" AS text)")
      default: writer.write(nameOf: column)
      }
    }
  }
}

@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// An array of JSON, whose elements have the types of the values.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    let (json, bytes) = SQLLongList.json(rows, of: types)
    var query: [SQLLongList.Part] = [.text("SELECT ")]
    for (index, type) in types.enumerated() {
      if index > 0 { query.append(.text(", ")) }
      let path = types.count > 1 ? "$[\(index)]" : "$"
      switch type.storage {
      case .real, .double: query.append(.text(Self.number(at: path)))
      case .blob:
        query += [
          .text("CAST(substr("), .value(.blob(bytes[index]), .blob),
          .text(", json_extract(value, '\(path)[0]'), json_extract(value, '\(path)[1]')) AS BLOB)"),
        ]
      default: query.append(.text(types.count > 1 ? "json_extract(value, '\(path)')" : "value"))
      }
    }
    query += [.text(" FROM json_each("), .value(.text(json), .text), .text(")")]
    return SQLLongList(query: query)
  }

  /// A double from the numbers of a ``SQLBinaryFraction``: what SQLite reads of decimal digits may be its neighbour.
  private static func number(at path: String) -> String {
    let significand = "CAST(json_extract(value, '\(path)[0]') AS REAL)"
    let factor = "json_extract(value, '\(path)[1]')"
    let steps = "json_extract(value, '\(path)[2]')"
    // 2^62, and its squares.
    var power = "4611686018427387904.0"
    var powers = ""
    for bit in [1, 2, 4, 8, 16] {
      powers +=
        " * CASE WHEN abs(\(steps)) & \(bit) = 0 THEN 1.0 WHEN \(steps) > 0 THEN \(power) ELSE 1 / \(power) END"
      power = "(\(power) * \(power))"
    }
    return "\(significand) * CASE WHEN \(factor) > 0 THEN \(factor) ELSE -1.0 / \(factor) END"
      + " * CASE \(steps) WHEN 0 THEN 1.0 ELSE 1.0\(powers) END"
  }
}

/// The values of a long `IN` list as one bound value, so that no list meets the limit of parameters.
///
/// The meaning is that of the list: NULL among the values counts, and an index of the operand serves.
public struct SQLLongList: Sendable {
  /// What is bound, as a text.
  public var value: String
  /// What stands behind the operand and before the value: `IN (SELECT value FROM json_each(`.
  public var opening: String
  /// The same for NOT IN.
  public var negatedOpening: String
  public var closing: String

  public init(value: String, opening: String, negatedOpening: String, closing: String) {
    self.value = value
    self.opening = opening
    self.negatedOpening = negatedOpening
    self.closing = closing
  }

  /// More values than these become one: fewer are quicker as they are.
  static let limit = 1_000

  /// The values of a list that becomes one value, and their type; `nil` for a list that is written as it is.
  ///
  /// Floating-point numbers and bytes stay as they are: not every engine reads them back exactly.
  static func values(of list: [SQLExpression]) -> (values: [SQLValue], type: SQLType)? {
    guard list.count > limit, case .value(_, let type)? = list.first else { return nil }
    switch type.storage {
    case .boolean, .integer, .text, .uuid, .timestamp: break
    default: return nil
    }
    var values: [SQLValue] = []
    values.reserveCapacity(list.count)
    for element in list {
      guard case .value(let value, type) = element else { return nil }
      values.append(value)
    }
    return (values, type)
  }
}

extension SQLLongList {
  /// The values as an array of JSON.
  public static func json(_ values: [SQLValue]) -> String {
    list(values, "[", "]") { value, bytes in
      switch value {
      case .text(let text): append(text, to: &bytes, escapingControls: true)
      case .null: bytes += "null".utf8
      default: return false
      }
      return true
    }
  }

  /// The values as the text of an array of PostgreSQL and its relatives: `{1,2,NULL}`.
  public static func array(_ values: [SQLValue]) -> String {
    list(values, "{", "}") { value, bytes in
      switch value {
      case .text(let text): append(text, to: &bytes, escapingControls: false)
      case .null: bytes += "NULL".utf8
      case .boolean(let value): bytes += (value ? "true" : "false").utf8
      case .timestamp(let microseconds):
        append(SQLTimestamp.text(microseconds) + "+00", to: &bytes, escapingControls: false)
      default: return false
      }
      return true
    }
  }

  /// - Parameter write: Writes a value in the format's own way; `false` leaves it to the common one.
  private static func list(
    _ values: [SQLValue], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    _ write: (SQLValue, inout [UInt8]) -> Bool
  ) -> String {
    var bytes: [UInt8] = [UInt8(ascii: opening)]
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      if write(value, &bytes) { continue }
      switch value {
      case .integer(let number): bytes += String(number).utf8
      case .boolean(let value): bytes.append(UInt8(ascii: value ? "1" : "0"))
      case .timestamp(let microseconds):
        append(SQLTimestamp.text(microseconds), to: &bytes, escapingControls: true)
      case .uuid(let uuid): append(uuid.description, to: &bytes, escapingControls: true)
      // Lists of these stay lists.
      case .null, .text, .double, .blob, .invalid: bytes += "null".utf8
      }
    }
    bytes.append(UInt8(ascii: closing))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text in double quotes, with a backslash before those in it.
  private static func append(_ text: String, to bytes: inout [UInt8], escapingControls: Bool) {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    bytes.append(quote)
    for byte in text.utf8 {
      if escapingControls, byte < 0x20 {
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        continue
      }
      if byte == quote || byte == backslash { bytes.append(backslash) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}

/// A long `IN` list as a few bound values, so that no list meets the limit of parameters.
///
/// The meaning is that of the list: NULL among the values counts, and an index of the operand serves.
public struct SQLLongList: Sendable {
  /// A piece of the text, or a value to bind.
  @nonexhaustive public enum Part: Sendable {
    /// Text as it is.
    case text(String)
    /// A value to bind, and its type.
    case value(SQLValue, SQLType)
  }

  /// What follows the operand: ` IN (SELECT value FROM json_each(?1))`.
  public var membership: [Part]
  /// The same for NOT IN.
  public var exclusion: [Part]
  /// A query of the rows, without parentheses.
  public var query: [Part]

  /// A list that is written as a query.
  ///
  /// - Parameters:
  ///   - query: A query of the rows, without parentheses.
  ///   - membership: What follows the operand; ` IN (query)` unless given.
  ///   - exclusion: The same for NOT IN; ` NOT IN (query)` unless given.
  public init(query: [Part], membership: [Part]? = nil, exclusion: [Part]? = nil) {
    self.query = query
    self.membership = membership ?? [.text(" IN (")] + query + [.text(")")]
    self.exclusion = exclusion ?? [.text(" NOT IN (")] + query + [.text(")")]
  }

  /// More values than these become one: fewer are quicker as they are.
  static let limit = 1_000

  /// The rows of a list that is bound as a whole, and the types of their columns.
  struct Rows {
    var rows: [[SQLValue]]
    var types: [SQLType]

    /// The order in which lists that are no longer than ``limit`` are bound as wholes, the greatest first: by their
    /// number of values, and lists of row values last. An engine may join each of those to the query, and it plans few
    /// joins well.
    var rank: Int { SQLLongList.rank(of: rows.count, values: types.count) }

    /// How many parameters less the list takes than its values would, at least.
    var savedParameters: Int { (rows.count - 2) * types.count }
  }

  /// The values of a list that is bound as a whole; `nil` for one that is written as it is.
  ///
  /// - Parameter least: The rank from which a list is, though it is no longer than ``limit``.
  static func rows(of list: [SQLExpression], ofAtLeast least: Int = .max) -> Rows? {
    guard let first = list.first else { return nil }
    let types = first.rowParts.map(\.type)
    guard list.count > limit || rank(of: list.count, values: types.count) >= least else { return nil }
    guard types.allSatisfy(\.isListed) else { return nil }
    var rows: [[SQLValue]] = []
    rows.reserveCapacity(list.count)
    for element in list {
      var row: [SQLValue] = []
      for (index, part) in element.rowParts.enumerated() {
        guard index < types.count, case .value(let value, types[index]) = part else { return nil }
        row.append(value)
      }
      guard row.count == types.count else { return nil }
      rows.append(row)
    }
    return Rows(rows: rows, types: types)
  }

  private static func rank(of count: Int, values width: Int) -> Int {
    width == 1 ? Int.max / 2 + count : count * width
  }
}

extension SQLExpression {
  /// The parts of a row value; any other expression is one by itself.
  fileprivate var rowParts: [SQLExpression] {
    if case .row(let parts) = self { parts } else { [self] }
  }
}

extension SQLType {
  fileprivate var isListed: Bool {
    switch storage {
    case .boolean, .integer, .unsigned, .decimal, .real, .double, .text, .blob, .timestamp, .date, .time,
      .uuid:
      true
    case .json, .unknown, .opaque, .named: false
    }
  }
}

// MARK: - JSON

extension SQLLongList {
  /// The rows as an array of JSON. One column is an array of its values, several are arrays of arrays.
  ///
  /// Doubles are binary fractions, and bytes the position, from 1, and the number of those in `bytes`, which
  /// has the bytes of each column one after another.
  public static func json(
    _ rows: [[SQLValue]], of types: [SQLType]
  ) -> (text: String, bytes: [[UInt8]]) {
    var text: [UInt8] = []
    // One byte more, as engines take no bytes at all for NULL.
    var bytes = types.map { _ in [UInt8(0)] }
    appendList(rows, to: &text, "[", "]") { row, text in
      if types.count == 1 { return append(json: row[0], to: &text, &bytes[0]) }
      appendList(row.indices, to: &text, "[", "]") { append(json: row[$0], to: &$1, &bytes[$0]) }
    }
    return (String(decoding: text, as: UTF8.self), bytes)
  }

  private static func append(json value: SQLValue, to text: inout [UInt8], _ bytes: inout [UInt8]) {
    switch value {
    case .null, .invalid: text += "null".utf8
    case .boolean(let value): text.append(UInt8(ascii: value ? "1" : "0"))
    case .integer(let number): text += String(number).utf8
    case .double(let number): text += SQLBinaryFraction(number).json.utf8
    case .text(let value): append(quoted: value, to: &text, escapingControls: true)
    case .blob(let value):
      text += "[\(bytes.count + 1),\(value.count)]".utf8
      bytes += value
    case .timestamp(let microseconds):
      append(quoted: SQLTimestamp.text(microseconds), to: &text, escapingControls: true)
    case .date(let days):
      append(quoted: SQLTimestamp.dateText(days), to: &text, escapingControls: true)
    case .time(let microseconds):
      append(quoted: SQLTimestamp.timeText(microseconds), to: &text, escapingControls: true)
    case .uuid(let uuid): append(quoted: uuid.description, to: &text, escapingControls: true)
    }
  }
}

// MARK: - Arrays

extension SQLLongList {
  /// The values of one type as the text of an array, as PostgreSQL and its relatives read it: `{1,2,NULL}`.
  @_spi(KoineDriver) public static func array(_ values: [SQLValue], of type: SQLType) -> String {
    var text: [UInt8] = []
    appendList(values, to: &text, "{", "}") { value, text in
      switch value {
      case .null, .invalid: text += "NULL".utf8
      case .boolean(let value): text += (value ? "true" : "false").utf8
      case .integer(let number):
        text += (type.scale.map { SQLDecimal.text(number, scale: $0) } ?? String(number)).utf8
      case .double(let number):
        text += (number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)").utf8
      case .text(let value): append(quoted: value, to: &text, escapingControls: false)
      case .blob(let bytes):
        text += #""\\x"#.utf8
        for byte in bytes { text += byte.hexadecimalDigits }
        text.append(UInt8(ascii: "\""))
      case .timestamp(let microseconds):
        append(quoted: SQLTimestamp.text(microseconds) + "+00", to: &text, escapingControls: false)
      case .date(let days):
        append(quoted: SQLTimestamp.dateText(days), to: &text, escapingControls: false)
      case .time(let microseconds):
        append(quoted: SQLTimestamp.timeText(microseconds), to: &text, escapingControls: false)
      case .uuid(let uuid): append(quoted: uuid.description, to: &text, escapingControls: false)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func appendList<Elements: Sequence>(
    _ elements: Elements, to text: inout [UInt8], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar,
    _ append: (Elements.Element, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: opening))
    var isFirst = true
    for element in elements {
      if !isFirst { text.append(UInt8(ascii: ",")) }
      isFirst = false
      append(element, &text)
    }
    text.append(UInt8(ascii: closing))
  }

  /// Appends a text in double quotes, with a backslash before those in it.
  private static func append(quoted text: String, to bytes: inout [UInt8], escapingControls: Bool) {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    bytes.append(quote)
    for byte in text.utf8 {
      if escapingControls, byte < 0x20 {
        bytes += #"\u00"#.utf8
        bytes += byte.hexadecimalDigits
        continue
      }
      if byte == quote || byte == backslash { bytes.append(backslash) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigits: [UInt8] {
    [self >> 4, self & 15].map { $0 < 10 ? UInt8(ascii: "0") + $0 : UInt8(ascii: "a") + $0 - 10 }
  }
}

extension SQLValue {
  /// Copies the cell that a row gave last out of the driver's memory, as the engine sent it.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` for a value that the driver does not read: one of a type that it
  ///   does not know, or beyond the range of Koine's type.
  public init(_ cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) {
    switch cell.kind {
    case .null: self = .null
    case .boolean: self = .boolean(cell.bits != 0)
    case .integer: self = .integer(cell.integer)
    case .double: self = .double(cell.double)
    case .text, .decimal:
      guard let text = String(exactly: try row.unsafeBytes(of: cell)) else {
        throw .unreadable(column: row.position - 1, expected: "text", reason: "the bytes are not UTF-8")
      }
      self = .text(text)
    case .blob:
      let bytes = try row.unsafeBytes(of: cell)
      self = .blob(bytes.isEmpty ? [] : Array(bytes))
    case .timestamp: self = .timestamp(microseconds: cell.integer)
    case .time: self = .time(microseconds: cell.integer)
    case .uuid:
      guard cell.length == 16 else {
        throw .unreadable(column: row.position - 1, expected: "UUID", reason: "it has \(cell.length) bytes")
      }
      self = .uuid(SQLUUID(unsafeBytes: try row.unsafeBytes(of: cell)))
    case .unsupported: throw .unread(cell, column: row.position - 1)
    }
  }

  /// Presents the value as the cell of a row, for the duration of a closure.
  func withCell<Result>(_ body: (Cell) throws(DatabaseError) -> Result) throws(DatabaseError) -> Result {
    switch self {
    case .null: return try body(.null)
    case .boolean(let value): return try body(.boolean(value))
    case .integer(let value): return try body(.integer(value))
    case .double(let value): return try body(.double(value))
    case .timestamp(let microseconds): return try body(.timestamp(microseconds: microseconds))
    case .date(let days): return try body(.timestamp(microseconds: days &* SQLTimestamp.microsecondsPerDay))
    case .time(let microseconds): return try body(.time(microseconds: microseconds))
    case .text(let text): return try Self.withCell(.text, Array(text.utf8), body)
    case .blob(let bytes): return try Self.withCell(.blob, bytes, body)
    case .uuid(let uuid):
      return try Self.withCell(.uuid, uuid.withUnsafeBytes { Array($0) }, body)
    case .invalid(let reason): throw DatabaseError(.decoding, "The value is \(reason).")
    }
  }

  private static func withCell<Result>(
    _ kind: Cell.Kind, _ bytes: [UInt8], _ body: (Cell) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    let outcome = bytes.withUnsafeBytes { buffer -> Swift.Result<Result, DatabaseError> in
      do throws(DatabaseError) {
        return .success(try body(.bytes(kind, buffer.baseAddress, length: buffer.count)))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}

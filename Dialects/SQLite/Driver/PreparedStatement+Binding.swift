import CSQLite
@_spi(KoineDriver) import Koine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for the texts and blobs of one row of parameters, reused from row to row.
///
/// SQLite is told that it is static: it lives as long as the statement and changes only while the statement
/// is reset, and every parameter is bound anew before the next step.
struct ParameterMemory {
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  private var used = 0
  private var wanted = 0
  /// Whether a value did not fit and was copied by SQLite.
  var hasCopies = false

  private static let initialCapacity = 512
  private static let maximumCapacity = 256 * 1024

  /// Forgets the last row, and grows if that one did not fit.
  mutating func begin() {
    if wanted > capacity, capacity < Self.maximumCapacity {
      start?.deallocate()
      capacity = min(max(wanted * 2, Self.initialCapacity), Self.maximumCapacity)
      start = .allocate(byteCount: capacity, alignment: 16)
    }
    used = 0
    wanted = 0
  }

  /// Room for `count` bytes; `nil` if SQLite has to copy the value.
  mutating func reserve(_ count: Int) -> UnsafeMutableRawPointer? {
    wanted += count
    guard let start, capacity - used >= count else {
      hasCopies = true
      return nil
    }
    defer { used += count }
    return start + used
  }

  func deallocate() {
    start?.deallocate()
  }
}

/// Makes SQLite copy a value before the call returns.
let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension PreparedStatement: ValueReceiver {
  /// Binds one row of values. The statement is reset.
  func bind(_ values: [SQLValue]) throws(DatabaseError) {
    guard values.count == parameterCount else {
      throw DatabaseError(.parameterCount(expected: parameterCount, given: values.count), sql: key.sql)
    }
    parameters.begin()
    var index: Int32 = 0
    for value in values {
      index += 1
      try bind(value, at: index)
    }
  }

  /// Binds a row of values that it makes. The statement is reset.
  ///
  /// - Parameter encode: Appends the values to the encoder, which has this statement for a receiver.
  func bindRow(_ encoder: inout RowEncoder, _ encode: (inout RowEncoder) -> Void) throws(DatabaseError) {
    parameters.begin()
    (receivedCount, bindingFailure) = (0, nil)
    encoder.beginRow()
    encode(&encoder)
    if let bindingFailure { throw bindingFailure }
    guard receivedCount == parameterCount else {
      throw DatabaseError(.parameterCount(expected: parameterCount, given: receivedCount), sql: key.sql)
    }
  }

  func receive(_ value: SQLValue, at position: Int) {
    receivedCount += 1
    guard bindingFailure == nil, position < parameterCount else { return }
    do throws(DatabaseError) {
      try bind(value, at: Int32(truncatingIfNeeded: position + 1))
    } catch {
      bindingFailure = error
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) throws(DatabaseError) {
    let code =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .boolean(let value): sqlite3_bind_int64(pointer, index, value ? 1 : 0)
      case .integer(let value): sqlite3_bind_int64(pointer, index, value)
      case .double(let value):
        if value.isNaN {
          // SQLite would store NULL.
          throw refusal(of: index, "NaN, which SQLite cannot store")
        } else {
          sqlite3_bind_double(pointer, index, value)
        }
      case .text(let value): try bind(text: value, at: index)
      case .blob(let value): value.withUnsafeBytes { bind(blob: $0, at: index) }
      case .timestamp(let microseconds): try bind(timestamp: microseconds, at: index)
      case .date(let days): try bind(day: days, at: index)
      case .time(let microseconds): try bind(time: microseconds, at: index)
      case .uuid(let value): try bind(text: value.description, at: index)
      case .invalid(let reason): throw refusal(of: index, reason)
      }
    guard code == SQLITE_OK else {
      throw SQLiteFailure(code: code, of: sqlite3_db_handle(pointer)).error(sql: key.sql)
    }
  }

  private func refusal(of index: Int32, _ reason: String) -> DatabaseError {
    DatabaseError(.invalidValue, "The value of parameter \(index) is \(reason).", sql: key.sql)
      .at(.parameter(Int(index) - 1))
  }

  private func bind(text: String, at index: Int32) throws(DatabaseError) -> Int32 {
    // A native text hands out its bytes as it is; `withUTF8` needs a variable, which would be another reference to them.
    let code =
      text.utf8.withContiguousStorageIfAvailable { bind(utf8: $0, at: index) }
      ?? Array(text.utf8).withUnsafeBufferPointer { bind(utf8: $0, at: index) }
    guard let code else { throw refusal(of: index, "a text that contains NUL") }
    return code
  }

  /// - Returns: `nil` if the text contains NUL.
  private func bind(utf8 buffer: UnsafeBufferPointer<UInt8>, at index: Int32) -> Int32? {
    let count = buffer.count
    guard let bytes = buffer.baseAddress, count > 0 else {
      return sqlite3_bind_text(pointer, index, "", 0, transient)
    }
    // C functions of SQL end a text at its first NUL.
    if memchr(bytes, 0, count) != nil { return nil }
    guard let copy = parameters.reserve(count) else {
      return sqlite3_bind_text64(pointer, index, bytes, UInt64(count), transient, UInt8(SQLITE_UTF8))
    }
    copy.copyMemory(from: bytes, byteCount: count)
    return sqlite3_bind_text64(
      pointer, index, copy.assumingMemoryBound(to: CChar.self), UInt64(count), nil, UInt8(SQLITE_UTF8))
  }

  private func bind(blob: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
    guard let bytes = blob.baseAddress, !blob.isEmpty else {
      // An empty blob without an address would be NULL.
      return sqlite3_bind_zeroblob(pointer, index, 0)
    }
    guard let copy = parameters.reserve(blob.count) else {
      return sqlite3_bind_blob64(pointer, index, bytes, UInt64(blob.count), transient)
    }
    copy.copyMemory(from: bytes, byteCount: blob.count)
    return sqlite3_bind_blob64(pointer, index, copy, UInt64(blob.count), nil)
  }

  private func bind(day: Int64, at index: Int32) throws(DatabaseError) -> Int32 {
    guard SQLTimestamp.days.contains(day) else {
      throw refusal(of: index, "a day outside the years 1 to 9999")
    }
    return try bind(text: SQLTimestamp.dateText(day), at: index)
  }

  private func bind(time microseconds: Int64, at index: Int32) throws(DatabaseError) -> Int32 {
    guard (0..<SQLTimestamp.microsecondsPerDay).contains(microseconds) else {
      throw refusal(of: index, "a time that no day has")
    }
    return try bind(text: SQLTimestamp.timeText(microseconds), at: index)
  }

  private func bind(timestamp: Int64, at index: Int32) throws(DatabaseError) -> Int32 {
    guard (SQLTimestamp.minimum...SQLTimestamp.maximum).contains(timestamp) else {
      throw refusal(of: index, "an instant outside the years 1 to 9999")
    }
    return try bind(text: SQLTimestamp.text(timestamp), at: index)
  }
}

import CSQLite
@_spi(KoineDriver) import Koine

/// The result of a call of a function in Swift.
struct FunctionResult {
  private let name: String
  private let context: OpaquePointer?

  /// - Parameters:
  ///   - name: The name of the function.
  ///   - context: SQLite's context of the call.
  init(of name: String, _ context: OpaquePointer?) {
    self.name = name
    self.context = context
  }

  /// Gives SQLite the result, in the form in which a value of its type is stored.
  ///
  /// - Throws: `DatabaseError` with the code `invalidValue` if SQLite cannot store it.
  func set(_ value: SQLValue) throws(DatabaseError) {
    switch value {
    case .null: sqlite3_result_null(context)
    case .boolean(let value): sqlite3_result_int64(context, value ? 1 : 0)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .double(let value):
      // SQLite would make NULL of it.
      if value.isNaN { throw refusal("NaN, which SQLite cannot store") }
      sqlite3_result_double(context, value)
    case .text(let value):
      // C functions of SQL end a text at its first NUL.
      if value.hasNUL { throw refusal("a text that contains NUL") }
      set(text: value)
    case .blob(let value): value.withUnsafeBytes { set(blob: $0) }
    case .timestamp(let microseconds):
      guard (SQLTimestamp.minimum...SQLTimestamp.maximum).contains(microseconds) else {
        throw refusal("an instant outside the years 1 to 9999")
      }
      set(text: SQLTimestamp.text(microseconds))
    case .date(let days):
      guard SQLTimestamp.days.contains(days) else { throw refusal("a day outside the years 1 to 9999") }
      set(text: SQLTimestamp.dateText(days))
    case .time(let microseconds):
      guard (0..<SQLTimestamp.microsecondsPerDay).contains(microseconds) else {
        throw refusal("a time that no day has")
      }
      set(text: SQLTimestamp.timeText(microseconds))
    case .uuid(let value): set(text: value.description)
    case .invalid(let reason): throw refusal(reason)
    }
  }

  private func refusal(_ reason: String) -> DatabaseError {
    DatabaseError(.invalidValue, "The result of the function \"\(name)\" is \(reason).")
  }

  /// Makes SQLite copy a value before the call returns: SQLITE_TRANSIENT.
  private static var transient: sqlite3_destructor_type {
    unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }

  private func set(text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress, !characters.isEmpty else {
          // A text without an address would be NULL.
          return sqlite3_result_text(context, "", 0, Self.transient)
        }
        sqlite3_result_text64(
          context, start, UInt64(characters.count), Self.transient, UInt8(SQLITE_UTF8))
      }
    }
  }

  private func set(blob: UnsafeRawBufferPointer) {
    guard let start = blob.baseAddress, !blob.isEmpty else {
      // A blob without an address would be NULL.
      return sqlite3_result_zeroblob(context, 0)
    }
    sqlite3_result_blob64(context, start, UInt64(blob.count), Self.transient)
  }
}

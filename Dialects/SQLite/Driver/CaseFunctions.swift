import CSQLite

/// `koine_lower(text)` and `koine_upper(text)`: the letters of all alphabets in one case, as Unicode maps them without
/// regard to a language: `ß` is `SS`, and a sigma at the end of a word is `ς`.
enum CaseFunctions {
  /// Adds the functions to a connection, and returns an SQLite result code.
  static func add(to connection: OpaquePointer) -> Int32 {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    let code = sqlite3_create_function_v2(
      connection, "koine_lower", 1, flags, nil,
      { context, _, values in CaseFunctions.call(context, values, CaseFunctions.lower) }, nil, nil, nil)
    guard code == SQLITE_OK else { return code }
    return sqlite3_create_function_v2(
      connection, "koine_upper", 1, flags, nil,
      { context, _, values in CaseFunctions.call(context, values) { $0.uppercased() } }, nil, nil, nil)
  }

  private static func call(
    _ context: OpaquePointer?, _ values: UnsafeMutablePointer<OpaquePointer?>?, _ change: (String) -> String
  ) {
    guard let value = values?[0], sqlite3_value_type(value) != SQLITE_NULL else { return }
    guard let bytes = sqlite3_value_text(value) else { return sqlite3_result_error_nomem(context) }
    let text = UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value)))
    var result = change(String(decoding: text, as: UTF8.self))
    result.withUTF8 { bytes in
      // SQLITE_TRANSIENT: SQLite copies the text.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_result_text64(
          context, $0.baseAddress, UInt64($0.count), transient, UInt8(SQLITE_UTF8))
      }
    }
  }

  private static func lower(_ text: String) -> String {
    let sigma: Unicode.Scalar = "\u{3A3}"
    guard text.unicodeScalars.contains(sigma) else { return text.lowercased() }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      // At the end of a word: behind a letter with a case, and before none, whatever stands between that has none.
      let isLast =
        scalar == sigma && isCased(scalars[..<index].reversed()) && !isCased(scalars[(index + 1)...])
      result += isLast ? "\u{3C2}" : scalar.properties.lowercaseMapping
    }
    return result
  }

  private static func isCased(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.first { !$0.properties.isCaseIgnorable }?.properties.isCased ?? false
  }
}

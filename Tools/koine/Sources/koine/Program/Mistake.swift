import Koine

/// What the user can read and mend, in one line.
struct Mistake: Error {
  let line: String

  init(_ text: String) {
    line = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
  }

  /// What the database said, its own words included: they are about what the user wrote.
  init(_ error: DatabaseError) {
    var text = error.message
    if let words = error.engineMessage ?? error.engineWords, !words.isEmpty, !error.namesWhatIsMissing {
      text = "\(text.hasSuffix(".") ? String(text.dropLast()) : text): \(words)"
    }
    if let sql = error.sql, let position = error.position {
      text += Self.place(of: position, in: sql)
    }
    self.init(text)
  }

  /// The same, about a database.
  func about(_ name: String) -> Mistake { Mistake("\(name): \(line)") }

  /// Line and column of a byte.
  private static func place(of position: Int, in sql: String) -> String {
    let lines = sql.utf8.prefix(position).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = (lines.last.map { String(decoding: $0, as: UTF8.self).count } ?? 0) + 1
    return " (line \(lines.count), column \(column))"
  }
}

extension DatabaseError {
  /// Whether the message says all that the engine does.
  fileprivate var namesWhatIsMissing: Bool {
    switch code {
    case .undefinedTable, .undefinedColumn, .undefinedFunction: message.hasPrefix("There is no ")
    default: false
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

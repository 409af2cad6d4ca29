import Koine

/// What the user can read and mend, in one line.
struct Mistake: Error {
  let line: String
  /// Whether it is that nobody reads the output any more: then the program ends in silence.
  private(set) var isOfClosedPipe = false

  init(_ text: String) {
    line = text.split(whereSeparator: \.isNewline).map { $0.trimmed }.joined(separator: " ")
  }

  /// What the database said, its own words included: they are about what the user wrote.
  ///
  /// - Parameter isPlaced: Whether the place in the statement is told, if it is known.
  init(_ error: DatabaseError, isPlaced: Bool = true) {
    var text = error.message
    if let words = error.engineMessage ?? error.engineWords, !words.isEmpty, !error.namesWhatIsMissing {
      text = "\(text.hasSuffix(".") ? String(text.dropLast()) : text): \(words)"
    }
    if isPlaced, let sql = error.sql, let position = error.position {
      text += Self.place(of: position, in: sql)
    }
    self.init(text)
  }

  /// Nobody reads what was written.
  static var closedPipe: Mistake {
    var mistake = Mistake("Nobody reads the output any more.")
    mistake.isOfClosedPipe = true
    return mistake
  }

  /// The same, about a database.
  func about(_ name: String) -> Mistake {
    var mistake = Mistake("\(name): \(line)")
    mistake.isOfClosedPipe = isOfClosedPipe
    return mistake
  }

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

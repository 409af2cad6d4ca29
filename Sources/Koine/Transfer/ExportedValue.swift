/// A value as text, in one form for every engine.
enum ExportedValue: Sendable, Hashable {
  case null
  case number(String)
  case truth(Bool)
  case text(String)
  case document(String)

  /// - Parameters:
  ///   - value: The value as the engine sent it.
  ///   - type: The type of its column; `nil` if only the engine knows it.
  init(_ value: SQLValue, _ type: SQLType?) {
    switch (type?.storage, value) {
    case (_, .null), (_, .invalid): self = .null
    case (_, .boolean(let isTrue)): self = .truth(isTrue)
    case (.boolean?, .integer(let number)) where (0...1).contains(number): self = .truth(number != 0)
    case (.decimal(let scale)?, .integer(let number)):
      self = .number(SQLDecimal.text(number, scale: scale))
    case (.decimal(let scale)?, .text(let text)): self = .number(Self.decimal(text, scale: scale))
    // SQLite has integers in columns of numbers that no double has.
    case (.double?, .integer(let number)), (.real?, .integer(let number)):
      self = Double(exactly: number).map(Self.double) ?? .number(String(number))
    case (.real?, .double(let number)): self = Self.float(Float(number))
    case (_, .integer(let number)): self = .number(String(number))
    case (_, .double(let number)): self = Self.double(number)
    case (.date?, .timestamp(let microseconds)):
      let days = microseconds.quotientRoundedDown(by: SQLTimestamp.microsecondsPerDay)
      self = .text(SQLTimestamp.dateText(days))
    case (_, .timestamp(let microseconds)):
      let hasZone = type?.isTimestampWithoutZone != true
      self = .text(Self.instant(SQLTimestamp.text(microseconds), hasZone: hasZone))
    case (.timestamp?, .text(let text)): self = .text(Self.instant(text))
    case (_, .date(let days)): self = .text(SQLTimestamp.dateText(days))
    case (_, .time(let microseconds)): self = .text(SQLTimestamp.timeText(microseconds))
    case (_, .uuid(let uuid)): self = .text("\(uuid)".lowercased())
    case (.uuid?, .text(let text)): self = .text(text.lowercased())
    case (.json?, .text(let text)): self = .document(text)
    case (_, .text(let text)): self = .text(text)
    case (_, .blob(let bytes)): self = .text(Self.hexadecimal(bytes))
    }
  }

  private static func double(_ number: Double) -> ExportedValue {
    number.isFinite ? .number("\(number)") : .text(number.isNaN ? "nan" : "\(number)")
  }

  private static func float(_ number: Float) -> ExportedValue {
    number.isFinite ? .number("\(number)") : .text(number.isNaN ? "nan" : "\(number)")
  }

  /// The number with as many digits behind the point as its type has, and more if it has them.
  private static func decimal(_ text: String, scale: Int) -> String {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard
      parts[0].utf8.allSatisfy({
        $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      })
    else { return text }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.utf8.count > scale, fraction.hasSuffix("0") { fraction.removeLast() }
    fraction += String(repeating: "0", count: max(0, scale - fraction.utf8.count))
    return fraction.isEmpty ? String(parts[0]) : "\(parts[0]).\(fraction)"
  }

  /// `2012-12-24T18:30:00.000000Z` of `2012-12-24 18:30:00.000000`, a text of another form as it is. Without a zone, it is
  /// not said that the time is UTC.
  private static func instant(_ text: String, hasZone: Bool = true) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count >= 26, bytes[bytes.count - 16] == UInt8(ascii: " ") else { return text }
    return String(decoding: bytes.dropLast(16), as: UTF8.self) + "T"
      + String(decoding: bytes.suffix(15), as: UTF8.self) + (hasZone ? "Z" : "")
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "\\x") { text, byte in
      if byte < 16 { text += "0" }
      text += String(byte, radix: 16)
    }
  }

  /// The value in a field of its own; `nil` is NULL.
  var text: String? {
    switch self {
    case .null: nil
    case .number(let text), .text(let text), .document(let text): text
    case .truth(let isTrue): isTrue ? "true" : "false"
    }
  }

  /// The value in JSON, on one line.
  var json: String {
    switch self {
    case .null: "null"
    case .number(let text): text
    case .truth(let isTrue): isTrue ? "true" : "false"
    case .text(let text): Self.quoted(text)
    // SQLite takes any text for a document.
    case .document(let text) where !Self.isJSON(text): Self.quoted(text)
    // Line breaks of a document are between its parts: those in its strings are escaped.
    case .document(let text):
      String(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : Character($0) })
    }
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? Row(columnNames: [""], values: [.text(text)]).value(at: 0, as: JSONValue.self)) != nil
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let control where control.value < 32:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension Int64 {
  fileprivate func quotientRoundedDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

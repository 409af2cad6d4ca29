extension SQLType {
  /// The type in words of no dialect, such as `integer 64`.
  package var goldenDescription: String {
    switch self {
    case .boolean: "boolean"
    case .integer(let bits): "integer \(bits)"
    case .unsigned(let bits): "unsigned \(bits)"
    case .decimal(let scale): "decimal \(scale)"
    case .real: "real"
    case .double: "double"
    case .text: "text"
    case .blob: "blob"
    case .timestamp: "timestamp"
    case .date: "date"
    case .time: "time"
    case .uuid: "uuid"
    case .json: "json"
    case .opaque(let stored): "opaque \(stored.goldenDescription)"
    case .named(let name, let stored): "\(name) as \(stored.goldenDescription)"
    default: "\(self)"
    }
  }
}

extension SQLValue {
  /// The value on one line, so written that different values have different texts.
  package var goldenDescription: String {
    switch self {
    case .text(let text): "'\(Self.escape(text))'"
    case .blob(let bytes): "x'\(Self.hexadecimal(bytes))'"
    case .invalid(let reason): "invalid: \(reason)"
    default: displayText
    }
  }

  /// The value as a table shows it, text without quotes.
  package var displayText: String {
    switch self {
    case .null: "NULL"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .double(let value): String(value)
    case .text(let text): text
    case .blob(let bytes): "x'\(Self.hexadecimal(bytes))'"
    case .timestamp(let microseconds): SQLTimestamp.text(microseconds)
    case .date(let days): SQLTimestamp.dateText(days)
    case .time(let microseconds): SQLTimestamp.timeText(microseconds)
    case .uuid(let uuid): uuid.description
    case .invalid(let reason): reason
    }
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "''"
      case "\\": result += "\\\\"
      default:
        let isHidden: Bool =
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
          default: false
          }
        if isHidden { result += scalar.escaped(asASCII: true) } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

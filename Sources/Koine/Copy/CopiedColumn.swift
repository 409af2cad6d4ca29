/// How the values of a column are read from an engine, so that equal values of two engines are equal.
struct CopiedColumn: Sendable {
  let name: String
  private let type: SQLType
  private let reader: FieldReader
  /// Whether a decimal number is the integer that its digits make without the point.
  private let isUnscaled: Bool
  /// Whether a value stays what it is.
  private let isRaw: Bool
  /// What is read of the table.
  let selection: String

  /// - Parameters:
  ///   - column: The column, as its engine tells it.
  ///   - isTyped: Whether every value of the column is of its type.
  ///   - copied: The type in which its values travel.
  init(_ column: DatabaseSchema.Column, isTyped: Bool, as copied: SchemaTranslation.Column) {
    name = column.name
    type = copied.type.storage
    reader = FieldReader(copied.type)
    isUnscaled = column.type?.isInteger == true
    isRaw = copied.isRaw
    let name = DefinitionText.name(column.name)
    // A type that no driver reads has a text; a value without a type is read as it is.
    selection =
      copied.isReadAsText && isTyped && (column.type?.isNamed != false || copied.isCast)
      ? "CAST(\(name) AS text)" : name
  }

  /// The value as it travels; `nil` if it is none of the column's type.
  func value(_ value: SQLValue) -> SQLValue? {
    switch (type, value) {
    case (_, .null): value
    case (_, .invalid): nil
    case _ where isRaw: value
    case (.decimal, .integer(let number)) where isUnscaled:
      number.magnitude < 1_000_000_000_000_000_000 ? value : nil
    case (.boolean, .integer(let number)): number == 0 || number == 1 ? .boolean(number == 1) : nil
    case (.date, .timestamp(let microseconds)):
      .date(days: microseconds.quotient(roundedDownBy: SQLTimestamp.microsecondsPerDay))
    case (.text, .integer(let number)): .text("\(number)")
    case (.text, .double(let number)): .text("\(number)")
    default: reader.converted(value)
    }
  }

  /// What is wrong with a value that the driver does not read.
  var unreadable: String {
    "the column \(name) holds "
      + (type == .text
        ? "a text that is not UTF-8" : "a value that the driver does not read, such as infinity")
  }

  /// What is wrong with a value that is none of the column's type.
  func misfit(_ value: SQLValue) -> String {
    if case .text(let text) = value, text.hasNUL {
      return "the column \(name) holds a text with a NUL, which not every engine has"
    }
    return "the column \(name) holds \(value.kind), and not \(reader.wanted)"
  }
}

extension SQLType {
  /// Whether its values are days, times or instants.
  var isTemporal: Bool {
    switch storage {
    case .date, .time, .timestamp: true
    default: false
    }
  }

  /// Whether it is a type of the database's own.
  fileprivate var isNamed: Bool { if case .named = self { true } else { false } }
}

extension Int64 {
  fileprivate func quotient(roundedDownBy divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension SQLValue {
  fileprivate var kind: String {
    switch self {
    case .null: "NULL"
    case .boolean: "a truth value"
    case .integer(let number): "the integer \(number)"
    case .double(let number): "the number \(number)"
    case .text(let text): "the text \"\(text.prefix(40))\""
    case .blob(let bytes): "\(bytes.count) bytes"
    case .timestamp, .date, .time: "a time"
    case .uuid: "a UUID"
    case .invalid(let reason): reason
    }
  }
}

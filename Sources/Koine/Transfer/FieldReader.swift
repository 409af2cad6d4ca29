/// Reads the values of one column from text: the forms that ``ExportedValue`` writes, and what other programs write
/// for the same type.
struct FieldReader: Sendable {
  private enum Form: Sendable {
    case boolean, real, double, text, blob, timestamp, date, time, uuid, json
    case integer(ClosedRange<Int64>)
    case decimal(scale: Int)
    /// An integer, or else a double.
    case numeric
  }

  private let form: Form
  /// The column's Swift type, if not every value of the SQL type is one of its values: an enum, a document.
  private let type: (any SQLRepresentable.Type)?
  /// Whether texts have to be JSON of the type. They stay as they are written: a number of a document may have more digits
  /// than a number of Swift.
  private var checksDocuments = false
  /// Whether the database makes numbers of texts that look like one.
  private var isOfNumbers = false
  /// Whether the values are the texts of a type that only the database has.
  private let isOfNamedType: Bool

  /// - Parameters:
  ///   - keepsIntegers: Whether the database has floating-point numbers in the column, and integers as they are.
  ///   - isOfNumbers: Whether the database makes numbers of texts that look like one.
  init(_ column: ColumnDefinition, keepsIntegers: Bool = false, isOfNumbers: Bool = false) {
    self.init(column.type, column.checkedType, keepsIntegers: keepsIntegers)
    checksDocuments = isDocument
    self.isOfNumbers = isOfNumbers
  }

  init(_ type: SQLType, _ swiftType: (any SQLRepresentable.Type)? = nil, keepsIntegers: Bool = false) {
    self.type = swiftType
    isOfNamedType = if case .named = type { true } else { false }
    form =
      switch type.storage {
      case .boolean: .boolean
      case .real: .real
      case .double: keepsIntegers ? .numeric : .double
      case .decimal(let scale): .decimal(scale: scale)
      case .blob: .blob
      case .timestamp: .timestamp
      case .date: .date
      case .time: .time
      case .uuid: .uuid
      case .json: .json
      case let other: other.integerRange.map { .integer($0) } ?? .text
      }
  }

  /// Whether the values are JSON documents.
  var isDocument: Bool { if case .json = form { true } else { false } }

  /// Whether the values are texts.
  var isText: Bool { if case .text = form { !isOfNamedType } else { false } }

  /// Whether a number of JSON can be a value.
  var isNumeric: Bool {
    switch form {
    case .integer, .real, .double, .decimal, .numeric: true
    case .text: isOfNamedType
    default: false
    }
  }

  /// Whether `true` of JSON can be a value.
  var isBoolean: Bool { if case .boolean = form { true } else { false } }

  /// The value that a text stands for; `nil` if it stands for none.
  func value(_ bytes: UnsafeRawBufferPointer) -> SQLValue? {
    guard let value = plainValue(bytes) else { return nil }
    if checksDocuments {
      let documentType: any SQLRepresentable.Type = type ?? JSONValue.self
      return Self.checked(value, documentType) == nil ? nil : value
    }
    guard let type else { return value }
    return Self.checked(value, type)
  }

  private func plainValue(_ bytes: UnsafeRawBufferPointer) -> SQLValue? {
    switch form {
    case .text, .json:
      guard !bytes.contains(0), let text = String(exactly: bytes) else { return nil }
      return isOfNumbers && Self.changesAsNumber(text) ? nil : .text(text)
    case .integer(let range):
      guard let number = Self.integer(bytes), range.contains(number) else { return nil }
      return .integer(number)
    case .double: return Self.double(bytes).map { .double($0) }
    case .numeric:
      if let number = Self.integer(bytes) { return .integer(number) }
      return InferredColumns.isDouble(bytes) ? Self.double(bytes).map { .double($0) } : nil
    case .real: return Self.float(bytes).map { .double(Double($0)) }
    case .boolean: return Self.truth(bytes).map { .boolean($0) }
    case .decimal(let scale):
      guard let number = DecimalDigits(bytes)?.unscaled(scale), number.magnitude < 1_000_000_000_000_000_000
      else { return nil }
      return .integer(number)
    case .blob: return Self.bytes(bytes).map { .blob($0) }
    case .timestamp: return Self.instant(bytes).map { .timestamp(microseconds: $0) }
    case .date: return SQLTimestamp.parseDate(bytes).map { .date(days: $0) }
    case .time: return SQLTimestamp.parseTime(bytes).map { .time(microseconds: $0) }
    case .uuid: return SQLUUID(text: bytes).map { .uuid($0) }
    }
  }

  /// The value as the Swift type stores it; `nil` if the type has no such value.
  private static func checked<Value: SQLRepresentable>(_ value: SQLValue, _ type: Value.Type) -> SQLValue? {
    guard let read = try? Row(columnNames: [""], values: [value]).value(at: 0, as: type) else { return nil }
    if case .invalid = read.sqlValue { return nil }
    return read.sqlValue
  }

  /// What the column wants, to complete "… is not …".
  var wanted: String {
    switch form {
    case .decimal(let scale):
      return "a decimal number of at most 18 digits, \(scale) of them behind the point"
    case .numeric:
      return "a number of which the database keeps every digit: an integer of 64 bits, or a double"
    case .json: return typeName.map { "JSON of \($0)" } ?? "JSON"
    default: break
    }
    if let typeName { return "a value of \(typeName)" }
    return switch form {
    case .boolean: "true or false"
    case .integer(let range): "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .real, .double, .decimal, .numeric: "a number"
    case .text where isOfNumbers:
      "a text in UTF-8, or is one of which the column would make a number that is written otherwise"
    case .text, .json: "a text in UTF-8"
    case .blob: "bytes, written as \\x and hexadecimal digits"
    case .timestamp: "an instant such as 2012-12-24T18:30:00Z"
    case .date: "a day such as 2012-12-24"
    case .time: "a time of the day such as 18:30:00"
    case .uuid: "a UUID"
    }
  }

  /// The name of the column's Swift type, which may be optional, without that.
  private var typeName: String? {
    func name<Value: SQLRepresentable>(_ type: Value.Type) -> String { "\(Value.Comparand.self)" }
    return type.map { name($0) }
  }
}

// MARK: - Forms

extension FieldReader {
  /// Whether a text looks like a number, and would not be the same text again if it became one.
  static func changesAsNumber(_ text: String) -> Bool {
    var digits = text.drop(while: \.isWhitespace)
    while digits.last?.isWhitespace == true { digits.removeLast() }
    guard digits.utf8.allSatisfy({ $0.isDigit || "+-.eE".utf8.contains($0) }), let number = Double(digits)
    else {
      return false
    }
    if let integer = Int64(text), String(integer) == text { return false }
    return !(text.utf8.contains(UInt8(ascii: ".")) && text.utf8.count <= 16 && "\(number)" == text)
  }

  static func integer(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    var index = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { index = 1 }
    guard index < bytes.count else { return nil }
    // Counted downwards, as the least integer has no counterpart.
    var number: Int64 = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      let (product, isBeyond) = number.multipliedReportingOverflow(by: 10)
      let (sum, isAlso) = product.subtractingReportingOverflow(Int64(digit))
      if isBeyond || isAlso { return nil }
      number = sum
      index += 1
    }
    if isNegative { return number }
    return number == .min ? nil : -number
  }

  static func double(_ bytes: UnsafeRawBufferPointer) -> Double? {
    if let number = shortDouble(bytes) { return number }
    guard let text = numericText(bytes), let number = Double(text),
      holds(text, isFinite: number.isFinite, isZero: number.isZero)
    else { return nil }
    return number
  }

  static func float(_ bytes: UnsafeRawBufferPointer) -> Float? {
    guard let text = numericText(bytes), let number = Float(text),
      holds(text, isFinite: number.isFinite, isZero: number.isZero)
    else { return nil }
    return number
  }

  /// A number of few digits: both its digits and the power of ten are doubles, so that their quotient is rounded once.
  private static func shortDouble(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var index = bytes.first == UInt8(ascii: "-") ? 1 : 0
    let isNegative = index == 1
    guard bytes.count > index, bytes.count - index <= 16 else { return nil }
    var digits: Int64 = 0
    var count = 0
    var decimals = -1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), decimals < 0 {
        decimals = 0
      } else {
        let digit = byte &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        digits = digits * 10 + Int64(digit)
        count += 1
        if decimals >= 0 { decimals += 1 }
      }
      index += 1
    }
    guard count > 0, count <= 15, let power = SQLType.power(ofTen: Swift.max(decimals, 0)) else { return nil }
    let number = Double(digits) / Double(power)
    return isNegative ? -number : number
  }

  /// The text, if it is a decimal number, `inf`, `-inf` or `nan`: Swift reads more than these.
  private static func numericText(_ bytes: UnsafeRawBufferPointer) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    if text == "inf" || text == "-inf" || text == "nan" { return text }
    return DecimalDigits(bytes) == nil ? nil : text
  }

  /// Whether a number is as finite as its text, and zero only if that is zero.
  private static func holds(_ text: String, isFinite: Bool, isZero: Bool) -> Bool {
    if isZero {
      let digits = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(\.isDigit)
      return digits.allSatisfy { $0 == UInt8(ascii: "0") }
    }
    return isFinite || text.utf8.last == UInt8(ascii: "f") || text == "nan"
  }

  static func truth(_ bytes: UnsafeRawBufferPointer) -> Bool? {
    func isWord(_ word: StaticString) -> Bool {
      bytes.count == word.utf8CodeUnitCount
        && bytes.indices.allSatisfy { index in
          let byte = word.utf8Start[index]
          return bytes[index] == byte || !byte.isDigit && bytes[index] | 0x20 == byte
        }
    }
    if isWord("true") || isWord("1") || isWord("t") { return true }
    return isWord("false") || isWord("0") || isWord("f") ? false : nil
  }

  /// The bytes of `\x000fff`.
  private static func bytes(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2, bytes.count % 2 == 0, bytes[0] == UInt8(ascii: "\\"),
      bytes[1] == UInt8(ascii: "x")
    else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2 - 1)
    for index in stride(from: 2, to: bytes.count, by: 2) {
      guard let high = bytes[index].hexadecimalValue, let low = bytes[index + 1].hexadecimalValue else {
        return nil
      }
      result.append(high << 4 | low)
    }
    return result
  }

  /// An instant in UTC, or with an offset behind its time: `+02:00`, or `+0200` and `+02` as PostgreSQL has it.
  static func instant(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    if let instant = SQLTimestamp.parse(bytes) { return instant }
    for length in [6, 5, 3] {
      let sign = bytes.count - length
      guard sign >= 16, bytes[sign] == UInt8(ascii: "+") || bytes[sign] == UInt8(ascii: "-"),
        bytes[sign - 1] != UInt8(ascii: "Z")
      else { continue }
      func number(_ range: Range<Int>) -> Int64? {
        guard range.allSatisfy({ bytes[$0].isDigit }) else { return nil }
        return integer(UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
      if length == 6, bytes[sign + 3] != UInt8(ascii: ":") { continue }
      let end = bytes.count
      guard let hours = number(sign + 1..<sign + 3), hours < 24,
        let minutes = length == 3 ? 0 : number(end - 2..<end), minutes < 60,
        let instant = SQLTimestamp.parse(UnsafeRawBufferPointer(rebasing: bytes[..<sign]))
      else { return nil }
      let distance = (hours * 60 + minutes) * 60_000_000
      let result = bytes[sign] == UInt8(ascii: "+") ? instant - distance : instant + distance
      return (SQLTimestamp.minimum...SQLTimestamp.maximum).contains(result) ? result : nil
    }
    return nil
  }
}

// MARK: - Values

extension FieldReader {
  /// A value that did not come from a text, as the column stores it; `nil` if it is of another type.
  func converted(_ value: SQLValue) -> SQLValue? {
    if case .text(var text) = value { return text.withUTF8 { self.value(UnsafeRawBufferPointer($0)) } }
    guard let stored = plain(value) else { return nil }
    return type.map { Self.checked(stored, $0) } ?? stored
  }

  private func plain(_ value: SQLValue) -> SQLValue? {
    switch (form, value) {
    case (.boolean, .boolean), (.blob, .blob), (.timestamp, .timestamp), (.date, .date), (.time, .time),
      (.uuid, .uuid), (.double, .double), (.numeric, .double), (.numeric, .integer):
      value
    case (.integer(let range), .integer(let number)): range.contains(number) ? value : nil
    case (.double, .integer(let number)): Double(exactly: number).map { .double($0) }
    case (.real, .integer(let number)): Float(exactly: number).map { .double(Double($0)) }
    case (.real, .double(let number)):
      Float(number).isFinite == number.isFinite && Float(number).isZero == number.isZero
        ? .double(Double(Float(number))) : nil
    case (.decimal, .integer(let number)): parsed("\(number)")
    case (.decimal, .double(let number)): parsed("\(number)")
    default: nil
    }
  }

  private func parsed(_ text: String) -> SQLValue? {
    var text = text
    return text.withUTF8 { plainValue(UnsafeRawBufferPointer($0)) }
  }
}

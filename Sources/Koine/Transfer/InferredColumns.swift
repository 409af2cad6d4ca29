#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The columns that a text would have as a table: their names, and of each the narrowest type that all its values have.
struct InferredColumns {
  private struct Column {
    /// The name in UTF-8, as the text has it.
    let key: [UInt8]
    var types = Types.all
    var hasNull = false
    var hasValues = false
    /// How many lines of JSON have the key.
    var lineCount = 0
    /// The last of them.
    var lastLine = 0

    var name: String { String(decoding: key, as: UTF8.self) }
  }

  /// The types that all values so far have.
  private struct Types: OptionSet {
    let rawValue: UInt8
    static let boolean = Types(rawValue: 1)
    static let integer = Types(rawValue: 2)
    static let double = Types(rawValue: 4)
    static let date = Types(rawValue: 8)
    static let instant = Types(rawValue: 16)
    static let uuid = Types(rawValue: 32)
    static let text = Types(rawValue: 64)
    static let document = Types(rawValue: 128)
    static let all = Types(rawValue: 255)
  }

  private var columns: [Column] = []
  private var places: [[UInt8]: Int] = [:]
  private var rowCount = 0
  /// Whether the rows are lines of JSON, each of which may leave keys out.
  private var isOfLines = false
  /// What columns were before the line of JSON that is read, the latest change last.
  private var undone: [(index: Int, column: Column)] = []

  /// More than any engine has, but for MariaDB, whose rows are too short for as many.
  private static let maximumCount = 2_000

  /// Reads all of a text.
  ///
  /// - Throws: ``ImportError`` if the text has no names of columns; what the source throws.
  static func read(_ source: ImportSource, as format: ExportFormat) async throws -> [ColumnDefinition] {
    var columns = InferredColumns()
    switch format.kind {
    case .separated(let dialect): try await columns.readSeparated(source, dialect)
    case .jsonLines: try await columns.readLines(source)
    case .table: throw DatabaseError(.misuse, "A table in a box is for people; it cannot be imported.")
    }
    return columns.definitions
  }

  private mutating func readSeparated(_ source: ImportSource, _ dialect: CSVDialect) async throws {
    try dialect.check()
    let null = Array(dialect.null.utf8)
    var tokenizer = CSVTokenizer(delimiter: dialect.delimiter.asciiValue ?? UInt8(ascii: ","))
    let (_, read) = try source.open()
    var isAtEnd = false
    while !isAtEnd {
      try Task.checkCancellation()
      if let piece = try await read() {
        tokenizer.append(piece)
      } else {
        tokenizer.finish()
        isAtEnd = true
      }
      while tokenizer.next() {
        if columns.isEmpty {
          if let error = tokenizer.error(table: nil) { throw error }
          try name(tokenizer, hasHeader: dialect.hasHeader)
          if dialect.hasHeader { continue }
        }
        // What is wrong with a row is said when it is inserted.
        guard tokenizer.problem == nil, tokenizer.fields.count == columns.count else { continue }
        rowCount += 1
        for (index, field) in tokenizer.fields.enumerated() {
          if !field.isQuoted, tokenizer.has(null, at: field.start..<field.end) {
            columns[index].hasNull = true
          } else {
            tokenizer.withBytes(of: field) { note($0, at: index) }
          }
        }
      }
    }
    guard !columns.isEmpty else {
      throw ImportError(line: 1, "The text is empty; its first line has the names of the columns.")
    }
  }

  private mutating func name(_ tokenizer: CSVTokenizer, hasHeader: Bool) throws(ImportError) {
    for (index, field) in tokenizer.fields.enumerated() {
      let name = hasHeader ? try tokenizer.name(in: field, table: nil) : "column\(index + 1)"
      let isNew = !name.isEmpty && add(Array(name.utf8)) == index
      guard isNew else {
        let place = tokenizer.place(of: field.start)
        throw ImportError(
          line: place.line, column: place.column,
          name.isEmpty ? "The column has no name." : "The column \"\(name)\" is named twice.")
      }
    }
    try checkCount(line: tokenizer.line)
  }

  private func checkCount(line: Int) throws(ImportError) {
    guard columns.count > Self.maximumCount else { return }
    throw ImportError(
      line: line,
      "The table would have more than \(Self.maximumCount) columns, one for each name or key of the text.")
  }

  private mutating func readLines(_ source: ImportSource) async throws {
    isOfLines = true
    var lines = JSONLineSplitter()
    let (_, read) = try source.open()
    var isAtEnd = false
    var problem: ImportError?
    while !isAtEnd {
      try Task.checkCancellation()
      if let piece = try await read() {
        lines.append(piece)
      } else {
        lines.finish()
        isAtEnd = true
      }
      while let place = lines.next() {
        let (bytes, count) = (lines.buffer, columns.count)
        do {
          try bytes.withUnsafeBytes {
            try readLine(JSONLine(UnsafeRawBufferPointer(rebasing: $0[place]), lines.line))
          }
        } catch let error as ImportError {
          // What is wrong with a line is said when it is inserted.
          problem = problem ?? error
          takeBackLine(columnCount: count)
        }
        undone.removeAll(keepingCapacity: true)
        try checkCount(line: lines.line)
      }
      try lines.checkSize(table: nil)
    }
    guard !columns.isEmpty else {
      throw problem ?? ImportError(line: 1, "The text holds no object of JSON with a key.")
    }
  }

  private mutating func readLine(_ line: JSONLine) throws {
    rowCount += 1
    let count = columns.count
    try line.read(table: nil) { key, member in
      let index = add(try JSONLine.plain(key))
      if index < count { undone.append((index, columns[index])) }
      if columns[index].lastLine != rowCount {
        columns[index].lineCount += 1
        columns[index].lastLine = rowCount
      }
      switch member.token {
      case .null: columns[index].hasNull = true
      case .boolean: keep([.boolean, .document], at: index)
      case .number(let place): noteNumber(UnsafeRawBufferPointer(rebasing: line.text[place]), at: index)
      case .text(let place, _): noteText(UnsafeRawBufferPointer(rebasing: line.text[place]), at: index)
      case .punctuation: keep(.document, at: index)
      }
    }
  }

  /// Forgets a line of JSON, before which there were that many columns.
  private mutating func takeBackLine(columnCount count: Int) {
    rowCount -= 1
    for (index, column) in undone.reversed() { columns[index] = column }
    for column in columns[count...] { places[column.key] = nil }
    columns.removeSubrange(count...)
  }

  /// The position of a column, which is added if it is new.
  private mutating func add(_ name: [UInt8]) -> Int {
    if let place = places[name] { return place }
    places[name] = columns.count
    columns.append(Column(key: name))
    return columns.count - 1
  }

  private mutating func keep(_ types: Types, at index: Int) {
    columns[index].hasValues = true
    columns[index].types.formIntersection(types)
  }

  /// Notes what a field may be, if it may be anything but a text still.
  private mutating func note(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    columns[index].hasValues = true
    let types = columns[index].types
    guard types != .text else { return }
    var kept: Types = .text
    if types.contains(.integer), Self.isNumber(bytes), Self.isInteger(bytes) { kept.insert(.integer) }
    if types.contains(.double), Self.isNumber(bytes), Self.isDouble(bytes) { kept.insert(.double) }
    if types.contains(.boolean), bytes.count > 1, FieldReader.truth(bytes) != nil { kept.insert(.boolean) }
    kept.formUnion(Self.textTypes(bytes, among: types))
    columns[index].types.formIntersection(kept)
  }

  private mutating func noteNumber(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    var kept: Types = .document
    if Self.isInteger(bytes) { kept.insert(.integer) }
    if Self.isNumber(bytes), Self.isDouble(bytes) { kept.insert(.double) }
    keep(kept, at: index)
  }

  private mutating func noteText(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    keep(Self.textTypes(bytes, among: columns[index].types).union([.text, .document]), at: index)
  }

  private static func textTypes(_ bytes: UnsafeRawBufferPointer, among types: Types) -> Types {
    var kept: Types = []
    if types.contains(.date), SQLTimestamp.parseDate(bytes) != nil { kept.insert(.date) }
    if types.contains(.instant), bytes.count >= 16, !isFinerThanMicroseconds(bytes),
      FieldReader.instant(bytes) != nil
    {
      kept.insert(.instant)
    }
    if types.contains(.uuid), SQLUUID(text: bytes) != nil { kept.insert(.uuid) }
    return kept
  }

  /// Whether an instant has more digits behind its seconds than are stored.
  private static func isFinerThanMicroseconds(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let point = bytes.firstIndex(of: UInt8(ascii: ".")) else { return false }
    return bytes[(point + 1)...].prefix(while: \.isDigit).dropFirst(6).contains { $0 != UInt8(ascii: "0") }
  }

  /// Whether the text is an integer of 64 bits, which has no negative zero.
  private static func isInteger(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let number = FieldReader.integer(bytes) else { return false }
    return number != 0 || bytes.first != UInt8(ascii: "-")
  }

  /// Whether the text is a number that is written as one: not so `007` and `+49`.
  private static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let digits = bytes.first == UInt8(ascii: "-") ? bytes[1...] : bytes[...]
    guard let first = digits.first, first.isDigit else { return false }
    return first != UInt8(ascii: "0") || digits.count < 2 || !digits[digits.startIndex + 1].isDigit
  }

  /// Whether the text is a number of which a double keeps every digit.
  static func isDouble(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let number = FieldReader.double(bytes) else { return false }
    // A double has all numbers of so many digits, but for the least ones.
    let isPrecise = number.isNormal || number.isZero
    if isPrecise, bytes.count <= 15 { return true }
    let digits = significantDigits(of: bytes)
    return isPrecise && digits.count <= 15 || digits == significantDigits(of: "\(number)".utf8)
  }

  /// The digits of a number from the first to the last that is not zero.
  private static func significantDigits(of number: some Sequence<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    for byte in number {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if byte.isDigit, !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return digits
  }

  private var definitions: [ColumnDefinition] {
    columns.map { column in
      let isOptional = column.hasNull || rowCount == 0 || isOfLines && column.lineCount < rowCount
      func definition<Value: ColumnValue>(_ type: Value.Type) -> ColumnDefinition {
        isOptional ? ColumnDefinition(column.name, Value?.self) : ColumnDefinition(column.name, Value.self)
      }
      guard column.hasValues else { return definition(String.self) }
      return switch column.types {
      case let types where types.contains(.boolean): definition(Bool.self)
      case let types where types.contains(.integer): definition(Int.self)
      case let types where types.contains(.double): definition(Double.self)
      case let types where types.contains(.date): definition(CalendarDate.self)
      case let types where types.contains(.instant): definition(Date.self)
      case let types where types.contains(.uuid): definition(UUID.self)
      case let types where types.contains(.text): definition(String.self)
      default: definition(JSONValue.self)
      }
    }
  }
}

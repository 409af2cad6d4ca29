import Foundation
import Koine

/// A row that a CSV file holds.
protocol CSVDecodable: Sendable {
  /// The file's name in the data directory.
  static var file: String { get }
  /// The columns that the file must have, in this order.
  static var header: [String] { get }
  /// Reads the fields of a line, in the order of the header.
  init(_ line: inout CSVLine) throws
}

/// One line of a CSV file, whose fields are read from left to right. `NA` is a missing value.
struct CSVLine {
  let path: String
  let number: Int
  let header: [String]
  let fields: [String]
  private var position = 0

  init(path: String, number: Int, header: [String], fields: [String]) throws {
    self.path = path
    self.number = number
    self.header = header
    self.fields = fields
    guard fields.count == header.count else {
      let last = header[min(fields.count, header.count) - 1]
      throw DemoFailure(
        "\(path):\(number): \(fields.count) field\(fields.count == 1 ? "" : "s") where \(header.count) are"
          + " expected (\(last) is the last of them)")
    }
  }

  /// A text that must not be missing.
  mutating func text() throws -> String {
    let value = try optionalText()
    return try required(value, "a text")
  }

  mutating func optionalText() throws -> String? {
    let field = fields[position]
    position += 1
    return field == "NA" ? nil : field
  }

  mutating func integer() throws -> Int {
    let value = try optionalInteger()
    return try required(value, "a whole number")
  }

  mutating func optionalInteger() throws -> Int? {
    try optional("a whole number") { Int($0) }
  }

  mutating func double() throws -> Double {
    let value = try optionalDouble()
    return try required(value, "a number")
  }

  mutating func optionalDouble() throws -> Double? {
    try optional("a number") { text in Double(text).flatMap { $0.isFinite ? $0 : nil } }
  }

  /// A moment in UTC, such as `2013-01-01T10:00:00Z`.
  mutating func date() throws -> Date {
    let kind = "a time like 2013-01-01T10:00:00Z"
    // The strategy reads other spellings too; the file has this one.
    let value = try optional(kind) { $0.count == 20 ? try? Date($0, strategy: .iso8601) : nil }
    return try required(value, kind)
  }

  private mutating func optional<Value>(
    _ kind: String, _ read: (String) -> Value?
  ) throws -> Value? {
    guard let text = try optionalText() else { return nil }
    guard let value = read(text) else { throw failure("“\(text)” is not \(kind)") }
    return value
  }

  private func required<Value>(_ value: Value?, _ kind: String) throws -> Value {
    guard let value else { throw failure("NA where \(kind) is needed") }
    return value
  }

  /// An error at the field that was read last.
  private func failure(_ message: String) -> DemoFailure {
    DemoFailure("\(path):\(number): column \(header[position - 1]): \(message)")
  }
}

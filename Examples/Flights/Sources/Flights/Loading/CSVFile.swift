import Foundation
import SwiftCSV

/// A CSV file with a known header, read as a whole and strictly.
struct CSVFile {
  /// Reads every line of a file.
  ///
  /// - Throws: ``DemoFailure`` with the file, the line and the column where something is wrong.
  static func read<Row: CSVDecodable>(_ type: Row.Type, in directory: String) throws -> [Row] {
    let path = (directory as NSString).appendingPathComponent(Row.file)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DemoFailure("\(path): no such file, or it cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw DemoFailure("\(path): the text is not UTF-8")
    }
    var rows: [Row] = []
    try forEachLine(of: text, path: path) { number, fields in
      if number == 1 {
        guard fields == Row.header else {
          throw DemoFailure("\(path):1: the columns are not \(Row.header.joined(separator: ","))")
        }
        return
      }
      var line = try CSVLine(path: path, number: number, header: Row.header, fields: fields)
      rows.append(try Row(&line))
    }
    return rows
  }

  /// Hands over each row's fields with the number of the line on which the row begins.
  ///
  /// The library fills short rows up with empty fields, unless one takes them from it one by one.
  private static func forEachLine(
    of text: String, path: String, _ body: (Int, [String]) throws -> Void
  ) throws {
    var lines: [[String]] = []
    do {
      let csv = try CSV<Enumerated>(string: text, delimiter: .comma, rowLimit: 0)
      try csv.enumerateAsArray(startAt: 0, rowLimit: nil) { lines.append($0) }
    } catch {
      let number = 1 + lines.reduce(0) { $0 + lineCount(of: $1) }
      throw DemoFailure("\(path):\(number): a quotation mark stands where none may")
    }
    guard !lines.isEmpty else { throw DemoFailure("\(path):1: the file is empty") }
    // It also takes the end of the text for a closing quotation mark.
    let isUnclosed = text.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 1
    var number = 1
    for (index, fields) in lines.enumerated() {
      if isUnclosed, index == lines.count - 1 {
        throw DemoFailure("\(path):\(number): a quotation mark is never closed")
      }
      try body(number, fields)
      number += lineCount(of: fields)
    }
  }

  /// How many lines a row takes: a quoted field may hold line ends.
  private static func lineCount(of fields: [String]) -> Int {
    1 + fields.reduce(0) { $0 + $1.count(where: \.isNewline) }
  }
}

import Foundation
import Koine

/// SQL broken into lines for reading: a line for each clause of the outermost statement, and none too long.
struct SQLText: CustomStringConvertible {
  let description: String

  init(_ statement: RenderedStatement, width: Int = 100) {
    var text = Self.wrap(statement.sql, width: width)
    if !statement.bindings.isEmpty {
      let values = statement.bindings.map(Self.literal).joined(separator: ", ")
      text += "\n" + Self.wrap("-- with \(values)", width: width, mark: "-- ")
    }
    description = text
  }

  private static let clauses = [
    "SELECT ", "FROM ", "WHERE ", "GROUP BY ", "HAVING ", "ORDER BY ", "LIMIT ", "JOIN ", "LEFT JOIN ",
    "FULL JOIN ", "SET ", "VALUES ", "ON CONFLICT ", "RETURNING ",
  ]

  /// What the word before a clause's first one makes part of the same clause.
  private static let continued = ["LEFT", "FULL", "DELETE"]

  private static func wrap(_ sql: String, width: Int, mark: String = "") -> String {
    var lines: [String] = []
    var line = ""
    func finishLine() {
      if !line.isEmpty { lines.append(line) }
      line = ""
    }
    for (word, rest, depth) in words(of: sql) {
      if depth == 0, clauses.contains(where: rest.hasPrefix), !continued.contains(where: line.hasSuffix) {
        finishLine()
      } else if line.count + 1 + word.count > width {
        finishLine()
        line = mark + "   "
      }
      line += line.isEmpty ? word : " " + word
    }
    finishLine()
    return lines.joined(separator: "\n")
  }

  /// The parts between spaces that stand outside of quotes, each with the text that begins with it and the
  /// number of parentheses around it.
  private static func words(of sql: String) -> [(word: Substring, rest: Substring, depth: Int)] {
    var result: [(Substring, Substring, Int)] = []
    var start = sql.startIndex
    var depth = 0
    var startDepth = 0
    var quote: Character?
    for index in sql.indices {
      let character = sql[index]
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "(": depth += 1
      case ")": depth -= 1
      case " ":
        result.append((sql[start..<index], sql[start...], startDepth))
        start = sql.index(after: index)
        startDepth = depth
      default: break
      }
    }
    result.append((sql[start...], sql[start...], startDepth))
    return result
  }

  private static func literal(_ value: SQLValue) -> String {
    switch value {
    case .null: "NULL"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): "\(value)"
    case .text(let value): "'\(value)'"
    case .timestamp(let microseconds): "\(Value.date(date(microseconds))) UTC"
    default: "\(value)"
    }
  }

  private static func date(_ microsecondsSince2000: Int64) -> Date {
    let secondsTo2000 = 946_684_800.0
    return Date(timeIntervalSince1970: secondsTo2000 + Double(microsecondsSince2000) / 1_000_000)
  }
}

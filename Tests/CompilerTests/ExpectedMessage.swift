import Foundation
import Testing

/// A message that a file announces by a mark below the line that gets it:
///
///     Reminder.where { $0.title == 3 }
///     //                        ^ error: binary operator '==' cannot be applied to operands …
///
/// The caret stands under the column that the compiler names; `//<` in place of `// ^` names the column in which
/// it stands itself. `…` stands for any text.
struct ExpectedMessage {
  var message: CompilerMessage

  /// The marks in a file.
  static func all(in file: URL) throws -> [ExpectedMessage] {
    var result: [ExpectedMessage] = []
    var code = 0
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: /( *(?:\/\/ *(?=\^))?)(?:\^|\/\/<) (error|warning): (.*)/),
        let kind = CompilerMessage.Kind(rawValue: String(match.2))
      else {
        code = index + 1
        continue
      }
      let place = SourcePlace(file: file.path, line: code, column: match.1.utf8.count + 1)
      result.append(
        ExpectedMessage(message: CompilerMessage(kind: kind, place: place, text: String(match.3))))
    }
    return result
  }

  /// Whether the compiler's message is the announced one.
  func matches(_ other: CompilerMessage) -> Bool {
    guard message.kind == other.kind, message.place == other.place else { return false }
    let parts = message.text.components(separatedBy: "…")
    var rest = Substring(other.text)
    for (index, part) in parts.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(part) else { return false }
        rest.removeFirst(part.count)
      } else if index == parts.count - 1 {
        return rest.hasSuffix(part)
      } else if let range = rest.range(of: part) {
        rest = rest[range.upperBound...]
      } else {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Records an issue, at its place in the file, for each message that was not announced and each
  /// announced one that did not come.
  static func compare(_ output: CompilerOutput, with files: [URL]) throws {
    var expected = try files.flatMap { try all(in: $0) }
    for message in output.messages {
      if let index = expected.firstIndex(where: { $0.matches(message) }) {
        expected.remove(at: index)
      } else {
        record("not expected: \(message.kind): \(message.text)", at: message.place)
      }
    }
    for missing in expected {
      record("did not come: \(missing.message.kind): \(missing.message.text)", at: missing.message.place)
    }
  }

  static func record(_ text: String, at place: SourcePlace) {
    let folders = place.file.split(separator: "/").suffix(3).joined(separator: "/")
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: folders, filePath: place.file, line: Swift.max(place.line, 1),
        column: Swift.max(place.column, 1)))
  }
}

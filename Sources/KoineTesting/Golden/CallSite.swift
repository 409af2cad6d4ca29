@_spi(KoineDriver) import Koine

/// A call in a source file: its arguments, and the closure behind them.
struct CallSite {
  /// Where the call begins, in bytes from the start of the file.
  let start: Int
  /// What a new closure replaces: the old one with the space before it, or nothing behind the arguments.
  let replaced: Range<Int>
  private let indentation: String

  /// Finds the call that begins at a place, counted from 1; columns in bytes of UTF-8.
  init(in source: [UInt8], line: Int, column: Int, filePath: String) throws {
    let scanner = SourceScanner(source)
    guard let lineStart = scanner.start(ofLine: line),
      let opening = scanner.find("(", from: lineStart + column - 1),
      let closing = scanner.end(ofBracketAt: opening)
    else { throw TestFailure("\(filePath):\(line): the call to complete was not found.") }
    start = opening
    var space = lineStart
    while space < source.count, source[space] == UInt8(ascii: " ") || source[space] == UInt8(ascii: "\t") {
      space += 1
    }
    indentation = String(decoding: source[lineStart..<space], as: UTF8.self)
    var behind = closing
    while behind < source.count, [32, 9, 10, 13].contains(source[behind]) { behind += 1 }
    if behind < source.count, source[behind] == UInt8(ascii: "{"), let end = scanner.end(ofBracketAt: behind)
    {
      replaced = closing..<end
    } else {
      replaced = closing..<closing
    }
  }

  /// A trailing closure that holds a text, in the indentation of the call.
  func closure(holding text: String) -> String {
    var pounds = ""
    while text.hasBytes(of: "\"\"\"" + pounds) || text.hasBytes(of: "\\" + pounds) { pounds += "#" }
    let inner = indentation + "  "
    // In source, a carriage return and a line feed are one line break.
    let escaped = text.replacing(scalars: ["\r": "\\\(pounds)r"])
    let lines = escaped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + line
    }
    return
      " {\n\(inner)\(pounds)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(pounds)\n\(indentation)}"
  }
}

/// Finds the ends of brackets in Swift code, past texts and comments.
private struct SourceScanner {
  private let source: [UInt8]

  init(_ source: [UInt8]) {
    self.source = source
  }

  func start(ofLine line: Int) -> Int? {
    var position = 0
    for _ in 1..<max(line, 1) {
      guard let end = source[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      position = end + 1
    }
    return position
  }

  /// The next sign in code, from a place on.
  func find(_ sign: Character, from start: Int) -> Int? {
    var position = start
    while position < source.count {
      if let end = endOfTextOrComment(at: position) {
        position = end
      } else if source[position] == sign.asciiValue {
        return position
      } else {
        position += 1
      }
    }
    return nil
  }

  /// The place behind the bracket that closes the one at a place.
  func end(ofBracketAt start: Int) -> Int? {
    var depth = 0
    var position = start
    while position < source.count {
      if let end = endOfTextOrComment(at: position) {
        position = end
        continue
      }
      switch source[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      position += 1
    }
    return nil
  }

  private func starts(_ text: String, at position: Int) -> Bool {
    source[position...].starts(with: text.utf8)
  }

  private func endOfTextOrComment(at start: Int) -> Int? {
    if starts("//", at: start) {
      return source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    }
    if starts("/*", at: start) { return endOfComment(at: start) }
    var quote = start
    while quote < source.count, source[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < source.count, source[quote] == UInt8(ascii: "\"") else { return nil }
    return endOfText(at: quote, pounds: String(repeating: "#", count: quote - start))
  }

  private func endOfComment(at start: Int) -> Int {
    var depth = 0
    var position = start
    while position < source.count {
      if starts("/*", at: position) {
        depth += 1
        position += 2
      } else if starts("*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return position }
      } else {
        position += 1
      }
    }
    return source.count
  }

  private func endOfText(at quote: Int, pounds: String) -> Int {
    let mark = starts("\"\"\"", at: quote) ? "\"\"\"" : "\""
    var position = quote + mark.utf8.count
    while position < source.count {
      if starts("\\" + pounds + "(", at: position) {
        position = end(ofBracketAt: position + 1 + pounds.utf8.count) ?? source.count
      } else if starts("\\" + pounds, at: position) {
        position += 2 + pounds.utf8.count
      } else if starts(mark + pounds, at: position) {
        return position + mark.utf8.count + pounds.utf8.count
      } else {
        position += 1
      }
    }
    return source.count
  }
}

/// What files of Swift declare of the kinds that ``SwiftCode`` writes: tables, and the enumerations of their columns.
///
/// Imports, extensions and whatever else is written beside them are left out.
public struct CodeDeclarations {
  /// A line of a file.
  public struct Line: Hashable, Sendable {
    /// The line without the blanks around it, and without comments but those that ``SwiftCode`` writes.
    public let text: String
    /// Its number, from 1.
    public let number: Int
  }

  /// One struct or enumeration, with the comments above it.
  public struct Declaration: Hashable, Sendable {
    /// What the database calls it: `table planes`, `table sales.orders`; for an enumeration `enum Color`.
    public let title: String
    /// The file, as it was named.
    public let file: String
    /// Its lines.
    public let lines: [Line]

    /// Whether another declaration has the same words, however they are laid out.
    public func isSame(as other: Declaration) -> Bool { words == other.words }

    private var words: String {
      lines.map { CodeText.withoutBlanks($0.text) }.joined().replacing(",)", with: ")")
        .replacing(",]", with: "]")
    }
  }

  /// In the order of the files and their lines.
  public private(set) var all: [Declaration] = []

  /// Nothing yet.
  public init() {}

  /// Adds what a file declares.
  public mutating func add(_ text: String, of file: String) {
    var lines: [Line] = []
    var depth = 0
    func end() {
      lines = Self.withoutOthersAbove(lines)
      if let title = Self.title(of: lines) {
        all.append(Declaration(title: title, file: file, lines: lines))
      }
      lines = []
      depth = 0
    }
    var reader = CodeReader()
    let fileLines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in fileLines.enumerated() {
      let isBlank = !reader.isInside && line.allSatisfy(\.isWhitespace)
      let (text, code) = reader.read(line)
      // Blank lines inside of braces say nothing, and neither do comments.
      if isBlank, depth == 0 { end() }
      if text.isEmpty || depth == 0 && text.hasPrefix("import ") { continue }
      lines.append(Line(text: text, number: index + 1))
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      if depth <= 0, code.contains("}") { end() }
    }
    end()
  }

  /// The lines from the comments of a table on, without what stands directly above: a constant, a condition of the compiler.
  private static func withoutOthersAbove(_ lines: [Line]) -> [Line] {
    guard var start = lines.firstIndex(where: { $0.text.hasPrefix("@Table") }) else { return lines }
    while start > 0, lines[start - 1].text.hasPrefix("//") { start -= 1 }
    return Array(lines[start...])
  }

  private static func title(of lines: [Line]) -> String? {
    // What Koine has no type for is a comment.
    if let line = lines.first?.text {
      if let found = line.prefixMatch(of: #/// (table|view) (.*): no column that/#) {
        return "table \(found.2)"
      }
      if let found = line.prefixMatch(of: #/// enum (.*) has no values/#) { return "enum \(found.1)" }
    }
    let code = lines.map(\.text).filter { !$0.hasPrefix("//") }.joined(separator: " ")
    if let table = code.prefixMatch(
      of: #/@Table(?:\(\s*"((?:[^"\\]|\\.)*)"(?:,\s*schema:\s*"((?:[^"\\]|\\.)*)")?\s*\))?.*?struct\s+(\w+)/#)
    {
      guard let name = table.1 else { return "table of \(table.3)" }
      return "table \(table.2.map { $0 + "." } ?? "")\(name)"
    }
    let enumeration = code.prefixMatch(
      of: #/(?:public\s+)?enum\s+(\w+)\s*:\s*(?:String,\s*ColumnValue|DecimalScale)\b/#)
    return enumeration.map { "enum \($0.1)" }
  }
}

extension SwiftCode {
  /// What the code declares, by the name of no file.
  public var declarations: CodeDeclarations {
    var declarations = CodeDeclarations()
    declarations.add(text, of: "")
    return declarations
  }
}

/// Reads lines of Swift one after another, as far as strings and comments go: they may go on over lines.
private struct CodeReader {
  /// How many block comments are open, one within another.
  private var openComments = 0
  private var isInLongString = false

  /// Whether the next line begins in a comment or a string.
  var isInside: Bool { openComments > 0 || isInLongString }

  /// Reads the next line.
  ///
  /// - Returns: The line without the blanks around it and the comments of others, and what of it is neither in a string nor
  ///   in a comment.
  mutating func read(_ line: Substring) -> (text: String, code: String) {
    var rest = line
    var text = ""
    var code = ""
    var isInString = false
    func take(_ count: Int) {
      text += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    while let character = rest.first {
      if openComments > 0 {
        let isSign = rest.hasPrefix("/*") || rest.hasPrefix("*/")
        if isSign { openComments += character == "/" ? 1 : -1 }
        rest = rest.dropFirst(isSign ? 2 : 1)
      } else if isInLongString || isInString {
        if isInLongString ? rest.hasPrefix("\"\"\"") : character == "\"" {
          take(isInLongString ? 3 : 1)
          (isInLongString, isInString) = (false, false)
        } else {
          take(character == "\\" ? 2 : 1)
        }
      } else if rest.hasPrefix("//") {
        if Self.isOfSwiftCode(rest, alone: text.allSatisfy(\.isWhitespace)) { text += rest }
        break
      } else if rest.hasPrefix("/*") {
        openComments = 1
        rest = rest.dropFirst(2)
      } else if character == "\"" {
        isInLongString = rest.hasPrefix("\"\"\"")
        isInString = !isInLongString
        take(isInLongString ? 3 : 1)
      } else {
        code.append(character)
        take(1)
      }
    }
    return (text[...].trimmed, code)
  }

  /// Whether a comment is one that ``SwiftCode`` writes: it says something of the database.
  private static func isOfSwiftCode(_ comment: Substring, alone isAlone: Bool) -> Bool {
    let words = comment.drop { $0 == "/" }.drop { $0 == " " }
    guard isAlone else { return words.hasPrefix("Made by the database.") || words.hasPrefix("Default: ") }
    return words.hasPrefix("Not said here: ") || words.hasPrefix("A view, whose rows are read only.")
      || words.hasPrefix("\"") || words.contains(": no column that Koine has a type for.")
      || words.hasPrefix("enum ") && words.contains(" has no values.")
  }
}

/// A line of Swift, as far as strings and comments go.
private enum CodeText {
  /// The line without blanks outside of its strings.
  static func withoutBlanks(_ line: String) -> String {
    var result = ""
    scan(line) { character, isCode in if !isCode || !character.isWhitespace { result.append(character) } }
    return result
  }

  private static func scan(_ line: String, _ take: (Character, _ isCode: Bool) -> Void) {
    var isInString = false
    var isEscaped = false
    var isComment = false
    var last: Character?
    for character in line {
      if isComment {
        take(character, true)
      } else if isInString {
        take(character, false)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        }
      } else {
        isInString = character == "\""
        // A quotation mark in a comment begins no string.
        isComment = character == "/" && last == "/"
        take(character, !isInString)
      }
      last = character
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

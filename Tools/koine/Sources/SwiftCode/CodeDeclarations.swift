/// What files of Swift declare of the kinds that ``SwiftCode`` writes: tables, and the enumerations of their columns.
///
/// Imports, extensions and whatever else is written beside them are left out.
public struct CodeDeclarations {
  /// A line of a file.
  public struct Line: Hashable, Sendable {
    /// The line without the blanks around it.
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
      if let title = Self.title(of: lines) {
        all.append(Declaration(title: title, file: file, lines: lines))
      }
      lines = []
      depth = 0
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.trimmed
      if text.isEmpty {
        // Blank lines inside of braces say nothing.
        if depth == 0 { end() }
        continue
      }
      if depth == 0, text.hasPrefix("import ") { continue }
      lines.append(Line(text: text, number: index + 1))
      let code = CodeText.withoutStringsAndComments(text)
      depth += code.count { $0 == "{" } - code.count { $0 == "}" }
      if depth <= 0, code.contains("}") { end() }
    }
    end()
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

/// A line of Swift, as far as strings and comments go.
private enum CodeText {
  /// The line without blanks outside of its strings.
  static func withoutBlanks(_ line: String) -> String {
    var result = ""
    scan(line) { character, isCode in if !isCode || !character.isWhitespace { result.append(character) } }
    return result
  }

  /// What is neither in a string nor in a comment.
  static func withoutStringsAndComments(_ line: String) -> String {
    var code = ""
    scan(line) { character, isCode in if isCode { code.append(character) } }
    return code.firstRange(of: "//").map { String(code[..<$0.lowerBound]) } ?? code
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

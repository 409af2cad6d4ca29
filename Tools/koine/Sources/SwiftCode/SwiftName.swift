/// Names of Swift, made of names of a database.
enum SwiftName {
  /// `first_name` becomes `firstName`, `AlbumId` `albumID`, `ORDER` `order`.
  static func property(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "column" }
    return identifier(first + words.dropFirst().map(capitalized).joined())
  }

  /// `order_details` becomes `OrderDetail`.
  static func type(_ name: String, isPlural: Bool) -> String {
    var words = words(of: name)
    guard let last = words.popLast() else { return "Unnamed" }
    words.append(isPlural ? singular(of: last) : last)
    return identifier(words.map(capitalized).joined())
  }

  /// The name in backticks if Swift has another use for it.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  // MARK: Words

  /// The words of a name in small letters: they end where letters and digits end, and where a capital begins the next.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      // As in "it's".
      if "'’".contains(character), !word.isEmpty { continue }
      guard character.isLetter || character.isASCII && character.isNumber else {
        end()
        continue
      }
      if character.isUppercase, let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        if !last.isUppercase || next.isLowercase && !isPluralOfCapitals(characters[(index + 1)...]) { end() }
      }
      word.append(character)
    }
    end()
    return words
  }

  /// Whether a name goes on with the `s` of `IDs`.
  private static func isPluralOfCapitals(_ rest: ArraySlice<Character>) -> Bool {
    rest.first == "s" && (rest.dropFirst().first.map { !$0.isLowercase } ?? true)
  }

  private static func capitalized(_ word: String) -> String {
    if acronyms.contains(word) { return word.uppercased() }
    if word.last == "s", acronyms.contains(String(word.dropLast())) {
      return word.dropLast().uppercased() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let acronyms: Set = ["id", "url", "uri", "uuid", "html", "json", "xml", "ip", "sql", "utc"]

  /// A name that may begin as those of Swift do.
  private static func identifier(_ name: String) -> String {
    let isNumber = name.first?.isNumber ?? false
    let result = isNumber ? "_" + name : name
    return forbidden.contains(result) ? result + "_" : result
  }

  // MARK: Plurals

  private static func singular(of word: String) -> String {
    if let one = irregular[word] { return one }
    if unchanged.contains(where: word.hasSuffix) { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "ches", "shes", "xes", "zzes", "uses"].contains(where: word.hasSuffix) {
      return String(word.dropLast(2))
    }
    return word.hasSuffix("s") && word.count > 2 ? String(word.dropLast()) : word
  }

  private static let irregular = [
    "people": "person", "children": "child", "men": "man", "women": "woman", "mice": "mouse",
    "indices": "index",
    "analyses": "analysis", "movies": "movie", "cookies": "cookie", "houses": "house", "causes": "cause",
    "uses": "use",
    "caches": "cache", "axes": "axis", "ids": "id",
  ]

  /// Endings of words that are not plurals, or look the same.
  private static let unchanged = ["ss", "us", "is", "news", "series", "species"]

  // MARK: Reserved words

  private static let keywords: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat",
    "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try",
    "typealias", "var", "where", "while",
  ]

  /// What is not a name of a member, even in backticks.
  private static let forbidden: Set = ["init", "self", "Self", "Type", "Protocol", "_"]
}

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case let control
      where control.properties.generalCategory == .control || control.properties.generalCategory == .format:
        result += "\\u{\(String(control.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text on one line, for a comment.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: " ")
  }
}

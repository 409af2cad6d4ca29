import Foundation
import Testing

/// Inside the one module, imports run one way: a file of one room names no type and no member that only a later room
/// declares.
@Suite struct ImportOrderTests {
  private static let rooms = [
    "Syntax", "Values", "Schema", "Query", "Rendering", "Execution", "Introspection", "Migration", "Transfer",
    "Observation", "Explaining", "Auditing",
  ]

  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Koine")

  @Test func noFileNamesATypeOfALaterRoom() throws {
    let found = try Self.uses(declared: \.declared, ofLater: \.topLevelTypes, used: \.used)
    #expect(found == [])
  }

  @Test func noFileNamesAMemberOfALaterRoom() throws {
    let found = try Self.uses(declared: \.labels, ofLater: \.members) { file in
      file.usedMembers.subtracting(Self.standardMembers)
    }
    #expect(found == [])
  }

  /// Members of the standard library which a later room declares too, for types of its own.
  private static let standardMembers: Set<String> = [
    "abs", "clamped", "dropLast", "failure", "infinity", "inserted", "isASCII", "max", "min", "now",
    "overlaps",
    "prefix", "reduce", "remove", "releasing", "rounded", "sorted", "suffix", "duration",
  ]

  /// What the files of each room use of names that only later rooms have, by file.
  private static func uses(
    declared: (SwiftFile) -> some Sequence<String>, ofLater: (SwiftFile) -> some Sequence<String>,
    used: (SwiftFile) -> Set<String>
  ) throws -> [String] {
    let files = try rooms.map { try SwiftFile.all(in: sources.appending(path: $0)) }
    for files in files { #expect(!files.isEmpty) }
    var found: [String] = []
    for (index, room) in files.enumerated() {
      // A name that this room or an earlier one declares too is theirs.
      let known = Set(files[...index].joined().flatMap(declared))
      var later: [String: String] = [:]
      for next in files.indices[(index + 1)...] {
        for name in files[next].flatMap(ofLater) { later[name] = rooms[next] }
      }
      for file in room {
        for name in used(file).subtracting(known).sorted() {
          if let other = later[name] {
            found.append("\(rooms[index])/\(file.name) names \(name) of \(other)")
          }
        }
      }
    }
    return found
  }

  @Test func theScannerPassesOverCommentsAndStrings() {
    let file = SwiftFile(
      name: "a.swift",
      text: #"""
        // struct A
        /* enum B { /* nested */ } */
        public struct C<T: D> {
          enum E { case f, g }
          let text = "struct G \(x.y("H")) end", other = """
            I "quoted" J
            """, third = #"K \" L"#
        }
        typealias M = N.O
        """#)
    #expect(file.topLevelTypes == ["C", "M"])
    #expect(file.declared == ["C", "E", "M"])
    #expect(file.used.isSuperset(of: ["C", "T", "D", "E", "N"]))
    #expect(file.used.isDisjoint(with: ["A", "B", "G", "H", "I", "J", "K", "L", "O"]))
    #expect(file.usedMembers == ["O"])
    #expect(file.members == ["f", "g", "text"])
    #expect(file.labels == ["T", "f", "g", "text"])
  }
}

/// The names in a source file, without those in comments, texts and behind a dot.
private struct SwiftFile {
  let name: String
  private(set) var topLevelTypes: [String] = []
  /// The types that the file declares at any depth.
  private(set) var declared: [String] = []
  private(set) var used: Set<String> = []
  /// The functions, properties and cases that the file declares at any depth.
  private(set) var members: Set<String> = []
  /// Every name that the file declares, parameters and labels among them.
  private(set) var labels: Set<String> = []
  /// The names behind a dot.
  private(set) var usedMembers: Set<String> = []

  static func all(in directory: URL) throws -> [SwiftFile] {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    return try paths.map {
      SwiftFile(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
    }
  }

  init(name: String, text: String) {
    self.name = name
    var scanner = Scanner(text)
    var depth = 0
    var previous = ""
    var isBehindDot = false
    var isInCases = false
    while let token = scanner.next() {
      switch token {
      case "{": depth += 1
      case "}": depth -= 1
      default: break
      }
      let isName = token.first.map { $0.isLetter || $0 == "_" } ?? false
      if isName,
        ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"].contains(previous)
      {
        declared.append(token)
        if depth == 0 { topLevelTypes.append(token) }
      }
      isInCases = token == "case" || isInCases && (isName || token == ",")
      if isName, ["func", "var", "let", "case"].contains(previous) || isInCases && previous == "," {
        members.insert(token)
        labels.insert(token)
      }
      if token == ":", previous.first?.isLetter == true { labels.insert(previous) }
      if isName { if isBehindDot { usedMembers.insert(token) } else { used.insert(token) } }
      isBehindDot = token == "."
      previous = token
    }
  }
}

/// Cuts Swift into names and signs.
private struct Scanner {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func next() -> String? {
    while position < characters.count {
      let character = characters[position]
      if character.isWhitespace {
        position += 1
      } else if starts("//") {
        while position < characters.count, !characters[position].isNewline { position += 1 }
      } else if starts("/*") {
        skipComment()
      } else if character == "\"" || (character == "#" && beginsRawText) {
        skipText()
      } else if character.isLetter || character == "_" {
        let start = position
        while position < characters.count,
          characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
        {
          position += 1
        }
        return String(characters[start..<position])
      } else {
        position += 1
        return String(character)
      }
    }
    return nil
  }

  private func starts(_ text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  private var beginsRawText: Bool {
    var index = position
    while index < characters.count, characters[index] == "#" { index += 1 }
    return index < characters.count && characters[index] == "\""
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < characters.count
  }

  /// Skips a text with what is interpolated in it.
  private mutating func skipText() {
    var pounds = ""
    while characters[position] == "#" {
      pounds += "#"
      position += 1
    }
    let quotes = starts("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    while position < characters.count, !starts(quotes + pounds) {
      if starts("\\" + pounds + "(") {
        position += 2 + pounds.count
        skipInterpolation()
      } else if starts("\\" + pounds) {
        position += 2 + pounds.count
      } else {
        position += 1
      }
    }
    position += quotes.count + pounds.count
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, position < characters.count {
      switch characters[position] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        skipText()
        continue
      default: break
      }
      position += 1
    }
  }
}

import Foundation
import KoineTesting
import Testing

/// What a module declares for others, as the compiler describes it, the SPI for drivers included.
struct SymbolGraph {
  /// One public declaration.
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable { let uri: String }
    struct Identifier: Decodable { let precise: String }

    let identifier: Identifier
    let kind: Kind
    /// The type that the declaration is in, if it is in one, and its own name with its labels.
    let pathComponents: [String]
    let docComment: Comment?
    let declarationFragments: [Fragment]?
    /// `nil` for what the compiler adds.
    let location: Location?

    var path: String { pathComponents.joined(separator: ".") }
    var name: String { pathComponents.last ?? "" }
    /// The name without its labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }
    var documentation: [String] { docComment?.lines.map(\.text) ?? [] }

    /// Whether a call of it may throw; what a closure that it takes does is not looked at.
    var isThrowing: Bool {
      if kind.identifier == "swift.typealias" { return false }
      var depth = 0
      var text = ""
      for character in (declarationFragments ?? []).map(\.spelling).joined() {
        if character == ")" { depth -= 1 }
        if depth == 0 { text.append(character) }
        if character == "(" { depth += 1 }
      }
      return text.contains(/\bthrows\b/)
    }

    var saysWhatItThrows: Bool { documentation.contains { $0.contains(/\b[Tt]hrows\b/) } }
  }

  private struct Relationship: Decodable {
    let source: String
    let kind: String
  }

  private struct File: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  let symbols: [Symbol]
  /// The identifiers of the requirements of protocols.
  private let requirements: Set<String>

  /// - Parameter module: A module that this test build has made.
  init(of module: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Compiler().extractSymbols(of: module, into: folder)
    // What a module adds to the types of another is in a file of its own.
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
      try JSONDecoder().decode(File.self, from: Data(contentsOf: $0))
    }
    symbols = files.flatMap(\.symbols)
    requirements = Set(
      files.flatMap(\.relationships).lazy.filter { $0.kind.lowercased().hasSuffix("requirementof") }
        .map(\.source))
    try #require(!symbols.isEmpty, "the module \(module) declares nothing")
  }

  func isRequirement(_ symbol: Symbol) -> Bool { requirements.contains(symbol.identifier.precise) }

  /// The declarations in a type or protocol.
  func members(of type: String) -> [Symbol] {
    symbols.filter { $0.pathComponents.count == 2 && $0.pathComponents[0] == type }
  }
}

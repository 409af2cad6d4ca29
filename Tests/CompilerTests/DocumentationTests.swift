import Foundation
import Testing

extension CompilerTests {
  /// The examples of a document compile in their order, as one file of a program.
  ///
  /// A query that an example merely shows is an unused value, of which the compiler warns; nothing else may it say.
  @Test(arguments: [
    "README.md", "Sources/Koine/Koine.docc/SQLToKoine.md", "Sources/Koine/Koine.docc/GettingStarted.md",
    "Sources/Koine/Koine.docc/DefiningASchema.md",
    "Sources/Koine/Koine.docc/ChangingRows.md",
    "Sources/Koine/Koine.docc/Composing.md",
    "Sources/Koine/Koine.docc/Migrating.md",
    "Sources/Koine/Koine.docc/Exporting.md",
    "Sources/Koine/Koine.docc/Importing.md",
    "Sources/Koine/Koine.docc/Observing.md",
    "Sources/Koine/Koine.docc/FunctionsInSwift.md",
    "Sources/Koine/Koine.docc/SQLiteFiles.md",
    "Sources/Koine/Koine.docc/LookingAfterAFile.md",
    "Sources/Koine/Koine.docc/Plans.md",
    "Sources/Koine/Koine.docc/Auditing.md",
    "Sources/Koine/Koine.docc/SearchingTexts.md",
    "Sources/Koine/Koine.docc/InSQLsOrder.md",
    "Sources/Koine/Koine.docc/MovingToPostgreSQL.md",
    "Sources/Koine/Koine.docc/ChoosingADialect.md", "Sources/Koine/Koine.docc/WritingADialect.md",
    "Sources/Koine/Koine.docc/Generated/Reports.md",
    "Sources/Koine/Koine.docc/Generated/TestOnSQLite.md",
  ])
  func examplesCompileAsOneFile(of document: String) async throws {
    let document = try Document(document)
    let output = try await document.compiled("swift") { file in
      try await Compiler().typecheck([file], isLibrary: false)
    }
    for message in output.messages where !message.text.contains(#/ (is unused$|was never used)/#) {
      ExpectedMessage.record(
        "\(message.kind): \(message.text)",
        at: SourcePlace(file: document.file.path, line: message.place.line, column: message.place.column))
    }
  }

  /// The manifest that the README shows is one that SwiftPM reads.
  @Test func manifestOfTheReadmeCompiles() async throws {
    let output = try await Document("README.md").compiled("swift Package.swift") { file in
      try await Compiler().typecheck(manifest: file)
    }
    #expect(output.messages == [])
  }
}

/// A document in Markdown, whose blocks of code are compiled.
private struct Document {
  let file: URL
  private let lines: [Substring]

  init(_ name: String) throws {
    file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(name)").standardized
    lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// Hands a file to `compile` that has the blocks of one language on the lines on which the document has them.
  func compiled(
    _ language: String, _ compile: (URL) async throws -> CompilerOutput
  ) async throws -> CompilerOutput {
    var code: [Substring] = []
    var block: Substring?
    for line in lines {
      if line.hasPrefix("```") {
        block = block == nil ? line.dropFirst(3) : nil
        code.append("")
      } else {
        code.append(block == language[...] ? line : "")
      }
    }
    try #require(code.contains { !$0.isEmpty })
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The name by which the compiler knows a file with statements outside of functions.
    let program = folder.appending(path: "main.swift")
    try code.joined(separator: "\n").write(to: program, atomically: true, encoding: .utf8)
    return try await compile(program)
  }
}

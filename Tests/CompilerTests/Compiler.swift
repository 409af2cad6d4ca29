import Foundation
import KoineTesting
import Testing

/// The toolchain's compiler, type-checking files against the modules that this test build has made.
///
/// It takes the very arguments with which SwiftPM compiled this test target (search paths, module maps, the
/// macro plug-in), from the description of the build that SwiftPM leaves beside the test executable. Its output
/// is plain text: SwiftPM asks for colours if its own output is a terminal, and the description remembers it.
struct Compiler {
  private let executable: String
  private let arguments: [String]

  init() throws {
    let description = try Self.buildDescription()
    let command = try #require(
      description.swiftCommands.values
        .filter { $0.moduleName == "CompilerTests" }
        .min { $0.importPath.count < $1.importPath.count },
      "the build description has no command for this test target")
    executable = command.executable
    arguments = ["-I", command.importPath] + Self.kept(command.otherArguments)
  }

  /// Type-checks files together, in one process.
  ///
  /// - Parameters:
  ///   - isLibrary: Whether the files are those of a library, without statements outside of functions.
  ///   - extra: Arguments besides those of the build.
  func typecheck(
    _ files: [URL], isLibrary: Bool = true, extra: [String] = []
  ) async throws -> CompilerOutput {
    try await typecheck(
      ["-wmo"] + (isLibrary ? ["-parse-as-library"] : []) + arguments + extra + files.map(\.path))
  }

  /// Type-checks a package's manifest.
  func typecheck(manifest: URL) async throws -> CompilerOutput {
    let bin = URL(filePath: executable).deletingLastPathComponent()
    let library = bin.appending(path: "../lib/swift/pm/ManifestAPI").standardized.path
    return try await typecheck(["-I", library, "-package-description-version", "6.2.0", manifest.path])
  }

  private func typecheck(_ arguments: [String]) async throws -> CompilerOutput {
    let (status, text) = try await output(
      ["-typecheck", "-diagnostic-style=llvm", "-Xfrontend", "-debug-time-function-bodies"] + arguments)
    let output = CompilerOutput(text: text)
    // The compiler's own status is 1 where the code is wrong, which may be what a test wants.
    try #require(
      status == 0 || status == 1 && !output.messages.isEmpty,
      "the compiler failed with status \(status):\n\(output.text.suffix(4000))")
    return output
  }

  /// Runs the compiler, which must not complain.
  ///
  /// - Parameter extra: Arguments behind those of the build, of which the last of a kind holds.
  func run(_ extra: [String]) async throws {
    let (status, text) = try await output(["-parse-as-library"] + arguments + extra)
    try #require(status == 0, "the compiler failed with status \(status):\n\(text.suffix(4000))")
  }

  /// Writes what a module declares for others into a folder, as files of JSON.
  func extractSymbols(of module: String, into folder: URL) async throws {
    let tool = URL(filePath: executable).deletingLastPathComponent().appending(
      path: "swift-symbolgraph-extract")
    let process = try ChildProcess(
      [tool.path, "-module-name", module, "-minimum-access-level", "public", "-include-spi-symbols"]
        + ["-skip-inherited-docs", "-skip-synthesized-members", "-output-dir", folder.path]
        + Self.pairs(["-I", "-target", "-sdk", "-F", "-Xcc"], in: arguments)
        + arguments.filter { $0.hasPrefix("-I") && $0 != "-I" })
    process.closeInput()
    let text = await process.output()
    let status = await process.end()
    try #require(status == 0, "the symbols of \(module) were not extracted: \(text.suffix(4000))")
  }

  /// The options of some names, each with its value.
  private static func pairs(_ names: Set<String>, in arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst()).filter { names.contains($0.0) }.flatMap { [$0.0, $0.1] }
  }

  private func output(_ arguments: [String]) async throws -> (status: Int32, text: String) {
    let process = try ChildProcess(
      [executable, "-module-name", "Checked"] + arguments + ["-no-color-diagnostics"])
    process.closeInput()
    let text = await process.output()
    return (await process.end(), text)
  }

  /// The Swift files in a folder beside this file, by name.
  static func files(in folder: String) throws -> [URL] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(at: here, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

extension Compiler {
  private struct BuildDescription: Decodable {
    struct Command: Decodable {
      let executable: String
      let moduleName: String
      let importPath: String
      let otherArguments: [String]
    }

    let swiftCommands: [String: Command]
  }

  /// Reads what SwiftPM wrote into the folder of products, which is above the tests' executable or bundle.
  private static func buildDescription() throws -> BuildDescription {
    let images = [Bundle.main.executableURL].compactMap { $0 } + Bundle.allBundles.map(\.bundleURL)
    for image in images {
      var folder = image.resolvingSymlinksInPath()
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        let file = folder.appendingPathComponent("description.json")
        if let data = try? Data(contentsOf: file) {
          return try JSONDecoder().decode(BuildDescription.self, from: data)
        }
      }
    }
    throw Missing(description: "no description.json above \(images.map(\.path))")
  }

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// The arguments without those for output and indexing, and without the package's name: who uses Koine
  /// does not see what is `package`.
  private static func kept(_ arguments: [String]) -> [String] {
    let alone: Set = [
      "-incremental", "-enable-batch-mode", "-serialize-diagnostics", "-parseable-output",
      "-enable-testing", "-parse-as-library", "-whole-module-optimization", "-wmo",
      "-warnings-as-errors",
    ]
    let withValue: Set = ["-index-store-path", "-package-name", "-num-threads"]
    var kept: [String] = []
    var skipsNext = false
    for argument in arguments {
      if skipsNext {
        skipsNext = false
      } else if withValue.contains(argument) {
        skipsNext = true
      } else if !alone.contains(argument), argument.wholeMatch(of: /-j[0-9]+/) == nil {
        kept.append(argument)
      }
    }
    return kept
  }
}

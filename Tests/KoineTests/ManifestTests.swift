import Foundation
import Testing

/// What the packages of the repository make their users resolve.
@Suite struct ManifestTests {
  /// Who imports the library gets nothing that only the command-line tool, the examples or the measurements need, and
  /// swift-log and swift-argument-parser by a trait alone.
  @Test func theLibraryDependsOnSwiftSyntaxAlone() throws {
    #expect(
      try dependencies(of: "Package.swift") == [
        #"url: "https://github.com/swiftlang/swift-syntax""#, #"url: "https://github.com/apple/swift-log""#,
        #"url: "https://github.com/apple/swift-argument-parser""#,
        // Where KOINE_DOCUMENTATION is set alone.
        #"url: "https://github.com/swiftlang/swift-docc-plugin""#,
      ])
    let text = try String(contentsOf: file("Package.swift"), encoding: .utf8)
    let products = text.matches(of: /\.product\(\s*name: "[^"]*", package: "swift-(?:log|argument-parser)".*/)
    #expect(
      products.map { String($0.0.filter { !$0.isWhitespace }) } == [
        #".product(name:"Logging",package:"swift-log",condition:.when(traits:["Logging"])),"#,
        #".product(name:"ArgumentParser",package:"swift-argument-parser",condition:.when(traits:["Commands"])),"#,
      ])
    #expect(!text.contains("enabledTraits"))
    #expect(
      text.contains(
        """
        if Context.environment["KOINE_DOCUMENTATION"] == "1" {
          package.dependencies.append(
        """))
  }

  /// SwiftPM knows a package at a path by the last folder in it, and who clones the repository into a folder named
  /// "koine" has two of that name.
  @Test func theToolFindsTheLibraryInAFolderOfAnyName() throws {
    #expect(
      try dependencies(of: "Tools/koine/Package.swift") == [
        #"name: "Koine", path: "library""#, #"url: "https://github.com/apple/swift-argument-parser""#,
      ])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file("Tools/koine/library").path) == "../..")
  }

  private func dependencies(of manifest: String) throws -> [String] {
    let text = try String(contentsOf: file(manifest), encoding: .utf8)
    return text.matches(of: /\.package\(((?:name: "[^"]*", )?(?:url|path): "[^"]*")/).map { String($0.1) }
  }

  private func file(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
  }
}

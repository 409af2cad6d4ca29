#if !canImport(SwiftUI)
  import Foundation
  import Testing

  extension CompilerTests {
    /// What is there only beside SwiftUI compiles against its declarations on systems without it.
    @Test func propertiesOfViewsCompileBesideSwiftUI() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "koine-swiftui-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = try Compiler.files(in: "SwiftUI")
      let module = try #require(files.first { $0.lastPathComponent == "SwiftUI.swift" })
      let compiler = try Compiler()
      try await compiler.run([
        "-emit-module", "-module-name", "SwiftUI", "-emit-module-path",
        folder.appending(path: "SwiftUI.swiftmodule").path, module.path,
      ])
      // In its own module it sees the rest of it without an import.
      let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Koine/Observation/ObservedQuery.swift").standardized
      let property = folder.appending(path: source.lastPathComponent)
      try ("public import Koine\n" + String(contentsOf: source, encoding: .utf8))
        .write(to: property, atomically: true, encoding: .utf8)
      let output = try await compiler.typecheck(
        files.filter { $0 != module } + [property], extra: ["-I", folder.path])
      #expect(output.messages == [])
    }
  }
#endif

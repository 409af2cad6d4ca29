import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A directory of golden files: texts that tests compare with what they get.
///
/// If the environment variable `KOINE_RECORD_GOLDEN` is 1, the files are written instead of compared, to
/// be reviewed as a change of text.
public struct GoldenFiles: Sendable {
  /// The path of the directory.
  public let directory: String
  /// Whether files are written instead of compared.
  public let isRecording: Bool

  /// - Parameters:
  ///   - directory: The path of the directory. Recording makes it.
  ///   - isRecording: Whether to write the files; by default what the environment says.
  public init(directory: String, isRecording: Bool? = nil) {
    self.directory = directory
    self.isRecording =
      isRecording ?? (ProcessInfo.processInfo.environment["KOINE_RECORD_GOLDEN"] == "1")
  }

  /// The directory `Golden` in the directory `Tests` above a source file.
  ///
  /// - Parameter sourceFile: The file of the test, `#filePath`.
  public init(forTestsIn sourceFile: String = #filePath) {
    var parts = sourceFile.split(separator: "/", omittingEmptySubsequences: false)
    if let tests = parts.lastIndex(of: "Tests") {
      parts.removeSubrange((tests + 1)...)
    } else {
      parts.removeLast()
    }
    self.init(directory: parts.joined(separator: "/") + "/Golden")
  }

  /// Compares a text with the file of that name, byte by byte, or records it.
  ///
  /// - Throws: ``TestFailure`` with the lines that differ, if there is no such file, or if two
  ///   different texts are recorded under one name.
  public func check(_ text: String, named name: String) throws {
    let path = path(of: name)
    if isRecording { return try record(text, at: path) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw TestFailure("There is no golden file \(path). `make golden` records it.")
    }
    let expected = try String(contentsOfFile: path, encoding: .utf8)
    guard !expected.utf8.elementsEqual(text.utf8) else { return }
    throw TestFailure(
      """
      \(name) differs from its golden file \(path) (- golden, + found). `make golden` records it anew.
      \(LineDifference(expected: expected, found: text))
      """)
  }

  /// The names of files that no test has any more. Recording removes them.
  ///
  /// - Parameter names: The names that the tests use.
  /// - Throws: What the file system throws.
  public func stale(besides names: some Sequence<String>) throws -> [String] {
    let used = Set(names.map { "\($0).sql" })
    let files = try FileManager.default.contentsOfDirectory(atPath: directory)
    let stale = files.filter { $0.hasSuffix(".sql") && !used.contains($0) }.sorted()
    if isRecording {
      for file in stale { try FileManager.default.removeItem(atPath: "\(directory)/\(file)") }
      return []
    }
    return stale.map { String($0.dropLast(4)) }
  }

  private func path(of name: String) -> String { "\(directory)/\(name).sql" }

  private func record(_ text: String, at path: String) throws {
    let earlier = Self.recorded.withLock { $0.updateValue(text, forKey: path) }
    if let earlier, !earlier.utf8.elementsEqual(text.utf8) {
      throw TestFailure("Two different texts are recorded in \(path).")
    }
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }

  /// What this process has recorded, by path.
  private static let recorded = Mutex<[String: String]>([:])
}

import Foundation

/// A copy of the data, to break.
struct DataDirectory {
  let path: String

  /// Calls `body` with a copy of the example's data, and removes the copy after.
  static func with(_ body: (DataDirectory) throws -> Void) throws {
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { package.deleteLastPathComponent() }
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("flights-data-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: package.appendingPathComponent("Data"), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    try body(DataDirectory(path: copy.path))
  }

  func path(of file: String) -> String {
    "\(path)/\(file)"
  }

  /// Replaces the first occurrence of a text in a file.
  func replace(_ old: String, with new: String, in file: String) throws {
    var text = try String(contentsOfFile: path(of: file), encoding: .utf8)
    guard let range = text.range(of: old) else { throw CocoaError(.formatting) }
    text.replaceSubrange(range, with: new)
    try text.write(toFile: path(of: file), atomically: true, encoding: .utf8)
  }
}

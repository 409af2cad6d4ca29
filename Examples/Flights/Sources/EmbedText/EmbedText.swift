import Foundation

/// Writes a Swift file that holds the text of other files: embed-text OUTPUT INPUT…
@main enum EmbedText {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(Data("usage: embed-text OUTPUT INPUT…\n".utf8))
      exit(2)
    }
    // More number signs than any of the files can have after a quotation mark.
    let fence = "########"
    var text = "/// The questions' source files by name.\nlet questionSources: [String: String] = [\n"
    for path in arguments.dropFirst() {
      let url = URL(fileURLWithPath: path)
      let source = try String(contentsOf: url, encoding: .utf8)
      text += "  \"\(url.lastPathComponent)\": \(fence)\"\"\"\n\(source)\n\"\"\"\(fence),\n"
    }
    try (text + "]\n").write(toFile: output, atomically: true, encoding: .utf8)
  }
}

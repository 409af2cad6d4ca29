import Foundation

/// Where in the source a question stands.
struct SourceLocation: Sendable {
  /// The module and the file's name, as `#fileID` tells them.
  let file: String
  let line: Int

  /// The lines between the braces of the call that begins here, without their common indentation.
  ///
  /// The text is that of the very file that was compiled: the build puts it into the program.
  ///
  /// - Throws: ``DemoFailure`` where no call in the expected form begins here.
  func closureBody() throws -> String {
    let name = (file as NSString).lastPathComponent
    let lines = (questionSources[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let call = lines.dropFirst(line - 1)
    let indentation = call.first?.prefix { $0 == " " } ?? ""
    guard let start = call.firstIndex(where: { $0.hasSuffix("{") }),
      let end = call[start...].firstIndex(where: { $0.hasPrefix(indentation + "}") })
    else { throw DemoFailure("\(name):\(line): no question stands here") }
    let body = call[(start + 1)..<end]
    let margin = body.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return body.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}

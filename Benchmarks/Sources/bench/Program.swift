import Foundation

/// A program that is compared with.
struct Program {
  struct Failure: Error, CustomStringConvertible {
    let program: String
    /// The status that it ended with; `nil` if it is not there.
    var status: Int32?

    var description: String {
      status.map { "the program \(program) ended with status \($0)." } ?? "there is no program \(program)."
    }
  }

  private let url: URL

  init(_ name: String) throws {
    guard let path = Self.path(of: name) else { throw Failure(program: name) }
    url = URL(fileURLWithPath: path)
  }

  /// Where a program is; `nil` if it is not installed.
  static func path(of name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: url.lastPathComponent, status: process.terminationStatus)
    }
  }
}

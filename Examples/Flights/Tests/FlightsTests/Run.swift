import Foundation

/// What a run of the built program printed, and how it ended.
struct Run {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the program that was built beside the tests.
  ///
  /// Foundation's `Process` does not serve: it learns of a program's end by a socket that another program,
  /// started meanwhile, holds open too; a PostgreSQL server would keep it waiting for good.
  init(_ arguments: String...) throws {
    // Files take what pipes would make the program wait for.
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("flights-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let output = directory.appendingPathComponent("output")
    let errors = directory.appendingPathComponent("errors")
    let program = Self.products.appendingPathComponent("flights").path
    status = try Self.run([program] + arguments, output: output.path, errors: errors.path)
    self.output = try String(contentsOf: output, encoding: .utf8)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
  }

  /// - Returns: The exit status, or the negated number of the signal that ended the program.
  private static func run(_ arguments: [String], output: String, errors: String) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    try check(posix_spawn_file_actions_init(&actions))
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    try check(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0))
    try check(posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600))
    try check(posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    try check(posix_spawn(&child, arguments[0], &actions, nil, words, environ))
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  private static func check(_ code: Int32) throws {
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
  }

  /// The directory into which SwiftPM builds: that of the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let url = bundle.bundleURL
    return url.pathExtension == "xctest" ? url.deletingLastPathComponent() : url
  }
}

import Foundation

/// The program as a process.
enum Tool {
  /// What a process has left behind.
  struct Outcome: Equatable, CustomStringConvertible {
    var output: String
    var errors = ""
    var status: Int32 = 0

    var description: String { "status \(status)\n--- output\n\(output)--- errors\n\(errors)---" }
  }

  /// The program that was built with the tests.
  static let path = built("koine")

  /// A program that was built with the tests.
  private static func built(_ name: String) -> String {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let built = tests.appending(path: name).path
    if FileManager.default.isExecutableFile(atPath: built) { return built }
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return package.appending(path: ".build/debug/\(name)").path
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - folder: The working directory.
  ///   - input: What it reads from standard input; nothing by default.
  static func run(_ arguments: String..., in folder: TemporaryFolder, input: String = "") async throws
    -> Outcome
  {
    try await run(path, arguments, in: folder, input: input)
  }

  static func run(_ arguments: [String], in folder: TemporaryFolder) async throws -> Outcome {
    try await run(path, arguments, in: folder, input: "")
  }

  /// Runs the program of the article "Migrating".
  static func people(_ arguments: [String], in folder: TemporaryFolder) async throws -> Outcome {
    try await run(built("people"), arguments, in: folder, input: "")
  }

  /// Runs a command line of the shell, in which `$koine` is the program and `$1` and the rest are the arguments.
  static func shell(_ script: String, _ arguments: String..., in folder: TemporaryFolder) async throws
    -> Outcome
  {
    try await run("/bin/sh", ["-c", script, "sh"] + arguments, in: folder, input: "")
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder, input: String
  ) async throws -> Outcome {
    let files = try ["in", "out", "err"].map { name in
      let url = folder.hidden.appending(path: "\(UUID().uuidString).\(name)")
      try Data((name == "in" ? input : "").utf8).write(to: url)
      return url
    }
    let variables = ProcessInfo.processInfo.environment.merging(["koine": path, "COLUMNS": "100"]) { $1 }
    let process = try spawn(
      [program] + arguments, variables.map { "\($0)=\($1)" }, in: folder.url.path, files: files.map(\.path))
    let status = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: exitStatus(of: process)) }
    }
    return Outcome(
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8), status: status)
  }

  /// Starts a process, in which no signal is blocked: threads of tasks block them, and a shell then waits in vain.
  private static func spawn(
    _ words: [String], _ variables: [String], in folder: String, files: [String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, file) in files.enumerated() {
      posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor), file, descriptor == 0 ? O_RDONLY : O_WRONLY | O_APPEND, 0)
    }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETSIGMASK))
    let moving = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, folder]
    let (words, variables) = (
      (moving + words).map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil]
    )
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    let status = posix_spawn(&process, "/bin/sh", &actions, &attributes, words, variables)
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .ENOENT) }
    return process
  }

  /// Waits for the end of a process.
  ///
  /// - Returns: Its status, or 128 and the number of the signal that ended it.
  private static func exitStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      if errno != EINTR { return -1 }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }
}

/// A folder that is removed with its object.
final class TemporaryFolder: Sendable {
  let url: URL
  /// A folder beside it, for what is not the test's.
  let hidden: URL

  init() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "koine-tool-\(UUID().uuidString)")
    url = root.appending(path: "work")
    hidden = root.appending(path: "hidden")
    for folder in [url, hidden] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of the files, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

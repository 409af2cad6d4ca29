@_spi(KoineDriver) import Koine
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process with a pipe to its standard input and one from its output and errors.
///
/// No other child inherits the end of the pipe whose closing tells this one that its owner is gone. If the
/// object is released, that end is closed. The child inherits no other descriptor: who waits for the end of
/// a pipe of its own must not wait for a server that lives on.
package final class ChildProcess: Sendable {
  private let reading: Int32
  /// The end of the child, waited for from the beginning.
  private let exit: Task<Int32, Never>
  private let writing: Mutex<Int32?>
  /// Held from the making of a pipe until it is closed on exec, which are two steps.
  private static let spawning = Mutex(())

  /// - Parameters:
  ///   - arguments: The program's path and its arguments.
  ///   - ownSession: Whether the child is out of reach of the terminal's Ctrl-C.
  /// - Throws: ``PrivateServerError`` if the system makes no process.
  package init(_ arguments: [String], ownSession: Bool = false) throws(PrivateServerError) {
    let (identifier, reading, writing) = try Self.spawning.withLock { _ throws(PrivateServerError) in
      try Self.spawn(arguments, ownSession: ownSession)
    }
    exit = Task.detached { await Self.exitStatus(of: identifier) }
    self.reading = reading
    self.writing = Mutex(writing)
  }

  private static func spawn(
    _ arguments: [String], ownSession: Bool
  ) throws(PrivateServerError) -> (identifier: pid_t, reading: Int32, writing: Int32) {
    let input = try pipe()
    let output: (read: Int32, write: Int32)
    do {
      output = try pipe()
    } catch {
      close(input.read)
      close(input.write)
      throw error
    }
    defer {
      close(input.read)
      close(output.write)
    }

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
    posix_spawn_file_actions_adddup2(&actions, input.read, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, output.write, 2)
    #if !canImport(Darwin)
      let limit = min(max(sysconf(Int32(_SC_OPEN_MAX)), 3), 1024)
      for descriptor in 3..<Int32(limit) { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    if ownSession { flags |= newSession }
    posix_spawnattr_setflags(&attributes, numericCast(flags))

    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment().map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let status = posix_spawn(&identifier, arguments[0], &actions, &attributes, words, variables)
    guard status == 0 else {
      close(input.write)
      close(output.read)
      throw PrivateServerError("\(arguments[0]) could not be run: \(String(cString: strerror(status)))")
    }
    return (identifier, output.read, input.write)
  }

  deinit {
    closeInput()
    close(reading)
  }

  /// Closes what the child reads, so that it comes to the end of its input. The second call does nothing.
  package func closeInput() {
    let descriptor = writing.withLock { descriptor in
      defer { descriptor = nil }
      return descriptor
    }
    if let descriptor { close(descriptor) }
  }

  /// What the child writes until it closes its output or ends.
  package func output() async -> String {
    await Self.blocking {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(self.reading, &buffer, buffer.count)
        if count > 0 {
          bytes += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          return String(decoding: bytes, as: UTF8.self)
        }
      }
    }
  }

  /// Closes the child's input and waits for its end.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal that ended the child.
  package func end() async -> Int32 {
    closeInput()
    return await exit.value
  }

  /// Waits for the end of a child, whoever asks for it: one that has ended and is not waited for stays in the
  /// system's list, where it hides others from who waits for any child, as exit tests do.
  private static func exitStatus(of identifier: pid_t) async -> Int32 {
    await blocking {
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) == -1 {
        if errno != EINTR { return -1 }
      }
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
  }

  /// Runs what waits for another process on a thread of its own: a shared one would be missed by others.
  private static func blocking<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let run: @Sendable () -> Void = { continuation.resume(returning: body()) }
      if !DetachedThread.start("koine.testing", run) { run() }
    }
  }

  /// `POSIX_SPAWN_SETSID`, which the platforms' Swift modules leave out.
  private static var newSession: Int32 {
    #if canImport(Darwin)
      0x400
    #else
      0x80
    #endif
  }

  private static func pipe() throws(PrivateServerError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let status = Darwin.pipe(&ends)
    #elseif canImport(Musl)
      let status = Musl.pipe(&ends)
    #else
      let status = Glibc.pipe(&ends)
    #endif
    guard status == 0 else {
      throw PrivateServerError("No pipe could be made: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The environment without the variables that would send a server's programs to another one.
  private static func environment() -> [String] {
    var result: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let variable = String(cString: text)
      if !["PG", "MYSQL_", "MARIADB_"].contains(where: variable.hasPrefix) { result.append(variable) }
      entry += 1
    }
    return result
  }
}

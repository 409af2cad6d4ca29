#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes text to a file descriptor, in large pieces.
final class Output {
  private let descriptor: Int32
  private let name: String
  private var buffer: [UInt8] = []

  private init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens what is closed of standard input, output and error, so that no file of a database gets its number.
  static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  static var standard: Output { Output(STDOUT_FILENO, name: "standard output") }
  static var error: Output { Output(STDERR_FILENO, name: "standard error") }

  /// Makes a file, or empties it.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  static func file(_ path: String) throws(Mistake) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Mistake("\(path) cannot be written: \(reason())") }
    return Output(descriptor, name: path)
  }

  /// - Throws: ``Mistake`` if the system refuses.
  func write(_ text: String) throws(Mistake) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what was kept until now.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  func flush() throws(Mistake) {
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        dieOfBrokenPipe()
      } else if errno != EINTR {
        buffer.removeAll()
        throw Mistake("\(name) cannot be written: \(reason())")
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what was kept until now and a last text, and closes a file.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  func end(_ text: String = "") throws(Mistake) {
    try write(text)
    try flush()
    guard descriptor > STDERR_FILENO else { return }
    guard close(descriptor) == 0 else { throw Mistake("\(name) cannot be written: \(reason())") }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

/// Ends the program as the system ends others whose output nobody reads. Threads of tasks block the signal.
private func dieOfBrokenPipe() -> Never {
  signal(SIGPIPE, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGPIPE)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(SIGPIPE)
  _exit(128 + SIGPIPE)
}

private func reason() -> String { String(cString: strerror(errno)) }

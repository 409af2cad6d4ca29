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
  /// The file that is made, and the one whose place it takes when it is whole.
  private let replacement: (new: String, old: String)?
  private var buffer: [UInt8] = []

  private init(_ descriptor: Int32, name: String, replacement: (new: String, old: String)? = nil) {
    self.descriptor = descriptor
    self.name = name
    self.replacement = replacement
  }

  /// Opens what is closed of standard input, output and error, so that no file of a database gets its number.
  static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Lets a write to a pipe that nobody reads fail, instead of ending the program before it has removed what it made.
  static func surviveClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  static var standard: Output { Output(STDOUT_FILENO, name: "standard output") }
  static var error: Output { Output(STDERR_FILENO, name: "standard error") }

  /// Makes a file, or replaces one, when ``end(_:)`` is called. What is no file, such as a pipe, is written to at once.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  static func file(_ path: String) throws(Mistake) -> Output {
    guard path != "-", path != "/dev/stdout" else { return standard }
    // What a link leads to is replaced, and not the link.
    let target = realpath(path, nil)
    defer { free(target) }
    let old = target.map { String(cString: $0) } ?? path
    var status = stat()
    let isOther = stat(old, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let new = isOther ? old : "\(old).\(getpid()).partial"
    let flags = isOther ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(new, flags, 0o666)
    guard descriptor >= 0 else { throw Mistake("\(path) cannot be written: \(reason())") }
    return Output(descriptor, name: path, replacement: isOther ? nil : (new, old))
  }

  /// - Throws: ``Mistake`` if the system refuses.
  func write(_ text: String) throws(Mistake) {
    buffer += text.utf8
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what was kept until now.
  ///
  /// - Throws: ``Mistake`` if the system refuses, or nobody reads it any more.
  func flush() throws(Mistake) {
    var start = 0
    while start < buffer.count {
      let count = buffer[start...].withUnsafeBytes { systemWrite(descriptor, $0) }
      if count >= 0 {
        start += count
      } else if errno == EPIPE {
        buffer.removeAll()
        throw Mistake.closedPipe
      } else if errno != EINTR {
        buffer.removeAll()
        throw Mistake("\(name) cannot be written: \(reason())")
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes what was kept until now and a last text. A file is closed, and takes its place.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  func end(_ text: String = "") throws(Mistake) {
    try write(text)
    try flush()
    guard descriptor > STDERR_FILENO else { return }
    guard close(descriptor) == 0 else { throw Mistake("\(name) cannot be written: \(reason())") }
    if let replacement, rename(replacement.new, replacement.old) != 0 {
      throw Mistake("\(name) cannot be written: \(reason())")
    }
  }

  /// Removes the file that was begun.
  func discard() {
    if let replacement { unlink(replacement.new) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

extension Output {
  /// Ends the program as the system ends others whose output nobody reads, when what it has made is removed. Threads of
  /// tasks block the signal.
  static func dieOfClosedPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(SIGPIPE)
    _exit(128 + SIGPIPE)
  }
}

private func reason() -> String { String(cString: strerror(errno)) }

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is read piece by piece, by one task.
final class ImportedFile: Sendable {
  static let pieceSize = 1 << 18

  private let path: String
  private let descriptor: Int32
  /// Whether its bytes are there, and reading them does not wait for anybody.
  private let isRegular: Bool
  /// How many bytes it has; `nil` of a pipe.
  let size: Int?

  /// - Throws: ``ImportError`` if there is no such file, or it cannot be read.
  init(_ path: String) throws(ImportError) {
    self.path = path
    // A pipe that nobody has opened for writing would hold the thread.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.error(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw Self.error(path, code)
    }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = isRegular ? Int(status.st_size) : nil
  }

  deinit {
    close(descriptor)
  }

  /// Whether a file can be read again; so it says of one that does not exist, which is an error when it is opened.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func error(_ path: String, _ code: Int32) -> ImportError {
    ImportError("The file \(path) cannot be read: \(String(cString: strerror(code))).")
  }

  /// The next piece; `nil` at the end of the file.
  ///
  /// - Throws: ``ImportError`` if it cannot be read, `CancellationError` if the task was cancelled.
  func read() async throws -> [UInt8]? {
    if isRegular { return try piece() }
    let isCancelled = Flag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isStarted = DetachedThread.start("Koine import") {
          continuation.resume(with: self.awaitedPiece(isCancelled))
        }
        if !isStarted { continuation.resume(throwing: Self.error(self.path, EAGAIN)) }
      }
    } onCancel: {
      isCancelled.isSet.store(true, ordering: .relaxed)
    }
  }

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// Waits for somebody to write.
  private func awaitedPiece(_ isCancelled: Flag) -> Result<[UInt8]?, any Error> {
    while !isCancelled.isSet.load(ordering: .relaxed) {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Looks whether the task was cancelled ten times a second.
      let count = poll(&event, 1, 100)
      if count == 0 || count < 0 && errno == EINTR { continue }
      do {
        return .success(try piece())
      } catch is Unready {
        continue
      } catch {
        return .failure(error)
      }
    }
    return .failure(CancellationError())
  }

  /// Nothing is there to be read, though it seemed so.
  private struct Unready: Error {}

  private func piece() throws -> [UInt8]? {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      var result = 0
      repeat {
        result = SystemFile.read(descriptor, buffer.baseAddress, buffer.count)
        code = result < 0 ? errno : 0
      } while code == EINTR
      count = max(result, 0)
    }
    if code == EAGAIN { throw Unready() }
    guard code == 0 else { throw Self.error(path, code) }
    return bytes.isEmpty ? nil : bytes
  }
}

/// The system's function, whose name the file's own method has.
private enum SystemFile {
  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, bytes, count)
    #else
      Glibc.read(descriptor, bytes, count)
    #endif
  }
}

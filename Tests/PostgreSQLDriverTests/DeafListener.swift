import Foundation

/// A port of this machine that takes connections and never answers.
final class DeafListener: Sendable {
  struct Failure: Error {}

  let descriptor: Int32
  let port: UInt16

  init() throws {
    #if canImport(Glibc)
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    descriptor = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 5) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { throw Failure() }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Ends a thread that waits for a connection.
  func end() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  deinit {
    end()
    close(descriptor)
  }
}

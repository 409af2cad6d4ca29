import Foundation

/// A port of this machine that takes connections and never answers.
final class DeafListener {
  struct Failure: Error {}

  private let listener: Int32
  let port: UInt16

  init() throws {
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 5) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else { throw Failure() }
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    close(listener)
  }
}

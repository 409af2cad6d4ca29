#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's calls about sockets that a proxy needs, with the differences between the platforms.
enum ProxySocket {
  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// A socket that listens on a free port of 127.0.0.1.
  static func listen() throws(FaultProxyError) -> Int32 {
    let listener = socket(AF_INET, stream, 0)
    guard listener >= 0 else { throw failure("make a socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isListening = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isListening, systemListen(listener) == 0 else {
      defer { close(listener) }
      throw failure("listen on 127.0.0.1")
    }
    prepare(listener)
    return listener
  }

  static func port(of listener: Int32) throws(FaultProxyError) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
    }
    guard status == 0 else { throw failure("find the port") }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The next connection, or `nil` if there is none.
  static func accept(_ listener: Int32) -> Int32? {
    let client = systemAccept(listener)
    guard client >= 0 else { return nil }
    prepare(client)
    var on: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    return client
  }

  /// A connection to a Unix socket, or `nil` if nobody listens there.
  static func connect(_ path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let server = socket(AF_UNIX, stream, 0)
    guard server >= 0 else { return nil }
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        systemConnect(server, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else {
      close(server)
      return nil
    }
    prepare(server)
    return server
  }

  enum Transfer {
    case moved(Int)
    /// The other side has ended the connection in good order.
    case ended
    case notNow
    case failed
  }

  static func receive(_ socket: Int32, into buffer: inout [UInt8]) -> Transfer {
    outcome(recv(socket, &buffer, buffer.count, 0), zero: .ended)
  }

  static func send(_ socket: Int32, _ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { systemSend(socket, $0.baseAddress, $0.count, flags) }
    return outcome(count, zero: .notNow)
  }

  private static func outcome(_ count: Int, zero: Transfer) -> Transfer {
    if count > 0 { return .moved(count) }
    if count == 0 { return zero }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .notNow : .failed
  }

  /// Tells the other side that nothing more comes.
  static func end(_ socket: Int32) {
    shutdown(socket, Int32(SHUT_WR))
  }

  // A process that another thread is just starting has the descriptors, too, until it runs its program: to close them
  // here ends nothing on its own.

  /// Closes a connection so that the other side gets a reset.
  static func reset(_ socket: Int32) {
    #if !canImport(Darwin)
      var nobody = sockaddr()
      nobody.sa_family = sa_family_t(AF_UNSPEC)
      _ = systemConnect(socket, &nobody, socklen_t(MemoryLayout<sockaddr>.size))
    #endif
    var atOnce = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &atOnce, socklen_t(MemoryLayout<linger>.size))
    systemClose(socket)
  }

  /// Closes a connection so that the other side reads its end.
  static func cut(_ socket: Int32) {
    shutdown(socket, Int32(SHUT_RDWR))
    systemClose(socket)
  }

  static func close(_ descriptor: Int32) {
    systemClose(descriptor)
  }

  static func pipe() throws(FaultProxyError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { throw failure("make a pipe") }
    for end in ends { prepare(end) }
    return (ends[0], ends[1])
  }

  static func wake(_ descriptor: Int32) {
    var byte: UInt8 = 0
    // A full pipe wakes the reader as well.
    _ = write(descriptor, &byte, 1)
  }

  static func drain(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }

  static func yield() {
    sched_yield()
  }

  /// Makes a descriptor non-blocking, and closed in child processes.
  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func failure(_ what: String) -> FaultProxyError {
    FaultProxyError("The proxy could not \(what): \(String(cString: strerror(errno)))")
  }
}

// The system's functions whose names the ones above hide.

private func systemListen(_ listener: Int32) -> Int32 { listen(listener, 128) }
private func systemAccept(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }
private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
private func systemConnect(_ socket: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t) -> Int32 {
  connect(socket, address, size)
}
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32) -> Int {
  guard let bytes else { return 0 }
  return send(socket, bytes, count, flags)
}

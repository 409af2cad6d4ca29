import CLibPQ

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One of the hosts that a connection may be made to.
struct ConnectionHost: Sendable {
  /// The values of libpq's keywords of the same name; `nil` leaves them as they are.
  var host: String?
  var hostaddr: String?
  var port: String?

  /// The host once for each of its addresses: libpq tries them one after the other, but knows no time limit.
  func addresses() -> [ConnectionHost] {
    guard let host, !host.isEmpty, hostaddr?.isEmpty ?? true, !host.hasPrefix("/"), !host.hasPrefix("@")
    else {
      return [self]
    }
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    // libpq will find out again that there is none, and say so.
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [self] }
    defer { freeaddrinfo(found) }
    var addresses: [ConnectionHost] = []
    var next = found
    while let entry = next {
      next = entry.pointee.ai_next
      var text = [CChar](repeating: 0, count: 128)
      guard
        getnameinfo(
          entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0,
          NI_NUMERICHOST)
          == 0
      else { continue }
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      addresses.append(
        ConnectionHost(host: host, hostaddr: String(decoding: bytes, as: UTF8.self), port: port))
    }
    return addresses.count > 1 ? addresses : [self]
  }
}

/// What libpq does with several hosts if it waits by itself, but not if it is polled.
extension ConnectionString {
  /// The hosts to try, in order.
  var hosts: [ConnectionHost] {
    // libpq takes care of the hosts in a service file.
    guard self["service"] == nil else { return [ConnectionHost()] }
    let hosts = list("host")
    let addresses = list("hostaddr")
    let ports = list("port")
    let count = max(hosts.count, addresses.count)
    // libpq refuses lists that do not fit each other.
    guard count > 0, [0, count].contains(hosts.count), [0, count].contains(addresses.count),
      [0, 1, count].contains(ports.count)
    else { return [ConnectionHost()] }
    let all = (0..<count).map { index in
      ConnectionHost(
        host: hosts.isEmpty ? nil : hosts[index], hostaddr: addresses.isEmpty ? nil : addresses[index],
        port: ports.isEmpty ? nil : ports[ports.count == 1 ? 0 : index])
    }
    return effective("load_balance_hosts") == "random" ? all.shuffled() : all
  }

  private func list(_ keyword: String) -> [String] {
    guard let value = effective(keyword), !value.isEmpty else { return [] }
    return value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// How long each host gets, in nanoseconds, if the text or the environment says so.
  var hostTimeout: UInt64? {
    guard let seconds = effective("connect_timeout").flatMap({ UInt64($0) }), seconds > 0 else { return nil }
    return min(seconds, 1_000_000) * 1_000_000_000
  }

  /// The values of `target_session_attrs` to go through all hosts with: `prefer-standby` means a standby, then any.
  func sessionPreferences(hosts count: Int) -> [String?] {
    count > 1 && effective("target_session_attrs") == "prefer-standby" ? ["standby", "any"] : [nil]
  }

  /// The parameters for one of the hosts.
  func `for`(_ host: ConnectionHost, _ sessionPreference: String?) -> ConnectionString {
    var parameters = self
    if let name = host.host { parameters.set("host", name) }
    if let address = host.hostaddr { parameters.set("hostaddr", address) }
    if let port = host.port { parameters.set("port", port) }
    if let sessionPreference { parameters.set("target_session_attrs", sessionPreference) }
    return parameters
  }

  /// The value of a keyword in the text, the environment or the default service.
  private func effective(_ keyword: String) -> String? {
    if let value = self[keyword] { return value }
    guard let options = PQconndefaults() else { return nil }
    defer { PQconninfoFree(options) }
    var option = options
    while let name = option.pointee.keyword {
      if strcmp(name, keyword) == 0 { return option.pointee.val.map { String(cString: $0) } }
      option += 1
    }
    return nil
  }

  /// Whether a connection failed because too many clients wait for the server's socket: Linux does not let a Unix
  /// socket's clients wait, and does not tell libpq more than this text.
  static func isQueueFull(_ connection: OpaquePointer) -> Bool {
    guard let message = PQerrorMessage(connection), let reason = strerror(EAGAIN) else { return false }
    return strstr(message, reason) != nil
  }
}

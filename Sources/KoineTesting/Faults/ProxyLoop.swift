#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The work of a proxy's thread: it moves bytes between clients and the server.
struct ProxyLoop {
  let listener: Int32
  let socketPath: String
  let control: ProxyControl
  private var pairs: [ProxyPair] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  init(listener: Int32, socketPath: String, control: ProxyControl) {
    self.listener = listener
    self.socketPath = socketPath
    self.control = control
  }

  consuming func run() {
    while obey() { moveOnce() }
    for pair in pairs { pair.close() }
    ProxySocket.close(listener)
    control.settings.withLock { settings in
      settings.open = 0
      settings.hasEnded = true
    }
  }

  /// Does what the owner has asked for.
  ///
  /// - Returns: Whether to go on.
  private mutating func obey() -> Bool {
    let (ending, isStopped) = control.settings.withLock { settings in
      defer { settings.ending = nil }
      return (settings.ending, settings.isStopped)
    }
    if let ending {
      for pair in pairs {
        switch ending {
        case .cut: pair.close()
        case .reset: pair.reset()
        }
      }
      pairs = []
    }
    noteOpenPairs()
    control.settings.withLock { settings in
      // What was asked for after the first look is seen at the next one.
      if settings.ending == nil, settings.isStopped == isStopped { settings.seen = settings.changes }
    }
    return !isStopped
  }

  private func noteOpenPairs() {
    let open = pairs.count { !$0.wasLeft && !$0.isClosed }
    control.settings.withLock { $0.open = open }
  }

  /// Waits until something can be done, and does it.
  private mutating func moveOnce() {
    let behaviors = control.settings.withLock { $0.behaviors }
    // What waited for another behavior can go on.
    for pair in pairs { pair.give(behaviors) }
    let count = pairs.count
    pairs.removeAll { $0.isClosed }
    // Nothing may happen for long: who waits until a connection is closed has to hear of it now.
    if pairs.count < count { noteOpenPairs() }
    var polled = [
      pollfd(fd: control.wakeup.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
    ]
    for pair in pairs {
      for side in FaultProxy.Direction.allCases {
        let events = pair.events(on: side, behaviors)
        // A descriptor of which nothing is wanted would report its end again and again.
        polled.append(pollfd(fd: events == 0 ? -1 : pair.sockets[side] ?? -1, events: events, revents: 0))
      }
    }
    guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return }
    if polled[0].revents != 0 {
      // Changed settings come first.
      ProxySocket.drain(control.wakeup.read)
      return
    }
    if polled[1].revents != 0, let client = ProxySocket.accept(listener) {
      pairs.append(ProxyPair(client: client, socketPath: socketPath))
      control.settings.withLock { $0.accepted += 1 }
    }
    for (index, pair) in pairs.enumerated() where 2 + 2 * index + 1 < polled.count {
      for (side, direction) in FaultProxy.Direction.allCases.enumerated()
      where polled[2 + 2 * index + side].revents != 0 {
        let count = pair.take(from: direction, behaviors, &buffer)
        control.settings.withLock { $0.taken[direction, default: 0] += count }
      }
    }
  }
}

/// One client's connection and the server's end of it. A socket is named by the direction of the bytes that
/// are read from it: the client's sends `toServer`.
private final class ProxyPair {
  private struct Half {
    var waiting: ArraySlice<UInt8> = []
    /// Whether the sender has ended.
    var hasEnded = false
    /// Whether the receiver was told.
    var wasTold = false
  }

  private(set) var sockets: [FaultProxy.Direction: Int32]
  private var halves: [FaultProxy.Direction: Half] = [.toServer: Half(), .toClient: Half()]
  private let socketPath: String
  var isClosed: Bool { sockets.isEmpty }
  /// Whether the client has closed its end.
  var wasLeft: Bool { halves[.toServer]?.hasEnded == true }

  init(client: Int32, socketPath: String) {
    sockets = [.toServer: client]
    self.socketPath = socketPath
  }

  /// What to wait for on the socket that `side` is read from.
  func events(
    on side: FaultProxy.Direction, _ behaviors: [FaultProxy.Direction: FaultProxy.Behavior]
  ) -> Int16 {
    var events: Int32 = 0
    if let half = halves[side], !half.hasEnded, half.waiting.count < 65_536 { events |= Int32(POLLIN) }
    let other: FaultProxy.Direction = side == .toServer ? .toClient : .toServer
    if let half = halves[other], !half.waiting.isEmpty, Self.isMoving(behaviors[other]) {
      events |= Int32(POLLOUT)
    }
    return Int16(events)
  }

  private static func isMoving(_ behavior: FaultProxy.Behavior?) -> Bool {
    switch behavior ?? .passing {
    case .passing, .trickling: true
    case .stalled, .swallowing: false
    }
  }

  /// Reads what a side has sent.
  ///
  /// - Returns: The number of bytes.
  func take(
    from side: FaultProxy.Direction, _ behaviors: [FaultProxy.Direction: FaultProxy.Behavior],
    _ buffer: inout [UInt8]
  ) -> Int {
    guard let socket = sockets[side], var half = halves[side], !half.hasEnded, half.waiting.count < 65_536
    else { return 0 }
    var taken = 0
    switch ProxySocket.receive(socket, into: &buffer) {
    case .moved(let count):
      taken = count
      if behaviors[side] != .swallowing { half.waiting += buffer[..<count] }
    case .ended: half.hasEnded = true
    case .notNow: break
    case .failed:
      close()
      return 0
    }
    halves[side] = half
    return taken
  }

  /// Sends what is waiting, as far as the behaviors and the receivers allow.
  func give(_ behaviors: [FaultProxy.Direction: FaultProxy.Behavior]) {
    for direction in FaultProxy.Direction.allCases {
      let behavior = behaviors[direction] ?? .passing
      // What waited on a line that was down is lost too.
      if behavior == .swallowing { halves[direction]?.waiting = [] }
      guard Self.isMoving(behavior), var half = halves[direction], !isClosed else { continue }
      if !half.waiting.isEmpty {
        guard let receiver = receiver(of: direction) else { return close() }
        let bytes = behavior == .trickling ? half.waiting.prefix(1) : half.waiting
        switch ProxySocket.send(receiver, bytes) {
        case .moved(let count): half.waiting = half.waiting.dropFirst(count)
        case .ended, .notNow: break
        case .failed: return close()
        }
      }
      if half.hasEnded, half.waiting.isEmpty, !half.wasTold {
        half.wasTold = true
        if let receiver = sockets[direction == .toServer ? .toClient : .toServer] {
          ProxySocket.end(receiver)
        } else {
          // The client has left before the server heard of it.
          return close()
        }
      }
      halves[direction] = half
    }
    if halves.values.allSatisfy(\.wasTold) { close() }
  }

  /// The socket that the bytes of a direction go to. The server is called when there is something to tell it.
  private func receiver(of direction: FaultProxy.Direction) -> Int32? {
    guard direction == .toServer else { return sockets[.toServer] }
    if sockets[.toClient] == nil { sockets[.toClient] = ProxySocket.connect(socketPath) }
    return sockets[.toClient]
  }

  func close() {
    for socket in sockets.values { ProxySocket.cut(socket) }
    sockets = [:]
  }

  func reset() {
    if let client = sockets.removeValue(forKey: .toServer) { ProxySocket.reset(client) }
    close()
  }
}

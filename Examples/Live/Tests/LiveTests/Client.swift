import NIOCore
import NIOPosix

/// An answer of the server.
struct Answer: Equatable {
  var status: Int
  var headers: [String: String]
  var body: String
}

/// Speaks HTTP with the server, in as far as the tests need it.
struct Client {
  let port: Int

  private func connect() async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup).connect(
      host: "127.0.0.1", port: port
    ) {
      channel in
      channel.eventLoop.makeCompletedFuture { try NIOAsyncChannel(wrappingChannelSynchronously: channel) }
    }
  }

  /// - Parameter isScript: Whether the page's script asks, and not a browser without it.
  func send(_ method: String, _ path: String, form: String = "", isScript: Bool = false) async throws
    -> Answer
  {
    try await connect().executeThenClose { inbound, outbound in
      let fields =
        "Host: test\r\nConnection: close\r\nAccept: \(isScript ? "text/plain" : "text/html")\r\n"
        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(form.utf8.count)\r\n"
      try await outbound.write(ByteBuffer(string: "\(method) \(path) HTTP/1.1\r\n\(fields)\r\n\(form)"))
      var text = ""
      for try await part in inbound { text += String(buffer: part) }
      return Answer(text)
    }
  }

  /// Reads the events of the page, one after another, for as long as `body` runs or returns true.
  ///
  /// - Returns: Whether the server has ended the stream.
  @discardableResult
  func events(_ body: (_ name: String, _ data: String) async throws -> Bool) async throws -> Bool {
    try await connect().executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: "GET /events HTTP/1.1\r\nHost: test\r\n\r\n"))
      var stream = EventBytes()
      for try await part in inbound {
        stream.append(part)
        while let event = stream.next() {
          if try await !body(event.name, event.data) { return false }
        }
      }
      return true
    }
  }
}

extension Answer {
  init(_ text: String) {
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\r\n")
    status = lines.first.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
    headers = [:]
    for line in lines.dropFirst() {
      let field = line.split(separator: ":", maxSplits: 1)
      headers[field[0].lowercased()] = String(field[1].drop { $0 == " " })
    }
    body = parts.count == 2 ? String(parts[1]) : ""
  }
}

/// The bytes of an event stream, in the chunks of HTTP.
private struct EventBytes {
  private var bytes: [UInt8] = []
  private var hasHead = false
  private var text: [UInt8] = []

  mutating func append(_ part: ByteBuffer) {
    bytes += Array(part.readableBytesView)
    if !hasHead, let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
      bytes.removeSubrange(..<end.upperBound)
      hasHead = true
    }
    while hasHead, let line = bytes.firstRange(of: Array("\r\n".utf8)),
      let length = Int(String(decoding: bytes[..<line.lowerBound], as: UTF8.self), radix: 16),
      bytes.count >= line.upperBound + length + 2
    {
      text += bytes[line.upperBound..<line.upperBound + length]
      bytes.removeSubrange(..<(line.upperBound + length + 2))
    }
  }

  mutating func next() -> (name: String, data: String)? {
    guard let end = text.firstRange(of: Array("\n\n".utf8)) else { return nil }
    defer { text.removeSubrange(..<end.upperBound) }
    var (name, data) = ("", [Substring]())
    for line in String(decoding: text[..<end.lowerBound], as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
      if line.hasPrefix("data: ") { data.append(line.dropFirst(6)) }
    }
    return (name, data.joined(separator: "\n"))
  }
}

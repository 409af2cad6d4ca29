import Foundation

/// A port of this machine whose server lets everybody in and says that it has another version.
///
/// It speaks the beginning of the protocol and then waits: who refuses its version does so before the first statement.
final class OldServer: Sendable {
  private let listener: DeafListener
  var port: UInt16 { listener.port }

  /// - Parameter version: As `server_version` has it.
  init(version: String) throws {
    listener = try DeafListener()
    let greeting = Self.greeting(version)
    // The loop has the listener, too: its number must not become that of another socket before the loop has ended.
    Foundation.Thread { [listener] in
      while true {
        let client = accept(listener.descriptor, nil, nil)
        guard client >= 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1_024)
        _ = read(client, &buffer, buffer.count)
        _ = write(client, greeting, greeting.count)
        while read(client, &buffer, buffer.count) > 0 {}
        close(client)
      }
    }.start()
  }

  deinit { listener.end() }

  /// AuthenticationOk, the parameters and ReadyForQuery.
  private static func greeting(_ version: String) -> [UInt8] {
    func message(_ type: Character, _ body: [UInt8]) -> [UInt8] {
      let length = UInt32(body.count + 4).bigEndian
      return Array("\(type)".utf8) + withUnsafeBytes(of: length, Array.init) + body
    }
    let parameters = [
      ("server_version", version), ("integer_datetimes", "on"), ("client_encoding", "UTF8"),
    ]
    return message("R", [0, 0, 0, 0])
      + parameters.flatMap { message("S", Array("\($0)\0\($1)\0".utf8)) } + message("Z", Array("I".utf8))
  }
}

import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A private server and the process that stops it: when this object is released, when ``stop()`` is called, or when
/// this process ends, however it ends.
///
/// A process of its own does this, because a process that is killed cannot clean up after itself.
final class ServerGuardian: Sendable {
  /// The server's directory, which holds its socket, its data and its logs.
  let directory: String
  /// The directory of the server's programs.
  let programs: String
  /// The process of the server itself.
  let processIdentifier: Int32

  private let name: String
  private let guardian: Mutex<ChildProcess?>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - name: What messages call the server.
  ///   - script: The text of one of the scripts `with-…`.
  /// - Throws: ``PrivateServerError`` if no server is installed, or it does not start.
  init(_ name: String, script: String) async throws {
    let guardian = try ChildProcess(["/bin/sh", "-c", script, "koine-server", "--guard"], ownSession: true)
    let answer = await guardian.output()
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard answer.hasPrefix("/"), lines.count >= 3, let process = Int32(lines[2]) else {
      _ = await guardian.end()
      let reason = answer.hasPrefix("error: ") ? answer.dropFirst(7) : "its guardian process ended"
      throw PrivateServerError("No private \(name): \(reason)".trimmingNewlines())
    }
    self.name = name
    directory = String(lines[0])
    programs = String(lines[1])
    processIdentifier = process
    self.guardian = Mutex(guardian)
  }

  /// Stops the server and removes its directory. Stopping twice is allowed.
  func stop() async {
    let guardian = self.guardian.withLock { guardian in
      defer { guardian = nil }
      return guardian
    }
    _ = await guardian?.end()
  }

  /// Runs one of the server's programs.
  ///
  /// - Returns: What it prints.
  /// - Throws: ``PrivateServerError`` with that, if the program fails, or if the server has been stopped.
  @discardableResult
  func run(_ program: String, _ arguments: String...) async throws -> String {
    guard guardian.withLock({ $0 != nil }) else {
      throw PrivateServerError("The private \(name) has been stopped.")
    }
    let child = try ChildProcess(["\(programs)/\(program)"] + arguments)
    child.closeInput()
    let output = await child.output()
    let status = await child.end()
    guard status == 0 else { throw PrivateServerError("\(program): \(output)".trimmingNewlines()) }
    return output
  }
}

/// Why there is no private server, or why it refused something, and what to do.
public struct PrivateServerError: Error, CustomStringConvertible, Sendable {
  /// What went wrong, and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension PrivateServerError: LocalizedError {
  /// The description, for code that shows a `LocalizedError`.
  public var errorDescription: String? { description }
}

extension String {
  fileprivate func trimmingNewlines() -> String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}

import Hummingbird
import Koine
import Logging
import ServiceLifecycle

/// The list as server-sent events: at once, and again after each change, until the window is closed or the server stops.
struct EventStream: Sendable {
  let reminders: Reminders
  let logger: Logger

  func response(to request: Request) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        do {
          // A closed window ends the task, and with it the observation.
          try await request.body.consumeWithCancellationOnInboundClose { _ in
            try await write(to: &writer)
          }
        } catch {
          // The window or the server is gone; nobody is left to be told.
          logger.debug("An event stream ended: \(error)")
        }
        try await writer.finish(nil)
      })
  }

  private func write(to writer: inout any ResponseBodyWriter) async throws {
    for await result in reminders.all.results.cancelOnGracefulShutdown() {
      switch result {
      case .success(let reminders):
        try await writer.write(Self.event("list", Page.list(reminders).text))
      case .failure(let error):
        logger.error("\(error)")
        try await writer.write(Self.event("problem", "The list cannot be read at the moment."))
      }
    }
  }

  /// An event, in which each line of the data has a field of its own.
  static func event(_ name: String, _ data: String) -> ByteBuffer {
    let lines = data.split(omittingEmptySubsequences: false) { $0.isNewline }.map { "data: \($0)\n" }
    return ByteBuffer(string: "event: \(name)\n\(lines.joined())\n")
  }
}

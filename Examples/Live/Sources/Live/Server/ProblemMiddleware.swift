import Hummingbird
import Koine

/// Shows problems: what the person at the page can put right in words, everything else as what it is, without values.
struct ProblemMiddleware: RouterMiddleware {
  typealias Context = BasicRequestContext

  let reminders: Reminders

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as InvalidInput {
      return try await response(to: request, error.message, .unprocessableContent)
    } catch let error as DatabaseError {
      context.logger.error("\(error)")
      let message = "The database has a problem: \(error.message)"
      if request.isOfScript { return Self.text(message, .serviceUnavailable) }
      return Response(Page.whole([], error: message), status: .serviceUnavailable)
    }
  }

  private func response(
    to request: Request, _ message: String, _ status: HTTPResponse.Status
  ) async throws -> Response {
    if request.isOfScript { return Self.text(message, status) }
    return Response(Page.whole(try await reminders.fetch(), error: message), status: status)
  }

  private static func text(_ message: String, _ status: HTTPResponse.Status) -> Response {
    Response(message, type: "text/plain; charset=utf-8", status: status)
  }
}

import Hummingbird
import Koine

/// What the server answers.
struct Routes: Sendable {
  let reminders: Reminders

  func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: ProblemMiddleware(reminders: reminders))
    router.get("/") { _, _ in
      Response(Page.whole(try await reminders.fetch()))
    }
    router.get("style.css") { _, _ in Response(Assets.style, type: "text/css; charset=utf-8") }
    router.get("live.js") { _, _ in Response(Assets.script, type: "text/javascript; charset=utf-8") }
    router.get("events") { request, context in
      EventStream(reminders: reminders, logger: context.logger).response(to: request)
    }
    router.post("reminders") { request, context in
      try await reminders.add(try await request.decode(as: NewReminder.self, context: context).title)
      return done(request)
    }
    router.post("reminders/:id/complete") { request, context in
      try await reminders.set(try context.parameters.require("id", as: Int.self), isCompleted: true)
      return done(request)
    }
    router.post("reminders/:id/undo") { request, context in
      try await reminders.set(try context.parameters.require("id", as: Int.self), isCompleted: false)
      return done(request)
    }
    router.post("reminders/:id/delete") { request, context in
      try await reminders.delete(try context.parameters.require("id", as: Int.self))
      return done(request)
    }
    return router
  }

  private struct NewReminder: Decodable {
    var title: String
  }

  /// The script needs no answer; a browser without it loads the page again.
  private func done(_ request: Request) -> Response {
    request.isOfScript ? Response(status: .noContent) : .redirect(to: "/", type: .normal)
  }
}

extension Request {
  /// Whether the page's script asks.
  var isOfScript: Bool { headers[.accept] == "text/plain" }

  /// The fields of a form.
  fileprivate func decode<Fields: Decodable>(
    as type: Fields.Type, context: some RequestContext
  ) async throws -> Fields {
    do {
      return try await URLEncodedFormDecoder().decode(type, from: self, context: context)
    } catch is DecodingError {
      throw InvalidInput("The form is incomplete.")
    }
  }
}

extension Response {
  init(_ page: HTML, status: HTTPResponse.Status = .ok) {
    self.init(page.text, type: "text/html; charset=utf-8", status: status)
  }

  init(_ text: String, type: String, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        .contentSecurityPolicy: "default-src 'self'; frame-ancestors 'none'; form-action 'self'",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

import CLibPQShims

/// Threads for what blocks: connecting, cancelling, and the reactor.
enum Thread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Runs `body` on a detached thread of its own.
  ///
  /// - Returns: Whether the system had a thread to give; without one, `body` does not run.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let context = Unmanaged.passRetained(Body(body))
    let error = koine_start_thread(
      { context in
        guard let context else { return }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
      }, context.toOpaque())
    if error != 0 { context.release() }
    return error == 0
  }
}
